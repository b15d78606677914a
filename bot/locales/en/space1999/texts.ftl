# Spazio: 1999: names, choices, questions and what happened. Energy is in units (E.U.).

space1999-title = Spazio: 1999
space1999-pitch = The Moon has broken loose: explore unknown worlds, argue with the Central Computer and lay a route home to Earth.
space1999-length = 12 to 25 rounds: two hours together, or two to four weeks move by move
space1999-difficulty = Easy to begin: fly, land, lay a tile; whoever sees routes ahead has the edge
space1999-choose-identity = Choose sector

## Sectors and places

space1999-sector-a = A, blue
space1999-sector-b = B, orange
space1999-sector-c = C, green
space1999-sector-d = D, yellow

space1999-base = Base
space1999-node = Node { $number }
space1999-at-base = at Base
space1999-at-node = at node { $number }
space1999-at-planet = on { $planet }
space1999-to-base = to Base
space1999-to-node = to node { $number }
space1999-to-planet = to { $planet }
space1999-from-base = from Base
space1999-from-node = from node { $number }
space1999-from-planet = from { $planet }

space1999-side-north = north
space1999-side-east = east
space1999-side-south = south
space1999-side-west = west
# The two open sides of a tile.
space1999-lie-north-south = north–south
space1999-lie-north-east = north–east
space1999-lie-north-west = north–west
space1999-lie-south-east = south–east
space1999-lie-south-west = south–west
space1999-lie-east-west = east–west

## Route tiles

space1999-shape-straight = straight
space1999-shape-curve = curve
space1999-a-straight = a straight tile
space1999-a-curve = a curve
space1999-tiles-straight = { $count ->
    [one] 1 straight
   *[other] { $count } straights
}
space1999-tiles-curve = { $count ->
    [one] 1 curve
   *[other] { $count } curves
}
space1999-tiles-both = { $one } and { $other }
space1999-route-shut-in = shut in
space1999-route-missing = { $count ->
    [0] at Earth
    [one] 1 tile to Earth
   *[other] { $count } tiles to Earth
}

## Where the game stands

space1999-headline = 🌕 **Round { $round }** · Moon on { $number } · { $visited } of { $planets } planets visited{ $up ->
    [yes] {" "}· turn: { $who }
   *[no] {""}
}
space1999-headline-won = 🌍 { $who } has found the way to Earth!

space1999-ask-turn = flies or proposes a flight plan
space1999-ask-another-plan = may propose another flight plan
space1999-ask-step = moves node by node: { $left } to go
space1999-ask-planet = chooses a planet to land on
space1999-ask-take-off = has to take off at once
space1999-ask-tiles = lays route tiles
space1999-ask-tile-card = may move or remove a tile on the Star Monitor
space1999-status-round = 🌕 Round { $round } · Moon on { $number } · { $visited } of { $planets } planets visited

## Questions

space1999-status = 🚀 You are { $where } · ⚡ **{ $energy } E.U.** · 🧩 { $count ->
    [0] no route tiles
   *[other] { $tiles } in hand
}
space1999-status-route = 🧭 Your route: { $laid ->
    [0] not begun
    [one] 1 tile laid
   *[other] { $laid } tiles laid
}, { $outlook } · **{ $place }**
space1999-place = { $shared ->
    [yes] place { $rank } of { $seats }, shared
   *[no] place { $rank } of { $seats }
}{ $energy ->
    [yes] {" "}(by energy)
   *[no] {""}
}
space1999-status-rivals = The others: { $rivals }
space1999-status-rival = { $who } { $outlook }, ⚡ { $energy } E.U.
space1999-hand = 📘 { $count ->
    [0] No flight plan
    [one] 1 flight plan: { $plans }
   *[other] { $count } flight plans: { $plans }
}
space1999-answer-cards = -# 🗂️ ⚪ means no signal; a card of the Computer decides then: move or remove a tile { $tile }% · energy { $energy }% · a landing { $land }% · home { $home }% · flight plans { $plans }%

