# La page d’une personne et ses parties finies.

command-mine-profile = profil
command-mine-profile-about = Ta page : parties, résultats, cotes, exploits ; ou celle de qui la montre
option-mine-person = personne
option-mine-person-about = De qui, si ce n’est pas la tienne
command-mine-history = historique
command-mine-history-about = Toutes tes parties finies, à revoir
preference-public-profile = 👤 **Page publique.** Les autres peuvent regarder ta page (`/{ command-mine } { command-mine-profile }`) : parties, résultats, cotes et exploits, sur tous les serveurs.

profile-empty = Aucune partie jouée jusqu’au bout pour l’instant.
profile-since = { $count ->
    [one] Une partie jouée jusqu’au bout, le { $since }
   *[other] { $count } parties jouées jusqu’au bout depuis le { $since }
}
profile-game = **{ $game }** : { $finished ->
    [one] une partie
   *[other] { $finished } parties
}, { $won } { $won ->
    [0] gagnée
    [one] gagnée
   *[other] gagnées
}
profile-favourite = le plus souvent { $side } ({ $count }×)
profile-achievements = Exploits
profile-hidden = { $name } ne montre pas de page.

achievement-first-flight = Premiers sur la Lune
achievement-first-flight-told = En 1966, un an avant tous les autres de cette partie.
achievement-at-the-last = Par la dernière fusée
achievement-at-the-last-told = Sur la Lune en 1969 seulement, et pourtant en tête.
achievement-without-moon = À quoi bon la Lune ?
achievement-without-moon-told = La course à la Lune gagnée sans jamais y voler.
achievement-narrow = D’un cheveu
achievement-narrow-told = Gagné contre deux autres ou plus, d’un point ou de rien.
achievement-short-way = À vol d’oiseau
achievement-short-way-told = À la maison en huit manches ou moins.
achievement-long-way = Par le chemin des écoliers
achievement-long-way-told = À la maison par une route de onze tuiles ou plus.
achievement-unscathed = Pas une égratignure
achievement-unscathed-told = Une mission sur Mars gagnée, et personne de blessé dans l’équipage.
achievement-alone = Seul sur Mars
achievement-alone-told = Gagné avec un seul astronaute.
achievement-hard = La manière forte
achievement-hard-told = Gagné sur Mars au niveau le plus dur.
achievement-fresh-hands = Du sang neuf
achievement-fresh-hands-told = La place de quelqu’un reprise en pleine partie, et la victoire.
achievement-all-games = Terre, Lune et Mars
achievement-all-games-told = Chacun des jeux gagné au moins une fois.

history-title = Tes parties finies
history-none = Tu n’as pas encore de partie finie.
history-count = { $count ->
    [one] Une partie, la plus récente d’abord
   *[other] { $count } parties, les plus récentes d’abord
}
history-open = Revoir une partie
history-place = place { $place } sur { $of }
history-won = gagnée ensemble
history-lost = perdue ensemble
history-left = quittée
history-timed-out = place perdue au temps
history-replaced = place cédée
history-with = avec { $names }
history-gone = Cette table a été supprimée avec tout ce qui s’y est joué ; il n’en reste que le résultat.
button-history = Mes parties
button-history-newer = Plus récentes
button-history-older = Plus anciennes
history-shared = place { $place } sur { $of }, à égalité
history-day = { DATETIME($when, dateStyle: "medium") }
profile-rating = cote { $rating } · { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
