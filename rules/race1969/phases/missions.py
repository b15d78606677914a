"""Missions: which one a nation launches, and its start (Missions 1 and 2).

The launch goes on in ``mission_dice`` and ``espionage``.
"""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969.actions import Action, Launch, Stay
from rules.race1969.components.board import Mission
from rules.race1969.components.tracks import launch_cost, start_cell
from rules.race1969.events import MissionLaunched, StayedHome
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.phases import mission_dice, round_end
from rules.race1969.phases.make_decision import decision
from rules.race1969.state import Nation, State
from rules.race1969.terms import INVESTORS, LAUNCH, MOON

STAY = Stay()


def decisions(state: State) -> tuple[Decision, ...]:
    """The nation whose turn it is, or whoever a launch under way waits for."""
    if state.launch is not None:
        return mission_dice.decisions(state, state.launch)
    seat = state.turn
    return () if seat is None else (decision(seat, LAUNCH, state.year),)


def advance(recorder: Recorder) -> bool:
    """Carry a launch on; keep a nation home that can launch nothing; end the round."""
    state = recorder.state
    if state.launch is not None:
        return mission_dice.advance(recorder, state.launch)
    seat = state.turn
    if seat is None:
        round_end.finish(recorder)
        return True
    if any(may_launch(state, seat, mission) for mission in state.start.board.missions):
        return False
    recorder.emit(StayedHome(seat))
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every mission that the nation may launch now, and staying at home."""
    launches = [
        _launch(mission.id)
        for mission in state.start.board.missions
        if may_launch(state, seat, mission)
    ]
    return (*launches, STAY)


@lru_cache(maxsize=256)
def _launch(mission: str) -> Launch:
    return Launch(mission)


def cost_now(state: State, seat: Seat, mission: Mission) -> int:
    """The cost of a launch for the nation now, in millions."""
    investors = state.nations[seat].sheets.researchers[INVESTORS]
    return launch_cost(state.start.board, mission, investors)


def may_launch(state: State, seat: Seat, mission: Mission) -> bool:
    """True if the nation may launch the mission now (Missions): money, once each, flags."""
    nation = state.nations[seat]
    return (
        cost_now(state, seat, mission) <= nation.money
        and not _has_flown(nation, mission)
        and not _lacks_flag(state, nation, mission)
    )


def _has_flown(nation: Nation, mission: Mission) -> bool:
    return any(flown.mission == mission.id for flown in nation.flights)


def _lacks_flag(state: State, nation: Nation, mission: Mission) -> bool:
    """By a table option flags are a limit; the Moon has one of its own, on its track (14)."""
    if mission.id == MOON or not state.start.options.flags_limit:
        return False
    placed = sum([flown.mission != MOON for flown in nation.flights])
    return placed >= state.start.board.limits.flags


def check_launch(state: State, seat: Seat, action: Launch) -> None:
    """A mission that the nation hasn't flown, has a flag for if need be, and can pay."""
    board, nation = state.start.board, state.nations[seat]
    try:
        mission = board.mission(action.mission)
    except KeyError:
        raise IllegalAction("unknown-mission", mission=action.mission) from None
    if may_launch(state, seat, mission):
        return
    if _has_flown(nation, mission):
        raise IllegalAction("mission-flown", mission=mission.id)
    if _lacks_flag(state, nation, mission):
        raise IllegalAction("flags-spent", limit=board.limits.flags)
    needed = cost_now(state, seat, mission)
    raise IllegalAction("money-lacking", needed=needed, held=nation.money)


def launch(recorder: Recorder, seat: Seat, action: Launch) -> None:
    """Pay and put the rocket on the start cell; on the Moon track, where the flag stands."""
    state = recorder.state
    mission = state.start.board.mission(action.mission)
    cell = start_cell(mission.id, state.nations[seat].moon_cell)
    recorder.emit(MissionLaunched(seat, mission.id, cost_now(state, seat, mission), cell))


def check_stay(state: State, seat: Seat, action: Stay) -> None:
    """Nobody has to launch."""


def stay(recorder: Recorder, seat: Seat, action: Stay) -> None:
    """Launch nothing this round."""
    recorder.emit(StayedHome(seat))
