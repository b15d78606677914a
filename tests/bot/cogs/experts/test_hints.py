"""Hints by button: for whoever presses, and told of at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from bot.domain.preferences import Preferences
from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import Settings
from bot.ui.interactions.context import DOUBLE_CLICK
from rules.race1969.purchases import Buy, Done
from tests.bot.cogs.test_mine import finish
from tests.bot.cogs.test_play import up
from tests.bot.helpers.experts import InlineExperts, with_expert
from tests.bot.helpers.simulated_server import (
    SimulatedServer,
    buttons,
    options,
    parts,
    said,
    simulated_env,
)
from tests.bot.toys.expert import LastIsBest

EN = words("en")
GAME = "race1969"


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[SimulatedServer]:
    """1969 with a style that counts as an expert."""
    presenters = {GAME: with_expert(PRESENTERS[GAME], LastIsBest("saboteur"))}
    async with simulated_env(settings, presenters) as env:
        yield SimulatedServer(env, settings)


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await server.table("Anna", "Bob")


def experts(server: SimulatedServer) -> InlineExperts:
    found = server.bot.tables._experts
    assert isinstance(found, InlineExperts)
    return found


async def test_the_panel_s_button_tells_whoever_presses_alone(
    server: SimulatedServer, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = server.person("Anna", "de"), server.person("Bob")
    opened = await anna.click(server.channel.last_message, label="My move")
    before = [message.id for message in server.posts()]
    caplog.clear()
    answer = await anna.click(opened.response, label="Tipp")
    text = said(answer)
    t = words("de")
    start, _, _ = t("hint-best", action="ACTION", chance=79, other="O", less=50).partition("ACTION")
    assert start in text
    assert "79 von 100" in text, "four of five games, by the rule of succession"
    assert "50 von 100" in text
    assert t("panel-title", seat="").strip(" ·") in text, "the panel is still there"
    again = await anna.click(answer.response, label="Tipp")
    hinted = next(line for line in text.splitlines() if line.startswith("🧠"))
    assert hinted in said(again).splitlines()
    assert experts(server).asked == 2, "about all actions, then about the best two"
    assert [message.id for message in server.posts()] == before
    theirs = await bob.click(server.channel.last_message, label="My move")
    assert hinted not in said(theirs)
    assert not any(hinted in message.content for message in server.direct_messages("Bob"))
    assert not caplog.records, "nothing is logged"
    assert await server.bot.tables.hints.counts(table.id) == {0: 1}


async def test_a_panel_of_an_earlier_decision_gives_no_hint(
    server: SimulatedServer, table: Table
) -> None:
    anna = server.person("Anna")
    opened = await anna.click(server.channel.last_message, label="My move")
    await server.act(table.id, 0, "trade 0")
    assert said(await anna.click(opened.response, label="Hint")).startswith(EN("panel-stale"))
    assert experts(server).asked == 0


async def test_a_move_from_another_device_before_the_hint_is_shown(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = server.bot.tables.hints
    given = hints.hint

    async def moved_then(*asked: Any) -> Any:
        found = await given(*asked)
        await server.bot.tables.play.act(table.id, 0, "trade 0", by=server.known("Anna"))
        return found

    monkeypatch.setattr(hints, "hint", moved_then)
    anna = server.person("Anna")
    opened = await anna.click(server.channel.last_message, label="My move")
    answer = await anna.click(opened.response, label="Hint")
    assert said(answer).startswith(EN("hint-stale"))


async def test_a_failed_analysis_is_said_and_the_panel_stays(
    server: SimulatedServer, table: Table
) -> None:
    experts(server).fails = True
    anna = server.person("Anna")
    opened = await anna.click(server.channel.last_message, label="My move")
    answer = await anna.click(opened.response, label="Hint")
    assert said(answer) == EN("error-hint-failed")
    assert "Hint" in buttons(opened.response)


async def test_the_host_may_switch_them_off(server: SimulatedServer) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    await anna.slash(server.channel, "table new", thread=False, game=GAME)
    await bob.click(server.channel.last_message, label="Join")
    settings = await anna.click(server.channel.last_message, label="Settings")
    shown = settings.response
    name = next(name for name, values in options(shown).items() if values == ["allowed", "none"])
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    custom_id = f"mc1:pick-setting:{table.id}:0:0:{name.rpartition('.')[2]}"
    await anna.select(shown, custom_id=custom_id, values=["none"])
    assert EN("lobby-no-hints") in said(server.channel.last_message)
    await anna.click(server.channel.last_message, label="Start")
    opened = await anna.click(server.channel.last_message, label="My move")
    assert "Hint" not in buttons(opened.response)


async def test_who_wants_no_advice_gets_none(server: SimulatedServer, table: Table) -> None:
    anna, known = server.person("Anna"), server.known("Anna")
    opened = await anna.click(server.channel.last_message, label="My move")
    assert "Hint" in buttons(opened.response)
    with server.env._bot_scope():
        await server.bot.tables.people.prefer(known, Preferences(advice=False))
    quiet = await anna.click(server.channel.last_message, label="My move")
    assert "Hint" not in buttons(quiet.response)
    bob = await server.person("Bob").click(server.channel.last_message, label="My move")
    assert "Hint" in buttons(bob.response), "others have theirs"


class Shopper(LastIsBest):
    """Knows at once what it buys: a card, and no more."""

    def at_once(self, view: Any, actions: Sequence[Any]) -> tuple[Any, ...]:
        return (Buy(1), Done()) if Buy(1) in actions else ()


@pytest.fixture
async def shop(settings: Settings) -> AsyncIterator[SimulatedServer]:
    async with simulated_env(settings, {GAME: with_expert(PRESENTERS[GAME], Shopper())}) as env:
        yield SimulatedServer(env, settings)


def follow(message: Any) -> list[str]:
    return [str(control) for control in buttons(message).values() if control.verb == "follow"]


async def test_several_actions_that_are_advised_are_carried_out_by_one_press(
    shop: SimulatedServer,
) -> None:
    table = await shop.table("Anna", "Bob")
    for seat in range(2):
        await shop.act(table.id, seat, "trade 0")
    position = await shop.position(table.id)
    (seat,) = position.tokens
    asked = shop.person("Anna" if seat == 0 else "Bob")
    opened = await asked.click(shop.channel.last_message, label="My move")
    assert "Hint" not in buttons(opened.response), "there is nothing to ask"
    (control,) = follow(opened.response)
    (shown,) = (part for part in parts(opened.response) if part.get("custom_id") == control)
    assert shown["emoji"]["name"] == "💡"
    elsewhere = await asked.click(shop.channel.last_message, label="My move")
    await asked.click(opened.response, custom_id=control)
    after = await shop.position(table.id)
    assert len(after.state.nations[seat].hand) == 1
    assert seat not in after.tokens
    await shop.env.advance_time(DOUBLE_CLICK + 1)
    stale = await asked.click(elsewhere.response, custom_id=control)
    assert said(stale).startswith(EN("panel-stale"))
    assert not follow(stale.response)
    assert len((await shop.position(table.id)).state.nations[seat].hand) == 1


@pytest.fixture
async def guided(server: SimulatedServer) -> Table:
    """A guided table of Anna's, whose expert thinks until it is released."""
    await server.person("Anna").slash(server.channel, "table rules", game=GAME)
    thinks = experts(server)
    thinks.held_by = lambda wait: server.env.external_wait(wait, reason="held by the test")
    thinks.hold()
    with server.env._bot_scope():
        return await server.bot.tables.guided.open(
            server.guild.id, server.channel.id, False, server.known("Anna"), GAME
        )


