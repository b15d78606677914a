# First Martians: choices, questions and what happened.

first_martians-title = First Martians
first_martians-pitch = A crew on Mars against a base that breaks down part by part: plan each sol together, and win or lose together.
first_martians-length = 4 to 12 sols: two hours together, or one to three weeks move by move
first_martians-length-campaign = Five missions of 4 to 9 sols each, more where some are tried again: some ten hours together, or one to three months move by move
first_martians-difficulty = Demanding: many small rules, met one at a time; begin with the guided game
first_martians-choose-identity = Choose astronaut
first_martians-astronaut-scientist = rolls a die again, calms nerves, slows the Working block’s malfunctions
first_martians-astronaut-geologist = finds samples without driving out, ignores terrain, rolls a die again
first_martians-astronaut-engineer = mends a part at once, makes spare hardware, slows the System block’s malfunctions
first_martians-astronaut-medic = heals with fewer pawns, lifts morale, calms nerves, rolls a die again
first_martians-astronaut = { $name } ({ PIECE("first_martians-role", $role) })

## Autopilots

first_martians-style-steady = Steady
first_martians-style-steady-hint = Lays its pawns where the plan lacks them: the mission first, then what threatens
first_martians-style-random = Erratic
first_martians-style-random-hint = Lays its pawns anywhere

## Table options

first_martians-option-level = Difficulty
first_martians-option-level-hint = how often neglected events strike, and how many broken parts a mission forgives
first_martians-option-level-easy = Easy
first_martians-option-level-easy-hint = more sols, rare consequences, a generous threshold
first_martians-option-level-normal = Normal
first_martians-option-level-normal-hint = as the missions are meant
first_martians-option-level-hard = Hard
first_martians-option-level-hard-hint = fewer sols, frequent consequences, a strict threshold
first_martians-option-mission = Mission
first_martians-option-mission-hint = what the crew has to do on Mars
first_martians-option-mission-home-coming = { first_martians-mission-home-coming }
first_martians-option-mission-home-coming-hint = the first mission: it teaches
first_martians-option-mission-riddle = { first_martians-mission-riddle }
first_martians-option-mission-riddle-hint = exploration: nine-year-old clues, and a valley to compare them with
first_martians-option-mission-plants = { first_martians-mission-plants }
first_martians-option-mission-plants-hint = research: minerals for plants that waste away
first_martians-option-mission-landing = { first_martians-mission-landing }
first_martians-option-mission-landing-hint = building: a base that is put together after landing
first_martians-option-mission-canyon = { first_martians-mission-canyon }
first_martians-option-mission-canyon-hint = exploration: the lost depot in the canyon
first_martians-option-mission-mast = { first_martians-mission-mast }
first_martians-option-mission-mast-hint = building: a relay mast before Earth falls silent
first_martians-option-solo = Machines with only two astronauts
first_martians-option-solo-hint = for one person who leads both astronauts: more machines to choose from
first_martians-option-solo-no = Two of them
first_martians-option-solo-no-hint = two machines, chosen for the whole mission
first_martians-option-solo-yes = All four
first_martians-option-solo-yes-hint = all four at hand, two of them in a sol
first_martians-option-campaign = Mission or campaign
first_martians-option-campaign-hint = a chain of missions with a story, flown by one crew
first_martians-option-campaign-no = Single mission
first_martians-option-campaign-no-hint = every astronaut has all skills from the start
first_martians-option-campaign-fifth-bunk = Campaign “{ first_martians-campaign-fifth-bunk }”
first_martians-option-campaign-fifth-bunk-hint = campaign of five missions: whatever is lost can be tried again
first_martians-option-campaign-settlement = Campaign “{ first_martians-campaign-settlement }”
first_martians-option-campaign-settlement-hint = campaign of five missions: nothing is played twice, the story goes on
first_martians-option-agreement = Plan settled by
first_martians-option-agreement-hint = how many have to say ready before anything is paid
first_martians-option-agreement-all = Everybody
first_martians-option-agreement-all-hint = nothing is paid until all have said ready, or time is up
first_martians-option-agreement-majority = A majority
first_martians-option-agreement-majority-hint = more than half is enough; pawns of the others that are not laid go to rest
first_martians-option-first = First player
first_martians-option-first-hint = who wears the first player’s marker in the first sol
first_martians-option-first-lot = By lot
first_martians-option-first-lot-hint = nobody has to decide
first_martians-option-first-scientist = { first_martians-role-scientist }
first_martians-option-first-scientist-hint = if in the crew, else by lot
first_martians-option-first-geologist = { first_martians-role-geologist }
first_martians-option-first-geologist-hint = if in the crew, else by lot
first_martians-option-first-engineer = { first_martians-role-engineer }
first_martians-option-first-engineer-hint = if in the crew, else by lot
first_martians-option-first-medic = { first_martians-role-medic }
first_martians-option-first-medic-hint = if in the crew, else by lot
first_martians-option-lessons = Teaching
first_martians-option-lessons-hint = whether the first mission explains each rule where it is first met
first_martians-option-lessons-no = Off
first_martians-option-lessons-no-hint = everybody knows the game
first_martians-option-lessons-yes = On
first_martians-option-lessons-yes-hint = each rule once, beside what it is about

## What pawns are laid for

first_martians-job-event = { $action } ({ PIECE("first_martians-event", $about) })
first_martians-job-rest = Rest
first_martians-job-unwind = Unwind
first_martians-job-heal = { $how ->
    [heart-condition] Heal: { PIECE("first_martians-condition", $how) }
   *[other] Heal
}
first_martians-job-manage = Manage
first_martians-job-explore = Explore { PIECE("first_martians-space", $where) }
first_martians-job-gather = Gather in { PIECE("first_martians-space", $where) }: { PIECE("first_martians-item", $about) }
first_martians-job-research = { $how ->
    [first] Examine: { PIECE("first_martians-item", $about) }
   *[other] Complete a discovery: { PIECE("first_martians-item", $about) }
}
first_martians-job-experiment = Research: { PIECE("first_martians-project", $about) }
first_martians-job-plant = Plant a seed: { PIECE("first_martians-facility", $where) }
first_martians-job-repair = Repair { PIECE("first_martians-facility", $where) }: { PIECE("first_martians-part", $about) }
first_martians-job-unblock = Repair { PIECE("first_martians-rover", $where) }: { PIECE("first_martians-token", $about) }
first_martians-job-install = Install: { PIECE("first_martians-upgrade", $about) }
first_martians-job-construct = Build: { PIECE("first_martians-project", $about) }{ $where ->
    [hub] {""}
   *[other] {" "}({ PIECE("first_martians-space", $where) })
}
first_martians-job-restart = Restart { PIECE("first_martians-facility", $where) } ({ PIECE("first_martians-resource", $how) })

## Why a pawn is laid

first_martians-purpose-optional = it serves an optional objective
first_martians-purpose-mission = the mission asks for it
first_martians-purpose-finds = what the mission needs may lie there
first_martians-purpose-threat = left alone, it strikes
first_martians-purpose-worn = the wounds will not wait
first_martians-purpose-tense = against stress or low morale
first_martians-purpose-track = a malfunction is close
first_martians-purpose-farm = all eat from the farm
first_martians-purpose-supply = the base needs it running
first_martians-purpose-spent = morale tokens pay for skills
first_martians-purpose-install = it serves in every sol to come
first_martians-purpose-tools = what works again serves in every sol to come
first_martians-purpose-terrain = there is more to find out here

