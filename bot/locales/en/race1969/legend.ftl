# What the signs in the pictures of 1969 and the words in its texts mean, behind *What is this?*.

race1969-legend-missions = The missions’ picture
race1969-legend-nations = The nations’ picture
race1969-legend-sheet = Researches and sheets
race1969-legend-hand = Cards
race1969-legend-flight = A flight
race1969-legend-words = Words and signs in the texts

race1969-sign-symbols = Symbols
race1969-sign-symbols-text = what the mission needs. Each researcher you have in one of these researches moves your rocket one cell further.

race1969-sign-launch-cost = Launch cost
race1969-sign-launch-cost-text = so many millions you pay when you launch the mission.

race1969-sign-spying-cost = Espionage cost
race1969-sign-spying-cost-text = so many points of cards move a rocket on this track one cell.

race1969-sign-cell = Cells
race1969-sign-cell-text = a rocket starts on the lowest one and climbs. The figure on a cell is the prestige that it pays a rocket that ends there, and its name in texts: cell “2”. On a long track every other cell shows its figure only with a rocket on it.

race1969-sign-last-cell = Last cell
race1969-sign-last-cell-text = a rocket that ends here also moves its nation’s flag on the Moon track one cell on.

race1969-sign-moon-cell = Moon track
race1969-sign-moon-cell-text = the cells of the Moon Mission. They run once round the Moon and end in its middle.

race1969-sign-moon-flag = Flag by the Moon track
race1969-sign-moon-flag-text = from this cell the nation’s Moon rocket will start. Last cells of other missions move it on.

race1969-sign-rocket = Rocket
race1969-sign-rocket-text = a nation flies this mission this year; the rocket’s letter and colour say which.

race1969-sign-moved-last = Bright outline
race1969-sign-moved-last-text = the rocket that has moved last.

race1969-sign-flag = Flags on a mission
race1969-sign-flag-text = these nations flew the mission in earlier years. The dots beside them are places for the others.

race1969-sign-deducted = Red −2
race1969-sign-deducted-text = because of its flags every cell of this mission pays so much prestige less, but never less than 0.

race1969-sign-dice = Dice
race1969-sign-dice-text = of the launch under way: ✅ success, a cell on; 🔹 neutral, nothing; ❌ failure, a cell back. Below them stands what they and the researchers come to.

race1969-sign-face-down = Cards against a rocket
race1969-sign-face-down-text = so many cards this nation has laid face down against the rocket in flight.

race1969-sign-nations = Nations
race1969-sign-nations-text = a letter on a shape and colour of its own: U USA, S USSR, C Canada, F France, G Germany.

race1969-sign-year = A year
race1969-sign-year-text = on the left the money that every nation receives, on the right, beside the star, how much prestige it may sell. Orange is this year.

race1969-sign-score = Score track
race1969-sign-score-text = the prestige of each nation as a bar below its figures.

race1969-sign-base = Base scientist
race1969-sign-base-text = 1 researcher. Two of them may share a research. Beside each type: its price and how many are left.

race1969-sign-genius = Genius
race1969-sign-genius-text = a scientist who counts as 2 researchers.

race1969-sign-famous = Famous scientist
race1969-sign-famous-text = 1 researcher, and prestige for you at the end of the game.

race1969-sign-novice = Novice
race1969-sign-novice-text = 1 cheap researcher who costs you prestige at the end of the game.

race1969-sign-spy = Spy
race1969-sign-spy-text = you plant it in a rival’s research: it takes a space there, costs its host prestige at the end, and brings you a bonus token.

race1969-sign-card-back = Espionage card
race1969-sign-card-back-text = face down: everybody sees how many a nation holds, nobody their points.

race1969-sign-prestige = Prestige
race1969-sign-prestige-text = points of prestige (PP). Whoever has most at the end wins.

race1969-sign-money = Money
race1969-sign-money-text = in millions (M): it pays for scientists, cards and launches.

race1969-sign-researchers = Researchers
race1969-sign-researchers-text = how strong a nation is in the research of that column; the brighter, the more. A dash is none.

race1969-sign-up = Orange row
race1969-sign-up-text = this nation has to decide something now.

race1969-sign-changed = Orange frame
race1969-sign-changed-text = what the last move changed.

race1969-sign-eva = Astronautics
race1969-sign-eva-text = counts in missions with the helmet.

