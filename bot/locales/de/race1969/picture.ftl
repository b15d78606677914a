# What stands on the pictures of 1969, and their descriptions in words.

# One letter a nation: what stands on its rocket and flags.
pic1969-letter-usa = U
pic1969-letter-ussr = S
pic1969-letter-canada = K
pic1969-letter-france = F
pic1969-letter-germany = D

# Three letters a research.
pic1969-code-eva = EVA
pic1969-code-launch-pad = RMP
pic1969-code-booster = TRG
pic1969-code-csm = CSM
pic1969-code-lem = LEM
pic1969-code-technology = TEC
pic1969-code-espionage = GEH
pic1969-code-robotics = ROB
pic1969-code-investors = INV
pic1969-code-insurance = VER
pic1969-code-simulation = SIM
pic1969-code-ground-control = BOD

# One letter a type of scientist: what stands on its cube.
pic1969-cube-base = E
pic1969-cube-genius = G
pic1969-cube-famous = B
pic1969-cube-novice = J
pic1969-cube-spy = S

# The types of scientists in at most ten letters.
pic1969-supply-base = Einfach
pic1969-supply-genius = Genial
pic1969-supply-famous = Berühmt
pic1969-supply-novice = Jung
pic1969-supply-spy = Spion

# Million, as short as can be.
pic1969-million = M
pic1969-moon = Mondmission
pic1969-cards = Karten

pic1969-phase-income = Einkommen
pic1969-phase-purchases = Käufe
pic1969-phase-missions = Missionen
pic1969-phase-over = Endstand
pic1969-first = Startspieler

# The last move, in a few words, beside the badge of the nation that made it.
pic1969-last-hire = stellt ein: { $research }
pic1969-last-spy = Spion: { $host } { $research }
pic1969-last-cards = nimmt Karten
pic1969-last-trade = tauscht Prestige
pic1969-last-launch = Start: { $mission }
pic1969-last-flight = Flug: { $mission }

pic1969-bonus = Bonusmarker
# What a research does for its nation, in about twenty letters.
pic1969-effect-symbol = +{ $count } in Missionen
pic1969-effect-espionage = { $count ->
    [one] { $count } Gratiskarte
   *[other] { $count } Gratiskarten
}
pic1969-effect-robotics = −{ $count } M erste Einstellung
pic1969-effect-investors = −{ $count } M je Start
pic1969-effect-insurance = +{ $count } M je Fehlschlag
pic1969-effect-simulation = { $count ->
    [one] { $count } Würfel neu
   *[other] { $count } Würfel neu
}
pic1969-effect-ground-control = { $count ->
    [one] { $count } Neutraler wird Erfolg
   *[other] { $count } Neutrale werden Erfolg
}
pic1969-earned = { $prestige } PP

pic1969-secret = Streng geheim
pic1969-points = { $sum ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
}
pic1969-hand = Hand
pic1969-play-open = Zu spielen: { $mission }
pic1969-play-sealed = Versiegelt: { $mission }
pic1969-trade = Prestige zum Tausch: { $points }
pic1969-no-cards = Keine Karten

pic1969-successes = Erfolge
pic1969-failures = Fehlschläge
pic1969-research = Forschung
pic1969-nobody-played = Niemand hat Karten gespielt.
pic1969-worth = { $flags ->
    [0] Feld { $cell }: { $worth } Prestige
    [one] Feld { $cell }: { $worth } − { $flags } Flagge
   *[other] Feld { $cell }: { $worth } − { $flags } Flaggen
}
pic1969-advanced = Die Flagge auf der Mondmissionsleiste rückt vor.

pic1969-winner = { $count ->
    [one] gewinnt den Wettlauf ins All
   *[other] teilen sich den Sieg
}
pic1969-sum-start = Anfang
pic1969-sum-missions = Missionen
pic1969-sum-traded = Tausch
pic1969-no-flights = Keine Mission geflogen

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
pic1969-alt-missions = 1969, die Missionen und der Mond.
pic1969-alt-nations = 1969, die Nationen: { $year }, { $phase }. Startspieler: { $first }.
pic1969-alt-up = Am Zug: { $nations }.
pic1969-alt-last = Letzter Zug: { $nation }, { $move }.
pic1969-alt-nation = { $nation }: Prestige { $prestige }, { $money } M, Karten { $cards }.
pic1969-alt-researches = 1969, wer was erforscht, und mit wie vielen Forschern.
pic1969-alt-no-research = Noch keine Forschung.
pic1969-alt-dice = Würfel: Erfolge { $success }, neutral { $neutral }, Fehlschläge { $failure }.
pic1969-alt-face-down = Verdeckte Karten: { $list }.
pic1969-alt-rockets = Raketen: { $list }.
pic1969-alt-rocket = { $nation } { $mission }, Feld { $cell }
pic1969-alt-flags = Flaggen: { $list }.
pic1969-alt-moon-flags = Felder auf der Mondmissionsleiste: { $list }.
pic1969-alt-supply = Vorrat: { $list }; Karten { $deck }.
pic1969-alt-flown = Geflogen: { $list }.
pic1969-alt-hand = Die Hand – { $nation }:
pic1969-alt-laid = { $title }: { $cards }
pic1969-alt-reveal = { $nation }, { $mission }, { $year }: Erfolge { $successes }, Fehlschläge { $failures }, Forschung { $research }: Ergebnis { $score }, bis Feld { $start }.
pic1969-alt-play = { $nation } spielt { $cards } (Summe { $sum }).
pic1969-alt-moved = Bei { $cost } je Feld: { $back } zurück, { $forward } vor, bis Feld { $cell }.
pic1969-alt-paid = { $flags ->
    [0] Prestige { $prestige }.
   *[other] Wert { $worth }, weniger { $flags } für Flaggen: Prestige { $prestige }.
}
pic1969-alt-final = { $rank }. { $nation }: { $total } Prestige = Anfang { $start } + Missionen { $missions } − Tausch { $traded }, Berühmte { $famous }, Jung { $novices }, Spione { $spies }; { $money } M.
pic1969-alt-legend = Die Zeichen auf dem Bild: { $list }.
