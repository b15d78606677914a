# The lesson of 1969: each step’s heading and text, what each choice teaches, and the questions.

race1969-step-launch-heading = 1963, the first launch
race1969-step-launch = You lead the USA; Olga, your rival in this lesson, the USSR. Seven years: then whoever has the most prestige (PP) wins. Each column is a mission. ① The higher your rocket climbs, the more PP its cell brings. ② That is what the launch costs. Your labs are still empty, but never mind: launch **EVA**!
race1969-step-launch-a = ① Each ✅ takes the rocket a cell up, each ❌ a cell down, 🔹 does nothing: 3 − 1 = 2 cells. ② Where it stops, it earns what is printed there: 2 PP, which with the 2 from the start makes ★4. You may launch once a year, and each mission once in the game.

race1969-step-hire-heading = 1964, your first researcher
race1969-step-hire = A new year, new money. Chance alone won’t take you to the Moon: you need researchers. This is your lab, with the six parts of a rocket on the left. ① Hire a scientist for Booster. They stay for good.
race1969-step-hire-a = ① Look where else the booster’s sign stands: on three missions and on the Moon’s. Every flight of yours to one of them now goes a cell farther. A sign that many missions share pays off for years.

race1969-step-types-heading = 1964, whom to hire
race1969-step-types = There is room for one more in Booster, and money, too. ① A genius counts as two researchers. ② A famous one brings { $famousprestige } PP at the end. ③ A novice is cheap, but costs you { $noviceprestige } PP at the end. Whom do you take? None is wrong.
race1969-step-types-a = ① Three researchers in Booster: three cells farther on each flight with that sign. Dear, but it works from today on.
race1969-step-types-b = ① One researcher more, and { $famousprestige } PP when the game ends. Let’s say for the next steps that you took the genius.
race1969-step-types-c = ① One researcher more for little money. The { $noviceprestige } PP are missing only at the end. Let’s say for the next steps that you took the genius.

race1969-step-money-heading = 1964, the money for the launch
race1969-step-money = ① This is all that you have left. It is enough for another scientist at { $baseprice } M. But the launch has to be paid for as well, and the cheapest costs 3 M. What do you do?
race1969-step-money-a = ① The money stays in your pocket, and you can launch this year. Remember: hiring comes before the launch, so put the launch’s money aside first.
race1969-step-money-b = ① 1 M left: no launch is that cheap. A whole year without a flight, and there are but seven. Put the launch’s money aside first. We go on as if you had.

race1969-step-research-heading = 1964, research pays
race1969-step-research = Launch! Both missions cost 4 M. Look at the signs: ① for Booster you have three researchers, ② for Launch Pad none. Which one do you launch?
race1969-step-research-a = ① Your three researchers are added to the dice: up to the last cell! ② That pays best, and moves your flag on the Moon track a cell on. From there your Moon rocket will start.
race1969-step-research-b = ① Without researchers there are only the dice, and the rocket hardly gets off the ground: ② 1 PP. With Booster it would have reached the last cell, and moved your flag on the Moon track on: from there your Moon rocket will start.

race1969-step-reroll-heading = 1965, a second roll
race1969-step-reroll = ① Your next rocket is in the air, and one die shows ❌. The right half of your lab helps in other ways: free cards, cheaper launches, better dice. ② With a researcher in Simulation you may roll one die again.
race1969-step-reroll-a = ① The ❌ became a ✅: two cells more. A ❌ can’t get worse when you roll it again, so begin with those.
race1969-step-reroll-b = ① The ❌ stands, and takes a cell. It couldn’t have got worse: a ❌ is always worth a second roll. Try it.

race1969-step-cards-heading = 1966, up your sleeve
race1969-step-cards = And now for the dirty part. ① Espionage cards cost { $card } M each. Everybody sees how many you hold, but not what they are worth. Buy three.
race1969-step-cards-a = ① Each is worth 1, 2 or 3 points. After the dice of a launch you lay them face down: against a rival’s rocket, or for your own.

race1969-step-sabotage-heading = 1966, a little accident
race1969-step-sabotage = Meanwhile you have hired a genius for Launch Pad. ① Olga’s rocket is doing far too well. On this mission 2 points of cards push it back one cell. Only whole cells count: the rest is lost. ② Which card do you lay against it?
race1969-step-sabotage-a = ① 2 points, one cell back: ② Olga gets 1 PP less than she hoped for. Your card is gone. Such is the price.
race1969-step-sabotage-b = ① 1 point isn’t enough for a cell: ② Olga’s rocket doesn’t notice, and your card is gone all the same. A 2 would have pushed it back.

