# First Martians : choix, questions et ce qui s’est passé.

first_martians-title = First Martians
first_martians-pitch = Un équipage sur Mars face à une base qui lâche pièce après pièce : chaque sol se planifie ensemble, et l’on gagne ou perd ensemble.
first_martians-length = 4 à 12 sols : deux heures ensemble, ou une à trois semaines coup par coup
first_martians-length-campaign = Cinq missions de 4 à 9 sols, plus si on en retente : une dizaine d’heures ensemble, ou un à trois mois coup par coup
first_martians-difficulty = Exigeante : beaucoup de petites règles, une à la fois ; mieux vaut commencer par la partie guidée
first_martians-choose-identity = Choisir un astronaute
first_martians-astronaut-scientist = relance un dé, calme les nerfs, freine les pannes du secteur de travail
first_martians-astronaut-geologist = trouve des échantillons sans sortir, ignore le terrain, relance un dé
first_martians-astronaut-engineer = répare aussitôt un élément, tire du matériel de rechange, freine les pannes du secteur Systèmes
first_martians-astronaut-medic = soigne avec moins de pions, remonte le moral, calme les nerfs, relance un dé
first_martians-astronaut = { $name } ({ PIECE("first_martians-role", $role) })

## Pilotes automatiques

first_martians-style-steady = Fiable
first_martians-style-steady-hint = Pose ses pions où le plan en manque : la mission d’abord, puis ce qui menace
first_martians-style-random = Capricieux
first_martians-style-random-hint = Pose ses pions n’importe où

## Options de la table

first_martians-option-level = Difficulté
first_martians-option-level-hint = fréquence des conséquences d’événements négligés, éléments en panne tolérés par la mission
first_martians-option-level-easy = Facile
first_martians-option-level-easy-hint = plus de sols, conséquences rares, seuil généreux
first_martians-option-level-normal = Normal
first_martians-option-level-normal-hint = telles que les missions sont conçues
first_martians-option-level-hard = Difficile
first_martians-option-level-hard-hint = moins de sols, conséquences fréquentes, seuil sévère
first_martians-option-mission = Mission
first_martians-option-mission-hint = ce que l’équipage doit faire sur Mars
first_martians-option-mission-home-coming = { first_martians-mission-home-coming }
first_martians-option-mission-home-coming-hint = la première mission : elle enseigne le jeu
first_martians-option-mission-riddle = { first_martians-mission-riddle }
first_martians-option-mission-riddle-hint = exploration : des indices vieux de neuf ans, et une vallée à leur comparer
first_martians-option-mission-plants = { first_martians-mission-plants }
first_martians-option-mission-plants-hint = recherche : des minéraux pour des plantes qui dépérissent
first_martians-option-mission-landing = { first_martians-mission-landing }
first_martians-option-mission-landing-hint = construction : une base à monter après l’atterrissage
first_martians-option-mission-canyon = { first_martians-mission-canyon }
first_martians-option-mission-canyon-hint = exploration : le dépôt perdu dans le canyon
first_martians-option-mission-mast = { first_martians-mission-mast }
first_martians-option-mission-mast-hint = construction : un mât relais avant le silence de la Terre
first_martians-option-solo = Machines avec deux astronautes seulement
first_martians-option-solo-hint = pour qui mène seul les deux astronautes : plus de machines au choix
first_martians-option-solo-no = Deux
first_martians-option-solo-no-hint = deux machines, choisies pour toute la mission
first_martians-option-solo-yes = Les quatre
first_martians-option-solo-yes-hint = les quatre à portée, deux par sol
first_martians-option-campaign = Mission ou campagne
first_martians-option-campaign-hint = une suite de missions avec une histoire, pour un seul équipage
first_martians-option-campaign-no = Mission seule
first_martians-option-campaign-no-hint = chaque astronaute a d’emblée toutes ses compétences
first_martians-option-campaign-fifth-bunk = Campagne « { first_martians-campaign-fifth-bunk } »
first_martians-option-campaign-fifth-bunk-hint = campagne de cinq missions : ce qui est perdu peut se retenter
first_martians-option-campaign-settlement = Campagne « { first_martians-campaign-settlement } »
first_martians-option-campaign-settlement-hint = campagne de cinq missions où rien ne se joue deux fois
first_martians-option-agreement = Plan validé par
first_martians-option-agreement-hint = combien doivent se dire prêts avant que rien ne soit payé
first_martians-option-agreement-all = Tout le monde
first_martians-option-agreement-all-hint = rien n’est payé avant que tous soient prêts ou le temps écoulé
first_martians-option-agreement-majority = La majorité
first_martians-option-agreement-majority-hint = plus de la moitié suffit ; les pions non posés des autres vont au repos
first_martians-option-first = Premier joueur
first_martians-option-first-hint = qui a le marqueur de premier joueur au premier sol
first_martians-option-first-lot = Au hasard
first_martians-option-first-lot-hint = personne n’a à décider
first_martians-option-first-scientist = { first_martians-role-scientist }
first_martians-option-first-scientist-hint = s’il est dans l’équipage, sinon au hasard
first_martians-option-first-geologist = { first_martians-role-geologist }
first_martians-option-first-geologist-hint = s’il est dans l’équipage, sinon au hasard
first_martians-option-first-engineer = { first_martians-role-engineer }
first_martians-option-first-engineer-hint = s’il est dans l’équipage, sinon au hasard
first_martians-option-first-medic = { first_martians-role-medic }
first_martians-option-first-medic-hint = s’il est dans l’équipage, sinon au hasard
first_martians-option-lessons = Leçons
first_martians-option-lessons-hint = si la première mission explique chaque règle à sa première rencontre
first_martians-option-lessons-no = Sans
first_martians-option-lessons-no-hint = tout le monde connaît le jeu
first_martians-option-lessons-yes = Avec
first_martians-option-lessons-yes-hint = chaque règle une seule fois, auprès de ce qu’elle concerne

## À quoi servent les pions

first_martians-job-event = { $action } ({ PIECE("first_martians-event", $about) })
first_martians-job-rest = Repos
first_martians-job-unwind = Détente
first_martians-job-heal = { $how ->
    [heart-condition] Soins : { PIECE("first_martians-condition", $how) }
   *[other] Soins
}
first_martians-job-manage = Gestion
first_martians-job-explore = Explorer { PIECE("first_martians-space", $where) }
first_martians-job-gather = Collecter en { PIECE("first_martians-space", $where) } : { PIECE("first_martians-item", $about) }
first_martians-job-research = { $how ->
    [first] Examiner : { PIECE("first_martians-item", $about) }
   *[other] Achever une découverte : { PIECE("first_martians-item", $about) }
}
first_martians-job-experiment = Recherche : { PIECE("first_martians-project", $about) }
first_martians-job-plant = Semer une graine : { PIECE("first_martians-facility", $where) }
first_martians-job-repair = Réparer { PIECE("first_martians-facility", $where) } : { PIECE("first_martians-part", $about) }
first_martians-job-unblock = Réparer { PIECE("first_martians-rover", $where) } : { PIECE("first_martians-token", $about) }
first_martians-job-install = Installer : { PIECE("first_martians-upgrade", $about) }
first_martians-job-construct = Construire : { PIECE("first_martians-project", $about) }{ $where ->
    [hub] {""}
   *[other] {" "}({ PIECE("first_martians-space", $where) })
}
first_martians-job-restart = Redémarrer { PIECE("first_martians-facility", $where) } ({ PIECE("first_martians-resource", $how) })

## Pourquoi un pion est posé

first_martians-purpose-optional = pour un objectif facultatif
first_martians-purpose-mission = la mission le demande
first_martians-purpose-finds = ce qu’il faut à la mission peut s’y trouver
first_martians-purpose-threat = négligé, il frappera
first_martians-purpose-worn = les blessures n’attendront pas
first_martians-purpose-tense = contre le stress ou le moral bas
first_martians-purpose-track = une panne est proche
first_martians-purpose-farm = la ferme nourrit tout le monde
first_martians-purpose-supply = la base en a besoin
first_martians-purpose-spent = les jetons Moral paient les compétences
first_martians-purpose-install = cela sert à tous les sols à venir
first_martians-purpose-tools = ce qui remarche sert à tous les sols à venir
first_martians-purpose-terrain = il reste à découvrir

