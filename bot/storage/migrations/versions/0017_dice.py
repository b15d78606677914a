"""Secrets that are promised in the lobby, and the presses that seeds are made with.

Revision ID: 0017
Revises: 0016
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.LargeBinary(32)))
    op.add_column("tables", sa.Column("promise", sa.String(64)))
    op.add_column("tables", sa.Column("promise_message_id", sa.BigInteger()))
    op.add_column("tables", sa.Column("contributions", sa.JSON(none_as_null=True)))
    op.add_column("seats", sa.Column("press_id", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("seats", "press_id")
    for column in ("contributions", "promise_message_id", "promise", "secret"):
        op.drop_column("tables", column)
