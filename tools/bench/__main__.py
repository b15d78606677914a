"""``python -m tools.bench [GAME ...]``: measure the bot under load.

Forty tables are busy, and then their people think for four seconds before each press. With
``--against``, the program in another checkout is measured in turns with this one, on the same
Python, and each figure is compared with the most that it may be. With ``--flood``, people who think
are measured in turns with and without one more person, who presses as fast as the bot answers:
panels, moves, commands, new tables, replays, moving pictures, suggestions. With ``--processes 1,2``
and the address of a database on a server, so many processes share one, each with a shard; with
``--crowd 20000,50000``, too, there are so many servers and open tables.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from rules.games import GAMES
from tools.bench import processes
from tools.bench.crowd import Crowd
from tools.bench.crowd import compare as compare_crowd
from tools.bench.load import Load, Measured, measure
from tools.bench.processes import SharedLoad

HERE = Path(__file__).parents[2]
THINK = 4.0
FLOOD_WARM_UP = 30.0
"""Seconds until what may come in a row has come."""


class Figure(NamedTuple):
    """A figure of a load: its name with its unit, how to read it, and its most by the other's."""

    name: str
    read: Callable[[Measured], float]
    most: float | None = None


BUSY = (
    Figure("processor time a move, ms", lambda found: found.cpu_a_move * 1000, 1.15),
    Figure("uploaded a move, KB", lambda found: found.uploaded / 1024, 1.15),
    Figure("memory of the bot, MB", lambda found: found.memory, 1.15),
    Figure("memory of all its processes, MB", lambda f: f.memory + f.workers_memory, 1.15),
    Figure("moves a second", lambda found: found.moves_a_second),
    Figure("95 % of answers, ms", lambda found: found.answer_95 * 1000),
    Figure("refused and unanswered presses", lambda found: found.refused + found.unanswered),
)
THINKING = (
    Figure("half of the answers, ms", lambda found: found.answer_median * 1000),
    Figure("95 % of answers, ms", lambda found: found.answer_95 * 1000, 1.25),
    Figure("processor time a move, ms", lambda found: found.cpu_a_move * 1000),
)


FLOODED = (
    Figure("half of the answers, ms", lambda found: found.answer_median * 1000, 1.2),
    Figure("95 % of answers, ms", lambda found: found.answer_95 * 1000, 1.2),
    Figure(
        "processor time of the bot, ms a second",
        lambda found: found.cpu_a_move * found.moves_a_second * 1000,
    ),
    Figure("moves a second", lambda found: found.moves_a_second),
    Figure("refused and unanswered presses", lambda found: found.refused + found.unanswered),
    Figure("presses of the flooder a second", lambda found: found.flood_a_second),
)


def compare_flood(load: Load, rounds: int) -> tuple[list[Measured], list[Measured]]:
    """Measure a load with somebody who floods and without, in turns."""
    flooded, calm = [], []
    for _ in range(rounds):
        calm.append(asyncio.run(measure(load)))
        flooded.append(asyncio.run(measure(replace(load, flood=True))))
    return flooded, calm


def compare(load: Load, other: Path | None, rounds: int) -> tuple[list[Measured], list[Measured]]:
    """Measure a load here and in the other checkout, in turns: a busy machine slows both."""
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(asyncio.run(measure(load)))
        if other is not None:
            theirs.append(asyncio.run(measure(replace(load, checkout=other))))
    return ours, theirs


def row(figure: Figure, ours: list[Measured], theirs: list[Measured]) -> list[str]:
    """Return a line of the table: the figure here, there, their ratio, and its most."""
    own = fmean(map(figure.read, ours))
    if not theirs:
        return [figure.name, f"{own:.1f}", "", "", ""]
    other = fmean(map(figure.read, theirs))
    ratio = own / other if other else 1.0
    colour = "default" if figure.most is None else "green" if ratio <= figure.most else "red"
    most = "" if figure.most is None else f"≤ {figure.most:g}"
    return [figure.name, f"{own:.1f}", f"{other:.1f}", f"[{colour}]{ratio:.2f}[/]", most]


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="game", help=f"{', '.join(GAMES)}")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=25.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=2, help="measurements of each load")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="for cProfile's figures")
    parser.add_argument("--flood", action="store_true", help="with and without a flooder")
    parser.add_argument("--unlimited", action="store_true", help="without limits on a person")
    parser.add_argument("--processes", metavar="N,N", type=_numbers, help="that share a database")
    parser.add_argument("--crowd", metavar="N,N", type=_numbers, help="servers, open tables")
    parser.add_argument("--database", metavar="URL", help="whose user may create databases")
    parser.add_argument("--checkout", type=Path, default=HERE, help="whose bot, by default ours")
    chosen = parser.parse_args()
    if not set(chosen.games) <= set(GAMES):
        parser.error(f"the games are {', '.join(GAMES)}")
    other = None if chosen.against is None else chosen.against.resolve()
    profile = None if chosen.profile is None else chosen.profile.resolve()
    console = Console()
    if chosen.processes:
        if chosen.database is None:
            parser.error("--processes needs --database")
        if chosen.crowd:
            servers, copies = chosen.crowd
            crowd = Crowd(
                chosen.checkout.resolve(),
                (chosen.games or [*GAMES])[0],
                chosen.database,
                processes=chosen.processes[0],
                servers=servers,
                copies=copies,
                seconds=chosen.seconds,
            )
            console.print(compare_crowd(crowd, console.print))
            return
        for game in chosen.games or GAMES:
            shared = SharedLoad(
                chosen.checkout.resolve(),
                game,
                chosen.database,
                tables=chosen.tables,
                seconds=chosen.seconds,
            )
            console.print(processes.compare(shared, chosen.processes, console.print))
        return
    if chosen.flood:
        table = Table("game", "load", "what", "flooded", "calm", "ratio", "goal")
        for game in chosen.games or GAMES:
            load = Load(
                HERE,
                game,
                chosen.tables,
                THINK,
                warm_up=FLOOD_WARM_UP,
                seconds=chosen.seconds,
                profile=profile,
                limits=not chosen.unlimited,
            )
            with console.status(f"measuring {game}, with and without a flooder"):
                flooded, calm = compare_flood(load, chosen.rounds)
            for figure in FLOODED:
                name = f"{load.tables} tables, {THINK:g} s of thought"
                table.add_row(game, name, *row(figure, flooded, calm))
        console.print(table)
        return
    table = Table("game", "load", "what", "here", "there", "ratio", "goal")
    for game in chosen.games or GAMES:
        for think, figures in ((0.0, BUSY), (THINK, THINKING)):
            load = Load(HERE, game, chosen.tables, think, seconds=chosen.seconds, profile=profile)
            name = f"{load.tables} tables, " + (f"{think:g} s of thought" if think else "busy")
            with console.status(f"measuring {game}, {name}"):
                ours, theirs = compare(load, other, chosen.rounds)
            for figure in figures:
                table.add_row(game, name, *row(figure, ours, theirs))
    console.print(table)


if __name__ == "__main__":
    main()
