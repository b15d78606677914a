# Risposte chiare al posto di un’azione. Nulla è cambiato.

error-unexpected = 🛠️ Scusa, qualcosa è andato storto da parte mia. Nulla è perduto: riprova. Se continua, di’ a chi gestisce questo bot il numero `{ $incident }`.
move-not-shown = 🛠️ La tua mossa vale, ma non riesco a mostrarti com’è andata. Premi **{ button-move }** per vedere a che punto sei; se continua, di’ a chi gestisce questo bot il numero `{ $incident }`.
move-not-read = 🛠️ La tua mossa vale, ma il mio archivio era troppo occupato per rileggere com’è andata. Tra un attimo premi **{ button-move }** per vedere a che punto sei.
error-unknown-control = Non conosco più questo pulsante. Usa il messaggio più recente del tavolo.
error-stale = ⏱️ Quel pulsante è di un momento già passato. Premi **La mia mossa** per quello attuale.

## Dov’è il tavolo?

error-no-table = Qui non c’è un tavolo aperto. `/{ command-table } { command-new }` ne apre uno.
error-no-table-here = Un tavolo ha bisogno di un canale di un server in cui si può scrivere: un canale testuale o di annunci, un thread, un post di un forum, la chat di un canale vocale. Usa lì `/{ command-table } { command-new }`.
error-no-thread-here = Qui non posso aprire un thread. Togli `{ option-thread }`, oppure scegli un canale testuale.
error-in-thread-already = Questo tavolo è già in un thread.
error-no-thread-for-table = Si può spostare in un thread solo un tavolo che sta in un canale testuale, e solo da lì.
error-table-closed = Questo tavolo non c’è più. `/{ command-table } { command-new }` ne apre un altro.
error-channel-taken = In questo canale c’è già un tavolo: uno alla volta. Gioca a quello, oppure apri il tuo in un altro canale, o in un thread con `/{ command-table } { command-new } { option-thread }`.
error-unknown-game = Non conosco questo gioco: { $game }.
error-missing-permissions = In questo canale mi servono altri permessi: { $permissions }. Può concederli chi gestisce il server.
error-not-in-server = Non faccio parte di quel server, perciò non posso ospitarvi un tavolo. Può invitarmi chi lo gestisce.
error-not-member = Non fai più parte del server di quel tavolo.
error-not-in-thread = Non faccio parte di questo thread privato. Menzionami qui, così vengo aggiunto, e riprova.
error-channel-gone = Quel canale non c’è più. `/{ command-table } { command-new }` apre un tavolo in un altro.
error-channel-refused = Qui Discord non mi lascia scrivere (il suo errore { $code }). Chi gestisce il server può controllare i miei permessi in questo canale; oppure scegline un altro.
error-thread-refused = Qui Discord non mi lascia creare un thread (il suo errore { $code }). Togli `{ option-thread }`, oppure scegli un altro canale.
error-no-thread-now = In questo momento Discord non mi crea altri thread. Riprova fra qualche minuto.
error-threads-full = Questo server ha già tanti thread aperti quanti ne permette Discord. Chiudine uno che non serve più (dal suo menu), poi riprova.
error-age-restricted = Discord non mi lascia scrivere dove c’è un limite d’età. Scegli un canale che non ne ha.
error-discord-busy = In questo momento Discord non mi risponde. Nulla è stato aperto né spostato; riprova fra poco.
error-other-game = A questo tavolo si gioca a { $game }: le mosse si scrivono con `/{ $command }`.
error-with-example = { $why } Così invece si capisce, per esempio: `{ $example }`

## Posti

error-not-seated = Non hai un posto a questo tavolo.
error-not-your-seat = Quel posto è di qualcun altro.
error-no-such-seat = A questo tavolo quel posto non c’è.
error-already-seated = Hai già un posto a questo tavolo.
error-enough-seats = Hai già { $most } posti a questo tavolo: di più non si può.
error-table-full = Tutti i posti sono occupati.
error-unknown-style = Questo pilota automatico non esiste.
error-no-autopilots = Questo gioco non ha piloti automatici: possono giocarci solo persone.
error-bot-as-player = I bot non possono sedersi: solo persone e piloti automatici.
error-replace-whom = Di’ chi deve giocare: una persona o un pilota automatico, uno dei due.

## Chi può, e quando

