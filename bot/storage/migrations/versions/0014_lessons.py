"""The lessons that people went through.

Revision ID: 0014
Revises: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("lessons", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("people", "lessons")
