# 1969: names, choices, questions and what happened. Money is in millions (M), prestige in points (PP).

race1969-title = 1969
race1969-pitch = Lead a nation’s space programme: hire scientists, spy on your rivals, and fly as far as the Moon. The most prestige wins.
race1969-length = 7 years: two hours together, or two to three weeks move by move
race1969-difficulty = Medium: quick to learn; the art is to weigh money, risk and hidden cards
race1969-choose-identity = Choose nation

## Numbers

race1969-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
race1969-percent-small = <1%
race1969-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Nations

race1969-nation-usa = USA
race1969-nation-ussr = USSR
race1969-nation-canada = Canada
race1969-nation-france = France
race1969-nation-germany = Germany

## Scientists: as a label, and within a sentence

race1969-scientist-base = Base
race1969-scientist-genius = Genius
race1969-scientist-famous = Famous
race1969-scientist-novice = Novice
race1969-scientist-spy = Spy

race1969-a-scientist-base = a base scientist
race1969-a-scientist-genius = a genius
race1969-a-scientist-famous = a famous scientist
race1969-a-scientist-novice = a novice
race1969-a-scientist-spy = a spy
# A scientist by name, where nothing around it says that scientists are meant.
race1969-one-base = Base scientist
race1969-one-genius = Genius
race1969-one-famous = Famous scientist
race1969-one-novice = Novice
race1969-one-spy = Spy

## Researches, and the symbols that missions are named after

race1969-research-eva = Astronautics (EVA)
race1969-research-launch-pad = Launch Pad
race1969-research-booster = Booster
race1969-research-csm = Command Module (CSM)
race1969-research-lem = Lunar Module (LEM)
race1969-research-technology = Technology
race1969-research-espionage = Espionage
race1969-research-robotics = Robotics
race1969-research-investors = Investors
race1969-research-insurance = Insurance
race1969-research-simulation = Simulation
race1969-research-ground-control = Ground Control

race1969-symbol-eva = EVA
race1969-symbol-launch-pad = Launch Pad
race1969-symbol-booster = Booster
race1969-symbol-csm = Command Module
race1969-symbol-lem = Lunar Module
race1969-symbol-technology = Technology
race1969-mission-moon = Moon Mission

## What a research does with so many researchers

race1969-effect-simulation = { $count ->
    [one] 1 reroll
   *[other] { $count } rerolls
}
race1969-effect-ground-control = { $count ->
    [one] 1 neutral becomes a success
   *[other] { $count } neutrals become successes
}
race1969-effect-sabotage = { $points ->
    [one] 1 point
   *[other] { $points } points
} → { $cells ->
    [0] no cell
    [one] 1 cell back
   *[other] { $cells } cells back
}{ $loss ->
    [0] {""}
   *[other] , −{ $loss } PP
}
race1969-effect-support = { $points ->
    [one] 1 point
   *[other] { $points } points
} → { $cells ->
    [0] no cell
    [one] 1 cell forward
   *[other] { $cells } cells forward
}, ≈ { $prestige } PP
race1969-gain-symbol = { $gains ->
    [yes] { $launch } · +{ $added } on { $missions } missions
   *[no] adds nothing now: { $missions } missions
}{ $count ->
    [0] , all flown: { $shown }
   *[other] , open: { $shown }
}
race1969-gain-launch = { $when ->
    [next] next year,{" "}
    [later] later,{" "}
   *[now] {""}
}{ $mission }: { $before } → { $after } PP
race1969-gain-no-launch = nothing: no launch left
race1969-gain-espionage = { $years ->
    [0] nothing: no more free cards before the end
    [one] free cards: { $before } → { $after }, once more
   *[other] free cards a year: { $before } → { $after }, { $years } more times
}
race1969-gain-robotics = { $years ->
    [0] nothing: no first hire is still to come
   *[other] first hire a year: { $before } → { $after } M off, from next year on
}
race1969-gain-investors = { $launches ->
    [0] nothing: no launch left but the Moon
    [one] launches: { $before } → { $after } M off (not the Moon), once more
   *[other] launches: { $before } → { $after } M off (not the Moon), at most { $launches } more times
}
race1969-gain-insurance = { $when ->
    [next] next year,{" "}
    [later] later,{" "}
   *[now] {""}
}{ $mission }: ≈ { $before } → { $after } M back

