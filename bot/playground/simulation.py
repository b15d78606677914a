"""Simulates a small Discord around the real bot: one server, a few people, channels, a clock.

SimCord simulates Discord and lets one operation run at a time. Whoever acts in the simulation does
so within ``Simulation.exclusive``.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import discord
import simcord
from discord.ext import commands

from bot.clock import Clock, SystemClock
from bot.settings import Settings

_log = logging.getLogger(__name__)

PEOPLE: Mapping[str, str] = {
    "anna": "Anna",
    "bruno": "Bruno",
    "chloe": "Chloé",
    "dieter": "Dieter",
    "ella": "Ella",
}
"""The people's names by key, which stands in addresses and file names. They fill any table."""

MANAGER, GUEST = "anna", "ella"
"""The keys of the person who manages the server, and of the one without the role of its crew."""

DISCORD_CODES: Mapping[str, str] = {"en": "en-US", "it": "it", "fr": "fr", "de": "de"}
"""Discord's locale codes of the catalogs' languages."""

SETTLE_SECONDS = 180.0
"""Time for the bot to come to rest: several autopilots may move, and each wants a picture.

On a busy machine a review takes over a minute. What would come by the machine's time meanwhile, and
not by the simulation's clock, counts as something to wait for.
"""

Actor = simcord.MemberActor | simcord.UserHandle


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere to look at: a channel, a thread, or one person's direct messages.

    ``owner`` is the key of the person whose direct messages they are. ``viewers`` may read here.
    """

    key: str
    handle: simcord.ChannelHandle
    viewers: tuple[Actor, ...]
    owner: str | None = None


class _SimulatedClock(SystemClock):
    """The simulation's clock: its time is what SimCord makes of ``discord.utils.utcnow``.

    What sleeps by it is woken by ``Simulation.advance`` and ``keep_time`` only, never by the
    machine's time: else whoever acts would have to wait for each sleep that ends meanwhile.
    """

    env: simcord.Env

    async def sleep(self, seconds: float) -> None:
        """Wait for simulated time to pass."""
        await self.env.external_wait(super().sleep(seconds), reason="the bot's clock")


class Simulation:
    """The simulated Discord with the bot in it; ``start`` it, and ``stop`` it at the end.

    ``make_bot`` makes the bot anew for each start and restart, with the clock that it shall use.
    ``language`` and ``zone`` are what every person's Discord is set to, and may be changed at any
    time.
    """

    def __init__(
        self, make_bot: Callable[[Clock], commands.AutoShardedBot], language: str = "en"
    ) -> None:
        self._make_bot = make_bot
        self._clock = _SimulatedClock()
        self._lock = asyncio.Lock()
        self._attached = asyncio.Event()
        self.language = language
        self.zone = ZoneInfo("UTC")
        self.env = self._clock.env = simcord.Env(
            self._new_bot(), check_errors=False, settle_timeout=SETTLE_SECONDS
        )
        self.env.backend.bot_user.name = "Mission Control"
        self._set_date()
        self._give_people_a_language()

    async def start(self) -> None:
        """Make the server, its channel and its people, and start the bot."""
        try:
            await self.env.start()
        except BaseException:
            await self.env.bot.close()
            raise
        self._attached.set()
        self.guild = self.env.create_guild("Mission Control")
        self.channels = [self.guild.create_text_channel("missions")]
        managing = discord.Permissions(manage_guild=True)
        managers = self.guild.create_role("Managers", permissions=managing)
        crew = self.guild.create_role("Crew")
        roles = {MANAGER: [managers, crew], GUEST: []}
        self.people = {
            key: self.guild.add_member(
                self.env.create_user(key, global_name=name), roles=roles.get(key, [crew])
            )
            for key, name in PEOPLE.items()
        }
        await self.env.settle()

    async def stop(self) -> None:
        """Let the bot close itself, then end the simulation."""
        async with self.exclusive():
            await self._close_bot()
            await self.env.shutdown()

    @asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Be the only one who acts in the simulation; others wait meanwhile."""
        async with self._lock:
            yield

    async def restart(self) -> None:
        """Close the bot and start a new one on the same database; Discord stays as it was."""
        async with self.exclusive():
            await self._close_bot()
            self._attached.clear()
            await self.env.restart_bot(self._new_bot())
            self._attached.set()
            await self.env.settle()

    async def advance(self, seconds: float) -> None:
        """Let time pass at once, with all that falls due on the way."""
        async with self.exclusive():
            await self.env.advance_time(seconds)

    async def keep_time(self, every: float = 0.25) -> None:
        """Let simulated time pass as fast as the machine's; runs until cancelled."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(every)
            async with self.exclusive():
                now = loop.time()
                try:
                    await self.env.advance_time(now - last)
                except TimeoutError:
                    _log.exception("the bot did not come to rest")
                last = now

    def add_channel(self) -> simcord.ChannelHandle:
        """Another channel for another table; one channel holds one table at a time."""
        channel = self.guild.create_text_channel(f"missions-{len(self.channels) + 1}")
        self.channels.append(channel)
        return channel

    def channels_and_threads(self) -> tuple[Place, ...]:
        """The channels, each followed by its threads, oldest first."""
        members = tuple(self.people.values())
        found = []
        for parent in self.channels:
            for channel in (parent, *parent.threads):
                viewers = tuple(member for member in members if _may_read(channel, member))
                if viewers:
                    found.append(Place(f"channel-{channel.id}", channel, viewers))
        return tuple(found)

    def direct_messages(self) -> tuple[Place, ...]:
        """Everybody's direct messages with the bot."""
        return tuple(
            Place(f"dm-{key}", member.user.dm_channel, (member.user,), key)
            for key, member in self.people.items()
        )

    def place(self, key: str) -> Place:
        """The place with this key; raises ``KeyError`` if there is none."""
        places = (*self.channels_and_threads(), *self.direct_messages())
        return {place.key: place for place in places}[key]

    def _new_bot(self) -> commands.AutoShardedBot:
        """A bot that does what a start brings once SimCord has taken it in.

        SimCord gives the latter five seconds, however slow the machine is and however much a bot
        that comes back has to say.
        """
        bot = self._make_bot(self._clock)
        start_parts: Callable[[int], Awaitable[None]] | None = getattr(bot, "on_shard_ready", None)

        async def on_shard_ready(shard_id: int) -> None:
            await self.env.external_wait(self._attached.wait(), reason="the bot is being taken in")
            if start_parts is not None:
                await start_parts(shard_id)

        bot.event(on_shard_ready)
        return bot

    async def _close_bot(self) -> None:
        # What the bot notes as it closes must bear the simulated time.
        with self.env.time_context():
            await self.env.bot.close()

    def _set_date(self) -> None:
        """Begin today, not on the day that SimCord's clock begins with."""
        clock = self.env.backend.clock
        clock.advance((datetime.now(UTC) - clock.now()).total_seconds())

    def _give_people_a_language(self) -> None:
        """Interactions carry the person's language; SimCord would say en-US of everybody."""
        emit = self.env.backend.emit

        def with_language(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                code = DISCORD_CODES[self.language]
                payload = {**payload, "locale": code, "guild_locale": code}
            emit(event, payload)

        self.env.backend.emit = with_language  # type: ignore[method-assign]


@asynccontextmanager
async def temporary_simulation(settings: Settings) -> AsyncIterator[Simulation]:
    """A started simulation whose bot keeps its games in a file that goes when it ends.

    Nobody is limited: one person plays for all, and time stands still while they press.
    """
    from bot.app import create_bot

    with tempfile.TemporaryDirectory(prefix="mission-control-") as folder:
        database = Path(folder) / "playground.sqlite3"
        own = settings.without_limits().model_copy(
            update={
                "discord_token": None,
                "database_url": f"sqlite+aiosqlite:///{database}",
                "shard_count": 1,
            }
        )
        simulation = Simulation(lambda clock: create_bot(own, clock), own.default_language)
        await simulation.start()
        try:
            yield simulation
        finally:
            await simulation.stop()


def _may_read(channel: simcord.ChannelHandle, member: simcord.MemberActor) -> bool:
    try:
        channel.history(viewer=member)
    except simcord.SetupError:
        return False
    return True
