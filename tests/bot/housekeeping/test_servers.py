"""Servers that have removed the bot for good: their tables go after the operator's time."""

from __future__ import annotations

import io
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.competitions.progress import Format, Kind
from bot.domain.community.competition import CompetitionSettings
from bot.domain.table import Status
from bot.domain.table_settings import TableSettings
from bot.settings import Settings
from bot.storage.schema import guilds, metadata
from bot.tables.commands.privacy import PrivacyCommands
from tests.bot.cogs.test_mine import finish
from tests.bot.conftest import NewDatabase, settings_at
from tests.bot.delivery.test_failures import invite
from tests.bot.storage.test_person_records import where

DAYS = 2
HOUR = timedelta(hours=1)
RESULTS = {"people", "results", "result_seats"}
"""Results of games that have ended outlive their tables, as those of no server."""


@pytest.fixture
def settings(new_database: NewDatabase) -> Settings:
    return settings_at(new_database("games"), forget_servers_after=DAYS)


async def two_games(server: Any) -> tuple[int, int]:
    """A game that is over and one that goes on."""
    over = await server.table("Anna", "Bruno", clock=None)
    await finish(server, over)
    running = await server.table("Anna", "Bruno", channel=server.guild.create_text_channel("two"))
    return over.id, running.id


async def remove(server: Any) -> Any:
    """The bot is removed, and told of it."""
    guild = server.env.backend.guilds.pop(server.guild.id)
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.settle()
    return guild


async def kept(server: Any) -> set[str]:
    """The tables of the database in which there is anything, but for what is the program's own."""

    def work(connection: Any) -> set[str]:
        return {
            name
            for name, table in metadata.tables.items()
            if connection.execute(select(table).limit(1)).first() is not None
        }

    found: set[str] = await server.bot.database.read(work)
    return found - {"contents", "meta", "guilds", "shards", "processes"}


async def missing(server: Any) -> set[int]:
    mine = guilds.c.missed_by == server.bot.application_id
    found = select(guilds.c.guild_id).where(mine)
    return set(await server.bot.database.read(lambda connection: connection.scalars(found).all()))


async def test_after_the_time_nothing_of_a_server_is_left_but_results(
    server: Any, log: io.StringIO
) -> None:
    await two_games(server)
    await remove(server)
    await server.advance(timedelta(days=DAYS) - HOUR)
    assert await kept(server) >= {"tables", "people", "seats", "moves"}
    await server.advance(HOUR * 3)
    assert await kept(server) == RESULTS
    assert await where(server.bot.database, server.guild.id) == set(), "not even its id"
    assert log.getvalue().count("a server was forgotten") == 1
    assert not server.bot.presence.absent_guilds
    await server.advance(HOUR * 3)
    assert log.getvalue().count("a server was forgotten") == 1


async def test_settings_of_a_server_without_a_table_go_too(server: Any) -> None:
    async with server.acting():
        await server.bot.tables.server_settings.change(server.guild.id, language="it")
    await server.advance(HOUR)
    guild = await remove(server)
    await server.advance(timedelta(days=DAYS) - HOUR)
    server.env.backend.guilds[server.guild.id] = guild
    invite(server)
    await server.advance(HOUR * 3)
    assert (await server.bot.tables.server_settings.of(server.guild.id)).language == "it"
    await remove(server)
    await server.advance(timedelta(days=DAYS) + HOUR * 2)
    assert await where(server.bot.database, server.guild.id) == set()


async def test_a_servers_competitions_go_though_it_has_no_table(server: Any) -> None:
    form = Format(kind=Kind.SWISS, seats=2)
    tables = TableSettings(language="en")
    given = CompetitionSettings(game="race1969", form=form, tables=tables)
    organiser = server.known("Anna")
    async with server.acting():
        announced = await server.bot.tables.sign_up.announce(
            server.guild.id, server.channel.id, organiser, "Autumn", given, timedelta(days=30)
        )
        await server.bot.tables.sign_up.join(announced.id, organiser)
    await remove(server)
    await server.advance(timedelta(days=DAYS) - HOUR)
    assert await kept(server) == {"competitions", "competition_entries"}
    await server.advance(HOUR * 3)
    assert await kept(server) == set()


async def test_back_in_time_nothing_is_lost(server: Any) -> None:
    over, running = await two_games(server)
    guild = await remove(server)
    await server.advance(timedelta(days=DAYS) - HOUR)
    server.env.backend.guilds[server.guild.id] = guild
    invite(server)
    await server.settle()
    await server.advance(timedelta(days=DAYS))
    assert (await server.bot.tables.get(over)).status is Status.FINISHED
    assert (await server.bot.tables.get(running)).status is Status.RUNNING
    assert await missing(server) == set()


