# The commands of 1969: names (lower case, no blanks, at most 32 characters), descriptions (at most 100).

command1969 = 1969
command1969-about = Make your move in 1969 in one line
command1969-hire = hire
command1969-hire-about = Hire a scientist for one of your researches
command1969-spy = spy
command1969-spy-about = Hire a spy and plant it in somebody else’s research
command1969-buy = buy
command1969-buy-about = Buy espionage cards
command1969-discard = discard
command1969-discard-about = Throw a card away to make room in a full hand
command1969-trade = trade
command1969-trade-about = Turn prestige into money
command1969-launch = launch
command1969-launch-about = See a launch’s cost and odds, then confirm it
command1969-reroll = reroll
command1969-reroll-about = Roll one die again, as Simulation allows
command1969-play = play
command1969-play-about = Lay out these cards and no others, face down; seal them with done
command1969-done = done
command1969-done-about = Finish: done buying, stay on Earth, keep the dice, seal the cards, leave the card

option1969-scientist = scientist
option1969-scientist-about = Which type
option1969-research = research
option1969-research-about = Where to
option1969-nation = nation
option1969-nation-about = Whose research
option1969-count = count
option1969-count-about = How many
option1969-card = card
option1969-card-about = The card’s value
option1969-points = points
option1969-points-about = How much prestige
option1969-mission = mission
option1969-mission-about = Which mission
option1969-go = go
option1969-go-about = Launch at once, without the preview
option1969-die = die
option1969-die-about = Which die, from 1
option1969-cards = cards
option1969-cards-about = Their values, such as 1 3; 0 for none

race1969-suggest-cards = { $cards } = { $points } → { $cells ->
    [0] no cell
    [one] 1 cell
   *[other] { $cells } cells
} { $way ->
    [forward] forward
   *[back] back
}
race1969-suggest-no-cards = No cards
