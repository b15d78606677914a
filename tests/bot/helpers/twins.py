"""Twin games that differ in secrets alone: what others see of them, and that it is the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tests.bot.helpers.simulated_server import SimulatedServer, controls, texts

NAMES = ("Anna", "Bob", "Carl")
NUMBERS = re.compile(r"\d{15,}")
TOKENS = re.compile(r":\d{6,}:")
LOOKS = ("table move", "table log", "table show")


def shown(message: Any) -> tuple[Any, ...]:
    """What a message shows; ids apart, which count all requests, and tokens, which say nothing."""
    files = [(file.filename, file.description, file.size) for file in message.attachments]
    said = [NUMBERS.sub("#", text) for text in texts(message)]
    keys = [TOKENS.sub(":#:", key) for key in controls(message)]
    return (said, keys, files, str(getattr(message, "edited_at", "")))


def sent(server: SimulatedServer, since: int, private: str | None = None) -> list[tuple[str, str]]:
    """The requests to channels, those to the inbox of ``private`` apart."""
    own = str(server.person(private).user.dm_channel.id) if private else "nobody"
    return [
        (one.method, NUMBERS.sub("#", one.path))
        for one in server.env.http_requests[since:]
        if one.path.startswith("/channels/") and own not in one.path
    ]


async def exported(server: SimulatedServer, name: str) -> str:
    answer = await server.person(name).slash(server.channel, "table export")
    return NUMBERS.sub("#", (await answer.response.attachments[0].read()).decode())


async def seen(
    server: SimulatedServer,
    since: int,
    private: str,
    readers: Sequence[str] = (),
    commands: Sequence[str] = LOOKS,
) -> dict[str, Any]:
    """All that others than ``private`` can see, and what was sent but to ``private``.

    The ``readers`` look round by commands, the first of the others unless told.
    """
    others = [who for who in NAMES if who != private]
    found: dict[str, Any] = {
        "requests": sent(server, since, private),
        "public": [shown(message) for message in server.posts()],
        "inboxes": [[shown(one) for one in server.direct_messages(who)] for who in others],
    }
    for reader in readers or others[:1]:
        for command in commands:
            answer = await server.person(reader).slash(server.channel, command)
            found[f"{reader}: {command}"] = shown(answer.response)
    found["export"] = await exported(server, others[0])
    return found


def check_alike(found: dict[str, Any], expected: dict[str, Any]) -> None:
    assert found.keys() == expected.keys()
    for part, value in expected.items():
        assert found[part] == value, part