space1999-question-turn = **Where to?** Fly on your energy: 1 E.U. (unit of energy) for each straight run, 1 more for each bend. Or propose a flight plan to the Central Computer.
space1999-question-another-plan = **The Computer said no.** You may propose another plan; each no costs the plan and moves you one node. Or leave it at that.
space1999-planets-in-reach = 🪐 In reach with the Moon where it stands, and the E.U. needed: { $planets }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
space1999-planets-in-reach-none = 🪐 No unvisited planet is within { $energy } E.U.
space1999-planets-in-reach-no-energy = 🪐 Without energy only a flight plan moves you.
space1999-flight-home = 🏠 Home for { $cost } E.U. with the Moon where it stands{ $enough ->
    [yes] {""}
   *[no] {" "}(you have { $held })
}, to lay { $count ->
    [one] your tile
   *[other] your { $count } tiles
}.
space1999-flight-home-no-tiles = 🏠 No flight home before you have a route tile. Without one, only the Computer, a planet or the Moon takes you there.
space1999-flight-home-blocked = 🏠 Every way home is blocked.
space1999-plans-wait = 📘 On a planet energy goes first: a plan may be proposed only without energy, or if ships bar every way off.

space1999-question-step = **One node at a time.** { $left ->
    [one] 1 node
   *[other] { $left } nodes
} to go, free of energy; you are { $where }. A planet counts as a point on the line: you would land.
space1999-question-step-back = -# You can’t go straight back where you came from.
space1999-question-planet = **{ $planet } is visited already**, so the plan is good for { $count ->
    [one] the only planet not yet visited
   *[other] any planet not yet visited: { $count } to choose from
}.
space1999-question-take-off = **Immediate take-off!** You are { $where }: leave on your energy, by one node at least.
space1999-question-tiles = **Home.** Lay { $count ->
    [one] your tile
   *[other] all your tiles ({ $count })
}, on from the end of your route or from a tile that was pushed aside.
space1999-question-arrival = 🌍 { $exact ->
    [yes] Only your last tile may end next to Earth, opening towards it; with more, you may stop one square short and give back the rest
   *[no] A tile next to Earth that opens towards it arrives; what is left goes back
}. Then the Computer says whether the route is right: { $route }%.
space1999-question-slide-price = -# In your turn you may first slide { $whose ->
    [own] one of your tiles, for nothing.
    [others] one of an opponent’s tiles, for { $price } E.U.
   *[both] one of your tiles for nothing, and one of an opponent’s for { $price } E.U.
}
space1999-question-move = **The Computer lets you move a tile**, one square and unturned: any of yours, or of an opponent’s the last of the route or the open end of tiles pushed aside. { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in question.
space1999-question-remove = **The Computer lets you remove a tile**: any of yours, or of an opponent’s the last of the route or the open end of tiles pushed aside. { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in question.

## Choices

space1999-choose-planets = Fly to a planet
space1999-hint-planets = { $count ->
    [one] 1 in reach
   *[other] { $count } in reach
}, from { $cost } E.U.; a route tile in { $chance }% of landings
space1999-choose-nodes = Stop at a node
space1999-hint-nodes = { $count ->
    [one] 1 node
   *[other] { $count } nodes
} in reach, numbered as on the chart
space1999-choose-nodes-worth = { $count ->
    [one] Worth a stop
   *[other] Worth a stop ({ $count })
}
space1999-choose-node-range = Nodes { $first }–{ $last } ({ $count })
space1999-stop-moon = in { $chance }% of cases the Moon comes by: home, +{ $energy } E.U.
space1999-choose-fly = { $place } · { $cost } E.U.
space1999-choose-home = Home to Base · { $cost } E.U.
space1999-hint-via = { $count ->
    [0] no bend
    [one] bend at { $nodes }
   *[other] bends at { $nodes }
}
space1999-hint-left = leaves { $energy } E.U.
space1999-hint-at-home = +{ $given } at home: { $energy } E.U.
space1999-hint-ahead = straight ahead: { $planets }
space1999-hint-way-home = { $sure ->
    [yes] home next turn: { $least } E.U.
    [range] home next turn: { $least } to { $most } E.U.
   *[no] home next turn: from { $least } E.U., or no way
}
space1999-hint-to-lay = you must lay { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}: at best { $outlook } (without a slide)
space1999-hint-must-lay = you must lay { $count } tiles
space1999-hint-homecoming = +{ $energy } E.U.
space1999-choose-propose = Propose a flight plan
space1999-choose-propose-one = Propose a plan: { $plan }
space1999-hint-odds = ✅ OK { $ok }% · ❌ no { $negative }%: plan lost, { $free ->
    [yes] one node on
   *[no] you stay
} · ⚪ no signal { $neutral }%: a Computer card
space1999-hint-plan-odds = ✅ { $ok }%: { $outcome } · ❌ { $negative }%: plan lost, { $free ->
    [yes] one node
   *[no] you stay
} · ⚪ { $neutral }%: a card
space1999-hint-plan-ok = ✅ { $ok }%: { $outcome }
space1999-hint-plan-land = you land there
space1999-hint-plan-any = { $count ->
    [one] visited: the one planet left instead
   *[other] visited: any of { $count } planets instead
}
space1999-hint-plan-return = home, +{ $energy } E.U.
space1999-hint-plan-steps = already at Base: three nodes
space1999-hint-plan-energy = you have { $energy } E.U. then
space1999-choose-pass = Pass
space1999-choose-no-more-plans = Leave it at that
space1999-choose-stay = Leave the tiles alone
space1999-hint-stay = the Star Monitor stays as it is
space1999-choose-leave = Keep the tiles
space1999-hint-leave = nothing fits now: { $tiles }, for a later return
space1999-choose-give-back = Give back the rest
space1999-hint-give-back = more than the route needs: { $tiles }, back to the Bank
space1999-choose-slide = Slide a tile
space1999-choose-slide-first = Slide a tile first
space1999-hint-slides = { $whose ->
    [own] one of yours, for nothing
    [others] one of an opponent’s, for { $price } E.U.
   *[both] one of yours for nothing, one of an opponent’s for { $price } E.U.
}
space1999-choose-lay = { $square } · { $shape }: { $lie }
space1999-choose-square = Square { $square }
space1999-choose-tile = { $square } · { $shape }
space1999-hint-tile = { $own ->
    [yes] yours
   *[no] { $who }
}
space1999-hint-route = { $changed ->
    [yes] { $who } to Earth: { $before } → { $after }
   *[no] { $who } still { $outlook }
}
space1999-choose-slide-onto = { $square } → { $onto } · { $shape }
space1999-choose-slides = { $one ->
    [yes] { $whose }: { $first }–{ $last } ({ $count })
   *[no] { $first }–{ $last } ({ $count })
}
space1999-name-lay = Lay a { $shape } tile on { $square }, { $lie }
space1999-name-slide = Slide { $sector }’s { $shape }, { $square } → { $onto }
space1999-name-remove = Remove { $sector }’s { $shape } on { $square }

## Previews

space1999-preview-left = 🧩 Left to lay: { $tiles }
space1999-preview-back = ↩️ What is left in your hand goes back to the Bank: { $tiles }.
space1999-preview-keep = 🎒 Nothing more fits then: { $tiles } stay in your hand.
space1999-preview-slide = The { $shape } of { $whose } slides from { $square } to { $onto }.
space1999-preview-remove = The { $shape } of { $whose } on { $square } goes back to the Bank.
space1999-preview-free = ⚡ Costs nothing.
space1999-preview-price = ⚡ Costs **{ $price } E.U.**: { $left } left.
space1999-preview-earth = 🌍 { $own ->
    [yes] **Your route then stands before Earth, and the Computer is asked at once.** ✅ { $right }%: you win, and the game is over. ❌ Otherwise the { $lost } tiles you laid last go back to the Bank.
   *[no] The route of { $who } then stands before Earth, and the Computer is asked at once. ✅ { $right }%: { $who } wins, and the game is over. ❌ Otherwise the last { $lost } tiles of that route go back to the Bank.
}
space1999-preview-route = { $who }: { $before } → **{ $after }**

## What happened

space1999-event-started = 📡 The Moon has left its orbit; no help will come. { $ships }. First to fly: { $first }.
space1999-event-moon = 🌕 Moon card { $number }: the Moon stands on { $number }, turned by a quarter.{ $count ->
    [0] {""}
   *[other] {" "}It picks up { $met }.
}{ $renewed ->
    [yes] {" "}The Moon cards are shuffled anew.
   *[no] {""}
}
space1999-event-round = 🕐 **Round { $round }**
space1999-event-passed = ⏭️ { $who } passes.
space1999-event-flew = 🚀 { $who } flies { $origin } { $goal } for { $cost } E.U.{ $count ->
    [0] {""}
   *[other] {" "}(via { $bends })
}
space1999-event-stepped = 👣 { $who } moves one node on, { $origin } { $goal }.
space1999-event-jumped = ✨ { $who } leaps { $origin } { $goal }.
space1999-event-stayed-no-step = 🧱 { $who } has no free node to move to, and stays.
space1999-event-stayed-no-energy = 🪫 { $who } should take off at once, but has no energy.
space1999-event-stayed-shut-in = 🧱 { $who } should take off at once, but every way is barred.
space1999-event-stayed-home = 🏠 { $who } is called home, and is there already.
space1999-event-stayed-there = 🪐 { $who } is sent where the ship is already.
space1999-event-stayed-declined = ✋ { $who } leaves the tiles as they are.
space1999-event-stayed-no-tile = ⬜ There is no tile that { $who } could move or remove.
space1999-event-home = 🏠 { $who } lands at Base: { $why ->
    [flight] back from the flight
    [plan] as the plan says
    [program] called by the Computer
    [planet] driven off the planet
    [moon] the Moon came by
   *[reset] all planets are visited
}, +{ $energy } E.U.
space1999-event-proposed = 📘 { $who } proposes a plan to the Computer: *{ $plan }*
space1999-event-answer-ok = ✅ The light comes on: **OK**. The plan is carried out.
space1999-event-answer-negative = ❌ Only the buzzer: **no**. The plan is lost; the ship moves one node instead.
space1999-event-answer-neutral = ⚪ **No signal.** The plan is kept; a card of the Computer decides.
space1999-event-plan-drawn = 📥 { $who } gets a flight plan from the Bank{ $known ->
    [yes] : *{ $plan }*
   *[no] {""}
}{ $renewed ->
    [yes] {" "}(the used plans are shuffled anew).
   *[no] { $known ->
        [yes] {""}
       *[no] .
    }
}
space1999-event-program = 🗂️ The Computer’s card for { $who }: *{ $program }*
space1999-event-pays = ⚡ { $who } pays { $amount } E.U.
space1999-event-pays-all = ⚡ { $who } pays { $amount } E.U.: all that was left.
space1999-event-explored = 🪐 { $who } lands on **{ $planet }**: { $conditions } conditions · energy { $energy } · { $instruction }{ $again ->
    [yes] {" "}(visited before)
   *[no] {""}
}
space1999-event-tiles-taken = 🧩 { $who } takes { $tiles }.
space1999-event-reset = 🔄 All planets are visited; they open again. Ships on planets jump home with { $home } E.U., all others get { $away }.
space1999-event-laid = 🧩 { $who } lays { $shape } on { $square }, { $lie }.
space1999-event-kept = 🎒 Nothing fits: { $who } keeps the tiles.
space1999-event-returned = ↩️ { $who } gives back { $tiles }.
space1999-event-slid = 🧲 { $who } slides { $own ->
    [yes] a tile of their own
   *[no] a tile of { $owner }
} from { $square } to { $onto }{ $paid ->
    [0] .
   *[other] {" "}for { $paid } E.U.
}
space1999-event-removed = 🗑️ { $who } takes { $own ->
    [yes] a tile of their own
   *[no] a tile of { $owner }
} off { $square }.
space1999-event-checked = 🌍 { $who } reaches Earth! { $ok ->
    [yes] The light comes on: **the route is right.**
   *[no] The buzzer: **the wrong route.**
}
space1999-event-lost = 💥 { $who } loses { $count ->
    [one] a tile: { $squares }.
   *[other] { $count } tiles: { $squares }.
}
space1999-event-ended = 🏁 It is over: { $order }

## Messages that stay

space1999-announcement-planet = ### 🪐 { $planet }
    { $who } · round { $round }
space1999-announcement-card = Conditions { $conditions } · { $count ->
    [0] no route tile
    [one] 1 route tile
   *[other] { $count } route tiles
} · energy { $energy } · { $instruction }
space1999-announcement-bank = { $taken ->
    [0] 🏦 The Bank has no route tile left: these conditions would bring { $due }.
   *[other] 🏦 The Bank had no more than { $taken } of the { $due } route tiles left.
}
space1999-announcement-again = -# Visited before: the first card stays on the planet.
space1999-announcement-visited = -# { $visited } of { $planets } planets visited
space1999-announcement-answer = ### 🖥️ *{ $plan }*?
    { $who } · round { $round }
space1999-announcement-program = 🗂️ *{ $program }*
space1999-announcement-ship = -# The ship is { $where }: ⚡ { $energy } E.U., { $count ->
    [one] 1 plan
   *[other] { $count } plans
} · { $cards } plans left in the Bank
space1999-announcement-route = ### 🌍 The wrong route
    { $who } · round { $round }
    Stood before Earth, with { $route }% for an OK, and heard the buzzer. Now { $outlook } · { $tiles } tiles on the Monitor.
space1999-replay-round = Round { $round }
space1999-digest-rounds = Rounds { $first } to { $last }
space1999-digest-from = From round { $first } on
space1999-digest-answer = 🖥️ { $who } · *{ $plan }*: { $answer ->
    [ok] ✅ OK
    [negative] ❌ no
   *[neutral] ⚪ no signal
}
space1999-announcement-final = ## 🌍 { $who } brings the ship home, in round { $round }!
space1999-announcement-score = { $rank } { $who }: a route of { $route ->
    [one] 1 tile
   *[other] { $route } tiles
}, { $outlook } · ⚡ { $energy } E.U.
    -# { $won ->
    [yes] at Earth, and the Computer said OK
   *[other] { $nearer ->
        [0] no nearer to Earth than at the start
        [one] 1 square nearer to Earth than at the start
       *[other] { $nearer } squares nearer to Earth than at the start
    }
}
space1999-announcement-ranking = Whoever is home with the Computer’s OK wins; the others stand by how many squares nearer to Earth their routes have come, then by energy.