## Où en est la mission

first_martians-headline = 🔴 **Sol { $round } sur { $sols }** · { $mission } · Moral **{ $morale }** · Stress **{ $stress }**/{ $limit } · { $supply }{ $first ->
    [no] {""}
   *[other] {" "}· premier joueur : { $first }
}
first_martians-headline-over = { $won ->
    [yes] 🟢 { $mission } : mission accomplie au sol { $round }.
   *[other] ⚫ { $mission } : la mission a échoué au sol { $round }.
}{ $deaths ->
    [0] {""}
   *[other] {" "}🕯️ { $dead }
}
first_martians-status = 🕐 Sol { $round } sur { $sols } · { $phase } · Moral { $morale } · Stress { $stress }/{ $limit } · Solde (réserve) : { $balance }
first_martians-status-mission = 🎯 Objectifs : { $reached } sur { $objectives }{ $all ->
    [yes] , tous atteints
   *[other] {" "}· à faire : { $left }
}{ $limited ->
    [yes] {" "}· 🔴 éléments en panne : { $broken } sur { $most } au plus
   *[other] {""}
}
first_martians-status-ruined = ⚠️ { $count ->
    [one] 1 élément rouge
   *[other] { $count } éléments rouges
} de trop : la mission ne se gagne qu’après réparation.
first_martians-ask-plan = le plan commun du sol
first_martians-ask-machine = { $which ->
    [first] la première des deux machines
    [second] la seconde des deux machines
   *[only] quelle machine
} pour la mission
first_martians-ask-event-choice = décide pour l’équipage
first_martians-ask-adventure-choice = a un choix à faire
first_martians-ask-next-malfunction = choisit la panne qui vient en premier
first_martians-ask-shut-down = ce qui s’arrête
first_martians-ask-wilting = le sort de la ferme
first_martians-ask-starve = qui reste à jeun
first_martians-ask-break-one = ce qui est endommagé
first_martians-ask-production-one = ce qui change
first_martians-ask-shut-one = ce qui s’arrête
first_martians-ask-mend = choisit quoi réparer
first_martians-ask-lose-sample = quel échantillon est perdu
first_martians-ask-gather-sample = choisit un échantillon
first_martians-ask-ignore-terrain = choisit un terrain à ignorer
first_martians-ask-unwinding = choisit comment se détendre
first_martians-ask-healing = choisit quoi soigner
first_martians-ask-managing = choisit une piste à baisser
first_martians-ask-reroll-die = peut relancer un dé
first_martians-ask-avert = peut l’empêcher avec une compétence
first_martians-ask-unlock = choisit une compétence
first_martians-ask-scan = choisit une région à observer

## Questions

first_martians-question-plan = { $held ->
    [yes] { $left ->
        [0] **{ $name } : tous tes pions sont posés, mais « Prêt » doit attendre.**
       *[other] **{ $name } : pose tes pions (il en reste { $left } sur { $pawns }).** « Prêt » doit attendre.
    }
   *[no] { $left ->
        [0] **{ $name } : tous tes pions sont posés. Dis « Prêt », ou change le plan.**
       *[other] **{ $name } : pose tes pions (il en reste { $left } sur { $pawns }), puis dis « Prêt ».**
    }
}
first_martians-question-machine = **{ $which ->
    [first] Choisissez la première de deux machines pour toute la mission.
    [second] Choisissez la deuxième machine.
   *[only] Choisissez une machine pour toute la mission.
  }** À moins de quatre, l’équipage a des machines : chacune apporte un pion par sol. Elle sert à son action, aux événements ouverts et aux remises en marche, et n’entre pas dans le secteur de vie.
first_martians-question-event-choice = **Décide pour l’équipage.** Ce qui en viendra plus tard, nul ne le sait.
first_martians-question-adventure-choice = **Que faire ?**
first_martians-question-next-malfunction = **Plusieurs pistes sont pleines.** Le premier joueur choisit la carte tirée d’abord ; elle peut en faire monter d’autres.
first_martians-question-shut-down = **La production manque : { PIECE("first_martians-resource", $first) } ({ $missing }). Choisissez ce qui s’arrête.** La réserve générale paie des actions, jamais la production qui manque. Une installation arrêtée ne fait rien, ne peut pas être endommagée et ajoute 2 Stress par sol jusqu’à son redémarrage.
first_martians-question-wilting = **{ PIECE("first_martians-facility", $first) } : les plantes flétrissent à cause des éléments rouges.** Payez sur la réserve générale et rien ne flétrit, mais rien ne pousse ; ou chaque plante recule d’une case.
first_martians-wilting-price = Cela coûte { $price }.
first_martians-question-starve = **{ $missing ->
    [one] Il manque 1 ration
   *[other] Il manque { $missing } rations
}.** Qui reste à jeun subit 1 blessure.
first_martians-question-break-one = **Choisissez l’installation touchée : { PIECE("first_martians-part", $first) }.** ({ $cause })
first_martians-question-production-one = **Choisissez celle dont la production { $way ->
    [up] augmente
   *[down] baisse
} de { $first }.** ({ $cause })
first_martians-question-shut-one = **L’une d’elles s’arrête : { PIECE("first_martians-resource", $first) }.** ({ $cause })
first_martians-question-mend = **Choisis un élément rouge : il remarche aussitôt.** ({ $cause })
first_martians-question-lose-sample = **Un échantillon est perdu.** Choisissez la région où il est retiré.
first_martians-question-gather-sample = **Choisis la région d’où vient l’échantillon.** Il est aussitôt disponible.
first_martians-question-ignore-terrain = **Choisis une région dont le terrain ne compte pas pour toi ce sol-ci.**
first_martians-question-unwinding = **Meilleur moral ou moins de tension ?** Moral { $morale }, Stress { $stress } sur { $limit }. Chaque sol, le moral donne ou prend des jetons au premier joueur ; à { $limit } Stress, tous sont blessés.
first_martians-question-healing = **Que soigner ?** Une blessure recule d’un cran ; une affection, même soignée, agit jusqu’à la fin de la phase.
first_martians-question-managing = **Quelle piste de pannes descend de 1 ?** À 5, sa carte est tirée.
first_martians-question-reroll-die = **Les dés sont tombés.** Une compétence peut en relancer un ; le second résultat compte.
first_martians-question-avert = { $danger ->
    [quarrel-due] **Le stress est à { $stress } : à { $limit }, chacun subit une blessure et le Moral baisse de 1.**
    [tracks] **{ PIECE("first_martians-block", $block) } : la piste de pannes est à { $level }, et à { $end } une carte est tirée.**
    [morale-due] **Il manque à { $first } des jetons Moral pour la phase Moral : chaque jeton manquant est une blessure.**
    [farm] **{ PIECE("first_martians-facility", $farm) } : les plantes vont flétrir à cause des éléments rouges.**
    [next-round] **Tous les objectifs sont atteints, mais { $broken } pièces sont cassées, et { $most } au plus peuvent l’être.**
   *[dying] **Au-delà de { $wounds } blessures, on meurt : celle-ci serait la dernière.**
} { $alone ->
    [yes] Une de tes compétences peut encore l’empêcher.
   *[no] Il faut plus d’une compétence pour l’empêcher ; l’une d’elles est la tienne.
}
first_martians-question-unlock = **Une découverte instruit tout l’équipage.** Choisis une compétence ; elle sert aussitôt.
first_martians-question-scan = **Choisis une case à observer de loin.** Tous sauront ce qui s’y trouve avant de rouler.
first_martians-die-success = { $fell ->
    [yes] succès
   *[other] pas de succès
}
first_martians-die-wound = { $fell ->
    [yes] blessure
   *[other] pas de blessure
}
first_martians-die-adventure = { $fell ->
    [yes] aventure
   *[other] pas d’aventure
}

## Le plan

