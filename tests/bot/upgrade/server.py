"""A simulated Discord that can be put away in a file and set up again with the same ids."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import MISSING, asdict, fields
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, TypeAlias
from unittest.mock import patch

import discord
import simcord
from PIL import Image
from simcord.backend.models import Channel, Guild, Member, Message, Role, User
from simcord.backend.models.channel import ThreadMetadata
from simcord.components import walk_components

from bot.app import MissionControl, create_bot
from bot.settings import Settings
from render.core.picture import Band, encode
from tests.bot.helpers.simulated_server import PatientEnv

Json: TypeAlias = dict[str, Any]

CODES: Mapping[str, str] = {"en": "en-US", "it": "it", "fr": "fr", "de": "de"}
"""Discord's codes for the languages."""

MESSAGE = (
    *("id", "channel_id", "author_id", "timestamp", "edited_timestamp", "flags"),
    *("components", "attachments", "mention_user_ids", "interaction_metadata"),
)
"""The fields kept of a message; the bot writes components only."""


class UpgradeServer:
    """One server with its channels and people, and the bot on its database.

    ``languages`` are what people's Discord is set to, by user id.
    """

    def __init__(self, env: PatientEnv, database: Path, languages: dict[int, str]) -> None:
        self.env = env
        self.database = database
        self.languages = languages
        emit = env.backend.emit

        def with_language(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                code = CODES[self.languages.get(user, "en")]
                payload = {**payload, "locale": code, "guild_locale": "en-US"}
            emit(event, payload)

        env.backend.emit = with_language  # type: ignore[method-assign]

    @property
    def bot(self) -> MissionControl:
        bot = self.env.bot
        assert isinstance(bot, MissionControl)
        return bot

    @property
    def guild(self) -> simcord.GuildHandle:
        return simcord.GuildHandle(self.env, next(iter(self.env.backend.guilds.values())))

    def person(self, who: str | int) -> simcord.MemberActor:
        """Somebody by name or id."""
        users = self.env.backend.users.values()
        user = next(user for user in users if who in (user.id, user.global_name))
        return simcord.MemberActor(self.env, self.guild, simcord.UserHandle(self.env, user))

    def channel(self, channel_id: int) -> simcord.ChannelHandle:
        """A channel, a thread or somebody's direct messages."""
        channel = self.env.backend.channels[channel_id]
        guild = None if channel.guild_id is None else self.guild
        return simcord.ChannelHandle(self.env, guild, channel)

    def messages(self, channel_id: int) -> list[Message]:
        """What stands in a channel now, oldest first, with what single people see there."""
        return sorted(self.env.backend.messages.get(channel_id, {}).values(), key=lambda m: m.id)

    async def press(
        self, who: str | int, message: Any, custom_id: str, value: str | None = None
    ) -> simcord.InteractionResult:
        """Press a button, or choose a value of a select."""
        person, shown = self.person(who), message
        place = message.channel.id if isinstance(message, discord.Message) else message.channel_id
        public = self.env.backend.channels[place].guild_id is not None
        hand: Any = person if public else person.user
        if isinstance(message, Message):
            shown = simcord.ResponseMessage(self.env, message)
        if value is None:
            return await hand.click(shown, custom_id=custom_id)
        return await hand.select(shown, [value], custom_id=custom_id)

    async def restart(self) -> None:
        """A new bot on the same database; the old one had no time for anything."""
        old = self.bot
        await self.env.restart_bot(bot_on(self.database))
        await old.database.close()

    def pass_over(self, seconds: float) -> None:
        """Let time pass while no bot runs; before the start only."""
        self.env.backend.clock.advance(seconds)


PICTURE = encode(Image.new("P", (1, 1)))


@contextmanager
def undrawn() -> Iterator[None]:
    """Nobody looks at the pictures: each is one grey point."""
    with patch.object(Band, "png", lambda band: PICTURE):
        yield


def bot_on(database: Path) -> MissionControl:
    """A bot that is ready to be started on a database."""
    settings = Settings(
        shard_count=1,
        _env_file=None,  # type: ignore[call-arg]
        database_url=f"sqlite+aiosqlite:///{database}",
    )
    return create_bot(settings.without_limits())


@asynccontextmanager
async def started(server: UpgradeServer) -> AsyncIterator[UpgradeServer]:
    """Bring the bot into the server; it is closed at the end."""
    env = server.env
    await env.start()
    try:
        await env.settle()
        yield server
    finally:
        if not env.bot.is_closed():
            with env.time_context():
                await env.bot.close()
        await env.shutdown()


def new_server(database: Path, now: datetime) -> UpgradeServer:
    """A server in which nothing is yet, at a moment."""
    env = PatientEnv(bot_on(database), check_errors=False, settle_timeout=30.0)
    clock = env.backend.clock
    clock.advance((now - clock.now()).total_seconds())
    return UpgradeServer(env, database, {})


# Putting away


def put_away(server: UpgradeServer) -> Json:
    """All that is needed to set the server up again."""
    backend, guild = server.env.backend, server.guild
    stored = backend.guilds[guild.id]
    return {
        "now": backend.clock.now().isoformat(),
        "application": backend.application_id,
        "bot": backend.bot_user.id,
        "guild": {"id": stored.id, "name": stored.name, "owner_id": stored.owner_id},
        "roles": [_brief(role) for role in stored.roles.values()],
        "users": [_brief(user) for user in backend.users.values()],
        "members": [_brief(member) for member in stored.members.values()],
        "languages": {str(user): language for user, language in server.languages.items()},
        "channels": [_brief(channel) for channel in backend.channels.values()],
        "messages": [
            {name: value for name in MESSAGE if (value := getattr(message, name))}
            for channel in backend.channels
            for message in server.messages(channel)
            if message.author_id == backend.bot_user.id and message.components
        ],
    }


def _brief(value: Any) -> Json:
    """A dataclass without what stands in it anyway."""
    kept = asdict(value)
    for field in fields(value):
        made = field.default_factory
        usual = field.default if made is MISSING else made()
        if kept[field.name] == usual:
            del kept[field.name]
    return kept


# Setting up again


def set_up(kept: Json, database: Path) -> UpgradeServer:
    """The server as it was, a second after it was put away, without the bot.

    All ids that are given from then on are later than those in it.
    """
    server = new_server(database, datetime.fromisoformat(kept["now"]) + timedelta(seconds=1))
    backend = server.env.backend
    backend.application_id = kept["application"]
    backend.users = {one["id"]: User(**one) for one in kept["users"]}
    backend.bot_user = backend.users[kept["bot"]]
    guild = Guild(**kept["guild"])
    guild.roles = {one["id"]: Role(**one) for one in kept["roles"]}
    guild.members = {one["user_id"]: Member(**one) for one in kept["members"]}
    backend.guilds[guild.id] = guild
    for one in kept["channels"]:
        channel = _channel(one)
        backend.channels[channel.id] = channel
        backend.messages[channel.id] = {}
        if channel.guild_id is None:
            backend.dm_channels[channel.recipient_ids[0]] = channel.id
        else:
            (guild.thread_ids if channel.is_thread else guild.channel_ids).append(channel.id)
    for one in kept["messages"]:
        message = Message(**one)
        backend.messages[message.channel_id][message.id] = message
    taken = {*backend.users, *guild.roles, *backend.channels, *(m["id"] for m in kept["messages"])}
    for number in taken - backend._reserved_ids:
        backend.reserve_id(number)
    server.languages.update({int(user): code for user, code in kept["languages"].items()})
    server.env._guilds.append(server.guild)
    return server


def _channel(kept: Json) -> Channel:
    metadata = kept.get("thread_metadata")
    members = {int(user): at for user, at in kept.get("thread_members", {}).items()}
    channel = Channel(**{**kept, "thread_members": members})
    if metadata is not None:
        channel.thread_metadata = ThreadMetadata(**metadata)
    return channel


# What stands on a message


def controls(components: list[Json]) -> Iterator[Json]:
    """The buttons and selects of a message that can be used; links aside."""
    for part in walk_components(components):
        if part.get("custom_id") and not part.get("disabled"):
            yield part


def texts(components: list[Json]) -> str:
    """All the text of a message."""
    return "\n".join(part["content"] for part in walk_components(components) if "content" in part)


def verb(custom_id: str) -> str:
    """What a control does: the second word of its id."""
    return custom_id.split(":")[1]
