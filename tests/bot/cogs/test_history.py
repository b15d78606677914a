"""Log, verify, export."""

from __future__ import annotations

import json

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.tables.record.schema import fingerprint
from rules.core.chance import stream
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.covering import one_of

EN = words("en")


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await server.table("Anna", "Bob")


async def play_on(server: SimulatedServer, table: Table, moves: int = 10_000) -> None:
    """Autopilots' moves in the people's seats, past all buttons and without publishing each."""
    game = server.bot.presenters[table.game].game
    pilot, dice = next(iter(game.autopilots.values())), stream(bytes(32), "tests")
    with server.env._bot_scope():
        for _ in range(moves):
            here = await server.bot.tables.position(table.id)
            decisions = game.decisions(here.state)
            if not decisions:
                break
            seat = decisions[0].seat
            actions = game.legal_actions(here.state, seat)
            action = pilot.choose(game.view(here.state, seat), actions, dice)
            await server.bot.tables.play.act(table.id, seat, action, by=None)
    await server.settle()


async def test_the_log_page_by_page(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table, 60)
    eve = server.person("Eve")
    page = await eve.slash(server.channel, "table log")
    newest = said(page)
    seen = [newest]
    while EN("button-older") in buttons(page.response):
        page = await eve.click(page.response, label=EN("button-older"))
        seen.append(said(page))
        assert len(seen) < 20
    assert len(seen) > 2
    assert "the race is on" in seen[-1], "the first page tells the beginning"
    lines = [line for text in reversed(seen) for line in text.split("\n")[1:]]
    assert len([line for line in lines if "the race is on" in line]) == 1
    back = await eve.click(page.response, label=EN("button-newest"))
    assert said(back) == newest


async def test_no_page_of_the_log_tells_how_often_others_acted(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, 50)
    version = (await server.bot.tables.get(table.id)).version
    eve = server.person("Eve")
    page = await eve.slash(server.channel, "table log")
    newest, marks = said(page), []
    while older := buttons(page.response).get(EN("button-older")):
        marks.append(older.token)
        page = await eve.click(page.response, label=EN("button-older"))
    assert len(marks) > 1
    assert min(marks) > version
    # A number of no step, of an earlier program's button for instance, is no way back.
    found = await forge(server, eve, f"mc1:log:{table.id}:0:{version - 3}:")
    assert said(found) == newest


async def test_a_game_that_was_closed_can_be_checked_as_far_as_it_went(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, 20)
    anna = server.person("Anna")
    running = said(await anna.slash(server.channel, "table verify"))
    sure = await anna.slash(server.channel, "table close")
    await anna.click(sure.response, label=EN("button-close"))
    verified = said(await anna.slash(server.channel, "table verify"))
    assert "Everything is as promised" in verified
    assert verified != running
    answer = await anna.slash(server.channel, "table export")
    assert "whole game" in said(answer)
    data = await answer.response.attachments[0].read()
    assert fingerprint(json.loads(data)) in verified
    assert not buttons(answer.response), "the buttons of a closed table are dead"


async def test_the_log_keeps_secrets(server: SimulatedServer, table: Table) -> None:
    await server.act(table.id, 0, "trade 0")
    await server.act(table.id, 1, "trade 0")
    here = await server.bot.tables.position(table.id)
    game = server.bot.presenters["race1969"].game
    (decision,) = game.decisions(here.state)
    await server.act(table.id, decision.seat, "buy 2")
    owner = server.person(("Anna", "Bob")[decision.seat])
    other = server.person(("Bob", "Anna")[decision.seat])
    here = await server.bot.tables.position(table.id)
    hand = game.view(here.state, decision.seat).own.hand
    own = said(await owner.slash(server.channel, "table log"))
    assert sorted(own.replace("`", " ").split()[-2:]) == sorted(map(str, hand))
    for actor in (other, server.person("Eve")):
        assert "`" not in said(await actor.slash(server.channel, "table log"))


