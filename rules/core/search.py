"""Experts: autopilots that compare actions in imagined states that agree with what a seat knows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import stdev
from typing import Any, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

from rules.core.advice import Adviser, Reason
from rules.core.chance import SEED_BYTES, Dice
from rules.core.decision_rules import DecisionRules
from rules.core.structs import struct
from rules.core.values import Outcome, Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@struct
class ActionValue(Generic[A]):
    """A line and the share of imagined games, from 0 to 1, that its seat wins with it.

    A line is an action and what the same seat would do next, in order; mostly it is the action
    alone. ``tried`` is the number of imagined games: two chances can be compared where both lines
    were tried equally often, which then was in the same games. A shared victory counts as a share
    of one. ``error`` is the standard error of its distance from the line that won most, over the
    games in which both were tried: it is 0 for that line itself, and infinite after a single game.
    """

    line: tuple[A, ...]
    chance: float
    tried: int
    error: float = 0.0

    @property
    def action(self) -> A:
        """The action to take now."""
        return self.line[0]


def never() -> bool:
    """Nothing is enough but the whole budget."""
    return False


@runtime_checkable
class Expert(Adviser[V_contra, A], Protocol[V_contra, A]):
    """A style that searches: too slow for the event loop, at most 2 s a decision on one core.

    As any autopilot it knows a view and the legal actions only; what is hidden it imagines. It
    chooses ``at_once`` where that isn't empty.
    """

    @property
    def style(self) -> str:
        """Its id, as in ``GameDefinition.autopilots``."""

    def choose(self, view: V_contra, actions: Sequence[A], dice: Dice) -> A:
        """The best of ``actions`` (never empty), by ``analyse``."""

    def analyse(
        self,
        view: V_contra,
        actions: Sequence[A],
        dice: Dice,
        lines: Sequence[Sequence[A]] = (),
        enough: Callable[[], bool] = never,
    ) -> tuple[ActionValue[A], ...]:
        """The lines that it looked into, the best first; at least one.

        Another may have the higher chance where the difference is too small to count. ``lines``
        are those to look into; without them it is those that the expert finds worth it. Two lines
        are tried equally often. ``enough`` is asked after each imagined game that all lines were
        tried in: once it says so, what was found by then is told.
        """


def expert_of(autopilots: Mapping[str, Any]) -> Expert[Any, Any] | None:
    """The expert among a game's autopilots; ``None`` where it has none."""
    return next((style for style in autopilots.values() if isinstance(style, Expert)), None)


def adviser_of(autopilots: Mapping[str, Any]) -> Adviser[Any, Any] | None:
    """The adviser among a game's autopilots, its expert if it has one; ``None`` for none."""
    advisers = (style for style in autopilots.values() if isinstance(style, Adviser))
    return expert_of(autopilots) or next(advisers, None)


@dataclass(slots=True, eq=False)
class _Candidate(Generic[A]):
    """A line and the chances that its seat had in the states where it was tried."""

    line: tuple[A, ...]
    chances: list[float] = field(default_factory=list)

    @property
    def tried(self) -> int:
        return len(self.chances)

    @property
    def mean(self) -> float:
        return sum(self.chances) / self.tried if self.tried else 0.0

    def error_from(self, other: _Candidate[A]) -> float:
        """The standard error of the distance between the two, in the states that both tried."""
        if other is self:
            return 0.0
        gaps = [one - two for one, two in zip(self.chances, other.chances, strict=False)]
        return stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else inf


