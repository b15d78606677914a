"""Records what happens in a game of 1969, event by event."""

from __future__ import annotations

from rules.core.legacy import EventRecorder
from rules.race1969.events import Event
from rules.race1969.evolve.dispatch import BY_EVENT
from rules.race1969.state import State


class Recorder(EventRecorder[State, Event]):
    """The state so far, the events that led to it, and whether undo should halt here."""

    __slots__ = ()

    steps = BY_EVENT