async def test_removed_again_the_time_begins_anew(server: Any) -> None:
    await two_games(server)
    guild = await remove(server)
    await server.advance(timedelta(days=DAYS) - HOUR * 2)
    server.env.backend.guilds[server.guild.id] = guild
    invite(server)
    await server.advance(HOUR * 2)
    await remove(server)
    await server.advance(timedelta(days=DAYS) - HOUR * 2)
    assert "tables" in await kept(server)


async def test_an_outage_of_a_server_is_no_removal(server: Any) -> None:
    await two_games(server)
    gone = {"id": str(server.guild.id), "unavailable": True}
    server.env.backend.emit("GUILD_DELETE", gone)
    await server.advance(timedelta(days=DAYS + 1))
    assert "tables" in await kept(server)
    assert await missing(server) == set()


async def test_discord_has_the_last_word(server: Any) -> None:
    """The gateway has left a server out; asked for it, Discord says that the bot is in it."""
    await two_games(server)
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.advance(timedelta(days=DAYS + 1))
    assert await missing(server) == {server.guild.id}
    assert "tables" in await kept(server)


@pytest.mark.parametrize(
    "answer",
    [{"status": 500}, {"status": 401}, {"status": 403, "code": 40001}, {"status": 404}],
    ids=["broken", "token", "refused", "no route"],
)
async def test_an_answer_that_isnt_about_the_server_is_no_removal(
    server: Any, answer: dict[str, int]
) -> None:
    await two_games(server)
    await remove(server)
    path = f"/guilds/{server.guild.id}"
    server.env.inject_error("GET", path, message="No", times=None, **{"code": 0, **answer})
    await server.advance(timedelta(days=DAYS) + HOUR * 2)
    assert "tables" in await kept(server)


async def test_the_time_begins_when_it_is_noticed_not_when_the_bot_was_last_there(
    server: Any,
) -> None:
    """Off for months, and started with a list of servers that is wrong."""
    over, running = await two_games(server)
    guild = server.env.backend.guilds.pop(server.guild.id)
    await server.outage(timedelta(days=100))
    await server.advance(HOUR)
    assert await missing(server) == {server.guild.id}
    server.env.backend.guilds[server.guild.id] = guild
    await server.restart()
    await server.advance(timedelta(days=DAYS + 1))
    assert await missing(server) == set()
    for table_id in (over, running):
        assert (await server.bot.tables.get(table_id)).id == table_id


async def test_another_application_counts_from_its_own_beginning(server: Any) -> None:
    """With another bot's token none of the servers are there."""
    await two_games(server)
    await remove(server)
    await server.advance(timedelta(days=DAYS) - HOUR)

    def other(connection: Any) -> None:
        connection.execute(update(guilds).values(missed_by=12345))

    await server.bot.database.write(other)
    await server.advance(HOUR * 3)
    assert "tables" in await kept(server)
    assert await missing(server) == {server.guild.id}


async def test_people_of_other_servers_stay(server: Any) -> None:
    await two_games(server)
    elsewhere = server.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    for name in ("Bruno", "Cleo"):
        elsewhere.add_member(server.person(name).user)
    async with server.acting():
        tables = server.bot.tables
        for name in ("Bruno", "Cleo"):
            await tables.people.keep(server.known(name))
        lobby = await tables.lobby.open(
            elsewhere.id, channel.id, False, server.known("Cleo"), "race1969",
            TableSettings(language="en"),
        )  # fmt: skip
        await tables.lobby.join(lobby.id, server.known("Bruno"))
    await remove(server)
    await server.advance(timedelta(days=DAYS) + HOUR * 2)
    assert await where(server.bot.database, server.guild.id) == set()
    found = await where(server.bot.database, server.person("Anna").id)
    assert found == {("people", "user_id"), ("result_seats", "user_id")}
    left = await server.bot.tables.get(lobby.id)
    assert [seat.name for seat in left.seats] == ["Cleo", "Bruno"]
    assert {name for name, _ in await where(server.bot.database, "Bruno")} == {"people", "seats"}


async def test_killed_between_two_tables_the_next_process_goes_on(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_games(server)
    await remove(server)
    deleted: list[int] = []
    inner = PrivacyCommands.delete_table

    async def one_only(commands: PrivacyCommands, table_id: int) -> int:
        if deleted:
            raise RuntimeError("killed")
        deleted.append(table_id)
        return await inner(commands, table_id)

    with monkeypatch.context() as patched:
        patched.setattr(PrivacyCommands, "delete_table", one_only)
        await server.advance(timedelta(days=DAYS) + HOUR * 2)
        assert len(deleted) == 1
        assert {"tables", "people"} <= await kept(server)
    await server.restart()
    await server.advance(HOUR)
    assert await kept(server) == RESULTS


async def test_an_operator_may_keep_everything(server: Any, new_database: NewDatabase) -> None:
    await two_games(server)
    server.settings = settings_at(server.settings.database_url, forget_servers_after=0)
    await server.restart()
    await remove(server)
    await server.advance(timedelta(days=DAYS) + HOUR * 2)
    assert "tables" in await kept(server)
