# The pieces and cards of First Martians. Short forms have at most 14 characters.


## Facilities

first_martians-facility-oxygenator-01 = Oxygenator 01
first_martians-facility-oxygenator-01-short = Oxygenator 01
first_martians-facility-oxygenator-02 = Oxygenator 02
first_martians-facility-oxygenator-02-short = Oxygenator 02
first_martians-facility-solar-panel-01 = Solar Panel 01
first_martians-facility-solar-panel-01-short = Solar Panel 01
first_martians-facility-solar-panel-02 = Solar Panel 02
first_martians-facility-solar-panel-02-short = Solar Panel 02
first_martians-facility-farm = Farm
first_martians-facility-farm-short = Farm
first_martians-facility-quiet-place = A Quiet Place
first_martians-facility-quiet-place-short = Quiet Place
first_martians-facility-crew-quarters = Crew Quarters
first_martians-facility-crew-quarters-short = Crew Quarters
first_martians-facility-med-lab = Med Lab
first_martians-facility-med-lab-short = Med Lab
first_martians-facility-control-center = Control Center
first_martians-facility-control-center-short = Control Center
first_martians-facility-garage = Garage
first_martians-facility-garage-short = Garage
first_martians-facility-probe-bay = Probe Bay
first_martians-facility-probe-bay-short = Probe Bay
first_martians-facility-lab = Lab
first_martians-facility-lab-short = Lab
first_martians-facility-working-bay = Working Bay
first_martians-facility-working-bay-short = Working Bay
first_martians-facility-backup-solar-panel = Backup Solar Panel
first_martians-facility-backup-solar-panel-short = Backup Panel
first_martians-facility-backup-oxygenator = Backup Oxygenator
first_martians-facility-backup-oxygenator-short = Backup Oxygen
first_martians-facility-backup-farm = Backup Farm
first_martians-facility-backup-farm-short = Backup Farm

## Families of facilities: one of several is meant

first_martians-facility-oxygenator = Oxygenator
first_martians-facility-oxygenator-short = Oxygenator
first_martians-facility-solar-panel = Solar Panel
first_martians-facility-solar-panel-short = Solar Panel

## Blocks

first_martians-block-system = System block
first_martians-block-system-short = System
first_martians-block-living = Living block
first_martians-block-living-short = Living
first_martians-block-working = Working block
first_martians-block-working-short = Working

## Parts

first_martians-part-power = Power Connectors
first_martians-part-power-short = Power
first_martians-part-filters = Oxygen Filters
first_martians-part-filters-short = Filters
first_martians-part-hardware = Hardware
first_martians-part-hardware-short = Hardware
first_martians-part-cpu = CPU
first_martians-part-cpu-short = CPU

## What a red part does

first_martians-penalty-costs-energy = Costs energy
first_martians-penalty-costs-energy-about = Every action of this kind costs 1 energy from the General Supply. It is not returned, whatever comes of the action.
first_martians-penalty-costs-oxygen = Costs oxygen
first_martians-penalty-costs-oxygen-about = Every action of this kind costs 1 oxygen from the General Supply. It is not returned, whatever comes of the action.
first_martians-penalty-must-roll = Must roll
first_martians-penalty-must-roll-about = The success die is rolled even where pawns enough have been laid. Without a success the action fails.
first_martians-penalty-no-rover = No rover
first_martians-penalty-no-rover-about = No rover can assist an Explore action.
first_martians-penalty-wilting = Wilting
first_martians-penalty-wilting-about = In Production nothing grows: every plant goes back one space, unless the crew pays for what the farm lacks.
first_martians-penalty-malfunction = Malfunction +1
first_martians-penalty-malfunction-about = In the Malfunction phase its block’s track goes up by 1 more.
first_martians-penalty-idle = Brings nothing
first_martians-penalty-idle-about = In Production the facility brings nothing.
first_martians-penalty-froggy-check = Froggy at risk
first_martians-penalty-froggy-check-about = In Production the wound die of Explore is rolled; on a wound Froggy is blocked.
first_martians-penalty-lose-sample = Sample lost
first_martians-penalty-lose-sample-about = In Production the crew removes one sample from an explored region.
first_martians-penalty-more-stress = More Stress
first_martians-penalty-more-stress-about = In Production Stress goes up by 1.
first_martians-penalty-fewer-pawns = One pawn more needed
first_martians-penalty-fewer-pawns-about = In Production a “1 pawn more” token is laid on the Working Bay.

## Resources

first_martians-resource-energy = Energy
first_martians-resource-oxygen = Oxygen
first_martians-resource-food = Food

## Astronauts

first_martians-role-scientist = Scientist
first_martians-role-geologist = Geologist
first_martians-role-engineer = Engineer
first_martians-role-medic = Medic
first_martians-astronaut-scientist-name = Noor Haddad
first_martians-astronaut-scientist-first = Noor
first_martians-astronaut-geologist-name = Mateus Andrade
first_martians-astronaut-geologist-first = Mateus
first_martians-astronaut-engineer-name = Anneli Korhonen
first_martians-astronaut-engineer-first = Anneli
first_martians-astronaut-medic-name = Samuel Okafor
first_martians-astronaut-medic-first = Samuel
first_martians-astronaut-scientist-portrait = Thirty-eight, a botanist from Lyon, exact and dry, awake at hours she does not enter in the log. She argued against this launch window and signed all the same. Her notes are on paper; between their pages lie the letters of her daughter Salma, who is eleven.
first_martians-astronaut-geologist-portrait = Forty-four, from Minas Gerais, patient and slow to anger; he talks to the rock under his hand. A dam broke above his brother’s house. Since then he counts the exits of every room, and on Mars there are few.
first_martians-astronaut-engineer-portrait = Forty-one, from Oulu, brusque: she repairs first and speaks afterwards. On the lunar station Aitken a colleague’s suit failed while she held the rope. When she whistles, things are bad.
first_martians-astronaut-medic-portrait = Thirty-six, from Enugu by way of Liverpool, warm and attentive, the youngest of them. He promised his father a psalm every Sunday and keeps the promise without believing. His left hand has begun to tremble; he writes with the right.

## Rovers and machines

