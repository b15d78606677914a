"""Pause, resume, nudge, replace, close: who may, and what is answered."""

from __future__ import annotations

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.conftest import Town
from tests.bot.interactions import buttons, said
from tests.covering import covering

EN = words("en")


@pytest.fixture
async def table(town: Town) -> Table:
    """A running game of three in which somebody buys."""
    table = await town.table("Anna", "Bob", "Chloe")
    for seat in (0, 1, 2):
        await town.act(table.id, seat, "trade 0")
    return await town.bot.tables.get(table.id)


async def again(town: Town, table: Table) -> Table:
    return await town.bot.tables.get(table.id)


async def seat_up(town: Town, table: Table) -> int:
    here = await town.bot.tables.position(table.id)
    return town.bot.presenters["race1969"].game.decisions(here.state)[0].seat


def name_of(seat: int) -> str:
    return ("Anna", "Bob", "Chloe")[seat]


@pytest.mark.parametrize(
    ("command", "language"), covering(["pause", "resume", "close", "replace"], LANGUAGES)
)
async def test_the_hosts_powers_are_the_hosts(
    town: Town, table: Table, command: str, language: str
) -> None:
    bob = town.person("Bob", language)
    more = {"seat": "usa", "autopilot": "moonshot"} if command == "replace" else {}
    if command == "resume":
        await town.person("Anna").slash(town.channel, "table pause")
    before = await again(town, table)
    answer = await bob.slash(town.channel, f"table {command}", **more)
    assert said(answer) == words(language)("error-host-only")
    assert await again(town, table) == before


