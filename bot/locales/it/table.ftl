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
# $most is the most that the bank holds, both are spans of time.
clock-bank = una riserva di { $most }, { $refill } in più a ogni decisione
until = ⏳ scade { $when }

## Chi gioca

name-autopilot = 🤖 { $style }
name-stand-in = 🤖 per { $name }
name-former = ex partecipante
who-is-up = ▶️ { $seat } · { $who } { $what }
who-are-up = ▶️ { $who }: { $what }
by-the-clock = ⏰ Tempo scaduto: { $what }
by-the-clock-for-you = ⏰ L’orologio ha giocato per te: { $what }
by-your-order = 📜 Per tuo ordine: { $what }
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
lobby-seats-fixed = 👥 { $count } posti, persone o piloti automatici
lobby-clock = ⏳ **{ $clock }** per ogni decisione; poi il bot sceglie per te
lobby-bank = 🏦 **{ $clock }**; quando è vuota il bot sceglie per te
lobby-weekends = 🌙 Sabati e domeniche non contano
lobby-vacation = 🌴 { $days } giorni di assenza a stagione, con `/{ command-table } { command-away }`
lobby-starts-full = ⏱️ Comincia da solo quando tutti i posti sono occupati
lobby-no-clock = ⏳ **Senza limite di tempo**: ognuno fa con calma
lobby-no-digests = 🤫 Silenzioso: restano solo i messaggi d’inizio e di fine
lobby-no-hints = 🧠 Niente suggerimenti: l’esperto tace
lobby-takeover = 🪑 { $who ->
    [nobody] A partita iniziata nessuno subentra a un pilota automatico
    [anybody] A partita iniziata chiunque può subentrare a un pilota automatico
   *[host] A partita iniziata si può subentrare a un pilota automatico, se chi ospita è d’accordo
}{ $opponents ->
    [too] , anche se giocava dall’inizio
   *[not] {""}
}
lobby-continues = 🔗 Riparte da dove è finita una partita precedente
lobby-lacking = { $count ->
    [one] Per cominciare va occupato ancora un posto.
   *[other] Per cominciare vanno occupati ancora { $count } posti.
}
lobby-more-seats = -# Una persona può occupare più posti: premi **{ button-join }** una volta per ognuno.
lobby-ready = **Pronti al decollo**: chi ospita può cominciare, o aspettare altri giocatori.
lobby-full = **Posti tutti occupati**: chi ospita può cominciare.
lobby-starts = **Posti tutti occupati**: la partita comincia da sola { $when }. Scegli adesso da che parte stai; se qualcuno si alza, si aspetta.
lobby-too-many = { $count ->
    [one] **Un posto di troppo** per queste impostazioni. Chi ospita può liberarlo, o cambiarle, in **{ button-settings }**.
   *[other] **{ $count } posti di troppo** per queste impostazioni. Chi ospita può liberarne, o cambiarle, in **{ button-settings }**.
}
lobby-closed = Questo tavolo è stato chiuso prima di cominciare.

## La scheda nel canale sopra un thread

card-seats = 👥 Posti occupati: { $taken } su { $most } · { $who }
about-players = Da { $least } a { $most } persone; i piloti automatici occupano i posti liberi
about-players-only = Da { $least } a { $most } persone
card-running = ▶️ **In corso.** Chiunque può guardare.
card-paused = ⏸️ **In pausa.**
card-finished = 🏁 **Finita.**
card-closed = 🚪 **Chiuso.**

## Il messaggio vivo

