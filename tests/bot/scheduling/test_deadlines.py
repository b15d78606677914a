"""Decisions whose time runs out, reminders, outages, and quiet hours."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.domain.clocks import LOBBY_LIFETIME
from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.storage import deadlines
from tests.bot.helpers.played_tables import buying
from tests.bot.helpers.simulated_server import SimulatedServer, texts

GAME = PRESENTERS["race1969"].game
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def direct_messages_after(server: Any, name: str, span: timedelta) -> int:
    before = len(server.direct_messages(name))
    await server.advance(span)
    return len(server.direct_messages(name)) - before


async def seat_up(server: Any, table_id: int) -> tuple[int, str]:
    position = await server.position(table_id)
    decision = GAME.decisions(position.state)[0]
    return decision.seat, decision.kind


async def test_half_time_one_hour_and_the_end(server: Any) -> None:
    table_id, seat, name = await buying(server)
    other = {"Anna": "Bruno", "Bruno": "Anna"}[name]
    assert await direct_messages_after(server, name, 11.9 * HOUR) == 0
    assert await direct_messages_after(server, name, 0.2 * HOUR) == 1
    half = texts(server.direct_messages(name)[-1])
    assert await direct_messages_after(server, name, 10.8 * HOUR) == 0
    assert texts(server.direct_messages(name)[-1]) == half
    assert await direct_messages_after(server, name, 0.2 * HOUR) == 0
    assert texts(server.direct_messages(name)[-1]) != half, "edited at the last hour"
    assert (await seat_up(server, table_id))[0] == seat
    quiet = len(server.direct_messages(other))
    assert await direct_messages_after(server, name, HOUR) == -1, "taken away at the end"
    assert (await seat_up(server, table_id))[0] == 1 - seat
    assert len(server.direct_messages(other)) == quiet


async def test_whoever_moves_in_time_is_not_reminded(server: Any) -> None:
    table_id, seat, name = await buying(server)
    await server.advance(11 * HOUR)
    await server.act(table_id, seat, "done")
    assert await direct_messages_after(server, name, 2 * HOUR) == 0
    # The other one's clock began when their turn did.
    position = await server.position(table_id)
    assert position.due == {1 - seat: server.bot.clock.now() - 2 * HOUR + DAY}


async def test_a_shorter_clock_beside_it_gives_nobody_time(server: Any) -> None:
    table_id, seat, _ = await buying(server)
    (due,) = (await server.position(table_id)).due.values()
    await server.advance(timedelta(minutes=20))  # of the half-hour between two heartbeats
    elsewhere = server.guild.create_text_channel("elsewhere")
    await server.table("Carla", "Dora", channel=elsewhere, clock=timedelta(minutes=10))
    await server.advance(timedelta(minutes=5))
    assert (await server.position(table_id)).due == {seat: due}


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_neither_repeats_nor_forgets(server: Any, killed: bool) -> None:
    table_id, seat, name = await buying(server)
    got = 0
    for hours in (6, 5, 2, 9, 1.5):
        got += await direct_messages_after(server, name, hours * HOUR)
        await server.restart(killed=killed)
    assert got == 1, "a reminder at half time, which is edited at the last hour"
    assert (await seat_up(server, table_id))[0] == seat
    await server.advance(1 * HOUR)
    assert (await seat_up(server, table_id))[0] == 1 - seat


async def test_an_outage_is_given_back(server: Any) -> None:
    table_id, seat, name = await buying(server)
    await server.advance(10 * HOUR)
    (due,) = (await server.position(table_id)).due.values()
    await server.outage(7 * HOUR)
    assert (await server.position(table_id)).due == {seat: due + 7 * HOUR}
    assert await direct_messages_after(server, name, 1.9 * HOUR) == 0
    assert await direct_messages_after(server, name, 0.2 * HOUR) == 1
    await server.advance(11.8 * HOUR)
    assert (await seat_up(server, table_id))[0] == seat
    await server.advance(0.2 * HOUR)
    assert (await seat_up(server, table_id))[0] == 1 - seat


async def test_a_process_that_was_killed_is_missed_since_its_last_beat(server: Any) -> None:
    table_id, _, _ = await buying(server)
    await server.advance(10 * HOUR)
    (due,) = (await server.position(table_id)).due.values()
    old = server.bot
    server.env.backend.clock.advance((5 * HOUR).total_seconds())
    await server.restart()
    assert old.is_closed() is False
    await server.settle()
    (later,) = (await server.position(table_id)).due.values()
    assert timedelta(0) <= later - (due + 5 * HOUR) <= DAY / 48


async def test_a_lost_connection_is_given_back(server: Any) -> None:
    table_id, seat, name = await buying(server)
    (due,) = (await server.position(table_id)).due.values()
    await server.advance(2 * HOUR)
    with server.env._bot_scope():
        await server.bot.on_shard_disconnect(0)
    assert await direct_messages_after(server, name, 30 * HOUR) == 0
    assert (await seat_up(server, table_id))[0] == seat
    async with server.acting():
        await server.bot.on_shard_resumed(0)
    assert (await server.position(table_id)).due == {seat: due + 30 * HOUR}
    assert await direct_messages_after(server, name, 10.1 * HOUR) == 1


async def test_a_sleeping_machine_is_no_ones_loss(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process sleeps through everything and wakes late: nothing rang meanwhile."""
    table_id, seat, name = await buying(server)
    (due,) = (await server.position(table_id)).due.values()
    server.env.backend.clock.advance((40 * HOUR).total_seconds())
    before = len(server.direct_messages(name))
    await server.advance(timedelta(seconds=1))
    assert len(server.direct_messages(name)) == before
    assert (await seat_up(server, table_id))[0] == seat
    assert (await server.position(table_id)).due == {seat: due + 40 * HOUR}


