"""Nobody else on the machine reads the token, hands and seeds."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from structlog.testing import capture_logs

from bot.command_line.backup import back_up
from bot.command_line.checkup import check
from bot.errors import UnusableDatabase
from bot.private_files import keep_private, left_open
from bot.storage.instance_lock import only_instance
from bot.storage.opening import files_of, open_database
from tests.bot.conftest import settings_at
from tests.bot.test_settings import run

pytestmark = [
    pytest.mark.sqlite_threads,
    pytest.mark.skipif(sys.platform == "win32", reason="a user's folders are their own there"),
]


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: mode(file) for file in folder.iterdir()}


def test_what_others_could_read_is_tightened_and_told(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("open", "group", "own", "missing")]
    for file, wanted in zip(files, (0o644, 0o640, 0o600), strict=False):
        file.touch(mode=wanted)
    with capture_logs() as logs:
        keep_private(files)
    assert [mode(file) for file in files[:3]] == [0o600] * 3
    assert [(line["file"], line["was"]) for line in logs] == [
        (str(files[0]), "644"),
        (str(files[1]), "640"),
    ]
    with capture_logs() as logs:
        keep_private(files)
    assert not logs


def test_what_belongs_to_another_user_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(".env").touch(mode=0o644)
    url, said = f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3", list[str]()
    settings = settings_at(url, discord_token="a.b.c")
    assert check(settings, said.append, offline=True) == 0
    assert mode(Path(".env")) == 0o644, "the page changes nothing"
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert check(settings, said.append, offline=True) == 1
    assert any("WRONG" in line and ".env (mode 644)" in line for line in said)
    Path(".env").chmod(0o600)
    assert left_open([Path(".env")]) == []


def test_what_cant_be_tightened_does_not_keep_the_bot_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "theirs"
    file.touch(mode=0o644)

    def refuse(path: Path, wanted: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    with capture_logs() as logs:
        keep_private([file])
    assert [line["event"] for line in logs] == ["others may read a file"]


async def test_a_database_and_all_beside_it_is_its_owners(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3"
    for _ in range(2):
        async with only_instance(url):
            database = await open_database(url)
            settings = settings_at(url)
            (tmp_path / "copy.sqlite3").unlink(missing_ok=True)
            assert back_up(settings, tmp_path / "copy.sqlite3", list[str]().append) == 0
            there = modes(tmp_path)
            assert there.keys() > {f"games.sqlite3{end}" for end in ("", "-wal", "-shm", ".lock")}
            assert set(there.values()) == {0o600}, there
            await database.close()
        for name in modes(tmp_path):
            (tmp_path / name).chmod(0o664)  # as an earlier version or a copy may have left them


async def test_what_an_earlier_bot_left_open_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        path.chmod(0o644)
        file.execute("CREATE TABLE things (name)")
        url = settings_at(f"sqlite+aiosqlite:///{path}").database_url
        async with only_instance(url):
            assert set(modes(tmp_path).values()) == {0o600}


def test_the_start_keeps_the_settings_from_others(tmp_path: Path) -> None:
    (tmp_path / ".env").touch(mode=0o644)
    ended = run(tmp_path, DATABASE_URL="sqlite+aiosqlite:////nowhere/at/all.sqlite3")
    assert ended.returncode == 2
    assert "there is no folder /nowhere/at" in ended.stderr
    assert "others could read a file; now only its owner can" in ended.stderr
    assert mode(tmp_path / ".env") == 0o600


def test_a_server_has_no_files() -> None:

    assert files_of(make_url("postgresql+asyncpg://me@here/games")) == []


async def test_a_file_that_is_no_database_keeps_its_rights(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.write_text("written by somebody else, for others to read")
    notes.chmod(0o644)
    with pytest.raises(UnusableDatabase, match="not a database"):
        async with only_instance(f"sqlite+aiosqlite:///{notes}"):
            pytest.fail("it was used")
    assert modes(tmp_path) == {"notes": 0o644}
