"""States after the events of a mission's own rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.piles import added, without
from rules.core.structs import replace
from rules.first_martians.events import (
    CardSeparated,
    MapLaid,
    MineralDrawn,
    PercentGained,
    RegionLaid,
    RegionScanned,
    TokenDropped,
)
from rules.first_martians.pieces import Site
from rules.first_martians.state import State


def _map(state: State, event: MapLaid) -> State:
    assert event.draws is not None
    return replace(state, laid=(*state.laid, *event.laid), draws=event.draws)


def _region(state: State, event: RegionLaid) -> State:
    assert event.draws is not None
    return replace(
        state,
        draws=event.draws,
        sites=(*state.sites, Site(event.space, event.region, event.samples, event.finds)),
        regions=without(state.regions, event.region),
        charted=state.charted + 1,
    )


def _token(state: State, event: TokenDropped) -> State:
    assert event.draws is not None
    if state.site(event.space) is None:
        lying = (*state.lying, (event.space, event.token))
        return replace(state, lying=lying, draws=event.draws)
    sites = tuple(
        each._replace(finds=added(each.finds, event.token)) if each.space == event.space else each
        for each in state.sites
    )
    return replace(state, sites=sites, draws=event.draws)


def _scanned(state: State, event: RegionScanned) -> State:
    return replace(state, scanned=(*state.scanned, event.space))


def _mineral(state: State, event: MineralDrawn) -> State:
    assert event.draws is not None
    return replace(state, draws=event.draws)


def _percent(state: State, event: PercentGained) -> State:
    assert event.draws is not None
    return replace(state, percent=event.level, draws=event.draws)


def _separated(state: State, event: CardSeparated) -> State:
    return replace(state, separated=True)


MISSION_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        MapLaid: _map,
        RegionLaid: _region,
        TokenDropped: _token,
        RegionScanned: _scanned,
        MineralDrawn: _mineral,
        PercentGained: _percent,
        CardSeparated: _separated,
    }
)
