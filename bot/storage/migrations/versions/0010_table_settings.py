"""A table's settings in one column.

Revision ID: 0010
Revises: 0009
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None



def _settings() -> sa.Column[Any]:
    return sa.Column("settings", sa.JSON(), nullable=False, server_default="{}")


def _columns() -> list[sa.Column[Any]]:
    """The columns that make way for ``settings``."""
    return [
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
        sa.Column("clock", sa.Integer(), nullable=True),
        sa.Column("refill", sa.Integer(), nullable=True),
        sa.Column("free_weekends", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("vacation", sa.Integer(), nullable=False, server_default="14"),
        sa.Column("options", sa.JSON(), nullable=False, server_default="{}"),
        sa.Column("quiet", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()),
    ]


def _tables() -> sa.Table:
    key = sa.Column("id", sa.BigInteger(), primary_key=True)
    return sa.Table("tables", sa.MetaData(), key, _settings(), *_columns())


def upgrade() -> None:
    op.add_column("tables", _settings())
    tables, connection = _tables(), op.get_bind()
    for row in connection.execute(sa.select(tables)).mappings().all():
        kept = {column.name: row[column.name] for column in _columns()}
        kept["digests"] = not kept.pop("quiet")
        connection.execute(sa.update(tables).filter_by(id=row["id"]).values(settings=kept))
    for column in _columns():
        op.drop_column("tables", column.name)


def downgrade() -> None:
    for column in _columns():
        op.add_column("tables", column)
    tables, connection = _tables(), op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.settings)).all():
        kept = dict(row.settings)
        kept["quiet"] = not kept.pop("digests")
        connection.execute(sa.update(tables).filter_by(id=row.id).values(kept))
    op.drop_column("tables", "settings")
