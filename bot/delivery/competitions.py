"""Looks after the competitions of this process's shards: opens their tables, shows their rounds.

What is to be done stands in the database. A thread is found again by its name, a message by its
nonce: so nothing is made twice after a crash.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.clock import AGAIN, Clock
from bot.delivery.servers import Servers
from bot.delivery.threads import ANSWER_SECONDS, thread_named
from bot.delivery.transport import (
    BLOCKED_WAIT,
    DiscordTransport,
    FailureKind,
    answer_of,
    checksum,
    failure_kind,
    is_discords,
)
from bot.domain.community.competition import (
    CompetitionStatus,
    CompetitionTable,
    EntryState,
    Season,
)
from bot.domain.presence import Presence
from bot.errors import TableError, fault
from bot.messages.community.competitions import CompetitionMessages, thread_name
from bot.messages.components.message import Message
from bot.scheduling.timer import WakeupTimer
from bot.storage.community import competitions as rows
from bot.storage.community.competitions import ShownMessage
from bot.storage.engine import Database
from bot.tables.service import TableService

log = structlog.get_logger(__name__)


class Refused(Exception):
    """Something can't be done at Discord now; it is tried again."""


class CompetitionWorker:
    """Sleeps until a competition has something to do.

    ``caught_up`` gives outages back, so that no round ends before its people had its time.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        tables: TableService,
        transport: DiscordTransport,
        messages: CompetitionMessages,
        servers: Servers,
        clock: Clock,
        presence: Presence,
        *,
        caught_up: Callable[[], Awaitable[None]],
    ) -> None:
        self._client = client
        self._database = database
        self._tables = tables
        self._transport = transport
        self._messages = messages
        self._servers = servers
        self._clock = clock
        self._presence = presence
        self._caught_up = caught_up
        self._timer = WakeupTimer(clock, self._run, "competitions")
        self._started = self._known = False

    async def start(self) -> None:
        """Go on in a while with what an earlier process left: there is more to do before."""
        self._started = True
        self._timer.at(self._clock.now() + AGAIN)

    def wake(self) -> None:
        """Something was changed."""
        if self._started:
            self._timer.at(self._clock.now())

    async def look(self) -> None:
        """Go on with what other processes have changed."""
        due = await self._tables.seasons.next_wake()
        if due is not None and self._started:
            self._timer.at(max(due, self._clock.now()))

    def changed(self, table_id: int) -> None:
        """A table was changed: its competition may go on, if it belongs to one."""
        self.wake()

    async def stop(self) -> None:
        """Finish what is under way."""
        self._started = False
        await self._timer.stop()

    async def _run(self) -> None:
        left = False
        try:
            await self._caught_up()
        except Exception as error:
            log.error("competitions wait", **fault(error))
            self._timer.at(self._clock.now() + AGAIN)
            return
        if not self._known:
            await self._tables.seasons.find_playing()
            self._known = True
        for competition_id in await self._tables.seasons.due():
            try:
                left |= not await self._look_after(competition_id)
            except TableError as error:
                log.warning("a competition waits", competition=competition_id, reason=error.reason)
                left = True
            except Exception as error:
                log.error("a competition waits", competition=competition_id, **fault(error))
                left = True
        due = await self._tables.seasons.next_wake()
        if due is not None and self._started:
            now = self._clock.now()
            self._timer.at(max(due, now + AGAIN if left else now))

    async def _look_after(self, competition_id: int) -> bool:
        """Do all that can be done; whether the process is the one to do it."""
        seasons = self._tables.seasons
        guild_id = (await self._tables.competitions.season(competition_id)).competition.guild_id
        # No round ends where nobody can play: what is missed is given back before.
        if not self._presence.may_speak(guild_id) or not self._presence.sees(guild_id):
            return False
        season = await self._without_absent(await seasons.advance(competition_id))
        refused = not await self._tried(season, self._open_tables)
        season = await seasons.advance(competition_id)
        await seasons.look_after_opened(season)
        refused |= not await self._tried(season, self._show)
        if refused:
            await seasons.try_again(season, self._clock.now() + BLOCKED_WAIT)
        else:
            await seasons.sleep(season)
        return True

    async def _tried(self, season: Season, act: Callable[[Season], Awaitable[None]]) -> bool:
        """Whether something could be done that Discord, or a limit, may refuse."""
        told = {"competition": season.competition.id}
        try:
            await act(season)
        except TableError as error:
            if error.of_storage:
                raise
            log.warning("a competition's tables wait", **told, reason=error.reason)
            return False
        except Refused:
            log.warning("a competition's channel can't be used", **told)
            return False
        except Exception as error:
            if not is_discords(error):
                raise
            log.warning("a competition's channel can't be used", **told, **answer_of(error))
            return False
        return True

    # Tables

    async def _without_absent(self, season: Season) -> Season:
        """Whoever isn't in the server any more withdraws before a table is opened for them."""
        seasons, guild_id = self._tables.seasons, season.competition.guild_id
        people = {
            one.user_id
            for table in seasons.unopened(season)
            for one in seasons.seated(season, table)
            if one.user_id is not None and one.state is EntryState.IN
        }
        absent = [
            user
            for user in sorted(people)
            if await self._servers.has_member(guild_id, user) is False
        ]
        if not absent:
            return season
        await self._tables.sign_up.withdraw_absent(season.competition.id, absent)
        return await self._without_absent(await seasons.advance(season.competition.id))

    async def _open_tables(self, season: Season) -> None:
        unopened = self._tables.seasons.unopened(season)
        if not unopened:
            return
        channel = await self._channel(season)
        known = [one.id for one in channel.threads]
        taken = await self._tables.seasons.used_channels(season, known)
        for table in unopened:
            await self._open_table(season, table, channel, taken)

    async def _open_table(
        self, season: Season, table: CompetitionTable, channel: discord.TextChannel, taken: set[int]
    ) -> None:
        """Open a table in the thread that was noted for it, or else in one that has no table."""
        seasons = self._tables.seasons
        if table.channel_id is not None:
            try:
                await seasons.open(season, table, table.channel_id)
            except TableError as error:
                if error.reason != "channel-taken":
                    raise
                taken.add(table.channel_id)
            else:
                return
        name = thread_name(season, table, seasons.seated(season, table))
        thread_id = await thread_named(self._client, channel, name, taken)
        taken.add(thread_id)
        await seasons.note_channel(season, table, thread_id)
        await seasons.open(season, table, thread_id)

    async def _channel(self, season: Season) -> discord.TextChannel:
        channel_id = season.competition.channel_id
        channel = self._client.get_channel(channel_id)
        if channel is None:
            async with asyncio.timeout(ANSWER_SECONDS):
                channel = await self._client.fetch_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise Refused
        return channel

    # Messages

    async def _show(self, season: Season) -> None:
        """Let each message say how things stand: the sign-up's, and those of the last rounds."""
        competition, before = season.competition, None
        if competition.status is CompetitionStatus.SIGN_UP and competition.season > 1:
            before = await self._tables.competitions.season(competition.id, competition.season - 1)
        first, *rounds = await self._database.read(rows.messages, competition)
        await self._show_one(
            season, first, self._messages.sign_up(season, self._clock.now(), before)
        )
        for one in rounds[-2:]:
            assert one.turn is not None
            await self._show_one(season, one, self._messages.round(season, one.turn))
        if before is not None:
            *_, last = await self._database.read(rows.messages, before.competition)
            if last.turn is not None:
                await self._show_one(before, last, self._messages.round(before, last.turn))

    async def _show_one(self, season: Season, shown: ShownMessage, wanted: Message) -> None:
        competition = season.competition
        says = checksum(wanted)
        if shown.shown == says and shown.message_id is not None:
            return
        channel_id, message_id = competition.channel_id, shown.message_id
        if message_id is None:
            message_id = await self._transport.find(channel_id, wanted, shown.nonce)
            if message_id is None:
                message_id = await self._transport.post(
                    channel_id, wanted, shown.nonce, silent=True
                )
        else:
            try:
                await self._transport.edit(channel_id, message_id, wanted)
            except Exception as error:
                # Somebody has deleted it: they don't want it there.
                if failure_kind(error) is not FailureKind.MESSAGE:
                    raise
        await self._database.write(rows.note_shown, competition, shown.turn, message_id, says)
