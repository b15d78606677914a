"""The bot: everything wired together, and what is done when Discord says that something changed."""

from __future__ import annotations

import asyncio
import functools
import importlib
import pkgutil
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Concatenate, ParamSpec

import discord
import structlog
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot.cogs
from bot import logs
from bot.clock import Clock, SystemClock
from bot.command_sync import sync_commands
from bot.delivery.ports import TableSnapshot
from bot.delivery.transport import DiscordTransport
from bot.delivery.worker import OutboxWorker
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.scheduling.deadlines import DeadlineScheduler
from bot.scheduling.guilds import GuildPresence
from bot.scheduling.heartbeat import Heartbeat
from bot.settings import Settings
from bot.storage.engine import Database, open_database
from bot.storage.outbox import Unsent
from bot.tables.service import Tables
from bot.ui.components.attachments import PictureCache
from bot.ui.interactions.permissions import missing
from bot.ui.messages.channel import TableChannelMessages
from bot.ui.messages.direct import TableDirectMessages
from bot.ui.routes import install

log = structlog.get_logger(__name__)


def create_bot(
    settings: Settings,
    clock: Clock | None = None,
    *,
    faces: Mapping[str, GamePresenter] = PRESENTERS,
) -> MissionControl:
    """A bot that is ready to be started; each start needs a new one."""
    use_proxies(settings)
    if not structlog.is_configured():
        # What structlog does by itself shows local variables, and so secrets.
        logs.set_up(settings.log_level, settings.log_format)
    return MissionControl(settings, clock or SystemClock(), faces)


P = ParamSpec("P")


def in_turn(
    handler: Callable[Concatenate[MissionControl, P], Awaitable[None]],
) -> Callable[Concatenate[MissionControl, P], Coroutine[Any, Any, None]]:
    """Let what Discord tells be dealt with one after the other, and no longer once it is over."""

    @functools.wraps(handler)
    async def handled(bot: MissionControl, /, *args: P.args, **kwargs: P.kwargs) -> None:
        async with bot.turn:
            if not bot.closing:
                await handler(bot, *args, **kwargs)

    return handled


def use_proxies(settings: Settings) -> None:
    """Reach Discord by other addresses, for the whole process, where the operator says so."""
    if settings.discord_api_url is not None:
        Route.BASE = settings.discord_api_url.rstrip("/")
    if settings.discord_gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


