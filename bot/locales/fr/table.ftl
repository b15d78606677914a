# Ce qu’une table dit en public et par message privé, dans n’importe quel jeu.

language-name = Français
list-and = { $first } et { $last }

## Temps

clock-off = sans limite de temps
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
# $most is the most that the bank holds, both are spans of time.
clock-bank = une réserve de { $most }, { $refill } de plus à chaque décision
until = ⏳ expire { $when }

## Qui joue

name-autopilot = 🤖 { $style }
name-stand-in = 🤖 pour { $name }
name-former = un ancien joueur
who-is-up = ▶️ { $seat } · { $who } { $what }
who-are-up = ▶️ { $who } : { $what }
by-the-clock = ⏰ Temps écoulé : { $what }
by-the-clock-for-you = ⏰ L’horloge a joué pour toi : { $what }
by-your-order = 📜 Selon ta consigne : { $what }
without-a-choice = ☑️ Pas de choix à faire : { $what }

## Le salon d’attente

lobby-invitation = { $host } rassemble un équipage. Prends place !
lobby-free = { $count ->
    [one] { $count } place est encore libre
   *[other] { $count } places sont encore libres
}
lobby-host = { $name } · hôte
lobby-autopilot = pilote automatique « { $style } »
style-defaults = Coups par défaut
style-defaults-hint = Fait ce que fait le bot quand le temps est écoulé
lobby-seats = 👥 De { $least } à { $most } places, personnes ou pilotes automatiques
lobby-seats-people = 👥 De { $least } à { $most } places, réservées aux personnes
lobby-seats-fixed = 👥 { $count } places, personnes ou pilotes automatiques
lobby-clock = ⏳ **{ $clock }** pour chaque décision ; ensuite le bot choisit pour toi
lobby-bank = 🏦 **{ $clock }** ; quand elle est vide, le bot choisit pour toi
lobby-weekends = 🌙 Les samedis et dimanches ne comptent pas
lobby-vacation = 🌴 { $days } jours d’absence par saison, avec `/{ command-table } { command-away }`
lobby-starts-full = ⏱️ Commence tout seul dès que toutes les places sont prises
lobby-no-clock = ⏳ **Sans limite de temps** : chacun prend son temps
lobby-no-digests = 🤫 Discret : seuls restent les messages du début et de la fin
lobby-no-hints = 🧠 Pas de conseils : l’expert se tait
lobby-takeover = 🪑 { $who ->
    [nobody] En cours de partie, personne ne remplace un pilote automatique
    [anybody] En cours de partie, tout le monde peut remplacer un pilote automatique
   *[host] En cours de partie, on peut remplacer un pilote automatique avec l’accord de l’hôte
}{ $opponents ->
    [too] , même s’il joue depuis le début
   *[not] {""}
}
lobby-continues = 🔗 Reprend là où une partie précédente s’est arrêtée
lobby-lacking = { $count ->
    [one] Il reste une place à occuper avant de commencer.
   *[other] Il reste { $count } places à occuper avant de commencer.
}
lobby-more-seats = -# Une personne peut prendre plusieurs places : appuie sur **{ button-join }** une fois pour chacune.
lobby-ready = **Prêts au décollage** : l’hôte peut commencer, ou attendre d’autres joueurs.
lobby-full = **Toutes les places sont prises** : l’hôte peut commencer.
lobby-starts = **Toutes les places sont prises** : la partie commence toute seule { $when }. Choisis ton camp maintenant ; si quelqu’un s’en va, elle attend.
lobby-too-many = { $count ->
    [one] **Une place de trop** pour ces réglages. L’hôte peut en libérer une, ou les changer, dans **{ button-settings }**.
   *[other] **{ $count } places de trop** pour ces réglages. L’hôte peut en libérer, ou les changer, dans **{ button-settings }**.
}
lobby-closed = Cette table a été fermée avant de commencer.

## La fiche dans le salon au-dessus d’un fil

card-seats = 👥 Places prises : { $taken } sur { $most } · { $who }
about-players = De { $least } à { $most } personnes ; des pilotes automatiques prennent les places libres
about-players-only = De { $least } à { $most } personnes
card-running = ▶️ **En cours.** Tout le monde peut regarder.
card-paused = ⏸️ **En pause.**
card-finished = 🏁 **Finie.**
card-closed = 🚪 **Fermée.**

## Le message vivant

live-paused = ⏸️ **En pause.** Toutes les horloges sont arrêtées.
# $when is a date with its time, $relative Discord's own relative time: "in 5 days".
live-paused-deserted = 💤 **Plus personne n’est là pour jouer : la partie attend.** Qui avait une place ici appuie sur **{ button-comeback }** et elle reprend. Si personne ne revient, la table est fermée { $relative } ({ $when }).
live-paused-away = 🌴 **Tout le monde est absent : la partie attend.** Elle reprend { $relative } ({ $when }), ou dès que quelqu’un appuie sur **{ button-comeback }**.
live-paused-vote = ⏸️ **En pause par vote.** Elle reprend au plus tard { $relative } ({ $when }) ; `/{ command-table } { command-vote }` la relance plus tôt.
live-away = 🌴 { $who }, de retour le { $when }
live-finished = 🏁 **La partie est finie.** Voici le plateau tel qu’il était à la fin ; le résultat a son propre message.
live-closed = 🚪 **Cette table a été fermée.**
log-more = -# … le reste est dans le journal

