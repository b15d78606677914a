"""Decisions of several seats at once, absences, choices, and undoing."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.storage import deadlines
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, options, parts, said
from tests.bot.together.conftest import decisions_of, play_on, state_of
from tests.bot.toys.rope_presenter import GAME
from tests.covering import one_of
from tests.rules.core.rope_game import KNOTS

EN = words("en")
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def due(server: SimulatedServer, table: Table) -> dict[int, object]:
    position = await server.position(table.id)
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
    found = await server.bot.database.read(deadlines.running, [table.id])
    assert set(found[table.id]) == {0}
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


async def when_due(server: SimulatedServer, table: Table) -> dict[int, object]:
    return dict((await server.position(table.id)).due)


async def test_one_clock_waits_for_whoever_is_away(server: SimulatedServer, table: Table) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    start = server.bot.clock.now()
    assert set((await when_due(server, table)).values()) == {start + DAY}
    await server.env.advance_time((4 * HOUR).total_seconds())
    await anna.slash(server.channel, "table away", days=3)
    assert await when_due(server, table) == dict.fromkeys((0, 1), start + 4 * DAY)
    await server.restart()
    await bob.slash(server.channel, "table quiet", hours="0-8", zone="UTC")
    assert len(set((await when_due(server, table)).values())) == 1, "still one clock"
    await anna.slash(server.channel, "table away", days=0)
    assert len(set((await when_due(server, table)).values())) == 1


@pytest.mark.parametrize("gone", [True, False])
async def test_everybody_is_told_the_result(
    server: SimulatedServer, table: Table, gone: bool
) -> None:
    await server.person("Bob").slash(server.channel, "table move")
    if gone:
        await server.person("Bob").slash(server.channel, "table leave")
    await play_on(server, table)
    over = await server.bot.tables.get(table.id)
    assert over.status is Status.FINISHED
    for name in ("Anna", "Bob"):
        last = said(server.direct_messages(name)[-1])
        assert last.startswith("### 🏁")
        assert (EN("direct-result-stand-in") in last) is (gone and name == "Bob")


async def test_the_panel_pages_through_a_hundred_choices(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, "knot")
    anna = server.person("Anna")
    shown = await anna.click(server.channel.last_message, label="My move")
    found: list[str] = []
    for page in range(1, 6):
        if page > 1:
            shown = await anna.click(shown.response, label=f"Page {page}")
        values = options(shown.response)["pick"]
        assert len(values) <= 25
        assert len(list(parts(shown.response))) <= 40
        assert len(said(shown)) <= 4000
        found += values
    assert len(found) == len(KNOTS)
    await anna.select(shown.response, [found[-1]])
    assert (await state_of(server, table)).knots == (KNOTS[-1],)


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_anybody_asks_and_the_others_agree(server: SimulatedServer, language: str) -> None:
    t = words(language)
    table = await server.table("Anna", "Bob", "Cara", game=GAME.id)
    await server.act(table.id, 0, "agree")
    bob = server.person("Bob", language)
    asked = await bob.slash(server.channel, "table undo")
    assert said(asked) == t("undo-voting-group")
    vote = server.channel.last_message
    title = EN("vote-title-group", moves=1, seat="🔴 **red**", who="Bob")
    assert said(vote).startswith(f"### {title}\n{EN('vote-text-group')}")
    others = {server.person(name).id for name in ("Anna", "Cara")}
    assert {user.id for user in vote.mentions} == others
    assert (await state_of(server, table)).agreed == (0,), "not before they have agreed"
    assert said(await bob.click(vote, label="Agree")) == t("error-not-your-vote")
    await server.person("Anna").click(vote, label="Agree")
    done = await server.person("Cara").click(server.channel.last_message, label="Agree")
    assert said(done) == EN("vote-accepted")
    assert (await state_of(server, table)).agreed == ()


async def test_the_own_last_move_needs_no_vote(server: SimulatedServer, table: Table) -> None:
    await server.act(table.id, 0, "agree")
    back = await server.person("Anna").slash(server.channel, "table undo")
    assert EN("undone") in said(back)
    assert (await state_of(server, table)).agreed == ()


async def test_what_was_drawn_is_taken_back_by_vote(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table, "knot")
    asked = await server.person("Anna").slash(server.channel, "table undo")
    assert said(asked) == EN("undo-voting-group")
    refused = await server.person("Bob").click(server.channel.last_message, label="Disagree")
    assert said(refused) == EN("vote-no-noted")
    assert (await state_of(server, table)).pulls == 1
