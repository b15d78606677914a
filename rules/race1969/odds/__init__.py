"""The odds of a launch, exact: the dice, the launch that rolls them, the espionage after it.

``espionage_steps`` says what each cell back or forward means, and ``card_sums`` what face-down
cards may add up to; neither is in the odds of ``launch_odds``.
"""

from rules.race1969.odds.dice import RollOdds, Sides, advised_reroll, roll_odds
from rules.race1969.odds.espionage import (
    EspionageStep,
    EspionageSteps,
    card_sums,
    espionage_steps,
    unseen_cards,
)
from rules.race1969.odds.launch import (
    CellOdds,
    LaunchOdds,
    advised_die,
    cell_odds,
    launch_odds,
    launches_left,
    mission_flags,
)

__all__ = [
    "CellOdds",
    "EspionageStep",
    "EspionageSteps",
    "LaunchOdds",
    "RollOdds",
    "Sides",
    "Step",
    "advised_die",
    "advised_reroll",
    "card_sums",
    "cell_odds",
    "espionage_steps",
    "launch_odds",
    "launches_left",
    "mission_flags",
    "roll_odds",
    "unseen_cards",
]
