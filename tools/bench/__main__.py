"""``python -m tools.bench [engine pictures moves tables load]``: print the figures as a table."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.table import Table

from tools.bench import engine, moves, pictures, tables
from tools.bench.load import rows as load
from tools.bench.row import Row

PARTS: dict[str, Callable[[], Iterator[Row]]] = {
    "engine": engine.rows,
    "pictures": pictures.rows,
    "moves": moves.rows,
    "tables": tables.rows,
    "load": load.rows,
}


def main() -> None:
    """Measure the parts asked for (all, unless said otherwise) and print one table."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to measure")
    console = Console()
    table = Table("what", "measured", "against", "measured", "ratio", "bound")
    with console.status("measuring") as status:
        for part in parser.parse_args().parts or PARTS:
            status.update(f"measuring {part}")
            for row in PARTS[part]():
                table.add_row(
                    row.what,
                    row.ours,
                    row.against,
                    row.theirs,
                    f"[{'green' if row.kept else 'red'}]{row.ratio:.2f}[/]",
                    f"{'≤' if row.at_most else '≥'} {row.bound:g}",
                )
    console.print(table)


if __name__ == "__main__":
    main()
