"""A game of Spazio: 1999 moving on, event by event, with what is yet to be decided."""

from __future__ import annotations

from rules.core import legacy
from rules.core.events import Transition
from rules.core.game import Seat
from rules.space1999.events import Awaited, Event, TurnBegan
from rules.space1999.evolve.dispatch import BY_EVENT
from rules.space1999.pieces import Task
from rules.space1999.state import State


class Progress(legacy.EventRecorder[State, Event]):
    """The state so far, the events that led to it, and whether undo should halt here.

    ``agenda`` is what is to be decided, the first entry first. It is written into the state when
    a turn begins, or by a single event when everything that follows of itself has happened.
    """

    __slots__ = ("_asked", "agenda")

    steps = BY_EVENT

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.agenda = state.agenda
        self._asked = state.asked

    def ask(
        self,
        seat: Seat,
        kind: str,
        *,
        left: int = 0,
        back: str | None = None,
        card: str | None = None,
        on: bool = False,
    ) -> None:
        """Put a decision before all others."""
        self._asked += 1
        self.agenda = (Task(seat, kind, self._asked, left, back, card, on), *self.agenda)

    def ask_last(self, seat: Seat, kind: str) -> None:
        """Put a decision after all others."""
        self._asked += 1
        self.agenda = (*self.agenda, Task(seat, kind, self._asked))

    def begin_turn(self, seat: Seat) -> None:
        """Let a seat's turn begin; what to do in it is all that is to be decided then."""
        self._asked += 1
        self.emit(TurnBegan(seat, self._asked))
        self.agenda = self.state.agenda

    def decided(self) -> Task:
        """Take the first decision, which is made, off the agenda, and return it."""
        first, self.agenda = self.agenda[0], self.agenda[1:]
        return first

    def transition(self) -> Transition[State, Event]:
        """The state and the events so far; what is decided next is written into the state."""
        if self.agenda != self.state.agenda:
            self.emit(Awaited(self.agenda))
        return Transition(self.state, tuple(self.events), self.barrier)