first_martians-plan-crew = 👥 { $crew }
first_martians-plan-astronaut = { $who } { $wounds }/{ $most } 🩸 { $tokens } 🎖️{ $ill ->
    [yes] {" "}🤒 { $conditions }
   *[other] {""}
}
first_martians-plan-hungry = 🥫 { $who } : mange pour deux ({ PIECE("first_martians-condition", $condition) })
first_martians-plan-store = 📦 Réserve : { $items }
first_martians-closed = { PIECE("first_martians-facility", $facility) } ({ $why ->
    [shut] à l’arrêt
   *[other] jeton Bloqué
})
first_martians-plan-closed = ⛔ Fermées : { $facilities }
first_martians-plan-event = ❗ **{ $title }** · { $action } · jusqu’au sol { $last }{ $may ->
    [yes] , mais peut frapper avant
   *[no] {""}
}{ $effects ->
    [none] {""}
   *[other] {" "}→ { $effects }
}
first_martians-event-action = { $action } : { $count ->
    [one] 1 pion
   *[other] { $count } pions
}{ $more ->
    [yes] , { $costs }
   *[other] {""}
}
first_martians-event-action-role = { $role ->
    [scientist] avec la Scientifique
    [geologist] avec le Géologue
    [engineer] avec l’Ingénieure
   *[medic] avec le Médecin
}
first_martians-event-action-place = lieu : { PIECE("first_martians-facility", $facility) }
first_martians-plan-called = 📣 On te demande de l’aide : { $jobs }
first_martians-plan-empty = 📋 Rien n’est encore prévu.
first_martians-plan-title = 📋 **Les dés** · 🩸 blessure · ❔ aventure · sans succès : +{ $tokens } 🎖️
first_martians-plan-sure = ✔️ Sans dés : n° { $numbers }
first_martians-plan-held = ⛔ **{ $number }. { $job }** { $lacking ->
    [0] · impossible : { $problem } { $own ->
        [yes] « Prêt » attend : change l’action ou reprends ton pion.
       *[other] D’ici là, { $who } ne peut pas dire « Prêt ».
    }
    [one] · il manque 1 pion{ $causes ->
        [none] .
       *[other] {" "}({ $causes }).
    } { $own ->
        [yes] « Prêt » attend : ajoute un pion, envoie un rover ou reprends le tien.
       *[other] D’ici là, { $who } ne peut pas dire « Prêt » : tu peux aider.
    }
   *[other] · il manque { $lacking } pions{ $causes ->
        [none] .
       *[other] {" "}({ $causes }).
    } { $own ->
        [yes] « Prêt » attend : ajoute des pions, envoie un rover ou reprends le tien.
       *[other] D’ici là, { $who } ne peut pas dire « Prêt » : tu peux aider.
    }
}
first_martians-plan-bound = 🤒 { $who } : 1 pion ne peut que soigner ({ PIECE("first_martians-condition", $condition) })
first_martians-plan-idle = ⚠️ **Tous tes pions se reposent, mais le plan manque de bras : { $numbers }.** Reprends-en un et ajoute-le là avant de dire « Prêt ».
first_martians-plan-helpers = ⚠️ Encore sans emploi : { $helpers }.
first_martians-plan-helper = { $name } (utile au n° { $numbers })
first_martians-plan-why = `/{ commandmars } { commandmars-why }` explique chaque chiffre.
first_martians-plan-stack = **{ $number }.** { $job }
first_martians-plan-failure = en cas d’échec : +{ $tokens } 🎖️{ $back ->
    [yes] , rendu : { $items }
   *[other] {""}
}
first_martians-risk-wound = 🩸 { $chance } %
first_martians-risk-adventure = ❔ { $chance } %
first_martians-risk-morale = Moral −1
first_martians-risk-reroll = le succès doit sortir deux fois
first_martians-risk-rover = contrôle du rover
first_martians-penalties-sure = ⚠️ À coup sûr : { $penalties }

## Choix

first_martians-choose-event = Répondre à un événement
first_martians-choose-explore = Explorer
first_martians-choose-gather = Collecter
first_martians-choose-research = Recherche
first_martians-choose-plant = Semer une graine
first_martians-choose-build = Construire et réparer
first_martians-choose-restart = Redémarrer une installation
first_martians-choose-join = Ajouter un pion
first_martians-choose-withdraw = Reprendre un pion
first_martians-choose-both = { $job }, avec deux pions
first_martians-mend-join = Ajouter un pion à { $stack }
first_martians-mend-withdraw = Reprendre de { $stack }
first_martians-mend-call = Demander de l’aide pour { $stack }
first_martians-choose-rovers = Rovers
first_martians-choose-call = Demander de l’aide
first_martians-choose-skills = Utiliser une compétence
first_martians-choose-salvage = Récupérer des éléments
first_martians-alike = ({ $count } identiques)
first_martians-hint-group = { $count ->
    [one] 1 possibilité
   *[other] { $count } possibilités
}
first_martians-hint-join = aider, ou assurer avec un pion de plus que nécessaire
first_martians-hint-skills = contre des jetons Moral, chacune une fois par sol
first_martians-choose-spare = Avec une pièce de rechange
first_martians-choose-donor = Avec l’élément de : { PIECE("first_martians-facility", $facility) }
first_martians-hint-donor = y devient rouge aussitôt : { $penalty } ; revient si la réparation échoue
first_martians-choose-own-pawn = Pion : { $name }
first_martians-hint-own-pawn = { $count ->
    [one] le seul qui reste
   *[other] un des { $count } qui restent
}
first_martians-hint-machine-pawn = t’épargne un pion ; les dés et les blessures restent pour toi
first_martians-hint-stack = { $pawns } · { $given }/{ $needed } 🧍 · { $chance }
first_martians-chance = { $chance } %
first_martians-chance-with-more = avec { $count } 🧍 de plus : { $chance } %
first_martians-chance-lacking = il manque { $count } 🧍
first_martians-hint-pawns = { $count ->
    [one] 1 pion
   *[other] { $count } pions
} : sûr
first_martians-hint-roll = { $count ->
    [one] 1 pion
   *[other] { $count } pions
} : { $chance } %{ $sure ->
    [0] {""}
   *[other] , { $sure } : sûr
}
first_martians-gain-rest = +1 🎖️
first_martians-gain-unwind-idle = rien à soulager
first_martians-or = {" ou "}
first_martians-gain-heal = une blessure ou une affection en moins
first_martians-gain-heal-idle = rien à soigner
first_martians-gain-manage = une piste de pannes −1
first_martians-gain-manage-idle = aucune piste à baisser
first_martians-gain-plant = mûre après six sols
first_martians-gain-restart = remarche ensuite
first_martians-gain-optional = ⭐ pour un objectif facultatif
first_martians-gain-mission = 🎯 la mission le demande
first_martians-gain-install = 🛡️ { PIECE("first_martians-facility", $facility) } : { PIECE("first_martians-part", $part) }
first_martians-gain-production = en Production : { $effects }
first_martians-gain-stand-in = remplace : { PIECE("first_martians-facility", $facility) }
first_martians-gain-repair = supprime « { $penalty } »
first_martians-hint-join-to = { $before } → { $after }
first_martians-hint-broken = entraîne « { $penalty } »
first_martians-choose-send = Envoyer { PIECE("first_martians-rover", $rover) }
first_martians-choose-park = Rappeler { PIECE("first_martians-rover", $rover) }
first_martians-hint-called = { $count ->
    [0] aucun pion libre : l’un quitterait { $jobs }
    [one] 1 pion libre
   *[other] { $count } pions libres
}
first_martians-choose-ready = { $again ->
    [yes] Toujours prêt
   *[other] Prêt
}
first_martians-hint-ready = { $agreement ->
    [majority] quand plus de la moitié sont prêts, le plan est payé et exécuté
   *[other] quand tous sont prêts, le plan est payé et exécuté
}
first_martians-choose-revise = Attendre
first_martians-hint-revise = le plan peut encore changer
first_martians-choose-dismantle = Démonter : { PIECE("first_martians-upgrade", $upgrade) }
first_martians-choose-spend = Utiliser : { PIECE("first_martians-poi", $poi) }
first_martians-hint-skill = { $cost ->
    [0] une fois par mission
   *[other] { $cost } 🎖️
} · { $effects }
first_martians-preview-strip = 🪛 **{ PIECE("first_martians-facility", $facility) } : retirer { PIECE("first_martians-part", $part) }.** L’élément devient rouge et donne une pièce de rechange, disponible aussitôt. Dès lors : { $penalty }. { $alone ->
    [yes] {""}
   *[no] Tous doivent être d’accord.
}
first_martians-strip-agree = { PIECE("first_martians-facility", $facility) } : retirer { PIECE("first_martians-part", $part) } ?
first_martians-strip-keep = { PIECE("first_martians-facility", $facility) } : garder { PIECE("first_martians-part", $part) }
first_martians-preview-dismantle = 🃏 **Démonter { PIECE("first_martians-upgrade", $upgrade) }.** La carte est perdue pour de bon et donne : { $items }.
first_martians-preview-skill = ✨ **{ PIECE("first_martians-skill", $skill) }** · { $cost ->
    [0] une fois par mission
   *[other] { $cost } 🎖️ (il en reste { $left })
} · { $effects }
first_martians-block = { PIECE("first_martians-block", $block) }
first_martians-hint-track = sa piste est à { $level } sur 5
first_martians-hint-machine = un pion par sol : { PIECE("first_martians-action", $action) }, événements ouverts, remises en marche
first_martians-hint-facility = { $action ->
    [none] produit { $production }{ $full ->
        [yes] {" "}(son maximum)
       *[other] {""}
    }
   *[other] { PIECE("first_martians-action", $action) }
} · { $broken ->
    [0] aucun élément rouge
    [one] 1 élément rouge
   *[other] { $broken } éléments rouges
}{ $shut ->
    [yes] {" "}· déjà à l’arrêt
   *[other] {""}
}
first_martians-hint-samples = { $count ->
    [one] 1 échantillon
   *[other] { $count } échantillons
}
first_martians-terrain = { PIECE("first_martians-terrain", $terrain) }
first_martians-hint-wounds = { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure sur { $most } au plus
   *[other] { $wounds } blessures sur { $most } au plus
}
first_martians-part-of = { PIECE("first_martians-facility", $facility) } : { PIECE("first_martians-part", $part) }
first_martians-pick-cure = { PIECE("first_martians-condition", $condition) }
first_martians-pick-unwinding-morale = Moral +1
first_martians-pick-unwinding-morale-hint = chaque sol, il donne des jetons au-dessus de 0 et en prend au-dessous
first_martians-pick-unwinding-stress = Stress { $amount }
first_martians-pick-unwinding-stress-hint = à 18, tous sont blessés
first_martians-pick-healing-wounds = Une blessure
first_martians-pick-healing-wounds-hint = un cran en arrière
first_martians-pick-wilting-pay = Payer
first_martians-pick-wilting-pay-hint = rien ne flétrit, rien ne pousse
first_martians-pick-wilting-wilt = Laisser flétrir
first_martians-pick-wilting-wilt-hint = chaque plante recule d’une case
first_martians-pick-keep = Garder les dés
first_martians-pick-keep-hint = les dés restent tels quels
first_martians-pick-let = Laisser faire
first_martians-pick-let-hint = garder les jetons
first_martians-pick-reroll = { $die ->
    [success] Relancer le dé de succès
    [wound] Relancer le dé de blessure
   *[other] Relancer le dé d’aventure
} ({ PIECE("first_martians-skill", $skill) })
first_martians-hint-cost = { $cost } 🎖️
first_martians-hint-shortage = il en manque : Stress { $stress }
first_martians-hint-lacking = il manque { $tokens } 🎖️ : { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
}

