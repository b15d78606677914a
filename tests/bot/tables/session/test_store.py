"""Nothing is kept in memory that was true before a change which makes no new version."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from bot.domain.calendar import PersonalHours, QuietHours
from bot.domain.table import Position
from bot.domain.votes import UndoVote, VoteStatus
from bot.storage import deadlines, schema
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService

NIGHT = PersonalHours("UTC", QuietHours(22 * 60, 7 * 60))
HOUR = timedelta(hours=1)

LateReader = Callable[[int, str, Callable[[], Awaitable[Any]]], Awaitable[Any]]
"""Looks at a table, and has what it read from the database only after something has changed."""


@pytest.fixture
def late_reader(service: OpenedService, monkeypatch: pytest.MonkeyPatch) -> LateReader:
    """Takes a table, the work that comes late, and the change; returns what that returns."""
    database = service.database

    async def look(table_id: int, late: str, change: Callable[[], Awaitable[Any]]) -> Any:
        has_read, goes_on = asyncio.Event(), asyncio.Event()

        def waiting(read: Any) -> Any:
            async def read_late(work: Any, *args: Any) -> Any:
                found = await read(work, *args)
                if work.__name__ == late and not has_read.is_set():
                    has_read.set()
                    await goes_on.wait()
                return found

            return read_late

        with monkeypatch.context() as patched:
            patched.setattr(database, "read", waiting(database.read))
            looking = asyncio.create_task(service.tables.snapshot(table_id, 12))
            await has_read.wait()
            changed = await change()
            goes_on.set()
            await looking
        return changed

    return look


async def is_kept_as_stored(service: OpenedService, open_service: Open, table_id: int) -> Position:
    """The position in memory, which is what another process reads."""
    kept = await service.position(table_id)
    assert kept == await (await open_service(clock=service.clock)).tables.position(table_id)
    return kept


# The latest entries of a table in memory, the whole of one that isn't, and whether the one in
# memory is still the table.
LATE = pytest.mark.parametrize("late", ["tail", "load", "current_version"])


async def looked_at(service: OpenedService, table_id: int, late: str) -> None:
    """Let the table be read next as the late reader shall read it."""
    service.tables.reload()
    if late == "tail":
        await service.position(table_id)
    elif late == "current_version":
        await service.tables.snapshot(table_id, 12)
        posted = update(schema.tables).values(live_message_id=7)
        await service.database.write(lambda connection: connection.execute(posted) and None)


@LATE
async def test_a_late_reader_brings_back_no_earlier_hours(
    service: OpenedService, open_service: Open, late_reader: LateReader, late: str
) -> None:
    position = await service.begun(2)
    table_id = position.table.id
    await looked_at(service, table_id, late)
    await late_reader(table_id, late, lambda: service.tables.hours.set(BOB, NIGHT))
    kept = await is_kept_as_stored(service, open_service, table_id)
    nights = 7 * HOUR + 9 * HOUR
    assert kept.due == {0: position.due[0], 1: position.due[1] + nights}


@LATE
async def test_a_late_reader_lets_no_vote_stay_open(
    service: OpenedService, late_reader: LateReader, late: str
) -> None:
    table_id = (await service.begun(2)).table.id
    await service.revealed(table_id)
    await looked_at(service, table_id, late)
    vote = await late_reader(table_id, late, lambda: service.tables.undo.undo(table_id, ANNA))
    assert isinstance(vote, UndoVote)
    await service.act(table_id, 0, "stop")
    assert [row.ballot for row in await service.rows("votes")] == [VoteStatus.LAPSED]


async def test_a_move_that_overtakes_a_look_leaves_the_game_in_memory(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = (await service.begun(2)).table
    read, looks = service.database.read, list[str]()

    async def overtaken(work: Any, *args: Any) -> Any:
        looks.append(work.__name__)
        if looks == ["current_version"]:
            await move(service, begun.id)
        return await read(work, *args)

    monkeypatch.setattr(service.database, "read", overtaken)
    assert (await service.position(begun.id)).table.version > begun.version
    assert "load" not in looks


@pytest.fixture
def credited_first(service: OpenedService, monkeypatch: pytest.MonkeyPatch) -> list[timedelta]:
    """Outages, each of which is credited right before a commit that has been computed by then."""
    write, spans = service.database.write, list[timedelta]()

    async def writing(work: Any, *args: Any) -> Any:
        if work.__name__ == "write_commit" and spans:
            now = service.clock.now()
            await write(deadlines.credit, [0], now - spans.pop(), now)
            service.tables.reload()
        return await write(work, *args)

    monkeypatch.setattr(service.database, "write", writing)
    return spans


async def move(service: OpenedService, table_id: int) -> None:
    await service.act(table_id, 0, "pick 1")


async def allow_an_hour_more(service: OpenedService, table_id: int) -> None:
    await service.tables.clocks.extend(table_id, ANNA, HOUR)


@pytest.mark.parametrize(("act", "more"), [(move, 5 * HOUR), (allow_an_hour_more, 6 * HOUR)])
async def test_a_change_behind_a_credit_leaves_it(
    service: OpenedService,
    open_service: Open,
    credited_first: list[timedelta],
    act: Callable[[OpenedService, int], Awaitable[None]],
    more: timedelta,
) -> None:
    position = await service.begun(2)
    service.clock.pass_(hours=5)
    credited_first.append(5 * HOUR)
    await act(service, position.table.id)
    kept = await is_kept_as_stored(service, open_service, position.table.id)
    assert kept.due == {seat: ends + more for seat, ends in position.due.items()}


async def test_a_bank_behind_a_credit_holds_what_was_left(
    service: OpenedService, open_service: Open, credited_first: list[timedelta]
) -> None:
    table_id = (await service.begun(2, clock=12 * HOUR, refill=2 * HOUR)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    await service.act(table_id, 1, "pick 1")
    service.clock.pass_(hours=5)
    credited_first.append(5 * HOUR)
    await service.act(table_id, 1, "seal")
    await service.act(table_id, 0, "stop")
    kept = await is_kept_as_stored(service, open_service, table_id)
    assert kept.due[1] == service.clock.now() + 12 * HOUR, "Bob's bank is full"
