"""The topics of the rules in short, a page each, and the figures that the pages quote."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.i18n import Words
from rules.first_martians.choices.crew import (
    HEALING,
    MANAGING,
    UNLOCK,
    UNWIND_STRESS,
    UNWINDING,
)
from rules.first_martians.choices.mars_base import SHUT_DOWN, STARVE, STOP_WILTING
from rules.first_martians.components.loading import standard_content
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
from rules.first_martians.phases.planning.declaration import SOLO_MACHINES
from rules.first_martians.phases.production import SHUTDOWN_STRESS
from rules.first_martians.phases.resolution.dice import REROLL_DIE
from rules.first_martians.phases.resolution.stacks import NO_SUCCESS_TOKENS
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    DICE_TYPES,
    EVENT_CHOICE,
    LAST_WOUND,
    LEAST_MORALE,
    MACHINE,
    MOST_MORALE,
    PAWNS,
    PLAN,
    ROUNDS_IN_LOG,
    STRESS_LIMIT,
    TRACK_END,
)

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
        IGNORE_TERRAIN: "outside",
        UNLOCK: "crew",
        SCAN: "outside",
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