## Where the mission stands

first_martians-headline = 🔴 **Sol { $round } of { $sols }** · { $mission } · Morale **{ $morale }** · Stress **{ $stress }**/{ $limit } · { $supply }{ $first ->
    [no] {""}
   *[other] {" "}· first player: { $first }
}
first_martians-headline-over = { $won ->
    [yes] 🟢 { $mission }: mission accomplished in sol { $round }.
   *[other] ⚫ { $mission }: the mission failed in sol { $round }.
}{ $deaths ->
    [0] {""}
   *[other] {" "}🕯️ { $dead }
}
first_martians-status = 🕐 Sol { $round } of { $sols } · { $phase } · Morale { $morale } · Stress { $stress }/{ $limit } · Balance (in store): { $balance }
first_martians-status-mission = 🎯 Objectives: { $reached } of { $objectives }{ $all ->
    [yes] , all reached
   *[other] {" "}· left: { $left }
}{ $limited ->
    [yes] {" "}· 🔴 { $broken } of at most { $most } broken parts
   *[other] {""}
}
first_martians-status-ruined = ⚠️ { $count ->
    [one] 1 red part
   *[other] { $count } red parts
} too many: the mission is won only once that is repaired.
first_martians-ask-plan = plan the sol together
first_martians-ask-machine = { $which ->
    [first] choose the first of two machines
    [second] choose the second of two machines
   *[only] choose a machine
} for the mission
first_martians-ask-event-choice = decides for the crew
first_martians-ask-adventure-choice = has a choice to make
first_martians-ask-next-malfunction = picks the malfunction that comes first
first_martians-ask-shut-down = choose what is shut down
first_martians-ask-wilting = decide about the farm
first_martians-ask-starve = choose who goes hungry
first_martians-ask-break-one = choose which one is damaged
first_martians-ask-production-one = choose which one changes
first_martians-ask-shut-one = choose which one is shut down
first_martians-ask-mend = chooses what to mend
first_martians-ask-lose-sample = choose the sample that is lost
first_martians-ask-gather-sample = chooses a sample
first_martians-ask-ignore-terrain = chooses a terrain to ignore
first_martians-ask-unwinding = chooses how to unwind
first_martians-ask-healing = chooses what to heal
first_martians-ask-managing = chooses a track to lower
first_martians-ask-reroll-die = may roll a die again
first_martians-ask-avert = may avert it with a skill
first_martians-ask-unlock = chooses a new skill
first_martians-ask-scan = chooses a region to look at

## Questions

first_martians-question-plan = { $held ->
    [yes] { $left ->
        [0] **All pawns of { $name } are laid, but *Ready* has to wait.**
       *[other] **Lay the pawns of { $name } ({ $left } of { $pawns } left).** *Ready* has to wait.
    }
   *[no] { $left ->
        [0] **All pawns of { $name } are laid: say ready, or change the plan.**
       *[other] **Lay the pawns of { $name } ({ $left } of { $pawns } left), then say ready.**
    }
}
first_martians-question-machine = **{ $which ->
    [first] Choose the first of two machines for the whole mission.
    [second] Choose the second machine.
   *[only] Choose a machine for the whole mission.
  }** A crew below four has machines: each adds one pawn a sol. It works at its own kind of action, at open events and at restarts, and may not enter the Living block.
first_martians-question-event-choice = **Decide for the crew.** What comes of it later, nobody knows.
first_martians-question-adventure-choice = **What is to be done?**
first_martians-question-next-malfunction = **Several tracks are full.** The first player picks the card that is drawn first; it may raise others.
first_martians-question-shut-down = **Production lacks { PIECE("first_martians-resource", $first) } ({ $missing }): choose what is shut down.** The General Supply pays for actions, never for lacking production. A facility that is shut down does nothing and can’t be damaged, and it adds 2 Stress each sol until it is restarted.
first_martians-question-wilting = **{ PIECE("first_martians-facility", $first) }: the plants wilt, since red parts starve them.** Pay from the General Supply and nothing wilts, though nothing grows; or let every plant go back one space.
first_martians-wilting-price = It costs { $price }.
first_martians-question-starve = **{ $missing ->
    [one] 1 portion of food is missing
   *[other] { $missing } portions of food are missing
}.** Whoever goes without suffers 1 wound.
first_martians-question-break-one = **Choose where the damage is: { PIECE("first_martians-part", $first) }.** ({ $cause })
first_martians-question-production-one = **Choose whose production { $way ->
    [up] rises
   *[down] falls
} by { $first }.** ({ $cause })
first_martians-question-shut-one = **One of these is shut down: { PIECE("first_martians-resource", $first) }.** ({ $cause })
first_martians-question-mend = **Choose a red part: it works again at once.** ({ $cause })
first_martians-question-lose-sample = **A sample is lost.** Choose the region that it is taken from.
first_martians-question-gather-sample = **Choose the region that the sample comes from.** It is at hand at once.
first_martians-question-ignore-terrain = **Choose a region whose terrain does not matter to you in this sol.**
first_martians-question-unwinding = **Better spirits or less tension?** Morale is { $morale }, Stress { $stress } of { $limit }. Morale gives the first player tokens each sol, or takes them; at { $limit } Stress everybody is wounded.
first_martians-question-healing = **What shall be healed?** A wound goes back by one step; a condition, even once healed, acts until the phase is over.
first_martians-question-managing = **Which malfunction track goes down by 1?** At 5 its card is drawn.
first_martians-question-reroll-die = **The dice have fallen.** A skill can roll one of them again; the second result stands.
first_martians-question-avert = { $danger ->
    [quarrel-due] **Stress is at { $stress }, and at { $limit } everybody suffers a wound; Morale falls by 1.**
    [tracks] **{ PIECE("first_martians-block", $block) }: the track is at { $level }, and at { $end } a malfunction card is drawn.**
    [morale-due] **{ $first } lacks morale tokens for the Morale phase: each one lacking is a wound.**
    [farm] **{ PIECE("first_martians-facility", $farm) }: the plants are about to wilt, since red parts starve them.**
    [next-round] **All objectives are reached, but { $broken } parts are broken, and at most { $most } may be.**
   *[dying] **More than { $wounds } wounds kill: this one would be your last.**
} { $alone ->
    [yes] A skill of yours can still avert it.
   *[no] It takes more than one skill to avert it; one of them is yours.
}
first_martians-question-unlock = **A discovery teaches the whole crew.** Choose a skill; it can be used at once.
first_martians-question-scan = **Choose a space to look at from afar.** All will know what lies there before anybody drives.
first_martians-die-success = { $fell ->
    [yes] success
   *[other] no success
}
first_martians-die-wound = { $fell ->
    [yes] wound
   *[other] no wound
}
first_martians-die-adventure = { $fell ->
    [yes] adventure
   *[other] no adventure
}

## The plan

