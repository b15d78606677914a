"""The missions of First Martians that are played to tune them, and the tables made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from rules.first_martians.terms import EASY, HARD, LEVELS, MISSIONS, NORMAL
from tools.balance import Lineup
from tools.first_martians.figures import CREWS, Crew, Figures, figures
from tools.shares import Share, mean, share

STEADY, RANDOM = "steady", "random"
TARGETS = {EASY: (60, 80), NORMAL: (35, 55), HARD: (10, 30)}
"""Missions that a crew of steady autopilots should win by level, in percent."""

Played = tuple[Lineup, Figures]


def experiment(mission: str, level: str, crew: Crew) -> str:
    """The name of an experiment."""
    return f"{mission} {level} {crew.name}"


_EXPERIMENTS = {
    experiment(mission, level, crew): (mission, level, crew)
    for mission in MISSIONS
    for level in LEVELS
    for crew in CREWS
}


class MarsReport:
    """The report of `make balance` for First Martians."""

    game = "first_martians"
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

    def tables(self, figures: Sequence[tuple[Lineup, Any]]) -> list[RenderableType]:
        """Missions won by level and crew, and what became of the others."""
        played: list[Played] = list(figures)
        return [wins(played), ends(played)]


REPORT = MarsReport()


def of(
    played: Sequence[Played],
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


def _table(title: str, *columns: str) -> Table:
    table = Table(title=f"First Martians: {title}", title_justify="left")
    for number, name in enumerate(columns):
        table.add_column(name, justify="right" if number else "left")
    return table


def wins(played: Sequence[Played]) -> Table:
    """Missions won, by level and crew."""
    table = _table("missions won", "mission", "level", *(c.name for c in CREWS), "all", "target")
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
                table.add_row(name, level, *cells, won(games).percent(), f"{low}–{high} %")
            table.add_section()
    return table


def ends(played: Sequence[Played]) -> Table:
    """The ends of steady crews' missions."""
    columns = ("mission", "level", "games", "done", "death", "time", "threshold", "sol", "missing")
    table = _table("how missions of steady crews ended", *columns)
    for mission in MISSIONS:
        for level in LEVELS:
            games = of(played, STEADY, mission=mission, level=level)
            whys = Counter(game.why for game in games)
            missing = Counter(name for game in games for name in game.missing)
            table.add_row(
                mission,
                level,
                str(len(games)),
                *(str(whys[why]) for why in columns[3:7]),
                f"{mean(game.sol for game in games):.1f}",
                ", ".join(f"{name} {count}" for name, count in missing.most_common(3)),
            )
        table.add_section()
    return table
