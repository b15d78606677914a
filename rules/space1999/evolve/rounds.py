"""States after the events of the game's course: rounds, turns, decisions, the Moon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Outcome
from rules.core.structs import replace, with_item
from rules.space1999.chart.moon import Moon
from rules.space1999.events import (
    Awaited,
    GameEnded,
    GameStarted,
    MoonMoved,
    PlanetsReset,
    RoundBegan,
    TurnBegan,
)
from rules.space1999.pieces import Task
from rules.space1999.state import State
from rules.space1999.terms import TURN


def _started(state: State, event: GameStarted) -> State:
    assert event.draws is not None
    return replace(state, first=event.first, draws=event.draws)


def _round_began(state: State, event: RoundBegan) -> State:
    return replace(state, round=event.round, begun=0, turn=None)


def _moon_moved(state: State, event: MoonMoved) -> State:
    assert event.draws is not None
    cards = state.start.board.moon_cards.copies if event.renewed else state.moon_cards
    return replace(
        state,
        draws=event.draws,
        moon=Moon(event.number, event.turns),
        moon_cards=with_item(cards, event.number, cards[event.number] - 1),
    )


def _turn_began(state: State, event: TurnBegan) -> State:
    return replace(
        state,
        turn=event.seat,
        begun=state.begun + 1,
        slid=0,
        agenda=(Task(event.seat, TURN, event.number),),
        asked=event.number,
    )


def _planets_reset(state: State, event: PlanetsReset) -> State:
    cards = state.start.board.planet_card_indexes
    return replace(state, turn=None, planet_deck=cards, under=(), visits=())


def _awaited(state: State, event: Awaited) -> State:
    asked = max([state.asked, *[task.number for task in event.agenda]])
    return replace(state, asked=asked, agenda=event.agenda)


def _ended(state: State, event: GameEnded) -> State:
    return replace(state, agenda=(), outcome=Outcome(event.standings))


ROUND_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        GameStarted: _started,
        RoundBegan: _round_began,
        MoonMoved: _moon_moved,
        TurnBegan: _turn_began,
        PlanetsReset: _planets_reset,
        Awaited: _awaited,
        GameEnded: _ended,
    }
)
