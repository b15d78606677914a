"""My move: the panel by button, command and direct message; whose it is; what is too late."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.domain.table import Position, Table
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from bot.ui.interactions.context import DOUBLE_CLICK
from tests.bot.helpers.simulated_server import (
    SELECT,
    SimulatedServer,
    buttons,
    options,
    parts,
    said,
)
from tests.covering import one_of

EN = words("en")


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    """A running game in which everybody has made their trades and Anna or Bob buys."""
    table = await server.table("Anna", "Bob")
    for seat in (0, 1):
        await server.act(table.id, seat, "trade 0")
    return await server.bot.tables.get(table.id)


async def position(server: SimulatedServer, table: Table) -> Position:
    return await server.bot.tables.position(table.id)


async def up(server: SimulatedServer, table: Table) -> tuple[Any, Any, int]:
    """Who is up, the other, and the seat that is up."""
    here = await position(server, table)
    (decision,) = server.bot.presenters["race1969"].game.decisions(here.state)
    names = ("Anna", "Bob")
    return (
        server.person(names[decision.seat]),
        server.person(names[1 - decision.seat]),
        decision.seat,
    )


async def choose(actor: Any, message: Any, *path: str) -> Any:
    """Walk a panel by the labels' beginnings; returns the last answer."""
    answer = None
    for label in path:
        shown = buttons(message)
        full = next((text for text in shown if text.startswith(label)), None)
        assert full is not None, (label, list(shown), options(message))
        answer = await actor.click(message, label=full)
        message = answer.response
    return answer


def select_id(opened: Any, name: str) -> str:
    """The ``custom_id`` of a panel's select, by the name that ``options`` gives it."""
    verb, *path = name.split(".")
    found = [
        part["custom_id"]
        for part in parts(opened.response)
        if part["type"] == SELECT
        and (control := ControlId.parse(part["custom_id"])).verb == verb
        and [*map(str, control.path)] == path
    ]
    return str(found[0])


async def test_a_purchase_from_panel_to_panel(server: SimulatedServer, table: Table) -> None:
    actor, _, seat = await up(server, table)
    opened = await actor.click(server.channel.last_message, label="My move")
    assert opened.ephemeral
    assert EN("race1969-question-purchase") in said(opened)
    (base, *_) = options(opened.response)
    values = options(opened.response)[base]
    done = await actor.select(opened.response, [values[0]], custom_id=select_id(opened, base))
    text = said(done)
    assert done.response.id == opened.response.id
    assert "hires" in text or "a base scientist" in text
    assert options(done.response).keys() >= {base}, "the same seat still decides"
    here = await position(server, table)
    view = server.bot.presenters["race1969"].game.view(here.state, None)
    assert view.nations[seat].money == 7
    assert view.nations[seat].researches[0].scientists == ("base",)


async def test_going_back(server: SimulatedServer, table: Table) -> None:
    actor, _, _ = await up(server, table)
    opened = await actor.click(server.channel.last_message, label="My move")
    question = said(opened)
    cards = await choose(actor, opened.response, "Cards")
    assert cards.response.id == opened.response.id, "the panel is edited in place"
    assert EN("race1969-question-purchase") not in said(cards)
    await choose(actor, cards.response, "Back")
    assert EN("race1969-question-purchase") in question
    assert EN("race1969-question-purchase") in said(opened)
    assert (await position(server, table)).table.version == table.version


async def test_the_rules_open_beside_the_panel_at_what_is_decided(
    server: SimulatedServer, table: Table
) -> None:
    actor, _, _ = await up(server, table)
    opened = await actor.click(server.channel.last_message, label="My move")
    rules = await actor.click(opened.response, label=EN("button-rules"))
    assert said(rules).startswith(f"## 1969 · {EN('race1969-rules-purchases-heading')}")
    assert rules.ephemeral
    assert rules.response.id != opened.response.id, "the panel stays"
    turned = await actor.click(rules.response, label=EN("button-next"))
    assert turned.response.id == rules.response.id


async def test_whoever_is_not_up_hears_who_is(server: SimulatedServer, table: Table) -> None:
    _, other, seat = await up(server, table)
    answer = await other.click(server.channel.last_message, label="My move")
    text = said(answer)
    assert EN("not-up-running") in text
    assert ("Anna", "Bob")[seat] in text
    assert {file.filename for file in answer.response.attachments} == {"sheet.png"}
    assert not any(control.verb in ("do", "go") for control in buttons(answer.response).values())


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_a_spectator_is_offered_the_board(
    server: SimulatedServer, table: Table, language: str
) -> None:
    eve = server.person("Eve", language)
    t = words(language)
    answer = await eve.click(server.channel.last_message, label="My move")
    assert said(answer).startswith(t("spectator"))
    assert t("button-hand") not in buttons(answer.response)
    board = await eve.click(answer.response, label=t("button-board"))
    assert [file.filename for file in board.response.attachments] == [
        "missions.png",
        "nations.png",
        "researches.png",
    ]
    assert board.response.attachments[0].description
    assert said(await eve.click(server.channel.last_message, label="My hand")) == t(
        "error-not-seated"
    )


