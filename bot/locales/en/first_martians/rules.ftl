# The rules of First Martians in short, at most 1,500 characters a page.

first_martians-rules-aim-heading = Aim
first_martians-rules-aim = Two to four astronauts live on Mars for a set number of sols and have a mission. **You win together** when, at the end of a sol, every mandatory objective is reached and no more parts are red than the mission allows. **You lose together** when an astronaut takes a sixth wound, or when the last sol is over first. Whoever plays alone joins twice and leads two astronauts, or leaves the other seats to autopilots.
    Everything lies open. Talk it over: the plan of each sol belongs to all.
first_martians-rules-round-heading = A sol
first_martians-rules-round = **1 Events**: one track rises, old stories come back, a new event begins.
    {""}**2 Morale**: above 0 the first player gains that many morale tokens (🎖️), below 0 gives up as many, and suffers a wound for each one lacking.
    {""}**3 Production**: energy, oxygen, plants, food, stress.
    {""}**4 Actions**: the crew plans together, then all is resolved.
    {""}**5 Malfunction**: dice raise the three tracks.
    {""}**6 Clean-up**: “!” tokens go, the top “>>” token moves to “!”, what was gained comes to hand, skills are fresh, the first player’s marker passes on.
    The bot does all but the choices, and asks only where one is real. The first player decides for the crew in events and between full tracks; everything else that concerns all may be chosen by anybody.
first_martians-rules-events-heading = Events
first_martians-rules-events = Each sol one event is drawn: it acts at once, may put a choice to the first player, and opens an **action** for { $chances } sols. Its pawns, price and effect stand beside it, with a facility whose tokens and costs count, or an astronaut who is needed; it always succeeds, and then the danger is over. Left open, the event may strike at the start of each later sol (easy { $easy }%, normal { $normal }%, hard { $hard }%); then, or after { $chances } sols, it leaves the log.
    Some stories have a sequel that nobody can prevent. A choice that takes morale tokens wounds whoever lacks them, once for each one lacking. **Adventures** come with the adventure die, with tokens and with terrain; they befall whoever performs the action.
first_martians-rules-production-heading = Production
first_martians-rules-production = **Energy, then oxygen**: what is produced must be enough for every facility that needs it. Otherwise the crew shuts down facilities of its choice until it is; the General Supply never helps. Half of a surplus, rounded up, goes into the supply.
    {""}**Plants** grow one space; after six they ripen in a free greenhouse. A farm with red Power Connectors or Filters wilts instead, unless the crew pays: 1 energy for red Connectors, 1 oxygen for red Filters; then nothing grows either.
    {""}**Food**: each ripe plant feeds one. What is missing comes from the supply, else somebody starves: 1 wound. Here too, half of a surplus is kept.
    {""}**Stress** +1 for each astronaut, +{ $down } for each shutdown tile face down. At { $limit }: 1 wound for all, Morale −1, Stress 0.
    {""}**Red Hardware** of the Working block acts: in the Garage a wound die may block Froggy, at the Probe Bay a sample is lost, the Lab adds 1 Stress, the Working Bay gets a “1 pawn more” token.
first_martians-rules-plan-heading = The plan
first_martians-rules-plan = Each astronaut has { $pawns } pawns, and all must be laid. Pawns on one action form a stack: **whoever laid the first one performs, gains and suffers**; the others only help. Ask somebody else for a pawn; only its owner can lay it.
    Nothing is paid before enough have said **ready**: everybody, or a majority if the table wants it so. Whoever changes a stack makes those in it agree anew. ⛔ marks what can’t be done as it stands: too few pawns, a price that can’t be paid, sure wounds that would kill.
    Then all costs are paid at once. Supply is never refunded; items laid with the pawns come back if the action fails. The same thing can be repaired, built, planted or explored only once a sol.
    While you plan, you may take out any working part as a spare part (it turns red), and dismantle an upgrade card into two.
first_martians-rules-actions-heading = Actions
first_martians-rules-actions = Resolved in this order:
    {""}**Event** · what it says.
    {""}**Rest** (Quiet Place) · 1 🎖️.
    {""}**Unwind** (Crew Quarters) · Morale +1 or Stress −{ $calm }.
    {""}**Heal** (Med Lab) · one wound or one condition of your own; a pawn of the Medic’s is needed too, unless there is an Autoscanner.
    {""}**Manage** (Control Center) · one malfunction track −1.
    {""}**Explore** (Garage) · a new region beside a known one.
    {""}**Gather** (Probe Bay) · a sample or an objective token from a known region, at hand from the next sol.
    {""}**Research** (Lab) · examine a sample, later make it a discovery. **Planting**: a seed, if a greenhouse is free.
    {""}**Build** (Working Bay) · repair a part with a spare or the same part from elsewhere, repair a rover, install an upgrade, build for the mission.
    {""}**Restart** · exactly one pawn takes off a shutdown tile.
    No action of a kind is possible anywhere while its facility is shut down or blocked and no card stands in.
