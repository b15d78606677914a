# The commands of First Martians: names (lower case, no blanks, at most 32 characters), descriptions (at most 100).

commandmars = mars
commandmars-about = Make your move in First Martians in one line
commandmars-lay = lay
commandmars-lay-about = Lay a pawn for an action
commandmars-join = join
commandmars-join-about = Add a pawn to an action of the plan
commandmars-back = back
commandmars-back-about = Take a pawn back from the plan
commandmars-rover = rover
commandmars-rover-about = Send a rover along with an action, or call it back
commandmars-call = call
commandmars-call-about = Ask another astronaut to help with an action
commandmars-skill = skill
commandmars-skill-about = Use a skill for morale tokens: see it first, then confirm
commandmars-salvage = salvage
commandmars-salvage-about = Take a working part or a card as spare parts: see it first, then confirm
commandmars-choose = choose
commandmars-choose-about = Choose one of what you are asked about
commandmars-ready = ready
commandmars-ready-about = Agree to the plan
commandmars-wait = wait
commandmars-wait-about = Take your agreement to the plan back
commandmars-why = why
commandmars-why-about = Why each figure is what it is: rules, pieces, red parts, the next Production
optionmars-action = action
optionmars-action-about = Choose one of the suggestions
