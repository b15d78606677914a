"""Phase 3, missions: who launches what (3). The flight itself is in ``flight``."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969.actions import Action, Launch, Stay
from rules.race1969.components import Mission
from rules.race1969.events import MissionLaunched, StayedHome
from rules.race1969.lookup import INVESTORS
from rules.race1969.phases import flight, year_end
from rules.race1969.progress import Progress
from rules.race1969.state import State
from rules.race1969.terms import LAUNCH, MOON

STAY = Stay()


def decisions(state: State) -> tuple[Decision, ...]:
    """The nation whose turn it is, or whoever a launch under way waits for."""
    if state.launch is not None:
        return flight.decisions(state, state.launch)
    return (Decision(state.turn or 0, LAUNCH),)


def advance(progress: Progress) -> bool:
    """Carry a launch on; keep a nation home that can launch nothing; end the round."""
    state = progress.state
    if state.launch is not None:
        return flight.advance(progress, state.launch)
    seat = state.turn
    if seat is None:
        year_end.finish(progress)
        return True
    if len(actions(state, seat)) > 1:
        return False
    progress.emit(StayedHome(seat))
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every mission that the nation may launch now, and staying at home."""
    launches = [
        Launch(mission.id)
        for mission in state.start.lookup.board.missions
        if _refusal(state, seat, mission) is None
    ]
    return (*launches, STAY)


def launch_cost(state: State, seat: Seat, mission: Mission) -> int:
    """What a launch costs the nation: Investors lower it, the Moon's excepted."""
    if mission.id == MOON:
        return mission.launch_cost
    researchers = state.nations[seat].sheets.researchers[INVESTORS]
    return max(0, mission.launch_cost - researchers * state.start.lookup.board.money.investors)


def _refusal(state: State, seat: Seat, mission: Mission) -> IllegalAction | None:
    """Why the nation may not launch the mission now, if so (3: once each, flags, money)."""
    nation = state.nations[seat]
    if any(flown.mission == mission.id for flown in nation.flights):
        return IllegalAction("mission-flown", mission=mission.id)
    if mission.id != MOON:
        limit = state.start.lookup.board.limits.flags
        if sum(flown.mission != MOON for flown in nation.flights) >= limit:
            return IllegalAction("flags-spent", limit=limit)
    needed = launch_cost(state, seat, mission)
    if needed > nation.money:
        return IllegalAction("money-lacking", needed=needed, held=nation.money)
    return None


def check_launch(state: State, seat: Seat, action: Launch) -> None:
    """A mission that the nation hasn't flown, has a flag for and can pay."""
    lookup = state.start.lookup
    index = lookup.missions.get(action.mission)
    if index is None:
        raise IllegalAction("unknown-mission", mission=action.mission)
    refusal = _refusal(state, seat, lookup.board.missions[index])
    if refusal is not None:
        raise refusal


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