## Ce que font les cartes

first_martians-effect-morale = Moral { $amount }
first_martians-effect-stress = Stress { $amount }
first_martians-effect-quarrel = tous blessés, Moral −1
first_martians-effect-full = une carte Panne
first_martians-effect-supply = { PIECE("first_martians-resource", $resource) } { $amount }
first_martians-whom = { $who ->
    [everybody] tous
    [first-player] premier joueur
   *[other] astronaute
}
first_martians-effect-tokens = { $amount } 🎖️ ({ first_martians-whom })
first_martians-effect-wound = { $amount ->
    [one] 1 blessure
   *[other] { $amount } blessures
} ({ first_martians-whom })
first_martians-effect-heal = { $amount ->
    [one] 1 blessure soignée
   *[other] { $amount } blessures soignées
} ({ first_martians-whom })
first_martians-effect-condition = une affection ({ first_martians-whom })
first_martians-effect-track = { PIECE("first_martians-block", $block) } : panne { $amount }
first_martians-effect-malfunction = { PIECE("first_martians-block", $block) } : une carte Panne
first_martians-effect-break = 🔴 { PIECE("first_martians-facility", $facility) } : { PIECE("first_martians-part", $part) }{ $penalty ->
    [none] {""}
   *[other] {" "}→ { $penalty }
}
first_martians-effect-break-any = 🔴 { PIECE("first_martians-block", $block) } : un élément au hasard
first_martians-effect-mend = 🟢 { $amount ->
    [one] 1 élément remarche
   *[other] { $amount } éléments remarchent
}
first_martians-effect-token = { PIECE("first_martians-facility", $facility) } : +1 jeton « { PIECE("first_martians-token", $token) } »{ $space ->
    [next] {" "}(au sol suivant)
   *[other] {""}
}
first_martians-effect-rover-token = { PIECE("first_martians-rover", $rover) } : +1 jeton « { PIECE("first_martians-token", $token) } »
first_martians-effect-mend-rovers = 🟢 chaque rover : un jeton en moins
first_martians-effect-item = +{ $amount } { PIECE("first_martians-item", $item) }
first_martians-effect-productivity = { PIECE("first_martians-facility", $facility) } : production { $amount }
first_martians-effect-shut = { PIECE("first_martians-facility", $facility) } : arrêt ({ PIECE("first_martians-resource", $resource) })
first_martians-effect-grow = les plantes poussent
first_martians-effect-lose-plants = { $amount ->
    [one] 1 plante perdue
   *[other] { $amount } plantes perdues
}
first_martians-effect-lose-sample = un échantillon perdu
first_martians-effect-gather-sample = un échantillon de la carte
first_martians-effect-use-sample = un échantillon utilisé
first_martians-effect-ignore-terrain = un terrain ignoré
first_martians-effect-reroll = un dé relancé
first_martians-effect-adventure = une aventure
first_martians-effect-percent = { $amount } % d’une carte Recherche
first_martians-effect-separate = la carte Recherche la plus basse écartée
first_martians-effect-scan = une région vue de loin

## Causes

first_martians-cause-card = { $kind ->
    [event] événement
    [adventure] aventure
    [malfunction] panne
    [shutdown] tuile d’arrêt
    [poi] point d’intérêt
    [skill] compétence
    [upgrade] amélioration
    [facility] installation
    [project] projet
    [rule] règle
    [chapter] chapitre
   *[other] mission
} { $title }
first_martians-cause-deterioration = usure de chaque sol
first_martians-cause-malfunction = dés de panne et éléments rouges
first_martians-cause-managing = Centre de contrôle
first_martians-cause-morale = moral de l’équipage
first_martians-cause-production = 1 par astronaute, 2 par arrêt
first_martians-cause-hardware = Matériel rouge
first_martians-cause-quarrel = le stress a atteint 18
first_martians-cause-unwinding = Quartiers de l’équipage
first_martians-cause-healing = Infirmerie
first_martians-cause-rest = Repos
first_martians-cause-no-success = pas de succès
first_martians-cause-penalty = pénalité certaine de l’action
first_martians-cause-terrain = terrain du trajet
first_martians-cause-shortage = ce qui ne pouvait être donné
first_martians-cause-die = le dé de blessure
first_martians-cause-starve = pas de nourriture
first_martians-cause-anxiety-attack = Crise d’angoisse
first_martians-cause-surplus = la moitié du surplus
first_martians-cause-meals = repas
first_martians-cause-wilting = éléments rouges de la ferme
first_martians-cause-cost = coûts du plan
first_martians-cause-restart = prix d’un redémarrage
first_martians-cause-supply = production trop faible
first_martians-cause-donor = pris pour une réparation
first_martians-cause-refund = rendu après l’échec
first_martians-cause-strip = récupération
first_martians-cause-dismantle = carte démontée
first_martians-cause-gather = Collecte
first_martians-cause-plant = Semis
first_martians-cause-greenhouse = une serre bâtie
first_martians-cause-growth = Production
first_martians-cause-drive = le trajet
first_martians-cause-token = jeton Relance

## Ce qui s'est passé

