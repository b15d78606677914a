"""States after the events of route tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.game import Seat
from rules.core.structs import replace, with_item
from rules.space1999.events import (
    RouteChecked,
    TileLaid,
    TileRemoved,
    TileSlid,
    TilesLost,
    TilesReturned,
    TilesTaken,
)
from rules.space1999.monitor.tiles import (
    Tile,
    TileCounts,
    count_of,
    laid,
    minus,
    plus,
    removed,
    slid,
)
from rules.space1999.pieces import LastMove
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, Ship, State


def _holding(state: State, seat: Seat, counts: TileCounts) -> tuple[Ship, ...]:
    return with_item(state.ships, seat, replace(state.ships[seat], tiles=counts))


def _taken(state: State, event: TilesTaken) -> State:
    assert event.draws is not None
    return replace(
        state,
        draws=event.draws,
        ships=_holding(state, event.seat, plus(state.ships[event.seat].tiles, event.tiles)),
        bank=minus(state.bank, event.tiles),
    )


def _returned(state: State, event: TilesReturned) -> State:
    return replace(
        state,
        ships=_holding(state, event.seat, minus(state.ships[event.seat].tiles, event.tiles)),
        bank=plus(state.bank, event.tiles),
    )


def _laid(state: State, event: TileLaid) -> State:
    held = minus(state.ships[event.seat].tiles, count_of(event.shape))
    tile = Tile(event.square, state.sector(event.seat), event.shape, event.rotation)
    return replace(
        state,
        ships=_holding(state, event.seat, held),
        tiles=laid(state.tiles, tile),
        last=LastMove(event.seat, "lay", event.square),
    )


def _slid(state: State, event: TileSlid) -> State:
    ships = state.ships
    if event.paid:
        ship = ships[event.seat]
        ships = with_item(ships, event.seat, replace(ship, energy=ship.energy - event.paid))
    spent = 0 if event.program else OWN_SLIDE if event.owner == event.seat else PAID_SLIDE
    return replace(
        state,
        slid=state.slid | spent,
        ships=ships,
        tiles=slid(state.tiles, event.square, event.onto),
        last=LastMove(event.seat, "slide", event.square, (event.onto,)),
    )


def _removed(state: State, event: TileRemoved) -> State:
    return replace(
        state,
        tiles=removed(state.tiles, event.square),
        bank=plus(state.bank, count_of(event.shape)),
        last=LastMove(event.seat, "remove", event.square),
    )


def _checked(state: State, event: RouteChecked) -> State:
    assert event.draws is not None
    return replace(state, draws=event.draws)


def _lost(state: State, event: TilesLost) -> State:
    tiles = removed(state.tiles, *event.squares)
    return replace(state, bank=plus(state.bank, event.tiles), tiles=tiles)


TILE_EVENTS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        TilesTaken: _taken,
        TilesReturned: _returned,
        TileLaid: _laid,
        TileSlid: _slid,
        TileRemoved: _removed,
        RouteChecked: _checked,
        TilesLost: _lost,
    }
)
