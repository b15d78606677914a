# What the signs in the pictures of First Martians and the words in its texts mean, behind *What is this?*.

first_martians-legend-map = The map
first_martians-legend-plan = The plan
first_martians-legend-base = The base
first_martians-legend-supplies = Supplies and tracks
first_martians-legend-cargo = The cargo area
first_martians-legend-mission = The mission
first_martians-legend-astronaut = An astronaut’s card
first_martians-legend-words = Words and signs in the texts

first_martians-sign-space = Space
first_martians-sign-space-text = a place for a region. Its code tells the ring and the direction: R1-N is the innermost in the north. The pawns beside it are those that an action there takes from you.

first_martians-sign-way = Way
first_martians-sign-way-text = the plan sends pawns here. Each region on the way takes one pawn more.

first_martians-sign-unknown = Unexplored
first_martians-sign-unknown-text = nobody knows what is here, and you could explore it now. Without this sign: first explore a region beside it.

first_martians-sign-closed = Closed
first_martians-sign-closed-text = mountains that nobody can cross or explore.

first_martians-sign-sample = Sample
first_martians-sign-sample-text = a sample to gather, and how many. In the Lab it is examined, and then it can become a discovery.

first_martians-sign-find = Objective token
first_martians-sign-find-text = what the mission wants from outside, and how many. Gather brings it in.

first_martians-sign-standing = Project
first_martians-sign-standing-text = so much of the mission stands here.

first_martians-sign-unseen = Unseen regions
first_martians-sign-unseen-text = so many regions of this ring still lie face down.

first_martians-sign-poi = Points of interest
first_martians-sign-poi-text = so many still lie face down. A region may hold one; whoever explores it turns it up.

first_martians-sign-rover-check = Wheel
first_martians-sign-rover-check-text = terrain or token: a rover that goes there may be blocked.

first_martians-sign-impassable = Wall
first_martians-sign-impassable-text = no way leads over the outer edge of this region.

first_martians-sign-adventure = Star
first_martians-sign-adventure-text = an adventure comes to whoever performs the action.

first_martians-sign-lose-morale = Heart with a minus
first_martians-sign-lose-morale-text = Morale falls by 1.

first_martians-sign-wound = Drop
first_martians-sign-wound-text = 1 wound for whoever performs the action. On an astronaut’s card: the wounds so far.

first_martians-sign-extra-pawn = Pawn with a plus
first_martians-sign-extra-pawn-text = each action there takes 1 pawn more.

first_martians-sign-number = Number of a box
first_martians-sign-number-text = texts call a box of the plan by it.

first_martians-sign-given = Pawns
first_martians-sign-given-text = laid, of those needed. Where dice are possible, one more pawn makes the action sure.

first_martians-sign-performer = Framed pawn
first_martians-sign-performer-text = this astronaut performs the action, gains and suffers; the others help.

first_martians-sign-called = Question mark and pawn
first_martians-sign-called-text = this astronaut was asked to help and hasn’t laid a pawn yet.

first_martians-sign-missing = Ring with a pawn
first_martians-sign-missing-text = a pawn that is still missing here.

first_martians-sign-machine = Machine
first_martians-sign-machine-text = a pawn of a machine: for its own kind of action, an open event or a restart.

first_martians-sign-rovers = Rovers
first_martians-sign-rovers-text = Froggy (green) counts as 2 pawns for one Explore, Scorpio (with an arm) as 1 for an action outside.

first_martians-sign-costs = Costs
first_martians-sign-costs-text = what the action takes: energy, oxygen, food, parts or seeds.

first_martians-sign-die-success = Success die
first_martians-sign-die-success-text = with a tick the action succeeds; else the performer gets morale tokens.

first_martians-sign-die-wound = Wound die
first_martians-sign-die-wound-text = may wound the performer, whether the action succeeds or not.

first_martians-sign-die-adventure = Adventure die
first_martians-sign-die-adventure-text = may bring the performer an adventure.

first_martians-sign-risks = Signs on light plates
first_martians-sign-risks-text = what comes with the action: a wound, an adventure, Morale −1, a rover at risk.

first_martians-sign-reroll = Two arrows
first_martians-sign-reroll-text = a success has to be rolled a second time to count.

first_martians-sign-ready = Tick by a name
first_martians-sign-ready-text = this player agrees with the plan.

first_martians-sign-problem = Red strip
first_martians-sign-problem-text = why the action can’t be done as it stands. It holds up Ready.

first_martians-sign-part-works = Green part
first_martians-sign-part-works-text = this part works.

first_martians-sign-part-broken = Red part
first_martians-sign-part-broken-text = this part is broken; beside it stands what that costs. Build repairs it.

first_martians-sign-power = Power Connectors
first_martians-sign-power-text = a part of a facility, and the spare part for it.

first_martians-sign-filters = Oxygen Filters
first_martians-sign-filters-text = a part of a facility, and the spare part for it.

first_martians-sign-hardware = Hardware
first_martians-sign-hardware-text = a part of a facility, and the spare part for it.

first_martians-sign-cpu = CPU
first_martians-sign-cpu-text = a part of a facility, and the spare part for it.

first_martians-sign-now = Space “!”
first_martians-sign-now-text = tokens here bear on every action of the facility in this sol.

first_martians-sign-next = Space “»”
first_martians-sign-next-text = tokens here wait for the next sols.

