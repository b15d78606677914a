# Des réponses claires au lieu d’une action. Rien n’a changé.

error-unexpected = 🛠️ Désolé, quelque chose s’est mal passé de mon côté. Rien n’est perdu ; essaie encore. Si cela continue, donne le numéro `{ $incident }` à qui gère ce bot.
error-unknown-control = Je ne connais plus ce bouton. Utilise le message le plus récent de la table.
error-stale = ⏱️ Ce bouton date d’un moment déjà passé. Appuie sur **Mon coup** pour le moment présent.

## Où est la table ?

error-no-table = Il n’y a pas de table ouverte ici. `/table new` en ouvre une.
error-no-table-here = Une table a besoin d’un salon textuel ou d’un fil d’un serveur.
error-no-thread-here = Je ne peux pas ouvrir de fil ici. Laisse `thread` de côté, ou choisis un salon textuel.
error-table-closed = Cette table n’est plus là. `/table new` en ouvre une autre.
error-channel-taken = Il y a déjà une table dans ce salon : une à la fois. Joue à celle-ci, ou ouvre la tienne dans un autre salon ou fil.
error-unknown-game = Je ne connais pas ce jeu : { $game }.
error-missing-permissions = Il me manque des permissions dans ce salon : { $permissions }. Qui gère le serveur peut les accorder.

## Places

error-not-seated = Tu n’as pas de place à cette table.
error-not-your-seat = C’est la place de quelqu’un d’autre.
error-no-such-seat = Cette table n’a pas une telle place.
error-already-seated = Tu as déjà une place à cette table.
error-table-full = Toutes les places sont prises.
error-identity-taken = Quelqu’un d’autre l’a déjà choisi. Prends-en un autre.
error-unknown-identity = Ce jeu n’a pas un tel pays.
error-unknown-style = Je ne connais pas un tel pilote automatique.
error-bots-have-no-hands = Les bots ne peuvent pas prendre place, seulement les personnes et les pilotes automatiques.
error-replace-whom = Dis qui doit jouer : une personne ou un pilote automatique, l’un des deux.

## Pouvoirs et moments

error-host-only = Seul l’hôte, ou qui gère le serveur, peut faire cela.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-game-over = La partie est finie.
error-paused = La table est en pause. `/table resume` la relance.
error-not-paused = La table n’est pas en pause.
error-not-up = Ce n’est pas à toi de jouer.
error-clock-unreadable = Je n’arrive pas à lire cette durée. Écris par exemple `36h`, `2d` ou `off`.
error-clock-out-of-range = Une décision peut durer de 10 minutes à 14 jours, ou ne pas avoir d’horloge (`off`).

## Commandes illisibles

error-unreadable = Je n’arrive pas à lire cela comme un coup de ce jeu.
error-ambiguous = Cela peut vouloir dire plusieurs coups. Dis-en un peu plus.
illegal-game-over = La partie est finie.
illegal-not-deciding = Ce n’est pas à toi de jouer.
illegal-not-now = Ce n’est pas ce que tu dois décider maintenant. Appuie sur **Mon coup** pour le voir.
illegal-seat-count = Ce jeu demande de { $least } à { $most } places ; il y en a { $count }.
illegal-unknown-identity = Ce jeu n’a pas « { $identity } ».
illegal-identity-taken = Deux places ne peuvent pas être toutes les deux « { $identity } ».
illegal-unknown-option = Ce jeu n’a pas d’option « { $option } ».
illegal-unknown-choice = L’option « { $option } » n’a pas de choix « { $choice } ».
illegal-unknown-verb = Je ne connais pas le coup « { $word } ».
illegal-wrong-word-count = « { $verb } » demande encore { $needed } mots ; il y en a { $count }.
illegal-unknown-word = Je ne comprends pas « { $word } ».
illegal-ambiguous-action = « { $text } » peut vouloir dire { $count } coups, par exemple « { $first } ». Dis-en un peu plus.
