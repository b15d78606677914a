"""A game of First Martians moving on, event by event, with what is yet to happen."""

from __future__ import annotations

from rules.core import legacy
from rules.core.events import Transition
from rules.core.game import Seat
from rules.first_martians.events import Awaited, Event, RuleMet
from rules.first_martians.evolve.dispatch import BY_EVENT
from rules.first_martians.lessons import rule_of
from rules.first_martians.pieces import Step
from rules.first_martians.state import State

EVERYBODY = -1
"""In place of a seat: a decision that all share."""


class Progress(legacy.EventRecorder[State, Event]):
    """The state so far, the events that led to it, and whether undo should halt here.

    ``todo`` is what happens or is decided next, the first entry first. It is written into the
    state by a single event, when somebody has to decide.
    """

    __slots__ = ("asked", "todo")

    steps = BY_EVENT

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.todo = state.todo
        self.asked = state.asked

    def emit(self, event: Event) -> None:
        """Let the event happen, unless the mission is over: nothing happens after that."""
        if self.state.outcome is not None:
            return
        super().emit(event)
        rule = rule_of(event) if self.state.start.teaches else ""
        if rule and all(rule != met for met, _ in self.state.met):
            decision = event.todo[0].number if isinstance(event, Awaited) else 0
            super().emit(RuleMet(rule, decision))

    def push(self, *steps: Step) -> None:
        """Put steps before all others, in their order."""
        self.todo = (*steps, *self.todo)

    def ask(self, kind: str, seat: Seat = EVERYBODY, data: tuple[str, ...] = ()) -> None:
        """Put a decision before all others: a seat's, or one that everybody shares."""
        self.asked += 1
        self.push(Step(kind, seat, data, self.asked))

    def pop(self) -> Step:
        """Take the first step off: it is carried out, or decided."""
        first, self.todo = self.todo[0], self.todo[1:]
        return first

    def transition(self) -> Transition[State, Event]:
        """The state and the events so far; what is decided next is written into the state."""
        if self.todo != self.state.todo and self.state.outcome is None:
            self.emit(Awaited(self.todo, self.asked))
        return Transition(self.state, tuple(self.events), self.barrier)
