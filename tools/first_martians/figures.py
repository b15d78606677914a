"""One mission of First Martians, reduced to the figures by which its figures are tuned."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.core.events import Transition
from rules.core.game import Seat, Setup
from rules.first_martians.autopilot import AUTOPILOTS
from rules.first_martians.crew import GameEnded, Wounded
from rules.first_martians.game import GAME
from rules.first_martians.progress import Action, Event
from rules.first_martians.resolution import ActionResolved
from rules.first_martians.state import State
from rules.first_martians.terms import ROLES
from tools.autopilot_game import play


@dataclass(frozen=True, slots=True)
class Crew:
    """A crew as an experiment asks for it: so many astronauts, led by one person or by several."""

    astronauts: int
    solo: bool = False

    @property
    def name(self) -> str:
        """A word for the tables."""
        return "solo 2" if self.solo else str(self.astronauts)


CREWS = (Crew(2, solo=True), Crew(2), Crew(3), Crew(4))


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one mission.

    ``why`` is how it ended: ``done``, ``death``, ``time`` or ``threshold``. ``sol`` is the one it
    ended in, of ``sols``; ``missing`` are the objectives that had to be reached and weren't.
    ``counts`` has wounds by cause and actions by kind and success.
    """

    won: bool
    why: str
    sol: int
    sols: int
    broken: int
    missing: tuple[str, ...]
    counts: Counter[tuple[str, str]]


@dataclass(slots=True)
class Watch:
    """Collects figures while a mission is played."""

    why: str = ""
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    def __call__(
        self, seat: Seat | None, action: Action | None, after: Transition[State, Event]
    ) -> None:
        """Note what the transition's events say."""
        for event in after.events:
            match event:
                case GameEnded():
                    self.why = event.why
                case Wounded():
                    self.counts["wound", event.why] += event.amount
                case ActionResolved():
                    self.counts["action", event.job.kind] += 1
                    self.counts["failed", event.job.kind] += not event.ok
                case _:
                    pass


def figures(mission: str, level: str, crew: Crew, styles: Sequence[str], seed: bytes) -> Figures:
    """Play a mission; which astronauts fly is drawn by the seed."""
    roles = tuple(random.Random(seed).sample(ROLES, crew.astronauts))
    options = {"mission": mission, "level": level, "solo": "yes" if crew.solo else "no"}
    watch = Watch()
    pilots = [AUTOPILOTS[style] for style in styles]
    last = play(GAME, Setup(roles, options), seed, pilots, watch)
    assert last.outcome is not None
    missing = tuple(
        each.id
        for each in last.start.mission.objectives
        if not each.optional and each.id not in last.reached
    )
    broken = sum(len(each.broken) for each in last.facilities)
    won = watch.why == "done"
    return Figures(won, watch.why, last.round, last.start.sols, broken, missing, watch.counts)
