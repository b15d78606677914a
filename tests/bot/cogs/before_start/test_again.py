"""Again: a lobby with the same people after a game is over."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.domain.calendar import VACATIONS
from bot.domain.clocks import TimeControl
from bot.domain.table import Status, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.covering import one_of

EN = words("en")
GAME = PRESENTERS["race1969"].game


async def over(server: SimulatedServer, *names: str) -> Table:
    table = await server.table(*names, clock=None)
    await finish(server, table)
    return await server.bot.tables.get(table.id)


async def current(server: SimulatedServer) -> Table:
    found = await server.bot.tables.in_channel(server.channel.id)
    assert found is not None
    return found


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_the_same_people_sit_down_one_seat_further(
    server: SimulatedServer, language: str
) -> None:
    t = words(language)
    server.person("Bruno", language)
    old = await over(server, "Anna", "Bruno", "Cleo")
    end = server.posts()[-1]
    assert EN("button-again") in buttons(end)
    opened = await server.person("Bruno").click(end, label=EN("button-again"))
    assert said(opened) == t("again-opened", channel=f"<#{server.channel.id}>", moved="yes")
    new = await current(server)
    assert new.id != old.id
    assert new.status is Status.LOBBY
    assert new.again_of == old.id
    assert new.host_id == server.person("Bruno").id
    assert [(seat.identity, seat.name) for seat in new.seats] == [
        (old.seats[0].identity, "Cleo"),
        (old.seats[1].identity, "Anna"),
        (old.seats[2].identity, "Bruno"),
    ]
    assert (new.settings.options, new.settings.clock, new.settings.language) == (
        old.settings.options,
        old.settings.clock,
        old.settings.language,
    )
    lobby = server.channel.last_message
    called = {user.id for user in lobby.mentions}
    assert called == {server.person("Anna").id, server.person("Cleo").id}


async def test_alone_with_autopilots_nobody_is_called(server: SimulatedServer) -> None:
    host = server.person("Anna")
    await host.slash(server.channel, "table new", thread=False, game="race1969", autopilots=1)
    first = await current(server)
    with server.env._bot_scope():
        await server.bot.tables.lobby.start(first.id, server.known("Anna"))
    await finish(server, first)
    await host.click(server.posts()[-1], label=EN("button-again"))
    assert (await current(server)).again_of == first.id
    assert EN("lobby-invitation", host="Anna") in said(server.channel.last_message)


async def test_time_is_measured_as_before(server: SimulatedServer) -> None:
    host = server.person("Anna")
    await host.slash(server.channel, "table new", thread=False, game="race1969", clock="3d+12h")
    first = await current(server)
    anna, bruno = server.known("Anna"), server.known("Bruno")
    with server.env._bot_scope():
        await server.bot.tables.lobby.join(first.id, bruno)
        await server.bot.tables.lobby.configure(
            first.id, anna, free_weekends=True, vacation=VACATIONS[-1]
        )
        await server.bot.tables.lobby.start(first.id, anna)
    await finish(server, first)
    await host.click(server.posts()[-1], label=EN("button-again"))
    new = await current(server)
    assert new.again_of == first.id
    assert new.settings.time_control == TimeControl(timedelta(days=3), timedelta(hours=12))
    assert (new.settings.free_weekends, new.settings.vacation) == (True, VACATIONS[-1])


async def test_it_works_once(server: SimulatedServer) -> None:
    await over(server, "Anna", "Bruno")
    end = server.posts()[-1]
    anna, bruno = server.person("Anna"), server.person("Bruno")
    await anna.click(end, label=EN("button-again"))
    assert said(await bruno.click(end, label=EN("button-again"))) == EN("error-again-already")
    new = await current(server)
    for who in (anna, bruno):
        await who.slash(server.channel, "table leave")
    assert (await server.bot.tables.get(new.id)).status is Status.CLOSED
    late = await bruno.click(end, label=EN("button-again"))
    assert said(late) == EN("error-again-already"), "also after that lobby was closed"


async def test_nobody_is_held(server: SimulatedServer) -> None:
    await over(server, "Anna", "Bruno")
    end = server.posts()[-1]
    await server.person("Anna").click(end, label=EN("button-again"))
    left = await server.person("Bruno").slash(server.channel, "table leave")
    assert said(left) == EN("left")
    assert [seat.name for seat in (await current(server)).seats] == ["Anna"]


async def test_refusals(server: SimulatedServer) -> None:
    await over(server, "Anna", "Bruno")
    end = server.posts()[-1]
    eve = await server.person("Eve").click(end, label=EN("button-again"))
    assert said(eve) == EN("error-not-seated")
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    taken = await anna.click(end, label=EN("button-again"))
    assert said(taken) == EN("error-channel-taken")
    later = await current(server)
    await server.person("Bruno").slash(server.channel, "table join")
    await anna.slash(server.channel, "table start")
    running = await forge(server, anna, f"mc1:again:{later.id}")
    assert said(running) == EN("error-not-over")
    await finish(server, later)
    late = await anna.click(end, label=EN("button-again"))
    assert said(late) == EN("error-again-late")


async def test_autopilots_come_again_and_stand_ins_dont(server: SimulatedServer) -> None:
    anna, bruno, lobby = server.known("Anna"), server.known("Bruno"), server.bot.tables.lobby
    with server.env._bot_scope():
        opened = await lobby.open(
            server.guild.id, server.channel.id, False, anna, GAME.id, TableSettings(language="en")
        )
        await lobby.join(opened.id, bruno)
        await lobby.add_autopilot(opened.id, anna, "balanced")
        await lobby.start(opened.id, anna)
    await server.settle()
    await server.person("Bruno").slash(server.channel, "table leave")
    await finish(server, await current(server))
    await server.person("Anna").click(server.posts()[-1], label=EN("button-again"))
    new = await current(server)
    assert [(seat.name, seat.autopilot) for seat in new.seats] == [("", "balanced"), ("Anna", None)]


async def test_the_old_button_works_after_a_restart(server: SimulatedServer) -> None:
    await over(server, "Anna", "Bruno")
    end = server.posts()[-1]
    await server.restart()
    await server.settle()
    await server.person("Anna").click(end, label=EN("button-again"))
    assert (await current(server)).status is Status.LOBBY
