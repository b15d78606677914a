"""The order of the ships as it would be if the game ended now, worked out from a view."""

from __future__ import annotations

from rules.core.game import Seat
from rules.space1999.monitor.grid import grid_of
from rules.space1999.monitor.routes import squares_nearer
from rules.space1999.monitor.tiles import Tiles
from rules.space1999.views.view import View


def ranks(view: View, tiles: Tiles | None = None) -> tuple[int, ...]:
    """The rank of each seat, the best being 1; equal seats share one.

    By squares nearer to Earth than at the start, then by energy, as those who haven't won are
    ranked at the end. ``tiles`` may lie on the Monitor in place of those that do.
    """
    results = _results(view, tiles)
    return tuple(1 + sum(other > result for other in results) for result in results)


def energy_decides(view: View, seat: Seat, tiles: Tiles | None = None) -> bool:
    """Whether energy alone puts a seat before or behind another, whose route is as near."""
    results = _results(view, tiles)
    nearer, energy = results[seat]
    return any(near == nearer and other != energy for near, other in results)


def _results(view: View, tiles: Tiles | None) -> list[tuple[int, int]]:
    """What ranks each seat: how much nearer its route has come, and its energy."""
    grid, lying = grid_of(view.board), view.tiles if tiles is None else tiles
    return [(squares_nearer(grid, lying, ship.sector), ship.energy) for ship in view.ships]
