"""Programs of the Central Computer that let a route tile be moved or removed (27, A29)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Seat
from rules.core.structs import replace, struct
from rules.space1999.board import Program
from rules.space1999.monitor import by_square, count_of, plus, removed
from rules.space1999.progress import Action, Event, Progress
from rules.space1999.ships import Stayed
from rules.space1999.slides import (
    Square,
    check_target,
    checked_tile,
    extra_slides,
    slides_of,
    spares,
    targets,
    tile_program,
)
from rules.space1999.state import LastMove, State
from rules.space1999.terms import MOVE_TILE, TILE_CARD


def ask_tile(progress: Progress, seat: Seat, card: Program) -> None:
    """Let the seat touch a tile, if there is one that it may (A29)."""
    if next(_touches(progress.state, seat, card.kind), None) is not None:
        progress.ask(seat, TILE_CARD, card=card.id)
    else:
        progress.emit(Stayed(seat, "no-tile"))


def tile_card_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every tile that the program reaches, leaving all as it is, and slides as ever (25)."""
    return (*_touches(state, seat, tile_program(state)), STAY, *extra_slides(state, seat))


def _touches(state: State, seat: Seat, kind: str) -> Iterator[Action]:
    squares = targets(state, seat)
    if kind != MOVE_TILE:
        return (Remove(square) for square in squares)
    lying = by_square(state.tiles)
    slides = slides_of(state.start.grid, state.tiles, [lying[square] for square in squares])
    return (slide for slide in slides if not spares(state, seat, slide))


@event
class TileRemoved(Event):
    """A program took a tile of ``owner``'s off the Monitor, to the Bank (27)."""

    seat: Seat
    owner: Seat
    square: str
    shape: str

    def evolve(self, state: State) -> State:
        return replace(
            state,
            tiles=removed(state.tiles, self.square),
            bank=plus(state.bank, count_of(self.shape)),
            last=LastMove(self.seat, "remove", self.square),
        )


@struct
class Remove(Action):
    """Give a tile of the Monitor back to the Bank, as a program allows (27)."""

    decisions = (TILE_CARD,)

    square: Square

    def check(self, state: State, seat: Seat) -> None:
        """The program must be one that removes, and the tile within its reach."""
        if tile_program(state) == MOVE_TILE:
            raise IllegalAction("program-moves")
        check_target(state, seat, self.square)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Give the tile back to the Bank (27)."""
        progress.decided()
        state = progress.state
        tile = checked_tile(state, self.square)
        owner = state.seat_of(tile.owner)
        progress.emit(TileRemoved(seat, owner, self.square, tile.shape))


@struct
class Stay(Action):
    """Leave the route tiles as they are, where a program would let one be touched (27, A29)."""

    decisions = (TILE_CARD,)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Leave all tiles as they are."""
        progress.decided()
        progress.emit(Stayed(seat, "declined"))


STAY = Stay()
