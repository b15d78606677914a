"""Play autopilots against each other, on all cores, and print what became of them.

python -m tools.balance [--game ID] [--games 200] [--with-expert] [--seats 2-5] [--seed anything]
                        [--jobs N]

Each game of ours brings its own report: the line-ups to play and what to make of them. This module
only hands the line-ups to the cores and shows how far they are, one game after the other unless
one is chosen. Few of the usual line-ups have the expert among the players, as it thinks long;
``--with-expert`` plays those alone.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

REPORTS: Mapping[str, str] = {
    "race1969": "tools.race1969.report",
    "space1999": "tools.space1999.report",
    "first_martians": "tools.first_martians.report",
}
"""Game id to the module that holds its ``REPORT``; a game without one has nothing to balance."""

CHUNK = 10
"""Games handed to a core at once: enough to keep it busy, few enough to see the bar move."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """One game to play: ``experiment`` groups games, ``styles`` names who sits where."""

    experiment: str
    styles: tuple[str, ...]
    number: int


class Report(Protocol):
    """The part of a game: its line-ups, one game's figures, and the tables made of all of them.

    ``play`` runs in another process: what it returns has to be picklable, and it may use nothing
    but its arguments, so that the same seed gives the same figures on any number of cores.
    """

    game: str
    seat_counts: range

    def lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """The games to play, about ``games`` for each experiment and number of seats."""

    def expert_lineups(self, games: int, seats: Sequence[int]) -> list[Lineup]:
        """``games`` with an expert at each number of seats, at two against each other style.

        None for a game that has no expert.
        """

    def play(self, lineup: Lineup, seed: bytes) -> Any:
        """Play one game and return its figures."""

    def tables(self, figures: Sequence[tuple[Lineup, Any]]) -> list[RenderableType]:
        """The tables to print at the end."""


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
        yield from pool.map(
            _chunk, [game] * len(chunks), [master] * len(chunks), chunks, chunksize=1
        )


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
    fitting = [game for game in games if not asked or asked & set(report(game).seat_counts)]
    wrong = asked.difference(*(report(game).seat_counts for game in games))
    if wrong:
        parser.error(f"{' and '.join(games)} can't be played by {min(wrong)}")
    for game in fitting:
        ours = report(game)
        seats = sorted(asked & set(ours.seat_counts)) or list(ours.seat_counts)
        chosen = ours.expert_lineups if given.with_expert else ours.lineups
        lineups = chosen(given.games, seats)
        if lineups:
            _report(ours, lineups, given.seed, max(1, given.jobs))
    return 0


def _report(ours: Report, lineups: Sequence[Lineup], master: str, jobs: int) -> None:
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
    for table in ours.tables(figures):
        console.print(table)


if __name__ == "__main__":
    sys.exit(main())
