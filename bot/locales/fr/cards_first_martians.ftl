# Le matériel et les cartes de First Martians. Les formes courtes ont 14 caractères au plus.


## Installations

first_martians-facility-oxygenator-01 = Oxygénateur 01
first_martians-facility-oxygenator-01-short = Oxygénat. 01
first_martians-facility-oxygenator-02 = Oxygénateur 02
first_martians-facility-oxygenator-02-short = Oxygénat. 02
first_martians-facility-solar-panel-01 = Panneaux solaires 01
first_martians-facility-solar-panel-01-short = Panneaux 01
first_martians-facility-solar-panel-02 = Panneaux solaires 02
first_martians-facility-solar-panel-02-short = Panneaux 02
first_martians-facility-farm = Ferme
first_martians-facility-farm-short = Ferme
first_martians-facility-quiet-place = Un coin tranquille
first_martians-facility-quiet-place-short = Coin calme
first_martians-facility-crew-quarters = Quartiers de l’équipage
first_martians-facility-crew-quarters-short = Quartiers
first_martians-facility-med-lab = Infirmerie
first_martians-facility-med-lab-short = Infirmerie
first_martians-facility-control-center = Centre de contrôle
first_martians-facility-control-center-short = Contrôle
first_martians-facility-garage = Garage
first_martians-facility-garage-short = Garage
first_martians-facility-probe-bay = Baie des sondes
first_martians-facility-probe-bay-short = Baie sondes
first_martians-facility-lab = Laboratoire
first_martians-facility-lab-short = Laboratoire
first_martians-facility-working-bay = Atelier
first_martians-facility-working-bay-short = Atelier
first_martians-facility-backup-solar-panel = Panneaux solaires de secours
first_martians-facility-backup-solar-panel-short = Panneaux sec.
first_martians-facility-backup-oxygenator = Oxygénateur de secours
first_martians-facility-backup-oxygenator-short = Oxygène sec.
first_martians-facility-backup-farm = Ferme de secours
first_martians-facility-backup-farm-short = Ferme secours

## Familles d’installations : l’une d’entre elles

first_martians-facility-oxygenator = Oxygénateur
first_martians-facility-oxygenator-short = Oxygénateur
first_martians-facility-solar-panel = Panneaux solaires
first_martians-facility-solar-panel-short = Panneaux

## Secteurs

first_martians-block-system = Secteur Systèmes
first_martians-block-system-short = Systèmes
first_martians-block-living = Secteur de vie
first_martians-block-living-short = Vie
first_martians-block-working = Secteur de travail
first_martians-block-working-short = Travail

## Éléments

first_martians-part-power = Connecteurs électriques
first_martians-part-power-short = Connecteurs
first_martians-part-filters = Filtres à oxygène
first_martians-part-filters-short = Filtres
first_martians-part-hardware = Matériel
first_martians-part-hardware-short = Matériel
first_martians-part-cpu = CPU
first_martians-part-cpu-short = CPU

## Ce que fait un élément rouge

first_martians-penalty-costs-energy = Coûte de l’énergie
first_martians-penalty-costs-energy-about = Chaque action de ce type coûte 1 énergie de la réserve générale. Elle n’est pas rendue, même si l’action échoue.
first_martians-penalty-costs-oxygen = Coûte de l’oxygène
first_martians-penalty-costs-oxygen-about = Chaque action de ce type coûte 1 oxygène de la réserve générale. Il n’est pas rendu, même si l’action échoue.
first_martians-penalty-must-roll = Jet obligatoire
first_martians-penalty-must-roll-about = Le dé de succès est lancé même quand les pions suffisent. Sans succès, l’action échoue.
first_martians-penalty-no-rover = Aucun rover
first_martians-penalty-no-rover-about = Aucun rover ne peut assister une action d’Exploration.
first_martians-penalty-wilting = Flétrissement
first_martians-penalty-wilting-about = En Production, rien ne pousse : chaque plante recule d’une case, sauf si l’équipage paie ce qui manque à la ferme.
first_martians-penalty-malfunction = Panne +1
first_martians-penalty-malfunction-about = En phase Panne, la piste de son secteur monte de 1 de plus.
first_martians-penalty-froggy-check = Froggy menacé
first_martians-penalty-froggy-check-about = En Production, on lance le dé de blessure d’Exploration ; sur une blessure, Froggy est bloqué.
first_martians-penalty-lose-sample = Échantillon perdu
first_martians-penalty-lose-sample-about = En Production, l’équipage retire un échantillon d’une région explorée.
first_martians-penalty-more-stress = Stress accru
first_martians-penalty-more-stress-about = En Production, le stress monte de 1.
first_martians-penalty-fewer-pawns = Un pion de moins
first_martians-penalty-fewer-pawns-about = En Production, un jeton −1 pion est posé sur l’Atelier.

