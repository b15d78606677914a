"""The settings of servers.

Revision ID: 0016
Revises: 0015
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guilds", sa.Column("settings", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("guilds", "settings")
