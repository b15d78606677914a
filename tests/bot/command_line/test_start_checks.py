"""The start and the page refuse the same things, in the same words."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.command_line import start_checks
from bot.command_line.checkup import check
from bot.command_line.start_checks import refusal, refusals
from bot.games import PRESENTERS
from bot.settings import Settings
from bot.storage.instance_lock import only_instance
from bot.storage.opening import open_database
from render.core.text import FontFile
from rules.core.errors import BrokenData
from tests.bot.conftest import NewDatabase, settings_at

pytestmark = pytest.mark.sqlite_threads

TOKEN = "not.a.token"


@dataclass
class Machine:
    """What the bot finds where it is started: a database of today's schema, and all well."""

    path: Path
    patch: pytest.MonkeyPatch
    settings: Settings
    held: list[sqlite3.Connection] = field(default_factory=list)

    def at(self, url: str) -> None:
        self.settings = settings_at(url, discord_token=TOKEN)

    def execute(self, statement: str) -> sqlite3.Connection:
        file = sqlite3.connect(self.path, isolation_level=None)
        self.held.append(file)
        file.execute(statement)
        return file

    def deny(self, path: Path, mode: int) -> None:
        """As if nobody had the right; the tests may run as somebody who has all."""
        allowed = os.access
        self.patch.setattr(
            os,
            "access",
            lambda asked, wanted: (
                (Path(asked) != path or not wanted & mode) and allowed(asked, wanted)
            ),
        )

    def break_data(self, game: str, name: str) -> None:
        def broken(*_: Any) -> Any:
            raise BrokenData(
                "unreadable", file="board.toml", line=7, field="calendar", why="it is no table"
            )

        owner: Any = PRESENTERS[game] if name == "check_texts" else PRESENTERS[game].game
        self.patch.setattr(owner, name, broken)


