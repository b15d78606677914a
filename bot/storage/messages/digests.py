"""The digests that were posted: their messages, and what each tells of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import bindparam, select, update
from sqlalchemy.engine import Connection

from bot.storage.schema import tables


@dataclass(frozen=True, slots=True)
class Digest:
    """A digest's message; ``told`` as in ``bot.domain.notices.digest``."""

    message_id: int
    told: frozenset[tuple[int, int]]


# As constants they cost a fraction of what it takes to build them each time.
_DIGESTS = select(tables.c.digests).where(tables.c.id == bindparam("table"))
_KEEP = update(tables).where(tables.c.id == bindparam("table"))


def of_table(connection: Connection, table_id: int) -> dict[int, Digest]:
    """A table's digests by chapter."""
    kept = connection.scalar(_DIGESTS, {"table": table_id})
    return {
        chapter: Digest(message_id, frozenset((version, place) for version, place in told))
        for chapter, message_id, told in kept or ()
    }


def keep(connection: Connection, table_id: int, changed: Mapping[int, Digest]) -> None:
    """Write down digests that were posted or tell of more, beside the table's others."""
    digests = {**of_table(connection, table_id), **changed}
    kept = [
        [chapter, one.message_id, sorted([list(place) for place in one.told])]
        for chapter, one in sorted(digests.items())
    ]
    connection.execute(_KEEP, {"table": table_id, "digests": kept})
