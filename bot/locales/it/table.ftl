# Che cosa dice un tavolo in pubblico e per messaggio diretto, in qualunque gioco.

language-name = Italiano
list-and = { $first } e { $last }

## Tempo

clock-off = senza limite di tempo
clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
clock-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
until = ⏳ scade { $when }

## Chi gioca

name-autopilot = 🤖 { $style }
name-stand-in = 🤖 per { $name }
who-is-up = ▶️ { $seat } · { $who } { $what }
who-are-up = ▶️ { $who }: { $what }
by-the-clock = ⏰ Tempo scaduto: { $what }
without-a-choice = ☑️ Niente da scegliere: { $what }

## La sala d’attesa

lobby-invitation = { $host } cerca un equipaggio. Siediti anche tu!
lobby-free = { $count ->
    [one] { $count } posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}
lobby-host = { $name } · ospita
lobby-autopilot = pilota automatico «{ $style }»
style-defaults = Mosse predefinite
style-defaults-hint = Fa ciò che fa il bot a tempo scaduto
lobby-seats = 👥 Da { $least } a { $most } posti, persone o piloti automatici
lobby-seats-people = 👥 Da { $least } a { $most } posti, solo per persone
lobby-clock = ⏳ **{ $clock }** per ogni decisione; poi il bot sceglie per te
lobby-no-clock = ⏳ **Senza limite di tempo**: ognuno fa con calma
lobby-continues = 🔗 Riparte da dove è finita una partita precedente
lobby-lacking = { $count ->
    [one] Per cominciare va occupato ancora un posto.
   *[other] Per cominciare vanno occupati ancora { $count } posti.
}
lobby-ready = **Pronti al decollo**: chi ospita può cominciare, o aspettare altri giocatori.
lobby-closed = Questo tavolo è stato chiuso prima di cominciare.

## Il messaggio vivo

live-paused = ⏸️ **In pausa.** Tutti gli orologi sono fermi.
live-finished = 🏁 **La partita è finita.** Grazie per aver giocato!
live-closed = 🚪 **Questo tavolo è stato chiuso.**
log-more = -# … il resto è nel registro

## Che cosa è successo al tavolo stesso

step-undo = ↩️ { $who } ha annullato delle mosse.
step-undone = ~~{ $what }~~ (annullata)
step-seat = { $change ->
    [away] 🤖 Ora un pilota automatico ({ $style }) gioca con { $seat } al posto di { $who }.
    [back] 👋 { $who } è di nuovo qui e riprende { $seat }.
    [person] 🔁 { $who } prende il posto di { $before }: { $seat }.
    [autopilot-left] 🔁 { $who } prende il posto di un pilota automatico: { $seat }.
    [autopilot] 🔁 Ora un pilota automatico ({ $style }) gioca con { $seat }.
   *[unknown] 🔁 Ora qualcun altro gioca con { $seat }.
}
step-pause = ⏸️ { $who } ha messo in pausa la partita.
step-resume = ▶️ { $who } ha fatto riprendere la partita.
step-close = 🚪 Il tavolo è stato chiuso.
step-rebase = 🔧 Il bot è stato aggiornato; la partita continua da qui.
somebody = qualcuno

## Messaggi che restano

announcement-started = { $game }: si parte!
announcement-seed-hash = 🎲 Dadi onesti, promesso: lo SHA-256 del seme segreto è `{ $hash }`. Il seme si svela alla fine.
announcement-fingerprint = 🧾 Impronta del file della partita: `{ $hash }`. Un file con un’altra impronta racconta un’altra partita.
lobby-idle = 🚪 Il tavolo di { $game } è stato chiuso: da { $days } giorni non succedeva nulla. `/{ command-table } { command-new }` ne apre un altro.
announcement-finished = { $game }: la partita è finita
announcement-won = { $game }: avete vinto tutti insieme!
announcement-lost = { $game }: avete perso tutti insieme
announcement-seed = 🎲 Il seme era `{ $seed }`; il suo SHA-256 è `{ $hash }`, come promesso all’inizio. Chiunque può controllare ogni dado e ogni carta.
announcement-page = Pagina { $page } di { $pages }

## Messaggi diretti e menzioni

direct-hand = { $seat } · la tua mano in { $game }
direct-hand-private = Lo vedi solo tu.
direct-order-dropped = 📜 { $game } · un tuo ordine è decaduto ({ $seat })
reminder-half = ⏰ { $game }: metà del tuo tempo è passata
reminder-hour = ⏰ { $game }: manca un’ora
reminder-end = Il tuo tempo scade { $when }. Dopo il bot sceglie per te.
ping-nudge = 👋 { $who } Il tavolo ti aspetta.
ping-half = ⏰ { $who } Metà del tuo tempo è passata.
ping-hour = ⏰ { $who } Manca un’ora.
direct-missing-permissions = ⚠️ Non riesco a continuare **{ $game }** in { $link }: in quel canale mi manca { $permissions }. Appena l’avrò, il tavolo riprenderà da solo.

## Il voto su una mossa da annullare

vote-title = { $moves ->
    [one] ↩️ { $seat } vorrebbe annullare una mossa
   *[other] ↩️ { $seat } vorrebbe annullare { $moves } mosse
}
# $seat made the move, $who would like to take it back.
vote-title-group = { $moves ->
    [one] ↩️ { $who } vorrebbe annullare l’ultima mossa, fatta da { $seat }
   *[other] ↩️ { $who } vorrebbe annullare le ultime { $moves } mosse
}
vote-text = Nel frattempo è stato tirato un dado, si è vista una carta o qualcuno ha già mosso: perciò devono essere d’accordo tutti.
vote-text-group = Le mosse sono di tutto il gruppo: perciò devono essere d’accordo tutti.
vote-agreed = 👍 D’accordo: { $who }
vote-open = ⏳ Devono ancora votare: { $who }
vote-accepted = ✅ Tutti d’accordo: si torna indietro.
vote-refused = ❌ Non tutti sono d’accordo: la partita resta com’è.
vote-lapsed = La partita è andata avanti; questo voto è chiuso.

## Pulsanti

button-join = Siediti
button-leave = Alzati
button-rules = Regole
button-start = Comincia
button-autopilot = Aggiungi pilota automatico
button-settings = Impostazioni
button-move = La mia mossa
button-hand = La mia mano
button-sheet = Plance
button-board = Tabellone
button-log = Registro
button-table = Vai al tavolo
button-undo = Annulla mossa
button-resume = Riprendi
button-verify = Verifica
button-export = Esporta
button-agree = D’accordo
button-disagree = Contrario
button-close = Chiudi il tavolo
button-keep-open = Lascialo aperto
button-comeback = Eccomi
button-older = Precedenti
button-newest = Più recenti
button-back = Indietro
button-next = Avanti
button-continue = Prosegui
button-read-on = Continua a leggere ({ $count } pagine)
button-other-seat = Posto: { $seat }

