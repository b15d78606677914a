"""Slash commands as they are published, against Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import DISCORD_LOCALES, words
from bot.settings import LANGUAGES
from tests.bot.helpers.simulated_server import SimulatedServer

NAME = re.compile(r"[-_'\w]{1,32}")
COMMANDS, SIZE, OPTIONS, CHOICES, SUBCOMMANDS = 100, 8000, 25, 25, 25
SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
TABLE = [
    "new",
    "join",
    "leave",
    "seat",
    "start",
    "move",
    "show",
    "log",
    "replay",
    "story",
    "undo",
    "orders",
    "pause",
    "resume",
    "nudge",
    "replace",
    "thread",
    "close",
    "verify",
    "export",
    "rules",
    "help",
    "away",
    "quiet",
    "vote",
]


@pytest.fixture
def published(server: SimulatedServer) -> list[dict[str, Any]]:
    """The body of the request that published the commands."""
    requests = [r for r in server.env.http_requests if r.path.endswith("/commands")]
    (put,) = [request for request in requests if request.method == "PUT"]
    return list(put.json)


def walk(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options", ()):
        yield from walk(option)


def size(command: dict[str, Any]) -> int:
    """Characters as Discord counts them: of each text's languages the longest."""
    total = 0
    for part in walk(command):
        for field in ("name", "description"):
            texts = [part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values()]
            total += max(map(len, texts))
        for choice in part.get("choices", ()):
            names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
            total += max(map(len, names)) + len(str(choice["value"]))
    return total


def test_every_command_is_within_the_limits(published: list[dict[str, Any]]) -> None:
    assert len(published) <= COMMANDS
    for command in published:
        assert size(command) <= SIZE, command["name"]
        for part in walk(command):
            options = part.get("options", ())
            assert len(options) <= OPTIONS
            assert len(part.get("choices", ())) <= CHOICES
            names = [option["name"] for option in options]
            assert len(set(names)) == len(names)
            optional = [not option.get("required") for option in options if option["type"] > 2]
            assert optional == sorted(optional), "required options stand first"
            for field in ("name", "description"):
                texts = [part[field], *(part.get(f"{field}_localizations") or {}).values()]
                for text in texts:
                    assert 1 <= len(text) <= (32 if field == "name" else 100), text
                    if field == "name":
                        assert NAME.fullmatch(text), text
                        assert text == text.lower()


def test_every_text_is_in_every_language(published: list[dict[str, Any]]) -> None:
    others = {code for code, language in DISCORD_LOCALES.items() if language != "en"}
    for command in published:
        for part in walk(command):
            if part.get("choices") or (part is command and part["name"].isdecimal()):
                continue
            for field in ("description",):
                assert set(part[f"{field}_localizations"] or ()) == others, part[field]


@pytest.mark.parametrize("language", LANGUAGES)
def test_localised_names_are_unique_among_their_siblings(
    published: list[dict[str, Any]], language: str
) -> None:
    def name(part: dict[str, Any]) -> str:
        return str((part.get("name_localizations") or {}).get(language, part["name"]))

    for command in published:
        for part in walk(command):
            names = [name(option) for option in part.get("options", ())]
            assert len(set(names)) == len(names), names


def test_the_table_group_has_every_subcommand(published: list[dict[str, Any]]) -> None:
    (table,) = [command for command in published if command["name"] == "table"]
    names = [option["name"] for option in table["options"]]
    assert sorted(names) == sorted(TABLE)
    assert len(names) <= SUBCOMMANDS
    assert table["name_localizations"]["de"] == words("de")("command-table")
    assert table["contexts"] == [0] or table.get("dm_permission") is False


def test_what_is_ones_own_can_be_asked_for_in_direct_messages(
    published: list[dict[str, Any]],
) -> None:
    (mine,) = [command for command in published if command["name"] == "mine"]
    assert [option["name"] for option in mine["options"]] == [
        "tables",
        "profile",
        "history",
        "notes",
        "what-if",
        "rating",
        "settings",
        "data",
        "forget",
    ]
    assert sorted(mine["contexts"]) == [0, 1], "in servers and with the bot, not among others"
    assert mine["integration_types"] == [0]
