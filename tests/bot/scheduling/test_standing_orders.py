"""Standing orders in the running bot: laid by buttons, carried out in time, through restarts."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.i18n import words
from bot.storage import orders as rows
from tests.bot.conftest import SimulatedServer
from tests.bot.helpers.interactions import buttons, options, said

EN = words("en")
LONG = timedelta(minutes=26)
"""Longer than any order waits."""


async def advance(server: SimulatedServer, span: timedelta) -> None:
    await server.env.advance_time(span.total_seconds())
    await server.settle()


async def press(actor: Any, message: Any, label: str) -> Any:
    """Press the button whose label begins so; returns the answer."""
    shown = buttons(message)
    full = next((text for text in shown if text.startswith(label)), None)
    assert full is not None, (label, list(shown), options(message))
    return await actor.click(message, label=full)


async def opened(server: SimulatedServer, name: str) -> Any:
    """Somebody's list of orders, by My move and the button below."""
    actor = server.person(name)
    panel = await actor.click(server.channel.last_message, label="My move")
    assert panel.ephemeral
    answer = await press(actor, panel.response, EN("button-orders"))
    assert answer.response.id == panel.response.id
    return answer


async def state(server: SimulatedServer, table_id: int) -> Any:
    return (await server.bot.tables.position(table_id)).state


async def lines(server: SimulatedServer, table_id: int) -> list[tuple[str, str]]:
    found = await server.bot.database.read(rows.of_table, table_id)
    return [(order.line, order.status.value) for order in found]


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_trading_nothing_until_a_year(server: SimulatedServer, killed: bool) -> None:
    table = await server.table("Anna", "Bob")
    anna = server.person("Anna")
    answer = await opened(server, "Anna")
    assert EN("orders-none") in said(answer)
    answer = await press(anna, answer.response, EN("race1969-order-trade-nothing"))
    answer = await press(anna, answer.response, "until 1965")
    assert EN("order-laid") in said(answer)
    assert await lines(server, table.id) == [("trade-nothing 1965", "active")]
    assert (await state(server, table.id)).trades == (None, None)
    panel = await anna.click(server.channel.last_message, label="My move")
    text = EN("race1969-order-trade-nothing-text", value="until 1965")
    assert EN("order-waiting", order=text) in said(panel), "the person knows what will come"
    await server.restart(killed=killed)
    await server.settle()
    await advance(server, LONG)
    assert (await state(server, table.id)).trades == (0, None)
    log = (await server.bot.tables.snapshot(table.id, 32)).recent
    assert (log[-1].how, log[-1].by) == ("person", anna.user.id)
    answer = await opened(server, "Anna")
    assert EN("race1969-order-trade-nothing-text", value="until 1965") in said(answer)
    answer = await press(anna, answer.response, "Withdraw")
    assert EN("order-withdrawn") in said(answer)
    assert await lines(server, table.id) == [("trade-nothing 1965", "withdrawn")]
    back = await press(anna, answer.response, EN("button-back"))
    assert EN("not-up-running") in said(back)


async def test_one_of_a_kind_changes_to_another(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    anna = server.person("Anna")
    for count in (3, 4):
        answer = await opened(server, "Anna")
        answer = await press(anna, answer.response, EN("race1969-order-roll-no-more"))
        answer = await press(anna, answer.response, f"at {count} successes")
    assert await lines(server, table.id) == [
        ("roll-no-more 3", "withdrawn"),
        ("roll-no-more 4", "active"),
    ]
    assert said(answer).count("Roll no die again") == 1


async def test_typed_and_refused_with_the_figures(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    anna = server.person("Anna")
    answer = await anna.slash(server.channel, "table orders", order="trade-nothing 1963")
    assert "1963" in said(answer)
    assert EN("illegal-order-year-past", year=1963, now=1963) in said(answer)
    answer = await anna.slash(server.channel, "table orders", order="roll-no-more 7")
    assert EN("illegal-order-successes", count=7, most=5) in said(answer)
    answer = await anna.slash(server.channel, "table orders", order="be brave")
    assert answer.ephemeral
    assert await lines(server, table.id) == []
    answer = await anna.slash(server.channel, "table orders", order="Trade-Nothing 1970")
    assert EN("order-laid") in said(answer)
    assert EN("race1969-order-to-the-end") in said(answer)
    answer = await server.person("Carl").slash(server.channel, "table orders")
    assert EN("error-not-seated") in said(answer)
    assert await lines(server, table.id) == [("trade-nothing 1970", "active")]


async def test_somebody_elses_orders_are_out_of_reach(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    anna = server.person("Anna")
    await anna.slash(server.channel, "table orders", order="stay-home 1965")
    bob = await server.person("Bob").slash(server.channel, "table orders")
    assert EN("orders-none") in said(bob)
    assert "1965" not in said(bob)
    assert not any("Withdraw" in label for label in buttons(bob.response))
    with pytest.raises(Exception, match="order-gone"):
        await server.bot.tables.orders.withdraw(table.id, server.known("Bob"), 1)


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
    await server.settle()
    await advance(server, LONG)
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
        await server.settle()
    assert (await state(server, table.id)).plan.ready == ()
    await advance(server, LONG)
    await advance(server, LONG)
    log = (await server.bot.tables.snapshot(table.id, 32)).recent
    assert {entry.seat for entry in log if entry.action == "ready"} == {0, 1}
    assert {status for _, status in await lines(server, table.id)} == {"done"}


async def test_a_dropped_order_is_told_in_private(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await server.person("Anna").slash(server.channel, "table orders", order="stay-home 1965")
    before = len(server.direct_messages("Bob")), len(server.posts())
    with server.env._bot_scope():
        await server.bot.tables.seats.leave(table.id, server.known("Anna"))
    await server.settle()
    text = server.direct_messages("Anna")[-1]
    parts = str([part.to_dict() for part in text.components])
    assert "standing order" in parts
    assert "1965" in parts
    assert len(server.direct_messages("Bob")) == before[0]
    for post in server.posts():
        assert "standing order" not in str([part.to_dict() for part in post.components])


async def test_nothing_moves_while_the_bot_is_away(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await server.person("Anna").slash(server.channel, "table orders", order="trade-nothing 1965")
    with server.env._bot_scope():
        await server.bot.on_disconnect()
    await advance(server, timedelta(hours=2))
    assert (await state(server, table.id)).trades == (None, None)
    with server.env._bot_scope():
        await server.bot.on_resumed()
    await server.settle()
    assert (await state(server, table.id)).trades == (None, None), "not in the moment it is back"
    await advance(server, LONG)
    assert (await state(server, table.id)).trades == (0, None)
