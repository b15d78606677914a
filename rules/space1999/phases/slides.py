"""Sliding a route tile to the square beside it (rule 25, A24, A25)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.actions import Slide
from rules.space1999.events import TileSlid
from rules.space1999.evolve.recorder import Progress
from rules.space1999.phases.route import check_route
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, State


def slides(state: State, seat: Seat) -> tuple[Slide, ...]:
    """Every slide open to a seat that decides in its own turn (25)."""
    if state.turn != seat or not state.tiles:
        return ()
    own = not state.slid & OWN_SLIDE
    paid = (
        not state.slid & PAID_SLIDE
        and state.ships[seat].energy >= state.start.lookup.board.energy.slide
    )
    if not own and not paid:
        return ()
    found = state.layout.slides(state.start.sectors[seat], own=own, others=paid)
    if _counts(state, seat):
        return tuple([slide for slide in found if not spares(state, seat, slide)])
    return found


def _counts(state: State, seat: Seat) -> bool:
    """Whether a seat's tiles in hand keep it from completing its route by a slide (A22)."""
    return state.start.exact and any(state.ships[seat].tiles)


def spares(state: State, seat: Seat, action: Slide) -> bool:
    """Whether a slide would complete the seat's own route with tiles of its hand to spare.

    Where the exact count is asked for, nobody gets round it like that (A22).
    """
    if not _counts(state, seat):
        return False
    sector, tile = state.sector(seat), state.layout.at.get(action.square)
    if tile is None or tile.owner != sector:
        return False
    return state.layout.slid(action.square, action.onto).arrives(sector)


def check_exact(state: State, seat: Seat, action: Slide) -> None:
    """Refuse a slide that ``spares`` tiles."""
    if spares(state, seat, action):
        raise IllegalAction("exact-count", held=sum(state.ships[seat].tiles))


def check_slide(state: State, seat: Seat, action: Slide) -> None:
    """In the own turn, one own tile for nothing and one of an opponent's for energy (A25)."""
    if state.turn != seat:
        raise IllegalAction("slide-in-turn")
    check_slide_onto(state, action)
    if state.layout.at[action.square].owner == state.sector(seat):
        if state.slid & OWN_SLIDE:
            raise IllegalAction("own-slide-spent")
        check_exact(state, seat, action)
        return
    if state.slid & PAID_SLIDE:
        raise IllegalAction("paid-slide-spent")
    price, held = state.start.lookup.board.energy.slide, state.ships[seat].energy
    if held < price:
        raise IllegalAction("energy-lacking", needed=price, held=held)


def check_slide_onto(state: State, action: Slide) -> None:
    """A tile slides to an empty square beside it, never to Earth (A25)."""
    grid = state.start.lookup.grid
    check_square(state, action.square)
    if action.onto not in grid.bits:
        raise IllegalAction("unknown-square", square=action.onto)
    if action.onto not in grid.around(action.square):
        raise IllegalAction("not-beside", square=action.square, onto=action.onto)
    if action.onto == grid.earth:
        raise IllegalAction("earth-square", square=action.onto)
    if action.onto in state.layout.at:
        raise IllegalAction("square-occupied", square=action.onto)


def check_square(state: State, square: str) -> None:
    """A tile must lie on the square."""
    if square not in state.start.lookup.grid.bits:
        raise IllegalAction("unknown-square", square=square)
    if square not in state.layout.at:
        raise IllegalAction("no-tile", square=square)


def slide(progress: Progress, seat: Seat, action: Slide) -> None:
    """Slide the tile; the decision at hand stays open."""
    state = progress.state
    owner = state.seat_of(state.layout.at[action.square].owner)
    paid = 0 if owner == seat else state.start.lookup.board.energy.slide
    progress.emit(TileSlid(seat, owner, action.square, action.onto, paid, program=False))
    check_route(progress, owner, seat, state.layout)
