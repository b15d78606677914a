"""The end of a mission, and its score (B9)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.events import event
from rules.core.game import Outcome
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import ChapterRecord, Plan, State, Step

DONE, TIME, THRESHOLD, DEATH = "done", "time", "threshold", "death"
"""Why a mission ended: each objective reached, no round left, a threshold missed, a death."""
DEBRIEF = "debrief"
"""The step that follows the end of a campaign's mission."""


@event
class GameEnded(Event):
    """The mission is over, and the game with it."""

    won: bool
    why: str
    score: int

    def evolve(self, state: State) -> State:
        outcome = Outcome.of_all(len(state.crew), won=self.won, score=self.score)
        return replace(state, todo=(), outcome=outcome)


@event
class MissionEnded(Event):
    """A campaign's mission is over; the campaign isn't yet."""

    won: bool
    why: str

    def evolve(self, state: State) -> State:
        wounds = tuple(each.wounds for each in state.crew)
        record = ChapterRecord(
            state.chapter,
            self.won,
            self.why,
            state.round,
            state.reached,
            wounds,
            broken=broken(state),
        )
        return replace(
            state, todo=(), plan=Plan(), log=(), resting=True, records=(*state.records, record)
        )


def broken(state: State) -> int:
    """The broken parts that count against the threshold: red markers on facilities (B9)."""
    return sum(len(each.broken) for each in state.facilities)


def end_mission(progress: Progress, won: bool, why: str) -> None:
    """End the mission: the game with it or, in a campaign, all but the debriefing."""
    if not progress.state.chapter:
        progress.emit(GameEnded(won, why, score(progress.state)))
        return
    progress.emit(MissionEnded(won, why))
    progress.halt_for(Step(DEBRIEF))


def score(state: State) -> int:
    """The number of the mission's objectives that were reached."""
    return len(state.reached)
