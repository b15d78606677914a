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
first_martians-penalty-wilting-about = En Production, rien ne pousse : chaque plante recule d’une case, sauf si l’équipage paie ce qui manque à la ferme.
first_martians-penalty-malfunction = Panne +1
first_martians-penalty-malfunction-about = En phase Panne, la piste de son secteur monte de 1 de plus.
first_martians-penalty-idle = Ne donne rien
first_martians-penalty-idle-about = En Production, l’installation ne donne rien.
first_martians-penalty-froggy-check = Froggy menacé
first_martians-penalty-froggy-check-about = En Production, on lance le dé de blessure d’Exploration ; sur une blessure, Froggy est bloqué.
first_martians-penalty-lose-sample = Échantillon perdu
first_martians-penalty-lose-sample-about = En Production, l’équipage retire un échantillon d’une région explorée.
first_martians-penalty-more-stress = Stress accru
first_martians-penalty-more-stress-about = En Production, le Stress monte de 1.
first_martians-penalty-fewer-pawns = Un pion de plus requis
first_martians-penalty-fewer-pawns-about = En Production, un jeton « 1 pion de plus » est posé sur l’Atelier.

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
first_martians-astronaut-engineer-portrait = Quarante et un ans, d’Oulu, brusque : elle répare d’abord et parle ensuite. À la station lunaire Aitken, le scaphandre d’un collègue a lâché tandis qu’elle tenait la corde. Quand elle sifflote, c’est que cela va mal.
first_martians-astronaut-medic-portrait = Trente-six ans, d’Enugu en passant par Liverpool, chaleureux, attentif, le plus jeune de tous. Il a promis à son père un psaume chaque dimanche et tient parole sans y croire. Sa main gauche s’est mise à trembler ; il écrit de la droite.

## Rovers et machines

first_martians-rover-froggy = Froggy
first_martians-rover-froggy-about = Petit et rapide : vaut deux pions pour une action d’Exploration.
first_martians-rover-scorpio = Scorpio
first_martians-rover-scorpio-about = Lourd et sûr : vaut un pion pour toute action avec dés hors du HUB.
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
} : relance un de tes dés.
first_martians-skill-precautions = Mesures de précaution
first_martians-skill-precautions-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : un échantillon en moins, la piste Travail descend de 2.
first_martians-skill-join-forces = Unir les forces
first_martians-skill-join-forces-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : prends aussitôt un échantillon d’une région explorée.
first_martians-skill-field-notes = Carnet de terrain
first_martians-skill-field-notes-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : le Stress baisse de 3.
first_martians-skill-core-drill = Carottage
first_martians-skill-core-drill-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : prends aussitôt un échantillon d’une région explorée.
first_martians-skill-eureka = Eurêka !
first_martians-skill-eureka-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : un nouvel échantillon, disponible aussitôt.
first_martians-skill-shortcut = Raccourci
first_martians-skill-shortcut-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : ignore le terrain d’une région pendant ce sol.
first_martians-skill-sure-footed = Pied sûr
first_martians-skill-sure-footed-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : relance un de tes dés.
first_martians-skill-second-look = Second regard
first_martians-skill-second-look-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : relance un de tes dés.
first_martians-skill-oh-yes-i-can = Oh que si, je peux
first_martians-skill-oh-yes-i-can-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : remets aussitôt une pièce rouge en marche.
first_martians-skill-jury-rig = Système D
first_martians-skill-jury-rig-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : une pièce de Matériel, disponible aussitôt.
first_martians-skill-bypass = Dérivation
first_martians-skill-bypass-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : la piste Systèmes descend de 1.
first_martians-skill-bedside = Au chevet
first_martians-skill-bedside-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : le Stress baisse de 3.
first_martians-skill-field-dressing = Pansement d’urgence
first_martians-skill-field-dressing-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : soigne une de tes blessures.
first_martians-skill-pep-talk = Paroles d’encouragement
first_martians-skill-pep-talk-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : le moral de l’équipage monte de 1.
first_martians-skill-steady-hands = Main sûre
first_martians-skill-steady-hands-about = { $cost ->
    [one] { $cost } jeton Moral
   *[other] { $cost } jetons Moral
} : relance un de tes dés, ou d’un autre (succès, blessure).

## Profils

first_martians-skill-night-shift = Quart de nuit
first_martians-skill-night-shift-about = une fois par mission : la piste Vie descend de 2.
first_martians-skill-pocket-stone = Un caillou en poche
first_martians-skill-pocket-stone-about = une fois par mission : un nouvel échantillon, disponible aussitôt.
first_martians-skill-spare-tin = La boîte du grand-père
first_martians-skill-spare-tin-about = une fois par mission : une CPU de rechange, disponible aussitôt.
first_martians-skill-second-mug = La seconde tasse
first_martians-skill-second-mug-about = une fois par mission : 1 jeton Moral pour chacun.
first_martians-profile-scientist = Étudiante, { $name } dormait quatre heures par nuit, et elle n’a jamais compris ce que les autres font du reste. Quand tout le monde est couché, elle va de lampe en lampe et écoute ce qui bourdonne.
first_martians-profile-geologist = À la maternelle, on renvoya { $name } chez lui : les cailloux avaient crevé son manteau. L’habitude lui est restée ; depuis, ses pantalons ont des coutures doubles.
first_martians-profile-engineer = Le grand-père de { $name } ne jetait rien qui eût un pas de vis. La boîte qu’il lui a laissée est du voyage : c’est tout son kilo et demi d’effets personnels.
first_martians-profile-medic = { $name } laisse ouverte la porte du Med Lab, et une seconde tasse sur la table. Presque personne ne vient pour une blessure.

