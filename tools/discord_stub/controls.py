"""Reads what a person sees on a message: texts, mentions, the bot's controls and where they lead.

The controls' ids are ``mc1:verb:table`` and ``mc1:verb:table:seat:token:path``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.discord_stub.limits import parts
from tools.discord_stub.payloads import BUTTON, SELECT, Payload
from tools.discord_stub.world import Channel

_PATTERN = re.compile(r"mc1:([a-z-]+):(\d+)(?::(\d+):(\d+):([0-9.]*))?")

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Control:
    """A button or select on a message, with the values that it offers.

    ``decision`` is seat and token.
    """

    custom_id: str
    verb: str
    table: int
    decision: tuple[str, str] | None
    path: Path
    values: tuple[str, ...] = ()


def controls(message: Payload) -> Iterator[Control]:
    """The bot's own controls on a message that can be used."""
    for part in parts(message["components"]):
        match = _PATTERN.fullmatch(part.get("custom_id", ""))
        if match is None or part.get("disabled") or part["type"] not in (BUTTON, SELECT):
            continue
        yield Control(
            match[0],
            match[1],
            int(match[2]),
            None if match[3] is None else (match[3], match[4]),
            tuple(int(step) for step in (match[5] or "").split(".") if step),
            tuple(option["value"] for option in part.get("options", ())),
        )


def ways_on(message: Payload, path: Path) -> list[tuple[Control, str | None]]:
    """The ways from the panel's place ``path`` towards a move: controls and values to choose."""
    ways: list[tuple[Control, str | None]] = []
    for control in controls(message):
        deeper = control.path[: len(path)] == path
        leads_on = control.verb == "go" and deeper and len(control.path) > len(path)
        if control.verb == "do" or leads_on:
            ways.append((control, None))
        elif control.verb == "pick" and deeper:
            ways += [(control, value) for value in control.values]
    return ways


def text_of(message: Payload) -> str:
    """All texts of a message, a line each at least."""
    return "\n".join(part.get("content", "") for part in parts(message["components"]))


def mentions(message: Payload, user: int) -> bool:
    """Whether a message names somebody so that Discord calls them."""
    return f"<@{user}>" in text_of(message)


def live_message(channel: Channel) -> Payload | None:
    """The newest message of the channel on which one may say "My move"."""
    for message in reversed(channel.messages.values()):
        if any(control.verb == "move" for control in controls(message)):
            return message
    return None