first_martians-plan-crew = 👥 { $crew }
first_martians-plan-astronaut = { $who } { $wounds }/{ $most } 🩸 { $tokens } 🎖️{ $ill ->
    [yes] {" "}🤒 { $conditions }
   *[other] {""}
}
first_martians-plan-hungry = 🥫 { $who }: eats for two ({ PIECE("first_martians-condition", $condition) })
first_martians-plan-store = 📦 In store: { $items }
first_martians-closed = { PIECE("first_martians-facility", $facility) } ({ $why ->
    [shut] shut down
   *[other] blocked
})
first_martians-plan-closed = ⛔ Closed: { $facilities }
first_martians-plan-event = ❗ **{ $title }** · { $action } · until sol { $last }{ $may ->
    [yes] , may strike before
   *[no] {""}
}{ $effects ->
    [none] {""}
   *[other] {" "}→ { $effects }
}
first_martians-event-action = { $action }: { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}{ $more ->
    [yes] , { $costs }
   *[other] {""}
}
first_martians-event-action-role = { $role ->
    [scientist] with the Scientist
    [geologist] with the Geologist
    [engineer] with the Engineer
   *[medic] with the Medic
}
first_martians-event-action-place = at: { PIECE("first_martians-facility", $facility) }
first_martians-plan-called = 📣 You are asked to help: { $jobs }
first_martians-plan-empty = 📋 Nothing is planned yet.
first_martians-plan-title = 📋 **The dice** · 🩸 wound · ❔ adventure · no success: +{ $tokens } 🎖️
first_martians-plan-sure = ✔️ Without dice: no. { $numbers }
first_martians-plan-held = ⛔ **{ $number }. { $job }** { $lacking ->
    [0] can’t be done: { $problem } { $own ->
        [yes] *Ready* waits for it: change it or take your pawn back.
       *[other] { $who } can’t say ready until it is changed.
    }
    [one] lacks 1 pawn{ $causes ->
        [none] .
       *[other] {" "}({ $causes }).
    } { $own ->
        [yes] *Ready* waits for it: add a pawn, send a rover, or take yours back.
       *[other] { $who } can’t say ready until a pawn is added: yours may help.
    }
   *[other] lacks { $lacking } pawns{ $causes ->
        [none] .
       *[other] {" "}({ $causes }).
    } { $own ->
        [yes] *Ready* waits for it: add pawns, send a rover, or take yours back.
       *[other] { $who } can’t say ready until pawns are added: yours may help.
    }
}
first_martians-plan-bound = 🤒 { $who }: 1 pawn can only heal ({ PIECE("first_martians-condition", $condition) })
first_martians-plan-idle = ⚠️ **All your pawns rest, but the plan lacks hands: { $numbers }.** Take one back and add it there before you say ready.
first_martians-plan-helpers = ⚠️ Not in use yet: { $helpers }.
first_martians-plan-helper = { $name } (could help no. { $numbers })
first_martians-plan-why = `/{ commandmars } { commandmars-why }` explains every figure.
first_martians-plan-stack = **{ $number }.** { $job }
first_martians-plan-failure = if it fails: +{ $tokens } 🎖️{ $back ->
    [yes] , { $items } back
   *[other] {""}
}
first_martians-risk-wound = 🩸 { $chance }%
first_martians-risk-adventure = ❔ { $chance }%
first_martians-risk-morale = Morale −1
first_martians-risk-reroll = a success has to be rolled twice
first_martians-risk-rover = rover check
first_martians-penalties-sure = ⚠️ For certain: { $penalties }

## Choices

first_martians-choose-event = Answer an event
first_martians-choose-explore = Explore
first_martians-choose-gather = Gather
first_martians-choose-research = Research
first_martians-choose-plant = Plant a seed
first_martians-choose-build = Build and repair
first_martians-choose-restart = Restart a facility
first_martians-choose-join = Add a pawn to a stack
first_martians-choose-withdraw = Take a pawn back
first_martians-choose-both = { $job }, with both pawns
first_martians-mend-join = Add a pawn to { $stack }
first_martians-mend-withdraw = Take back from { $stack }
first_martians-mend-call = Ask for help with { $stack }
first_martians-choose-rovers = Rovers
first_martians-choose-call = Ask for help
first_martians-choose-skills = Use a skill
first_martians-choose-salvage = Salvage parts
first_martians-alike = ({ $count } alike)
first_martians-hint-group = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
}
first_martians-hint-join = help, or play safe with one pawn more than needed
first_martians-hint-skills = for morale tokens, each once a sol
first_martians-choose-spare = With a spare part
first_martians-choose-donor = With the part from: { PIECE("first_martians-facility", $facility) }
first_martians-hint-donor = it turns red there at once: { $penalty }; it comes back if the repair fails
first_martians-choose-own-pawn = { $name }’s pawn
first_martians-hint-own-pawn = { $count ->
    [one] the only one left
   *[other] one of { $count } left
}
first_martians-hint-machine-pawn = saves you a pawn; the dice and the wounds stay yours
first_martians-hint-stack = { $pawns } · { $given }/{ $needed } 🧍 · { $chance }
first_martians-chance = { $chance }%
first_martians-chance-with-more = with { $count } 🧍 more: { $chance }%
first_martians-chance-lacking = { $count } 🧍 missing
first_martians-hint-pawns = { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}: sure
first_martians-hint-roll = { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}: { $chance }%{ $sure ->
    [0] {""}
   *[other] , { $sure }: sure
}
first_martians-gain-rest = +1 🎖️
first_martians-gain-unwind-idle = nothing to relieve
first_martians-or = {" or "}
first_martians-gain-heal = one wound or condition less
first_martians-gain-heal-idle = nothing to heal
first_martians-gain-manage = a malfunction track −1
first_martians-gain-manage-idle = no track to lower
first_martians-gain-plant = ripe after six sols
first_martians-gain-restart = works again afterwards
first_martians-gain-optional = ⭐ it serves an optional objective
first_martians-gain-mission = 🎯 the mission asks for it
first_martians-gain-install = 🛡️ { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }
first_martians-gain-production = in Production: { $effects }
first_martians-gain-stand-in = stands in for: { PIECE("first_martians-facility", $facility) }
first_martians-gain-repair = ends “{ $penalty }”
first_martians-hint-join-to = { $before } → { $after }
first_martians-hint-broken = brings “{ $penalty }”
first_martians-choose-send = Send { PIECE("first_martians-rover", $rover) }
first_martians-choose-park = Call { PIECE("first_martians-rover", $rover) } back
first_martians-hint-called = { $count ->
    [0] no pawn free: one would leave { $jobs }
    [one] 1 pawn free
   *[other] { $count } pawns free
}
first_martians-choose-ready = { $again ->
    [yes] Still ready
   *[other] Ready
}
first_martians-hint-ready = { $agreement ->
    [majority] when more than half are ready, the plan is paid and carried out
   *[other] when all are ready, the plan is paid and carried out
}
first_martians-choose-revise = Wait
first_martians-hint-revise = the plan may still change
first_martians-choose-dismantle = Dismantle: { PIECE("first_martians-upgrade", $upgrade) }
first_martians-choose-spend = Use: { PIECE("first_martians-poi", $poi) }
first_martians-hint-skill = { $cost ->
    [0] once a mission
   *[other] { $cost } 🎖️
} · { $effects }
first_martians-preview-strip = 🪛 **{ PIECE("first_martians-facility", $facility) }: take out { PIECE("first_martians-part", $part) }.** The part turns red and becomes a spare part at hand. From then on: { $penalty }. { $alone ->
    [yes] {""}
   *[no] All others have to agree.
}
first_martians-strip-agree = { PIECE("first_martians-facility", $facility) }: take out { PIECE("first_martians-part", $part) }?
first_martians-strip-keep = { PIECE("first_martians-facility", $facility) }: keep { PIECE("first_martians-part", $part) }
first_martians-preview-dismantle = 🃏 **Dismantle { PIECE("first_martians-upgrade", $upgrade) }.** The card is gone for good and gives: { $items }.
first_martians-preview-skill = ✨ **{ PIECE("first_martians-skill", $skill) }** · { $cost ->
    [0] once a mission
   *[other] { $cost } 🎖️ ({ $left } left)
} · { $effects }
first_martians-block = { PIECE("first_martians-block", $block) }
first_martians-hint-track = its track stands at { $level } of 5
first_martians-hint-machine = one pawn a sol: { PIECE("first_martians-action", $action) }, open events, restarts
first_martians-hint-facility = { $action ->
    [none] produces { $production }{ $full ->
        [yes] {" "}(its limit)
       *[other] {""}
    }
   *[other] { PIECE("first_martians-action", $action) }
} · { $broken ->
    [0] no red part
    [one] 1 red part
   *[other] { $broken } red parts
}{ $shut ->
    [yes] {" "}· shut down already
   *[other] {""}
}
first_martians-hint-samples = { $count ->
    [one] 1 sample
   *[other] { $count } samples
}
first_martians-terrain = { PIECE("first_martians-terrain", $terrain) }
first_martians-hint-wounds = { $wounds ->
    [0] no wounds
    [one] 1 wound of at most { $most }
   *[other] { $wounds } wounds of at most { $most }
}
first_martians-part-of = { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }
first_martians-pick-cure = { PIECE("first_martians-condition", $condition) }
first_martians-pick-unwinding-morale = Morale +1
first_martians-pick-unwinding-morale-hint = each sol it gives tokens above 0, and takes them below
first_martians-pick-unwinding-stress = Stress { $amount }
first_martians-pick-unwinding-stress-hint = at 18 everybody is wounded
first_martians-pick-healing-wounds = A wound
first_martians-pick-healing-wounds-hint = one step back
first_martians-pick-wilting-pay = Pay
first_martians-pick-wilting-pay-hint = nothing wilts, nothing grows
first_martians-pick-wilting-wilt = Let it wilt
first_martians-pick-wilting-wilt-hint = every plant goes back one space
first_martians-pick-keep = Keep the dice
first_martians-pick-keep-hint = the dice stay as they fell
first_martians-pick-let = Let it happen
first_martians-pick-let-hint = keep the tokens
first_martians-pick-reroll = { $die ->
    [success] Reroll the success die
    [wound] Reroll the wound die
   *[other] Reroll the adventure die
} ({ PIECE("first_martians-skill", $skill) })
first_martians-hint-cost = { $cost } 🎖️
first_martians-hint-shortage = not all of it is there: Stress { $stress }
first_martians-hint-lacking = { $tokens } 🎖️ lacking: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}

