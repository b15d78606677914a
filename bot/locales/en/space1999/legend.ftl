# What the signs in the pictures of Spazio: 1999 and the words in its texts mean, behind *What is this?*.

space1999-legend-chart = The star chart
space1999-legend-monitor = The Star Monitor
space1999-legend-computer = The Central Computer
space1999-legend-words = Words and signs in the texts

space1999-sign-node = Node
space1999-sign-node-text = a crossing with its number. You may stop at any free one; where a ship stands nobody else may stop or pass.

space1999-sign-line = Line of force
space1999-sign-line-text = ships fly along these lines. Straight on costs 1 unit of energy, however far, and each bend 1 more.

space1999-sign-planet = Planet
space1999-sign-planet-text = in colour, with a bright name: nobody has landed yet. Whoever lands draws a planet card, which mostly gives route tiles.

space1999-sign-visited = Grey planet with a flag
space1999-sign-visited-text = visited already. The flag says which sector came first. Nobody may land here unless the Computer orders it.

space1999-sign-ship = Ship
space1999-sign-ship-text = one for each crew, with the letter, shape and colour of its sector. At Base it stands on its quarter of the Moon.

space1999-sign-moon = The Moon
space1999-sign-moon-text = its quarters are the Bases A to D, its number is where it stands. After each round it moves and turns a quarter. Nothing under it can be flown to.

space1999-sign-moon-number = Dark red box
space1999-sign-moon-number-text = a place where the Moon may go, with its number. Each large dot is a Moon card with this number still in the deck, each small one a card already drawn.

space1999-sign-arrow = Red arrow
space1999-sign-arrow-text = here the Moon’s red notch points at the start. It only shows how far the Moon has turned.

space1999-sign-in-reach = Amber: in reach
space1999-sign-in-reach-text = you can go there now. On a picture with amber places, dots without a number are out of reach.

space1999-sign-price = Amber figure
space1999-sign-price-text = the units of energy that a flight there costs now.

space1999-sign-flew = Orange line and ring
space1999-sign-flew-text = the way of the last flight, and the ship that flew.

space1999-sign-leapt = Orange dots
space1999-sign-leapt-text = the last move was a leap: by a plan, by the Computer, or home with the Moon. Nothing bars a leap.

space1999-sign-up = Upper left
space1999-sign-up-text = whose turn it is, and how much energy that crew has.

space1999-sign-planets-left = Upper right
space1999-sign-planets-left-text = so many planets haven’t been visited yet. At 0 all open again.

space1999-sign-earth = Earth
space1999-sign-earth-text = the goal, in the centre. A route arrives with a tile beside Earth that opens towards it.

space1999-sign-start = Tab with a letter
space1999-sign-start-text = here the route of this sector comes onto the Monitor. Its first tile has to be open to this side.

space1999-sign-tiles = Route tiles that lie
space1999-sign-tiles-text = bright ones make an unbroken route from the sector’s side. There are straight tiles and curves.

space1999-sign-displaced = Dim, hatched tile
space1999-sign-displaced-text = pushed aside, or behind a gap: it doesn’t count until the route reaches it again.

space1999-sign-missing = Countdown to Earth
space1999-sign-missing-text = a shortest way on for this sector: on each square how many tiles are still to lay from there. You may lay another way.

space1999-sign-moved = Orange corners
space1999-sign-moved-text = the tile that was laid or moved last.

space1999-sign-choice = Amber frame
space1999-sign-choice-text = a tile that you may choose, or your move before you confirm it.

space1999-sign-progress = Squares before Earth
space1999-sign-progress-text = full ones are tiles of the route, empty ones are missing. The figure says at least how many.

space1999-sign-energy = Energy
space1999-sign-energy-text = in units (E.U.): what flights and slides are paid with. Each landing at Base brings some.

space1999-sign-plans = Flight plan
space1999-sign-plans-text = face down: how many a crew holds. Only its owner sees what they say.

space1999-sign-held = Tiles in hand
space1999-sign-held-text = straight tiles and curves brought from planets and not laid yet. In the Bank’s box: those that are left.

space1999-sign-deciding = Amber row
space1999-sign-deciding-text = this crew has to decide something now.

space1999-sign-bank = Bank
space1999-sign-bank-text = the supply of route tiles, 40 in all. Lost and returned tiles go back to it; if it is empty, planets give none.

space1999-sign-ok = OK ✅
space1999-sign-ok-text = the light is on: the plan is carried out. For a route before Earth: it is the right one, and you have won.

space1999-sign-no = No ❌
space1999-sign-no-text = only the buzzer: the plan is lost and the ship moves one node. For a route: the last two tiles laid go back to the Bank.

space1999-sign-no-signal = No signal ⚪
space1999-sign-no-signal-text = neither light nor buzzer: you keep the plan, and a Computer card decides what happens.

space1999-sign-plan = Flight plan 📘
space1999-sign-plan-text = an order for a leap to a planet, for the way home or for energy. It costs nothing, but the Computer must agree.

space1999-sign-program = Computer card 🗂️
space1999-sign-program-text = drawn where it gives no signal: move or remove a tile, a landing, energy, flight plans, or home.

space1999-sign-last-answer = The last word
space1999-sign-last-answer-text = when a route reaches Earth, the Computer is asked once more, and this time it always says OK or no.

space1999-sign-unit = E.U. ⚡
space1999-sign-unit-text = unit of energy: flights and slides are paid with it.

space1999-sign-run = Run and bend
space1999-sign-run-text = a run is a straight stretch of a flight, a bend the node where it changes direction. Cost: 1 E.U. + 1 for each bend.

space1999-sign-next-turn = Home next turn: 1 to 4
space1999-sign-next-turn-text = what the way home will cost from there after the Moon’s move: the least and the most, by the Moon cards left. Ships in the way aren’t counted.

space1999-sign-to-earth = Tiles to Earth
space1999-sign-to-earth-text = the fewest tiles, of whatever shape, that would complete the route from its end.

space1999-sign-at-best = You must lay … at best
space1999-sign-at-best-text = all tiles that fit have to be laid at home, even if they lead away. At best: the best you can do with exactly these tiles, without a slide.

space1999-sign-sides = South–east
space1999-sign-sides-text = how a tile lies: the two sides where it is open. The arrow before it shows where your route goes on.

space1999-sign-pushed-aside = Pushed aside
space1999-sign-pushed-aside-text = a tile that no longer belongs to an unbroken route. Its owner may build on from its open ends.

space1999-sign-slide = Slide 🧲
space1999-sign-slide-text = move a tile to an empty square beside it, unturned: once a turn one of yours for nothing, and one of an opponent’s for energy.

space1999-sign-shut-in = Shut in
space1999-sign-shut-in-text = other tiles bar every way to Earth. A slide can open one.

space1999-sign-place = Place 1 of 3 (by energy)
space1999-sign-place-text = your rank: by how much nearer to Earth than at the start your route is, then by energy. Only the first who arrives wins.

space1999-sign-emoji = 🪐 ✳️ 🏠 🧩 🧭
space1999-sign-emoji-text = planet, node, home at Base, route tiles, your route.
