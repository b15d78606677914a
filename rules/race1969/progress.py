"""A game moving on: events are emitted one by one and each is written into the state at once."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core.chance import Dice
from rules.core.transition import Transition
from rules.race1969.events import Event
from rules.race1969.evolve import evolve
from rules.race1969.state import State


@dataclass(slots=True)
class Progress:
    """The state so far, the events that led to it, and whether undo should halt here."""

    state: State
    events: list[Event] = field(default_factory=list)
    barrier: bool = False

    def emit(self, event: Event) -> None:
        """Let the event happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    def reveal(self, event: Event) -> None:
        """Let an event happen that drew something, or that turned up what was secret."""
        self.barrier = True
        self.emit(event)

    def dice(self) -> Dice:
        """The game's own chance; its counter belongs into the event that it was used for."""
        return Dice(self.state.start.seed, self.state.draws)

    def transition(self) -> Transition[State, Event]:
        """What came of it all."""
        return Transition(self.state, tuple(self.events), self.barrier)
