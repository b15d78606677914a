"""Tables at which something happens by itself at a moment: lobbies, pauses and starts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Column, ColumnElement, and_, func, select, update
from sqlalchemy.engine import Connection

from bot.domain.clocks import LOBBY_LIFETIME
from bot.domain.table import Pause, Status
from bot.storage.engine import microseconds
from bot.storage.schema import tables


@dataclass(frozen=True, slots=True)
class WaitingTables:
    """Tables of some shards that wait until ``since`` and ``lifetime`` are over.

    Tables of servers from which the bot is ``absent`` are left out.
    """

    waiting: ColumnElement[bool]
    since: Column[datetime]
    lifetime: timedelta = timedelta(0)
    credited: ColumnElement[bool] | None = None
    """The tables whose time stands still while the bot is off; all, if not given."""

    def earliest(
        self, connection: Connection, shards: Collection[int], absent: Collection[int] = ()
    ) -> datetime | None:
        """The moment at which the next of them has waited long enough."""
        first: datetime | None = connection.scalar(
            select(func.min(self.since)).where(self._known(shards, absent))
        )
        return None if first is None else first + self.lifetime

    def due(
        self,
        connection: Connection,
        shards: Collection[int],
        now: datetime,
        absent: Collection[int] = (),
    ) -> list[tuple[int, int]]:
        """The tables that have waited long enough, each with its version."""
        rows = connection.execute(
            select(tables.c.id, tables.c.version)
            .where(self._known(shards, absent), self.since <= now - self.lifetime)
            .order_by(tables.c.id)
        )
        return [(row.id, row.version) for row in rows]

    def credit(
        self,
        connection: Connection,
        shards: Collection[int],
        span: timedelta,
        absent: Collection[int] = (),
    ) -> list[int]:
        """Count this time for none of them; return those that it is credited to."""
        return self._later(connection, self._known(shards, absent), span)

    def credit_guild(self, connection: Connection, guild_id: int, span: timedelta) -> list[int]:
        """The same for the tables of one server."""
        return self._later(connection, and_(self.waiting, tables.c.guild_id == guild_id), span)

    def _later(
        self, connection: Connection, which: ColumnElement[bool], span: timedelta
    ) -> list[int]:
        if self.credited is not None:
            which = and_(which, self.credited)
        values = {self.since: self.since + microseconds(span)}
        later = update(tables).where(which).values(values).returning(tables.c.id)
        return list(connection.scalars(later))

    def _known(self, shards: Collection[int], absent: Collection[int]) -> ColumnElement[bool]:
        which = and_(tables.c.shard.in_(shards), self.waiting)
        return and_(which, tables.c.guild_id.not_in(absent)) if absent else which


LOBBIES = WaitingTables(tables.c.status == Status.LOBBY, tables.c.changed_at, LOBBY_LIFETIME)
"""Lobbies in which nothing happens are closed."""
WHAT_IFS = WaitingTables(
    and_(tables.c.status == Status.RUNNING, tables.c.what_if.is_not(None)),
    tables.c.changed_at,
    LOBBY_LIFETIME,
)
"""What-if tables at which nobody plays any more are closed."""
STARTS = WaitingTables(
    and_(tables.c.status == Status.LOBBY, tables.c.wakes_at.is_not(None)), tables.c.wakes_at
)
"""Full lobbies that begin by themselves; an outage delays that no longer than it lasts."""
PAUSES = WaitingTables(
    and_(tables.c.status == Status.PAUSED, tables.c.wakes_at.is_not(None)),
    tables.c.wakes_at,
    credited=tables.c.pause == Pause.DESERTED,
)
"""Pauses that a table began by itself, or by vote. A vacation ends on the day that was named,
whatever happens to the bot; a table that waits for somebody to come back gets the time."""