first_martians-you = Toi
first_martians-said-game-started = 🚀 L’équipage : { $crew }. Premier joueur : { $first }.
first_martians-said-phase-began = { $phase ->
    [1] 🌅 Le sol { $round } commence.
    [4] 📋 Sol { $round } : l’équipage planifie.
   *[other] ⚙️ Sol { $round } : pannes.
}
first_martians-said-first-player-passed = 👉 Premier joueur : { $who }
first_martians-said-choice-made = ☑️ { $who } : { $side } ({ $title })
first_martians-said-choice-told = { $said }. { $told }
first_martians-said-kept = 🎲 { $who } : les dés restent ainsi
first_martians-said-let = ⏳ { $who } laisse faire
first_martians-said-objective-reached = 🎯 Objectif atteint : { PIECE("first_martians-objective", $objective) }
first_martians-said-game-ended = { $won ->
    [yes] 🟢 La mission est accomplie.
   *[other] ⚫ La mission a échoué.
}{ $why ->
    [death] {" "}Un astronaute est mort.
    [time] {" "}Le temps est écoulé.
    [threshold] {" "}Trop d’éléments sont en panne.
   *[other] {""}
} Objectifs atteints : { $score } sur { $all }{ $optional ->
    [0] {""}
    [one] {" "}(en tout, 1 est facultatif)
   *[other] {" "}(en tout, { $optional } sont facultatifs)
}.
first_martians-said-plan-changed = { $change ->
    [lay] ➕ { $who } : { $job }
    [join] 🤝 { $who }, en renfort : { $job }
    [withdraw] ↩️ { $who }, pion repris : { $job }
    [send] 🚙 { PIECE("first_martians-rover", $rover) } part aussi : { $job }
    [park] 🚙 { $who }, rover rappelé : { $job }
    [call] 📣 { $who } → { $other }, aide demandée : { $job }
    [ready] ✅ { $who } : le plan est bon
    [revise] ✋ { $who } : attendons
   *[other] ✋ Le plan est rouvert.
}
first_martians-said-strip-proposed = 🪛 { $who } propose de retirer une pièce : { PIECE("first_martians-facility", $facility) }, { PIECE("first_martians-part", $part) }
first_martians-said-strip-dropped = ✋ { $who } : cette pièce reste en place ({ PIECE("first_martians-facility", $facility) }, { PIECE("first_martians-part", $part) })
first_martians-said-plan-reason = { $said } ({ $why })
first_martians-said-plan-fixed = 📌 Le plan est validé : { $count ->
    [one] 1 action
   *[other] { $count } actions
}{ $paid ->
    [yes] . Payé : { $costs }
   *[other] , sans frais
}.
first_martians-said-rolled = 🎲 { $who } : { $success ->
    [yes] succès
   *[other] pas de succès
}{ $wound ->
    [yes] , blessure
    [no] , sans blessure
   *[other] {""}
}{ $adventure ->
    [yes] , aventure
   *[other] {""}
}
first_martians-said-rerolled = 🎲 { $who } : { $die ->
    [success] dé de succès
    [wound] dé de blessure
   *[other] dé d’aventure
} relancé ({ $why }) : { $result ->
    [yes] { $die ->
        [success] succès
        [wound] blessure
       *[other] aventure
    }
   *[other] { $die ->
        [success] pas de succès
        [wound] pas de blessure
       *[other] pas d’aventure
    }
}
first_martians-said-action-resolved = { $ok ->
    [yes] ✔️ { $who } : { $job }
   *[other] ✖️ { $who }, échec : { $job }
}
first_martians-said-action-idle = ↩️ { $who }, plus rien à y faire : { $job }
first_martians-said-supply-changed = 📦 { PIECE("first_martians-resource", $resource) } { $amount } ({ $why })
first_martians-said-production-changed = 🏭 { PIECE("first_martians-facility", $facility) } : production { $amount }
first_martians-said-part-broken = 🔴 { PIECE("first_martians-facility", $facility) }, élément rouge : { PIECE("first_martians-part", $part) } ({ $why }). Désormais : { $penalty }.
first_martians-said-part-repaired = 🟢 { PIECE("first_martians-facility", $facility) }, de nouveau en marche : { PIECE("first_martians-part", $part) } ({ $why }).
first_martians-said-repair-done = 🟢 { PIECE("first_martians-facility", $facility) }, réparation réussie : { PIECE("first_martians-part", $part) }. De nouveau en marche dès la fin de la phase.
first_martians-said-facility-shut = 🌑 { PIECE("first_martians-facility", $facility) }, à l’arrêt : { PIECE("first_martians-resource", $grid) } ({ $why }).
first_martians-said-shutdown-turned = 🔄 { PIECE("first_martians-facility", $facility) }, tuile d’arrêt : { PIECE("first_martians-shutdown", $tile) }
first_martians-said-shutdown-discarded = 🔌 { PIECE("first_martians-facility", $facility) } : { PIECE("first_martians-resource", $grid) }, de nouveau disponible.
first_martians-said-farm-changed = 🌿 { PIECE("first_martians-facility", $facility) } : { $plants ->
    [one] 1 plante
   *[other] { $plants } plantes
}, { $growing } en croissance, { $greenhouses ->
    [one] 1 serre
   *[other] { $greenhouses } serres
} ({ $why })
first_martians-said-token-placed = 🏷️ { PIECE("first_martians-facility", $facility) } : { PIECE("first_martians-token", $token) }{ $space ->
    [next] {" "}(au sol suivant)
   *[other] {""}
} ({ $why })
first_martians-said-rover-token-placed = 🏷️ { PIECE("first_martians-rover", $rover) } : { PIECE("first_martians-token", $token) } ({ $why })
first_martians-said-rover-token-removed = 🚙 { PIECE("first_martians-rover", $rover) } : retiré « { PIECE("first_martians-token", $token) } »
first_martians-said-rover-checked = 🚙 { PIECE("first_martians-rover", $rover) } { $damaged ->
    [yes] est endommagé et bloqué
   *[other] est passé sans dommage
} ({ $why }).
first_martians-said-upgrade-dismantled = 🃏 { PIECE("first_martians-upgrade", $upgrade) }, démontage : { $items }.
first_martians-said-upgrade-made = ⬆️ { PIECE("first_martians-upgrade", $upgrade) } : installation faite, active dès le sol suivant.
first_martians-said-machine-taken = 🤖 { $who } : { PIECE("first_martians-machine", $machine) } pour toute la mission
first_martians-said-facility-built = 🏠 En service : { PIECE("first_martians-facility", $facility) }{ $works ->
    [yes] {""}
   *[other] , tous éléments rouges
}.
first_martians-said-region-laid = 🗺️ { PIECE("first_martians-space", $space) }, connu d’emblée : { PIECE("first_martians-region", $region) }
first_martians-said-map-shown = 🗺️ Les régions sont face visible : tous voient ce qui se trouve où.
first_martians-said-token-dropped = 🎯 { PIECE("first_martians-item", $token) } : en { PIECE("first_martians-space", $space) }.
first_martians-said-region-scanned = 🗺️ { PIECE("first_martians-space", $space) }, vu de loin : { PIECE("first_martians-region", $region) }
first_martians-said-mineral-drawn = ⚗️ Carte Recherche { $number } : { $found ->
    [yes] { PIECE("first_martians-item", $item) }
   *[other] il n’en reste plus
}
first_martians-said-percent-gained = ⚗️ { $amount } %, à { $level } % (carte { $card } %)
first_martians-said-card-separated = ⚗️ La carte Recherche la plus basse est désormais écartée.
first_martians-said-track-changed = 🎛️ { PIECE("first_martians-block", $block) } : piste de pannes { $amount }, à { $level } sur 5 ({ $why })
first_martians-said-track-reset = 🎛️ { PIECE("first_martians-block", $block) } : sa carte est piochée, et la piste de pannes repart de 0
first_martians-said-box-turned = 🟥 { PIECE("first_martians-block", $block) } : son dé de panne est désormais lancé chaque sol.
first_martians-die-of-block = { PIECE("first_martians-block", $block) } { $result }
first_martians-said-malfunctions-rolled = 🎲 Dés de panne : { $dice }
first_martians-said-malfunction-drawn = ⚠️ **{ $title }** ({ PIECE("first_martians-block", $block) }){ $resolved ->
    [yes] {""}
   *[other] : rien à frapper
}
first_martians-said-event-drawn = ❗ Événement : **{ $title }**
first_martians-said-event-done = ✔️ **{ $title }** : événement réglé ({ $who })
first_martians-said-event-expired = ⌛ **{ $title }** : l’événement est passé sans conséquence.
first_martians-said-consequences-checked = 💥 Conséquence : { $titles }
first_martians-said-delays-checked = 🕰️ Cela revient : { $titles }
first_martians-said-adventure-drawn = ❔ Aventure ({ $who }) : **{ $title }**
first_martians-said-morale-changed = 🙂 Moral { $amount } ({ $why })
first_martians-said-stress-changed = 😬 Stress { $amount }, à { $level } sur 18 ({ $why })
first_martians-said-tokens-changed = 🎖️ { $who } : jetons Moral { $amount } ({ $why })
first_martians-said-wounded = 🩸 { $who } : { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} ({ $why })
first_martians-said-healed = 🩹 { $who } : { $amount ->
    [one] { $amount } blessure soignée
   *[other] { $amount } blessures soignées
} ({ $why })
first_martians-said-condition-drawn = 🤒 { $who } : { PIECE("first_martians-condition", $condition) }, dès la phase suivante
first_martians-said-condition-cured = 🩹 { $who } : { PIECE("first_martians-condition", $condition) }, guérison ; l’effet dure encore jusqu’à la fin de la phase
first_martians-said-skill-used = ✨ { $who } : { PIECE("first_martians-skill", $skill) } ({ $cost ->
    [0] une fois par mission
   *[other] { $cost } 🎖️
})
first_martians-said-skill-unlocked = ✨ { $who }, nouvelle compétence : { PIECE("first_martians-skill", $skill) }
first_martians-said-terrain-ignored = 🗺️ { $who } : le terrain de { PIECE("first_martians-space", $space) } ne compte pas ce sol-ci
first_martians-said-explored = 🧭 { $who }, arrivée en { PIECE("first_martians-space", $space) } : **{ PIECE("first_martians-region", $region) }**{ $samples ->
    [0] {""}
    [one] , 1 échantillon
   *[other] , { $samples } échantillons
}{ $rough ->
    [yes] , { $terrain }
   *[other] {""}
}{ $found ->
    [yes] . Trouvé : { $finds }
   *[other] {""}
}
first_martians-said-poi-drawn = 📍 { $who }, point d’intérêt : { PIECE("first_martians-poi", $poi) }. Utilisable dès le prochain plan.
first_martians-said-poi-used = 📍 { $who }, point d’intérêt utilisé : { PIECE("first_martians-poi", $poi) }
first_martians-said-item-gained = 📥 { PIECE("first_martians-item", $item) }{ $pending ->
    [yes] , disponible au sol suivant
   *[other] {""}
} ({ $why })
first_martians-said-studied = 🔬 { $discovered ->
    [yes] Une découverte est faite.
   *[other] Un échantillon est examiné.
}

