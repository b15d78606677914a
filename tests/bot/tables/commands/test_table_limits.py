"""Limits on the tables of a person and a server hold, whatever comes in between."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.domain.table import Person, Table
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.limits import Limits
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService

ENGLISH = TableSettings(language="en")
CLUB, OTHER = 10, 11


async def opened(
    service: OpenedService, channel: int, by: Person = ANNA, guild: int = CLUB
) -> Table:
    return await service.tables.lobby.open(guild, channel, False, by, "toy", ENGLISH)


async def several(service: OpenedService, count: int, by: Sequence[Person]) -> list[Any]:
    """What came of so many tables that were asked for at the same time."""
    asked = (opened(service, 100 + n, by[n % len(by)]) for n in range(count))
    return await asyncio.gather(*asked, return_exceptions=True)


def reasons(found: Sequence[Any]) -> list[str]:
    return [one.reason for one in found if isinstance(one, TableError)]


async def test_ten_at_once_dont_go_beyond_what_a_person_may_host(open_service: Open) -> None:
    service = await open_service(limits=Limits(tables_person=3))
    found = await several(service, 10, [ANNA])
    assert sum(isinstance(one, Table) for one in found) == 3
    assert reasons(found) == ["limit-tables-person"] * 7
    assert len(await service.rows("tables")) == 3


async def test_ten_people_at_once_dont_go_beyond_what_a_server_may_have(
    open_service: Open,
) -> None:
    service = await open_service(limits=Limits(tables_server=4))
    people = [Person(n, f"P{n}") for n in range(10)]
    found = await several(service, 10, people)
    assert reasons(found) == ["limit-tables-server"] * 6
    assert (await opened(service, 500, people[0], OTHER)).guild_id == OTHER


async def test_another_table_opens_once_one_is_over(open_service: Open) -> None:
    service = await open_service(limits=Limits(tables_person=2))
    first = await opened(service, 100)
    await opened(service, 101)
    error = await service.refused("limit-tables-person", opened(service, 102))
    assert error.params == {"most": 2}
    await service.tables.hosting.close(first.id, ANNA)
    await opened(service, 102)


@pytest.mark.parametrize("whose", ["person", "server"])
async def test_so_many_are_opened_within_an_hour_even_if_they_are_closed(
    open_service: Open, whose: str
) -> None:
    service = await open_service(limits=Limits(**{f"opened_{whose}": 3}))
    for n in range(3):
        table = await opened(service, 100 + n)
        await service.tables.hosting.close(table.id, ANNA)
        service.clock.pass_(minutes=10)
    reason = f"limit-opened-{whose}"
    error = await service.refused(reason, opened(service, 200))
    assert error.params["most"] == 3
    left = error.params["until"] - service.clock.now().timestamp()
    assert 1790 <= left <= 1810, "the first was opened half an hour ago"
    limits = Limits(**{f"opened_{whose}": 3})
    again = await open_service(clock=service.clock, limits=limits)
    await again.refused(reason, opened(again, 200))
    if whose == "person":
        await opened(again, 300, BOB)
    again.clock.pass_(seconds=left)
    await opened(again, 200)


async def test_handing_the_host_s_part_on_opens_no_more(open_service: Open) -> None:
    service = await open_service(limits=Limits(opened_person=2))
    for n in range(2):
        table = await opened(service, 100 + n)
        await service.tables.lobby.join(table.id, BOB)
        await service.tables.seats.leave(table.id, ANNA)
        assert (await service.tables.get(table.id)).host_id == BOB.id
    await service.refused("limit-opened-person", opened(service, 200))


async def test_a_game_played_again_counts_as_well(open_service: Open) -> None:
    service = await open_service(limits=Limits(opened_person=1))
    values = {
        "guild_id": CLUB,
        "channel_id": 7,
        "thread": False,
        "game": "toy",
        "host_id": ANNA.id,
        "settings": {},
    }
    await opened(service, 100)
    await service.refused("limit-opened-person", service.tables.lobby.add(values, []))


async def test_looking_before_a_thread_is_made_says_the_same(open_service: Open) -> None:
    service = await open_service(limits=Limits(tables_person=1))
    check = service.tables.lobby.check_limits
    await check(CLUB, ANNA)
    await opened(service, 100)
    await service.refused("limit-tables-person", check(CLUB, ANNA))
    await check(CLUB, BOB)
