"""Missions: which one a nation launches, and its start (Missions 1 and 2).

The launch goes on in ``mission_dice`` and ``espionage``.
"""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Decision, Seat
from rules.core.structs import replace, struct, with_item
from rules.race1969 import mission_dice, scoring
from rules.race1969.board import Mission, launch_cost, start_cell
from rules.race1969.progress import Action, Event, Recorder, decision
from rules.race1969.state import LastMove, Nation, RunningLaunch, State
from rules.race1969.terms import INVESTORS, LAUNCH, MOON


@event
class MissionLaunched(Event):
    """A nation paid for a mission; its rocket stands on ``cell`` (Missions 1 and 2)."""

    seat: Seat
    mission: str
    paid: int
    cell: int

    def evolve(self, state: State) -> State:
        nation = state.nations[self.seat]
        nation = replace(nation, money=nation.money - self.paid)
        return replace(
            state,
            nations=with_item(state.nations, self.seat, nation),
            launch=RunningLaunch(
                self.seat,
                self.mission,
                self.paid,
                start=self.cell,
                cell=self.cell,
                plays=((),) * len(state.nations),
            ),
            last=LastMove(self.seat, "launch", mission=self.mission, cell=self.cell),
        )


@event
class StayedHome(Event):
    """A nation launched nothing this round."""

    seat: Seat

    def evolve(self, state: State) -> State:
        return replace(state, done=state.done | 1 << self.seat)


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
        scoring.finish(recorder)
        return True
    if any(may_launch(state, seat, mission) for mission in state.start.board.missions):
        return False
    recorder.emit(StayedHome(seat))
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every mission that the nation may launch now, and staying at home."""
    launches = [
        Launch(mission.id)
        for mission in state.start.board.missions
        if may_launch(state, seat, mission)
    ]
    return (*launches, STAY)


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


@struct
class Launch(Action):
    """Pay for a mission and roll its test (Missions 1 to 3)."""

    decisions = (LAUNCH,)

    mission: str

    def check(self, state: State, seat: Seat) -> None:
        """A mission that the nation hasn't flown, has a flag for if need be, and can pay."""
        board, nation = state.start.board, state.nations[seat]
        try:
            mission = board.mission(self.mission)
        except KeyError:
            raise IllegalAction("unknown-mission", mission=self.mission) from None
        if may_launch(state, seat, mission):
            return
        if _has_flown(nation, mission):
            raise IllegalAction("mission-flown", mission=mission.id)
        if _lacks_flag(state, nation, mission):
            raise IllegalAction("flags-spent", limit=board.limits.flags)
        needed = cost_now(state, seat, mission)
        raise IllegalAction("money-lacking", needed=needed, held=nation.money)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        """Pay and put the rocket on the start cell; on the Moon track, where the flag stands."""
        state = recorder.state
        mission = state.start.board.mission(self.mission)
        cell = start_cell(mission.id, state.nations[seat].moon_cell)
        recorder.emit(MissionLaunched(seat, mission.id, cost_now(state, seat, mission), cell))


@struct
class Stay(Action):
    """Launch nothing this round."""

    decisions = (LAUNCH,)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        """Launch nothing this round."""
        recorder.emit(StayedHome(seat))


STAY = Stay()
