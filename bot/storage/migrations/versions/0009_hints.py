"""Hints by a game's expert, and what it makes of a finished game.

Revision ID: 0009
Revises: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    hints: sa.Column[bool] = sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true())
    op.add_column("tables", hints)
    op.add_column("tables", sa.Column("review", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "hints",
        sa.Column("table_id", Id, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decision", Id, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_hints_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "decision", name=op.f("pk_hints")),
    )


def downgrade() -> None:
    op.drop_table("hints")
    op.drop_column("tables", "review")
    op.drop_column("tables", "hints")
