"""One process at a time runs with a database."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.errors import UnusableDatabase
from bot.storage.instance_lock import only_instance
from tests.bot.conftest import NewDatabase

pytestmark = pytest.mark.sqlite_threads


async def test_a_second_holder_waits_and_gives_up(new_database: NewDatabase) -> None:
    database_url = new_database("games")
    async with only_instance(database_url):
        with pytest.raises(UnusableDatabase, match="another process"):
            async with only_instance(database_url, patience=0.1):
                pytest.fail("two of them hold it")
    async with only_instance(database_url, patience=0.1):
        pass


async def test_what_fails_meanwhile_is_not_taken_for_the_lock(
    new_database: NewDatabase,
) -> None:
    database_url = new_database("games")
    with pytest.raises(OSError, match="elsewhere"):
        async with only_instance(database_url):
            raise OSError("elsewhere")
    async with only_instance(database_url, patience=0.1):
        pass


async def test_a_lock_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3.lock").mkdir()
    with pytest.raises(UnusableDatabase, match="lock"):
        async with only_instance(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3", patience=0.1):
            pytest.fail("it holds a folder")
