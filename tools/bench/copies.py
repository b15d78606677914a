"""Makes tens of thousands of open tables: copies of one that was played, in as many channels."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import Table, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage import shards
from bot.storage.schema import deadlines, moves, seats, snapshots, tables
from tools.discord_stub.payloads import guild_ids
from tools.discord_stub.world import FIRST_CHANNEL

FIRST_PERSON = 1_000_001
_COPIED = (tables, seats, snapshots, moves, deadlines)
_STARTED_WITHIN = timedelta(minutes=5)
_SEATS = 10
"""More than any game has: each seat of each copy is another person's."""


async def make_copies(url: str, servers: int, count: int, shard_count: int) -> None:
    """Copy the only table of a database ``count`` times, in turns to the stub's servers.

    The copies' channels are the stub's first ones, which are given to its servers in turns, too.
    """
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(_copy, servers, count)
        await connection.run_sync(shards.count_anew, shard_count)
        # No outage is to be credited, which would leave a message to be sent to every table.
        beat = datetime.now(UTC) + _STARTED_WITHIN
        await connection.run_sync(shards.beat, range(shard_count), beat)
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.exec_driver_sql("VACUUM ANALYZE")
    await engine.dispose()


def _copy(connection: Connection, servers: int, count: int) -> None:
    one = connection.scalar(text("SELECT max(id) FROM tables"))
    assert one is not None
    found = {"one": one, "servers": servers, "count": count, "channel": FIRST_CHANNEL}
    first, second = guild_ids(2)
    found |= {"first": first, "second": second, "step": 1 << 22, "person": FIRST_PERSON}
    guild = (
        "CASE WHEN n % :servers = 0 THEN CAST(:first AS bigint)"
        " ELSE CAST(:second AS bigint) + (n % :servers - 1) * CAST(:step AS bigint) END"
    )
    connection.execute(
        text(
            f"INSERT INTO guilds (guild_id, shard) SELECT {guild}, 0"
            " FROM generate_series(0, :servers - 1) AS n ON CONFLICT DO NOTHING"
        ),
        found,
    )
    person = f"CAST(:person AS bigint) + n * {_SEATS}"
    others = {
        "guild_id": guild,
        "channel_id": "CAST(:channel AS bigint) + n",
        "host_id": person,
        "opened_by": person,
        "live_message_id": "NULL",
        "user_id": f"CASE WHEN user_id IS NULL THEN NULL ELSE {person} + coalesce(seat, 0) END",
    }
    # One table at a time is open in a channel.
    connection.execute(text("UPDATE tables SET channel_id = 0 WHERE id = :one"), found)
    for table in _COPIED:
        connection.execute(text(_copies_of(table, others)), found)
    connection.execute(
        text("SELECT setval(pg_get_serial_sequence('tables', 'id'), max(id)) FROM tables")
    )
    connection.execute(text("UPDATE tables SET status = 'closed' WHERE id = :one"), found)


def _copies_of(table: Table, others: dict[str, str]) -> str:
    """The statement that copies a table's rows; copy n has the number ``one`` + 1 + n."""
    number = "CAST(:one AS bigint) + 1 + n"
    own = "id" if table is tables else "table_id"
    values = others | {own: number}
    names = [column.name for column in table.columns if column.name != "id" or own == "id"]
    chosen = ", ".join(values.get(name, name) for name in names)
    return (
        f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {chosen}"
        f" FROM {table.name} CROSS JOIN generate_series(0, :count - 1) AS n WHERE {own} = :one"
    )
