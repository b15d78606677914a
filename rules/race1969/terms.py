"""The rulebook's words: ids of nations, scientists, researches, dice faces and phases.

They are what notation, catalogs and data files say, so they never change once a game is recorded.
"""

from __future__ import annotations

NATIONS = ("usa", "ussr", "canada", "france", "germany")

SCIENTISTS = ("base", "genius", "famous", "novice", "spy")
SCIENTIST_INDEX = {scientist: index for index, scientist in enumerate(SCIENTISTS)}
BASE, GENIUS, FAMOUS, NOVICE, SPY = SCIENTISTS

ROCKET_SHEET = ("eva", "launch-pad", "booster", "csm", "lem", "technology")
"""Researches that are also symbols of missions, as they stand on the rocket sheet."""

GROUND_SHEET = ("espionage", "robotics", "investors", "insurance", "simulation", "ground-control")

RESEARCHES = ROCKET_SHEET + GROUND_SHEET
RESEARCH_INDEX = {research: index for index, research in enumerate(RESEARCHES)}
ESPIONAGE, ROBOTICS, INVESTORS, INSURANCE, SIMULATION, GROUND_CONTROL = (
    RESEARCH_INDEX[research] for research in GROUND_SHEET
)
"""The researches of the ground sheet as indexes into ``RESEARCHES``."""

SUCCESS, NEUTRAL, FAILURE = "success", "neutral", "failure"
FACES = (SUCCESS, NEUTRAL, FAILURE)

INCOME, PURCHASES, MISSIONS, OVER = "income", "purchases", "missions", "over"
"""Phases. The end of a round asks nobody anything, so it is no state to be in."""

FREE_CARD = "free-card"
TRADE = "trade"
PURCHASE = "purchase"
LAUNCH = "launch"
REROLL = "reroll"
SABOTAGE = "sabotage"
"""An opponent's face-down play against a launch."""
SUPPORT = "support"
"""The launching nation's own face-down play."""
DECISIONS = (FREE_CARD, TRADE, PURCHASE, LAUNCH, REROLL, SABOTAGE, SUPPORT)

MOON = "moon"
