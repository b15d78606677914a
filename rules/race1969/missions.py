"""Missions (Missions 1 to 7): the launch, and the test with its dice, up to the cards."""

from __future__ import annotations

from dataclasses import replace

from rules.core.errors import IllegalAction
from rules.core.events import Hidden, event
from rules.core.game import Decision, Seat
from rules.core.structs import struct, with_item
from rules.race1969 import espionage, scoring
from rules.race1969.board import Mission, cell_on_track, launch_cost, start_cell, symbol_research
from rules.race1969.state import (
    Action,
    Event,
    LastMove,
    Nation,
    Recorder,
    RunningLaunch,
    State,
    decision,
)
from rules.race1969.terms import (
    FACES,
    FAILURE,
    GROUND_CONTROL,
    INSURANCE,
    INVESTORS,
    LAUNCH,
    MOON,
    NEUTRAL,
    REROLL,
    SIMULATION,
    SUCCESS,
)


@event
class MissionLaunched(Event):
    """A nation paid for a mission; its rocket stands on ``cell`` (Missions 1 and 2)."""

    seat: Seat
    mission: str
    paid: int
    cell: int

    def evolve(self, state: State) -> State:
        money = state.nations[self.seat].money - self.paid
        return replace(
            state,
            nations=state.with_nation(self.seat, money=money),
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
    seat: Seat

    def evolve(self, state: State) -> State:
        return replace(state, done=state.done | {self.seat})


def decisions(state: State) -> tuple[Decision, ...]:
    """The nation whose turn it is, or whoever a launch under way waits for."""
    if state.launch is not None:
        return _launch_decisions(state, state.launch)
    seat = state.turn
    return () if seat is None else (decision(seat, LAUNCH, state.year),)


def advance(recorder: Recorder) -> bool:
    """Carry a launch on; keep a nation home that can launch nothing; end the round."""
    state = recorder.state
    if state.launch is not None:
        return _advance_launch(recorder, state.launch)
    seat = state.turn
    if seat is None:
        scoring.finish(recorder)
        return True
    if any(may_launch(state, seat, mission) for mission in state.start.board.missions):
        return False
    recorder.emit(StayedHome(seat))
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    launches = [
        Launch(mission.id)
        for mission in state.start.board.missions
        if may_launch(state, seat, mission)
    ]
    return (*launches, STAY)


def cost_now(state: State, seat: Seat, mission: Mission) -> int:
    """The cost of a launch for the nation now, in millions."""
    investors = state.nations[seat].researches[INVESTORS].researchers
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
        state = recorder.state
        mission = state.start.board.mission(self.mission)
        cell = start_cell(mission.id, state.nations[seat].moon_cell)
        recorder.emit(MissionLaunched(seat, mission.id, cost_now(state, seat, mission), cell))


@struct
class Stay(Action):
    """Launch nothing this round."""

    decisions = (LAUNCH,)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(StayedHome(seat))


STAY = Stay()


# The test


@event
class DiceRolled(Event):
    """The dice of a mission test: ``success``, ``neutral`` or ``failure`` each (Missions 3)."""

    seat: Seat
    dice: tuple[str, ...]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        launch = replace(state.current_launch, dice=self.dice)
        return replace(state, draws=self.draws, launch=launch)


@event
class DieRerolled(Event):
    """Simulation let die ``die`` (1 to 5) roll anew."""

    seat: Seat
    die: int
    face: str
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        launch = state.current_launch
        launch = replace(
            launch,
            dice=with_item(launch.dice, self.die - 1, self.face),
            rerolled=(*launch.rerolled, self.die),
        )
        return replace(state, draws=self.draws, launch=launch)


@event
class NeutralsTurned(Event):
    """Ground Control turned ``count`` neutral dice into successes; ``dice`` is what lies now."""

    seat: Seat
    count: int
    dice: tuple[str, ...]

    def evolve(self, state: State) -> State:
        return replace(state, launch=replace(state.current_launch, dice=self.dice))


@event
class InsurancePaid(Event):
    """Insurance paid ``money`` million for ``failures`` failures."""

    seat: Seat
    failures: int
    money: int

    def evolve(self, state: State) -> State:
        money = state.nations[self.seat].money + self.money
        return replace(state, nations=state.with_nation(self.seat, money=money))


@event
class RocketMoved(Event):
    """The test's score moved the rocket (Missions 7).

    ``score`` = ``successes`` − ``failures`` + ``research``, the researchers in the mission's
    symbols.
    """

    seat: Seat
    mission: str
    successes: int
    failures: int
    research: int
    score: int
    start: int
    cell: int

    def evolve(self, state: State) -> State:
        launch = replace(
            state.current_launch, research=self.research, score=self.score, cell=self.cell
        )
        return replace(state, launch=launch)


def _launch_decisions(state: State, launch: RunningLaunch) -> tuple[Decision, ...]:
    """The launching nation about its dice, then whoever may play cards."""
    if launch.score is None:
        nation = state.start.nations[launch.seat]
        return (decision(launch.seat, REROLL, state.year, nation),)
    return espionage.decisions(state, launch)


def _advance_launch(recorder: Recorder, launch: RunningLaunch) -> bool:
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
    researchers = state.nations[launch.seat].researches[SIMULATION].researchers
    return min(researchers, len(launch.dice)) - len(launch.rerolled)


def _roll(recorder: Recorder, launch: RunningLaunch) -> None:
    dice, board = recorder.dice(), recorder.state.start.board
    sides = board.dice.sides
    faces = tuple([FACES[dice.weighted(sides)] for _ in range(board.dice.count)])
    recorder.reveal(DiceRolled(launch.seat, faces, dice.counter))


def dice_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Each die that hasn't had its second roll, and keeping what lies there."""
    launch = state.current_launch
    dice = range(1, len(launch.dice) + 1)
    return (*(Reroll(die) for die in dice if die not in launch.rerolled), KEEP)


@struct
class Reroll(Action):
    """Roll die ``die`` (1 to 5) anew, as Simulation allows (Missions 4)."""

    decisions = (REROLL,)

    die: int

    def check(self, state: State, seat: Seat) -> None:
        """Each die once; the second roll stands (Missions 4)."""
        launch = state.current_launch
        if not 1 <= self.die <= len(launch.dice):
            raise IllegalAction("no-such-die", die=self.die, dice=len(launch.dice))
        if self.die in launch.rerolled:
            raise IllegalAction("die-rerolled", die=self.die)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        dice = recorder.dice()
        face = FACES[dice.weighted(recorder.state.start.board.dice.sides)]
        recorder.reveal(DieRerolled(seat, self.die, face, dice.counter))


@struct
class Keep(Action):
    """Accept the dice as they lie."""

    decisions = (REROLL,)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        _settle(recorder, recorder.state.current_launch)


KEEP = Keep()


def _settle(recorder: Recorder, launch: RunningLaunch) -> None:
    """Let Ground Control and Insurance have their part, and move the rocket."""
    state, seat = recorder.state, launch.seat
    board, researchers = state.start.board, state.nations[seat].researchers
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