## Ressources

first_martians-resource-energy = Énergie
first_martians-resource-oxygen = Oxygène
first_martians-resource-food = Nourriture

## Astronautes

first_martians-role-scientist = Scientifique
first_martians-role-geologist = Géologue
first_martians-role-engineer = Ingénieure
first_martians-role-medic = Médecin
first_martians-astronaut-scientist-name = Noor Haddad
first_martians-astronaut-scientist-first = Noor
first_martians-astronaut-geologist-name = Mateus Andrade
first_martians-astronaut-geologist-first = Mateus
first_martians-astronaut-engineer-name = Anneli Korhonen
first_martians-astronaut-engineer-first = Anneli
first_martians-astronaut-medic-name = Samuel Okafor
first_martians-astronaut-medic-first = Samuel
first_martians-astronaut-scientist-portrait = Trente-huit ans, botaniste lyonnaise, exacte, sèche, éveillée à des heures qu’elle ne note pas au journal. Elle a plaidé contre cette fenêtre de tir, puis elle a signé. Elle écrit sur papier ; entre ses pages dorment les lettres de sa fille Salma, onze ans.
first_martians-astronaut-geologist-portrait = Quarante-quatre ans, du Minas Gerais, patient, lent à la colère ; il parle à la roche sous sa main. Un barrage a cédé au-dessus de la maison de son frère. Depuis, il compte les issues de chaque pièce, et Mars en a peu.
first_martians-astronaut-engineer-portrait = Quarante et un ans, d’Oulu, brusque : elle répare d’abord et parle ensuite. À la station lunaire Aitken, le scaphandre d’un collègue a lâché tandis qu’elle tenait la corde. Quand elle sifflote, c’est que cela va mal.
first_martians-astronaut-medic-portrait = Trente-six ans, d’Enugu en passant par Liverpool, chaleureux, attentif, le plus jeune de tous. Il a promis à son père un psaume chaque dimanche et tient parole sans y croire. Sa main gauche s’est mise à trembler ; il écrit de la droite.

## Rovers et machines

first_martians-rover-froggy = Froggy
first_martians-rover-froggy-about = Petit et rapide : vaut deux pions pour une action d’Exploration.
first_martians-rover-scorpio = Scorpio
first_martians-rover-scorpio-about = Lourd et sûr : vaut un pion pour toute action avec dés hors du HUB.
first_martians-machine-scout = Éclaireur
first_martians-machine-scout-about = Apporte un pion à l’Exploration.
first_martians-machine-collector = Collecteur
first_martians-machine-collector-about = Apporte un pion à la Collecte.
first_martians-machine-analyser = Analyseur
first_martians-machine-analyser-about = Apporte un pion à la Recherche.
first_martians-machine-assembler = Monteur
first_martians-machine-assembler-about = Apporte un pion à la Construction.

## Compétences

