"""The tables' service: the only writer. What it says is done is on the disk."""

from __future__ import annotations

from bot.domain.table import MoveResult
from bot.tables.commands.history import Remembering

__all__ = ["MoveResult", "Tables"]


class Tables(Remembering):
    """Every act at every table, and every look at one.

    ``Tables(database, faces, clock, on_commit=...)``: ``faces`` are the games by id, ``on_commit``
    is called with a table's number after each transaction that has something to say. Acts raise
    ``TableError`` (``bot.errors.REASONS``) or one of the rules' errors, and then nothing was
    changed. Acts at one table wait for each other; the version of a table's row lets only one of
    two processes write a step.

    It is put together from its parts, each in its module: ``room`` (reading), ``play``, ``lobby``,
    ``care`` (seats, pause, close), ``undoing`` and ``history``.
    """
