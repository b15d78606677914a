"""``mission-control ratings [--write]``: works results and ratings out anew and compares them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence

from bot.clock import SystemClock
from bot.errors import TableError, UnusableDatabase
from bot.games import PRESENTERS
from bot.settings import Settings
from bot.storage.opening import open_as_it_is
from bot.tables.record.recount import Recount
from bot.tables.service import TableService

MOST_NUMBERS = 20
"""Tables that are named of each kind; of others it is told how many there are."""


def recount(settings: Settings, *, write: bool, say: Callable[[str], None] = print) -> int:
    """Compare results with the logs of tables, and ratings with results; also while the bot runs.

    With ``write`` what differs is put right. Returns 0 if all agrees, or does now; else 1, also
    with a line on stderr where the database can't be used.
    """
    try:
        found = asyncio.run(_recount(settings, write))
    except (TableError, UnusableDatabase) as error:
        sys.stderr.write(f"Nothing was compared. DATABASE_URL: {error}\n")
        return 1
    for line in report(found, written=write):
        say(line)
    return 0 if found.agrees or write else 1


def report(found: Recount, *, written: bool) -> list[str]:
    """What was found, in lines."""
    lines = [
        f"Worked out {found.with_logs} of {found.results} results from the logs of their tables,"
        " and all ratings from the results."
    ]
    if found.missing:
        lines.append(f"✗ No result yet, of games of an earlier version: {_named(found.missing)}")
    if found.wrong:
        lines.append(f"✗ The log tells of another result: {_named(found.wrong)}")
    if found.ratings:
        lines.append(f"✗ Other ratings follow from the results: {_named(found.ratings)}")
    if found.unreadable:
        lines.append(f"The game can't be read, so its result is taken: {_named(found.unreadable)}")
    if found.agrees:
        lines.append("✓ All is as it was kept.")
    elif written:
        lines.append("✓ It is kept now as it was worked out.")
    else:
        lines.append("Nothing was changed; --write puts it right.")
    return lines


def _named(tables: Sequence[int]) -> str:
    names = ", ".join(map(str, tables[:MOST_NUMBERS]))
    more = len(tables) - MOST_NUMBERS
    return f"tables {names}" + (f" and {more} more" if more > 0 else "")


async def _recount(settings: Settings, write: bool) -> Recount:
    database = await open_as_it_is(settings.database_url)
    tables = TableService(database, PRESENTERS, SystemClock())
    try:
        return await tables.recount(write=write)
    finally:
        await tables.stop()
        await database.close()
