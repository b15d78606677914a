"""Leagues and tournaments.

Revision ID: 0018
Revises: 0017
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

_OPEN = sa.text("status IN ('sign-up', 'running')")
_WAKES = sa.text("wakes_at IS NOT NULL")


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "competitions",
        sa.Column("id", number, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("name_key", sa.String(180), nullable=False),
        sa.Column("organiser_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("begins_at", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("shown", number, nullable=False, server_default="0"),
        sa.Column("wakes_at", sa.BigInteger()),
        sa.Column("shard", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_competitions"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_competitions_name",
        "competitions",
        ["guild_id", "name_key"],
        unique=True,
        sqlite_where=_OPEN,
        postgresql_where=_OPEN,
    )
    op.create_index(
        "ix_competitions_wakes_at",
        "competitions",
        ["shard", "wakes_at"],
        sqlite_where=_WAKES,
        postgresql_where=_WAKES,
    )

    def of_competition(table: str) -> tuple[Any, ...]:
        return (
            sa.Column("competition_id", number, nullable=False),
            sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
            sa.ForeignKeyConstraint(
                ["competition_id"],
                ["competitions.id"],
                name=f"fk_{table}_competition_id",
                ondelete="CASCADE",
            ),
        )

    op.create_table(
        "competition_entries",
        *of_competition("competition_entries"),
        sa.Column("entrant", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("division", sa.Integer()),
        sa.Column("replaces", sa.Integer()),
        sa.PrimaryKeyConstraint(
            "competition_id", "season", "entrant", name="pk_competition_entries"
        ),
        sa.UniqueConstraint(
            "competition_id",
            "season",
            "user_id",
            name="uq_competition_entries_competition_id_season_user_id",
        ),
    )
    op.create_index("ix_competition_entries_user_id", "competition_entries", ["user_id"])
    op.create_table(
        "competition_plans",
        *of_competition("competition_plans"),
        sa.Column("division", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint(
            "competition_id", "season", "division", name="pk_competition_plans"
        ),
    )
    op.create_table(
        "competition_rounds",
        *of_competition("competition_rounds"),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("paired", sa.JSON(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("shown", number, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("competition_id", "season", "turn", name="pk_competition_rounds"),
    )
    op.create_table(
        "competition_tables",
        *of_competition("competition_tables"),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("division", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("identities", sa.JSON(), nullable=False),
        sa.Column("table_id", number),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("places", sa.JSON()),
        sa.PrimaryKeyConstraint(
            "competition_id", "season", "turn", "division", "number", name="pk_competition_tables"
        ),
    )
    op.create_index("ix_competition_tables_table_id", "competition_tables", ["table_id"])


def downgrade() -> None:
    for table in ("tables", "rounds", "plans", "entries"):
        op.drop_table(f"competition_{table}")
    op.drop_table("competitions")
