"""The decisions of a game: which actions are open to whom, and what comes of an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.core.actions import Action
from rules.core.errors import IllegalAction
from rules.core.events import Event, EventRecorder, Transition
from rules.core.values import Decision, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


def never_forced(state: Any, seat: Seat) -> None:
    """The ``forced`` of a decision that is always put to its seat."""


@dataclass(frozen=True, slots=True)
class DecisionKind(Generic[S, A]):
    """A kind of decision; the actions that are open in it name it in ``Action.decisions``.

    ``actions`` lists every legal action, each of which its own ``check`` has to pass. ``default``
    is what is done for a seat whose time is up. ``forced`` gives the action that is no choice: the
    only legal one, or one that no other could better. It is taken without asking, so whether there
    is one must follow from what everybody may know (``None``: the seat is asked).
    """

    actions: Callable[[S, Seat], tuple[A, ...]]
    default: Callable[[S, Seat], A]
    forced: Callable[[S, Seat], A | None] = never_forced


def always(action: A) -> Callable[[Any, Seat], A]:
    """A default that is the same whatever the state."""
    return lambda state, seat: action


class DecisionRules(ABC, Generic[S, A, E]):
    """The decisions of a game, by kind: ``legal_actions`` and ``apply`` go through one check."""

    kinds: Mapping[str, DecisionKind[S, A]]
    recorder: type[EventRecorder[Any, Any]] = EventRecorder

    @abstractmethod
    def decisions(self, state: S) -> tuple[Decision, ...]:
        """The decisions to be made now, at most one a seat; empty exactly when the game is over."""

    @abstractmethod
    def advance(self, recorder: Any) -> None:
        """Let everything happen that needs nobody's decision."""

    def decision(self, state: S, seat: Seat) -> Decision | None:
        """The decision of one seat; ``None`` if it has none."""
        return next((each for each in self.decisions(state) if each.seat == seat), None)

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Every action that ``apply`` would take from this seat now, in a stable order."""
        decision = self.decision(state, seat)
        return () if decision is None else self.kinds[decision.kind].actions(state, seat)

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise ``IllegalAction`` where ``apply`` would."""
        kind = self._deciding(state, seat)
        if kind not in action.decisions:
            raise IllegalAction("not-now", decision=kind)
        action.check(state, seat)

    def apply(self, state: S, seat: Seat, action: A) -> Transition[S, E]:
        """Carry the action out, and all that follows until somebody decides again.

        Raises ``IllegalAction`` and changes nothing if the action may not be taken.
        """
        self.check(state, seat, action)
        recorder = self.recorder(state)
        action.carry_out(recorder, seat)
        self.advance(recorder)
        return recorder.transition()

    def default_action(self, state: S, seat: Seat) -> A:
        """The action for a deciding seat whose time is up; raises ``IllegalAction``."""
        return self.kinds[self._deciding(state, seat)].default(state, seat)

    def forced_action(self, state: S, seat: Seat) -> A | None:
        """The action of a deciding seat that has no choice; ``None`` where it has one.

        Raises ``IllegalAction`` for a seat that isn't asked.
        """
        return self.kinds[self._deciding(state, seat)].forced(state, seat)

    def forced_act(self, state: S, asked: Collection[Seat]) -> tuple[Seat, A] | None:
        """The first of the seats in ``asked`` that has no choice, with its action.

        In a shared decision the first of the seats that share it acts for all.
        """
        for decision in self.decisions(state):
            if decision.seat in asked:
                action = self.forced_action(state, decision.seat)
                if action is not None:
                    return decision.seat, action
        return None

    def _deciding(self, state: S, seat: Seat) -> str:
        decisions = self.decisions(state)
        for decision in decisions:
            if decision.seat == seat:
                return decision.kind
        raise IllegalAction("not-deciding" if decisions else "game-over")
