"""``mission-control ratings``: results and ratings are worked out anew."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from bot.command_line.ratings import MOST_NUMBERS, recount, report
from bot.storage.schema import result_seats
from bot.tables.record.recount import Recount
from tests.bot.cogs.test_mine import finish
from tests.bot.conftest import settings_at
from tests.bot.helpers.simulated_server import SimulatedServer

pytestmark = [pytest.mark.sqlite_threads, pytest.mark.sqlite_file]


async def told(server: SimulatedServer, *, write: bool = False) -> tuple[int, str]:
    said: list[str] = []
    code = await asyncio.to_thread(recount, server.settings, write=write, say=said.append)
    return code, "\n".join(said)


async def test_it_agrees_with_what_the_bot_keeps(server: SimulatedServer) -> None:
    await finish(server, await server.table("Anna", "Bruno", rated=True, clock=None))
    code, said = await told(server)
    assert code == 0
    assert "1 of 1 results" in said
    assert said.endswith("✓ All is as it was kept.")


async def test_what_differs_is_named_and_put_right(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", rated=True, clock=None)
    await finish(server, table)

    def falsify(connection: object) -> None:
        connection.execute(update(result_seats).values(mu=40.0, how="left"))  # type: ignore[attr-defined]

    await server.bot.tables._store.database.write(falsify)
    code, said = await told(server)
    assert code == 1
    assert f"✗ The log tells of another result: tables {table.id}" in said
    assert f"✗ Other ratings follow from the results: tables {table.id}" in said
    assert said.endswith("--write puts it right.")
    code, said = await told(server, write=True)
    assert code == 0
    assert said.endswith("✓ It is kept now as it was worked out.")
    assert (await told(server))[0] == 0


def test_a_database_that_cant_be_read(tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_at(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3")
    assert recount(settings, write=False) == 1
    assert "Nothing was compared. DATABASE_URL: there is no file" in capsys.readouterr().err


def test_few_of_many_tables_are_named() -> None:
    found = Recount(
        results=99, with_logs=99, missing=list(range(1, MOST_NUMBERS + 3)), unreadable=[7]
    )
    lines = report(found, written=False)
    assert lines[1].endswith(f"{MOST_NUMBERS} and 2 more")
    assert "can't be read" in lines[2]
