"""The bases of events and actions, and the recorder with what is yet to happen."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.core import actions, events
from rules.core.events import EventRecorder, Transition, event
from rules.core.game import Seat
from rules.first_martians.state import State, Step
from rules.first_martians.terms import MACHINE, PLAN

EVERYBODY = -1
"""In place of a seat: a decision that all share."""

EFFECTS = "effects"
"""The step that carries out one effect of a card's list, and lets the next follow."""

PANEL_LESSONS = {PLAN: "planning", MACHINE: "machines"}
"""By decision, the rule that its panel explains."""


class Event(events.Event):
    """The base of the game's events. ``draws`` is the chance counter after one that drew."""

    __slots__ = ()

    lesson: ClassVar[str] = ""
    """The rule that the event is an example of; the first mission explains it then."""

    def lesson_met(self) -> str:
        """``lesson``, or an empty text where this event is no example of it."""
        return self.lesson


class Action(actions.Action):
    """The base of a crew's actions.

    Laying a pawn: ``attend tremor own`` · ``rest`` · ``unwind`` · ``heal open`` · ``manage`` ·
    ``explore r1-n 0 own`` · ``gather r1-n sample 0 own`` · ``study sample first own`` ·
    ``sow farm own`` · ``repair lab cpu spare own`` · ``mend-rover froggy blocked own`` ·
    ``install games-room own`` · ``construct greenhouse own`` · ``erect guy r1-n 0 own`` ·
    ``experiment co2-enrichment own`` · ``restart lab energy own``. The last word is ``own`` or a
    machine's id.

    Everything else: ``join 1 own`` · ``withdraw 1 own`` · ``send froggy 1`` · ``park froggy`` ·
    ``call medic 1`` · ``ready`` · ``revise`` · ``strip lab cpu`` · ``keep-part lab cpu`` ·
    ``dismantle games-room`` · ``use shortcut`` · ``spend lost-crate`` · ``choose stress``
    """

    __slots__ = ()


@event
class Awaited(Event):
    """The steps and decisions to come, first entry first; ``asked`` counts decisions."""

    todo: tuple[Step, ...]
    asked: int

    def lesson_met(self) -> str:
        return PANEL_LESSONS.get(self.todo[0].kind, "") if self.todo else ""

    def evolve(self, state: State) -> State:
        return replace(state, todo=self.todo, asked=self.asked)


@event
class RuleMet(Event):
    """A rule came up for the first time: it is explained, beside ``decision`` if it is about one.

    Decisions are named by their number, which is 0 where a rule is about what happens.
    """

    rule: str
    decision: int

    def evolve(self, state: State) -> State:
        return replace(state, met=(*state.met, (self.rule, self.decision)))


class Progress(EventRecorder[State, Event]):
    """The state so far, the events that led to it, and whether undo should halt here.

    ``todo`` is what happens or is decided next, the first entry first. It is written into the
    state by a single event, when somebody has to decide.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.todo = state.todo
        self.asked = state.asked
        self.halt: Step | None = None

    def emit(self, event: Event) -> None:
        """Let the event happen, unless the mission is over: nothing happens after that."""
        if self.state.outcome is not None or self.halt is not None:
            return
        super().emit(event)
        rule = event.lesson_met() if self.state.start.teaches else ""
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

    def halt_for(self, step: Step) -> None:
        """Let nothing more happen of what is going on, nor of what is to do, but for ``step``."""
        self.halt = step

    def resume(self) -> None:
        """Go on with the step that all halted for, if it did."""
        if self.halt is not None:
            self.todo, self.halt = (self.halt,), None

    def pop(self) -> Step:
        """Take the first step off: it is carried out, or decided."""
        first, self.todo = self.todo[0], self.todo[1:]
        return first

    def transition(self) -> Transition[State, Event]:
        """The state and the events so far; what is decided next is written into the state."""
        if self.todo != self.state.todo and self.state.outcome is None:
            self.emit(Awaited(self.todo, self.asked))
        return Transition(self.state, tuple(self.events), self.barrier)
