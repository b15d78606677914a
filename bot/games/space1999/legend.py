"""The legend of Spazio: 1999: which signs and words each of its pages explains."""

from __future__ import annotations

from types import MappingProxyType

from bot.games.legend import Legend, LegendPage
from render.space1999.legend import legend as draw_legend
from rules.space1999.terms import PLANET, STEP, TAKE_OFF, TILE_CARD, TILES, TURN
from rules.space1999.view import View


def _absent(view: View) -> list[str]:
    last = "" if view.last is None else view.last.kind
    return [
        *(() if view.visits else ("visited",)),
        *(() if view.viewer is not None else ("in-reach", "price")),
        *(() if last in ("fly", "step") else ("flew",)),
        *(() if last in ("jump", "home") else ("leapt",)),
    ]


LEGEND = Legend(
    pages=MappingProxyType(
        {
            "chart": LegendPage(
                (
                    "node",
                    "line",
                    "planet",
                    "visited",
                    "ship",
                    "moon",
                    "moon-number",
                    "arrow",
                    "in-reach",
                    "price",
                    "flew",
                    "leapt",
                    "up",
                    "planets-left",
                )
            ),
            "monitor": LegendPage(
                (
                    "earth",
                    "start",
                    "tiles",
                    "displaced",
                    "missing",
                    "moved",
                    "choice",
                    "progress",
                    "energy",
                    "plans",
                    "held",
                    "deciding",
                ),
                ("bank",),
            ),
            "computer": LegendPage(
                ("ok", "no", "no-signal", "plans"), ("plan", "program", "last-answer")
            ),
            "words": LegendPage(
                words=(
                    "unit",
                    "run",
                    "next-turn",
                    "to-earth",
                    "at-best",
                    "sides",
                    "pushed-aside",
                    "slide",
                    "shut-in",
                    "place",
                    "emoji",
                )
            ),
        }
    ),
    draw=draw_legend,
    topics=MappingProxyType(
        {
            TURN: "chart",
            STEP: "chart",
            PLANET: "chart",
            TAKE_OFF: "chart",
            TILES: "monitor",
            TILE_CARD: "monitor",
            "board": "chart",
            "hand": "computer",
            "sheet": "monitor",
            "log": "words",
        }
    ),
    absent=_absent,
)
