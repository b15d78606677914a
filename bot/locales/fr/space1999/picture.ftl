# What stands on the pictures of Spazio: 1999, and their descriptions in words.

pic1999-base = Base
pic1999-node = Nœud { $node }
pic1999-sector = Secteur { $letter }
pic1999-round = Manche
# The supply of route tiles; about eight letters.
pic1999-bank = Banque
pic1999-last = Dernier coup

# The last move, in a few words, beside the badge of the sector that made it.
pic1999-last-fly = vole : { $place }
pic1999-last-step = un nœud : { $place }
pic1999-last-jump = saute : { $place }
pic1999-last-home = rentre à la Base
pic1999-last-lay = tuile : { $square }
pic1999-last-slide = glisse : { $square } › { $onto }
pic1999-last-remove = retire { $square }

pic1999-shape-straight = droite
pic1999-shape-curve = courbe

# What a flight plan asks for, on its card.
pic1999-plan = Plan de vol
pic1999-plan-land = Atterrir sur { $planet }
pic1999-plan-return = Retour à la Base
pic1999-plan-energy = { $amount ->
    [one] { $amount } unité d’énergie
   *[other] { $amount } unités d’énergie
}
pic1999-plan-visited = visitée : une autre

# What a card of the Central Computer orders.
pic1999-program = Fiche de l’Ordinateur
pic1999-program-move-tile = Déplacer une tuile de route
pic1999-program-remove-tile = Retirer une tuile de route
pic1999-program-return = Retour à la Base, +{ $amount } U.E.
pic1999-program-energy = { $amount ->
    [one] { $amount } unité d’énergie
   *[other] { $amount } unités d’énergie
}
pic1999-program-plans = { $amount ->
    [one] { $amount } plan de vol en plus
   *[other] { $amount } plans de vol en plus
}
pic1999-program-land = Atterrir sur { $planet }, même visitée

pic1999-computer = Ordinateur central
pic1999-answer-ok = Positif
pic1999-answer-negative = Négatif
pic1999-answer-neutral = Neutre
pic1999-answer-ok-means = Le plan est exécuté.
pic1999-answer-negative-means = Le plan est perdu.
pic1999-answer-neutral-means = Une fiche décide.
pic1999-check-ok = La bonne route
pic1999-check-wrong = La mauvaise route

pic1999-conditions = Conditions
pic1999-conditions-hostile = Hostiles
pic1999-conditions-good = Bonnes
pic1999-conditions-excellent = Excellentes
pic1999-energy = Énergie
pic1999-instruction = Instruction
pic1999-instruction-take-off = Décollage immédiat
pic1999-instruction-return = Retour immédiat à la Base
pic1999-instruction-none = Aucune

pic1999-tiles = Tuiles de route en main
pic1999-plans = Plans de vol
pic1999-missing = { $count ->
    [0] La Terre est atteinte
    [one] { $count } tuile avant la Terre
   *[other] { $count } tuiles avant la Terre
}
pic1999-no-nearer = Pas plus près qu’au départ
pic1999-shut-in = La route est bloquée
pic1999-nothing = Aucun
pic1999-hand = Tes plans de vol
pic1999-secret = Secret

pic1999-over = Fin de la partie
pic1999-winner = { $count ->
    [one] trouve la route de la Terre
   *[other] trouvent la route de la Terre
}
pic1999-length = { $count ->
    [one] Route : { $count } tuile
   *[other] Route : { $count } tuiles
}

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
pic1999-alt-board = Écran de jeu, manche { $round }. La Lune est sur { $number }.
pic1999-alt-reach = À portée : { $list }.
pic1999-alt-up = À jouer : { $seats }.
pic1999-alt-last = Dernier coup : { $seat }, { $move }.
pic1999-alt-ship = { $seat } : { $place }, énergie { $energy }, plans de vol { $plans }, tuiles en main : droites { $straights }, courbes { $curves } ; tuiles avant la Terre { $missing }.
pic1999-alt-at = { $seat } : { $place }.
pic1999-alt-visited = Visitées : { $list }.
pic1999-alt-moon = Les secteurs de la Lune : { $list }.
pic1999-alt-north-west = { $seat } en haut à gauche
pic1999-alt-north-east = { $seat } en haut à droite
pic1999-alt-south-east = { $seat } en bas à droite
pic1999-alt-south-west = { $seat } en bas à gauche
pic1999-alt-monitor = Moniteur stellaire.
pic1999-alt-console = Manche { $round }. Banque : droites { $straights }, courbes { $curves }.
pic1999-alt-choices = Au choix : { $list }.
pic1999-alt-lay = Aperçu : { $shape } en { $square }.
pic1999-alt-slide = Aperçu : { $square } glisse en { $onto }.
pic1999-alt-route = { $seat } : tuiles avant la Terre { $missing }, route { $route }.
pic1999-alt-way = { $seat } : chemin le plus court { $list }.
pic1999-alt-displaced = Détachées : { $list }.
pic1999-alt-planet = { $seat } atterrit sur { $planet }. Conditions : { $conditions }, tuiles { $tiles }. Énergie { $energy }. Instruction : { $instruction }.
pic1999-alt-answer = { $seat } a proposé : { $plan }. L’Ordinateur central : { $answer }.
pic1999-alt-program = Fiche de l’Ordinateur : { $program }.
pic1999-alt-check = Route – { $seat }. L’Ordinateur central : { $answer }.
pic1999-alt-hand = Plans de vol – { $seat } : { $list }.
pic1999-alt-final = { $rank }. { $seat } : { $missing } ; { $length } ; énergie { $energy }.
pic1999-alt-legend = Signes sur l’image : { $list }.
