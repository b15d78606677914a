"""A server of a simulated Discord with the real bot in it, and what its messages say."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import discord
import simcord
from simcord.components import walk_components

from bot.app import MissionControl, create_bot
from bot.domain.table import Person, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.settings import Settings
from tests.bot.helpers.simulated_discord.patient_env import HANGS, PatientEnv

DISCORD_CODES = {"en": "en-US", "it": "it", "fr": "fr", "de": "de"}
TEXT = 10
CONTROLS = (2, 3)


@dataclass
class SimulatedServer:
    """One server with a channel and people, and the bot on its own database.

    ``languages`` are what people's Discord is set to, by user id; English unless said otherwise.
    """

    env: PatientEnv
    settings: Settings
    languages: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.guild = self.env.create_guild("Club")
        self.channel = self.guild.create_text_channel("missions")
        self.people: dict[str, simcord.MemberActor] = {}
        emit = self.env.backend.emit

        def with_language(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                code = DISCORD_CODES[self.languages.get(user, "en")]
                payload = {**payload, "locale": code, "guild_locale": "en-US"}
            emit(event, payload)

        self.env.backend.emit = with_language  # type: ignore[method-assign]

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

    def known(self, name: str) -> Person:
        """The same person as the service knows them."""
        actor = self.person(name)
        return Person(actor.user.id, name, self.languages[actor.user.id])

    async def restart(self, *, killed: bool = True) -> MissionControl:
        """A new process on the same database; ``killed``: the old one had no time for anything."""
        old = self.bot
        if not killed:
            await old.close()
        await self.env.restart_bot(create_bot(self.settings, presenters=old.presenters))
        if killed:
            await old.database.close()
        return self.bot

    async def settle(self) -> None:
        """Wait until the bot has nothing to do."""
        await self.env.settle()

    async def table(
        self,
        *names: str,
        clock: timedelta | None = timedelta(days=1),
        channel: simcord.ChannelHandle | None = None,
        thread: bool = False,
        options: Mapping[str, str] | None = None,
        game: str = "race1969",
        digests: bool = True,
    ) -> Table:
        """A running game with these people, the first being the host; 1969 unless told."""
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
                TableSettings(language="en", clock=clock, options=options or {}, digests=digests),
            )
            for other in others:
                await tables.lobby.join(opened.id, other)
            await tables.lobby.start(opened.id, host)
        await self.settle()
        return await tables.get(opened.id)

    async def act(self, table_id: int, seat: int, action: str) -> None:
        """A move, past all buttons; waits until it is published."""
        with self.env._bot_scope():
            await self.bot.tables.play.act(table_id, seat, action, by=None)
        await self.settle()

    def posts(self, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
        """Everything public in the channel, oldest first."""
        return list((channel or self.channel).history())

    def lives(self, channel: simcord.ChannelHandle | None = None) -> list[int]:
        """The ids of the messages in the channel that ask for moves."""
        asking = [m for m in self.posts(channel) if any(":move:" in one for one in controls(m))]
        return [message.id for message in asking]

    def direct_messages(self, name: str) -> list[discord.Message]:
        """Somebody's direct messages, oldest first."""
        return list(self.person(name).user.dm_channel.history())


def texts(message: Any) -> list[str]:
    """The texts of a message, in order."""
    return [part["content"] for part in _parts(message) if part["type"] == TEXT]


def controls(message: Any) -> list[str]:
    """The ids of a message's buttons and selects."""
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
    """SimCord with the real bot; the bot is closed in an orderly way at the end."""
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
