"""Espionage cards on a launch (3.2), and the prestige that the mission earns (3.3).

Cards leave the hand for a face-down play one by one and may be taken back until the play is
sealed. Opponents seal first: all at the same time, or clockwise as the rulebook has it. Then the
launching nation, who sees how many cards lie there, has its turn.
"""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969.actions import Action, Play, Seal, Take
from rules.race1969.events import (
    CardPlayed,
    CardTaken,
    MissionPaid,
    MoonFlagAdvanced,
    PlaySealed,
    PlaysLaid,
    PlaysRevealed,
)
from rules.race1969.evolve.recorder import Progress
from rules.race1969.hands import values
from rules.race1969.phases.asking import decision
from rules.race1969.state import Launch, State, clockwise
from rules.race1969.terms import MOON, SABOTAGE, SUPPORT

SEAL = Seal()


def under_way(state: State) -> Launch:
    """The launch that a decision about dice or cards belongs to."""
    assert state.launch is not None
    return state.launch


def opponents(state: State, launch: Launch) -> tuple[Seat, ...]:
    """Everybody but the launching nation, clockwise from its left."""
    return clockwise(len(state.nations), launch.seat)[1:]


def _waiting(state: State, launch: Launch) -> list[Seat]:
    """The opponents that hold cards and haven't sealed, clockwise."""
    return [
        seat
        for seat in opponents(state, launch)
        if not launch.sealed >> seat & 1 and (state.nations[seat].hand or launch.plays[seat])
    ]


def decisions(state: State, launch: Launch) -> tuple[Decision, ...]:
    """The opponents that may still play, then the launching nation."""
    year, nation = state.year, state.start.nations[launch.seat]
    waiting = _waiting(state, launch)
    if not waiting:
        return (decision(launch.seat, SUPPORT, year, nation),)
    if not state.start.sealed_espionage:
        waiting = waiting[:1]
    return tuple([decision(seat, SABOTAGE, year, nation) for seat in waiting])


def advance(progress: Progress, launch: Launch) -> bool:
    """Lay out the opponents' plays once all are sealed; reveal after the launching nation's."""
    state = progress.state
    if _waiting(state, launch):
        return False
    if launch.sealed & ~(1 << launch.seat) and not launch.laid:
        laid = [(seat, len(launch.plays[seat])) for seat in opponents(state, launch)]
        progress.reveal(PlaysLaid(tuple([(seat, count) for seat, count in laid if count])))
        return True
    seat = launch.seat
    own_cards = state.nations[seat].hand or launch.plays[seat]
    if own_cards and not launch.sealed >> seat & 1:
        return False
    _reveal(progress, launch)
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Add a card, take one back, or seal."""
    return _plays(state.nations[seat].hand, under_way(state).plays[seat])


@lru_cache(maxsize=1 << 14)
def _plays(hand: tuple[int, ...], play: tuple[int, ...]) -> tuple[Action, ...]:
    return (*map(Play, values(hand)), *map(Take, values(play)), SEAL)


def check_play(state: State, seat: Seat, action: Play) -> None:
    """Only a card from the nation's own hand."""
    if action.card not in state.nations[seat].hand:
        raise IllegalAction("card-not-held")


def play(progress: Progress, seat: Seat, action: Play) -> None:
    """Add a card to the nation's play."""
    progress.emit(CardPlayed(seat, action.card))


def check_take(state: State, seat: Seat, action: Take) -> None:
    """Only a card that lies in the nation's own play."""
    if action.card not in under_way(state).plays[seat]:
        raise IllegalAction("card-not-laid")


def take(progress: Progress, seat: Seat, action: Take) -> None:
    """Take a card of the nation's play back into its hand."""
    progress.emit(CardTaken(seat, action.card))


def check_seal(state: State, seat: Seat, action: Seal) -> None:
    """Any number of cards may be played, none included."""


def seal(progress: Progress, seat: Seat, action: Seal) -> None:
    """Make the play final; its size is public at once unless others still choose in secret."""
    state = progress.state
    launch = under_way(state)
    count = len(launch.plays[seat])
    if state.start.sealed_espionage and seat != launch.seat:
        progress.emit(PlaySealed(seat, count, open=False))
    else:
        progress.reveal(PlaySealed(seat, count, open=True))


def _reveal(progress: Progress, launch: Launch) -> None:
    """Turn up all cards: back for the opponents', then forward for the own ones."""
    state, seat = progress.state, launch.seat
    lookup = state.start.lookup
    mission = lookup.missions[launch.mission]
    cost = lookup.board.missions[mission].espionage_cost
    against = opponents(state, launch)
    back = sum([sum(launch.plays[opponent]) for opponent in against]) // cost
    forward = sum(launch.plays[seat]) // cost
    cell = lookup.held(mission, launch.cell - back)
    cell = lookup.held(mission, cell + forward)
    plays = tuple([(who, launch.plays[who]) for who in (*against, seat) if launch.plays[who]])
    progress.reveal(
        PlaysRevealed(seat, launch.mission, plays, cost, back, forward, launch.cell, cell)
    )
    _pay(progress, seat, mission, cell)


def _pay(progress: Progress, seat: Seat, mission: int, cell: int) -> None:
    """Prestige for the cell, less the flags of earlier rounds; a last cell moves the Moon flag."""
    state = progress.state
    lookup = state.start.lookup
    track = lookup.board.missions[mission]
    worth, flags = track.cells[cell - 1], len(state.flags[mission])
    progress.emit(MissionPaid(seat, track.id, cell, worth, flags, max(0, worth - flags)))
    if track.id == MOON or cell < len(track.cells):
        return
    moon_cell = state.nations[seat].moon_cell
    advanced = lookup.held(lookup.moon, moon_cell + 1)
    if advanced > moon_cell:
        progress.emit(MoonFlagAdvanced(seat, advanced))
