"""States after the events of the map, samples and items."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.piles import added, without
from rules.core.structs import replace
from rules.first_martians.events import (
    Explored,
    FindTaken,
    ItemGained,
    ItemSpent,
    PoiDrawn,
    SampleTaken,
    Studied,
)
from rules.first_martians.pieces import Site
from rules.first_martians.state import State


def _explored(state: State, event: Explored) -> State:
    assert event.draws is not None
    return replace(
        state,
        draws=event.draws,
        sites=(*state.sites, Site(event.space, event.region, event.samples, event.finds)),
        regions=without(state.regions, event.region),
        lying=tuple(each for each in state.lying if each[0] != event.space),
    )


def _poi(state: State, event: PoiDrawn) -> State:
    assert event.draws is not None
    return replace(state, draws=event.draws, pois=without(state.pois, event.poi))


def _site(state: State, space: str, changed: Callable[[Site], Site]) -> State:
    sites = tuple(changed(each) if each.space == space else each for each in state.sites)
    return replace(state, sites=sites)


def _sample(state: State, event: SampleTaken) -> State:
    return _site(state, event.space, lambda site: site._replace(samples=site.samples - 1))


def _find(state: State, event: FindTaken) -> State:
    return _site(
        state, event.space, lambda site: site._replace(finds=without(site.finds, event.token))
    )


def _gained(state: State, event: ItemGained) -> State:
    if event.pending:
        return replace(state, pending=added(state.pending, event.item))
    return replace(state, cargo=added(state.cargo, event.item))


def _spent(state: State, event: ItemSpent) -> State:
    return replace(state, cargo=without(state.cargo, event.item))


def _studied(state: State, event: Studied) -> State:
    if event.discovered:
        return replace(
            state,
            examined=without(state.examined, event.item),
            discovered=added(state.discovered, event.item),
        )
    return replace(state, examined=added(state.examined, event.item))


MARS_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        Explored: _explored,
        PoiDrawn: _poi,
        SampleTaken: _sample,
        FindTaken: _find,
        ItemGained: _gained,
        ItemSpent: _spent,
        Studied: _studied,
    }
)