## Récits et messages durables

first_martians-sol-title = ## 🌅 Sol { $round } sur { $sols } · { $mission }
first_martians-report-title = ## 📋 Ce que le plan a donné
first_martians-lessons-title = ## 📖 Règles rencontrées pour la première fois
first_martians-story-now = ➡️ { $effects }
first_martians-story-choice = ☑️ { $who } décide : { $sides }
first_martians-story-action = ❗ **{ $action }** jusqu’au sol { $last } → { $effects }. Tant que ce n’est pas fait, la conséquence peut frapper au début d’un sol.
first_martians-story-consequence = ### 💥 { $title } : la conséquence
first_martians-story-later = ### 🕰️ { $title } · { $who }
first_martians-story-taken = ☑️ **{ $title }** · { $who } : **{ $side }**
first_martians-replay-round = Sol { $round }
first_martians-digest-rounds = Sols { $first } à { $last }
first_martians-digest-from = Depuis le sol { $first }
first_martians-sol-quiet = 🌅 Un nouveau sol
first_martians-final-title = ## { $won ->
    [yes] 🟢 Mission accomplie
   *[other] ⚫ La mission a échoué
} : { $mission }, sol { $round } sur { $sols }
first_martians-final-died = 🕯️ { $who } n’a pas survécu : { $why }.
first_martians-broken-parts = { $broken ->
    [one] { $broken } élément en panne
   *[other] { $broken } éléments en panne
}
first_martians-final-done = Tous les objectifs obligatoires sont atteints et la base tient ({ first_martians-broken-parts }{ $most ->
    [0] {""}
   *[other] , { $most } au plus permis
}).
first_martians-final-death = Un astronaute a subi une sixième blessure. Nul n’y survit.
first_martians-final-time = Le dernier sol est passé et il reste des objectifs.
first_martians-final-threshold = Les objectifs sont atteints, mais la base est en ruine : { first_martians-broken-parts }{ $most ->
    [0] {""}
   *[other] , { $most } au plus permis
}.
first_martians-final-crew = 👥 { $crew } · Moral { $morale } · Stress { $stress }
first_martians-final-objective = { $reached ->
    [yes] ✅
   *[other] ⬜
} { $title }{ $optional ->
    [yes] {" "}(facultatif)
   *[other] {""}
}

## Pourquoi ?

first_martians-why-title = ### Pourquoi ? Les règles et les pièces derrière chaque chiffre
first_martians-why-pawns = • Pions 🧍 : il en faut { $needed }, { $given ->
    [one] { $given } posé
   *[other] { $given } posés
} : { $sum }
first_martians-why-base = { $count } (l’action)
first_martians-why-medic = 1 (le pion du Médecin, faute d’Autoscanner)
first_martians-why-way = { $count } ({ $count ->
    [one] la case d’arrivée
   *[other] les cases du trajet
})
first_martians-why-descent = { $count } (la descente abrupte, faute du projet « { PIECE("first_martians-project", $project) } »)
first_martians-why-region = { $count } ({ PIECE("first_martians-region", $region) } : { first_martians-terrain-extra-pawn })
first_martians-why-token = { $count } (jeton, { $cause })
first_martians-token-cause = { PIECE("first_martians-facility", $facility) } : il faut { PIECE("first_martians-token", $token) }{ $part ->
    [none] {""}
   *[other] , élément rouge : { PIECE("first_martians-part", $part) }
}
first_martians-why-rover-token = { $count } (jeton « 1 pion de plus » : { PIECE("first_martians-rover", $rover) })
first_martians-why-rover = • { PIECE("first_martians-rover", $rover) } vaut { $count ->
    [one] 1 pion
   *[other] { $count } pions
}.
first_martians-why-dice = • { $dice ->
    [all] Trois dés, car il n’y a pas de pion en plus
   *[other] Le dé de succès seul, car un élément rouge l’impose
} : succès avec { $faces } faces sur { $sides }, { $chance }.
first_martians-why-costs = • Payé quand le plan est validé, et la réserve n’est jamais rendue : { $costs }
first_martians-why-modifier = { PIECE("first_martians-facility", $facility) }, jeton sur la case « ! » : { PIECE("first_martians-token", $token) }
first_martians-why-terrain = { PIECE("first_martians-region", $region) } : { PIECE("first_martians-terrain", $terrain) }
first_martians-why-condition = { $name } : { PIECE("first_martians-condition", $condition) }
first_martians-why-red = 🔴 { PIECE("first_martians-facility", $facility) } : { PIECE("first_martians-part", $part) } → { $penalty }
first_martians-why-cancelled = ⬆️ { PIECE("first_martians-facility", $facility) }, élément rouge : { PIECE("first_martians-part", $part) }. { PIECE("first_martians-upgrade", $upgrade) } annule la pénalité
first_martians-why-production = ### Prochaine Production, en l’état
first_martians-why-supply = • { PIECE("first_martians-resource", $resource) } : { $produced } pour { $needed }. { $result ->
    [short] Installations arrêtées : { $count }.
    [food] De la réserve générale : { $count }, ou quelqu’un jeûne.
   *[other] { $count ->
        [0] Il ne reste aucun surplus.
       *[other] La moitié du surplus est gardée : { $count }.
    }
}
first_martians-why-lasting = 📌 Règles permanentes, au début de la Production : { $change }
first_martians-why-stress = • Stress +{ $total } : { $crew } pour l’équipage, 2 par tuile d’arrêt ({ $tiles }). À présent { $stress } ; à { $limit }, tous sont blessés et le moral baisse.
first_martians-why-broken = ### Éléments rouges : { $count }{ $most ->
    [-1] {""}
   *[other] {" "}(à la fin, au plus { $most })
}
first_martians-hand = { $who } : { $wounds }/{ $most } 🩸 · { $tokens } 🎖️. La sixième blessure tue ; à la deuxième et à la quatrième vient une affection.
first_martians-hand-condition = 🤒 **{ PIECE("first_martians-condition", $condition) }** : { $about }
first_martians-hand-skill = ✨ **{ PIECE("first_martians-skill", $skill) }** · { $cost ->
    [0] une fois par mission
   *[other] { $cost } 🎖️
} · { $effects }{ $used ->
    [yes] {" "}· déjà utilisée ce sol-ci
    [mission] {" "}· déjà utilisée dans cette mission
   *[other] {""}
}