## Améliorations

first_martians-upgrade-autoscanner = Autoscanner
first_martians-upgrade-autoscanner-about = Les Soins se passent du médecin.
first_martians-upgrade-power-generator = Générateur renforcé
first_martians-upgrade-power-generator-about = Les connecteurs rouges du Centre de contrôle n’entraînent aucune pénalité. Ils comptent toujours comme étant en panne.
first_martians-upgrade-games-room = Salle de jeux
first_martians-upgrade-games-room-about = En Production, le premier joueur gagne 1 jeton Moral.
first_martians-upgrade-air-recycler = Recycleur d’air
first_martians-upgrade-air-recycler-about = Les filtres rouges du Garage n’entraînent aucune pénalité. Ils comptent toujours comme étant en panne.
first_martians-upgrade-guided-arm = Bras guidé
first_martians-upgrade-guided-arm-about = La CPU rouge de la Baie des sondes n’entraîne aucune pénalité. Elle compte toujours comme étant en panne.
first_martians-upgrade-second-microscope = Second microscope
first_martians-upgrade-second-microscope-about = La CPU rouge du Laboratoire n’entraîne aucune pénalité. Elle compte toujours comme étant en panne.
first_martians-upgrade-tool-wall = Mur d’outils
first_martians-upgrade-tool-wall-about = Le Matériel rouge de l’Atelier n’entraîne aucune pénalité. Il compte toujours comme étant en panne.
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
first_martians-shutdown-fresh-charge = Recharge
first_martians-shutdown-fresh-charge-about = Un oxygénateur produit 1 oxygène de plus, dans sa limite.
first_martians-shutdown-stale-air = Air vicié
first_martians-shutdown-stale-air-about = Le Stress monte de 2.
first_martians-shutdown-slow-leak = Fuite lente
first_martians-shutdown-slow-leak-about = La piste de pannes du secteur de vie monte de 1. La tuile reste jusqu’au paiement de 1 oxygène.
first_martians-shutdown-thin-air = Air raréfié
first_martians-shutdown-thin-air-about = Qui retourne la tuile perd 1 jeton Moral, et le Stress monte de 1.

## Jetons de modification

first_martians-token-blocked = Bloqué
first_martians-token-blocked-about = Cette installation ou ce rover ne peut servir.
first_martians-token-minus-pawn = 1 pion de plus
first_martians-token-minus-pawn-about = L’action demande 1 pion de plus. Plusieurs de ces jetons s’additionnent.
first_martians-token-adventure = Aventure
first_martians-token-adventure-about = Qui mène l’action affronte une Aventure.
first_martians-token-reroll = Relance
first_martians-token-reroll-about = Un succès obtenu au dé doit être relancé une fois ; le second résultat compte.
first_martians-token-wound = Blessure
first_martians-token-wound-about = Qui mène l’action subit 1 blessure.
first_martians-token-rover-check = Contrôle du rover
first_martians-token-rover-check-about = Après un trajet, on lance le dé de blessure d’Exploration ; sur une blessure, le rover est bloqué.

## Terrain

first_martians-terrain-rover-check = Rude aux rovers
first_martians-terrain-rover-check-about = Un rover qui vient ici ou traverse peut être bloqué à la fin de la phase Actions.
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
first_martians-region-lander-wreck = Épave de l’atterrisseur
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
first_martians-poi-ice-pocket-about = 2 unités d’oxygène pour la réserve générale.
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
first_martians-item-lost-crate = { first_martians-poi-lost-crate }
first_martians-item-lost-crate-count = { $count } × { first_martians-poi-lost-crate }
first_martians-item-cable-drum = { first_martians-poi-cable-drum }
first_martians-item-cable-drum-count = { $count } × { first_martians-poi-cable-drum }
first_martians-item-odd-stone = { first_martians-poi-odd-stone }
first_martians-item-odd-stone-count = { $count } × { first_martians-poi-odd-stone }
first_martians-item-ice-pocket = { first_martians-poi-ice-pocket }
first_martians-item-ice-pocket-count = { $count } × { first_martians-poi-ice-pocket }
first_martians-item-mark-one = { first_martians-poi-mark-one }
first_martians-item-mark-one-count = { $count } × { first_martians-poi-mark-one }
first_martians-item-mark-two = { first_martians-poi-mark-two }
first_martians-item-mark-two-count = { $count } × { first_martians-poi-mark-two }
first_martians-item-mark-three = { first_martians-poi-mark-three }
first_martians-item-mark-three-count = { $count } × { first_martians-poi-mark-three }
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

