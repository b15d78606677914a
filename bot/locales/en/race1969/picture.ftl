# What stands on the pictures of 1969, and their descriptions in words.

# One letter a nation: what stands on its rocket and flags.
pic1969-letter-usa = U
pic1969-letter-ussr = S
pic1969-letter-canada = C
pic1969-letter-france = F
pic1969-letter-germany = G

# Three letters a research.
pic1969-code-eva = EVA
pic1969-code-launch-pad = PAD
pic1969-code-booster = BST
pic1969-code-csm = CSM
pic1969-code-lem = LEM
pic1969-code-technology = TEC
pic1969-code-espionage = ESP
pic1969-code-robotics = ROB
pic1969-code-investors = INV
pic1969-code-insurance = INS
pic1969-code-simulation = SIM
pic1969-code-ground-control = GND

# One letter a type of scientist: what stands on its cube.
pic1969-cube-base = B
pic1969-cube-genius = G
pic1969-cube-famous = F
pic1969-cube-novice = N
pic1969-cube-spy = S

# The types of scientists in at most ten letters.
pic1969-supply-base = Base
pic1969-supply-genius = Genius
pic1969-supply-famous = Famous
pic1969-supply-novice = Novice
pic1969-supply-spy = Spy

# Million, as short as can be.
pic1969-million = M
pic1969-moon = Moon Mission
pic1969-cards = Cards

pic1969-phase-income = Income
pic1969-phase-purchases = Purchases
pic1969-phase-missions = Missions
pic1969-phase-over = Final score
pic1969-first = First player

# The last move, in a few words, beside the badge of the nation that made it.
pic1969-last-hire = hired: { $research }
pic1969-last-spy = spy: { $host } { $research }
pic1969-last-cards = took cards
pic1969-last-trade = traded prestige
pic1969-last-launch = launch: { $mission }
pic1969-last-flight = flight: { $mission }

pic1969-bonus = bonus token
# What a research does for its nation, in about twenty letters.
pic1969-effect-symbol = +{ $count } in missions
pic1969-effect-espionage = { $count ->
    [one] { $count } free card
   *[other] { $count } free cards
}
pic1969-effect-robotics = −{ $count } M first hire
pic1969-effect-investors = −{ $count } M a launch
pic1969-effect-insurance = +{ $count } M a failure
pic1969-effect-simulation = { $count ->
    [one] { $count } reroll
   *[other] { $count } rerolls
}
pic1969-effect-ground-control = { $count ->
    [one] { $count } neutral turned
   *[other] { $count } neutrals turned
}
pic1969-earned = { $prestige } PP

pic1969-secret = Top secret
pic1969-points = { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
}
pic1969-hand = Hand
pic1969-play-open = To be played: { $mission }
pic1969-play-sealed = Sealed: { $mission }
pic1969-trade = Prestige to be traded: { $points }
pic1969-no-cards = No cards

pic1969-successes = successes
pic1969-failures = failures
pic1969-research = research
pic1969-nobody-played = Nobody played a card.
pic1969-worth = { $flags ->
    [0] Cell { $cell }: { $worth } prestige
    [one] Cell { $cell }: { $worth } − { $flags } flag
   *[other] Cell { $cell }: { $worth } − { $flags } flags
}
pic1969-advanced = The flag on the Moon track moves on.

pic1969-winner = { $count ->
    [one] wins the space race
   *[other] share the victory
}
pic1969-sum-start = Start
pic1969-sum-missions = Missions
pic1969-sum-traded = Traded
pic1969-no-flights = No mission flown

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
pic1969-alt-missions = 1969, the missions and the Moon.
pic1969-alt-nations = 1969, the nations: { $year }, { $phase }. First player: { $first }.
pic1969-alt-up = To move: { $nations }.
pic1969-alt-last = Last move: { $nation }, { $move }.
pic1969-alt-nation = { $nation }: prestige { $prestige }, { $money } M, cards { $cards }.
pic1969-alt-researches = 1969, who researches what, and with how many researchers.
pic1969-alt-no-research = No research yet.
pic1969-alt-dice = Dice: successes { $success }, neutral { $neutral }, failures { $failure }.
pic1969-alt-face-down = Face down: { $list }.
pic1969-alt-rockets = Rockets: { $list }.
pic1969-alt-rocket = { $nation } { $mission }, cell { $cell }
pic1969-alt-flags = Flags: { $list }.
pic1969-alt-moon-flags = Cells on the Moon track: { $list }.
pic1969-alt-supply = Supply: { $list }; cards { $deck }.
pic1969-alt-flown = Flown: { $list }.
pic1969-alt-hand = The hand of { $nation }:
pic1969-alt-laid = { $title }: { $cards }
pic1969-alt-reveal = { $nation }, { $mission }, { $year }: successes { $successes }, failures { $failures }, research { $research }: score { $score }, to cell { $start }.
pic1969-alt-play = { $nation } played { $cards } (sum { $sum }).
pic1969-alt-moved = At { $cost } a cell: { $back } back, { $forward } forward, to cell { $cell }.
pic1969-alt-paid = { $flags ->
    [0] Prestige { $prestige }.
   *[other] Worth { $worth }, less { $flags } for flags: prestige { $prestige }.
}
pic1969-alt-final = { $rank }. { $nation }: { $total } prestige = start { $start } + missions { $missions } − traded { $traded }, famous { $famous }, novices { $novices }, spies { $spies }; { $money } M.
pic1969-alt-legend = The signs on this picture: { $list }.