async def test_a_pause_stops_the_clock_and_resume_goes_on(server: Any) -> None:
    table_id, seat, name = await buying(server)
    await server.advance(11 * HOUR)
    host = server.known("Anna")
    with server.env._bot_scope():
        await server.bot.tables.hosting.pause(table_id, host)
    assert await direct_messages_after(server, name, 72 * HOUR) == 0
    assert (await server.bot.tables.get(table_id)).status is Status.PAUSED
    await server.outage(10 * HOUR)
    async with server.acting():
        await server.bot.tables.hosting.resume(table_id, host)
    assert (await server.position(table_id)).due == {seat: server.bot.clock.now() + 13 * HOUR}
    assert await direct_messages_after(server, name, 1.1 * HOUR) == 1


async def test_a_secret_decision_ends_with_the_clock_for_those_who_owe_it(server: Any) -> None:
    table = await server.table("Anna", "Bruno", "Chloé")
    await server.act(table.id, 1, "trade 0")
    await server.advance(DAY + HOUR / 60)
    assert (await seat_up(server, table.id))[1] == "purchase"
    position = await server.position(table.id)
    assert set(position.due) == {decision.seat for decision in GAME.decisions(position.state)}


async def test_many_ends_at_once_are_all_carried_out(server: Any) -> None:
    tables = []
    for number in range(6):
        channel = server.guild.create_text_channel(f"room-{number}")
        tables.append(await server.table("Anna", "Bruno", channel=channel))
    await server.advance(DAY + HOUR / 60)
    for table in tables:
        assert (await seat_up(server, table.id))[1] == "purchase"