async def released(server: SimulatedServer) -> None:
    experts(server).release()
    await server.settle()


async def test_a_guided_table_s_expert_looks_by_itself(
    server: SimulatedServer, guided: Table
) -> None:
    anna = server.person("Anna")
    opened = await anna.slash(server.channel, "table move")
    before = said(opened)
    assert "💡" not in before
    assert "Hint" in buttons(opened.response)
    await released(server)
    again = await anna.slash(server.channel, "table move")
    assert "💡" in said(again), "it has looked meanwhile"
    assert experts(server).asked == 2
    assert await server.bot.tables.hints.counts(guided.id) == {}


async def test_what_it_finds_is_shown_in_the_open_panel(
    server: SimulatedServer, guided: Table
) -> None:
    anna = server.person("Anna")
    opened = await anna.slash(server.channel, "table move")
    inbox = server.direct_messages("Anna")
    await released(server)
    assert "💡" in said(opened), "without a press"
    assert "💡" in said(server.direct_messages("Anna")[-1]), "in the direct message, too"
    assert len(server.direct_messages("Anna")) == len(inbox), "edited, not sent again"


async def test_whoever_opened_something_else_keeps_it(
    server: SimulatedServer, guided: Table
) -> None:
    anna = server.person("Anna")
    left, kept = [await anna.slash(server.channel, "table move") for _ in range(2)]
    hand = said(await anna.click(left.response, label="My hand"))
    beside = await anna.click(kept.response, label="Rules")
    rules = said(beside)
    await released(server)
    assert said(left) == hand
    assert said(beside) == rules
    assert "💡" in said(kept), "the panel beside which the rules were opened"


async def test_a_game_that_went_on_meanwhile_changes_no_panel(
    server: SimulatedServer, guided: Table
) -> None:
    opened = await server.person("Anna").slash(server.channel, "table move")
    before = said(opened)
    await server.act(guided.id, 0, "trade 0")
    await released(server)
    assert said(opened) == before


async def test_whoever_turned_advice_off_meanwhile_is_shown_none(
    server: SimulatedServer, guided: Table
) -> None:
    opened = await server.person("Anna").slash(server.channel, "table move")
    before = said(opened)
    with server.env._bot_scope():
        await server.bot.tables.people.prefer(server.known("Anna"), Preferences(advice=False))
    await released(server)
    assert said(opened) == before
    assert "💡" not in said(server.direct_messages("Anna")[-1])


async def test_after_a_restart_the_next_panel_shows_it(
    server: SimulatedServer, guided: Table
) -> None:
    anna = server.person("Anna")
    opened = await anna.slash(server.channel, "table move")
    before = said(opened)
    await server.restart()
    assert said(opened) == before
    await anna.slash(server.channel, "table move")
    await server.settle()
    assert "💡" in said(await anna.slash(server.channel, "table move"))


async def test_the_end_tells_how_many_there_were(server: SimulatedServer, table: Table) -> None:
    tables = server.bot.tables
    with server.env._bot_scope():
        position: Any = await tables.position(table.id)
        await tables.hints.hint(table.id, 1, position.tokens[1], server.known("Bob"))
    await finish(server, table)
    end = server.posts()[-1]
    assert "Hints: Bob 1" in said(end).replace("**", "")


async def test_a_move_can_still_be_taken_back_below_a_hint(
    server: SimulatedServer, table: Table
) -> None:
    for seat in (0, 1):
        await server.act(table.id, seat, "trade 0")
    actor, _, _ = await up(server, table)
    moved = await actor.slash(server.channel, "1969 hire", scientist="base", research="booster")
    assert EN("button-undo") in buttons(moved.response)
    hinted = await actor.click(moved.response, label="Hint")
    assert "🧠" in said(hinted)
    assert EN("button-undo") in buttons(hinted.response)
    undone = await actor.click(hinted.response, label=EN("button-undo"))
    assert said(undone).startswith(EN("undone"))