first_martians-rover-froggy = Froggy
first_martians-rover-froggy-about = Small and fast: counts as two pawns on one Explore action.
first_martians-rover-scorpio = Scorpio
first_martians-rover-scorpio-about = Heavy and steady: counts as one pawn on any dice action outside the HUB.
first_martians-machine-scout = Scout
first_martians-machine-scout-about = Lays a pawn of its own on Explore.
first_martians-machine-collector = Collector
first_martians-machine-collector-about = Lays a pawn of its own on Gather.
first_martians-machine-analyser = Analyser
first_martians-machine-analyser-about = Lays a pawn of its own on Research.
first_martians-machine-assembler = Assembler
first_martians-machine-assembler-about = Lays a pawn of its own on Build.

## Skills

first_martians-skill-calculate = Calculation
first_martians-skill-calculate-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: roll one of your dice again.
first_martians-skill-precautions = Precautionary Measures
first_martians-skill-precautions-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: use up a sample, and the Working track falls by 2.
first_martians-skill-join-forces = Join Forces
first_martians-skill-join-forces-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: take a sample from an explored region at once.
first_martians-skill-field-notes = Field Notes
first_martians-skill-field-notes-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: Stress goes down by 3.
first_martians-skill-core-drill = Core Drill
first_martians-skill-core-drill-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: take a sample from an explored region at once.
first_martians-skill-eureka = Eureka!
first_martians-skill-eureka-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: a new sample in the cargo area, at once.
first_martians-skill-shortcut = Shortcut
first_martians-skill-shortcut-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: ignore one region’s terrain in this sol.
first_martians-skill-sure-footed = Sure-Footed
first_martians-skill-sure-footed-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: roll one of your dice again.
first_martians-skill-second-look = Second Look
first_martians-skill-second-look-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: roll one of your dice again.
first_martians-skill-oh-yes-i-can = Oh Yes I Can
first_martians-skill-oh-yes-i-can-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: one red part works again at once.
first_martians-skill-jury-rig = Jury-Rig
first_martians-skill-jury-rig-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: a spare Hardware, at once.
first_martians-skill-bypass = Bypass
first_martians-skill-bypass-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: the System track falls by 1.
first_martians-skill-bedside = At the Bedside
first_martians-skill-bedside-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: Stress goes down by 3.
first_martians-skill-field-dressing = Field Dressing
first_martians-skill-field-dressing-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: heal one wound of your own.
first_martians-skill-pep-talk = Words of Encouragement
first_martians-skill-pep-talk-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: the crew’s morale goes up by 1.
first_martians-skill-steady-hands = Steady Hands
first_martians-skill-steady-hands-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: roll one of your dice again, or another’s (success, wound).

## Profiles

first_martians-skill-night-shift = Night Shift
first_martians-skill-night-shift-about = once a mission: the Living track falls by 2.
first_martians-skill-pocket-stone = Stone in the Pocket
first_martians-skill-pocket-stone-about = once a mission: a new sample in the cargo area, at once.
first_martians-skill-spare-tin = Grandfather’s Jar
first_martians-skill-spare-tin-about = once a mission: a spare CPU, at once.
first_martians-skill-second-mug = Second Mug
first_martians-skill-second-mug-about = once a mission: everybody gets 1 morale token.
first_martians-profile-scientist = As a student { $name } slept four hours a night, and has never found out what others do with the rest. When all are in bed she goes from lamp to lamp and listens to what hums.
first_martians-profile-geologist = { $name } was sent home from kindergarten because the stones had torn his coat. He hasn’t lost the habit; since then his trousers have double seams.
first_martians-profile-engineer = { $name }’s grandfather threw nothing away that had a thread. The jar that he left her flew along: it is all of her kilo and a half of personal things.
first_martians-profile-medic = { $name } leaves the door of the Med Lab open, with a second mug on the table. Hardly anybody comes because of a wound.

## Upgrades

first_martians-upgrade-autoscanner = Autoscanner
first_martians-upgrade-autoscanner-about = Heal needs no Medic.
first_martians-upgrade-power-generator = Power Generator
first_martians-upgrade-power-generator-about = Red Power Connectors of the Control Center bring no penalty. They still count as broken.
first_martians-upgrade-games-room = Games Room
first_martians-upgrade-games-room-about = In Production the first player gains 1 morale token.
first_martians-upgrade-air-recycler = Air Recycler
first_martians-upgrade-air-recycler-about = Red Oxygen Filters of the Garage bring no penalty. They still count as broken.
first_martians-upgrade-guided-arm = Guided Arm
first_martians-upgrade-guided-arm-about = A red CPU of the Probe Bay brings no penalty. It still counts as broken.
first_martians-upgrade-second-microscope = Second Microscope
first_martians-upgrade-second-microscope-about = A red CPU of the Lab brings no penalty. It still counts as broken.
first_martians-upgrade-tool-wall = Tool Wall
first_martians-upgrade-tool-wall-about = Red Hardware of the Working Bay brings no penalty. It still counts as broken.
first_martians-upgrade-drip-feed = Drip Irrigation
first_martians-upgrade-drip-feed-about = In Production the General Supply gains 1 food.

## Conditions

first_martians-condition-anaemia = Anaemia
first_martians-condition-anaemia-about = Eats 2 portions of food in each Production instead of 1.
first_martians-condition-anxiety-attack = Anxiety Attack
first_martians-condition-anxiety-attack-about = Morale goes down by 1 at once; the token is returned.
first_martians-condition-heart-condition = Heart Condition
first_martians-condition-heart-condition-about = One of the two pawns can do nothing but Heal this condition.
first_martians-condition-trouble-concentrating = Trouble Concentrating
first_martians-condition-trouble-concentrating-about = Every action of this astronaut brings an adventure, also where he or she only assists; it befalls the performer.
first_martians-condition-migraine = Migraine
first_martians-condition-migraine-about = Cannot use skills. Morale tokens can still be spent on other things.
first_martians-condition-poisoning = Poisoning
first_martians-condition-poisoning-about = Every wound counts double.

## Shutdown tiles: what their fronts do