race1969-die-success = success
race1969-die-neutral = neutral
race1969-die-failure = failure

## Where the game stands

race1969-phase-income = Income
race1969-phase-purchases = Purchases
race1969-phase-missions = Missions
race1969-phase-over = Final count

# A cell by the figure that is printed on it; where several of its track have the same, by which of them, from the start.
race1969-cell = “{ $worth }”{ $count ->
    [1] {""}
   *[other] {" "}({ $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $count })
}

race1969-headline = 📅 **{ $year }** · { $phase } · round { $round } of { $rounds }
race1969-headline-launch = 📅 **{ $year }** · { $who } is flying { $mission }: cell { $cell }{ $left ->
    [0] , the last
   *[other] , { $left } below the last
}
race1969-headline-won = 🏆 { $count ->
    [one] { $who } wins the space race with **{ $prestige } PP**
   *[other] { $who } share the victory with **{ $prestige } PP** each
}

race1969-ask-free-card = has a full hand and a free card waiting
race1969-ask-trade = may trade prestige for money
race1969-ask-purchase = may hire scientists and buy cards
race1969-ask-launch = may launch a mission
race1969-ask-reroll = may reroll dice
race1969-ask-sabotage = may lay cards against the rocket of { $nation }
race1969-ask-support = may lay cards for their own rocket

## Questions

race1969-standing = 💵 **{ $money } M** · 🏅 **{ $prestige } PP**{ $place ->
    [later] {""}
   *[now] , { race1969-lead }
} · 🃏 { $count ->
    [0] no cards
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards } = { $points } points
}
race1969-lead = { $place ->
    [ahead] ahead by { $lead }
    [behind] behind by { $lead }
   *[level] level with the best
}
race1969-projection = 🏁 If it ended now: you { $own }, { $best } { $theirs }: { race1969-lead }.
race1969-counted = **{ $total } PP** ({ $prestige } now, { $why })
race1969-uncounted = **{ $total } PP**
race1969-projected-famous = { $count ->
    [one] 1 famous scientist
   *[other] { $count } famous scientists
} +{ $points }
race1969-projected-novice = { $count ->
    [one] 1 novice
   *[other] { $count } novices
} −{ $points }
race1969-projected-spy = { $count ->
    [one] 1 spy of a rival’s
   *[other] { $count } spies of rivals
} −{ $points }

race1969-question-free-card = **Your hand is full.** A free card is waiting, but nobody may hold more than { $limit }: throw one away to draw it, or leave it in the deck.

race1969-question-trade = **Sell some glory?** Each point of prestige brings { $rate } M. In { $year } you may trade up to { $limit }. Prestige wins the game, money pays for scientists and launches.
race1969-question-trade-sealed = -# Everybody chooses in secret; all trades are shown together.

race1969-question-purchase = **Hire and buy in any order.** Once placed, a scientist stays.
race1969-question-robotics = 🤖 Robotics takes up to { $saved } M off the next scientist you hire, only the first this year.
race1969-question-keep = { $enough ->
    [yes] 🚀 The cheapest launch this year: { $mission } for { $cost } M.
   *[no] ⚠️ { $money } M won’t pay for a launch this year as things stand: the cheapest mission, { $mission }, costs { $cost } M.
}
race1969-question-all-flown = 🚀 You have no mission left to fly: every million may go into the laboratories.
race1969-question-prospects = Your best launches now{ $last ->
    [no] , cost weighed in
   *[yes] {""}
}:
race1969-question-prospect = • { $mission }: { $cost } M · ≈ { $prestige } PP · { $top } to the top

race1969-question-launch = **Go or no go?** One launch a year, each mission once in the game. Pick one to see every figure before you pay.
race1969-question-hands = 🃏 Cards in other hands: { $hands }
race1969-question-moon-flag = { $flown ->
    [yes] 🌕 You have flown to the Moon: your flag on its track is of no more use.
   *[no] 🌕 Your flag on the Moon track: cell { $cell }{ $left ->
       [0] , the last
      *[other] , { $left } below the last
   }. Your Moon rocket starts there.
}

race1969-question-reroll = { $mission } — the dice show { $dice }. Simulation lets you reroll { $left ->
    [one] 1 die
   *[other] { $left } dice
}, each die once, and the second roll stands.
race1969-question-reroll-count = ✅ { $successes } · 🔹 { $neutrals } · ❌ { $failures } → { $score } before Ground Control and your researchers

