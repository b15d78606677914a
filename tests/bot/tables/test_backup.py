"""A copy of the database, made while games go on."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from bot.command_line.backup import back_up
from bot.storage.opening import open_database
from bot.tables.service import TableService
from tests.bot.conftest import settings_at
from tests.bot.tables.conftest import OpenedService
from tests.bot.toys.toy_presenter import presenters


@pytest.mark.sqlite_file
async def test_a_copy_made_while_the_bot_runs_holds_every_acknowledged_move(
    service: OpenedService, tmp_path: Path
) -> None:
    table = (await service.begun()).table
    await service.act(table.id, 0, "pick 3")
    target = tmp_path / "copy.sqlite3"
    told: list[str] = []
    assert back_up(settings_at(service.url), target, told.append) == 0
    assert told == [f"{target}: 1 tables"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    held = await service.position(table.id)
    copy = await open_database(f"sqlite+aiosqlite:///{target}")
    try:
        again = await TableService(copy, presenters(), service.clock).position(table.id)
    finally:
        await copy.close()
    assert (again.table.version, again.state) == (held.table.version, held.state)
    assert dict(again.tokens) == dict(held.tokens)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite+aiosqlite:///{}/none.sqlite3", "there is no file"),
        ("postgresql+asyncpg://host/games", "pg_dump"),
    ],
)
def test_what_cannot_be_copied_is_said_and_nothing_is_left(
    url: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copy.sqlite3"
    assert back_up(settings_at(url.format(tmp_path)), target) == 1
    said = capsys.readouterr().err
    assert "No copy was made" in said
    assert why in said
    assert not target.exists()


def test_a_file_that_is_no_database_leaves_no_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "letter.sqlite3", tmp_path / "copy.sqlite3"
    source.write_text("Dear diary, " * 200, encoding="utf-8")
    assert back_up(settings_at(f"sqlite+aiosqlite:///{source}"), target) == 1
    assert "No copy was made" in capsys.readouterr().err
    assert not target.exists()


@pytest.mark.sqlite_file
async def test_nothing_is_written_over(
    service: OpenedService, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copy.sqlite3"
    target.write_text("kept", encoding="utf-8")
    assert back_up(settings_at(service.url), target) == 1
    assert "is there already" in capsys.readouterr().err
    assert target.read_text(encoding="utf-8") == "kept"
