"""Carries out the events of the espionage deck: cards drawn, renewed, thrown away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.piles import added, without
from rules.core.structs import replace, with_item
from rules.race1969.espionage_cards import counted
from rules.race1969.events.cards import (
    CardDiscarded,
    CardsDrawn,
    DeckRenewed,
)
from rules.race1969.pieces import LastMove
from rules.race1969.state import State
from rules.race1969.terms import INCOME, PURCHASES


def _drawn(state: State, event: CardsDrawn) -> State:
    assert event.cards is not None
    assert event.draws is not None
    nation = state.nations[event.seat]
    nation = replace(nation, money=nation.money - event.paid, hand=added(nation.hand, *event.cards))
    state = replace(
        state,
        draws=event.draws,
        nations=with_item(state.nations, event.seat, nation),
        deck=counted(state.deck, event.cards, -1),
    )
    if state.phase == INCOME:
        owed = state.owed[event.seat] - event.count
        return replace(state, owed=with_item(state.owed, event.seat, owed))
    return replace(state, making_room=False, last=LastMove(event.seat, "cards"))


def _renewed(state: State, event: DeckRenewed) -> State:
    return replace(state, deck=state.discards, discards=state.deck)


def _discarded(state: State, event: CardDiscarded) -> State:
    assert event.card is not None
    nation = state.nations[event.seat]
    nation = replace(nation, hand=without(nation.hand, event.card))
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        discards=counted(state.discards, (event.card,), 1),
        making_room=state.phase == PURCHASES,
    )


BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        CardsDrawn: _drawn,
        DeckRenewed: _renewed,
        CardDiscarded: _discarded,
    }
)
