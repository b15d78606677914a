"""What is made of a move while the disk keeps it: shown only if the move was kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

from bot.domain.table import MoveResult
from bot.errors import TableError
from bot.storage.engine import Database
from tests.bot.tables.conftest import ANNA, House, Open


class Full(Exception):
    """Stands for a disk without room."""


@pytest.fixture
def full() -> Iterator[list[bool]]:
    """Whether commits fail: ``full[0] = True``."""
    fails = [False]

    def committing(_: Connection) -> None:
        if fails[0]:
            raise Full

    event.listen(Engine, "commit", committing)
    yield fails
    event.remove(Engine, "commit", committing)


class Sketch:
    """Makes something of a move, and remembers of what it was asked to."""

    def __init__(self) -> None:
        self.of: list[tuple[int, ...]] = []
        self.finished = 0

    async def show(self, acted: MoveResult) -> str:
        self.of.append(acted.position.state.picks)
        await asyncio.sleep(0.05)
        self.finished += 1
        return f"picks {acted.position.state.picks}"


async def test_it_is_begun_before_the_move_is_known_to_be_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = (await house.begun(2)).table.id
    order: list[str] = []
    begun = asyncio.Event()

    async def show(acted: MoveResult) -> tuple[int, ...]:
        order.append("shown")
        begun.set()
        picks: tuple[int, ...] = acted.position.state.picks
        return picks

    async def slow(self: Database, meanwhile: Any, work: Any, *args: Any) -> Any:
        meanwhile()
        await begun.wait()
        kept = await self.write(work, *args)
        order.append("kept")
        return kept

    monkeypatch.setattr(type(house.database), "write_beside", slow)
    assert await house.tables.act_and_show(table_id, 0, "pick 2", show, by=ANNA) == (2, 0)
    assert order == ["shown", "kept"]


async def test_what_was_made_of_a_move_that_was_not_kept_is_forgotten(
    house: House, full: list[bool]
) -> None:
    table_id = (await house.begun(2)).table.id
    sketch = Sketch()
    full[0] = True
    with pytest.raises(Full):
        await house.tables.act_and_show(table_id, 0, "pick 2", sketch.show, by=ANNA)
    full[0] = False
    await asyncio.sleep(0.1)
    assert sketch.finished == 0
    assert (await house.tables.position(table_id)).state.picks == (0, 0)
    shown = await house.tables.act_and_show(table_id, 0, "pick 3", sketch.show, by=ANNA)
    assert shown == "picks (3, 0)"


async def test_it_is_made_anew_if_somebody_else_was_faster(open_house: Open) -> None:
    one, two = await open_house(), await open_house()
    table_id = (await one.begun(2)).table.id
    await two.tables.position(table_id)
    await one.act(table_id, 1, "pick 3")
    sketch = Sketch()
    shown = await two.tables.act_and_show(table_id, 0, "pick 2", sketch.show, by=ANNA)
    assert shown == "picks (2, 3)"
    assert sketch.of[-1] == (2, 3)


async def test_a_move_counts_even_if_it_cannot_be_shown(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    commits = len(house.commits)

    async def show(acted: MoveResult) -> None:
        raise LookupError("no picture")

    with pytest.raises(LookupError, match="no picture"):
        await house.tables.act_and_show(table_id, 0, "pick 2", show, by=ANNA)
    assert (await house.tables.position(table_id)).state.picks == (2, 0)
    assert len(house.commits) == commits + 1


async def test_nothing_is_made_of_a_move_that_is_refused(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    sketch = Sketch()
    with pytest.raises(TableError, match="not-your-seat"):
        await house.tables.act_and_show(table_id, 1, "pick 2", sketch.show, by=ANNA)
    assert sketch.of == []


async def test_a_table_is_free_for_others_while_a_picture_is_drawn(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    drawn = asyncio.Event()

    async def show(acted: MoveResult) -> int:
        await drawn.wait()
        return acted.position.table.version

    showing = asyncio.create_task(house.tables.act_and_show(table_id, 0, "pick 2", show, by=ANNA))
    await asyncio.sleep(0.05)
    acted = await asyncio.wait_for(house.act(table_id, 1, "pick 1"), 20)
    drawn.set()
    assert await showing < acted.position.table.version
