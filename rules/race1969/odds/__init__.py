"""The odds of a launch, exact: the dice, the launch that rolls them, the espionage after it.

``espionage_steps`` says what each cell back or forward means, and ``card_sums`` what face-down
cards may add up to; neither is in the odds of ``launch_odds``.
"""

from rules.race1969.odds.dice import (
    RollOdds,
    Sides,
    advised_reroll,
    dice_sides,
    roll_odds,
)
from rules.race1969.odds.espionage import (
    EspionageSteps,
    Step,
    card_sums,
    espionage_steps,
    rocket_after,
    unseen_cards,
)
from rules.race1969.odds.launch import (
    FIRST_CELL,
    GROUND_CONTROL,
    INSURANCE,
    INVESTORS,
    SIMULATION,
    CellOdds,
    LaunchOdds,
    advised_die,
    cell_odds,
    launch_cost,
    launch_odds,
    launches_left,
    mission_flags,
    start_cell,
    symbol_research,
    worths,
)

__all__ = [
    "FIRST_CELL",
    "GROUND_CONTROL",
    "INSURANCE",
    "INVESTORS",
    "SIMULATION",
    "CellOdds",
    "EspionageSteps",
    "LaunchOdds",
    "RollOdds",
    "Sides",
    "Step",
    "advised_die",
    "advised_reroll",
    "card_sums",
    "cell_odds",
    "dice_sides",
    "espionage_steps",
    "launch_cost",
    "launch_odds",
    "launches_left",
    "mission_flags",
    "rocket_after",
    "roll_odds",
    "start_cell",
    "symbol_research",
    "unseen_cards",
    "worths",
]
