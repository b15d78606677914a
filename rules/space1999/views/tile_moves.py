"""The routes on the Star Monitor after a move of tiles, worked out from a view."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.game import Seat
from rules.space1999.actions import Lay, Remove, Slide
from rules.space1999.monitor.grid import grid_of
from rules.space1999.monitor.placements import open_ends, runs_past_earth
from rules.space1999.monitor.routes import is_asked, tiles_to_earth
from rules.space1999.monitor.slides import open_slides
from rules.space1999.monitor.tiles import Tile, Tiles, laid, openings, removed, slid, tile_on
from rules.space1999.views.view import View

TileMove: TypeAlias = Lay | Slide | Remove


def tile_at(view: View, square: str) -> Tile:
    """The tile on a square; raises ``KeyError`` where there is none."""
    found = tile_on(view.tiles, square)
    if found is None:
        raise KeyError(square)
    return found


def owner_of(view: View, tile: Tile) -> Seat:
    """The seat that laid a tile; raises ``StopIteration`` for a sector without a ship."""
    return next(ship.seat for ship in view.ships if ship.sector == tile.owner)


def tiles_after(view: View, seat: Seat, move: TileMove) -> Tiles:
    """The tiles on the Monitor as they would lie after a seat's move, legal or not."""
    match move:
        case Lay():
            owner = view.ships[seat].sector
            return laid(view.tiles, Tile(move.square, owner, move.shape, move.rotation))
        case Slide():
            return slid(view.tiles, move.square, move.onto)
        case Remove():
            return removed(view.tiles, move.square)


def missing_after(view: View, seat: Seat, move: TileMove, sector: str) -> int | None:
    """The fewest tiles that a sector's route would need then; ``None`` where it is shut in."""
    grid = grid_of(view.board)
    # Kept for the latest: a choice's label and its preview ask for the same.
    left = tiles_to_earth(grid, tiles_after(view, seat, move), sector)
    return None if left == len(grid.squares) else left


def asked_about(view: View, seat: Seat, move: TileMove) -> Seat | None:
    """The seat whose route the Computer is asked about right after a move; ``None`` for nobody's.

    Only a move of its own tile can bring a route to Earth.
    """
    if isinstance(move, Remove):
        return None
    owner = seat if isinstance(move, Lay) else owner_of(view, tile_at(view, move.square))
    grid, after = grid_of(view.board), tiles_after(view, seat, move)
    sector = view.ships[owner].sector
    asked = is_asked(grid, view.tiles, after, sector, own=owner == seat)
    return owner if asked else None


def passage(view: View, seat: Seat, lay: Lay) -> tuple[int, int]:
    """The side by which the seat's route would enter a tile laid so, and the one it leaves by."""
    ends = open_ends(grid_of(view.board), view.tiles, view.ships[seat].sector)
    entries = {entry for square, entry in ends if square == lay.square}
    first, second = openings(lay.shape, lay.rotation)
    return (second, first) if second in entries and first not in entries else (first, second)


def has_surplus(view: View, seat: Seat) -> bool:
    """Whether the tiles held are more than the route takes by the exact count (A22).

    Then leaving them gives them back to the Bank.
    """
    ship = view.ships[seat]
    held = ship.straights + ship.curves
    return view.options.exact_arrival and runs_past_earth(ship.missing, held)


def slidable(view: View, seat: Seat) -> str:
    """The owners of tiles that a seat may slide now (25): ``own``, ``others`` or ``both``.

    Empty where it can slide none: it isn't its turn, its slides are spent, the energy is too low
    or no tile has room.
    """
    if view.turn != seat:
        return ""
    ship = view.ships[seat]
    slides = open_slides(
        grid_of(view.board),
        view.tiles,
        ship.sector,
        own=not view.slid_own,
        paid=not view.slid_paid and ship.energy >= view.board.energy.slide,
        arriving=not (view.options.exact_arrival and ship.straights + ship.curves > 0),
    )
    own = {tile_at(view, slide.square).owner == ship.sector for slide in slides}
    if len(own) > 1:
        return "both"
    return {True: "own", False: "others"}[own.pop()] if own else ""
