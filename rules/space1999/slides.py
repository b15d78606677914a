"""Route tiles slid or removed, in a turn or by the Computer's programs (25, 27, A24, A25, A29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Seat
from rules.core.structs import struct
from rules.space1999.board import Program
from rules.space1999.monitor import (
    Grid,
    Tile,
    Tiles,
    arrives,
    by_square,
    count_of,
    plus,
    removed,
    slid,
    tile_on,
    tiles_in_reach,
)
from rules.space1999.route_tiles import Square, check_route
from rules.space1999.ships import Stayed
from rules.space1999.state import OWN_SLIDE, PAID_SLIDE, Action, Event, LastMove, Progress, State
from rules.space1999.terms import (
    MOVE_TILE,
    PLANET,
    STEP,
    TAKE_OFF,
    TILE_CARD,
    TILES,
    TURN,
)


@event
class TileSlid(Event):
    """A tile of ``owner``'s was slid one square for ``paid`` energy (25), or by a program (27)."""

    seat: Seat
    owner: Seat
    square: str
    onto: str
    paid: int
    program: bool

    def evolve(self, state: State) -> State:
        energy = state.ships[self.seat].energy - self.paid
        spent = 0 if self.program else OWN_SLIDE if self.owner == self.seat else PAID_SLIDE
        return replace(
            state,
            slid=state.slid | spent,
            ships=state.with_ship(self.seat, energy=energy),
            tiles=slid(state.tiles, self.square, self.onto),
            last=LastMove(self.seat, "slide", self.square, (self.onto,)),
        )


@struct
class Slide(Action):
    """Slide a tile to the square beside it, unrotated (25, 27, A25).

    Where a program lets a tile be moved, this is the program's move.
    """

    decisions = (TURN, STEP, PLANET, TAKE_OFF, TILES, TILE_CARD)

    square: Square
    onto: Square

    def check(self, state: State, seat: Seat) -> None:
        if state.agenda[0].kind == TILE_CARD:
            check_slide_by_card(state, seat, self)
        else:
            check_slide(state, seat, self)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        if progress.agenda[0].kind == TILE_CARD:
            slide_by_card(progress, seat, self)
        else:
            slide(progress, seat, self)


@struct
class ExtraSlide(Action):
    """Slide a tile as in any moment of one's turn (25), while a program waits to be obeyed."""

    decisions = (TILE_CARD,)

    square: Square
    onto: Square

    def check(self, state: State, seat: Seat) -> None:
        check_slide(state, seat, self)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        slide(progress, seat, self)


def slides_of(grid: Grid, tiles: Tiles, sliding: Iterable[Tile]) -> tuple[Slide, ...]:
    """Every slide of some tiles to an empty square beside them, never onto Earth (ruling A25)."""
    taken = {tile.square for tile in tiles}
    return tuple([
        Slide(tile.square, onto)
        for tile in sliding
        for onto in grid.slide_targets[tile.square]
        if onto not in taken
    ])  # fmt: skip


def open_slides(
    grid: Grid, tiles: Tiles, owner: str, *, own: bool, paid: bool, arriving: bool
) -> tuple[Slide, ...]:
    """The slides open to an owner in its turn (25).

    ``own``: of its own tiles, ``paid``: of others'; without ``arriving`` none that completes its
    own route (A22).
    """
    sliding = [tile for tile in tiles if tile.owner == owner] if own else []
    sliding += [tile for tile in tiles if tile.owner != owner] if paid else []
    found = slides_of(grid, tiles, sliding)
    if arriving:
        return found
    return tuple([slide for slide in found if not completes(grid, tiles, owner, slide)])


def completes(grid: Grid, tiles: Tiles, owner: str, action: Slide | ExtraSlide) -> bool:
    """Whether a slide of an owner's own tile brings its route to Earth."""
    tile = tile_on(tiles, action.square)
    if tile is None or tile.owner != owner:
        return False
    return arrives(grid, slid(tiles, action.square, action.onto), owner)


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
    if square not in state.start.grid:
        raise IllegalAction("unknown-square", square=square)
    tile = tile_on(state.tiles, square)
    if tile is None:
        raise IllegalAction("no-tile", square=square)
    return tile


def slide(progress: Progress, seat: Seat, action: Slide | ExtraSlide) -> None:
    state = progress.state
    owner = state.seat_of(checked_tile(state, action.square).owner)
    paid = 0 if owner == seat else state.start.board.energy.slide
    progress.emit(TileSlid(seat, owner, action.square, action.onto, paid, program=False))
    check_route(progress, owner, seat, state.tiles)


def tile_program(state: State) -> str:
    card = state.agenda[0].card
    assert card is not None
    return state.start.board.program(card).kind


def targets(state: State, seat: Seat) -> tuple[str, ...]:
    return tiles_in_reach(state.start.grid, state.tiles, state.sector(seat))


def check_target(state: State, seat: Seat, square: str) -> None:
    """Any own tile, or the end of an opponent's route (27)."""
    checked_tile(state, square)
    if square not in targets(state, seat):
        raise IllegalAction("not-terminal", square=square)


def check_slide_by_card(state: State, seat: Seat, action: Slide) -> None:
    if tile_program(state) != MOVE_TILE:
        raise IllegalAction("program-removes")
    check_target(state, seat, action.square)
    check_slide_onto(state, action)
    check_exact(state, seat, action)


def slide_by_card(progress: Progress, seat: Seat, action: Slide) -> None:
    progress.decided()
    state = progress.state
    owner = state.seat_of(checked_tile(state, action.square).owner)
    progress.emit(TileSlid(seat, owner, action.square, action.onto, 0, program=True))
    check_route(progress, owner, seat, state.tiles)


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
        if tile_program(state) == MOVE_TILE:
            raise IllegalAction("program-moves")
        check_target(state, seat, self.square)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
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
        progress.decided()
        progress.emit(Stayed(seat, "declined"))


STAY = Stay()
