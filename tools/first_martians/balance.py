"""Figures by which the missions of First Martians are tuned."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.table import Table

from rules.core.events import Transition
from rules.core.game import Seat, Setup
from rules.first_martians.autopilots.autopilot import AUTOPILOTS
from rules.first_martians.effects.crew import Wounded
from rules.first_martians.effects.mission_end import GameEnded
from rules.first_martians.game import GAME
from rules.first_martians.plan.resolution import ActionResolved
from rules.first_martians.progress import Action, Event
from rules.first_martians.state import State
from rules.first_martians.terms import EASY, HARD, LEVELS, MISSIONS, NORMAL, ROLES
from tools.autopilot_game import play
from tools.balance import Lineup, Played, Report, Share, mean, share


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
        for each in last.mission.objectives
        if not each.optional and each.id not in last.reached
    )
    broken = sum(len(each.broken) for each in last.facilities)
    won = watch.why == "done"
    return Figures(won, watch.why, last.round, last.sols, broken, missing, watch.counts)


STEADY, RANDOM = "steady", "random"
TARGETS = {EASY: (60, 80), NORMAL: (35, 55), HARD: (10, 30)}
"""Missions that a crew of steady autopilots should win by level, in percent."""


def experiment(mission: str, level: str, crew: Crew) -> str:
    """The name of an experiment."""
    return f"{mission} {level} {crew.name}"


_EXPERIMENTS = {
    experiment(mission, level, crew): (mission, level, crew)
    for mission in MISSIONS
    for level in LEVELS
    for crew in CREWS
}


class MarsReport(Report):
    """The report of First Martians."""

    game, title, unit = "first_martians", "First Martians", "astronauts"
    seat_counts = range(2, 5)

    def lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """Every mission at every level with every crew, and random crews at the normal level."""
        return [
            Lineup(name, (style,) * crew.astronauts, number)
            for style, levels in ((STEADY, LEVELS), (RANDOM, (NORMAL,)))
            for name, (_, level, crew) in _EXPERIMENTS.items()
            if crew.astronauts in seats and level in levels
            for number in range(games)
        ]

    def expert_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """None: nobody plays against the crew."""
        return []

    def play(self, lineup: Lineup, seed: bytes) -> Figures:
        """Play one mission."""
        return figures(*_EXPERIMENTS[lineup.experiment], lineup.styles, seed)

    def tables(self, played: Played) -> list[RenderableType]:
        """Missions won by level and crew, and what became of the others."""
        return [wins(played), ends(played)]


REPORT = MarsReport()


def of(
    played: Played,
    style: str,
    *,
    mission: str | None = None,
    level: str | None = None,
    crew: Crew | None = None,
) -> list[Figures]:
    """The figures of a style's crews, of a mission, level and crew where they are given."""
    found = []
    for lineup, each in played:
        asked = zip(_EXPERIMENTS[lineup.experiment], (mission, level, crew), strict=True)
        if lineup.styles[0] == style and all(wanted in (None, has) for has, wanted in asked):
            found.append(each)
    return found


def won(games: Sequence[Figures]) -> Share:
    """The share of missions won."""
    return share(float(game.won) for game in games)


def table(title: str, *columns: str) -> Table:
    """An empty table with its columns, numbers to the right."""
    found = Table(title=f"First Martians: {title}", title_justify="left")
    for number, name in enumerate(columns):
        found.add_column(name, justify="right" if number else "left")
    return found


def wins(played: Played) -> Table:
    """Missions won, by level and crew."""
    found = table("missions won", "mission", "level", *(c.name for c in CREWS), "all", "target")
    for style, levels in ((STEADY, LEVELS), (RANDOM, (NORMAL,))):
        for level in levels:
            for mission in (*MISSIONS, None):
                games = of(played, style, mission=mission, level=level)
                cells = [
                    won(of(played, style, mission=mission, level=level, crew=crew)).percent()
                    for crew in CREWS
                ]
                low, high = TARGETS[level] if style == STEADY else (0, 5)
                name = mission or f"all, {style}"
                found.add_row(name, level, *cells, won(games).percent(), f"{low}–{high} %")
            found.add_section()
    return found


def ends(played: Played) -> Table:
    """The ends of steady crews' missions."""
    columns = ("mission", "level", "games", "done", "death", "time", "threshold", "sol", "missing")
    found = table("how missions of steady crews ended", *columns)
    for mission in MISSIONS:
        for level in LEVELS:
            games = of(played, STEADY, mission=mission, level=level)
            whys = Counter(game.why for game in games)
            missing = Counter(name for game in games for name in game.missing)
            found.add_row(
                mission,
                level,
                str(len(games)),
                *(str(whys[why]) for why in columns[3:7]),
                f"{mean(game.sol for game in games):.1f}",
                ", ".join(f"{name} {count}" for name, count in missing.most_common(3)),
            )
        found.add_section()
    return found
