"""Seats change hands in Discord: offered, taken, asked for, withdrawn; who is called, who isn't."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.played_tables import again, buying_of_three
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, parts, said

EN = words("en")


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await buying_of_three(server)


def standing(server: SimulatedServer, question: Any) -> Any:
    """A question as it stands in the channel now."""
    return next(post for post in server.posts() if post.id == question.id)


async def ask_to_offer(server: SimulatedServer, table: Table, name: str = "Bob") -> Any:
    seat = next(one for one in table.seats if one.name == name)
    person = server.person(name)
    return await person.slash(server.channel, "table replace", seat=seat.identity)


async def offered(
    server: SimulatedServer, table: Table, label: str = "button-offer-playing"
) -> Any:
    """The question in the channel, after Bob has offered his seat."""
    asked = await ask_to_offer(server, table)
    await server.person("Bob").click(asked.response, label=EN(label))
    return server.channel.last_message


async def outdated(server: SimulatedServer, table: Table, name: str, verb: str) -> Any:
    """A press on the table's first question as it stood before."""
    await server.person("Anna").slash(server.channel, "table show", everybody=True)
    return await forge(server, server.person(name), f"mc1:{verb}:{table.id}:1:1:")


async def test_a_seat_is_offered_to_all_and_taken(server: SimulatedServer, table: Table) -> None:
    asked = await ask_to_offer(server, table)
    assert set(buttons(asked.response)) == {
        EN("button-offer-playing"),
        EN("button-offer-autopilot"),
    }
    before = len(server.posts())
    answer = await server.person("Bob").click(asked.response, label=EN("button-offer-playing"))
    assert said(answer) == EN("seat-offered")
    question = server.channel.last_message
    assert len(server.posts()) == before + 1
    assert not question.mentions
    assert question.flags.silent
    assert (await again(server, table)).seats == table.seats, "Bob plays on"
    taken = await server.person("Eve").click(question, label=EN("button-take-seat"))
    assert said(taken).startswith("Welcome!")
    now = await again(server, table)
    assert now.seats[1].user_id == server.person("Eve").user.id
    assert EN("seat-offer-agreed") in said(standing(server, question))
    assert not buttons(standing(server, question))
    late = await outdated(server, table, "Dora", "seat-yes")
    assert said(late) == EN("error-vote-over")


async def test_an_autopilot_plays_meanwhile_and_who_is_back_keeps_the_seat(
    server: SimulatedServer, table: Table
) -> None:
    question = await offered(server, table, "button-offer-autopilot")
    assert (await again(server, table)).seats[1].autopilot is not None
    asked = await ask_to_offer(server, await again(server, table))
    assert set(buttons(asked.response)) == {EN("button-offer-autopilot"), EN("button-comeback")}
    await server.person("Bob").click(asked.response, label=EN("button-comeback"))
    assert EN("seat-offer-lapsed") in said(standing(server, question))
    assert (await again(server, table)).seats[1].autopilot is None


async def test_who_leaves_is_offered_to_look_for_somebody(
    server: SimulatedServer, table: Table
) -> None:
    bob = server.person("Bob")
    left = await bob.slash(server.channel, "table leave")
    assert said(left) == EN("left-autopilot")
    answer = await bob.click(left.response, label=EN("button-offer-autopilot"))
    assert said(answer) == EN("seat-offered-away")
    assert EN("button-take-seat") in buttons(server.channel.last_message)


async def test_who_is_named_is_called_and_nobody_else(
    server: SimulatedServer, table: Table
) -> None:
    bob, eve = server.person("Bob"), server.person("Eve")
    seat = table.seats[1].identity
    answer = await bob.slash(server.channel, "table replace", seat=seat, person=eve)
    assert said(answer) == EN("seat-offered")
    question = server.channel.last_message
    assert [user.id for user in question.mentions] == [eve.user.id]
    refused = await server.person("Dora").click(question, label=EN("button-take-seat"))
    assert said(refused) == EN("error-not-your-vote")
    no = await eve.click(question, label=EN("button-no-thanks"))
    assert said(no) == EN("seat-offer-refused-noted")
    assert EN("seat-offer-refused-take", name="Eve") in said(standing(server, question))
    assert (await again(server, table)).seats == table.seats
    soon = await bob.slash(server.channel, "table replace", seat=seat, person=eve)
    assert said(soon).startswith("They were asked about a seat here not long ago")


async def test_the_hosts_own_seat_is_offered_too(server: SimulatedServer, table: Table) -> None:
    anna, eve = server.person("Anna"), server.person("Eve")
    identity = table.seats[0].identity
    answer = await anna.slash(server.channel, "table replace", seat=identity, person=eve)
    assert said(answer) == EN("seat-offered")
    assert (await again(server, table)).seats == table.seats, "Eve is asked first"
    await eve.click(server.channel.last_message, label=EN("button-take-seat"))
    assert (await again(server, table)).seats[0].user_id == eve.user.id


async def test_an_own_seat_needs_no_host_to_be_left_to_an_autopilot(
    server: SimulatedServer, table: Table
) -> None:
    bob, seat = server.person("Bob"), table.seats[1].identity
    answer = await bob.slash(server.channel, "table replace", seat=seat, autopilot="moonshot")
    assert "Moonshot" in said(answer)
    assert (await again(server, table)).seats[1].autopilot == "moonshot"
    other = table.seats[0].identity
    refused = await bob.slash(server.channel, "table replace", seat=other, autopilot="moonshot")
    assert said(refused) == EN("error-host-only")


