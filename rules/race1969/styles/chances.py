"""The chances of winning of the nations in a state, from the launches that each can plan."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt

from rules.core.game import Seat
from rules.race1969.scoring import scientists_prestige
from rules.race1969.state import State
from rules.race1969.styles.launch_plan import Prospects, Shape, launch_planner
from rules.race1969.styles.prestige_forecast import FLAG_DRIFT
from rules.race1969.terms import FAMOUS, INCOME, MISSIONS, MOON, PURCHASES

POINT = 0.5
"""The prestige that a point of espionage in hand is worth while there are launches to come."""
SPREAD = 4.0
"""The standard deviation of a launch's prestige, cards laid about it included."""

Shapes = Callable[[Seat, Prospects], tuple[Shape, ...]]


def chances(state: State, shapes: Shapes) -> tuple[float, ...]:
    """The chance of winning of each seat; a shared victory counts for all who share it."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return tuple(float(seat in winners) for seat in range(len(state.nations)))
    scores = [expected_score(state, seat, shapes) for seat in range(len(state.nations))]
    left = len(state.start.board.rounds) - 1 - state.round + (0 if state.phase == MISSIONS else 1)
    scale = SPREAD * sqrt(2 * left + 1) / 1.7
    best = max(scores)
    weights = [exp((score - best) / scale) for score in scores]
    return tuple(weight / sum(weights) for weight in weights)


def expected_score(state: State, seat: Seat, shapes: Shapes) -> float:
    """The prestige that a nation may expect in the end; sealed trades count as made."""
    board, nation = state.start.board, state.nations[seat]
    sealed = state.trades[seat] or 0 if state.phase == INCOME and not state.done >> seat & 1 else 0
    money = nation.money + sealed * board.money.prestige_rate
    known = prospects(state, seat, money)
    held = sum(nation.hand) + (sum(state.launch.plays[seat]) if state.launch else 0)
    planned = launch_planner(board).value(known, shapes(seat, known))
    counted = scientists_prestige(board, nation).total
    return nation.prestige - sealed + counted + planned + POINT * held


def prospects(state: State, seat: Seat, money: int) -> Prospects:
    """The prospects of a nation in a state."""
    board, nation = state.start.board, state.nations[seat]
    rounds, others = len(board.rounds), len(state.nations) - 1
    flown = {flight.mission for flight in nation.flights}
    limit = board.limits.flags if state.start.flags_limit else len(board.missions)
    may_fly_more = len(flown - {MOON}) < limit
    done = bool(state.done >> seat & 1)
    share = FLAG_DRIFT * (rounds - 1 - state.round) / max(1, rounds - 1)
    seen = [len(flags) for flags in state.flags]
    for other in state.nations:
        if other.flights and other.flights[-1].year == state.year:
            mission = board.mission_index(other.flights[-1].mission)
            seen[mission] += 1
    return Prospects(
        round=state.round,
        launching=not (state.phase == MISSIONS and done),
        buying=state.phase == INCOME or (state.phase == PURCHASES and not done),
        hired=bool(state.phase == PURCHASES and state.hired >> seat & 1),
        money=money,
        researchers=nation.sheets.researchers,
        rooms=tuple(
            board.limits.spaces - len(room.scientists) for room in nation.sheets.researches
        ),
        famous=-(-state.supply[FAMOUS] // len(state.nations)),
        open=tuple(
            index
            for index, mission in enumerate(board.missions)
            if mission.id not in flown and (mission.id == MOON or may_fly_more)
        ),
        moon_cell=nation.moon_cell,
        flags=tuple(len(flags) for flags in state.flags),
        expected_flags=tuple(round(n + share * (others - n)) for n in seen),
    )
