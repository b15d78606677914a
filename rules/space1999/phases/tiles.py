"""Placing route tiles at Base (rules 23, 24 and 26)."""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.actions import Action, Lay, Leave
from rules.space1999.events import TileLaid, TilesKept
from rules.space1999.evolve.recorder import Progress
from rules.space1999.lookup import shapes
from rules.space1999.monitor import monitor
from rules.space1999.monitor.grid import ROTATIONS, Grid
from rules.space1999.monitor.layout import Layout
from rules.space1999.phases.route import check_route, return_tiles
from rules.space1999.phases.slides import slides
from rules.space1999.state import State
from rules.space1999.terms import SHAPES, TILES

LEAVE = Leave()


def lays(state: State, seat: Seat) -> tuple[Lay, ...]:
    """Every way to lay one of the tiles held (A21, A27)."""
    held = state.ships[seat].tiles
    last = not state.start.exact or sum(held) == 1
    return _lays(state.layout, state.sector(seat), shapes(held), last)


@lru_cache(maxsize=64)
def _lays(layout: Layout, sector: str, held: tuple[str, ...], last: bool) -> tuple[Lay, ...]:
    grid, tiles = layout.grid, layout.tiles
    ends = monitor.ends(grid, tiles, sector)
    return tuple([
        Lay(shape, square, rotation)
        for shape in held
        for square, rotation in monitor.fitting(grid, tiles, sector, shape, ends, last=last)
    ])  # fmt: skip


def surplus(state: State, seat: Seat) -> bool:
    """Whether a seat may stop one square from Earth and give back what it holds (24, A22).

    That is so where only the exact count may arrive, the route lacks no more than one tile, and
    more are held. They may also be laid another way: by a detour, or on a tile pushed aside.
    """
    if not state.start.exact:
        return False
    missing = monitor.missing(state.start.lookup.grid, state.tiles, state.sector(seat))
    return missing in (0, 1) and sum(state.ships[seat].tiles) > missing


def tile_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Lay a tile; where none fits, or some are too many, leave them; or slide one (25, A26)."""
    found = lays(state, seat)
    ends = () if found and not surplus(state, seat) else (LEAVE,)
    return (*found, *ends, *slides(state, seat))


def check_lay(state: State, seat: Seat, action: Lay) -> None:
    """The tile must be held and go on with the own route, or with a displaced tile of it."""
    grid, sector = state.start.lookup.grid, state.sector(seat)
    if action.shape not in SHAPES:
        raise IllegalAction("unknown-shape", shape=action.shape)
    if action.shape not in shapes(state.ships[seat].tiles):
        raise IllegalAction("tile-not-held", shape=action.shape)
    if action.square not in grid.bits:
        raise IllegalAction("unknown-square", square=action.square)
    if action.square == grid.earth:
        raise IllegalAction("earth-square", square=action.square)
    if action.square in state.layout.at:
        raise IllegalAction("square-occupied", square=action.square)
    if action not in lays(state, seat):
        raise _misfit(state, seat, action, grid, sector)


def _misfit(state: State, seat: Seat, action: Lay, grid: Grid, sector: str) -> IllegalAction:
    """Why a tile may not lie like this on an empty square."""
    if action.rotation not in range(ROTATIONS[action.shape]):
        return IllegalAction("unknown-rotation", rotation=action.rotation)
    fits = monitor.placements(grid, state.tiles, sector, action.shape)
    if (action.square, action.rotation) in fits:
        return IllegalAction("exact-count", held=sum(state.ships[seat].tiles))
    if action.square not in {square for square, _ in monitor.ends(grid, state.tiles, sector)}:
        return IllegalAction("not-on-route", square=action.square)
    return IllegalAction("openings-apart", square=action.square, rotation=action.rotation)


def lay(progress: Progress, seat: Seat, action: Lay) -> None:
    """Place the tile; the decision stays open while there are more."""
    before = progress.state.layout
    progress.emit(TileLaid(seat, action.shape, action.square, action.rotation))
    check_route(progress, seat, seat, before)


def check_leave(state: State, seat: Seat, action: Leave) -> None:
    """All tiles that fit have to be placed, unless they would run past Earth (23, 24)."""
    fitting = lays(state, seat)
    if fitting and not surplus(state, seat):
        raise IllegalAction("must-lay", count=len(fitting))


def leave(progress: Progress, seat: Seat, action: Leave) -> None:
    """Give back what runs past Earth (24); keep what fits nowhere for a later return (A26)."""
    progress.decided()
    if surplus(progress.state, seat):
        return_tiles(progress, seat)
    else:
        progress.emit(TilesKept(seat))


def settle(progress: Progress) -> bool:
    """End the placing that comes next where nothing is left to decide; false otherwise.

    That is so when all tiles are placed, or when none fits and no slide is open to make room.
    """
    task = progress.agenda[0]
    if task.kind != TILES:
        return False
    state = progress.state
    if not any(state.ships[task.seat].tiles):
        progress.decided()
        return True
    if lays(state, task.seat) or slides(state, task.seat):
        return False
    leave(progress, task.seat, LEAVE)
    return True
