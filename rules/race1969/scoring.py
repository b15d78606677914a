"""Scores the end of the game: what scientists add or take, and the final order."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.core.events import event
from rules.core.game import Outcome, Seat, Standing
from rules.core.structs import with_item
from rules.race1969 import income
from rules.race1969.board import Board
from rules.race1969.state import Event, Nation, Recorder, State
from rules.race1969.terms import FAMOUS, NOVICE, OVER, SCIENTISTS, SPY


@event
class FlagPlaced(Event):
    """At the round's end a flag went to the mission that was launched."""

    seat: Seat
    mission: str

    def evolve(self, state: State) -> State:
        mission = state.start.board.mission_index(self.mission)
        flags = (*state.flags[mission], self.seat)
        return replace(state, flags=with_item(state.flags, mission, flags))


@event
class ScientistsCounted(Event):
    """At the game's end scientists counted for or against their host (End of the game).

    ``famous``, ``novices`` and ``spies`` are points of prestige, not heads; ``prestige`` is what
    they come to together.
    """

    seat: Seat
    famous: int
    novices: int
    spies: int
    prestige: int

    def evolve(self, state: State) -> State:
        prestige = state.nations[self.seat].prestige + self.prestige
        return replace(state, nations=state.with_nation(self.seat, prestige=prestige))


@event
class GameEnded(Event):
    """The final order: prestige, then money."""

    standings: tuple[Standing, ...]

    def evolve(self, state: State) -> State:
        return replace(state, phase=OVER, outcome=Outcome(self.standings))


@dataclass(frozen=True, slots=True)
class ScientistsPrestige:
    """Points that the scientists on a nation's sheets, hosted spies included, count for it."""

    famous: int
    novices: int
    spies: int
    total: int


def scientists_prestige(board: Board, nation: Nation) -> ScientistsPrestige:
    """Count the scientists of a nation's sheets by what each is worth at the end."""
    points = dict.fromkeys(SCIENTISTS, 0)
    for research in nation.researches:
        for scientist in research.scientists:
            points[scientist] += board.scientist(scientist).prestige
    return ScientistsPrestige(points[FAMOUS], points[NOVICE], points[SPY], sum(points.values()))


def standings(state: State) -> tuple[Standing, ...]:
    """The final order: most prestige, then most money, then a shared place."""
    results = [(nation.prestige, nation.money) for nation in state.nations]
    return tuple(
        Standing(seat, 1 + sum(other > results[seat] for other in results), *results[seat])
        for seat in sorted(range(len(results)), key=lambda seat: results[seat], reverse=True)
    )


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
