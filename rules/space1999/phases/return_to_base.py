"""The own Base on the Moon: coming home, and what that gives (rules 20-22)."""

from __future__ import annotations

from rules.core.game import Seat
from rules.space1999.events import CameHome
from rules.space1999.evolve.recorder import Progress
from rules.space1999.terms import TILES


def come_home(progress: Progress, seat: Seat, why: str, energy: int | None = None) -> None:
    """Land a ship on its Base and let it place its tiles when all who came before have (A31).

    It gets the energy of every return, whatever the reason (20), unless another amount is given.
    """
    origin = progress.state.ships[seat].place
    if energy is None:
        energy = progress.state.start.board.energy.homecoming
    progress.emit(CameHome(seat, origin, why, energy))
    if any(progress.state.ships[seat].tiles):
        progress.ask_last(seat, TILES)
