"""Composition root: builds the bot from its parts, starts and stops them in one order.

Discord's gateway events that concern tables are handled here, too.
"""

from __future__ import annotations

import asyncio
import functools
import importlib
import pkgutil
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any, Concatenate, ParamSpec

import discord
import structlog
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot.cogs
from bot import logs, metrics
from bot.clock import Clock, SystemClock
from bot.command_sync import sync_commands
from bot.delivery.animations import Animations
from bot.delivery.boards import BoardWorker
from bot.delivery.competitions import CompetitionWorker
from bot.delivery.foreign_changes import ForeignChanges
from bot.delivery.late_edits import LateEdits
from bot.delivery.picture_queue import PictureQueue
from bot.delivery.pictures import MessagePictures
from bot.delivery.servers import Servers
from bot.delivery.stories import Stories
from bot.delivery.table_channels import ChannelState, TableChannels
from bot.delivery.transport import DiscordTransport
from bot.delivery.worker import OutboxWorker
from bot.domain.presence import Presence
from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.housekeeping.people import PersonRemoval
from bot.housekeeping.schedule import Housekeeping
from bot.housekeeping.servers import ServerRemoval
from bot.messages.channel import TableChannelMessages
from bot.messages.community.competitions import CompetitionMessages
from bot.messages.community.open_tables import OpenTableMessages
from bot.messages.direct import TableDirectMessages
from bot.monitoring import discord_trace
from bot.request_limit import RequestLimit
from bot.scheduling.absent_guilds import GuildPresence
from bot.scheduling.deadlines import DeadlineScheduler
from bot.scheduling.heartbeat import Heartbeat
from bot.scheduling.part_starts import PartStarts
from bot.scheduling.standing_orders import OrderScheduler
from bot.settings import Settings
from bot.sharding import IdentifyTurns, Sharding
from bot.storage.engine import Database
from bot.storage.migrations import HEAD
from bot.storage.opening import open_database
from bot.storage.postgresql.processes import alone
from bot.tables.analysis.expert_process import ExpertProcess
from bot.tables.service import TableService
from bot.ui.interactions.context import PositionViews, acting_presses, missing
from bot.ui.interactions.limits import PersonLimits
from bot.ui.interactions.slash_commands import LimitedCommandTree
from bot.ui.routes import install

ANSWER_PATIENCE = 2.0
"""Seconds that the bot's end waits for answers under way."""

SYNC_WITHIN = timedelta(minutes=2)
"""The time after which another process may publish the commands, if this one hasn't."""

log = structlog.get_logger(__name__)


def create_bot(
    settings: Settings,
    clock: Clock | None = None,
    *,
    presenters: Mapping[str, GamePresenter] = PRESENTERS,
) -> MissionControl:
    """A bot that is ready to be started; each start needs a new one."""
    use_proxies(settings)
    if not structlog.is_configured():
        # What structlog does by itself shows local variables, and so secrets.
        logs.set_up(settings.log_level, settings.log_format)
    return MissionControl(settings, clock or SystemClock(), presenters)


P = ParamSpec("P")


def one_at_a_time(
    handler: Callable[Concatenate[MissionControl, P], Awaitable[None]],
) -> Callable[Concatenate[MissionControl, P], Coroutine[Any, Any, None]]:
    """Let gateway events be handled one after the other, and none once the bot closes."""

    @functools.wraps(handler)
    async def handled(bot: MissionControl, /, *args: P.args, **kwargs: P.kwargs) -> None:
        async with bot.event_lock:
            if not bot.closing:
                await handler(bot, *args, **kwargs)

    return handled


def use_proxies(settings: Settings) -> None:
    """Reach Discord by other addresses, for the whole process, where the operator says so."""
    if settings.discord_api_url is not None:
        Route.BASE = settings.discord_api_url.rstrip("/")
    if settings.discord_gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


