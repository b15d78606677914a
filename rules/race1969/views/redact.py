"""Leaves out of events what a seat, or the public, may not know."""

from __future__ import annotations

from rules.core.game import Viewer
from rules.core.structs import replace
from rules.race1969.events import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardTaken,
    DiceRolled,
    DieRerolled,
    Event,
    GameStarted,
    PlaySealed,
    TradeSealed,
)


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event without what the viewer may not know; ``None`` where it didn't happen for them.

    The counter of draws is nobody's business, a hand and a play are their owner's alone.
    """
    match event:
        case GameStarted() | DiceRolled() | DieRerolled():
            return replace(event, draws=None)
        case CardsDrawn() if event.seat == viewer:
            return replace(event, draws=None)
        case CardsDrawn():
            return replace(event, cards=None, draws=None)
        case CardDiscarded() if event.seat != viewer:
            return replace(event, card=None)
        case TradeSealed() if event.seat != viewer:
            return replace(event, points=None)
        case CardPlayed() | CardTaken() if event.seat != viewer:
            return None
        case PlaySealed() if event.seat != viewer and not event.open:
            return replace(event, count=None)
        case _:
            return event
