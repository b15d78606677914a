"""The steps that espionage may move a rocket, and what face-down cards may add up to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb
from types import MappingProxyType

from rules.race1969.odds.launch import mission_flags
from rules.race1969.tracks import FIRST_CELL, worths
from rules.race1969.views.view import View


@dataclass(frozen=True, slots=True)
class EspionageStep:
    """A rocket's move by ``points`` of espionage, spent in one direction.

    It ends on ``cell``, which pays ``prestige`` after flags; ``change`` is that against the cell
    where it stands now. ``last`` says whether ``cell`` is the track's last.
    """

    points: int
    cell: int
    prestige: int
    change: int
    last: bool


@dataclass(frozen=True, slots=True)
class EspionageSteps:
    """One step for each whole cell that espionage can move a rocket, nearest first (Missions 8)."""

    back: tuple[EspionageStep, ...]
    forward: tuple[EspionageStep, ...]


def espionage_steps(view: View, mission: str, cell: int) -> EspionageSteps:
    """The cost and effect of moving a rocket that stands on ``cell``, cell by cell.

    Only whole cells count: points between two steps are wasted (Missions 8).
    """
    chosen = view.board.mission(mission)
    paid = worths(chosen.cells, mission_flags(view, mission))
    last = len(paid)

    def step(target: int) -> EspionageStep:
        prestige = paid[target - FIRST_CELL]
        return EspionageStep(
            points=abs(target - cell) * chosen.espionage_cost,
            cell=target,
            prestige=prestige,
            change=prestige - paid[cell - FIRST_CELL],
            last=target == last,
        )

    return EspionageSteps(
        back=tuple(step(target) for target in range(cell - 1, FIRST_CELL - 1, -1)),
        forward=tuple(step(target) for target in range(cell + 1, last + 1)),
    )


@lru_cache(maxsize=4096)
def card_sums(unseen: tuple[int, ...], count: int) -> MappingProxyType[int, float]:
    """The odds of the sum of ``count`` cards drawn from ``unseen``, without putting back.

    ``unseen[i]`` is how many cards of value ``i + 1`` may be among them. Empty where there are
    fewer than ``count``.

    >>> dict(card_sums((1, 1), 1))
    {1: 0.5, 2: 0.5}
    """
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, supply in enumerate(unseen, 1):
        longer: dict[tuple[int, int], int] = {}
        for (taken, points), number in ways.items():
            for more in range(min(supply, count - taken) + 1):
                key = taken + more, points + more * value
                longer[key] = longer.get(key, 0) + number * comb(supply, more)
        ways = longer
    total = comb(sum(unseen), count)
    return MappingProxyType(
        {
            points: number / total
            for (taken, points), number in sorted(ways.items())
            if taken == count
        }
    )


def unseen_cards(view: View) -> tuple[int, ...]:
    """Cards by value that the viewing nation doesn't hold itself, discards among them.

    Others' hands are drawn from these as far as the viewer can tell without counting what was
    revealed since the deck was last shuffled.
    """
    held = (*view.own.hand, *view.own.play) if view.own else ()
    return tuple(
        max(0, supply - held.count(value))
        for value, supply in enumerate(view.board.espionage.cards, 1)
    )
