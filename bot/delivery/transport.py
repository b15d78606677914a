"""Posts, edits and deletes messages on Discord, and recognises what was posted already."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import timedelta
from enum import Enum, auto
from typing import Any
from zlib import crc32

import aiohttp
import discord
from discord import ui

from bot.delivery.late_edits import LateEdits
from bot.delivery.pictures import MessagePictures, Prepared
from bot.messages.components.message import MESSAGE_TEXT, Message

_LOOK_BACK = 25
"""Messages that are looked through for one that may have been posted before a crash."""
_CLOCKS_APART = timedelta(minutes=1)
"""The most by which Discord's clock and the machine's may differ."""
_TIMESTAMP = re.compile(r"<t:\d+(:\w)?>")


class DiscordTransport:
    """Sends, with as few calls as possible; raises whatever discord.py raises.

    Channels are addressed by number alone, so that nothing has to be in discord.py's cache.
    """

    def __init__(
        self, client: discord.Client, pictures: MessagePictures, late_edits: LateEdits
    ) -> None:
        self._client = client
        self._pictures = pictures
        self._late_edits = late_edits

    async def post(
        self, channel_id: int, message: Message, nonce: str, *, silent: bool = False
    ) -> int:
        """Post a message and return its id.

        Under the same nonce Discord posts nothing twice for some minutes and answers with the
        message that is there.
        """
        channel = self._client.get_partial_messageable(channel_id)
        prepared = await self._pictures.prepare(message)
        posted = await channel.send(
            view=view_of(prepared),
            files=prepared.files,
            nonce=nonce,
            silent=silent,
            allowed_mentions=_mentions(message),
        )
        self._pictures.sent(prepared, posted)
        self._followed(posted, message)
        return posted.id

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """Make a posted message show another one instead."""
        channel = self._client.get_partial_messageable(channel_id)
        async with self._pictures.editing(message_id):
            prepared = await self._pictures.prepare(message, edited=message_id)
            posted = await channel.get_partial_message(message_id).edit(
                view=view_of(prepared),
                attachments=prepared.attachments,
                allowed_mentions=_mentions(message),
            )
            self._pictures.sent(prepared, posted)
        self._followed(posted, message)

    def _followed(self, posted: discord.Message, message: Message) -> None:
        async def edit(prepared: Prepared) -> discord.Message:
            return await posted.edit(
                view=view_of(prepared),
                attachments=prepared.attachments,
                allowed_mentions=_mentions(prepared.message),
            )

        self._late_edits.sent(posted.id, message, edit)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot."""
        channel = self._client.get_partial_messageable(channel_id)
        await channel.get_partial_message(message_id).delete()

    async def direct_channel(self, user_id: int) -> int:
        """The channel of a person's direct messages."""
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def find(
        self, channel_id: int, message: Message, nonce: str, *, but: int | None = None
    ) -> int | None:
        """Return the id of the message that was posted under this nonce already, if there is one.

        Discord forgets nonces after some minutes. So the channel's history is searched for a
        message of the bot that isn't older than the nonce and has the same texts or the same
        controls. The message ``but`` doesn't count. ``None`` as well where the bot may not read the
        history.
        """
        written = discord.utils.snowflake_time(int(nonce)) - _CLOCKS_APART
        history = self._client.get_partial_messageable(channel_id).history(
            limit=_LOOK_BACK, after=written, oldest_first=False
        )
        components: list[dict[str, Any]] = whole_view(message).to_components()  # type: ignore[no-untyped-call]
        wanted = list(_parts(components))
        try:
            async for posted in history:
                if posted.id == but or posted.author != self._client.user:
                    continue
                if _same(wanted, _parts(part.to_dict() for part in posted.components)):
                    return posted.id
        except (discord.Forbidden, discord.NotFound):
            return None
        return None


def view_of(prepared: Prepared) -> ui.LayoutView:
    """The components of a message, with those of its pictures that are there."""
    names = {part.filename for part in prepared.attachments}
    return _view(prepared.message, names, prepared.failed)


def whole_view(message: Message) -> ui.LayoutView:
    """The components of a message with all its pictures."""
    names = [f"{band.name}.png" for band in message.bands]
    return _view(message, {*names, *(file.filename for file in message.files)})


def checksum(message: Message) -> int:
    """A number by which a message's content is told from another's; above 0."""
    said = [repr(whole_view(message).to_components()), *(band.key for band in message.bands)]  # type: ignore[no-untyped-call]
    return 1 + crc32("\n".join(said).encode())


def _view(message: Message, files: Collection[str], failed: Collection[str] = ()) -> ui.LayoutView:
    """Build the components, with only those galleries whose files are there.

    The descriptions of ``failed`` pictures stand in their place, as far as there is room for text.
    The view is stopped, so that discord.py doesn't keep it: each control is answered by its
    ``custom_id``.
    """
    texts = (item.content for item in message.items if isinstance(item, ui.TextDisplay))
    room = MESSAGE_TEXT - sum(map(len, texts))
    shown: list[ui.Item[Any]] = []
    for item in message.items:
        if isinstance(item, ui.MediaGallery):
            picture = item.items[0]
            name = picture.media.url.removeprefix("attachment://")
            if name in failed and room > len("-# "):
                # It holds people's names, which must not act as Markdown.
                told = discord.utils.escape_markdown(picture.description or "", ignore_links=False)
                told = told.replace("](", "]\\(").replace("<", "\\<")
                told = discord.utils.escape_mentions(told)
                text = f"-# {told}"[:room]
                room -= len(text)
                shown.append(ui.TextDisplay(text))
            if name not in files:
                continue
        shown.append(item)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*shown, accent_colour=message.colour))
    view.stop()
    return view


