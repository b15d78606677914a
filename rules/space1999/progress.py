"""A game of Spazio: 1999 moving on, event by event, with what is yet to be decided."""

from __future__ import annotations

from rules.core import progress
from rules.core.game import Seat
from rules.core.transition import Transition
from rules.space1999.events import Awaited, Event
from rules.space1999.evolve import evolve
from rules.space1999.state import State
from rules.space1999.view import Task


class Progress(progress.Progress[State, Event]):
    """The state so far, the events that led to it, and whether undo should halt here.

    ``agenda`` is what is to be decided, the first entry first. It is written into the state by a
    single event when everything that follows of itself has happened.
    """

    __slots__ = ("_asked", "agenda")

    def __init__(self, state: State) -> None:
        super().__init__(state, evolve)
        self.agenda: list[Task] = list(state.agenda)
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
        self.agenda.insert(0, Task(seat, kind, self._asked, left, back, card, on))

    def ask_last(self, seat: Seat, kind: str) -> None:
        """Put a decision after all others."""
        self._asked += 1
        self.agenda.append(Task(seat, kind, self._asked))

    def decided(self) -> Task:
        """The first decision is made: take it off the agenda."""
        return self.agenda.pop(0)

    def transition(self) -> Transition[State, Event]:
        """What came of it all."""
        if tuple(self.agenda) != self.state.agenda:
            self.emit(Awaited(tuple(self.agenda)))
        return super().transition()