async def test_a_forged_close_is_refused(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    asked = await anna.slash(town.channel, "table close")
    with town.env._bot_scope():
        from bot.errors import TableError

        with pytest.raises(TableError, match="host-only"):
            await town.bot.tables.hosting.close(table.id, town.known("Bob"))
    assert (await again(town, table)).status is Status.RUNNING
    kept = await anna.click(asked.response, label="Leave it open")
    assert said(kept) == EN("kept-open")
    assert (await again(town, table)).status is Status.RUNNING


async def test_pause_and_resume(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    paused = await anna.slash(town.channel, "table pause")
    assert said(paused) == EN("paused")
    live = town.channel.last_message
    assert EN("live-paused") in said(live)
    assert "Resume" in buttons(live)
    assert "My move" not in buttons(live)
    up = town.person(name_of(await seat_up(town, table)))
    refused = await up.slash(town.channel, "1969 done")
    assert said(refused) == EN("error-paused")
    looked = await up.slash(town.channel, "table move")
    assert EN("not-up-paused") in said(looked)
    assert said(await anna.slash(town.channel, "table pause")) == EN("error-paused")
    assert said(await town.person("Bob").click(live, label="Resume")) == EN("error-host-only")
    assert said(await anna.click(live, label="Resume")) == EN("resumed")
    assert said(await anna.slash(town.channel, "table resume")) == EN("error-not-paused")
    assert "My move" in buttons(town.channel.last_message)


async def test_a_nudge_mentions_those_who_are_up(town: Town, table: Table) -> None:
    seat = await seat_up(town, table)
    up = town.person(name_of(seat))
    other = town.person(name_of((seat + 1) % 3))
    assert said(await up.slash(town.channel, "table nudge")) == EN("error-nobody-up")
    stranger = town.person("Eve")
    assert said(await stranger.slash(town.channel, "table nudge")) == EN("error-not-seated")
    assert said(await other.slash(town.channel, "table nudge")) == EN("nudged")
    ping = town.channel.last_message
    assert [user.id for user in ping.mentions] == [up.user.id]
    assert f"<@{up.user.id}>" in said(ping)
    soon = said(await other.slash(town.channel, "table nudge"))
    assert soon.startswith("The others were called not long ago")
    assert "," not in soon.partition("<t:")[2].partition(":R>")[0]


async def test_an_autopilot_takes_a_seat_over(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    seat = await seat_up(town, table)
    identity = table.seats[seat].identity
    found = await anna.autocomplete(town.channel, "table replace", "seat", name_of(seat))
    assert [suggestion["value"] for suggestion in found] == [identity]
    answer = await anna.slash(town.channel, "table replace", seat=identity, autopilot="moonshot")
    assert "Moonshot" in said(answer)
    now = await again(town, table)
    assert now.seats[seat].autopilot == "moonshot"
    assert now.seats[seat].user_id == table.seats[seat].user_id
    assert await seat_up(town, table) != seat, "the autopilot has moved"
    back = await anna.slash(town.channel, "table replace", seat=identity)
    assert name_of(seat) in said(back)
    assert (await again(town, table)).seats[seat].autopilot is None


async def test_a_person_takes_a_seat_over(town: Town, table: Table) -> None:
    anna, eve = town.person("Anna"), town.person("Eve")
    seat = await seat_up(town, table)
    identity = table.seats[seat].identity
    taken = await anna.slash(
        town.channel, "table replace", seat=identity, person=town.person(name_of((seat + 1) % 3))
    )
    assert said(taken) == EN("error-already-seated")
    answer = await anna.slash(town.channel, "table replace", seat=identity, person=eve)
    assert "Eve" in said(answer)
    old = town.person(name_of(seat))
    assert said(await old.slash(town.channel, "1969 done")) == EN("error-not-seated")
    opened = await eve.click(town.channel.last_message, label="My move")
    assert EN("race1969-question-purchase") in said(opened)


async def test_replacing_needs_somebody_who_can_play(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    both = await anna.slash(
        town.channel,
        "table replace",
        seat="usa",
        person=town.person("Eve"),
        autopilot="moonshot",
    )
    assert said(both) == EN("error-replace-whom")
    nowhere = await anna.slash(town.channel, "table replace", seat="mars")
    assert said(nowhere) == EN("error-no-such-seat")
    robot = town.guild.add_member(town.env.create_user("robot", bot=True))
    answer = await anna.slash(town.channel, "table replace", seat="usa", person=robot)
    assert said(answer) == EN("error-bot-as-player")


async def test_closing_asks_first(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    asked = await anna.slash(town.channel, "table close")
    assert (await again(town, table)).status is Status.RUNNING
    closed = await anna.click(asked.response, label="Close the table")
    assert said(closed) == EN("closed")
    assert (await again(town, table)).status is Status.CLOSED
    live = town.channel.last_message
    assert EN("live-closed") in said(live)
    assert "My move" not in buttons(live)
    for command in ("join", "start", "undo", "pause", "nudge", "close"):
        answer = await anna.slash(town.channel, f"table {command}")
        assert said(answer) == EN("error-no-table"), command
    assert said(await anna.slash(town.channel, "table new")).startswith("The table is open")


async def test_a_closed_tables_buttons_say_so(town: Town, table: Table) -> None:
    anna = town.person("Anna")
    opened = await anna.slash(town.channel, "table log")
    asked = await anna.slash(town.channel, "table close")
    await anna.click(asked.response, label="Close the table")
    await anna.slash(town.channel, "table new")
    answer = await anna.click(opened.response, label="My move")
    assert said(answer) == EN("error-table-closed"), "it acts on no newer table"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_table_here(town: Town, language: str) -> None:
    anna = town.person("Anna", language)
    t = words(language)
    commands = [
        "join",
        "leave",
        "seat",
        "start",
        "move",
        "show",
        "log",
        "undo",
        "pause",
        "resume",
        "nudge",
        "close",
        "verify",
        "export",
    ]
    for command in commands:
        answer = await anna.slash(town.channel, f"table {command}")
        assert said(answer) == t("error-no-table"), command
    answer = await anna.slash(town.channel, "table replace", seat="usa")
    assert said(answer) == t("error-no-table")
