"""The legend of 1969: which signs and words each of its pages explains."""

from __future__ import annotations

from types import MappingProxyType

from bot.games.legend import Legend, LegendPage
from render.race1969.legend import legend as draw_legend
from rules.race1969.terms import (
    FREE_CARD,
    LAUNCH,
    PURCHASE,
    REROLL,
    RESEARCHES,
    SABOTAGE,
    SCIENTISTS,
    SUPPORT,
    TRADE,
)
from rules.race1969.view import View


def _absent(view: View) -> list[str]:
    flown = any(mission.flags for mission in view.missions)
    rockets = any(mission.rockets for mission in view.missions)
    launch = view.launch
    return [
        *(() if flown else ("flag", "deducted")),
        *(() if rockets else ("rocket", "moved-last")),
        *(() if launch is not None and launch.dice else ("dice",)),
        *(() if launch is not None and launch.face_down else ("face-down",)),
    ]


LEGEND = Legend(
    pages=MappingProxyType(
        {
            "missions": LegendPage(
                (
                    "symbols",
                    "launch-cost",
                    "spying-cost",
                    "cell",
                    "last-cell",
                    "flag",
                    "deducted",
                    "rocket",
                    "moved-last",
                    "dice",
                    "moon-cell",
                    "moon-flag",
                    "face-down",
                )
            ),
            "nations": LegendPage(
                (
                    "nations",
                    "year",
                    "score",
                    "prestige",
                    "money",
                    *SCIENTISTS,
                    "card-back",
                    "researchers",
                    "up",
                    "changed",
                )
            ),
            "sheet": LegendPage((*RESEARCHES, "space", "bonus", "flown")),
            "hand": LegendPage(("card-front", "card-back", "spying-cost", "division"), ("laid",)),
            "flight": LegendPage(
                (
                    "die-success",
                    "die-neutral",
                    "die-failure",
                    "prestige",
                    "way-test",
                    "way-back",
                    "way-forward",
                    "ended",
                    "division",
                )
            ),
            "words": LegendPage(
                words=(
                    "word-pp",
                    "word-researcher",
                    "word-cell",
                    "word-top",
                    "word-average",
                    "word-level",
                    "word-point",
                    "word-emoji",
                    "laid",
                )
            ),
        }
    ),
    draw=draw_legend,
    topics=MappingProxyType(
        {
            FREE_CARD: "hand",
            TRADE: "words",
            PURCHASE: "sheet",
            LAUNCH: "missions",
            REROLL: "missions",
            SABOTAGE: "hand",
            SUPPORT: "hand",
            "board": "missions",
            "sheet": "sheet",
            "hand": "hand",
            "log": "words",
        }
    ),
    absent=_absent,
)
