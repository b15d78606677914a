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
first_martians-penalty-froggy-check = Froggy at risk
first_martians-penalty-froggy-check-about = In Production the wound die of Explore is rolled; on a wound Froggy is blocked.
first_martians-penalty-lose-sample = Sample lost
first_martians-penalty-lose-sample-about = In Production the crew removes one sample from an explored region.
first_martians-penalty-more-stress = More stress
first_martians-penalty-more-stress-about = In Production stress goes up by 1.
first_martians-penalty-fewer-pawns = One pawn less
first_martians-penalty-fewer-pawns-about = In Production a −1 pawn token is laid on the Working Bay.

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
}: roll one die of your own action again.
first_martians-skill-precautions = Precautionary Measures
first_martians-skill-precautions-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: the Working block’s malfunction track goes down by 1.
first_martians-skill-join-forces = Join Forces
first_martians-skill-join-forces-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: take a sample from an explored region. It is available at once.
first_martians-skill-field-notes = Field Notes
first_martians-skill-field-notes-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: stress goes down by 3.
first_martians-skill-core-drill = Core Drill
first_martians-skill-core-drill-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: take a sample from an explored region. It is available at once.
first_martians-skill-eureka = Eureka!
first_martians-skill-eureka-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: a sample lies in the cargo area, available at once, taken from no region.
first_martians-skill-shortcut = Shortcut
first_martians-skill-shortcut-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: this round, ignore the terrain of one explored region.
first_martians-skill-sure-footed = Sure-Footed
first_martians-skill-sure-footed-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: roll one die of your own action again.
first_martians-skill-second-look = Second Look
first_martians-skill-second-look-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: roll one die of your own action again.
first_martians-skill-oh-yes-i-can = Oh Yes I Can
first_martians-skill-oh-yes-i-can-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: repair one part of the base at once, without pawns, dice or a spare part.
first_martians-skill-jury-rig = Jury-Rig
first_martians-skill-jury-rig-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: a spare Hardware lies in the cargo area, available at once.
first_martians-skill-bypass = Bypass
first_martians-skill-bypass-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: the System block’s malfunction track goes down by 1.
first_martians-skill-bedside = At the Bedside
first_martians-skill-bedside-about = { $cost ->
    [one] { $cost } morale token
   *[other] { $cost } morale tokens
}: stress goes down by 3.
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
}: roll one die of your own action again.

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
first_martians-shutdown-thin-air-about = Whoever turns the tile loses 1 morale token, and stress goes up by 1.

## Modifier tokens

first_martians-token-blocked = Blocked
first_martians-token-blocked-about = This facility or rover cannot be used.
first_martians-token-minus-pawn = −1 pawn
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
