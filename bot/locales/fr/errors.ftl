# Des réponses claires au lieu d’une action. Rien n’a changé.

error-unexpected = 🛠️ Désolé, quelque chose s’est mal passé de mon côté. Rien n’est perdu ; essaie encore. Si cela continue, donne le numéro `{ $incident }` à qui gère ce bot.
move-not-shown = 🛠️ Ton coup compte, mais je n’arrive pas à te montrer ce qu’il a donné. Appuie sur **{ button-move }** pour voir où tu en es ; si cela continue, donne le numéro `{ $incident }` à qui gère ce bot.
move-not-read = 🛠️ Ton coup compte, mais mon stockage était trop occupé pour relire ce qu’il a donné. Appuie dans un instant sur **{ button-move }** pour voir où tu en es.
error-unknown-control = Je ne connais plus ce bouton. Utilise le message le plus récent de la table.
error-stale = ⏱️ Ce bouton date d’un moment déjà passé. Appuie sur **Mon coup** pour voir le bouton actuel.

## Où est la table ?

error-no-table = Il n’y a pas de table ouverte ici. `/{ command-table } { command-new }` en ouvre une.
error-no-table-here = Une table a besoin d’un salon de serveur où l’on peut écrire : un salon textuel ou d’annonces, un fil, un post de forum, la discussion d’un salon vocal. Utilise là-bas `/{ command-table } { command-new }`.
error-no-thread-here = Je ne peux pas ouvrir de fil ici. Retire `{ option-thread }`, ou choisis un salon textuel.
error-in-thread-already = Cette table est déjà dans un fil.
error-no-thread-for-table = Seule une table qui se trouve dans un salon textuel peut passer dans un fil, et seulement depuis ce salon.
error-table-closed = Cette table n’est plus là. `/{ command-table } { command-new }` en ouvre une autre.
error-channel-taken = Il y a déjà une table dans ce salon : une à la fois. Joue à celle-ci, ou ouvre la tienne dans un autre salon, ou dans un fil avec `/{ command-table } { command-new } { option-thread }`.
error-unknown-game = Je ne connais pas ce jeu : { $game }.
error-missing-permissions = Il me manque des permissions dans ce salon : { $permissions }. Les gestionnaires du serveur peuvent les accorder.
error-not-in-server = Je ne suis pas membre de ce serveur, je ne peux donc pas y tenir de table. Les gestionnaires du serveur peuvent m’inviter.
error-not-member = Tu n’es plus sur le serveur de cette table.
error-not-in-thread = Je ne suis pas dans ce fil privé. Mentionne-moi ici pour m’y ajouter, puis essaie encore.
error-channel-gone = Ce salon n’existe plus. `/{ command-table } { command-new }` ouvre une table dans un autre.
error-channel-refused = Discord ne me laisse rien écrire ici (son erreur { $code }). Les gestionnaires du serveur peuvent vérifier mes permissions dans ce salon ; ou bien choisis-en un autre.
error-thread-refused = Discord ne me laisse pas créer de fil ici (son erreur { $code }). Retire `{ option-thread }`, ou choisis un autre salon.
error-no-thread-now = Pour l’instant, Discord ne me crée plus de fil. Essaie encore dans quelques minutes.
error-threads-full = Ce serveur a autant de fils ouverts que Discord en permet. Fermes-en un qui ne sert plus (dans son menu), puis essaie encore.
error-age-restricted = Discord ne me laisse pas parler là où une limite d’âge s’applique. Choisis un salon qui n’en a pas.
error-discord-busy = Discord ne me répond pas pour l’instant. Rien n’a été ouvert ni déplacé ; essaie encore dans un instant.
error-other-game = À cette table, on joue à { $game } : les coups s’écrivent avec `/{ $command }`.
error-with-example = { $why } On comprend par exemple : `{ $example }`

## Places

error-not-seated = Tu n’as pas de place à cette table.
error-not-your-seat = C’est la place de quelqu’un d’autre.
error-no-such-seat = Cette place n’existe pas à cette table.
error-already-seated = Tu as déjà une place à cette table.
error-enough-seats = Tu as déjà { $most } places à cette table : c’est le maximum.
error-table-full = Toutes les places sont prises.
error-unknown-style = Ce pilote automatique n’existe pas.
error-no-autopilots = Ce jeu n’a pas de pilotes automatiques : seules des personnes peuvent y jouer.
error-bot-as-player = Les bots ne peuvent pas prendre place, seulement les personnes et les pilotes automatiques.
error-replace-whom = Dis qui doit jouer : une personne ou un pilote automatique, l’un des deux.

## Qui peut, et quand

