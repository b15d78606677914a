# First Martians: campaigns, and what lies between two missions.

first_martians-chapter-title = ## 🔴 { $number }. { $chapter }
    -# { $campaign }{ $attempt ->
    [1] {""}
   *[other] {" "}· attempt { $attempt }
}
first_martians-campaign-progress = 📜 Campaign *{ $campaign }* · mission { $number }: { $mission } · { $won ->
    [0] none won yet
    [one] 1 won
   *[other] { $won } won
} · { $state ->
    [over] over
    [lost] lost, the crew decides what now
    [resting] the crew rests
   *[flying] under way
}
first_martians-digest-of-mission = { $mission } · Sol { $sol }
first_martians-headline-resting = ⛺ **Between two missions** · { $mission }: { $won ->
    [yes] accomplished
   *[other] lost
} in sol { $round } · Morale **{ $morale }** · Stress **{ $stress }** · { $supply }
first_martians-headline-campaign-over = { $won ->
    [yes] 🟢
   *[other] ⚫
} { $campaign }: { $ending }
first_martians-debriefing-brought = **What it brings**
first_martians-ending-heading = ## { $won ->
    [yes] 🟢
   *[other] ⚫
} { $ending }
    -# { $campaign }
first_martians-ending-recalled = Recalled
first_martians-ending-recalled-told = The order comes in the voice of somebody who has never spoken to them before, and it is polite. The base is put into the state in which the next crew is to find it; the lists of what is missing run to four pages. Nobody asks whose fault it was. They take their cups along.
first_martians-chronicle-none = This table plays a single mission: there is no chronicle.
first_martians-chronicle-crew = **The crew**: { $crew }
first_martians-chronicle-mission = { $won ->
    [yes] 🟢
   *[other] ⚫
} **{ $number }. { $chapter }**{ $attempt ->
    [1] {""}
   *[other] {" "}· attempt { $attempt }
} · sol { $round } · { $reached ->
    [one] 1 objective
   *[other] { $reached } objectives
}{ $wounded ->
    [no] {""}
   *[other] {" "}· 🩸 { $wounded }
}{ $dead ->
    [no] {""}
   *[other] {" "}· 🕯️ { $dead }
}{ $side ->
    [no] {""}
   *[other] {" "}→ *{ $side }*
}
first_martians-chronicle-now = **Now**: { $number }. { $mission }
first_martians-chronicle-lost = ⚫ **{ $mission } is lost.** The crew decides what now.
first_martians-chronicle-rest = ⛺ **The crew rests** after { $mission }

first_martians-ask-debriefing = decide for the crew
first_martians-ask-retry = decide what becomes of the lost mission
first_martians-ask-departure = begin the next mission when you like
first_martians-question-debriefing = **Decide for the crew.** What each choice does at once stands beside it. What it leads to, time will show.
first_martians-question-retry = **The mission is lost.** Any of you may decide for all.
first_martians-question-departure = **The crew rests.** Any of you may begin the next mission; when time runs out, it begins by itself. If you want to rest for longer, the host can pause the table. Wounds, red parts, stock and the map stay as they are; what the next mission begins with comes on top.
first_martians-pick-retry-again = Try the mission again
first_martians-pick-retry-again-hint = everything is as it was when it began
first_martians-pick-retry-anew = Begin the campaign anew
first_martians-pick-retry-anew-hint = from its first mission, with a fresh base
first_martians-pick-retry-home = Go home
first_martians-pick-retry-home-hint = the campaign ends here, and is lost
first_martians-pick-departure-set-out = Begin the next mission
first_martians-pick-departure-set-out-hint = with all that you have
first_martians-said-chapter-began = 🚀 { $way ->
    [again] Once more: { $chapter }.
    [anew] The campaign begins anew: { $chapter }.
   *[other] The next mission: { $chapter }.
}
first_martians-said-mission-ended = { $won ->
    [yes] 🟢 The mission is accomplished.
   *[other] ⚫ The mission is lost.
}{ $why ->
    [death] {" "}An astronaut would not have come through another hour.
    [time] {" "}Time has run out.
    [threshold] {" "}Too many parts are broken.
   *[other] {""}
}
first_martians-said-campaign-ended = 🏁 The campaign is over: { $ending }. { $missions ->
    [0] No mission was won.
    [one] 1 mission was won.
   *[other] { $missions } missions were won.
}

first_martians-rules-campaign-heading = Campaigns
first_martians-rules-campaign = A campaign is one table with several missions, one after the other, flown by the same crew. Wounds, conditions, red parts, stock, upgrades and the explored map stay as the mission before has left them; objective tokens go. Skill cards are locked at first: each discovery unlocks one for each astronaut.
    {""}**After a mission** objectives bring what they are worth, optional ones too. Any of the crew makes the choice that it ends with; together with what was reached, it says which mission follows.
    {""}**A lost mission** of a campaign that can be replayed is tried again, just as it began, or the campaign is begun anew. In others the story goes on, and nothing is played twice.
    The crew sets out when it likes. The chronicle keeps what was done and decided.

## What lasts

first_martians-effect-rule = for good: { PIECE("first_martians-rule", $rule) }
first_martians-effect-lose-upgrade = { PIECE("first_martians-facility", $facility) }: its upgrade destroyed
first_martians-effect-lose-greenhouse = { PIECE("first_martians-facility", $facility) }: a greenhouse destroyed
first_martians-rule-holds = 📌 For good: { $rule }
first_martians-said-rule-enacted = 📌 From now on: **{ PIECE("first_martians-rule", $rule) }**
first_martians-said-upgrade-lost = 🔥 { PIECE("first_martians-upgrade", $upgrade) } is destroyed, for good.
first_martians-said-barely-survived = 🕯️ { $who } is carried in, barely alive.
first_martians-cause-greenhouse-lost = a greenhouse destroyed
