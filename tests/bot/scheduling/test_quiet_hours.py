"""Outages and restarts beside quiet hours: what would have counted is given back, no more."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.domain.table import Table
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def advance(server: SimulatedServer, span: timedelta) -> None:
    while span > timedelta(0):
        piece = min(span, DAY)
        await server.env.advance_time(piece.total_seconds())
        span -= piece


async def at(server: SimulatedServer, hour: int) -> datetime:
    """Let time pass until the next such hour, UTC."""
    now = server.bot.clock.now()
    then = datetime(now.year, now.month, now.day, hour, tzinfo=UTC)
    await advance(server, (then - now) % DAY)
    return server.bot.clock.now()


async def outage(server: SimulatedServer, span: timedelta) -> None:
    """The process is gone for a while."""
    await server.bot.close()
    server.env.backend.clock.advance(span.total_seconds())
    await server.restart()
    await server.settle()


async def ends(server: SimulatedServer, table: Table) -> set[datetime]:
    return set((await server.bot.tables.position(table.id)).due.values())


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
    await advance(server, 20 * HOUR)  # eight in the morning
    assert len(server.direct_messages("Anna")) == before
    await advance(server, 2 * HOUR)
    assert len(server.direct_messages("Anna")) == before + 1, "half of it is over after nine"
    version = (await server.bot.tables.get(table.id)).version
    await server.restart()
    await advance(server, 10.9 * HOUR)
    assert (await server.bot.tables.get(table.id)).version == version
    await advance(server, 0.2 * HOUR)
    assert (await server.bot.tables.get(table.id)).version > version


async def test_an_outage_at_night_gives_nothing_back(server: SimulatedServer) -> None:
    table = await begun(server)
    due = await ends(server, table)
    await at(server, 23)
    await outage(server, 7 * HOUR)
    assert await ends(server, table) == due


async def test_an_outage_gives_the_waking_hours_back(server: SimulatedServer) -> None:
    table = await begun(server)
    noon = server.bot.clock.now()
    await at(server, 20)
    await outage(server, 5 * HOUR)
    # Two hours of it counted: one fits before the next night, one comes after it.
    assert await ends(server, table) == {noon + DAY + 20 * HOUR}