first_martians-skill-calculate = Calcul
first_martians-skill-calculate-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : relance un dé de ton action.
first_martians-skill-precautions = Mesures de précaution
first_martians-skill-precautions-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : la piste de pannes du secteur de travail descend de 1.
first_martians-skill-join-forces = Unir les forces
first_martians-skill-join-forces-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : prends un échantillon d’une région explorée. Il est disponible aussitôt.
first_martians-skill-field-notes = Carnet de terrain
first_martians-skill-field-notes-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : le stress baisse de 3.
first_martians-skill-core-drill = Carottage
first_martians-skill-core-drill-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : prends un échantillon d’une région explorée. Il est disponible aussitôt.
first_martians-skill-eureka = Eurêka !
first_martians-skill-eureka-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : un échantillon de plus dans la zone de fret, disponible aussitôt, sans le prendre à une région.
first_martians-skill-shortcut = Raccourci
first_martians-skill-shortcut-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : pour ce tour, ignore le terrain d’une région explorée.
first_martians-skill-sure-footed = Pied sûr
first_martians-skill-sure-footed-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : relance un dé de ton action.
first_martians-skill-second-look = Second regard
first_martians-skill-second-look-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : relance un dé de ton action.
first_martians-skill-oh-yes-i-can = Oh que si, je peux
first_martians-skill-oh-yes-i-can-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : répare aussitôt un élément de la base, sans pion, sans dé ni pièce de rechange.
first_martians-skill-jury-rig = Système D
first_martians-skill-jury-rig-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : une pièce de Matériel s’ajoute à la zone de fret, disponible aussitôt.
first_martians-skill-bypass = Dérivation
first_martians-skill-bypass-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : la piste de pannes du secteur Systèmes descend de 1.
first_martians-skill-bedside = Au chevet
first_martians-skill-bedside-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : le stress baisse de 3.
first_martians-skill-field-dressing = Pansement d’urgence
first_martians-skill-field-dressing-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : soigne une de tes blessures.
first_martians-skill-pep-talk = Paroles d’encouragement
first_martians-skill-pep-talk-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : le moral de l’équipage monte de 1.
first_martians-skill-steady-hands = Main sûre
first_martians-skill-steady-hands-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : relance un dé de ton action.

## Améliorations

first_martians-upgrade-autoscanner = Autoscanner
first_martians-upgrade-autoscanner-about = Les Soins se passent du Médecin.
first_martians-upgrade-power-generator = Générateur renforcé
first_martians-upgrade-power-generator-about = Les connecteurs rouges du Centre de contrôle n’entraînent aucune pénalité. Ils comptent toujours comme cassés.
first_martians-upgrade-games-room = Salle de jeux
first_martians-upgrade-games-room-about = En Production, le premier joueur gagne 1 jeton Moral.
first_martians-upgrade-air-recycler = Recycleur d’air
first_martians-upgrade-air-recycler-about = Les filtres rouges du Garage n’entraînent aucune pénalité. Ils comptent toujours comme cassés.
first_martians-upgrade-guided-arm = Bras guidé
first_martians-upgrade-guided-arm-about = La CPU rouge de la Baie des sondes n’entraîne aucune pénalité. Elle compte toujours comme cassée.
first_martians-upgrade-second-microscope = Second microscope
first_martians-upgrade-second-microscope-about = La CPU rouge du Laboratoire n’entraîne aucune pénalité. Elle compte toujours comme cassée.
first_martians-upgrade-tool-wall = Mur d’outils
first_martians-upgrade-tool-wall-about = Le Matériel rouge de l’Atelier n’entraîne aucune pénalité. Il compte toujours comme cassé.
first_martians-upgrade-drip-feed = Goutte-à-goutte
first_martians-upgrade-drip-feed-about = En Production, la réserve générale gagne 1 nourriture.

## Affections

