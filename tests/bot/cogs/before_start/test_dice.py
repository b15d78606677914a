"""Fair dice as people see them: the promise in the lobby, their own presses, the check after."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from sqlalchemy import select, text

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.messages.components.proof import PROMISE, carries
from bot.settings import LANGUAGES
from bot.storage.schema import tables
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.covering import one_of

EN = words("en")


async def table_at(server: SimulatedServer, channel: Any = None) -> Table:
    table = await server.bot.tables.in_channel((channel or server.channel).id)
    assert table is not None
    return table


@pytest.fixture
async def lobby(server: SimulatedServer) -> Any:
    await server.person("Anna").slash(server.channel, "table new", game="race1969", thread=False)
    return server.channel.last_message


async def promised(server: SimulatedServer, message: Any, table_id: int) -> bool:
    """Whether a message shows the promise of a table, and carries what it doesn't show."""
    table = await server.bot.tables.get(table_id)
    assert table.promise is not None
    controls = [one for one in buttons(message).values() if one.token == PROMISE]
    carried = [carries(one, table, table.promise.hash) for one in controls]
    return table.promise.hash[:8] in said(message) and carried == [True]


async def test_the_lobby_promises_before_anybody_joins(server: SimulatedServer, lobby: Any) -> None:
    table = await table_at(server)
    assert [seat.name for seat in table.seats] == ["Anna"]
    assert await promised(server, lobby, table.id)
    assert table.promise is not None
    assert table.promise.message_id == lobby.id
    await server.person("Bob").click(lobby, label="Join")
    assert await promised(server, server.channel.last_message, table.id)
    await server.person("Anna").slash(server.channel, "table show", everybody=True)
    anew = server.channel.last_message
    assert anew.id != lobby.id
    assert await promised(server, anew, table.id)
    await server.person("Anna").click(anew, label="Start")
    assert await promised(server, server.posts()[-2], table.id)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_sits_down_is_told_their_press_and_so_is_everybody_at_the_start(
    server: SimulatedServer, language: str
) -> None:
    t = words(language)
    anna, bob = server.person("Anna", language), server.person("Bob", language)
    await anna.slash(server.channel, "table new", game="race1969", thread=False, language=language)
    sat = await bob.click(server.channel.last_message, label=t("button-join"))
    table = await table_at(server)
    joined = table.seats[1].press_id
    assert said(sat).endswith(t("dice-own", press=str(joined)))
    page = await bob.click(server.channel.last_message, label=t("button-proof"))
    assert table.promise is not None
    assert t("dice-promise", hash=table.promise.hash) in said(page)
    presenter = server.bot.presenters["race1969"]
    seat = presenter.seat_label(table.seats[1].identity, t)
    added = f"{seat.emoji} {seat.text} `{joined}`"
    assert t("dice-added", who=added) in said(page)
    assert f"`{joined}`" in said(page).splitlines()[-1]
    begun = await anna.click(server.channel.last_message, label=t("button-start"))
    promise = (await table_at(server)).promise
    assert promise is not None
    start = promise.contributions[-1].press_id
    assert said(begun).endswith(t("dice-own", press=str(start)))
    who = f"{added}, {t('button-start')} `{start}`"
    first = server.posts()[-2]
    assert t("dice-start", hash=promise.hash[:8], who=who) in said(first)
    later = await server.person("Eve", language).click(first, label=t("button-proof"))
    assert said(later).startswith(t("dice-later", hash=promise.hash, who=who))


async def test_a_command_and_the_card_of_a_thread_are_presses_too(server: SimulatedServer) -> None:
    await server.person("Anna").slash(server.channel, "table new", game="race1969")
    thread = server.channel.threads[-1]
    card = server.posts()[0]
    await server.person("Bob").click(card, label="Join")
    await server.person("Chloe").slash(thread, "table join")
    table = await table_at(server, thread)
    own = [seat.press_id for seat in table.seats]
    assert own[0] is None, "who opened it pressed before the promise was there"
    await server.person("Anna").slash(thread, "table start")
    promise = (await table_at(server, thread)).promise
    assert promise is not None
    assert [one.press_id for one in promise.contributions][:2] == own[1:]
    assert [one.seat for one in promise.contributions] == [1, 2, None]


async def test_who_sits_there_already_shakes_the_dice(server: SimulatedServer) -> None:
    old = await server.table("Anna", "Bob", clock=None)
    await finish(server, old)
    end = server.posts()[-1]
    await server.person("Anna").click(end, label=EN("button-again"))
    lobby = server.channel.last_message
    assert EN("button-in") in buttons(lobby)
    spectator = await server.person("Eve").click(lobby, label=EN("button-in"))
    assert EN("dice-added", who=EN("dice-nothing")) in said(spectator)
    assert EN("dice-onlooker") in said(spectator)
    version = (await table_at(server)).version
    answer = await server.person("Bob").click(lobby, label=EN("button-in"))
    table = await table_at(server)
    bob = next(seat for seat in table.seats if seat.name == "Bob")
    assert f"`{bob.press_id}`" in said(answer).splitlines()[-1]
    assert EN("dice-onlooker") not in said(answer)
    assert table.version == version + 1
    lobby = server.channel.last_message
    assert EN("button-in") not in buttons(lobby), "the host's Start is a press, too"
    await server.person("Bob").click(lobby, label=EN("button-proof"))
    assert (await table_at(server)).version == version + 1
    await server.person("Anna").click(lobby, label="Start")
    promise = (await table_at(server)).promise
    assert promise is not None
    assert [one.seat for one in promise.contributions] == [bob.seat, None]


