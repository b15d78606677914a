# La pagina di una persona e le sue partite finite.

command-mine-profile = profilo
command-mine-profile-about = La tua pagina: partite, risultati, punteggi, imprese; o quella di chi la mostra
option-mine-person = persona
option-mine-person-about = Di chi, se non la tua
command-mine-history = storico
command-mine-history-about = Tutte le tue partite finite, da riguardare
preference-public-profile = 👤 **Pagina pubblica.** Gli altri possono guardare la tua pagina (`/{ command-mine } { command-mine-profile }`): partite, risultati, punteggi e imprese, in tutti i server.

profile-empty = Ancora nessuna partita giocata fino in fondo.
profile-since = { $count ->
    [one] Una partita giocata fino in fondo, il { $since }
   *[other] { $count } partite giocate fino in fondo dal { $since }
}
profile-game = **{ $game }**: { $finished ->
    [one] una partita
   *[other] { $finished } partite
}, { $won } { $won ->
    [one] vinta
   *[other] vinte
}
profile-favourite = per lo più { $side } ({ $count }×)
profile-achievements = Imprese
profile-hidden = { $name } non mostra nessuna pagina.

achievement-first-flight = Primo sulla Luna
achievement-first-flight-told = Nel 1966, un anno prima di chiunque altro in quella partita.
achievement-at-the-last = Con l’ultimo razzo
achievement-at-the-last-told = Sulla Luna solo nel 1969, eppure al primo posto.
achievement-without-moon = E chi ha bisogno della Luna?
achievement-without-moon-told = Corsa alla Luna vinta senza esserci mai andati.
achievement-narrow = Per un soffio
achievement-narrow-told = Vittoria su due o più avversari per un punto, o nemmeno quello.
achievement-short-way = In linea d’aria
achievement-short-way-told = A casa in otto round o meno.
achievement-long-way = La strada panoramica
achievement-long-way-told = A casa con una rotta di undici tessere o più.
achievement-unscathed = Nemmeno un graffio
achievement-unscathed-told = Missione su Marte vinta, e nessuno dell’equipaggio ferito.
achievement-alone = Da soli su Marte
achievement-alone-told = Vittoria con un solo astronauta.
achievement-hard = La via più dura
achievement-hard-told = Vittoria su Marte al livello più difficile.
achievement-fresh-hands = Forze fresche
achievement-fresh-hands-told = Posto di qualcun altro preso a partita in corso, e vittoria.
achievement-all-games = Terra, Luna e Marte
achievement-all-games-told = Almeno una vittoria in ognuno dei giochi.

history-title = Le tue partite finite
history-none = Non hai ancora nessuna partita finita.
history-count = { $count ->
    [one] Una partita, la più recente per prima
   *[other] { $count } partite, le più recenti per prime
}
history-open = Riguarda una partita
history-place = posto { $place } su { $of }
history-won = vinta insieme
history-lost = persa insieme
history-left = lasciata
history-timed-out = posto perso per tempo scaduto
history-replaced = posto ceduto
history-with = con { $names }
history-gone = Questo tavolo è stato eliminato con tutto ciò che vi si è giocato; resta solo il risultato.
button-history = Le mie partite
button-history-newer = Più recenti
button-history-older = Precedenti
history-shared = { $place }º posto su { $of }, a pari merito
history-day = { DATETIME($when, dateStyle: "medium") }
profile-rating = punteggio { $rating } · { $count ->
    [one] { $count } partita classificata
   *[other] { $count } partite classificate
}