## What cards do

first_martians-effect-morale = Morale { $amount }
first_martians-effect-stress = Stress { $amount }
first_martians-effect-quarrel = everybody wounded, Morale −1
first_martians-effect-full = a malfunction card
first_martians-effect-supply = { PIECE("first_martians-resource", $resource) } { $amount }
first_martians-whom = { $who ->
    [everybody] everybody
    [first-player] first player
   *[other] astronaut
}
first_martians-effect-tokens = { $amount } 🎖️ ({ first_martians-whom })
first_martians-effect-wound = { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} ({ first_martians-whom })
first_martians-effect-heal = { $amount ->
    [one] 1 wound healed
   *[other] { $amount } wounds healed
} ({ first_martians-whom })
first_martians-effect-condition = a condition ({ first_martians-whom })
first_martians-effect-track = { PIECE("first_martians-block", $block) }: malfunction { $amount }
first_martians-effect-malfunction = { PIECE("first_martians-block", $block) }: a malfunction card
first_martians-effect-break = 🔴 { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) }{ $penalty ->
    [none] {""}
   *[other] {" "}→ { $penalty }
}
first_martians-effect-break-any = 🔴 { PIECE("first_martians-block", $block) }: a part at random
first_martians-effect-mend = 🟢 { $amount ->
    [one] 1 part works again
   *[other] { $amount } parts work again
}
first_martians-effect-token = { PIECE("first_martians-facility", $facility) }: +1 token “{ PIECE("first_martians-token", $token) }”{ $space ->
    [next] {" "}(in the next sol)
   *[other] {""}
}
first_martians-effect-rover-token = { PIECE("first_martians-rover", $rover) }: +1 token “{ PIECE("first_martians-token", $token) }”
first_martians-effect-mend-rovers = 🟢 each rover: one token off
first_martians-effect-item = +{ $amount } { PIECE("first_martians-item", $item) }
first_martians-effect-productivity = { PIECE("first_martians-facility", $facility) }: production { $amount }
first_martians-effect-shut = { PIECE("first_martians-facility", $facility) } shut down ({ PIECE("first_martians-resource", $resource) })
first_martians-effect-grow = plants grow
first_martians-effect-lose-plants = { $amount ->
    [one] 1 plant lost
   *[other] { $amount } plants lost
}
first_martians-effect-lose-sample = a sample lost
first_martians-effect-gather-sample = a sample from the map
first_martians-effect-use-sample = a sample used up
first_martians-effect-ignore-terrain = one terrain ignored
first_martians-effect-reroll = one die again
first_martians-effect-adventure = an adventure
first_martians-effect-percent = { $amount }% of a Research card
first_martians-effect-separate = the lowest Research card left out
first_martians-effect-scan = a region seen from afar

## Causes

first_martians-cause-card = { $kind ->
    [event] event
    [adventure] adventure
    [malfunction] malfunction
    [shutdown] shutdown tile
    [poi] point of interest
    [skill] skill
    [upgrade] upgrade
    [facility] facility
    [project] project
    [rule] rule
    [chapter] chapter
   *[other] mission
} { $title }
first_martians-cause-deterioration = wear of every sol
first_martians-cause-malfunction = malfunction dice and red parts
first_martians-cause-managing = Control Center
first_martians-cause-morale = morale of the crew
first_martians-cause-production = each astronaut 1, each shutdown 2
first_martians-cause-hardware = red Hardware
first_martians-cause-quarrel = Stress reached 18
first_martians-cause-unwinding = Crew Quarters
first_martians-cause-healing = Med Lab
first_martians-cause-rest = Rest
first_martians-cause-no-success = no success
first_martians-cause-penalty = a sure penalty of the action
first_martians-cause-terrain = terrain on the way
first_martians-cause-shortage = what could not be given
first_martians-cause-die = the wound die
first_martians-cause-starve = no food
first_martians-cause-anxiety-attack = Anxiety Attack
first_martians-cause-surplus = half of the surplus
first_martians-cause-meals = meals
first_martians-cause-wilting = red parts of the farm
first_martians-cause-cost = costs of the plan
first_martians-cause-restart = price of a restart
first_martians-cause-supply = too little is produced
first_martians-cause-donor = taken for a repair
first_martians-cause-refund = back after the failure
first_martians-cause-strip = salvage
first_martians-cause-dismantle = a card dismantled
first_martians-cause-gather = Gather
first_martians-cause-plant = Planting
first_martians-cause-greenhouse = a greenhouse built
first_martians-cause-growth = Production
first_martians-cause-drive = the drive
first_martians-cause-token = Reroll token