error-host-only = Seuls l’hôte et les gestionnaires du serveur peuvent faire cela.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-paused = La table est en pause. `/{ command-table } { command-resume }` la relance.
error-waits-for-players = Personne n’est là pour jouer : la table attend. **{ button-comeback }**, dans son message, la relance.
error-not-paused = La table n’est pas en pause.
error-clock-unreadable = Je n’arrive pas à lire cette durée. Écris par exemple `36h`, `2d` ou `off`.
error-clock-out-of-range = Une décision peut durer de { $minutes } minutes à { $days } jours, ou être sans limite de temps (`off`).
error-bank-refill = Une décision ne peut pas ajouter à une réserve plus qu’elle ne contient. Écris par exemple `3d+12h`.
error-vacation-out-of-range = Une table ne peut pas accorder cela : choisis un nombre de jours, { $most } au plus.
error-no-vacation = Cette table n’accorde aucun jour d’absence. Tu peux demander une pause : `/{ command-table } { command-vote }`.
error-away-too-long = C’est plus qu’il ne te reste : { $days } des { $granted } jours de cette saison.
error-no-clock-runs = Aucune horloge ne tourne en ce moment : il n’y a rien à prolonger.
error-unknown-zone = Je ne connais pas le fuseau horaire { $zone }. Écris une ville comme dans `Europe/Rome`.
error-unknown-zone-near = Je ne connais pas le fuseau horaire { $zone }. Voulais-tu dire { $near } ?
error-zone-missing = Dans quel fuseau horaire es-tu ? Ajoute `{ option-zone }`, par exemple `Europe/Rome`.
error-quiet-unreadable = Je n’arrive pas à lire ces heures. Écris par exemple `22-7`, `22:30-6:45` ou `off`.
error-quiet-too-long = Les heures calmes peuvent durer { $hours } heures par jour au plus : il faut bien que du temps compte. Pour des jours entiers, il y a `/{ command-table } { command-away }`.

## Commandes illisibles

illegal-game-over = La partie est finie.
illegal-not-deciding = Ce n’est pas à toi de jouer.
illegal-not-now = Ce n’est pas ce que tu dois décider maintenant. Appuie sur **Mon coup** pour le voir.
illegal-seat-count = Ce jeu demande de { $least } à { $most } places occupées ; ici, il y en a { $count }.
illegal-unknown-identity = Ce jeu ne connaît pas ce nom.
illegal-identity-taken = Quelqu’un d’autre a déjà fait ce choix. Fais-en un autre.
illegal-unknown-option = Ce jeu n’a pas cette option.
illegal-unknown-choice = Cette option n’offre pas ce choix.
illegal-unknown-verb = Je ne connais pas le coup « { $word } ».
illegal-wrong-word-count = « { $verb } » demande { $needed ->
    [one] { $needed } mot
   *[other] { $needed } mots
} ensuite ; il y en a { $count }.
illegal-unknown-word = Je ne comprends pas « { $word } ».
illegal-ambiguous-action = « { $text } » peut vouloir dire { $count } coups, par exemple « { $first } ». Dis-en un peu plus.

## Conseils

error-no-hints = Il n’y a pas de conseils à cette table.
error-hint-failed = L’expert n’a pas trouvé de réponse cette fois. Réessaie, ou fie-toi à toi-même.
error-expert-busy = L’expert a beaucoup de questions à traiter pour l’instant. Redemande-lui dans une minute.

## Stockage, pannes et tout le reste

