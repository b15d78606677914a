"""The odds of a launch, exact: every fall of the dice is counted, none is sampled.

Simulation is played by one plain policy, ``advised_reroll``: failures first, then neutrals that
Ground Control can't turn, and nothing more once the rocket stands on the track's last cell. The
money that Insurance pays doesn't sway it. Espionage comes after these odds; ``espionage_steps``
says what each cell back or forward means, and ``card_sums`` what face-down cards may add up to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, factorial
from types import MappingProxyType

from rules.core.game import Seat
from rules.race1969.components import Board, Mission
from rules.race1969.terms import FAILURE, MOON, NEUTRAL, RESEARCH_INDEX, SUCCESS
from rules.race1969.view import NationView, View

Sides = tuple[int, int, int]
"""How many sides of a die show success, neutral, failure."""

FIRST_CELL = 1
SIMULATION = RESEARCH_INDEX["simulation"]
GROUND_CONTROL = RESEARCH_INDEX["ground-control"]
INVESTORS = RESEARCH_INDEX["investors"]
INSURANCE = RESEARCH_INDEX["insurance"]


@dataclass(frozen=True, slots=True)
class RollOdds:
    """What the dice of a mission test come to, before researchers in the symbols are added.

    ``weights`` holds ``(score, failures, weight)`` in rising order; the weights sum to ``total``,
    so that ``weight / total`` is exact as a fraction. ``score`` counts the neutrals that Ground
    Control turned.
    """

    weights: tuple[tuple[int, int, int], ...]
    total: int


@dataclass(frozen=True, slots=True)
class CellOdds:
    """Where a rocket ends after the test, before espionage.

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


@dataclass(frozen=True, slots=True)
class Step:
    """What ``points`` of espionage, spent in one direction, make of a rocket.

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
    """One step for each whole cell that espionage can move a rocket, nearest first (3.2)."""

    back: tuple[Step, ...]
    forward: tuple[Step, ...]


# Dice


@lru_cache(maxsize=1024)
def roll_odds(sides: Sides, count: int, rerolls: int, ground_control: int, need: int) -> RollOdds:
    """The exact odds of ``count`` dice with Simulation's ``rerolls`` and Ground Control (3.1).

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


# Missions


def worths(cells: Sequence[int], flags: int) -> tuple[int, ...]:
    """What each cell pays after ``flags``, never below 0 (3.3)."""
    return tuple(max(0, worth - flags) for worth in cells)


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
    """Where a rocket ends that starts on cell ``start`` with ``research`` in the symbols."""
    length = len(cells)
    need = max(-count, min(count + 1, length - start - research))
    odds = roll_odds(sides, count, rerolls, ground_control, need)
    weights = [0] * length
    failures = 0
    for score, failed, weight in odds.weights:
        cell = max(FIRST_CELL, min(length, start + research + score))
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


def dice_sides(board: Board) -> Sides:
    """The faces of the board's dice."""
    return board.dice.success, board.dice.neutral, board.dice.failure


def symbol_research(mission: Mission, researchers: Sequence[int]) -> int:
    """Researchers in the mission's symbols; ``researchers`` follow ``terms.RESEARCHES``."""
    return sum(researchers[RESEARCH_INDEX[symbol]] for symbol in mission.symbols)


def launch_cost(board: Board, mission: Mission, investors: int) -> int:
    """Millions to pay for a mission with so many researchers in Investors, the Moon's in full."""
    if mission.id == MOON:
        return mission.launch_cost
    return max(0, mission.launch_cost - board.money.investors * investors)


def start_cell(mission: str, nation: NationView) -> int:
    """Where the nation's rocket starts: on the Moon track where its flag stands."""
    return nation.moon_cell if mission == MOON else FIRST_CELL


def launch_odds(view: View, seat: Seat, mission: str) -> LaunchOdds:
    """The odds of ``seat`` launching ``mission`` now, whether or not it may or can pay.

    Raises ``KeyError`` for an unknown mission and ``IndexError`` for an unknown seat.
    """
    board, nation = view.board, view.nations[seat]
    chosen = board.mission(mission)
    researchers = [research.researchers for research in nation.researches]
    flags = mission_flags(view, mission)
    start = start_cell(mission, nation)
    research = symbol_research(chosen, researchers)
    odds = cell_odds(
        chosen.cells,
        start,
        research,
        researchers[SIMULATION],
        researchers[GROUND_CONTROL],
        flags,
        dice_sides(board),
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


def mission_flags(view: View, mission: str) -> int:
    """How many flags from earlier rounds lie on a mission; raises ``KeyError``."""
    for shown in view.missions:
        if shown.mission == mission:
            return len(shown.flags)
    raise KeyError(mission)


# Espionage


def espionage_steps(view: View, mission: str, cell: int) -> EspionageSteps:
    """What moves of a rocket that stands on ``cell`` cost and change, cell by cell.

    Only whole cells count: points between two steps are wasted (3.2).
    """
    chosen = view.board.mission(mission)
    paid = worths(chosen.cells, mission_flags(view, mission))
    last = len(paid)

    def step(target: int) -> Step:
        prestige = paid[target - FIRST_CELL]
        return Step(
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


def rocket_after(cell: int, length: int, cost: int, against: int, support: int) -> int:
    """The cell after ``against`` and then ``support`` points, held on the track (3.2).

    >>> rocket_after(7, 10, 2, 5, 2)
    6
    """
    held = max(FIRST_CELL, cell - against // cost)
    return min(length, held + support // cost)
