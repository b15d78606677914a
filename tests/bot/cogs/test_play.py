"""My move: the panel by button, command and direct message; whose it is; what is too late."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.domain.table import Position, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.items import ControlId
from tests.bot.conftest import Town
from tests.bot.interactions import buttons, options, said
from tests.covering import one_of

EN = words("en")


@pytest.fixture
async def table(town: Town) -> Table:
    """A running game in which everybody has made their trades and Anna or Bob buys."""
    table = await town.table("Anna", "Bob")
    for seat in (0, 1):
        await town.act(table.id, seat, "trade 0")
    return await town.bot.tables.get(table.id)


async def position(town: Town, table: Table) -> Position:
    return await town.bot.tables.position(table.id)


async def up(town: Town, table: Table) -> tuple[Any, Any, int]:
    """Who is up, the other, and the seat that is up."""
    here = await position(town, table)
    (decision,) = town.bot.presenters["race1969"].game.decisions(here.state)
    names = ("Anna", "Bob")
    return town.person(names[decision.seat]), town.person(names[1 - decision.seat]), decision.seat


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


async def test_a_purchase_from_panel_to_panel(town: Town, table: Table) -> None:
    actor, _, seat = await up(town, table)
    opened = await actor.click(town.channel.last_message, label="My move")
    assert opened.ephemeral
    assert EN("race1969-question-purchase") in said(opened)
    places = await choose(actor, opened.response, "Base")
    assert places.response.id == opened.response.id, "the panel is edited in place"
    (control,) = options(places.response)
    done = await actor.select(places.response, [options(places.response)[control][0]])
    text = said(done)
    assert done.response.id == opened.response.id
    assert "hires" in text or "a base scientist" in text
    assert EN("race1969-question-purchase") in text, "the same seat still decides"
    here = await position(town, table)
    view = town.bot.presenters["race1969"].game.view(here.state, None)
    assert view.nations[seat].money == 7
    assert view.nations[seat].researches[0].scientists == ("base",)


async def test_going_back(town: Town, table: Table) -> None:
    actor, _, _ = await up(town, table)
    opened = await actor.click(town.channel.last_message, label="My move")
    question = said(opened)
    await choose(actor, opened.response, "Base", "Back")
    assert EN("race1969-question-purchase") in question
    assert EN("race1969-question-purchase") in said(opened)
    assert (await position(town, table)).table.version == table.version


async def test_whoever_is_not_up_hears_who_is(town: Town, table: Table) -> None:
    _, other, seat = await up(town, table)
    answer = await other.click(town.channel.last_message, label="My move")
    text = said(answer)
    assert EN("not-up-running") in text
    assert ("Anna", "Bob")[seat] in text
    assert {file.filename for file in answer.response.attachments} == {"sheet.png"}
    assert not any(control.verb in ("do", "go") for control in buttons(answer.response).values())


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_a_spectator_is_offered_the_board(town: Town, table: Table, language: str) -> None:
    eve = town.person("Eve", language)
    t = words(language)
    answer = await eve.click(town.channel.last_message, label="My move")
    assert said(answer).startswith(t("spectator"))
    assert t("button-hand") not in buttons(answer.response)
    board = await eve.click(answer.response, label=t("button-board"))
    assert [file.filename for file in board.response.attachments] == ["board.png"]
    assert board.response.attachments[0].description
    assert said(await eve.click(town.channel.last_message, label="My hand")) == t(
        "error-not-seated"
    )


async def test_a_panels_button_is_of_no_use_to_others(town: Town, table: Table) -> None:
    """Discord shows a panel to its owner alone; a forged press must fail all the same."""
    from bot.errors import TableError
    from bot.ui.handlers.play import press_action
    from bot.ui.interactions.context import Context

    _, other, seat = await up(town, table)
    answer = await other.click(town.channel.last_message, label="My move")
    assert answer.acknowledged
    here = await position(town, table)
    control = ControlId("do", table.id, seat, here.tokens[seat], (0,))
    context = Context(
        town.bot,
        SimpleNamespace(message=None),  # type: ignore[arg-type]
        town.known("Bob" if other is town.person("Bob") else "Anna"),
        False,
        EN,
    )
    with pytest.raises(TableError, match="not-your-seat"):
        await press_action(context, control, [])
    assert (await position(town, table)).table.version == table.version


async def test_a_stale_button_shows_the_present(town: Town, table: Table) -> None:
    actor, _, seat = await up(town, table)
    live = town.channel.last_message
    old = await actor.click(live, label="My move")
    await town.act(table.id, seat, "hire base booster")
    version = (await position(town, table)).table.version
    answer = await choose(actor, old.response, "Done buying")
    text = said(answer)
    assert text.startswith(EN("panel-stale"))
    assert EN("race1969-question-purchase") in text
    assert (await position(town, table)).table.version == version
    token = (await position(town, table)).tokens[seat]
    fresh = [c for c in buttons(answer.response).values() if c.verb in ("go", "do")]
    assert fresh
    assert {control.token for control in fresh} == {token}


async def test_a_double_press_is_applied_once(town: Town, table: Table) -> None:
    actor, _, seat = await up(town, table)
    first = await actor.click(town.channel.last_message, label="My move")
    second = await actor.click(town.channel.last_message, label="My move")
    done = next(label for label in buttons(first.response) if label.startswith("Done"))
    await actor.click(first.response, label=done)
    answer = await actor.click(second.response, label=done)
    text = said(answer)
    assert text.startswith(EN("panel-stale"))
    here = await position(town, table)
    assert here.table.version == table.version + 1
    (decision,) = town.bot.presenters["race1969"].game.decisions(here.state)
    assert decision.seat == 1 - seat
    assert EN("now-up") in text


async def test_a_double_command_is_applied_once(town: Town, table: Table) -> None:
    actor, _, _ = await up(town, table)
    await actor.slash(town.channel, "1969 done")
    again = await actor.slash(town.channel, "1969 done")
    assert said(again) == EN("illegal-not-deciding")
    assert (await position(town, table)).table.version == table.version + 1


async def test_button_and_command_come_to_the_same(town: Town, table: Table) -> None:
    actor, _, seat = await up(town, table)
    by_command = await actor.slash(town.channel, "1969 hire", scientist="base", research="booster")
    here = await position(town, table)
    game = town.bot.presenters["race1969"].game
    bought = game.view(here.state, seat).nations[seat]
    await actor.slash(town.channel, "table undo")
    opened = await actor.click(town.channel.last_message, label="My move")
    places = await choose(actor, opened.response, "Base")
    ((control, values),) = options(places.response).items()
    assert control.startswith("pick")
    by_button = await actor.select(places.response, [values[2]])
    here = await position(town, table)
    assert game.view(here.state, seat).nations[seat] == bought
    assert said(by_button) == said(by_command)


async def test_undo_by_button(town: Town, table: Table) -> None:
    actor, _, seat = await up(town, table)
    answer = await actor.slash(town.channel, "1969 hire", scientist="base", research="booster")
    assert "Undo" in buttons(answer.response)
    undone = await actor.click(answer.response, label="Undo")
    assert said(undone).startswith(EN("undone"))
    game = town.bot.presenters["race1969"].game
    here = await position(town, table)
    assert game.view(here.state, seat).nations[seat].money == 12
    assert "Undo" not in buttons(undone.response)


async def test_a_move_that_drew_offers_no_undo(town: Town, table: Table) -> None:
    actor, _, _ = await up(town, table)
    answer = await actor.slash(town.channel, "1969 buy", count=1)
    assert "Undo" not in buttons(answer.response)


async def test_who_has_not_moved_yet_reads_the_game_so_far(town: Town) -> None:
    table = await town.table("Anna", "Bob")
    first = said(await town.person("Anna").slash(town.channel, "table move"))
    assert EN("since-the-start") in first
    assert EN("since-your-move") not in first
    for seat in (0, 1):
        await town.act(table.id, seat, "trade 0")
    actor, _, _ = await up(town, table)
    later = said(await actor.slash(town.channel, "table move"))
    assert EN("since-the-start") not in later


async def test_what_happened_since_the_last_move(town: Town, table: Table) -> None:
    actor, other, _ = await up(town, table)
    await actor.slash(town.channel, "1969 done")
    await other.slash(town.channel, "1969 hire", scientist="genius", research="lem")
    await other.slash(town.channel, "1969 done")
    answer = await actor.slash(town.channel, "table move")
    digest = said(answer)
    assert EN("since-your-move") in digest
    assert digest.count("Lunar Module") == 1
    assert "has decided about the trade" not in digest, "that was before the own last move"


async def test_an_autopilots_seat_offers_to_come_back(town: Town, table: Table) -> None:
    actor, _, seat = await up(town, table)
    left = await actor.slash(town.channel, "table leave")
    assert said(left) == EN("left-autopilot")
    offered = await actor.click(town.channel.last_message, label="My move")
    assert said(offered).startswith("🤖")
    again = await actor.slash(town.channel, "table leave")
    assert said(again) == EN("error-autopilot-plays")
    back = await actor.click(offered.response, label="I’m back")
    assert said(back).startswith(EN("welcome-back"))
    here = await position(town, table)
    assert here.table.seats[seat].played_by_person
    twice = await actor.slash(town.channel, "table move")
    assert EN("welcome-back") not in said(twice)


async def test_buttons_survive_a_restart(town: Town, table: Table) -> None:
    actor, _, _ = await up(town, table)
    opened = await actor.click(town.channel.last_message, label="My move")
    await town.restart()
    places = await choose(actor, opened.response, "Base")
    assert options(places.response)
    live = await actor.click(town.channel.last_message, label="My move")
    assert EN("race1969-question-purchase") in said(live)


async def test_many_presses_at_once_are_applied_once(town: Town, table: Table) -> None:
    actor, _, seat = await up(town, table)
    tables = town.bot.tables
    token = (await position(town, table)).tokens[seat]
    person = town.known("Anna" if actor is town.person("Anna") else "Bob")
    with town.env._bot_scope():
        results = await asyncio.gather(
            *(tables.play.act(table.id, seat, "done", by=person, token=token) for _ in range(5)),
            return_exceptions=True,
        )
    await town.settle()
    assert sum(isinstance(result, Exception) for result in results) == 4
    assert (await position(town, table)).table.version == table.version + 1
