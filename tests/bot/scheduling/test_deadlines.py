"""Reminders and ends in the running bot: each once, whatever happens to the process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.deadlines import LOBBY_LIFETIME
from bot.domain.table import Status
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.storage import deadlines

GAME = PRESENTERS["race1969"].game
Read = Callable[[Any], list[str]]
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def advance(town: Any, span: timedelta) -> None:
    """Let time pass in pieces: SimCord wants each call to be over within seconds."""
    while span > timedelta(0):
        piece = min(span, DAY)
        await town.env.advance_time(piece.total_seconds())
        span -= piece


async def buying(town: Any, **options: Any) -> tuple[int, int, str]:
    """A table where one person buys: table, seat, and the person's name."""
    table = await town.table("Anna", "Bruno", **options)
    for seat in range(2):
        await town.act(table.id, seat, "trade 0")
    position = await town.bot.tables.position(table.id)
    seat = GAME.decisions(position.state)[0].seat
    return table.id, seat, ("Anna", "Bruno")[seat]


async def letters_after(town: Any, name: str, span: timedelta) -> int:
    """How many letters somebody gets while time passes."""
    before = len(town.letters(name))
    await advance(town, span)
    return len(town.letters(name)) - before


async def seat_up(town: Any, table_id: int) -> tuple[int, str]:
    position = await town.bot.tables.position(table_id)
    decision = GAME.decisions(position.state)[0]
    return decision.seat, decision.kind


async def test_half_time_one_hour_and_the_end(town: Any) -> None:
    table_id, seat, name = await buying(town)
    other = {"Anna": "Bruno", "Bruno": "Anna"}[name]
    assert await letters_after(town, name, 11.9 * HOUR) == 0
    assert await letters_after(town, name, 0.2 * HOUR) == 1
    assert await letters_after(town, name, 10.8 * HOUR) == 0
    assert await letters_after(town, name, 0.2 * HOUR) == 1
    assert (await seat_up(town, table_id))[0] == seat
    quiet = len(town.letters(other))
    await advance(town, HOUR)
    assert (await seat_up(town, table_id))[0] == 1 - seat
    assert len(town.letters(other)) == quiet


async def test_whoever_moves_in_time_is_not_reminded(town: Any) -> None:
    table_id, seat, name = await buying(town)
    await advance(town, 11 * HOUR)
    await town.act(table_id, seat, "done")
    assert await letters_after(town, name, 2 * HOUR) == 0
    # The other one's clock began when their turn did.
    position = await town.bot.tables.position(table_id)
    assert position.due == {1 - seat: town.bot.clock.now() - 2 * HOUR + DAY}


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_neither_repeats_nor_forgets(town: Any, killed: bool) -> None:
    table_id, seat, name = await buying(town)
    got = 0
    for hours in (6, 5, 2, 9, 1.5):
        got += await letters_after(town, name, hours * HOUR)
        await town.restart(killed=killed)
        await town.settle()
    assert got == 2
    assert (await seat_up(town, table_id))[0] == seat
    await advance(town, 1 * HOUR)
    assert (await seat_up(town, table_id))[0] == 1 - seat


async def test_an_outage_is_given_back(town: Any) -> None:
    table_id, seat, name = await buying(town)
    await advance(town, 10 * HOUR)
    (due,) = (await town.bot.tables.position(table_id)).due.values()
    await outage(town, 7 * HOUR)
    assert (await town.bot.tables.position(table_id)).due == {seat: due + 7 * HOUR}
    assert await letters_after(town, name, 1.9 * HOUR) == 0
    assert await letters_after(town, name, 0.2 * HOUR) == 1
    await advance(town, 11.8 * HOUR)
    assert (await seat_up(town, table_id))[0] == seat
    await advance(town, 0.2 * HOUR)
    assert (await seat_up(town, table_id))[0] == 1 - seat


async def outage(town: Any, span: timedelta) -> None:
    """The process is gone for a while."""
    await town.bot.close()
    town.env.backend.clock.advance(span.total_seconds())
    await town.restart()
    await town.settle()


async def test_a_process_that_was_killed_is_missed_since_its_last_beat(town: Any) -> None:
    table_id, _, _ = await buying(town)
    await advance(town, 10 * HOUR)
    (due,) = (await town.bot.tables.position(table_id)).due.values()
    old = town.bot
    town.env.backend.clock.advance((5 * HOUR).total_seconds())
    await town.restart()
    assert old.is_closed() is False
    await town.settle()
    (later,) = (await town.bot.tables.position(table_id)).due.values()
    assert timedelta(0) <= later - (due + 5 * HOUR) <= DAY / 48