error-host-only = Può farlo solo chi ospita, o chi gestisce il server.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-paused = Il tavolo è in pausa. `/{ command-table } { command-resume }` lo fa riprendere.
error-waits-for-players = Non c’è nessuno a giocare, quindi il tavolo aspetta. **{ button-comeback }** nel suo messaggio lo fa riprendere.
error-not-paused = Il tavolo non è in pausa.
error-clock-unreadable = Non riesco a capire questa durata. Scrivi per esempio `36h`, `2d` oppure `off`.
error-clock-out-of-range = Una decisione può durare da { $minutes } minuti a { $days } giorni, o non avere limite di tempo (`off`).
error-bank-refill = Una decisione non può aggiungere a una riserva più di quanto ci sta. Scrivi per esempio `3d+12h`.
error-vacation-out-of-range = Un tavolo non può concederlo: scegli un numero di giorni fino a { $most }.
error-no-vacation = Questo tavolo non concede giorni di assenza. Puoi chiedere una pausa: `/{ command-table } { command-vote }`.
error-away-too-long = È più di quanto ti resta: { $days } dei { $granted } giorni di questa stagione.
error-no-clock-runs = In questo momento non corre nessun orologio: non c’è niente da prolungare.
error-unknown-zone = Non conosco il fuso orario { $zone }. Scrivi una città come in `Europe/Rome`.
error-unknown-zone-near = Non conosco il fuso orario { $zone }. Forse intendevi { $near }?
error-zone-missing = In che fuso orario sei? Aggiungi `{ option-zone }`, per esempio `Europe/Rome`.
error-quiet-unreadable = Non riesco a leggerlo come un orario. Scrivi per esempio `22-7`, `22:30-6:45` oppure `off`.
error-quiet-too-long = Le ore di quiete possono durare al massimo { $hours } ore al giorno: un po’ di tempo deve contare. Per giorni interi c’è `/{ command-table } { command-away }`.

## Comandi illeggibili

illegal-game-over = La partita è finita.
illegal-not-deciding = Non tocca a te.
illegal-not-now = Non è questo che devi decidere ora. Premi **La mia mossa** per vederlo.
illegal-seat-count = Questo gioco vuole da { $least } a { $most } posti occupati; qui { $count ->
    [one] ce n’è 1
   *[other] ce ne sono { $count }
}.
illegal-unknown-identity = Questo gioco non conosce quel nome.
illegal-identity-taken = Qualcun altro ha già fatto questa scelta. Fanne un’altra.
illegal-unknown-option = Questo gioco non ha quell’opzione.
illegal-unknown-choice = Questa opzione non prevede quella scelta.
illegal-unknown-verb = Non conosco la mossa «{ $word }».
illegal-wrong-word-count = Dopo «{ $verb }» { $needed ->
    [one] ci vuole 1 parola
   *[other] ci vogliono { $needed } parole
}; { $count ->
    [one] ce n’è 1
   *[other] ce ne sono { $count }
}.
illegal-unknown-word = Non capisco «{ $word }».
illegal-ambiguous-action = «{ $text }» potrebbe voler dire { $count } mosse, per esempio «{ $first }». Dimmi qualcosa di più.

## Suggerimenti

error-no-hints = A questo tavolo non ci sono suggerimenti.
error-hint-failed = Stavolta l’esperto non ha trovato una risposta. Riprova, o fidati di te.
error-expert-busy = In questo momento l’esperto ha molte domande a cui rispondere. Riprova tra un minuto.

## Archivio, guasti e tutto il resto

