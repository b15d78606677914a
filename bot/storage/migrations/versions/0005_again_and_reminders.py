"""The table that another one repeats, and the direct messages that remind people.

Revision ID: 0005
Revises: 0004
"""

import sqlalchemy as sa
from alembic import op

from bot.storage.engine import Moment

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "again_of", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True
        ),
    )
    op.create_index(op.f("ix_tables_again_of"), "tables", ["again_of"], unique=True)
    op.create_table(
        "reminder_messages",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("decisions", sa.JSON(), nullable=False),
        sa.Column("due_at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_reminder_messages_table_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_reminder_messages")),
    )


def downgrade() -> None:
    op.drop_table("reminder_messages")
    op.drop_index(op.f("ix_tables_again_of"), "tables")
    op.drop_column("tables", "again_of")
