# Che cosa legge una persona sola: pannelli, risposte, aiuto.

## Il pannello

panel-title = { $seat } · tocca a te
panel-title-direct = { $game } · { $seat } · tocca a te
panel-title-ready = { $seat } · hai fatto la tua parte
panel-choose = { $count ->
    [one] C’è una sola possibilità
   *[other] Scegli tra { $count } possibilità
}
panel-before = Che cosa è successo prima:
panel-stale = ⏱️ Quel pulsante è di un momento già passato. Ora le cose stanno così:
hint-best = 🧠 L’esperto sceglierebbe «**{ $action }**». Secondo lui così hai circa { $chance } probabilità su 100 di vincere. Seconda scelta: «**{ $other }**», con { $less }.
hint-even = 🧠 L’esperto sceglierebbe «**{ $action }**». Secondo lui così hai circa { $chance } probabilità su 100 di vincere, e con «**{ $other }**» più o meno altrettante.
hint-only = 🧠 L’esperto sceglierebbe «**{ $action }**». Secondo lui così hai circa { $chance } probabilità su 100 di vincere.
hint-known = 🧠 L’esperto sceglierebbe «**{ $action }**».
hint-nothing = 🧠 Qui per l’esperto una scelta vale l’altra.
hint-unsure = 🧠 Ancora niente di sicuro: l’esperto ha molto da fare e ha potuto provare le tue scelte in { $games ->
    [one] una sola partita immaginata
   *[other] sole { $games } partite immaginate
}. Chiedi di nuovo tra poco.
hint-cut = Dopo sole { $games } partite immaginate, perché l’esperto ha molto da fare. Con *Suggerimento* guarda di nuovo.
advice-line = 💡 **{ $action }**{ $why ->
    [none] {""}
   *[other] {""} · { $why }
}
hint-stale = ⏱️ Mentre l’esperto pensava la tua decisione è cambiata: la sua risposta non vale più. Ora le cose stanno così:
button-page = Pagina { $page }
button-confirm = Conferma: { $what }
since-your-move = **Dopo la tua ultima mossa**
since-the-start = **Finora**
meanwhile = **Che cosa è successo poi**
now-up = **Ora tocca a**

## La mia mossa, quando non lo è

not-up-running = Non tocca ancora a te
not-up-paused = Il tavolo è in pausa
not-up-finished = La partita è finita
not-up-closed = Questo tavolo è stato chiuso
not-up-lobby = La partita non è ancora cominciata
spectator = 👀 Non hai un posto a questo tavolo, ma il tabellone è di tutti.
stand-in = 🤖 Un pilota automatico ({ $style }) gioca al posto tuo: { $seat }

## Guardarsi intorno

hand-title = La tua mano
sheet-title = Plance
log-title = { $game } · registro
log-empty = Non è ancora successo nulla.
log-of-all = Tutti
log-of-seat = { $seat } · { $who }
log-moment = Il tabellone subito dopo …
rules-choose = Capitolo
legend-absent = Non sono sul tabellone in questo momento:
legend-choose = Immagine o argomento
poster-title = { $game } in una pagina
learn-page = Scheda { $page } di { $count }
guided-opened = 🎓 La tua partita guidata è pronta in { $channel }: una decina di minuti con un pilota automatico, senza limite di tempo. Lì premi **La mia mossa**: ogni schermata ti dice che cosa guardare.
guided-already = 🎓 Hai già una partita guidata di questo gioco: continua in { $channel }.
guided-off = 🎓 D’accord, niente più spiegazioni. *Regole* si apre comunque alla pagina che riguarda la decisione.
rules-met-title = Regole viste finora: { $count }
rules-met-none = Ancora nessuna. Qui trovi la spiegazione di ogni regola appena la incontri.
guided-thread = { $game } · partita guidata di { $host }
guide-preview = Non è ancora successo nulla. Questa schermata dice che cosa porterebbe la tua scelta: confrontala con le altre, poi conferma o torna indietro.
guide-end = La parte guidata finisce qui. D’ora in poi spiego solo ciò che per te è nuovo; 🧠 *Suggerimento* dice che cosa farebbe l’esperto. Continua finché vuoi, o chiudi il tavolo con un tocco.
shown = Fatto: il messaggio del tavolo è di nuovo in fondo al canale.

## Prima dell’inizio

