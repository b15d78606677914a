## Fair dice: what a game’s dice and cards follow from

# The button that adds a press of one’s own.
button-in = Secouer les dés
dice-lobby = 🎲 Dés honnêtes, promis : `{ $hash }`
# In the message that starts the game. $who lists seats with the numbers of their presses.
dice-start = 🎲 Dés honnêtes, promis : `{ $hash }`. Ajouté depuis : { $who }
dice-nothing = rien
dice-own = 🎲 Par ce clic, tu secoues les dés, toi aussi (`{ $press }`) : voir **{ button-proof }**.
dice-title = 🎲 Dés honnêtes
dice-promise = À l’ouverture de la table, j’ai tiré un secret. Son SHA-256 est ma promesse :
    `{ $hash }`
    Chaque **{ button-join }**, **{ button-in }** et **{ button-start }** y ajoute le numéro que Discord donne au clic et que personne ne peut prévoir. Tous les dés et toutes les cartes en découlent. La partie finie, je dévoile le secret.
dice-added = Ajouté jusqu’ici : { $who }
dice-yours = Le tien est `{ $press }`, cliqué à { $when }. Le message du début doit le citer, avec la même promesse.
dice-onlooker = Rien n’est de toi ici, car tu n’as pas de place : pour en prendre une, **{ button-join }**.
dice-later = 🎲 La partie continue, son secret en reste donc un. Voici son SHA-256, promis avant le début :
    `{ $hash }`
    Ajouté depuis : { $who }
    Une fois la partie finie, on pourra vérifier chaque dé et chaque carte.
dice-secret = 🔏 Secret : `{ $secret }`
    Son SHA-256, promis avant le début : `{ $hash }`
dice-seed = 🎲 Graine : `{ $seed }`
    Tirée du secret et de ces clics : { $who }
dice-seed-alone = 🎲 Graine : `{ $seed }`
    Tirée du secret seul : personne n’a cliqué après la promesse, et qui me gère aurait donc pu la choisir.
# At a table whose seats a league gives: $crew are mentions, $when is like “in 5 hours”.
button-here = Me voilà
lobby-fixed = 🏁 { $crew } : votre table est ouverte. Appuyez sur **{ button-here }**, cela secoue aussi les dés. La partie commence dès que vous êtes tous là, au plus tard { $when }.
here-waiting = ✅ Te voilà. On attend encore : { $names }. La partie commence de toute façon { $when }.
here-all = ✅ Tout le monde est là : la partie commence.
