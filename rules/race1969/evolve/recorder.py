"""A game of 1969 moving on, event by event."""

from __future__ import annotations

from rules.core import event_recorder
from rules.race1969.events import Event
from rules.race1969.evolve import STEPS
from rules.race1969.state import State


class Progress(event_recorder.EventRecorder[State, Event]):
    """The state so far, the events that led to it, and whether undo should halt here."""

    __slots__ = ()

    steps = STEPS