race1969-question-sabotage = **A little accident?** You may lay cards face down against the rocket of { $who }.
race1969-question-support = **Your people on the inside.** You may lay cards face down to push your own rocket on.
race1969-question-rocket = { $mission }: rocket on cell { $cell }{ $left ->
    [0] , the last
   *[other] , { $left } below the last
}, worth { $worth } PP. { $cost } points move it one cell; what is left over is lost.
race1969-espionage-step = • { $points } points: cell { $cell }{ $top ->
    [yes] {" "}🔝
   *[no] {""}
}, { $prestige } PP { $sign ->
    [plus] (+{ $change })
    [minus] (−{ $change })
   *[none] (no change)
}
race1969-espionage-no-step-back = • It stands on the first cell: no card can push it back.
race1969-espionage-no-step-forward = • It stands on the last cell: your cards can only make up for what opponents do to it.
race1969-question-face-down = 🎴 Face down against it: { $cards }
race1969-cards-of = { $nation } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
race1969-question-together = ➕ All opponents’ points add up: { $hands }. { $laid ->
    [yes] With all of theirs beside yours
   *[no] With all of theirs alone
}, { $cells ->
    [one] at least one cell
   *[other] at least { $cells } cells
} back: { $chance }
race1969-question-last-to-lay = 🛡️ Last to lay: { $nation }, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
race1969-question-pushed-back = At least one cell back: { $chance }
race1969-question-hand = 🃏 In your hand: { $count ->
    [0] nothing
    [one] { $cards }
   *[other] { $cards } = { $points } points
}
race1969-own-play-empty = ✉️ You have laid nothing yet.
race1969-own-play = ✉️ You have laid { $cards } = { $total ->
    [one] 1 point
   *[other] { $total } points
} ÷ { $cost } → { $cells ->
    [0] no cell
    [one] 1 cell
   *[other] { $cells } cells
} { $way ->
    [forward] forward
   *[back] back
}{ $wasted ->
    [0] {"."}
    [one] , 1 point left over.
   *[other] , { $wasted } points left over.
}

## Choices

race1969-choose-trade = { $points } PP for { $money } M
race1969-choose-trade-none = Trade nothing
race1969-hint-trade = leaves { $prestige } PP and { $money } M
race1969-choose-forgo = Leave the free card
race1969-hint-forgo = keep your hand as it is
race1969-choose-discard = Discard
race1969-hint-discard = makes room for a new card
race1969-card-points = { $points }
race1969-choose-card = A card of value { $card }
race1969-hint-held = { $count } in your hand
race1969-choose-scientist = { $scientist } · { $price } M · { $sign ->
    [plus] end: +{ $prestige } PP
    [minus] end: −{ $prestige } PP
   *[none] 👥 { $researchers }
}{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️
}
race1969-choose-spy = { $scientist } · { $price } M{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️
}
race1969-hint-no-launch = ⚠️ no launch then
race1969-hint-few = only { $supply } left
race1969-choose-research = { $research } · 👥 { $before } → { $after }{ $launch ->
    [yes] {""}
   *[no] {" "}⚠️ no launch then
}
race1969-hint-left = leaves { $left } M
race1969-hint-left-warning = leaves { $left } M ⚠️ a launch needs { $keep } M
race1969-hint-spy = { $bonus ->
    [yes] { $gain }
   *[no] nothing for you: token taken
} · theirs: −{ $prestige } PP, { $free ->
    [0] no space left
    [one] 1 free space
   *[other] { $free } free spaces
}
race1969-hint-host = { $prestige } PP · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
race1969-choose-buy = Cards · { $price } M each
race1969-choose-buy-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
} · { $price } M
race1969-hint-points = ≈ { $points } points
race1969-choose-done = Finish buying
race1969-preview-done = **Finish buying?** **{ $money } M** are left, which would still buy: { $offers }
race1969-preview-done-launch = 🚀 A launch would take of it: { $launches }
race1969-hint-launch = { $cost } M · { $top } to the top · ≈ { $prestige } PP{ $flags ->
    [0] {""}
    [one] {" "}· 1 flag
   *[other] {" "}· { $flags } flags
}
race1969-choose-stay = Stay on Earth
race1969-choose-reroll = Reroll die { $die }: { $face }
race1969-choose-keep = Keep the dice
race1969-choose-play = Lay a { $card }
race1969-choose-take = Take back a { $card }
race1969-choose-set = Lay { $cards }
race1969-choose-play-all = { $count ->
    [one] Lay a { $cards }, then seal
   *[other] Lay { $cards }, then seal
}
race1969-choose-play-none = Take all cards back, then seal
race1969-choose-seal = Seal: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $total ->
    [one] 1 point
   *[other] { $total } points
} → { $cells ->
    [0] no cell
    [one] 1 cell
   *[other] { $cells } cells
} { $way ->
    [forward] forward
   *[back] back
}
race1969-choose-seal-no-cards = Seal: no cards

