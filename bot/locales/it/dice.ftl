## Fair dice: what a game’s dice and cards follow from

# The button that adds a press of one’s own.
button-in = Agita i dadi
dice-lobby = 🎲 Dadi onesti, promesso: `{ $hash }`
# In the message that starts the game. $who lists seats with the numbers of their presses.
dice-start = 🎲 Dadi onesti, promesso: `{ $hash }`. Aggiunto poi: { $who }
dice-nothing = niente
dice-own = 🎲 Con questo clic agiti i dadi anche tu (`{ $press }`): vedi **{ button-proof }**.
dice-title = 🎲 Dadi onesti
dice-promise = All’apertura del tavolo ho estratto un segreto. Il suo SHA-256 è la mia promessa:
    `{ $hash }`
    Ogni **{ button-join }**, **{ button-in }** e **{ button-start }** aggiunge il numero che Discord dà al clic e che nessuno può prevedere. Da tutto questo nascono i dadi e le carte. A partita finita svelo il segreto.
dice-added = Aggiunto finora: { $who }
dice-yours = Il tuo è `{ $press }`, delle { $when }. Il messaggio d’inizio deve riportarlo, con la stessa promessa.
dice-onlooker = Qui non c’è niente di tuo, perché non hai un posto: per averlo, **{ button-join }**.
dice-later = 🎲 La partita è in corso, perciò il segreto resta segreto. Prima dell’inizio è stato promesso il suo SHA-256:
    `{ $hash }`
    Aggiunto poi: { $who }
    A partita finita si potranno controllare ogni dado e ogni carta.
dice-secret = 🔏 Segreto: `{ $secret }`
    Il suo SHA-256, promesso prima dell’inizio: `{ $hash }`
dice-seed = 🎲 Seme: `{ $seed }`
    Nato dal segreto e da questi clic: { $who }
dice-seed-alone = 🎲 Seme: `{ $seed }`
    Nato dal solo segreto: dopo la promessa non c’è stato nessun clic, perciò chi mi gestisce avrebbe potuto sceglierlo.
# At a table whose seats a league gives: $crew are mentions, $when is like “in 5 hours”.
button-here = Eccomi
lobby-fixed = 🏁 { $crew }: il vostro tavolo è aperto. Premete **{ button-here }**, che agita anche i dadi. La partita comincia appena ci siete tutti, al più tardi { $when }.
here-waiting = ✅ Ci sei. Mancano ancora: { $names }. La partita comincia comunque { $when }.
here-all = ✅ Ci siete tutti: la partita comincia.
