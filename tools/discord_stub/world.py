"""Servers with their channels, threads and messages, and direct messages, as Discord keeps them.

Everything that the bot may not do is refused as Discord refuses it, by status and code.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Any

from tools.discord_stub import payloads
from tools.discord_stub.limits import broken
from tools.discord_stub.payloads import ADMINISTRATOR, EPHEMERAL, GUILD, Payload

FIRST_CHANNEL = 3001
VIEW, SEND, ATTACH, HISTORY = 1 << 10, 1 << 11, 1 << 15, 1 << 16
MANAGE_THREADS, OPEN_THREADS, SEND_IN_THREADS = 1 << 34, 1 << 35, 1 << 38
"""Permissions."""
INVITED = 309_237_763_072
"""The permissions that the bot's invitation asks for."""
_EPOCH = 1_420_070_400_000
"""Milliseconds since 1970 at which Discord's ids begin."""


class Refused(Exception):
    """Discord's refusal of a request; ``answer`` is the body's JSON."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(f"{status} {code} {text}")
        self.status = status
        self.answer = {"message": text, "code": code}


@dataclass(slots=True)
class Channel:
    """A text channel of ``guild``, a thread below ``parent``, or a person's direct messages.

    ``messages`` are by id, in order. ``denied`` are permissions that the bot lacks here.
    ``changed`` is set at the next change; each change has an event of its own.
    """

    id: int
    recipient: int | None = None
    guild: int = GUILD
    parent: Channel | None = None
    kind: int = payloads.TEXT_CHANNEL
    name: str = ""
    archived: bool = False
    locked: bool = False
    denied: int = 0
    messages: dict[int, Payload] = field(default_factory=dict)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    nonces: dict[str, tuple[float, int]] = field(default_factory=dict)
    """By nonce, when its message was posted, and which that is."""

    def change(self) -> None:
        """Note that a message came, changed or went."""
        self.changed.set()
        self.changed = asyncio.Event()

    def shown(self) -> Payload:
        """The channel's payload."""
        if self.parent is None:
            return payloads.channel(self.id, self.recipient, self.denied, self.kind, self.guild)
        return payloads.thread(
            self.id,
            self.parent.id,
            self.guild,
            self.name,
            kind=self.kind,
            archived=self.archived,
            locked=self.locked,
        )


@dataclass(frozen=True, slots=True)
class Said:
    """Something that the bot posted, edited or deleted in a channel or direct messages."""

    channel: Channel
    message: Payload
    how: str


