"""Nonsense where a command of First Martians asks for an action: refused, nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.settings import LANGUAGES
from tests.bot.helpers.crews import CREW, KINDS, arrive
from tests.bot.helpers.simulated_discord.interactions import said
from tests.bot.security.test_command_arguments import AUTOCOMPLETED, LONGEST, NONSENSE, harmless

NAMES = ("Anna", "Bob")
COMMANDS = ("lay", "join", "back", "rover", "call", "skill", "salvage", "choose")
LINES = (
    "explore r1-n 99 own",
    "explore r9-z 0 own",
    "explore r1-n -1 own",
    "explore r1-n 0 noor",
    "gather r1-n gold 0 own",
    "attend party own",
    "join 99 own",
    "withdraw 0 own",
    "withdraw 1 scout",
    "send froggy 42",
    "call medic 99",
    "call medic -1",
    "strip cellar cpu",
    "dismantle sauna",
    "use sleep",
    "choose nothing",
    "erect tower r1-n 0 own",
    "experiment x own",
    "repair lab cpu lab own",
    f"use {'x' * LONGEST}",
    "e " * (LONGEST // 2),
)
"""Lines of notation, and nearly, about what isn't there."""


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("kind", KINDS)
async def test_no_word_is_too_strange_to_be_refused(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, thorough: bool
) -> None:
    position = await arrive(server, monkeypatch, kind, *NAMES)
    seat = CREW.decisions(position.state)[0].seat
    for number, typed in enumerate((*NONSENSE, *LINES)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for place, command in enumerate(COMMANDS):
            # Each command hears each word at some kind of decision; all of them at all is soak's.
            if not thorough and (number + place + 2 * KINDS.index(kind)) % 6:
                continue
            # Whoever isn't asked is refused in the same way.
            actor = server.person(NAMES[seat if number % 4 else 1 - seat], language)
            answer = await actor.slash(server.channel, f"mars {command}", action=typed)
            assert answer.ephemeral
            told = said(answer)
            assert harmless(told), (command, told)
            assert "🛠️" not in told, (command, told)
            await actor.autocomplete(
                server.channel, f"mars {command}", "action", typed[:AUTOCOMPLETED]
            )
    after = await server.bot.tables.position(position.table.id)
    assert after.state == position.state
    assert after.table.version == position.table.version
    assert not server.env.errors
