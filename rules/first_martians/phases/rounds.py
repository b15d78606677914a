"""Rounds: their phases one after the other, clean-up, and the end of the mission (B3, B6, B9)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.events import Hidden, event
from rules.core.game import Seat
from rules.first_martians.components.content import RULE, ref
from rules.first_martians.effects.averting import Danger, ask_to_avert
from rules.first_martians.effects.mars_base import CleanedUp
from rules.first_martians.effects.mission_end import DONE, THRESHOLD, TIME, broken, end_mission
from rules.first_martians.effects.tracks import BoxTurned, change_track
from rules.first_martians.phases.mission_events import begin_events
from rules.first_martians.phases.production import MORALE_DUE, begin_production
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import Plan, State, Step
from rules.first_martians.terms import (
    ACTIONS,
    BLOCK_INDEX,
    BLOCKS,
    CLEAN_UP,
    EVENTS,
    MALFUNCTION,
    MALFUNCTIONS,
    MORALE,
    PLAN,
    PRODUCTION,
)


@event
class MalfunctionsRolled(Event):
    """The malfunction dice were rolled; ``results`` are by block, -1 for a die not rolled."""

    lesson = "malfunction-dice"

    results: tuple[int, ...]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        return state.drawn(self.draws)


@event
class GameStarted(Event):
    """The astronauts were given their seats, and one is the first player (B2)."""

    lesson = "round"

    roles: tuple[str, ...]
    first: Seat
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(state, first=self.first, draws=self.draws)


@event
class PhaseBegan(Event):
    """A phase of a round began; rounds and phases count from 1."""

    round: int
    phase: int

    def evolve(self, state: State) -> State:
        crew = state.crew
        if any(each.cured for each in crew):
            crew = tuple(replace(each, cured=()) for each in crew)
        plan = Plan() if self.phase in (EVENTS, ACTIONS) else state.plan
        return replace(state, round=self.round, phase=self.phase, crew=crew, plan=plan)


@event
class FirstPlayerPassed(Event):
    """The first player's marker went on to a seat (B6, VI)."""

    seat: Seat

    def evolve(self, state: State) -> State:
        return replace(state, first=self.seat)


PHASE, NEXT_ROUND, OBJECTIVES = "phase", "next-round", "objectives"
NOT_ROLLED = -1


def begin_round(progress: Progress) -> None:
    """Put a round's phases before everything else."""
    phases = (EVENTS, MORALE, PRODUCTION, ACTIONS, MALFUNCTIONS, CLEAN_UP)
    progress.push(*(Step(PHASE, data=(str(phase),)) for phase in phases), Step(NEXT_ROUND))


def begin_phase(progress: Progress, step: Step) -> None:
    """Begin a phase; objectives are looked at when it is over."""
    phase = int(step.data[0])
    round_ = progress.state.round + (phase == EVENTS)
    progress.emit(PhaseBegan(round_, phase))
    progress.push(Step(OBJECTIVES))
    if phase == EVENTS:
        turn_boxes(progress)
        begin_events(progress)
    elif phase == MORALE:
        progress.push(Step(MORALE_DUE))
    elif phase == PRODUCTION:
        begin_production(progress)
    elif phase == ACTIONS:
        progress.ask(PLAN)
    elif phase == MALFUNCTIONS:
        roll_malfunctions(progress)
    else:
        clean_up(progress)
    progress.push(*_lasting_rules(progress.state))


def _lasting_rules(state: State) -> tuple[Step, ...]:
    """What the campaign's rules for good bring as a phase begins."""
    told = state.start.campaign
    return tuple(
        Step(EFFECTS, state.first, (ref(RULE, name), "0"))
        for name in state.rules
        if told is not None and told.rule[name].phase == state.phase
    )


def turn_boxes(progress: Progress) -> None:
    """Turn the markers red whose die the mission's sheet asks for from this sol on (FAQ)."""
    state = progress.state
    for sol, block in state.mission.dice.items():
        if int(sol) <= state.round and not progress.state.boxes[BLOCK_INDEX[block]]:
            progress.emit(BoxTurned(block))


def roll_malfunctions(progress: Progress) -> None:
    """Roll the dice whose marker is red, add red parts, move the tracks (V)."""
    state = progress.state
    boxes = progress.state.boxes
    dice = progress.dice()
    results = []
    for block, red in zip(BLOCKS, boxes, strict=True):
        faces = state.start.content.base.malfunction_dice[block]
        results.append(faces[dice.below(len(faces))] if red else NOT_ROLLED)
    if any(boxes):
        progress.reveal(MalfunctionsRolled(tuple(results), dice.counter))
    for block, result in zip(BLOCKS, results, strict=True):
        change_track(progress, block, max(0, result) + red_parts(state, block), "malfunction")


def red_parts(state: State, block: str) -> int:
    """The number of a block's parts that add to its malfunctions; none of what is shut down.

    Each of a facility's parts counts for itself: +1 isn't an effect that would double.
    """
    base = state.start.content.base
    return sum(
        MALFUNCTION in penalties
        for each in state.facilities
        if base.facility[each.id].block == block and not each.shut
        for penalties in base.penalties(each.id, each.upgrade, each.broken).values()
    )


def clean_up(progress: Progress) -> None:
    """Move tokens and pending things on, refresh skills, pass the first player's marker (VI)."""
    progress.emit(CleanedUp())
    seats = len(progress.state.crew)
    progress.emit(FirstPlayerPassed((progress.state.first + 1) % seats))


def next_round(progress: Progress, step: Step) -> None:
    """Look whether the mission is done, or lost as time is over; else begin the next round (B9)."""
    state = progress.state
    needed = (each.id for each in state.mission.objectives if not each.optional)
    done = all(each in state.reached for each in needed)
    most = state.mission.threshold.get(state.start.level)
    kept = most is None or broken(state) <= most
    if done and most is not None:
        danger = Danger(NEXT_ROUND, "mend", "", broken(state) - most)
        if ask_to_avert(progress, step, danger):
            return
    if done and kept:
        end_mission(progress, True, DONE)
    elif state.round >= state.sols:
        end_mission(progress, False, THRESHOLD if done else TIME)
    else:
        begin_round(progress)
