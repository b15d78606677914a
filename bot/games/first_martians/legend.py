"""The legend of First Martians: which signs and words each of its pages explains."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.first_martians.learning import TOPIC_OF_DECISION
from bot.games.legend import Legend, LegendPage
from render.first_martians.legend import legend as draw_legend
from rules.first_martians.effects.card_effects import IGNORE_TERRAIN, SCAN
from rules.first_martians.terms import MACHINE, PLAN
from rules.first_martians.view import View

PAGES: Mapping[str, LegendPage] = MappingProxyType(
    {
        "map": LegendPage(
            (
                "space",
                "way",
                "unknown",
                "closed",
                "sample",
                "find",
                "standing",
                "unseen",
                "poi",
                "rover-check",
                "impassable",
                "adventure",
                "lose-morale",
                "wound",
                "extra-pawn",
            )
        ),
        "plan": LegendPage(
            (
                "number",
                "given",
                "performer",
                "called",
                "missing",
                "machine",
                "rovers",
                "costs",
                "die-success",
                "die-wound",
                "die-adventure",
                "risks",
                "reroll",
                "ready",
                "problem",
            )
        ),
        "base": LegendPage(
            (
                "part-works",
                "part-broken",
                "power",
                "filters",
                "hardware",
                "cpu",
                "now",
                "next",
                "blocked",
                "shutdown",
                "greenhouse",
                "gives",
            )
        ),
        "supplies": LegendPage(
            (
                "energy",
                "oxygen",
                "food",
                "balance",
                "portions",
                "morale",
                "stress",
                "track",
                "die",
                "marker-red",
            )
        ),
        "cargo": LegendPage(
            (
                "seed",
                "spare",
                "count",
                "coming",
                "upgrade",
                "robots",
                "blocked",
                "examined",
                "discovered",
                "alarm",
            )
        ),
        "mission": LegendPage(
            ("objective-open", "objective-reached", "optional", "broken-parts", "sol")
        ),
        "astronaut": LegendPage(("roles", "wound", "condition", "morale-token", "pawn")),
        "words": LegendPage(
            words=(
                "word-stack",
                "word-supply",
                "word-first",
                "word-red",
                "word-complication",
                "word-blocked",
                "word-emoji",
            )
        ),
    }
)
_PAGE_OF_RULES = {"events": "words", "dice": "plan", "outside": "map", "crew": "astronaut"}
"""The page for decisions that a topic of the rules is about; all others have the base's."""


def _absent(view: View) -> list[str]:
    return [
        *(() if view.stacks else ("given", "performer", "missing", "costs")),
        *(() if view.calls else ("called",)),
        *(() if view.ready else ("ready",)),
        *(() if any(one.problem for one in view.stacks) else ("problem",)),
    ]


LEGEND = Legend(
    pages=PAGES,
    draw=draw_legend,
    topics=MappingProxyType(
        {
            **{
                kind: _PAGE_OF_RULES.get(topic, "base") for kind, topic in TOPIC_OF_DECISION.items()
            },
            PLAN: "plan",
            MACHINE: "cargo",
            IGNORE_TERRAIN: "map",
            SCAN: "map",
            "board": "plan",
            "hand": "astronaut",
            "sheet": "astronaut",
            "log": "words",
        }
    ),
    absent=_absent,
)
