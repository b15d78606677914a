"""Results of finished games, and what an act answers.

Revision ID: 0019
Revises: 0018
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

_TIMEOUT = sa.text("how = 'clock' AND asked IS NOT NULL")


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column("moves", sa.Column("asked", sa.Integer(), nullable=True))
    op.create_index(
        "ix_moves_timeout", "moves", ["table_id"], sqlite_where=_TIMEOUT, postgresql_where=_TIMEOUT
    )
    op.create_table(
        "results",
        sa.Column("number", number, nullable=False),
        sa.Column("table_id", number, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("detail", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("number", name="pk_results"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_results_table_id", "results", ["table_id"], unique=True)
    op.create_table(
        "result_seats",
        sa.Column("number", number, nullable=False),
        sa.Column("row", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("autopilot", sa.String(32)),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("until", sa.Integer()),
        sa.Column("mu_before", sa.Float()),
        sa.Column("sigma_before", sa.Float()),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.PrimaryKeyConstraint("number", "row", name="pk_result_seats"),
        sa.ForeignKeyConstraint(
            ["number"], ["results.number"], name="fk_result_seats_number", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_result_seats_user_id", "result_seats", ["user_id", "number"])


def downgrade() -> None:
    op.drop_table("result_seats")
    op.drop_table("results")
    op.drop_index("ix_moves_timeout", "moves")
    op.drop_column("moves", "asked")
