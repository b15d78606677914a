# What stands on the pictures of Spazio: 1999, and their descriptions in words.

pic1999-base = Base
pic1999-node = Node { $node }
pic1999-sector = Sector { $letter }
pic1999-round = Round
# The supply of route tiles; about eight letters.
pic1999-bank = Bank
pic1999-last = Last move

# The last move, in a few words, beside the badge of the sector that made it.
pic1999-last-fly = flies: { $place }
pic1999-last-step = one on: { $place }
pic1999-last-jump = jumps: { $place }
pic1999-last-home = comes home
pic1999-last-lay = tile: { $square }
pic1999-last-slide = slides: { $square } › { $onto }
pic1999-last-remove = takes off { $square }

pic1999-shape-straight = straight
pic1999-shape-curve = curve

# What a flight plan asks for, on its card.
pic1999-plan = Flight plan
pic1999-plan-land = Land on { $planet }
pic1999-plan-return = Return to Base
pic1999-plan-energy = { $amount ->
    [one] { $amount } unit of energy
   *[other] { $amount } units of energy
}
pic1999-plan-visited = visited: any open planet

# What a card of the Central Computer orders.
pic1999-program = Computer card
pic1999-program-move-tile = Move a route tile
pic1999-program-remove-tile = Remove a route tile
pic1999-program-return = Return to Base, +{ $amount } energy
pic1999-program-energy = { $amount ->
    [one] { $amount } unit of energy
   *[other] { $amount } units of energy
}
pic1999-program-plans = { $amount ->
    [one] { $amount } more flight plan
   *[other] { $amount } more flight plans
}
pic1999-program-land = Land on { $planet }, visited or not

pic1999-computer = Central Computer
pic1999-answer-ok = OK
pic1999-answer-negative = No
pic1999-answer-neutral = No signal
pic1999-answer-ok-means = The plan is carried out.
pic1999-answer-negative-means = The plan is lost.
pic1999-answer-neutral-means = A card decides.
pic1999-check-ok = The right route
pic1999-check-wrong = The wrong route

pic1999-conditions = Conditions
pic1999-conditions-hostile = Hostile
pic1999-conditions-good = Good
pic1999-conditions-excellent = Excellent
pic1999-energy = Energy
pic1999-instruction = Instruction
pic1999-instruction-take-off = Take off at once
pic1999-instruction-return = Return to Base at once
pic1999-instruction-none = None

pic1999-tiles = Route tiles held
pic1999-plans = Flight plans
pic1999-missing = { $count ->
    [0] Earth is reached
    [one] { $count } tile to Earth
   *[other] { $count } tiles to Earth
}
pic1999-no-nearer = No nearer than at the start
pic1999-shut-in = The route is shut in
pic1999-nothing = None
pic1999-hand = Own flight plans
pic1999-secret = Secret

pic1999-over = The end
pic1999-winner = { $count ->
    [one] finds the route to Earth
   *[other] find the route to Earth
}
pic1999-length = { $count ->
    [one] Route: { $count } tile
   *[other] Route: { $count } tiles
}

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
pic1999-alt-board = Star chart, round { $round }. The Moon is on { $number }.
pic1999-alt-reach = In reach: { $list }.
pic1999-alt-up = To decide: { $seats }.
pic1999-alt-last = Last move: { $seat }, { $move }.
pic1999-alt-ship = { $seat }: { $place }, energy { $energy }, flight plans { $plans }, tiles held: straight { $straights }, curved { $curves }; tiles to Earth { $missing }.
pic1999-alt-at = { $seat }: { $place }.
pic1999-alt-visited = Visited: { $list }.
pic1999-alt-moon = The Moon’s sectors: { $list }.
pic1999-alt-north-west = { $seat } upper left
pic1999-alt-north-east = { $seat } upper right
pic1999-alt-south-east = { $seat } lower right
pic1999-alt-south-west = { $seat } lower left
pic1999-alt-monitor = Star Monitor.
pic1999-alt-console = Round { $round }. Bank: straight { $straights }, curved { $curves }.
pic1999-alt-choices = To choose from: { $list }.
pic1999-alt-lay = Preview: { $shape } on { $square }.
pic1999-alt-slide = Preview: { $square } slides to { $onto }.
pic1999-alt-route = { $seat }: tiles to Earth { $missing }, route { $route }.
pic1999-alt-way = { $seat }: shortest way on { $list }.
pic1999-alt-displaced = Displaced: { $list }.
pic1999-alt-planet = { $seat } lands on { $planet }. Conditions: { $conditions }, tiles { $tiles }. Energy { $energy }. Instruction: { $instruction }.
pic1999-alt-answer = { $seat } proposed: { $plan }. The Central Computer: { $answer }.
pic1999-alt-program = Computer card: { $program }.
pic1999-alt-check = The Central Computer on the route of { $seat }: { $answer }.
pic1999-alt-hand = Flight plans of { $seat }: { $list }.
pic1999-alt-final = { $rank }. { $seat }: { $missing }; { $length }; energy { $energy }.
pic1999-alt-legend = Signs on the picture: { $list }.
