# Ce qui se lit sur les images de First Martians, et leur description en mots.

# One letter each, all different.
picmars-letter-scientist = S
picmars-letter-geologist = G
picmars-letter-engineer = I
picmars-letter-medic = M

# What a red marker costs, where it stands; about fifteen letters.
picmars-penalty-costs-energy = coûte 1 énergie
picmars-penalty-costs-oxygen = coûte 1 oxygène
picmars-penalty-must-roll = jet obligatoire
picmars-penalty-no-rover = aucun rover
picmars-penalty-both = jet · sans rover
picmars-penalty-wilting = flétrit
picmars-penalty-malfunction = panne +{ $count }
picmars-penalty-idle = ne donne rien
picmars-penalty-froggy-check = Froggy menacé
picmars-penalty-lose-sample = −1 échantillon
picmars-penalty-more-stress = stress +1
picmars-penalty-fewer-pawns = 1 pion de plus
picmars-penalty-none = sans effet

picmars-shut-down = À l’arrêt
# Beside a malfunction die: when it is rolled; about twenty letters.
picmars-die-every-sol = lancé à chaque sol
picmars-die-from-sol = lancé dès le sol { $sol }
picmars-die-not-yet = pas encore lancé

picmars-token-blocked = bloqué
picmars-token-minus-pawn = 1 pion de plus
picmars-token-adventure = aventure
picmars-token-reroll = succès à relancer
picmars-token-wound = 1 blessure
picmars-token-lose-morale = moral −1
picmars-token-rover-check = rover menacé

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
picmars-alt-block = { $block } : panne { $track } sur 5.
picmars-alt-die = { $block } : son dé est lancé à chaque sol.
picmars-alt-in-order = En ordre : { $list }.
picmars-alt-broken = en panne : { $list }
picmars-alt-tokens = « { $mark } » { $list }
picmars-alt-output = produit { $amount } sur { $most }
picmars-alt-farm = serres { $houses }, plantes { $plants }, en croissance { $growing }
picmars-alt-gives = chaque Production : { $list }
picmars-gain-oxygen = oxygène { $amount }
picmars-gain-energy = énergie { $amount }
picmars-gain-food = nourriture { $amount }
picmars-gain-stress = stress { $amount }
picmars-gain-rover = un jeton retiré de chaque rover

picmars-sol = Sol { $sol } sur { $sols }
picmars-plan = Plan du sol
picmars-plan-empty = Aucun pion n’est encore posé.
picmars-machine = Machine
picmars-roll-all = trois dés
picmars-roll-success = dé de succès seul
picmars-roll-none = aucun dé

# What a stack of pawns is laid for; about thirty letters.
picmars-job-explore = Explorer { $space }
picmars-job-gather = { $item } depuis { $space }
picmars-job-repair = { $facility } : { $part }
picmars-job-unblock = { $rover } : { $token }
picmars-job-plant = Semer : { $facility }
picmars-job-restart = Redémarrer : { $facility }
picmars-job-install = Installer : { $upgrade }
picmars-job-construct = Construire : { $project }
picmars-job-construct-at = { $project } en { $space }
picmars-job-research-first = Examiner un échantillon
picmars-job-research-second = Faire une découverte
picmars-job-cure = Soigner : { $condition }

# What stands against a stack of pawns; about forty letters.
picmars-problem-too-few-pawns = { $count ->
    [one] il manque { $count } pion
   *[other] il manque { $count } pions
}
picmars-problem-unpayable = La réserve ne suffit pas : { $resource }
picmars-problem-item-lacking = Il manque : { $item }
picmars-problem-already-planned = Déjà dans le plan
picmars-problem-build-first = Il faut d’abord construire autre chose
picmars-problem-deadly = Les blessures seraient mortelles
picmars-problem-facility-blocked = L’installation est bloquée
picmars-problem-facility-shut = L’installation est à l’arrêt
picmars-problem-farm-full = Aucune serre n’est libre
picmars-problem-medic-needed = Le médecin doit aider
picmars-problem-role-needed = Il faut un certain astronaute
picmars-problem-no-rover = Le Garage ne laisse sortir aucun rover
picmars-problem-no-route = Aucun chemin n’y mène
picmars-problem-none-left = Il n’y reste rien
picmars-problem-part-not-there = L’élément n’y est pas
picmars-problem-rover-blocked = Le rover est bloqué
picmars-problem-seedbed-taken = La place du semis est prise
picmars-problem-other = Impossible en l’état

