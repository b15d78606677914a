## Fair dice: what a game’s dice and cards follow from

# The button that adds a press of one’s own.
button-in = Shake the dice
dice-lobby = 🎲 Fair dice, promised: `{ $hash }`
# In the message that starts the game. $who lists seats with the numbers of their presses.
dice-start = 🎲 Fair dice, promised: `{ $hash }`. Added since: { $who }
dice-nothing = nothing
dice-own = 🎲 This press shakes the dice, too (`{ $press }`): see **{ button-proof }**.
dice-title = 🎲 Fair dice
dice-promise = When this table opened, I drew a secret. Its SHA-256 is my promise:
    `{ $hash }`
    Each **{ button-join }**, **{ button-in }** and **{ button-start }** adds the number that Discord gives to the press and nobody can foresee. Every die and card follows from both. When the game is over, I tell the secret.
dice-added = Added so far: { $who }
dice-yours = Yours is `{ $press }`, pressed at { $when }. The message that starts the game has to list it, with the same promise.
dice-onlooker = Nothing here is yours, as you have no seat: **{ button-join }** takes one.
dice-later = 🎲 The game is still going on, so its secret stays one. Its SHA-256 was promised before the start:
    `{ $hash }`
    Added since: { $who }
    When the game is over, every die and card can be checked.
dice-secret = 🔏 Secret: `{ $secret }`
    Its SHA-256, promised before the start: `{ $hash }`
dice-seed = 🎲 Seed: `{ $seed }`
    Made of the secret and of these presses: { $who }
dice-seed-alone = 🎲 Seed: `{ $seed }`
    Made of the secret alone: nobody pressed after the promise, so whoever runs me could have picked it.
# At a table whose seats a league gives: $crew are mentions, $when is like “in 5 hours”.
button-here = I’m here
lobby-fixed = 🏁 { $crew }: your table is open. Press **{ button-here }**, it shakes the dice. The game begins once everybody is here, at the latest { $when }.
here-waiting = ✅ You’re here. Still missing: { $names }. The game begins { $when } in any case.
here-all = ✅ Everybody is here: the game begins.
