"""The schema of version 0.1.0, at which every database begins that this program opens.

A new database is made by ``bot.storage.migrations`` as it is after the last revision, so there is
nothing to do here.

Revision ID: 0009
Revises:
"""

revision = "0009"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