error-over = La partita è finita.
error-autopilot-plays = Ora gioca per te un pilota automatico. Premi **La mia mossa** per riprendere il tuo posto.
error-not-away = Stai già giocando: non c’è alcun posto da riprendere.
error-nobody-to-return = Questo posto non appartiene a nessuna persona, perciò nessuno può riprenderlo.
error-nobody-up = In questo momento non tocca a nessun altro.
error-nudged-lately = Gli altri sono stati chiamati da poco. Puoi richiamarli <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-seat-asked-lately = La domanda a chi siede lì è recente. Potrai farla di nuovo <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-person-asked-lately = A questa persona è stato chiesto da poco di un posto qui. Potrai chiederglielo di nuovo <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-host-asked-lately = A chi ospita è stato chiesto da poco di un posto qui. Potrai chiedere di nuovo <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-had-another-seat = Chi ha, o ha avuto, un posto a questo tavolo ne conosce i segreti e non può prenderne un altro.
error-seat-not-free = Questo posto lo gioca qualcuno. Puoi subentrare se lo offre.
error-takeover-closed = A questo tavolo non si subentra ai piloti automatici, ma solo dove qualcuno offre il suo posto.
error-takeover-opponent = Questo pilota automatico è stato scelto come avversario; a questo tavolo non si subentra al suo posto.
error-newcomer-left = Chi doveva avere il posto non è più in questo server, quindi tutto resta com’è.
error-others-may-return = La partita aspetta ancora chi può tornare. Potrai lasciarla finire ai piloti automatici <t:{ NUMBER($until, useGrouping: 0) }:R>; se qualcuno torna, riprende subito.
error-nothing-to-undo = Non c’è una tua mossa da annullare.
error-undo-too-far = Da quella mossa le regole sono state aggiornate: non si può più annullare.
error-rated-undo = A un tavolo con punteggio non si annulla una mossa con cui si è pescato o rivelato qualcosa.
error-rated-close = Questa partita conta per il punteggio e altri la stanno giocando: chi ha un posto non può chiuderla. Chi si alza finisce all’ultimo posto; un gestore del server che non gioca può chiuderla, e allora non conta per nessuno.
error-never-rated = In questo gioco si vince o si perde insieme: ci sono i risultati di ogni missione, non i punteggi.
error-vote-over = Questo voto è chiuso.
error-not-your-vote = Questo voto non è per te.
error-no-orders = Questo gioco non conosce ordini permanenti.
error-order-gone = Quell’ordine non vale più.
illegal-order-seat-lost = Ora al posto tuo gioca un pilota automatico o qualcun altro. Quando torni puoi darlo di nuovo.
error-not-continued = La partita da cui ripartire non è finita, o non si può proseguire.
error-unknown-language = Non parlo ancora questa lingua.
error-table-broken = Non riesco più a leggere questa partita. Dillo a chi gestisce questo bot: tavolo { NUMBER($table, useGrouping: 0) }.
error-not-your-button = Questo pulsante è di un’altra persona. `/{ command-mine } { command-mine-forget }` ti mostra il tuo.
error-records-too-large = Ciò che conservo di te è più di quanto Discord accetti in un messaggio. Chi gestisce questo bot può dartelo come file.
error-storage-busy = Il mio archivio in questo momento è occupato; nulla è cambiato. Riprova tra poco.
error-storage-full = Il mio disco è pieno; nulla è cambiato. Dillo a chi gestisce questo bot.
error-storage-failed = Il mio archivio non risponde; nulla è cambiato. Riprova, o dillo a chi gestisce questo bot.
error-storage-unsure = Il mio archivio si è interrotto mentre salvava. Prima di riprovare, guarda se è stato fatto.
error-not-over = La partita è ancora in corso. Si potrà fare a partita finita.

# Campionati e tornei
error-competition-too-few = Servono almeno { $least } persone.
error-competition-seats = I tavoli di una competizione hanno da { $least } a { $most } posti, e il più piccolo non più del più grande.
error-competition-rounds = Una competizione ha da 1 a { $most } turni.
error-competition-meetings = Tutti possono incontrarsi fino a { $most } volte.
error-competition-advance = { $most ->
    [one] Da ogni tavolo può passare una sola persona.
   *[other] Da ogni tavolo possono passare al massimo { $most } persone.
} Qualcuno deve pur fermarsi.
error-no-competition = Qui non c’è nessun campionato o torneo con questo nome.
error-competition-name = Dagli un nome da 1 a { $most } caratteri.
error-competition-name-taken = Un campionato o torneo di questo server si chiama già così. Scegli un altro nome.
error-competition-together = In questo gioco si vince o si perde insieme: non c’è niente da mettere in classifica.
error-competition-clock = I tavoli di un campionato o torneo hanno bisogno di un limite di tempo, altrimenti un turno potrebbe non finire mai.
error-competition-days = Un turno dura da { $least } a { $most } giorni.
error-competition-most = Servono almeno { $least } persone, e al massimo { $most }.
error-competition-divisions = Una serie ha almeno { $least } persone; al massimo metà sale e altrettante scendono. Un torneo a eliminazione non ha serie.
error-competition-start = Può cominciare non prima di dieci minuti e non oltre { $most } giorni.
error-competition-organiser-only = Spetta a chi organizza, o a chi gestisce il server.
error-competition-over = È finito.
error-competition-not-running = Nessuna stagione è in corso.
error-competition-moved-on = Nel frattempo è già andato avanti. Usa di nuovo il comando, se lo vuoi ancora.
error-competition-joined = La tua iscrizione c’è già.
error-competition-full = Non possono iscriversi più di { $most } persone.
error-competition-left = Hai lasciato questa stagione. Potrai iscriverti alla prossima.
error-competition-not-in = Questa persona al momento non partecipa.
error-competition-newcomer = Questa persona partecipa già, o ha lasciato questa stagione.
error-competition-managers-only = Solo chi gestisce il server può annunciare un campionato o torneo.
error-competition-channel = Campionati e tornei hanno bisogno di un canale testuale di un server: i loro tavoli si aprono nei suoi thread.
error-competition-which = Ce n’è più d’uno. Di’ quale: il comando propone i nomi.
error-limit-competitions = Un server può avere { $most } campionati e tornei alla volta. Se ne potrà annunciare un altro quando uno di questi sarà finito.

