"""``mission-control backup FILE``: a copy of the database, also while the bot runs."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.private_files import OWNERS
from bot.settings import Settings


def back_up(settings: Settings, target: Path, say: Callable[[str], None] = print) -> int:
    """Copy the SQLite file of ``settings`` to ``target`` as it is at one moment.

    The copy holds hands and seeds, so only its owner may read it. Returns 0, or 1 with a line on
    stderr where there is no file to copy, the target is there already or can't be written.
    """
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        return _refused("DATABASE_URL: only a file can be copied; on a server, use pg_dump")
    source = Path(url.database)
    if not source.is_file():
        return _refused(f"DATABASE_URL: there is no file {source}")
    try:
        target.touch(mode=OWNERS, exist_ok=False)
    except FileExistsError:
        return _refused(f"{target} is there already")
    except OSError as error:
        return _refused(f"{target}: {error.strerror}")
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as held,
            closing(sqlite3.connect(target)) as copy,
        ):
            held.backup(copy)
            tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        return _refused(f"{source}: {error}")
    say(f"{target}: {tables} tables")
    return 0


def _refused(why: str) -> int:
    sys.stderr.write(f"No copy was made. {why}\n")
    return 1
