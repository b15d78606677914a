"""``python -m tools.fault_soak --minutes 120``: play with faults of all kinds.

Runs the bot as a process of its own against a Discord on this machine. Ends with 1 if anything was
lost, said twice, stuck, unanswered or told to those who may not know it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rules.games import GAMES
from tools.fault_soak.process import ROOT
from tools.fault_soak.soak import Found, Plan, run


def show(found: Found, plan: Plan) -> None:
    """Print what was done and found."""
    journal, counts = found.journal, found.journal.counts
    answers = sorted(found.soak.answers) or [0.0]
    table = Table(title=f"seed {plan.seed}")
    table.add_column("what")
    table.add_column("figure", justify="right")
    for name in ("moves", "answers", "unanswered", "messages", "tables", "finished", "closed"):
        table.add_row(name, str(counts[name]))
    table.add_row("not finished", str(found.unfinished))
    table.add_row("exports verified", str(found.soak.verified["ok"]))
    for name in ("lost shards", "pressed directly", "double clicks", "old buttons", "slept"):
        table.add_row(name, str(counts[name]))
    table.add_row("95 % of answers, s", f"{answers[len(answers) * 95 // 100]:.2f}")
    table.add_row("starts", str(found.bots.starts))
    table.add_row("slowest end, s", f"{found.bots.slowest_end:.1f}")
    table.add_row("most memory, MB", f"{max(found.bots.memory, default=0):.0f}")
    table.add_row("longest without a move, s", f"{found.still:.0f}")
    for name, count in sorted(journal.faults.items()):
        table.add_row(f"fault: {name}", str(count))
    for name, count in sorted(found.soak.stub.faults.befallen.items()):
        table.add_row(f"request: {name}", str(count))
    console = Console()
    console.print(table)
    for one in journal.violations:
        print(f"{one.at:.1f} s  {one.kind}: {one.told}\n    seconds before: {one.faults}")
    for kind, count in journal.suppressed.items():
        print(f"… and {count} more of {kind}")
    print(f"{len(journal.violations)} violations")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.fault_soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=120.0, help="of play with faults")
    parser.add_argument("--calm", type=float, default=4.0, help="minutes to end the games")
    parser.add_argument("--seed", default=f"{datetime.now(UTC):%F}", help="of people and faults")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--games", nargs="*", choices=[*GAMES], default=[*GAMES])
    parser.add_argument("--faults", nargs="*", default=None, help="only these kinds, or none")
    parser.add_argument("--pace", type=float, default=1.0, help="how long faults last")
    parser.add_argument("--slack", type=float, default=1.0, help="multiplies all bounds of time")
    parser.add_argument("--think", type=float, default=0.6, help="seconds before a press")
    parser.add_argument("--rest", type=float, default=60.0, help="seconds before all is looked at")
    parser.add_argument("--database", help="the address of an empty one on a server")
    parser.add_argument("--processes", type=int, default=1, help="that share --database")
    parser.add_argument("--folder", type=Path, help="keeps database and log")
    parser.add_argument("--checkout", type=Path, default=ROOT, help="whose bot, by default ours")
    chosen = parser.parse_args()
    if chosen.processes > 1 and chosen.database is None:
        parser.error("--processes needs --database")
    plan = Plan(
        seed=chosen.seed,
        minutes=chosen.minutes,
        calm=chosen.calm,
        tables=chosen.tables,
        games=tuple(chosen.games),
        faults=tuple(chosen.faults or ()),
        without_faults=chosen.faults == [],
        pace=chosen.pace,
        slack=chosen.slack,
        think=chosen.think,
        rest=chosen.rest,
        database=chosen.database,
        processes=chosen.processes,
        checkout=chosen.checkout.resolve(),
        folder=None if chosen.folder is None else chosen.folder.resolve(),
    )
    found = asyncio.run(run(plan))
    show(found, plan)
    sys.exit(1 if found.journal.violations else 0)


if __name__ == "__main__":
    main()
