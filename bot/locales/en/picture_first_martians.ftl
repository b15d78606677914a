# What stands on the pictures of First Martians, and their descriptions in words.

# A space of the map: its ring and its direction.
picmars-space = R{ $ring }-{ $direction }
picmars-direction-n = N
picmars-direction-ne = NE
picmars-direction-e = E
picmars-direction-se = SE
picmars-direction-s = S
picmars-direction-sw = SW
picmars-direction-w = W
picmars-direction-nw = NW

picmars-role-scientist = Scientist
picmars-role-geologist = Geologist
picmars-role-engineer = Engineer
picmars-role-medic = Medic
# One letter each, all different.
picmars-letter-scientist = S
picmars-letter-geologist = G
picmars-letter-engineer = E
picmars-letter-medic = M

picmars-block-system = System block
picmars-block-living = Living block
picmars-block-working = Working block
picmars-energy = Energy
picmars-oxygen = Oxygen
picmars-food = Food
# After a figure: 3 of 4.
picmars-of = of { $most }
picmars-growth = Growth

# Parts, on a facility's tile; about twelve letters.
picmars-part-power = Power
picmars-part-filters = Filters
picmars-part-hardware = Hardware
picmars-part-cpu = CPU

# What a red marker costs, where it stands; about fifteen letters.
picmars-penalty-costs-energy = costs 1 energy
picmars-penalty-costs-oxygen = costs 1 oxygen
picmars-penalty-must-roll = must roll
picmars-penalty-no-rover = no rover
picmars-penalty-both = roll · no rover
picmars-penalty-wilting = wilting
picmars-penalty-malfunction = malfunction +1
picmars-penalty-froggy-check = Froggy at risk
picmars-penalty-lose-sample = loses a sample
picmars-penalty-more-stress = stress +1
picmars-penalty-fewer-pawns = 1 pawn more
picmars-penalty-none = no effect

picmars-shut-down = Shut down
picmars-die-sure = Die on every sol
picmars-die-open = Die only if the sol calls it

picmars-legend = Legend
picmars-legend-works = part works
picmars-legend-broken = part is broken
picmars-legend-now = acts now
picmars-legend-next = acts next round

picmars-token-blocked = blocked
picmars-token-minus-pawn = 1 pawn more
picmars-token-adventure = adventure
picmars-token-reroll = roll success twice
picmars-token-wound = 1 wound
picmars-token-rover-check = rover at risk

picmars-action-event = Event
picmars-action-rest = Rest
picmars-action-unwind = Unwind
picmars-action-heal = Heal
picmars-action-manage = Manage
picmars-action-explore = Explore
picmars-action-gather = Gather
picmars-action-research = Research
picmars-action-build = Build
picmars-action-untyped = Restart

# Descriptions for those who don't see the pictures; at most 1,024 characters in all.
picmars-alt-block = { $block }: malfunction { $track } of 5.
picmars-alt-die = { $block }: its die is rolled on every sol.
picmars-alt-whole = In order: { $list }.
picmars-alt-broken = broken: { $list }
picmars-alt-output = produces { $amount } of { $most }
picmars-alt-farm = greenhouses { $houses }, plants { $plants }, growing { $growing }
