"""The final order: the winner, then by how far each route had come."""

from __future__ import annotations

from rules.core.game import Seat, Standing
from rules.space1999.monitor.routes import squares_nearer
from rules.space1999.state import State


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
