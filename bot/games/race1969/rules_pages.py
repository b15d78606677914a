"""The topics of the rules in short, a page each, and the figures that the pages quote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.games.race1969 import glossary
from bot.i18n import Words
from rules.race1969.components.board import Board, Mission
from rules.race1969.components.loading import standard_board
from rules.race1969.terms import FREE_CARD, LAUNCH, PURCHASE, REROLL, SABOTAGE, SUPPORT, TRADE

TOPICS = (
    "aim",
    "income",
    "purchases",
    "scientists",
    "researches",
    "missions",
    "tracks",
    "espionage",
    "prestige",
    "end",
    "table",
    "origins",
)

TOPIC_OF_DECISION: Mapping[str, str] = MappingProxyType(
    {
        FREE_CARD: "income",
        TRADE: "income",
        PURCHASE: "purchases",
        LAUNCH: "missions",
        REROLL: "missions",
        SABOTAGE: "espionage",
        SUPPORT: "espionage",
    }
)
"""By kind of decision, the topic that is about it."""

LEVELS = ("I", "II", "III", "moon")
"""The missions' levels from 1 on, as they are called."""

TOLD = "csm-eva"
"""The mission whose espionage cost the rulebooks tell, in an example."""


def figures(t: Words) -> Mapping[str, object]:
    """The figures of the board that the pages quote, in the reader's language."""
    board = standard_board()
    found: dict[str, object] = {
        "first": str(board.rounds[0].year),
        "last": str(board.rounds[-1].year),
        "rounds": len(board.rounds),
        "incomes": ", ".join(str(r.income) for r in board.rounds),
        "trades": ", ".join(str(r.trade_limit) for r in board.rounds),
        "rate": board.money.prestige_rate,
        "robotics": board.money.robotics,
        "investors": board.money.investors,
        "insurance": board.money.insurance,
        "start": board.start.prestige,
        "dice": board.dice.count,
        "successes": board.dice.success,
        "neutrals": board.dice.neutral,
        "failures": board.dice.failure,
        "card": board.espionage.price,
        "limit": board.espionage.hand_limit,
        "deck": sum(board.espionage.cards),
        "flags": board.limits.flags,
        "spaces": board.limits.spaces,
    }
    for data in board.scientists:
        found[f"{data.id}price"] = data.price
        found[f"{data.id}prestige"] = abs(data.prestige)
    for level in range(1, len(LEVELS) + 1):
        costs = {one.espionage_cost for one in board.missions if one.level == level}
        found[f"spying{level}"] = _span(sorted(costs))
    found["tracks"] = "\n".join(_tracks(board, t))
    told = [one for one in board.missions if one.id == TOLD]
    found["told"] = ", ".join(glossary.mission(board, one.id, t) for one in told)
    return found


def _tracks(board: Board, t: Words) -> Iterator[str]:
    """The missions by level, those with the same cells together, each with what it costs."""
    tracks: dict[tuple[int, tuple[int, ...]], list[Mission]] = {}
    for mission in sorted(board.missions, key=lambda one: one.level):
        tracks.setdefault((mission.level, mission.cells), []).append(mission)
    for (level, cells), missions in tracks.items():
        worths = " ".join(map(str, cells))
        yield t("race1969-track-level", level=LEVELS[level - 1], cells=len(cells), worths=worths)
        for mission in missions:
            name = glossary.mission(board, mission.id, t)
            yield t(
                "race1969-track-mission",
                mission=f"{glossary.mission_emoji(mission)} {name}",
                cost=mission.launch_cost,
                spying=mission.espionage_cost,
            )


def _span(values: list[int]) -> str:
    """3–5, or 18 where there is but one."""
    return str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"
