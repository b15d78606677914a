# First Martians : les campagnes, et ce qui se passe entre deux missions.

first_martians-chapter-title = ## 🔴 { $number }. { $chapter }
    -# { $campaign }{ $attempt ->
    [1] {""}
   *[other] {" "}· tentative { $attempt }
}
first_martians-campaign-progress = 📜 Campagne *{ $campaign }* · mission { $number } : { $mission } · { $won ->
    [0] aucune encore gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
} · { $state ->
    [over] finie
    [lost] mission perdue, l’équipage décide de la suite
    [resting] l’équipage se repose
   *[flying] en cours
}
first_martians-digest-of-mission = { $mission } · sol { $sol }
first_martians-headline-resting = ⛺ **Entre deux missions** · { $mission } : { $won ->
    [yes] accomplie
   *[other] perdue
} au sol { $round } · Moral **{ $morale }** · Stress **{ $stress }** · { $supply }
first_martians-headline-campaign-over = { $won ->
    [yes] 🟢
   *[other] ⚫
} { $campaign } : { $ending }
first_martians-debriefing-brought = **Ce que cela apporte**
first_martians-ending-heading = ## { $won ->
    [yes] 🟢
   *[other] ⚫
} { $ending }
    -# { $campaign }
first_martians-ending-recalled = Rappelés
first_martians-ending-recalled-told = L’ordre arrive par la voix de quelqu’un qui ne leur avait jamais parlé, et il est courtois. On met la base dans l’état où le prochain équipage devra la trouver ; la liste de ce qui manque tient en quatre pages. Personne ne demande à qui la faute. Les tasses, ils les emportent.
first_martians-chronicle-none = Cette table joue une mission seule : il n’y a pas de chronique.
first_martians-chronicle-crew = **L’équipage** : { $crew }
first_martians-chronicle-mission = { $won ->
    [yes] 🟢
   *[other] ⚫
} **{ $number }. { $chapter }**{ $attempt ->
    [1] {""}
   *[other] {" "}· tentative { $attempt }
} · sol { $round } · { $reached ->
    [one] 1 objectif
   *[other] { $reached } objectifs
}{ $wounded ->
    [no] {""}
   *[other] {" "}· 🩸 { $wounded }
}{ $dead ->
    [no] {""}
   *[other] {" "}· 🕯️ { $dead }
}{ $side ->
    [no] {""}
   *[other] {" "}→ *{ $side }*
}
first_martians-chronicle-now = **À présent** : { $number }. { $mission }
first_martians-chronicle-lost = ⚫ **La mission { $mission } est perdue.** L’équipage décide de la suite.
first_martians-chronicle-rest = ⛺ **L’équipage se repose** après { $mission }

first_martians-ask-debriefing = décidez pour l’équipage
first_martians-ask-retry = décidez du sort de la mission perdue
first_martians-ask-departure = commencez la mission suivante quand vous voulez
first_martians-question-debriefing = **Décide pour l’équipage.** L’effet immédiat de chaque choix est indiqué à côté. Où il mène, le temps le dira.
first_martians-question-retry = **La mission est perdue.** N’importe qui d’entre vous peut décider pour tous.
first_martians-question-departure = **L’équipage se repose.** N’importe qui d’entre vous peut commencer la mission suivante ; quand le temps est écoulé, elle commence d’elle-même. Pour se reposer plus longtemps, l’hôte peut mettre la table en pause. Blessures, pièces rouges, réserves et carte restent en l’état ; ce avec quoi commence la mission suivante s’y ajoute.
first_martians-pick-retry-again = Retenter la mission
first_martians-pick-retry-again-hint = tout redevient comme à son début
first_martians-pick-retry-anew = Recommencer la campagne
first_martians-pick-retry-anew-hint = dès la première mission, avec une base neuve
first_martians-pick-retry-home = Rentrer
first_martians-pick-retry-home-hint = la campagne s’arrête ici, et elle est perdue
first_martians-pick-departure-set-out = Commencer la mission suivante
first_martians-pick-departure-set-out-hint = avec tout ce que vous avez
first_martians-said-chapter-began = 🚀 { $way ->
    [again] Encore une fois : { $chapter }.
    [anew] La campagne recommence : { $chapter }.
   *[other] La mission suivante : { $chapter }.
}
first_martians-said-mission-ended = { $won ->
    [yes] 🟢 La mission est accomplie.
   *[other] ⚫ La mission est perdue.
}{ $why ->
    [death] {" "}Une heure de plus, et quelqu’un n’en revenait pas.
    [time] {" "}Le temps est écoulé.
    [threshold] {" "}Trop de pièces sont en panne.
   *[other] {""}
}
first_martians-said-campaign-ended = 🏁 La campagne est finie : { $ending }. { $missions ->
    [0] Aucune mission n’a été gagnée.
    [one] 1 mission a été gagnée.
   *[other] { $missions } missions ont été gagnées.
}

first_martians-rules-campaign-heading = Campagnes
first_martians-rules-campaign = Une campagne est une seule table avec plusieurs missions à la suite, menées par le même équipage. Blessures, affections, pièces rouges, réserves, améliorations et carte explorée restent telles que la mission précédente les a laissées ; les jetons d’objectif disparaissent. Les cartes Compétence sont d’abord verrouillées : chaque découverte en débloque une par astronaute.
    {""}**Après une mission**, les objectifs apportent ce qu’ils valent, facultatifs compris. N’importe qui de l’équipage fait le choix qui la conclut ; avec ce qui a été atteint, il décide de la mission suivante.
    {""}**Une mission perdue**, dans une campagne rejouable, se retente telle qu’elle avait commencé, ou bien la campagne recommence. Dans les autres, l’histoire continue, et rien ne se joue deux fois.
    L’équipage repart quand il veut. La chronique garde ce qui a été fait et décidé.

## Ce qui reste

first_martians-effect-rule = pour de bon : { PIECE("first_martians-rule", $rule) }
first_martians-effect-lose-upgrade = { PIECE("first_martians-facility", $facility) } : amélioration détruite
first_martians-effect-lose-greenhouse = { PIECE("first_martians-facility", $facility) } : une serre détruite
first_martians-rule-holds = 📌 Pour de bon : { $rule }
first_martians-said-rule-enacted = 📌 Désormais : **{ PIECE("first_martians-rule", $rule) }**
first_martians-said-upgrade-lost = 🔥 { PIECE("first_martians-upgrade", $upgrade) } : détruit pour de bon.
first_martians-said-barely-survived = 🕯️ { $who } : ramené à bout de bras, à peine en vie.
first_martians-cause-greenhouse-lost = une serre détruite
