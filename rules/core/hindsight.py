"""Looks back at a game that is over: what another choice would have changed, and what luck did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot, inf, sqrt
from statistics import fmean, stdev
from typing import Any, TypeAlias

from rules.core.chance import Dice
from rules.core.search import SearchingAutopilot, deciding, seed_from
from rules.core.structs import struct
from rules.core.values import Seat

Searching: TypeAlias = SearchingAutopilot[Any, Any, Any]


@struct
class Difference:
    """A mean difference with its standard error."""

    mean: float
    error: float


@struct
class Comparison:
    """How much better off a seat is with one line than with another: its chance and its figures."""

    chance: Difference
    figures: Mapping[str, Difference]


def compare(
    expert: Searching,
    view: Any,
    actions: Sequence[Any],
    lines: tuple[Sequence[Any], Sequence[Any]],
    dice: Dice,
    games: int,
) -> Comparison:
    """How much better off the deciding seat is with the first line than with the second.

    Both are carried on in the same imagined ``games``, until it is clear what came of them.
    """
    seat, kind = deciding(view)
    chances, gaps = list[float](), dict[str, list[float]]()
    for _ in range(games):
        state, seed = expert.imagine(view, actions, dice), seed_from(dice)
        first, second = (
            expert.play_on(state, line, seat, kind, Dice(seed, 0), expert.is_clear)[0]
            for line in lines
        )
        chances.append(expert.chances(first)[seat] - expert.chances(second)[seat])
        others = expert.figures(second, seat)
        for name, figure in expert.figures(first, seat).items():
            gaps.setdefault(name, []).append(figure - others[name])
    figures = {name: difference(each) for name, each in gaps.items()}
    return Comparison(difference(chances), figures)


def difference(gaps: Sequence[float]) -> Difference:
    """The mean of differences that were seen; of a single one nobody knows how exact it is."""
    error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else inf
    return Difference(fmean(gaps), error)


def luck(
    expert: Searching, state: Any, seat: Seat, action: Any, dice: Dice, games: int
) -> tuple[Difference, ...]:
    """What the draws of a step brought to each seat's chance of winning, by seat.

    That is its chance after them less what it is on average when all that the step drew is drawn
    anew. ``state`` is the one before the ``action`` of ``seat``; both are followed until the draws
    have had their effect, in so many ``games``.
    """
    decision = expert.rules.decision(state, seat)
    kind = "" if decision is None else decision.kind
    drawn = expert.rules.apply(state, seat, action).state
    found: list[list[list[float]]] = []
    for anew in (False, True):
        chances = []
        for _ in range(games):
            # A step's chance follows from the seed: another one draws anew, now or from then on.
            other = _reseeded(state if anew else drawn, seed_from(dice))
            line = [action] if anew else []
            follow = Dice(seed_from(dice), 0)
            after, _ = expert.play_on(other, line, seat, kind, follow, _settled(expert, state))
            chances.append(expert.chances(after))
        found.append([list(each) for each in zip(*chances, strict=True)])
    return tuple(_between(*both) for both in zip(*found, strict=True))


def _settled(expert: Searching, before: Any) -> Any:
    """``is_settled`` counted from the state before the step, wherever a game begins."""
    return lambda start, now, seat, kind: expert.is_settled(before, now, seat, kind)


def _between(now: Sequence[float], usual: Sequence[float]) -> Difference:
    exact = [stdev(each) / sqrt(len(each)) if len(each) > 1 else inf for each in (now, usual)]
    return Difference(fmean(now) - fmean(usual), hypot(*exact))


def _reseeded(state: Any, seed: bytes) -> Any:
    return replace(state, start=replace(state.start, seed=seed))


def beyond_chance(found: Mapping[str, Difference], errors: float) -> dict[str, float]:
    """The differences that are more than so many standard errors from none."""
    return {name: one.mean for name, one in found.items() if abs(one.mean) > errors * one.error}
