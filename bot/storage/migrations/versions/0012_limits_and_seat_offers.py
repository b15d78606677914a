"""The person who opened a table, indexes for limits, and offers of seats.

Revision ID: 0012
Revises: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_OPEN = sa.text("status IN ('lobby', 'running', 'paused')")


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_by", sa.BigInteger(), nullable=True))
    op.create_index(
        "ix_tables_open_guild",
        "tables",
        ["guild_id"],
        sqlite_where=_OPEN,
        postgresql_where=_OPEN,
    )
    op.create_index("ix_tables_created_at", "tables", ["created_at"])
    op.add_column("table_votes", sa.Column("offer", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM table_votes WHERE subject = 'seat'"))  # unknown before
    op.drop_column("table_votes", "offer")
    for name in ("ix_tables_created_at", "ix_tables_open_guild"):
        op.drop_index(name, "tables")
    op.drop_column("tables", "opened_by")