first_martians-shutdown-restart-surge = Restart Surge
first_martians-shutdown-restart-surge-about = One Solar Panel produces 1 energy more, up to its limit.
first_martians-shutdown-blown-fuse = Blown Fuse
first_martians-shutdown-blown-fuse-about = The Working block’s malfunction track goes up by 1.
first_martians-shutdown-cold-start = Cold Start
first_martians-shutdown-cold-start-about = Morale goes down by 1.
first_martians-shutdown-drained-batteries = Drained Batteries
first_martians-shutdown-drained-batteries-about = The System block’s malfunction track goes up by 1. The tile stays until 1 energy is paid.
first_martians-shutdown-fresh-charge = Fresh Charge
first_martians-shutdown-fresh-charge-about = One Oxygenator produces 1 oxygen more, up to its limit.
first_martians-shutdown-stale-air = Stale Air
first_martians-shutdown-stale-air-about = Stress goes up by 2.
first_martians-shutdown-slow-leak = Slow Leak
first_martians-shutdown-slow-leak-about = The Living block’s malfunction track goes up by 1. The tile stays until 1 oxygen is paid.
first_martians-shutdown-thin-air = Thin Air
first_martians-shutdown-thin-air-about = Whoever turns the tile loses 1 morale token, and Stress goes up by 1.

## Modifier tokens

first_martians-token-blocked = Blocked
first_martians-token-blocked-about = This facility or rover cannot be used.
first_martians-token-minus-pawn = 1 pawn more
first_martians-token-minus-pawn-about = The action needs 1 pawn more. Several of these tokens add up.
first_martians-token-adventure = Adventure
first_martians-token-adventure-about = Whoever performs the action has an adventure.
first_martians-token-reroll = Reroll
first_martians-token-reroll-about = A rolled success must be rolled again once; the second result stands.
first_martians-token-wound = Wound
first_martians-token-wound-about = Whoever performs the action suffers 1 wound.
first_martians-token-rover-check = Rover check
first_martians-token-rover-check-about = After a drive the wound die of Explore is rolled; on a wound the rover is blocked.

## Terrain

first_martians-terrain-rover-check = Hard on rovers
first_martians-terrain-rover-check-about = A rover that comes here or drives through may be blocked at the end of the Action phase.
first_martians-terrain-impassable = Impassable edge
first_martians-terrain-impassable-about = Its outer edge cannot be crossed; the way leads round it, left or right.
first_martians-terrain-adventure = Adventure
first_martians-terrain-adventure-about = Whoever performs an action here, or crosses the region, has an adventure.
first_martians-terrain-lose-morale = Disheartening
first_martians-terrain-lose-morale-about = Whoever comes here or passes through costs the crew 1 morale.
first_martians-terrain-wound = Dangerous
first_martians-terrain-wound-about = Whoever performs an action here, or crosses the region, suffers 1 wound.
first_martians-terrain-extra-pawn = Arduous
first_martians-terrain-extra-pawn-about = Every action that leads here or through needs 1 pawn more.

## Regions

first_martians-region-plain = Plain
first_martians-region-dunes = Dunes
first_martians-region-geysers = Geysers
first_martians-region-crater-rim = Crater Rim
first_martians-region-old-riverbed = Old Riverbed
first_martians-region-mountains = Mountains
first_martians-region-dust-bowl = Dust Bowl
first_martians-region-boulder-field = Boulder Field
first_martians-region-chasm = Chasm
first_martians-region-salt-flats = Salt Flats
first_martians-region-lava-tubes = Lava Tubes
first_martians-region-scree = Scree
first_martians-region-cliffs = Cliffs
first_martians-region-frost-hollow = Frost Hollow
first_martians-region-lander-wreck = Lander Wreck
first_martians-region-red-terraces = Red Terraces
first_martians-region-ice-sheet = Ice Sheet
first_martians-region-great-canyon = Great Canyon
first_martians-region-silent-basin = Silent Basin

## Points of interest

first_martians-poi-lost-crate = Lost Crate
first_martians-poi-lost-crate-about = A spare Hardware.
first_martians-poi-cable-drum = Cable Drum
first_martians-poi-cable-drum-about = Spare Power Connectors.
first_martians-poi-odd-stone = Odd Stone
first_martians-poi-odd-stone-about = A sample.
first_martians-poi-ice-pocket = Ice Pocket
first_martians-poi-ice-pocket-about = 2 oxygen for the General Supply.
first_martians-poi-mark-one = First Mark
first_martians-poi-mark-one-about = What it means depends on the mission.
first_martians-poi-mark-two = Second Mark
first_martians-poi-mark-two-about = What it means depends on the mission.
first_martians-poi-mark-three = Third Mark
first_martians-poi-mark-three-about = What it means depends on the mission.

## Items

first_martians-item-sample = Sample
first_martians-item-sample-count = { $count ->
    [one] { $count } sample
   *[other] { $count } samples
}
first_martians-item-lost-crate = { first_martians-poi-lost-crate }
first_martians-item-lost-crate-count = { $count } × { first_martians-poi-lost-crate }
first_martians-item-cable-drum = { first_martians-poi-cable-drum }
first_martians-item-cable-drum-count = { $count } × { first_martians-poi-cable-drum }
first_martians-item-odd-stone = { first_martians-poi-odd-stone }
first_martians-item-odd-stone-count = { $count } × { first_martians-poi-odd-stone }
first_martians-item-ice-pocket = { first_martians-poi-ice-pocket }
first_martians-item-ice-pocket-count = { $count } × { first_martians-poi-ice-pocket }
first_martians-item-mark-one = { first_martians-poi-mark-one }
first_martians-item-mark-one-count = { $count } × { first_martians-poi-mark-one }
first_martians-item-mark-two = { first_martians-poi-mark-two }
first_martians-item-mark-two-count = { $count } × { first_martians-poi-mark-two }
first_martians-item-mark-three = { first_martians-poi-mark-three }
first_martians-item-mark-three-count = { $count } × { first_martians-poi-mark-three }
first_martians-item-seed = Seed
first_martians-item-seed-count = { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}
first_martians-item-spare-power = Spare Power Connectors
first_martians-item-spare-power-count = { $count ->
    [one] { $count } set of spare Power Connectors
   *[other] { $count } sets of spare Power Connectors
}
first_martians-item-spare-filters = Spare Oxygen Filters
first_martians-item-spare-filters-count = { $count ->
    [one] { $count } set of spare Oxygen Filters
   *[other] { $count } sets of spare Oxygen Filters
}
first_martians-item-spare-hardware = Spare Hardware
first_martians-item-spare-hardware-count = { $count ->
    [one] { $count } piece of spare Hardware
   *[other] { $count } pieces of spare Hardware
}
first_martians-item-spare-cpu = Spare CPU
first_martians-item-spare-cpu-count = { $count ->
    [one] { $count } spare CPU
   *[other] { $count } spare CPUs
}