first_martians-sign-blocked = No entry
first_martians-sign-blocked-text = nothing can be done there: a facility for a sol, a rover until it is repaired.

first_martians-sign-shutdown = Switch in a disc
first_martians-sign-shutdown-text = the facility is shut down: no action, no production. One pawn restarts it.

first_martians-sign-greenhouse = Greenhouse
first_martians-sign-greenhouse-text = room for one ripe plant, which feeds one astronaut each sol.

first_martians-sign-gives = Sign with + or −
first_martians-sign-gives-text = what a card brings in every Production; with “0” it lies still.

first_martians-sign-energy = Energy
first_martians-sign-energy-text = each facility that needs it must get it from this sol’s production, else it is shut down.

first_martians-sign-oxygen = Oxygen
first_martians-sign-oxygen-text = as with energy: what is produced must be enough; the stock pays for actions.

first_martians-sign-food = Food
first_martians-sign-food-text = each ripe plant feeds one; the rest comes from the stock, else somebody is wounded.

first_martians-sign-balance = Balance
first_martians-sign-balance-text = what the next production leaves over. Half of it, rounded up, goes into the stock.

first_martians-sign-portions = Portions
first_martians-sign-portions-text = how much food this astronaut needs each sol.

first_martians-sign-morale = Morale
first_martians-sign-morale-text = above 0 the first player gains that many morale tokens each sol, below 0 gives them up or is wounded.

first_martians-sign-stress = Stress
first_martians-sign-stress-text = grows each sol. When the track is full, everybody takes a wound.

first_martians-sign-track = Malfunction track
first_martians-sign-track-text = when it is full, a malfunction card of this block is drawn. Manage lowers it.

first_martians-sign-die = Malfunction dice
first_martians-sign-die-text = 1 pip: Working block, 2: Living, 3: System. On the mission’s sols they stand where they are rolled.

first_martians-sign-marker-red = Red cross at a track
first_martians-sign-marker-red-text = this block’s die is rolled on every sol from now on.

first_martians-sign-sol = Sols
first_martians-sign-sol-text = a sol is a day on Mars and a round of the game. The bright one is now.

first_martians-sign-seed = Seed
first_martians-sign-seed-text = planted in a farm with a free greenhouse, it becomes a plant.

first_martians-sign-spare = Spare part
first_martians-sign-spare-text = repairs a broken part of the same kind.

first_martians-sign-count = Number on a thing
first_martians-sign-count-text = how many there are. What you have none of isn’t shown.

first_martians-sign-coming = +1 in yellow
first_martians-sign-coming-text = comes to hand at the end of this sol.

first_martians-sign-upgrade = Upgrade
first_martians-sign-upgrade-text = a card to be installed with Build, or dismantled into two spare parts.

first_martians-sign-robots = Machines
first_martians-sign-robots-text = each lays one pawn a sol: for its own kind of action, told by its sign, an open event or a restart.

first_martians-sign-examined = Microscope
first_martians-sign-examined-text = samples examined; each can be made a discovery.

first_martians-sign-discovered = Flask with a star
first_martians-sign-discovered-text = discoveries made.

first_martians-sign-alarm = Alarm lamp
first_martians-sign-alarm-text = an open event: its action can be done for so many sols, else it may strike.

first_martians-sign-objective-open = Objective
first_martians-sign-objective-open-text = the thing to reach, what is still in the way in yellow, and how much of it there is.

first_martians-sign-objective-reached = Green card
first_martians-sign-objective-reached-text = this objective is reached and stays so.

first_martians-sign-optional = Star on an objective
first_martians-sign-optional-text = it is optional. You win without it, too; it counts in the crew’s result.

first_martians-sign-broken-parts = Broken parts
first_martians-sign-broken-parts-text = how many are red, of those allowed. With more at the end of a sol you can’t win yet.

first_martians-sign-roles = Roles
first_martians-sign-roles-text = S Scientist, G Geologist, E Engineer, M Medic, each with a shape and colour of its own.

first_martians-sign-condition = Star of six points
first_martians-sign-condition-text = a medical condition: it weakens the astronaut until it is healed.

first_martians-sign-morale-token = Morale token
first_martians-sign-morale-token-text = pays for skills, and for some choices in events.

first_martians-sign-pawn = Pawns
first_martians-sign-pawn-text = each astronaut has two a sol; bright ones aren’t laid yet.

first_martians-sign-word-stack = Stack
first_martians-sign-word-stack-text = all pawns on one action. Whoever laid the first performs it.

first_martians-sign-word-supply = General Supply
first_martians-sign-word-supply-text = energy, oxygen and food in stock, for all together.

first_martians-sign-word-first = First player
first_martians-sign-word-first-text = decides in events, gains or pays for Morale; changes each sol.

first_martians-sign-word-red = Red part
first_martians-sign-word-red-text = a broken part. At the end no more may be red than the mission allows.

first_martians-sign-word-complication = Complication, obstacle
first_martians-sign-word-complication-text = malfunction cards: the first turn a part red, the others lay tokens or hurt.

first_martians-sign-word-emoji = 🧍 🩸 ❔ 🎖️ ⚡ 🫧 🥫
first_martians-sign-word-emoji-text = pawns, wounds, an adventure, morale tokens, energy, oxygen, food.

first_martians-sign-word-blocked = ⛔
first_martians-sign-word-blocked-text = this can’t be done as the plan stands; the reason stands beside it.
