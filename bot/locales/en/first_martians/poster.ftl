# The poster of First Martians: all of its rules on one page, as a picture and as text. No emoji: the pictures’ fonts have none.

first_martians-poster-sol = A sol on Mars

first_martians-poster-sol-aim = Win together
first_martians-poster-sol-aim-text = All mandatory objectives reached at the end of a sol, and no more parts red than allowed.

first_martians-poster-sol-events = 1 · Events
first_martians-poster-sol-events-text = One comes each sol. Its action can be done for { $chances } sols; left open, it may strike.

first_martians-poster-sol-morale = 2 · Morale
first_martians-poster-sol-morale-text = Above 0 the first player gains as many morale tokens; below 0 pays them or takes wounds.

first_martians-poster-sol-production = 3 · Production
first_martians-poster-sol-production-text = Energy and oxygen must suffice, or facilities shut down. Each ripe plant feeds one. Half a surplus is kept.

first_martians-poster-sol-actions = 4 · Actions
first_martians-poster-sol-actions-text = The crew plans together. Once all are ready, costs are paid and all is resolved.

first_martians-poster-sol-end = 5 · Malfunction, 6 · Clean-up
first_martians-poster-sol-end-text = Dice raise the tracks. Then gains come to hand and the first player changes.

first_martians-poster-plan = The plan

first_martians-poster-plan-pawns = { $pawns } pawns each
first_martians-poster-plan-pawns-text = All must be laid. Whoever lays the first on an action performs it; others help.

first_martians-poster-plan-sure = Exactly enough, or one more
first_martians-poster-plan-sure-text = Explore, Gather, Research, Build: exactly enough pawns roll three dice, one more is sure.

first_martians-poster-plan-dice = Three dice
first_martians-poster-plan-dice-text = Success, wound, adventure: each counts by itself. No success: { $tokens } morale tokens.

first_martians-poster-plan-way = Outside
first_martians-poster-plan-way-text = Ways lead over explored regions. Each space on the way takes a pawn more.

first_martians-poster-plan-rovers = Rovers
first_martians-poster-plan-rovers-text = Froggy: 2 pawns for one Explore. Scorpio: 1 for one action outside. Once a sol each.

first_martians-poster-plan-skills = Skills
first_martians-poster-plan-skills-text = Cost morale tokens, each once a sol: while planning, on dice just rolled, or just before harm.

first_martians-poster-actions = Actions, in this order

first_martians-poster-actions-event = Event
first_martians-poster-actions-event-text = What it says; it always succeeds.

first_martians-poster-actions-rest = Rest
first_martians-poster-actions-rest-text = 1 morale token.

first_martians-poster-actions-unwind = Unwind
first_martians-poster-actions-unwind-text = Morale +1 or Stress −{ $calm }.

first_martians-poster-actions-heal = Heal
first_martians-poster-actions-heal-text = A wound or a condition, with the Medic.

first_martians-poster-actions-manage = Manage
first_martians-poster-actions-manage-text = A malfunction track −1.

first_martians-poster-actions-explore = Explore
first_martians-poster-actions-explore-text = A new region beside a known one.

first_martians-poster-actions-gather = Gather
first_martians-poster-actions-gather-text = A sample or objective token.

first_martians-poster-actions-research = Research
first_martians-poster-actions-research-text = Examine, then discover. Or plant.

first_martians-poster-actions-build = Build
first_martians-poster-actions-build-text = Repair, install, or build for the mission.

first_martians-poster-base = What goes wrong

first_martians-poster-base-red = Red parts
first_martians-poster-base-red-text = Cost energy or oxygen, force a roll, wilt plants or speed up malfunctions, as stands beside them.

first_martians-poster-base-shutdown = Shut down
first_martians-poster-base-shutdown-text = No action, no production, +{ $down } Stress a sol. One pawn restarts it.

first_martians-poster-base-tracks = Malfunction tracks
first_martians-poster-base-tracks-text = At { $end } a malfunction card is drawn, and the next block’s die is rolled from then on.

first_martians-poster-base-stress = Stress
first_martians-poster-base-stress-text = +1 for each astronaut a sol. At { $limit }: a wound for all, Morale −1, and anew.

first_martians-poster-base-wounds = Wounds
first_martians-poster-base-wounds-text = { $wounds } can be borne; one more, and all have lost.

first_martians-poster-base-conditions = Conditions
first_martians-poster-base-conditions-text = At { $first } and at { $second } wounds a condition comes, and weakens until healed.

first_martians-poster-signs = Signs of places and actions

first_martians-poster-signs-extra-pawn = Pawn and plus
first_martians-poster-signs-extra-pawn-text = 1 pawn more.

first_martians-poster-signs-wound = Drop
first_martians-poster-signs-wound-text = 1 wound.

first_martians-poster-signs-adventure = Star
first_martians-poster-signs-adventure-text = An adventure.

first_martians-poster-signs-lose-morale = Heart and minus
first_martians-poster-signs-lose-morale-text = Morale −1.

first_martians-poster-signs-rover-check = Wheel
first_martians-poster-signs-rover-check-text = The rover may be blocked.

first_martians-poster-signs-impassable = Wall
first_martians-poster-signs-impassable-text = No way over the outer edge.

first_martians-poster-signs-reroll = Two arrows
first_martians-poster-signs-reroll-text = Success twice in a row.

first_martians-poster-signs-blocked = No entry
first_martians-poster-signs-blocked-text = Nothing can be done there.

first_martians-poster-signs-spaces = “!” and “»”
first_martians-poster-signs-spaces-text = “!” acts now, “»” next sol.