## The preview of a launch

race1969-preview-money = 💵 Costs **{ $cost } M** of your { $money } M: **{ $left } M left**.
race1969-preview-start = 🚀 Starts on cell { $start }{ $left ->
    [0] , the last
   *[other] , { $left } below the last
} ({ $best }). Your researchers in its symbols: **+{ $research }**.
race1969-preview-insurance = ☔ { $count } M per failure (≈ { $expected } M)
race1969-preview-investors = 💰 Investors: −{ $count } M, already taken off
race1969-preview-cell = cell { $cell } · { $prestige } PP
race1969-preview-expected = ≈ **{ $prestige } PP** on average · **{ $top }** to the top{ $flag ->
    [yes] , where your Moon flag moves on, too
   *[no] {""}
}. Espionage not counted.
race1969-preview-flags = 🚩 { $count ->
    [one] 1 flag ({ $whose }) takes
   *[other] { $count } flags ({ $whose }) take
} { $count } PP off every cell, but none pays less than 0: ≈ { $cost } PP less on average. The figures above include this.
race1969-preview-no-flags = 🚩 No flags of earlier rounds: every cell pays in full.
race1969-preview-espionage = 🔍 One cell costs { $cost } points of espionage.
race1969-preview-risk = ⚠️ Against you: { $hands }. Their points add up. If they lay all of them: at least one cell back { $one }, at least two { $two } · ≈ { $risk } PP less.
race1969-preview-too-few = 🕊️ Against you: { $hands }. Even all of them can’t push your rocket back a cell.
race1969-preview-no-risk = 🕊️ Nobody else holds a card.
race1969-preview-own = 🃏 Your own { $count ->
    [one] card: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } cards: { $points } points
}, good for { $cells ->
    [0] no cell
    [one] 1 cell
   *[other] { $cells } cells
} forward.

## What happened