@dataclass(frozen=True)
class SearchingAutopilot(ABC, Generic[S, A, V]):
    """An expert that chooses by determinised search. A game derives its own from it.

    Views have a ``viewer`` and ``decisions``. It raises ``ValueError`` for a view that isn't a
    deciding seat's own. ``budget`` is the number of actions taken in imagined states for a
    decision.
    """

    style: str = "expert"
    budget: int = 300

    rules: ClassVar[DecisionRules[Any, Any, Any]]
    margin: ClassVar[float] = 0.05
    """A chance has to be better by this than that of the usual line to be preferred."""
    planned: ClassVar[str] = ""
    """A kind of decision in which the usual line is taken whatever the search says."""

    @abstractmethod
    def imagine(self, view: V, actions: Sequence[A], dice: Dice) -> S:
        """A state that agrees with the view and the actions of the deciding seat.

        All that the seat can't know, the seed of future chance included, is drawn from ``dice``.
        """

    @abstractmethod
    def playout(self, state: S, seat: Seat, dice: Dice) -> A:
        """The choice of any seat in an imagined state, from its view. It should be quick."""

    @abstractmethod
    def is_far(self, start: S, now: S, seat: Seat, kind: str) -> bool:
        """Whether a state can be judged that followed from ``start``, a seat's decision."""

    @abstractmethod
    def chances(self, state: S) -> Sequence[float]:
        """The chance of winning by seat; at the end of the game it is the outcome."""

    @abstractmethod
    def candidates(self, view: V, actions: Sequence[A]) -> Iterator[Sequence[A]]:
        """The lines that are worth a look, at least one, the usual one first."""

    def figures(self, state: S, seat: Seat) -> Mapping[str, float]:
        """Figures in the game's own terms by which a seat stands well or badly, by their ids."""
        return {}

    def is_settled(self, start: S, now: S, seat: Seat, kind: str) -> bool:
        """Whether what was drawn in ``start``'s decision has had its effect: mostly ``is_far``."""
        return self.is_far(start, now, seat, kind)

    def is_clear(self, start: S, now: S, seat: Seat, kind: str) -> bool:
        """Whether it is clear what came of a choice in ``start``, later than ``is_far`` or then.

        A search hasn't the time to wait for it.
        """
        return self.is_far(start, now, seat, kind)

    def budget_for(self, view: V) -> int:
        """The budget of the decision that the view's seat makes now."""
        return self.budget

    def at_once(self, view: V, actions: Sequence[A]) -> tuple[A, ...]:
        lines = self.candidates(view, actions)
        usual = tuple(next(lines))
        if deciding(view)[1] == self.planned or next(lines, None) is None:
            return usual
        return ()

    def reason(self, view: V, line: Sequence[A]) -> Reason | None:
        return None

    def outlook(self, view: V) -> tuple[Reason, ...]:
        return ()

    def choose(self, view: V, actions: Sequence[A], dice: Dice) -> A:
        if len(actions) == 1:
            return actions[0]
        line = self.at_once(view, actions)
        return line[0] if line else self.analyse(view, actions, dice)[0].action

    def analyse(
        self,
        view: V,
        actions: Sequence[A],
        dice: Dice,
        lines: Sequence[Sequence[A]] = (),
        enough: Callable[[], bool] = never,
    ) -> tuple[ActionValue[A], ...]:
        """The lines that it looked into, the best first; the usual one unless another is better.

        What was imagined is only a sample, so that a lead of less than ``margin`` means nothing.
        """
        lines = lines or [*self.candidates(view, actions)]
        values = self.search(view, actions, lines, dice, enough)
        margin = inf if deciding(view)[1] == self.planned else self.margin
        usual = next(value for value in values if value.line == tuple(lines[0]))
        if values[0].chance >= usual.chance + margin:
            return values
        return (usual, *(value for value in values if value is not usual))

    def search(
        self,
        view: V,
        actions: Sequence[A],
        lines: Sequence[Sequence[A]],
        dice: Dice,
        enough: Callable[[], bool] = never,
    ) -> tuple[ActionValue[A], ...]:
        """The lines with their chances, the best first, each once.

        A line is an action of ``actions`` and what the same seat means to do next. Sequential
        halving: all lines are tried in the same imagined states, then the better half goes on, so
        that most of the budget is spent on those that are hard to tell apart. The first line goes
        on to the end, so that the best is compared with it. Of equals the earlier comes first.
        ``enough`` as for ``Expert.analyse``.
        """
        seat, kind = deciding(view)
        budget = self.budget_for(view)
        left = [_Candidate(tuple(line)) for line in lines[:budget]]
        states: list[tuple[S, bytes]] = []
        ranked: list[_Candidate[A]] = []
        usual = left[0]
        rounds = max(1, (len(left) - 1).bit_length())
        over = False
        while left:
            spent, before = 0, left[0].tried
            while not over and (
                not spent or spent + spent / (left[0].tried - before) <= budget / rounds
            ):
                if left[0].tried == len(states):
                    states.append((self.imagine(view, actions, dice), seed_from(dice)))
                state, seed = states[left[0].tried]
                for candidate in left:
                    chance, taken = self._played(state, seat, kind, candidate.line, Dice(seed, 0))
                    candidate.chances.append(chance)
                    spent += taken
                over = enough()
            left.sort(key=lambda candidate: -candidate.mean)
            keep = (len(left) + 1) // 2 if len(left) > 2 and not over else 0
            if keep and usual not in left[:keep]:
                left.remove(usual)
                left.insert(keep - 1, usual)
            ranked[:0] = left[keep:]
            left = left[:keep]
        values: dict[tuple[A, ...], ActionValue[A]] = {}
        for candidate in ranked:
            error = candidate.error_from(ranked[0])
            value = ActionValue(candidate.line, candidate.mean, candidate.tried, error)
            values.setdefault(candidate.line, value)
        return tuple(values.values())

    def _played(
        self, start: S, seat: Seat, kind: str, line: Sequence[A], dice: Dice
    ) -> tuple[float, int]:
        """The chance of ``seat`` once it has taken the line's actions and the game went on.

        With it the number of actions that all seats took.
        """
        state, taken = self.play_on(start, line, seat, kind, dice, self.is_far)
        return self.chances(state)[seat], taken

    def play_on(
        self,
        start: S,
        line: Sequence[A],
        seat: Seat,
        kind: str,
        dice: Dice,
        until: Callable[[S, S, Seat, str], bool],
    ) -> tuple[S, int]:
        """The state once ``seat`` has taken the line's actions and the game went on.

        That is ``until`` says so of ``start``, the state, ``seat`` and ``kind``, or to the game's
        end. With it the number of actions that all seats took.
        """
        state, taken = start, len(line)
        for action in line:
            state = self.rules.apply(state, seat, action).state
        while not until(start, state, seat, kind):
            decisions = self.rules.decisions(state)
            if not decisions:
                break
            up = next(each.seat for each in decisions if not each.ready)
            forced = self.rules.forced_action(state, up)
            chosen = self.playout(state, up, dice) if forced is None else forced
            state = self.rules.apply(state, up, chosen).state
            taken += 1
        return state, taken


def deciding(view: Any) -> tuple[Seat, str]:
    """The viewer and the kind of its decision; raises ``ValueError`` for who decides nothing."""
    for decision in view.decisions:
        if decision.seat == view.viewer:
            return decision.seat, decision.kind
    raise ValueError("an expert needs the view of a seat that decides now")


def win_shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """The share of the victory by seat."""
    winners = outcome.winners
    return tuple((seat in winners) / len(winners) for seat in range(seats))


def seed_from(dice: Dice) -> bytes:
    """A seed for the chance of an imagined game."""
    return b"".join(dice.below(1 << 64).to_bytes(8, "big") for _ in range(SEED_BYTES // 8))