async def test_verify_and_export_of_a_running_game(server: SimulatedServer, table: Table) -> None:
    eve = server.person("Eve")
    later = said(await eve.slash(server.channel, "table verify"))
    assert table.promise is not None
    assert later == EN("dice-later", hash=table.promise.hash, who=EN("dice-nothing"))
    answer = await eve.slash(server.channel, "table export")
    (file,) = answer.response.attachments
    assert file.filename == "race1969-1.json"
    record = json.loads(await file.read())
    assert "seed" not in record
    assert record["seed_hash"] == table.seed_hash
    assert record["dice"] == {
        "promise": table.promise.hash,
        "message": None,
        "contributions": [],
    }


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_a_finished_game_can_be_checked(
    server: SimulatedServer, table: Table, language: str
) -> None:
    await play_on(server, table)
    t, eve = words(language), server.person("Eve", language)
    over = await server.bot.tables.get(table.id)
    assert over.status is Status.FINISHED
    assert over.seed is not None
    last = server.posts()
    texts = [said(message) for message in last]
    # Hashes stand behind a button, and the button carries them.
    assert not any(over.seed.hex() in text for text in texts)
    finish = next(m for m in reversed(last) if "Verify" in buttons(m))
    assert buttons(finish)["Verify"].path
    checked = await eve.click(finish, label="Verify")
    assert said(checked).startswith(t("verify-ok", acts=0, events=0)[:8])
    assert over.seed.hex() in said(checked)
    assert said(await eve.slash(server.channel, "table verify")) == said(checked)
    taken = await eve.click(finish, label="Export")
    record = json.loads(await taken.response.attachments[0].read())
    assert record["seed"] == over.seed.hex()
    after = await server.person("Anna", language).slash(server.channel, "table move")
    assert t("not-up-finished") in said(after)
    assert any(t("race1969-phase-over") or text for text in texts)


async def test_a_hash_that_was_exchanged_is_noticed(server: SimulatedServer, table: Table) -> None:
    from sqlalchemy import text

    start = server.posts()[0]
    eve = server.person("Eve")
    assert EN("verify-carried") in said(await eve.click(start, label=EN("button-proof")))
    with server.env._bot_scope():
        await server.bot.database.write(
            lambda c: c.execute(text("UPDATE tables SET promise = :other"), {"other": "0" * 64})
        )
    await server.restart()
    noticed = said(await eve.click(start, label=EN("button-proof")))
    assert noticed == EN("verify-other-hash")


async def test_a_tampered_record_is_not_confirmed(server: SimulatedServer, table: Table) -> None:
    from sqlalchemy import text

    await play_on(server, table)
    with server.env._bot_scope():
        await server.bot.database.write(
            lambda c: c.execute(
                text("UPDATE moves SET events = '[]' WHERE version = 5 AND table_id = 1")
            )
        )
    answer = said(await server.person("Eve").slash(server.channel, "table verify"))
    assert answer.startswith(EN("verify-bad"))
    assert EN("verify-fault", reason="events", version=5) in answer


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_the_log_shows_what_was_taken_back_as_such(
    server: SimulatedServer, language: str
) -> None:
    table = await server.table("Anna", "Bob")
    t = words(language)
    for seat in (0, 1):
        await server.act(table.id, seat, "trade 0")
    position = await server.bot.tables.position(table.id)
    seat = server.bot.presenters[table.game].game.decisions(position.state)[0].seat
    await server.act(table.id, seat, "hire base booster")
    name = ("Anna", "Bob")[seat]
    await server.person(name).slash(server.channel, "table undo")
    eve = server.person("Eve", language)
    lines = said(await eve.slash(server.channel, "table log")).split("\n")
    hired = next(line for line in lines if t("race1969-research-booster") in line)
    assert hired.startswith("• ~~")
    assert hired.endswith(t("step-undone", what="").removeprefix("~~~~"))
    assert not any("~~" in line for line in lines if line != hired)