class MissionControl(commands.AutoShardedBot):
    """The Discord client, with its parts as attributes.

    ``database``, ``tables`` and the other parts exist once ``open_parts`` has run, before any
    command or button can be pressed.
    """

    database: Database
    tables: TableService
    stories: Stories
    guild_presence: GuildPresence
    heartbeat: Heartbeat
    deadlines: DeadlineScheduler
    orders: OrderScheduler
    delivery: OutboxWorker
    servers: Servers
    table_channels: TableChannels
    competitions: CompetitionWorker
    boards: BoardWorker
    housekeeping: Housekeeping
    foreign_changes: ForeignChanges

    def __init__(
        self, settings: Settings, clock: Clock, presenters: Mapping[str, GamePresenter]
    ) -> None:
        # Nobody speaks here, so nobody needs to be told that the means for it are missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        trace = discord_trace()
        if settings.requests_a_second is not None:
            RequestLimit(settings.requests_a_second).install(trace)
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=LimitedCommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Nothing is looked up among members or old messages, so none are kept.
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            http_trace=trace,
            shard_count=None if settings.shard_count == "auto" else settings.shard_count,
        )
        self.settings = settings
        self.clock = clock
        self.presenters = presenters
        self.pictures = MessagePictures(PictureQueue.of_process(settings.drawing_process))
        self.late_edits = LateEdits(self.pictures)
        self.animations = Animations.of_process(settings.drawing_process, clock)
        self.channel_messages = TableChannelMessages(presenters)
        self.open_table_messages = OpenTableMessages(presenters)
        self.position_views = PositionViews()
        self.person_limits = PersonLimits(settings.limits, clock)
        self.direct_messages = TableDirectMessages(presenters, self._server_name)
        self.presence = Presence()
        self.starts = PartStarts(clock, self._start_again)
        self.event_lock = asyncio.Lock()
        self.closing = False
        self.acting_presses = acting_presses(clock)
        self.answering: set[asyncio.Task[Any]] = set()
        rules = (f"{each.game.id} {each.game.rules_version}" for each in presenters.values())
        self.sharding = Sharding(settings, self.presence.share, clock, ", ".join((HEAD, *rules)))
        self.turns: IdentifyTurns | None = None
        """Those of the shards of several processes."""
        self._opened = False

    async def setup_hook(self) -> None:
        """Logged in: find out which shards are this process's, and publish changed commands."""
        await self.open_parts()
        await self._take_shards()
        async with alone(self.database, "commands", SYNC_WITHIN) as may:
            if may:  # else another process publishes the same
                await sync_commands(self, self.database)

    async def _take_shards(self) -> None:
        if self.shard_count is None:
            self.shard_count, *_ = await self.http.get_bot_gateway()
        self.shard_ids = await self.sharding.take(
            self.database, self.shard_count, self.foreign_changes.heard
        )
        if self.sharding.number is not None:
            self.turns = IdentifyTurns(self.database, self.sharding.number, self._together)

    async def _together(self) -> int:
        """The shards that Discord lets identify at the same time."""
        _, _, limits = await self.http.get_bot_gateway()
        return limits.get("max_concurrency", 1)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard; those of several processes take turns."""
        if self.turns is not None:
            await self.turns.connect(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord lets this shard identify."""
        if self.turns is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.turns.identify(shard_id)

    async def open_parts(self) -> None:
        """Open the database, build the parts and add the commands, unless that is done."""
        if self._opened:
            return
        self.database = await open_database(self.settings.database_url)
        self._opened = True
        experts = ExpertProcess(self.clock)
        self.tables = TableService(
            self.database,
            self.presenters,
            self.clock,
            experts,
            self.settings.limits,
            self.presence.share,
            self._server_name,
        )
        self.guild_presence = GuildPresence(
            self.database, self.clock, self.presence, returned=self._clocks_moved
        )
        self.heartbeat = Heartbeat(
            self.database, self.clock, self.presence, credited=self._clocks_moved
        )
        self.deadlines = DeadlineScheduler(
            self.database, self.tables, self.clock, self.presence, self.heartbeat
        )
        self.orders = OrderScheduler(self.database, self.tables, self.clock, self.presence)
        transport = DiscordTransport(self, self.pictures, self.late_edits)
        self.stories = Stories(self.tables, self.presenters, self.animations)
        self.delivery = OutboxWorker(
            self.database,
            self.tables,
            transport,
            self.channel_messages,
            self.direct_messages,
            self.stories,
            self.clock,
            self.presence,
            missing_permissions=self._missing_permissions,
        )
        self.servers = Servers(self, self.database, self.presence, self.clock)
        self.table_channels = TableChannels(
            self.servers, self.database, self.tables, self.clock, self.presence
        )
        self.competitions = CompetitionWorker(
            self,
            self.database,
            self.tables,
            transport,
            CompetitionMessages(self.presenters),
            self.servers,
            self.clock,
            self.presence,
            caught_up=self.heartbeat.catch_up,
        )
        self.boards = BoardWorker(
            self,
            self.tables,
            transport,
            self.open_table_messages,
            self.servers,
            self.clock,
            self.presence,
            self.settings.default_language,
        )
        people = PersonRemoval(self.database, self.tables, transport, self.clock, self.presence)
        days = self.settings.forget_servers_after
        server_removal = ServerRemoval(
            self,
            self.database,
            self.tables,
            self.clock,
            self.presence,
            self.guild_presence,
            timedelta(days=days) if days else None,
        )
        self.housekeeping = Housekeeping(
            self.database, self.clock, self.presence, people, server_removal
        )
        self.foreign_changes = ForeignChanges(
            self.tables,
            self.delivery,
            self.deadlines,
            self.orders,
            self.competitions,
            self.boards,
            self.clock,
            self.presence,
        )
        self.tables.privacy.on_wish(self.housekeeping.wake)
        self.tables.on_commit(self.housekeeping.changed, people.awaited)
        self.tables.on_commit(self.delivery.wake)
        self.tables.on_commit(self.competitions.changed, self.tables.seasons.playing)
        self.tables.competitions.on_change(self.competitions.wake)
        self.tables.on_lobby(self.boards.changed)
        self.tables.open_tables.on_change(self.boards.wake)
        self.tables.server_settings.on_change(self.boards.wake)
        self.tables.on_commit(self.orders.watch, self.tables.orders.tables)
        self.tables.orders.on_change(self.orders.watch)
        self.tables.on_deadline(self.deadlines.schedule)
        await install(self)
        for module in pkgutil.iter_modules(bot.cogs.__path__, "bot.cogs."):
            await importlib.import_module(module.name).setup(self)

    async def start_parts(self) -> None:
        """Discord can be reached: go on with everything, in the order of what depends on what.

        Called for each shard that is connected: a part goes on with those that it waits for.
        """
        run, present = self.starts.run, {guild.id for guild in self.guilds}
        # Before it is known who removed the bot, nothing may be sent nor any time be given back.
        if not await run("servers", partial(self.guild_presence.start, present)):
            return
        if await run("heartbeat", self.heartbeat.start):
            # Only now: their time since the removal has that in it when the bot was out of reach.
            await run("servers", partial(self.guild_presence.go_on, present))
        await run("delivery", self.delivery.start)
        await run("deadlines", self.deadlines.start)
        await run("orders", self.orders.start)
        await run("tables", self.tables.start)
        await run("channels", self.table_channels.start)
        await run("names", self.servers.keep_names)
        await run("competitions", self.competitions.start)
        await run("boards", self.boards.start)
        await run("housekeeping", self.housekeeping.start)
        if self.sharding.number is not None:
            self.foreign_changes.start()

    @one_at_a_time
    async def _start_again(self) -> None:
        if self.presence.connected_shards:  # else all are started when a connection is back
            await self.start_parts()

    async def stop_parts(self) -> None:
        """Finish what is under way, in the opposite order."""
        self.starts.cancel()
        await self.foreign_changes.stop()
        await self.housekeeping.stop()
        await self.boards.stop()
        await self.competitions.stop()
        await self.table_channels.stop()
        await self.late_edits.stop()
        await self.tables.stop()
        await self.orders.stop()
        await self.deadlines.stop()
        await self.delivery.stop()
        await self.heartbeat.stop()

    async def close(self) -> None:
        """Stop the parts, and let go of Discord and the database."""
        self.closing = True
        if self._opened and not self.is_closed():
            async with self.event_lock:
                await self.stop_parts()
            if self.answering:  # without Discord they would fail
                await asyncio.wait(self.answering, timeout=ANSWER_PATIENCE)
        await super().close()
        if self._opened:
            self._opened = False
            await self.sharding.close()
            await self.database.close()
        await self.pictures.queue.close()
        await self.animations.close()

    def _server_name(self, guild_id: int) -> str | None:
        """The name of a server of this process: of others it says nothing by itself."""
        guild = self.get_guild(guild_id)
        return None if guild is None else guild.name

    def _clocks_moved(self, table_ids: Collection[int]) -> None:
        """Show clocks that were given time. Standing orders aren't looked at: they start anew."""
        self.tables.reload()
        self.delivery.wake_by_and_by(table_ids)
        self.competitions.wake()

    async def _missing_permissions(self, table: Table) -> Sequence[str]:
        """The permissions that the bot lacks in a table's channel, as far as it can see."""
        guild = self.get_guild(table.guild_id)
        state, channel = await self.table_channels.find(table.place)
        if guild is None or (channel is None and state is not ChannelState.UNKNOWN):
            return ["view_channel"]
        if channel is None:
            return []
        try:
            return missing(channel.permissions_for(guild.me), channel)
        except discord.ClientException:  # a thread of a channel that the bot may not see
            return ["view_channel"]

    # Gateway events.

    async def on_shard_ready(self, shard_id: int) -> None:
        """All servers of a shard are known."""
        await self._go_on_with(shard_id)
        if self.closing:
            return
        await self.pictures.queue.start()  # takes seconds, in which other shards can go on
        log.info("ready", shard=shard_id, guilds=len(self.guilds), user=str(self.user))

    @one_at_a_time
    async def _go_on_with(self, shard_id: int) -> None:
        """Compare a shard's servers with what was known before, and go on."""
        if self.settings.discord_gateway_url is not None:
            # A session is resumed where READY says; behind a proxy it has to be the proxy.
            socket = self._get_websocket(shard_id=shard_id)
            socket.gateway = yarl.URL(self.settings.discord_gateway_url)
        self.presence.change(shard_id, True, self.clock.now())
        await self.start_parts()

    @one_at_a_time
    async def on_shard_resumed(self, shard_id: int) -> None:
        """The connection is back."""
        self.presence.change(shard_id, True, self.clock.now())
        await self.start_parts()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody of a shard can reach the bot: no clock runs out there meanwhile."""
        if self.presence.change(shard_id, False, self.clock.now()):
            metrics.gateway_losses.inc()
        if self._opened:
            self.heartbeat.connection_lost(shard_id)

    @one_at_a_time
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps back."""
        # Before the connection counts as back, it is for start_parts to give its tables their time.
        here = guild.shard_id in self.presence.connected_shards
        if here and guild.id in self.presence.absent_guilds:
            await self.starts.run("servers", partial(self.guild_presence.returned, guild.id))
            await self.starts.run("deadlines", self.deadlines.start)
            await self.starts.run("orders", self.orders.start)
        if here:
            await self.starts.run("names", partial(self.servers.keep_name, guild))

    on_guild_available = on_guild_join
    """Discord doesn't always tell an invitation from the end of an outage."""

    @one_at_a_time
    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Perhaps a server bears another name now."""
        if before.name != after.name:
            await self.starts.run("names", partial(self.servers.keep_name, after))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from a server: its tables stand still."""
        self.guild_presence.removed(guild.id)
        await self._guild_removed(guild.id)

    @one_at_a_time
    async def _guild_removed(self, guild_id: int) -> None:
        await self.starts.run("servers", partial(self.guild_presence.left, guild_id))
        self.boards.wake()
        await self.starts.run("deadlines", self.deadlines.start)

    @one_at_a_time
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table goes with its channel; those in its archived threads, which aren't told, too."""
        await self.table_channels.deleted(channel.id)
        await self.starts.run("channels", partial(self.table_channels.look_in, channel.guild.id))

    @one_at_a_time
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table goes with its thread; another thread may be opened in its place."""
        await self.table_channels.deleted(payload.thread_id)
        await self.delivery.unblock(payload.guild_id)

    @one_at_a_time
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Perhaps the bot may speak there now, or others see it who didn't."""
        await self.delivery.unblock(after.guild.id)
        if before.overwrites != after.overwrites:
            await self.tables.open_tables.wake(after.guild.id)

    @one_at_a_time
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Perhaps the bot may speak in more channels now, or others see what they didn't."""
        await self.delivery.unblock(after.guild.id)
        if after.is_default() and before.permissions != after.permissions:
            await self.tables.open_tables.wake(after.guild.id)

    @one_at_a_time
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Perhaps the bot was given a role; Discord tells of nobody else."""
        await self.delivery.unblock(after.guild.id)

    @one_at_a_time
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Perhaps a thread was unlocked, or another archived, which makes room for one.

        discord.py doesn't know archived threads.
        """
        await self.delivery.unblock(payload.guild_id)
