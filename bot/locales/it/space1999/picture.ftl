# What stands on the pictures of Spazio: 1999, and their descriptions in words.

pic1999-base = Base
pic1999-node = Nodo { $node }
pic1999-sector = Settore { $letter }
pic1999-round = Giro
# The supply of route tiles; about eight letters.
pic1999-bank = Banco
pic1999-last = Ultima mossa

# The last move, in a few words, beside the badge of the sector that made it.
pic1999-last-fly = vola: { $place }
pic1999-last-step = un nodo: { $place }
pic1999-last-jump = balza: { $place }
pic1999-last-home = torna alla Base
pic1999-last-lay = carta: { $square }
pic1999-last-slide = sposta: { $square } › { $onto }
pic1999-last-remove = toglie { $square }

pic1999-shape-straight = diritta
pic1999-shape-curve = curva

# What a flight plan asks for, on its card.
pic1999-plan = Piano di volo
pic1999-plan-land = Atterraggio su { $planet }
pic1999-plan-return = Rientro alla Base
pic1999-plan-energy = { $amount } unità di energia
pic1999-plan-visited = visitato: uno libero

# What a card of the Central Computer orders.
pic1999-program = Scheda dell’Elaboratore
pic1999-program-move-tile = Sposta una carta di rotta
pic1999-program-remove-tile = Togli una carta di rotta
pic1999-program-return = Rientro alla Base, +{ $amount } U.E.
pic1999-program-energy = { $amount } unità di energia
pic1999-program-plans = { $amount ->
    [one] { $amount } piano di volo in più
   *[other] { $amount } piani di volo in più
}
pic1999-program-land = Atterraggio su { $planet }, anche se visitato

pic1999-computer = Elaboratore Centrale
pic1999-answer-ok = Positivo
pic1999-answer-negative = Negativo
pic1999-answer-neutral = Neutro
pic1999-answer-ok-means = Il piano è eseguito.
pic1999-answer-negative-means = Il piano è perso.
pic1999-answer-neutral-means = Decide una scheda.
pic1999-check-ok = La rotta è giusta
pic1999-check-wrong = La rotta è sbagliata

pic1999-conditions = Condizioni
pic1999-conditions-hostile = Ostili
pic1999-conditions-good = Buone
pic1999-conditions-excellent = Ottime
pic1999-energy = Energia
pic1999-instruction = Istruzioni
pic1999-instruction-take-off = Decollo immediato
pic1999-instruction-return = Rientro immediato alla Base
pic1999-instruction-none = Nessuna

pic1999-tiles = Carte di rotta in mano
pic1999-plans = Piani di volo
pic1999-missing = { $count ->
    [0] La Terra è raggiunta
    [one] { $count } carta alla Terra
   *[other] { $count } carte alla Terra
}
pic1999-no-nearer = Non più vicina che all’inizio
pic1999-shut-in = La rotta è bloccata
pic1999-nothing = Nessuno
pic1999-hand = I tuoi piani di volo
pic1999-secret = Segreto

pic1999-over = Fine della partita
pic1999-winner = { $count ->
    [one] trova la rotta per la Terra
   *[other] trovano la rotta per la Terra
}
pic1999-length = { $count ->
    [one] Rotta: { $count } carta
   *[other] Rotta: { $count } carte
}

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
pic1999-alt-board = Schermo di gioco, giro { $round }. La Luna è in posizione { $number }.
pic1999-alt-reach = A portata: { $list }.
pic1999-alt-up = Di turno: { $seats }.
pic1999-alt-last = Ultima mossa: { $seat }, { $move }.
pic1999-alt-ship = { $seat }: { $place }, energia { $energy }, piani di volo { $plans }, carte di rotta in mano: diritte { $straights }, curve { $curves }; carte alla Terra { $missing }.
pic1999-alt-at = { $seat }: { $place }.
pic1999-alt-visited = Visitati: { $list }.
pic1999-alt-moon = I settori della Luna: { $list }.
pic1999-alt-north-west = { $seat } in alto a sinistra
pic1999-alt-north-east = { $seat } in alto a destra
pic1999-alt-south-east = { $seat } in basso a destra
pic1999-alt-south-west = { $seat } in basso a sinistra
pic1999-alt-monitor = Monitor Stellare.
pic1999-alt-console = Giro { $round }. Banco: diritte { $straights }, curve { $curves }.
pic1999-alt-choices = Da scegliere: { $list }.
pic1999-alt-lay = Anteprima: { $shape } su { $square }.
pic1999-alt-slide = Anteprima: da { $square } a { $onto }.
pic1999-alt-route = { $seat }: carte alla Terra { $missing }, rotta { $route }.
pic1999-alt-way = { $seat }: via più breve { $list }.
pic1999-alt-displaced = Staccate: { $list }.
pic1999-alt-planet = { $seat } atterra su { $planet }. Condizioni: { $conditions }, carte di rotta { $tiles }. Energia { $energy }. Istruzioni: { $instruction }.
pic1999-alt-answer = { $seat } ha proposto: { $plan }. L’Elaboratore Centrale: { $answer }.
pic1999-alt-program = Scheda dell’Elaboratore: { $program }.
pic1999-alt-check = Rotta – { $seat }. L’Elaboratore Centrale: { $answer }.
pic1999-alt-hand = Piani di volo – { $seat }: { $list }.
pic1999-alt-final = { $rank }. { $seat }: { $missing }; { $length }; energia { $energy }.
pic1999-alt-legend = Segni nell’immagine: { $list }.