first_martians-condition-anaemia = Anémie
first_martians-condition-anaemia-about = Mange 2 rations à chaque Production au lieu d’une.
first_martians-condition-anxiety-attack = Crise d’angoisse
first_martians-condition-anxiety-attack-about = Le moral baisse aussitôt de 1 ; le jeton retourne à la pile.
first_martians-condition-heart-condition = Trouble cardiaque
first_martians-condition-heart-condition-about = L’un des deux pions ne peut servir qu’à soigner cette affection.
first_martians-condition-trouble-concentrating = Troubles de l’attention
first_martians-condition-trouble-concentrating-about = Chaque action de cet astronaute entraîne une Aventure, même s’il ne fait qu’assister ; elle frappe qui mène l’action.
first_martians-condition-migraine = Migraine
first_martians-condition-migraine-about = Aucune compétence utilisable. Les jetons Moral peuvent encore servir à autre chose.
first_martians-condition-poisoning = Empoisonnement
first_martians-condition-poisoning-about = Chaque blessure compte double.

## Tuiles d’arrêt : l’effet de leur face

first_martians-shutdown-restart-surge = Surcroît au redémarrage
first_martians-shutdown-restart-surge-about = Un champ de panneaux solaires produit 1 énergie de plus, dans sa limite.
first_martians-shutdown-blown-fuse = Fusible grillé
first_martians-shutdown-blown-fuse-about = La piste de pannes du secteur de travail monte de 1.
first_martians-shutdown-cold-start = Démarrage à froid
first_martians-shutdown-cold-start-about = Le moral baisse de 1.
first_martians-shutdown-drained-batteries = Batteries à plat
first_martians-shutdown-drained-batteries-about = La piste de pannes du secteur Systèmes monte de 1. La tuile reste jusqu’au paiement de 1 énergie.
first_martians-shutdown-fresh-charge = Charge neuve
first_martians-shutdown-fresh-charge-about = Un oxygénateur produit 1 oxygène de plus, dans sa limite.
first_martians-shutdown-stale-air = Air vicié
first_martians-shutdown-stale-air-about = Le stress monte de 2.
first_martians-shutdown-slow-leak = Fuite lente
first_martians-shutdown-slow-leak-about = La piste de pannes du secteur de vie monte de 1. La tuile reste jusqu’au paiement de 1 oxygène.
first_martians-shutdown-thin-air = Air raréfié
first_martians-shutdown-thin-air-about = Qui retourne la tuile perd 1 jeton Moral, et le stress monte de 1.

## Jetons de modification

first_martians-token-blocked = Bloqué
first_martians-token-blocked-about = Cette installation ou ce rover ne peut servir.
first_martians-token-minus-pawn = −1 pion
first_martians-token-minus-pawn-about = L’action demande 1 pion de plus. Plusieurs de ces jetons s’additionnent.
first_martians-token-adventure = Aventure
first_martians-token-adventure-about = Qui mène l’action affronte une Aventure.
first_martians-token-reroll = Relance
first_martians-token-reroll-about = Un succès obtenu au dé doit être relancé une fois ; le second résultat compte.
first_martians-token-wound = Blessure
first_martians-token-wound-about = Qui mène l’action subit 1 blessure.
first_martians-token-rover-check = Épreuve du rover
first_martians-token-rover-check-about = Après un trajet, on lance le dé de blessure d’Exploration ; sur une blessure, le rover est bloqué.

## Terrain

first_martians-terrain-rover-check = Rude aux rovers
first_martians-terrain-rover-check-about = Un rover qui vient ici ou traverse peut être bloqué à la fin de la phase Action.
first_martians-terrain-impassable = Bord infranchissable
first_martians-terrain-impassable-about = Son bord extérieur ne se franchit pas ; on le contourne par la gauche ou la droite.
first_martians-terrain-adventure = Aventure
first_martians-terrain-adventure-about = Qui agit ici ou traverse la région affronte une Aventure.
first_martians-terrain-lose-morale = Démoralisant
first_martians-terrain-lose-morale-about = Venir ici ou traverser fait baisser de 1 le moral de l’équipage.
first_martians-terrain-wound = Dangereux
first_martians-terrain-wound-about = Qui agit ici ou traverse la région subit 1 blessure.
first_martians-terrain-extra-pawn = Ardu
first_martians-terrain-extra-pawn-about = Toute action qui mène ici ou traverse demande 1 pion de plus.

## Régions

