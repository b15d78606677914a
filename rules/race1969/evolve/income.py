"""Carries out the events of the income: money, free cards left, trades."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.structs import replace, with_item
from rules.race1969.events.income import (
    FreeCardForgone,
    IncomePaid,
    Traded,
    TradeSealed,
)
from rules.race1969.pieces import LastMove
from rules.race1969.state import State
from rules.race1969.terms import ESPIONAGE


def _income(state: State, event: IncomePaid) -> State:
    nation = state.nations[event.seat]
    free_cards = nation.sheets.researchers[ESPIONAGE]
    nation = replace(nation, money=nation.money + event.money)
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        owed=with_item(state.owed, event.seat, free_cards),
    )


def _forgone(state: State, event: FreeCardForgone) -> State:
    return replace(state, owed=with_item(state.owed, event.seat, state.owed[event.seat] - 1))


def _trade_sealed(state: State, event: TradeSealed) -> State:
    return replace(state, trades=with_item(state.trades, event.seat, event.points))


def _traded(state: State, event: Traded) -> State:
    nation = state.nations[event.seat]
    nation = replace(
        nation, prestige=nation.prestige - event.points, money=nation.money + event.money
    )
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        done=state.done | 1 << event.seat,
        trades=with_item(state.trades, event.seat, event.points),
        last=LastMove(event.seat, "trade") if event.points else state.last,
    )


BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        IncomePaid: _income,
        FreeCardForgone: _forgone,
        TradeSealed: _trade_sealed,
        Traded: _traded,
    }
)