## Autopilots

space1999-style-navigator = Navigator
space1999-style-navigator-hint = weighs planets, home and route against the energy they cost
space1999-style-gambler = Gambler
space1999-style-gambler-hint = proposes every plan to the Computer, flies far and comes home late, with many tiles
space1999-style-saboteur = Saboteur
space1999-style-saboteur-hint = saves energy to slide apart the routes of those who get near Earth
space1999-style-expert = Expert
space1999-style-expert-hint = looks ahead before each decision; takes a moment

## Table options

space1999-option-plans = Plans on planets
space1999-option-plans-hint = when a flight plan may be used to leave a planet
space1999-option-plans-rulebook = Energy first
space1999-option-plans-rulebook-hint = only without energy, or with every way off barred
space1999-option-plans-free = Free choice
space1999-option-plans-free-hint = a plan may be proposed on a planet at any time
space1999-option-arrival = Arrival at Earth
space1999-option-arrival-hint = what becomes of tiles that the route doesn’t need
space1999-option-arrival-adjacent = With tiles to spare
space1999-option-arrival-adjacent-hint = a tile next to Earth arrives, what is left goes back
space1999-option-arrival-exact = Exact count
space1999-option-arrival-exact-hint = only the last tile held may arrive; with more, stop one square short

## Why a move isn’t allowed

