"""A decision of several seats: all have to agree, or any one may act; one clock."""

from __future__ import annotations

from datetime import timedelta

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.storage import deadlines
from tests.bot.helpers.simulated_discord.interactions import buttons, options, said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer
from tests.bot.together.conftest import decisions_of, play_on, state_of

EN = words("en")
DAY = timedelta(days=1)


async def due(server: SimulatedServer, table: Table) -> dict[int, object]:
    position = await server.bot.tables.position(table.id)
    return dict(position.due)


async def test_all_have_to_agree(server: SimulatedServer, table: Table) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    live = server.channel.last_message
    asked = [line for line in said(live).splitlines() if EN("rope-ask", kind="pull") in line]
    assert len(asked) == 1, "one line for both"
    assert {user.id for user in live.mentions} == {anna.id, bob.id}

    opened = await anna.click(live, label="My move")
    agreed = await anna.click(opened.response, label="Pull")
    assert (await state_of(server, table)).pulls == 0
    assert EN("panel-title-ready", seat="🔴 **red**") in said(agreed)
    assert f"{EN('now-up')}\n▶️ 🟢 **green** · Bob" in said(agreed)
    assert "Wait" in buttons(agreed.response), "she may change her mind"
    live = server.channel.last_message
    assert f"<@{bob.id}>" in said(live)
    assert f"<@{anna.id}>" not in said(live), "nobody waits for her"

    await anna.click(agreed.response, label="Wait")
    assert [one.ready for one in await decisions_of(server, table)] == [False, False]
    opened = await anna.click(server.channel.last_message, label="My move")
    await anna.click(opened.response, label="Pull")
    opened = await bob.click(server.channel.last_message, label="My move")
    await bob.click(opened.response, label="Pull")
    assert (await state_of(server, table)).pulls == 1


async def test_any_one_may_act(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table, "knot")
    anna, bob = server.person("Anna"), server.person("Bob")
    live = server.channel.last_message
    panels = [await one.click(live, label="My move") for one in (anna, bob)]
    await bob.select(panels[1].response, ["4"])
    assert (await state_of(server, table)).knots == (5,)
    late = await anna.select(panels[0].response, ["6"])
    assert EN("panel-stale") in said(late)
    assert (await state_of(server, table)).knots == (5,)


async def test_those_who_decide_together_have_one_clock(
    server: SimulatedServer, table: Table
) -> None:
    first = await due(server, table)
    assert set(first) == {0, 1}
    assert len(set(first.values())) == 1
    await server.env.advance_time(3600)
    await server.act(table.id, 0, "agree")
    assert await due(server, table) == {1: first[1]}, "who is ready can't be late"
    await server.env.advance_time(3600)
    await server.act(table.id, 0, "waver")
    assert await due(server, table) == first, "no time is won by it"


async def test_time_is_up_once_for_all(server: SimulatedServer, table: Table) -> None:
    await server.act(table.id, 0, "agree")
    await server.env.advance_time(DAY.total_seconds() + 1)
    assert (await state_of(server, table)).pulls == 1
    assert (await state_of(server, table)).knots == ()
    log = await server.bot.tables.history.log(table.id, None)
    assert [(one.seat, one.how) for one in log[1:]] == [(0, "person"), (1, "clock")]

    await server.env.advance_time(DAY.total_seconds() + 1)
    assert (await state_of(server, table)).knots == (1,)
    log = await server.bot.tables.history.log(table.id, None)
    late = [one.action for one in log[3:] if one.how == "clock" and one.kind == "act"]
    assert len(late) == 1, "one default for all"
    table = await server.bot.tables.get(table.id)
    assert [seat.autopilot for seat in table.seats] == [None, "defaults"]
    assert table.status is Status.RUNNING


async def test_a_seat_on_defaults_follows_the_people(server: SimulatedServer, table: Table) -> None:
    await server.person("Bob").slash(server.channel, "table leave")
    assert [one.ready for one in await decisions_of(server, table)] == [False, False]
    await server.act(table.id, 0, "agree")
    assert (await state_of(server, table)).pulls == 1, "it agrees with those who play"
    assert (await state_of(server, table)).knots == (), "and leaves to them what any one may do"
    found = await server.bot.database.read(deadlines.running, table.id)
    assert set(found) == {0}
    await server.act(table.id, 0, "tie 7")
    assert [one.seat for one in await decisions_of(server, table)] == [0], "it has taken hold"


async def test_the_panel_of_a_decision_survives_a_restart(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, "knot")
    opened = await server.person("Anna").click(server.channel.last_message, label="My move")
    await server.restart()
    assert options(opened.response)
    await server.person("Anna").select(opened.response, ["24"])
    assert (await state_of(server, table)).knots == (25,)
