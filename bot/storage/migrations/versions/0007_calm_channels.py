"""Cards of tables in threads, digests of rounds, quiet tables.

Revision ID: 0007
Revises: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("card_channel_id", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("card_message_id", sa.BigInteger(), nullable=True))
    op.add_column(
        "tables", sa.Column("quiet", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column("tables", sa.Column("digests", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    for column in ("digests", "quiet", "card_message_id", "card_channel_id"):
        op.drop_column("tables", column)
