"""``/server tables``: all open tables of a server, what ails them, and what a manager does."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from sqlalchemy import update

from bot.domain.table import Pause, Status, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.messages.components.text import timestamp
from bot.settings import LANGUAGES
from bot.storage import schema
from bot.ui.handlers.community.server_tables import PAGE
from tests.bot.cogs.community.managers import lose_roles, manager
from tests.bot.helpers.forged_presses import echoed, forge
from tests.bot.helpers.simulated_server import (
    SimulatedServer,
    buttons,
    controls,
    disabled,
    parts,
    said,
)
from tests.bot.helpers.worst_case import COMPONENTS, TEXT
from tests.covering import covering

EN = words("en")
GAME = PRESENTERS["race1969"].game
MEMBER = 1


async def elsewhere(server: SimulatedServer, name: str, *people: str, **options: Any) -> Table:
    """A running table in a channel of its own."""
    return await server.table(*people, channel=server.guild.create_text_channel(name), **options)


async def lobby(server: SimulatedServer, name: str) -> Table:
    """A table that waits for its start, in a channel of its own."""
    channel = server.guild.create_text_channel(f"lobby-{name.lower()}")
    host = server.known(name)
    async with server.acting():
        return await server.bot.tables.lobby.open(
            server.guild.id,
            channel.id,
            False,
            host,
            "race1969",
            TableSettings(language="en"),
        )


async def listed(server: SimulatedServer, who: Any) -> Any:
    return await who.slash(server.channel, "server tables")


def order(answer: Any) -> list[int]:
    """The numbers of the tables on a page, in order."""
    found = [ControlId.parse(one) for one in controls(answer.response)]
    return [one.table for one in found if one.verb == "server-table"]


def entry(message: Any, table: Table) -> str:
    """What is told of a table."""
    found = [
        part["content"]
        for part in parts(message)
        if part["type"] == 10 and f"<#{table.channel_id}>" in part["content"]
    ]
    assert len(found) == 1
    return str(found[0])


async def open_table(who: Any, answer: Any, table: Table) -> Any:
    """The controls of a table from the list, in its place."""
    (id_,) = [one for one in controls(answer.response) if f"server-table:{table.id}:" in one]
    opened = await who.click(answer.response, custom_id=id_)
    assert opened.response.id == answer.response.id
    return opened.response


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_table_is_open(server: SimulatedServer, language: str) -> None:
    t, mona = words(language), manager(server, language=language)
    answer = await listed(server, mona)
    assert answer.ephemeral
    assert t("server-tables-count", count=0) in said(answer)
    await mona.click(answer.response, label=t("button-settings"))
    assert t("server-settings-title") in said(answer.response)
    await mona.click(answer.response, label=t("button-server-tables"))
    assert t("server-tables-title") in said(answer.response)


@pytest.mark.parametrize(("game", "language"), covering(list(PRESENTERS), LANGUAGES))
async def test_each_table_tells_its_state_and_whose_move_it_is(
    server: SimulatedServer, game: str, language: str
) -> None:
    t, mona = words(language), manager(server, language=language)
    running = await server.table("Anna", "Bob", game=game)
    paused = await elsewhere(server, "paused", "Anna", "Bob", game=game)
    async with server.acting():
        await server.bot.tables.hosting.pause(paused.id, server.known("Anna"))
    waiting = await lobby(server, "Cleo")
    other = server.env.create_guild("Elsewhere")
    async with server.acting():
        await server.bot.tables.lobby.open(
            other.id, 77, False, server.known("Anna"), game, TableSettings(language="en")
        )
    answer = await listed(server, mona)
    assert order(answer) == [paused.id, running.id, waiting.id]
    position = await server.position(running.id)
    up = [d.seat for d in GAME.decisions(position.state)] if game == GAME.id else []
    told = entry(answer.response, running)
    assert PRESENTERS[game].title(t) in told
    assert all(running.seats[seat].name in told for seat in up)
    assert "<t:" in told, "until when, and since when"
    assert t("live-paused") in entry(answer.response, paused)
    assert t("mine-lobby", taken=1, most=5) in entry(answer.response, waiting)
    assert "<@" not in said(answer), "nobody is called"


async def test_since_when_it_waits_counts_what_all_could_see(server: SimulatedServer) -> None:
    mona = manager(server)
    table = await server.traded("Anna", "Bob", clock=None)
    since = server.bot.clock.now()
    await server.advance(timedelta(days=2))
    told = entry((await listed(server, mona)).response, table)
    assert EN("server-since", when=timestamp(since)) in told
    await server.advance(timedelta(days=1))
    fresh = await elsewhere(server, "fresh", "Anna", "Bob")
    answer = await listed(server, mona)
    assert EN("server-ails-stalled", when=timestamp(since)) in entry(answer.response, table)
    assert order(answer) == [table.id, fresh.id]
    assert "Anna" not in EN("server-ails-stalled", when="x"), "nobody is blamed"


async def test_missing_permissions_are_named_first(server: SimulatedServer) -> None:
    mona = manager(server)
    fine = await elsewhere(server, "fine", "Anna", "Bob")
    table = await server.table("Anna", "Bob")
    denied = discord.Permissions(send_messages=True).value
    me = server.env.bot.user.id
    overwrites = [Overwrite(me, MEMBER, 0, denied)]
    server.env.backend.edit_channel(server.channel.id, {}, overwrites=overwrites)
    answer = await listed(server, mona)
    assert order(answer) == [table.id, fine.id]
    name = f"**{EN('permission-send-messages')}**"
    assert EN("server-ails-permissions", permissions=name) in entry(answer.response, table)
    server.env.backend.edit_channel(server.channel.id, {}, overwrites=[])
    answer = await listed(server, mona)
    assert name not in said(answer)


async def test_messages_that_discord_refuses_are_told(server: SimulatedServer) -> None:
    mona = manager(server)
    fine = await elsewhere(server, "fine", "Anna", "Bob")
    table = await server.traded("Anna", "Bob")
    path = f"/channels/{server.channel.id}/messages"
    for method, each in (("POST", path), ("PATCH", f"{path}/*")):
        server.env.inject_error(method, each, status=500, times=None)
    seat = GAME.decisions((await server.position(table.id)).state)[0].seat
    await server.act(table.id, seat, "done")
    answer = await listed(server, mona)
    assert order(answer) == [table.id, fine.id]
    assert "⚠️" in entry(answer.response, table)
    assert "⚠️" not in entry(answer.response, fine)
    server.env.backend.faults.clear()
    await server.advance(timedelta(minutes=5))
    assert "⚠️" not in said(await listed(server, mona))


async def test_a_table_whose_channel_is_gone_is_closed_and_counted(
    server: SimulatedServer,
) -> None:
    mona = manager(server)
    table = await elsewhere(server, "doomed", "Anna", "Bob")
    async with server.acting():  # while the bot was off: it isn't told
        server.bot.get_guild(server.guild.id)._channels.pop(table.channel_id)  # type: ignore[union-attr]
    backend = server.env.backend
    emit, backend.emit = backend.emit, lambda *event: None
    backend.delete_channel(table.channel_id)
    backend.emit = emit
    answer = await listed(server, mona)
    assert EN("server-tables-gone", count=1) in said(answer)
    assert order(answer) == []
    assert (await server.bot.tables.get(table.id)).status is Status.CLOSED


async def test_a_game_that_cant_be_read_can_be_closed(server: SimulatedServer) -> None:
    mona = manager(server)
    broken = await server.table("Anna", "Bob")
    unknown = await lobby(server, "Cleo")

    def work(connection: Any) -> None:
        tables, snapshots = schema.tables, schema.snapshots
        connection.execute(update(tables).where(tables.c.id == unknown.id).values(game="chess"))
        row = snapshots.c.table_id == broken.id
        connection.execute(update(snapshots).where(row).values(state={"nonsense": 1}))

    async with server.acting():
        await server.bot.database.write(work)
        server.bot.tables.reload()
    answer = await listed(server, mona)
    assert sorted(order(answer)) == [broken.id, unknown.id]
    assert EN("error-table-broken", table=broken.id) in entry(answer.response, broken)
    assert EN("error-unknown-game", game="chess") in entry(answer.response, unknown)
    for table in (broken, unknown):
        page = await open_table(mona, await listed(server, mona), table)
        assert EN("button-close") in buttons(page)
        assert EN("button-start") not in buttons(page)


async def test_many_tables_are_shown_page_by_page(server: SimulatedServer) -> None:
    mona = manager(server)
    tables = [await elsewhere(server, f"c{n}", "Anna", "Bob") for n in range(2 * PAGE + 1)]
    answer = await listed(server, mona)
    seen = order(answer)
    for label in ("button-next", "button-next", "button-back"):
        assert len(list(parts(answer.response))) <= COMPONENTS
        assert len(said(answer.response)) <= TEXT
        await mona.click(answer.response, label=EN(label))
        seen += order(answer)
    assert set(seen) == {table.id for table in tables}
    assert seen[-PAGE:] == [table.id for table in tables[PAGE : 2 * PAGE]]
    # A page that there is no more is the last that there is.
    await server.table("Anna", "Bob")
    far = await forge(server, mona, str(ControlId("server-tables", 0, 0, 0, (99,))))
    assert order(far) == [tables[-1].id, tables[-1].id + 1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_manager_acts_as_a_host_does(server: SimulatedServer, language: str) -> None:
    t, mona = words(language), manager(server, language=language)
    table = await server.traded("Anna", "Bob")
    answer = await listed(server, mona)
    page = await open_table(mona, answer, table)
    assert "Anna" in said(page)

    async def press(label: str, times: int = 1) -> Table:
        with echoed(server, times):
            await mona.click(page, label=t(label))
        return await server.bot.tables.get(table.id)

    await press("button-nudge")
    assert t("nudged") in said(page)
    # Whoever presses twice has done it once, and isn't told off.
    assert (await press("button-pause", 2)).status is Status.PAUSED
    assert t("live-paused") in said(page)
    assert (await press("button-resume", 2)).status is Status.RUNNING
    assert t("resumed") in said(page)
    await press("button-close")
    assert t("close-sure", link="")[:20] in said(page)
    assert (await press("button-keep-open")).status is Status.RUNNING
    await press("button-close")
    assert (await press("button-close")).status is Status.CLOSED
    assert t("closed") in said(page)
    assert t("server-tables-count", count=0) in said(page)


async def test_a_lobby_is_started_and_set_by_a_manager(server: SimulatedServer) -> None:
    mona = manager(server)
    table = await lobby(server, "Anna")
    page = await open_table(mona, await listed(server, mona), table)
    assert EN("button-start") in disabled(page)
    await mona.click(page, label=EN("button-autopilot"))
    assert EN("autopilot-title") in said(page)
    bob = server.known("Bob")
    async with server.acting():
        await server.bot.tables.lobby.join(table.id, bob)
    page = await open_table(mona, await listed(server, mona), table)
    await mona.click(page, label=EN("button-settings"))
    assert EN("settings-title") in said(page)
    page = await open_table(mona, await listed(server, mona), table)
    await mona.click(page, label=EN("button-start"))
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING
    assert EN("started") in said(page)


async def test_a_deserted_game_can_be_woken_or_closed(server: SimulatedServer) -> None:
    mona = manager(server)
    table = await server.traded("Anna", "Bob")
    for name in ("Anna", "Bob"):
        async with server.acting():
            await server.bot.tables.seats.leave(table.id, server.known(name))
    assert (await server.bot.tables.get(table.id)).pause is Pause.DESERTED
    answer = await listed(server, mona)
    assert "💤" in entry(answer.response, table)
    page = await open_table(mona, answer, table)
    assert {EN("button-resume"), EN("button-close")} <= set(buttons(page))


async def test_old_controls_are_held_against_the_table_as_it_is(server: SimulatedServer) -> None:
    mona = manager(server)
    table = await server.traded("Anna", "Bob")
    page = await open_table(mona, await listed(server, mona), table)
    kept = controls(page)
    async with server.acting():
        await server.bot.tables.hosting.pause(table.id, server.known("Anna"))
    answer = await mona.click(page, label=EN("button-nudge"))
    assert said(answer) == EN("error-paused")
    await server.restart()
    await mona.click(page, label=EN("button-pause"))
    assert EN("button-resume") in buttons(page), "it shows how things stand"
    async with server.acting():
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    other = await elsewhere(server, "other", "Anna", "Bob")
    for control in (one for one in kept if f":{table.id}:" in one):
        answer = await mona.click(page, label=EN("button-close"))
        assert said(answer) == EN("error-table-closed"), control
    assert (await server.bot.tables.get(other.id)).status is Status.RUNNING


async def test_nobody_else_gets_at_tables_by_these_buttons(server: SimulatedServer) -> None:
    mona, eve = manager(server), server.person("Eve")
    table = await server.table("Anna", "Bob")
    page = await open_table(mona, await listed(server, mona), table)
    ids = [one for one in controls(page) if ":server-" in one]
    sure = str(ControlId("server-act", table.id, 0, 0, (5, 0)))
    for control in (*ids, sure):
        answer = await forge(server, eve, control)
        assert said(answer) == EN("error-managers-only")
    lose_roles(server, mona)
    for control in ids:
        answer = await mona.click(page, custom_id=control)
        assert said(answer) == EN("error-managers-only")
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING


async def test_a_manager_of_another_server_isnt_one_here(server: SimulatedServer) -> None:
    mona = manager(server)
    await server.table("Anna", "Bob")
    other = server.env.create_guild("Elsewhere")
    theirs = other.create_text_channel("theirs")
    async with server.acting():
        tables = server.bot.tables
        settings = TableSettings(language="en")
        table = await tables.lobby.open(
            other.id, theirs.id, False, server.known("Anna"), "race1969", settings
        )
        await tables.lobby.join(table.id, server.known("Bob"))
        await tables.lobby.start(table.id, server.known("Anna"))
    for verb, path in (("server-table", "0"), *(("server-act", f"{n}.0") for n in range(6))):
        answer = await forge(server, mona, f"mc1:{verb}:{table.id}:0:0:{path}")
        assert said(answer) in (EN("error-unknown-control"), EN("error-table-closed")), verb
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING


@pytest.mark.parametrize("path", ["", "0", "9.0", "1.0.0"])
async def test_a_press_that_names_no_act_is_refused(server: SimulatedServer, path: str) -> None:
    mona = manager(server)
    table = await server.table("Anna", "Bob")
    answer = await forge(server, mona, f"mc1:server-act:{table.id}:0:0:{path}")
    assert said(answer) == EN("error-unknown-control")