live-paused = ⏸️ **In pausa.** Tutti gli orologi sono fermi.
# $when is a date with its time, $relative Discord's own relative time: "in 5 days".
live-paused-deserted = 💤 **Non c’è più nessuno a giocare, quindi la partita aspetta.** Chi sedeva qui prema **{ button-comeback }** e si riprende. Se non torna nessuno, il tavolo viene chiuso { $relative } ({ $when }).
live-paused-away = 🌴 **Sono tutti via, quindi la partita aspetta.** Riprende { $relative } ({ $when }), o appena qualcuno preme **{ button-comeback }**.
live-paused-vote = ⏸️ **In pausa per voto.** Riprende al più tardi { $relative } ({ $when }); con `/{ command-table } { command-vote }` anche prima.
live-away = 🌴 { $who } è via fino al { $when }
live-finished = 🏁 **La partita è finita.** Questo è il tabellone com’era alla fine; il risultato è in un messaggio a parte.
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
step-pause-table = 💤 Non c’è nessuno a giocare: il tavolo aspetta.
step-pause-vote = ⏸️ Il tavolo ha votato per una pausa.
step-resume-table = ▶️ La pausa è finita: il tavolo riprende.
step-resume-vote = ▶️ Il tavolo ha votato per riprendere.
step-away = 🌴 { $who } è via per qualche giorno.
step-back = 👋 { $who } è di nuovo qui.
step-extend = ⌛ { $who } ha dato più tempo a chi è di turno.
step-extend-vote = ⌛ Il tavolo ha votato per avere più tempo.
step-moved = 🧵 { $who } ha spostato il tavolo in questo thread.
step-close = 🚪 Il tavolo è stato chiuso.
step-rebase = 🔧 Il bot è stato aggiornato; la partita continua da qui.
somebody = qualcuno

## Messaggi che restano

announcement-started = { $game }: si parte!
# The button shows all of the hash.
announcement-promise = 🎲 Dadi onesti, promesso: l’hash del seme comincia con `{ $hash }`; **{ button-proof }** lo mostra intero.
announcement-fair = 🎲 L’impronta del file comincia con `{ $hash }`; il pulsante **{ button-verify }** la mostra per intero, con il seme, e rigioca ogni dado e ogni carta.
announcement-hints = 🧠 Suggerimenti: { $hints }
hints-of = { $who } { $count }
digest-empty = Ciò che stava qui è stato annullato.
digest-read = Guarda da vicino …
lobby-idle = 🚪 Il tavolo di { $game } è stato chiuso: da { $days } giorni non succedeva nulla. `/{ command-table } { command-new }` ne apre un altro.
announcement-finished = { $game }: la partita è finita
announcement-won = { $game }: avete vinto tutti insieme!
announcement-lost = { $game }: avete perso tutti insieme
announcement-page = Pagina { $page } di { $pages }

## Messaggi diretti e menzioni

direct-hand = { $seat } · la tua mano in { $game }
direct-hand-private = Lo vedi solo tu.
direct-full = 🪑 { $game }: i posti sono tutti occupati
direct-full-text = Al tavolo ci sono { $who }. Ospiti tu: cominci quando vuoi.
direct-order-dropped = 📜 { $game } · un tuo ordine è decaduto ({ $seat })
reminder-half = ⏰ { $game }: metà del tuo tempo è passata
reminder-hour = ⏰ { $game }: manca un’ora
reminder-end = Il tuo tempo scade { $when }. Dopo il bot sceglie per te.
ping-nudge = 👋 { $who } Il tavolo ti aspetta.
ping-half = ⏰ { $who } Metà del tuo tempo è passata.
ping-hour = ⏰ { $who } Manca un’ora.
ping-full = 🪑 { $who } A **{ $game }** i posti sono tutti occupati: puoi cominciare.
direct-missing-permissions = ⚠️ Non riesco a continuare **{ $game }** in { $link }: in quel canale mi manca { $permissions }. Appena l’avrò, il tavolo riprenderà da solo.
direct-threads-full = ⚠️ Non riesco a continuare **{ $game }** in { $link }: il server ha già tanti thread aperti quanti ne permette Discord. Appena qualcuno ne chiuderà un altro, il tavolo riprenderà da solo.
direct-age-restricted = ⚠️ Non riesco a continuare **{ $game }** in { $link }: Discord non mi lascia scrivere lì per via del limite d’età. Appena il canale non ne avrà più, il tavolo riprenderà da solo.
direct-stand-in = 🤖 { $game }: un pilota automatico gioca al posto tuo
direct-stand-in-text = Gioca con { $seats } finché non premi **{ button-comeback }**; intanto perdi solo la possibilità di decidere.
direct-stand-in-alone = Se non c’è nemmeno nessun altro, la partita ti aspetta; lo dice il messaggio del tavolo. Se per { $days } giorni non torna nessuno, il tavolo viene chiuso.
direct-result-stand-in = Alla fine giocava per te un pilota automatico.

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
vote-open = ⏳ Voti che mancano: { $who }
vote-accepted = ✅ Tutti d’accordo: si torna indietro.
vote-refused = ❌ Non tutti sono d’accordo: la partita resta com’è.
vote-lapsed = La partita è andata avanti; questo voto è chiuso.