## Phases of a round

first_martians-phase-0 = Preparation
first_martians-phase-1 = Events
first_martians-phase-2 = Morale
first_martians-phase-3 = Production
first_martians-phase-4 = Actions
first_martians-phase-5 = Malfunction
first_martians-phase-6 = Clean-up

## Types of action and what a stack of pawns can do: noun and verb

first_martians-action-event = Event
first_martians-action-event-verb = Attend to the event
first_martians-action-rest = Rest
first_martians-action-rest-verb = Rest
first_martians-action-unwind = Unwind
first_martians-action-unwind-verb = Unwind
first_martians-action-heal = Heal
first_martians-action-heal-verb = Heal
first_martians-action-manage = Manage
first_martians-action-manage-verb = Manage
first_martians-action-explore = Explore
first_martians-action-explore-verb = Explore
first_martians-action-gather = Gather
first_martians-action-gather-verb = Gather
first_martians-action-research = Research
first_martians-action-research-verb = Research
first_martians-action-build = Build
first_martians-action-build-verb = Build
first_martians-action-untyped = Other action
first_martians-action-untyped-verb = Do something else
first_martians-action-plant = Planting
first_martians-action-plant-verb = Plant a seed
first_martians-action-repair = Repair
first_martians-action-repair-verb = Repair a part
first_martians-action-unblock = Rover repair
first_martians-action-unblock-verb = Repair a rover
first_martians-action-install = Upgrade
first_martians-action-install-verb = Install an upgrade
first_martians-action-construct = Mission project
first_martians-action-construct-verb = Work on a project
first_martians-action-experiment = Research project
first_martians-action-experiment-verb = Work on a research project
first_martians-action-restart = Restart
first_martians-action-restart-verb = Restart a facility

## Malfunction cards’ keywords

first_martians-category-complication = Complication
first_martians-category-obstacle = Obstacle

## Levels of difficulty

first_martians-level-easy = Easy
first_martians-level-normal = Normal
first_martians-level-hard = Hard

## Directions and spaces

first_martians-direction-n = north
first_martians-direction-n-short = N
first_martians-direction-ne = north-east
first_martians-direction-ne-short = NE
first_martians-direction-e = east
first_martians-direction-e-short = E
first_martians-direction-se = south-east
first_martians-direction-se-short = SE
first_martians-direction-s = south
first_martians-direction-s-short = S
first_martians-direction-sw = south-west
first_martians-direction-sw-short = SW
first_martians-direction-w = west
first_martians-direction-w-short = W
first_martians-direction-nw = north-west
first_martians-direction-nw-short = NW
first_martians-space-hub = HUB
first_martians-space-hub-name = the HUB
first_martians-space-r1-n = R1-N
first_martians-space-r1-n-name = inner ring, north
first_martians-space-r1-ne = R1-NE
first_martians-space-r1-ne-name = inner ring, north-east
first_martians-space-r1-e = R1-E
first_martians-space-r1-e-name = inner ring, east
first_martians-space-r1-se = R1-SE
first_martians-space-r1-se-name = inner ring, south-east
first_martians-space-r1-s = R1-S
first_martians-space-r1-s-name = inner ring, south
first_martians-space-r1-sw = R1-SW
first_martians-space-r1-sw-name = inner ring, south-west
first_martians-space-r1-w = R1-W
first_martians-space-r1-w-name = inner ring, west
first_martians-space-r1-nw = R1-NW
first_martians-space-r1-nw-name = inner ring, north-west
first_martians-space-r2-n = R2-N
first_martians-space-r2-n-name = middle ring, north
first_martians-space-r2-ne = R2-NE
first_martians-space-r2-ne-name = middle ring, north-east
first_martians-space-r2-e = R2-E
first_martians-space-r2-e-name = middle ring, east
first_martians-space-r2-se = R2-SE
first_martians-space-r2-se-name = middle ring, south-east
first_martians-space-r2-s = R2-S
first_martians-space-r2-s-name = middle ring, south
first_martians-space-r2-sw = R2-SW
first_martians-space-r2-sw-name = middle ring, south-west
first_martians-space-r2-w = R2-W
first_martians-space-r2-w-name = middle ring, west
first_martians-space-r2-nw = R2-NW
first_martians-space-r2-nw-name = middle ring, north-west
first_martians-space-r3-w = R3-W
first_martians-space-r3-w-name = outer ring, west
first_martians-space-r3-nw = R3-NW
first_martians-space-r3-nw-name = outer ring, north-west
first_martians-space-r3-n = R3-N
first_martians-space-r3-n-name = outer ring, north
first_martians-space-r3-ne = R3-NE
first_martians-space-r3-ne-name = outer ring, north-east
first_martians-space-r3-e = R3-E
first_martians-space-r3-e-name = outer ring, east

## Short names of regions and astronauts

first_martians-role-scientist-short = Scientist
first_martians-role-geologist-short = Geologist
first_martians-role-engineer-short = Engineer
first_martians-role-medic-short = Medic
first_martians-region-plain-short = Plain
first_martians-region-dunes-short = Dunes
first_martians-region-geysers-short = Geysers
first_martians-region-crater-rim-short = Crater Rim
first_martians-region-old-riverbed-short = Old Riverbed
first_martians-region-mountains-short = Mountains
first_martians-region-dust-bowl-short = Dust Bowl
first_martians-region-boulder-field-short = Boulder Field
first_martians-region-chasm-short = Chasm
first_martians-region-salt-flats-short = Salt Flats
first_martians-region-lava-tubes-short = Lava Tubes
first_martians-region-scree-short = Scree
first_martians-region-cliffs-short = Cliffs
first_martians-region-frost-hollow-short = Frost Hollow
first_martians-region-lander-wreck-short = Lander Wreck
first_martians-region-red-terraces-short = Red Terraces
first_martians-region-ice-sheet-short = Ice Sheet
first_martians-region-great-canyon-short = Great Canyon
first_martians-region-silent-basin-short = Silent Basin

## Facilities of the landing, and the missions’ own items

