# La page d’un serveur.

command-community-page = page
command-community-page-about = Voir ce qui s’est joué sur ce serveur : records, dernières parties, ligues

server-page-empty = Aucune partie n’a encore été jouée jusqu’au bout ici.
server-page-count = { $count ->
    [one] Une partie finie
   *[other] { $count } parties finies
}, dont { $lately } ce trimestre
server-page-records = Records
record-highest = plus grand prestige : { $figure }
record-closest = { $figure ->
    [0] course la plus serrée : pas un point entre les deux premiers
    [one] course la plus serrée : un point entre les deux premiers
   *[other] course la plus serrée : { $figure } points entre les deux premiers
}
record-first-on-moon = premier vol vers la Lune : { NUMBER($figure, useGrouping: 0) }
record-fastest-home = { $figure ->
    [one] retour le plus rapide : une manche
   *[other] retour le plus rapide : { $figure } manches
}
record-longest-route = { $figure ->
    [one] route la plus longue : une tuile
   *[other] route la plus longue : { $figure } tuiles
}
record-hardest-mission = mission la plus dure gagnée : { $level }, score { $figure }
server-page-latest = Dernières parties
server-page-winner = { $count ->
    [one] gagnée par { $names }
   *[other] gagnée à égalité par { $names }
}
server-page-leagues = Ligues et tournois