## Voti sugli orologi

table-vote-pause = ⏸️ { $who } vorrebbe una pausa
table-vote-resume = ▶️ { $who } vorrebbe riprendere
table-vote-extend = ⌛ { $who } vorrebbe dare ancora { $span } a chi è di turno
table-vote-needed = Devono essere d’accordo in { $count } su { $all }.
table-vote-against = 👎 Contro: { $who }
table-vote-accepted = ✅ Il tavolo è d’accordo.
table-vote-refused = ❌ Il tavolo preferisce di no.

# A partita iniziata il posto è di chi lo gioca
seat-offer-person = 🪑 { $seat }: { $newcomer } può prendere il posto occupato da { $name }?
seat-offer-autopilot = 🪑 { $seat }: deve continuare il pilota automatico «{ $style }»?
seat-offer-text-person = { $mention }, { $who } vorrebbe dare il tuo posto a qualcun altro, con tutto ciò che gli appartiene, segreti compresi. Senza il tuo consenso non cambia nulla; se accetti, è per sempre.
seat-offer-text-autopilot = { $mention }, { $who } vorrebbe che un pilota automatico giocasse per te. Senza il tuo consenso non cambia nulla. Se accetti, è come se avessi lasciato il tavolo: gioca lui finché non torni, e intanto chi ospita può dare il posto a qualcun altro.
seat-offer-anybody = 🪑 { $seat }: chi vuole subentrare?
seat-offer-named = 🪑 { $seat }: { $name }, vuoi subentrare?
seat-offer-plays-on = { $who } cerca qualcuno che prenda il suo posto, e intanto continua a giocare.
seat-offer-away = { $who } cerca qualcuno che prenda il suo posto. Intanto gioca un pilota automatico.
seat-offer-taking = Chi lo prende riceve tutto ciò che gli appartiene, segreti compresi, e lo tiene.
seat-offer-newcomers = Non può farlo chi ha, o ha avuto, un altro posto qui.
seat-offer-admit = 🪑 { $seat }: può { $name } subentrare al pilota automatico?
seat-offer-text-admit = { $mention }, { $name } vorrebbe giocare con questo posto da qui in poi, con tutto ciò che gli appartiene, segreti compresi.
seat-offer-no-return = { $who }, che il pilota automatico sostituisce, non potrebbe più tornarci.
seat-offer-agreed = ✅ Il posto è passato di mano.
seat-offer-refused = 🪑 Chi gioca qui resta.
seat-offer-refused-take = 🪑 { $name } stavolta preferisce di no.
seat-offer-refused-admit = 🪑 Il pilota automatico continua.
seat-offer-lapsed = Questa domanda non vale più.
button-stay = Resto
button-take-seat = Prendi il posto
button-no-thanks = No, grazie
button-withdraw-offer = Ritira

## Pulsanti

button-join = Siediti
button-leave = Alzati
button-open = Apri un tavolo
button-learn = Scopri il gioco
button-guided = Gioca una partita guidata
button-stop-explaining = Basta spiegazioni
button-rules-met = Regole viste{ $waiting ->
    [0] {""}
   *[other] {" "}(+{ $waiting })
}
button-rules = Regole
button-legend = Che cos’è?
button-poster = In una pagina
button-poster-text = Come testo
button-poster-pictures = Come immagini
button-start = Comincia
button-autopilot = Pilota automatico
button-settings = Impostazioni
button-settings-more = Altre impostazioni
button-move = La mia mossa
button-hand = La mia mano
button-sheet = Plance
button-board = Tabellone
button-log = Registro
button-table = Vai al tavolo
button-undo = Annulla mossa
button-resume = Riprendi
button-verify = Verifica
button-proof = Dadi onesti
button-details = A parole
button-open-thread = Aprilo in un thread
button-to-thread = Sposta in un thread
button-export = Esporta
button-agree = D’accordo
button-disagree = Non sono d’accordo
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

