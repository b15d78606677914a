"""Live messages of many tables at once: written as they are one by one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import create_engine, insert, select

from bot.domain.notices import LIVE, LIVE_ANEW, LIVE_CALL, LIVE_SOON, LIVE_TURN, Notice
from bot.storage.messages import outbox
from bot.storage.schema import metadata, tables

NOW = datetime(2030, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("before", [None, LIVE, LIVE_ANEW, LIVE_CALL, LIVE_SOON, LIVE_TURN])
def test_what_waits_is_replaced_as_for_one_table(before: Notice | None) -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        for one in (1, 2):
            row = {"id": one, "guild_id": 1, "channel_id": one, "thread": False, "game": "game"}
            row |= {"host_id": 1, "status": "running", "version": 0, "settings": {}}
            connection.execute(insert(tables), row | {"created_at": NOW, "changed_at": NOW})
            if before is not None:
                outbox.enqueue(connection, one, [before], NOW)
        connection.execute(outbox.outbox.update().values(attempts=2, nonce="7"))
        later = NOW + timedelta(hours=1)
        outbox.enqueue(connection, 1, [LIVE], later)
        outbox.show_tables(connection, [2], later)
        column = outbox.outbox.c
        rows = connection.execute(
            select(column.payload, column.attempts, column.due_at, column.nonce == "7")
        ).all()
    assert len(rows) == 2
    assert rows[0] == rows[1]