async def test_a_lost_connection_is_given_back(town: Any) -> None:
    table_id, seat, name = await buying(town)
    (due,) = (await town.bot.tables.position(table_id)).due.values()
    await advance(town, 2 * HOUR)
    with town.env._bot_scope():
        await town.bot.on_disconnect()
    assert await letters_after(town, name, 30 * HOUR) == 0
    assert (await seat_up(town, table_id))[0] == seat
    with town.env._bot_scope():
        await town.bot.on_resumed()
    await town.settle()
    assert (await town.bot.tables.position(table_id)).due == {seat: due + 30 * HOUR}
    assert await letters_after(town, name, 10.1 * HOUR) == 1


async def test_a_sleeping_machine_is_no_ones_loss(
    town: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process sleeps through everything and wakes late: nothing rang meanwhile."""
    table_id, seat, name = await buying(town)
    (due,) = (await town.bot.tables.position(table_id)).due.values()
    town.env.backend.clock.advance((40 * HOUR).total_seconds())
    before = len(town.letters(name))
    await advance(town, timedelta(seconds=1))
    assert len(town.letters(name)) == before
    assert (await seat_up(town, table_id))[0] == seat
    assert (await town.bot.tables.position(table_id)).due == {seat: due + 40 * HOUR}


async def test_a_pause_stops_the_clock_and_resume_goes_on(town: Any) -> None:
    table_id, seat, name = await buying(town)
    await advance(town, 11 * HOUR)
    host = town.known("Anna")
    with town.env._bot_scope():
        await town.bot.tables.hosting.pause(table_id, host)
    assert await letters_after(town, name, 72 * HOUR) == 0
    assert (await town.bot.tables.get(table_id)).status is Status.PAUSED
    await outage(town, 10 * HOUR)
    with town.env._bot_scope():
        await town.bot.tables.hosting.resume(table_id, host)
    await town.settle()
    assert (await town.bot.tables.position(table_id)).due == {
        seat: town.bot.clock.now() + 13 * HOUR
    }
    assert await letters_after(town, name, 1.1 * HOUR) == 1


async def test_without_a_clock_nobody_is_hurried(town: Any) -> None:
    table_id, seat, name = await buying(town, clock=None)
    assert await letters_after(town, name, 60 * HOUR) == 0
    assert (await seat_up(town, table_id))[0] == seat


async def test_a_secret_decision_ends_with_the_clock_for_those_who_owe_it(town: Any) -> None:
    table = await town.table("Anna", "Bruno", "Chloé")
    await town.act(table.id, 1, "trade 0")
    await advance(town, DAY + HOUR / 60)
    assert (await seat_up(town, table.id))[1] == "purchase"
    position = await town.bot.tables.position(table.id)
    assert set(position.due) == {decision.seat for decision in GAME.decisions(position.state)}


async def test_many_ends_at_once_are_all_carried_out(town: Any) -> None:
    tables = []
    for number in range(6):
        channel = town.guild.create_text_channel(f"room-{number}")
        tables.append(await town.table("Anna", "Bruno", channel=channel))
    await advance(town, DAY + HOUR / 60)
    for table in tables:
        assert (await seat_up(town, table.id))[1] == "purchase"


async def test_an_end_that_fails_is_tried_again(town: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, seat, _ = await buying(town)
    expire, failures = town.bot.tables.play.expire, [TableError("storage-busy"), OSError("disk")]

    async def failing(*args: Any, **kwargs: Any) -> Any:
        if failures:
            raise failures.pop()
        return await expire(*args, **kwargs)

    monkeypatch.setattr(town.bot.tables.play, "expire", failing)
    await advance(town, DAY)
    assert (await seat_up(town, table_id))[0] == seat
    await advance(town, timedelta(minutes=3))
    assert not failures
    assert (await seat_up(town, table_id))[0] == 1 - seat


async def test_death_between_mark_and_letter_loses_no_reminder(
    town: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, name = await buying(town)
    before = len(town.letters(name))
    with monkeypatch.context() as patched:
        patched.setattr(town.bot.delivery, "_started", False)
        await advance(town, 12.1 * HOUR)
    assert len(town.letters(name)) == before
    await town.restart()
    await town.settle()
    assert len(town.letters(name)) == before + 1
    await town.restart()
    await town.settle()
    assert len(town.letters(name)) == before + 1


async def test_no_clock_no_task(town: Any) -> None:
    await town.table("Anna", "Bruno", clock=None)
    await advance(town, LOBBY_LIFETIME)  # the lobby before it had one
    names = {task.get_name() for task in asyncio.all_tasks()}
    assert not names & {"deadlines", "heartbeat", "delivery-retry"}
    assert await town.bot.database.read(deadlines.earliest) is None