race1969-event-started = 📻 Five, four, three, two … the race is on! { $nations }.
race1969-event-year = 📅 **{ $year }** { $last ->
    [yes] — the last round!
   *[no] begins.
} Every nation receives { $income } M. First: { $first }.
race1969-event-cards = 🃏 { $who } { $free ->
    [yes] draws { $count ->
        [one] 1 free card
       *[other] { $count } free cards
    }
   *[no] buys { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for { $paid } M
}{ $known ->
    [yes] : { $cards }
   *[no] .
}
race1969-event-deck = 🔀 The deck was used up: { $count ->
    [one] 1 discarded card becomes the new one.
   *[other] the { $count } discarded cards are shuffled into a new one.
}
race1969-event-forgone = 🚫 { $who } has a full hand and leaves a free card.
race1969-event-discarded = 🗑️ { $who } throws away a card{ $known ->
    [yes] {" "}of value { $card }.
   *[no] .
}
race1969-event-trade-sealed = ✉️ { $who } has decided about the trade: { $points } PP.
race1969-event-traded = { $points ->
    [0] 🏅 { $who } keeps every point of prestige.
   *[other] 💵 { $who } trades { $points } PP for { $money } M.
}
race1969-event-phase-purchases = 🧪 **Purchases**: scientists and cards are for sale.
race1969-event-phase-missions = 🚀 **Missions**: the launch pads are free.
race1969-event-hired = { $cube } { $who } hires { $scientist } for { $research } ({ $paid } M).
race1969-event-spy = ⬛ { $who } smuggles a spy into { $research } of { $host } ({ $paid } M){ $bonus ->
    [yes] , and gains 1 researcher in { $research } at home.
   *[no] . At home nothing is gained: the bonus token lies there already.
}
race1969-event-purchases-ended = 🏁 { $who } has finished buying.
race1969-event-launched = 🚀 { $who } launches { $mission } for { $paid } M from cell { $cell }.
race1969-event-stayed = 🏠 { $who } stays on Earth this year.
race1969-event-stayed-forced = 🏠 { $who } can launch no mission this year and has to stay on Earth.
race1969-event-dice = 🎲 The dice: { $dice }
race1969-event-reroll = 🎯 { $who } rerolls die { $die }: { $face } { $name }.
race1969-event-neutrals = 🎧 Ground Control turns { $count ->
    [one] 1 neutral
   *[other] { $count } neutrals
} into { $count ->
    [one] a success
   *[other] successes
}: { $dice }
race1969-event-insurance = ☔ Insurance pays { $who } { $money } M for { $failures ->
    [one] 1 failure
   *[other] { $failures } failures
}.
race1969-event-rocket = 📈 { $mission }: { $successes } − { $failures } + { $research ->
    [one] 1 researcher
   *[other] { $research } researchers
} = **{ $score }** · cell { $start } → **{ $cell }**
race1969-event-card-played = ➕ You lay a { $card } face down.
race1969-event-card-taken = ➖ You take a { $card } back.
race1969-event-sealed = ✉️ { $who } has sealed { $count ->
    [0] a play without cards.
    [one] a play of 1 card.
   *[other] a play of { $count } cards.
}
race1969-event-laid = 🎴 { $total ->
    [0] Nobody lays a card against the rocket.
    [one] 1 card lies face down against the rocket: { $cards }
   *[other] { $total } cards lie face down against the rocket: { $cards }
}
race1969-event-revealed = 🔍 { $plays }. Back { $back }, forward { $forward } ({ $cost } points a cell): cell { $start } → **{ $cell }**
race1969-event-revealed-none = 🔍 No cards were played.
race1969-event-paid = 🏅 { $who } ends { $mission } on cell { $cell }: { $how ->
    [full] **+{ $prestige } PP**
    [floor] worth { $worth } PP, no less than 0 with { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    }: **+{ $prestige } PP**
   *[flags] { $worth } − { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    } = **+{ $prestige } PP**
}
race1969-event-moon-flag = 🌕 { $who } moves the flag on the Moon track to cell { $cell }.
race1969-event-flag = 🚩 { $who } plants a flag on { $mission }.
race1969-event-counted = 🧮 { $who }: famous { $famous ->
    [0] 0
   *[other] +{ $famous }
}, novices { $novices ->
    [0] 0
   *[other] −{ $novices }
}, spies { $spies ->
    [0] 0
   *[other] −{ $spies }
} → { $sign ->
    [minus] −{ $prestige }
   *[plus] +{ $prestige }
} PP
race1969-event-ended = 🏆 The race is over: { $order }

## Messages that stay

race1969-announcement-reveal = ### { $mission }, { $year } — { $who }
    { $mood }
race1969-mood-triumph-1 = Contact! All the way to the top.
race1969-mood-triumph-2 = A flawless flight. The whole country is listening.
race1969-mood-triumph-3 = On target to the metre. Mission control is on its feet.
race1969-mood-success-1 = Mission accomplished. The country will speak of it for days.
race1969-mood-success-2 = A landing for the front pages.
race1969-mood-success-3 = Not all the way up, but worth every million.
race1969-mood-progress-1 = Splashdown. The papers will be kind.
race1969-mood-progress-2 = Back in one piece, and a little wiser.
race1969-mood-progress-3 = Not quite where we aimed, but nobody needs to know.
race1969-mood-silence-1 = Houston … Houston? The papers are told it was a test.
race1969-mood-silence-2 = No applause today. The report will be long.
race1969-mood-silence-3 = The recovery ships are searching. So are the accountants.
race1969-announcement-test = 🎲 { $dice } + { $research ->
    [one] 1 researcher
   *[other] { $research } researchers
} = **{ $score }** · cell { $start } → { $cell }
race1969-replay-round = { $round }
race1969-announcement-final = ## { $count ->
    [one] 🏆 { $who } wins the space race!
   *[other] 🏆 { $who } share the victory!
}
race1969-announcement-score = { $rank } { $who }: **{ $total } PP**, { $money } M
race1969-announcement-score-start = start +{ $points }
race1969-announcement-score-flown = flights +{ $prestige } ({ $flights })
race1969-announcement-score-empty = { $count ->
    [one] one for nothing
   *[other] { $count } for nothing
}
race1969-announcement-score-traded = traded for money −{ $points }
race1969-announcement-score-famous = famous +{ $points }
race1969-announcement-score-novices = novices −{ $points }
race1969-announcement-score-spies = spies −{ $points }

