"""The steps that espionage may move a rocket, and what face-down cards may add up to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from types import MappingProxyType

from rules.core.game import Seat
from rules.race1969.components.tracks import FIRST_CELL, cell_after_cards, worths
from rules.race1969.odds.launch import LaunchOdds, mission_flags
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


def points_odds(view: View, count: int) -> Mapping[int, float]:
    """The odds of what ``count`` cards add up to that the viewing nation can't see."""
    unseen = unseen_cards(view)
    return card_sums(unseen, min(count, sum(unseen)))


def chance_of_points(view: View, count: int, least: int) -> float:
    """The chance that ``count`` cards which the viewing nation can't see add up to ``least``."""
    odds = points_odds(view, count)
    return sum(chance for points, chance in odds.items() if points >= least)


def cards_beside(view: View) -> tuple[tuple[Seat, int], ...]:
    """The other opponents of the running launch, each with the most cards it may have against it.

    For a nation that may lay cards against it. Who has sealed for all to see has laid what lies
    there; of everybody else it is the whole hand. Those without cards are left out. Raises
    ``ValueError`` where nothing is launched.
    """
    launch = view.launch
    if launch is None:
        raise ValueError("no launch is in progress")
    seats = len(view.nations)
    found = []
    sealed = launch.face_down is not None
    laid = dict(launch.face_down or ())
    for step in range(1, seats):
        seat = (launch.seat + step) % seats
        if seat == view.viewer:
            sealed = False  # whoever comes later in the rulebook's order still chooses
            continue
        cards = laid.get(seat, 0) if sealed else view.nations[seat].cards
        if cards:
            found.append((seat, cards))
    return tuple(found)


def expected_after_cards(view: View, support: int) -> float:
    """The prestige expected of the running launch if so many points support it.

    What lies face down against it is reckoned with, flags are taken off. Raises ``ValueError``
    where nothing is launched.
    """
    launch = view.launch
    if launch is None:
        raise ValueError("no launch is in progress")
    mission = view.board.mission(launch.mission)
    paid = worths(mission.cells, mission_flags(view, mission.id))
    against = points_odds(view, sum(cards for _, cards in launch.face_down or ()))
    cost = mission.espionage_cost
    return sum(
        chance * paid[cell_after_cards(launch.cell, len(paid), cost, points, support) - FIRST_CELL]
        for points, chance in against.items()
    )


def prestige_after_all(view: View, odds: LaunchOdds, count: int) -> float:
    """The prestige expected of a launch if ``count`` cards that nobody shows lie against it."""
    cost, length = view.board.mission(odds.mission).espionage_cost, len(odds.chances)
    return sum(
        chance * share * odds.worths[cell_after_cards(cell, length, cost, points, 0) - FIRST_CELL]
        for points, share in points_odds(view, count).items()
        for cell, chance in enumerate(odds.chances, FIRST_CELL)
        if chance
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
