"""The explanations of a guided first game of First Martians, in its first two sols.

Its rules are explained by the first mission's own lessons (``rules.first_martians.lessons``).
"""

from __future__ import annotations

from typing import Any

from bot.games.first_martians.choices.job_labels import GROUPS
from bot.games.guide import Guide
from rules.core.game import Decision, Seat
from rules.first_martians.actions import Join, Use
from rules.first_martians.decision_rules import KINDS
from rules.first_martians.events import RuleMet
from rules.first_martians.lessons import DECISIONS, RULES
from rules.first_martians.setup import LEVEL
from rules.first_martians.styles.autopilots import STEADY
from rules.first_martians.terms import (
    BUILD,
    EASY,
    EXPLORE,
    GATHER,
    MACHINE,
    PLAN,
    RESEARCH,
    RESTART,
)
from rules.first_martians.views.view import View

SOLS = 2
LAST_PAWN, ALL_LAID = "plan-last", "plan-laid"
JOBS = (EXPLORE, GATHER, RESEARCH, BUILD, RESTART)
HELP, SKILLS = "help", "skills"


def topic(view: View, decision: Decision) -> str:
    """The kind of decision; of a plan, how many of the own pawns are yet to be laid."""
    if decision.kind != PLAN:
        return decision.kind
    return {0: ALL_LAID, 1: LAST_PAWN}.get(view.free_pawns[decision.seat], PLAN)


def screen(action: Any) -> str:
    """The topic of a screen that leads to this action, or asks to confirm it."""
    match action:
        case Join():
            return HELP
        case Use():
            return SKILLS
        case _:
            group = GROUPS.get(type(action), "")
            return group if group in JOBS else ""


def lesson(event: Any, seat: Seat) -> str:
    """The rule that was met for the first time, unless a panel explains it."""
    return event.rule if isinstance(event, RuleMet) and not event.decision else ""


GUIDE = Guide[View](
    style=STEADY,
    over=lambda view: view.round > SOLS,
    options={LEVEL.id: EASY},
    topics=(*KINDS, LAST_PAWN, ALL_LAID),
    again=frozenset((PLAN, MACHINE, LAST_PAWN, ALL_LAID)),
    topic=topic,
    screens=(*JOBS, HELP, SKILLS),
    screen=screen,
    lessons=tuple(rule for rule in RULES if rule not in DECISIONS.values()),
    lesson=lesson,
)
