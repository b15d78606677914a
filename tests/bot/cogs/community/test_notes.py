"""``/mine notes``: what somebody keeps about a table, which nobody else is shown."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.community.notes import MOST_CHARACTERS, SHOWN
from bot.domain.table import Person
from bot.errors import TableError
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.storage.people.forgetting import delete_table
from tests.bot.helpers.simulated_server import SimulatedServer, said

EN = words("en")
NOTE = "Watch the *French*: they hold sabotage"


async def write(server: SimulatedServer, name: str, text: str) -> Any:
    return await server.person(name).slash(server.channel, "mine notes", text=text)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_is_written_yet(server: SimulatedServer, language: str) -> None:
    eve = server.person("Eve", language)
    for answer in (
        await eve.slash(server.channel, "mine notes"),
        await eve.user.slash("mine notes"),
    ):
        assert answer.ephemeral
        assert words(language)("notes-none") in said(answer)


async def test_a_note_is_its_persons_alone(server: SimulatedServer) -> None:
    await server.table("Anna", "Bruno")
    posts = len(server.posts())
    answer = await write(server, "Anna", NOTE)
    assert answer.ephemeral
    assert "French" in said(answer)
    assert "*French*" not in said(answer), "it stays as it was typed"
    assert len(server.posts()) == posts
    bruno = server.person("Bruno")
    assert "French" not in said(await bruno.slash(server.channel, "mine notes"))
    await server.restart()
    assert "French" in said(await server.person("Anna").user.slash("mine notes"))
    await write(server, "Anna", "Something else")
    again = said(await server.person("Anna").user.slash("mine notes"))
    assert "French" not in again
    assert "Something else" in again
    assert EN("notes-none") in said(await write(server, "Anna", " - "))


async def test_the_note_of_this_table_comes_first(server: SimulatedServer) -> None:
    other = server.guild.create_text_channel("other")
    await server.table("Anna", "Bruno")
    await server.table("Anna", "Bruno", channel=other)
    anna = server.person("Anna")
    await anna.slash(server.channel, "mine notes", text="here")
    await anna.slash(other, "mine notes", text="there")
    told = said(await anna.slash(server.channel, "mine notes"))
    assert told.index("here") < told.index("there")


async def test_the_note_of_this_table_is_shown_after_any_number_of_others(
    server: SimulatedServer,
) -> None:
    await server.table("Anna", "Bruno")
    anna = server.person("Anna")
    await anna.slash(server.channel, "mine notes", text="the first of all")
    for number in range(SHOWN):
        channel = server.guild.create_text_channel(f"t{number}")
        await server.table("Bruno", channel=channel, start=False)
        await server.advance(timedelta(seconds=1))
        await anna.slash(channel, "mine notes", text=f"later {number}")
    told = said(await anna.slash(server.channel, "mine notes"))
    assert "the first of all" in told
    assert told.count("<#") == SHOWN, "in place of the oldest of the others"
    assert "the first of all" not in said(await anna.user.slash("mine notes"))


async def test_without_a_table_nothing_is_written(server: SimulatedServer) -> None:
    assert said(await write(server, "Anna", NOTE)) == EN("error-no-table")


async def test_the_longest_notes_fit(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    for number in range(SHOWN + 1):
        channel = server.guild.create_text_channel(f"t{number}")
        await server.table("Anna", "Bruno", channel=channel)
        text = f"{number}{'*' * (MOST_CHARACTERS - len(str(number)))}"
        await anna.slash(channel, "mine notes", text=text)
    told = said(await anna.slash(channel, "mine notes"))
    assert told.count("**") == 2 * SHOWN, "those of headings alone"
    assert told.count("\\*") > MOST_CHARACTERS, "that of this table is whole"
    assert told.count("<#") == SHOWN


async def test_a_table_that_was_deleted_takes_no_note(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno")
    async with server.acting():
        await server.bot.database.write(delete_table, table.id)
        with pytest.raises(TableError, match="no-table"):
            await server.bot.tables.notes.write(table.id, Person(7, "Eve", "en"), NOTE)


async def test_no_log_and_no_export_has_it(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    await write(server, "Anna", "sentinel-note")
    assert "sentinel-note" not in caplog.text
    export = await server.bot.tables.history.export(table.id)
    assert "sentinel-note" not in str(export)
