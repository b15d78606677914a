# La pagina di un server.

command-community-page = pagina
command-community-page-about = Guarda che cosa si è giocato in questo server: primati, ultime partite, campionati

server-page-empty = Qui non si è ancora giocata nessuna partita fino in fondo.
server-page-count = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}, { $lately } in questo trimestre
server-page-records = Primati
record-highest = prestigio più alto: { $figure }
record-closest = { $figure ->
    [0] corsa più serrata: nemmeno un punto tra i primi due
    [one] corsa più serrata: un punto tra i primi due
   *[other] corsa più serrata: { $figure } punti tra i primi due
}
record-first-on-moon = primo volo sulla Luna: { NUMBER($figure, useGrouping: 0) }
record-fastest-home = { $figure ->
    [one] ritorno più rapido: un round
   *[other] ritorno più rapido: { $figure } round
}
record-longest-route = { $figure ->
    [one] rotta più lunga: una tessera
   *[other] rotta più lunga: { $figure } tessere
}
record-hardest-mission = missione più dura vinta: { $level }, punteggio { $figure }
server-page-latest = Ultime partite
server-page-winner = { $count ->
    [one] vinta da { $names }
   *[other] vinta alla pari da { $names }
}
server-page-leagues = Campionati e tornei