first_martians-phase-0 = Préparation
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
first_martians-action-experiment = Projet de recherche
first_martians-action-experiment-verb = Mener un projet de recherche
first_martians-action-restart = Redémarrage
first_martians-action-restart-verb = Redémarrer une installation

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

## Noms courts des régions et des astronautes

first_martians-role-scientist-short = Scientifique
first_martians-role-geologist-short = Géologue
first_martians-role-engineer-short = Ingénieure
first_martians-role-medic-short = Médecin
first_martians-region-plain-short = Plaine
first_martians-region-dunes-short = Dunes
first_martians-region-geysers-short = Geysers
first_martians-region-crater-rim-short = Bord cratère
first_martians-region-old-riverbed-short = Lit asséché
first_martians-region-mountains-short = Montagnes
first_martians-region-dust-bowl-short = Cuvette
first_martians-region-boulder-field-short = Blocs
first_martians-region-chasm-short = Gouffre
first_martians-region-salt-flats-short = Désert de sel
first_martians-region-lava-tubes-short = Tunnels lave
first_martians-region-scree-short = Éboulis
first_martians-region-cliffs-short = Falaises
first_martians-region-frost-hollow-short = Creux de givre
first_martians-region-lander-wreck-short = Épave
first_martians-region-red-terraces-short = Terrasses
first_martians-region-ice-sheet-short = Nappe de glace
first_martians-region-great-canyon-short = Grand Canyon
first_martians-region-silent-basin-short = Bassin muet

## Installations de l’atterrissage et objets des missions

first_martians-facility-field-workshop = Atelier de campagne
first_martians-facility-field-workshop-short = Atelier de campagne
first_martians-facility-field-quarters = Quartiers de campagne
first_martians-facility-field-quarters-short = Quartiers de camp.
first_martians-facility-field-garage = Garage de campagne
first_martians-facility-field-garage-short = Garage camp.
first_martians-facility-field-lab = Laboratoire de campagne
first_martians-facility-field-lab-short = Labo de camp.
first_martians-facility-aid-post = Poste de secours
first_martians-facility-aid-post-short = Poste secours
first_martians-facility-relay-station = Relais radio
first_martians-facility-relay-station-short = Relais radio
first_martians-facility-water-extractor = Extracteur d’eau
first_martians-facility-water-extractor-short = Extracteur
first_martians-facility-wind-turbine = Éolienne
first_martians-facility-wind-turbine-short = Éolienne
first_martians-facility-algae-tank = Bassin d’algues
first_martians-facility-algae-tank-short = Bassin d’algues
first_martians-facility-radiation-cellar = Abri antiradiation
first_martians-facility-radiation-cellar-short = Abri
first_martians-facility-rover-shed = Remise des rovers
first_martians-facility-rover-shed-short = Remise rovers
first_martians-item-supply-drop = Colis largué
first_martians-item-supply-drop-count = { $count ->
    [one] { $count } colis largué
   *[other] { $count } colis largués
}
first_martians-item-capsule = Capsule de données
first_martians-item-capsule-count = { $count ->
    [one] { $count } capsule de données
   *[other] { $count } capsules de données
}
first_martians-item-sealed-capsule = Capsule scellée
first_martians-item-sealed-capsule-count = { $count ->
    [one] { $count } capsule scellée
   *[other] { $count } capsules scellées
}
first_martians-item-mineral-1 = Phosphate
first_martians-item-mineral-1-count = { $count ->
    [one] { $count } échantillon de phosphate
   *[other] { $count } échantillons de phosphate
}
first_martians-item-mineral-2 = Potasse
first_martians-item-mineral-2-count = { $count ->
    [one] { $count } échantillon de potasse
   *[other] { $count } échantillons de potasse
}
first_martians-item-mineral-3 = Gypse
first_martians-item-mineral-3-count = { $count ->
    [one] { $count } échantillon de gypse
   *[other] { $count } échantillons de gypse
}
first_martians-item-mineral-4 = Magnésite
first_martians-item-mineral-4-count = { $count ->
    [one] { $count } échantillon de magnésite
   *[other] { $count } échantillons de magnésite
}
first_martians-item-mineral-5 = Olivine
first_martians-item-mineral-5-count = { $count ->
    [one] { $count } échantillon d’olivine
   *[other] { $count } échantillons d’olivine
}
first_martians-item-mineral-6 = Perchlorate
first_martians-item-mineral-6-count = { $count ->
    [one] { $count } échantillon de perchlorate
   *[other] { $count } échantillons de perchlorate
}
first_martians-item-module = Module
first_martians-item-module-count = { $count ->
    [one] { $count } module
   *[other] { $count } modules
}
first_martians-item-crate = Caisse du dépôt
first_martians-item-crate-count = { $count ->
    [one] { $count } caisse du dépôt
   *[other] { $count } caisses du dépôt
}
first_martians-item-logbook-page = Page du journal
first_martians-item-logbook-page-count = { $count ->
    [one] { $count } page du journal
   *[other] { $count } pages du journal
}
first_martians-item-strut = Tronçon
first_martians-item-strut-count = { $count ->
    [one] { $count } tronçon
   *[other] { $count } tronçons
}