first_martians-facility-field-workshop = Field Workshop
first_martians-facility-field-workshop-short = Field Workshop
first_martians-facility-field-quarters = Field Quarters
first_martians-facility-field-quarters-short = Field Quarters
first_martians-facility-field-garage = Field Garage
first_martians-facility-field-garage-short = Field Garage
first_martians-facility-field-lab = Field Lab
first_martians-facility-field-lab-short = Field Lab
first_martians-facility-aid-post = Aid Post
first_martians-facility-aid-post-short = Aid Post
first_martians-facility-relay-station = Relay Station
first_martians-facility-relay-station-short = Relay Station
first_martians-facility-water-extractor = Water Extractor
first_martians-facility-water-extractor-short = Water Extract.
first_martians-facility-wind-turbine = Wind Turbine
first_martians-facility-wind-turbine-short = Wind Turbine
first_martians-facility-algae-tank = Algae Tank
first_martians-facility-algae-tank-short = Algae Tank
first_martians-facility-radiation-cellar = Radiation Cellar
first_martians-facility-radiation-cellar-short = Rad. Cellar
first_martians-facility-rover-shed = Rover Shed
first_martians-facility-rover-shed-short = Rover Shed
first_martians-item-supply-drop = Supply drop
first_martians-item-supply-drop-count = { $count ->
    [one] { $count } supply drop
   *[other] { $count } supply drops
}
first_martians-item-capsule = Data capsule
first_martians-item-capsule-count = { $count ->
    [one] { $count } data capsule
   *[other] { $count } data capsules
}
first_martians-item-sealed-capsule = Sealed capsule
first_martians-item-sealed-capsule-count = { $count ->
    [one] { $count } sealed capsule
   *[other] { $count } sealed capsules
}
first_martians-item-mineral-1 = Phosphate
first_martians-item-mineral-1-count = { $count ->
    [one] { $count } phosphate sample
   *[other] { $count } phosphate samples
}
first_martians-item-mineral-2 = Potash
first_martians-item-mineral-2-count = { $count ->
    [one] { $count } potash sample
   *[other] { $count } potash samples
}
first_martians-item-mineral-3 = Gypsum
first_martians-item-mineral-3-count = { $count ->
    [one] { $count } gypsum sample
   *[other] { $count } gypsum samples
}
first_martians-item-mineral-4 = Magnesite
first_martians-item-mineral-4-count = { $count ->
    [one] { $count } magnesite sample
   *[other] { $count } magnesite samples
}
first_martians-item-mineral-5 = Olivine
first_martians-item-mineral-5-count = { $count ->
    [one] { $count } olivine sample
   *[other] { $count } olivine samples
}
first_martians-item-mineral-6 = Perchlorate
first_martians-item-mineral-6-count = { $count ->
    [one] { $count } perchlorate sample
   *[other] { $count } perchlorate samples
}
first_martians-item-module = Module
first_martians-item-module-count = { $count ->
    [one] { $count } module
   *[other] { $count } modules
}
first_martians-item-crate = Depot crate
first_martians-item-crate-count = { $count ->
    [one] { $count } depot crate
   *[other] { $count } depot crates
}
first_martians-item-logbook-page = Logbook page
first_martians-item-logbook-page-count = { $count ->
    [one] { $count } logbook page
   *[other] { $count } logbook pages
}
first_martians-item-strut = Strut
first_martians-item-strut-count = { $count ->
    [one] { $count } strut
   *[other] { $count } struts
}

## Malfunctions of the Working block

