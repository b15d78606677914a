# The rules of 1969 in short, for the help button. Figures come from the board.

race1969-rules-aim-heading = The race in a minute
race1969-rules-aim =
    You run a nation’s space programme from { $first } to { $last }: { $rounds } rounds, and the highest prestige (PP) at the end wins.
    Each round has four phases. Everybody goes through one before the next begins:
    `1` **Income** — money for all, free espionage cards, cash for prestige
    `2` **Purchases** — hire scientists, plant spies, buy cards
    `3` **Missions** — launch one mission, if you like
    `4` **End of the round** — flags are planted; the first player’s part passes to the left
    A lot decides who is first; the others follow clockwise, in the order of their seats.
    You start with { $start } PP, no money, no cards, and a flag on the first cell of the Moon track.

race1969-rules-income-heading = 1 · Income
race1969-rules-income =
    Every nation receives the year’s money: { $incomes } M, from { $first } to { $last }.
    Then each researcher in Espionage draws you a free card. With a full hand ({ $limit }) you either leave it or discard one first.
    Then you may sell prestige: { $rate } M for each PP, at most { $trades } PP, depending on the year, and never more than you have.

race1969-rules-purchases-heading = 2 · Purchases
race1969-rules-purchases =
    Buy whatever you can pay for, in any order.
    🧪 **Scientists** go to a free space of one of your twelve researches at once and never move again. A research holds { $spaces }, and two of the same type only if both are base scientists.
    ⬛ **Spies** go to a free space of somebody else’s research. You gain a bonus token on your own space of that research, worth one researcher, if none lies there yet. A research never takes more than one spy.
    🃏 **Espionage cards** cost { $card } M each. The deck has { $deck }, worth 1, 2 or 3 points; once it is used up, the discards are shuffled into a new one. Never hold more than { $limit }; with a full hand you may discard before you buy. Everybody sees how many you hold, nobody sees their values.
    💡 Keep money back: launches are paid after this phase.

race1969-rules-scientists-heading = Scientists
race1969-rules-scientists =
    ⬜ **Base** · { $baseprice } M · 1 researcher
    🟦 **Genius** · { $geniusprice } M · 2 researchers
    🟩 **Famous** · { $famousprice } M · 1 researcher · +{ $famousprestige } PP for you at the end
    🟥 **Novice** · { $noviceprice } M · 1 researcher · −{ $noviceprestige } PP for you at the end
    ⬛ **Spy** · { $spyprice } M · no researcher · −{ $spyprestige } PP at the end for whoever hosts it
    The supply is shared and limited. A type that has run out can’t be hired.

race1969-rules-researches-heading = Researches, per researcher
race1969-rules-researches =
    📋 **Rocket sheet** — 🧑‍🚀 Astronautics, 🗼 Launch Pad, 🚀 Booster, 🛰️ Command Module, 🕷️ Lunar Module, 🔧 Technology: +1 on missions that show the symbol
    📋 **Ground sheet**
    🔍 Espionage: 1 free card each round
    🤖 Robotics: the first scientist or spy of the round costs { $robotics } M less, never below 0
    💰 Investors: launches cost { $investors } M less, never below 0; the Moon always costs its full price
    ☔ Insurance: { $insurance } M for each failure at the end of your test
    🎯 Simulation: 1 die may be rolled again
    🎧 Ground Control: 1 neutral becomes a success

race1969-rules-missions-heading = 3 · Missions
race1969-rules-missions =
    In turn order, each nation may launch one mission it hasn’t flown yet. You pay, your rocket starts on the first cell (on the Moon track: where your flag stands), and { $dice } dice are rolled. Each die has { $successes } sides ✅, { $neutrals } 🔹 and { $failures } ❌.
    Simulation rerolls first, each die once. Then Ground Control turns neutrals into successes. Then Insurance pays.
    📈 **Score = ✅ − ❌ + your researchers in the mission’s symbols.** The rocket moves by that, back if it is negative, never below the first cell nor beyond the last.
    Each mission once. A table option allows no more than there are flags for, { $flags } besides the Moon.

race1969-rules-tracks-heading = Missions: costs and cells
race1969-rules-tracks =
    In each line the launch cost, and after 🔍 the points of espionage that move a rocket one cell. The cells, from the first, where the rocket starts, to the last, pay this many PP.
    { $tracks }

# A level's heading, and a mission below it, on the page above.
race1969-track-level = { $level ->
    [moon] **🌕 Moon**
   *[other] **Level { $level }**
} · { $cells } cells: { $worths }
race1969-track-mission = { $mission } · { $cost } M · 🔍 { $spying }

race1969-rules-espionage-heading = Espionage
race1969-rules-espionage =
    After the test, the opponents lay any number of cards face down; then the launching nation does, seeing only how many lie there. You may change your mind until you seal.
    All cards are turned up. The opponents’ points, divided by the mission’s espionage cost and rounded down, move the rocket back; then your own, likewise, move it forward. What is left over is lost, and so are all cards played.
    A cell costs { $spying1 } points on level I, { $spying2 } on II, { $spying3 } on III, { $spying4 } on the Moon.
    Talk, threaten, bribe: all of it is allowed, none of it is binding.

race1969-rules-prestige-heading = What a mission pays
race1969-rules-prestige =
    You earn the PP of the cell your rocket ends on, less 1 for each flag that lies on the mission from earlier rounds, but never less than 0. Launches of the same round don’t count against each other: being early pays.
    End on the **last cell**, after espionage, and your flag on the Moon track moves up one cell: a head start for your Moon rocket. On the Moon only the flags of those who have already flown there count.
    At the end of the round you plant a flag on the mission, however it went. Each mission can be flown only once.

race1969-rules-end-heading = The end
race1969-rules-end =
    After { $last } the scientists are counted: +{ $famousprestige } PP for each famous one, −{ $noviceprestige } for each novice, −{ $spyprestige } for each spy in your laboratories. You may fall below 0.
    Most prestige wins; in a tie, most money; if that is equal too, the victory is shared.

race1969-rules-table-heading = At this table
race1969-rules-table =
    👉 **My move** opens your panel; `/1969` does the same in one line. Cards and secret plays reach you by direct message, or by the hand button.
    By default all opponents seal their cards at the same time, and so do all who trade prestige; an option restores the rulebook’s order.
    When your time is up, the safe thing happens: nothing is bought or launched, dice are kept, and whatever you have laid out is sealed.
    The seed’s fingerprint is posted at the start and the seed at the end: `/{ command-table } { command-verify }` replays every die and card.
    For what on the board and dice isn’t from the rulebooks, see “What is reconstructed”.

race1969-rules-origins-heading = What is reconstructed
race1969-rules-origins =
    The rulebooks give every rule, but not all that is printed on the board.
    📕 **From the rulebooks:** prices, effects and numbers of scientists, what each research does, { $dice } dice, { $deck } cards at { $card } M, the first year’s income, the first three trade limits, the espionage cost of { $told }.
    📰 **From reviews:** the sides of the dice, the cards’ values of 1 to 3, the incomes from the second year on, the missions’ levels with their best cells, the symbols of level I.
    🔎 **Inferred:** which symbols go together on levels II and III, and that the rocket starts on the track’s first cell, which has a worth of its own.
    🧮 **Ours, tuned by simulation:** launch costs, all other espionage costs, how many cells levels II and III have, what the cells before the last pay, how many cards have each value, the trade limits from the fourth year on.
    Whoever owns the box may correct the file with these figures; running games keep theirs.
