"""The explanations of a guided first game of Spazio: 1999, in its first four rounds."""

from __future__ import annotations

from typing import Any

from bot.games.guide import Guide
from rules.core.game import Decision, Seat
from rules.space1999 import events as e
from rules.space1999.actions import ExtraSlide, Fly, Lay, Slide
from rules.space1999.terms import BASE, DECISIONS, TURN
from rules.space1999.views.view import View

ROUNDS = 4
ANOTHER_PLAN, WITH_TILES = "another-plan", "turn-tiles"
PLANETS, NODES, SLIDES, LAYING = "to-planets", "to-nodes", "slides", "laying"

_OWN = {
    e.Flew: "flights",
    e.ComputerAnswered: "computer",
    e.ProgramDrawn: "programs",
    e.PlanetExplored: "planets",
    e.TilesTaken: "tiles",
    e.CameHome: "home",
    e.TileLaid: "route",
}
"""By what happened to the own ship, the rule that it is an example of."""
_ANYBODYS = {e.MoonMoved: "moon", e.RouteChecked: "earth"}
SLID = "slid"


def topic(view: View, decision: Decision) -> str:
    """The kind of decision, or what the own ship has to look at in it first."""
    if decision.kind != TURN:
        return decision.kind
    task = next((one for one in view.agenda if one.seat == decision.seat), None)
    if task is not None and task.on:
        return ANOTHER_PLAN
    ship = view.ships[decision.seat]
    return WITH_TILES if ship.straights + ship.curves else TURN


def screen(action: Any) -> str:
    """The topic of a screen that leads to this action."""
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
    if isinstance(event, e.TileSlid):
        return SLID if event.owner == seat != event.seat else ""
    if kind in _ANYBODYS:
        return _ANYBODYS[kind]
    return _OWN.get(kind, "") if getattr(event, "seat", None) == seat else ""


GUIDE = Guide[View](
    style="navigator",
    over=lambda view: view.round > ROUNDS,
    topics=(*DECISIONS, ANOTHER_PLAN, WITH_TILES),
    again=frozenset((*DECISIONS, WITH_TILES)),
    topic=topic,
    screens=(PLANETS, NODES, SLIDES, LAYING),
    screen=screen,
    lessons=(*_OWN.values(), *_ANYBODYS.values(), SLID),
    lesson=lesson,
)
