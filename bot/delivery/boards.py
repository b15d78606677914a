"""Looks after the boards of this process's servers: shows open tables, tells who waits for one.

What is to be done stands in the database. A thread is found again by its name, a message by its
nonce: so nothing is made twice after a crash.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import discord
import structlog

from bot.clock import AGAIN, Clock
from bot.delivery.servers import Servers
from bot.delivery.threads import thread_named
from bot.delivery.transport import (
    BLOCKED_WAIT,
    DiscordTransport,
    FailureKind,
    answer_of,
    checksum,
    failure_kind,
    is_discords,
)
from bot.domain.clocks import TimeControl
from bot.domain.community.open_tables import QUICK, Interest, Pace, pace_of
from bot.domain.community.server_settings import ServerSettings
from bot.domain.presence import Presence
from bot.domain.table import Table
from bot.errors import TableError, fault
from bot.games.base import GamePresenter
from bot.i18n import language_of, words
from bot.messages.community.open_tables import OpenTableMessages
from bot.messages.components.message import Message
from bot.scheduling.timer import WakeupTimer
from bot.storage.community.boards import Board
from bot.storage.messages.outbox import nonce_of
from bot.tables.commands.community.open_tables import DueBoard
from bot.tables.service import TableService
from rules.core.game import AnyGame

log = structlog.get_logger(__name__)


class BoardWorker:
    """Sleeps until a board has something to show."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        transport: DiscordTransport,
        messages: OpenTableMessages,
        servers: Servers,
        clock: Clock,
        presence: Presence,
        default_language: str,
    ) -> None:
        self._client = client
        self._tables = tables
        self._transport = transport
        self._messages = messages
        self._servers = servers
        self._clock = clock
        self._presence = presence
        self._default_language = default_language
        self._timer = WakeupTimer(clock, self._run, "boards")
        self._started = False

    async def start(self) -> None:
        """Go on with what is due, in a while: there is more to do before."""
        self._started = True
        self._timer.at(self._clock.now() + AGAIN)

    def changed(self, table_id: int) -> None:
        """A table was opened, changed in its lobby, or has begun."""
        self.wake()

    def wake(self) -> None:
        """Something was changed that a board may show; it is shown with what follows soon."""
        if self._started:
            self._timer.at(self._clock.now())

    async def look(self) -> None:
        """Go on with what other processes have changed."""
        due = await self._tables.open_tables.next_wake()
        if due is not None and self._started:
            self._timer.at(max(due, self._clock.now()))

    async def stop(self) -> None:
        """Finish what is under way."""
        self._started = False
        await self._timer.stop()

    async def _run(self) -> None:
        next_wake = await self._tables.open_tables.next_wake()
        if next_wake is not None and next_wake <= self._clock.now():
            for due in await self._tables.open_tables.due():
                guild_id = due.board.guild_id
                try:
                    await self._look_after(due)
                except TableError as error:
                    log.warning("a board waits", guild=guild_id, reason=error.reason)
                except Exception as error:
                    log.error("a board waits", guild=guild_id, **fault(error))
        await self.look()

    async def _look_after(self, due: DueBoard) -> None:
        board, guild_id = due.board, due.board.guild_id
        guild = self._servers.own(guild_id)
        if guild is None or not self._presence.may_speak(guild_id):
            return  # ``take_due`` has noted when it is looked at again
        settings = await self._tables.server_settings.of(guild_id)
        tables = await self._tables.open_tables.in_server(guild_id)
        shown = [one for one in tables if self._is_for_all(guild, one, board)]
        wait = await self._find_tables(guild, settings, board, shown)
        listed = tuple(sorted(one.id for one in shown if self._servers.shows(guild, one.place)))
        if board.elsewhere and listed != tuple(board.listed):
            await self._tables.open_tables.wake_elsewhere(guild_id)
        board = replace(board, listed=listed)
        try:
            board = await self._show(guild, settings, board, shown)
        except Exception as error:
            if not is_discords(error):
                raise
            log.warning("a board can't be shown", guild=guild_id, **answer_of(error))
            wait = min(wait or BLOCKED_WAIT, BLOCKED_WAIT)
        await self._tables.open_tables.settle(due, board, wait)

    def _is_for_all(self, guild: discord.Guild, table: Table, board: Board) -> bool:
        """Whether whoever sees the board may know of a table: they see its channel, too."""
        above = table.place.above
        if board.channel_id is not None and board.channel_id in (table.channel_id, above):
            return True
        channel = guild.get_channel_or_thread(table.channel_id)
        if isinstance(channel, discord.Thread) and channel.parent_id == board.channel_id:
            return not channel.is_private()
        return self._servers.shows(guild, table.place)

    # Messages

    async def _show(
        self, guild: discord.Guild, settings: ServerSettings, board: Board, tables: Sequence[Table]
    ) -> Board:
        """Let the board's message say how things stand, and return where it is."""
        if board.message_id is not None and board.posted_in != board.channel_id:
            await self._remove(board)
            board = replace(board, message_id=None, posted_in=None, shown=0)
        channel_id = board.channel_id
        if channel_id is None:
            return board
        wanted = await self._wanted(guild, settings, board, tables)
        says = checksum(wanted)
        if board.message_id is not None:
            if board.shown == says:
                return board
            try:
                await self._transport.edit(channel_id, board.message_id, wanted)
                return replace(board, shown=says)
            except Exception as error:
                if failure_kind(error) is not FailureKind.MESSAGE:
                    raise
                # Somebody has deleted it, but the managers want one there.
                board = replace(board, message_id=None, nonce=nonce_of(self._clock.now()))
        nonce = board.nonce
        message_id = await self._transport.find(channel_id, wanted, nonce)
        if message_id is None:
            message_id = await self._transport.post(channel_id, wanted, nonce, silent=True)
        return replace(board, message_id=message_id, posted_in=channel_id, shown=says)

    async def _remove(self, board: Board) -> None:
        assert board.message_id is not None
        try:
            await self._transport.delete(board.posted_in or 0, board.message_id)
        except Exception as error:
            if failure_kind(error) is FailureKind.LATER:
                raise

    async def _wanted(
        self, guild: discord.Guild, settings: ServerSettings, board: Board, tables: Sequence[Table]
    ) -> Message:
        elsewhere = []
        if board.elsewhere:
            elsewhere = await self._tables.open_tables.elsewhere(guild.id)
        names = await self._servers.names({one.guild_id for one in elsewhere})
        t = words(self._language(guild, settings))
        return self._messages.board(tables, elsewhere, names, t)

    def _language(self, guild: discord.Guild, settings: ServerSettings) -> str:
        discords = str(guild.preferred_locale)
        return settings.language or language_of(discords, self._default_language)

    # Who waits for a table

    async def _find_tables(
        self,
        guild: discord.Guild,
        settings: ServerSettings,
        board: Board,
        tables: Sequence[Table],
    ) -> timedelta | None:
        """Tell people of tables, or open one for them; when to look again in any case."""
        people, again = await self._tables.open_tables.waiting(guild.id)
        if not people:
            return again
        known = [one for one in tables if self._servers.shows(guild, one.place)]
        found = self._tables.open_tables.matching(known, people)
        here = await self._present(guild, [one for one, _ in found])
        await self._tables.open_tables.tell(guild.id, [each for each in found if each[0] in here])
        await self._open_for_people(guild, settings, board)
        _, again = await self._tables.open_tables.waiting(guild.id)
        return again

    async def _present(
        self, guild: discord.Guild, people: Sequence[Interest]
    ) -> Sequence[Interest]:
        """Those of some people who are in a server, as far as Discord tells; others wait no more.

        It is asked only about people for whom there is a table: each is a request.
        """
        gone = [
            one for one in people if await self._servers.has_member(guild.id, one.user_id) is False
        ]
        await self._tables.open_tables.without(gone)
        return [one for one in people if one not in gone]

    async def _open_for_people(
        self, guild: discord.Guild, settings: ServerSettings, board: Board
    ) -> None:
        """Open tables for people who wait for the same, where the board is."""
        channel = None if board.channel_id is None else guild.get_channel(board.channel_id)
        if not isinstance(channel, discord.TextChannel) or settings.is_quiet(self._clock.now()):
            return
        if settings.channels and not {channel.id, channel.category_id} & {*settings.channels}:
            return
        in_vain: set[int] = set()
        while True:
            waiting, _ = await self._tables.open_tables.waiting(guild.id)
            people = [one for one in waiting if one.number not in in_vain]
            found = self._tables.open_tables.party(people)
            if found is None:
                return
            game, together = found
            if len(await self._present(guild, together)) < len(together):
                continue  # without who has left
            host = await self._host(guild, settings, together)
            if host is None or not await self._opened(
                guild, channel, settings, game, together, host
            ):
                in_vain.update(one.number for one in together)

    async def _host(
        self, guild: discord.Guild, settings: ServerSettings, together: Sequence[Interest]
    ) -> Interest | None:
        """The first of some people who may host a table in a server."""
        if not settings.host_roles:
            return together[0]
        for one in together:
            member = await self._servers.member(guild.id, one.user_id)
            if member is None:
                continue
            roles = any(member.get_role(role) is not None for role in settings.host_roles)
            if roles or member.guild_permissions.manage_guild:
                return one
        return None

    async def _opened(
        self,
        guild: discord.Guild,
        channel: discord.TextChannel,
        settings: ServerSettings,
        game: AnyGame,
        together: Sequence[Interest],
        host: Interest,
    ) -> bool:
        """Open a table for people; whether that could be done."""
        control = None
        if pace_of(together) is Pace.QUICK:
            control = TimeControl(QUICK)
        new = settings.new_table(game, self._language(guild, settings), control)
        presenter = self._messages.presenter(game.id)
        name = thread_name(presenter, host, new.language)
        try:
            # Whoever waits a second time may have their first table in one of the same name.
            same = [one.id for one in channel.threads if one.name == name]
            taken = await self._tables.open_tables.with_tables(same)
            thread_id = await thread_named(self._client, channel, name, taken)
            await self._tables.open_tables.open_for(game, together, host, guild.id, thread_id, new)
        except TableError as error:
            if error.of_storage:
                raise
            log.info("no table for those who wait", guild=guild.id, reason=error.reason)
            return False
        except Exception as error:
            if not is_discords(error):
                raise
            log.warning("no table for those who wait", guild=guild.id, **answer_of(error))
            return False
        return True


def thread_name(presenter: GamePresenter, host: Interest, language: str) -> str:
    """The name of a thread that a table gets; only earlier tables of its host have the number."""
    return f"{presenter.title(words(language))} · {host.number}"