opened = Il tavolo è aperto in { $channel }. Invita gli altri: lì possono sedersi tutti.
opened-fewer-autopilots = Il gioco ha { $seats } posti, quindi con te { $count ->
    [one] c’è 1 pilota automatico
   *[other] ci sono { $count } piloti automatici
}.
choose-game = A che cosa si gioca?
opened-without-thread = Qui non posso creare un thread ({ $permissions }), perciò il tavolo è nel canale stesso.
opened-threads-full = Questo server ha già tanti thread aperti quanti ne permette Discord, perciò il tavolo è nel canale stesso.
opened-thread-refused = Qui per ora Discord non mi crea un thread, perciò il tavolo è nel canale stesso.
offer-thread = Qui c’è già un tavolo. Apro il tuo in un thread tutto suo?
thread-name = { $game } · tavolo di { $host }
moved-to-thread = 🧵 Il tavolo si è spostato in { $channel }: si continua lì, e quello che è stato detto qui resta.
joined = A bordo! Giochi con { $seat }. Preferisci cambiare?
identity-choose = Con chi vuoi giocare?
identity-chosen = Fatto: giochi con { $seat }.
left = Hai lasciato il tavolo. Il tuo posto è di nuovo libero.
left-seats = Hai lasciato il tavolo. I tuoi posti sono di nuovo liberi.
left-closed = Hai lasciato il tavolo e, siccome non c’era nessun altro, è stato chiuso.
left-autopilot = Hai lasciato il tavolo; un pilota automatico continua per te. Puoi tornare finché nessuno ha preso il tuo posto.
left-deserted = Hai lasciato il tavolo. Non c’è nessun altro a giocare, quindi la partita aspetta che qualcuno di voi torni.
autopilot-title = Piloti automatici
autopilot-choose = Quale stile di gioco?
started = Decollo! La partita è cominciata.
settings-title = Impostazioni
settings-place = 🧵 Il tavolo sta nel canale stesso. Puoi spostarlo in un thread tutto suo adesso, o in ogni momento con `/{ command-table } { command-thread }`.
settings-text = Si possono cambiare fino all’inizio della partita.
setting-value = { $name }: { $value }
setting-clock = Tempo
setting-language = Lingua
setting-remove = Libera un posto
bank-hint = Ciò che risparmi oggi ti resta per domani
setting-weekends-counted = Fine settimana: conta
setting-weekends-free = Fine settimana: non conta
setting-weekends-hint = Sabato e domenica gli orologi stanno fermi
setting-vacation = Assenze: { $days } giorni a stagione
setting-digests = Messaggi: un riassunto per giro
setting-digests-hint = Un messaggio per giro, aggiornato man mano
setting-no-digests = Messaggi: solo inizio e fine
setting-no-digests-hint = Ciò che accade nel mezzo è nel messaggio di gioco e nel registro
setting-hints = Suggerimenti: su richiesta
setting-hints-hint = Chi è di turno può chiedere all’esperto; alla fine si dice quante volte
setting-no-hints = Suggerimenti: nessuno
setting-starts-host = Inizio: lo dice chi ospita
setting-starts-full = Inizio: da solo a posti occupati
setting-starts-full-hint = Qualche minuto dopo l’ultimo posto, così tutti possono scegliere da che parte stare
setting-takeover-host = Subentri: con il mio sì
setting-takeover-host-hint = A partita iniziata chi vorrebbe il posto di un pilota automatico lo chiede a te
setting-takeover-host-opponents = Subentri: con il mio sì, tutti i posti
setting-takeover-host-opponents-hint = Anche i posti dei piloti scelti per giocare dall’inizio
setting-takeover-anybody = Subentri: liberi
setting-takeover-anybody-hint = Subito, o un giorno dopo che chi giocava se n’è andato
setting-takeover-anybody-opponents = Subentri: liberi, tutti i posti
setting-takeover-anybody-opponents-hint = Anche i posti dei piloti scelti per giocare dall’inizio
setting-takeover-nobody = Subentri: nessuno
setting-takeover-nobody-hint = Chi se n’è andato può tornare, o offrire il suo posto

## Al tavolo di gioco