## Pourquoi une action est refusée

illegal-solo-seats = Cette option vaut pour { $needed } astronautes ; il y en a { $count }.
illegal-other-crew = La campagne continue avec le même équipage : { $roles }.
illegal-no-such-option = Cela n’est pas proposé : { $option }.
illegal-unknown-facility = La base n’a pas cette installation : { PIECE("first_martians-facility", $facility) }.
illegal-unknown-item = Cet objet n’existe pas : { PIECE("first_martians-item", $item) }.
illegal-unknown-machine = L’équipage n’a pas cette machine : { PIECE("first_martians-machine", $machine) }.
illegal-unknown-project = La mission n’a pas ce projet : { PIECE("first_martians-project", $project) }.
illegal-unknown-rover = Ce rover n’existe pas : { PIECE("first_martians-rover", $rover) }.
illegal-unknown-skill = Cette compétence n’existe pas : { PIECE("first_martians-skill", $skill) }.
illegal-unknown-space = La carte n’a pas cette case : { PIECE("first_martians-space", $space) }.
illegal-unknown-stack = Le plan n’a pas de pile { $stack }.
illegal-unknown-term = Je ne connais pas ce mot : { $word }.
illegal-opening-mission = Cette mission ne peut qu’ouvrir une campagne : { PIECE("first_martians-mission", $mission) }.
illegal-astronaut-dead = Quelqu’un de l’équipage est mort pendant cette mission, la campagne ne peut pas continuer : { PIECE("first_martians-role", $role) }.
illegal-not-built = { PIECE("first_martians-facility", $facility) } : pas encore là, à construire d’abord.
illegal-wrong-place = { PIECE("first_martians-project", $project) } : impossible en { PIECE("first_martians-space", $space) }.
illegal-already-built = C’est déjà construit : { PIECE("first_martians-project", $project) }.
illegal-already-planned = Quelqu’un le fait déjà ce sol-ci ; une fois suffit.
illegal-build-first = Il faut d’abord construire : { PIECE("first_martians-project", $project) }.
illegal-condition-absent = L’astronaute n’en souffre pas : { PIECE("first_martians-condition", $condition) }.
illegal-event-not-open = Cet événement n’est plus ouvert : { PIECE("first_martians-event", $event) }.
illegal-explored = { PIECE("first_martians-space", $space) } est déjà exploré.
illegal-facility-blocked = { PIECE("first_martians-facility", $facility) } : hors service ce sol-ci, à cause d’un jeton Bloqué ; la remise en ordre l’ôte.
illegal-facility-shut = { PIECE("first_martians-facility", $facility) } : à l’arrêt. Il faut d’abord un pion pour le redémarrage.
illegal-farm-full = Toutes les serres sont prises ({ $greenhouses }), plantes en croissance comprises.
illegal-item-idle = Sans signification dans cette mission : { PIECE("first_martians-item", $item) }.
illegal-item-lacking = Il en manque : { PIECE("first_martians-item", $item) }. Il en faut { $needed }, { $held ->
    [0] il n’y en a pas
   *[other] il y en a { $held }
}.
illegal-no-farm = { PIECE("first_martians-facility", $facility) } n’est pas une ferme.
illegal-no-route = Il n’y a pas ce trajet vers { PIECE("first_martians-space", $space) }.
illegal-no-sample = On n’examine que des échantillons, pas : { PIECE("first_martians-item", $item) }.
illegal-none-left = Tout ce qu’il y a est déjà dans le plan : { $held }.
illegal-not-accessible = { PIECE("first_martians-space", $space) } est hors d’atteinte : il faut d’abord explorer une case voisine.
illegal-not-shut = { PIECE("first_martians-facility", $facility) } : aucune tuile d’arrêt de ce genre.
illegal-part-not-there = { PIECE("first_martians-facility", $facility) } : aucun élément en état de ce genre à donner ({ PIECE("first_martians-part", $part) }).
illegal-part-works = { PIECE("first_martians-facility", $facility) } : cet élément est en état, rien à réparer : { PIECE("first_martians-part", $part) }.
illegal-price-lacking = La tuile ne part que contre { PIECE("first_martians-resource", $resource) } { $needed } ; la réserve générale en a { $held }.
illegal-seedbed-taken = La première case de croissance est prise jusqu’à la Production.
illegal-token-absent = { PIECE("first_martians-rover", $rover) } ne porte pas ce jeton : { PIECE("first_martians-token", $token) }.
illegal-unexplored = { PIECE("first_martians-space", $space) } n’est pas encore exploré.
illegal-upgrade-absent = Cette carte n’est pas disponible : { PIECE("first_martians-upgrade", $upgrade) }.
illegal-already-called = Cet appel à l’aide est déjà lancé.
illegal-explore-only = { PIECE("first_martians-rover", $rover) } n’aide qu’à explorer.
illegal-inside-hub = { PIECE("first_martians-rover", $rover) } ne roule que hors du HUB.
illegal-machine-laid = Cette machine est déjà à l’œuvre : { PIECE("first_martians-machine", $machine) }.
illegal-machine-unfit = { PIECE("first_martians-machine", $machine) } ne travaille qu’à un type d’action ({ PIECE("first_martians-action", $action) }), aux événements ouverts et aux redémarrages, et n’entre jamais dans le secteur de vie.
illegal-machines-used = Seul, on emploie au plus { $most } machines par sol.
illegal-heart-bound = Le pion qui reste ne peut que soigner le trouble cardiaque : { PIECE("first_martians-role", $role) }, { $laid } sur { $pawns } posés.
illegal-no-pawn = Tous les pions sont déjà posés : { PIECE("first_martians-role", $role) }, { $pawns } sur { $pawns }. On peut en reprendre un.
illegal-no-rover = Un élément rouge du Garage interdit aux rovers d’explorer.
illegal-not-in-crew = L’équipage n’a personne à ce poste : { PIECE("first_martians-role", $role) }.
illegal-not-in-stack = La pile { $stack } n’a pas ce pion.
illegal-one-pawn-only = Un redémarrage demande exactement un pion.
illegal-one-rover = Un rover est déjà du trajet : { PIECE("first_martians-rover", $rover) }.
illegal-own-pawn = Inutile de te le demander : ajoute ton pion.
illegal-rover-blocked = { PIECE("first_martians-rover", $rover) } est bloqué : une action de Construction le répare.
illegal-rover-parked = { PIECE("first_martians-rover", $rover) } est au Dépôt.
illegal-rover-sent = { PIECE("first_martians-rover", $rover) } est déjà pris ; il roule une fois par sol.
illegal-deadly = Ce serait mortel : { $wounds ->
    [one] 1 blessure certaine
   *[other] { $wounds } blessures certaines
}, et la limite est de { $left }.
illegal-medic-needed = Sans autoscanner, il faut aussi un pion du médecin.
illegal-role-needed = Il faut ici aussi un pion { $role ->
    [scientist] de la Scientifique
    [geologist] du Géologue
    [engineer] de l’Ingénieure
   *[medic] du Médecin
}.
illegal-not-ready = Tu n’as pas dit « Prêt ».
illegal-phase-begun = On ne retire un élément qu’au début de la phase, avant de poser un pion. Reprends d’abord les tiens.
illegal-not-proposed = Personne ne propose de retirer cet élément.
illegal-strip-agreed = Tu as déjà donné ton accord ; il manque celui des autres.
illegal-pawns-unused = Il reste { $count ->
    [one] 1 pion
   *[other] { $count } pions
} à poser ; le Repos est toujours possible.
illegal-too-few-pawns = Trop peu de pions ({ PIECE("first_martians-action", $action) }) : il en faut { $needed }, { $given ->
    [0] il n’y en a pas
   *[other] il y en a { $given }
}. Ajoutes-en un, envoie un rover ou reprends ceux qui y sont ; d’ici là, pas de « Prêt ».
illegal-unpayable = La réserve générale ne suffit pas : { PIECE("first_martians-resource", $resource) }, il en faut { $needed }, { $held ->
    [0] il n’y en a pas
   *[other] il y en a { $held }
}.
illegal-migraine = Avec une migraine, aucune compétence n’est possible.
illegal-no-dice = { PIECE("first_martians-skill", $skill) } sert pour des dés qui viennent d’être lancés.
illegal-skill-idle = { PIECE("first_martians-skill", $skill) } ne changerait rien maintenant.
illegal-skill-not-held = Cet astronaute n’a pas la compétence { PIECE("first_martians-skill", $skill) }.
illegal-skill-used = { PIECE("first_martians-skill", $skill) } a déjà servi ce sol-ci.
illegal-tokens-lacking = Il faut { $needed ->
    [one] { $needed } jeton Moral
   *[other] { $needed } jetons Moral
} ; { $held ->
    [0] il n’y en a pas
   *[other] il y en a { $held }
}.

