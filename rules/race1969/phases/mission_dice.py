"""The mission test (Missions 3 to 7): dice, Simulation, Ground Control, Insurance, the score."""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969.actions import Action, Keep, Reroll
from rules.race1969.components.tracks import cell_on_track, symbol_research
from rules.race1969.events import (
    DiceRolled,
    DieRerolled,
    InsurancePaid,
    NeutralsTurned,
    RocketMoved,
)
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.phases import espionage
from rules.race1969.phases.make_decision import decision
from rules.race1969.state import RunningLaunch, State
from rules.race1969.terms import (
    FACES,
    FAILURE,
    GROUND_CONTROL,
    INSURANCE,
    NEUTRAL,
    REROLL,
    SIMULATION,
    SUCCESS,
)

KEEP = Keep()


def decisions(state: State, launch: RunningLaunch) -> tuple[Decision, ...]:
    """The launching nation about its dice, then whoever may play cards."""
    if launch.score is None:
        nation = state.start.nations[launch.seat]
        return (decision(launch.seat, REROLL, state.year, nation),)
    return espionage.decisions(state, launch)


def advance(recorder: Recorder, launch: RunningLaunch) -> bool:
    """Roll; end the test once no die can be rolled again; then the cards."""
    if launch.score is not None:
        return espionage.advance(recorder, launch)
    if not launch.dice:
        _roll(recorder, launch)
    elif rerolls_left(recorder.state, launch):
        return False
    else:
        _settle(recorder, launch)
    return True


def rerolls_left(state: State, launch: RunningLaunch) -> int:
    """The number of dice that Simulation still allows to roll anew, each die once."""
    researchers = state.nations[launch.seat].sheets.researchers[SIMULATION]
    return min(researchers, len(launch.dice)) - len(launch.rerolled)


def _roll(recorder: Recorder, launch: RunningLaunch) -> None:
    dice, board = recorder.dice(), recorder.state.start.board
    sides = board.dice.sides
    faces = tuple([FACES[dice.weighted(sides)] for _ in range(board.dice.count)])
    recorder.reveal(DiceRolled(launch.seat, faces, dice.counter))


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Each die that hasn't had its second roll, and keeping what lies there."""
    launch = state.current_launch
    return _rerolls(len(launch.dice), tuple(sorted(launch.rerolled)))


@lru_cache(maxsize=1024)
def _rerolls(count: int, rerolled: tuple[int, ...]) -> tuple[Action, ...]:
    dice = [Reroll(die) for die in range(1, count + 1) if die not in rerolled]
    return (*dice, KEEP)


def check_reroll(state: State, seat: Seat, action: Reroll) -> None:
    """Each die once; the second roll stands (Missions 4)."""
    launch = state.current_launch
    if not 1 <= action.die <= len(launch.dice):
        raise IllegalAction("no-such-die", die=action.die, dice=len(launch.dice))
    if action.die in launch.rerolled:
        raise IllegalAction("die-rerolled", die=action.die)


def reroll(recorder: Recorder, seat: Seat, action: Reroll) -> None:
    """Roll one die anew."""
    dice = recorder.dice()
    face = FACES[dice.weighted(recorder.state.start.board.dice.sides)]
    recorder.reveal(DieRerolled(seat, action.die, face, dice.counter))


def check_keep(state: State, seat: Seat, action: Keep) -> None:
    """Rerolls may be left unused."""


def keep(recorder: Recorder, seat: Seat, action: Keep) -> None:
    """End the test with the dice as they lie."""
    _settle(recorder, recorder.state.current_launch)


def _settle(recorder: Recorder, launch: RunningLaunch) -> None:
    """Let Ground Control and Insurance have their part, and move the rocket."""
    state, seat = recorder.state, launch.seat
    board, researchers = state.start.board, state.nations[seat].sheets.researchers
    dice = list(launch.dice)
    turned = min(researchers[GROUND_CONTROL], dice.count(NEUTRAL))
    for _ in range(turned):
        dice[dice.index(NEUTRAL)] = SUCCESS
    if turned:
        recorder.emit(NeutralsTurned(seat, turned, tuple(dice)))
    successes, failures = dice.count(SUCCESS), dice.count(FAILURE)
    insured = failures * researchers[INSURANCE] * board.money.insurance
    if insured:
        recorder.emit(InsurancePaid(seat, failures, insured))
    mission = board.mission(launch.mission)
    research = symbol_research(mission, researchers)
    score = successes - failures + research
    cell = cell_on_track(launch.start + score, len(mission.cells))
    recorder.emit(
        RocketMoved(seat, launch.mission, successes, failures, research, score, launch.start, cell)
    )
