"""Explanations of Spazio: 1999: pages of the rules, cards, the guided first game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.games.guide import Guide, sample_state
from bot.i18n import Words
from render.core.picture import Band
from render.space1999.board import chart
from render.space1999.central_computer import check
from render.space1999.monitor import monitor
from rules.core.game import Decision, Seat
from rules.space1999.board_data import standard_board
from rules.space1999.central_computer import STEPS_FROM_BASE, ComputerAnswered, ProgramDrawn
from rules.space1999.decision_rules import MoonMoved
from rules.space1999.game import GAME
from rules.space1999.monitor import grid_of, missing
from rules.space1999.route_tiles import LOST, Lay, RouteChecked, TileLaid
from rules.space1999.ships import CameHome, Flew, Fly, PlanetExplored, TilesTaken
from rules.space1999.slides import ExtraSlide, Slide, TileSlid
from rules.space1999.terms import (
    BASE,
    DECISIONS,
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
from rules.space1999.view import View

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


@cache
def _view() -> View:
    """The sample game, when routes have come a good part of their way."""
    return GAME.view(sample_state(GAME, __package__), None)


def _home(t: Words) -> tuple[Band, ...]:
    return (monitor(_view(), _nobody(), t),)


def _worlds(t: Words) -> tuple[Band, ...]:
    return (chart(_view(), t),)


def _computer(t: Words) -> tuple[Band, ...]:
    return check(_view(), 0, False, _nobody(), t)


def _nobody() -> tuple[str, ...]:
    """No names: a sample game has no people."""
    return ("",) * len(_view().ships)


LEARN_TOPICS: Mapping[str, Callable[[Words], tuple[Band, ...]]] = MappingProxyType(
    {"home": _home, "worlds": _worlds, "computer": _computer}
)

ROUNDS = 4
ANOTHER_PLAN, WITH_TILES, OFF_WITH_TILES = "another-plan", "turn-tiles", "take-off-tiles"
PLANETS, NODES, SLIDES, LAYING = "to-planets", "to-nodes", "slides", "laying"

_OWN = {
    Flew: "flights",
    ComputerAnswered: "computer",
    ProgramDrawn: "programs",
    PlanetExplored: "planets",
    TilesTaken: "tiles",
    CameHome: "home",
    TileLaid: "route",
}
"""By what happened to the own ship, the rule that it is an example of."""
_ANYBODYS = {MoonMoved: "moon", RouteChecked: "earth"}
SLID = "slid"


def topic(view: View, decision: Decision) -> str:
    """The kind of decision, or what the own ship has to look at in it first."""
    ship = view.ships[decision.seat]
    held = ship.straights + ship.curves
    if decision.kind == TAKE_OFF and held:
        return OFF_WITH_TILES
    if decision.kind != TURN:
        return decision.kind
    task = next((one for one in view.agenda if one.seat == decision.seat), None)
    if task is not None and task.on:
        return ANOTHER_PLAN
    return WITH_TILES if held else TURN


def flies_home(action: Any) -> bool:
    return isinstance(action, Fly) and action.place == BASE


def screen(action: Any) -> str:
    """The topic of a screen that leads to this action, or asks to confirm it."""
    match action:
        case Fly() if action.place != BASE:
            return NODES if action.place[1:].isdigit() else PLANETS
        case Slide() | ExtraSlide():
            return SLIDES
        case Lay():
            return LAYING
        case _:
            return ""


def lesson(event: Any, seat: Seat) -> str:
    """The rule that an event is an example of."""
    kind = type(event)
    if isinstance(event, TileSlid):
        return SLID if event.owner == seat != event.seat else ""
    if kind in _ANYBODYS:
        return _ANYBODYS[kind]
    return _OWN.get(kind, "") if getattr(event, "seat", None) == seat else ""


GUIDE = Guide[View](
    style="navigator",
    over=lambda view: view.round > ROUNDS,
    topics=(*DECISIONS, ANOTHER_PLAN, WITH_TILES, OFF_WITH_TILES),
    again=frozenset((*DECISIONS, WITH_TILES)),
    topic=topic,
    only_advised={WITH_TILES: flies_home, OFF_WITH_TILES: flies_home},
    screens=(PLANETS, NODES, SLIDES, LAYING),
    screen=screen,
    lessons=(*_OWN.values(), *_ANYBODYS.values(), SLID),
    lesson=lesson,
)
