"""The threads in which a league's tables open: each has one of its own."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.community.competition import Season
from bot.domain.table import Status
from bot.i18n import words
from tests.bot.cogs.community.test_league import DAY, announce, play
from tests.bot.helpers.simulated_server import SimulatedServer, said

EN = words("en")


async def of_two(server: SimulatedServer, organiser: Any, name: str = "Autumn") -> int:
    """A new league of one round, for Anna and Bob; its number."""
    await announce(server, organiser, name=name, rounds=1)
    new, *_ = await server.bot.tables.competitions.of_guild(server.guild.id)
    async with server.acting():
        for person in ("Anna", "Bob"):
            await server.bot.tables.sign_up.join(new.id, server.known(person))
    return new.id


async def season(server: SimulatedServer, number: int) -> Season:
    return await server.bot.tables.competitions.season(number)


async def channels(server: SimulatedServer, *numbers: int) -> set[int | None]:
    """The channels of the tables of leagues, each of which has one that is open or was."""
    found = [table for one in numbers for table in (await season(server, one)).tables]
    assert all(one.table_id for one in found)
    return {one.channel_id for one in found}


async def test_leagues_whose_names_begin_alike_have_threads_of_their_own(
    server: SimulatedServer, organiser: Any
) -> None:
    server.welcome("Anna", "Bob")
    start = "The championship of the Moon, of Mars and of "
    numbers = [await of_two(server, organiser, start + end) for end in ("1969", "1999")]
    await server.advance(8 * DAY)
    assert len(await channels(server, *numbers)) == 2


async def test_a_name_that_differs_by_nothing_visible_is_taken(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser)
    answer = await announce(server, organiser, name="Autumn\u200b")
    assert said(answer) == EN("error-competition-name-taken")


@pytest.mark.parametrize("cancelled", [True, False])
async def test_a_league_of_a_name_that_was_free_again_has_threads_of_its_own(
    server: SimulatedServer, organiser: Any, cancelled: bool
) -> None:
    server.welcome("Anna", "Bob")
    first = await of_two(server, organiser)
    await server.advance(7 * DAY)
    if cancelled:
        async with server.acting():
            olga = server.known("Olga")
            await server.bot.tables.sign_up.cancel(first, olga, manager=True)
    else:
        await play(server)
    second = await of_two(server, organiser)
    await server.advance(8 * DAY)
    assert len(await channels(server, first, second)) == 2


async def test_a_thread_that_somebody_has_opened_a_table_in_is_left_to_it(
    server: SimulatedServer, organiser: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was noted for the league's table, but the process ended before that was opened."""
    server.welcome("Anna", "Bob")
    number = await of_two(server, organiser)

    async def dies(*args: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(type(server.bot.tables.seasons), "open", dies)
        await server.advance(7 * DAY)
    (noted,) = (await season(server, number)).tables
    assert noted.channel_id is not None
    assert noted.table_id is None
    other = await season(server, number)
    settings = other.competition.settings.tables
    async with server.acting():
        await server.bot.tables.lobby.open(
            server.guild.id, noted.channel_id, True, server.known("Bob"), "race1969", settings
        )
    await server.advance(timedelta(hours=2))
    (table,) = (await season(server, number)).tables
    assert table.table_id is not None
    assert table.channel_id != noted.channel_id
    assert (await server.bot.tables.get(table.table_id)).status is not Status.CLOSED


async def test_a_thread_tells_whose_table_is_there(server: SimulatedServer, organiser: Any) -> None:
    server.welcome("Anna", "Bob")
    await of_two(server, organiser)
    await server.advance(7 * DAY)
    (thread,) = server.bot.get_channel(server.channel.id).threads  # type: ignore[union-attr]
    assert thread.name in {f"Autumn · R1 · {who} · 1" for who in ("Anna – Bob", "Bob – Anna")}
