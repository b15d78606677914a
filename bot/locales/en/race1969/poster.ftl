# The poster of 1969: all of its rules on one page, as a picture and as text. No emoji: the pictures’ fonts have none.

race1969-poster-race = The race to the Moon

race1969-poster-aim = The aim
race1969-poster-aim-text = { $rounds } years, { $first } to { $last }. Most prestige (PP) at the end wins; in a tie, most money.

race1969-poster-income = 1 · Income
race1969-poster-income-text = The year’s money for all. A free card for each Espionage researcher. You may sell prestige: { $rate } M a point.

race1969-poster-purchases = 2 · Purchases
race1969-poster-purchases-text = Hire scientists, plant spies, buy cards, in any order. Whoever is hired stays for good.

race1969-poster-missions = 3 · Missions
race1969-poster-missions-text = In turn, each nation may launch one mission it hasn’t flown yet. Keep money for that.

race1969-poster-year = 4 · End of the year
race1969-poster-year-text = A flag goes on each mission flown. The next nation to the left goes first.

race1969-poster-end = After { $last }
race1969-poster-end-text = +{ $famousprestige } PP for each famous scientist, −{ $noviceprestige } for each novice, −{ $spyprestige } for each spy planted with you.

race1969-poster-staff = What money buys

race1969-poster-base = Base · { $baseprice } M
race1969-poster-base-text = 1 researcher. Two of them may share a research; of all other types one.

race1969-poster-genius = Genius · { $geniusprice } M
race1969-poster-genius-text = 2 researchers.

race1969-poster-famous = Famous · { $famousprice } M
race1969-poster-famous-text = 1 researcher, and +{ $famousprestige } PP at the end.

race1969-poster-novice = Novice · { $noviceprice } M
race1969-poster-novice-text = 1 researcher, but −{ $noviceprestige } PP at the end.

race1969-poster-spy = Spy · { $spyprice } M
race1969-poster-spy-text = Takes a space in a rival’s research and costs them { $spyprestige } PP. You get a bonus token: 1 researcher in it at home.

race1969-poster-card = Card · { $card } M
race1969-poster-card-text = 1, 2 or 3 points for or against a rocket. At most { $limit } in hand; all see how many, nobody the points.

race1969-poster-researches = What a researcher brings
race1969-poster-symbol-text = +1 in missions with this symbol

race1969-poster-launch-pad = Launch Pad
race1969-poster-espionage = Espionage
race1969-poster-espionage-text = 1 free card a year
race1969-poster-robotics-text = first hire of a year −{ $robotics } M
race1969-poster-investors-text = launches −{ $investors } M, not the Moon
race1969-poster-insurance-text = { $insurance } M for each failure you roll
race1969-poster-simulation-text = 1 die rolled again
race1969-poster-ground-control-text = 1 neutral becomes a success

race1969-poster-launch = The launch, step by step

race1969-poster-pay = 1 · Pay
race1969-poster-pay-text = Pay the launch cost. The rocket starts on the lowest cell; to the Moon, where your flag stands.

race1969-poster-roll = 2 · Roll
race1969-poster-roll-text = { $dice } dice: a success is a cell up, a failure a cell down. Simulation, Ground Control and Insurance help here.

race1969-poster-add = 3 · Add
race1969-poster-add-text = Add your researchers in the mission’s symbols: so many cells the rocket climbs.

race1969-poster-against = 4 · Rivals
race1969-poster-against-text = They lay cards face down. All their points ÷ espionage cost: so many whole cells back.

race1969-poster-answer = 5 · Your cards
race1969-poster-answer-text = You see how many lie there, not their points, and answer. Yours push forward likewise. All cards played are spent.

race1969-poster-paid = 6 · Prestige
race1969-poster-paid-text = The figure on the cell, less 1 for each flag from earlier years, but never below 0.

race1969-poster-signs = What stands on the board

race1969-poster-symbols = Symbols
race1969-poster-symbols-text = Which researches help this mission. One symbol: level I, two: II, three: III. The Moon has all six.

race1969-poster-cost = Launch cost
race1969-poster-cost-text = Millions for a launch.

race1969-poster-spying = Espionage cost
race1969-poster-spying-text = Points of cards that move a rocket one cell.

race1969-poster-flags = Flags
race1969-poster-flags-text = Who flew here in earlier years; the red figure is what every cell pays less.

race1969-poster-last = Last cell
race1969-poster-last-text = End here, and your flag on the Moon track moves one cell on: a head start.

race1969-poster-moon = Moon Mission
race1969-poster-moon-text = The longest track and the best last cell. Your rocket starts at your flag; each nation flies there once.
