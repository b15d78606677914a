"""Programs that let a route tile be moved or removed (rule 27, A29)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.actions import Action, Remove, Slide, Stay
from rules.space1999.components.decks import Program
from rules.space1999.events import Stayed, TileRemoved, TileSlid
from rules.space1999.evolve.recorder import Progress
from rules.space1999.monitor.slides import slides_of
from rules.space1999.monitor.terminal_tiles import tiles_in_reach
from rules.space1999.monitor.tiles import by_square
from rules.space1999.phases.route_check import check_route
from rules.space1999.phases.slides import (
    check_exact,
    check_slide_onto,
    checked_tile,
    extra_slides,
    spares,
)
from rules.space1999.state import State
from rules.space1999.terms import MOVE_TILE, TILE_CARD

STAY = Stay()


def ask_tile(progress: Progress, seat: Seat, card: Program) -> None:
    """Let the seat touch a tile, if there is one that it may (A29)."""
    if next(_touches(progress.state, seat, card.kind), None) is not None:
        progress.ask(seat, TILE_CARD, card=card.id)
    else:
        progress.emit(Stayed(seat, "no-tile"))


def tile_card_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every tile that the program reaches, leaving all as it is, and slides as ever (25)."""
    return (*_touches(state, seat, _kind(state)), STAY, *extra_slides(state, seat))


def _kind(state: State) -> str:
    """The kind of the program that is being obeyed."""
    card = state.agenda[0].card
    assert card is not None
    return state.start.board.program(card).kind


def _touches(state: State, seat: Seat, kind: str) -> Iterator[Action]:
    squares = _targets(state, seat)
    if kind != MOVE_TILE:
        return (Remove(square) for square in squares)
    lying = by_square(state.tiles)
    slides = slides_of(state.start.grid, state.tiles, [lying[square] for square in squares])
    return (slide for slide in slides if not spares(state, seat, slide))


def _targets(state: State, seat: Seat) -> tuple[str, ...]:
    return tiles_in_reach(state.start.grid, state.tiles, state.sector(seat))


def _check_target(state: State, seat: Seat, square: str) -> None:
    """Any own tile, or the end of an opponent's route (27)."""
    checked_tile(state, square)
    if square not in _targets(state, seat):
        raise IllegalAction("not-terminal", square=square)


def check_slide_by_card(state: State, seat: Seat, action: Slide) -> None:
    """The program must be one that moves, the tile within its reach and the square free."""
    if _kind(state) != MOVE_TILE:
        raise IllegalAction("program-removes")
    _check_target(state, seat, action.square)
    check_slide_onto(state, action)
    check_exact(state, seat, action)


def slide_by_card(progress: Progress, seat: Seat, action: Slide) -> None:
    """Slide the tile, for nothing; it may complete a route (A31)."""
    progress.decided()
    state = progress.state
    owner = state.seat_of(checked_tile(state, action.square).owner)
    progress.emit(TileSlid(seat, owner, action.square, action.onto, 0, program=True))
    check_route(progress, owner, seat, state.tiles)


def check_remove(state: State, seat: Seat, action: Remove) -> None:
    """The program must be one that removes, and the tile within its reach."""
    if _kind(state) == MOVE_TILE:
        raise IllegalAction("program-moves")
    _check_target(state, seat, action.square)


def remove(progress: Progress, seat: Seat, action: Remove) -> None:
    """Give the tile back to the Bank (27)."""
    progress.decided()
    state = progress.state
    tile = checked_tile(state, action.square)
    owner = state.seat_of(tile.owner)
    progress.emit(TileRemoved(seat, owner, action.square, tile.shape))


def check_stay(state: State, seat: Seat, action: Stay) -> None:
    """A program lets a tile be touched; it doesn't demand it (A29)."""


def stay(progress: Progress, seat: Seat, action: Stay) -> None:
    """Leave all tiles as they are."""
    progress.decided()
    progress.emit(Stayed(seat, "declined"))
