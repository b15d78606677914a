# What stands on the pictures of First Martians, and their descriptions in words.

# One letter each, all different.
picmars-letter-scientist = S
picmars-letter-geologist = G
picmars-letter-engineer = E
picmars-letter-medic = M

# What a red marker costs, where it stands; about fifteen letters.
picmars-penalty-costs-energy = costs 1 energy
picmars-penalty-costs-oxygen = costs 1 oxygen
picmars-penalty-must-roll = must roll
picmars-penalty-no-rover = no rover
picmars-penalty-both = roll · no rover
picmars-penalty-wilting = wilting
picmars-penalty-malfunction = malfunction +{ $count }
picmars-penalty-idle = brings nothing
picmars-penalty-froggy-check = Froggy at risk
picmars-penalty-lose-sample = loses a sample
picmars-penalty-more-stress = stress +1
picmars-penalty-fewer-pawns = 1 pawn more
picmars-penalty-none = no effect

picmars-shut-down = Shut down
# Beside a malfunction die: when it is rolled; about twenty letters.
picmars-die-every-sol = rolled every sol
picmars-die-from-sol = rolled from sol { $sol } on
picmars-die-not-yet = not rolled yet

picmars-token-blocked = blocked
picmars-token-minus-pawn = 1 pawn more
picmars-token-adventure = adventure
picmars-token-reroll = roll success twice
picmars-token-wound = 1 wound
picmars-token-lose-morale = Morale −1
picmars-token-rover-check = rover at risk

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
picmars-alt-block = { $block }: malfunction { $track } of 5.
picmars-alt-die = { $block }: its die is rolled on every sol.
picmars-alt-in-order = In order: { $list }.
picmars-alt-broken = broken: { $list }
picmars-alt-tokens = “{ $mark }” { $list }
picmars-alt-output = produces { $amount } of { $most }
picmars-alt-farm = greenhouses { $houses }, plants { $plants }, growing { $growing }
picmars-alt-gives = each Production: { $list }
picmars-gain-oxygen = oxygen { $amount }
picmars-gain-energy = energy { $amount }
picmars-gain-food = food { $amount }
picmars-gain-stress = stress { $amount }
picmars-gain-rover = a token off each rover

picmars-sol = Sol { $sol } of { $sols }
picmars-plan = Plan of the sol
picmars-plan-empty = No pawn has been laid yet.
picmars-machine = Machine
picmars-roll-all = three dice
picmars-roll-success = success die only
picmars-roll-none = no dice

# What a stack of pawns is laid for; about thirty letters.
picmars-job-explore = Explore { $space }
picmars-job-gather = { $item } from { $space }
picmars-job-repair = { $facility }: { $part }
picmars-job-unblock = { $rover }: { $token }
picmars-job-plant = Plant: { $facility }
picmars-job-restart = Restart: { $facility }
picmars-job-install = Install: { $upgrade }
picmars-job-construct = Build: { $project }
picmars-job-construct-at = { $project } on { $space }
picmars-job-research-first = Examine a sample
picmars-job-research-second = Make a discovery
picmars-job-cure = Cure: { $condition }

# What stands against a stack of pawns; about forty letters.
picmars-problem-too-few-pawns = { $count ->
    [one] { $count } pawn is missing
   *[other] { $count } pawns are missing
}
picmars-problem-unpayable = Not enough in stock: { $resource }
picmars-problem-item-lacking = Missing: { $item }
picmars-problem-already-planned = Planned twice
picmars-problem-build-first = Something else has to be built first
picmars-problem-deadly = The wounds would be fatal
picmars-problem-facility-blocked = The facility is blocked
picmars-problem-facility-shut = The facility is shut down
picmars-problem-farm-full = No greenhouse is free
picmars-problem-medic-needed = The Medic has to help
picmars-problem-role-needed = A certain astronaut has to help
picmars-problem-no-rover = The Garage lets no rover out
picmars-problem-no-route = No way leads there
picmars-problem-none-left = Nothing is left there
picmars-problem-part-not-there = The part isn’t there
picmars-problem-rover-blocked = The rover is blocked
picmars-problem-seedbed-taken = The seedbed is taken
picmars-problem-other = Not possible as it is

