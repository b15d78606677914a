# What speaks for a choice of the expert's in 1969, in a sentence.

race1969-why-hire-launches = It makes { $count ->
    [one] one of your coming flights
   *[other] { $count } of your coming flights
} better, such as { $mission }: { $before } → { $after } PP on average{ $rivals ->
    [0] , and nobody else works on it yet
   *[other] {""}
}.
race1969-why-hire-espionage = From next year on it brings { $after ->
    [one] a free card
   *[other] { $after } free cards
} a year, { $years ->
    [one] once more
   *[other] { $years } more times
} before the end.
race1969-why-hire-robotics = From next year on your first scientist of the year costs { $saved } M less, { $years ->
    [one] once more
   *[other] { $years } more times
} before the end.
race1969-why-hire-investors = Every launch but the Moon then costs up to { $saved } M less, { $launches ->
    [one] once more
   *[other] at most { $launches } more times
}.
race1969-why-hire-insurance = Each ❌ of a launch then brings { $paid } M back, in { $launches ->
    [one] the one launch that is left
   *[other] up to { $launches } launches
}.
race1969-why-hire-prestige = It brings no launch further, but it counts at the end.
race1969-why-after-hire = { $launch ->
    [yes] The rest still pays for a launch.
    [no] It costs you this year’s launch: { $lost } would promise { $lostprestige } PP on average{ $later ->
        [yes] , and can still be flown later.
       *[no] .
    }
   *[never] {""}
}{ $prestigesign ->
    [plus] {" "}At the end it counts { $prestige } PP.
    [minus] {" "}At the end it costs { $prestige } PP.
   *[none] {""}
}
race1969-why-spy = { $bonus ->
    [yes] It counts as a researcher of yours, and
   *[no] You have the bonus there already, but
} it costs { $nation } { $loss } PP at the end{ $aheadsign ->
    [plus] ; before scientists are counted, that nation has { $ahead } PP more than you
   *[other] {""}
}.
race1969-why-buy-launch = ≈ { $points } points: { $cost } of them move { $mission } by a cell, and others hold { $against ->
    [one] 1 card
   *[other] { $against } cards
} that may push it back.
race1969-why-buy-against = ≈ { $points } points to push rockets back with: { $nation } has the most prestige among the others, { $aheadsign ->
    [minus] −{ $ahead }
   *[other] { $ahead }
} PP.
race1969-why-done-launch = Keep the { $money } M: { $mission } costs { $cost } M this year and promises { $prestige } PP on average.
race1969-why-done-save = No launch that you could pay this year is worth its money yet; with next year’s income the { $money } M become { $total } M.
race1969-why-trade-none = A PP buys only { $rate } M, and it is PP that win.
race1969-why-trade-none-launch = A PP buys only { $rate } M, and your { $held } M already pay for { $mission } ({ $cost } M).
race1969-why-trade-launch = With { $money } M more you can pay for { $mission } this year, which promises { $prestige } PP for the { $points } that you give.
race1969-why-trade-research = With { $total } M there is more to hire: a researcher costs from { $price } M and works { $years ->
    [one] for the last year
   *[other] for all { $years } years that are left
}.
race1969-why-launch-most = None of the launches that you can pay promises more: { $prestige } PP on average, the last cell in { $top } of cases{ $first ->
    [yes] ; no flag takes anything from it yet
   *[no] {""}
}.
race1969-why-launch-other-grows = { $other } promises { $more } PP but can wait: one more researcher makes { $grown } of it. { $mission } promises { $prestige } PP now{ $first ->
    [yes] , and no flag takes anything from it yet
   *[no] {""}
}.
race1969-why-launch-step = Its last cell moves your flag on towards the Moon, and is likelier here ({ $top }) than with { $other } ({ $less }).
race1969-why-launch-cheaper = { $prestige } PP on average, for { $saved } M less than { $other } with its { $more } PP.
race1969-why-launch-later = { $other } promises { $more } PP now, and this { $prestige }. But each mission flies only once: in the games that the expert imagines, { $other } is worth more in a later year.
race1969-why-launch-plain = { $prestige } PP on average, the last cell in { $top } of cases.
race1969-why-stay-grows = { $mission } promises { $prestige } PP now; one more researcher makes { $grown } of it, and each mission flies only once.
race1969-why-stay-plain = The best launch that you can pay, { $mission }, promises { $prestige } PP for { $cost } M.
race1969-why-reroll-failure = A ❌ can’t get worse, and gets better on { $better } of { $sides } sides.
race1969-why-reroll-neutral = { $success } of { $sides } sides make a ✅ of the 🔹, { $failure } a ❌.
race1969-why-keep-last = As the dice lie, the rocket reaches the last cell: there is no more to win.
race1969-why-keep-none = No ❌ is left that may be rerolled{ $neutrals ->
    [0] {""}
   *[other] , and Ground Control makes a ✅ of each 🔹
}.
race1969-why-discard = It is worth { $value }; those that you can’t see are worth { $mean } on average.
race1969-why-forgo = Your weakest card is worth { $value }; those that you can’t see are worth { $mean } on average.
race1969-why-support = With { $points ->
    [one] 1 point
   *[other] { $points } points
} you may expect { $prestige } PP instead of { $without }.
race1969-why-support-none = All your cards together would make { $prestige } PP of { $without }.
race1969-why-support-vain = All your cards together wouldn’t bring more than the { $without } PP that are to be expected anyway.
race1969-why-sabotage = { $points ->
    [one] 1 point pushes
   *[other] { $points } points push
} { $nation } back { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, which costs { $loss } PP{ $aheadsign ->
    [plus] ; before scientists are counted, it has { $ahead } PP more than you
   *[other] {""}
}.
race1969-why-sabotage-together = Alone they take nothing from { $nation }, but up to { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of others may add to them.
race1969-why-sabotage-none = All your cards together would cost { $nation } { $loss ->
    [0] nothing
   *[other] { $loss } PP
}.
