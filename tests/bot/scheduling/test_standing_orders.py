"""Standing orders in the running bot: laid by buttons, carried out in time, through restarts."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from bot.errors import TableError
from bot.i18n import words
from bot.storage import standing_orders as orders
from tests.bot.helpers.simulated_server import SimulatedServer, options, said
from tests.bot.helpers.standing_orders import lines, opened, press

EN = words("en")
LONG = timedelta(minutes=26)
"""Longer than any order waits."""


async def state(server: SimulatedServer, table_id: int) -> Any:
    return (await server.position(table_id)).state


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_trading_nothing_until_a_year(server: SimulatedServer, killed: bool) -> None:
    table = await server.table("Anna", "Bob")
    anna = server.person("Anna")
    answer = await opened(server, "Anna")
    assert EN("orders-none") in said(answer)
    answer = await press(anna, answer.response, EN("race1969-order-trade-nothing"))
    answer = await press(anna, answer.response, "before 1965")
    assert EN("order-laid") in said(answer)
    assert await lines(server, table.id) == [("trade-nothing 1965", "active")]
    assert (await state(server, table.id)).trades == (None, None)
    panel = await anna.click(server.channel.last_message, label="My move")
    text = EN("race1969-order-trade-nothing-text", value="before 1965")
    assert EN("order-waiting", order=text) in said(panel), "the person knows what will come"
    await server.restart(killed=killed)
    await server.advance(LONG)
    assert (await state(server, table.id)).trades == (0, None)
    log = (await server.bot.tables.snapshot(table.id, 32)).recent
    assert (log[-1].how, log[-1].by) == ("person", anna.user.id)
    answer = await opened(server, "Anna")
    assert EN("race1969-order-trade-nothing-text", value="before 1965") in said(answer)
    answer = await press(anna, answer.response, "Withdraw")
    assert EN("order-withdrawn") in said(answer)
    assert await lines(server, table.id) == [("trade-nothing 1965", "withdrawn")]
    back = await press(anna, answer.response, EN("button-back"))
    assert EN("not-up-running") in said(back)


async def test_the_panel_after_an_act_says_that_an_order_answers_next(
    server: SimulatedServer,
) -> None:
    table = await server.traded("Anna", "Bob")
    game = server.bot.presenters["race1969"].game
    first, last = (await state(server, table.id)).order
    for seat, line in ((first, "done"), (last, "done"), (first, "stay")):
        await server.act(table.id, seat, line)
    name = ("Anna", "Bob")[last]
    actor = server.person(name)
    await actor.slash(server.channel, "table orders", order="trade-nothing 1966")
    panel = await actor.click(server.channel.last_message, label="My move")
    text = EN("order-waiting", order=EN("race1969-order-trade-nothing-text", value="before 1966"))
    assert text not in said(panel), "it answers trades, and this is a launch"
    answer = await press(actor, panel.response, EN("race1969-choose-stay"))
    assert [d.kind for d in game.decisions(await state(server, table.id))] == ["trade", "trade"]
    assert text in said(answer)


async def test_to_a_planet_and_home(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", game="space1999")
    game = server.bot.presenters["space1999"].game
    first = game.decisions(await state(server, table.id))[0].seat
    name = ("Anna", "Bob")[first]
    actor = server.person(name)
    answer = await opened(server, name)
    answer = await press(actor, answer.response, EN("space1999-order-fly-home"))
    shown = options(answer.response)
    (choices,) = shown.values()
    done = await actor.select(answer.response, [choices[0]])
    assert EN("order-laid") in said(done)
    ((line, _),) = await lines(server, table.id)
    planet = line.split()[1]
    await server.restart()
    await server.advance(LONG)
    played = (await server.bot.tables.snapshot(table.id, 32)).recent
    flown = next(entry for entry in played if entry.seat == first)
    assert flown.action == f"fly {planet}"
    ((line, status),) = await lines(server, table.id)
    place = (await state(server, table.id)).ships[first].place
    assert status != "active" or line == f"fly-home base {place}"


async def test_a_crew_agrees_by_order(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", game="first_martians")
    game = server.bot.presenters["first_martians"].game
    while (asked := game.decisions(await state(server, table.id)))[0].kind != "plan":
        seat = asked[0].seat
        default = game.default_action(await state(server, table.id), seat)
        await server.act(table.id, seat, game.format_action(default))
    for seat in (0, 1):
        while True:
            default = game.default_action(await state(server, table.id), seat)
            line = game.format_action(default)
            if line == "ready":
                break
            await server.act(table.id, seat, line)
    for name in ("Anna", "Bob"):
        answer = await opened(server, name)
        answer = await press(server.person(name), answer.response, EN("first_martians-order-agree"))
        assert EN("order-laid") in said(answer)
        await server.restart()
    assert (await state(server, table.id)).plan.ready == ()
    await server.advance(LONG)
    await server.advance(LONG)
    log = (await server.bot.tables.snapshot(table.id, 32)).recent
    assert {entry.seat for entry in log if entry.action == "ready"} == {0, 1}
    assert {status for _, status in await lines(server, table.id)} == {"done"}


async def test_a_dropped_order_is_told_in_private(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await server.person("Anna").slash(server.channel, "table orders", order="stay-home 1965")
    before = len(server.direct_messages("Bob")), len(server.posts())
    async with server.acting():
        await server.bot.tables.seats.leave(table.id, server.known("Anna"))
    text = server.direct_messages("Anna")[-1]
    parts = str([part.to_dict() for part in text.components])
    assert "standing order" in parts
    assert "1965" in parts
    assert len(server.direct_messages("Bob")) == before[0]
    for post in server.posts():
        assert "standing order" not in str([part.to_dict() for part in post.components])


async def till_1965(server: SimulatedServer) -> int:
    """A table at which Anna's order will trade nothing until 1965."""
    table = await server.table("Anna", "Bob")
    await server.person("Anna").slash(server.channel, "table orders", order="trade-nothing 1965")
    return table.id


