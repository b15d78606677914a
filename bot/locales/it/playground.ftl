# The playground's start page.
playground-title = Mission Control: campo prova
playground-languages = Lingua
playground-lead = Il vero bot, in un Discord che vive solo su questo computer. Sii chi vuoi, premi ogni pulsante, guarda in ogni posta: niente esce di qui e niente resta.
playground-game = Tre giochi
playground-game-text = «{ playground-game-start }» apre un tavolo, dà gli altri posti ai piloti automatici e parte. «{ button-learn }» dice in tre schede di che si tratta, «{ button-lesson }» te lo fa provare.
playground-game-length = Durata
playground-game-players = Giocatori
playground-game-difficulty = Difficoltà
playground-game-you = Tu sei
playground-game-seats = Posti
playground-game-people = Giocati da te
playground-game-seats-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
playground-game-people-count = { $count ->
    [one] uno solo
   *[other] { $count } di loro
}
playground-game-start = Comincia la partita
playground-game-choices = Posti e persone
playground-people = Gioca nei panni di …
playground-people-text = Tutti vedono lo stesso canale, ma non gli stessi segreti. Le carte in mano e le giocate segrete arrivano per messaggio privato.
playground-in-channel = Nel canale
playground-direct-messages = Messaggi privati
playground-channels = Canali e thread
playground-channels-text = Un tavolo alla volta in ciascuno. Sulla pagina di Discord «Viewing as» cambia chi sei; scrivi / per i comandi.
playground-home = Alla pagina iniziale
playground-places = Canali, thread e messaggi privati
playground-inbox-of = { $name }: messaggi privati
playground-time = L’orologio
playground-time-text = Va come il tuo. Salta avanti per vedere i promemoria e che cosa si fa per chi ha esaurito il suo tempo.
playground-hours = + { $hours } h
playground-restart = Riavvia il bot
playground-restart-text = Ferma il bot e lo fa ripartire sullo stesso database. Ogni partita continua, ogni pulsante funziona ancora.
playground-footer = La pagina di Discord è di SimCord e parla inglese attorno a ciò che dice il bot. Ctrl-C nel terminale chiude il campo prova e dimentica tutto.
playground-done-time = { $hours ->
    [one] È passata un’ora.
   *[other] Sono passate { $hours } ore.
}
playground-done-restart = Il bot è stato riavviato.
playground-failed = Non ha funzionato. Il motivo si legge nel terminale.
playground-gone = Quel canale non c’è più.