## Pannes du secteur de travail

first_martians-malfunction-complication-garage-power = Borne de charge morte
first_martians-malfunction-complication-garage-power-text = La borne de charge fait sauter le disjoncteur dès qu’on y branche un rover. Désormais, la porte du garage s’ouvre sur la réserve.
first_martians-malfunction-complication-garage-filters = Poussière dans le sas
first_martians-malfunction-complication-garage-filters-text = Les filtres du sas sont pleins d’une poussière fine comme la farine. À chaque cycle, il faut compléter avec les bouteilles.
first_martians-malfunction-complication-garage-hardware = Rampe faussée
first_martians-malfunction-complication-garage-hardware-text = La rampe s’est affaissée d’un côté. Froggy la descend avec deux roues en l’air.
first_martians-malfunction-complication-garage-cpu = Guidage hors ligne
first_martians-malfunction-complication-garage-cpu-text = L’ordinateur de guidage ne retrouve plus sa propre place de garage. Les rovers restent dedans, et l’on sort avec la carte et le soleil.
first_martians-malfunction-complication-probe-bay-power = Catapulte sans charge
first_martians-malfunction-complication-probe-bay-power-text = Les condensateurs de la catapulte se vident à mesure qu’ils se remplissent. Chaque lancement puise maintenant dans la réserve.
first_martians-malfunction-complication-probe-bay-filters = Joint de trappe déchiré
first_martians-malfunction-complication-probe-bay-filters-text = Le joint de la trappe à échantillons est fendu sur une longueur de doigt. Qui travaille là respire à la bouteille.
first_martians-malfunction-complication-probe-bay-hardware = La pince ne ferme plus
first_martians-malfunction-complication-probe-bay-hardware-text = La pince de la sonde s’ouvre à une largeur de main du plateau. Chaque sol, quelque chose se perd au retour.
first_martians-malfunction-complication-probe-bay-cpu = Télémétrie brouillée
first_martians-malfunction-complication-probe-bay-cpu-text = La moitié des chiffres de la télémétrie n’est que du bruit. La sonde annonce des succès là où elle n’est jamais allée.
first_martians-malfunction-complication-lab-power = Circuit des paillasses en panne
first_martians-malfunction-complication-lab-power-text = Les paillasses ont perdu leur circuit. La centrifugeuse tourne au bout d’un câble tiré du couloir, et la réserve paie.
first_martians-malfunction-complication-lab-filters = Hotte bouchée
first_martians-malfunction-complication-lab-filters-text = La hotte n’aspire plus rien. Après chaque essai, il faut rincer la pièce à l’oxygène frais.
first_martians-malfunction-complication-lab-hardware = Centrifugeuse déséquilibrée
first_martians-malfunction-complication-lab-hardware-text = Le rotor est voilé et ne s’arrête pas en cours de cycle. Son bourdonnement traverse toutes les cloisons, la nuit aussi.
first_martians-malfunction-complication-lab-cpu = Analyseur sans mémoire
first_martians-malfunction-complication-lab-cpu-text = L’analyseur oublie son étalonnage entre deux échantillons. Chaque résultat vaut ce qu’en dira le suivant.
first_martians-malfunction-complication-working-bay-power = Soudeuse sur la réserve
first_martians-malfunction-complication-working-bay-power-text = La prise haute tension de l’atelier a brûlé. La soudeuse tire maintenant son courant de la réserve, arc après arc.
first_martians-malfunction-complication-working-bay-filters = Fumées de soudure
first_martians-malfunction-complication-working-bay-filters-text = Les filtres de l’atelier laissent passer les fumées. On travaille sous masque, à l’oxygène des bouteilles.
first_martians-malfunction-complication-working-bay-hardware = Tour grippé
first_martians-malfunction-complication-working-bay-hardware-text = Le palier principal du tour a grippé. Ce qu’il usinait en quelques minutes, on le lime maintenant à la main.
first_martians-malfunction-complication-working-bay-cpu = Imprimante décalée
first_martians-malfunction-complication-working-bay-cpu-text = L’imprimante à pièces se trompe de moins d’un millimètre. Aucune pièce n’est sûre avant d’être posée.
first_martians-malfunction-obstacle-garage-minus-pawn = Caisses en travers
first_martians-malfunction-obstacle-garage-minus-pawn-text = Une étagère a cédé et des caisses barrent la sortie. Demain, il faudra déblayer avant de prendre la route.
first_martians-malfunction-obstacle-froggy-off-the-jack = Froggy tombé du cric
first_martians-malfunction-obstacle-froggy-off-the-jack-text = Le cric glisse pendant qu’on change une roue, et Froggy retombe sur son propre essieu. Tant qu’on ne l’a pas redressé, il n’ira nulle part.
first_martians-malfunction-obstacle-suit-valve = Valve restée ouverte
first_martians-malfunction-obstacle-suit-valve-text = Un scaphandre est resté pendu au garage toute la nuit, valve ouverte d’un quart de tour. Au matin, le râtelier est blanc de givre, et derrière, les bouteilles sont légères.
first_martians-malfunction-obstacle-garage-wound = Porte sous tension
first_martians-malfunction-obstacle-garage-wound-text = Un câble de la porte ne tient plus que par trois torons. Il lâchera sur la prochaine personne qui tirera le levier.
first_martians-malfunction-obstacle-garage-blocked = Porte coincée
first_martians-malfunction-obstacle-garage-blocked-text = La porte est sortie de son rail, on la descend à la main. Demain, personne ne passera par là.
first_martians-malfunction-obstacle-winch-cable = Le câble autour de Scorpio
first_martians-malfunction-obstacle-winch-cable-text = Le treuil de récupération lâche son tambour, et quarante mètres de câble s’enroulent autour des roues de Scorpio. Il faudra le libérer, boucle après boucle.
first_martians-malfunction-obstacle-catapult-fires = Le tir de la catapulte
first_martians-malfunction-obstacle-catapult-fires-text = À quatre heures du matin, la catapulte lance une sonde vide vers rien. La charge qu’elle y a mise était prévue pour la journée.
first_martians-malfunction-obstacle-probe-bay-adventure = Sonde déroutée
first_martians-malfunction-obstacle-probe-bay-adventure-text = La dernière sonde est tombée derrière la crête, hors de vue. Qui ira la chercher ne sait pas ce qu’il y a là.
first_martians-malfunction-obstacle-probe-bay-wound = Tôle tranchante
first_martians-malfunction-obstacle-probe-bay-wound-text = Le couvercle de la boîte à échantillons s’est déchiré en lame. Le gant qui s’y glissera ne tiendra pas.
first_martians-malfunction-obstacle-probe-bay-blocked = Rail de lancement gelé
first_martians-malfunction-obstacle-probe-bay-blocked-text = Du liquide de refroidissement s’est répandu sur le rail et gèle. Demain, la baie restera fermée, le temps de tout casser au burin.
first_martians-malfunction-obstacle-lab-minus-pawn = Échantillons en retard
first_martians-malfunction-obstacle-lab-minus-pawn-text = Dans la chambre froide, les étiquettes de deux plateaux se sont décollées. Demain commencera par une heure à démêler le tout.
first_martians-malfunction-obstacle-lab-reroll = Témoin contaminé
first_martians-malfunction-obstacle-lab-reroll-text = L’échantillon témoin montre une croissance. Tout résultat devra être répété avant de compter.
first_martians-malfunction-obstacle-lab-adventure = Fiole sans étiquette
first_martians-malfunction-obstacle-lab-adventure-text = Il y a une fiole de trop dans le râtelier. C’est la première personne à travailler ici qui l’ouvrira.
first_martians-malfunction-obstacle-coolant-in-the-duct = Le caniveau inondé
first_martians-malfunction-obstacle-coolant-in-the-duct-text = Le liquide du congélateur coule du laboratoire dans le caniveau de tout le complexe. On a le temps de débrancher tout ce qu’il va atteindre, sauf une chose.
first_martians-malfunction-obstacle-lab-blocked = Laboratoire scellé
first_martians-malfunction-obstacle-lab-blocked-text = Une culture a gagné le conduit d’air. Demain, le laboratoire sera scellé et stérilisé, sans personne à l’intérieur.
first_martians-malfunction-obstacle-working-bay-minus-pawn = Clé dynamométrique égarée
first_martians-malfunction-obstacle-working-bay-minus-pawn-text = La clé dynamométrique n’est pas à son crochet, ni ailleurs. Demain, quelqu’un tiendra ce que l’outil tenait.
first_martians-malfunction-obstacle-working-bay-reroll = Mauvais plans
first_martians-malfunction-obstacle-working-bay-reroll-text = Les plans à l’écran sont ceux du prototype. Ce qui semble aller doit être démonté et remonté.
first_martians-malfunction-obstacle-hammering-pipes = Coups dans les tuyaux
first_martians-malfunction-obstacle-hammering-pipes-text = Toute la nuit, le compresseur de l’atelier a poussé contre une vanne fermée. Les coups ont couru dans les tuyaux jusqu’aux deux autres complexes.
first_martians-malfunction-obstacle-working-bay-wound = Meule sans carter
first_martians-malfunction-obstacle-working-bay-wound-text = Le carter de la meule s’est brisé. Le travail n’attend pas, et le disque crache à hauteur des yeux.
first_martians-malfunction-obstacle-solvent-spill = Solvant répandu
first_martians-malfunction-obstacle-solvent-spill-text = Un fût de solvant s’est vidé sous le caillebotis. Il faut chasser les vapeurs avec l’air des bouteilles, et demain quelqu’un sera à genoux, un chiffon à la main.
first_martians-malfunction-obstacle-froggy = Roulement de Froggy
first_martians-malfunction-obstacle-froggy-text = Un roulement de Froggy chauffe. Il tiendra le prochain trajet, ou la moitié.
first_martians-malfunction-obstacle-scorpio = Le bras de Scorpio
first_martians-malfunction-obstacle-scorpio-text = Le bras de charge de Scorpio s’arrête à mi-course. Quelqu’un doit soulever ce qu’il soulevait.
first_martians-malfunction-obstacle-lost-probe = Sonde perdue
first_martians-malfunction-obstacle-lost-probe-text = Une sonde se tait sur le chemin du retour. Ce qu’elle portait gît quelque part dans le sable, sans étiquette.
first_martians-malfunction-obstacle-spilled-acid = Acide renversé
first_martians-malfunction-obstacle-spilled-acid-text = Un flacon d’acide s’est renversé au laboratoire. Personne n’est blessé ; des heures durant, toute la base sent ce qui aurait pu arriver.