@pytest.mark.parametrize("gone", ["the connection", "the server", "the machine"])
async def test_nothing_moves_while_the_bot_is_away_nor_at_once_when_it_is_back(
    server: SimulatedServer, gone: str
) -> None:
    """A machine that sleeps wakes late, and Discord didn't notice."""
    table_id, bot = await till_1965(server), server.bot
    guild = bot.get_guild(server.guild.id)
    leave, come_back = {
        "the connection": (partial(bot.on_shard_disconnect, 0), partial(bot.on_shard_resumed, 0)),
        "the server": (lambda: bot.on_guild_remove(guild), lambda: bot.on_guild_join(guild)),
        "the machine": (None, None),
    }[gone]
    if leave is None:
        server.env.backend.clock.advance(timedelta(hours=2).total_seconds())
    else:
        with server.env._bot_scope():
            await leave()
        await server.advance(timedelta(hours=2))
        assert (await state(server, table_id)).trades == (None, None)
        async with server.acting():
            await come_back()
    await server.advance(timedelta(seconds=1))
    assert (await state(server, table_id)).trades == (None, None)
    await server.advance(LONG)
    assert (await state(server, table_id)).trades == (0, None)


async def test_orders_that_could_not_be_looked_after_are_in_a_minute(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    review, failures = server.bot.tables.orders.review, [TableError("storage-busy"), OSError()]

    async def failing(*args: Any, **kwargs: Any) -> None:
        if failures:
            raise failures.pop()
        await review(*args, **kwargs)

    monkeypatch.setattr(server.bot.tables.orders, "review", failing)
    table_id = await till_1965(server)
    await server.advance(timedelta(minutes=3))
    assert not failures
    await server.advance(LONG)
    assert (await state(server, table_id)).trades == (0, None)


async def test_when_the_next_is_due_is_read_again_in_a_minute(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, failures = server.bot.database.read, [TableError("storage-busy")]

    async def failing(work: Any, *args: Any) -> Any:
        if work is orders.earliest and failures:
            raise failures.pop()
        return await read(work, *args)

    monkeypatch.setattr(server.bot.database, "read", failing)
    table_id = await till_1965(server)
    assert not failures
    await server.advance(LONG)
    assert (await state(server, table_id)).trades == (0, None)
