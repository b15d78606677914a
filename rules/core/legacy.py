# mypy: ignore-errors
"""The older shape of a game, until every game has its events and actions as classes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, dataclass, fields
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from rules.core.actions import Reader
from rules.core.chance import Dice
from rules.core.codec import KIND, StructCodec
from rules.core.errors import BrokenData, IllegalAction, UnreadableAction
from rules.core.events import Transition
from rules.core.game import GameDefinition
from rules.core.structs import kind_id
from rules.core.values import Decision, Json, Seat, Setup, Viewer

V = TypeVar("V")
T = TypeVar("T")

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
R = TypeVar("R")

LISTS = 64
"""Lists of legal actions that are kept: those of four seats in sixteen states."""


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[S, R]):
    """The rule of an action: ``check`` raises ``IllegalAction``, ``carry_out`` records events."""

    check: Callable[[S, Seat, Any], None]
    carry_out: Callable[[R, Seat, Any], None]


def no_choice_forced(state: Any, seat: Seat) -> None:
    """The ``forced`` of a decision that is always put to its seat."""


@dataclass(frozen=True, slots=True)
class DecisionKind(Generic[S, A, R]):
    """A kind of decision: the actions open to a seat, the rule of each type, the default.

    The default is what is done for a seat whose time is up. ``forced`` gives the action that is no
    choice: the only legal one, or one that no other could better. It is taken without asking, so
    whether there is one must follow from what everybody may know (``None``: the seat is asked).
    """

    actions: Callable[[S, Seat], tuple[A, ...]]
    rules: Mapping[type[Any], ActionRule[S, R]]
    default: Callable[[S, Seat], A]
    forced: Callable[[S, Seat], A | None] = no_choice_forced


def always(action: A) -> Callable[[Any, Seat], A]:
    """A default that is the same whatever the state."""
    return lambda state, seat: action


class _ThisState:
    """A state as a key that no other state equals: to compare values would take too long."""

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ThisState) and self.state is other.state

    def __hash__(self) -> int:
        return id(self.state)


@dataclass(frozen=True)
class DecisionRules(Generic[S, A, E, R]):
    """All decisions of a game, by kind.

    ``decisions`` lists those of a state, at most one a seat, and none exactly when the game is
    over. ``recorder`` opens a state for events; ``advance`` lets everything happen that needs
    nobody's decision.
    """

    kinds: Mapping[str, DecisionKind[S, A, R]]
    decisions: Callable[[S], tuple[Decision, ...]]
    recorder: Callable[[S], R]
    advance: Callable[[R], None]

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Every action that ``apply`` would take from this seat now.

        The latest lists are kept: a panel, its token, an autopilot and an order ask for the same.
        """
        return self._kept_lists(_ThisState(state), seat)

    @cached_property
    def _kept_lists(self) -> Callable[[_ThisState, Seat], tuple[A, ...]]:
        return lru_cache(maxsize=LISTS)(self._listed)

    def _listed(self, key: _ThisState, seat: Seat) -> tuple[A, ...]:
        for decision in self.decisions(key.state):
            if decision.seat == seat:
                return self.kinds[decision.kind].actions(key.state, seat)
        return ()

    def apply(self, state: S, seat: Seat, action: A) -> Transition[S, E]:
        """Carry the action out, and all that follows until somebody decides again."""
        rule = self._checked(state, seat, action)
        recorder = self.recorder(state)
        rule.carry_out(recorder, seat, action)
        self.advance(recorder)
        transition: Transition[S, E] = recorder.transition()
        return transition

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise ``IllegalAction`` where ``apply`` would."""
        self._checked(state, seat, action)

    def default_action(self, state: S, seat: Seat) -> A:
        """The action for a seat whose time is up; raises ``IllegalAction`` if it isn't asked."""
        return self.kinds[self._deciding(state, seat)].default(state, seat)

    def forced_action(self, state: S, seat: Seat) -> A | None:
        """The action that a deciding seat needn't be asked for; ``None`` where it has a choice.

        Raises ``IllegalAction`` for a seat that isn't asked.
        """
        return self.kinds[self._deciding(state, seat)].forced(state, seat)

    def _checked(self, state: S, seat: Seat, action: A) -> ActionRule[S, R]:
        kind = self._deciding(state, seat)
        rule = self.kinds[kind].rules.get(type(action))
        if rule is None:
            raise IllegalAction("not-now", decision=kind)
        rule.check(state, seat, action)
        return rule

    def _deciding(self, state: S, seat: Seat) -> str:
        decisions = self.decisions(state)
        for decision in decisions:
            if decision.seat == seat:
                return decision.kind
        raise IllegalAction("not-deciding" if decisions else "game-over")


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


