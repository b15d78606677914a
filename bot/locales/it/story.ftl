# Il racconto di una partita in una pagina, nella lingua del tavolo.

command-story = racconto
command-story-about = Una partita finita come pagina da leggere e conservare: immagini, registro, controllo dei dadi
button-story = Racconto
story-ready = 📰 `{ $file }` racconta questa partita in una pagina sola: il tabellone giro per giro, che cosa è successo e come controllare i dadi. Scaricala e aprila in un browser. Non le serve la rete, e non dice più di quanto tutti possono sapere.
story-people = Chi ha giocato
story-end = Com’è finita
story-course = Che cosa è successo
story-board = il tabellone
story-fewer-pictures = Le immagini di questa partita non stanno tutte in un file: qualche giro ne fa a meno.
story-check = 🔎 `/{ command-table } { command-export }` consegna tutta la partita in un file, e `mission-control verify` lo rigioca su qualsiasi computer, senza questo bot e senza Discord.
story-made = Raccontato da Mission Control. Questa pagina non carica nulla da altrove.
error-story-busy = In questo momento sto scrivendo i racconti di diverse altre partite. Premi di nuovo tra un minuto.
error-story-failed = Non sono riuscito a scrivere il racconto. Riprova, o dillo a chi gestisce questo bot.
setting-story-asked = Racconto: su richiesta
setting-story-posted = Racconto: alla fine
setting-story-hint = Il bot lo pubblica come file, da aprire in qualsiasi browser
lobby-story = 📰 Alla fine si pubblica il racconto della partita
