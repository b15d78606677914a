"""Standing orders by buttons and by command: laid, changed, refused, and out of others' reach."""

from __future__ import annotations

import pytest

from bot.i18n import words
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from bot.storage import standing_orders as rows
from rules.core.standing_orders import Order
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, disabled, options, said
from tests.bot.helpers.standing_orders import lines, opened, press

EN = words("en")


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
    assert said(answer).count("Reroll no die") == 1


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


async def test_what_an_order_did_is_told_to_its_person_alone(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    anna, bob = server.person("Anna"), server.person("Bob")
    await anna.slash(server.channel, "table orders", order="trade-nothing 1970")
    orders = server.bot.tables.orders
    await orders.review(table.id)
    (order,) = await server.bot.database.read(rows.of_table, table.id)
    await orders.carry_out(table.id, order.id)
    mark = EN("by-your-order", what="").strip()
    for command in ("table move", "table log"):
        assert mark in said(await anna.slash(server.channel, command))
        assert mark not in said(await bob.slash(server.channel, command))


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


async def test_what_can_never_be_carried_out_is_not_offered(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", game="first_martians")
    game = server.bot.presenters["first_martians"].game
    while True:
        position = await server.bot.tables.position(table.id)
        decision = game.decisions(position.state)[0]
        if decision.kind == "plan":
            break
        default = game.default_action(position.state, decision.seat)
        await server.act(table.id, decision.seat, game.format_action(default))
    answer = await opened(server, "Anna")
    assert disabled(answer.response) == {EN("first_martians-order-agree")}
    why = EN("order-not-now", why=EN("illegal-pawns-unused", count=2))
    about = EN("first_martians-order-agree-hint")
    assert f"{about}\n-# {why}" in said(answer), "below what it does"
    typed = await server.person("Anna").slash(server.channel, "table orders", order="agree")
    assert EN("illegal-pawns-unused", count=2) in said(typed)


async def test_what_is_laid_is_not_offered_again(server: SimulatedServer) -> None:
    await server.table("Anna", "Bob")
    anna = server.person("Anna")
    await anna.slash(server.channel, "table orders", order="roll-no-more 3")
    answer = await opened(server, "Anna")
    answer = await press(anna, answer.response, EN("race1969-order-roll-no-more"))
    values = [label for label in buttons(answer.response) if label.startswith("at ")]
    assert [label[3] for label in values] == ["1", "2", "4", "5"]
    other = server.guild.create_text_channel("other")
    await server.table("Anna", "Bob", game="space1999", channel=other)
    laid = await anna.slash(other, "table orders", order="leave-tiles")
    about = EN("space1999-order-leave-tiles-hint")
    assert about not in said(laid)
    assert EN("space1999-order-leave-tiles") not in buttons(laid.response)
    withdraw = EN("button-order-withdraw", order=EN("space1999-order-leave-tiles"))
    answer = await anna.click(laid.response, label=withdraw)
    assert about in said(answer)
    assert EN("space1999-order-leave-tiles") in buttons(answer.response)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["race1969", "space1999", "first_martians"])
async def test_every_order_has_its_words(server: SimulatedServer, game: str, language: str) -> None:
    table = await server.table("Anna", "Bob", game=game)
    anna = server.person("Anna", language)
    answer = await anna.slash(server.channel, "table orders")
    kinds = server.bot.presenters[game].game.orders
    t = words(language)
    for kind in kinds:
        assert t(f"{game}-order-{kind.id}") in said(answer)
        assert t(f"{game}-order-{kind.id}-hint") in said(answer)
    position = await server.bot.tables.position(table.id)
    view = PositionView(server.bot.presenters[game], position, 0, t)
    for kind in kinds:
        texts = {
            view.presentation.order_text(Order(kind.id, values))
            for values in kind.candidates(view.view, 0)
        }
        assert len(texts) == len(kind.candidates(view.view, 0)), "no two read alike"
        assert all(len(text) < 200 for text in texts)


async def test_pages_of_a_long_list(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    anna = server.person("Anna")
    answer = await opened(server, "Anna")
    answer = await press(anna, answer.response, EN("race1969-order-no-cards"))
    (choices,) = options(answer.response).values()
    assert len(choices) == 20
    done = await anna.select(answer.response, [choices[3]])
    assert EN("race1969-order-cell", steps=3) in said(done)
    assert await lines(server, table.id) == [("no-cards 4", "active")]


FORGED = {
    "mc1:order-lay:{table}:0:0:9999": "error-unknown-control",
    "mc1:order-lay:{table}:1:0:0": "error-not-your-seat",
    "mc1:order-lay:{table}:7:0:0": "error-no-such-seat",
    "mc1:order-end:{table}:0:1:": "error-order-gone",
    "mc1:order-end:{table}:0:99999999:": "error-order-gone",
    "mc1:orders:{table}:1:0:": "error-not-your-seat",
    "mc1:orders:999": "error-no-table",
}


@pytest.mark.parametrize("control", FORGED)
async def test_forged_controls(server: SimulatedServer, control: str) -> None:
    table = await server.table("Anna", "Bob")
    await server.person("Bob").slash(server.channel, "table orders", order="stay-home 1965")
    pressed = await forge(server, server.person("Anna"), control.format(table=table.id))
    assert EN(FORGED[control]) in said(pressed)
    assert await lines(server, table.id) == [("stay-home 1965", "active")]


async def test_a_path_that_leads_nowhere_shows_the_list(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    for path in ("", "99", "0.99", "0.0.7"):
        control = f"mc1:order:{table.id}:0:{2**40}:{path}"
        pressed = await forge(server, server.person("Anna"), control)
        assert pressed.acknowledged
        assert buttons(pressed.response)
    assert await lines(server, table.id) == []


async def test_where_there_is_no_table(server: SimulatedServer) -> None:
    elsewhere = server.guild.create_text_channel("empty")
    answer = await server.person("Anna").slash(elsewhere, "table orders")
    assert EN("error-no-table") in said(answer)
