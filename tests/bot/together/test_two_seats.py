"""A person in two seats: taken, asked, shown, left, given away."""

from __future__ import annotations

import pytest

from bot.domain.table import Table
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.items import ControlId
from tests.bot.conftest import Town
from tests.bot.forged_presses import forge
from tests.bot.interactions import buttons, options, said
from tests.bot.together.conftest import decisions_of, play_on, state_of
from tests.bot.toy_together import GAME

EN = words("en")
RED, GREEN, BLUE = "🔴 **red**", "🟢 **green**", "🔵 **blue**"


@pytest.fixture
async def lobby(town: Town) -> Table:
    """A lobby in which Anna has two seats and Bob has the third."""
    anna = town.person("Anna")
    await anna.slash(town.channel, "table new", game=GAME.id)
    await anna.click(town.channel.last_message, label="Join")
    await town.person("Bob").click(town.channel.last_message, label="Join")
    table = await town.bot.tables.in_channel(town.channel.id)
    assert table is not None
    return table


@pytest.fixture
async def table(town: Town, lobby: Table) -> Table:
    """The same, begun."""
    await town.person("Anna").click(town.channel.last_message, label="Start")
    return await town.bot.tables.get(lobby.id)


async def holders(town: Town, table: Table) -> list[tuple[str, str]]:
    """Who plays each identity."""
    return [(seat.identity, seat.name) for seat in (await town.bot.tables.get(table.id)).seats]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_seats_are_taken_and_left(town: Town, language: str) -> None:
    t, anna = words(language), town.person("Anna", language)
    await anna.slash(town.channel, "table new", game=GAME.id, language="en")
    lobby = town.channel.last_message
    joined = await anna.click(lobby, label="Join")
    assert said(joined) == t("joined", seat=GREEN), "the seat that was just taken"
    assert set(options(joined.response)) == {"pick-identity.0", "pick-identity.1"}
    enough = await anna.click(lobby, label="Join")
    assert said(enough) == t("error-enough-seats", most=2)
    table = await town.bot.tables.in_channel(town.channel.id)
    assert table is not None
    await town.person("Bob").click(lobby, label="Join")
    left = await anna.click(lobby, label="Leave")
    assert said(left) == t("left-seats")
    assert await holders(town, table) == [("blue", "Bob")]


async def test_each_seat_has_its_identity(town: Town, lobby: Table) -> None:
    anna = town.person("Anna")
    await town.person("Bob").slash(town.channel, "table leave")
    shown = await anna.slash(town.channel, "table seat")
    second = str(ControlId("pick-identity", lobby.id, 0, 0, (1,)))
    chosen = await anna.select(shown.response, ["blue"], custom_id=second)
    assert said(chosen) == EN("identity-chosen", seat=BLUE)
    assert await holders(town, lobby) == [("red", "Anna"), ("blue", "Anna")]
    old = await forge(town, anna, second, ["green"], ["green"], label="Rules")
    assert said(old) == EN("error-not-your-seat"), "she isn't green any more"


async def test_the_host_frees_a_second_seat(town: Town, lobby: Table) -> None:
    anna = town.person("Anna")
    shown = await anna.click(town.channel.last_message, label="Settings")
    assert options(shown.response)["pick-setting.2"] == ["1", "2"]
    remove = str(ControlId("pick-setting", lobby.id, 0, 0, (2,)))
    await anna.select(shown.response, ["1"], custom_id=remove)
    assert await holders(town, lobby) == [("red", "Anna"), ("blue", "Bob")]