@pytest.fixture
def machine(new_database: NewDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    path = tmp_path / "games.sqlite3"

    async def made() -> None:
        await (await open_database(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(made())
    url = f"sqlite+aiosqlite:///{path}"
    machine = Machine(path, monkeypatch, settings_at(url, discord_token=TOKEN))
    yield machine
    for file in machine.held:
        file.close()


async def begin(settings: Settings) -> None:
    """What ``bot.running`` does until Discord is needed."""
    async with only_instance(settings.database_url, patience=0.1):
        database = await open_database(settings.database_url, busy_seconds=0.1)
        await database.close()


def refused_start(settings: Settings) -> list[str]:
    if found := refusals(settings):
        return found
    try:
        asyncio.run(begin(settings))
    except Exception as error:
        return [refusal(error) or repr(error)]
    return []


def refused_page(settings: Settings) -> list[str]:
    said: list[str] = []
    wrong = check(settings, said.append, offline=True)
    found = [line.split(maxsplit=2)[2] for line in said if line.startswith("  WRONG")]
    assert wrong == bool(found)
    return found


def no_token(machine: Machine) -> None:
    machine.settings = settings_at(machine.settings.database_url)


def half_a_token(machine: Machine) -> None:
    machine.settings = settings_at(machine.settings.database_url, discord_token="half")


def later(machine: Machine) -> None:
    machine.execute("UPDATE alembic_version SET version_num = '9999'")


def older(machine: Machine) -> None:
    machine.execute("UPDATE alembic_version SET version_num = '0001'")


def foreign(machine: Machine) -> None:
    machine.execute("DROP TABLE alembic_version")


def damaged(machine: Machine) -> None:
    for name in ("", "-wal", "-shm"):
        Path(f"{machine.path}{name}").unlink(missing_ok=True)
    machine.path.write_bytes(b"this is no database" * 1000)


def no_folder(machine: Machine) -> None:
    machine.at(f"sqlite+aiosqlite:///{machine.path.parent / 'nowhere' / 'x.sqlite3'}")


def a_folder(machine: Machine) -> None:
    machine.at(f"sqlite+aiosqlite:///{machine.path.parent}")


def in_memory(machine: Machine) -> None:
    machine.at("sqlite+aiosqlite://")


def unwritable_folder(machine: Machine) -> None:
    machine.deny(machine.path.parent, os.W_OK)


def unreadable_file(machine: Machine) -> None:
    machine.deny(machine.path, os.R_OK)


def unwritable_file(machine: Machine) -> None:
    machine.deny(machine.path, os.W_OK)


def held_by_another_program(machine: Machine) -> None:
    machine.at(f"{machine.settings.database_url}?timeout=0.1")
    machine.execute("BEGIN IMMEDIATE")


def no_driver(machine: Machine) -> None:
    machine.at("postgresql+asyncpg://nobody@127.0.0.1/games")
    machine.patch.setitem(sys.modules, "asyncpg", None)


def no_server(machine: Machine) -> None:
    pytest.importorskip("asyncpg")
    machine.at("postgresql+asyncpg://nobody@127.0.0.1:1/games")


def no_font(machine: Machine) -> None:
    missing = FontFile("fontpkg_that_nobody_has", "files/None.ttf")
    machine.patch.setattr(start_checks, "FACES", (missing,))


def broken_board(machine: Machine) -> None:
    machine.break_data("race1969", "content")


def broken_texts(machine: Machine) -> None:
    machine.break_data("space1999", "check_texts")


FAULTS: dict[Callable[[Machine], None], str] = {
    no_token: "DISCORD_TOKEN: is needed",
    half_a_token: "DISCORD_TOKEN: doesn't look like",
    later: "DATABASE_URL: it is of a later version",
    older: "DATABASE_URL: it is of a program before",
    foreign: "DATABASE_URL: this isn't a database of Mission Control",
    damaged: "file is not a database",
    no_folder: "DATABASE_URL: there is no folder",
    a_folder: "Is a directory",
    in_memory: "DATABASE_URL: a file is needed",
    unwritable_folder: "DATABASE_URL: nothing may be written in",
    unreadable_file: "Permission denied",
    unwritable_file: "Permission denied",
    held_by_another_program: "DATABASE_URL: another program holds",
    no_driver: "DATABASE_URL: its driver asyncpg isn't installed",
    no_server: "DATABASE_URL: its server can't be reached",
    no_font: "a font can't be read (No module named 'fontpkg_that_nobody_has')",
    broken_board: "board.toml, line 7, field calendar: it is no table",
    broken_texts: "board.toml, line 7, field calendar: it is no table",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_both_refuse_it_in_the_same_words(
    machine: Machine, fault: Callable[[Machine], None]
) -> None:
    fault(machine)
    before = sorted(machine.path.parent.iterdir())
    (page,) = refused_page(machine.settings)
    assert FAULTS[fault] in page
    assert sorted(machine.path.parent.iterdir()) == before, "the page changes nothing"
    assert refused_start(machine.settings) == [page]


def test_all_that_is_wrong_is_told_at_once(machine: Machine) -> None:
    no_token(machine)
    no_font(machine)
    found = refusals(machine.settings)
    assert len(found) == 2
    assert refused_page(machine.settings) == found


def test_both_are_content_with_what_is_right(machine: Machine) -> None:
    assert refused_page(machine.settings) == refused_start(machine.settings) == []
    machine.at(f"sqlite+aiosqlite:///{machine.path.parent / 'new.sqlite3'}")
    assert refused_page(machine.settings) == refused_start(machine.settings) == []


def test_a_running_bot_is_no_fault_but_worth_saying(machine: Machine) -> None:
    said: list[str] = []

    async def beside() -> list[str]:
        async with only_instance(machine.settings.database_url):
            assert await asyncio.to_thread(check, machine.settings, said.append, offline=True) == 0
            return await asyncio.to_thread(refused_start, machine.settings)

    (told,) = asyncio.run(beside())
    assert any("the bot runs with this database" in line for line in said)
    assert "another process" in told
    assert refused_start(machine.settings) == [], "it has ended"
    said.clear()
    check(machine.settings, said.append, offline=True)
    assert any("the bot doesn't run" in line for line in said)


def test_a_tight_disk_is_told_in_figures_that_say_something(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=7 * 2**20))
    assert refused_page(machine.settings) == ["7 MiB free"]