error-over = La partie est finie.
error-autopilot-plays = Un pilote automatique joue pour toi en ce moment. Appuie sur **Mon coup** pour reprendre ta place.
error-not-away = Tu joues déjà : il n’y a pas de place à reprendre.
error-nobody-to-return = Cette place n’appartient à personne : nul ne peut donc la reprendre.
error-nobody-up = La table n’attend personne d’autre en ce moment.
error-nudged-lately = Les autres ont été appelés il y a peu. Tu pourras les rappeler <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-seat-asked-lately = La question a été posée il y a peu à la personne assise là. Tu pourras la reposer <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-person-asked-lately = Cette personne a reçu il y a peu une question sur une place d’ici. Tu pourras la lui reposer <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-host-asked-lately = L’hôte a reçu il y a peu une question sur une place d’ici. Tu pourras la reposer <t:{ NUMBER($until, useGrouping: 0) }:R>.
error-had-another-seat = Qui a, ou a eu, une place à cette table en connaît les secrets et ne peut pas en prendre une autre.
error-seat-not-free = Quelqu’un joue à cette place. On peut la reprendre si elle est proposée.
error-takeover-closed = À cette table, on ne reprend pas les places des pilotes automatiques, seulement celles que l’on propose.
error-takeover-opponent = Ce pilote automatique a été choisi comme adversaire ; à cette table, on ne reprend pas sa place.
error-newcomer-left = La personne qui devait avoir la place n’est plus sur ce serveur. Tout reste comme c’était.
error-others-may-return = La partie attend encore ceux qui peuvent revenir. Tu pourras laisser les pilotes automatiques la finir <t:{ NUMBER($until, useGrouping: 0) }:R> ; si quelqu’un revient, elle reprend aussitôt.
error-nothing-to-undo = Tu n’as aucun coup à annuler.
error-undo-too-far = Les règles ont été mises à jour depuis ce coup ; il ne peut plus être annulé.
error-rated-undo = À une table classée, on n’annule pas un coup qui a fait piocher ou révéler quelque chose.
error-rated-close = Cette partie compte pour le classement et d’autres la jouent : qui y a une place ne peut pas la fermer. Quitter la table compte comme la dernière place ; un responsable du serveur qui ne joue pas peut la fermer, et elle ne compte alors pour personne.
error-never-rated = Dans ce jeu, on gagne ou on perd ensemble : il y a des bilans de mission et pas de classement.
error-vote-over = Ce vote est clos.
error-not-your-vote = Ce vote n’est pas pour toi.
error-no-orders = Ce jeu ne connaît pas de consignes.
error-order-gone = Cette consigne ne vaut plus.
illegal-order-seat-lost = Un pilote automatique ou quelqu’un d’autre joue maintenant à ta place. De retour, tu pourras la redonner.
error-not-continued = La partie à poursuivre n’est pas finie, ou ne peut pas être poursuivie.
error-unknown-language = Je ne parle pas encore cette langue.
error-table-broken = Je n’arrive plus à lire cette partie. Dis-le à qui gère ce bot : table { NUMBER($table, useGrouping: 0) }.
error-not-your-button = Ce bouton est à quelqu’un d’autre. `/{ command-mine } { command-mine-forget }` te montre le tien.
error-records-too-large = Ce que je conserve de toi dépasse ce que Discord accepte en un message. Qui gère ce bot peut te le remettre en fichier.
error-storage-busy = Mon stockage est occupé ; rien n’a changé. Essaie encore dans un instant.
error-storage-full = Mon disque est plein ; rien n’a changé. Dis-le à qui gère ce bot.
error-storage-failed = Mon stockage ne répond pas ; rien n’a changé. Essaie encore, ou dis-le à qui gère ce bot.
error-storage-unsure = Mon stockage a lâché pendant l’enregistrement. Regarde si c’est fait avant de réessayer.
error-not-over = La partie continue. Ce sera possible une fois qu’elle sera finie.

# Ligues et tournois
error-competition-too-few = Il faut être au moins { $least }.
error-competition-seats = Les tables d’une compétition ont de { $least } à { $most } places, et la plus petite pas plus que la plus grande.
error-competition-rounds = Une compétition compte de 1 à { $most } manches.
error-competition-meetings = Tout le monde peut se rencontrer jusqu’à { $most } fois.
error-competition-advance = { $most ->
    [one] Une seule personne par table peut se qualifier.
   *[other] { $most } personnes par table, au plus, peuvent se qualifier.
} Il faut bien que quelqu’un s’arrête là.
error-no-competition = Il n’y a ici ni ligue ni tournoi de ce nom.
error-competition-name = Donne-lui un nom de 1 à { $most } caractères.
error-competition-name-taken = Une ligue ou un tournoi de ce serveur porte déjà ce nom. Choisis-en un autre.
error-competition-together = Dans ce jeu, on gagne ou on perd ensemble : il n’y a rien à classer.
error-competition-clock = Les tables d’une ligue ou d’un tournoi ont besoin d’une limite de temps, sans quoi une manche pourrait ne jamais finir.
error-competition-days = Une manche dure de { $least } à { $most } jours.
error-competition-most = Il faut au moins { $least } personnes, et { $most } au plus.
error-competition-divisions = Une division compte au moins { $least } personnes ; la moitié au plus monte, et autant descendent. Un tournoi à élimination n’a pas de divisions.
error-competition-start = On peut commencer au plus tôt dans dix minutes et au plus tard dans { $most } jours.
error-competition-organiser-only = C’est à l’organisation d’en décider, ou aux gestionnaires du serveur.
error-competition-over = C’est fini.
error-competition-not-running = Aucune saison n’est en cours.
error-competition-moved-on = Entre-temps, on est déjà passé à la suite. Relance la commande si tu le veux toujours.
error-competition-joined = Ton inscription est déjà faite.
error-competition-full = Pas plus de { $most } personnes ne peuvent s’inscrire.
error-competition-left = Tu as quitté cette saison. Tu pourras t’inscrire à la suivante.
error-competition-not-in = Cette personne ne participe pas en ce moment.
error-competition-newcomer = Cette personne participe déjà, ou a quitté cette saison.
error-competition-managers-only = Seules les personnes qui gèrent le serveur peuvent annoncer une ligue ou un tournoi.
error-competition-channel = Les ligues et tournois ont besoin d’un salon textuel d’un serveur : leurs tables s’ouvrent dans ses fils.
error-competition-which = Il y en a plusieurs. Précise la ligue ou le tournoi : la commande propose les noms.
error-limit-competitions = Un serveur peut avoir { $most } ligues et tournois à la fois. On pourra en annoncer d’autres quand l’un d’eux sera fini.

