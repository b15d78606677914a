"""The metadata of the schema, and references between its tables."""

from __future__ import annotations

from sqlalchemy import ForeignKey, MetaData

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


COPIED = "copied"
"""The key in ``Table.info`` that is false where rows are of this database alone: who runs with it.

All other tables go along where a database is copied to another.
"""


def of_table() -> ForeignKey:
    """A reference to a table, with which the row goes."""
    return ForeignKey("tables.id", ondelete="CASCADE")
