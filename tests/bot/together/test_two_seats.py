"""A person in two seats: taken, asked, shown, left, given away."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Table
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from bot.storage import tables as rows
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, options, said
from tests.bot.together.conftest import decisions_of, play_on, state_of
from tests.bot.toys.rope_presenter import GAME
from tests.covering import one_of

EN = words("en")
RED, GREEN, BLUE = "🔴 **red**", "🟢 **green**", "🔵 **blue**"


@pytest.fixture
async def lobby(server: SimulatedServer) -> Table:
    """A lobby in which Anna has two seats and Bob has the third."""
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", thread=False, game=GAME.id)
    await anna.click(server.channel.last_message, label="Join")
    await server.person("Bob").click(server.channel.last_message, label="Join")
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    return table


@pytest.fixture
async def table(server: SimulatedServer, lobby: Table) -> Table:
    await server.person("Anna").click(server.channel.last_message, label="Start")
    return await server.bot.tables.get(lobby.id)


def of_the_game(server: SimulatedServer, name: str) -> list[Any]:
    """Somebody's direct messages, but for the one that told the host of the full table."""
    full = EN("direct-full", game=EN("rope-title"))
    return [message for message in server.direct_messages(name) if full not in said(message)]


async def holders(server: SimulatedServer, table: Table) -> list[tuple[str, str]]:
    return [(seat.identity, seat.name) for seat in (await server.bot.tables.get(table.id)).seats]


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_seats_are_taken_and_left(server: SimulatedServer, language: str) -> None:
    t, anna = words(language), server.person("Anna", language)
    await anna.slash(server.channel, "table new", thread=False, game=GAME.id, language="en")
    lobby = server.channel.last_message
    joined = await anna.click(lobby, label="Join")
    taken, _ = said(joined).splitlines()
    assert taken == t("joined", seat=GREEN), "the seat that was just taken"
    assert set(options(joined.response)) == {"pick-identity.0", "pick-identity.1"}
    enough = await anna.click(lobby, label="Join")
    assert said(enough) == t("error-enough-seats", most=2)
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    await server.person("Bob").click(lobby, label="Join")
    left = await anna.click(lobby, label="Leave")
    assert said(left) == t("left-seats")
    assert await holders(server, table) == [("blue", "Bob")]


async def test_each_seat_has_its_identity(server: SimulatedServer, lobby: Table) -> None:
    anna = server.person("Anna")
    await server.person("Bob").slash(server.channel, "table leave")
    shown = await anna.slash(server.channel, "table seat")
    second = str(ControlId("pick-identity", lobby.id, 0, 0, (1,)))
    chosen = await anna.select(shown.response, ["blue"], custom_id=second)
    assert said(chosen) == EN("identity-chosen", seat=BLUE)
    assert await holders(server, lobby) == [("red", "Anna"), ("blue", "Anna")]
    old = await forge(server, anna, second, ["green"], ["green"], label="Rules")
    assert said(old) == EN("error-not-your-seat"), "she isn't green any more"


async def test_the_host_frees_a_second_seat(server: SimulatedServer, lobby: Table) -> None:
    anna = server.person("Anna")
    shown = await anna.click(server.channel.last_message, label="Settings")
    assert options(shown.response)["pick-setting.2"] == ["1", "2"]
    remove = str(ControlId("pick-setting", lobby.id, 0, 0, (2,)))
    await anna.select(shown.response, ["1"], custom_id=remove)
    assert await holders(server, lobby) == [("red", "Anna"), ("blue", "Bob")]


async def test_the_panel_asks_for_one_seat_after_the_other(
    server: SimulatedServer, table: Table
) -> None:
    anna = server.person("Anna")
    live = server.channel.last_message
    assert said(live).count(f"<@{anna.id}>") == 1
    opened = await anna.click(live, label="My move")
    assert EN("panel-title", seat=RED) in said(opened)
    other = EN("button-other-seat", seat="green")
    turned = await anna.click(opened.response, label=other)
    assert EN("panel-title", seat=GREEN) in said(turned)
    agreed = await anna.click(turned.response, label="Pull")
    assert (await state_of(server, table)).agreed == (1,)
    assert EN("panel-title", seat=RED) in said(agreed), "the seat that is left"
    done = await anna.click(agreed.response, label="Pull")
    assert (await state_of(server, table)).agreed == (1, 0)
    assert "you’ve done your part" in said(done)
    forged = await forge(server, server.person("Anna"), str(ControlId("move", table.id, 2)))
    assert said(forged) == EN("error-not-your-seat")


