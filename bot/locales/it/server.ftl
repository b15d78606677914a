# Per chi gestisce un server: le sue impostazioni e i suoi tavoli.

command-server = server
command-server-about = Dove e da chi si aprono i tavoli in questo server, e tutti quelli aperti
command-server-settings = impostazioni
command-server-settings-about = Scegli dove si aprono i tavoli, chi può aprirli e come cominciano
command-server-tables = tavoli
command-server-tables-about = Vedi tutti i tavoli aperti di questo server, e che cosa li trattiene

server-settings-title = I tavoli di questo server
server-settings-text = Ciò che scegli vale per i tavoli che si aprono da ora in poi; quelli aperti restano come sono. Questo pannello lo vedi solo tu.
server-channels = Dove si possono aprire tavoli
server-channels-text = Nessuna scelta: in ogni canale. Un canale vale con i suoi thread, una categoria con i suoi canali.
server-channels-all = In ogni canale
server-channels-gone = { $count ->
    [one] Un altro era stato scelto, ma nel frattempo è stato eliminato.
   *[other] Altri { $count } erano stati scelti, ma nel frattempo sono stati eliminati.
}
server-channels-all-gone = ⚠️ Tutti i canali scelti sono stati eliminati, quindi non si può aprire nessun tavolo. Scegline altri, oppure permetti i tavoli ovunque:
server-choose = Scegline altri
server-roles = Chi può aprire tavoli
server-roles-text = Nessuna scelta: chiunque. Chi gestisce il server può sempre. Chiunque può sedersi, e giocare una partita guidata.
server-roles-all = Chiunque
server-roles-gone = { $count ->
    [one] Un altro era stato scelto, ma nel frattempo è stato eliminato.
   *[other] Altri { $count } erano stati scelti, ma nel frattempo sono stati eliminati.
}
server-roles-all-gone = ⚠️ Tutti i ruoli scelti sono stati eliminati, quindi può aprire tavoli solo chi gestisce il server. Scegline altri, oppure permettilo a chiunque:
server-defaults = Come cominciano i nuovi tavoli
server-defaults-text = Chi ospita può scegliere diversamente per il proprio.
server-language-discord = quella del server su Discord
server-limits = Quanti tavoli aperti
server-limits-text = Questi limiti si aggiungono a quelli di chi gestisce il bot.
server-limit-tables = { $most ->
    [0] Nel server: quanti si vuole
   *[other] Nel server: { $most } al massimo
}
server-limit-host = { $most ->
    [0] Per chi ospita: quanti si vuole
   *[other] Per chi ospita: { $most } al massimo
}
server-months = Mesi di riposo
server-months-text = In questi mesi (secondo l’UTC) non si aprono nuovi tavoli; quelli aperti continuano.
server-months-none = Nessun mese di riposo
month = { $number ->
    [1] Gennaio
    [2] Febbraio
    [3] Marzo
    [4] Aprile
    [5] Maggio
    [6] Giugno
    [7] Luglio
    [8] Agosto
    [9] Settembre
    [10] Ottobre
    [11] Novembre
   *[12] Dicembre
}
server-options-text = I tavoli di questo gioco cominciano con queste opzioni. Chi ospita può sceglierne altre per il proprio.
button-server-game = { $game }: opzioni
button-server-tables = Gestisci i tavoli

server-tables-title = Tavoli aperti di questo server
server-tables-count = { $count ->
    [0] Non c’è nessun tavolo aperto.
    [one] C’è un tavolo aperto.
   *[other] Ci sono { $count } tavoli aperti. Prima vengono quelli che forse hanno bisogno di una mano.
}
server-tables-gone = { $count ->
    [one] Un tavolo è stato chiuso ora: il suo canale non c’è più.
   *[other] { $count } tavoli sono stati chiusi ora: i loro canali non ci sono più.
}
server-since = ultima novità { $when }
server-ails-permissions = ⚠️ Nel suo canale mi mancano dei permessi: { $permissions }.
server-ails-unsent = { $count ->
    [one] ⚠️ Discord non accetta un messaggio per il suo canale. Continuo a provare.
   *[other] ⚠️ Discord non accetta { $count } messaggi per il suo canale. Continuo a provare.
}
server-ails-unsent-direct = { $count ->
    [one] ✉️ Discord non accetta un messaggio privato di questo tavolo. Continuo a provare.
   *[other] ✉️ Discord non accetta { $count } messaggi privati di questo tavolo. Continuo a provare.
}
server-ails-stalled = 💤 È in attesa da giorni: ultima novità { $when }.
server-table-commands = Nel suo canale `/{ command-table } { command-replace }` dà un posto a qualcun altro, e `/{ command-table } { command-thread }` sposta il tavolo in un thread.
button-server-table = Gestisci
button-pause = Pausa
button-nudge = Chiama chi è di turno

## Rifiuti

error-managers-only = Può farlo solo chi gestisce il server: serve il permesso **Gestisci server** di Discord.
error-opening-elsewhere = In questo server i tavoli si aprono in { $channels }. Usa lì `/{ command-table } { command-new }`.
error-opening-nowhere = I canali in cui qui si potevano aprire tavoli sono stati eliminati. Chi gestisce il server può sceglierne altri con `/{ command-server } { command-server-settings }`.
error-opening-roles = Per aprire un tavolo in questo server ti serve uno di questi ruoli: { $roles }. Ai tavoli degli altri puoi sederti senza.
error-opening-nobody = I ruoli che qui potevano aprire tavoli sono stati eliminati. Chi gestisce il server può sceglierne altri con `/{ command-server } { command-server-settings }`.
error-quiet-month = Questo server è in un mese di riposo, in cui non si aprono nuovi tavoli. I prossimi si aprono <t:{ NUMBER($until, useGrouping: 0) }:R>; quelli aperti continuano.
error-limit-server-tables = { $most ->
    [one] Questo server ha già un tavolo aperto, e chi lo gestisce non ne vuole di più alla volta. Se ne potrà aprire un altro quando quello sarà finito o chiuso.
   *[other] Questo server ha già { $most } tavoli aperti, e chi lo gestisce non ne vuole di più alla volta. Se ne potrà aprire un altro quando uno di questi sarà finito o chiuso.
}
error-limit-server-host = { $most ->
    [one] Ospiti già un tavolo in questo server, e chi lo gestisce vuole che nessuno ne ospiti di più alla volta. Ne potrai aprire un altro quando quello sarà finito o chiuso.
   *[other] Ospiti già { $most } tavoli aperti in questo server, e chi lo gestisce vuole che nessuno ne ospiti di più alla volta. Ne potrai aprire un altro quando uno di questi sarà finito o chiuso.
}
