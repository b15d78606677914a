# What stands on the pictures of 1969, and their descriptions in words.

# One letter a nation: what stands on its rocket and flags.
pic1969-letter-usa = U
pic1969-letter-ussr = S
pic1969-letter-canada = C
pic1969-letter-france = F
pic1969-letter-germany = A

# Three letters a research.
pic1969-code-eva = EVA
pic1969-code-launch-pad = PLF
pic1969-code-booster = RÉA
pic1969-code-csm = CSM
pic1969-code-lem = LEM
pic1969-code-technology = TEC
pic1969-code-espionage = ESP
pic1969-code-robotics = ROB
pic1969-code-investors = INV
pic1969-code-insurance = ASR
pic1969-code-simulation = SIM
pic1969-code-ground-control = SOL

# One letter a type of scientist: what stands on its cube.
pic1969-cube-base = B
pic1969-cube-genius = G
pic1969-cube-famous = C
pic1969-cube-novice = D
pic1969-cube-spy = E

# The types of scientists in at most ten letters.
pic1969-supply-base = Base
pic1969-supply-genius = Génie
pic1969-supply-famous = Célèbre
pic1969-supply-novice = Débutant
pic1969-supply-spy = Espion

# Million, as short as can be.
pic1969-million = M
pic1969-moon = Mission Lunaire
pic1969-cards = Cartes

pic1969-phase-income = Revenus
pic1969-phase-purchases = Achats
pic1969-phase-missions = Missions
pic1969-phase-over = Score final
pic1969-first = Premier joueur

# The last move, in a few words, beside the badge of the nation that made it.
pic1969-last-hire = recrute : { $research }
pic1969-last-spy = espion : { $host } { $research }
pic1969-last-cards = prend des cartes
pic1969-last-trade = échange du Prestige
pic1969-last-launch = lance : { $mission }
pic1969-last-flight = vol : { $mission }

pic1969-bonus = jeton Bonus
# What a research does for its nation, in about twenty letters.
pic1969-effect-symbol = +{ $count } en mission
pic1969-effect-espionage = { $count ->
    [one] { $count } carte gratuite
   *[other] { $count } cartes gratuites
}
pic1969-effect-robotics = −{ $count } M 1er recruté
pic1969-effect-investors = −{ $count } M par mission
pic1969-effect-insurance = +{ $count } M par échec
pic1969-effect-simulation = { $count ->
    [one] { $count } dé relancé
   *[other] { $count } dés relancés
}
pic1969-effect-ground-control = { $count ->
    [one] { $count } neutre changé
   *[other] { $count } neutres changés
}
pic1969-earned = { $prestige } PP

pic1969-secret = Secret
pic1969-points = { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
}
pic1969-hand = Main
pic1969-play-open = À jouer : { $mission }
pic1969-play-sealed = Scellé : { $mission }
pic1969-trade = Prestige à échanger : { $points }
pic1969-no-cards = Aucune carte

pic1969-successes = succès
pic1969-failures = échecs
pic1969-research = recherche
pic1969-nobody-played = Personne n’a joué de carte.
pic1969-worth = { $flags ->
    [0] Case { $cell } : { $worth } PP
    [one] Case { $cell } : { $worth } − { $flags } Drapeau
   *[other] Case { $cell } : { $worth } − { $flags } Drapeaux
}
pic1969-advanced = Le Drapeau avance sur la Mission Lunaire.

pic1969-winner = { $count ->
    [one] remporte la course à l’espace
   *[other] partagent la victoire
}
pic1969-sum-start = Départ
pic1969-sum-missions = Missions
pic1969-sum-traded = Échanges
pic1969-no-flights = Aucune Mission tentée

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
pic1969-alt-missions = 1969, les Missions et la Lune.
pic1969-alt-nations = 1969, les pays : { $year }, { $phase }. Premier joueur : { $first }.
pic1969-alt-up = À jouer : { $nations }.
pic1969-alt-last = Dernier coup : { $nation }, { $move }.
pic1969-alt-nation = { $nation } : Prestige { $prestige }, { $money } M, cartes { $cards }.
pic1969-alt-researches = 1969, qui recherche quoi, et avec combien de Chercheurs.
pic1969-alt-no-research = Aucune recherche.
pic1969-alt-dice = Dés : succès { $success }, neutres { $neutral }, échecs { $failure }.
pic1969-alt-face-down = Cartes face cachée : { $list }.
pic1969-alt-rockets = Fusées : { $list }.
pic1969-alt-rocket = { $nation } { $mission }, case { $cell }
pic1969-alt-flags = Drapeaux : { $list }.
pic1969-alt-moon-flags = Cases sur la Mission Lunaire : { $list }.
pic1969-alt-supply = Réserve : { $list } ; cartes { $deck }.
pic1969-alt-flown = Missions tentées : { $list }.
pic1969-alt-hand = La main – { $nation } :
pic1969-alt-laid = { $title } : { $cards }
pic1969-alt-reveal = { $nation }, { $mission }, { $year } : succès { $successes }, échecs { $failures }, recherche { $research } : score { $score }, jusqu’à la case { $start }.
pic1969-alt-play = { $nation } joue { $cards } (total { $sum }).
pic1969-alt-moved = À { $cost } la case : { $back } en arrière, { $forward } en avant, jusqu’à la case { $cell }.
pic1969-alt-paid = { $flags ->
    [0] Prestige { $prestige }.
   *[other] Valeur { $worth }, moins { $flags } pour les drapeaux : Prestige { $prestige }.
}
pic1969-alt-final = { $rank }. { $nation } : { $total } PP = départ { $start } + missions { $missions } − échanges { $traded }, célèbres { $famous }, débutants { $novices }, espions { $spies } ; { $money } M.
pic1969-alt-legend = Les signes de l’image : { $list }.