class MissionControl(commands.Bot):
    """The Discord client, with the rooms of the house as attributes.

    ``database``, ``tables`` and the rest exist once ``setup_hook`` has run, before any command
    or button can be pressed.
    """

    database: Database
    tables: Tables
    absence: GuildPresence
    heart: Heartbeat
    deadlines: DeadlineScheduler
    delivery: OutboxWorker

    def __init__(
        self, settings: Settings, clock: Clock, faces: Mapping[str, GamePresenter]
    ) -> None:
        # Nobody speaks here, so nobody needs to be told that the means for it are missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Nothing is looked up among members or old messages, so none are kept.
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.settings = settings
        self.clock = clock
        self.faces = faces
        self.pictures = PictureCache()
        self.channel_messages = TableChannelMessages(faces, self.pictures)
        self.direct_messages = TableDirectMessages(faces, self.pictures)
        self.turn = asyncio.Lock()
        self.closing = False
        self._connected = False
        self._opened = False

    async def setup_hook(self) -> None:
        """Open the database, build the rooms, add the commands and publish them if they changed."""
        self.database = await open_database(self.settings.database_url)
        self._opened = True
        self.tables = Tables(self.database, self.faces, self.clock, on_commit=self._committed)
        self.absence = GuildPresence(self.database, self.clock, self._woken)
        self.heart = Heartbeat(
            self.database,
            self.clock,
            alive=lambda: self._connected,
            absent=self._absent,
            credited=self.tables.refresh,
        )
        self.deadlines = DeadlineScheduler(
            self.database,
            self.tables,
            self.clock,
            self.heart,
            alive=lambda: self._connected,
            absent=self._absent,
            wake=self._committed,
        )
        self.delivery = OutboxWorker(
            self.database,
            self.tables,
            self.channel_messages,
            self.direct_messages,
            self.faces,
            DiscordTransport(self),
            self.clock,
            lacking=self._lacking,
            present=self._present,
            expect=self._expect,
        )
        await install(self)
        for module in pkgutil.iter_modules(bot.cogs.__path__, "bot.cogs."):
            await importlib.import_module(module.name).setup(self)
        await sync_commands(self, self.database)

    async def close(self) -> None:
        """Finish what is under way, note the time, and let go of Discord and the database."""
        self.closing = True
        if self._opened and not self.is_closed():
            async with self.turn:
                await self.deadlines.close()
                await self.tables.rest()
                await self.delivery.close()
                await self.heart.close()
        await super().close()
        if self._opened:
            self._opened = False
            await self.database.close()

    # What the rooms ask of the bot.

    def _committed(self, table_id: int, mail: Unsent | None = None) -> None:
        self.delivery.wake(table_id, mail)

    def _woken(self, table_ids: Collection[int]) -> None:
        self.tables.refresh()
        for table_id in table_ids:
            self.delivery.wake(table_id)

    async def _expect(self, moment: datetime, clock: timedelta) -> None:
        self.deadlines.expect(moment)
        await self.heart.expect(clock)

    def _absent(self) -> Collection[int]:
        return self.absence.guilds

    def _present(self, guild_id: int) -> bool:
        if guild_id in self.absence.guilds:
            return False
        return not self.is_ready() or self.get_guild(guild_id) is not None

    def _lacking(self, scene: TableSnapshot) -> Sequence[str]:
        """The permissions that the bot lacks in a table's channel, as far as it can see."""
        guild = self.get_guild(scene.table.guild_id)
        if guild is None:
            return ["view_channel"]
        channel = guild.get_channel_or_thread(scene.table.channel_id)
        if channel is None:
            return ["view_channel"]
        return missing(channel.permissions_for(guild.me), thread=scene.table.thread)

    # What Discord tells.

    @in_turn
    async def on_ready(self) -> None:
        """All servers are known: compare with what was known before, and go on."""
        if self.settings.discord_gateway_url is not None:
            # A session is resumed where READY says; behind a proxy it has to be the proxy.
            self.ws.gateway = yarl.URL(self.settings.discord_gateway_url)
        self._connected = True
        await self.absence.compare({guild.id for guild in self.guilds})
        await self._go_on()
        log.info("ready", guilds=len(self.guilds), user=str(self.user))

    @in_turn
    async def on_resumed(self) -> None:
        """The connection is back."""
        self._connected = True
        await self._go_on()

    async def on_disconnect(self) -> None:
        """Nobody can reach the bot: no clock runs out meanwhile."""
        self._connected = False
        if self._opened:
            self.heart.stop()

    async def _go_on(self) -> None:
        await self.heart.start()
        await self.delivery.start()
        await self.deadlines.set()
        await self.tables.go_on()

    @in_turn
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps back."""
        if guild.id in self.absence.guilds:
            await self.absence.returned(guild.id)
            await self.deadlines.set()

    on_guild_available = on_guild_join
    """Discord doesn't always tell an invitation from the end of an outage."""

    @in_turn
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Thrown out: the server's tables sleep."""
        await self.absence.left(guild.id)
        await self.deadlines.set()

    @in_turn
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table goes with its channel."""
        await self._channel_gone(channel.id)

    @in_turn
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table goes with its thread."""
        await self._channel_gone(payload.thread_id)

    async def _channel_gone(self, channel_id: int) -> None:
        table = await self.tables.at(channel_id)
        if table is not None and table.status.open:
            await self.tables.abandon(table.id)

    @in_turn
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Perhaps the bot may speak there now."""
        await self.delivery.unblock(after.guild.id)

    @in_turn
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Perhaps the bot may speak in more channels now."""
        await self.delivery.unblock(after.guild.id)

    @in_turn
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Perhaps the bot was given a role; Discord tells of nobody else."""
        await self.delivery.unblock(after.guild.id)

    @in_turn
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Perhaps a thread was unlocked."""
        await self.delivery.unblock(after.guild.id)