# Ce que peuvent faire une personne ou un serveur
error-limit-tables-person = { $most ->
    [one] Tu es déjà l’hôte d’une table, et personne ne peut en avoir plus à la fois. Tu pourras en ouvrir une autre quand elle sera finie ou fermée.
   *[other] Tu es l’hôte de { $most } tables ouvertes, et personne ne peut en avoir plus à la fois. Tu pourras en ouvrir une autre quand l’une d’elles sera finie ou fermée.
} { limit-operator }
error-limit-tables-server = { $most ->
    [one] Ce serveur a déjà une table ouverte, et ne peut en avoir plus à la fois. On pourra en ouvrir une autre quand elle sera finie ou fermée.
   *[other] Ce serveur a { $most } tables ouvertes, et ne peut en avoir plus à la fois. On pourra en ouvrir une autre quand l’une d’elles sera finie ou fermée.
} { limit-operator }
error-limit-opened-person = En une heure, tu as ouvert { $most ->
    [one] une table
   *[other] { $most } tables
} : c’est le maximum par personne. Tu pourras ouvrir la prochaine <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-opened-server = Sur ce serveur, { $most ->
    [one] une table a été ouverte
   *[other] { $most } tables ont été ouvertes
} en une heure : c’est le maximum. Tu pourras ouvrir la prochaine <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-hourly = En une heure, une personne a droit à { $most } { $what ->
    [guided] parties guidées
    [hints] conseils
    [replays] pages de parties revues
    [animations] images animées
    [stories] récits de parties
    [exports] parties exportées
    [checks] vérifications de parties
   *[reviews] analyses de parties
}, mais pas d’affilée. Tu pourras reprendre <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
error-limit-presses = C’est trop rapide pour moi : une personne a droit à { $most } clics et commandes par minute. Cette fois, je n’ai rien fait ; tu pourras continuer <t:{ NUMBER($until, useGrouping: 0) }:R>. { limit-operator }
limit-operator = La personne qui gère le bot peut changer cette limite.
error-one-at-a-time = Une chose à la fois : je m’occupe encore de tes clics précédents. Cette fois, je n’ai rien fait ; réessaie quand j’aurai répondu.

# Open tables
error-interests-enough = Tu attends déjà { $most } tables. Renonce d’abord à l’une d’elles, avec `/{ command-community } { command-community-interests }`.
error-interest-gone = Cette demande n’existe plus. `/{ command-community } { command-community-interests }` montre ce que tu attends.
error-note-too-long = Une note compte au plus { $most } caractères.

# What if
error-no-what-if = On ne peut pas jouer à partir de là : personne n’a rien à décider, ou ce qui est caché ne s’imagine pas.
error-rated-what-if = À une table classée, ce serait une aide. Une fois la partie finie, tu peux tout essayer.
error-no-hints-what-if = À cette table, personne n’est conseillé, et c’en serait un. Une fois la partie finie, tu peux tout essayer.
error-source-not-over = Cette partie en prolonge une qui n’est pas finie. Ce qu’elle en sait reste secret jusque-là.
error-what-if-alone = Une partie « et si ? » se joue seul.
error-what-if-not-private = Tant que ta partie est en cours, il faut un fil privé : personne d’autre ne doit apprendre ce que tu sais. Je ne peux pas en ouvrir ici.
error-what-if-not-up = Tu peux l’essayer quand c’est à toi.
error-what-if-nowhere = Il faut un fil à part. Redemande dans un salon textuel où je peux ouvrir des fils.
error-fixed-seats = Les places de cette table sont attribuées par une ligue : personne ne s’assoit, ne se lève ni n’en change, et la partie commence toute seule. `/{ command-league } { command-league-leave }` te retire de la ligue.
