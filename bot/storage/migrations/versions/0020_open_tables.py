"""Boards of open tables, and what people wait for who found none.

Revision ID: 0020
Revises: 0019
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

_WAKES = sa.text("wakes_at IS NOT NULL")


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "boards",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("elsewhere", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("listed", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("posted_in", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("shown", number, nullable=False, server_default="0"),
        sa.Column("wakes_at", sa.BigInteger()),
        sa.Column("shard", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("guild_id", name="pk_boards"),
    )
    op.create_index(
        "ix_boards_wakes_at",
        "boards",
        ["shard", "wakes_at"],
        sqlite_where=_WAKES,
        postgresql_where=_WAKES,
    )
    op.create_index("ix_boards_elsewhere", "boards", ["elsewhere", "guild_id"])
    op.create_table(
        "interests",
        sa.Column("number", number, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("told_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("number", name="pk_interests"),
        sa.UniqueConstraint(
            "guild_id", "user_id", "game", name="uq_interests_guild_id_user_id_game"
        ),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_interests_user_id", "interests", ["user_id"])
    op.create_index("ix_interests_until", "interests", ["until"])


def downgrade() -> None:
    op.drop_table("interests")
    op.drop_table("boards")
