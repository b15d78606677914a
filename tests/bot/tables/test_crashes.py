"""Nothing that was said to be done is lost, nothing is done by halves, nobody writes twice."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.errors import StaleControl, TableError
from tests.bot.tables.commands.test_lobby import refused
from tests.bot.tables.conftest import ANNA, BOB, House, Open


class Killed(Exception):
    """Stands for the process dying between two statements."""


@pytest.fixture
def kill_after() -> Iterator[Callable[[int], None]]:
    """Lets the nth statement from now on be the last; 0 lets all through."""
    left = [0]

    def executed(*_: Any) -> None:
        if left[0]:
            left[0] -= 1
            if not left[0]:
                raise Killed

    event.listen(Engine, "after_cursor_execute", executed)

    def set_(count: int) -> None:
        left[0] = count

    yield set_
    event.remove(Engine, "after_cursor_execute", executed)


async def test_an_act_cut_off_anywhere_is_not_done_at_all(
    open_house: Open, kill_after: Callable[[int], None]
) -> None:
    house = await open_house()
    table = (await house.begun(2)).table
    await house.act(table.id, 0, "pick 3", "seal")
    await house.act(table.id, 1, "pick 1")
    before = await house.contents()
    cut = 0
    while True:
        cut += 1
        kill_after(cut)
        try:
            await house.tables.act(table.id, 1, "seal", by=BOB)
        except Killed:
            kill_after(0)
            assert await house.contents() == before
        else:
            kill_after(0)
            break
    assert cut > 5
    assert len(await house.rows("moves")) == len(before["moves"]) + 1
    assert (await house.tables.position(table.id)).state.winner == 0


async def test_after_a_cut_off_act_the_game_goes_on(
    open_house: Open, kill_after: Callable[[int], None]
) -> None:
    house = await open_house()
    table = (await house.begun(2)).table
    kill_after(2)
    with pytest.raises(Killed):
        await house.tables.act(table.id, 0, "pick 2", by=ANNA)
    kill_after(0)
    assert (await house.tables.position(table.id)).state.picks == (0, 0)
    acted = await house.tables.act(table.id, 0, "pick 1", by=ANNA)
    assert acted.position.state.picks == (1, 0)


def copy_of_files(folder: Path) -> None:
    for part in folder.glob("tables.sqlite3*"):
        shutil.copy(part, folder / part.name.replace("tables", "copy"))


async def test_every_acknowledged_act_is_in_the_file_at_once(
    open_house: Open, tmp_path: Path
) -> None:
    house = await open_house()
    table = (await house.begun(2)).table
    acted = await house.act(table.id, 0, "pick 2")
    # What another program reads from copies of the files is what would be left after a kill.
    copy_of_files(tmp_path)
    again = await open_house(name="copy")
    position = await again.tables.position(table.id)
    assert position.state == acted.position.state
    assert position.since == acted.position.since
    assert position.due == acted.position.due
    assert position.table == acted.position.table


async def test_a_restart_changes_nothing(open_house: Open) -> None:
    house = await open_house()
    table = (await house.begun(2, 1)).table
    acted = await house.act(table.id, 0, "pick 2")
    again = await open_house()
    assert await again.tables.position(table.id) == acted.position
    await again.tables.act(table.id, 0, "seal", by=ANNA, token=acted.position.since[0])


async def test_of_two_services_one_writes_a_version(open_house: Open) -> None:
    one, two = await open_house(), await open_house()
    position = await one.begun(2)
    table_id, token = position.table.id, position.since[0]
    await two.tables.position(table_id)
    await one.tables.act(table_id, 0, "pick 2", by=ANNA, token=token)
    # The other service still holds the earlier version when the same press reaches it.
    with pytest.raises(StaleControl):
        await two.tables.act(table_id, 0, "pick 2", by=ANNA, token=token)
    acted = await two.tables.act(table_id, 1, "pick 1", by=BOB)
    assert acted.position.state.picks == (2, 1)
    versions = [move.version for move in await one.rows("moves")]
    assert len(versions) == len(set(versions)) == 3


async def test_two_services_at_once_lose_no_move(open_house: Open) -> None:
    one, two = await open_house(), await open_house()
    table_id = (await one.begun(2)).table.id
    await two.tables.position(table_id)

    async def press(house: House, seat: int) -> None:
        person = (ANNA, BOB)[seat]
        for number in (1, 2, 3, 1, 2):
            saved = False
            while not saved:
                try:
                    await house.tables.act(table_id, seat, f"pick {number}", by=person)
                    saved = True
                except TableError as error:
                    if error.reason != "storage-busy":  # the other was faster time and again
                        raise

    await asyncio.gather(press(one, 0), press(two, 1))
    moves = await one.rows("moves")
    assert len(moves) == 11
    assert sorted((m.seat, m.action) for m in moves[1:]) == sorted(
        (seat, f"pick {number}") for seat in (0, 1) for number in (1, 2, 3, 1, 2)
    )
    assert (await two.tables.position(table_id)).state.picks == (2, 2)


async def test_presses_at_the_same_moment_act_once(house: House) -> None:
    position = await house.begun(2)
    press = [
        house.tables.act(position.table.id, 0, "pick 2", by=ANNA, token=position.since[0])
        for _ in range(5)
    ]
    done = await asyncio.gather(*press, return_exceptions=True)
    assert sum(isinstance(result, StaleControl) for result in done) == 4
    assert len(await house.rows("moves")) == 2
    assert house.tables._locks == {}


async def test_a_locked_database_is_said_and_changes_nothing(
    open_house: Open, tmp_path: Path
) -> None:
    house = await open_house(busy_seconds=0.05)
    table = (await house.begun(2)).table
    other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        act = house.tables.act(table.id, 0, "pick 2", by=ANNA)
        await refused(house, "storage-busy", act)
        assert (await house.tables.position(table.id)).state.picks == (0, 0)
    finally:
        other.execute("ROLLBACK")
        other.close()
    await house.tables.act(table.id, 0, "pick 2", by=ANNA)


async def test_a_full_disk_is_said_and_changes_nothing(house: House) -> None:
    table = (await house.begun(2)).table

    def limit(pages: str) -> Callable[[Any], Any]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    def used(connection: Any) -> int:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())

    await house.database.write(limit(str(await house.database.read(used))))
    before: dict[str, Any] = {}
    error: TableError | None = None
    for number in (1, 2, 3) * 300:
        before = await house.contents()
        try:
            await house.tables.act(table.id, 0, f"pick {number}", by=ANNA)
        except TableError as caught:
            error = caught
            break
    assert error is not None
    assert error.reason == "storage-full"
    assert await house.contents() == before
    await house.database.write(limit("1073741823"))
    await house.tables.act(table.id, 1, "pick 1", by=BOB)


async def test_an_error_of_the_database_repeats_no_secret(house: House) -> None:
    table = (await house.begun(2)).table
    seed = (await house.rows("tables"))[0].seed

    def spoil(connection: Any) -> None:
        connection.exec_driver_sql("DROP TABLE moves")

    await house.database.write(spoil)
    with pytest.raises(TableError) as caught:
        await house.tables.act(table.id, 0, "pick 2", by=ANNA)
    assert caught.value.reason == "storage-failed"
    told = f"{caught.value}{caught.value.__cause__}"
    assert "pick 2" not in told
    assert seed.hex() not in told