first_martians-malfunction-complication-garage-power = Charging Pole Dead
first_martians-malfunction-complication-garage-power-text = The charging pole trips its breaker each time a rover is plugged in. From now on the gate motor runs off the reserve.
first_martians-malfunction-complication-garage-filters = Dust in the Airlock
first_martians-malfunction-complication-garage-filters-text = The airlock filters are packed with dust as fine as flour. Each cycle has to be topped up from the bottles.
first_martians-malfunction-complication-garage-hardware = Bent Ramp
first_martians-malfunction-complication-garage-hardware-text = The ramp has settled on one side. Froggy goes down it with two wheels in the air.
first_martians-malfunction-complication-garage-cpu = Guidance Offline
first_martians-malfunction-complication-garage-cpu-text = The guidance computer no longer finds its own parking bay. The rovers stay in, and the crew walks by map and sun.
first_martians-malfunction-complication-probe-bay-power = Catapult Without Charge
first_martians-malfunction-complication-probe-bay-power-text = The catapult’s capacitors leak as fast as they fill. Every launch now draws on the reserve.
first_martians-malfunction-complication-probe-bay-filters = Hatch Seal Torn
first_martians-malfunction-complication-probe-bay-filters-text = The seal of the sample hatch has a tear the length of a finger. Whoever works there breathes out of a bottle.
first_martians-malfunction-complication-probe-bay-hardware = Gripper Won’t Close
first_martians-malfunction-complication-probe-bay-hardware-text = The probe’s gripper opens a hand’s width above the tray. Something is lost on the way home every sol.
first_martians-malfunction-complication-probe-bay-cpu = Telemetry Garbled
first_martians-malfunction-complication-probe-bay-cpu-text = Half the figures in the telemetry are noise. The probe reports success from places where it has never been.
first_martians-malfunction-complication-lab-power = Bench Circuit Failing
first_martians-malfunction-complication-lab-power-text = The lab benches have lost their own circuit. The centrifuge runs through a cable from the corridor, and the reserve pays for it.
first_martians-malfunction-complication-lab-filters = Fume Hood Blocked
first_martians-malfunction-complication-lab-filters-text = The fume hood draws nothing any more. After every test the room must be flushed with fresh oxygen.
first_martians-malfunction-complication-lab-hardware = Centrifuge Unbalanced
first_martians-malfunction-complication-lab-hardware-text = The rotor is out of true and cannot be stopped in mid-run. Its hum goes through every wall of the base, at night too.
first_martians-malfunction-complication-lab-cpu = Analyser Without Memory
first_martians-malfunction-complication-lab-cpu-text = The analyser forgets its calibration between two samples. Each result is worth what the next one says of it.
first_martians-malfunction-complication-working-bay-power = Welder on the Reserve
first_martians-malfunction-complication-working-bay-power-text = The workshop’s high-voltage socket has burned out. The welder now takes its current from the reserve, arc by arc.
first_martians-malfunction-complication-working-bay-filters = Welding Fumes
first_martians-malfunction-complication-working-bay-filters-text = The workshop’s filters let the fumes through. Work goes on under masks, with oxygen from the bottles.
first_martians-malfunction-complication-working-bay-hardware = Seized Lathe
first_martians-malfunction-complication-working-bay-hardware-text = The lathe’s main bearing has seized. What it turned in minutes, somebody now files by hand.
first_martians-malfunction-complication-working-bay-cpu = Printer Off by a Hair
first_martians-malfunction-complication-working-bay-cpu-text = The parts printer is off by less than a millimetre. No part can be trusted before it has been fitted.
first_martians-malfunction-obstacle-garage-minus-pawn = Crates in the Way
first_martians-malfunction-obstacle-garage-minus-pawn-text = A rack has given way and buried the exit under crates. Tomorrow somebody must clear it before anybody drives.
first_martians-malfunction-obstacle-froggy-off-the-jack = Froggy Off the Jack
first_martians-malfunction-obstacle-froggy-off-the-jack-text = The jack slips while a wheel is being changed, and Froggy comes down on its own axle. It will drive nowhere before that has been straightened.
first_martians-malfunction-obstacle-suit-valve = Suit Valve Left Open
first_martians-malfunction-obstacle-suit-valve-text = A suit has hung in the garage all night with its valve a quarter turn open. In the morning the rack is white with frost, and the bottles behind it are light.
first_martians-malfunction-obstacle-garage-wound = Gate Under Tension
first_martians-malfunction-obstacle-garage-wound-text = A cable of the gate hangs by three strands. It will let go on the next person who pulls the lever.
first_martians-malfunction-obstacle-garage-blocked = Gate Jammed
first_martians-malfunction-obstacle-garage-blocked-text = The gate has come off its rail and is being lowered by hand. Tomorrow nobody leaves through it.
first_martians-malfunction-obstacle-winch-cable = Cable Round Scorpio
first_martians-malfunction-obstacle-winch-cable-text = The recovery winch lets go of its drum, and forty metres of cable wind themselves round Scorpio’s wheels. Somebody will have to cut it free, loop by loop.
first_martians-malfunction-obstacle-catapult-fires = Catapult Fires Alone
first_martians-malfunction-obstacle-catapult-fires-text = At four in the morning the catapult throws an empty probe at nothing. What it took to do that had been meant for the day.
first_martians-malfunction-obstacle-probe-bay-adventure = Probe Off Course
first_martians-malfunction-obstacle-probe-bay-adventure-text = The last probe came down behind the ridge, out of sight. Whoever fetches it does not know what lies there.
first_martians-malfunction-obstacle-probe-bay-wound = Sharp Edge
first_martians-malfunction-obstacle-probe-bay-wound-text = The lid of the sample box has torn into a blade. The glove that reaches in will not hold.
first_martians-malfunction-obstacle-probe-bay-blocked = Launch Rail Frozen
first_martians-malfunction-obstacle-probe-bay-blocked-text = Coolant has spilled on the launch rail and is freezing. Tomorrow the bay stays closed until it has been chipped off.
first_martians-malfunction-obstacle-lab-minus-pawn = Backlog of Samples
first_martians-malfunction-obstacle-lab-minus-pawn-text = The labels of two trays have come off in the cold box. Tomorrow’s work begins with an hour of guessing whose is whose.
first_martians-malfunction-obstacle-lab-reroll = Contaminated Blank
first_martians-malfunction-obstacle-lab-reroll-text = The control sample shows growth. Every result will have to be repeated before it counts.
first_martians-malfunction-obstacle-lab-adventure = Unlabelled Vial
first_martians-malfunction-obstacle-lab-adventure-text = There is one vial too many in the rack. Whoever works here next will be the one to open it.
first_martians-malfunction-obstacle-coolant-in-the-duct = Coolant in the Cable Duct
first_martians-malfunction-obstacle-coolant-in-the-duct-text = Coolant from the lab’s freezer is running down the cable duct of the whole block. There is time to unplug everything that it will reach, all but one.
first_martians-malfunction-obstacle-lab-blocked = Lab Sealed Off
first_martians-malfunction-obstacle-lab-blocked-text = A culture has got into the air duct. The lab will be sealed and burned clean tomorrow, with nobody inside.
first_martians-malfunction-obstacle-working-bay-minus-pawn = Missing Torque Wrench
first_martians-malfunction-obstacle-working-bay-minus-pawn-text = The torque wrench is not on its hook, nor anywhere else. Tomorrow one person will hold what the tool used to hold.
first_martians-malfunction-obstacle-working-bay-reroll = Wrong Drawings
first_martians-malfunction-obstacle-working-bay-reroll-text = The drawings on the screen belong to the prototype. What seems to fit must be taken apart and fitted again.
first_martians-malfunction-obstacle-hammering-pipes = Hammering Pipes
first_martians-malfunction-obstacle-hammering-pipes-text = All night the workshop’s compressor has run against a closed valve. Its blows have travelled down the pipes to both of the other blocks.
first_martians-malfunction-obstacle-working-bay-wound = Grinder Without Guard
first_martians-malfunction-obstacle-working-bay-wound-text = The guard of the grinder has cracked off. The work cannot wait, and the disc throws sparks at eye level.
first_martians-malfunction-obstacle-solvent-spill = Solvent Spill
first_martians-malfunction-obstacle-solvent-spill-text = A drum of solvent has leaked under the floor grating. The fumes have to be flushed out with air from the bottles, and tomorrow somebody will be on their knees with a rag.
first_martians-malfunction-obstacle-froggy = Froggy’s Worn Bearing
first_martians-malfunction-obstacle-froggy-text = A wheel bearing on Froggy runs hot. It may last the next drive, or half of it.
first_martians-malfunction-obstacle-scorpio = Scorpio’s Stiff Arm
first_martians-malfunction-obstacle-scorpio-text = Scorpio’s loading arm stops halfway up. Somebody has to lift what it used to lift.
first_martians-malfunction-obstacle-lost-probe = Lost Probe
first_martians-malfunction-obstacle-lost-probe-text = A probe goes silent on its way back. What it carried lies somewhere in the sand, without a label.
first_martians-malfunction-obstacle-spilled-acid = Spilled Acid
first_martians-malfunction-obstacle-spilled-acid-text = A flask of acid has tipped over in the lab. Nobody is hurt; for hours the whole base smells of what could have been.

