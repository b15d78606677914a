"""Pause, resume, nudge, replace, close: who may, and what is answered."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import discord
import pytest

from bot.domain.table import Status, Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.position_view import raw_name_beside_title
from bot.settings import LANGUAGES
from bot.ui.interactions.context import DISCORD_SECONDS
from tests.bot.helpers.played_tables import again, buying_of_three, name_of, seat_up
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.bot.helpers.worst_case import autopilots
from tests.covering import covering

EN = words("en")


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await buying_of_three(server)


@pytest.mark.parametrize(
    ("command", "language"), covering(["pause", "resume", "close", "replace"], LANGUAGES)
)
async def test_the_hosts_powers_are_the_hosts(
    server: SimulatedServer, table: Table, command: str, language: str
) -> None:
    bob = server.person("Bob", language)
    more = {"seat": "usa", "autopilot": "moonshot"} if command == "replace" else {}
    if command == "resume":
        await server.person("Anna").slash(server.channel, "table pause")
    before = await again(server, table)
    answer = await bob.slash(server.channel, f"table {command}", **more)
    assert said(answer) == words(language)("error-host-only")
    assert await again(server, table) == before


async def test_a_forged_close_is_refused(server: SimulatedServer, table: Table) -> None:
    anna = server.person("Anna")
    asked = await anna.slash(server.channel, "table close")
    with server.env._bot_scope():
        from bot.errors import TableError

        with pytest.raises(TableError, match="host-only"):
            await server.bot.tables.hosting.close(table.id, server.known("Bob"))
    assert (await again(server, table)).status is Status.RUNNING
    kept = await anna.click(asked.response, label="Leave it open")
    assert said(kept) == EN("kept-open")
    assert (await again(server, table)).status is Status.RUNNING


async def test_pause_and_resume(server: SimulatedServer, table: Table) -> None:
    anna = server.person("Anna")
    paused = await anna.slash(server.channel, "table pause")
    assert said(paused) == EN("paused")
    live = server.channel.last_message
    assert EN("live-paused") in said(live)
    assert "Resume" in buttons(live)
    assert "My move" not in buttons(live)
    up = server.person(name_of(await seat_up(server, table)))
    refused = await up.slash(server.channel, "1969 done")
    assert said(refused) == EN("error-paused")
    looked = await up.slash(server.channel, "table move")
    assert EN("not-up-paused") in said(looked)
    assert said(await anna.slash(server.channel, "table pause")) == EN("error-paused")
    assert said(await server.person("Bob").click(live, label="Resume")) == EN("error-host-only")
    assert said(await anna.click(live, label="Resume")) == EN("resumed")
    assert said(await anna.slash(server.channel, "table resume")) == EN("error-not-paused")
    assert "My move" in buttons(server.channel.last_message)


async def test_a_nudge_mentions_those_who_are_up(server: SimulatedServer, table: Table) -> None:
    seat = await seat_up(server, table)
    up = server.person(name_of(seat))
    other = server.person(name_of((seat + 1) % 3))
    assert said(await up.slash(server.channel, "table nudge")) == EN("error-nobody-up")
    stranger = server.person("Eve")
    assert said(await stranger.slash(server.channel, "table nudge")) == EN("error-not-seated")
    assert said(await other.slash(server.channel, "table nudge")) == EN("nudged")
    ping = server.channel.last_message
    assert [user.id for user in ping.mentions] == [up.user.id]
    assert f"<@{up.user.id}>" in said(ping)
    soon = said(await other.slash(server.channel, "table nudge"))
    assert soon.startswith("The others were called not long ago")
    assert "," not in soon.partition("<t:")[2].partition(":R>")[0]


async def others_seat(server: SimulatedServer, table: Table) -> int:
    """A seat that isn't the host's: the one that is up if it can be."""
    return await seat_up(server, table) or 1


async def test_an_autopilot_takes_a_seat_over(server: SimulatedServer, table: Table) -> None:
    anna = server.person("Anna")
    seat = await others_seat(server, table)
    identity = table.seats[seat].identity
    found = await anna.autocomplete(server.channel, "table replace", "seat", name_of(seat))
    assert [suggestion["value"] for suggestion in found] == [identity]
    answer = await anna.slash(server.channel, "table replace", seat=identity, autopilot="moonshot")
    assert said(answer) == EN("seat-offer-asked", name=name_of(seat))
    question = server.channel.last_message
    assert "Moonshot" in said(question)
    await server.person(name_of(seat)).click(question, label=EN("button-agree"))
    now = await again(server, table)
    assert now.seats[seat].autopilot == "moonshot"
    assert now.seats[seat].user_id == table.seats[seat].user_id
    assert await seat_up(server, table) != seat, "the autopilot has moved"
    back = await anna.slash(server.channel, "table replace", seat=identity)
    assert name_of(seat) in said(back)
    assert (await again(server, table)).seats[seat].autopilot is None


async def test_the_seats_to_replace_are_named_as_everywhere(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", thread=False, game="race1969")
    opened = await anna.click(server.channel.last_message, label=EN("button-autopilot"))
    await anna.select(opened.response, ["expert"])
    await anna.click(server.channel.last_message, label=EN("button-start"))
    seats = await anna.autocomplete(server.channel, "table replace", "seat", "expert")
    assert len(seats) == 1
    found = await anna.autocomplete(server.channel, "table replace", "autopilot", "ex")
    assert [suggestion["value"] for suggestion in found] == ["expert"]


async def test_a_person_takes_a_seat_over(server: SimulatedServer, table: Table) -> None:
    anna, eve = server.person("Anna"), server.person("Eve")
    seat = await others_seat(server, table)
    identity = table.seats[seat].identity
    taken = await anna.slash(
        server.channel,
        "table replace",
        seat=identity,
        person=server.person(name_of((seat + 1) % 3)),
    )
    assert said(taken) == EN("error-already-seated")
    asked = await anna.slash(server.channel, "table replace", seat=identity, person=eve)
    assert said(asked) == EN("seat-offer-asked", name=name_of(seat))
    question, old = server.channel.last_message, server.person(name_of(seat))
    assert [user.id for user in question.mentions] == [old.user.id]
    for other in (anna, eve):
        refused = await other.click(question, label=EN("button-agree"))
        assert said(refused) == EN("error-not-your-vote")
    assert (await again(server, table)).seats == table.seats
    agreed = await old.click(question, label=EN("button-agree"))
    assert said(agreed) == EN("seat-offer-agreed")
    assert (await again(server, table)).seats[seat].user_id == eve.user.id
    shown = next(post for post in server.posts() if post.id == question.id)
    assert not buttons(shown)
    assert said(await old.slash(server.channel, "table move")).startswith(EN("spectator"))
    opened = await eve.slash(server.channel, "table move")
    assert EN("spectator") not in said(opened)


@pytest.mark.parametrize("asker", ["host", "manager"])
async def test_who_stays_keeps_the_seat_whoever_asks(
    server: SimulatedServer, table: Table, asker: str
) -> None:
    by, eve = server.person("Anna"), server.person("Eve")
    if asker == "manager":
        manages = discord.Permissions(manage_guild=True)
        role = server.guild.create_role("managers", permissions=manages)
        by = server.guild.add_member(server.env.create_user("mona"), roles=[role])
    seat = await others_seat(server, table)
    identity, old = table.seats[seat].identity, server.person(name_of(seat))
    await by.slash(server.channel, "table replace", seat=identity, person=eve)
    question = server.channel.last_message
    seat_text = server.bot.presenters[table.game].seat_label(identity, EN).text
    asked = EN("seat-offer-person", seat=seat_text, newcomer="Eve", name=name_of(seat))
    assert asked in said(question), "Eve doesn't play yet"
    await server.restart()
    stays = await old.click(question, label=EN("button-stay"))
    assert said(stays) == EN("seat-offer-refused")
    assert not buttons(next(post for post in server.posts() if post.id == question.id))
    again_ = await by.slash(server.channel, "table replace", seat=identity, autopilot="moonshot")
    assert said(again_).startswith("Whoever sits there was asked not long ago")
    assert (await again(server, table)).seats == table.seats


async def test_whoever_left_the_server_isnt_asked(server: SimulatedServer, table: Table) -> None:
    anna, eve = server.person("Anna"), server.person("Eve")
    seat = await others_seat(server, table)
    server.env.backend.remove_member(server.guild.id, server.person(name_of(seat)).user.id)
    identity = table.seats[seat].identity
    answer = await anna.slash(server.channel, "table replace", seat=identity, person=eve)
    assert "Eve" in said(answer)
    assert (await again(server, table)).seats[seat].user_id == eve.user.id


@pytest.mark.parametrize("answer", [{"status": 404}, {"status": 404, "code": 10004}, None])
async def test_where_discord_doesnt_say_who_left_the_person_is_asked(
    server: SimulatedServer,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    answer: dict[str, int] | None,
) -> None:
    """A proxy answers, or the network is lost."""
    seat = await others_seat(server, table)
    if answer is None:
        lost = AsyncMock(side_effect=ConnectionResetError)
        monkeypatch.setattr(discord.Guild, "fetch_member", lost)
    else:
        server.env.inject_error("GET", "/guilds/*/members/*", **answer, times=None)
    asked = await server.person("Anna").slash(
        server.channel,
        "table replace",
        seat=table.seats[seat].identity,
        person=server.person("Eve"),
    )
    assert said(asked) == EN("seat-offer-asked", name=name_of(seat))
    assert (await again(server, table)).seats == table.seats


async def test_an_answer_counts_though_its_message_cant_be_edited(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, anna = await others_seat(server, table), server.person("Anna")
    identity, eve = table.seats[seat].identity, server.person("Eve")
    await anna.slash(server.channel, "table replace", seat=identity, person=eve)
    lost = AsyncMock(side_effect=ConnectionResetError)
    monkeypatch.setattr(discord.Message, "edit", lost)
    question = server.channel.last_message
    agreed = await server.person(name_of(seat)).click(question, label=EN("button-agree"))
    assert said(agreed) == EN("seat-offer-agreed")
    assert lost.await_count == 1


async def test_who_presses_isnt_held_up_by_a_discord_that_doesnt_answer(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that one person presses waits for what they pressed before."""
    anna, seat = server.person("Anna"), await others_seat(server, table)

    async def never(*_: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(discord.Guild, "fetch_member", never)
    identity, eve = table.seats[seat].identity, server.person("Eve")
    asked = await anna.slash(server.channel, "table replace", seat=identity, person=eve)
    await server.env.advance_time(DISCORD_SECONDS + 0.1)
    assert said(asked) == EN("seat-offer-asked", name=name_of(seat))


async def test_replacing_needs_somebody_who_can_play(server: SimulatedServer, table: Table) -> None:
    anna = server.person("Anna")
    both = await anna.slash(
        server.channel,
        "table replace",
        seat=table.seats[1].identity,
        person=server.person("Eve"),
        autopilot="moonshot",
    )
    assert said(both) == EN("error-replace-whom")
    nowhere = await anna.slash(server.channel, "table replace", seat="mars")
    assert said(nowhere).startswith(EN("error-no-such-seat"))
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    answer = await anna.slash(server.channel, "table replace", seat="usa", person=robot)
    assert said(answer) == EN("error-bot-as-player")


async def test_closing_asks_first(server: SimulatedServer, table: Table) -> None:
    anna = server.person("Anna")
    asked = await anna.slash(server.channel, "table close")
    assert (await again(server, table)).status is Status.RUNNING
    closed = await anna.click(asked.response, label="Close the table")
    assert said(closed) == EN("closed")
    assert (await again(server, table)).status is Status.CLOSED
    live = server.channel.last_message
    assert EN("live-closed") in said(live)
    assert "My move" not in buttons(live)
    for command in ("join", "start", "undo", "pause", "nudge", "close"):
        answer = await anna.slash(server.channel, f"table {command}")
        assert said(answer) == EN("error-no-table"), command
    assert said(
        await anna.slash(server.channel, "table new", game="race1969", thread=False)
    ).startswith("The table is open")


async def test_a_rated_table_is_refused_before_it_asks(server: SimulatedServer) -> None:
    await server.table("Anna", "Bob", rated=True)
    refused = await server.person("Anna").slash(server.channel, "table close")
    assert said(refused) == EN("error-rated-close")
    assert not buttons(refused.response)


async def test_a_closed_tables_buttons_say_so(server: SimulatedServer, table: Table) -> None:
    anna = server.person("Anna")
    opened = await anna.slash(server.channel, "table log")
    asked = await anna.slash(server.channel, "table close")
    await anna.click(asked.response, label="Close the table")
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    answer = await anna.click(opened.response, label="My move")
    assert said(answer) == EN("error-table-closed"), "it acts on no newer table"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_table_here(server: SimulatedServer, language: str) -> None:
    anna = server.person("Anna", language)
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
        answer = await anna.slash(server.channel, f"table {command}")
        assert said(answer) == t("error-no-table"), command
    answer = await anna.slash(server.channel, "table replace", seat="usa")
    assert said(answer) == t("error-no-table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_autopilot_isnt_named_beside_the_astronaut_that_it_is_called_after(
    language: str,
) -> None:
    presenter = PRESENTERS["first_martians"]
    full = autopilots(presenter)
    for seat in full.seats:
        assert raw_name_beside_title(presenter, full, seat, words(language)) == "🤖"
