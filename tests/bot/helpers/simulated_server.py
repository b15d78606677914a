"""A simulated Discord with the real bot in it, and what its messages say."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord
import pytest
import simcord
from simcord import components, gateway, results
from simcord.components import walk_components
from simcord.http import router

from bot.app import MissionControl, create_bot
from bot.domain.table import Person, Position, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.messages.components.items import ControlId
from bot.scheduling import heartbeat
from bot.settings import Settings
from bot.storage.messages import outbox
from tests.bot.helpers.server_databases import end_leases

DISCORD_CODES = {"en": "en-US", "it": "it", "fr": "fr", "de": "de"}
TEXT = 10
CONTROLS = (2, 3)


@dataclass
class SimulatedServer:
    """One server with a channel and people, and the bot on its own database.

    ``languages`` are what people's Discord is set to, by user id; English unless said otherwise.
    ``shard`` is the server's, where the bot has several.
    """

    env: PatientEnv
    settings: Settings
    languages: dict[int, str] = field(default_factory=dict)
    shard: int | None = None

    def __post_init__(self) -> None:
        self.guild = self.env.create_guild("Club", shard_id=self.shard)
        self.channel = self.guild.create_text_channel("missions")
        self.people: dict[str, simcord.MemberActor] = {}
        emit = self.env.backend.emit

        def with_language(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                code = DISCORD_CODES[self.languages.get(user, "en")]
                payload = {**payload, "locale": code, "guild_locale": "en-US"}
            emit(event, payload)

        self.env.backend.emit = with_language

    @property
    def bot(self) -> MissionControl:
        bot = self.env.bot
        assert isinstance(bot, MissionControl)
        return bot

    def person(self, name: str, language: str | None = None) -> simcord.MemberActor:
        """Somebody in the server, made when first named; ``language`` is kept until changed."""
        if name not in self.people:
            user = self.env.create_user(name.lower(), global_name=name)
            self.people[name] = self.guild.add_member(user)
        user_id = self.people[name].user.id
        self.languages[user_id] = language or self.languages.get(user_id, "en")
        return self.people[name]

    def welcome(self, *names: str) -> None:
        for name in names:
            self.person(name)

    def known(self, name: str) -> Person:
        actor = self.person(name)
        return Person(actor.user.id, name, self.languages[actor.user.id])

    async def restart(self, *, killed: bool = True) -> MissionControl:
        """A new process on the same database; ``killed``: the old one had no time for anything."""
        old = self.bot
        if not killed:
            await old.close()
        elif old.sharding.number is not None:  # whoever comes next would wait till its time is over
            end_leases(self.settings.database_url)
        await self.env.restart_bot(create_bot(self.settings, presenters=old.presenters))
        if killed:
            await old.database.close()
            await old.pictures.queue.close()
            await old.animations.close()
        await self.settle()
        return self.bot

    async def settle(self) -> None:
        await self.env.settle()

    @asynccontextmanager
    async def acting(self) -> AsyncIterator[None]:
        """Calls of the bot's parts, past all buttons; then wait until it has nothing to do."""
        with self.env._bot_scope():
            yield
        await self.settle()

    async def advance(self, span: timedelta) -> None:
        """Let time pass, in pieces: SimCord wants each call to be over within seconds."""
        while span > timedelta(0):
            piece = min(span, timedelta(days=1))
            await self.env.advance_time(piece.total_seconds())
            span -= piece

    async def outage(self, span: timedelta) -> None:
        await self.bot.close()
        self.env.backend.clock.advance(span.total_seconds())
        await self.restart()

    async def table(
        self,
        *names: str,
        clock: timedelta | None = timedelta(days=1),
        channel: simcord.ChannelHandle | None = None,
        thread: bool = False,
        options: Mapping[str, str] | None = None,
        game: str = "race1969",
        digests: bool = True,
        rated: bool = False,
        start: bool = True,
    ) -> Table:
        """A game with these people, the first being the host; 1969 and running unless told."""
        tables, place = self.bot.tables, channel or self.channel
        host, *others = [self.known(name) for name in names]
        with self.env._bot_scope():
            for person in (host, *others):
                await tables.people.keep(person)
            opened = await tables.lobby.open(
                self.guild.id,
                place.id,
                thread,
                host,
                game,
                TableSettings(
                    language="en",
                    clock=clock,
                    options=options or {},
                    digests=digests,
                    rated=rated,
                ),
            )
            for other in others:
                await tables.lobby.join(opened.id, other)
            if start:
                await tables.lobby.start(opened.id, host)
        await self.settle()
        return await tables.get(opened.id)

    async def traded(self, *names: str, **options: Any) -> Table:
        """A game of 1969 past its first decisions, which are secret."""
        table = await self.table(*names, **options)
        for seat in range(len(names)):
            await self.act(table.id, seat, "trade 0")
        return await self.bot.tables.get(table.id)

    async def act(self, table_id: int, seat: int, *actions: str) -> None:
        """Moves, past all buttons; waits until each is published."""
        for action in actions:
            async with self.acting():
                await self.bot.tables.play.act(table_id, seat, action, by=None)

    async def position(self, table_id: int) -> Position:
        return await self.bot.tables.position(table_id)

    async def nothing_waits(self) -> bool:
        """Whether all messages were sent."""
        return not await self.bot.database.read(outbox.waiting, [0])

    def posts(self, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
        return list((channel or self.channel).history())

    def lives(self, channel: simcord.ChannelHandle | None = None) -> list[int]:
        """The ids of the messages in the channel that ask for moves."""
        asking = [m for m in self.posts(channel) if any(":move:" in one for one in controls(m))]
        return [message.id for message in asking]

    def direct_messages(self, name: str) -> list[discord.Message]:
        """Somebody's direct messages, oldest first."""
        return list(self.person(name).user.dm_channel.history())


def texts(message: Any) -> list[str]:
    return [part["content"] for part in _parts(message) if part["type"] == TEXT]


def controls(message: Any) -> list[str]:
    return [
        part["custom_id"]
        for part in _parts(message)
        if part["type"] in CONTROLS and "custom_id" in part
    ]


def _parts(message: Any) -> Iterator[dict[str, Any]]:
    raw = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    yield from walk_components(raw)


@asynccontextmanager
async def simulated_env(
    settings: Settings, presenters: Mapping[str, GamePresenter] = PRESENTERS
) -> AsyncIterator[PatientEnv]:
    bot = create_bot(settings, presenters=presenters)
    env = PatientEnv(bot, check_errors=True, settle_timeout=HANGS)
    await env.start()
    try:
        yield env
    finally:
        if not env.bot.is_closed():
            await env.bot.close()
        await env.shutdown()
    env.raise_errors()


HANGS = 120.0
"""Seconds after which the bot is taken to hang; a loaded machine may need many."""


class PatientEnv(simcord.Env):
    """SimCord in which what sleeps wakes only when a test lets time pass.

    SimCord lets the machine's time wake it as well, so that a test would hang on the machine's
    speed. It looks up fifty times as often as SimCord does whether the bot has finished, and a
    start may take as long as anything else.
    """

    SHORTEST = 0.05
    """Seconds; timers below it are hand-overs rather than waits, and run as SimCord runs them."""

    BEATS = timedelta(hours=1)
    """A longer time passes with two heartbeats instead of one each half-hour or minute."""

    async def advance_time(self, seconds: float) -> None:
        """Let time pass, all of it with the bot connected as it is now.

        Heartbeats would be nearly all that the bot does in days: it beats once as usual, and at
        the end, so that it goes on as if it had done so all the time.
        """
        span = timedelta(seconds=seconds)
        if span <= self.BEATS:
            await super().advance_time(seconds)
            return
        with patch.object(heartbeat, "interval_for", lambda clock: span):
            await super().advance_time(seconds)
        bot = self.bot
        if not isinstance(bot, MissionControl) or not bot.presence.connected:
            return
        if bot.heartbeat._last:  # somebody's clock runs
            with self._bot_scope():
                bot.heartbeat.connection_lost(0)
                await bot.starts.run("heartbeat", bot.heartbeat.start)

    async def _settle_internal(self, *, idle: float = 0.001, **options: Any) -> None:
        await super()._settle_internal(idle=idle, **{**options, "timeout": HANGS})

    def _schedule_timer(self, record: Any, *rest: Any) -> None:
        if record.when - self._virtual_time < self.SHORTEST:
            super()._schedule_timer(record, *rest)


ATOMS = frozenset({str, int, bool, float, bytes, type(None)})


def copied(value: Any) -> Any:
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is dict:
        return {key: copied(part) for key, part in value.items()}
    if kind is list:
        return [copied(part) for part in value]
    return copy.deepcopy(value)


def copy_payloads_quickly(patch: pytest.MonkeyPatch) -> None:
    for module in (components, results):
        patch.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        patch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))


BUTTON, SELECT = 2, 3


def parts(message: Any) -> Iterator[dict[str, Any]]:
    raw = [part if isinstance(part, dict) else part.to_dict() for part in message.components]
    yield from walk_components(raw)


def said(answer: Any) -> str:
    """All the text of a message, or of an answer that only its reader sees."""
    if isinstance(answer, simcord.InteractionResult):
        assert answer.acknowledged, "nobody answered"
        answer = answer.followups[-1] if answer.followups else answer.response
    assert answer is not None
    return "\n".join(part["content"] for part in parts(answer) if part["type"] == TEXT)


def buttons(message: Any) -> dict[str, ControlId]:
    return {
        part["label"]: ControlId.parse(part["custom_id"])
        for part in parts(message)
        if part["type"] == BUTTON and "custom_id" in part
    }


def disabled(message: Any) -> set[str]:
    return {part["label"] for part in parts(message) if part.get("disabled")}


def options(message: Any) -> dict[str, list[str]]:
    """The values of each select, by its verb and path."""
    found = {}
    for part in parts(message):
        if part["type"] == SELECT:
            control = ControlId.parse(part["custom_id"])
            name = ".".join([control.verb, *map(str, control.path)])
            found[name] = [option["value"] for option in part["options"]]
    return found
