# Ce qui parle pour un choix de l’expert dans 1969, en une phrase.

race1969-why-hire-launches = Cela améliore { $count ->
    [one] une Mission qui te reste
   *[other] { $count } Missions qui te restent
}, par exemple { $mission } : { $before } → { $after } PP en moyenne{ $rivals ->
    [0] , et personne d’autre n’y travaille encore
   *[other] {""}
}.
race1969-why-hire-espionage = Dès la prochaine manche, cela rapporte { $after ->
    [one] une carte gratuite
   *[other] { $after } cartes gratuites
} par manche, { $years ->
    [one] encore une fois
   *[other] encore { $years } fois
} avant la fin.
race1969-why-hire-robotics = Dès la prochaine manche, ton premier scientifique de la manche coûte { $saved } M de moins, { $years ->
    [one] encore une fois
   *[other] encore { $years } fois
} avant la fin.
race1969-why-hire-investors = Chaque lancement, sauf la Lune, coûte alors jusqu’à { $saved } M de moins, { $launches ->
    [one] encore une fois
   *[other] encore { $launches } fois au plus
}.
race1969-why-hire-insurance = Chaque ❌ d’un lancement rend alors { $paid } M, dans { $launches ->
    [one] le dernier lancement qui reste
   *[other] { $launches } lancements au plus
}.
race1969-why-hire-prestige = Cela n’aide aucun lancement, mais compte à la fin.
race1969-why-after-hire = { $launch ->
    [yes] Le reste paie encore un lancement.
    [no] Cela te coûte le lancement de cette manche : { $lost } promettrait { $lostprestige } PP en moyenne{ $later ->
        [yes] , mais tu pourras encore la tenter plus tard.
       *[no] .
    }
   *[never] {""}
}{ $prestigesign ->
    [plus] {" "}À la fin, cela vaut { $prestige } PP.
    [minus] {" "}À la fin, cela coûte { $prestige } PP.
   *[none] {""}
}
race1969-why-spy = { $bonus ->
    [yes] Il compte pour toi comme un chercheur, et
   *[no] Tu as déjà le Bonus là-bas, mais
} { $nation } y perd { $loss } PP à la fin{ $aheadsign ->
    [plus] , avec { $ahead } PP d’avance sur toi sans compter les scientifiques
   *[other] {""}
}.
race1969-why-buy-launch = ≈ { $points } points : { $cost } déplacent { $mission } d’une case, et les autres ont { $against ->
    [one] { $against } carte
   *[other] { $against } cartes
} pour la repousser.
race1969-why-buy-against = ≈ { $points } points pour repousser des Fusées : des autres, c’est { $nation } qui a le plus de Prestige, { $aheadsign ->
    [minus] −{ $ahead }
   *[other] { $ahead }
} PP.
race1969-why-done-launch = Garde les { $money } M : { $mission } coûte { $cost } M pendant cette manche et promet { $prestige } PP en moyenne.
race1969-why-done-save = Aucun lancement que tu pourrais payer pendant cette manche ne vaut encore son prix ; avec le prochain revenu, les { $money } M deviennent { $total } M.
race1969-why-trade-none = Un PP ne vaut que { $rate } M, et ce sont les PP qui gagnent.
race1969-why-trade-none-launch = Un PP ne vaut que { $rate } M, et tes { $held } M paient déjà { $mission } ({ $cost } M).
race1969-why-trade-launch = Avec { $money } M de plus, tu peux payer { $mission } pendant cette manche, qui promet { $prestige } PP contre { $points ->
    [one] celui que tu donnes
   *[other] les { $points } que tu donnes
}.
race1969-why-trade-research = Avec { $total } M, tu peux recruter davantage : un chercheur coûte à partir de { $price } M et travaille { $years ->
    [one] pendant la dernière manche
   *[other] pendant les { $years } manches qui restent
}.
race1969-why-launch-most = Aucun lancement que tu peux payer ne promet plus : { $prestige } PP en moyenne, jusqu’au bout dans { $top } des cas{ $first ->
    [yes] {""} ; aucun Drapeau ne lui enlève encore rien
   *[no] {""}
}.
race1969-why-launch-other-grows = { $other } promet { $more } PP, mais peut attendre : un chercheur de plus en fait { $grown }. { $mission } promet { $prestige } PP maintenant{ $first ->
    [yes] , et aucun Drapeau ne lui enlève encore rien
   *[no] {""}
}.
race1969-why-launch-step = Sa dernière case rapproche ton Drapeau de la Lune, et elle est plus probable ici ({ $top }) qu’avec { $other } ({ $less }).
race1969-why-launch-cheaper = { $prestige } PP en moyenne, pour { $saved } M de moins que { $other } et ses { $more } PP.
race1969-why-launch-later = { $other } promet { $more } PP maintenant, celle-ci { $prestige }. Mais chaque Mission ne se tente qu’une fois : dans les parties que l’expert imagine, { $other } rapporte plus une année suivante.
race1969-why-launch-plain = { $prestige } PP en moyenne, jusqu’au bout dans { $top } des cas.
race1969-why-stay-grows = { $mission } promet { $prestige } PP maintenant ; un chercheur de plus en fait { $grown }, et chaque Mission ne se tente qu’une fois.
race1969-why-stay-plain = Le meilleur lancement que tu peux payer, { $mission }, promet { $prestige } PP pour { $cost } M.
race1969-why-reroll-failure = Un ❌ ne peut pas empirer, et s’améliore avec { $better } faces sur { $sides }.
race1969-why-reroll-neutral = { $success } faces sur { $sides } font du 🔹 un ✅, { $failure } un ❌.
race1969-why-keep-last = Avec ces dés, la Fusée va au bout : il n’y a pas plus à gagner.
race1969-why-keep-none = Il ne reste pas de ❌ à relancer{ $neutrals ->
    [0] {""}
   *[other] , et la Commande au sol fait de chaque 🔹 un ✅
}.
race1969-why-discard = Elle vaut { $value } ; celles que tu ne vois pas valent { $mean } en moyenne.
race1969-why-forgo = Ta carte la plus faible vaut { $value } ; celles que tu ne vois pas valent { $mean } en moyenne.
race1969-why-support = Avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, tu peux espérer { $prestige } PP au lieu de { $without }.
race1969-why-support-none = Toutes tes cartes ensemble feraient passer les PP attendus de { $without } à { $prestige }.
race1969-why-support-vain = Toutes tes cartes ensemble n’apporteraient rien de plus que les { $without } PP attendus de toute façon.
race1969-why-sabotage = { $points ->
    [one] { $points } point repousse
   *[other] { $points } points repoussent
} { $nation } de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}, ce qui lui coûte { $loss } PP{ $aheadsign ->
    [plus]  ; son avance sur toi, sans compter les scientifiques, est de { $ahead } PP
   *[other] {""}
}.
race1969-why-sabotage-together = Seules, elles n’enlèvent rien à { $nation }, mais jusqu’à { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} des autres peuvent s’y ajouter.
race1969-why-sabotage-none = Toutes tes cartes ensemble { $loss ->
    [0] ne coûteraient rien à { $nation }
   *[other] coûteraient { $loss } PP à { $nation }
}.
