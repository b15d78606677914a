"""Servers that removed the bot: their tables stand still until it is invited back."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from datetime import datetime

import structlog
from sqlalchemy import select
from sqlalchemy.engine import Connection

from bot.clock import Clock
from bot.domain.notices import LIVE
from bot.domain.presence import Presence
from bot.domain.table import Status
from bot.scheduling.heartbeat import last_beat
from bot.storage import deadlines, meta
from bot.storage.engine import Database
from bot.storage.messages import outbox
from bot.storage.schema import tables

KEY = "absent"
"""The key of the bot's ``meta`` row that holds ``{server id: since when}``."""

log = structlog.get_logger(__name__)


class GuildPresence:
    """Keeps ``presence.absent_guilds``: servers with open tables that the bot isn't in.

    Their clocks stand still and nothing is sent to them. ``returned`` is called with the tables of
    a server that the bot is in again.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        presence: Presence,
        *,
        returned: Callable[[Collection[int]], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._presence = presence
        self._returned = returned

    async def start(self, present: Collection[int]) -> None:
        """Note who removed the bot while it was away; ``present`` are the servers it is in."""
        known = await self._database.read(_since)
        concerned = await self._database.read(_guilds_with_tables)
        self._presence.absent_guilds = frozenset(known)
        for guild_id in concerned - set(present) - set(known):
            await self.left(guild_id, await self._database.read(last_beat))

    async def go_on(self, present: Collection[int]) -> None:
        """Let those of these servers go on that had removed the bot.

        Once an outage is credited to all others: theirs is part of the time since the removal.
        """
        for guild_id in self._presence.absent_guilds & set(present):
            await self.returned(guild_id)

    async def left(self, guild_id: int, since: datetime | None = None) -> None:
        """The bot was removed from a server, now or at an earlier time."""
        # At once: what is being sent there must not be taken for a deleted channel.
        self._presence.absent_guilds |= {guild_id}
        since = since or self._clock.now()
        known = await self._database.write(_leave, guild_id, since)
        self._presence.absent_guilds = frozenset(known)
        log.info("removed from a server", guild=guild_id)

    async def returned(self, guild_id: int) -> None:
        """The bot is in a server; if it was removed before, its tables go on."""
        if guild_id not in self._presence.absent_guilds:
            return
        woken = await self._database.write(_return, guild_id, self._clock.now())
        self._presence.absent_guilds -= {guild_id}
        log.info("invited back to a server", guild=guild_id, tables=len(woken))
        self._returned(woken)

    async def forget(self, guild_id: int) -> None:
        """Know of a server no more, whose tables were deleted."""
        self._presence.absent_guilds = frozenset(await self._database.write(_forget, guild_id))


def _since(connection: Connection) -> dict[int, datetime]:
    text = meta.get(connection, KEY)
    kept: dict[str, str] = json.loads(text) if text else {}
    return {int(guild): datetime.fromisoformat(since) for guild, since in kept.items()}


def _keep(connection: Connection, since: dict[int, datetime]) -> None:
    kept = {str(guild): moment.isoformat() for guild, moment in since.items()}
    meta.put(connection, KEY, json.dumps(kept))


def _open_tables(connection: Connection, guild_id: int) -> list[int]:
    open_ = [status for status in Status if status.open]
    return list(
        connection.scalars(
            select(tables.c.id).where(tables.c.guild_id == guild_id, tables.c.status.in_(open_))
        )
    )


def _guilds_with_tables(connection: Connection) -> set[int]:
    open_ = [status for status in Status if status.open]
    return set(
        connection.scalars(select(tables.c.guild_id).where(tables.c.status.in_(open_)).distinct())
    )


def _leave(connection: Connection, guild_id: int, since: datetime) -> dict[int, datetime]:
    known = _since(connection)
    if guild_id not in known and _open_tables(connection, guild_id):
        known[guild_id] = since
        _keep(connection, known)
    return known


def _forget(connection: Connection, guild_id: int) -> dict[int, datetime]:
    known = _since(connection)
    if known.pop(guild_id, None) is not None:
        _keep(connection, known)
    return known


def _return(connection: Connection, guild_id: int, now: datetime) -> list[int]:
    """Give the time back and show every table as it is; in one transaction."""
    known = _since(connection)
    since = known.pop(guild_id, now)
    _keep(connection, known)
    deadlines.credit_guild(connection, guild_id, min(since, now), now)
    woken = _open_tables(connection, guild_id)
    outbox.retry_now(connection, woken, now)
    for table_id in woken:
        outbox.enqueue(connection, table_id, [LIVE], now)
        outbox.renew_reminders(connection, table_id, now)
    return woken
