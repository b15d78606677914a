"""Posts, edits and deletes messages on Discord, and recognises what was posted already."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import timedelta
from typing import Any

import discord

from bot.delivery.message import Message
from bot.delivery.pictures import MessagePictures

_LOOK_BACK = 25
"""Messages that are looked through for one that may have been posted before a crash."""
_CLOCKS_APART = timedelta(minutes=1)
"""The most by which Discord's clock and the machine's may differ."""
_TIMESTAMP = re.compile(r"<t:\d+(:\w)?>")


class DiscordTransport:
    """Sends, with as few calls as possible; raises whatever discord.py raises.

    Channels are addressed by number alone, so that nothing has to be in discord.py's cache.
    """

    def __init__(self, client: discord.Client, pictures: MessagePictures) -> None:
        self._client = client
        self._pictures = pictures

    async def post(
        self, channel_id: int, screen: Message, nonce: str, *, silent: bool = False
    ) -> int:
        """Post a message and return its id.

        Under the same nonce Discord posts nothing twice for some minutes and answers with the
        message that is there.
        """
        channel = self._client.get_partial_messageable(channel_id)
        prepared = await self._pictures.prepare(screen)
        message = await channel.send(
            view=prepared.view,
            files=prepared.files,
            nonce=nonce,
            silent=silent,
            allowed_mentions=_mentions(screen),
        )
        self._pictures.sent(prepared, message)
        return message.id

    async def edit(self, channel_id: int, message_id: int, screen: Message) -> None:
        """Let a message show this screen instead."""
        channel = self._client.get_partial_messageable(channel_id)
        async with self._pictures.editing(message_id):
            prepared = await self._pictures.prepare(screen, edited=message_id)
            message = await channel.get_partial_message(message_id).edit(
                view=prepared.view,
                attachments=prepared.attachments,
                allowed_mentions=_mentions(screen),
            )
            self._pictures.sent(prepared, message)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message of ours away."""
        channel = self._client.get_partial_messageable(channel_id)
        await channel.get_partial_message(message_id).delete()

    async def direct_channel(self, user_id: int) -> int:
        """The channel of a person's direct messages."""
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def find(
        self, channel_id: int, screen: Message, nonce: str, *, but: int | None = None
    ) -> int | None:
        """The message that was posted under this nonce already, if there is one.

        Discord forgets nonces after some minutes, so after a crash or a failed call the channel
        itself is asked: a message of ours, not older than the nonce, with the same texts or the
        same controls, and not ``but``, which it is to succeed. ``None`` as well where the bot may
        not read the channel's history.
        """
        written = discord.utils.snowflake_time(int(nonce)) - _CLOCKS_APART
        history = self._client.get_partial_messageable(channel_id).history(
            limit=_LOOK_BACK, after=written, oldest_first=False
        )
        components: list[dict[str, Any]] = screen.view.to_components()  # type: ignore[no-untyped-call]
        wanted = list(_parts(components))
        try:
            async for message in history:
                if message.id == but or message.author != self._client.user:
                    continue
                if _same(wanted, _parts(part.to_dict() for part in message.components)):
                    return message.id
        except (discord.Forbidden, discord.NotFound):
            return None
        return None


def _mentions(screen: Message) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in screen.mentions],
    )


def _parts(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """Texts and control ids of a message, in order; the time of a clock doesn't count."""
    for component in components:
        if "content" in component:
            yield "text", _TIMESTAMP.sub("<t>", component["content"].strip())
        if "custom_id" in component:
            yield "control", component["custom_id"]
        yield from _parts(component.get("components") or ())
        if component.get("accessory"):
            yield from _parts([component["accessory"]])


def _same(wanted: list[tuple[str, str]], found: Iterable[tuple[str, str]]) -> bool:
    found = list(found)
    if wanted == found:
        return True
    controls = [part for part in wanted if part[0] == "control"]
    return bool(controls) and controls == [part for part in found if part[0] == "control"]