## What happened

first_martians-you = You
first_martians-said-game-started = 🚀 The crew: { $crew }. First player: { $first }.
first_martians-said-phase-began = { $phase ->
    [1] 🌅 Sol { $round } begins.
    [4] 📋 Sol { $round }: the crew plans.
   *[other] ⚙️ Sol { $round }: malfunctions.
}
first_martians-said-first-player-passed = 👉 First player: { $who }
first_martians-said-choice-made = ☑️ { $who }: { $side } ({ $title })
first_martians-said-choice-told = { $said }. { $told }
first_martians-said-kept = 🎲 { $who }: the dice stay as they fell
first_martians-said-let = ⏳ { $who } lets it happen
first_martians-said-objective-reached = 🎯 Objective reached: { PIECE("first_martians-objective", $objective) }
first_martians-said-game-ended = { $won ->
    [yes] 🟢 The mission is accomplished.
   *[other] ⚫ The mission has failed.
}{ $why ->
    [death] {" "}An astronaut has died.
    [time] {" "}Time has run out.
    [threshold] {" "}Too many parts are broken.
   *[other] {""}
} Objectives reached: { $score } of { $all }{ $optional ->
    [0] {""}
    [one] {" "}(1 of all is optional)
   *[other] {" "}({ $optional } of all are optional)
}.
first_martians-said-plan-changed = { $change ->
    [lay] ➕ { $who }: { $job }
    [join] 🤝 { $who }, helping: { $job }
    [withdraw] ↩️ { $who }, pawn back: { $job }
    [send] 🚙 { PIECE("first_martians-rover", $rover) } goes along: { $job }
    [park] 🚙 { $who }, rover called back: { $job }
    [call] 📣 { $who } → { $other }, please help: { $job }
    [ready] ✅ { $who }: ready
    [revise] ✋ { $who }: wait, please
   *[other] ✋ The plan is open again.
}
first_martians-said-strip-proposed = 🪛 { $who }: take a part out? { PIECE("first_martians-facility", $facility) }, { PIECE("first_martians-part", $part) }
first_martians-said-strip-dropped = ✋ { $who }: that part stays where it is ({ PIECE("first_martians-facility", $facility) }, { PIECE("first_martians-part", $part) })
first_martians-said-plan-reason = { $said } ({ $why })
first_martians-said-plan-fixed = 📌 The plan stands: { $count ->
    [one] 1 action
   *[other] { $count } actions
}{ $paid ->
    [yes] . Paid: { $costs }
   *[other] , at no cost
}.
first_martians-said-rolled = 🎲 { $who }: { $success ->
    [yes] success
   *[other] no success
}{ $wound ->
    [yes] , wound
    [no] , unhurt
   *[other] {""}
}{ $adventure ->
    [yes] , adventure
   *[other] {""}
}
first_martians-said-rerolled = 🎲 { $who }: { $die ->
    [success] success die
    [wound] wound die
   *[other] adventure die
} again ({ $why }): { $result ->
    [yes] { $die ->
        [success] success
        [wound] wound
       *[other] adventure
    }
   *[other] { $die ->
        [success] no success
        [wound] no wound
       *[other] no adventure
    }
}
first_martians-said-action-resolved = { $ok ->
    [yes] ✔️ { $who }: { $job }
   *[other] ✖️ { $who }, no success: { $job }
}
first_martians-said-action-idle = ↩️ { $who }, nothing left to do there: { $job }
first_martians-said-supply-changed = 📦 { PIECE("first_martians-resource", $resource) } { $amount } ({ $why })
first_martians-said-production-changed = 🏭 { PIECE("first_martians-facility", $facility) }: production { $amount }
first_martians-said-part-broken = 🔴 { PIECE("first_martians-facility", $facility) }, red part: { PIECE("first_martians-part", $part) } ({ $why }). From now on: { $penalty }.
first_martians-said-part-repaired = 🟢 { PIECE("first_martians-facility", $facility) }, working again: { PIECE("first_martians-part", $part) } ({ $why }).
first_martians-said-repair-done = 🟢 { PIECE("first_martians-facility", $facility) }, repaired: { PIECE("first_martians-part", $part) }. It works from the end of the phase.
first_martians-said-facility-shut = 🌑 { PIECE("first_martians-facility", $facility) } is shut down: { PIECE("first_martians-resource", $grid) } ({ $why }).
first_martians-said-shutdown-turned = 🔄 { PIECE("first_martians-facility", $facility) }, shutdown tile: { PIECE("first_martians-shutdown", $tile) }
first_martians-said-shutdown-discarded = 🔌 { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-resource", $grid) } is back.
first_martians-said-farm-changed = 🌿 { PIECE("first_martians-facility", $facility) }: { $plants ->
    [one] 1 plant
   *[other] { $plants } plants
}, { $growing } growing, { $greenhouses ->
    [one] 1 greenhouse
   *[other] { $greenhouses } greenhouses
} ({ $why })
first_martians-said-token-placed = 🏷️ { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-token", $token) }{ $space ->
    [next] {" "}(in the next sol)
   *[other] {""}
} ({ $why })
first_martians-said-rover-token-placed = 🏷️ { PIECE("first_martians-rover", $rover) }: { PIECE("first_martians-token", $token) } ({ $why })
first_martians-said-rover-token-removed = 🚙 { PIECE("first_martians-rover", $rover) }: no longer “{ PIECE("first_martians-token", $token) }”
first_martians-said-rover-checked = 🚙 { PIECE("first_martians-rover", $rover) } { $damaged ->
    [yes] is damaged and blocked
   *[other] came through unharmed
} ({ $why }).
first_martians-said-upgrade-dismantled = 🃏 { PIECE("first_martians-upgrade", $upgrade) } is dismantled: { $items }.
first_martians-said-upgrade-made = ⬆️ { PIECE("first_martians-upgrade", $upgrade) } is installed; it works from the next sol on.
first_martians-said-machine-taken = 🤖 { $who }: { PIECE("first_martians-machine", $machine) } for the whole mission
first_martians-said-facility-built = 🏠 { PIECE("first_martians-facility", $facility) } is in service{ $works ->
    [yes] {""}
   *[other] , all its parts red
}.
first_martians-said-region-laid = 🗺️ { PIECE("first_martians-space", $space) } is known from the start: { PIECE("first_martians-region", $region) }
first_martians-said-map-shown = 🗺️ The regions lie face up: everybody sees what lies where.
first_martians-said-token-dropped = 🎯 { PIECE("first_martians-item", $token) } lies at { PIECE("first_martians-space", $space) }.
first_martians-said-region-scanned = 🗺️ { PIECE("first_martians-space", $space) }, seen from afar: { PIECE("first_martians-region", $region) }
first_martians-said-mineral-drawn = ⚗️ Research card { $number }: { $found ->
    [yes] { PIECE("first_martians-item", $item) }
   *[other] all of these are out
}
first_martians-said-percent-gained = ⚗️ { $amount }%, now { $level }% (card { $card }%)
first_martians-said-card-separated = ⚗️ The lowest Research card is left out from now on.
first_martians-said-track-changed = 🎛️ { PIECE("first_martians-block", $block) }: malfunction track { $amount }, now at { $level } of 5 ({ $why })
first_martians-said-track-reset = 🎛️ { PIECE("first_martians-block", $block) }: its card is drawn, and the malfunction track starts again at 0
first_martians-said-box-turned = 🟥 { PIECE("first_martians-block", $block) }: its malfunction die is rolled from now on, every sol.
first_martians-die-of-block = { PIECE("first_martians-block", $block) } { $result }
first_martians-said-malfunctions-rolled = 🎲 Malfunction dice: { $dice }
first_martians-said-malfunction-drawn = ⚠️ **{ $title }** ({ PIECE("first_martians-block", $block) }){ $resolved ->
    [yes] {""}
   *[other] : it has nothing to strike
}
first_martians-said-event-drawn = ❗ Event: **{ $title }**
first_martians-said-event-done = ✔️ **{ $title }** is dealt with ({ $who })
first_martians-said-event-expired = ⌛ **{ $title }** has passed without consequence.
first_martians-said-consequences-checked = 💥 Consequence: { $titles }
first_martians-said-delays-checked = 🕰️ It comes back: { $titles }
first_martians-said-adventure-drawn = ❔ Adventure ({ $who }): **{ $title }**
first_martians-said-morale-changed = 🙂 Morale { $amount } ({ $why })
first_martians-said-stress-changed = 😬 Stress { $amount }, now { $level } of 18 ({ $why })
first_martians-said-tokens-changed = 🎖️ { $who }: morale tokens { $amount } ({ $why })
first_martians-said-wounded = 🩸 { $who }: { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} ({ $why })
first_martians-said-healed = 🩹 { $who }: { $amount ->
    [one] 1 wound healed
   *[other] { $amount } wounds healed
} ({ $why })
first_martians-said-condition-drawn = 🤒 { $who }: { PIECE("first_martians-condition", $condition) }, acting from the next phase on
first_martians-said-condition-cured = 🩹 { $who }: { PIECE("first_martians-condition", $condition) } is cured; it still acts until the phase is over
first_martians-said-skill-used = ✨ { $who }: { PIECE("first_martians-skill", $skill) } ({ $cost ->
    [0] once a mission
   *[other] { $cost } 🎖️
})
first_martians-said-skill-unlocked = ✨ { $who }, new skill: { PIECE("first_martians-skill", $skill) }
first_martians-said-terrain-ignored = 🗺️ { $who }: the terrain of { PIECE("first_martians-space", $space) } does not matter in this sol
first_martians-said-explored = 🧭 { $who }, arrived in { PIECE("first_martians-space", $space) }: **{ PIECE("first_martians-region", $region) }**{ $samples ->
    [0] {""}
    [one] , 1 sample
   *[other] , { $samples } samples
}{ $rough ->
    [yes] , { $terrain }
   *[other] {""}
}{ $found ->
    [yes] . Found: { $finds }
   *[other] {""}
}
first_martians-said-poi-drawn = 📍 { $who }, point of interest: { PIECE("first_martians-poi", $poi) }. It can be used from the next plan on.
first_martians-said-poi-used = 📍 { $who } uses: { PIECE("first_martians-poi", $poi) }
first_martians-said-item-gained = 📥 { PIECE("first_martians-item", $item) }{ $pending ->
    [yes] , at hand from the next sol
   *[other] {""}
} ({ $why })
first_martians-said-studied = 🔬 { $discovered ->
    [yes] A discovery has been made.
   *[other] A sample has been examined.
}

## Stories and messages that stay

first_martians-sol-title = ## 🌅 Sol { $round } of { $sols } · { $mission }
first_martians-report-title = ## 📋 What came of the plan
first_martians-lessons-title = ## 📖 Rules met for the first time
first_martians-story-now = ➡️ { $effects }
first_martians-story-choice = ☑️ { $who } decides: { $sides }
first_martians-story-action = ❗ **{ $action }** until sol { $last } → { $effects }. Until it is done, its consequence may strike at the start of a sol.
first_martians-story-consequence = ### 💥 { $title }: the consequence
first_martians-story-later = ### 🕰️ { $title } · { $who }
first_martians-story-taken = ☑️ **{ $title }** · { $who }: **{ $side }**
first_martians-replay-round = Sol { $round }
first_martians-digest-rounds = Sols { $first } to { $last }
first_martians-digest-from = From sol { $first } on
first_martians-sol-quiet = 🌅 A new sol
first_martians-final-title = ## { $won ->
    [yes] 🟢 Mission accomplished
   *[other] ⚫ The mission has failed
}: { $mission }, sol { $round } of { $sols }
first_martians-final-died = 🕯️ { $who } did not come through: { $why }.
first_martians-broken-parts = { $broken ->
    [one] 1 broken part
   *[other] { $broken } broken parts
}
first_martians-final-done = Every mandatory objective is reached, and the base holds ({ first_martians-broken-parts }{ $most ->
    [0] {""}
   *[other] , at most { $most } allowed
}).
first_martians-final-death = An astronaut took a sixth wound. Nobody outlives that.
first_martians-final-time = The last sol is over, and objectives are left.
first_martians-final-threshold = The objectives are reached, but the base is in ruins: { first_martians-broken-parts }{ $most ->
    [0] {""}
   *[other] , at most { $most } allowed
}.
first_martians-final-crew = 👥 { $crew } · Morale { $morale } · Stress { $stress }
first_martians-final-objective = { $reached ->
    [yes] ✅
   *[other] ⬜
} { $title }{ $optional ->
    [yes] {" "}(optional)
   *[other] {""}
}

