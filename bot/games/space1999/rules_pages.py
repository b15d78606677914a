"""The topics of the rules in short, a page each, and the figures that the pages quote."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.i18n import Words
from rules.space1999.components.loading import standard_board
from rules.space1999.monitor.grid import grid_of
from rules.space1999.monitor.routes import missing
from rules.space1999.phases.central_computer import STEPS_FROM_BASE
from rules.space1999.phases.route_check import LOST
from rules.space1999.terms import (
    ENERGY,
    LAND,
    MORE_PLANS,
    MOVE_TILE,
    PLANET,
    PROGRAMS,
    REMOVE_TILE,
    RETURN,
    SECTORS,
    STEP,
    TAKE_OFF,
    TILE_CARD,
    TILES,
    TURN,
)

TOPICS = (
    "aim",
    "turn",
    "flight",
    "plans",
    "computer",
    "planets",
    "base",
    "monitor",
    "slides",
    "end",
    "table",
)

TOPIC_OF_DECISION: Mapping[str, str] = MappingProxyType(
    {
        TURN: "turn",
        STEP: "computer",
        PLANET: "plans",
        TAKE_OFF: "planets",
        TILES: "monitor",
        TILE_CARD: "slides",
    }
)
"""By kind of decision, the topic that is about it."""

_KINDS = {
    MOVE_TILE: "moves",
    REMOVE_TILE: "removes",
    RETURN: "homes",
    ENERGY: "energies",
    MORE_PLANS: "moreplans",
    LAND: "lands",
}


def figures(t: Words) -> Mapping[str, object]:
    """The figures of the board that the pages quote."""
    board = standard_board()
    computer = board.computer
    total = computer.ok + computer.negative + computer.neutral
    found: dict[str, object] = {
        "energy": board.start.energy,
        "plans": board.start.plans,
        "homecoming": board.energy.homecoming,
        "resethome": board.energy.reset_home,
        "resetaway": board.energy.reset_away,
        "slide": board.energy.slide,
        "ok": round(100 * computer.ok / total),
        "negative": round(100 * computer.negative / total),
        "neutral": round(100 * computer.neutral / total),
        "right": round(100 * computer.ok / (computer.ok + computer.negative)),
        "straights": board.tiles.straight,
        "curves": board.tiles.curve,
        "tiles": board.tiles.straight + board.tiles.curve,
        "size": board.monitor.size,
        "least": missing(grid_of(board), (), SECTORS[0]) or 0,
        "planets": len(board.chart.planets),
        "nodes": len(board.chart.nodes),
        "numbers": len(board.chart.axis) - 1,
        "moons": len(board.moon_deck),
        "cards": len(board.planet_deck),
        "deck": len(board.plan_deck),
        "programs": len(board.program_deck),
        "steps": STEPS_FROM_BASE,
        "lost": LOST,
    }
    for number, name in enumerate(("hostile", "good", "excellent")):
        found[name] = sum(card.tiles == number for card in board.planet_deck)
    for kind in PROGRAMS:
        found[_KINDS[kind]] = sum(card.kind == kind for card in board.program_deck)
    return found
