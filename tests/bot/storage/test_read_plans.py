"""Reads that come every few seconds, or with every press, go by an index."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, Engine

from bot.limits import Limits
from bot.storage import commits, deadlines, standing_orders, table_limits, tables
from bot.storage.community import (
    boards,
    competitions,
    interests,
    reliability,
    results,
    server_settings,
    server_tables,
)
from bot.storage.messages import outbox
from bot.storage.people import calendars, notes, own_tables
from bot.storage.schema import metadata

_BY_AN_INDEX = re.compile(r"SEARCH \w+ USING (COVERING )?(INDEX|INTEGER PRIMARY KEY)")
NOW = datetime(2030, 1, 1, tzinfo=UTC)
SHARDS = range(3)
LIMITS = Limits(tables_person=1, tables_server=1, opened_person=1, opened_server=1)

READS: dict[str, Callable[[Connection], Any]] = {
    "the next deadline": lambda c: deadlines.earliest(c, SHARDS),
    "… without some servers": lambda c: deadlines.earliest(c, SHARDS, [7]),
    "deadlines that are due": lambda c: deadlines.due(c, SHARDS, NOW),
    "messages that are due": lambda c: outbox.due(c, SHARDS, NOW),
    "… but for some servers": lambda c: outbox.due(c, SHARDS, NOW, [7]),
    "messages that wait": lambda c: outbox.waiting(c, SHARDS),
    "lobbies that are over": lambda c: deadlines.LOBBIES.due(c, SHARDS, NOW),
    "lobbies that begin": lambda c: deadlines.STARTS.due(c, SHARDS, NOW),
    "what-if tables that nobody plays": lambda c: deadlines.WHAT_IFS.due(c, SHARDS, NOW),
    "pauses that are over": lambda c: deadlines.PAUSES.due(c, SHARDS, NOW),
    "orders that are due": lambda c: standing_orders.due(c, SHARDS, NOW),
    "the next order": lambda c: standing_orders.earliest(c, SHARDS),
    "a panel's person": lambda c: own_tables.at_panel(c, 1, "game"),
    "a table's state": lambda c: commits.current_version(c, 1),
    "a table's messages": lambda c: outbox.load(c, 1),
    "tables with autopilots up": lambda c: tables.unfinished(c, SHARDS),
    "the table of a channel": lambda c: tables.find(c, 1),
    "a person's tables": lambda c: own_tables.lately(c, 1, NOW),
    "a person's ratings": lambda c: results.rated_games(c, 1),
    "a person's results": lambda c: results.of_person(c, 1),
    "how many games a person has": lambda c: results.count_of_person(c, 1),
    "a page of a person's games": lambda c: results.page_of_person(c, 1, 2, 8),
    "a server's results": lambda c: results.of_server(c, 1),
    "how a person answers": lambda c: reliability.answers(c, 1, NOW),
    "a table's changes of seats": lambda c: commits.seat_changes(c, 1),
    "tables that a person plays": lambda c: own_tables.played(c, 1),
    "leagues of a server": lambda c: competitions.of_guild(c, 1, over=True),
    "leagues of a person": lambda c: competitions.entered(c, 1),
    "channels of a server's leagues": lambda c: competitions.used_channels(c, 1, [2]),
    "a server's settings": lambda c: server_settings.of_guild(c, 1),
    "a server's open tables": lambda c: server_tables.open_tables(c, 1),
    "boards that are due": lambda c: boards.take_due(c, SHARDS, NOW),
    "the next board": lambda c: boards.next_wake(c, SHARDS),
    "a server's lobbies": lambda c: boards.open_tables(c, 1),
    "what a board lists": lambda c: boards.listed(c, 1),
    "boards of other servers": lambda c: boards.wake_elsewhere(c, 1, NOW),
    "threads with a table": lambda c: tables.with_tables(c, [1, 2]),
    "who was told of a table": lambda c: interests.told_lately(c, [1, 2], NOW),
    "quiet hours of people": lambda c: calendars.hours_of_people(c, [1, 2]),
    "a person's notes": lambda c: notes.of_person(c, 1, 8, 2),
    "lobbies of other servers": lambda c: boards.tables_elsewhere(c, 1),
    "a lobby's board": lambda c: boards.wake(c, 1, NOW),
    "who waits in a server": lambda c: interests.waiting(c, 1, NOW),
    "what a person waits for": lambda c: interests.of_person(c, 1, NOW),
    "whether a table may open": lambda c: table_limits.check(c, LIMITS, 1, 2, NOW),
}


@contextmanager
def plans_of(engine: Engine, found: list[str]) -> Iterator[None]:
    """Note how each statement would be carried out."""

    def explain(
        _connection: Connection, cursor: Any, statement: str, parameters: Any, *_: Any
    ) -> None:
        cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
        found.extend(row[3] for row in cursor.fetchall())

    event.listen(engine, "before_cursor_execute", explain)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", explain)


@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_no_read_looks_at_all_rows(read: Callable[[Connection], Any]) -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    found: list[str] = []
    with engine.connect() as connection, plans_of(engine, found):
        read(connection)
    reads = [step for step in found if step.split()[1] in metadata.tables]
    assert reads
    assert [step for step in reads if not _BY_AN_INDEX.match(step)] == []
