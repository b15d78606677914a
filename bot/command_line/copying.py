"""``mission-control copy SOURCE TARGET``: from a file to a server, back, or to another of its kind.

The copy is compared row by row before it is kept: either all is in the target, or nothing.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from sqlalchemy.engine import URL, Connection, make_url

from bot.errors import TableError, UnusableDatabase
from bot.settings import database_address
from bot.storage.copying.comparison import Compared, compare
from bot.storage.copying.identity import are_the_same
from bot.storage.copying.rows import RefusedRow, copy_rows, require_unused, wait_for_each_other
from bot.storage.instance_lock import TAKEN, only_instance
from bot.storage.migrations import migrate, require_known
from bot.storage.opening import (
    files_of,
    open_as_it_is,
    open_unprepared,
    require_driver,
)

Say: TypeAlias = Callable[[str], None]

AT_ONCE = 0.1
"""Seconds that a running bot's lock is waited for."""

SAY_EVERY = 5.0
"""Seconds between two lines of somebody who watches."""

_FAILURES = {
    "storage-busy": "Another program holds a database: end it, then try again",
    "storage-full": "The target's disk is full: make room, then try again",
    "storage-failed": "A database failed: see that both can be reached and read, then try again",
}
_UNSURE = (
    "It was broken off while the copy was being saved. Give the command again: if it says that the"
    " target holds games, all was copied"
)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()  # somebody may watch it through a pipe


class _Refused(Exception):
    """Nothing was copied; the message says why and what to do."""


class _Differs(Exception):
    """The copy isn't equal to the source, and isn't kept."""

    def __init__(self, compared: list[Compared]) -> None:
        super().__init__()
        self.compared = compared


class _Unsure(Exception):
    """Nobody knows whether the copy was saved."""


@dataclass(slots=True)
class _Watched:
    """Tells somebody who watches how far it is, a line each ``SAY_EVERY`` seconds."""

    say: Say
    saving: bool = False
    _table: tuple[str, str] = ("", "")
    _told: tuple[float, int] = field(default_factory=lambda: (time.monotonic(), 0))

    def __call__(self, doing: str, table: str, done: int, total: int) -> None:
        now = time.monotonic()
        if (doing, table) != self._table:
            self._table, self._told = (doing, table), (now, 0)
        since, before = self._told
        if now - since > SAY_EVERY:
            pace = (done - before) / (now - since)
            self.say(f"{doing} {table}: {done:,} of {total:,} rows, {pace:,.0f} a second")
            self._told = now, done


def copy_database(source: str, target: str, say: Say = _say) -> int:
    """Copy all rows of the database ``source`` into ``target``, which holds no games yet.

    Each is a path or an address as in ``DATABASE_URL``. Returns 0 if all rows are there and equal,
    else 1 with lines on stderr; the target is as it was then.
    """
    try:
        compared = asyncio.run(_copied(_address(source), _address(target), _Watched(say)))
    except _Differs as error:
        return _told_differences(error.compared)
    except (_Refused, RefusedRow) as error:
        return _refused(f"Nothing was copied. {error}")
    except TableError as error:
        return _refused(f"Nothing was copied. {_FAILURES.get(error.reason, error)}")
    except _Unsure:
        return _refused(_UNSURE)
    except (KeyboardInterrupt, asyncio.CancelledError):
        return _refused("Broken off. Nothing was copied")
    except Exception as error:  # its text might quote what is secret
        return _refused(f"Nothing was copied. This shouldn't happen: {type(error).__name__}")
    width = max(len(one.table) for one in compared)
    for one in compared:
        say(f"{one.table:{width}} {one.rows:>12,} rows")
    say(f"{'all':{width}} {sum(one.rows for one in compared):>12,} rows copied, compared, equal")
    return 0


def _told_differences(compared: list[Compared]) -> int:
    for one in compared:
        for sentence in one.differences:
            sys.stderr.write(f"{sentence}\n")
        if more := one.differing - len(one.differences):
            sys.stderr.write(f"{one.table}: {more:,} more\n")
    return _refused("Nothing was copied. The copy wasn't equal to the source, so it isn't kept")


def _refused(why: str) -> int:
    sys.stderr.write(f"{why}\n")
    return 1


def _address(given: str) -> str:
    """The address of a database; a path is that of a file. Raises ``_Refused``."""
    if "://" not in given:
        url = URL.create("sqlite+aiosqlite", database=given)
        return url.render_as_string(hide_password=False)
    try:
        return database_address(given)
    except ValueError as error:
        raise _Refused(f"An address {error}") from None


async def _copied(source: str, target: str, watched: _Watched) -> list[Compared]:
    for which, url in (("source", source), ("target", target)):
        with _refusing(which):
            require_driver(make_url(url))
    with _refusing("source"):
        _require_there(make_url(source))
    with _refusing("source"):
        opened = await open_as_it_is(source)
    try:
        with _refusing("target"):
            if await are_the_same(source, target):
                raise UnusableDatabase("it is the source: name another")
            await _require_unused(target)
        async with (
            _locked(source, "source"),
            _target_alone(target),
            opened.reading() as reading,
        ):
            return await _copied_to(target, reading, watched)
    finally:
        await opened.close()


async def _require_unused(target: str) -> None:
    """Raises ``UnusableDatabase`` before anything is changed, if what is there is in use."""
    files = files_of(make_url(target))
    if files and not files[0].exists():
        return
    database = await open_unprepared(target)
    try:
        await database.read(_look_for_games)
    finally:
        await database.close()


def _look_for_games(connection: Connection) -> None:
    if require_known(connection) is not None:
        require_unused(connection)


async def _copied_to(target: str, source: Connection, watched: _Watched) -> list[Compared]:
    with _refusing("target"):
        copy = await open_unprepared(target)
    try:
        return await copy.write_at_length(_copy, source, watched)
    except asyncio.CancelledError as error:
        if watched.saving:
            raise _Unsure from error
        raise
    except TableError as error:
        if error.reason == "storage-unsure":
            raise _Unsure from error
        raise
    finally:
        await copy.close()


def _copy(target: Connection, source: Connection, watched: _Watched) -> list[Compared]:
    with _refusing("target"):
        wait_for_each_other(source, target)
        migrate(target)
        require_unused(target)
    copy_rows(source, target, watched)
    compared = compare(source, target, watched)
    if any(one.differing for one in compared):
        raise _Differs(compared)
    watched.saving = True
    return compared


@contextmanager
def _refusing(which: str) -> Iterator[None]:
    """Say of which database something is refused."""
    try:
        yield
    except UnusableDatabase as error:
        raise _Refused(f"The {which}: {error}") from error


def _require_there(url: URL) -> None:
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise UnusableDatabase(f"there is no file {url.database}: name the one with the games")


@asynccontextmanager
async def _locked(url: str, which: str) -> AsyncIterator[None]:
    with _refusing(which):
        try:
            async with only_instance(url, AT_ONCE):
                yield
        except UnusableDatabase as error:
            told = f"{TAKEN}: stop it first" if str(error) == TAKEN else str(error)
            raise UnusableDatabase(told) from error


@asynccontextmanager
async def _target_alone(target: str) -> AsyncIterator[None]:
    """Hold the target's lock; if the block fails, a file that was made for it goes again."""
    files = files_of(make_url(target))
    new = bool(files) and not files[0].exists()
    async with _locked(target, "target"):
        new = new and files[0].stat().st_size == 0  # nobody else has filled it meanwhile
        try:
            yield
        except BaseException as error:
            if new and not isinstance(error, _Unsure):
                for file in files:
                    with suppress(OSError):
                        file.unlink()
            raise
