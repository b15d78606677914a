"""Find what-if tables at which nobody plays any more, and all competitions of a server.

Revision ID: 0025
Revises: 0024
"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

_WHAT_IF = sa.text("what_if IS NOT NULL")


def upgrade() -> None:
    op.create_index(
        "ix_tables_what_if",
        "tables",
        ["shard", "changed_at"],
        sqlite_where=_WHAT_IF,
        postgresql_where=_WHAT_IF,
    )
    op.create_index("ix_competitions_guild_id", "competitions", ["guild_id", "id"])


def downgrade() -> None:
    op.drop_index("ix_competitions_guild_id")
    op.drop_index("ix_tables_what_if")