first_martians-rules-dice-heading = Pawns and dice
first_martians-rules-dice = Explore, Gather, Research and Build need 1 pawn, 1 more for each space driven over, and 1 more for each arduous region and “1 pawn more” token. **Exactly enough pawns: three dice. One more: success without dice.** All other actions succeed with the pawns they need.
    Chances of success / wound / adventure: Explore { $exploresuccess } / { $explorewound } / { $exploreadventure }%, Gather { $gathersuccess } / { $gatherwound } / { $gatheradventure }%, Research { $researchsuccess } / { $researchwound } / { $researchadventure }%, Build { $buildsuccess } / { $buildwound } / { $buildadventure }%. Each die counts by itself. No success: the performer gets { $tokens } 🎖️.
    A red CPU makes you roll the success die even with enough pawns. A Reroll token asks for success twice. Red Power Connectors cost 1 energy for each action of the kind, red Filters 1 oxygen. Tokens and terrain can wound, too. The same effect never counts twice for one action, only pawns add up.
first_martians-rules-outside-heading = Outside
first_martians-rules-outside = Ways lead from the HUB over explored regions. Each space on the way takes a pawn, and an arduous one another. Terrain of regions that were known before hits whoever performs: a wound, an adventure, Morale −1, a rover check. An impassable outer edge can’t be crossed. A region just explored harms nobody in that sol, and can’t be gathered from in it.
    {""}**Froggy** counts as 2 pawns for one Explore, **Scorpio** as 1 for one action outside; each drives once a sol, never both together, and at least one pawn goes along. After terrain with a rover check a wound die is rolled: a wound blocks the rover until a Build action takes the token off.
first_martians-rules-base-heading = Red parts and shutdowns
first_martians-rules-base = Each facility has parts: green works, red costs. The base board shows what each red part costs; `/{ commandmars } { commandmars-why }` lists them all. A repaired part works from the end of the action phase.
    Tokens on a facility’s “!” space bear on every action of its kind in this sol; those on “>>” wait for the next.
    A facility that is **shut down** does nothing: no action of its kind, no production, no penalty; cards that aim at it are discarded, and it can’t be repaired or stripped. It adds { $down } Stress a sol while its tile lies face down. One pawn restarts it: the tile is turned up at the end of the phase, acts, and goes, some only for a price.
    Upgrades cancel a part’s penalty or bring something each Production; the part still counts as red. Facility cards need no supply: some bring something in every Production, others **stand in** for a facility that is missing, shut down or blocked, or hampered by a red part or a token.
first_martians-rules-malfunctions-heading = Malfunctions
first_martians-rules-malfunctions = Each block has a track. One of them rises by 1 every sol; in phase 5 each block whose marker is red rolls its die, and red parts with “malfunction +1” add 1 each, even if no die is rolled. **At { $end }** a card of the block is drawn at once, the track starts anew, and the next block’s marker turns red for good: Working, Living, System, Working. The mission says from which sol a die is rolled anyway.
    Complications turn a part red; obstacles lay tokens or hurt the crew. A card about a facility that is shut down, or about a part that is already red, does nothing. Manage lowers a track by 1 before it is too late.
first_martians-rules-crew-heading = Astronauts
first_martians-rules-crew = **Wounds**: { $wounds } can be borne, the next one kills. At { $first } and at { $second } a condition is drawn, each time they are crossed; it acts from the next phase on. Poisoning doubles wounds, whoever has Anaemia eats twice as much, a Migraine bars skills, a Heart Condition binds one pawn to being healed, Trouble Concentrating brings an adventure with each action, an Anxiety Attack costs Morale 1 at once.
    {""}**Morale** lies between { $least } and { $most } for all.
    {""}**Skills** cost 🎖️, each once a sol: while planning, on dice that have just fallen, and before harm: whoever could avert it is asked. A profile (1×) costs nothing, once a mission.
    {""}**Machines** help a crew of fewer than four: one for three, two for two, all four for whoever leads two alone ({ $machines } of them a sol). Each is a pawn for its own kind of action, event actions and restarts, never in the Living block. With fewer than four the Autoscanner is installed.
first_martians-rules-table-heading = At this table
first_martians-rules-table = **My move** shows the plan and all that can be laid, with pawns, chance and price beside it. 🧍 pawns · 🩸 wounds · ❔ adventure · 🎖️ morale tokens · ⚡🫧🥫 energy, oxygen, food.
    `/{ commandmars } { commandmars-lay }`, `{ commandmars-join }`, `{ commandmars-back }`, `{ commandmars-rover }`, `{ commandmars-call }`, `{ commandmars-skill }`, `{ commandmars-ready }` do the same in one line. `/{ commandmars } { commandmars-why }` says where each figure comes from.
    If time runs out, what can’t be done is taken back, pawns not yet laid rest, and the plan stands. Autopilots lay their pawns first and say why, make way when you change the plan, come when they are called, and agree once all people have.
    Taking back is the crew’s business: a change of the plan can be undone; once dice have been rolled or cards drawn, the others have to agree.
