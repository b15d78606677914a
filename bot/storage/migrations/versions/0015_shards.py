"""Shards, the processes that run them, and servers as rows.

Revision ID: 0015
Revises: 0014
"""

import json
from datetime import datetime

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

_OPEN = sa.text("status IN ('lobby', 'running', 'paused')")
_PENDING = sa.text("done_at IS NULL")
_PARTIAL = (
    ("ix_tables_open_shard", "tables", ["shard", "id"], _OPEN),
    ("ix_tables_lobbies", "tables", ["shard", "changed_at"], sa.text("status = 'lobby'")),
    ("ix_tables_wakes_at", "tables", ["shard", "wakes_at"], sa.text("wakes_at IS NOT NULL")),
    ("ix_tables_unfinished", "tables", ["shard"], sa.text("unfinished")),
    ("ix_deadlines_due", "deadlines", ["shard", "due_at"], _PENDING),
    ("ix_outbox_due", "outbox", ["shard", "due_at"], _PENDING),
    ("ix_standing_orders_due", "standing_orders", ["shard", "due_at"], sa.text("status = 'active'")),
)


def upgrade() -> None:
    for table in ("tables", "deadlines", "outbox", "standing_orders"):
        op.add_column(table, sa.Column("shard", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("edits", sa.Integer(), nullable=False, server_default="0"))
    op.drop_index("ix_deadlines_due_at", "deadlines")
    op.drop_index("ix_standing_orders_due_at", "standing_orders")
    for name, table, columns, where in _PARTIAL:
        op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)
    _create_tables()
    _carry_meta_over()


def _create_tables() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100)),
        sa.Column("shard", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("left_at", sa.BigInteger()),
        sa.Column("missed_at", sa.BigInteger()),
        sa.Column("missed_by", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )
    op.create_index("ix_guilds_shard", "guilds", ["shard"])
    op.create_table(
        "processes",
        sa.Column("id", number, nullable=False),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("program", sa.String(200), nullable=False),
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("process_id", number),
        sa.Column("beat_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("shard", name="pk_shards"),
        sa.ForeignKeyConstraint(
            ["process_id"], ["processes.id"], name="fk_shards_process_id", ondelete="SET NULL"
        ),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("process_id", number, nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
        sa.ForeignKeyConstraint(
            ["process_id"], ["processes.id"], name="fk_leases_process_id", ondelete="CASCADE"
        ),
    )


def _carry_meta_over() -> None:
    """Make rows of the last heartbeat, and of the servers that have removed the bot."""
    connection = op.get_bind()
    kept: dict[str, str] = dict(
        connection.execute(
            sa.text("SELECT key, value FROM meta WHERE key IN ('heartbeat', 'absent', 'missing')")
        ).all()
    )
    if "heartbeat" in kept:
        connection.execute(
            sa.text("INSERT INTO shards (shard, beat_at) VALUES (0, :at)"),
            {"at": _moment(kept["heartbeat"])},
        )
    left = json.loads(kept.get("absent", "{}"))
    missed = json.loads(kept.get("missing", "{}"))
    since = missed.get("servers", {})
    for guild in left.keys() | since.keys():
        connection.execute(
            sa.text(
                "INSERT INTO guilds (guild_id, left_at, missed_at, missed_by)"
                " VALUES (:guild, :left_at, :missed_at, :missed_by)"
            ),
            {
                "guild": int(guild),
                "left_at": _moment(left.get(guild)),
                "missed_at": _moment(since.get(guild)),
                "missed_by": missed["application"] if guild in since else None,
            },
        )
    connection.execute(
        sa.text("DELETE FROM meta WHERE key IN ('heartbeat', 'absent', 'missing')")
    )


def _moment(text: str | None) -> int | None:
    if text is None:
        return None
    seconds = datetime.fromisoformat(text)
    return int(seconds.timestamp()) * 1_000_000 + seconds.microsecond


def downgrade() -> None:
    for table in ("leases", "shards", "processes", "guilds"):
        op.drop_table(table)
    for name, table, _, _ in reversed(_PARTIAL):
        op.drop_index(name, table)
    op.create_index(
        "ix_deadlines_due_at",
        "deadlines",
        ["due_at"],
        sqlite_where=_PENDING,
        postgresql_where=_PENDING,
    )
    op.create_index("ix_standing_orders_due_at", "standing_orders", ["due_at"])
    op.drop_column("tables", "edits")
    for table in ("standing_orders", "outbox", "deadlines", "tables"):
        op.drop_column(table, "shard")
