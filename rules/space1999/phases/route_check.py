"""The Central Computer's check of a route that reaches Earth, and the end of the game."""

from __future__ import annotations

from rules.core.game import Seat
from rules.space1999.events import GameEnded, RouteChecked, TilesLost, TilesReturned
from rules.space1999.evolve.recorder import Progress
from rules.space1999.monitor.routes import is_asked
from rules.space1999.monitor.tiles import Tiles, last_laid
from rules.space1999.scoring import standings
from rules.space1999.terms import ANSWERS, CURVE, NEGATIVE, OK, STRAIGHT, TILES

LOST = 2
"""Tiles that a wrong route costs ("Earth")."""


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
    """Give the tiles that aren't needed any more back to the Bank ("Earth")."""
    held = progress.state.ships[seat].tiles
    if any(held):
        progress.emit(TilesReturned(seat, held))


def _lose_tiles(progress: Progress, owner: Seat) -> None:
    """The owner's latest tiles go to the Bank, wherever they lie (ruling A30)."""
    tiles = progress.state.tiles
    squares = last_laid(tiles, progress.state.sector(owner), LOST)
    shapes = [tile.shape for tile in tiles if tile.square in squares]
    lost = shapes.count(STRAIGHT), shapes.count(CURVE)
    progress.emit(TilesLost(owner, squares, lost))
