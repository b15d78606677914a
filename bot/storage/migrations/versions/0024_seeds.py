"""The places of people in the draw of a knock-out.

Revision ID: 0024
Revises: 0023
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("competition_entries", sa.Column("seed", sa.Integer()))


def downgrade() -> None:
    op.drop_column("competition_entries", "seed")
