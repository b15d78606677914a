"""Compares two databases row by row; what differs is named by table and key, never by value."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Table
from sqlalchemy.engine import Connection

from bot.storage.copying.rows import (
    BATCH,
    JsonText,
    Progress,
    Row,
    as_stored,
    copied_tables,
    count,
    keeps_numbers,
    key_of,
    last_number,
    named,
    rows,
)

NAMED = 20
"""Differences of a table that are named; the others are counted."""


@dataclass(slots=True)
class Compared:
    """A table of both databases: the source's ``rows``, and sentences about what differs."""

    table: str
    rows: int = 0
    differing: int = 0
    differences: list[str] = field(default_factory=list)

    def differs(self, sentence: str) -> None:
        """Note a difference."""
        self.differing += 1
        if len(self.differences) < NAMED:
            self.differences.append(sentence)


def compare(source: Connection, target: Connection, progress: Progress) -> list[Compared]:
    """Compare all tables, and the numbers after which rows are numbered on."""
    return [_compare_table(source, target, table, progress) for table in copied_tables()]


def _compare_table(
    source: Connection, target: Connection, table: Table, progress: Progress
) -> Compared:
    stored, found = as_stored(table), Compared(table.name)
    texts = [isinstance(column.type, JsonText) for column in stored.columns]
    total = count(source, stored)
    for key, ours, theirs in _paired(source, target, stored):
        if ours is not None:
            found.rows += 1
            if found.rows % BATCH == 0:
                progress("comparing", table.name, found.rows, total)
        if ours is None:
            found.differs(f"{named(stored, key)} isn't in the source")
        elif theirs is None:
            found.differs(f"{named(stored, key)} isn't in the target")
        elif not _equal(ours, theirs, texts):
            found.differs(f"{named(stored, key)} differs")
    if (
        table.autoincrement_column is not None
        and keeps_numbers(target, table)
        and last_number(target, table) < last_number(source, table)
    ):
        found.differs(f"{table.name} would give numbers of deleted rows again")
    return found


def _paired(
    source: Connection, target: Connection, stored: Table
) -> Iterator[tuple[tuple[Any, ...], Row | None, Row | None]]:
    """Rows of both by their keys, in order; ``None`` for one that only the other has."""
    key = key_of(stored)
    sources, targets = rows(source, stored), rows(target, stored)
    ours, theirs = next(sources, None), next(targets, None)
    while ours is not None or theirs is not None:
        if theirs is None or (ours is not None and key(ours) < key(theirs)):
            assert ours is not None
            yield key(ours), ours, None
            ours = next(sources, None)
        elif ours is None or key(theirs) < key(ours):
            yield key(theirs), None, theirs
            theirs = next(targets, None)
        else:
            yield key(ours), ours, theirs
            ours, theirs = next(sources, None), next(targets, None)


def _equal(ours: Row, theirs: Row, texts: list[bool]) -> bool:
    pairs = zip(ours, theirs, texts, strict=True)
    return ours == theirs or all(
        one == other or (is_json and _same_number(one, other)) for one, other, is_json in pairs
    )


def _same_number(one: str | None, other: str | None) -> bool:
    """Whether two JSON texts are the same number, which SQLite writes in its own way."""
    if one is None or other is None:
        return False
    number, same = json.loads(one), json.loads(other)
    return number == same and {type(number), type(same)} <= {int, float}