## Règles expliquées par la première mission

first_martians-lesson-round = Un sol a six phases : événement, moral, production, actions de l’équipage, pannes, remise en ordre. Seule la quatrième demande de vraies décisions. On gagne ensemble si chaque objectif obligatoire est atteint à temps, on perd ensemble si un astronaute meurt ou si le dernier sol s’achève avant.
first_martians-lesson-events = Chaque sol amène un événement. Son action reste ouverte trois sols ; tant qu’elle n’est pas faite, une conséquence peut frapper au début d’un sol, et nul ne sait laquelle.
first_martians-lesson-consequences = Un événement négligé a frappé. Sa conséquence venue, il quitte le journal et son action disparaît.
first_martians-lesson-morale = Le moral est commun, de −2 à +3. En phase 2, le premier joueur gagne un jeton Moral par point au-dessus de 0, ou en rend un par point au-dessous ; chaque jeton manquant est une blessure.
first_martians-lesson-stress = À chaque Production, le Stress monte de 1 par astronaute et de 2 par installation arrêtée. À 18, tous sont blessés, le moral baisse de 1 et le Stress repart de 0. La Détente le baisse de 6 au plus.
first_martians-lesson-wounds = Un astronaute survit à cinq blessures ; la sixième met fin à la mission. Elles se soignent une à une à l’infirmerie, avec l’aide du médecin ou d’un autoscanner.
first_martians-lesson-conditions = Quand les blessures franchissent une icône, une affection est tirée. Elle agit dès la phase suivante, jusqu’aux soins.
first_martians-lesson-adventures = Le dé d’aventure, certains jetons et certains terrains valent une aventure à qui mène l’action, même réussie. Certaines reviennent des sols plus tard.
first_martians-lesson-dice = Avec juste les pions nécessaires, l’action se joue aux dés : succès, blessure, aventure, chaque dé à part. Avec un pion de plus, elle réussit sans dés. Un échec donne 2 jetons Moral.
first_martians-lesson-morale-tokens = Les jetons Moral paient les compétences, chacune une fois par sol. Ils viennent du Repos, des échecs et, pour le premier joueur, d’un bon moral.
first_martians-lesson-red-parts = Un élément rouge coûte tant qu’il est rouge : énergie ou oxygène par action, un jet, un pion, une plante. On le répare avec une pièce de rechange ou le même élément pris ailleurs. À la fin, il ne doit pas en rester trop.
first_martians-lesson-repairs = Un élément réparé remarche à la fin de la phase Actions : d’ici là, il coûte encore.
first_martians-lesson-malfunction-dice = En phase 5, chaque secteur au marqueur rouge lance son dé ; le résultat et les +1 de ses éléments rouges font monter sa piste. À 5, une carte est tirée.
first_martians-lesson-tracks = Trois pistes mènent aux pannes, une par secteur. Quand l’une arrive à 5, sa carte est tirée et la piste repart de 0. La Gestion en baisse une de 1.
first_martians-lesson-malfunction-cards = Une carte Panne rend le plus souvent un élément rouge ou pose un jeton. Ensuite, le dé du secteur suivant se lance aussi chaque sol : Travail, Vie, Systèmes, puis de nouveau.
first_martians-lesson-shutdown = Énergie ou oxygène viennent à manquer, une installation s’arrête : aucune action de son genre, ni pénalité ni dégât, et 2 Stress par sol. Un pion la redémarre à la fin de la phase.
first_martians-lesson-restart = Une tuile d’arrêt se retourne quand on l’ôte : elle a d’abord un effet, et quelques-unes ne partent que contre paiement.
first_martians-lesson-farm = Une plante semée mûrit en six Productions, dans une serre libre. Chaque plante mûre nourrit un astronaute par sol et demeure.
first_martians-lesson-supply = La moitié du surplus produit va à la réserve générale. Elle paie des actions et nourrit qui n’aurait rien, mais ne comble jamais un manque d’énergie ou d’oxygène.
first_martians-lesson-exploring = Chaque case du trajet coûte un pion, un terrain rude davantage. Le terrain d’une nouvelle région compte dès le sol suivant ; ce qui s’y trouve se collecte alors.
first_martians-lesson-rovers = Un rover bloqué reste au Dépôt jusqu’à ce qu’une Construction ôte le jeton.
first_martians-lesson-objectives = Un objectif atteint le reste. On gagne à la fin du sol où le dernier obligatoire est atteint, s’il n’y a pas trop d’éléments rouges.
first_martians-lesson-upgrades = Une amélioration agit dès la remise en ordre. Une carte jamais construite peut être démontée pour ses deux pièces.
first_martians-lesson-waiting-tokens = Un jeton sur une case « >> » attend : la remise en ordre le passe sur « ! », où il agit un sol.
first_martians-lesson-tokens = Un jeton sur la case « ! » d’une installation pèse sur toute action de son genre ce sol-ci ; la remise en ordre l’ôte.
first_martians-lesson-planning = Les pions d’une action forment une pile ; qui a posé le premier mène, gagne et subit. Avec juste assez de pions, on lance les dés ; avec un de plus, c’est sûr.
first_martians-lesson-machines = Une machine est un pion de plus. Posée la première, elle laisse l’action à qui l’a posée : c’est lui qui lance les dés et qui subit une blessure. Elle fait un seul genre d’action, sert aux événements ouverts et peut redémarrer des installations hors du secteur de vie.

## Consignes

first_martians-order-agree = Approuver le plan
first_martians-order-agree-hint = Quand tous les pions sont posés et que rien ne s’y oppose, si personne ne touche aux tiens
first_martians-order-agree-text = Approuver le plan de ce sol dès qu’il est complet et que rien ne s’y oppose.
first_martians-order-help = Aider sur appel
first_martians-order-help-hint = Un pion libre rejoint qui t’appelle
first_martians-order-help-text = Répondre aux appels à l’aide : { $value }.
first_martians-order-help-any = pour tout
first_martians-order-help-explore = pour explorer
first_martians-order-help-gather = pour collecter
first_martians-order-help-research = pour la recherche
first_martians-order-help-build = pour construire et réparer
first_martians-order-help-heal = pour soigner
first_martians-order-help-event = pour les événements
first_martians-order-keep-dice = Garder les dés
first_martians-order-keep-dice-hint = Aucune compétence ne sert à relancer un dé
first_martians-order-keep-dice-text = N’utiliser aucune compétence pour relancer un dé.
illegal-order-not-planning = L’équipage ne planifie pas en ce moment.
illegal-order-agreed = Tu as déjà approuvé.
illegal-order-plan-changed = Une pile avec tes pions a été modifiée.
illegal-order-alone = Il n’y a personne qui puisse t’appeler.