async def test_hands_and_direct_messages_of_both_seats(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, "knot")
    await server.act(table.id, 2, "tie 9")
    direct_messages = of_the_game(server, "Anna")
    assert [
        EN("panel-title-direct", game=EN("rope-title"), seat=seat) in said(direct_message)
        for seat, direct_message in zip((RED, GREEN), direct_messages, strict=True)
    ] == [True, True]
    anna = server.person("Anna")
    await anna.user.click(direct_messages[0], label="left")
    await anna.user.click(direct_messages[1], label="right")
    assert [one.seat for one in await decisions_of(server, table)] == [2]
    shown = await anna.click(server.channel.last_message, label="My hand")
    assert "grip left" in said(shown)
    assert RED in said(shown)
    turned = await anna.click(shown.response, label=EN("button-other-seat", seat="green"))
    assert "grip right" in said(turned)
    assert GREEN in said(turned)
    forged = await forge(server, server.person("Anna"), str(ControlId("hand", table.id, 2)))
    assert said(forged) == EN("error-not-your-seat")
    assert "grip" not in said(forged)
    hands = [said(direct_message) for direct_message in of_the_game(server, "Anna")]
    assert ["grip left" in hands[0], "grip right" in hands[1]] == [True, True]


async def test_one_reminder_for_a_decision_of_both_seats(
    server: SimulatedServer, table: Table
) -> None:
    await server.env.advance_time(12 * 3600 + 1)
    assert len(server.direct_messages("Bob")) == 1
    assert len(of_the_game(server, "Anna")) == 1


async def test_one_reminder_in_the_channel_for_a_closed_inbox(
    server: SimulatedServer, table: Table
) -> None:
    anna = server.person("Anna")
    path = f"/channels/{anna.user.dm_channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50007, times=None)
    await server.env.advance_time(12 * 3600 + 1)
    reminders = [post for post in server.posts() if "Half of your time is over" in said(post)]
    assert [said(post).count(f"<@{anna.id}>") for post in reminders] == [1]


async def test_the_table_is_found_once(server: SimulatedServer, table: Table) -> None:
    anna, read = server.person("Anna").user.id, server.bot.database.read
    assert await read(rows.of_person, anna) == [table.id]
    assert await read(rows.misnamed, server.guild.id, anna, "Ann") == [table.id]


async def test_seats_are_given_away_one_by_one(server: SimulatedServer, table: Table) -> None:
    anna, bob, eve = (server.person(name) for name in ("Anna", "Bob", "Eve"))
    given = await anna.slash(server.channel, "table replace", seat="green", person=bob)
    assert said(given) == EN("seat-offered")
    question = server.channel.last_message
    assert EN("seat-offer-newcomers") not in said(question), "he may have two"
    await bob.click(question, label=EN("button-take-seat"))
    assert await holders(server, table) == [("red", "Anna"), ("green", "Bob"), ("blue", "Bob")]
    third = await anna.slash(server.channel, "table replace", seat="red", person=bob)
    assert said(third) == EN("error-enough-seats", most=2)
    await anna.slash(server.channel, "table replace", seat="blue", person=eve)
    await bob.click(server.channel.last_message, label=EN("button-agree"))
    assert await holders(server, table) == [("red", "Anna"), ("green", "Bob"), ("blue", "Eve")]


async def test_both_seats_are_left_and_taken_back(server: SimulatedServer, table: Table) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table leave")
    now = await server.bot.tables.get(table.id)
    assert [seat.autopilot for seat in now.seats] == ["defaults", "defaults", None]
    moved = await anna.slash(server.channel, "table move")
    await anna.click(moved.response, label=EN("button-comeback"))
    now = await server.bot.tables.get(table.id)
    assert [seat.autopilot for seat in now.seats] == [None, None, None]


async def test_a_nudge_names_a_person_once(server: SimulatedServer, table: Table) -> None:
    await server.person("Bob").slash(server.channel, "table nudge")
    assert (
        said(server.channel.last_message).splitlines()[0].count(f"<@{server.person('Anna').id}>")
        == 1
    )
    assert "My move" in buttons(server.channel.last_message)
