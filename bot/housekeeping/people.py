"""Forgets the people who asked for it, table by table, as far as their tables are over."""

from __future__ import annotations

from datetime import datetime, timedelta

import structlog

from bot.clock import Clock
from bot.delivery.transport import DiscordTransport, FailureKind, failure_kind
from bot.domain.presence import Presence
from bot.domain.privacy import Forgetting, Trace
from bot.errors import TableError
from bot.storage.engine import Database
from bot.storage.people import forgetting
from bot.tables.service import TableService

SOON = timedelta(minutes=10)
"""The time in which the last messages of a table are usually sent."""
LAST_WORDS = timedelta(days=1)
"""The longest time for which a table keeps people who have left it, so that its messages can name
them: where the bot may not speak, they are never sent."""

log = structlog.get_logger(__name__)


class PersonRemoval:
    """Carries out what people have asked for.

    Each step leaves nothing undone that the next run wouldn't find: it may be broken off anywhere.
    ``awaited`` are open tables whose end is waited for.
    """

    def __init__(
        self,
        database: Database,
        tables: TableService,
        transport: DiscordTransport,
        clock: Clock,
        presence: Presence,
    ) -> None:
        self._database = database
        self._tables = tables
        self._transport = transport
        self._clock = clock
        self._presence = presence
        self.awaited: set[int] = set()

    async def run(self) -> bool:
        """Do what can be done now; whether more can be done in a moment."""
        wishes = await self._database.read(forgetting.wishes)
        self.awaited.clear()
        again = False
        for user_id in wishes:
            try:
                again |= await self._forget(user_id)
            except TableError as error:
                log.warning("a person was not forgotten", person=user_id, reason=error.reason)
                again = True
            except Exception:
                log.exception("a person was not forgotten", person=user_id)
        return again

    async def _forget(self, user_id: int) -> bool:
        """Take one person's traces away; whether more can be done in a moment."""
        # Others were forgotten since the wishes were read: it may have been taken back meanwhile.
        when = await self._database.read(forgetting.wish, user_id)
        if when is None:
            return False
        if when is Forgetting.NOW:
            await self._tables.privacy.leave_tables(user_id)
        now, again = self._clock.now(), False
        for trace in await self._database.read(forgetting.traces, user_id):
            if trace.open and trace.seated:
                self.awaited.add(trace.table_id)
            elif self._speaks(trace, now):
                # What isn't sent by then waits for a permission, or for Discord.
                again |= now - trace.changed_at < SOON
            elif not await self._take_messages(trace, user_id):
                again = True
            else:
                again |= not await self._tables.privacy.forget_at(trace.table_id, user_id)
        if await self._tables.privacy.forget_person(user_id):
            log.info("a person was forgotten", person=user_id)
            return False
        return again

    def _speaks(self, trace: Trace, now: datetime) -> bool:
        """Whether a table has messages to send first, which may name the person or go to them."""
        if trace.guild_id in self._presence.absent_guilds:
            return False
        return trace.unsent and now - trace.changed_at < LAST_WORDS

    async def _take_messages(self, trace: Trace, user_id: int) -> bool:
        """Delete the direct messages that show hands; whether they needn't be tried again."""
        shown = await self._database.read(forgetting.shown_messages, trace.table_id, user_id)
        for channel_id, message_id in shown:
            try:
                await self._transport.delete(channel_id, message_id)
            except Exception as error:
                if failure_kind(error) is FailureKind.LATER:
                    return False
                # The person has deleted it, or left no way to it: there is nothing more to do.
        return True
