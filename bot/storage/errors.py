"""What the database's own errors mean to those who asked for something."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from bot.errors import TableError

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_SPOILT = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_BUSY_STATES = {"40001", "40P01", "55P03"}  # serialization, deadlock, lock not available
_FULL_STATES = {"53000", "53100"}  # insufficient resources, disk full


class UnusableDatabase(Exception):
    """The database can't be worked with; the message says why, for the operator."""


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn a locked, full or failing database into a ``TableError``."""
    try:
        yield
    except OSError as error:  # a server that isn't there
        raise TableError("storage-failed") from error
    except DBAPIError as error:
        reason = _reason(error)
        if reason is None:
            raise
        raise TableError(reason) from error


def _reason(error: DBAPIError) -> str | None:
    cause = error.orig
    code = getattr(cause, "sqlite_errorcode", None)
    state = getattr(cause, "sqlstate", None)
    if (code is not None and code & 0xFF in _BUSY) or state in _BUSY_STATES:
        return "storage-busy"
    if code == sqlite3.SQLITE_FULL or state in _FULL_STATES:
        return "storage-full"
    spoilt = code is not None and code & 0xFF in _SPOILT
    if spoilt or isinstance(cause, sqlite3.OperationalError) or error.connection_invalidated:
        return "storage-failed"
    return None
