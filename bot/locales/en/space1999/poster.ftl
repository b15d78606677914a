# The poster of Spazio: 1999: all rules on one page, as pictures and as text. No emoji: the pictures’ fonts have none.

space1999-poster-way = A round

space1999-poster-aim = The goal
space1999-poster-aim-text = Be the first with a route of tiles from your side to Earth. The shortest takes { $least }.

space1999-poster-turn = Your turn
space1999-poster-turn-text = Fly on your energy, or propose a flight plan. If you can do neither, you pass.

space1999-poster-flight = A flight
space1999-poster-flight-text = Straight on costs 1 energy, however far, each bend 1 more. Stop at any free node. Ships bar the way.

space1999-poster-planet = A planet
space1999-poster-planet-text = Draw a card: 0, 1 or 2 tiles, energy, perhaps an order. Then nobody else may land there.

space1999-poster-home = Home at Base
space1999-poster-home-text = +{ $homecoming } energy, and your turn ends. You fly home only with a tile, into your own quarter of the Moon.

space1999-poster-moon = The Moon
space1999-poster-moon-text = After each round it moves to a card’s number and turns. It takes home the ships it meets in space.

space1999-poster-computer = The Central Computer

space1999-poster-plan = A flight plan
space1999-poster-plan-text = A leap to a planet, home, or energy: free, if the Computer agrees. On a planet only without energy.

space1999-poster-ok = OK: { $ok }%
space1999-poster-ok-text = The light comes on. Your plan is carried out.

space1999-poster-no = No: { $negative }%
space1999-poster-no-text = The buzzer. The plan is lost and your ship moves one node. You may propose another.

space1999-poster-nosignal = No signal: { $neutral }%
space1999-poster-nosignal-text = You keep the plan. A Computer card decides: tiles, a landing, energy, plans, or home.

space1999-poster-right = Arrived? OK: { $right }%
space1999-poster-right-text = At once the Computer is asked about your route. OK: you have won.

space1999-poster-wrong = The wrong route
space1999-poster-wrong-text = Otherwise the { $lost } tiles you laid last go back to the Bank, and the race goes on.

space1999-poster-signs = Tiles and signs

space1999-poster-lay = Laying tiles
space1999-poster-lay-text = At Base all that fit must be laid: at the end of your route, turned as you like, even if they lead away.

space1999-poster-slide = Sliding
space1999-poster-slide-text = Once a turn push a tile one square: one of yours for nothing, another’s for { $slide } energy. It is dim then.

space1999-poster-progress = Full and empty
space1999-poster-progress-text = Tiles of your route that lie, and those that it still lacks to Earth, at least.

space1999-poster-visited = Grey with a flag
space1999-poster-visited-text = A planet visited already: only the Computer can send you there. When all are grey, all open again.

space1999-poster-price = Amber
space1999-poster-price-text = You can reach it now. The figure is the energy that the flight costs.

space1999-poster-energy = Energy
space1999-poster-energy-text = You begin with { $energy } units. They pay for flights and slides; planets, plans and Base bring more.
