"""The rows of the programs that run with the database."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, String, Table

from bot.storage.engine import Id, Moment
from bot.storage.schema.base import COPIED, metadata

meta = Table(
    "meta",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", String, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    # Processes that run with the database. No number comes twice: it is the fencing token without
    # which a process that has lost its shards can't write.
    Column("id", Id, primary_key=True),
    Column("name", String(128), nullable=False),  # its machine and number there
    Column("program", String(200), nullable=False),  # what others must agree with
    Column("shard_count", Integer, nullable=False),  # 0: it wants the database for itself
    Column("expires_at", Moment, nullable=False),  # by the database's clock
    info={COPIED: False},
    sqlite_autoincrement=True,
)

shards = Table(
    "shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("process_id", Id, ForeignKey("processes.id", ondelete="SET NULL")),
    Column("beat_at", Moment),  # when Discord was last known to be in reach
)

leases = Table(
    "leases",
    metadata,
    # Work that one process does at a time.
    Column("name", String(64), primary_key=True),
    Column("process_id", Id, ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", Moment, nullable=False),  # by the database's clock
    info={COPIED: False},
)