illegal-unknown-place = There is no such place on the chart: { BARE($place) }.
illegal-already-there = You are there already: { space1999-this-place }.
illegal-no-tiles = No flight home without a route tile: explore a planet first.
illegal-place-covered = { space1999-this-place } lies under the Moon now.
illegal-place-occupied = Another ship is there: { space1999-this-place }.
illegal-planet-visited = { space1999-this-place } is visited already: nobody may land there unless the Computer orders it.
illegal-no-planet = { space1999-this-place } is no planet: choose one that isn’t visited yet.
illegal-way-blocked = The way there ({ space1999-this-place }) is blocked: another ship stands at node { BARE($node) }.
illegal-not-connected = No line of force leads there from where you are: { space1999-this-place }.
illegal-energy-lacking = That costs { $needed } E.U. and you have { $held }.
illegal-plans-only = After a no only another flight plan may follow in this turn, no flight on energy.
illegal-not-next = { space1999-this-place } isn’t the next node on any of your lines.
illegal-step-back = You just came from there: { space1999-this-place }. Within one move, steps don’t go straight back.
illegal-no-step-home = Base is no node: a move from node to node never leads home.
illegal-unknown-plan = There is no such flight plan: { $plan }.
illegal-plan-not-held = You don’t hold that flight plan.
illegal-energy-first = On a planet energy goes first: you have { $held } E.U. and a way is open. A plan may be proposed once the energy is gone or every way is barred.
illegal-must-move = You can’t pass as long as you can fly or propose a plan.
illegal-unknown-shape = There is no such tile: { $shape }. There are straight ones and curves.
illegal-unknown-square = There is no such square on the Star Monitor: { $square }.
illegal-unknown-rotation = A tile can’t be turned like that: { $rotation } quarters. A straight one has 0 and 1, a curve 0 to 3.
illegal-unknown-side = There is no such side: { $side }. There are { space1999-side-north }, { space1999-side-east }, { space1999-side-south } and { space1999-side-west }.
illegal-tile-not-held = You hold no such tile: { $shape ->
    [straight] { space1999-shape-straight }
    [curve] { space1999-shape-curve }
   *[other] { $shape }
}.
illegal-earth-square = { $square } is Earth: no tile may lie there.
illegal-square-occupied = There is a tile on { $square } already.
illegal-not-on-route = { $square } isn’t where your route goes on, nor one of your tiles that were pushed aside.
illegal-openings-apart = Turned like that ({ $rotation }) the tile on { $square } doesn’t join your route, or leads off the Monitor.
illegal-exact-count = At this table only the last tile in hand may complete the route, and you hold { $held }.
illegal-must-lay = Every tile that fits has to be laid: there { $count ->
    [one] is 1 way
   *[other] are { $count } ways
} left.
illegal-no-tile = No tile lies on { $square }.
illegal-not-beside = { $onto } isn’t beside { $square }: a tile slides one square, never across a corner.
illegal-slide-in-turn = Tiles are slid in one’s own turn only.
illegal-own-slide-spent = You have slid one of your tiles in this turn already.
illegal-paid-slide-spent = You have slid an opponent’s tile in this turn already.
illegal-not-terminal = The tile on { $square } can’t be taken: of yours any will do, of an opponent’s only the last of the route, or the open end of tiles pushed aside.
illegal-program-moves = The Computer’s card moves a tile; it removes none.
illegal-program-removes = The Computer’s card removes a tile; it moves none.

