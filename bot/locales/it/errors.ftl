# Risposte chiare al posto di un’azione. Nulla è cambiato.

error-unexpected = 🛠️ Scusa, qualcosa è andato storto da parte mia. Nulla è perduto: riprova. Se continua, di’ a chi gestisce questo bot il numero `{ $incident }`.
error-unknown-control = Non conosco più questo pulsante. Usa il messaggio più recente del tavolo.
error-stale = ⏱️ Quel pulsante è di un momento già passato. Premi **La mia mossa** per quello attuale.

## Dov’è il tavolo?

error-no-table = Qui non c’è un tavolo aperto. `/table new` ne apre uno.
error-no-table-here = Un tavolo ha bisogno di un canale testuale o di un thread di un server.
error-no-thread-here = Qui non posso aprire un thread. Lascia perdere `thread`, oppure scegli un canale testuale.
error-table-closed = Questo tavolo non c’è più. `/table new` ne apre un altro.
error-channel-taken = In questo canale c’è già un tavolo: uno alla volta. Gioca a quello, oppure apri il tuo in un altro canale o thread.
error-unknown-game = Non conosco questo gioco: { $game }.
error-missing-permissions = In questo canale mi servono altri permessi: { $permissions }. Può concederli chi gestisce il server.

## Posti

error-not-seated = Non hai un posto a questo tavolo.
error-not-your-seat = Quel posto è di qualcun altro.
error-no-such-seat = Questo tavolo non ha un posto simile.
error-already-seated = Hai già un posto a questo tavolo.
error-table-full = Tutti i posti sono occupati.
error-identity-taken = L’ha già scelta qualcun altro. Prendine un’altra.
error-unknown-identity = Questo gioco non ha una nazione simile.
error-unknown-style = Non conosco un pilota automatico simile.
error-bots-have-no-hands = I bot non possono sedersi: solo persone e piloti automatici.
error-replace-whom = Di’ chi deve giocare: una persona o un pilota automatico, uno dei due.

## Poteri e momenti

error-host-only = Può farlo solo chi ospita, o chi gestisce il server.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-game-over = La partita è finita.
error-paused = Il tavolo è in pausa. `/table resume` lo fa riprendere.
error-not-paused = Il tavolo non è in pausa.
error-not-up = Non tocca a te.
error-clock-unreadable = Non riesco a leggerlo come un tempo. Scrivi per esempio `36h`, `2d` oppure `off`.
error-clock-out-of-range = Una decisione può durare da 10 minuti a 14 giorni, o non avere orologio (`off`).

## Comandi illeggibili

error-unreadable = Non riesco a leggerla come una mossa di questo gioco.
error-ambiguous = Potrebbe voler dire più di una mossa. Dimmi qualcosa di più.
illegal-game-over = La partita è finita.
illegal-not-deciding = Non tocca a te.
illegal-not-now = Non è questo che devi decidere ora. Premi **La mia mossa** per vederlo.
illegal-seat-count = Questo gioco vuole da { $least } a { $most } posti; ce ne sono { $count }.
illegal-unknown-identity = Questo gioco non ha «{ $identity }».
illegal-identity-taken = Due posti non possono essere entrambi «{ $identity }».
illegal-unknown-option = Questo gioco non ha l’opzione «{ $option }».
illegal-unknown-choice = L’opzione «{ $option }» non ha la scelta «{ $choice }».
illegal-unknown-verb = Non conosco la mossa «{ $word }».
illegal-wrong-word-count = «{ $verb }» vuole altre { $needed } parole; ce ne sono { $count }.
illegal-unknown-word = Non capisco «{ $word }».
illegal-ambiguous-action = «{ $text }» potrebbe voler dire { $count } mosse, per esempio «{ $first }». Dimmi qualcosa di più.