## A hand

race1969-hand = 🃏 { $count ->
    [0] no cards
    [one] { $count } card: { $cards }
   *[other] { $count } cards: { $cards } = { $points } points
}
race1969-hand-play = ✉️ { $sealed ->
    [yes] Sealed
   *[no] Laid out, not sealed yet
}: { $cards } = { $points } points
race1969-hand-trade = 🏅 Your sealed trade: { $points } PP

## Autopilots

race1969-style-balanced = Balanced
race1969-style-balanced-hint = believes its forecasts and does what they say
race1969-style-moonshot = Moonshot
race1969-style-moonshot-hint = saves itself for the Moon and the long missions
race1969-style-saboteur = Saboteur
race1969-style-saboteur-hint = hoards cards and plants spies
race1969-style-builder = Builder
race1969-style-builder-hint = trusts laboratories and middling missions, little in cards
race1969-style-expert = Expert
race1969-style-expert-hint = looks ahead before each decision; takes a moment

## Table options

race1969-option-espionage = Espionage plays
race1969-option-espionage-hint = in what order opponents lay their cards
race1969-option-espionage-sealed = All at once
race1969-option-espionage-sealed-hint = opponents seal at the same time; no waiting in line
race1969-option-espionage-rulebook = Rulebook order
race1969-option-espionage-rulebook-hint = clockwise, one after the other, seeing how many cards lie there
race1969-option-trades = Prestige trades
race1969-option-trades-hint = in what order prestige becomes money
race1969-option-trades-sealed = All at once
race1969-option-trades-sealed-hint = everybody chooses in secret; shown together
race1969-option-trades-rulebook = Rulebook order
race1969-option-trades-rulebook-hint = in turn order, for all to see
race1969-option-missions = Missions besides the Moon
race1969-option-missions-hint = how many missions a nation may fly in the game
race1969-option-missions-rulebook = All of them
race1969-option-missions-rulebook-hint = each once in the game, as the rulebooks say
race1969-option-missions-flags = As many as flags
race1969-option-missions-flags-hint = no more than the box has flags for; one flag keeps the score, one marks the Moon track

## Why a move isn’t allowed

race1969-this-scientist = { $scientist ->
    [base] { race1969-scientist-base }
    [genius] { race1969-scientist-genius }
    [famous] { race1969-scientist-famous }
    [novice] { race1969-scientist-novice }
    [spy] { race1969-scientist-spy }
   *[other] { $scientist }
}
race1969-this-research = { $research ->
    [eva] { race1969-research-eva }
    [launch-pad] { race1969-research-launch-pad }
    [booster] { race1969-research-booster }
    [csm] { race1969-research-csm }
    [lem] { race1969-research-lem }
    [technology] { race1969-research-technology }
    [espionage] { race1969-research-espionage }
    [robotics] { race1969-research-robotics }
    [investors] { race1969-research-investors }
    [insurance] { race1969-research-insurance }
    [simulation] { race1969-research-simulation }
    [ground-control] { race1969-research-ground-control }
   *[other] { $research }
}
race1969-this-mission = { $mission ->
    [eva] { race1969-symbol-eva }
    [launch-pad] { race1969-symbol-launch-pad }
    [booster] { race1969-symbol-booster }
    [csm] { race1969-symbol-csm }
    [lem] { race1969-symbol-lem }
    [technology] { race1969-symbol-technology }
    [csm-eva] { race1969-symbol-csm } + { race1969-symbol-eva }
    [launch-pad-booster] { race1969-symbol-launch-pad } + { race1969-symbol-booster }
    [lem-technology] { race1969-symbol-lem } + { race1969-symbol-technology }
    [launch-pad-csm-technology] { race1969-symbol-launch-pad } + { race1969-symbol-csm } + { race1969-symbol-technology }
    [booster-eva-lem] { race1969-symbol-booster } + { race1969-symbol-eva } + { race1969-symbol-lem }
    [moon] { race1969-mission-moon }
   *[other] { $mission }
}

