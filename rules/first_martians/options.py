"""The options of a table."""

from __future__ import annotations

from rules.core.game import Option
from rules.first_martians.terms import CAMPAIGNS, HOME_COMING, LEVELS, MISSIONS, NORMAL, ROLES

NO, YES = "no", "yes"
LEVEL = Option("level", LEVELS, NORMAL)
"""Option of the difficulty: rate of consequences, length of a mission, broken parts allowed."""
SOLO = Option("solo", (NO, YES), NO)
"""One person leads both astronauts of a table of two: all machines at hand, two a round (B12)."""
CAMPAIGN = Option("campaign", (NO, *CAMPAIGNS), NO, former=(YES,))
"""A campaign instead of a mission, with skill cards locked until discoveries unlock them (B13).
With ``yes`` a table that is over could be followed by another."""
MISSION = Option("mission", MISSIONS, HOME_COMING)
"""Option of the mission that is flown."""
ALL, MAJORITY = "all", "majority"
AGREEMENT = Option("agreement", (ALL, MAJORITY), ALL)
"""Option of the seats that have to say ready before a plan is paid for and resolved."""
LESSONS = Option("lessons", (YES, NO), YES)
"""Option of rules explained in the first mission, each where it is met first."""
LOT = "lot"
FIRST = Option("first", (LOT, *ROLES), LOT)
"""Option of the first sol's first player: as the crew decides, or by lot where it can't (p. 7)."""
OPTIONS = (MISSION, LEVEL, SOLO, CAMPAIGN, AGREEMENT, FIRST, LESSONS)