## Malfunctions of the Living block

first_martians-malfunction-complication-crew-quarters-power = Heating on the Reserve
first_martians-malfunction-complication-crew-quarters-power-text = The heating circuit of the quarters has shorted out. Warm rooms must now be asked for, and paid for.
first_martians-malfunction-complication-crew-quarters-filters = Stale Cabins
first_martians-malfunction-complication-crew-quarters-filters-text = The cabin filters are grey and stiff as felt. Without a draught from the bottles everybody wakes with a headache.
first_martians-malfunction-complication-crew-quarters-hardware = Sagging Bulkhead
first_martians-malfunction-complication-crew-quarters-hardware-text = A bulkhead has shifted, and two doors no longer close. Each sol the creaking finds another joint to loosen.
first_martians-malfunction-complication-crew-quarters-cpu = Sleepless Lights
first_martians-malfunction-complication-crew-quarters-cpu-text = The light controller has lost the hour and wakes people as it likes. Free time does not always turn into rest.
first_martians-malfunction-complication-med-lab-power = Operating Lamp Out
first_martians-malfunction-complication-med-lab-power-text = The operating lamp flickers and goes out in the middle of a check-up. It works on the reserve, while the reserve lasts.
first_martians-malfunction-complication-med-lab-filters = Breathing Mask Fouled
first_martians-malfunction-complication-med-lab-filters-text = The ventilator’s filters carry mould. Until they are changed, patients breathe from bottled oxygen.
first_martians-malfunction-complication-med-lab-hardware = Steriliser Leaking
first_martians-malfunction-complication-med-lab-hardware-text = The steriliser lets its steam into the wall. Behind the cladding the damp goes looking for cables.
first_martians-malfunction-complication-med-lab-cpu = Wrong Readings
first_martians-malfunction-complication-med-lab-cpu-text = The monitor shows the same pulse for everybody. What it says of a wound has to be checked by hand, and the hand may be wrong.
first_martians-malfunction-complication-control-center-power = Consoles Flickering
first_martians-malfunction-complication-control-center-power-text = Two of the consoles have lost their supply. Whoever wants them on has to feed them from the reserve.
first_martians-malfunction-complication-control-center-filters = Hot Server Room
first_martians-malfunction-complication-control-center-filters-text = The filters behind the servers are choked, and the room is shut to keep the heat from the rest. One works there with a mask.
first_martians-malfunction-complication-control-center-hardware = Loose Backplane
first_martians-malfunction-complication-control-center-hardware-text = A backplane has worked loose and sends alarms to the wrong module. Small faults grow while the crew runs to the other end of the base.
first_martians-malfunction-complication-control-center-cpu = Command Not Accepted
first_martians-malfunction-complication-control-center-cpu-text = The main computer asks for confirmation and then forgets the question. Some commands arrive, others do not.
first_martians-malfunction-obstacle-bulkhead-down = Bulkhead Down
first_martians-malfunction-obstacle-bulkhead-down-text = The bulkhead of the quarters has dropped on a false alarm and cut off their air. Whoever wants to use them must first start them up again.
first_martians-malfunction-obstacle-crew-quarters-reroll = Thin Walls
first_martians-malfunction-obstacle-crew-quarters-reroll-text = The insulation has slipped, and every voice carries. Whoever comes to rest is interrupted once, at the least.
first_martians-malfunction-obstacle-one-fuse-short = One Fuse Short
first_martians-malfunction-obstacle-one-fuse-short-text = A surge has blown the fuses of the living rooms, and in the box there is one too few. The crew has to say what it will do without.
first_martians-malfunction-obstacle-med-lab-minus-pawn = Bandages in Disorder
first_martians-malfunction-obstacle-med-lab-minus-pawn-text = The medical cabinet has tipped out its drawers. Tomorrow one pair of hands will be sorting while the other treats.
first_martians-malfunction-obstacle-med-lab-reroll = Expired Reagents
first_martians-malfunction-obstacle-med-lab-reroll-text = The blood tests run on reagents past their date. A good value proves nothing until it has been measured again.
first_martians-malfunction-obstacle-med-lab-adventure = Allergic Reaction
first_martians-malfunction-obstacle-med-lab-adventure-text = The last batch of disinfectant smells different, and skin answers to it. The next treatment may turn into another one.
first_martians-malfunction-obstacle-control-center-minus-pawn = Two Keys Needed
first_martians-malfunction-obstacle-control-center-minus-pawn-text = After an update the console asks for a second operator. Ruth’s team is looking for the switch; until tomorrow night it wants two.
first_martians-malfunction-obstacle-control-center-reroll = Delayed Echo
first_martians-malfunction-obstacle-control-center-reroll-text = Each command is answered with the state of a minute ago. What looks done has to be sent again.
first_martians-malfunction-obstacle-command-sent-twice = Command Sent Twice
first_martians-malfunction-obstacle-command-sent-twice-text = A line in the controls has stuttered: the order to heat was carried out twice, and so was the order to vent. Batteries and tanks both stand lower than they should.
first_martians-malfunction-obstacle-quiet-place = The Window Shutter
first_martians-malfunction-obstacle-quiet-place-text = The shutter of the only window has jammed, and the frame must be resealed. For this sol the quiet place is a workshop.
first_martians-malfunction-obstacle-broken-shower = Broken Shower
first_martians-malfunction-obstacle-broken-shower-text = The shower gives brown water, then none. People who have breathed the same air for months begin to notice it.
first_martians-malfunction-obstacle-quarrel = An Old Quarrel
first_martians-malfunction-obstacle-quarrel-text = It begins with a cup left unwashed and ends with the launch window. Afterwards each one eats alone.
first_martians-malfunction-obstacle-spoiled-rations = Spoiled Rations
first_martians-malfunction-obstacle-spoiled-rations-text = A seal in the pantry has let the frost out. A whole crate goes into the recycler, uneaten.
first_martians-malfunction-obstacle-infection = Infected Cut
first_martians-malfunction-obstacle-infection-text = A cut nobody thought of is red and hot by evening. Nothing grows on Mars, except what people brought.
first_martians-malfunction-obstacle-sleepless = Night Alarm
first_martians-malfunction-obstacle-sleepless-text = The smoke detector in the quarters goes off at two, at three and at half past four. There is no smoke, and no sleep.
first_martians-malfunction-obstacle-alarm-fault = Alarm Switched Off
first_martians-malfunction-obstacle-alarm-fault-text = Somebody silenced an alarm that cried wolf for hours. Behind it, unheard, a pressure in the supply systems kept falling.