## Standing orders

space1999-order-fly-home = Fly home
space1999-order-fly-home-hint = On energy in your next turn, or first to a place and home in the turn after
space1999-order-fly-home-text = Fly { $value }.
space1999-order-straight-home = straight home
space1999-order-then-home = { $to }, then home
space1999-order-pass-after-no = Pass after a no
space1999-order-pass-after-no-hint = When the Computer has said no to a plan, no further one is proposed
space1999-order-pass-after-no-text = Propose no further plan after a no.
space1999-order-leave-tiles = Leave the tiles
space1999-order-leave-tiles-hint = When a Computer card lets you move or remove a tile, all stay as they are
space1999-order-leave-tiles-text = Leave all tiles as they are, whatever a Computer card allows.
illegal-order-ship-moved = Your ship was moved: it is elsewhere now ({ space1999-this-place }).
illegal-order-bank-empty = The Bank is empty: only Computer cards change the routes from now on.

space1999-changed-missing = tiles still to be fetched { $amount }
space1999-changed-rival = tiles the leading rival still needs { $amount }
space1999-changed-energy = energy { $amount } E.U.
space1999-changed-plans = flight plans { $amount }
space1999-luck-computer = the Computer
space1999-luck-check = route checks
space1999-luck-planets = planets
space1999-luck-plans = flight plans
space1999-luck-moon = the Moon
