"""The bases of events and actions, and the recorder with what is yet to be decided."""

from __future__ import annotations

from rules.core import actions, events
from rules.core.events import EventRecorder, Transition, event
from rules.core.game import Seat
from rules.core.structs import replace
from rules.space1999.state import State, Task
from rules.space1999.terms import TURN


class Event(events.Event):
    """The base of the game's events.

    Places are ids of the chart or ``base``; energy is in units; tiles are counted as ``(straights,
    curves)``. ``draws`` is the chance counter after an event that drew something.
    """

    __slots__ = ()


class Action(actions.Action):
    """The base of a crew's actions.

    ``fly n12`` · ``fly base`` · ``propose land-corvo`` · ``pass`` · ``step n3`` · ``land corvo`` ·
    ``stay`` · ``lay straight g1 0`` · ``leave`` · ``slide g2 h2`` · ``remove g2`` ·
    ``extra-slide g2 h2``
    """

    __slots__ = ()


@event
class TurnBegan(Event):
    """The last turn is over and a seat's began: what to do in it is its decision ``number``."""

    seat: Seat
    number: int

    def evolve(self, state: State) -> State:
        return replace(
            state,
            turn=self.seat,
            begun=state.begun + 1,
            slid=0,
            agenda=(Task(self.seat, TURN, self.number),),
            asked=self.number,
        )


@event
class Awaited(Event):
    """The decisions to come, the first entry now and the others after it."""

    agenda: tuple[Task, ...]

    def evolve(self, state: State) -> State:
        asked = max([state.asked, *[task.number for task in self.agenda]])
        return replace(state, asked=asked, agenda=self.agenda)


class Progress(EventRecorder[State, Event]):
    """The state so far, the events that led to it, and whether undo should halt here.

    ``agenda`` is what is to be decided, the first entry first. It is written into the state when
    a turn begins, or by a single event when everything that follows of itself has happened.
    """

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