async def test_the_panel_asks_for_one_seat_after_the_other(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    live = town.channel.last_message
    assert said(live).count(f"<@{anna.id}>") == 1
    opened = await anna.click(live, label="My move")
    assert EN("panel-title", seat=RED) in said(opened)
    other = EN("button-other-seat", seat="green")
    turned = await anna.click(opened.response, label=other)
    assert EN("panel-title", seat=GREEN) in said(turned)
    agreed = await anna.click(turned.response, label="Pull")
    assert (await state_of(town, table)).agreed == (1,)
    assert EN("panel-title", seat=RED) in said(agreed), "the seat that is left"
    done = await anna.click(agreed.response, label="Pull")
    assert (await state_of(town, table)).agreed == (1, 0)
    assert "you’ve done your part" in said(done)
    forged = await forge(town, town.person("Anna"), str(ControlId("move", table.id, 2)))
    assert said(forged) == EN("error-not-your-seat")


async def test_hands_and_letters_of_both_seats(town: Town, table: Table) -> None:
    await play_on(town, table, "knot")
    await town.act(table.id, 2, "tie 9")
    letters = town.letters("Anna")
    assert [
        EN("panel-title-direct", game=EN("rope-title"), seat=seat) in said(letter)
        for seat, letter in zip((RED, GREEN), letters, strict=True)
    ] == [True, True]
    anna = town.person("Anna")
    await anna.user.click(letters[0], label="left")
    await anna.user.click(letters[1], label="right")
    assert [one.seat for one in await decisions_of(town, table)] == [2]
    shown = await anna.click(town.channel.last_message, label="My hand")
    assert "grip left" in said(shown)
    assert RED in said(shown)
    turned = await anna.click(shown.response, label=EN("button-other-seat", seat="green"))
    assert "grip right" in said(turned)
    assert GREEN in said(turned)
    forged = await forge(town, town.person("Anna"), str(ControlId("hand", table.id, 2)))
    assert said(forged) == EN("error-not-your-seat")
    assert "grip" not in said(forged)
    hands = [said(letter) for letter in town.letters("Anna")]
    assert ["grip left" in hands[0], "grip right" in hands[1]] == [True, True]


async def test_one_reminder_for_a_decision_of_both_seats(town: Town, table: Table) -> None:
    await town.env.advance_time(12 * 3600 + 1)
    assert len(town.letters("Bob")) == 1
    assert len(town.letters("Anna")) == 1


async def test_one_reminder_in_the_channel_for_a_closed_inbox(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    path = f"/channels/{anna.user.dm_channel.id}/messages"
    town.env.inject_error("POST", path, status=403, code=50007, times=None)
    await town.env.advance_time(12 * 3600 + 1)
    reminders = [post for post in town.posts() if "Half of your time is over" in said(post)]
    assert [said(post).count(f"<@{anna.id}>") for post in reminders] == [1]


async def test_seats_are_given_away_one_by_one(town: Town, table: Table) -> None:
    anna, bob, eve = (town.person(name) for name in ("Anna", "Bob", "Eve"))
    given = await anna.slash(town.channel, "table replace", seat="green", person=bob)
    assert said(given) == EN("replaced-person", seat=GREEN, name="Bob")
    assert await holders(town, table) == [("red", "Anna"), ("green", "Bob"), ("blue", "Bob")]
    third = await anna.slash(town.channel, "table replace", seat="red", person=bob)
    assert said(third) == EN("error-enough-seats", most=2)
    await anna.slash(town.channel, "table replace", seat="blue", person=eve)
    assert await holders(town, table) == [("red", "Anna"), ("green", "Bob"), ("blue", "Eve")]


async def test_both_seats_are_left_and_taken_back(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    await anna.slash(town.channel, "table leave")
    now = await town.bot.tables.get(table.id)
    assert [seat.autopilot for seat in now.seats] == ["defaults", "defaults", None]
    moved = await anna.slash(town.channel, "table move")
    await anna.click(moved.response, label=EN("button-comeback"))
    now = await town.bot.tables.get(table.id)
    assert [seat.autopilot for seat in now.seats] == [None, None, None]


async def test_a_nudge_names_a_person_once(town: Town, table: Table) -> None:
    await town.person("Bob").slash(town.channel, "table nudge")
    assert (
        said(town.channel.last_message).splitlines()[0].count(f"<@{town.person('Anna').id}>") == 1
    )
    assert "My move" in buttons(town.channel.last_message)