async def test_an_offer_is_withdrawn_below_it(server: SimulatedServer, table: Table) -> None:
    question = await offered(server, table)
    await server.restart()
    refused = await server.person("Eve").click(question, label=EN("button-withdraw-offer"))
    assert said(refused) == EN("error-not-your-vote")
    answer = await server.person("Bob").click(question, label=EN("button-withdraw-offer"))
    assert said(answer) == EN("seat-offer-withdrawn")
    assert not buttons(standing(server, question))
    late = await outdated(server, table, "Bob", "seat-withdraw")
    assert said(late) == EN("error-vote-over")


async def test_a_double_press_takes_a_seat_once(server: SimulatedServer, table: Table) -> None:
    question = await offered(server, table)
    eve = server.person("Eve")
    await eve.click(question, label=EN("button-take-seat"))
    twice = await outdated(server, table, "Eve", "seat-yes")
    assert said(twice) == EN("error-vote-over")
    log = await server.bot.tables.history.log(table.id, None)
    assert sum(entry.kind == "seat" for entry in log) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_autopilots_seat_is_asked_for_and_the_host_agrees(
    server: SimulatedServer, table: Table, language: str
) -> None:
    await server.person("Bob").slash(server.channel, "table leave")
    t, eve = words(language), server.person("Eve", language)
    shown = await eve.slash(server.channel, "table join")
    assert said(shown) == t("take-seat-which")
    (label,) = buttons(shown.response)
    asked = await eve.click(shown.response, label=label)
    assert said(asked) == t("seat-host-asked")
    question = server.channel.last_message
    anna = server.person("Anna")
    assert [user.id for user in question.mentions] == [anna.user.id]
    refused = await eve.click(question, label=EN("button-agree"))
    assert said(refused) == t("error-not-your-vote")
    agreed = await anna.click(question, label=EN("button-agree"))
    assert said(agreed) == EN("seat-offer-agreed")
    assert (await again(server, table)).seats[1].user_id == eve.user.id


async def test_who_left_the_server_before_the_host_agreed_gets_no_seat(
    server: SimulatedServer, table: Table
) -> None:
    await server.person("Bob").slash(server.channel, "table leave")
    eve, seat = server.person("Eve"), table.seats[1].identity
    await eve.slash(server.channel, "table join", **{"as": seat})
    question = server.channel.last_message
    server.env.backend.remove_member(server.guild.id, eve.user.id)
    answer = await server.person("Anna").click(question, label=EN("button-agree"))
    assert said(answer) == EN("error-newcomer-left")
    assert EN("seat-offer-lapsed") in said(standing(server, question))
    assert (await again(server, table)).seats[1].name == "Bob"


async def test_my_move_shows_who_watches_the_seats_that_are_free(
    server: SimulatedServer, table: Table
) -> None:
    question = await offered(server, table)
    eve = server.person("Eve")
    shown = await eve.slash(server.channel, "table move")
    assert EN("take-seat-which") in said(shown)
    label = next(one for one in buttons(shown.response) if one.startswith("Take "))
    taken = await eve.click(shown.response, label=label)
    assert said(taken).startswith("Welcome!")
    assert EN("seat-offer-agreed") in said(standing(server, question))
    dora = await server.person("Dora").slash(server.channel, "table move")
    assert EN("take-seat-which") not in said(dora)


async def test_the_other_players_can_take_none(server: SimulatedServer, table: Table) -> None:
    question = await offered(server, table)
    refused = await server.person("Chloe").click(question, label=EN("button-take-seat"))
    assert said(refused) == EN("error-already-seated")
    none = await server.person("Chloe").slash(server.channel, "table join")
    assert said(none) == EN("error-already-started")


async def test_the_host_sets_who_may_take_over(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", thread=False, game="race1969")
    await anna.slash(server.channel, "table seat", autopilot="balanced")
    lobby = server.channel.last_message
    panel = await anna.click(lobby, label=EN("button-settings"))
    setting = next(
        part["custom_id"] for part in parts(panel.response) if ":117" in part.get("custom_id", "")
    )
    await anna.select(panel.response, ["anybody-opponents"], custom_id=setting)
    found = await server.bot.tables.in_channel(server.channel.id)
    assert found is not None
    assert (found.settings.takeover, found.settings.takeover_opponents) == ("anybody", True)
    assert EN("lobby-takeover", who="anybody", opponents="too") in said(server.posts()[-1])
    await anna.slash(server.channel, "table start")
    eve, other = server.person("Eve"), found.seats[1].identity
    suggested = await eve.autocomplete(server.channel, "table join", "as", "")
    assert [one["value"] for one in suggested] == [other]
    taken = await eve.slash(server.channel, "table join", **{"as": other})
    assert said(taken).startswith("Welcome!")
    assert (await again(server, found)).seats[1].user_id == eve.user.id


async def test_a_table_that_all_left_in_a_pause_says_that_it_waits(
    server: SimulatedServer, table: Table
) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table pause")
    for name in ("Bob", "Chloe", "Anna"):
        await server.person(name).slash(server.channel, "table leave")
    assert said(await anna.slash(server.channel, "table resume")) == EN("resumed-waits")
    soon = await anna.slash(server.channel, "table resume")
    assert said(soon).startswith("The game still waits for those who may come back")
    await server.advance(timedelta(days=7))
    await anna.slash(server.channel, "table resume")
    assert (await again(server, table)).status in (Status.RUNNING, Status.FINISHED)
