"""Settings of a server are kept whole, hold for every process, and for tables that open then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update

from bot.domain.community.server_settings import DEFAULTS, ServerSettings
from bot.domain.guidance import Guidance
from bot.domain.table import Person, Table
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.storage.schema import guilds
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService

ENGLISH = TableSettings(language="en")
CLUB, OTHER = 10, 11
HOUR = timedelta(hours=1)


async def opened(
    service: OpenedService, channel: int, by: Person = ANNA, guild: int = CLUB, **more: Any
) -> Table:
    return await service.tables.lobby.open(guild, channel, False, by, "toy", ENGLISH, **more)


def reasons(found: Sequence[Any]) -> list[str]:
    return [one.reason for one in found if isinstance(one, TableError)]


async def test_each_setting_comes_back_as_it_was_kept(open_service: Open) -> None:
    service = await open_service()
    chosen = ServerSettings(
        channels=(10**18 + 1, 10**18 + 3),
        host_roles=(10**18 + 5,),
        language="it",
        clock=None,
        free_weekends=True,
        options={"toy": {"scoring": "all"}},
        rated=True,
        tables_server=9,
        tables_host=2,
        quiet_months=(7, 8),
        board_channel=10**18 + 7,
        shown_elsewhere=True,
    )
    kept = {name: getattr(chosen, name) for name in ServerSettings.__slots__}
    assert await service.tables.server_settings.of(CLUB) == DEFAULTS
    assert await service.tables.server_settings.change(CLUB, **kept) == chosen
    again = await open_service()
    assert await again.tables.server_settings.of(CLUB) == chosen
    assert await again.tables.server_settings.of(OTHER) == DEFAULTS
    bank = await again.tables.server_settings.change(CLUB, clock=9 * HOUR, refill=HOUR)
    assert await service.tables.server_settings.of(CLUB) == bank


async def test_what_a_later_version_kept_is_no_hindrance(service: OpenedService) -> None:
    await service.tables.server_settings.change(CLUB, language="de")
    values = {"settings": {"language": "de", "unheard_of": 1}}
    await service.database.write(lambda connection: connection.execute(update(guilds), values))
    assert await service.tables.server_settings.of(CLUB) == ServerSettings(language="de")


async def test_of_two_managers_at_once_neither_loses_a_change(open_service: Open) -> None:
    first = await open_service()
    second = await open_service(clock=first.clock)
    await asyncio.gather(
        first.tables.server_settings.change(CLUB, language="de"),
        second.tables.server_settings.change(CLUB, tables_host=3),
        first.tables.server_settings.change(CLUB, channels=(5,)),
    )
    expected = ServerSettings(language="de", tables_host=3, channels=(5,))
    assert await first.tables.server_settings.of(CLUB) == expected
    assert await second.tables.server_settings.of(CLUB) == expected


async def test_settings_that_cant_be_change_nothing(service: OpenedService) -> None:
    settings = service.tables.server_settings
    await settings.change(CLUB, language="de")
    await service.refused("unknown-language", settings.change(CLUB, language="xx"))
    await service.refused("unknown-control", settings.change(CLUB, quiet_months=(0,)))


async def test_a_server_may_have_so_many_tables_even_if_all_open_at_once(
    open_service: Open,
) -> None:
    service = await open_service()
    await service.tables.server_settings.change(CLUB, tables_server=4)
    people = [Person(n, f"P{n}") for n in range(1, 11)]
    asked = (opened(service, 100 + n, one) for n, one in enumerate(people))
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert reasons(found) == ["limit-server-tables"] * 6
    error = await service.refused("limit-server-tables", opened(service, 500))
    assert error.params == {"most": 4}
    assert (await opened(service, 501, guild=OTHER)).guild_id == OTHER


async def test_a_host_may_have_so_many_in_this_server(open_service: Open) -> None:
    service = await open_service()
    other = await open_service(clock=service.clock)
    await service.tables.server_settings.change(CLUB, tables_host=1)
    first = await opened(other, 100)
    error = await other.refused("limit-server-host", opened(other, 101))
    assert error.params == {"most": 1}
    await other.refused("limit-server-host", other.tables.lobby.check_limits(CLUB, ANNA))
    await opened(other, 102, BOB)
    await opened(other, 103, guild=OTHER)
    await other.tables.hosting.close(first.id, ANNA)
    await opened(other, 104)


async def test_no_table_opens_in_a_quiet_month_and_open_ones_go_on(open_service: Open) -> None:
    service = await open_service()
    lobby = await opened(service, 100)
    await service.tables.lobby.join(lobby.id, BOB)
    await service.tables.server_settings.change(CLUB, quiet_months=(1, 2))
    error = await service.refused("quiet-month", opened(service, 101))
    assert error.params == {"until": int(datetime(2026, 3, 1, tzinfo=UTC).timestamp())}
    await service.refused("quiet-month", service.tables.lobby.check_limits(CLUB, ANNA))
    await service.tables.lobby.start(lobby.id, ANNA)
    await service.act(lobby.id, 0, "pick 3")
    await opened(service, 102, guild=OTHER)
    guided = await opened(service, 103, guidance=Guidance())
    assert guided.guided, "it is for one person, who learns"
    service.clock.time = datetime(2026, 3, 1, tzinfo=UTC)
    await opened(service, 101)


@pytest.mark.parametrize("month", [1, 6])
async def test_a_game_played_again_is_a_new_table(open_service: Open, month: int) -> None:
    service = await open_service()
    await service.tables.server_settings.change(CLUB, quiet_months=(month,))
    values = {
        "guild_id": CLUB,
        "channel_id": 7,
        "thread": False,
        "game": "toy",
        "host_id": ANNA.id,
        "settings": {},
    }
    added = service.tables.lobby.add(values, [])
    if month == service.clock.now().month:
        await service.refused("quiet-month", added)
    else:
        assert await added
