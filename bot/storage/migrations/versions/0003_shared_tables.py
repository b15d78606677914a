"""Several seats for one person, and what a table starts from.

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("carried", sa.JSON(none_as_null=True), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint("uq_seats_table_id_user_id", type_="unique")
    op.create_table(
        "hand_messages",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_hand_messages_table_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "user_id", name=op.f("pk_hand_messages")),
    )
    op.execute(
        "INSERT INTO hand_messages (table_id, seat, user_id, channel_id, message_id)"
        " SELECT direct_messages.table_id, seats.seat, direct_messages.user_id,"
        " direct_messages.channel_id, direct_messages.message_id FROM direct_messages"
        " JOIN seats ON seats.table_id = direct_messages.table_id"
        " AND seats.user_id = direct_messages.user_id"
    )
    op.drop_table("direct_messages")


def downgrade() -> None:
    op.create_table(
        "direct_messages",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_direct_messages_table_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_direct_messages")),
    )
    op.execute(
        "INSERT INTO direct_messages (table_id, user_id, channel_id, message_id)"
        " SELECT table_id, user_id, channel_id, max(message_id) FROM hand_messages"
        " GROUP BY table_id, user_id, channel_id"
    )
    op.drop_table("hand_messages")
    with op.batch_alter_table("seats") as seats:
        seats.create_unique_constraint("uq_seats_table_id_user_id", ["table_id", "user_id"])
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("carried")
