"""The odds of a mission test's dice: every fall is counted, none is sampled (Missions 3 to 6).

Simulation is played by one plain policy, ``advised_reroll``: failures first, then neutrals that
Ground Control can't turn, and nothing more once the rocket stands on the track's last cell. The
money that Insurance pays doesn't sway it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import factorial

from rules.race1969.terms import FAILURE, NEUTRAL, SUCCESS

Sides = tuple[int, int, int]
"""The number of a die's sides that show success, neutral, failure."""


@dataclass(frozen=True, slots=True)
class RollOdds:
    """The odds of a mission test's dice, before researchers in the symbols are added.

    ``weights`` holds ``(score, failures, weight)`` in rising order; the weights sum to ``total``,
    so that ``weight / total`` is exact as a fraction. ``score`` counts the neutrals that Ground
    Control turned.
    """

    weights: tuple[tuple[int, int, int], ...]
    total: int


@lru_cache(maxsize=1024)
def roll_odds(sides: Sides, count: int, rerolls: int, ground_control: int, need: int) -> RollOdds:
    """The exact odds of ``count`` dice with Simulation's ``rerolls`` and Ground Control.

    ``need`` is the score at which the last cell is reached and rerolling stops. A score can't
    leave the range ±``count``, so a ``need`` outside it is as good as the nearest end.
    """
    # A state is (successes, fresh neutrals, fresh failures, rerolled neutrals, rerolled failures).
    success, neutral, failure = sides
    total = sum(sides)
    states = _falls(sides, count)
    for _ in range(min(rerolls, count)):
        after: dict[tuple[int, int, int, int, int], int] = {}

        def add(state: tuple[int, int, int, int, int], weight: int) -> None:
            if weight:
                after[state] = after.get(state, 0) + weight  # noqa: B023 - used in this pass only

        for (good, flat, bad, old_flat, old_bad), weight in states.items():
            neutrals = flat + old_flat
            score = good - bad - old_bad + min(ground_control, neutrals)
            if score < need and bad:
                add((good + 1, flat, bad - 1, old_flat, old_bad), weight * success)
                add((good, flat, bad - 1, old_flat + 1, old_bad), weight * neutral)
                add((good, flat, bad - 1, old_flat, old_bad + 1), weight * failure)
            elif score < need and flat and neutrals > ground_control:
                add((good + 1, flat - 1, bad, old_flat, old_bad), weight * success)
                add((good, flat - 1, bad, old_flat + 1, old_bad), weight * neutral)
                add((good, flat - 1, bad, old_flat, old_bad + 1), weight * failure)
            else:
                add((good, flat, bad, old_flat, old_bad), weight * total)
        states = after
    ends: dict[tuple[int, int], int] = {}
    for (good, flat, bad, old_flat, old_bad), weight in states.items():
        failures = bad + old_bad
        end = (good - failures + min(ground_control, flat + old_flat), failures)
        ends[end] = ends.get(end, 0) + weight
    weights = tuple((score, failures, ends[score, failures]) for score, failures in sorted(ends))
    return RollOdds(weights, total ** (count + min(rerolls, count)))


def _falls(sides: Sides, count: int) -> dict[tuple[int, int, int, int, int], int]:
    """The multinomial weights of ``count`` dice, as states with nothing rerolled."""
    falls: dict[tuple[int, int, int, int, int], int] = {}
    for good in range(count + 1):
        for flat in range(count - good + 1):
            bad = count - good - flat
            ways = factorial(count) // (factorial(good) * factorial(flat) * factorial(bad))
            weight = ways * sides[0] ** good * sides[1] ** flat * sides[2] ** bad
            if weight:
                falls[good, flat, bad, 0, 0] = weight
    return falls


def advised_reroll(
    dice: Sequence[str], rerolled: Sequence[int], rerolls_left: int, ground_control: int, need: int
) -> int | None:
    """The die (from 1) that the policy of these odds would roll anew, or ``None`` to keep.

    ``dice`` are faces before Ground Control; ``rerolled`` numbers the dice that have had their
    second roll; ``need`` is the score of dice and Ground Control that reaches the last cell.

    >>> advised_reroll(("success", "neutral", "failure"), (), 1, 0, 9)
    3
    >>> advised_reroll(("success", "neutral", "neutral"), (), 1, 2, 9) is None
    True
    """
    neutrals = dice.count(NEUTRAL)
    score = dice.count(SUCCESS) - dice.count(FAILURE) + min(ground_control, neutrals)
    if not rerolls_left or score >= need:
        return None
    wanted = (FAILURE, NEUTRAL) if neutrals > ground_control else (FAILURE,)
    for face in wanted:
        for die, shown in enumerate(dice, 1):
            if shown == face and die not in rerolled:
                return die
    return None