## Ce qui est arrivé à la table elle-même

step-undo = ↩️ { $who } a annulé des coups.
step-undone = ~~{ $what }~~ (annulé)
step-seat = { $change ->
    [away] 🤖 Un pilote automatique ({ $style }) remplace { $who } : il joue maintenant { $seat }.
    [back] 👋 { $who } est de retour et reprend { $seat }.
    [person] 🔁 { $who } prend la place de { $before } : { $seat }.
    [autopilot-left] 🔁 { $who } prend la place d’un pilote automatique : { $seat }.
    [autopilot] 🔁 Un pilote automatique ({ $style }) joue maintenant { $seat }.
   *[unknown] 🔁 Quelqu’un d’autre joue maintenant { $seat }.
}
step-pause = ⏸️ { $who } a mis la partie en pause.
step-resume = ▶️ { $who } a relancé la partie.
step-pause-table = 💤 Personne n’est là pour jouer : la table attend.
step-pause-vote = ⏸️ La table a voté une pause.
step-resume-table = ▶️ La pause est finie : la table reprend.
step-resume-vote = ▶️ La table a voté la reprise.
step-away = 🌴 { $who } s’absente quelques jours.
step-back = 👋 { $who } est de retour.
step-extend = ⌛ { $who } a donné plus de temps à ceux qu’on attend.
step-extend-vote = ⌛ La table a voté un délai supplémentaire.
step-moved = 🧵 { $who } a déplacé la table dans ce fil.
step-close = 🚪 La table a été fermée.
step-rebase = 🔧 Le bot a été mis à jour ; la partie continue à partir d’ici.
somebody = quelqu’un

## Messages qui restent

announcement-started = { $game } : c’est parti !
# The button shows all of the hash.
announcement-promise = 🎲 Des dés honnêtes, promis : le hachage de la graine commence par `{ $hash }` ; **{ button-proof }** le montre en entier.
announcement-fair = 🎲 L’empreinte du fichier commence par `{ $hash }` ; le bouton **{ button-verify }** l’affiche en entier, avec la graine, et rejoue chaque dé et chaque carte.
announcement-hints = 🧠 Conseils : { $hints }
hints-of = { $who } { $count }
digest-empty = Ce qui se trouvait ici a été annulé.
digest-read = Regarder de plus près …
lobby-idle = 🚪 La table de { $game } a été fermée : il ne s’y passait rien depuis { $days } jours. `/{ command-table } { command-new }` en ouvre une autre.
announcement-finished = { $game } : la partie est finie
announcement-won = { $game } : vous avez gagné ensemble !
announcement-lost = { $game } : vous avez perdu ensemble
announcement-page = Page { $page } sur { $pages }

## Messages privés et mentions

direct-hand = { $seat } · ta main dans { $game }
direct-hand-private = Personne d’autre ne voit ce message.
direct-full = 🪑 { $game } : toutes les places sont prises
direct-full-text = À la table : { $who }. C’est toi l’hôte : commence quand tu veux.
direct-order-dropped = 📜 { $game } · une de tes consignes est caduque ({ $seat })
reminder-half = ⏰ { $game } : la moitié de ton temps est passée
reminder-hour = ⏰ { $game } : il reste une heure
reminder-end = Ton temps expire { $when }. Ensuite, le bot choisit pour toi.
ping-nudge = 👋 { $who } La table t’attend.
ping-half = ⏰ { $who } La moitié de ton temps est passée.
ping-hour = ⏰ { $who } Il reste une heure.
ping-full = 🪑 { $who } Toutes les places de **{ $game }** sont prises : tu peux commencer.
direct-missing-permissions = ⚠️ Je ne peux pas continuer **{ $game }** dans { $link } : il me manque { $permissions } dans ce salon. Dès que je l’aurai, la table reprendra d’elle-même.
direct-threads-full = ⚠️ Je ne peux pas continuer **{ $game }** dans { $link } : le serveur a autant de fils ouverts que Discord en permet. Dès que quelqu’un en fermera un autre, la table reprendra d’elle-même.
direct-age-restricted = ⚠️ Je ne peux pas continuer **{ $game }** dans { $link } : Discord ne m’y laisse pas parler à cause de la limite d’âge. Dès que le salon n’en aura plus, la table reprendra d’elle-même.
direct-stand-in = 🤖 { $game } : un pilote automatique joue pour toi
direct-stand-in-text = Il joue { $seats } jusqu’à ce que tu appuies sur **{ button-comeback }** ; d’ici là, c’est lui qui décide pour toi.
direct-stand-in-alone = Si personne d’autre n’est là non plus, la partie t’attend ; le message de la table le dit. Si personne ne revient pendant { $days } jours, la table est fermée.
direct-result-stand-in = À la fin, un pilote automatique jouait pour toi.

## Le vote sur un coup à annuler

