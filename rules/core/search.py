"""Experts: autopilots that compare actions in imagined states that agree with what a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import stdev
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from rules.core.chance import SEED_BYTES, Dice
from rules.core.decision_rules import DecisionRules
from rules.core.structs import struct
from rules.core.values import Seat

A = TypeVar("A")
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


@runtime_checkable
class Expert(Protocol[V_contra, A]):
    """A style that searches: too slow for the event loop, at most 2 s a decision on one core.

    As any autopilot it knows a view and the legal actions only; what is hidden it imagines.
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
    ) -> tuple[ActionValue[A], ...]:
        """The lines that it looked into, the best first; at least one.

        Another may have the higher chance where the difference is too small to count. ``lines``
        are those to look into; without them it is those that the expert finds worth it. Two lines
        are tried equally often.
        """


def expert_of(autopilots: Mapping[str, Any]) -> Expert[Any, Any] | None:
    """The expert among a game's autopilots; ``None`` where it has none."""
    return next((style for style in autopilots.values() if isinstance(style, Expert)), None)


S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchedGame(Generic[S, A, V]):
    """The part that a game has in the search.

    ``imagine`` makes a state that agrees with the view and the actions of the deciding seat; all
    that it can't know, the seed of future chance included, is drawn from the dice. ``playout``
    plays every seat in imagined states, from its view; it should be quick. ``horizon`` says whether
    the second state is far enough from the first to be judged. ``chances`` judges a state: the
    chance of winning by seat; it is asked at the horizon and at the end of the game, where it has
    to be the outcome. ``by_actions``: the budget counts actions taken in imagined states instead of
    positions, for a game in which some decisions are much nearer to the horizon than others.
    ``keeps_first``: the likeliest line goes on to the end, for who compares the best with it: in
    the same states.
    """

    rules: DecisionRules[S, Any, Any]
    imagine: Callable[[V, Sequence[A], Dice], S]
    playout: Callable[[S, Seat, Dice], A]
    horizon: Callable[[S, S], bool]
    chances: Callable[[S], Sequence[float]]
    by_actions: bool = False
    keeps_first: bool = False


@dataclass(slots=True, eq=False)
class _Candidate(Generic[A]):
    """A line and the chances that its seat had in the states where it was tried."""

    line: Sequence[A]
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


def search(
    game: SearchedGame[S, A, V],
    view: V,
    seat: Seat,
    actions: Sequence[A],
    lines: Sequence[Sequence[A]],
    dice: Dice,
    budget: int,
) -> tuple[ActionValue[A], ...]:
    """The lines with their chances, the best first, each once.

    ``lines``, at least one, are those worth a look, the likeliest first: an action of ``actions``,
    and what the same seat means to do next. Sequential halving: all are tried in the same imagined
    states, then the better half goes on, so that most positions are spent on those that are hard to
    tell apart. ``budget`` is the number of positions, each an imagined state with a line played out
    to the horizon, or that of actions taken in them; every line has one position, or where there
    are more of them than the budget, the likelier ones. Of equals the likelier comes first. Draws
    from ``dice`` only.
    """
    left = [_Candidate(line) for line in lines[:budget]]
    states: list[tuple[S, bytes]] = []
    ranked: list[_Candidate[A]] = []
    likeliest = left[0]
    rounds = max(1, (len(left) - 1).bit_length())
    while left:
        spent, before = 0, left[0].tried
        while not spent or spent + spent / (left[0].tried - before) <= budget / rounds:
            if left[0].tried == len(states):
                states.append((game.imagine(view, actions, dice), seed_from(dice)))
            state, seed = states[left[0].tried]
            for candidate in left:
                chance, taken = _played(game, state, seat, candidate.line, Dice(seed, 0))
                candidate.chances.append(chance)
                spent += taken if game.by_actions else 1
        left.sort(key=lambda candidate: -candidate.mean)
        keep = (len(left) + 1) // 2 if len(left) > 2 else 0
        if game.keeps_first and keep and likeliest not in left[:keep]:
            left.remove(likeliest)
            left.insert(keep - 1, likeliest)
        ranked[:0] = left[keep:]
        left = left[:keep]
    values: dict[tuple[A, ...], ActionValue[A]] = {}
    for candidate in ranked:
        line = tuple(candidate.line)
        error = candidate.error_from(ranked[0])
        values.setdefault(line, ActionValue(line, candidate.mean, candidate.tried, error))
    return tuple(values.values())


def preferring(
    values: Sequence[ActionValue[A]], usual: Sequence[A], margin: float
) -> tuple[ActionValue[A], ...]:
    """The values with that of the usual line first, unless the best is better by the margin.

    What was imagined is only a sample, so that small leads mean nothing. ``usual`` is among them.
    """
    known = next(value for value in values if value.line == tuple(usual))
    if values[0].chance >= known.chance + margin:
        return tuple(values)
    return (known, *(value for value in values if value is not known))


def _played(
    game: SearchedGame[S, A, V], start: S, seat: Seat, line: Sequence[A], dice: Dice
) -> tuple[float, int]:
    """The chance of ``seat`` at the horizon, once it has taken the line's actions.

    With it the number of actions that it took to get there, of all seats.
    """
    rules, state, taken = game.rules, start, len(line)
    for action in line:
        state = rules.apply(state, seat, action).state
    while not game.horizon(start, state):
        deciding = rules.decisions(state)
        if not deciding:
            break
        up = next(each.seat for each in deciding if not each.ready)
        forced = rules.forced_action(state, up)
        chosen = game.playout(state, up, dice) if forced is None else forced
        state = rules.apply(state, up, chosen).state
        taken += 1
    return game.chances(state)[seat], taken


def seed_from(dice: Dice) -> bytes:
    """A seed for the chance of an imagined game."""
    return b"".join(dice.below(1 << 64).to_bytes(8, "big") for _ in range(SEED_BYTES // 8))