picmars-alt-plan = Plan of sol { $sol } of { $sols }.
picmars-percent = { $percent }%
picmars-alt-chance = chance { $chance }%
picmars-alt-stack = { $job }: { $pawns }; pawns { $given } of { $needed }; { $what }.
picmars-alt-stack-short = { $job }: { $what }.
picmars-alt-free = { $who }: free pawns { $count }.

# Tiles that lie face down; about nine letters.
picmars-unseen = Unseen
picmars-alt-map = Map around the HUB.
picmars-alt-marked = Marked: { $list }.
picmars-alt-finds = objective tokens { $count }
picmars-alt-standing = projects { $count }
picmars-alt-reach = Unexplored, with the pawns that exploring takes: { $list }.
picmars-alt-lying = Objective tokens lie on { $list }.

picmars-supplies = Supplies
# Heads of columns; about eight letters.
picmars-column-produced = Made
picmars-column-needed = Needed
picmars-column-stock = Stock
# What follows from a surplus or a lack; about twenty-two letters.
picmars-gain = { $count ->
    [0] nothing left over
   *[other] +{ $count } to the stock
}
picmars-shut = { $count ->
    [one] { $count } facility shuts down
   *[other] { $count } facilities shut down
}
picmars-eaten = { $count } from the stock
picmars-starve = { $count ->
    [one] { $count } wound from hunger
   *[other] { $count } wounds from hunger
}
picmars-eats = Food needed
picmars-morale = Morale
picmars-stress = Stress
picmars-malfunctions = Malfunctions
picmars-cargo = Cargo area
picmars-found = Samples and finds
picmars-spares = Spare parts
picmars-upgrades = Upgrades at hand
picmars-rovers = Rovers and machines
picmars-research = Research
picmars-examined = Examined
picmars-discovered = Discovered
picmars-log = Open events
picmars-sols-left = { $count ->
    [one] { $count } sol left
   *[other] { $count } sols left
}
picmars-none = None
picmars-alt-supplies = Supplies on sol { $sol } of { $sols }.
picmars-alt-resource = { $name }: produced { $produced }, needed { $needed } ({ $outcome }), in stock { $stock }.
picmars-alt-tracks = Morale { $morale }, stress { $stress } of 18.

# The role, and the person who plays this astronaut.
picmars-played-by = { PIECE("first_martians-role", $role) } · played by { $name }
picmars-conditions = Conditions
picmars-no-conditions = No conditions
picmars-used = used this sol
picmars-used-mission = used up
picmars-alt-astronaut = { $who }: wounds { $wounds } of 5, morale tokens { $tokens }, free pawns { $free }.
picmars-alt-skill = { $skill }: { $cost ->
    [0] once a mission
   *[other] price { $cost }
}.

picmars-optional = optional
picmars-broken = Broken parts
picmars-broken-count = Broken parts: { $figure }
# Stand under "Broken parts"; about fifteen letters.
picmars-threshold = { $most } at most
picmars-no-threshold = any number
picmars-projects = Mission projects
picmars-project-open = possible
picmars-project-after = after: { $project }
picmars-project-unexplored = { $ring ->
    [1] explore the inner ring
    [2] explore the middle ring
    [3] explore the outer ring
   *[0] explore beside it
}
picmars-project-lacking = lacks: { $what }{ $needed ->
    [1] { "" }
   *[other] {" "}{ $held }/{ $needed }
}

picmars-won = Mission accomplished
picmars-lost = Mission lost
picmars-alt-member = { $who }: wounds { $wounds }.

# What is to be seen on a scene, for those who don't see it.
picmars-scene-base = The base at dusk: domes, solar panels, an antenna
picmars-scene-crew = The crew at the window of the HUB
picmars-scene-outside = A dust storm, and an astronaut on a rope
picmars-scene-explore = A rover above a canyon
picmars-scene-gather = A drill over a crater, and an astronaut with a sample
picmars-scene-research = The lab’s bench: a microscope, glass, plants under light
picmars-scene-build = A mast in its scaffold, sparks from a torch
picmars-alt-scene = { $title }. { $scene }.
picmars-alt-legend = Signs: { $list }.
