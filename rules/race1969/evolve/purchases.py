"""Carries out the events of the purchases: scientists and spies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.structs import replace, with_item
from rules.race1969.events.purchases import (
    PurchasesEnded,
    ScientistHired,
    SpyPlaced,
)
from rules.race1969.pieces import LastMove
from rules.race1969.state import State
from rules.race1969.terms import RESEARCH_INDEX, SCIENTIST_INDEX, SPY


def _hired(state: State, event: ScientistHired) -> State:
    nation = state.nations[event.seat]
    scientist = SCIENTIST_INDEX[event.scientist]
    research = RESEARCH_INDEX[event.research]
    joined = state.start.contents.joined(nation.sheets.researches[research], scientist)
    nation = replace(
        nation,
        money=nation.money - event.paid,
        sheets=nation.sheets.with_research(research, joined),
    )
    return replace(
        state,
        nations=with_item(state.nations, event.seat, nation),
        supply=with_item(state.supply, scientist, state.supply[scientist] - 1),
        hired=state.hired | 1 << event.seat,
        making_room=False,
        last=LastMove(event.seat, "hire", research=event.research),
    )


def _spy(state: State, event: SpyPlaced) -> State:
    contents, research = state.start.contents, RESEARCH_INDEX[event.research]
    host, nation = state.nations[event.host], state.nations[event.seat]
    joined = contents.joined(host.sheets.researches[research], SPY)
    host = replace(host, sheets=host.sheets.with_research(research, joined))
    sheets = nation.sheets
    if event.bonus:
        sheets = sheets.with_research(research, contents.with_bonus(sheets.researches[research]))
    nation = replace(nation, money=nation.money - event.paid, sheets=sheets)
    return replace(
        state,
        nations=with_item(with_item(state.nations, event.seat, nation), event.host, host),
        supply=with_item(state.supply, SPY, state.supply[SPY] - 1),
        hired=state.hired | 1 << event.seat,
        making_room=False,
        last=LastMove(event.seat, "spy", research=event.research, host=event.host),
    )


def _purchased(state: State, event: PurchasesEnded) -> State:
    return replace(state, done=state.done | 1 << event.seat, making_room=False)


BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        ScientistHired: _hired,
        SpyPlaced: _spy,
        PurchasesEnded: _purchased,
    }
)
