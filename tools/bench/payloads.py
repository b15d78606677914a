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
ADMINISTRATOR = "8"
TEXT_CHANNEL, DIRECT, PUBLIC_THREAD = 0, 1, 11


def request_parts(content_type: str, body: bytes) -> tuple[Payload, list[int]]:
    """A request's JSON, and the bytes of each uploaded file.

    >>> request_parts("application/json", b'{"content": "hi"}')
    ({'content': 'hi'}, [])
    """
    if not content_type.startswith("multipart/"):
        return (json.loads(body) if body else {}), []
    found = re.search(r'boundary="?([^";]+)"?', content_type)
    if found is None:
        raise ValueError("a multipart request without its boundary")
    payload: Payload = {}
    sizes = []
    for part in body.split(b"--" + found[1].encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        content = content[:-2]  # the line's end belongs to the boundary
        if b'name="payload_json"' in head:
            payload = json.loads(content)
        else:
            sizes.append(len(content))
    return payload, sizes


def user(number: int) -> Payload:
    return {
        "id": str(number),
        "username": f"user{number}",
        "global_name": f"User {number}",
        "discriminator": "0",
        "avatar": None,
        "bot": number == BOT,
    }


def member(number: int) -> Payload:
    return {
        "user": user(number),
        "nick": None,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": ADMINISTRATOR,
    }


def channel(number: int, recipient: int | None = None) -> Payload:
    """A text channel of the server, or the direct messages of ``recipient``."""
    if recipient is not None:
        return {"id": str(number), "type": DIRECT, "recipients": [user(recipient)]}
    return {
        "id": str(number),
        "type": TEXT_CHANNEL,
        "guild_id": str(GUILD),
        "name": f"bench-{number}",
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
    }


def thread(number: int, parent: int, name: str) -> Payload:
    """A public thread of a text channel, opened by the bot."""
    return {
        "id": str(number),
        "type": PUBLIC_THREAD,
        "guild_id": str(GUILD),
        "parent_id": str(parent),
        "owner_id": str(BOT),
        "name": name,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
            "locked": False,
        },
    }


def guild(channels: Iterable[Payload]) -> Payload:
    """The server, in which everybody may do everything."""
    everyone = {
        "id": str(GUILD),
        "name": "@everyone",
        "permissions": ADMINISTRATOR,
        "position": 0,
        "color": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
    }
    return {
        "id": str(GUILD),
        "name": "Bench",
        "owner_id": "1",
        "member_count": 2,
        "roles": [everyone],
        "members": [member(BOT)],
        "channels": list(channels),
        "threads": [],
        "emojis": [],
        "features": [],
        "preferred_locale": "en-US",
    }


def ready() -> Payload:
    """Discord's first payload to the bot: who it is, and that its server follows."""
    return {
        "v": 10,
        "user": user(BOT),
        "guilds": [{"id": str(GUILD), "unavailable": True}],
        "session_id": "session",
        "resume_gateway_url": "ws://127.0.0.1",
        "application": {"id": str(APPLICATION), "flags": 0},
    }


def application() -> Payload:
    return {
        "id": str(APPLICATION),
        "name": "Bench",
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


def interaction(number: int, by: int, place: int, kind: int, data: Payload) -> Payload:
    """A slash command or a press of ``by`` in a text channel, without its message."""
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": kind,
        "data": data,
        "guild_id": str(GUILD),
        "channel_id": str(place),
        "channel": channel(place),
        "member": member(by),
        "token": f"token-{number}",
        "version": 1,
        "app_permissions": ADMINISTRATOR,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "attachment_size_limit": 10 * 2**20,
        "authorizing_integration_owners": {"0": str(GUILD)},
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
        "content_type": "image/png",
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
