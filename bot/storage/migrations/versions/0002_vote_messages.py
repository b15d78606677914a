"""Adds to a vote its message in the channel, and how many moves it is said to take back.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("votes", sa.Column("message_id", sa.BigInteger(), nullable=True))
    moves = sa.Column("moves", sa.Integer(), nullable=False, server_default="1")
    op.add_column("votes", moves)


def downgrade() -> None:
    with op.batch_alter_table("votes") as votes:
        votes.drop_column("moves")
        votes.drop_column("message_id")
