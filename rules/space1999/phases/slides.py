"""Sliding a route tile to the square beside it (rule 25, A24, A25)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.actions import ExtraSlide, Slide
from rules.space1999.events import TileSlid
from rules.space1999.evolve.recorder import Progress
from rules.space1999.monitor.slides import completes, open_slides
from rules.space1999.monitor.tiles import Tile, tile_on
from rules.space1999.phases.route_check import check_route
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, State


def slides(state: State, seat: Seat) -> tuple[Slide, ...]:
    """Every slide open to a seat that decides in its own turn (25)."""
    if state.turn != seat or not state.tiles:
        return ()
    own = not state.slid & OWN_SLIDE
    paid = (
        not state.slid & PAID_SLIDE and state.ships[seat].energy >= state.start.board.energy.slide
    )
    if not own and not paid:
        return ()
    return open_slides(
        state.start.grid,
        state.tiles,
        state.sector(seat),
        own=own,
        paid=paid,
        arriving=not _counts(state, seat),
    )


def extra_slides(state: State, seat: Seat) -> tuple[ExtraSlide, ...]:
    """The same while a program about tiles waits: it doesn't end them (A41)."""
    return tuple([ExtraSlide(slide.square, slide.onto) for slide in slides(state, seat)])


def _counts(state: State, seat: Seat) -> bool:
    """Whether a seat's tiles in hand keep it from completing its route by a slide (A22)."""
    return state.start.options.exact_arrival and any(state.ships[seat].tiles)


def spares(state: State, seat: Seat, action: Slide | ExtraSlide) -> bool:
    """Whether a slide would complete the seat's own route with tiles of its hand to spare.

    Where the exact count is asked for, nobody gets round it like that (A22).
    """
    return _counts(state, seat) and completes(
        state.start.grid, state.tiles, state.sector(seat), action
    )


def check_exact(state: State, seat: Seat, action: Slide | ExtraSlide) -> None:
    """Refuse a slide that ``spares`` tiles."""
    if spares(state, seat, action):
        raise IllegalAction("exact-count", held=sum(state.ships[seat].tiles))


def check_slide(state: State, seat: Seat, action: Slide | ExtraSlide) -> None:
    """In the own turn, one own tile for nothing and one of an opponent's for energy (A25)."""
    if state.turn != seat:
        raise IllegalAction("slide-in-turn")
    tile = check_slide_onto(state, action)
    if tile.owner == state.sector(seat):
        if state.slid & OWN_SLIDE:
            raise IllegalAction("own-slide-spent")
        check_exact(state, seat, action)
        return
    if state.slid & PAID_SLIDE:
        raise IllegalAction("paid-slide-spent")
    price, held = state.start.board.energy.slide, state.ships[seat].energy
    if held < price:
        raise IllegalAction("energy-lacking", needed=price, held=held)


def check_slide_onto(state: State, action: Slide | ExtraSlide) -> Tile:
    """The tile that is to slide: to an empty square beside it, never to Earth (ruling A25)."""
    grid = state.start.grid
    tile = checked_tile(state, action.square)
    if action.onto not in grid:
        raise IllegalAction("unknown-square", square=action.onto)
    if action.onto not in grid.around(action.square):
        raise IllegalAction("not-beside", square=action.square, onto=action.onto)
    if action.onto == grid.earth:
        raise IllegalAction("earth-square", square=action.onto)
    if tile_on(state.tiles, action.onto) is not None:
        raise IllegalAction("square-occupied", square=action.onto)
    return tile


def checked_tile(state: State, square: str) -> Tile:
    """The tile that lies on a square; raises ``IllegalAction`` where there is none."""
    if square not in state.start.grid:
        raise IllegalAction("unknown-square", square=square)
    tile = tile_on(state.tiles, square)
    if tile is None:
        raise IllegalAction("no-tile", square=square)
    return tile


def slide(progress: Progress, seat: Seat, action: Slide | ExtraSlide) -> None:
    """Slide the tile; the decision at hand stays open."""
    state = progress.state
    owner = state.seat_of(checked_tile(state, action.square).owner)
    paid = 0 if owner == seat else state.start.board.energy.slide
    progress.emit(TileSlid(seat, owner, action.square, action.onto, paid, program=False))
    check_route(progress, owner, seat, state.tiles)
