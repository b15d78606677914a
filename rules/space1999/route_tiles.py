"""Placing route tiles at Base, and the check of a route that reaches Earth (23, 24, 26, 28)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Annotated, TypeAlias

from rules.core.actions import one_of
from rules.core.errors import IllegalAction
from rules.core.events import Hidden, event
from rules.core.game import Outcome, Seat, Standing
from rules.core.structs import struct
from rules.space1999.monitor import (
    ROTATIONS,
    Tile,
    Tiles,
    count_of,
    is_asked,
    laid,
    last_laid,
    minus,
    missing,
    open_ends,
    placements,
    plus,
    removed,
    runs_past_earth,
    shapes_among,
    squares_nearer,
    tile_on,
)
from rules.space1999.state import Action, Event, LastMove, Progress, State
from rules.space1999.terms import ANSWERS, CURVE, NEGATIVE, OK, SHAPES, STRAIGHT, TILES

_SQUARE = re.compile(r"[a-z][1-9]\d?", re.ASCII)


def square(word: str) -> str:
    """A word that may name a square of the Star Monitor: ``g1``."""
    if not _SQUARE.fullmatch(word):
        raise ValueError(word)
    return word


Square: TypeAlias = Annotated[str, square]

# The check of a route that reaches Earth, and the end of the game (28)
LOST = 2
"""Tiles that a wrong route costs ("Earth")."""


@event
class RouteChecked(Event):
    """A route reached Earth and the Computer was asked about it, without the white card (28)."""

    seat: Seat
    ok: bool
    draws: Hidden[int]
    round: int

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(state, draws=self.draws)


@event
class GameEnded(Event):
    standings: tuple[Standing, ...]

    def evolve(self, state: State) -> State:
        return replace(state, agenda=(), outcome=Outcome(self.standings))


@event
class TilesReturned(Event):
    """Tiles beyond what the route to Earth needs went back to the Bank (24)."""

    seat: Seat
    tiles: tuple[int, int]

    def evolve(self, state: State) -> State:
        return replace(
            state,
            ships=state.with_ship(self.seat, tiles=minus(state.ships[self.seat].tiles, self.tiles)),
            bank=plus(state.bank, self.tiles),
        )


@event
class TilesLost(Event):
    """A wrong route cost its owner the tiles placed last, on these squares (28, A30)."""

    seat: Seat
    squares: tuple[str, ...]
    tiles: tuple[int, int]

    def evolve(self, state: State) -> State:
        tiles = removed(state.tiles, *self.squares)
        return replace(state, bank=plus(state.bank, self.tiles), tiles=tiles)


def check_route(progress: Progress, owner: Seat, seat: Seat, before: Tiles) -> None:
    """If an owner's route stands before Earth, ask whether it is the right one ("Earth").

    A route that stood there already with the tiles as they lay ``before`` is asked about only if
    its owner, who is then ``seat``, has changed it: a wrong one that stayed whole is no better for
    a tile that lies elsewhere (ruling A39). Tiles that the owner was about to place go back to the
    Bank first.
    """
    state = progress.state
    sector = state.sector(owner)
    if not is_asked(state.start.grid, before, state.tiles, sector, own=seat == owner):
        return
    if progress.agenda and progress.agenda[0].kind == TILES and progress.agenda[0].seat == owner:
        progress.decided()
        return_tiles(progress, owner)
    dice = progress.dice()
    weights = state.start.board.computer.weights
    right = dice.weighted((weights[ANSWERS.index(OK)], weights[ANSWERS.index(NEGATIVE)])) == 0
    progress.reveal(RouteChecked(owner, right, dice.counter, state.round))
    if right:
        progress.agenda = ()
        progress.emit(GameEnded(standings(progress.state, owner)))
    else:
        _lose_tiles(progress, owner)


def return_tiles(progress: Progress, seat: Seat) -> None:
    held = progress.state.ships[seat].tiles
    if any(held):
        progress.emit(TilesReturned(seat, held))


def _lose_tiles(progress: Progress, owner: Seat) -> None:
    tiles = progress.state.tiles
    squares = last_laid(tiles, progress.state.sector(owner), LOST)
    shapes = [tile.shape for tile in tiles if tile.square in squares]
    lost = shapes.count(STRAIGHT), shapes.count(CURVE)
    progress.emit(TilesLost(owner, squares, lost))


def score(state: State, seat: Seat) -> int:
    """By how many squares a seat's unbroken route is nearer to Earth than its start square."""
    return squares_nearer(state.start.grid, state.tiles, state.sector(seat))


def standings(state: State, winner: Seat) -> tuple[Standing, ...]:
    """The winner first; then the fewest tiles still missing, then the most energy."""
    results = [(score(state, seat), ship.energy) for seat, ship in enumerate(state.ships)]
    others = [seat for seat in range(len(results)) if seat != winner]
    ranked = [
        Standing(seat, 2 + sum(results[other] > results[seat] for other in others), *results[seat])
        for seat in sorted(others, key=lambda seat: results[seat], reverse=True)
    ]
    return (Standing(winner, 1, *results[winner]), *ranked)


# Placing


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
        before = progress.state.tiles
        progress.emit(TileLaid(seat, self.shape, self.square, self.rotation))
        check_route(progress, seat, seat, before)


def lays(state: State, seat: Seat) -> tuple[Lay, ...]:
    return tuple([
        Lay(shape, square, rotation)
        for shape in shapes_among(state.ships[seat].tiles)
        for square, rotation in _fitting(state, seat, shape)
    ])  # fmt: skip


def _fitting(state: State, seat: Seat, shape: str) -> tuple[tuple[str, int], ...]:
    """Squares and rotations where a seat may lay a tile of a shape that it holds."""
    last = not state.start.options.exact_arrival or sum(state.ships[seat].tiles) == 1
    return placements(state.start.grid, state.tiles, state.sector(seat), shape, last=last)


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
    """Lay a tile; where none fits, or some are too many, leave them (A26)."""
    found = lays(state, seat)
    ends = () if found and not surplus(state, seat) else (LEAVE,)
    return (*found, *ends)