## Pannes du secteur de vie

first_martians-malfunction-complication-crew-quarters-power = Chauffage sur la réserve
first_martians-malfunction-complication-crew-quarters-power-text = Le circuit de chauffage des quartiers est en court-circuit. La chaleur se demande désormais, et se paie.
first_martians-malfunction-complication-crew-quarters-filters = Cabines mal aérées
first_martians-malfunction-complication-crew-quarters-filters-text = Les filtres des cabines sont gris et raides comme du feutre. Sans un souffle des bouteilles, chacun s’éveille la tête lourde.
first_martians-malfunction-complication-crew-quarters-hardware = Cloison qui fléchit
first_martians-malfunction-complication-crew-quarters-hardware-text = Une cloison a bougé, et deux portes ne ferment plus. Chaque sol, le craquement trouve un autre joint à desserrer.
first_martians-malfunction-complication-crew-quarters-cpu = Lumières sans sommeil
first_martians-malfunction-complication-crew-quarters-cpu-text = La commande des lumières a perdu l’heure et réveille qui elle veut. Le temps libre ne devient pas toujours du repos.
first_martians-malfunction-complication-med-lab-power = Scialytique éteint
first_martians-malfunction-complication-med-lab-power-text = Le scialytique vacille et s’éteint au milieu d’un examen. Il marche sur la réserve, tant qu’elle dure.
first_martians-malfunction-complication-med-lab-filters = Masque encrassé
first_martians-malfunction-complication-med-lab-filters-text = Les filtres du respirateur sont moisis. D’ici à ce qu’on les change, les patients respirent l’oxygène des bouteilles.
first_martians-malfunction-complication-med-lab-hardware = Stérilisateur qui fuit
first_martians-malfunction-complication-med-lab-hardware-text = Le stérilisateur lâche sa vapeur dans la paroi. Derrière l’habillage, l’humidité cherche les câbles.
first_martians-malfunction-complication-med-lab-cpu = Mesures fausses
first_martians-malfunction-complication-med-lab-cpu-text = Le moniteur donne à chacun le même pouls. Ce qu’il dit d’une plaie se vérifie à la main, et la main peut se tromper.
first_martians-malfunction-complication-control-center-power = Consoles vacillantes
first_martians-malfunction-complication-control-center-power-text = Deux consoles ont perdu leur alimentation. Qui veut les allumer doit les nourrir sur la réserve.
first_martians-malfunction-complication-control-center-filters = Salle des serveurs en surchauffe
first_martians-malfunction-complication-control-center-filters-text = Les filtres derrière les serveurs étouffent, et l’on ferme la salle pour contenir la chaleur. On y travaille sous masque.
first_martians-malfunction-complication-control-center-hardware = Fond de panier desserré
first_martians-malfunction-complication-control-center-hardware-text = Un fond de panier s’est desserré et envoie les alarmes au mauvais module. Les petites pannes grandissent pendant qu’on court à l’autre bout.
first_martians-malfunction-complication-control-center-cpu = Commande refusée
first_martians-malfunction-complication-control-center-cpu-text = L’ordinateur principal demande confirmation, puis oublie la question. Certaines commandes passent, d’autres non.
first_martians-malfunction-obstacle-bulkhead-down = La cloison tombée
first_martians-malfunction-obstacle-bulkhead-down-text = Sur une fausse alerte, la cloison des quartiers est tombée et leur a coupé l’air. Qui veut s’en servir devra d’abord les remettre en route.
first_martians-malfunction-obstacle-crew-quarters-reroll = Cloisons minces
first_martians-malfunction-obstacle-crew-quarters-reroll-text = L’isolant a glissé, et chaque voix porte. Qui vient souffler est interrompu une fois, au moins.
first_martians-malfunction-obstacle-one-fuse-short = Un fusible de moins
first_martians-malfunction-obstacle-one-fuse-short-text = Une surtension a grillé les fusibles des pièces à vivre, et dans la boîte il en manque un. À l’équipage de dire de quoi il se passera.
first_martians-malfunction-obstacle-med-lab-minus-pawn = Réserve en désordre
first_martians-malfunction-obstacle-med-lab-minus-pawn-text = L’armoire médicale a vidé ses tiroirs. Demain, deux mains trieront pendant que deux autres soigneront.
first_martians-malfunction-obstacle-med-lab-reroll = Réactifs périmés
first_martians-malfunction-obstacle-med-lab-reroll-text = Les analyses de sang tournent sur des réactifs périmés. Une bonne valeur ne prouve rien avant d’être mesurée de nouveau.
first_martians-malfunction-obstacle-med-lab-adventure = Réaction allergique
first_martians-malfunction-obstacle-med-lab-adventure-text = Le dernier lot de désinfectant sent autrement, et la peau y répond. Le prochain soin peut en devenir un autre.
first_martians-malfunction-obstacle-control-center-minus-pawn = Deux clés requises
first_martians-malfunction-obstacle-control-center-minus-pawn-text = Après une mise à jour, la console exige un second opérateur. L’équipe de Ruth cherche le réglage ; jusqu’à demain soir, elle en veut deux.
first_martians-malfunction-obstacle-control-center-reroll = Écho retardé
first_martians-malfunction-obstacle-control-center-reroll-text = À chaque commande répond l’état d’il y a une minute. Ce qui semble fait doit être renvoyé.
first_martians-malfunction-obstacle-command-sent-twice = Ordre envoyé deux fois
first_martians-malfunction-obstacle-command-sent-twice-text = Une ligne des commandes a bégayé : l’ordre de chauffer a été exécuté deux fois, celui de purger aussi. Batteries et réservoirs sont tous deux plus bas qu’ils ne devraient.
first_martians-malfunction-obstacle-quiet-place = Le volet du hublot
first_martians-malfunction-obstacle-quiet-place-text = Le volet du seul hublot s’est coincé, et le cadre doit être rescellé. Pour ce sol, le coin tranquille est un chantier.
first_martians-malfunction-obstacle-broken-shower = Douche en panne
first_martians-malfunction-obstacle-broken-shower-text = La douche donne une eau brune, puis plus rien. Des gens qui respirent le même air depuis des mois commencent à le remarquer.
first_martians-malfunction-obstacle-quarrel = Une vieille querelle
first_martians-malfunction-obstacle-quarrel-text = Cela commence par une tasse sale et finit par la fenêtre de tir. Ensuite, chacun mange de son côté.
first_martians-malfunction-obstacle-spoiled-rations = Rations gâtées
first_martians-malfunction-obstacle-spoiled-rations-text = Un joint du garde-manger a laissé fuir le froid. Une caisse entière part au recyclage, intacte.
first_martians-malfunction-obstacle-infection = Coupure infectée
first_martians-malfunction-obstacle-infection-text = Une coupure à laquelle personne ne pensait est rouge et chaude le soir. Rien ne pousse sur Mars, sauf ce qu’on y apporte.
first_martians-malfunction-obstacle-sleepless = Alarme de nuit
first_martians-malfunction-obstacle-sleepless-text = Dans les quartiers, le détecteur de fumée sonne à deux heures, à trois heures, à quatre heures et demie. Ni fumée, ni sommeil.
first_martians-malfunction-obstacle-alarm-fault = Alarme coupée
first_martians-malfunction-obstacle-alarm-fault-text = Quelqu’un a coupé une alarme qui criait au loup depuis des heures. Derrière, sans bruit, une pression continuait de tomber.

