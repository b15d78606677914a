# Tables ouvertes : le panneau, qui attend une table, et les messages qu’on reçoit.

command-community = communauté
command-community-about = À quoi l’on joue ensemble sur ce serveur
command-community-tables = tables
command-community-tables-about = Voir les tables qui cherchent du monde, et s’y asseoir
command-community-interests = envies
command-community-interests-about = Voir ce que tu attends, être prévenu d’une table, ou y renoncer

board-title = Tables ouvertes
board-none = Aucune table ne cherche de monde pour l’instant. `/{ command-table } { command-new }` en ouvre une.
board-text = *Me prévenir* : un message privé dès qu’une table convient. Quand assez de gens attendent le même jeu, une table s’ouvre d’elle-même.
board-seats = { $free ->
    [one] une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
board-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
board-beginners = débutants bienvenus
board-rated = classée
board-host = Chez { $name }
board-join = S’asseoir à …
board-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
board-elsewhere = Sur d’autres serveurs
board-elsewhere-text = Le lien s’ouvre pour les membres du serveur.
board-server = sur { $server }
button-board-tell = Me prévenir

interests-title = Les tables que tu attends
interests-text = Un message privé te parvient quand une nouvelle table convient : un par jour au plus, jamais pendant tes heures calmes. Si assez de gens attendent la même chose, une table s’ouvre pour vous, et tu y as une place jusqu’à ce que tu la quittes. Ton choix compte deux minutes après que tu l’as fait.
interests-now = **Déjà ouvertes** : aucun message pour celles-ci.
interest-game = Me prévenir des tables de …
interest-pace-any = Tous les rythmes
interest-pace-quick = En une séance
interest-pace-days = Sur plusieurs jours
interest-seats = { $seats ->
    [0] Nombre libre
   *[other] À { $seats }
}
interest-until = jusqu’au { $until }
interest-drop = Ne plus attendre …
interest-kept = Tu attends de nouveau une table : { $what }
button-interest-again = Attendre encore

direct-open-table = Une table de { $game } cherche du monde
direct-open-table-why = Tu voulais le savoir. C’est fait avec ce message ; *Attendre encore* te préviendra de la suivante.
direct-by-interest = Une table de { $game } s’est ouverte pour toi
direct-by-interest-text = { $others ->
    [one] Quelqu’un d’autre attend le même jeu : vous voilà tous deux dans le salon. Jetez un œil, accordez-vous sur les réglages et commencez quand vous voulez ; ou bien *Quitter*.
   *[other] { $others } autres attendent le même jeu : vous voilà tous dans le salon. Jetez un œil, accordez-vous sur les réglages et commencez quand vous voulez ; ou bien *Quitter*.
}

setting-beginners-any = Niveau : tout le monde
setting-beginners = Niveau : débutants bienvenus
setting-beginners-hint = Le salon et le panneau des tables ouvertes le disent
lobby-beginners = 🌱 Les débutants sont les bienvenus

button-server-board = Panneau des tables ouvertes
server-board-text = Un message dans un salon liste les tables qui cherchent du monde, et reste à jour. Quand plusieurs veulent le même jeu, leur table s’y ouvre dans un fil.
server-board-none = Pas de panneau
server-board-gone = ⚠️ Le salon choisi a été supprimé. Choisis-en un autre.
server-board-lacks = ⚠️ Le bot ne peut pas utiliser ce salon : il lui manque { $permissions }.
server-elsewhere = Tables entre serveurs
server-elsewhere-text = Seulement entre serveurs de ce bot qui l’activent tous deux. Leurs panneaux citent alors vos tables ouvertes avec le nom de ce serveur. Ce n’est une invitation pour personne : seuls les membres peuvent s’asseoir.
server-elsewhere-off = Visibles ici seulement
server-elsewhere-on = Visibles aussi sur d’autres serveurs
server-elsewhere-hint = Et les leurs ici