# Quanto possono fare una persona o un server
error-limit-tables-person = { $most ->
    [one] Ospiti già un tavolo, e nessuno può ospitarne di più alla volta. Potrai aprirne un altro quando quello sarà finito o chiuso.
   *[other] Ospiti { $most } tavoli aperti, e nessuno può ospitarne di più alla volta. Potrai aprirne un altro quando uno di questi sarà finito o chiuso.
} { limit-operator }
error-limit-tables-server = { $most ->
    [one] Questo server ha già un tavolo aperto, e non può averne di più alla volta. Se ne potrà aprire un altro quando quello sarà finito o chiuso.
   *[other] Questo server ha { $most } tavoli aperti, e non può averne di più alla volta. Se ne potrà aprire un altro quando uno di questi sarà finito o chiuso.
} { limit-operator }
error-limit-opened-person = In un’ora hai aperto { $most ->
    [one] un tavolo
   *[other] { $most } tavoli
}: di più una persona non può. Potrai aprire il prossimo <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-opened-server = In questo server { $most ->
    [one] è stato aperto un tavolo
   *[other] sono stati aperti { $most } tavoli
} in un’ora: di più non si può. Potrai aprire il prossimo <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-hourly = In un’ora una persona può avere { $most } { $what ->
    [guided] partite guidate
    [hints] suggerimenti
    [replays] pagine di partite riviste
    [animations] immagini animate
    [stories] racconti di partite
    [exports] partite esportate
    [checks] verifiche di partite
   *[reviews] analisi di partite
}, ma non tutte di fila. Si riparte <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-presses = Così è troppo veloce per me: una persona può premere e dare comandi { $most } volte al minuto. Questa volta non ho fatto nulla; continua <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
limit-operator = Chi gestisce il bot può cambiare questo limite.
error-one-at-a-time = Una cosa alla volta: mi sto ancora occupando di ciò che hai premuto prima. Questa volta non ho fatto nulla; riprova quando avrò risposto.

# Open tables
error-interests-enough = Aspetti già { $most } tavoli. Rinuncia prima a uno, con `/{ command-community } { command-community-interests }`.
error-interest-gone = Quella richiesta non c’è più. `/{ command-community } { command-community-interests }` mostra che cosa aspetti.
error-note-too-long = Un appunto ha al massimo { $most } caratteri.

# What if
error-no-what-if = Da lì non si può continuare: nessuno decide nulla, o ciò che è nascosto non si può immaginare.
error-rated-what-if = A un tavolo con punteggio sarebbe un aiuto. A partita finita puoi provare di tutto.
error-no-hints-what-if = A questo tavolo non si danno consigli, e questo lo sarebbe. A partita finita puoi provare di tutto.
error-source-not-over = Questa partita continua da una che non è finita. Fino ad allora, ciò che ne sa resta segreto.
error-what-if-alone = Una partita «e se?» è per una persona sola.
error-what-if-not-private = Finché la tua partita è in corso serve un thread privato: nessun altro deve sapere ciò che sai tu. Qui non posso aprirne.
error-what-if-not-up = Puoi provarlo quando tocca a te.
error-what-if-nowhere = Serve un thread apposta. Riprova in un canale di testo dove posso aprire thread.
error-fixed-seats = I posti di questo tavolo li assegna un campionato: nessuno si siede, si alza o cambia posto, e la partita comincia da sola. Con `/{ command-league } { command-league-leave }` ti ritiri dal campionato.
