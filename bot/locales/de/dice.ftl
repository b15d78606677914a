## Fair dice: what a game’s dice and cards follow from

# The button that adds a press of one’s own.
button-in = Würfel schütteln
dice-lobby = 🎲 Faire Würfel, versprochen: `{ $hash }`
# In the message that starts the game. $who lists seats with the numbers of their presses.
dice-start = 🎲 Faire Würfel, versprochen: `{ $hash }`. Seitdem dazu: { $who }
dice-nothing = nichts
dice-own = 🎲 Mit diesem Klick schüttelst du die Würfel mit (`{ $press }`): siehe **{ button-proof }**.
dice-title = 🎲 Faire Würfel
dice-promise = Als der Tisch aufging, habe ich ein Geheimnis ausgelost. Sein SHA-256 ist mein Versprechen:
    `{ $hash }`
    Jeder Klick auf **{ button-join }**, **{ button-in }** und **{ button-start }** bringt die Nummer dazu, die Discord ihm gibt und die niemand vorhersehen kann. Aus beidem folgen alle Würfel und Karten. Ist das Spiel aus, verrate ich das Geheimnis.
dice-added = Bisher dazu: { $who }
dice-yours = Deiner ist `{ $press }`, geklickt um { $when }. In der Nachricht vom Start muss er stehen, mit demselben Versprechen.
dice-onlooker = Von dir ist nichts dabei, denn du hast keinen Platz: **{ button-join }** gibt dir einen.
dice-later = 🎲 Das Spiel läuft noch, darum bleibt sein Geheimnis eines. Vor dem Start wurde sein SHA-256 versprochen:
    `{ $hash }`
    Seitdem dazu: { $who }
    Wenn das Spiel aus ist, lässt sich jeder Würfel und jede Karte nachprüfen.
dice-secret = 🔏 Geheimnis: `{ $secret }`
    Sein SHA-256, vor dem Start versprochen: `{ $hash }`
dice-seed = 🎲 Startwert: `{ $seed }`
    Aus dem Geheimnis und diesen Klicks: { $who }
dice-seed-alone = 🎲 Startwert: `{ $seed }`
    Aus dem Geheimnis allein: Nach dem Versprechen hat niemand geklickt, also hätte ihn aussuchen können, wer mich betreibt.
# At a table whose seats a league gives: $crew are mentions, $when is like “in 5 hours”.
button-here = Bin da
lobby-fixed = 🏁 { $crew }: Euer Tisch ist offen. Drückt **{ button-here }**, das schüttelt auch die Würfel. Das Spiel beginnt, sobald alle da sind, spätestens { $when }.
here-waiting = ✅ Du bist da. Noch fehlen: { $names }. Das Spiel beginnt auf jeden Fall { $when }.
here-all = ✅ Alle sind da: Das Spiel beginnt.
