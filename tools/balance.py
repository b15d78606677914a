"""Play autopilots against each other, on all cores, and print what became of them.

python -m tools.balance [--game ID] [--games 200] [--with-expert] [--seats 2-5] [--seed anything]
                        [--jobs N]

Without ``--game`` all games are played, one after the other. Few of the usual line-ups have the
expert among the players, as it thinks long; ``--with-expert`` plays only line-ups with it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from typing import Any, ClassVar, TypeAlias

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rules.core.game import Autopilot

REPORTS: Mapping[str, str] = {
    "race1969": "tools.race1969.balance",
    "space1999": "tools.space1999.balance",
    "first_martians": "tools.first_martians.balance",
    "first_martians_campaigns": "tools.first_martians.campaign_balance",
}
"""The module that holds each ``REPORT``: of a game, or of First Martians' campaigns."""
CHUNK = 10
"""Games handed to a core at once: enough to keep it busy, few enough to see the bar move."""
MIXED, EXPERT, EXPERT_ALONE, DEFAULTS = "mixed", "expert", "expert against defaults", "defaults"
"""Experiments: quick styles among themselves, an expert among them, an expert against the default
actions. The latter two are styles as well."""
EXPERIMENTS = {MIXED: "mixed tables", EXPERT: "tables with an expert"}


@dataclass(frozen=True, slots=True)
class Lineup:
    """One game to play: ``experiment`` groups games, ``styles`` names who sits where."""

    experiment: str
    styles: tuple[str, ...]
    number: int


Played: TypeAlias = Sequence[tuple[Lineup, Any]]
"""Games with their figures, of which ``wins`` and ``order`` (of play, first seat first) are read
here; ``wins`` shares a shared victory and holds zeros for a game without an end."""
Row: TypeAlias = tuple[str, Callable[[Played, int], str]]
"""A figure's name, and its value for games with so many seats."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of ``of`` trials."""

    value: float
    of: float

    @property
    def error(self) -> float:
        """Half the width of the interval in which the true share lies 19 times out of 20."""
        return 1.96 * sqrt(max(0.0, self.value * (1 - self.value)) / self.of) if self.of else 0.0

    def percent(self) -> str:
        return f"{100 * self.value:.1f} ±{100 * self.error:.1f} %" if self.of else "–"

    def times(self, seats: int) -> str:
        """As a multiple of the fair share among ``seats``."""
        return f"{self.value * seats:.2f} ±{self.error * seats:.2f}" if self.of else "–"

    def stray(self, seats: int) -> str:
        """The distance from the fair share among ``seats``."""
        if not self.of:
            return "–"
        return f"{100 * (self.value - 1 / seats):+.1f} ±{100 * self.error:.1f} %"


def share(values: Iterable[float]) -> Share:
    """The mean of numbers between 0 and 1."""
    found = list(values)
    return Share(sum(found) / len(found), len(found)) if found else Share(0.0, 0)


def mean(values: Iterable[float]) -> float:
    """The mean, or 0 of nothing."""
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def of(played: Played, experiment: str, style: str | None = None) -> Played:
    """The games of an experiment, those in which a style has a seat if one is given."""
    return [
        entry
        for entry in played
        if entry[0].experiment == experiment and style in (None, *entry[0].styles)
    ]


def wins(played: Played, style: str) -> Share:
    """Games won by the seats of a style."""
    return share(
        win
        for lineup, game in played
        for win, seated in zip(game.wins, lineup.styles, strict=True)
        if seated == style
    )


def turn_order(played: Played, seats: int) -> list[Share]:
    """Wins by place in the order of play, of the games that ended."""
    return [
        share(game.wins[game.order[place]] for _, game in played if any(game.wins))
        for place in range(seats)
    ]


def order_worth(played: Played, seats: int) -> Share:
    """The win share by order of play that is farthest from an even one."""
    return max(turn_order(played, seats), key=lambda s: abs(s.value - 1 / seats))


