"""The bases of events and actions, the recorder, and the decisions that phases ask for."""

from __future__ import annotations

from rules.core import actions, events
from rules.core.events import EventRecorder
from rules.core.game import Decision, Seat
from rules.race1969.state import State
from rules.race1969.terms import FREE_CARD, SABOTAGE, SUPPORT

SECRET = frozenset((FREE_CARD, SABOTAGE, SUPPORT))
"""Kinds of decisions whose choices name cards in a hand."""


class Event(events.Event):
    """The base of the game's events. ``draws`` is the chance counter after one that drew."""

    __slots__ = ()


class Action(actions.Action):
    """The base of a nation's actions."""

    __slots__ = ()


class Recorder(EventRecorder[State, Event]):
    pass


def decision(
    seat: Seat, kind: str, year: int, nation: str | None = None, *, secret: bool = False
) -> Decision:
    """A decision about a year or, where a ``nation`` is given, about its launch in that year."""
    about = str(year) if nation is None else f"{year} {nation}"
    return Decision(seat, kind, secret or kind in SECRET, about)
