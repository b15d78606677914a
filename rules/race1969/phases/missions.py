"""Phase 3, missions: who launches what (3). The flight itself is in ``flight``."""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969.actions import Action, Launch, Stay
from rules.race1969.components import Mission
from rules.race1969.events import MissionLaunched, StayedHome
from rules.race1969.evolve.recorder import Progress
from rules.race1969.lookup import INVESTORS
from rules.race1969.phases import flight, year_end
from rules.race1969.phases.asking import decision
from rules.race1969.state import Nation, State
from rules.race1969.terms import LAUNCH, MOON

STAY = Stay()


def decisions(state: State) -> tuple[Decision, ...]:
    """The nation whose turn it is, or whoever a launch under way waits for."""
    if state.launch is not None:
        return flight.decisions(state, state.launch)
    seat = state.turn
    return () if seat is None else (decision(seat, LAUNCH, state.year),)


def advance(progress: Progress) -> bool:
    """Carry a launch on; keep a nation home that can launch nothing; end the round."""
    state = progress.state
    if state.launch is not None:
        return flight.advance(progress, state.launch)
    seat = state.turn
    if seat is None:
        year_end.finish(progress)
        return True
    if any(_may_launch(state, seat, mission) for mission in state.start.lookup.board.missions):
        return False
    progress.emit(StayedHome(seat))
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every mission that the nation may launch now, and staying at home."""
    launches = [
        _launch(mission.id)
        for mission in state.start.lookup.board.missions
        if _may_launch(state, seat, mission)
    ]
    return (*launches, STAY)


@lru_cache(maxsize=256)
def _launch(mission: str) -> Launch:
    return Launch(mission)


def launch_cost(state: State, seat: Seat, mission: Mission) -> int:
    """What a launch costs the nation: Investors lower it, the Moon's excepted."""
    if mission.id == MOON:
        return mission.launch_cost
    researchers = state.nations[seat].sheets.researchers[INVESTORS]
    return max(0, mission.launch_cost - researchers * state.start.lookup.board.money.investors)


def _may_launch(state: State, seat: Seat, mission: Mission) -> bool:
    """Whether the nation may launch the mission now (3): money, once each, flags."""
    nation = state.nations[seat]
    return (
        launch_cost(state, seat, mission) <= nation.money
        and not _has_flown(nation, mission)
        and not _lacks_flag(state, nation, mission)
    )


def _has_flown(nation: Nation, mission: Mission) -> bool:
    return any(flown.mission == mission.id for flown in nation.flights)


def _lacks_flag(state: State, nation: Nation, mission: Mission) -> bool:
    """The Moon has a flag of its own, which marks the nation's advance on its track."""
    if mission.id == MOON:
        return False
    placed = sum([flown.mission != MOON for flown in nation.flights])
    return placed >= state.start.lookup.board.limits.flags


def check_launch(state: State, seat: Seat, action: Launch) -> None:
    """A mission that the nation hasn't flown, has a flag for and can pay."""
    lookup, nation = state.start.lookup, state.nations[seat]
    index = lookup.missions.get(action.mission)
    if index is None:
        raise IllegalAction("unknown-mission", mission=action.mission)
    mission = lookup.board.missions[index]
    if _may_launch(state, seat, mission):
        return
    if _has_flown(nation, mission):
        raise IllegalAction("mission-flown", mission=mission.id)
    if _lacks_flag(state, nation, mission):
        raise IllegalAction("flags-spent", limit=lookup.board.limits.flags)
    needed = launch_cost(state, seat, mission)
    raise IllegalAction("money-lacking", needed=needed, held=nation.money)


def launch(progress: Progress, seat: Seat, action: Launch) -> None:
    """Pay and put the rocket on the start cell; on the Moon track, where the flag stands."""
    state = progress.state
    mission = state.start.lookup.board.mission(action.mission)
    cell = state.nations[seat].moon_cell if mission.id == MOON else 1
    progress.emit(MissionLaunched(seat, mission.id, launch_cost(state, seat, mission), cell))


def check_stay(state: State, seat: Seat, action: Stay) -> None:
    """Nobody has to launch."""


def stay(progress: Progress, seat: Seat, action: Stay) -> None:
    """Launch nothing this round."""
    progress.emit(StayedHome(seat))
