"""Placing route tiles at Base (23, 24, 26)."""

from __future__ import annotations

from typing import Annotated

from rules.core.actions import one_of
from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Seat
from rules.core.structs import replace, struct
from rules.space1999.monitor import (
    ROTATIONS,
    Tile,
    count_of,
    laid,
    minus,
    missing,
    open_ends,
    placements,
    runs_past_earth,
    shapes_among,
    tile_on,
)
from rules.space1999.progress import Action, Event, Progress
from rules.space1999.route_check import check_route, return_tiles
from rules.space1999.slides import Square, slides
from rules.space1999.state import LastMove, State
from rules.space1999.terms import SHAPES, TILES


@event
class TileLaid(Event):
    """A route tile was placed, turned ``rotation`` quarters clockwise (23)."""

    seat: Seat
    shape: str
    square: str
    rotation: int

    def evolve(self, state: State) -> State:
        held = minus(state.ships[self.seat].tiles, count_of(self.shape))
        tile = Tile(self.square, state.sector(self.seat), self.shape, self.rotation)
        return replace(
            state,
            ships=state.with_ship(self.seat, tiles=held),
            tiles=laid(state.tiles, tile),
            last=LastMove(self.seat, "lay", self.square),
        )


@event
class TilesKept(Event):
    """Nothing fits: the tiles are kept for a later return (A26)."""

    seat: Seat


@struct
class Lay(Action):
    """Place a held tile on the Star Monitor, turned ``rotation`` quarters clockwise (23, A21)."""

    decisions = (TILES,)

    shape: Annotated[str, one_of(SHAPES)]
    square: Square
    rotation: int

    def check(self, state: State, seat: Seat) -> None:
        """The tile must be held and go on with the own route, or with a displaced tile of it."""
        grid = state.start.grid
        if self.shape not in SHAPES:
            raise IllegalAction("unknown-shape", shape=self.shape)
        if self.shape not in shapes_among(state.ships[seat].tiles):
            raise IllegalAction("tile-not-held", shape=self.shape)
        if self.square not in grid:
            raise IllegalAction("unknown-square", square=self.square)
        if self.square == grid.earth:
            raise IllegalAction("earth-square", square=self.square)
        if tile_on(state.tiles, self.square) is not None:
            raise IllegalAction("square-occupied", square=self.square)
        if (self.square, self.rotation) not in _fitting(state, seat, self.shape):
            raise _misfit(state, seat, self)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Place the tile; the decision stays open while there are more."""
        before = progress.state.tiles
        progress.emit(TileLaid(seat, self.shape, self.square, self.rotation))
        check_route(progress, seat, seat, before)


def lays(state: State, seat: Seat) -> tuple[Lay, ...]:
    """Every way to lay one of the tiles held (A21, A27)."""
    return tuple([
        Lay(shape, square, rotation)
        for shape in shapes_among(state.ships[seat].tiles)
        for square, rotation in _fitting(state, seat, shape)
    ])  # fmt: skip


def _fitting(state: State, seat: Seat, shape: str) -> tuple[tuple[str, int], ...]:
    """Squares and rotations where a seat may lay a tile of a shape that it holds."""
    last = not state.start.options.exact_arrival or sum(state.ships[seat].tiles) == 1
    return placements(state.start.grid, state.tiles, state.sector(seat), shape, last=last)


def _any_fits(state: State, seat: Seat) -> bool:
    """Whether a seat may lay any of the tiles it holds."""
    return any(_fitting(state, seat, shape) for shape in shapes_among(state.ships[seat].tiles))


def surplus(state: State, seat: Seat) -> bool:
    """Whether a seat may stop one square from Earth and give back what it holds (24, A22).

    That is so where only the exact count may arrive, the route lacks no more than one tile, and
    more are held. They may also be laid another way: by a detour, or on a tile pushed aside.
    """
    if not state.start.options.exact_arrival:
        return False
    lacking = missing(state.start.grid, state.tiles, state.sector(seat))
    return runs_past_earth(lacking, sum(state.ships[seat].tiles))


def _misfit(state: State, seat: Seat, action: Lay) -> IllegalAction:
    """The reason why a tile may not lie like this on an empty square."""
    grid, tiles, sector = state.start.grid, state.tiles, state.sector(seat)
    if action.rotation not in range(ROTATIONS[action.shape]):
        return IllegalAction("unknown-rotation", rotation=action.rotation)
    if (action.square, action.rotation) in placements(grid, tiles, sector, action.shape):
        return IllegalAction("exact-count", held=sum(state.ships[seat].tiles))
    if action.square not in {square for square, _ in open_ends(grid, tiles, sector)}:
        return IllegalAction("not-on-route", square=action.square)
    return IllegalAction("openings-apart", square=action.square, rotation=action.rotation)


@struct
class Leave(Action):
    """Keep the route tiles that fit nowhere (A26), or give back those too many (A22)."""

    decisions = (TILES,)

    def check(self, state: State, seat: Seat) -> None:
        """All tiles that fit have to be placed, unless they would run past Earth (23, 24)."""
        fitting = lays(state, seat)
        if fitting and not surplus(state, seat):
            raise IllegalAction("must-lay", count=len(fitting))

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Give back what runs past Earth (24); keep what fits nowhere for a later return (A26)."""
        progress.decided()
        if surplus(progress.state, seat):
            return_tiles(progress, seat)
        else:
            progress.emit(TilesKept(seat))


LEAVE = Leave()


def tile_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Lay a tile; where none fits, or some are too many, leave them; or slide one (25, A26)."""
    found = lays(state, seat)
    ends = () if found and not surplus(state, seat) else (LEAVE,)
    return (*found, *ends, *slides(state, seat))


def settle_tiles(progress: Progress) -> bool:
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
    if _any_fits(state, task.seat) or slides(state, task.seat):
        return False
    LEAVE.carry_out(progress, task.seat)
    return True