class World:
    """All that Discord keeps.

    ``on_event`` is told each gateway event that follows from what the bot does, ``on_said`` each
    message. ``nonce_memory`` are the seconds for which a nonce is enforced. ``inboxes`` holds the
    refusal by which a person's direct messages are closed, ``names`` those of people who aren't
    called by their number. ``guilds`` has by server its channels and threads, ``left`` the servers
    that have removed the bot. Channels are given to the servers in turns.
    """

    def __init__(
        self, channels: int, *, guilds: Sequence[int] = (GUILD,), permissions: int = ADMINISTRATOR
    ) -> None:
        self.permissions = permissions
        self.nonce_memory = 300.0
        self.uploaded = 0
        self.channels: dict[int, Channel] = {}
        self.direct: dict[int, Channel] = {}
        self.inboxes: dict[int, Refused] = {}
        self.names: dict[int, str] = {}
        self.guilds: dict[int, dict[int, Channel]] = {number: {} for number in guilds}
        self.left: set[int] = set()
        self.commands: list[Payload] = []
        self.files: dict[str, bytes] = {}
        """Uploaded files that aren't pictures, by their addresses."""
        self.broken: deque[str] = deque(maxlen=100)
        """Limits that the bot's messages have broken."""
        self.locked_answers = 0
        self.on_event: Callable[[str, Payload], None] = lambda event, payload: None
        self.on_said: Callable[[Said], None] = lambda said: None
        self._last_id = 0
        for number in range(channels):
            self.add_channel(FIRST_CHANNEL + number, guild=guilds[number % len(guilds)])

    def new_id(self) -> int:
        """An id of Discord's: its moment in milliseconds, and a count."""
        moment = (int(time() * 1000) - _EPOCH) << 22
        self._last_id = max(self._last_id + 1, moment)
        return self._last_id

    # Places

    def add_channel(
        self,
        number: int | None = None,
        kind: int = payloads.TEXT_CHANNEL,
        guild: int | None = None,
    ) -> Channel:
        """Add a channel to a server, by default the first."""
        of = next(iter(self.guilds)) if guild is None else guild
        channel = Channel(number or self.new_id(), guild=of, kind=kind)
        self._add(channel)
        return channel

    def _add(self, channel: Channel) -> None:
        self.channels[channel.id] = self.guilds[channel.guild][channel.id] = channel

    def text_channels(self, guild: int) -> list[Payload]:
        return [one.shown() for one in self.guilds[guild].values() if one.parent is None]

    def active_threads(self, guild: int) -> list[Payload]:
        """The threads of which Discord tells at the start: those that aren't archived."""
        threads = (one for one in self.guilds[guild].values() if one.parent is not None)
        return [one.shown() for one in threads if not one.archived]

    def need_guild(self, number: int) -> None:
        """Raise ``Refused`` for a server that isn't there or doesn't have the bot."""
        if number not in self.guilds or number in self.left:
            raise Refused(404, 10004, "Unknown Guild")

    def granted(self, channel: Channel) -> int:
        """The bot's permissions in a channel or thread."""
        if channel.recipient is not None:
            return self.permissions
        return self.permissions & ~(channel.parent or channel).denied

    def place(self, number: int) -> Channel:
        """The channel, thread or direct messages of this number; raises ``Refused``."""
        found = self.channels.get(number)
        if found is None:
            found = next((one for one in self.direct.values() if one.id == number), None)
            if found is not None:
                return found
            raise Refused(404, 10003, "Unknown Channel")
        if found.guild in self.left:
            raise Refused(403, 50001, "Missing Access")
        self._need(found, VIEW, 50001)
        return found

    def direct_channel(self, user: int) -> Channel:
        if user not in self.direct:
            self.direct[user] = Channel(self.new_id(), user, kind=payloads.DIRECT)
        return self.direct[user]

    def open_thread(self, parent: Channel, payload: Payload, message: int | None) -> Channel:
        """Open a thread; one of a message has the message's number."""
        self._need(parent, OPEN_THREADS)
        if parent.kind != payloads.TEXT_CHANNEL:
            raise Refused(400, 50024, "Cannot execute action on this channel type")
        if message is not None and message not in parent.messages:
            raise Refused(404, 10008, "Unknown Message")
        if message is not None and message in self.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        number = message or self.new_id()
        kind = payload.get("type") or payloads.PUBLIC_THREAD
        thread = Channel(number, guild=parent.guild, parent=parent, kind=kind, name=payload["name"])
        self._add(thread)
        self.on_event("THREAD_CREATE", thread.shown())
        return thread

    def remove(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        guild = self.guilds[channel.guild]
        for one in [one for one in guild.values() if channel in (one, one.parent)]:
            del self.channels[one.id], guild[one.id]
        if channel.parent is None:
            self.on_event("CHANNEL_DELETE", channel.shown())
        else:
            gone = {"id", "guild_id", "parent_id", "type"}
            shown = {key: value for key, value in channel.shown().items() if key in gone}
            self.on_event("THREAD_DELETE", shown)
        channel.change()

    def tell_of(self, channel: Channel) -> None:
        """Let the bot know that a channel or thread has changed."""
        event = "CHANNEL_UPDATE" if channel.parent is None else "THREAD_UPDATE"
        self.on_event(event, channel.shown())

    def _need(self, channel: Channel, permission: int, code: int = 50013) -> None:
        granted = self.granted(channel)
        if not granted & (permission | ADMINISTRATOR):
            raise Refused(403, code, "Missing Access" if code == 50001 else "Missing Permissions")

    # Messages

    def history(self, channel: Channel, limit: int, before: int | None) -> list[Payload]:
        """The newest messages of a channel, newest first."""
        if channel.recipient is None:
            self._need(channel, HISTORY)
        found = (one for one in reversed(channel.messages.values()) if _before(one, before))
        return [message for message, _ in zip(found, range(limit), strict=False)]

    def post(self, channel: Channel, payload: Payload, files: Sequence[bytes]) -> Payload:
        """Post a message, unless its nonce was used a moment ago; raises ``Refused``."""
        self._allow_posting(channel, files)
        nonce = payload.get("nonce")
        if nonce is not None and payload.get("enforce_nonce"):
            at, number = channel.nonces.get(str(nonce), (0.0, 0))
            if at and monotonic() - at < self.nonce_memory and number in channel.messages:
                return channel.messages[number]
        message = self.compose(channel.id, payload, files)
        number = int(message["id"])
        if nonce is not None:
            channel.nonces[str(nonce)] = monotonic(), number
        channel.messages[number] = message
        if channel.archived:
            channel.archived = False
            self.tell_of(channel)
        self.on_said(Said(channel, message, "posted"))
        channel.change()
        return message

    def _allow_posting(self, channel: Channel, files: Sequence[bytes]) -> None:
        if channel.recipient is not None:
            if (closed := self.inboxes.get(channel.recipient)) is not None:
                raise closed
            return
        self._need(channel, SEND if channel.parent is None else SEND_IN_THREADS)
        if files:
            self._need(channel, ATTACH)
        if channel.locked and not self.granted(channel) & (MANAGE_THREADS | ADMINISTRATOR):
            self.locked_answers += 1
            status, code = ((403, 160005), (400, 160005), (403, 50013))[self.locked_answers % 3]
            raise Refused(status, code, "Thread is locked")

    def message(self, channel: Channel, number: int) -> Payload:
        """The message of this number; raises ``Refused``."""
        if number not in channel.messages:
            raise Refused(404, 10008, "Unknown Message")
        return channel.messages[number]

    def edit(self, channel: Channel, number: int, payload: Payload, files: Sequence[bytes]) -> Any:
        """Edit a posted message; raises ``Refused``."""
        message = self.message(channel, number)
        self._awake(channel)
        self.show(message, payload, files)
        self.on_said(Said(channel, message, "edited"))
        channel.change()
        return message

    def delete(self, channel: Channel, number: int) -> None:
        """Delete a posted message; raises ``Refused``."""
        message = self.message(channel, number)
        self._awake(channel)
        del channel.messages[number]
        self.on_said(Said(channel, message, "deleted"))
        channel.change()

    def _awake(self, channel: Channel) -> None:
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")

    def compose(self, channel: int, payload: Payload, files: Sequence[bytes]) -> Payload:
        """A message that stands nowhere yet; raises ``Refused`` for what Discord doesn't take."""
        message = payloads.message(self.new_id(), channel, payload)
        self.show(message, payload, files)
        return message

    def show(self, message: Payload, payload: Payload, files: Sequence[bytes]) -> None:
        """Let a message show the payload: attachments that it names stay, files come in order."""
        if limits := broken(payload):
            self.broken += limits
            raise Refused(400, 50035, "Invalid Form Body")
        self.uploaded += sum(map(len, files))
        if "attachments" in payload or files:
            kept = {one["id"]: one for one in message["attachments"]}
            shown = []
            for one in payload.get("attachments") or ():
                if str(one["id"]) in kept:
                    shown.append(kept[str(one["id"])])
                elif int(one["id"]) < len(files):
                    shown.append(self._attachment(one, files[int(one["id"])]))
            message["attachments"] = shown
        if "components" in payload:
            urls = {one["filename"]: one["url"] for one in message["attachments"]}
            message["components"] = payloads.with_urls(payload["components"], urls)
        if "content" in payload:
            message["content"] = payload["content"] or ""
        if "flags" in payload:
            message["flags"] = payload["flags"] | (message["flags"] & EPHEMERAL)

    def _attachment(self, described: Payload, file: bytes) -> Payload:
        attachment = payloads.attachment(self.new_id(), described, len(file))
        if not file.startswith((b"\x89PNG", b"RIFF", b"GIF")):
            self.files[attachment["url"]] = file
        return attachment

    def every_channel(self) -> Iterator[Channel]:
        """Every channel, thread and direct messages that there are."""
        yield from self.channels.values()
        yield from self.direct.values()


def _before(message: Payload, before: int | None) -> bool:
    return before is None or int(message["id"]) < before