race1969-sign-launch-pad = Launch Pad
race1969-sign-launch-pad-text = counts in missions with the tower.

race1969-sign-booster = Booster
race1969-sign-booster-text = counts in missions with the rocket.

race1969-sign-csm = Command Module
race1969-sign-csm-text = counts in missions with the capsule.

race1969-sign-lem = Lunar Module
race1969-sign-lem-text = counts in missions with the lander on four legs.

race1969-sign-technology = Technology
race1969-sign-technology-text = counts in missions with the atom.

race1969-sign-espionage = Espionage
race1969-sign-espionage-text = a free card each year for each researcher.

race1969-sign-robotics = Robotics
race1969-sign-robotics-text = makes your first scientist of each year cheaper.

race1969-sign-investors = Investors
race1969-sign-investors-text = make your launches cheaper, but never the Moon.

race1969-sign-insurance = Insurance
race1969-sign-insurance-text = pays you for each ❌ of your launches.

race1969-sign-simulation = Simulation
race1969-sign-simulation-text = lets you roll one die of a launch again for each researcher.

race1969-sign-ground-control = Ground Control
race1969-sign-ground-control-text = turns one 🔹 of a launch into ✅ for each researcher.

race1969-sign-space = Spaces
race1969-sign-space-text = room for scientists: one cube each. A research of a rival with an empty space has room for your spy.

race1969-sign-bonus = Bonus token
race1969-sign-bonus-text = what your spy abroad brings you: 1 researcher in the same research at home.

race1969-sign-flown = A mission flown
race1969-sign-flown-text = its symbols, the year and the prestige that it paid.

race1969-sign-card-front = Your cards
race1969-sign-card-front-text = the figure, and the dots, are the card’s points: 1, 2 or 3. So many points as the mission’s espionage cost move a rocket one cell.

race1969-sign-laid = Laid out, sealed ✉️
race1969-sign-laid-text = cards that you lay face down may be taken back until you seal them. Then they are spent, whatever comes of it.

race1969-sign-die-success = Success ✅
race1969-sign-die-success-text = moves the rocket one cell on.

race1969-sign-die-neutral = Neutral 🔹
race1969-sign-die-neutral-text = moves nothing; Ground Control can make it a success.

race1969-sign-die-failure = Failure ❌
race1969-sign-die-failure-text = moves the rocket one cell back; Insurance pays for it.

race1969-sign-way-test = Blue-green arrow
race1969-sign-way-test-text = how far dice and researchers take the rocket.

race1969-sign-way-back = Red arrow
race1969-sign-way-back-text = how far the opponents’ cards push it back.

race1969-sign-way-forward = Yellow arrow
race1969-sign-way-forward-text = how far the nation’s own cards push it on.

race1969-sign-ended = Framed cell
race1969-sign-ended-text = here the flight ends: the cell’s figure less the flags is the prestige.

race1969-sign-division = Cards counted
race1969-sign-division-text = 5 ÷ 2 = −2: all points against the rocket (Σ: of several nations), divided by the espionage cost: so many whole cells back. The rest is lost.

race1969-sign-word-pp = PP, M
race1969-sign-word-pp-text = points of prestige 🏅, and millions 💵.

race1969-sign-word-researcher = Researcher 👥
race1969-sign-word-researcher-text = the strength of a research: 1 from most scientists, 2 from a genius, 1 from a bonus token.

race1969-sign-word-top = To the top 🔝
race1969-sign-word-top-text = to the last cell of a track.

race1969-sign-word-average = ≈
race1969-sign-word-average-text = the average of all possible rolls of the dice. Other nations’ cards are left out, unless the line speaks of them.

race1969-sign-word-cell = Cell “3”
race1969-sign-word-cell-text = the cell with this figure on the board. Where several cells have it, they are counted from the start: “9” (2nd of 6).

race1969-sign-word-level = Level I, II, III
race1969-sign-word-level-text = missions with one, two or three symbols: the more, the longer the track and the dearer the launch.

race1969-sign-word-point = Points 🃏
race1969-sign-word-point-text = what cards are worth against or for a rocket. Prestige is always PP.

race1969-sign-word-emoji = 🚩 🌕 🔍
race1969-sign-word-emoji-text = flags on a mission, the Moon and its track, espionage.