picmars-alt-plan = Plan du sol { $sol } sur { $sols }.
picmars-percent = { $percent } %
picmars-alt-chance = chances { $chance } %
picmars-alt-stack = { $job } : { $pawns } ; pions { $given } sur { $needed } ; { $what }.
picmars-alt-stack-short = { $job } : { $what }.
picmars-alt-free = { $who } : pions libres { $count }.

# Tiles that lie face down; about nine letters.
picmars-unseen = Cachées
picmars-alt-map = Carte autour du HUB.
picmars-alt-marked = Signalés : { $list }.
picmars-alt-finds = jetons Objectif { $count }
picmars-alt-standing = projets { $count }
picmars-alt-reach = Inexplorées, avec les pions qu’il faut pour explorer : { $list }.
picmars-alt-lying = Jetons Objectif en { $list }.

picmars-supplies = Réserves
# Heads of columns; about eight letters.
picmars-column-produced = Produit
picmars-column-needed = Besoin
picmars-column-stock = Stock
# What follows from a surplus or a lack; about twenty-two letters.
picmars-gain = { $count ->
    [0] aucun surplus
   *[other] +{ $count } en réserve
}
picmars-shut = { $count ->
    [one] { $count } installation s’arrête
   *[other] { $count } installations s’arrêtent
}
picmars-eaten = { $count } pris sur le stock
picmars-starve = { $count ->
    [one] { $count } blessure de faim
   *[other] { $count } blessures de faim
}
picmars-eats = Rations
picmars-morale = Moral
picmars-stress = Stress
picmars-malfunctions = Pannes
picmars-cargo = Zone de fret
picmars-found = Échantillons et trouvailles
picmars-spares = Pièces de rechange
picmars-upgrades = Améliorations prêtes
picmars-rovers = Rovers et machines
picmars-research = Recherche
picmars-examined = Examinés
picmars-discovered = Découverts
picmars-log = Événements ouverts
picmars-sols-left = { $count ->
    [one] encore { $count } sol
   *[other] encore { $count } sols
}
picmars-none = Rien
picmars-alt-supplies = Réserves au sol { $sol } sur { $sols }.
picmars-alt-resource = { $name } : produit { $produced }, besoin { $needed } ({ $outcome }), stock { $stock }.
picmars-alt-tracks = Moral { $morale }, stress { $stress } sur 18.

# The role, and the person who plays this astronaut.
picmars-played-by = { PIECE("first_martians-role", $role) } · { $role ->
    [scientist] jouée
    [engineer] jouée
   *[other] joué
} par { $name }
picmars-conditions = Affections
picmars-no-conditions = Aucune affection
picmars-used = utilisée ce sol
picmars-used-mission = utilisée
picmars-alt-astronaut = { $who } : blessures { $wounds } sur 5, jetons Moral { $tokens }, pions libres { $free }.
picmars-alt-skill = { $skill } : { $cost ->
    [0] une fois par mission
   *[other] prix { $cost }
}.

picmars-optional = facultatif
picmars-broken = Éléments en panne
picmars-broken-count = Éléments en panne : { $figure }
# Stand under "Broken parts"; about fifteen letters.
picmars-threshold = { $most } au plus
picmars-no-threshold = sans limite
picmars-projects = Projets
picmars-project-open = possible
picmars-project-after = d’abord : { $project }
picmars-project-unexplored = { $ring ->
    [1] explorer l’anneau intérieur
    [2] explorer l’anneau central
    [3] explorer l’anneau extérieur
   *[0] explorer à côté
}
picmars-project-lacking = manque : { $what }{ $needed ->
    [1] { "" }
   *[other] {" "}{ $held }/{ $needed }
}

picmars-won = Mission accomplie
picmars-lost = Mission échouée
picmars-alt-member = { $who } : blessures { $wounds }.

# What is to be seen on a scene, for those who don't see it.
picmars-scene-base = La base au crépuscule : des dômes, des panneaux solaires, une antenne
picmars-scene-crew = L’équipage devant la fenêtre du HUB
picmars-scene-outside = Une tempête de poussière, un astronaute au bout d’une corde
picmars-scene-explore = Un rover au-dessus du canyon
picmars-scene-gather = Une foreuse sur un cratère, un astronaute avec un échantillon
picmars-scene-research = La paillasse du laboratoire : un microscope, du verre, des plantes sous la lampe
picmars-scene-build = Un mât dans son échafaudage, des étincelles de soudure
picmars-alt-scene = { $title }. { $scene }.
picmars-alt-legend = Signes : { $list }.
