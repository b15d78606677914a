"""What the events of route tiles make of a state; ``evolve`` is the door to them."""

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
    TilesKept,
    TileSlid,
    TilesLost,
    TilesReturned,
    TilesTaken,
)
from rules.space1999.lookup import tally
from rules.space1999.monitor.grid import Tile
from rules.space1999.monitor.layout import Layout
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, Ship, State
from rules.space1999.views.view import LastMove


def _plus(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]


def _minus(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] - other[0], one[1] - other[1]


def _holding(state: State, seat: Seat, tiles: tuple[int, int]) -> tuple[Ship, ...]:
    return with_item(state.ships, seat, replace(state.ships[seat], tiles=tiles))


def _lying(layout: Layout) -> dict[str, Any]:
    return {"tiles": layout.tiles, "layout": layout}


def _taken(state: State, event: TilesTaken) -> State:
    assert event.draws is not None
    return replace(
        state,
        draws=event.draws,
        ships=_holding(state, event.seat, _plus(state.ships[event.seat].tiles, event.tiles)),
        bank=_minus(state.bank, event.tiles),
    )


def _returned(state: State, event: TilesReturned) -> State:
    return replace(
        state,
        ships=_holding(state, event.seat, _minus(state.ships[event.seat].tiles, event.tiles)),
        bank=_plus(state.bank, event.tiles),
    )


def _laid(state: State, event: TileLaid) -> State:
    held = _minus(state.ships[event.seat].tiles, tally(event.shape))
    tile = Tile(event.square, state.sector(event.seat), event.shape, event.rotation)
    return replace(
        state,
        ships=_holding(state, event.seat, held),
        **_lying(state.layout.laid(tile)),
        last=LastMove(event.seat, "lay", event.square),
    )


def _slid(state: State, event: TileSlid) -> State:
    ships = state.ships
    if event.paid:
        ship = ships[event.seat]
        ships = with_item(ships, event.seat, replace(ship, energy=ship.energy - event.paid))
    layout = state.layout.slid(event.square, event.onto)
    spent = 0 if event.program else OWN_SLIDE if event.owner == event.seat else PAID_SLIDE
    return replace(
        state,
        slid=state.slid | spent,
        ships=ships,
        tiles=layout.tiles,
        layout=layout,
        last=LastMove(event.seat, "slide", event.square, (event.onto,)),
    )


def _removed(state: State, event: TileRemoved) -> State:
    return replace(
        state,
        **_lying(state.layout.removed(event.square)),
        bank=_plus(state.bank, tally(event.shape)),
        last=LastMove(event.seat, "remove", event.square),
    )


def _kept(state: State, event: TilesKept) -> State:
    return state


def _checked(state: State, event: RouteChecked) -> State:
    assert event.draws is not None
    return replace(state, draws=event.draws)


def _lost(state: State, event: TilesLost) -> State:
    return replace(
        state, bank=_plus(state.bank, event.tiles), **_lying(state.layout.removed(*event.squares))
    )


TILE_STEPS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        TilesTaken: _taken,
        TilesReturned: _returned,
        TileLaid: _laid,
        TileSlid: _slid,
        TileRemoved: _removed,
        TilesKept: _kept,
        RouteChecked: _checked,
        TilesLost: _lost,
    }
)
