"""Nothing that was said to be done is lost, nothing is done by halves, nobody writes twice."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.errors import StaleControl, TableError
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService

pytestmark = pytest.mark.sqlite_threads


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
    open_service: Open, kill_after: Callable[[int], None]
) -> None:
    service = await open_service()
    table = (await service.begun(2)).table
    await service.act(table.id, 0, "pick 3", "seal")
    await service.act(table.id, 1, "pick 1")
    before = await service.contents()
    cut = 0
    while True:
        cut += 1
        kill_after(cut)
        try:
            await service.tables.play.act(table.id, 1, "seal", by=BOB)
        except Killed:
            kill_after(0)
            assert await service.contents() == before
        else:
            kill_after(0)
            break
    assert cut > 5
    assert len(await service.rows("moves")) == len(before["moves"]) + 1
    assert (await service.position(table.id)).state.winner == 0


async def test_after_a_cut_off_act_the_game_goes_on(
    open_service: Open, kill_after: Callable[[int], None]
) -> None:
    service = await open_service()
    table = (await service.begun(2)).table
    kill_after(2)
    with pytest.raises(Killed):
        await service.tables.play.act(table.id, 0, "pick 2", by=ANNA)
    kill_after(0)
    assert (await service.position(table.id)).state.picks == (0, 0)
    acted = await service.tables.play.act(table.id, 0, "pick 1", by=ANNA)
    assert acted.position.state.picks == (1, 0)


def copy_of_files(folder: Path) -> None:
    for part in folder.glob("tables.sqlite3*"):
        shutil.copy(part, folder / part.name.replace("tables", "copy"))


@pytest.mark.sqlite_file
async def test_every_acknowledged_act_is_in_the_file_at_once(
    open_service: Open, tmp_path: Path
) -> None:
    service = await open_service()
    table = (await service.begun(2)).table
    acted = await service.act(table.id, 0, "pick 2")
    # What another program reads from copies of the files is what would be left after a kill.
    copy_of_files(tmp_path)
    again = await open_service(name="copy")
    position = await again.position(table.id)
    assert position.state == acted.position.state
    assert position.tokens == acted.position.tokens
    assert position.due == acted.position.due
    assert position.table == acted.position.table


async def test_a_restart_changes_nothing(open_service: Open) -> None:
    service = await open_service()
    table = (await service.begun(2, 1)).table
    acted = await service.act(table.id, 0, "pick 2")
    again = await open_service()
    assert await again.position(table.id) == acted.position
    await again.tables.play.act(table.id, 0, "seal", by=ANNA, token=acted.position.tokens[0])


async def test_of_two_services_one_writes_a_version(open_service: Open) -> None:
    one, two = await open_service(), await open_service()
    position = await one.begun(2)
    table_id, token = position.table.id, position.tokens[0]
    await two.position(table_id)
    await one.tables.play.act(table_id, 0, "pick 2", by=ANNA, token=token)
    # The other service still holds the earlier version when the same press reaches it.
    with pytest.raises(StaleControl):
        await two.tables.play.act(table_id, 0, "pick 2", by=ANNA, token=token)
    acted = await two.tables.play.act(table_id, 1, "pick 1", by=BOB)
    assert acted.position.state.picks == (2, 1)
    versions = [move.version for move in await one.rows("moves")]
    assert len(versions) == len(set(versions)) == 3


async def test_a_service_refuses_nothing_because_it_was_left_behind(open_service: Open) -> None:
    one, two = await open_service(), await open_service()
    position = await one.begun(2)
    table_id = position.table.id
    await two.position(table_id)
    acted = await one.tables.play.act(table_id, 0, "pick 2", by=ANNA, token=position.tokens[0])
    token = acted.position.tokens[0]
    assert token != position.tokens[0]
    # To what the other service still holds, this token is of no decision.
    result = await two.tables.play.act(table_id, 0, "pick 1", by=ANNA, token=token)
    assert result.position.state.picks == (1, 0)


async def test_two_services_at_once_lose_no_move(open_service: Open) -> None:
    one, two = await open_service(), await open_service()
    table_id = (await one.begun(2)).table.id
    await two.position(table_id)

    async def press(service: OpenedService, seat: int) -> None:
        person = (ANNA, BOB)[seat]
        for number in (1, 2, 3, 1, 2):
            saved = False
            while not saved:
                try:
                    await service.tables.play.act(table_id, seat, f"pick {number}", by=person)
                    saved = True
                except TableError as error:  # the other service was faster time and again
                    if error.reason != "storage-busy":
                        raise

    await asyncio.gather(press(one, 0), press(two, 1))
    moves = await one.rows("moves")
    assert len(moves) == 11
    assert sorted((m.seat, m.action) for m in moves[1:]) == sorted(
        (seat, f"pick {number}") for seat in (0, 1) for number in (1, 2, 3, 1, 2)
    )
    assert (await two.position(table_id)).state.picks == (2, 2)


async def test_presses_at_the_same_moment_act_once(service: OpenedService) -> None:
    position = await service.begun(2)
    press = [
        service.tables.play.act(position.table.id, 0, "pick 2", by=ANNA, token=position.tokens[0])
        for _ in range(5)
    ]
    done = await asyncio.gather(*press, return_exceptions=True)
    assert sum(isinstance(result, StaleControl) for result in done) == 4
    assert len(await service.rows("moves")) == 2
    assert not len(service.tables._store._locks)


@pytest.mark.sqlite_file
async def test_a_full_disk_is_said_and_changes_nothing(service: OpenedService) -> None:
    table = (await service.begun(2)).table

    def limit(pages: str) -> Callable[[Any], Any]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    def used(connection: Any) -> int:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())

    await service.database.write(limit(str(await service.database.read(used))))
    before: dict[str, Any] = {}
    error: TableError | None = None
    for number in (1, 2, 3) * 300:
        before = await service.contents()
        try:
            await service.tables.play.act(table.id, 0, f"pick {number}", by=ANNA)
        except TableError as caught:
            error = caught
            break
    assert error.reason == "storage-full"
    assert await service.contents() == before
    await service.database.write(limit("1073741823"))
    await service.tables.play.act(table.id, 1, "pick 1", by=BOB)


async def test_an_error_of_the_database_repeats_no_secret(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    seed = (await service.rows("tables"))[0].seed

    def spoil(connection: Any) -> None:
        connection.exec_driver_sql("DROP TABLE moves")

    await service.database.write(spoil)
    with pytest.raises(TableError) as caught:
        await service.tables.play.act(table.id, 0, "pick 2", by=ANNA)
    assert caught.value.reason == "storage-failed"
    told = f"{caught.value}{caught.value.__cause__}"
    assert "pick 2" not in told
    assert seed.hex() not in told