def _mentions(message: Message) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in message.mentions],
    )


def _parts(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """Yield the texts and control ids of a message in order, with every time replaced."""
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


UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
EXPLICIT_CONTENT = 20009
SLOW_MODE = 20016
ANNOUNCEMENT_EDITS = 20022
CHANNEL_WRITES = 20028
SERVER_WRITES = 20029
MISSING_ACCESS = 50001
DIRECT_MESSAGES_TOO_FAST = 40003
CANNOT_MESSAGE_USER = 50007
INVALID_FORM = 50035
THREAD_ARCHIVED = 50083
AGE_GATED = 50269
NO_MUTUAL_GUILDS = 50278
THREAD_LOCKED = 160005
ACTIVE_THREADS = 160006
ACTIVE_ANNOUNCEMENT_THREADS = 160007

FIRST_WAIT = timedelta(seconds=10)
"""The wait after the first failed try of a message; each one after it is twice as long."""
LONGEST_WAIT = timedelta(minutes=30)
BLOCKED_WAIT = timedelta(hours=1)
"""The wait before a channel without permission is tried again unasked."""


class FailureKind(Enum):
    """Kinds of refusal, by what to do about them."""

    LATER = auto()
    """Discord or the way there fails: try again; later rows to the same recipient wait."""
    MESSAGE = auto()
    """The message isn't there any more."""
    CHANNEL = auto()
    """The channel isn't there any more, or its server isn't for us."""
    ARCHIVED = auto()
    """The thread is archived: it takes no edits, but a new message unarchives it."""
    FORBIDDEN = auto()
    """Permissions are missing."""
    THREADS_FULL = auto()
    """The server has as many open threads as Discord allows: no other is made or unarchived."""
    AGE_RESTRICTED = auto()
    """Discord lets this bot say nothing where it is for adults only."""
    DIRECT_MESSAGES_CLOSED = auto()
    """The person takes no direct messages from the bot."""
    REFUSED = auto()
    """Discord doesn't take the message as it is: a mistake of ours."""


_BY_CODE = {
    UNKNOWN_CHANNEL: FailureKind.CHANNEL,
    UNKNOWN_GUILD: FailureKind.CHANNEL,
    UNKNOWN_MESSAGE: FailureKind.MESSAGE,
    UNKNOWN_USER: FailureKind.DIRECT_MESSAGES_CLOSED,
    EXPLICIT_CONTENT: FailureKind.AGE_RESTRICTED,
    SLOW_MODE: FailureKind.LATER,
    ANNOUNCEMENT_EDITS: FailureKind.LATER,
    CHANNEL_WRITES: FailureKind.LATER,
    SERVER_WRITES: FailureKind.LATER,
    DIRECT_MESSAGES_TOO_FAST: FailureKind.LATER,
    CANNOT_MESSAGE_USER: FailureKind.DIRECT_MESSAGES_CLOSED,
    THREAD_ARCHIVED: FailureKind.ARCHIVED,
    AGE_GATED: FailureKind.AGE_RESTRICTED,
    NO_MUTUAL_GUILDS: FailureKind.DIRECT_MESSAGES_CLOSED,
    THREAD_LOCKED: FailureKind.FORBIDDEN,
    ACTIVE_THREADS: FailureKind.THREADS_FULL,
    ACTIVE_ANNOUNCEMENT_THREADS: FailureKind.THREADS_FULL,
}


def failure_kind(error: BaseException) -> FailureKind:
    """The kind of refusal that an error is; ``REFUSED`` for one that isn't known."""
    if isinstance(error, discord.HTTPException):
        if error.code in _BY_CODE:
            return _BY_CODE[error.code]
        if error.status == 403:
            return FailureKind.FORBIDDEN
        if error.status in (401, 408, 429) or error.status >= 500:
            return FailureKind.LATER
        return FailureKind.REFUSED
    # discord.py looks for the wait in every 429, where some have none.
    if isinstance(error, KeyError) and error.args == ("retry_after",):
        return FailureKind.LATER
    # The bot ends, and has let go of Discord.
    if isinstance(error, RuntimeError) and error.args == ("Session is closed",):
        return FailureKind.LATER
    if isinstance(error, discord.RateLimited | aiohttp.ClientError | OSError | TimeoutError):
        return FailureKind.LATER
    return FailureKind.REFUSED


def is_discords(error: BaseException) -> bool:
    """Whether a call of Discord failed for what Discord did, or the way to it: no mistake here."""
    return isinstance(error, discord.HTTPException) or failure_kind(error) is FailureKind.LATER


def answer_of(error: BaseException) -> dict[str, Any]:
    """A failure for the log: Discord's answer, if there was one, without its text."""
    name = {"error": type(error).__name__}
    if isinstance(error, discord.HTTPException):
        return {**name, "status": error.status, "code": error.code}
    return name


def wait_after(attempts: int) -> timedelta:
    """The wait after so many failed tries: ten seconds, doubled each time.

    >>> [str(wait_after(n)) for n in (0, 1, 2, 20)]
    ['0:00:10', '0:00:20', '0:00:40', '0:30:00']
    """
    return min(FIRST_WAIT * (1 << min(attempts, 16)), LONGEST_WAIT)