undone = ↩️ Mossa annullata. Come se non fosse mai successo.
undo-voting = È stato tirato un dado, si è vista una carta o qualcuno ha già mosso: ho chiesto agli altri nel canale. La mossa si annulla se sono tutti d’accordo.
undo-voting-group = Ho chiesto agli altri nel canale. La mossa si annulla se sono tutti d’accordo.
vote-yes-noted = Ho preso nota: sei d’accordo.
vote-no-noted = Ho preso nota: preferisci lasciare tutto com’è.
paused = ⏸️ In pausa. Gli orologi restano fermi finché qualcuno non fa riprendere la partita.
resumed = ▶️ Si riprende. Ognuno ha il tempo che gli restava.
resumed-waits = Non c’è nessuno a giocare, quindi la partita aspetta che qualcuno torni.
nudged = 👋 Fatto: chi è di turno è stato chiamato.
away-noted = 🌴 Buon riposo! I tuoi orologi stanno fermi fino al { $when }. Se torni prima, premi **{ button-comeback }**.
away-paused = Poiché non c’è nessun altro, fino ad allora è in pausa tutto il tavolo.
quiet-none = Non hai ore di quiete: i tuoi orologi corrono tutto il giorno. (Il tuo fuso orario: { $zone })
quiet-hours = 🌙 Le tue ore di quiete: { $hours } ({ $zone }). In quelle ore i tuoi orologi stanno fermi, a ogni tavolo. Gli altri vedono solo fino a quando hai tempo.
extended = ⌛ Fatto: ancora { $span } per chi è di turno.
table-vote-asked = Gli altri sono stati interpellati nel canale.
welcome-back = 👋 Di nuovo a bordo! Da adesso torni a giocare tu.
replaced-autopilot = Fatto: ora con { $seat } gioca il pilota automatico «{ $style }».
replaced-person = Fatto: ora con { $seat } gioca { $name }.
seat-offer-asked = Questo posto lo gioca { $name }, quindi ho chiesto nel canale. Senza il suo consenso non cambia nulla. Puoi dare via un posto senza chiedere solo se chi lo gioca se n’è andato o è in ritardo.
# Posti che passano di mano
seat-offer-how = { $seat }: chiederò nel canale chi vuole subentrare. Chi prende il posto riceve tutto ciò che gli appartiene, segreti compresi, e lo tiene. E intanto?
button-offer-playing = Offri il posto, intanto gioco io
button-offer-autopilot = Offri il posto, gioca il pilota
seat-offered = Ho chiesto nel canale. Finché nessuno lo prende il posto è tuo e continui a giocare. Puoi ritirare la domanda con **{ button-withdraw-offer }**, lì sotto.
seat-offered-away = Ho chiesto nel canale; finché nessuno lo prende gioca un pilota automatico. Se torni prima, la domanda non vale più e tieni il tuo posto.
take-seat-which = Posti in cui puoi subentrare:
button-take-this-seat = Prendi { $seat }
button-ask-for-seat = Chiedi { $seat }
seat-host-asked = Ho chiesto a chi ospita, nel canale. Appena è d’accordo, il posto è tuo.
seat-taken = Ti diamo il benvenuto! Da ora giochi con { $seat }.
seat-offer-refused-noted = Va bene; il posto resta com’è.
seat-offer-withdrawn = La domanda è ritirata.
close-sure = ⚠️ **Chiudere il tavolo per tutti?** La partita finisce senza risultato e non si può riaprire. { $link }
closed = Il tavolo è chiuso.
kept-open = Bene: tutto resta com’è.

## Gioco onesto

verify-later = 🎲 La partita è in corso, perciò il suo seme è ancora segreto. All’inizio è stato promesso il suo SHA-256:
    `{ $hash }`
    A partita finita si potranno controllare ogni dado e ogni carta.
verify-ok = ✅ **Tutto è come promesso.** { $acts ->
    [one] { $acts } mossa
   *[other] { $acts } mosse
} e { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
} rigiocati dal seme: ogni dado e ogni carta coincide.
verify-unchecked = ⚠️ { $count ->
    [one] { $count } passo precede un aggiornamento delle regole e non si può più rigiocare.
   *[other] { $count } passi precedono un aggiornamento delle regole e non si possono più rigiocare.
}
verify-bad = ❌ **Questa partita non si può confermare.**
verify-fault = { $reason ->
    [seed-hash] Il seme non è quello promesso all’inizio.
    [promise] Il segreto non è quello promesso prima dell’inizio.
    [contributions] Il seme non nasce dal segreto e dai clic.
    [early-press] Un clic è più vecchio della promessa.
    [events] Passo { $version }: è successo qualcosa di diverso da ciò che è registrato.
    [illegal] Passo { $version }: questa mossa non era possibile.
    [unfinished] Rigiocata, la partita non finisce.
   *[other] Passo { $version }: la registrazione non si può seguire ({ $reason }).
}
verify-hash = 🎲 Seme: `{ $seed }`
    SHA-256: `{ $hash }`
