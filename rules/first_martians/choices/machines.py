"""The machines that a small crew chooses for the mission (B12)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.core.game import Seat
from rules.first_martians.choices.topics import Topic
from rules.first_martians.events import MachineTaken
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.pieces import Step
from rules.first_martians.state import State
from rules.first_martians.terms import MACHINE

MACHINES = {2: 2, 3: 1, 4: 0}
"""Machines that are chosen, by number of astronauts."""


def ask_machines(progress: Progress) -> None:
    """Let the crew choose its machines one by one; alone, one has all of them at hand."""
    if progress.state.start.solo:
        return
    for _ in range(MACHINES[len(progress.state.crew)]):
        progress.ask(MACHINE)


def _free(state: State, step: Step) -> tuple[str, ...]:
    every = state.start.content.crew.machines
    return tuple(each.id for each in every if each.id not in state.machines)


def _take(progress: Progress, step: Step, seat: Seat, option: str) -> None:
    progress.emit(MachineTaken(seat, option))


MACHINE_TOPICS: Mapping[str, Topic] = MappingProxyType({MACHINE: Topic(_free, _take)})
