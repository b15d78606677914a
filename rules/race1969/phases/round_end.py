"""The end of a round, and of the game after the last one (End of the round, End of the game)."""

from __future__ import annotations

from rules.race1969.events import FlagPlaced, GameEnded, ScientistsCounted
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.phases import income
from rules.race1969.scoring import scientists_prestige, standings


def finish(recorder: Recorder) -> None:
    """Flags on the missions that were launched; then the next year, or the final count."""
    state = recorder.state
    for seat in state.order:
        for flown in state.nations[seat].flights:
            if flown.year == state.year:
                recorder.emit(FlagPlaced(seat, flown.mission))
    if state.round + 1 < len(state.start.board.rounds):
        income.begin(recorder, state.round + 1, (state.first + 1) % len(state.nations))
        return
    for seat, nation in enumerate(state.nations):
        count = scientists_prestige(state.start.board, nation)
        recorder.emit(
            ScientistsCounted(seat, count.famous, count.novices, count.spies, count.total)
        )
    recorder.emit(GameEnded(standings(recorder.state)))