async def test_a_host_whose_table_begins_by_itself_is_asked_as_well(
    server: SimulatedServer, lobby: Any
) -> None:
    table = await table_at(server)
    assert EN("button-in") not in buttons(lobby)
    async with server.acting():
        await server.bot.tables.lobby.configure(
            table.id, server.known("Anna"), start_when_full=True
        )
    lobby = server.channel.last_message
    await server.person("Anna").click(lobby, label=EN("button-in"))
    assert EN("button-in") not in buttons(server.channel.last_message)
    assert (await table_at(server)).seats[0].press_id is not None


async def test_a_guided_game_starts_with_a_promise_and_no_press(server: SimulatedServer) -> None:
    anna = server.known("Anna")
    async with server.acting():
        guided = await server.bot.tables.guided.open(
            server.guild.id, server.channel.id, False, anna, "race1969"
        )
    assert guided.status is Status.RUNNING
    assert guided.promise is not None
    assert guided.promise.contributions == ()
    start = EN("dice-start", hash=guided.promise.hash[:8], who=EN("dice-nothing"))
    assert start in said(server.posts()[0])


async def test_a_promise_that_was_exchanged_is_noticed_in_the_lobby(
    server: SimulatedServer, lobby: Any
) -> None:
    eve = server.person("Eve")
    assert EN("dice-title") in said(await eve.click(lobby, label=EN("button-proof")))
    with server.env._bot_scope():
        await server.bot.database.write(
            lambda c: c.execute(text("UPDATE tables SET promise = :other"), {"other": "0" * 64})
        )
    noticed = await eve.click(lobby, label=EN("button-proof"))
    assert said(noticed) == EN("verify-other-hash")
    forged = await forge(server, eve, str(ControlId("in", 1)), label=EN("button-proof"))
    assert said(forged) == EN("verify-other-hash")


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_the_check_tells_what_the_dice_were_made_of(
    server: SimulatedServer, lobby: Any, language: str
) -> None:
    t = words(language)
    await server.person("Bob").click(lobby, label="Join")
    await server.person("Anna").click(lobby, label="Start")
    await finish(server, await table_at(server))
    table = await table_at(server)
    assert table.seed is not None
    assert table.promise is not None
    eve = server.person("Eve", language)
    checked = said(await eve.slash(server.channel, "table verify"))
    exported = await eve.slash(server.channel, "table export")
    record = json.loads(await exported.response.attachments[0].read())
    assert t("dice-secret", secret=record["dice"]["secret"], hash=table.promise.hash) in checked
    assert t("dice-seed", seed=table.seed.hex(), who="")[:80] in checked
    for one in record["dice"]["contributions"]:
        assert f"`{one['press']}`" in checked


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("secret = :other", "promise"),
        ("contributions = '[[1, 5000000000000000000]]'", "contributions"),
        ("promise = :text", "promise"),
        ("promise_message_id = 5000000000000000000", "early-press"),
    ],
)
async def test_the_check_names_what_was_changed(
    server: SimulatedServer, lobby: Any, change: str, reason: str, language: str
) -> None:
    t = words(language)
    await server.person("Bob").click(lobby, label="Join")
    await server.person("Anna").click(lobby, label="Start")
    await finish(server, await table_at(server))
    values = {":other": {"other": bytes(32)}, ":text": {"text": "0" * 64}}
    given = next((value for name, value in values.items() if name in change), {})
    with server.env._bot_scope():
        await server.bot.database.write(
            lambda c: c.execute(text(f"UPDATE tables SET {change}"), given)
        )
    await server.restart()
    checked = said(await server.person("Eve", language).slash(server.channel, "table verify"))
    assert checked.startswith(t("verify-bad"))
    assert t("verify-fault", reason=reason, version=0) in checked


async def test_the_secret_is_told_nowhere_before_the_end(
    server: SimulatedServer, log: StringIO, lobby: Any
) -> None:
    await server.person("Bob").click(lobby, label="Join")
    for label in (EN("button-proof"), "Settings"):
        await server.person("Anna").click(server.channel.last_message, label=label)
    await server.person("Eve").slash(server.channel, "table verify")
    await server.person("Anna").click(server.channel.last_message, label="Start")
    for command in ("verify", "export", "log", "show"):
        await server.person("Eve").slash(server.channel, f"table {command}")
    with server.env._bot_scope():
        row = await server.bot.database.read(lambda c: c.execute(select(tables)).one())
    secret, seed = row.secret, row.seed
    heard = f"{server.env.http_requests!r}{log.getvalue()}"
    for value in (secret, seed):
        assert value.hex() not in heard
        assert repr(value)[2:-1] not in heard
        assert str(int.from_bytes(value, "big")) not in heard
    assert row.promise in heard
