"""The operator hands over what is kept about a person, or deletes it."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.command_line.person_records import delete_person, export_person
from bot.domain.table import Status
from bot.housekeeping.schedule import EVERY
from bot.settings import Settings
from bot.storage.instance_lock import only_instance
from tests.bot.cogs.test_mine import finish
from tests.bot.conftest import settings_at
from tests.bot.helpers.simulated_server import SimulatedServer
from tests.bot.storage.test_opening import _released
from tests.bot.storage.test_person_records import where

pytestmark = [pytest.mark.sqlite_threads, pytest.mark.sqlite_file]

NOBODY = 123


async def export(server: SimulatedServer, user_id: int, file: Path) -> int:
    return await asyncio.to_thread(export_person, server.settings, user_id, file, lambda _: None)


async def delete(settings: Settings, user_id: int, said: list[str]) -> int:
    return await asyncio.to_thread(delete_person, settings, user_id, said.append)


async def two_games(server: SimulatedServer) -> tuple[Any, Any]:
    over = await server.table("Anna", "Bruno", clock=None)
    await finish(server, over)
    return over, await server.table("Anna", "Bruno", clock=timedelta(days=1))


async def test_a_persons_file_is_written_while_the_bot_runs(
    server: SimulatedServer, tmp_path: Path
) -> None:
    await server.traded("Anna", "Bruno")
    bruno, file = server.person("Bruno"), tmp_path / "bruno.json"
    async with only_instance(server.settings.database_url):
        assert await export(server, bruno.id, file) == 0
    kept = json.loads(file.read_text("utf-8"))
    assert kept["person"]["name"] == "Bruno"
    assert [seat["name"] for seat in kept["seats"]] == ["Bruno"]
    assert file.stat().st_mode & 0o077 == 0


async def test_nothing_is_written_over_a_file_nor_about_a_stranger(
    server: SimulatedServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await server.traded("Anna", "Bruno")
    file = tmp_path / "there.json"
    file.write_text("mine")
    assert await export(server, server.person("Bruno").id, file) == 1
    assert file.read_text() == "mine"
    assert "is there already" in capsys.readouterr().err
    assert await export(server, NOBODY, tmp_path / "new.json") == 1
    assert await export(server, server.person("Bruno").id, tmp_path / "no" / "folder") == 1
    assert not (tmp_path / "new.json").exists()
    assert f"Nothing is kept about {NOBODY}" in capsys.readouterr().err


async def test_a_stopped_bots_person_is_deleted_at_once(server: SimulatedServer) -> None:
    over, running = await two_games(server)
    await server.bot.close()
    said: list[str] = []
    assert await delete(server.settings, server.person("Bruno").id, said) == 0
    assert len(said) == 1
    assert "deleted" in said[0]
    bot = await server.restart(killed=False)
    assert await where(bot.database, server.person("Bruno").id, "Bruno") == set()
    assert (await bot.tables.get(over.id)).seats[1].former
    going_on = await bot.tables.get(running.id)
    assert going_on.status is Status.RUNNING
    assert going_on.seats[1].autopilot is not None
    assert (await bot.tables.history.verify(over.id)).ok
    assert await delete(server.settings, server.person("Bruno").id, said) == 1


async def test_a_running_bot_deletes_the_person_itself(server: SimulatedServer) -> None:
    """It knows sessions that no other process may change."""
    await two_games(server)
    said: list[str] = []
    async with only_instance(server.settings.database_url):
        assert await delete(server.settings, server.person("Bruno").id, said) == 0
    assert "marked" in said[0]
    assert await where(server.bot.database, "Bruno")
    await server.advance(EVERY * 2)
    assert await where(server.bot.database, server.person("Bruno").id, "Bruno") == set()


async def test_a_database_of_another_schema_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "released.sqlite3"
    _released(path)
    before = path.read_bytes()
    settings = settings_at(f"sqlite+aiosqlite:///{path}")
    said: list[str] = []
    assert await delete(settings, NOBODY, said) == 1
    assert "earlier version" in capsys.readouterr().err
    path.rename(tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes()[100:] == before[100:], "but for WAL in its head"
    missing = settings_at(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3")
    target = tmp_path / "file.json"
    assert await asyncio.to_thread(export_person, missing, NOBODY, target, said.append) == 1
    assert "there is no file" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite3").exists()
    assert said == []