def table(title: str, first: str, rows: Sequence[Row], played: Played, unit: str) -> Table:
    """A row for each figure, a column for each number of seats."""
    counts = sorted({len(lineup.styles) for lineup, _ in played})
    found = Table(title=title, title_justify="left")
    found.add_column(first)
    for count in counts:
        found.add_column(f"{count} {unit}", justify="right")
    by_count = {n: [entry for entry in played if len(entry[0].styles) == n] for n in counts}
    for name, figure in rows:
        found.add_row(name, *(figure(by_count[n], n) for n in counts))
    return found


class Report(ABC):
    """The line-ups of a game, one game's figures, and the tables made of all of them."""

    game: ClassVar[str]
    title: ClassVar[str]
    unit: ClassVar[str]
    """A word for what sits in a seat, in the plural."""
    seat_counts: ClassVar[range]
    pilots: Mapping[str, Autopilot[Any, Any]]
    """Everybody who may sit down, by style; ``DEFAULTS`` takes the actions of a seat whose time is
    up."""
    standard: tuple[str, ...]
    """The quick styles that people can choose."""
    expert_games = 4
    """An expert thinks long: of its games one is played for so many of another experiment."""
    sections: Sequence[tuple[str, Sequence[Row]]] = ()
    """Titles and figures of the tables for each of the ``EXPERIMENTS``."""
    style_rows: Sequence[Row] = ()
    """Figures below the wins of each standard style; their games are those of all experiments."""

    def lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """The games to play, about ``games`` for each experiment and number of seats."""
        found = [
            Lineup(MIXED, self.styles(MIXED, count, number), number)
            for count in seats
            for number in range(2 * games)
        ]
        found += self.other_lineups(games, seats)
        return found + self.expert_lineups(-(-games // self.expert_games), seats)

    def other_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """Those of the game's own experiments."""
        return []

    def expert_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """An expert in every seat equally often, ``games`` for each number of seats.

        At two seats it plays so many games against each standard style and against the defaults.
        """
        found: list[Lineup] = []
        for count in seats:
            for number in range(games):
                if count == 2:
                    for other in self.standard:
                        found.append(Lineup(EXPERT, seated(EXPERT, other, number), number))
                    alone = seated(EXPERT, DEFAULTS, number)
                    found.append(Lineup(EXPERT_ALONE, alone, number))
                else:
                    styles = list(self.styles(EXPERT, count, number))
                    styles[number % count] = EXPERT
                    found.append(Lineup(EXPERT, tuple(styles), number))
        return found

    def styles(self, experiment: str, seats: int, number: int) -> tuple[str, ...]:
        """Standard styles drawn by lot, always the same for the same game."""
        lot = random.Random(f"{experiment} {seats} {number}")
        return tuple(lot.choices(self.standard, k=seats))

    @abstractmethod
    def play(self, lineup: Lineup, seed: bytes) -> Any:
        """Play one game and return its figures, which have to be picklable.

        It runs in another process and uses nothing but its arguments, so that the same seed gives
        the same figures on any number of cores.
        """

    def tables(self, played: Played) -> list[RenderableType]:
        """The tables to print at the end."""
        asked = {lineup.experiment for lineup, _ in played}
        found: list[RenderableType] = [
            self._table(f"{title} ({name})", "figure", rows, of(played, experiment))
            for experiment, name in EXPERIMENTS.items()
            if experiment in asked
            for title, rows in self.sections
        ]
        if MIXED in asked:
            rows = [(f"{style}, × the fair share", _mixed_wins(style)) for style in self.standard]
            rows += self.style_rows
            found.append(self._table("wins of each style", "style", rows, played))
        if asked & {EXPERT, EXPERT_ALONE}:
            rows = [
                ("all styles", lambda p, n: wins(of(p, EXPERT), EXPERT).percent()),
                ("… × the fair share", lambda p, n: wins(of(p, EXPERT), EXPERT).times(n)),
                *((style, _expert_wins(EXPERT, style)) for style in self.standard),
                ("the clock's defaults", _expert_wins(EXPERT_ALONE, DEFAULTS)),
            ]
            found.append(self._table("games won by the expert", "against", rows, played))
        return found

    def _table(self, title: str, first: str, rows: Sequence[Row], played: Played) -> Table:
        return table(f"{self.title}: {title}", first, rows, played, self.unit)


def seated(one: str, other: str, number: int) -> tuple[str, str]:
    """A pair, its seats changed from game to game."""
    return (one, other) if number % 2 == 0 else (other, one)


def _mixed_wins(style: str) -> Callable[[Played, int], str]:
    return lambda played, n: wins(of(played, MIXED), style).times(n)


def _expert_wins(experiment: str, other: str) -> Callable[[Played, int], str]:
    """The expert's wins at two seats against one style."""
    return lambda played, n: wins(of(played, experiment, other), EXPERT).percent() if n == 2 else ""


def report(game: str) -> Report:
    """The report of a game; raises ``KeyError`` for one that has none."""
    found: Report = import_module(REPORTS[game]).REPORT
    return found


def seed_of(master: str, lineup: Lineup) -> bytes:
    """The game's own seed, the same whenever the same game of the same run is played."""
    text = f"{master}|{lineup.experiment}|{'/'.join(lineup.styles)}|{lineup.number}"
    return hashlib.sha256(text.encode()).digest()


def _chunk(game: str, master: str, lineups: Sequence[Lineup]) -> list[tuple[Lineup, Any]]:
    ours = report(game)
    return [(lineup, ours.play(lineup, seed_of(master, lineup))) for lineup in lineups]


def run(
    game: str,
    lineups: Sequence[Lineup],
    master: str,
    jobs: int,
    done: Callable[[int], None] = lambda games: None,
) -> list[tuple[Lineup, Any]]:
    """Play all line-ups and return their figures in the line-ups' order."""
    chunks = [lineups[start : start + CHUNK] for start in range(0, len(lineups), CHUNK)]
    figures: list[tuple[Lineup, Any]] = []
    for chunk in _results(game, master, chunks, jobs):
        figures += chunk
        done(len(chunk))
    return figures


def _results(
    game: str, master: str, chunks: Sequence[Sequence[Lineup]], jobs: int
) -> Iterator[list[tuple[Lineup, Any]]]:
    if jobs == 1:
        for chunk in chunks:
            yield _chunk(game, master, chunk)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_chunk, [game] * len(chunks), [master] * len(chunks), chunks)


def seat_range(text: str) -> list[int]:
    """Numbers of seats from ``4``, ``2-5`` or ``2,5``; raises ``ValueError``.

    >>> seat_range("2-4,6")
    [2, 3, 4, 6]
    """
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--game", choices=sorted(REPORTS), help="all, unless one is named")
    parser.add_argument("--games", type=int, default=200, help="per experiment and seat count")
    parser.add_argument("--with-expert", action="store_true", help="only games with an expert")
    parser.add_argument("--seats", type=seat_range, default=None, help="such as 2-5 or 2,4")
    parser.add_argument("--seed", default="1969", help="any text; the same text, the same figures")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)

    asked = set(given.seats or ())
    games = [given.game] if given.game else list(REPORTS)
    wrong = asked.difference(*(report(game).seat_counts for game in games))
    if wrong:
        parser.error(f"{' and '.join(games)} can't be played by {min(wrong)}")
    for ours in map(report, games):
        seats = sorted(asked & set(ours.seat_counts)) if asked else list(ours.seat_counts)
        chosen = ours.expert_lineups if given.with_expert else ours.lineups
        lineups = chosen(given.games, seats)
        if lineups:
            _print(ours, lineups, given.seed, max(1, given.jobs))
    return 0


def _print(ours: Report, lineups: Sequence[Lineup], master: str, jobs: int) -> None:
    """Play a game's line-ups with a bar that shows how far they are, and print its tables."""
    console = Console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(ours.game, total=len(lineups))
        figures = run(ours.game, lineups, master, jobs, lambda n: progress.advance(task, n))
    for each in ours.tables(figures):
        console.print(each)


if __name__ == "__main__":
    sys.exit(main())