## Malfunctions of the System block

first_martians-malfunction-complication-oxygenator-power-a = Cell Stack Unplugged
first_martians-malfunction-complication-oxygenator-power-a-text = Frost has lifted a plug from the electrolysis stack. It still makes oxygen, and it strains everything upstream.
first_martians-malfunction-complication-oxygenator-power-b = Scorched Busbar
first_martians-malfunction-complication-oxygenator-power-b-text = The busbar of an oxygenator has gone black over a hand’s length. It carries the current, hot, for as long as it does.
first_martians-malfunction-complication-oxygenator-filters-a = Perchlorate Dust
first_martians-malfunction-complication-oxygenator-filters-a-text = The intake filters are yellow with perchlorate. What they no longer hold, the next pump will have to swallow.
first_martians-malfunction-complication-oxygenator-filters-b = Ice on the Membrane
first_martians-malfunction-complication-oxygenator-filters-b-text = Ice has grown through the filter membrane overnight. When it thaws there will be holes.
first_martians-malfunction-complication-oxygenator-hardware-a = Compressor Knocking
first_martians-malfunction-complication-oxygenator-hardware-a-text = A valve of the compressor knocks against its seat. The whole row of modules hears it, and shakes a little.
first_martians-malfunction-complication-oxygenator-hardware-b = Cracked Manifold
first_martians-malfunction-complication-oxygenator-hardware-b-text = The manifold has a crack held together by its own paint. The pressure is normal, the gauge beside it less so.
first_martians-malfunction-complication-solar-panel-power-a = Chafed Cable
first_martians-malfunction-complication-solar-panel-power-a-text = The wind has rubbed a panel’s cable against its own mast. Where the copper shows, it sparks at dusk.
first_martians-malfunction-complication-solar-panel-power-b = Junction Box Burned
first_martians-malfunction-complication-solar-panel-power-b-text = One junction box has melted into a fist of plastic. The current takes the long way round and warms what it passes.
first_martians-malfunction-complication-solar-panel-hardware-a = Tracker Stuck
first_martians-malfunction-complication-solar-panel-hardware-a-text = The drive that turns the panels to the sun sticks and jerks. Each jerk reaches the grid.
first_martians-malfunction-complication-solar-panel-hardware-b = Anchor Pulled Out
first_martians-malfunction-complication-solar-panel-hardware-b-text = A gust has drawn one anchor of the panels out of the ground. The frame now leans on cables made for less.
first_martians-malfunction-complication-farm-power-a = Grow Lights Out
first_martians-malfunction-complication-farm-power-a-text = Half the grow lights have gone dark. The leaves turn towards the half that remains.
first_martians-malfunction-complication-farm-power-b = Heating Mats Cold
first_martians-malfunction-complication-farm-power-b-text = The heating mats under the beds have gone cold at their plug. By morning there is frost on the lowest leaves.
first_martians-malfunction-complication-farm-filters-a = Wrong Mixture
first_martians-malfunction-complication-farm-filters-a-text = The farm’s filters no longer balance the air. The plants breathe what the crew breathes out, and little else.
first_martians-malfunction-complication-farm-filters-b = Spores in the Ducts
first_martians-malfunction-complication-farm-filters-b-text = A grey film sits on the filters, and it is alive. Where it drifts down, the seedlings bend.
first_martians-malfunction-complication-farm-hardware-a = Pump Running Dry
first_martians-malfunction-complication-farm-hardware-a-text = The circulation pump draws air with the water. The plants still drink; the pipes behind them begin to hammer.
first_martians-malfunction-complication-farm-hardware-b = Leaking Trays
first_martians-malfunction-complication-farm-hardware-b-text = Nutrient brine seeps from two trays into the floor. Below the floor run the lines of the whole block.
first_martians-malfunction-obstacle-oxygenator-output-a = Low Inlet Pressure
first_martians-malfunction-obstacle-oxygenator-output-a-text = The air outside is thinner than the tables promise for this season. The oxygenator gives what it gets.
first_martians-malfunction-obstacle-oxygenator-output-b = Tired Catalyst
first_martians-malfunction-obstacle-oxygenator-output-b-text = The catalyst is ageing faster than its data sheet. Its yield has slipped again, quietly, without an alarm.
first_martians-malfunction-obstacle-oxygenator-output-c = Electrolyte Lost
first_martians-malfunction-obstacle-oxygenator-output-c-text = A drain valve stood open all night, and the electrolyte ran out into the sand. What is left covers half the plates.
first_martians-malfunction-obstacle-solar-panel-output-a = Dust on the Panels
first_martians-malfunction-obstacle-solar-panel-output-a-text = The dust is electrically charged and stays where it falls. The curve of the day’s yield is flatter than yesterday’s.
first_martians-malfunction-obstacle-solar-panel-output-b = Haze Over the Valley
first_martians-malfunction-obstacle-solar-panel-output-b-text = A high haze has settled over the valley, and the shadows have no edges. The weather service in Darmstadt says it may stay.
first_martians-malfunction-obstacle-solar-panel-output-c = Shattered Cells
first_martians-malfunction-obstacle-solar-panel-output-c-text = A stone no larger than a fist has come down on the panels. A whole string of cells is glass and wire.
first_martians-malfunction-obstacle-leaking-tank = Leaking Tank
first_martians-malfunction-obstacle-leaking-tank-text = A weld on the oxygen tank has opened to the outside. The plume is white for a moment, and lovely, and then it is gone.
first_martians-malfunction-obstacle-flat-cells = Flat Cells
first_martians-malfunction-obstacle-flat-cells-text = Two banks of batteries have discharged into each other through the night. By morning both are empty and warm.
first_martians-malfunction-obstacle-blight = Blight
first_martians-malfunction-obstacle-blight-text = Rust-coloured spots, first on one leaf, then on the stem. One plant is cut down and sealed in a bag before noon.
first_martians-malfunction-obstacle-cascade = Cascade
first_martians-malfunction-obstacle-cascade-text = A relay drops out, and its neighbour takes the load, and drops out. It stops only at the doors of the Working block.
