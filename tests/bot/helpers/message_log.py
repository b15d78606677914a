"""Everything that the bot says, sorted by who can read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

PUBLIC = None
"""Reads what stands in the channel, and everything that names no reader."""


@dataclass
class Wiretap:
    """Listens to a server from now on.

    ``take`` gives what was said since it was called last: the reader (``PUBLIC`` or a person's
    name) with every word of it: texts, alt texts, file names, custom_ids and addresses.
    """

    server: Any
    _tokens: dict[str, str] = field(default_factory=dict)
    _heard: int = 0

    def __post_init__(self) -> None:
        self._heard = len(self.server.env.http_requests)
        inner = self.server.env.backend.emit

        def emit(event: str, payload: dict[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                self._tokens[payload["token"]] = self._name(user)
            inner(event, payload)

        self.server.env.backend.emit = emit

    def take(self) -> list[tuple[str | None, str]]:
        said = self.server.env.http_requests[self._heard :]
        self._heard = len(self.server.env.http_requests)
        return [
            (self._reader(one), "\n".join([_address(one.path), *_words(one.json)])) for one in said
        ]

    def _name(self, user: int) -> str:
        return next(name for name, actor in self.server.people.items() if actor.user.id == user)

    def _reader(self, request: Any) -> str | None:
        parts = request.path.split("/")
        for token, name in self._tokens.items():
            if token in parts:
                return name if _private(request) else PUBLIC
        for name, actor in self.server.people.items():
            if str(actor.user.dm_channel.id) in parts:
                return str(name)
        return PUBLIC


def _private(request: Any) -> bool:
    """Whether the answer to an interaction is for the person alone.

    An answer that changes a message is as private as that message: only those are changed that
    are private themselves, which ``flags`` of an update don't tell.
    """
    body = request.json or {}
    if "callback" in request.path and body.get("type") == 4:
        return bool(body.get("data", {}).get("flags", 0) & 64)
    return True


def _address(path: str) -> str:
    return "/".join(part for part in path.split("/") if not re.fullmatch(r"\d{15,}", part))


def _words(body: Any) -> Iterator[str]:
    if isinstance(body, dict):
        for key, value in body.items():
            if key not in ("id", "nonce", "channel_id", "message_id"):
                yield from _words(value)
    elif isinstance(body, list):
        for value in body:
            yield from _words(value)
    elif isinstance(body, str):
        yield body
