"""*You are next*: a direct message for who wishes it, deleted once they are up."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.calendar import MINUTES_OF_DAY, PersonalHours, QuietHours
from bot.domain.preferences import Preferences
from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.delivery.test_direct import close_inbox
from tests.bot.helpers.simulated_server import SimulatedServer, said

SPAZIO = PRESENTERS["space1999"]
NAMES = ("Anna", "Bruno", "Cleo")
DAY = timedelta(days=1)


async def wish(server: SimulatedServer, *names: str, on: bool = True) -> None:
    people = [server.known(name) for name in names]
    with server.env._bot_scope():
        for person in people:
            await server.bot.tables.people.prefer(person, Preferences(next_up=on))


async def turn_of(server: SimulatedServer, table: Table) -> int:
    return int((await server.bot.tables.position(table.id)).state.turn)


async def play_turn(server: SimulatedServer, table: Table) -> int:
    """The seat that is up plays by its defaults until the next one's turn; which that is."""
    game, before = SPAZIO.game, await turn_of(server, table)
    for _ in range(30):
        state = (await server.bot.tables.position(table.id)).state
        (decision,) = game.decisions(state)
        action = game.format_action(game.default_action(state, decision.seat))
        await server.act(table.id, decision.seat, action)
        if (now := await turn_of(server, table)) != before:
            return now
    raise AssertionError("no end of a turn")


def told(server: SimulatedServer, name: str, language: str = "en") -> list[Any]:
    t = words(language)
    head = t("direct-next", seat="", game=SPAZIO.title(t)).rpartition("·")[0].strip()
    return [one for one in server.direct_messages(name) if said(one).startswith(f"### {head}")]


def after(seat: int, steps: int = 1) -> int:
    return (seat + steps) % len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_next_in_order_is_told_once_a_turn_until_they_are_up(
    server: SimulatedServer, language: str
) -> None:
    for name in NAMES:
        server.person(name, language)
    await wish(server, *NAMES)
    table = await server.table(*NAMES, clock=DAY, game="space1999")
    up = await turn_of(server, table)
    following = NAMES[after(up)]
    (first,) = told(server, following, language)
    assert f"<#{table.channel_id}>" in said(first)
    assert not told(server, NAMES[up], language)
    assert not told(server, NAMES[after(up, 2)], language)
    assert await play_turn(server, table) == after(up)
    assert not told(server, following, language), "they are up"
    (second,) = told(server, NAMES[after(up, 2)], language)
    assert second.id != first.id


async def test_nobody_is_told_who_did_not_wish_it(server: SimulatedServer) -> None:
    table = await server.table(*NAMES, clock=DAY, game="space1999")
    await play_turn(server, table)
    assert not any(told(server, name) for name in NAMES)
    await wish(server, *NAMES)
    await wish(server, *NAMES, on=False)
    await play_turn(server, table)
    assert not any(told(server, name) for name in NAMES)


async def test_quiet_hours_are_silent(server: SimulatedServer) -> None:
    await wish(server, *NAMES)
    quiet = PersonalHours("UTC", QuietHours(0, MINUTES_OF_DAY - 1))
    table = await server.table(*NAMES, clock=DAY, game="space1999")
    up = await turn_of(server, table)
    name = NAMES[after(up, 2)]
    person = server.known(name)
    with server.env._bot_scope():
        await server.bot.tables.hours.set(person, quiet)
    await server.settle()
    await play_turn(server, table)
    assert not told(server, name)


async def test_a_closed_inbox_is_left_in_peace(server: SimulatedServer) -> None:
    await wish(server, *NAMES)
    for name in NAMES:
        close_inbox(server, name)
    table = await server.table(*NAMES, clock=DAY, game="space1999")
    await play_turn(server, table)
    assert not any(told(server, name) for name in NAMES)
    head = words("en")("direct-next", seat="", game="").split(" ", 2)[1]
    assert not any(head in said(one) for one in server.posts()), "nor is it said in the channel"


async def test_a_move_that_is_taken_back_makes_nobody_next_once_more(
    server: SimulatedServer,
) -> None:
    await wish(server, *NAMES)
    table = await server.table(*NAMES, clock=None, game="space1999")
    up = await turn_of(server, table)
    (first,) = told(server, NAMES[after(up)])
    state = (await server.bot.tables.position(table.id)).state
    action = SPAZIO.game.format_action(SPAZIO.game.default_action(state, up))
    await server.act(table.id, up, action)
    await server.person(NAMES[up]).slash(server.channel, "table undo")
    await server.settle()
    assert [one.id for one in told(server, NAMES[after(up)])] in ([first.id], [])


async def test_a_pause_takes_it_away(server: SimulatedServer) -> None:
    await wish(server, *NAMES)
    table = await server.table(*NAMES, clock=None, game="space1999")
    following = NAMES[after(await turn_of(server, table))]
    assert told(server, following)
    anna = server.known("Anna")
    with server.env._bot_scope():
        await server.bot.tables.hosting.pause(table.id, anna)
    await server.settle()
    assert not told(server, following)


async def test_games_without_an_order_of_play_tell_nobody(server: SimulatedServer) -> None:
    for name in ("race1969", "first_martians"):
        presenter = PRESENTERS[name]
        table = await server.table(
            "Anna",
            "Bruno",
            clock=None,
            game=name,
            channel=server.guild.create_text_channel(name.replace("_", "-")),
        )
        state = (await server.bot.tables.position(table.id)).state
        assert presenter.next_in_order(presenter.game.view(state, None)) is None


async def test_purchases_and_launches_have_an_order(server: SimulatedServer) -> None:
    presenter = PRESENTERS["race1969"]
    table = await server.table("Anna", "Bruno", clock=None)
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    state = (await server.bot.tables.position(table.id)).state
    first, second = state.order
    assert presenter.game.decisions(state)[0].seat == first
    assert presenter.next_in_order(presenter.game.view(state, None)) == second
