# What stands on the pictures of 1969, and their descriptions in words.

# One letter a nation: what stands on its rocket and flags.
pic1969-letter-usa = U
pic1969-letter-ussr = S
pic1969-letter-canada = C
pic1969-letter-france = F
pic1969-letter-germany = G

# Three letters a research.
pic1969-code-eva = EVA
pic1969-code-launch-pad = RMP
pic1969-code-booster = VET
pic1969-code-csm = CSM
pic1969-code-lem = LEM
pic1969-code-technology = TEC
pic1969-code-espionage = SPI
pic1969-code-robotics = ROB
pic1969-code-investors = INV
pic1969-code-insurance = ASR
pic1969-code-simulation = SIM
pic1969-code-ground-control = TER

# One letter a type of scientist: what stands on its cube.
pic1969-cube-base = B
pic1969-cube-genius = G
pic1969-cube-famous = F
pic1969-cube-novice = I
pic1969-cube-spy = S

# The types of scientists in at most ten letters.
pic1969-supply-base = Base
pic1969-supply-genius = Geniale
pic1969-supply-famous = Famoso
pic1969-supply-novice = Inesperto
pic1969-supply-spy = Spia

# Million, as short as can be.
pic1969-million = M
pic1969-moon = Missione Lunare
pic1969-cards = Carte

pic1969-phase-income = Introiti
pic1969-phase-purchases = Acquisti
pic1969-phase-missions = Missioni
pic1969-phase-over = Punteggio finale
pic1969-first = Primo Giocatore

# The last move, in a few words, beside the badge of the nation that made it.
pic1969-last-hire = assume: { $research }
pic1969-last-spy = spia: { $host } { $research }
pic1969-last-cards = prende carte
pic1969-last-trade = scambia prestigio
pic1969-last-launch = lancio: { $mission }
pic1969-last-flight = volo: { $mission }

pic1969-bonus = segnalino Bonus
# What a research does for its nation, in about twenty letters.
pic1969-effect-symbol = +{ $count } nelle Missioni
pic1969-effect-espionage = { $count ->
    [one] { $count } carta gratis
   *[other] { $count } carte gratis
}
pic1969-effect-robotics = −{ $count } M prima assunzione
pic1969-effect-investors = −{ $count } M per lancio
pic1969-effect-insurance = +{ $count } M per fallimento
pic1969-effect-simulation = { $count ->
    [one] { $count } ritiro
   *[other] { $count } ritiri
}
pic1969-effect-ground-control = { $count ->
    [one] { $count } neutro cambiato
   *[other] { $count } neutri cambiati
}
pic1969-earned = { $prestige } PP

pic1969-secret = Riservato
pic1969-points = { $sum ->
    [one] { $sum } punto
   *[other] { $sum } punti
}
pic1969-hand = Mano
pic1969-play-open = Da giocare: { $mission }
pic1969-play-sealed = Sigillata: { $mission }
pic1969-trade = Prestigio da scambiare: { $points }
pic1969-no-cards = Nessuna carta

pic1969-successes = successi
pic1969-failures = fallimenti
pic1969-research = ricerca
pic1969-nobody-played = Nessuno ha giocato carte.
pic1969-worth = { $flags ->
    [0] Casella { $cell }: { $worth } PP
    [one] Casella { $cell }: { $worth } − { $flags } Bandiera
   *[other] Casella { $cell }: { $worth } − { $flags } Bandiere
}
pic1969-advanced = La Bandiera avanza sulla Missione Lunare.

pic1969-winner = { $count ->
    [one] vince la corsa allo spazio
   *[other] condividono la vittoria
}
pic1969-sum-start = Inizio
pic1969-sum-missions = Missioni
pic1969-sum-traded = Scambi
pic1969-no-flights = Nessuna Missione tentata

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
pic1969-alt-missions = 1969, le Missioni e la Luna.
pic1969-alt-nations = 1969, le nazioni: { $year }, { $phase }. Primo Giocatore: { $first }.
pic1969-alt-up = Di turno: { $nations }.
pic1969-alt-last = Ultima mossa: { $nation }, { $move }.
pic1969-alt-nation = { $nation }: prestigio { $prestige }, { $money } M, carte { $cards }.
pic1969-alt-researches = 1969, chi fa Ricerca in che cosa, e con quanti Ricercatori.
pic1969-alt-no-research = Ancora nessuna ricerca.
pic1969-alt-dice = Dadi: successi { $success }, neutri { $neutral }, fallimenti { $failure }.
pic1969-alt-face-down = Carte coperte: { $list }.
pic1969-alt-rockets = Razzi: { $list }.
pic1969-alt-rocket = { $nation } { $mission }, casella { $cell }
pic1969-alt-flags = Bandiere: { $list }.
pic1969-alt-moon-flags = Caselle della Missione Lunare: { $list }.
pic1969-alt-supply = Riserva: { $list }; carte { $deck }.
pic1969-alt-flown = Missioni tentate: { $list }.
pic1969-alt-hand = La mano – { $nation }:
pic1969-alt-laid = { $title }: { $cards }
pic1969-alt-reveal = { $nation }, { $mission }, { $year }: successi { $successes }, fallimenti { $failures }, ricerca { $research }: punteggio { $score }, fino alla casella { $start }.
pic1969-alt-play = { $nation } gioca { $cards } (somma { $sum }).
pic1969-alt-moved = A { $cost } per casella: indietro { $back }, avanti { $forward }, fino alla casella { $cell }.
pic1969-alt-paid = { $flags ->
    [0] Prestigio { $prestige }.
   *[other] Vale { $worth }, meno { $flags } per le bandiere: prestigio { $prestige }.
}
pic1969-alt-final = { $rank }. { $nation }: { $total } PP = inizio { $start } + missioni { $missions } − scambi { $traded }, famosi { $famous }, inesperti { $novices }, spie { $spies }; { $money } M.
pic1969-alt-legend = I segni nell’immagine: { $list }.