async def test_a_panels_button_is_of_no_use_to_others(
    server: SimulatedServer, table: Table
) -> None:
    """Discord shows a panel to its owner alone; a forged press must fail all the same."""
    from bot.errors import TableError
    from bot.ui.handlers.play import press_panel
    from bot.ui.interactions.context import Context

    _, other, seat = await up(server, table)
    answer = await other.click(server.channel.last_message, label="My move")
    assert answer.acknowledged
    here = await position(server, table)
    control = ControlId("do", table.id, seat, here.tokens[seat], (0,))
    context = Context(
        server.bot,
        SimpleNamespace(message=None, extras={}, command=None),  # type: ignore[arg-type]
        server.known("Bob" if other is server.person("Bob") else "Anna"),
        False,
        EN,
    )
    with pytest.raises(TableError, match="not-your-seat"):
        await press_panel(context, control, [])
    assert (await position(server, table)).table.version == table.version


async def test_a_stale_button_shows_the_present(server: SimulatedServer, table: Table) -> None:
    actor, _, seat = await up(server, table)
    live = server.channel.last_message
    old = await actor.click(live, label="My move")
    await server.act(table.id, seat, "hire base booster")
    version = (await position(server, table)).table.version
    answer = await choose(actor, old.response, EN("race1969-choose-done"))
    text = said(answer)
    assert text.startswith(EN("panel-stale"))
    assert EN("race1969-choose-done") in str([*buttons(answer.response)])
    assert (await position(server, table)).table.version == version
    token = (await position(server, table)).tokens[seat]
    fresh = [c for c in buttons(answer.response).values() if c.verb in ("go", "do")]
    assert fresh
    assert {control.token for control in fresh} == {token}


async def test_a_double_press_is_applied_once(server: SimulatedServer, table: Table) -> None:
    actor, _, seat = await up(server, table)
    first = await actor.click(server.channel.last_message, label="My move")
    second = await actor.click(server.channel.last_message, label="My move")
    done = EN("race1969-choose-done")
    confirm = EN("button-confirm", what=done)
    first = await choose(actor, first.response, done)
    second = await choose(actor, second.response, done)
    third = await actor.click(server.channel.last_message, label="My move")
    third = await choose(actor, third.response, done)
    applied = await actor.click(first.response, label=confirm)
    answer = await actor.click(second.response, label=confirm)
    text = said(answer)
    assert text == said(applied)
    assert EN("panel-stale") not in text
    here = await position(server, table)
    assert here.table.version == table.version + 1
    (decision,) = server.bot.presenters["race1969"].game.decisions(here.state)
    assert decision.seat == 1 - seat
    assert EN("now-up") in text
    await server.env.advance_time(10)
    late = said(await actor.click(third.response, label=confirm))
    assert late.startswith(EN("panel-stale"))