vote-title = { $moves ->
    [one] ↩️ { $seat } voudrait annuler un coup
   *[other] ↩️ { $seat } voudrait annuler { $moves } coups
}
# $seat made the move, $who would like to take it back.
vote-title-group = { $moves ->
    [one] ↩️ { $who } voudrait annuler le dernier coup, joué par { $seat }
   *[other] ↩️ { $who } voudrait annuler les { $moves } derniers coups
}
vote-text = Un dé a été lancé, une carte a été vue ou quelqu’un a déjà joué : tout le monde doit donc être d’accord.
vote-text-group = Les coups appartiennent à tout le groupe : tout le monde doit donc être d’accord.
vote-agreed = 👍 D’accord : { $who }
vote-open = ⏳ Votes attendus : { $who }
vote-accepted = ✅ Tout le monde est d’accord : on revient en arrière.
vote-refused = ❌ Tout le monde n’est pas d’accord : la partie continue telle quelle.
vote-lapsed = La partie a continué ; ce vote est clos.

## Votes sur les horloges

table-vote-pause = ⏸️ { $who } voudrait une pause
table-vote-resume = ▶️ { $who } voudrait reprendre
table-vote-extend = ⌛ { $who } voudrait donner encore { $span } à ceux qu’on attend
table-vote-needed = Il faut { $count } voix sur { $all }.
table-vote-against = 👎 Contre : { $who }
table-vote-accepted = ✅ La table est d’accord.
table-vote-refused = ❌ La table n’est pas d’accord.

# En cours de partie, une place est à qui la joue
seat-offer-person = 🪑 { $seat } : { $newcomer } peut reprendre la place tenue par { $name } ?
seat-offer-autopilot = 🪑 { $seat } : le pilote automatique « { $style } » doit-il continuer ?
seat-offer-text-person = { $mention }, { $who } aimerait donner ta place à quelqu’un d’autre, avec tout ce qui en fait partie, secrets compris. Rien ne change sans ton accord ; si tu acceptes, c’est définitif.
seat-offer-text-autopilot = { $mention }, { $who } aimerait qu’un pilote automatique joue pour toi. Rien ne change sans ton accord. Si tu acceptes, c’est comme si tu avais quitté la table : il joue jusqu’à ton retour, et d’ici là l’hôte peut donner la place à quelqu’un d’autre.
seat-offer-anybody = 🪑 { $seat } : qui veut prendre la suite ?
seat-offer-named = 🪑 { $seat } : { $name }, veux-tu prendre la suite ?
seat-offer-plays-on = { $who } cherche quelqu’un pour reprendre cette place, et continue à jouer en attendant.
seat-offer-away = { $who } cherche quelqu’un pour reprendre cette place. En attendant, un pilote automatique joue.
seat-offer-taking = Qui la prend reçoit tout ce qui en fait partie, secrets compris, et la garde.
seat-offer-newcomers = Réservé à qui n’a jamais eu d’autre place à cette table.
seat-offer-admit = 🪑 { $seat } : d’accord pour que { $name } relaie le pilote automatique ?
seat-offer-text-admit = { $mention }, { $name } aimerait jouer à cette place désormais, avec tout ce qui en fait partie, secrets compris.
seat-offer-no-return = { $who }, que le pilote automatique remplace, ne pourrait plus y revenir.
seat-offer-agreed = ✅ La place a changé de mains.
seat-offer-refused = 🪑 La place garde son joueur.
seat-offer-refused-take = 🪑 { $name } préfère ne pas reprendre cette fois.
seat-offer-refused-admit = 🪑 Le pilote automatique continue.
seat-offer-lapsed = Cette question n’a plus lieu d’être.
button-stay = Je reste
button-take-seat = Prendre la place
button-no-thanks = Non merci
button-withdraw-offer = Retirer

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-open = Ouvrir une table
button-learn = Découvrir
button-guided = Jouer une partie guidée
button-stop-explaining = Sans explications
button-rules-met = Règles vues{ $waiting ->
    [0] {""}
   *[other] {" "}(+{ $waiting })
}
button-rules = Règles
button-legend = C’est quoi ?
button-poster = En une page
button-poster-text = En texte
button-poster-pictures = En images
button-start = Commencer
button-autopilot = Pilote automatique
button-settings = Réglages
button-settings-more = Plus de réglages
button-move = Mon coup
button-hand = Ma main
button-sheet = Plateaux
button-board = Plateau de jeu
button-log = Journal
button-table = Aller à la table
button-undo = Annuler le coup
button-resume = Relancer
button-verify = Vérifier
button-proof = Dés honnêtes
button-details = En toutes lettres
button-open-thread = L’ouvrir dans un fil
button-to-thread = Déplacer dans un fil
button-export = Exporter
button-agree = D’accord
button-disagree = Pas d’accord
button-close = Fermer la table
button-keep-open = La laisser ouverte
button-comeback = Me revoilà
button-older = Plus ancien
button-newest = Plus récent
button-back = Retour
button-next = Suite
button-continue = Poursuivre
button-read-on = Lire la suite ({ $count } pages)
button-other-seat = Place : { $seat }

