"""A game's rules as a table: for each kind of decision its actions, their checks and effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Generic, TypeVar

from rules.core.decisions.event_recorder import EventRecorder
from rules.core.errors import IllegalAction
from rules.core.transition import Transition
from rules.core.values import Decision, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
R = TypeVar("R", bound=EventRecorder[Any, Any])

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
