"""The chances of winning of the nations in a position, by what each of them has.

The weights come from a linear regression on how far who was ahead in the end, in 4,000 games of two
quick autopilots: the styles, and others that play as the expert's imagined ones do, each with
weights somewhat changed at random. Those of the Moon were set by 549 launches that were played to
the end of the game twice, to the Moon and elsewhere.
"""

from __future__ import annotations

from math import exp

from rules.core.game import Seat
from rules.race1969.board import FIRST_CELL, symbol_research
from rules.race1969.forecast import track_odds
from rules.race1969.missions import may_launch
from rules.race1969.scoring import scientists_prestige
from rules.race1969.state import State
from rules.race1969.terms import (
    GROUND_CONTROL,
    INCOME,
    MISSIONS,
    MOON,
    PURCHASES,
    ROCKET_SHEET,
    SIMULATION,
)

Worth = tuple[float, float]
"""Prestige that something is worth in any round, and for each round that is left besides."""

ROCKET_RESEARCHER: Worth = (0.8, 0.2)
GROUND_RESEARCHERS: tuple[Worth, ...] = (
    (0.65, 0.77),  # Espionage
    (0.6, 0.55),  # Robotics
    (0.5, 0.4),  # Investors
    (0.2, 0.5),  # Insurance
    (0.65, -0.2),  # Simulation
    (0.4, 0.15),  # Ground control
)
RESEARCHERS = (*(ROCKET_RESEARCHER,) * len(ROCKET_SHEET), *GROUND_RESEARCHERS)
"""Of each researcher, in the order of ``terms.RESEARCHES``."""
MILLION: Worth = (0.1, 0.06)
TO_SPEND = 0.13
"""Of each million besides, as long as the round's purchases are still to come."""
POINT: Worth = (0.34, 0.12)
"""Of each point of espionage in hand."""
LAUNCH = 0.5
"""Of each point that the best launch of the round may be expected to bring, still to come."""
MOON_CELL = 0.4
"""Of each cell of the flag on the Moon track before the flight there."""
MOON_FLOWN: Worth = (2.5, -0.5)
LEVEL_I = -0.6
"""Of each mission of level I that is flown: it can't be flown again."""
SPREADS: tuple[Worth, ...] = ((4.0, 0.0), (4.5, 0.25), (5.0, 0.25), (5.5, 1.5))
"""By what one of two nations has to be ahead of the other to win 2.7 times as many games.

From two nations on; with more of them more happens to whoever is ahead. They make what was said of
66,000 positions in 4,000 games of the expert's imagined autopilot and the styles the likeliest.
"""


def chances(state: State) -> tuple[float, ...]:
    """The chance of winning of each seat; at the end of the game its share of the victory."""
    seats = range(len(state.nations))
    if state.outcome is not None:
        winners = state.outcome.winners
        return tuple((seat in winners) / len(winners) for seat in seats)
    scores = [expected_score(state, seat) for seat in seats]
    spread = SPREADS[min(len(scores), len(SPREADS) + 1) - 2]
    scale = _at(spread, max(0.0, _left(state, 0 if state.turn is None else state.turn)))
    best = max(scores)
    hopes = [exp((score - best) / scale) for score in scores]
    return tuple(hope / sum(hopes) for hope in hopes)


def expected_score(state: State, seat: Seat) -> float:
    """The prestige that a nation may expect in the end; sealed trades count as made.

    It is right but for what is the same for all nations.
    """
    board, nation, left = state.start.board, state.nations[seat], _left(state, seat)
    done = bool(state.done >> seat & 1)
    counted = nation.prestige + scientists_prestige(board, nation).total
    if left < 0:
        return counted
    buying = state.phase == INCOME or (state.phase == PURCHASES and not done)
    launched = state.phase == MISSIONS and done
    sealed = state.trades[seat] or 0 if state.phase == INCOME and not done else 0
    money = nation.money + sealed * board.money.prestige_rate
    value = counted - sealed + money * _at(MILLION, left) + sum(nation.hand) * _at(POINT, left)
    if buying or launched:
        value += money * TO_SPEND
    else:
        value += LAUNCH * _best_launch(state, seat)
    for worth, researchers in zip(RESEARCHERS, nation.sheets.researchers, strict=True):
        value += researchers * _at(worth, left)
    flown = [board.mission(flight.mission) for flight in nation.flights]
    moon = any(mission.id == MOON for mission in flown)
    value += _at(MOON_FLOWN, left) if moon else MOON_CELL * nation.moon_cell
    return value + (LEVEL_I * sum(mission.level == 1 for mission in flown) if left else 0.0)


def _at(worth: Worth, left: float) -> float:
    at_once, each_round = worth
    return at_once + each_round * left


def _left(state: State, seat: Seat) -> float:
    """Rounds that are left to a nation, a half for this one's purchases; below 0 after the last."""
    left, done = len(state.start.board.rounds) - 1 - state.round, state.done >> seat & 1
    if state.phase == MISSIONS:
        return left - 0.5 if done else left
    return left if state.phase == PURCHASES and done else left + 0.5


def _best_launch(state: State, seat: Seat) -> float:
    """The most that a launch of now is expected to bring; a step towards the Moon counts 1."""
    board, nation = state.start.board, state.nations[seat]
    odds, researchers = track_odds(board), nation.sheets.researchers
    rerolls = min(board.dice.count, researchers[SIMULATION])
    control = min(board.dice.count, researchers[GROUND_CONTROL])
    best = 0.0
    for index, mission in enumerate(board.missions):
        if not may_launch(state, seat, mission):
            continue
        moon = index == odds.moon
        prestige, last = odds.expected(
            index,
            nation.moon_cell if moon else FIRST_CELL,
            symbol_research(mission, researchers),
            rerolls,
            control,
            len(state.flags[index]),
        )
        best = max(best, prestige if moon else prestige + last)
    return best