## Pannes du secteur Systèmes

first_martians-malfunction-complication-oxygenator-power-a = Cellules débranchées
first_martians-malfunction-complication-oxygenator-power-a-text = Le gel a soulevé une fiche des cellules d’électrolyse. L’oxygène sort encore, et tout l’amont force.
first_martians-malfunction-complication-oxygenator-power-b = Barre noircie
first_martians-malfunction-complication-oxygenator-power-b-text = La barre d’un oxygénateur a noirci sur une largeur de main. Elle porte le courant, brûlante, tant qu’elle le porte.
first_martians-malfunction-complication-oxygenator-filters-a = Poussière de perchlorate
first_martians-malfunction-complication-oxygenator-filters-a-text = Les filtres d’entrée sont jaunes de perchlorate. Ce qu’ils ne retiennent plus, la pompe suivante l’avale.
first_martians-malfunction-complication-oxygenator-filters-b = Givre sur la membrane
first_martians-malfunction-complication-oxygenator-filters-b-text = Dans la nuit, le givre a traversé la membrane du filtre. Quand il fondra, il restera les trous.
first_martians-malfunction-complication-oxygenator-hardware-a = Compresseur qui cogne
first_martians-malfunction-complication-oxygenator-hardware-a-text = Une soupape du compresseur cogne contre son siège. Toute la rangée de modules l’entend, et tremble un peu.
first_martians-malfunction-complication-oxygenator-hardware-b = Collecteur fissuré
first_martians-malfunction-complication-oxygenator-hardware-b-text = Le collecteur a une fissure que seule la peinture retient. La pression est normale, le manomètre voisin l’est moins.
first_martians-malfunction-complication-solar-panel-power-a = Câble élimé
first_martians-malfunction-complication-solar-panel-power-a-text = Le vent a frotté le câble d’un panneau contre son mât. Où le cuivre paraît, il fait des étincelles au crépuscule.
first_martians-malfunction-complication-solar-panel-power-b = Boîtier brûlé
first_martians-malfunction-complication-solar-panel-power-b-text = Un boîtier de jonction a fondu en un poing de plastique. Le courant fait le grand tour et chauffe ce qu’il traverse.
first_martians-malfunction-complication-solar-panel-hardware-a = Suiveur bloqué
first_martians-malfunction-complication-solar-panel-hardware-a-text = Le moteur qui tourne les panneaux vers le soleil accroche et saute. Chaque saut se sent sur le réseau.
first_martians-malfunction-complication-solar-panel-hardware-b = Ancrage arraché
first_martians-malfunction-complication-solar-panel-hardware-b-text = Une rafale a arraché du sol un ancrage des panneaux. Le cadre pèse maintenant sur des câbles prévus pour moins.
first_martians-malfunction-complication-farm-power-a = Lampes de culture éteintes
first_martians-malfunction-complication-farm-power-a-text = La moitié des lampes de culture s’est éteinte. Les feuilles se tournent vers l’autre moitié.
first_martians-malfunction-complication-farm-power-b = Nappes froides
first_martians-malfunction-complication-farm-power-b-text = Les nappes chauffantes sont froides à partir de la prise. Au matin, il y a du givre sur les feuilles basses.
first_martians-malfunction-complication-farm-filters-a = Mauvais mélange
first_martians-malfunction-complication-farm-filters-a-text = Les filtres de la ferme n’équilibrent plus l’air. Les plantes respirent ce que l’équipage expire, et guère plus.
first_martians-malfunction-complication-farm-filters-b = Spores dans les conduits
first_martians-malfunction-complication-farm-filters-b-text = Un voile gris couvre les filtres, et il est vivant. Où il retombe, les pousses ploient.
first_martians-malfunction-complication-farm-hardware-a = Pompe à sec
first_martians-malfunction-complication-farm-hardware-a-text = La pompe de circulation aspire de l’air avec l’eau. Les plantes boivent encore ; derrière, les tuyaux se mettent à cogner.
first_martians-malfunction-complication-farm-hardware-b = Bacs qui fuient
first_martians-malfunction-complication-farm-hardware-b-text = De deux bacs, la solution nutritive suinte dans le plancher. Dessous passent les lignes de tout le secteur.
first_martians-malfunction-obstacle-oxygenator-output-a = Basse pression d’entrée
first_martians-malfunction-obstacle-oxygenator-output-a-text = L’air du dehors est plus ténu que ne le promettent les tables de saison. L’oxygénateur rend ce qu’il reçoit.
first_martians-malfunction-obstacle-oxygenator-output-b = Catalyseur fatigué
first_martians-malfunction-obstacle-oxygenator-output-b-text = Le catalyseur vieillit plus vite que sa fiche technique. Le rendement a encore baissé, sans bruit, sans alarme.
first_martians-malfunction-obstacle-oxygenator-output-c = Électrolyte perdu
first_martians-malfunction-obstacle-oxygenator-output-c-text = Une vanne de purge est restée ouverte toute la nuit, et l’électrolyte a coulé dans le sable. Le reste couvre la moitié des plaques.
first_martians-malfunction-obstacle-solar-panel-output-a = Poussière sur les panneaux
first_martians-malfunction-obstacle-solar-panel-output-a-text = La poussière est chargée d’électricité et reste où elle tombe. La courbe du jour est plus plate que celle d’hier.
first_martians-malfunction-obstacle-solar-panel-output-b = Brume sur la vallée
first_martians-malfunction-obstacle-solar-panel-output-b-text = Une brume haute s’est posée sur la vallée, et les ombres n’ont plus de bords. Darmstadt dit qu’elle peut durer.
first_martians-malfunction-obstacle-solar-panel-output-c = Cellules brisées
first_martians-malfunction-obstacle-solar-panel-output-c-text = Une pierre pas plus grosse qu’un poing est tombée sur les panneaux. Toute une rangée de cellules n’est que verre et fil.
first_martians-malfunction-obstacle-leaking-tank = Réservoir percé
first_martians-malfunction-obstacle-leaking-tank-text = Une soudure du réservoir d’oxygène s’est ouverte sur le dehors. Le panache est blanc un instant, très beau, puis plus rien.
first_martians-malfunction-obstacle-flat-cells = Accumulateurs vides
first_martians-malfunction-obstacle-flat-cells-text = Toute la nuit, deux bancs de batteries se sont vidés l’un dans l’autre. Au matin, ils sont vides et tièdes.
first_martians-malfunction-obstacle-blight = Rouille
first_martians-malfunction-obstacle-blight-text = Des taches de rouille, sur une feuille d’abord, puis sur la tige. Avant midi, une plante est coupée et scellée dans un sac.
first_martians-malfunction-obstacle-cascade = Cascade
first_martians-malfunction-obstacle-cascade-text = Un relais lâche, le voisin prend la charge, et lâche. Cela ne s’arrête qu’aux portes du secteur de travail.
