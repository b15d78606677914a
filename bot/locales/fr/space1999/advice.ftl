# Ce qui parle pour un choix de l’expert dans Spazio: 1999, en une phrase.

space1999-why-home = Tu as à bord { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, et tu ne peux { $count ->
    [one] la poser
   *[other] les poser
} qu’à la Base ; { $missing ->
    [-1] ta route est bloquée, mais rentrer
    [0] ta route est complète, et rentrer
    [one] il en manque { $missing } à ta route, et rentrer
   *[other] il en manque { $missing } à ta route, et rentrer
} donne { $given } U.E.
space1999-why-planet-tile = { $chance } % des atterrissages donnent une tuile de route.
space1999-why-planet = { $chance } % des atterrissages donnent une tuile de route. Il reste { $left } U.E. pour rentrer, { $sure ->
    [yes] ce qui en coûte { $least } au prochain tour
    [range] ce qui en coûte { $least } à { $most } au prochain tour
   *[no] ce qui en coûte au moins { $least } au prochain tour, si la Lune laisse un chemin
}.{ $count ->
    [0] {""}
    [one] {" "}Un seul retour ramène aussi la tuile que tu as à bord.
   *[other] {" "}Un seul retour ramène aussi les { $count } tuiles que tu as à bord.
}
space1999-why-node-home = De là, rentrer au prochain tour coûte { $sure ->
    [yes] { $least }
   *[range] { $least } à { $most }
} des { $left } U.E. qui restent, et tu as à bord { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}.
space1999-why-node-planets = De là, { $planets ->
    [one] une planète non visitée est
   *[other] { $planets } planètes non visitées sont
} tout droit, pour 1 U.E. des { $left } qui restent.
space1999-why-node-moon = Dans { $chance } % des cas, la Lune passe par là et te ramène : +{ $given } U.E.{ $count ->
    [0] {""}
    [one] {" "}gratuitement, avec ta tuile.
   *[other] {" "}gratuitement, avec tes { $count } tuiles.
}
space1999-why-plan-land = Cela ne coûte pas d’énergie : dans { $ok } % des réponses tu atterris là, et { $chance } % des atterrissages donnent une tuile de route. Dans { $negative } %, le plan est perdu.
space1999-why-plan-return = Cela ne coûte pas d’énergie : dans { $ok } % des réponses tu es rentré aussitôt{ $given ->
    [0] {""}
   *[other] {" "}avec { $given } U.E. de plus
}{ $count ->
    [0] {""}
    [one] , avec ta tuile
   *[other] , avec tes { $count } tuiles
}. Dans { $negative } %, le plan est perdu.
space1999-why-plan-energy = Dans { $ok } % des réponses, tu as alors { $energy } U.E. ; dans { $negative } %, le plan est perdu.
space1999-why-lay-earth = Elle complète ta route. L’Ordinateur est interrogé aussitôt et accepte dans { $ok } % des cas.
space1999-why-lay-nearer = Il manque alors { $after ->
    [one] { $after } tuile
   *[other] { $after } tuiles
} à ta route, { $before ->
    [-1] qui est bloquée pour l’instant
   *[other] contre { $before } pour l’instant
}.
space1999-why-leave = { $count ->
    [one] La tuile attend
   *[other] Les { $count } tuiles attendent
} une meilleure place.
space1999-why-slide-own = Il { $after ->
    [0] ne manque alors plus rien
    [one] manque alors { $after } tuile
   *[other] manque alors { $after } tuiles
} à ta route, { $before ->
    [-1] qui est bloquée pour l’instant
   *[other] contre { $before } pour l’instant
}.
space1999-why-slide-recheck = Ta route est complète, mais l’Ordinateur n’est interrogé de nouveau que lorsqu’elle change : fais glisser sa dernière tuile de côté, puis remets-la au prochain tour.
space1999-why-slide-rival = Cela retarde le secteur { $sector } : { $after ->
    [-1] sa route, à laquelle il en manque { $before } pour l’instant, est alors bloquée
    [one] il manque alors { $after } tuile à sa route, au lieu de { $before }
   *[other] il manque alors { $after } tuiles à sa route, au lieu de { $before }
}.
space1999-why-remove-own = Cette tuile ne sert pas à ta route, à laquelle il en manque autant sans elle.
space1999-why-pass-energy = Sans énergie, le vaisseau ne vole pas{ $plans ->
    [0] , et tu n’as aucun plan à proposer
   *[other] {""}
}.
space1999-why-node-near = De là, la planète non visitée la plus proche coûte { $cost } U.E. ; il en reste { $left }.
space1999-why-lay-plan = { $draws ->
    [0] Toutes les tuiles de la route sont alors là : il suffit d’en faire glisser.
    [one] Elle est sur la route pour laquelle il y a le moins à piocher : { $draws } tuile de plus en moyenne.
   *[other] Elle est sur la route pour laquelle il y a le moins à piocher : { $draws } tuiles de plus en moyenne. Celles déjà posées, à faire glisser, ne comptent pas.
}
