"""The mission test (3.1): dice, Simulation, Ground Control, Insurance, and the rocket's way."""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969 import state as states
from rules.race1969.actions import Action, Keep, Reroll
from rules.race1969.events import (
    DiceRolled,
    DieRerolled,
    InsurancePaid,
    NeutralsTurned,
    RocketMoved,
)
from rules.race1969.evolve.recorder import Progress
from rules.race1969.lookup import GROUND_CONTROL, INSURANCE, SIMULATION
from rules.race1969.phases import espionage
from rules.race1969.phases.asking import decision
from rules.race1969.state import State
from rules.race1969.terms import FACES, FAILURE, NEUTRAL, REROLL, SUCCESS

KEEP = Keep()


def decisions(state: State, launch: states.Launch) -> tuple[Decision, ...]:
    """The launching nation about its dice, then whoever may play cards."""
    if launch.score is None:
        nation = state.start.nations[launch.seat]
        return (decision(launch.seat, REROLL, state.year, nation),)
    return espionage.decisions(state, launch)


def advance(progress: Progress, launch: states.Launch) -> bool:
    """Roll; end the test once no die can be rolled again; then the cards."""
    if launch.score is not None:
        return espionage.advance(progress, launch)
    if not launch.dice:
        _roll(progress, launch)
    elif rerolls_left(progress.state, launch):
        return False
    else:
        _settle(progress, launch)
    return True


def rerolls_left(state: State, launch: states.Launch) -> int:
    """How many dice Simulation still allows to roll anew, each die once."""
    researchers = state.nations[launch.seat].sheets.researchers[SIMULATION]
    return min(researchers, len(launch.dice)) - len(launch.rerolled)


def _roll(progress: Progress, launch: states.Launch) -> None:
    lookup = progress.state.start.lookup
    dice = progress.dice()
    faces = tuple([
        FACES[dice.weighted(lookup.faces)] for _ in range(lookup.board.dice.count)
    ])  # fmt: skip
    progress.reveal(DiceRolled(launch.seat, faces, dice.counter))


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Each die that hasn't had its second roll, and keeping what lies there."""
    launch = espionage.under_way(state)
    return _rerolls(len(launch.dice), tuple(sorted(launch.rerolled)))


@lru_cache(maxsize=1024)
def _rerolls(count: int, rerolled: tuple[int, ...]) -> tuple[Action, ...]:
    dice = [Reroll(die) for die in range(1, count + 1) if die not in rerolled]
    return (*dice, KEEP)


def check_reroll(state: State, seat: Seat, action: Reroll) -> None:
    """Each die once; the second roll stands (Researches: Simulation)."""
    launch = espionage.under_way(state)
    if not 1 <= action.die <= len(launch.dice):
        raise IllegalAction("no-such-die", die=action.die, dice=len(launch.dice))
    if action.die in launch.rerolled:
        raise IllegalAction("die-rerolled", die=action.die)


def reroll(progress: Progress, seat: Seat, action: Reroll) -> None:
    """Roll one die anew."""
    dice = progress.dice()
    face = FACES[dice.weighted(progress.state.start.lookup.faces)]
    progress.reveal(DieRerolled(seat, action.die, face, dice.counter))


def check_keep(state: State, seat: Seat, action: Keep) -> None:
    """Rerolls may be left unused."""


def keep(progress: Progress, seat: Seat, action: Keep) -> None:
    """End the test with the dice as they lie."""
    _settle(progress, espionage.under_way(progress.state))


def _settle(progress: Progress, launch: states.Launch) -> None:
    """Let Ground Control and Insurance have their part, and move the rocket."""
    state, seat = progress.state, launch.seat
    lookup, researchers = state.start.lookup, state.nations[seat].sheets.researchers
    dice = list(launch.dice)
    turned = min(researchers[GROUND_CONTROL], dice.count(NEUTRAL))
    for _ in range(turned):
        dice[dice.index(NEUTRAL)] = SUCCESS
    if turned:
        progress.emit(NeutralsTurned(seat, turned, tuple(dice)))
    successes, failures = dice.count(SUCCESS), dice.count(FAILURE)
    insured = failures * researchers[INSURANCE] * lookup.board.money.insurance
    if insured:
        progress.emit(InsurancePaid(seat, failures, insured))
    mission = lookup.missions[launch.mission]
    research = sum([researchers[symbol] for symbol in lookup.symbols[mission]])
    score = successes - failures + research
    cell = lookup.held(mission, launch.start + score)
    progress.emit(
        RocketMoved(seat, launch.mission, successes, failures, research, score, launch.start, cell)
    )