async def test_a_second_press_that_waited_long_for_the_first_is_answered_alike(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who presses twice does so most of all where the first press takes long."""
    actor, _, _ = await up(server, table)
    done = EN("race1969-choose-done")
    opened = await actor.click(server.channel.last_message, label="My move")
    opened = await choose(actor, opened.response, done)
    act = server.bot.tables.play.act

    async def slowly(*args: Any, **kwargs: Any) -> Any:
        result = await act(*args, **kwargs)
        server.env.backend.clock.advance(DOUBLE_CLICK + 1)
        return result

    monkeypatch.setattr(server.bot.tables.play, "act", slowly)
    confirm = EN("button-confirm", what=done)
    await actor.click(opened.response, label=confirm)
    monkeypatch.undo()
    second = said(await actor.click(opened.response, label=confirm))
    assert EN("now-up") in second
    assert EN("panel-stale") not in second
    assert (await position(server, table)).table.version == table.version + 1


async def test_a_double_command_is_applied_once(server: SimulatedServer, table: Table) -> None:
    actor, _, _ = await up(server, table)
    await actor.slash(server.channel, "1969 done")
    again = await actor.slash(server.channel, "1969 done")
    assert said(again) == EN("illegal-not-deciding")
    assert (await position(server, table)).table.version == table.version + 1


async def test_button_and_command_come_to_the_same(server: SimulatedServer, table: Table) -> None:
    actor, _, seat = await up(server, table)
    by_command = await actor.slash(
        server.channel, "1969 hire", scientist="base", research="booster"
    )
    here = await position(server, table)
    game = server.bot.presenters["race1969"].game
    bought = game.view(here.state, seat).nations[seat]
    await actor.slash(server.channel, "table undo")
    opened = await actor.click(server.channel.last_message, label="My move")
    (base, *_) = options(opened.response)
    assert base.startswith("pick")
    values = options(opened.response)[base]
    by_button = await actor.select(opened.response, [values[2]], custom_id=select_id(opened, base))
    here = await position(server, table)
    assert game.view(here.state, seat).nations[seat] == bought
    assert said(by_button) == said(by_command)


async def test_undo_by_button(server: SimulatedServer, table: Table) -> None:
    actor, _, seat = await up(server, table)
    answer = await actor.slash(server.channel, "1969 hire", scientist="base", research="booster")
    assert "Undo" in buttons(answer.response)
    undone = await actor.click(answer.response, label="Undo")
    assert said(undone).startswith(EN("undone"))
    game = server.bot.presenters["race1969"].game
    here = await position(server, table)
    assert game.view(here.state, seat).nations[seat].money == 12
    assert "Undo" not in buttons(undone.response)


async def test_a_move_that_drew_offers_no_undo(server: SimulatedServer, table: Table) -> None:
    actor, _, _ = await up(server, table)
    answer = await actor.slash(server.channel, "1969 buy", count=1)
    assert "Undo" not in buttons(answer.response)


async def test_who_has_not_moved_yet_reads_the_game_so_far(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    first = said(await server.person("Anna").slash(server.channel, "table move"))
    assert EN("since-the-start") in first
    assert EN("since-your-move") not in first
    for seat in (0, 1):
        await server.act(table.id, seat, "trade 0")
    actor, _, _ = await up(server, table)
    later = said(await actor.slash(server.channel, "table move"))
    assert EN("since-the-start") not in later


async def test_what_happened_since_the_last_move(server: SimulatedServer, table: Table) -> None:
    actor, other, _ = await up(server, table)
    await actor.slash(server.channel, "1969 done")
    await other.slash(server.channel, "1969 hire", scientist="genius", research="lem")
    await other.slash(server.channel, "1969 done")
    answer = await actor.slash(server.channel, "table move")
    digest = said(answer)
    assert EN("since-your-move") in digest
    assert digest.count("Lunar Module") == 1
    assert "has decided about the trade" not in digest, "that was before the own last move"


async def test_an_autopilots_seat_offers_to_come_back(
    server: SimulatedServer, table: Table
) -> None:
    actor, _, seat = await up(server, table)
    left = await actor.slash(server.channel, "table leave")
    assert said(left) == EN("left-autopilot")
    offered = await actor.click(server.channel.last_message, label="My move")
    assert said(offered).startswith("🤖")
    again = await actor.slash(server.channel, "table leave")
    assert said(again) == EN("error-autopilot-plays")
    back = await actor.click(offered.response, label="I’m back")
    assert said(back).startswith(EN("welcome-back"))
    here = await position(server, table)
    assert here.table.seats[seat].played_by_person
    twice = await actor.slash(server.channel, "table move")
    assert EN("welcome-back") not in said(twice)


async def test_buttons_survive_a_restart(server: SimulatedServer, table: Table) -> None:
    actor, _, _ = await up(server, table)
    opened = await actor.click(server.channel.last_message, label="My move")
    await server.restart()
    cards = await choose(actor, opened.response, "Cards")
    assert options(cards.response).keys() == {"pick.5"}, "a card or several"
    live = await actor.click(server.channel.last_message, label="My move")
    assert EN("race1969-question-purchase") in said(live)


async def test_many_presses_at_once_are_applied_once(server: SimulatedServer, table: Table) -> None:
    actor, _, seat = await up(server, table)
    tables = server.bot.tables
    token = (await position(server, table)).tokens[seat]
    person = server.known("Anna" if actor is server.person("Anna") else "Bob")
    with server.env._bot_scope():
        results = await asyncio.gather(
            *(tables.play.act(table.id, seat, "done", by=person, token=token) for _ in range(5)),
            return_exceptions=True,
        )
    await server.settle()
    assert sum(isinstance(result, Exception) for result in results) == 4
    assert (await position(server, table)).table.version == table.version + 1