verify-fingerprint = 🧾 Impronta del file: `{ $hash }`
    Deve cominciare come dice il messaggio che ha chiuso la partita.
verify-carried = 🔏 Il messaggio d’inizio porta questo hash da quando è stato pubblicato. Nessuno può cambiarlo di nascosto: Discord segna ciò che viene modificato.
verify-other-hash = ❌ **L’hash in questo messaggio non è quello della partita.** Uno dei due è stato cambiato dopo la pubblicazione.
exported = 💾 Tutta la partita è in `{ $file }`. Si controlla ovunque con `mission-control verify { $file }`.
exported-running = 💾 `{ $file }` contiene ciò che finora tutti possono sapere. Seme e segreti seguono a partita finita.

## Aiuto

help-title = Come funziona
help-play-title = Giocare
help-play = Il messaggio del tavolo nel canale mostra il tabellone e a chi tocca. Premi **La mia mossa**: vedi che cosa puoi fare, con tutte le cifre, e nulla accade prima che tu scelga. I comandi con la barra fanno lo stesso in una riga. Prima partita? `/{ command-table } { command-rules }` riassume le regole.
help-secrets-title = Segreti
help-secrets = La tua mano e ciò che si sceglie in segreto arrivano per messaggio diretto. Se non accetti messaggi diretti, **La mia mossa** e **La mia mano** ti mostrano le stesse cose, e le vedi solo tu.
help-clock-title = L’orologio
help-clock = Ogni decisione ha il suo tempo. Ricevi un promemoria a metà e un’ora prima della fine; poi il bot sceglie qualcosa di sensato per te e la partita continua. `/{ command-table } { command-quiet }` ti lascia libere le notti a ogni tavolo, `/{ command-table } { command-away }` i giorni di assenza a questo; con `/{ command-table } { command-vote }` chiedi agli altri una pausa o più tempo. Se non resta nessuno a giocare, la partita aspetta. Quel che sai in anticipo puoi lasciarlo come ordine: `/{ command-table } { command-orders }`.
help-table-title = Il tavolo
help-table = `/{ command-table } { command-new }` ne apre uno, `/{ command-table } { command-undo }` annulla la tua ultima mossa, `/{ command-table } { command-nudge }` chiama chi è di turno, `/{ command-mine } { command-mine-tables }` elenca tutti i tuoi tavoli, qui e altrove. `/{ command-mine } { command-mine-data }` ti dà ciò che conservo di te, `/{ command-mine } { command-mine-forget }` lo cancella. Ti assenti? Con `/{ command-table } { command-leave }` un pilota automatico continua finché non torni. Non puoi più giocare? `/{ command-table } { command-replace }` cerca chi prenda il tuo posto. Chi ospita, e chi gestisce il server, può anche usare `{ command-pause }`, `{ command-replace }`, `{ command-thread }` e `{ command-close }`.
help-fair-title = Dadi onesti
help-fair = All’apertura di un tavolo il bot estrae un segreto e ne pubblica l’hash. Ogni **{ button-join }**, **{ button-in }** e **{ button-start }** aggiunge un numero che nessuno può prevedere; da tutto questo nascono dadi e carte. Alla fine il segreto si svela, e `/{ command-table } { command-verify }` rigioca tutto.

## Ordini permanenti

button-orders = Ordini
button-hint = Suggerimento
button-order-withdraw = Revoca: { $order }
orders-title = 📜 I tuoi ordini · { $seat }
orders-about = Decidi in anticipo: premerò io al posto tuo, con gli stessi controlli, prendendomi il tempo che ti prenderesti tu. Nessun altro può accorgersene.
orders-none = Non hai dato ordini.
orders-new = **Dai un ordine.** Un altro dello stesso tipo prende il posto del precedente.
order-not-now = 🚫 Ora no: { $why }
order-laid = ✅ Ordine dato.
order-withdrawn = 🗑️ Ordine revocato.
order-answers = Risponderà fra un po’ alla domanda che è aperta ora. Puoi essere più veloce tu.
order-waiting = 📜 **Tra un po’ risponde un tuo ordine:** { $order } Puoi essere più veloce tu.
order-done = ✔️ Eseguito: { $order }
order-dropped = ✖️ Decaduto: { $order } { $why }
