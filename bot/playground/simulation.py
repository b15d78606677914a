"""A small Discord of our own: one server, one channel, a few people, and the bot.

SimCord keeps the world; the bot that lives in it is the real one. Everything that acts on the
world goes through ``World.turn``, since SimCord lets only one hand act at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import simcord
from discord.ext import commands

_log = logging.getLogger(__name__)

PEOPLE = ("Anna", "Bruno", "Chloé", "Dieter", "Ella")
"""Who lives in the world; as many as the largest table seats."""

DISCORD_CODES: Mapping[str, str] = {"en": "en-US", "it": "it", "fr": "fr", "de": "de"}
"""What Discord calls the catalogs' languages."""

Actor = simcord.MemberActor | simcord.UserHandle


class PatientEnv(simcord.Env):
    """SimCord in which time passes only when it is told to.

    SimCord lets the machine's time wake what sleeps as well, so whoever acts would have to wait
    for each sleep that ends within the settling time: with a bot that writes a heartbeat every
    minute, for up to a minute. Here all sleeps but the shortest wait for ``advance_time``. It
    also looks up 20 times as often whether the bot has finished, and gives a start as much time
    as anything else, where SimCord wants it to be over within five seconds.
    """

    SHORTEST = 0.05
    """Seconds; timers below it are hand-overs rather than waits, and run as SimCord runs them."""

    async def _settle_internal(self, *, idle: float = 0.0025, **options: Any) -> None:
        await super()._settle_internal(idle=idle, **{**options, "timeout": self.settle_timeout})

    def _schedule_timer(self, record: Any, *rest: Any) -> None:
        if record.when - self._virtual_time < self.SHORTEST:
            super()._schedule_timer(record, *rest)


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere to look at: a channel, a thread, or one person's direct messages.

    ``owner`` is the person whose direct messages they are. ``viewers`` may read here.
    """

    key: str
    handle: simcord.ChannelHandle
    viewers: tuple[Actor, ...]
    owner: str | None = None


class World:
    """The simulated Discord with the bot in it; ``start`` it, and ``stop`` it at the end.

    ``make_bot`` makes the bot anew for each start and restart. ``language`` and ``zone`` are what
    every person's Discord is set to, and may be changed at any time.
    """

    def __init__(self, make_bot: Callable[[], commands.Bot], language: str = "en") -> None:
        self._make_bot = make_bot
        self._turn = asyncio.Lock()
        self.language = language
        self.zone = ZoneInfo("UTC")
        # A move may wake several autopilots that each want a picture drawn.
        self.env = PatientEnv(make_bot(), check_errors=False, settle_timeout=60.0)
        self.env.backend.bot_user.name = "Mission Control"
        self._follow_the_calendar()
        self._give_people_a_language()

    async def start(self) -> None:
        """Build the world and bring the bot into it."""
        try:
            await self.env.start()
        except BaseException:
            await self.env.bot.close()
            raise
        self.guild = self.env.create_guild("Mission Control")
        self.channels = [self.guild.create_text_channel("missions")]
        self.people = {
            key_of(name): self.guild.add_member(
                self.env.create_user(key_of(name), global_name=name)
            )
            for name in PEOPLE
        }
        await self.env.settle()

    async def stop(self) -> None:
        """Let the bot close itself, then take the world down."""
        async with self._turn:
            await self._close_bot()
            await self.env.shutdown()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the world to oneself; whoever comes meanwhile waits."""
        async with self._turn:
            yield

    async def restart(self) -> None:
        """Close the bot and start a new one on the same database; Discord stays as it was."""
        async with self._turn:
            await self._close_bot()
            await self.env.restart_bot(self._make_bot())

    async def advance(self, seconds: float) -> None:
        """Let time pass at once, with all that falls due on the way."""
        async with self._turn:
            await self.env.advance_time(seconds)

    async def keep_time(self, every: float = 0.25) -> None:
        """Let the world's time pass as fast as the machine's; runs until cancelled."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(every)
            async with self._turn:
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

    def rooms(self) -> tuple[Place, ...]:
        """The channels, each followed by its threads, oldest first."""
        members = tuple(self.people.values())
        found = []
        for channel in self.channels:
            for room in (channel, *channel.threads):
                viewers = tuple(member for member in members if _may_read(room, member))
                if viewers:
                    found.append(Place(f"room-{room.id}", room, viewers))
        return tuple(found)

    def inboxes(self) -> tuple[Place, ...]:
        """Everybody's direct messages with the bot."""
        return tuple(
            Place(f"inbox-{key}", member.user.dm_channel, (member.user,), key)
            for key, member in self.people.items()
        )

    def place(self, key: str) -> Place:
        """The place with this key; raises ``KeyError`` if there is none."""
        return {place.key: place for place in (*self.rooms(), *self.inboxes())}[key]

    async def _close_bot(self) -> None:
        # What the bot notes as it closes must bear the world's time.
        with self.env.time_context():
            await self.env.bot.close()

    def _follow_the_calendar(self) -> None:
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


def key_of(name: str) -> str:
    """A name as it stands in an address or a file name: ``chloe`` for Chloé."""
    return name.lower().replace("é", "e")


def _may_read(channel: simcord.ChannelHandle, member: simcord.MemberActor) -> bool:
    try:
        channel.history(viewer=member)
    except simcord.SetupError:
        return False
    return True
