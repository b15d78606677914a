"""Records events one by one, each written into the state at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.core.chance import Dice
from rules.core.transition import Transition


class HasChance(Protocol):
    """A state that chance can be drawn from."""

    @property
    def start(self) -> Any:
        """The agreement before the first move, with the ``seed``."""

    @property
    def draws(self) -> int:
        """The count of numbers drawn from the seed."""


S = TypeVar("S", bound=HasChance)
E = TypeVar("E")


class EventRecorder(Generic[S, E]):
    """The state so far, the events that led to it, and whether undo should halt here.

    A game's own class has its ``steps``: what each kind of event makes of a state.
    """

    __slots__ = ("barrier", "events", "state")

    steps: ClassVar[Mapping[type[Any], Callable[[Any, Any], Any]]]

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[E] = []
        self.barrier = False

    def emit(self, event: E) -> None:
        """Let the event happen."""
        self.events.append(event)
        self.state = self.steps[type(event)](self.state, event)

    def reveal(self, event: E) -> None:
        """Let an event happen that drew something, or that turned up what was secret."""
        self.barrier = True
        self.emit(event)

    def dice(self) -> Dice:
        """The game's own chance; its counter belongs into the event that it was used for."""
        return Dice(self.state.start.seed, self.state.draws)

    def transition(self) -> Transition[S, E]:
        """The state reached, the events, and the barrier."""
        return Transition(self.state, tuple(self.events), self.barrier)