## Why?

first_martians-why-title = ### Why? The rules and pieces behind each figure
first_martians-why-pawns = • { $needed } 🧍 needed, { $given } laid: { $sum }
first_martians-why-base = { $count } (the action)
first_martians-why-medic = 1 (the Medic’s pawn, for want of an Autoscanner)
first_martians-why-way = { $count } ({ $count ->
    [one] the space driven to
   *[other] the spaces on the way
})
first_martians-why-descent = { $count } (the steep way down, for want of the project “{ PIECE("first_martians-project", $project) }”)
first_martians-why-region = { $count } ({ PIECE("first_martians-region", $region) }: { first_martians-terrain-extra-pawn })
first_martians-why-token = { $count } (token, { $cause })
first_martians-token-cause = { PIECE("first_martians-facility", $facility) }: needs { PIECE("first_martians-token", $token) }{ $part ->
    [none] {""}
   *[other] , red part: { PIECE("first_martians-part", $part) }
}
first_martians-why-rover-token = { $count } (token “1 pawn more”: { PIECE("first_martians-rover", $rover) })
first_martians-why-rover = • { PIECE("first_martians-rover", $rover) } counts as { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}.
first_martians-why-dice = • { $dice ->
    [all] Three dice, as no extra pawn is laid
   *[other] The success die alone, as a red part demands it
}: success on { $faces } of { $sides } faces, { $chance }.
first_martians-why-costs = • Paid when the plan stands, and supply is never refunded: { $costs }
first_martians-why-modifier = { PIECE("first_martians-facility", $facility) }, token on its “!” space: { PIECE("first_martians-token", $token) }
first_martians-why-terrain = { PIECE("first_martians-region", $region) }: { PIECE("first_martians-terrain", $terrain) }
first_martians-why-condition = { $name }: { PIECE("first_martians-condition", $condition) }
first_martians-why-red = 🔴 { PIECE("first_martians-facility", $facility) }: { PIECE("first_martians-part", $part) } → { $penalty }
first_martians-why-cancelled = ⬆️ { PIECE("first_martians-facility", $facility) }, red part: { PIECE("first_martians-part", $part) }. { PIECE("first_martians-upgrade", $upgrade) } cancels its penalty
first_martians-why-production = ### Next Production, as things stand
first_martians-why-supply = • { PIECE("first_martians-resource", $resource) }: { $produced } for { $needed }. { $result ->
    [short] Facilities that are shut down: { $count }.
    [food] From the General Supply: { $count }, or somebody starves.
   *[other] { $count ->
        [0] Nothing is left over.
       *[other] Half of the surplus is kept: { $count }.
    }
}
first_martians-why-lasting = 📌 Rules for good, as Production begins: { $change }
first_martians-why-stress = • Stress +{ $total }: { $crew } for the crew, 2 for each shutdown tile ({ $tiles }). Now { $stress }; at { $limit } everybody is wounded and Morale falls.
first_martians-why-broken = ### Red parts: { $count }{ $most ->
    [-1] {""}
   *[other] {" "}(at the end at most { $most })
}
first_martians-hand = { $who }: { $wounds }/{ $most } 🩸 · { $tokens } 🎖️. A sixth wound kills; at the second and the fourth a condition comes.
first_martians-hand-condition = 🤒 **{ PIECE("first_martians-condition", $condition) }**: { $about }
first_martians-hand-skill = ✨ **{ PIECE("first_martians-skill", $skill) }** · { $cost ->
    [0] once a mission
   *[other] { $cost } 🎖️
} · { $effects }{ $used ->
    [yes] {" "}· used in this sol
    [mission] {" "}· used in this mission
   *[other] {""}
}

