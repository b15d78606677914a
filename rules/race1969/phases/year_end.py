"""Phase 4, the end of a round (4), and the end of the game."""

from __future__ import annotations

from rules.race1969.events import FlagPlaced, GameEnded, ScientistsCounted
from rules.race1969.evolve.recorder import Progress
from rules.race1969.phases import income
from rules.race1969.scoring import scientists_prestige, standings


def finish(progress: Progress) -> None:
    """Flags on the missions that were launched; then the next year, or the final count."""
    state = progress.state
    for seat in state.order:
        for flown in state.nations[seat].flights:
            if flown.year == state.year:
                progress.emit(FlagPlaced(seat, flown.mission))
    if state.round + 1 < len(state.start.lookup.board.rounds):
        income.begin(progress, state.round + 1, (state.first + 1) % len(state.nations))
        return
    for seat, nation in enumerate(state.nations):
        count = scientists_prestige(state.start.lookup, nation)
        progress.emit(
            ScientistsCounted(seat, count.famous, count.novices, count.spies, count.total)
        )
    progress.emit(GameEnded(standings(progress.state)))
