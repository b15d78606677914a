"""The rows of the bench about load: what a move costs and how soon people are answered."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

from bot.games import PRESENTERS
from tools.bench.load.bot_process import supported
from tools.bench.load.measure import Load, Measured, measure
from tools.bench.row import Row

TABLES = 40
THINK = 4.0
"""Seconds that people who take their time think before each press."""
MOST_MEMORY = 200.0
"""MB that the bot may take while all tables are busy."""
SLOWEST_ANSWER = 40.0
"""Milliseconds within which 95 % of those who take their time are answered."""
MOST_UPLOADED = {"race1969": 60.0, "space1999": 195.0, "first_martians": 120.0}
"""KB of pictures that a move may upload."""


def rows() -> Iterator[Row]:
    """Six rows a game; none, and a line that says so, where the system tells too little."""
    if not supported():
        print("load is measured on Linux only", file=sys.stderr)
        return
    for game in PRESENTERS:
        alone = _measured(Load(game, warm_up=5, seconds=15))
        alone_plain = _measured(Load(game, warm_up=5, seconds=15, pictures=False))
        busy = _measured(Load(game, TABLES, warm_up=15, seconds=25))
        busy_plain = _measured(Load(game, TABLES, warm_up=15, seconds=25, pictures=False))
        thinking = _measured(Load(game, TABLES, THINK, warm_up=20, seconds=30))
        yield _cpu(f"{game}, 1 table", alone, alone_plain)
        yield _cpu(f"{game}, {TABLES} busy tables", busy, busy_plain)
        yield Row(
            f"{game}, {TABLES} busy tables: moves a second",
            f"{busy.moves_a_second:.1f}",
            "without pictures",
            f"{busy_plain.moves_a_second:.1f}",
            busy.moves_a_second / busy_plain.moves_a_second,
            0.4,
            at_most=False,
        )
        yield Row(
            f"{game}, {TABLES} busy tables: most memory of the bot's process, in MB",
            f"{busy.memory:.0f} MB",
            "the process that draws",
            f"{busy.workers_memory:.0f} MB",
            busy.memory,
            MOST_MEMORY,
        )
        yield Row(
            f"{game}, {TABLES} busy tables: uploaded a move, in KB",
            f"{busy.uploaded / 1024:.0f} KB",
            "1 table",
            f"{alone.uploaded / 1024:.0f} KB",
            busy.uploaded / 1024,
            MOST_UPLOADED.get(game, max(MOST_UPLOADED.values())),
        )
        yield Row(
            f"{game}, {TABLES} tables, {THINK:g} s of thought: 95 % of answers, in ms",
            f"{thinking.answer_95 * 1000:.0f} ms",
            "half of the answers",
            f"{thinking.answer_median * 1000:.0f} ms",
            thinking.answer_95 * 1000,
            SLOWEST_ANSWER,
        )


def _measured(load: Load) -> Measured:
    return asyncio.run(measure(load))


def _cpu(what: str, ours: Measured, plain: Measured) -> Row:
    return Row(
        f"{what}: processor time of a move with all its pictures",
        f"{ours.cpu_a_move * 1000:.0f} ms",
        "without pictures",
        f"{plain.cpu_a_move * 1000:.0f} ms",
        ours.cpu_a_move / plain.cpu_a_move,
        2.0,
    )
