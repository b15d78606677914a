# Ce que ferait un équipage aguerri dans First Martians, et ce qui menace, en une phrase.

first_martians-advice-ready = Ta part du plan marche telle quelle{ $lacking ->
    [0] , et il ne manque de pion à aucune des { $jobs } tâches
    [one] ; il manque encore des pions à { $lacking } autre tâche
   *[other] ; il manque encore des pions à { $lacking } autres tâches
}.
first_martians-advice-lacking = Il manque { $missing ->
    [one] { $missing } pion
   *[other] { $missing } pions
} à « { $job } ».
first_martians-advice-safer = « { $job } » jette les dés et réussit dans { $chance } % des cas ; avec plus de bras, pas de dés.
first_martians-advice-call = Il manque { $missing ->
    [one] { $missing } pion
   *[other] { $missing } pions
} à « { $job } », et { $who } en a encore un de libre.
first_martians-advice-undoable = « { $job } » ne peut pas se faire ainsi : { $problem }
first_martians-advice-freed = On demande ton aide ailleurs, et de tes pions c’est celui dont on se passe le mieux.
first_martians-advice-broken = { $broken ->
    [one] { $broken } pièce est cassée
   *[other] { $broken } pièces sont cassées
}, et à la fin { $most } au plus peuvent l’être ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-mission = La mission le demande ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-sow = Il manque { $missing ->
    [one] { $missing } portion
   *[other] { $missing } portions
} aux prochains repas.
first_martians-advice-explore = La mission demande d’explorer ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-finds = Ce qui manque à la mission peut s’y trouver ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-event = { $until ->
    [now] D’ici là, l’événement peut frapper au début d’un sol ; c’est le dernier sol où cela peut se faire.
   *[other] D’ici là, l’événement peut frapper au début d’un sol ; cela peut se faire jusqu’au sol { $until }.
}
first_martians-advice-restart = Tant qu’elle est à l’arrêt, on n’y fait rien : { PIECE("first_martians-facility", $facility) }.
first_martians-advice-study = La mission demande des découvertes ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-install = Cela sert dès la fin de ce sol ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-production = Cela donne quelque chose à chaque Production ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-stand-in = Cela remplace ce qui est inutilisable ou gêné : { PIECE("first_martians-facility", $facility) }.
first_martians-advice-rover = Tant que son jeton est là, le rover est gêné.
first_martians-advice-farm = Tout le monde en mange : une pièce cassée y nuit à tous.
first_martians-advice-heal = { $wounds } blessures sur { $most } : une de plus que { $most } tue, et la mission s’arrête.
first_martians-advice-ailment = Cela met fin à cette affection, qui gêne sinon à chaque sol : { PIECE("first_martians-condition", $condition) }.
first_martians-advice-unwind = Le stress est à { $stress } sur { $limit } ; à { $limit }, tout le monde est blessé.
first_martians-advice-track = { PIECE("first_martians-block", $block) } : la piste de pannes est à { $level } sur { $end }, et à { $end } une panne frappe.
first_martians-advice-rest = Cela donne des jetons Moral, qui paient les compétences ; { $tokens ->
    [0] tu n’en as pas
   *[other] tu en as { $tokens }
}.
first_martians-advice-danger-wounds = 🩸 { $who } meurt de { $left ->
    [one] { $left } blessure de plus
   *[other] { $left } blessures de plus
}, ce qui arrête la mission.
first_martians-advice-danger-food = 🥫 Il manque { $missing ->
    [one] { $missing } portion
   *[other] { $missing } portions
} aux prochains repas : qui jeûne est blessé.
first_martians-advice-danger-grid = { PIECE("first_martians-resource", $resource) } : il en manque { $missing } à la prochaine Production, et quelque chose s’éteint.
first_martians-advice-danger-event = 📣 « { PIECE("first_martians-event", $event) } » peut frapper après ce sol si son action n’est pas faite.
first_martians-advice-danger-stress = 😰 Pendant la Production de ce sol, le stress atteint sa limite de { $limit } et tout le monde est blessé : il est à { $stress }.
first_martians-advice-danger-track = 🎛️ { PIECE("first_martians-block", $block) } : la piste de pannes est à { $level } sur { $end } ; à { $end }, une panne frappe.
first_martians-advice-danger-broken = 🔴 { $broken ->
    [one] { $broken } pièce est cassée
   *[other] { $broken } pièces sont cassées
}, et à la fin { $most } au plus peuvent l’être ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-danger-time = ⏳ Il manque { $missing ->
    [one] { $missing } objectif
   *[other] { $missing } objectifs
} ; { $left ->
    [one] c’est le dernier sol
   *[other] il reste { $left } sols, celui-ci compris
}.
first_martians-advice-lacks = ✋ Il manque { $missing ->
    [one] { $missing } pion
   *[other] { $missing } pions
} à « { $job } ».

## Choix

first_martians-advice-nothing-better = De tout ce qui est possible maintenant, rien n’apporte davantage à l’équipage.
first_martians-advice-repair = Tant que l’élément est en panne : { $penalty }.
first_martians-advice-skill = L’effet est immédiat, et les jetons ne serviraient pas mieux ailleurs.
first_martians-advice-nothing = rien dans l’immédiat
first_martians-advice-side = { $brings ->
    [gain] « { $option } » apporte plus à l’équipage que « { $other } ».
   *[cost] « { $option } » coûte moins à l’équipage que « { $other } ».
}
first_martians-advice-side-quarrel = Avec « { $option } », le stress reste sous { $limit } ; avec « { $other } », il y arrive d’ici la prochaine Production, et tout le monde est blessé.
first_martians-advice-again = C’est un échec ; un nouveau jet réussit à { $chance } %.
first_martians-advice-spare-wound = Blessures : { $wounds } sur { $most }, et au-delà de { $most } on meurt. Au nouveau jet, la blessure ne vient qu’à { $chance } %.
first_martians-advice-keep = { $wound ->
    [yes] L’action a réussi et la blessure est supportable (il en reste { $left }) : mieux vaut garder les jetons.
   *[other] L’action a réussi : mieux vaut garder les jetons.
}
first_martians-advice-shut = De tout ce qu’on peut arrêter, c’est ce qui manquera le moins à l’équipage.
first_martians-advice-shut-again = Elle est déjà arrêtée : aucune autre action n’est perdue.
first_martians-advice-wilting = Une case perdue coûte aux plantes tout un sol de croissance.
first_martians-advice-starve = { $who } le supporte le mieux : { $wounds } sur { $most } blessures.
first_martians-advice-spirits = Le stress est à { $stress } sur { $limit }, cela peut attendre ; un meilleur moral rapporte des jetons.
first_martians-advice-cure = Les blessures ({ $wounds } sur { $most }) peuvent attendre ; l’affection gêne à chaque sol.
