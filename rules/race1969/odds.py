"""The odds of a launch, exact: its dice, the cells that it reaches, the cards laid about it.

Every fall of the dice is counted, none is sampled (Missions 3 to 6). Simulation is played by one
plain policy, ``advised_reroll``: failures first, then neutrals that Ground Control can't turn, and
nothing more once the rocket stands on the track's last cell. The money that Insurance pays doesn't
sway the policy. ``launch_odds`` leaves espionage out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, factorial

from rules.core.game import Seat
from rules.race1969.board import (
    FIRST_CELL,
    Board,
    cell_after_cards,
    cell_on_track,
    launch_cost,
    start_cell,
    symbol_research,
    worths,
)
from rules.race1969.espionage_cards import card_of
from rules.race1969.terms import (
    FAILURE,
    GROUND_CONTROL,
    INSURANCE,
    INVESTORS,
    NEUTRAL,
    SIMULATION,
    SUCCESS,
)
from rules.race1969.view import View

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


# Without this cache the first games of a process take a quarter longer.
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


# Without this cache a move of an autopilot takes a third longer.
@lru_cache(maxsize=1 << 16)
def cell_odds(
    board: Board,
    index: int,
    start: int,
    research: int,
    rerolls: int,
    ground_control: int,
    flags: int,
) -> CellOdds:
    """The odds of a mission from cell ``start``, with ``research`` researchers in its symbols."""
    cells, sides, count = board.missions[index].cells, board.dice.sides, board.dice.count
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
        board,
        board.mission_index(mission),
        start,
        research,
        researchers[SIMULATION],
        researchers[GROUND_CONTROL],
        flags,
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


def card_sums(pile: tuple[int, ...], each: tuple[int, ...], count: int) -> Mapping[int, float]:
    """The odds of the points of ``count`` cards drawn from a pile, without putting back.

    ``each`` holds the points of a card by its place in the pile. Empty where the pile holds fewer
    than ``count``.

    >>> dict(card_sums((1, 1), (1, 2), 1))
    {1: 0.5, 2: 0.5}
    """
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for supply, value in zip(pile, each, strict=True):
        longer: dict[tuple[int, int], int] = {}
        for (taken, points), number in ways.items():
            for more in range(min(supply, count - taken) + 1):
                key = taken + more, points + more * value
                longer[key] = longer.get(key, 0) + number * comb(supply, more)
        ways = longer
    total = comb(sum(pile), count)
    return {
        points: number / total for (taken, points), number in sorted(ways.items()) if taken == count
    }


def points_odds(view: View, count: int, mission: str) -> Mapping[int, float]:
    """The odds of the points of ``count`` cards that the viewing nation can't see, on a mission."""
    unseen, launched = unseen_cards(view), view.board.mission(mission)
    each = tuple(card_of(card).points(launched) for card in view.board.espionage.ids)
    return card_sums(unseen, each, min(count, sum(unseen)))


def chance_of_points(view: View, count: int, mission: str, least: int) -> float:
    """The chance that ``count`` cards which the viewing nation can't see make so many points."""
    odds = points_odds(view, count, mission)
    return sum(chance for points, chance in odds.items() if points >= least)


def chance_pushed_back(view: View, odds: LaunchOdds, count: int, cells: int) -> float:
    """The chance that ``count`` cards unseen, all laid, push a launch back so many cells or more.

    A rocket that stands lower can't go back so far.
    """
    cost = view.board.mission(odds.mission).espionage_cost
    points = chance_of_points(view, count, odds.mission, cells * cost)
    return points * sum(odds.chances[cells:])


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
    against = points_odds(view, sum(cards for _, cards in launch.face_down or ()), mission.id)
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
        for points, share in points_odds(view, count, odds.mission).items()
        for cell, chance in enumerate(odds.chances, FIRST_CELL)
        if chance
    )


def unseen_cards(view: View) -> tuple[int, ...]:
    """The pile of cards that the viewing nation doesn't hold itself, discards among them.

    Others' hands are drawn from these as far as the viewer can tell without counting what was
    revealed since the deck was last shuffled.
    """
    held = (*view.own.hand, *view.own.play) if view.own else ()
    deck = view.board.espionage
    return tuple(
        max(0, supply - held.count(card)) for card, supply in zip(deck.ids, deck.cards, strict=True)
    )