## Why an action is refused

illegal-solo-seats = That option is for { $needed } astronauts; there are { $count }.
illegal-other-crew = The campaign goes on with the same crew: { $roles }.
illegal-no-such-option = That is none of the choices: { $option }.
illegal-unknown-facility = There is no such facility in the base: { PIECE("first_martians-facility", $facility) }.
illegal-unknown-item = There is no such item: { PIECE("first_martians-item", $item) }.
illegal-unknown-machine = The crew has no such machine: { PIECE("first_martians-machine", $machine) }.
illegal-unknown-project = The mission has no such project: { PIECE("first_martians-project", $project) }.
illegal-unknown-rover = There is no such rover: { PIECE("first_martians-rover", $rover) }.
illegal-unknown-skill = There is no such skill: { PIECE("first_martians-skill", $skill) }.
illegal-unknown-space = There is no such space on the map: { PIECE("first_martians-space", $space) }.
illegal-unknown-stack = There is no stack { $stack } in the plan.
illegal-unknown-term = I don’t know that word: { $word }.
illegal-opening-mission = That mission can only open a campaign: { PIECE("first_martians-mission", $mission) }.
illegal-astronaut-dead = An astronaut died in that mission, so the campaign can’t go on from there: { PIECE("first_martians-role", $role) }.
illegal-not-built = { PIECE("first_martians-facility", $facility) } isn’t there yet: it has to be built first.
illegal-wrong-place = { PIECE("first_martians-project", $project) } can’t stand at { PIECE("first_martians-space", $space) }.
illegal-already-built = That is built already: { PIECE("first_martians-project", $project) }.
illegal-already-planned = Somebody does that in this sol already; once is enough.
illegal-build-first = This has to be built first: { PIECE("first_martians-project", $project) }.
illegal-condition-absent = The astronaut doesn’t suffer from { PIECE("first_martians-condition", $condition) }.
illegal-event-not-open = That event is no longer open: { PIECE("first_martians-event", $event) }.
illegal-explored = { PIECE("first_martians-space", $space) } is explored already.
illegal-facility-blocked = { PIECE("first_martians-facility", $facility) } is blocked by a token in this sol; Clean-up takes it off.
illegal-facility-shut = { PIECE("first_martians-facility", $facility) } is shut down: restart it with one pawn first.
illegal-farm-full = Every greenhouse is taken ({ $greenhouses }), growing plants included.
illegal-item-idle = It means nothing in this mission: { PIECE("first_martians-item", $item) }.
illegal-item-lacking = Not enough of this: { PIECE("first_martians-item", $item) }. Needed { $needed }, held { $held }.
illegal-no-farm = { PIECE("first_martians-facility", $facility) } is no farm.
illegal-no-route = There is no such way to { PIECE("first_martians-space", $space) }.
illegal-no-sample = Only samples can be examined, not { PIECE("first_martians-item", $item) }.
illegal-none-left = All that is there is planned for already: { $held }.
illegal-not-accessible = { PIECE("first_martians-space", $space) } can’t be reached: explore a space beside it first.
illegal-not-shut = { PIECE("first_martians-facility", $facility) } has no shutdown tile of that kind.
illegal-part-not-there = { PIECE("first_martians-facility", $facility) } has no working part of that kind to give: { PIECE("first_martians-part", $part) }.
illegal-part-works = { PIECE("first_martians-facility", $facility) }: this part works, there is nothing to repair: { PIECE("first_martians-part", $part) }.
illegal-price-lacking = That tile is removed only for { PIECE("first_martians-resource", $resource) } { $needed }; the General Supply has { $held }.
illegal-seedbed-taken = The first growth space is taken until Production.
illegal-token-absent = { PIECE("first_martians-rover", $rover) } bears no such token: { PIECE("first_martians-token", $token) }.
illegal-unexplored = { PIECE("first_martians-space", $space) } hasn’t been explored yet.
illegal-upgrade-absent = That card isn’t at hand: { PIECE("first_martians-upgrade", $upgrade) }.
illegal-already-called = That call for help is out already.
illegal-explore-only = { PIECE("first_martians-rover", $rover) } helps with exploring only.
illegal-inside-hub = { PIECE("first_martians-rover", $rover) } drives outside the HUB only.
illegal-machine-laid = This machine is at work already: { PIECE("first_martians-machine", $machine) }.
illegal-machine-unfit = { PIECE("first_martians-machine", $machine) } works at one type of action only ({ PIECE("first_martians-action", $action) }), at open events and restarts, and never enters the Living block.
illegal-machines-used = Alone, at most { $most } machines may be used in a sol.
illegal-heart-bound = Only the heart condition can be healed with the pawn that is left: { PIECE("first_martians-role", $role) }, { $laid } of { $pawns } laid.
illegal-no-pawn = Both pawns of this astronaut are laid: { PIECE("first_martians-role", $role) }, { $pawns } of { $pawns }. One can be taken back.
illegal-no-rover = A red part of the Garage keeps rovers from exploring.
illegal-not-in-crew = This crew has no such astronaut: { PIECE("first_martians-role", $role) }.
illegal-not-in-stack = There is no such pawn in stack { $stack }.
illegal-one-pawn-only = A restart takes exactly one pawn.
illegal-one-rover = A rover goes along already: { PIECE("first_martians-rover", $rover) }.
illegal-own-pawn = You don’t have to ask yourself: add your pawn.
illegal-rover-blocked = { PIECE("first_martians-rover", $rover) } is blocked: a Build action repairs it.
illegal-rover-parked = { PIECE("first_martians-rover", $rover) } is in the Depot.
illegal-rover-sent = { PIECE("first_martians-rover", $rover) } is on its way already, and drives once a sol.
illegal-deadly = That would kill: { $wounds ->
    [one] 1 sure wound
   *[other] { $wounds } sure wounds
}, and only { $left } can be borne.
illegal-medic-needed = Without an Autoscanner the Medic has to lay a pawn too.
illegal-role-needed = { $role ->
    [scientist] The Scientist has
    [geologist] The Geologist has
    [engineer] The Engineer has
   *[medic] The Medic has
} to lay a pawn here too.
illegal-not-ready = You haven’t said ready.
illegal-phase-begun = Parts are taken out at the start of the phase, before you lay a pawn. Take yours back first.
illegal-not-proposed = Nobody wants that part taken out.
illegal-strip-agreed = You have agreed to that already; the others still have to.
illegal-pawns-unused = { $count ->
    [one] 1 pawn is
   *[other] { $count } pawns are
} still to be laid; Rest is always open.
illegal-too-few-pawns = Too few pawns for { PIECE("first_martians-action", $action) }: { $needed } needed, { $given } laid. Add one, send a rover along, or take the stack back; *Ready* has to wait until then.
illegal-unpayable = The General Supply can’t pay for that: { PIECE("first_martians-resource", $resource) }, needed { $needed }, held { $held }.
illegal-migraine = With a migraine no skill can be used.
illegal-no-dice = { PIECE("first_martians-skill", $skill) } is for dice that have just been rolled.
illegal-skill-idle = { PIECE("first_martians-skill", $skill) } would change nothing now.
illegal-skill-not-held = This astronaut doesn’t have the skill { PIECE("first_martians-skill", $skill) }.
illegal-skill-used = { PIECE("first_martians-skill", $skill) } has been used in this sol.
illegal-tokens-lacking = That takes { $needed ->
    [one] 1 morale token
   *[other] { $needed } morale tokens
}; { $held ->
    [0] there are none
    [one] there is 1
   *[other] there are { $held }
}.

