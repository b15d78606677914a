"""Espionage cards on a launch (Missions 8), and what the mission earns (Missions 9 and 10).

Cards leave the hand for a face-down play one by one and may be taken back until the play is
sealed. Opponents seal first: all at the same time, or clockwise as the rulebook has it. Then the
launching nation, who sees how many cards lie there, has its turn.
"""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969.actions import Action, Play, Seal, Take
from rules.race1969.components.board import Mission
from rules.race1969.components.tracks import (
    FIRST_CELL,
    cell_after_cards,
    cell_on_track,
    prestige_after_flags,
)
from rules.race1969.espionage_cards import values
from rules.race1969.events import (
    CardPlayed,
    CardTaken,
    MissionPaid,
    MoonFlagAdvanced,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
)
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.phases.make_decision import decision
from rules.race1969.state import RunningLaunch, State, clockwise
from rules.race1969.terms import MOON, SABOTAGE, SUPPORT

SEAL = Seal()


def opponents(state: State, launch: RunningLaunch) -> tuple[Seat, ...]:
    """Everybody but the launching nation, clockwise from its left."""
    return clockwise(len(state.nations), launch.seat)[1:]


def _waiting(state: State, launch: RunningLaunch) -> list[Seat]:
    """The opponents that hold cards and haven't sealed, clockwise."""
    return [
        seat
        for seat in opponents(state, launch)
        if not launch.sealed >> seat & 1 and (state.nations[seat].hand or launch.plays[seat])
    ]


def decisions(state: State, launch: RunningLaunch) -> tuple[Decision, ...]:
    """The opponents that may still play, then the launching nation."""
    year, nation = state.year, state.start.nations[launch.seat]
    waiting = _waiting(state, launch)
    if not waiting:
        return (decision(launch.seat, SUPPORT, year, nation),)
    if not state.start.options.sealed_espionage:
        waiting = waiting[:1]
    return tuple([decision(seat, SABOTAGE, year, nation) for seat in waiting])


def advance(recorder: Recorder, launch: RunningLaunch) -> bool:
    """Lay out the opponents' plays once all are sealed; reveal after the launching nation's."""
    state = recorder.state
    if _waiting(state, launch):
        return False
    if launch.sealed & ~(1 << launch.seat) and not launch.laid:
        laid = [(seat, len(launch.plays[seat])) for seat in opponents(state, launch)]
        recorder.reveal(PlaysLaid(tuple([(seat, count) for seat, count in laid if count])))
        return True
    seat = launch.seat
    own_cards = state.nations[seat].hand or launch.plays[seat]
    if own_cards and not launch.sealed >> seat & 1:
        return False
    _reveal(recorder, launch)
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Add a card, take one back, or seal."""
    return _plays(state.nations[seat].hand, state.current_launch.plays[seat])


@lru_cache(maxsize=1 << 14)
def _plays(hand: tuple[int, ...], play: tuple[int, ...]) -> tuple[Action, ...]:
    return (*map(Play, values(hand)), *map(Take, values(play)), SEAL)


def check_play(state: State, seat: Seat, action: Play) -> None:
    """Only a card from the nation's own hand."""
    if action.card not in state.nations[seat].hand:
        raise IllegalAction("card-not-held")


def play(recorder: Recorder, seat: Seat, action: Play) -> None:
    """Add a card to the nation's play."""
    recorder.emit(CardPlayed(seat, action.card))


def check_take(state: State, seat: Seat, action: Take) -> None:
    """Only a card that lies in the nation's own play."""
    if action.card not in state.current_launch.plays[seat]:
        raise IllegalAction("card-not-laid")


def take(recorder: Recorder, seat: Seat, action: Take) -> None:
    """Take a card of the nation's play back into its hand."""
    recorder.emit(CardTaken(seat, action.card))


def check_seal(state: State, seat: Seat, action: Seal) -> None:
    """Any number of cards may be played, none included."""


def seal(recorder: Recorder, seat: Seat, action: Seal) -> None:
    """Make the play final; its size is public at once unless others still choose in secret."""
    state = recorder.state
    launch = state.current_launch
    count = len(launch.plays[seat])
    if state.start.options.sealed_espionage and seat != launch.seat:
        recorder.emit(PlaySealed(seat, count, open=False))
    else:
        recorder.reveal(PlaySealed(seat, count, open=True))


def _reveal(recorder: Recorder, launch: RunningLaunch) -> None:
    """Turn up all cards: back for the opponents', then forward for the own ones."""
    state, seat = recorder.state, launch.seat
    mission = state.start.board.mission(launch.mission)
    cost, opposing = mission.espionage_cost, opponents(state, launch)
    against = sum([sum(launch.plays[opponent]) for opponent in opposing])
    support = sum(launch.plays[seat])
    cell = cell_after_cards(launch.cell, len(mission.cells), cost, against, support)
    plays = tuple([(who, launch.plays[who]) for who in (*opposing, seat) if launch.plays[who]])
    back, forward = against // cost, support // cost
    recorder.reveal(PlaysRevealed(seat, mission.id, plays, cost, back, forward, launch.cell, cell))
    _pay(recorder, seat, mission, cell)


def _pay(recorder: Recorder, seat: Seat, mission: Mission, cell: int) -> None:
    """Prestige for the cell, less the flags of earlier rounds; a last cell moves the Moon flag."""
    state = recorder.state
    board = state.start.board
    flags = len(state.flags[board.mission_index(mission.id)])
    worth = mission.cells[cell - FIRST_CELL]
    earned = prestige_after_flags(worth, flags)
    recorder.emit(MissionPaid(seat, mission.id, cell, worth, flags, earned))
    if mission.id == MOON or cell < len(mission.cells):
        return
    moon_cell = state.nations[seat].moon_cell
    advanced = cell_on_track(moon_cell + 1, len(board.mission(MOON).cells))
    if advanced > moon_cell:
        recorder.emit(MoonFlagAdvanced(seat, advanced))
