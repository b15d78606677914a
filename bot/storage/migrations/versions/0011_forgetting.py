"""People who asked to be forgotten, and ways to find what is kept about a person.

Revision ID: 0011
Revises: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_OF_SOMEBODY = sa.text("user_id IS NOT NULL")
_SEAT_CHANGE = sa.text("kind = 'seat'")


def upgrade() -> None:
    op.add_column("people", sa.Column("forgetting", sa.String(8), nullable=True))
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index(
        "ix_moves_user_id",
        "moves",
        ["user_id", "table_id", "version"],
        sqlite_where=_OF_SOMEBODY,
        postgresql_where=_OF_SOMEBODY,
    )
    op.create_index(
        "ix_moves_seat_change",
        "moves",
        ["table_id"],
        sqlite_where=_SEAT_CHANGE,
        postgresql_where=_SEAT_CHANGE,
    )


def downgrade() -> None:
    op.drop_index("ix_moves_seat_change", "moves")
    op.drop_index("ix_moves_user_id", "moves")
    op.drop_index("ix_tables_host_id", "tables")
    op.drop_column("people", "forgetting")
