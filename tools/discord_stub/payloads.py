"""Payloads as Discord sends them, in as few fields as discord.py needs, and requests read back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

Payload = dict[str, Any]

BOT = APPLICATION = 1001
GUILD = 2001
"""The first server."""
_FIRST_MOMENT = 381_300 * 720_720
"""The moment of other servers' ids; no number of shards up to 16 leaves a rest of it."""
ADMINISTRATOR = 1 << 3
EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15
"""Flags of messages."""
TEXT_CHANNEL, DIRECT, VOICE_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 11, 12
BUTTON, SELECT = 2, 3
"""Types of components."""


def guild_ids(count: int) -> list[int]:
    """Ids of so many servers: that of number n is of shard n, modulo the number of shards.

    >>> [(number >> 22) % 4 for number in guild_ids(6)]
    [0, 1, 2, 3, 0, 1]
    """
    return [GUILD, *(((_FIRST_MOMENT + n) << 22) + GUILD for n in range(1, count))][:count]


def request_parts(content_type: str, body: bytes) -> tuple[Any, list[bytes]]:
    """A request's JSON, and each uploaded file.

    >>> request_parts("application/json", b'{"content": "hi"}')
    ({'content': 'hi'}, [])
    """
    if not content_type.startswith("multipart/"):
        return (json.loads(body) if body else {}), []
    found = re.search(r'boundary="?([^";]+)"?', content_type)
    if found is None:
        raise ValueError("a multipart request without its boundary")
    payload: Payload = {}
    files = []
    for part in body.split(b"--" + found[1].encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        content = content[:-2]  # the line's end belongs to the boundary
        if b'name="payload_json"' in head:
            payload = json.loads(content)
        else:
            files.append(content)
    return payload, files


def user(number: int, name: str | None = None) -> Payload:
    return {
        "id": str(number),
        "username": f"user{number}",
        "global_name": name or f"User {number}",
        "discriminator": "0",
        "avatar": None,
        "bot": number == BOT,
    }


def member(number: int, permissions: int = ADMINISTRATOR, name: str | None = None) -> Payload:
    return {
        "user": user(number, name),
        "nick": None,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(permissions),
    }


def channel(
    number: int,
    recipient: int | None = None,
    denied: int = 0,
    kind: int = TEXT_CHANNEL,
    guild: int = GUILD,
) -> Payload:
    """A text or voice channel of a server, or the direct messages of ``recipient``.

    ``denied`` are the permissions that the bot lacks in the channel.
    """
    if recipient is not None:
        return {"id": str(number), "type": DIRECT, "recipients": [user(recipient)]}
    overwrite = {"id": str(BOT), "type": 1, "allow": "0", "deny": str(denied)}
    return {
        "id": str(number),
        "type": kind,
        "guild_id": str(guild),
        "name": f"channel-{number}",
        "position": 0,
        "permission_overwrites": [overwrite] if denied else [],
        "nsfw": False,
        "parent_id": None,
        **({"bitrate": 64_000, "user_limit": 0} if kind == VOICE_CHANNEL else {}),
    }


def thread(
    number: int, parent: int, guild: int, name: str, *, kind: int, archived: bool, locked: bool
) -> Payload:
    """A thread of the bot's below a text channel."""
    return {
        "id": str(number),
        "type": kind,
        "guild_id": str(guild),
        "parent_id": str(parent),
        "owner_id": str(BOT),
        "name": name,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": archived,
            "auto_archive_duration": 10080,
            "archive_timestamp": datetime.now(UTC).isoformat(),
            "locked": locked,
        },
    }


def guild(number: int, permissions: int) -> Payload:
    """A server as a request finds it, with the permissions that everybody in it has."""
    everyone = {
        "id": str(number),
        "name": "@everyone",
        "permissions": str(permissions),
        "position": 0,
        "color": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
    }
    return {
        "id": str(number),
        "name": "Server" if number == GUILD else f"Server {(number >> 22) - _FIRST_MOMENT}",
        "owner_id": "1",
        "roles": [everyone],
        "emojis": [],
        "features": [],
        "preferred_locale": "en-US",
    }


def guild_event(
    number: int, channels: Iterable[Payload], threads: Iterable[Payload], permissions: int
) -> Payload:
    """A server as the gateway tells of it."""
    return guild(number, permissions) | {
        "member_count": 2,
        "members": [member(BOT)],
        "channels": list(channels),
        "threads": list(threads),
    }


def ready(session: str, guilds: Iterable[int], shard: tuple[int, int], url: str) -> Payload:
    """Discord's first payload to a shard: who it is, and which servers follow.

    ``shard`` is its number and how many there are, ``url`` where it can resume the session.
    """
    return {
        "v": 10,
        "user": user(BOT),
        "guilds": [{"id": str(number), "unavailable": True} for number in guilds],
        "session_id": session,
        "shard": [*shard],
        "resume_gateway_url": url,
        "application": {"id": str(APPLICATION), "flags": 0},
    }


def application() -> Payload:
    return {
        "id": str(APPLICATION),
        "name": "Mission Control",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user(1),
    }


def command(published: Payload, number: int) -> Payload:
    return {
        **published,
        "id": str(number),
        "application_id": str(APPLICATION),
        "version": "1",
        "default_member_permissions": published.get("default_member_permissions"),
    }


def interaction(
    number: int,
    token: str,
    by: int,
    place: Payload,
    kind: int,
    data: Payload,
    *,
    granted: int,
    name: str | None = None,
) -> Payload:
    """A slash command or a press of ``by`` in a channel, without its message.

    ``granted`` are the bot's permissions there, ``name`` is the person's.
    """
    payload: Payload = {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": kind,
        "data": data,
        "channel_id": place["id"],
        "channel": place,
        "token": token,
        "version": 1,
        "app_permissions": str(granted),
        "locale": "en-US",
        "entitlements": [],
        "attachment_size_limit": 10 * 2**20,
    }
    if place["type"] == DIRECT:
        owners = {"authorizing_integration_owners": {"0": "0"}, "context": 1}
        return payload | owners | {"user": user(by, name)}
    return payload | {
        "guild_id": place["guild_id"],
        "member": member(by, granted & ADMINISTRATOR, name),
        "guild_locale": "en-US",
        "authorizing_integration_owners": {"0": place["guild_id"]},
        "context": 0,
    }


def message(number: int, place: int, sent: Payload) -> Payload:
    """A message of the bot, as yet without components and attachments."""
    return {
        "id": str(number),
        "type": 0,
        "channel_id": str(place),
        "author": user(BOT),
        "content": sent.get("content") or "",
        "timestamp": datetime.now(UTC).isoformat(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": sent.get("flags", 0),
        "nonce": sent.get("nonce"),
    }


def attachment(number: int, described: Mapping[str, Any], size: int) -> Payload:
    url = f"https://cdn.invalid/{number}/{described['filename']}"
    return {
        "id": str(number),
        "filename": described["filename"],
        "description": described.get("description"),
        "size": size,
        "url": url,
        "proxy_url": url,
    }


def with_urls(components: Any, urls: Mapping[str, str]) -> Any:
    """Components as Discord shows them: ``attachment://name`` is where the file can be loaded."""
    if isinstance(components, list):
        return [with_urls(one, urls) for one in components]
    if not isinstance(components, dict):
        return components
    shown = {key: with_urls(value, urls) for key, value in components.items()}
    url = shown.get("url")
    if isinstance(url, str) and url.startswith("attachment://"):
        shown["url"] = shown["proxy_url"] = urls.get(url.removeprefix("attachment://"), url)
    return shown
