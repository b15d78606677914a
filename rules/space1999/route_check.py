"""The Central Computer's check of a route that reaches Earth, and the end of the game (28)."""

from __future__ import annotations

from rules.core.events import Hidden, event
from rules.core.game import Outcome, Seat, Standing
from rules.core.structs import replace
from rules.space1999.monitor import Tiles, is_asked, last_laid, minus, plus, removed, squares_nearer
from rules.space1999.progress import Event, Progress
from rules.space1999.state import State
from rules.space1999.terms import ANSWERS, CURVE, NEGATIVE, OK, STRAIGHT, TILES

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
    """The right route was found; the final order."""

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
