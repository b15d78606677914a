"""Banks, free weekends, vacations, quiet hours, pauses of a table's own, votes of a table.

Revision ID: 0004
Revises: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("refill", sa.Integer(), nullable=True),
        sa.Column("free_weekends", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("vacation", sa.Integer(), nullable=False, server_default="14"),
        sa.Column("pause", sa.String(16), nullable=True),
        sa.Column("wakes_at", sa.BigInteger(), nullable=True),
    ):
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("reserve", sa.Integer(), nullable=True))
    for column in (
        sa.Column("zone", sa.String(64), nullable=True),
        sa.Column("quiet_start", sa.Integer(), nullable=True),
        sa.Column("quiet_end", sa.Integer(), nullable=True),
    ):
        op.add_column("people", column)
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "absences",
        sa.Column("table_id", key, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_absences_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", "since", name=op.f("pk_absences")),
    )
    op.create_table(
        "table_votes",
        sa.Column("id", key, nullable=False),
        sa.Column("table_id", key, nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("span", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("voters", sa.JSON(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("refused", sa.JSON(), nullable=False),
        sa.Column("ballot", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_table_votes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_table_votes")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_table_votes_table_id", "table_votes", ["table_id"])


def downgrade() -> None:
    op.drop_table("table_votes")
    op.drop_table("absences")
    for table, columns in (
        ("people", ("quiet_end", "quiet_start", "zone")),
        ("seats", ("reserve",)),
        ("tables", ("wakes_at", "pause", "vacation", "free_weekends", "refill")),
    ):
        with op.batch_alter_table(table) as altered:
            for column in columns:
                altered.drop_column(column)
