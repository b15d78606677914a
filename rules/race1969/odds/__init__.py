"""The odds of a launch, exact: the dice, the launch that rolls them, the espionage after it.

``espionage_steps`` says what each cell back or forward means, and ``card_sums`` what face-down
cards may add up to; neither is in the odds of ``launch_odds``.
"""

from rules.race1969.odds.dice import RollOdds, Sides, advised_reroll, roll_odds
from rules.race1969.odds.espionage import (
    EspionageStep,
    EspionageSteps,
    card_sums,
    cards_beside,
    chance_of_points,
    espionage_steps,
    expected_after_cards,
    points_odds,
    prestige_after_all,
    unseen_cards,
)
from rules.race1969.odds.gains import LaunchGain, LaunchGains
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
    "LaunchGain",
    "LaunchGains",
    "LaunchOdds",
    "RollOdds",
    "Sides",
    "advised_die",
    "advised_reroll",
    "card_sums",
    "cards_beside",
    "cell_odds",
    "chance_of_points",
    "espionage_steps",
    "expected_after_cards",
    "launch_odds",
    "launches_left",
    "mission_flags",
    "points_odds",
    "prestige_after_all",
    "roll_odds",
    "unseen_cards",
]
