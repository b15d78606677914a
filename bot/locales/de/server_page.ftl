# Die Seite eines Servers.

command-community-page = seite
command-community-page-about = Sieh, was auf diesem Server gespielt wurde: Rekorde, letzte Spiele, Ligen

server-page-empty = Hier wurde noch kein Spiel bis zum Ende gespielt.
server-page-count = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}, davon { $lately } in diesem Quartal
server-page-records = Rekorde
record-highest = höchstes Prestige: { $figure }
record-closest = { $figure ->
    [0] engstes Rennen: kein Punkt zwischen den ersten beiden
    [one] engstes Rennen: ein Punkt zwischen den ersten beiden
   *[other] engstes Rennen: { $figure } Punkte zwischen den ersten beiden
}
record-first-on-moon = frühester Flug zum Mond: { NUMBER($figure, useGrouping: 0) }
record-fastest-home = { $figure ->
    [one] schnellste Heimkehr: eine Runde
   *[other] schnellste Heimkehr: { $figure } Runden
}
record-longest-route = { $figure ->
    [one] längste Route: ein Plättchen
   *[other] längste Route: { $figure } Plättchen
}
record-hardest-mission = schwerste gewonnene Mission: { $level }, Wertung { $figure }
server-page-latest = Letzte Spiele
server-page-winner = { $count ->
    [one] gewonnen von { $names }
   *[other] geteilt von { $names }
}
server-page-leagues = Ligen und Turniere
