# What an experienced crew would do in First Martians, and what threatens, in a sentence.

first_martians-advice-ready = Your part of the plan works as it lies{ $lacking ->
    [0] , and none of its { $jobs } jobs lacks a pawn
    [one] ; 1 other job still lacks pawns
   *[other] ; { $lacking } other jobs still lack pawns
}.
first_martians-advice-lacking = “{ $job }” lacks { $missing ->
    [one] 1 pawn
   *[other] { $missing } pawns
} and isn’t done without.
first_martians-advice-safer = “{ $job }” rolls dice and succeeds in { $chance }% of cases; more hands spare it the dice.
first_martians-advice-call = “{ $job }” lacks { $missing ->
    [one] 1 pawn
   *[other] { $missing } pawns
}, and { $who } still has one free.
first_martians-advice-undoable = “{ $job }” can’t be done as it lies: { $problem }
first_martians-advice-freed = Your help is asked for elsewhere, and of your pawns this one is missed least.
first_martians-advice-broken = { $broken ->
    [one] 1 part is broken
   *[other] { $broken } parts are broken
}, and at the end at most { $most } may be; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-mission = The mission asks for it; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-sow = The next meals lack { $missing ->
    [one] 1 portion
   *[other] { $missing } portions
}.
first_martians-advice-explore = The mission asks for exploring; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-finds = What the mission still lacks may lie there; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-event = { $until ->
    [now] Until it is done, the event may strike at the start of a sol; this is the last sol for it.
   *[other] Until it is done, the event may strike at the start of a sol; it can be done until sol { $until }.
}
first_martians-advice-restart = As long as it is shut down, nothing is done there: { PIECE("first_martians-facility", $facility) }.
first_martians-advice-study = The mission asks for discoveries; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-install = It serves from the end of this sol on; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-production = It brings something in every Production; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-stand-in = It stands in for what can’t be used, or is hampered: { PIECE("first_martians-facility", $facility) }.
first_martians-advice-rover = As long as its token lies there, the rover is hindered.
first_martians-advice-farm = All eat from it, so a broken part there harms everybody.
first_martians-advice-heal = { $wounds } of { $most } wounds: one more than { $most } kills, and ends the mission.
first_martians-advice-ailment = It ends this condition: { PIECE("first_martians-condition", $condition) }. Until then it hampers in every sol.
first_martians-advice-unwind = Stress stands at { $stress } of { $limit }; at { $limit } everybody is wounded.
first_martians-advice-track = { PIECE("first_martians-block", $block) }: the track stands at { $level } of { $end }, and at { $end } a malfunction strikes.
first_martians-advice-rest = It brings morale tokens, which pay for skills; { $tokens ->
    [0] you have none
    [one] you have 1
   *[other] you have { $tokens }
}.
first_martians-advice-danger-wounds = 🩸 { $who } dies of { $left ->
    [one] 1 more wound
   *[other] { $left } more wounds
}, which ends the mission.
first_martians-advice-danger-food = 🥫 The next meals lack { $missing ->
    [one] 1 portion
   *[other] { $missing } portions
}: who goes hungry is wounded.
first_martians-advice-danger-grid = { PIECE("first_martians-resource", $resource) }: the next Production lacks { $missing }, so that something is shut down.
first_martians-advice-danger-event = 📣 “{ PIECE("first_martians-event", $event) }” may strike after this sol unless its action is done.
first_martians-advice-danger-stress = 😰 Stress reaches its limit of { $limit } in this sol’s Production, and everybody is wounded: it stands at { $stress }.
first_martians-advice-danger-track = 🎛️ { PIECE("first_martians-block", $block) }: the track stands at { $level } of { $end }; at { $end } a malfunction strikes.
first_martians-advice-danger-broken = 🔴 { $broken ->
    [one] 1 part is broken
   *[other] { $broken } parts are broken
}, at the end at most { $most } may be; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-danger-time = ⏳ { $missing ->
    [one] 1 objective is still to be reached
   *[other] { $missing } objectives are still to be reached
}; { $left ->
    [one] this is the last sol
   *[other] { $left } sols are left, this one among them
}.
first_martians-advice-lacks = ✋ “{ $job }” lacks { $missing ->
    [one] 1 pawn
   *[other] { $missing } pawns
}.

## Choices

first_martians-advice-nothing-better = Of what can be done now, nothing brings the crew more.
first_martians-advice-repair = As long as the part is red: { $penalty }.
first_martians-advice-skill = It works at once, and its tokens serve nothing better now.
first_martians-advice-nothing = nothing at once
first_martians-advice-side = { $brings ->
    [gain] “{ $option }” brings the crew more than “{ $other }”.
   *[cost] “{ $option }” costs the crew less than “{ $other }”.
}
first_martians-advice-side-quarrel = “{ $option }” keeps Stress below { $limit }: with “{ $other }” it gets there by the next Production, and everybody is wounded.
first_martians-advice-again = It failed; rolled again it succeeds with { $chance }%.
first_martians-advice-spare-wound = { $wounds } of { $most } wounds: one more than { $most } kills. Rolled again, the wound comes with { $chance }% only.
first_martians-advice-keep = { $wound ->
    [yes] The action has succeeded, and the wound can be borne ({ $left } are left to take): better keep the tokens.
   *[other] The action has succeeded: better keep the tokens.
}
first_martians-advice-shut = Of all that can be shut down, the crew misses this the least.
first_martians-advice-shut-again = It stands still already, so that no further action is lost.
first_martians-advice-wilting = A space lost costs the plants a whole sol of growth.
first_martians-advice-starve = { $who } can bear it best: { $wounds } of { $most } wounds.
first_martians-advice-spirits = Stress stands at { $stress } of { $limit }, which can wait; better Morale brings tokens.
first_martians-advice-cure = { $wounds } of { $most } wounds can wait; the condition hampers in every sol.