## Rules explained by the first mission

first_martians-lesson-round = A sol has six phases: an event, morale, production, the crew’s actions, malfunctions, clean-up. Only in the fourth is there much to decide. All win together when every mandatory objective is reached in time, and lose together when one astronaut dies or the last sol ends before that.
first_martians-lesson-events = Each sol brings an event. Its action stays open for three sols; until it is done a consequence may strike at the start of a sol, and nobody knows which one it is.
first_martians-lesson-consequences = A neglected event has struck. Once its consequence has come, the event leaves the log and its action is gone.
first_martians-lesson-morale = Morale belongs to all, from −2 to +3. In phase 2 the first player gains a morale token for each point above 0, or discards one for each point below; each token that is lacking is a wound.
first_martians-lesson-stress = Stress rises by 1 for each astronaut in every Production, and by 2 for each facility shut down. At 18 everybody suffers a wound, Morale falls by 1 and Stress begins anew. Unwind lowers it by up to 6.
first_martians-lesson-wounds = An astronaut survives five wounds; the sixth ends the mission. Wounds heal one at a time in the Med Lab, with the Medic’s help or an Autoscanner.
first_martians-lesson-conditions = Where wounds cross an icon, a condition is drawn. It acts from the next phase on, until it is healed.
first_martians-lesson-adventures = The adventure die, some tokens and some terrain bring an adventure to whoever performs the action, even if it succeeds. Some come back sols later.
first_martians-lesson-dice = With exactly the pawns it needs, an action is rolled for: success, wound and adventure, each die by itself. With one pawn more it succeeds without dice. A failure gives 2 morale tokens.
first_martians-lesson-morale-tokens = Morale tokens pay for skills, each skill once a sol. They come from Rest, from failures and, to the first player, from good morale.
first_martians-lesson-red-parts = A red part costs something as long as it is red: energy or oxygen for each action, a roll, a pawn, a plant. Repair it with a spare part or with the same part from elsewhere. At the end only so many may be red.
first_martians-lesson-repairs = A repaired part works from the end of the action phase on: in the same phase it still costs.
first_martians-lesson-malfunction-dice = In phase 5 each block whose marker is red rolls its die; the result and the +1 of its red parts raise its track. At 5 a card is drawn.
first_martians-lesson-tracks = Three tracks count towards malfunctions, one a block. Whenever one reaches 5 its card is drawn and it begins anew. Manage lowers one by 1.
first_martians-lesson-malfunction-cards = A malfunction card mostly turns a part red or lays a token. Afterwards the next block’s die is rolled every sol too: Working, Living, System, and round again.
first_martians-lesson-shutdown = Too little energy or oxygen is produced, so a facility lies still: no action of its kind, no penalty, no harm either, and 2 Stress a sol. One pawn restarts it at the end of the phase.
first_martians-lesson-restart = A shutdown tile is turned up when it is removed: it brings something first, and a few go only for a price.
first_martians-lesson-farm = A sown plant needs six Productions to ripen in a free greenhouse. Each ripe plant feeds one astronaut every sol and stays.
first_martians-lesson-supply = Half of what is produced beyond need goes to the General Supply. It pays for actions and feeds those for whom the farm has nothing, but never makes up for lacking energy or oxygen.
first_martians-lesson-exploring = Each space on the way costs a pawn, and rough terrain more. A new region’s terrain matters from the next sol on; what lies there can be gathered from then on.
first_martians-lesson-rovers = A rover that is blocked stays in the Depot until a Build action takes the token off.
first_martians-lesson-objectives = Objectives stay reached, whatever happens later. The mission is won at the end of the sol in which the last mandatory one is reached, if few enough parts are red.
first_martians-lesson-upgrades = An upgrade works from Clean-up on. A card that is never built can be dismantled for the two spare parts it shows.
first_martians-lesson-waiting-tokens = A token on a “>>” space waits: Clean-up moves it to “!”, where it acts for one sol.
first_martians-lesson-tokens = A token on a facility’s “!” space bears on every action of its kind in this sol; Clean-up takes it off.
first_martians-lesson-planning = Pawns on one action form a stack; whose pawn was laid first performs, gains and suffers. Exactly enough pawns roll dice, one more is sure.
first_martians-lesson-machines = A machine is one more pawn. Whoever lays it first for an action carries that out: they roll, and they are the one a wound hits. It does one kind of action, works at open events, and can restart facilities outside the Living block.

## Standing orders

first_martians-order-agree = Agree to the plan
first_martians-order-agree-hint = Once all pawns are laid and nothing stands against it, unless somebody touches yours
first_martians-order-agree-text = Agree to this sol’s plan once it is complete and nothing stands against it.
first_martians-order-help = Help when called
first_martians-order-help-hint = A free pawn of yours joins whoever calls for it
first_martians-order-help-text = Answer calls for help: { $value }.
first_martians-order-help-any = with anything
first_martians-order-help-explore = with exploring
first_martians-order-help-gather = with gathering
first_martians-order-help-research = with research
first_martians-order-help-build = with building and repairs
first_martians-order-help-heal = with healing
first_martians-order-help-event = with events
first_martians-order-keep-dice = Keep the dice
first_martians-order-keep-dice-hint = No skill is used to reroll a die
first_martians-order-keep-dice-text = Use no skill to reroll a die.
illegal-order-not-planning = The crew isn’t planning now.
illegal-order-agreed = You have agreed already.
illegal-order-plan-changed = A stack with your pawns was changed.
illegal-order-alone = Nobody is there who could call you.
