"""Who decides, what they may do, and what comes of it: a game's rules as a table of choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.core.errors import IllegalAction
from rules.core.event_recorder import EventRecorder, HasChance
from rules.core.game import Decision, Seat
from rules.core.transition import Transition

S = TypeVar("S", bound=HasChance)
A = TypeVar("A")
E = TypeVar("E")
P = TypeVar("P", bound=EventRecorder[Any, Any])


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[S, P]):
    """What an action needs (``check`` raises ``IllegalAction``) and what it does."""

    check: Callable[[S, Seat, Any], None]
    carry_out: Callable[[P, Seat, Any], None]


@dataclass(frozen=True, slots=True)
class DecisionKind(Generic[S, A, P]):
    """A kind of decision: the actions open to a seat, the rule of each type, the default.

    The default is what is done for a seat whose time is up.
    """

    actions: Callable[[S, Seat], tuple[A, ...]]
    rules: Mapping[type[Any], ActionRule[S, P]]
    default: Callable[[S, Seat], A]


def always(action: A) -> Callable[[Any, Seat], A]:
    """A default that is the same whatever the state."""
    return lambda state, seat: action


class DecisionRules(Generic[S, A, E, P]):
    """A game's choices put together. Nobody decides exactly when the game is over.

    ``progress`` opens a state for events; ``advance`` lets everything happen that needs nobody's
    decision.
    """

    def __init__(
        self,
        choices: Mapping[str, DecisionKind[S, A, P]],
        decisions: Callable[[S], tuple[Decision, ...]],
        progress: Callable[[S], P],
        advance: Callable[[P], None],
    ) -> None:
        self.choices = choices
        self.decisions = decisions
        self._progress = progress
        self._advance = advance

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Every action that ``apply`` would take from this seat now."""
        for decision in self.decisions(state):
            if decision.seat == seat:
                return self.choices[decision.kind].actions(state, seat)
        return ()

    def apply(self, state: S, seat: Seat, action: A) -> Transition[S, E]:
        """Carry the action out, and all that follows until somebody decides again."""
        rule = self._checked(state, seat, action)
        progress = self._progress(state)
        rule.carry_out(progress, seat, action)
        self._advance(progress)
        transition: Transition[S, E] = progress.transition()
        return transition

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise ``IllegalAction`` where ``apply`` would."""
        self._checked(state, seat, action)

    def default_action(self, state: S, seat: Seat) -> A:
        """What is done for a seat whose time is up; raises ``IllegalAction`` if none is asked."""
        return self.choices[self._deciding(state, seat)].default(state, seat)

    def _checked(self, state: S, seat: Seat, action: A) -> ActionRule[S, P]:
        kind = self._deciding(state, seat)
        rule = self.choices[kind].rules.get(type(action))
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
