"""The topics of the rules in short, a page each, and the figures that the pages quote."""

from __future__ import annotations

from collections.abc import Mapping

from rules.race1969.components.loading import standard_board

TOPICS = (
    "aim",
    "income",
    "purchases",
    "scientists",
    "researches",
    "missions",
    "espionage",
    "prestige",
    "end",
    "table",
)


def figures() -> Mapping[str, object]:
    """What the pages quote from the board."""
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
    for level in (1, 2, 3, 4):
        missions = [mission for mission in board.missions if mission.level == level]
        costs = sorted({mission.launch_cost for mission in missions})
        spying = sorted({mission.espionage_cost for mission in missions})
        found[f"cells{level}"] = max(len(mission.cells) for mission in missions)
        found[f"best{level}"] = max(mission.cells[-1] for mission in missions)
        found[f"cost{level}"] = _span(costs)
        found[f"spying{level}"] = _span(spying)
        found[f"count{level}"] = len(missions)
    return found


def _span(values: list[int]) -> str:
    """3–5, or 18 where there is but one."""
    return str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"