first_martians-region-plain = Plaine
first_martians-region-dunes = Dunes
first_martians-region-geysers = Geysers
first_martians-region-crater-rim = Bord du cratère
first_martians-region-old-riverbed = Lit asséché
first_martians-region-mountains = Montagnes
first_martians-region-dust-bowl = Cuvette de poussière
first_martians-region-boulder-field = Champ de blocs
first_martians-region-chasm = Gouffre
first_martians-region-salt-flats = Désert de sel
first_martians-region-lava-tubes = Tunnels de lave
first_martians-region-scree = Éboulis
first_martians-region-cliffs = Falaises
first_martians-region-frost-hollow = Creux de givre
first_martians-region-lander-wreck = Épave du lander
first_martians-region-red-terraces = Terrasses rouges
first_martians-region-ice-sheet = Nappe de glace
first_martians-region-great-canyon = Grand Canyon
first_martians-region-silent-basin = Bassin muet

## Points d’intérêt

first_martians-poi-lost-crate = Caisse perdue
first_martians-poi-lost-crate-about = Une pièce de Matériel.
first_martians-poi-cable-drum = Touret de câble
first_martians-poi-cable-drum-about = Des connecteurs électriques de rechange.
first_martians-poi-odd-stone = Pierre étrange
first_martians-poi-odd-stone-about = Un échantillon.
first_martians-poi-ice-pocket = Poche de glace
first_martians-poi-ice-pocket-about = 2 oxygènes pour la réserve générale.
first_martians-poi-mark-one = Première marque
first_martians-poi-mark-one-about = Son sens dépend de la mission.
first_martians-poi-mark-two = Deuxième marque
first_martians-poi-mark-two-about = Son sens dépend de la mission.
first_martians-poi-mark-three = Troisième marque
first_martians-poi-mark-three-about = Son sens dépend de la mission.

## Objets

first_martians-item-sample = Échantillon
first_martians-item-sample-count = { $count ->
    [one] { $count } échantillon
   *[other] { $count } échantillons
}
first_martians-item-seed = Graine
first_martians-item-seed-count = { $count ->
    [one] { $count } graine
   *[other] { $count } graines
}
first_martians-item-spare-power = Connecteurs de rechange
first_martians-item-spare-power-count = { $count ->
    [one] { $count } jeu de connecteurs de rechange
   *[other] { $count } jeux de connecteurs de rechange
}
first_martians-item-spare-filters = Filtres de rechange
first_martians-item-spare-filters-count = { $count ->
    [one] { $count } jeu de filtres de rechange
   *[other] { $count } jeux de filtres de rechange
}
first_martians-item-spare-hardware = Matériel de rechange
first_martians-item-spare-hardware-count = { $count ->
    [one] { $count } pièce de Matériel
   *[other] { $count } pièces de Matériel
}
first_martians-item-spare-cpu = CPU de rechange
first_martians-item-spare-cpu-count = { $count ->
    [one] { $count } CPU de rechange
   *[other] { $count } CPU de rechange
}

## Phases d’un tour

first_martians-phase-1 = Événements
first_martians-phase-2 = Moral
first_martians-phase-3 = Production
first_martians-phase-4 = Actions
first_martians-phase-5 = Panne
first_martians-phase-6 = Remise en ordre

## Types d’action et ce qu’une pile de pions peut faire : nom et verbe