race1969-step-spy-heading = 1967, our man in Moscow
race1969-step-spy = The Moon rocket counts researchers in all six signs, Technology too. ① Olga has a genius there, and a free space beside him. Put a spy into it: at the end he costs Olga { $spyprestige } PP, and you nothing.
race1969-step-spy-a = And he sends home what he learns: ① the token with the + counts as a researcher of your own. One spy, two uses.

race1969-step-support-heading = 1967, your rocket in danger
race1969-step-support = Your rocket is up: the mission is Launch Pad. ① Olga has laid a card against it: you see that there is one, not its points. ② Now you: 2 points push it on one cell. Both sides are turned up together. What do you lay?
race1969-step-support-a = ① Olga’s 3 points: one cell back. Your 4: two cells on. ② That makes the last cell, and your Moon flag moves on. Your hand is empty, but it was worth it.
race1969-step-support-b = ① Olga’s 3 points push one cell back, your 3 one cell on: ② you are where you were. A fourth point would have made a second cell, and it was in your hand.
race1969-step-support-c = ① Olga’s 3 points push your rocket back one cell, and nothing pushes it on. ② You save your cards and lose prestige. With 1 and 3 it would have reached the last cell.

race1969-step-flags-heading = 1968, who was here first?
race1969-step-flags = At the end of a year, whoever flew a mission plants a flag there. From then on each flag takes 1 PP from every rocket. ① Nobody has been to Command Module, ② Olga has been to Lunar Module. You are equally good at both. (Your own flags never cost you: you fly each mission once.)
race1969-step-flags-a = ① The last cell, and all of its PP: nobody was here before you. Being first pays.
race1969-step-flags-b = ① The last cell as well, but Olga’s flag takes 1 PP. On Command Module you would have got all of it: being first pays.

race1969-step-moon-heading = 1969, to the Moon
race1969-step-moon = The last year. You have traded 4 PP for 8 M (a year’s ★ says how many you may) and hired for all six signs: twelve researchers. ① Your flag is three cells ahead; your rocket starts there. ② Right at the end of the track wait 35 PP. Go!
race1969-step-moon-a = ① Four ✅, one ❌. With your researchers that is one cell short of the landing … but you have Simulation.

race1969-step-landing-heading = 1969, one die
race1969-step-landing = ① Five dice, one of them ❌, and the whole world is watching. You know what a second roll can do.
race1969-step-landing-a = **The Eagle has landed.** ① 35 PP! The year is over, and with it the game: famous scientists, novices and spies are counted, and the most prestige wins. Yours.
race1969-step-landing-b = ① One cell short of the landing. You win all the same, but 22 PP were one die away. Go back and roll it: a ❌ can’t get worse.

race1969-quiz-signs = You hire a researcher for 🚀 Booster. What do you gain?
race1969-quiz-signs-a = My next launch is cheaper
race1969-quiz-signs-b = All my flights with that sign go farther
race1969-quiz-signs-c = I may roll one die again
race1969-quiz-signs-why = A researcher stays for good, and adds 1 to each of your flights to a mission with that sign, the Moon included.

race1969-quiz-whole-cells = A cell costs 2 points of cards. 5 points are laid against a rocket. How far does it go back?
race1969-quiz-whole-cells-a = 2 cells
race1969-quiz-whole-cells-b = 3 cells
race1969-quiz-whole-cells-c = 5 cells
race1969-quiz-whole-cells-why = 5 points make two whole cells. The fifth point is lost, and so are all the cards.

race1969-quiz-flags = A rocket stops on a cell of 5 PP. Two flags of earlier years lie on that mission. What does it earn?
race1969-quiz-flags-a = 5 PP
race1969-quiz-flags-b = 7 PP
race1969-quiz-flags-c = 3 PP
race1969-quiz-flags-why = Each flag of earlier years takes 1 PP: 5 − 2 = 3. That is why being first pays.

race1969-quiz-moon-flag = Besides its PP: what is a mission’s last cell good for?
race1969-quiz-moon-flag-a = I may fly this mission once more
race1969-quiz-moon-flag-b = My Moon rocket will start farther ahead
race1969-quiz-moon-flag-c = The others’ flags are removed
race1969-quiz-moon-flag-why = Whoever reaches a last cell moves their flag on the Moon track a cell on, and starts from there in the end.
