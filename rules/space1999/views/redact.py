"""Events as a seat, or the public, may know them."""

from __future__ import annotations

from rules.core.game import Viewer
from rules.core.structs import replace
from rules.space1999.events import (
    ComputerAnswered,
    Event,
    GameStarted,
    MoonMoved,
    PlanDrawn,
    PlanetExplored,
    ProgramDrawn,
    RouteChecked,
    TilesTaken,
)


def redact(event: Event, viewer: Viewer) -> Event:
    """The event without what the viewer may not know.

    The counter of draws is nobody's business, a plan in hand is its owner's alone. That anything
    happens is never a secret here.
    """
    match event:
        case PlanDrawn() if event.seat != viewer:
            return replace(event, plan=None, draws=None)
        case PlanDrawn() | GameStarted() | MoonMoved() | ComputerAnswered() | ProgramDrawn():
            return replace(event, draws=None)
        case PlanetExplored() | TilesTaken() | RouteChecked():
            return replace(event, draws=None)
        case _:
            return event
