"""The odds of a launch before espionage: where the rocket ends, and what that earns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.core.game import Seat
from rules.race1969.components.tracks import (
    FIRST_CELL,
    cell_on_track,
    launch_cost,
    start_cell,
    symbol_research,
    worths,
)
from rules.race1969.odds.dice import Sides, advised_reroll, roll_odds
from rules.race1969.terms import GROUND_CONTROL, INSURANCE, INVESTORS, SIMULATION
from rules.race1969.views.view import View


@dataclass(frozen=True, slots=True)
class CellOdds:
    """The odds of a rocket's last cell after the test, before espionage.

    ``chances[i]`` is the probability of cell ``i + 1``; ``prestige`` is expected after flags,
    ``flags_cost`` is the prestige that the flags are expected to take, ``failures`` the failures
    expected to show at the end.
    """

    chances: tuple[float, ...]
    prestige: float
    flags_cost: float
    failures: float


@dataclass(frozen=True, slots=True)
class LaunchOdds:
    """A nation's prospects on a mission, were it to launch now.

    ``cost`` is what it would pay, in millions; ``insurance`` what Insurance is expected to pay
    back. ``start`` is the rocket's first cell and ``research`` the researchers in the mission's
    symbols. ``chances[i]`` is the probability of ending the test on cell ``i + 1`` and
    ``worths[i]`` what that cell pays after ``flags``; ``prestige`` is expected from both and
    ``last`` is the chance of the track's last cell. ``flags_cost`` is the prestige that flags are
    expected to take. Espionage isn't in any of these.
    """

    seat: Seat
    mission: str
    cost: int
    start: int
    research: int
    flags: int
    chances: tuple[float, ...]
    worths: tuple[int, ...]
    last: float
    prestige: float
    flags_cost: float
    insurance: float


@lru_cache(maxsize=1 << 16)
def cell_odds(
    cells: tuple[int, ...],
    start: int,
    research: int,
    rerolls: int,
    ground_control: int,
    flags: int,
    sides: Sides,
    count: int,
) -> CellOdds:
    """The odds of a rocket that starts on cell ``start`` with ``research`` in the symbols."""
    length = len(cells)
    need = max(-count, min(count + 1, length - start - research))
    odds = roll_odds(sides, count, rerolls, ground_control, need)
    weights = [0] * length
    failures = 0
    for score, failed, weight in odds.weights:
        cell = cell_on_track(start + research + score, length)
        weights[cell - FIRST_CELL] += weight
        failures += failed * weight
    paid = sum(w * worth for w, worth in zip(weights, worths(cells, flags), strict=True))
    free = sum(w * worth for w, worth in zip(weights, cells, strict=True))
    return CellOdds(
        chances=tuple(weight / odds.total for weight in weights),
        prestige=paid / odds.total,
        flags_cost=(free - paid) / odds.total,
        failures=failures / odds.total,
    )


def launch_odds(
    view: View, seat: Seat, mission: str, researchers: Sequence[int] | None = None
) -> LaunchOdds:
    """The odds of ``seat`` launching ``mission`` now, whether or not it may or can pay.

    ``researchers`` are those to reckon with instead of the nation's own, by research. Raises
    ``KeyError`` for an unknown mission and ``IndexError`` for an unknown seat.
    """
    board, nation = view.board, view.nations[seat]
    chosen = board.mission(mission)
    if researchers is None:
        researchers = [research.researchers for research in nation.researches]
    flags = mission_flags(view, mission)
    start = start_cell(mission, nation.moon_cell)
    research = symbol_research(chosen, researchers)
    odds = cell_odds(
        chosen.cells,
        start,
        research,
        researchers[SIMULATION],
        researchers[GROUND_CONTROL],
        flags,
        board.dice.sides,
        board.dice.count,
    )
    return LaunchOdds(
        seat=seat,
        mission=mission,
        cost=launch_cost(board, chosen, researchers[INVESTORS]),
        start=start,
        research=research,
        flags=flags,
        chances=odds.chances,
        worths=worths(chosen.cells, flags),
        last=odds.chances[-1],
        prestige=odds.prestige,
        flags_cost=odds.flags_cost,
        insurance=odds.failures * board.money.insurance * researchers[INSURANCE],
    )


def launches_left(view: View) -> tuple[tuple[str, int], ...]:
    """Every mission that the viewing nation may still fly, with its cost, the cheapest first (3).

    Whether the money is there, and whether it may launch this round, isn't asked. Raises
    ``ValueError`` for the public's view.
    """
    if view.viewer is None:
        raise ValueError("the public launches nothing")
    left = {mission.id for mission in view.missions_left(view.viewer)}
    costs = zip(view.board.missions, view.launch_costs, strict=True)
    launches = [(mission.id, cost) for mission, cost in costs if mission.id in left]
    return tuple(sorted(launches, key=lambda launch: launch[1]))


def advised_die(view: View) -> int | None:
    """The die (from 1) of the running launch that these odds assume to be rolled anew, if any."""
    launch = view.launch
    if launch is None or not launch.dice:
        return None
    mission = view.board.mission(launch.mission)
    researchers = [research.researchers for research in view.nations[launch.seat].researches]
    need = len(mission.cells) - launch.launched_from - symbol_research(mission, researchers)
    return advised_reroll(
        launch.dice, launch.rerolled, launch.rerolls_left, researchers[GROUND_CONTROL], need
    )


def mission_flags(view: View, mission: str) -> int:
    """The number of flags from earlier rounds on a mission; raises ``KeyError``."""
    for shown in view.missions:
        if shown.mission == mission:
            return len(shown.flags)
    raise KeyError(mission)
