# Après la fin : revoir une partie, et la rejouer.

command-replay = revoir
command-replay-about = Revoir une partie finie, pas à pas ou en image animée

button-replay = Revoir
button-first = Début
button-last = Fin
button-animate = Image animée
button-replay-public = Vue par tous
button-replay-own = Vue par moi : { $seat }
button-replay-everything = Mains ouvertes
replay-step = Étape { $step } sur { $steps }
replay-rounds = Aller à …
replay-public = telle que tous l’ont vue
replay-own = telle que tu l’as vue
replay-everything = toutes mains ouvertes
replay-lost = ⚠️ Les règles ont changé depuis cette partie. Je sais encore ce qui s’est passé ici, mais je ne peux plus montrer le plateau.
replay-some-lost = { $count ->
    [one] ⚠️ Les règles ont changé depuis cette partie : pour une étape, je ne peux plus montrer le plateau.
   *[other] ⚠️ Les règles ont changé depuis cette partie : pour { $count } étapes, je ne peux plus montrer le plateau.
}
replay-frames = { $count ->
    [one] Un moment
   *[other] { $count } moments
}
replay-thinned = { $count } moments sur { $whole }
replay-frames-lost = ⚠️ Les règles ont changé depuis cette partie : il manque les moments dont je ne peux plus montrer le plateau.
replay-alt = La partie de { $game } en image animée du plateau
error-replay-lost = Les règles ont changé depuis cette partie : je ne peux plus en montrer le plateau. **{ button-log }** raconte encore ce qui s’est passé.

button-again = Encore une
again-opened = La prochaine partie est ouverte dans { $channel }, avec les mêmes personnes et options{ $moved ->
    [yes] , et chacun a avancé d’une place
   *[other] {""}
}. Qui préfère ne pas jouer quitte sa place, et c’est toi qui lances la partie.
# $crew are mentions.
lobby-again = 🔁 { $host } aimerait rejouer avec vous : { $crew }. Vous avez déjà une place ; qui préfère ne pas jouer appuie sur **{ button-leave }**.
error-again-already = Quelqu’un a déjà ouvert la prochaine partie.
error-again-late = Une autre partie a été jouée ici depuis. `/{ command-table } { command-new }` en ouvre une nouvelle.

button-review = Les tournants
review-title = 📈 { $game } · les tournants
# $seat may begin with the year or round.
review-turn = **{ $number }** · { $seat } { $asked }
review-played-chance = Choisi : { $action } ({ $chance } sur 100)
review-best-chance = L’expert : **{ $action }** ({ $chance } sur 100)
review-about = Les chances sont celles que voyait l’expert lors de { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, en ne sachant que ce que chaque joueur pouvait savoir alors : leur somme ne fait pas toujours 100.
review-threshold = Un choix figure ici s’il a coûté au moins 5 sur 100, et plus que ce qu’explique le hasard.
review-changes = -# Ce que cela aurait changé, en moyenne : { $figures }
# $sign is + or −.
review-figure = { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
review-none-own = { $count ->
    [one] Pour ta seule décision étudiée par l’expert,
   *[other] Pour tes { $count } décisions étudiées par l’expert,
} aucun autre choix n’aurait été meilleur au-delà de ce qu’explique le hasard. Bien joué !
review-none = { $count ->
    [one] Pour la seule décision étudiée par l’expert,
   *[other] Pour les { $count } décisions étudiées par l’expert,
} aucun autre choix n’aurait été meilleur au-delà de ce qu’explique le hasard.
button-review-own = Mes décisions
button-review-all = Les décisions de tous
button-luck = La chance
luck-title = **La chance**, en chances de victoire sur 100
luck-of = { $seat } : **{ $total }**
luck-strokes = **Les plus grands coups du sort**
luck-stroke = • { $what } → { $seat } **{ $gain }**
luck-none = La chance n’a favorisé personne de plus de quelques chances sur 100.
luck-about = Chaque lancer et chaque pioche, par rapport à ce qu’ils auraient apporté en moyenne.
review-hollow = Sur le graphique, un point creux donne la chance avec ce qui a été choisi à la place.
review-later = ⏳ L’expert étudie encore cette partie. Appuie de nouveau dans un moment.
chances-title = Les chances de victoire au fil de la partie
chances-alt = { $seat } : { $first } sur 100 au début, { $most } au mieux, { $last } à la fin.
error-no-review = L’expert ne peut rien dire de cette partie.
error-review-failed = L’expert n’est pas venu à bout de cette partie. Appuie de nouveau dans un moment.
error-animation-busy = Plusieurs autres parties sont en cours d’animation. Appuie de nouveau dans une minute.
error-animation-failed = L’image animée n’a pas pu être créée. Réessaie, ou dis-le à qui gère ce bot.