illegal-money-lacking = That costs { $needed } M and you have { $held } M.
illegal-scientists-exhausted = No more of these scientists to be had: { race1969-this-scientist }. The supply is empty.
illegal-research-full = { race1969-this-research } is full: it holds { $limit } scientists.
illegal-same-type = There is one of the same type in { race1969-this-research } already ({ race1969-this-scientist }). Only base scientists may share a research.
illegal-own-research = A spy goes to somebody else’s research, never to your own.
illegal-unknown-scientist = There is no such scientist to hire: { $scientist }.
illegal-unknown-research = There is no such research: { $research }.
illegal-unknown-nation = This nation isn’t in the race: { $nation }.
illegal-unknown-mission = There is no such mission: { $mission }.
illegal-mission-flown = You have flown { race1969-this-mission } already: each mission once in the game.
illegal-flags-spent = You have used all { $limit } flags for missions; only the Moon is left.
illegal-buy-nothing = Buy at least one card.
illegal-hand-limit = Nobody may hold more than { $limit } cards. { $room ->
    [0] You have no room left: discard first.
   *[other] You have room for { $room }.
}
illegal-deck-exhausted = Deck and discards hold { $left ->
    [0] no more cards
    [one] only 1 card
   *[other] only { $left } cards
}.
illegal-card-not-held = You don’t hold that card.
illegal-card-not-laid = You haven’t laid that card.
illegal-hand-not-full = You may only discard from a full hand: you hold { $held } of { $limit }.
illegal-trade-limit = { $points } PP are too many: this year you may trade up to { $limit }.
illegal-prestige-lacking = You can’t trade { $needed } PP: you have { $held }.
illegal-no-such-die = There is no die { $die }: they are numbered 1 to { $dice }.
illegal-die-rerolled = Die { $die } has had its second roll, and that one stands.

## Standing orders

race1969-order-trade-nothing = Trade nothing
race1969-order-trade-nothing-hint = No prestige is traded before the year that you name
race1969-order-trade-nothing-text = Trade no prestige { $value }.
race1969-order-leave-cards = Leave free cards
race1969-order-leave-cards-hint = While your hand is full, free cards stay in the deck
race1969-order-leave-cards-text = With a full hand, leave free cards { $value }.
race1969-order-stay-home = Launch nothing
race1969-order-stay-home-hint = You launch nothing before the year that you name
race1969-order-stay-home-text = Launch nothing { $value }.
race1969-order-roll-no-more = Keep the dice
race1969-order-roll-no-more-hint = No die is rerolled once enough successes lie there
race1969-order-roll-no-more-text = Reroll no die { $value }.
race1969-order-no-cards = No cards
race1969-order-no-cards-hint = Against a launch, none is played unless its rocket stands high enough
race1969-order-no-cards-text = Play no cards against a launch { $value }.
race1969-order-until = before { $year }
race1969-order-to-the-end = to the end of the game
race1969-order-successes = { $count ->
    [one] at 1 success or more
   *[other] at { $count } successes or more
}
race1969-order-cell = unless its rocket stands { $steps ->
    [one] 1 cell
   *[other] { $steps } cells
} above its start or higher
race1969-order-any-cell = wherever its rocket stands
illegal-order-year-past = { NUMBER($year, useGrouping: 0) } has come already: it’s { NUMBER($now, useGrouping: 0) }.
illegal-order-year-late = The game is over before { NUMBER($year, useGrouping: 0) }; { NUMBER($last, useGrouping: 0) } stands for its end.
illegal-order-year-over = It would decide nothing: in { NUMBER($now, useGrouping: 0) } the question won’t come any more, and in { NUMBER($year, useGrouping: 0) } you want to be asked.
illegal-order-successes = There are { $most } dice: { $count } successes can’t be.
illegal-order-all-flown = You have flown all { $count } missions that you may fly: there is nothing left to roll.
illegal-order-no-launches = Nobody else has a mission left to fly.
illegal-order-cell = Others’ rockets can’t be told apart by that: name 1 to { $most } cells above their start.
illegal-order-track-flown = No track that others may still fly goes { $steps } cells up; the longest goes { $most } up.

race1969-changed-prestige = prestige { $amount }
race1969-changed-rival = strongest rival’s prestige { $amount }
race1969-changed-researchers = researchers { $amount }
race1969-changed-points = espionage points in hand { $amount }
race1969-changed-money = money { $amount } M
race1969-luck-dice = dice
race1969-luck-cards = cards drawn
