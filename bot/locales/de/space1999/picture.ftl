# What stands on the pictures of Spazio: 1999, and their descriptions in words.

pic1999-base = Basis
pic1999-node = Knoten { $node }
pic1999-sector = Sektor { $letter }
pic1999-round = Runde
# The supply of route tiles; about eight letters.
pic1999-bank = Bank
pic1999-last = Letzter Zug

# The last move, in a few words, beside the badge of the sector that made it.
pic1999-last-fly = fliegt: { $place }
pic1999-last-step = ein Knoten: { $place }
pic1999-last-jump = springt: { $place }
pic1999-last-home = kehrt zur Basis zurück
pic1999-last-lay = Karte: { $square }
pic1999-last-slide = verschiebt: { $square } › { $onto }
pic1999-last-remove = entfernt { $square }

pic1999-shape-straight = Gerade
pic1999-shape-curve = Kurve

# What a flight plan asks for, on its card.
pic1999-plan = Flugplan
pic1999-plan-land = Landung auf { $planet }
pic1999-plan-return = Rückkehr zur Basis
pic1999-plan-energy = { $amount ->
    [one] { $amount } Energieeinheit
   *[other] { $amount } Energieeinheiten
}
pic1999-plan-visited = besucht: freie Wahl

# What a card of the Central Computer orders.
pic1999-program = Computerkarte
pic1999-program-move-tile = Verschiebe eine Routenkarte
pic1999-program-remove-tile = Entferne eine Routenkarte
pic1999-program-return = Rückkehr zur Basis, +{ $amount } Energie
pic1999-program-energy = { $amount ->
    [one] { $amount } Energieeinheit
   *[other] { $amount } Energieeinheiten
}
pic1999-program-plans = { $amount ->
    [one] { $amount } weiterer Flugplan
   *[other] { $amount } weitere Flugpläne
}
pic1999-program-land = Landung auf { $planet }, auch wenn besucht

pic1999-computer = Zentralcomputer
pic1999-answer-ok = OK
pic1999-answer-negative = Nein
pic1999-answer-neutral = Kein Signal
pic1999-answer-ok-means = Der Plan wird ausgeführt.
pic1999-answer-negative-means = Der Plan ist verloren.
pic1999-answer-neutral-means = Eine Karte entscheidet.
pic1999-check-ok = Die richtige Route
pic1999-check-wrong = Die falsche Route

pic1999-conditions = Bedingungen
pic1999-conditions-hostile = Feindlich
pic1999-conditions-good = Gut
pic1999-conditions-excellent = Ausgezeichnet
pic1999-energy = Energie
pic1999-instruction = Anweisung
pic1999-instruction-take-off = Sofortiger Start
pic1999-instruction-return = Sofortige Rückkehr zur Basis
pic1999-instruction-none = Keine

pic1999-tiles = Routenkarten auf der Hand
pic1999-plans = Flugpläne
pic1999-missing = { $count ->
    [0] Die Erde ist erreicht
    [one] noch { $count } Karte bis zur Erde
   *[other] noch { $count } Karten bis zur Erde
}
pic1999-no-nearer = Nicht näher als am Start
pic1999-shut-in = Die Route ist versperrt
pic1999-nothing = Keine
pic1999-hand = Eigene Flugpläne
pic1999-secret = Geheim

pic1999-over = Spielende
pic1999-winner = { $count ->
    [one] findet die Route zur Erde
   *[other] finden die Route zur Erde
}
pic1999-length = { $count ->
    [one] Route: { $count } Karte
   *[other] Route: { $count } Karten
}

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
pic1999-alt-board = Sternkarte, Runde { $round }. Der Mond steht auf { $number }.
pic1999-alt-reach = In Reichweite: { $list }.
pic1999-alt-up = Entscheidet: { $seats }.
pic1999-alt-last = Letzter Zug: { $seat }, { $move }.
pic1999-alt-ship = { $seat }: { $place }, Energie { $energy }, Flugpläne { $plans }, Karten auf der Hand: Geraden { $straights }, Kurven { $curves }; Karten bis zur Erde { $missing }.
pic1999-alt-at = { $seat }: { $place }.
pic1999-alt-visited = Besucht: { $list }.
pic1999-alt-moon = Die Sektoren des Mondes: { $list }.
pic1999-alt-north-west = { $seat } oben links
pic1999-alt-north-east = { $seat } oben rechts
pic1999-alt-south-east = { $seat } unten rechts
pic1999-alt-south-west = { $seat } unten links
pic1999-alt-monitor = Sternmonitor.
pic1999-alt-console = Runde { $round }. Bank: Geraden { $straights }, Kurven { $curves }.
pic1999-alt-choices = Zur Wahl: { $list }.
pic1999-alt-lay = Vorschau: { $shape } auf { $square }.
pic1999-alt-slide = Vorschau: { $square } wird auf { $onto } verschoben.
pic1999-alt-route = { $seat }: Karten bis zur Erde { $missing }, Route { $route }.
pic1999-alt-way = { $seat }: kürzester Weg weiter { $list }.
pic1999-alt-displaced = Abgetrennt: { $list }.
pic1999-alt-planet = { $seat } landet auf { $planet }. Bedingungen: { $conditions }, Karten { $tiles }. Energie { $energy }. Anweisung: { $instruction }.
pic1999-alt-answer = { $seat } legte vor: { $plan }. Der Zentralcomputer: { $answer }.
pic1999-alt-program = Computerkarte: { $program }.
pic1999-alt-check = Der Zentralcomputer zur Route von { $seat }: { $answer }.
pic1999-alt-hand = Flugpläne – { $seat }: { $list }.
pic1999-alt-final = { $rank }. { $seat }: { $missing }; { $length }; Energie { $energy }.
pic1999-alt-legend = Die Zeichen auf dem Bild: { $list }.