first_martians-action-event = Événement
first_martians-action-event-verb = Répondre à l’événement
first_martians-action-rest = Repos
first_martians-action-rest-verb = Se reposer
first_martians-action-unwind = Détente
first_martians-action-unwind-verb = Se détendre
first_martians-action-heal = Soins
first_martians-action-heal-verb = Soigner
first_martians-action-manage = Gestion
first_martians-action-manage-verb = Gérer
first_martians-action-explore = Exploration
first_martians-action-explore-verb = Explorer
first_martians-action-gather = Collecte
first_martians-action-gather-verb = Collecter
first_martians-action-research = Recherche
first_martians-action-research-verb = Rechercher
first_martians-action-build = Construction
first_martians-action-build-verb = Construire
first_martians-action-untyped = Autre action
first_martians-action-untyped-verb = Faire autre chose
first_martians-action-plant = Semis
first_martians-action-plant-verb = Semer une graine
first_martians-action-repair = Réparation
first_martians-action-repair-verb = Réparer un élément
first_martians-action-unblock = Réparation du rover
first_martians-action-unblock-verb = Réparer un rover
first_martians-action-install = Amélioration
first_martians-action-install-verb = Installer une amélioration
first_martians-action-construct = Projet de mission
first_martians-action-construct-verb = Travailler à un projet
first_martians-action-restart = Redémarrage
first_martians-action-restart-verb = Relancer une installation

## Mots-clés des cartes Panne

first_martians-category-complication = Complication
first_martians-category-obstacle = Obstacle

## Niveaux de difficulté

first_martians-level-easy = Facile
first_martians-level-normal = Normal
first_martians-level-hard = Difficile

## Directions et cases

first_martians-direction-n = nord
first_martians-direction-n-short = N
first_martians-direction-ne = nord-est
first_martians-direction-ne-short = NE
first_martians-direction-e = est
first_martians-direction-e-short = E
first_martians-direction-se = sud-est
first_martians-direction-se-short = SE
first_martians-direction-s = sud
first_martians-direction-s-short = S
first_martians-direction-sw = sud-ouest
first_martians-direction-sw-short = SO
first_martians-direction-w = ouest
first_martians-direction-w-short = O
first_martians-direction-nw = nord-ouest
first_martians-direction-nw-short = NO
first_martians-space-hub = HUB
first_martians-space-hub-name = le HUB
first_martians-space-r1-n = A1-N
first_martians-space-r1-n-name = anneau intérieur, nord
first_martians-space-r1-ne = A1-NE
first_martians-space-r1-ne-name = anneau intérieur, nord-est
first_martians-space-r1-e = A1-E
first_martians-space-r1-e-name = anneau intérieur, est
first_martians-space-r1-se = A1-SE
first_martians-space-r1-se-name = anneau intérieur, sud-est
first_martians-space-r1-s = A1-S
first_martians-space-r1-s-name = anneau intérieur, sud
first_martians-space-r1-sw = A1-SO
first_martians-space-r1-sw-name = anneau intérieur, sud-ouest
first_martians-space-r1-w = A1-O
first_martians-space-r1-w-name = anneau intérieur, ouest
first_martians-space-r1-nw = A1-NO
first_martians-space-r1-nw-name = anneau intérieur, nord-ouest
first_martians-space-r2-n = A2-N
first_martians-space-r2-n-name = anneau central, nord
first_martians-space-r2-ne = A2-NE
first_martians-space-r2-ne-name = anneau central, nord-est
first_martians-space-r2-e = A2-E
first_martians-space-r2-e-name = anneau central, est
first_martians-space-r2-se = A2-SE
first_martians-space-r2-se-name = anneau central, sud-est
first_martians-space-r2-s = A2-S
first_martians-space-r2-s-name = anneau central, sud
first_martians-space-r2-sw = A2-SO
first_martians-space-r2-sw-name = anneau central, sud-ouest
first_martians-space-r2-w = A2-O
first_martians-space-r2-w-name = anneau central, ouest
first_martians-space-r2-nw = A2-NO
first_martians-space-r2-nw-name = anneau central, nord-ouest
first_martians-space-r3-w = A3-O
first_martians-space-r3-w-name = anneau extérieur, ouest
first_martians-space-r3-nw = A3-NO
first_martians-space-r3-nw-name = anneau extérieur, nord-ouest
first_martians-space-r3-n = A3-N
first_martians-space-r3-n-name = anneau extérieur, nord
first_martians-space-r3-ne = A3-NE
first_martians-space-r3-ne-name = anneau extérieur, nord-est
first_martians-space-r3-e = A3-E
first_martians-space-r3-e-name = anneau extérieur, est
