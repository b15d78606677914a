"""Events: what they make of a state, who may know them, and the recorder that lets them happen."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_type_hints,
)

from rules.core.chance import Dice
from rules.core.structs import kind_id, struct
from rules.core.values import Viewer

T = TypeVar("T")
S = TypeVar("S")
E = TypeVar("E")
Happening = TypeVar("Happening", bound="Event")


class Audience(Enum):
    """Who may know an event, or one of its fields."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    """The seat that the event's field ``seat`` names."""
    NOBODY = "nobody"


Own: TypeAlias = Annotated[T | None, Audience.OWNER]
"""The type of a field that only the event's ``seat`` may know; others read ``None``."""

Hidden: TypeAlias = Annotated[T | None, Audience.NOBODY]
"""The type of a field that nobody may know, such as the counter of draws; all read ``None``."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def event(cls: type[T]) -> type[T]:
    """Make a class a frozen record that happened; ``Event.__repr__`` leaves its secrets out."""
    return dataclass(frozen=True, slots=True, repr=False)(cls)


class Event:
    """What happened. What isn't in an event didn't happen.

    A game has a base class of its own, from which its events derive::

        class Event(events.Event):
            __slots__ = ()

        @event
        class CardPlayed(Event):
            audience = Audience.OWNER

            seat: Seat
            card: int

            def evolve(self, state: State) -> State:
                return state.with_card_played(self.seat, self.card)

    The id of a kind of event is its class's name (``card-played``): it is stored, so it must not
    change. A field that became unknown to a viewer is ``None``, see ``Own`` and ``Hidden``.
    """

    __slots__ = ()

    kinds: ClassVar[dict[str, type[Any]]]
    """The kinds of events of the game, by id."""
    audience: ClassVar[Audience] = Audience.EVERYBODY
    """Who learns that the event happened at all."""

    def __init_subclass__(cls) -> None:
        if Event in cls.__bases__:
            cls.kinds = {}
        else:
            # A class with slots is made twice; the second one is the class that is used.
            cls.kinds[kind_id(cls)] = cls

    def evolve(self, state: Any) -> Any:
        """The state after the event.

        The event is trusted: whether it may happen was decided before. It has to be whole, not as
        a viewer may know it.
        """
        return state

    def seen_by(self, viewer: Viewer) -> Self | None:
        """The event as a viewer may know it; ``None`` where even its happening is secret."""
        if not self._known(self.audience, viewer):
            return None
        secret = {
            name: None
            for name, audience in secret_fields(type(self)).items()  # type: ignore[arg-type]
            if not self._known(audience, viewer)
        }
        return replace(self, **secret) if secret else self  # type: ignore[type-var]

    def _known(self, audience: Audience, viewer: Viewer) -> bool:
        if audience is Audience.OWNER:
            return bool(self.seat == viewer)  # type: ignore[attr-defined]
        return audience is Audience.EVERYBODY

    def __repr__(self) -> str:
        names = [each.name for each in fields(self)]  # type: ignore[arg-type]
        if self.audience is not Audience.EVERYBODY:
            names = [name for name in names if name == "seat" and self.audience is Audience.OWNER]
        secret = secret_fields(type(self))  # type: ignore[arg-type]
        shown = [f"{name}={getattr(self, name)!r}" for name in names if name not in secret]
        return f"{type(self).__name__}({', '.join(shown)})"


@cache
def secret_fields(kind: Any) -> dict[str, Audience]:
    """The fields of an event that not everybody may know. Reading type hints takes long."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Audience):
                found[name] = mark
    return found


@struct
class Transition(Generic[S, E]):
    """The state after an action and everything that happened on the way, in order.

    ``barrier`` is true when something random was drawn or something secret revealed: undo may go
    back to this transition, but past it only by a vote of the table.
    """

    state: S
    events: tuple[E, ...]
    barrier: bool = False


class HasChance(Protocol):
    """A state that chance can be drawn from."""

    @property
    def start(self) -> Any:
        """The agreement before the first move, with the ``seed``."""

    @property
    def draws(self) -> int:
        """The count of numbers drawn from the seed."""


C = TypeVar("C", bound=HasChance)


class EventRecorder(Generic[C, Happening]):
    """The state so far, the events that led to it, and whether undo should halt here."""

    def __init__(self, state: C) -> None:
        self.state = state
        self.events: list[Happening] = []
        self.barrier = False

    def emit(self, event: Happening) -> None:
        """Let the event happen."""
        self.events.append(event)
        self.state = event.evolve(self.state)

    def reveal(self, event: Happening) -> None:
        """Let an event happen that drew something, or that turned up what was secret."""
        self.barrier = True
        self.emit(event)

    def dice(self) -> Dice:
        """The game's own chance; its counter belongs into the event that it was used for."""
        return Dice(self.state.start.seed, self.state.draws)

    def transition(self) -> Transition[C, Happening]:
        return Transition(self.state, tuple(self.events), self.barrier)
