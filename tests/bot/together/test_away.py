"""A game played together while somebody is away, and its result for everybody who played."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from tests.bot.helpers.simulated_discord.interactions import said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer
from tests.bot.together.conftest import play_on

EN = words("en")
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def due(server: SimulatedServer, table: Table) -> dict[int, object]:
    return dict((await server.bot.tables.position(table.id)).due)


async def test_one_clock_waits_for_whoever_is_away(server: SimulatedServer, table: Table) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    start = server.bot.clock.now()
    assert set((await due(server, table)).values()) == {start + DAY}
    await server.env.advance_time((4 * HOUR).total_seconds())
    await anna.slash(server.channel, "table away", days=3)
    assert await due(server, table) == dict.fromkeys((0, 1), start + 4 * DAY)
    await server.restart()
    await bob.slash(server.channel, "table quiet", hours="0-8", zone="UTC")
    assert len(set((await due(server, table)).values())) == 1, "still one clock"
    await anna.slash(server.channel, "table away", days=0)
    assert len(set((await due(server, table)).values())) == 1


@pytest.mark.parametrize("gone", [True, False])
async def test_everybody_is_told_the_result(
    server: SimulatedServer, table: Table, gone: bool
) -> None:
    await server.person("Bob").slash(server.channel, "table move")
    if gone:
        await server.person("Bob").slash(server.channel, "table leave")
    await play_on(server, table)
    over = await server.bot.tables.get(table.id)
    assert over.status is Status.FINISHED
    for name in ("Anna", "Bob"):
        last = said(server.direct_messages(name)[-1])
        assert last.startswith("### 🏁")
        assert (EN("direct-result-stand-in") in last) is (gone and name == "Bob")
