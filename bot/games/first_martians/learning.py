"""Explanations of First Martians: pages of the rules, cards, the guided first game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.games.first_martians.job_labels import GROUPS
from bot.games.guide import Guide, lesson_text, sample_state
from bot.i18n import Words
from render.core.picture import Band
from render.first_martians.mars_base.bands import block_band
from render.first_martians.mission import mission_bands
from render.first_martians.plan.bands import plan_bands
from rules.core.game import Decision, Seat
from rules.first_martians.autopilots.autopilot import STEADY
from rules.first_martians.base_choices import SHUT_DOWN, STARVE, STOP_WILTING
from rules.first_martians.choices import HEALING, MANAGING, UNLOCK, UNWIND_STRESS, UNWINDING
from rules.first_martians.components.checks import standard_content
from rules.first_martians.decision_rules import RULES
from rules.first_martians.dice import REROLL_DIE
from rules.first_martians.effects.averting import AVERT
from rules.first_martians.effects.card_effects import (
    BREAK_ONE,
    GATHER_SAMPLE,
    IGNORE_TERRAIN,
    LOSE_SAMPLE,
    MEND,
    PRODUCTION_ONE,
    SCAN,
    SHUT_ONE,
)
from rules.first_martians.effects.tracks import NEXT_MALFUNCTION
from rules.first_martians.game import GAME, LESSON_TOPICS
from rules.first_martians.options import LEVEL
from rules.first_martians.phases.production import SHUTDOWN_STRESS
from rules.first_martians.plan.laying import Heal, Manage, Rest, Unwind
from rules.first_martians.plan.planning import SOLO_MACHINES, Call, Join, Send, Withdraw
from rules.first_martians.plan.resolution import NO_SUCCESS_TOKENS
from rules.first_martians.plan.salvage import Use
from rules.first_martians.progress import PANEL_LESSONS, RuleMet
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    BUILD,
    DEBRIEFING,
    DEPARTURE,
    DICE_TYPES,
    EASY,
    EVENT_CHOICE,
    EXPLORE,
    GATHER,
    LAST_WOUND,
    LEAST_MORALE,
    MACHINE,
    MOST_MORALE,
    PAWNS,
    PLAN,
    RESEARCH,
    RESTART,
    RETRY,
    ROUNDS_IN_LOG,
    STRESS_LIMIT,
    SYSTEM,
    TRACK_END,
)
from rules.first_martians.view import View

TOPICS = (
    "aim",
    "round",
    "events",
    "production",
    "plan",
    "actions",
    "dice",
    "outside",
    "base",
    "malfunctions",
    "crew",
    "campaign",
    "table",
)

TOPIC_OF_DECISION: Mapping[str, str] = MappingProxyType(
    {
        PLAN: "plan",
        MACHINE: "crew",
        EVENT_CHOICE: "events",
        ADVENTURE_CHOICE: "events",
        NEXT_MALFUNCTION: "malfunctions",
        SHUT_DOWN: "production",
        STOP_WILTING: "production",
        STARVE: "production",
        BREAK_ONE: "base",
        PRODUCTION_ONE: "base",
        SHUT_ONE: "base",
        MEND: "base",
        LOSE_SAMPLE: "production",
        GATHER_SAMPLE: "actions",
        UNWINDING: "actions",
        HEALING: "actions",
        MANAGING: "actions",
        REROLL_DIE: "dice",
        AVERT: "crew",
        IGNORE_TERRAIN: "outside",
        UNLOCK: "crew",
        SCAN: "outside",
        DEBRIEFING: "campaign",
        RETRY: "campaign",
        DEPARTURE: "campaign",
    }
)
"""By kind of decision, the topic that is about it."""


def figures(t: Words) -> Mapping[str, object]:
    """The figures of the rules and the data that the pages quote."""
    content = standard_content()
    found: dict[str, object] = {
        "pawns": PAWNS,
        "limit": STRESS_LIMIT,
        "wounds": LAST_WOUND,
        "least": f"−{-LEAST_MORALE}",
        "most": f"+{MOST_MORALE}",
        "end": TRACK_END,
        "chances": ROUNDS_IN_LOG,
        "tokens": NO_SUCCESS_TOKENS,
        "calm": UNWIND_STRESS,
        "down": SHUTDOWN_STRESS,
        "machines": SOLO_MACHINES,
        "first": content.crew.health[0],
        "second": content.crew.health[1],
    }
    for level, chance in content.missions.consequence_chance.items():
        found[level] = chance
    for kind in DICE_TYPES:
        faces = content.base.action_dice[kind]
        for die in ("success", "wound", "adventure"):
            found[f"{kind}{die}"] = round(100 * getattr(faces, die) / faces.sides)
    return found


@cache
def _view() -> View:
    """The sample game while the crew plans a sol."""
    return GAME.view(sample_state(GAME, __package__), None)


def _mission(t: Words) -> tuple[Band, ...]:
    return mission_bands(_view(), _nobody(), t)


def _sol(t: Words) -> tuple[Band, ...]:
    return plan_bands(_view(), _nobody(), t)


def _base(t: Words) -> tuple[Band, ...]:
    return (block_band(_view(), SYSTEM, t),)


def _nobody() -> tuple[str, ...]:
    """No names: a sample game has no people."""
    return ("",) * len(_view().roles)


LEARN_TOPICS: Mapping[str, Callable[[Words], tuple[Band, ...]]] = MappingProxyType(
    {"mission": _mission, "sol": _sol, "base": _base}
)

SOLS = 2
LAST_PAWN, ALL_LAID, HELD_UP = "plan-last", "plan-laid", "plan-held"
JOBS = (EXPLORE, GATHER, RESEARCH, BUILD, RESTART)
HELP, SKILLS = "help", "skills"


def topic(view: View, decision: Decision) -> str:
    """The kind of decision; of a plan, how many of the own pawns are yet to be laid.

    With all of them laid, an action that can't be done yet is what matters.
    """
    if decision.kind != PLAN:
        return decision.kind
    held = any(each.problem and each.performer == decision.seat for each in view.stacks)
    if held and not view.free_pawns[decision.seat]:
        return HELD_UP
    return {0: ALL_LAID, 1: LAST_PAWN}.get(view.free_pawns[decision.seat], PLAN)


def helps_or_rests(action: Any) -> bool:
    """Whether an action does with the last pawn what its text says: help, or something small."""
    return isinstance(action, Join | Send | Rest | Unwind | Manage | Heal)


def mends(action: Any) -> bool:
    """Whether an action mends what holds Ready up, or changes what it takes."""
    return isinstance(action, Join | Send | Call | Withdraw | Use)


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


def taught(view: View) -> tuple[str, ...]:
    """The rules that the panel of what is being decided explains."""
    step = view.step
    return tuple(rule for rule, number in view.met if step is not None and number == step.number)


def lesson(event: Any, seat: Seat) -> str:
    """The rule that was met for the first time, unless a panel explains it."""
    return event.rule if isinstance(event, RuleMet) and not event.decision else ""


GUIDE = Guide[View](
    style=STEADY,
    over=lambda view: view.round > SOLS,
    options={LEVEL.id: EASY},
    topics=(*RULES.kinds, LAST_PAWN, ALL_LAID, HELD_UP),
    again=frozenset((PLAN, MACHINE, LAST_PAWN, ALL_LAID, HELD_UP)),
    topic=topic,
    only_advised={LAST_PAWN: helps_or_rests, HELD_UP: mends},
    screens=(*JOBS, HELP, SKILLS),
    screen=screen,
    confirming=frozenset((*JOBS, HELP, SKILLS)),
    lessons=tuple(rule for rule in LESSON_TOPICS if rule not in PANEL_LESSONS.values()),
    lesson=lesson,
    taught=lambda view: len(taught(view)),
    at_once=1,
)


def lesson_of(rule: str, t: Words) -> str:
    """A rule explained in two or three sentences."""
    return lesson_text(GAME.id, rule, t)


def lessons(events: Sequence[Any], t: Words) -> tuple[str, ...]:
    """The rules that these events met for the first time, but for those a panel explains."""
    met = [event.rule for event in events if isinstance(event, RuleMet) and not event.decision]
    return tuple(lesson_of(rule, t) for rule in met)
