"""Results are found by their server.

Revision ID: 0021
Revises: 0020
"""

from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_results_guild_id", "results", ["guild_id", "number"])


def downgrade() -> None:
    op.drop_index("ix_results_guild_id", "results")