async def test_an_end_that_fails_is_tried_again(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, seat, _ = await buying(server)
    expire, failures = server.bot.tables.play.expire, [TableError("storage-busy"), OSError("disk")]

    async def failing(*args: Any, **kwargs: Any) -> Any:
        if failures:
            raise failures.pop()
        return await expire(*args, **kwargs)

    monkeypatch.setattr(server.bot.tables.play, "expire", failing)
    await server.advance(DAY)
    assert (await seat_up(server, table_id))[0] == seat
    await server.advance(timedelta(minutes=3))
    assert not failures
    assert (await seat_up(server, table_id))[0] == 1 - seat


@pytest.mark.parametrize("how", ["more time", "a pause"])
async def test_a_host_who_comes_first_leaves_time(
    server: Any, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """What is due has been read already when the host's change is written."""
    table_id, seat, _ = await buying(server)
    tables, host = server.bot.tables, server.known("Anna")
    expire, calls = tables.play.expire, []

    async def overtaken(*args: Any) -> Any:
        calls.append(args)
        if len(calls) == 1 and how == "more time":
            await tables.clocks.extend(table_id, host, 2 * HOUR)
        elif len(calls) == 1:
            await tables.hosting.pause(table_id, host)
        return await expire(*args)

    monkeypatch.setattr(tables.play, "expire", overtaken)
    await server.advance(DAY + HOUR / 60)
    assert calls
    assert (await seat_up(server, table_id))[0] == seat
    if how == "a pause":
        await server.restart()
        async with server.acting():
            await server.bot.tables.hosting.resume(table_id, host)
    else:
        await server.advance(1.9 * HOUR)
        assert (await seat_up(server, table_id))[0] == seat
    await server.advance(HOUR / 6)
    assert (await seat_up(server, table_id))[0] == 1 - seat


async def test_death_between_mark_and_message_loses_no_reminder(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, name = await buying(server)
    before = len(server.direct_messages(name))
    with monkeypatch.context() as patched:
        patched.setattr(server.bot.delivery, "_started", False)
        await server.advance(12.1 * HOUR)
    assert len(server.direct_messages(name)) == before
    await server.restart()
    assert len(server.direct_messages(name)) == before + 1
    await server.restart()
    assert len(server.direct_messages(name)) == before + 1


async def test_no_clock_no_task(server: Any) -> None:
    await server.table("Anna", "Bruno", clock=None)
    await server.advance(LOBBY_LIFETIME)  # the lobby before it had one
    names = {task.get_name() for task in asyncio.all_tasks()}
    assert not names & {"deadlines", "heartbeat", "delivery-retry"}
    assert await server.bot.database.read(deadlines.earliest, [0]) is None


async def at(server: SimulatedServer, hour: int) -> datetime:
    """Let time pass until the next such hour, UTC."""
    now = server.bot.clock.now()
    then = datetime(now.year, now.month, now.day, hour, tzinfo=UTC)
    await server.advance((then - now) % DAY)
    return server.bot.clock.now()


async def ends(server: SimulatedServer, table: Table) -> set[datetime]:
    return set((await server.position(table.id)).due.values())


async def begun(server: SimulatedServer) -> Table:
    """A game begun at noon by two people who sleep from ten to seven."""
    for name in ("Anna", "Bob"):
        await server.person(name).slash(server.channel, "table quiet", hours="22-7", zone="UTC")
    await at(server, 12)
    return await server.table("Anna", "Bob")


async def test_a_day_of_time_that_counts(server: SimulatedServer) -> None:
    table = await begun(server)
    noon = server.bot.clock.now()
    assert await ends(server, table) == {noon + 33 * HOUR}
    before = len(server.direct_messages("Anna"))
    await server.advance(20 * HOUR)  # eight in the morning
    assert len(server.direct_messages("Anna")) == before
    await server.advance(2 * HOUR)
    assert len(server.direct_messages("Anna")) == before + 1, "half of it is over after nine"
    version = (await server.bot.tables.get(table.id)).version
    await server.restart()
    await server.advance(10.9 * HOUR)
    assert (await server.bot.tables.get(table.id)).version == version
    await server.advance(0.2 * HOUR)
    assert (await server.bot.tables.get(table.id)).version > version


async def test_an_outage_at_night_gives_nothing_back(server: SimulatedServer) -> None:
    table = await begun(server)
    due = await ends(server, table)
    await at(server, 23)
    await server.outage(7 * HOUR)
    assert await ends(server, table) == due


async def test_an_outage_gives_the_waking_hours_back(server: SimulatedServer) -> None:
    table = await begun(server)
    noon = server.bot.clock.now()
    await at(server, 20)
    await server.outage(5 * HOUR)
    # Two hours of it counted: one fits before the next night, one comes after it.
    assert await ends(server, table) == {noon + DAY + 20 * HOUR}