class UnionCodec(Generic[T]):
    """JSON for several dataclasses, told apart by kind: ``CardPlayed`` is ``card-played``."""

    def __init__(self, kinds: Iterable[type[Any]]) -> None:
        self._ids = {kind: kind_id(kind) for kind in kinds}
        self._records: dict[str, StructCodec[Any]] = {
            name: StructCodec(k) for k, name in self._ids.items()
        }

    def encode(self, value: T) -> Json:
        """The value's fields and its kind."""
        kind = self._ids[type(value)]
        return {KIND: kind, **self._records[kind].encode(value)}

    def decode(self, data: Json) -> T:
        """The value that ``encode`` was given; raises ``BrokenData`` naming the field."""
        kind = data.get(KIND) if isinstance(data, dict) else None
        record = self._records.get(kind) if isinstance(kind, str) else None
        if record is None:
            raise BrokenData("invalid-data", file="record", line=0, field=KIND, why="unknown kind")
        value: T = record.decode({key: part for key, part in data.items() if key != KIND})
        return value


class Notation(Generic[A]):
    """The notation of a game: its action types, and a reader for each name of a field.

    A type's verb is its name as an id, so ``Hire("famous", "launch-pad")`` reads ``hire famous
    launch-pad``.
    """

    def __init__(self, kinds: Iterable[type[Any]], readers: Mapping[str, Reader]) -> None:
        self.verbs: Mapping[str, type[Any]] = MappingProxyType(
            {kind_id(kind): kind for kind in kinds}
        )
        self._verb_of = {kind: verb for verb, kind in self.verbs.items()}
        self._parts = {
            verb: tuple((field.name, readers[field.name]) for field in fields(kind))
            for verb, kind in self.verbs.items()
        }

    def format(self, action: A) -> str:
        """The action's line: its verb and its figures."""
        return " ".join((self._verb_of[type(action)], *map(str, astuple(action))))  # type: ignore[call-overload]

    def parse(self, text: str) -> A:
        """The action of a line; raises ``UnreadableAction`` with the word that can't be read."""
        verb, *words = text.split(" ")
        parts = self._parts.get(verb)
        if parts is None:
            raise UnreadableAction("unknown-verb", word=verb)
        if len(words) != len(parts):
            raise UnreadableAction(
                "wrong-word-count", verb=verb, count=len(words), needed=len(parts)
            )
        figures: dict[str, Any] = {}
        for (name, read), word in zip(parts, words, strict=True):
            try:
                figures[name] = read(word)
            except ValueError:
                raise UnreadableAction("unknown-word", word=word, part=name) from None
        action: A = self.verbs[verb](**figures)
        return action


@dataclass(frozen=True, slots=True)
class GameCodec(Generic[S, E]):
    encode_state: Callable[[S], Json]
    decode_state: Callable[[Json, Setup, bytes], S]
    events: UnionCodec[E]


class LegacyGame(GameDefinition[Any, Any, Any, Any]):
    """A game put together from functions."""

    def __init__(
        self,
        *,
        rules: Any,
        content: Callable[[], Json],
        new: Any,
        view: Any,
        redact: Any,
        outcome: Any,
        codec: GameCodec[Any, Any],
        notation: Any,
        carried_over: Any = None,
        **values: Any,
    ) -> None:
        self.rules = rules
        self.kinds = rules.kinds
        self.codec = codec
        self.campaign = carried_over is not None
        self.__dict__["notation"] = notation
        functions = {
            "content": content,
            "new": new,
            "view": view,
            "redact": redact,
            "outcome": outcome,
            "carried_over": carried_over or (lambda state: None),
            "decisions": rules.decisions,
            "legal_actions": rules.legal_actions,
            "apply": rules.apply,
            "check": rules.check,
            "default_action": rules.default_action,
            "forced_action": rules.forced_action,
            "encode_state": codec.encode_state,
            "decode_state": codec.decode_state,
            "encode_event": codec.events.encode,
            "decode_event": codec.events.decode,
        }
        for name, value in (functions | values).items():
            setattr(self, name, value)

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        raise AssertionError

    def advance(self, recorder: Any) -> None:
        raise AssertionError

    def start(self, setup: Setup, seed: bytes) -> Any:
        raise AssertionError

    def new(self, setup: Setup, seed: bytes) -> Transition[Any, Any]:
        raise AssertionError

    def view(self, state: Any, viewer: Viewer) -> Any:
        raise AssertionError
