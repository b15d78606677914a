"""``/mine data`` and ``/mine forget``, pressed as people do."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.domain.privacy import Forgetting
from bot.domain.table import Status, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.housekeeping.schedule import EVERY
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.storage import schema
from bot.storage.people import forgetting
from bot.ui.handlers import privacy
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.bot.storage.test_person_records import IN_FILE, where
from tests.covering import covering, one_of

EN = words("en")
GAME = PRESENTERS["race1969"].game
MINUTES = 200.0


async def file_of(answer: Any) -> tuple[str, bytes]:
    """The file of an answer: its name and what is in it."""
    (attachment,) = (answer.followups[-1] if answer.followups else answer.response).attachments
    return attachment.filename, await attachment.read()


async def wished(server: SimulatedServer, name: str) -> Forgetting | None:
    return await server.bot.database.read(forgetting.wish, server.person(name).id)


async def later(server: SimulatedServer) -> None:
    """Some minutes pass, in which what was asked for is carried out."""
    await server.env.advance_time(MINUTES)


async def left_of(server: SimulatedServer, name: str) -> set[tuple[str, str]]:
    return await where(server.bot.database, server.person(name).id, name)


@pytest.mark.parametrize(("language", "direct"), covering(LANGUAGES, [False, True]))
async def test_everybody_gets_their_own_file(
    server: SimulatedServer, language: str, direct: bool
) -> None:
    bruno = server.person("Bruno", language)
    await server.traded("Anna", "Bruno")
    answer = await (
        bruno.user.slash("mine data") if direct else bruno.slash(server.channel, "mine data")
    )
    assert answer.ephemeral
    assert words(language)("privacy-short") in said(answer)
    name, content = await file_of(answer)
    assert name == f"mission-control-{bruno.id}.json"
    kept = json.loads(content)
    assert kept["person"]["name"] == "Bruno"
    assert [seat["name"] for seat in kept["seats"]] == ["Bruno"]
    assert "Anna" not in content.decode()


async def test_a_large_file_is_compressed_and_a_huge_one_refused(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.traded("Anna", "Bruno")
    bruno = server.person("Bruno")
    _, plain = await file_of(await bruno.slash(server.channel, "mine data"))
    monkeypatch.setattr(privacy, "LARGEST_FILE", len(plain) - 1)
    name, content = await file_of(await bruno.slash(server.channel, "mine data"))
    assert name.endswith(".json.zip")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.namelist() == [name.removesuffix(".zip")]
        assert json.loads(archive.read(archive.namelist()[0]))["person"]["name"] == "Bruno"
    monkeypatch.setattr(privacy, "LARGEST_FILE", 100)
    assert said(await bruno.slash(server.channel, "mine data")) == EN("error-records-too-large")


async def test_whatever_holds_an_id_or_a_name_after_a_game_is_known(
    server: SimulatedServer,
) -> None:
    """A game with all that people can do: every place is told, or listed with its reason."""
    table = await server.table("Anna", "Bruno", "Cleo")
    await everything_that_people_do(server, table)
    found = await left_of(server, "Bruno")
    places = {"people", "seats", "moves", "table_votes", "absences", "standing_orders"}
    assert {name for name, _ in found} >= places | {"outbox", "hand_messages"}
    for table_name, column in found:
        assert column in IN_FILE[table_name], (table_name, column)


async def everything_that_people_do(server: SimulatedServer, table: Table) -> None:
    """Orders, hints, votes, days away, a replaced seat, and moves of everybody."""
    bruno, anna, tables = server.person("Bruno"), server.person("Anna"), server.bot.tables
    assert await bruno.slash(server.channel, "table quiet", hours="1-5", zone="Europe/Rome")
    await bruno.slash(server.channel, "table orders", order="trade-nothing 1967")
    await bruno.slash(server.channel, "table vote", what="extend")
    await bruno.slash(server.channel, "table leave")
    await bruno.slash(server.channel, "table move")
    async with server.acting():
        await tables.seats.come_back(table.id, server.known("Bruno"))
    await anna.slash(server.channel, "table replace", seat="usa", autopilot="moonshot")
    await anna.slash(server.channel, "table replace", seat="usa", person=bruno)
    await server.advance(timedelta(hours=13))
    for seat in range(3):
        decisions = GAME.decisions((await server.position(table.id)).state)
        if any(one.seat == seat and not one.ready for one in decisions):
            async with server.acting():
                person = server.known(("Anna", "Bruno", "Cleo")[seat])
                await tables.play.act(table.id, seat, "trade 0", by=person)
    await bruno.slash(server.channel, "table undo")
    await bruno.slash(server.channel, "table away", days=3)


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_nothing_is_done_before_it_is_confirmed(
    server: SimulatedServer, language: str
) -> None:
    t, bruno = words(language), server.person("Bruno", language)
    table = await server.table("Anna", "Bruno", clock=None)
    await finish(server, table)
    page = await bruno.slash(server.channel, "mine forget")
    assert page.ephemeral
    for part in ("forget-title", "forget-goes", "forget-stays", "forget-back"):
        assert t(part) in said(page)
    assert t("forget-open", count=0) in said(page)
    assert set(buttons(page.response)) == {t("button-forget"), t("button-forget-not")}
    await later(server)
    assert await wished(server, "Bruno") is None
    kept = await bruno.click(page.response, label=t("button-forget-not"))
    assert said(kept) == t("forget-kept")
    await later(server)
    assert (await server.bot.tables.get(table.id)).seats[1].name == "Bruno"


async def test_after_a_confirmation_nothing_is_left_of_a_person(server: SimulatedServer) -> None:
    """Nor can the messages that showed their hands be read any more; others' stay."""
    table = await server.table("Anna", "Bruno", "Cleo")
    await everything_that_people_do(server, table)
    async with server.acting():
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    assert any(EN("direct-hand-private") in said(one) for one in server.direct_messages("Bruno"))
    hands = {
        row.message_id for row in await hand_messages(server) if row.user_id == bruno_id(server)
    }
    assert hands
    bruno = server.person("Bruno")
    page = await bruno.user.slash("mine forget")
    asked = await bruno.user.click(page.response, label=EN("button-forget"))
    assert EN("forget-asked", count=0) in said(asked)
    await later(server)
    assert await left_of(server, "Bruno") == set()
    assert not hands & {message.id for message in server.direct_messages("Bruno")}
    assert [row.user_id for row in await hand_messages(server)]
    assert (await server.bot.tables.get(table.id)).seats[0].name == "Anna"
    log = said(await server.person("Anna").slash(server.channel, "table log"))
    assert "Bruno" not in log
    assert EN("name-former") in log


@pytest.mark.parametrize(("who", "fails"), covering(["Anna", "Bruno", "Eve"], [False, True]))
async def test_a_question_for_a_seat_ends_before_whom_it_names_is_forgotten(
    server: SimulatedServer, log: io.StringIO, who: str, fails: bool
) -> None:
    """Whoever asked, was asked or would have the seat; Discord may be out of order meanwhile."""
    table = await server.table("Anna", "Bruno", "Cleo", clock=None)
    identity, eve = table.seats[1].identity, server.person("Eve")
    await server.person("Anna").slash(server.channel, "table replace", seat=identity, person=eve)
    question = server.channel.last_message
    assert EN("button-stay") in buttons(question)
    person = server.person(who)
    if fails:
        path = f"/channels/{server.channel.id}/messages/*"
        server.env.inject_error("PATCH", path, status=503, times=6)
    page = await person.slash(server.channel, "mine forget")
    leave, forget = EN("button-forget-leave"), EN("button-forget")
    await person.click(page.response, label=leave if leave in buttons(page.response) else forget)
    await later(server)
    if fails:
        await server.advance(2 * EVERY)
    assert await left_of(server, who) == set()
    assert await server.nothing_waits()
    shown = next(message for message in server.posts() if message.id == question.id)
    assert EN("seat-offer-lapsed") in said(shown)
    assert not buttons(shown)
    assert '"level": "error"' not in log.getvalue()


async def test_a_question_that_cant_be_shown_holds_up_nobody_for_good(
    server: SimulatedServer, log: io.StringIO
) -> None:
    table = await server.table("Anna", "Bruno", "Cleo", clock=None)
    identity, bruno = table.seats[1].identity, server.person("Bruno")
    await server.person("Anna").slash(
        server.channel, "table replace", seat=identity, person=server.person("Eve")
    )
    path = f"/channels/{server.channel.id}/messages/*"
    server.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    page = await bruno.slash(server.channel, "mine forget")
    await bruno.click(page.response, label=EN("button-forget-leave"))
    await server.advance(timedelta(days=1) + EVERY)
    assert await left_of(server, "Bruno") == set()
    server.env.backend.faults.clear()
    await server.advance(timedelta(hours=2))
    assert await server.nothing_waits()
    assert '"level": "error"' not in log.getvalue()


def bruno_id(server: SimulatedServer) -> int:
    return server.person("Bruno").id


async def hand_messages(server: SimulatedServer) -> list[Any]:
    def work(connection: Any) -> list[Any]:
        return list(connection.execute(select(schema.hand_messages)))

    return await server.bot.database.read(work)


async def test_a_finished_game_shows_a_former_player_and_verifies(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    await finish(server, table)
    anna = server.person("Anna")
    before = said(await anna.slash(server.channel, "table verify"))
    page = await server.person("Bruno").slash(server.channel, "mine forget")
    await server.person("Bruno").click(page.response, label=EN("button-forget"))
    await later(server)
    assert said(await anna.slash(server.channel, "table verify")) == before
    shown = said(await anna.slash(server.channel, "table show"))
    assert "Bruno" not in shown
    for command in ("table replay", "table log", "table export"):
        assert (await anna.slash(server.channel, command)).acknowledged
    _, content = await file_of(await anna.slash(server.channel, "table export"))
    assert b"Bruno" not in content
    assert str(bruno_id(server)).encode() not in content


async def test_during_a_game_it_waits_for_the_end_and_is_done_by_itself(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    bruno = server.person("Bruno")
    page = await bruno.slash(server.channel, "mine forget")
    assert EN("forget-open", count=1) in said(page)
    assert EN("forget-leave") in said(page)
    asked = await bruno.click(page.response, label=EN("button-forget"))
    assert EN("forget-asked", count=1) in said(asked)
    await server.advance(EVERY * 3)
    assert (await server.bot.tables.get(table.id)).seats[1].name == "Bruno"
    again = await bruno.slash(server.channel, "mine forget")
    assert EN("forget-asked", count=1) in said(again), "it isn't asked twice"
    await finish(server, table)
    final = "\n".join(said(post) for post in server.posts())
    assert "Bruno" in final, "the last messages name who has played"
    await later(server)
    assert await left_of(server, "Bruno") == set()


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
async def test_the_end_of_a_game_just_before_the_end_of_the_bot(
    server: SimulatedServer, killed: bool
) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    bruno = server.person("Bruno")
    page = await bruno.slash(server.channel, "mine forget")
    await bruno.click(page.response, label=EN("button-forget"))
    await finish(server, table)
    await server.restart(killed=killed)
    await later(server)
    assert await left_of(server, "Bruno") == set()


async def test_a_wish_outlives_the_process_that_heard_it(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table("Anna", "Bruno")
    bruno = server.person("Bruno")
    page = await bruno.slash(server.channel, "mine forget")
    monkeypatch.setattr(server.bot.housekeeping, "_run", None)  # it dies before it does anything
    server.bot.tables.privacy._listeners.clear()
    await bruno.click(page.response, label=EN("button-forget-leave"))
    assert await wished(server, "Bruno") is Forgetting.NOW
    await server.restart()
    await later(server)
    assert await left_of(server, "Bruno") == set()
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING


async def test_all_tables_can_be_left_at_once(server: SimulatedServer) -> None:
    table = await server.traded("Anna", "Bruno")
    lobby = await open_lobby(server, "Anna", "Bruno")
    anna = server.person("Anna")
    page = await anna.slash(server.channel, "mine forget")
    assert EN("forget-open", count=2) in said(page)
    asked = await anna.click(page.response, label=EN("button-forget-leave"))
    assert EN("forget-asked", count=0) in said(asked)
    await later(server)
    assert await left_of(server, "Anna") == set()
    running, waiting = [await server.bot.tables.get(one.id) for one in (table, lobby)]
    assert running.status is Status.RUNNING
    assert (running.seats[0].user_id, running.host_id) == (None, bruno_id(server))
    assert running.seats[0].autopilot in GAME.autopilots
    assert (waiting.status, waiting.host_id) == (Status.LOBBY, bruno_id(server))
    assert len(waiting.seats) == 1
    assert EN("button-move") in buttons(server.channel.last_message), "Bruno plays on"
    assert said(await server.person("Bruno").slash(server.channel, "table pause")) == EN("paused")


async def open_lobby(server: SimulatedServer, host: str, guest: str) -> Table:
    place = server.guild.create_text_channel("lobby")
    async with server.acting():
        lobbies, given = server.bot.tables.lobby, TableSettings(language="en")
        opened = await lobbies.open(
            server.guild.id, place.id, False, server.known(host), "space1999", given
        )
        return await lobbies.join(opened.id, server.known(guest))


async def test_the_companions_game_goes_on_without_who_has_left(server: SimulatedServer) -> None:
    """First Martians has no autopilots: the bot does what it does when time is up."""
    table = await server.table("Anna", "Bruno", game="first_martians")
    bruno = server.person("Bruno")
    page = await bruno.slash(server.channel, "mine forget")
    await bruno.click(page.response, label=EN("button-forget-leave"))
    await later(server)
    assert await left_of(server, "Bruno") == set()
    left = await server.bot.tables.get(table.id)
    assert left.status is Status.RUNNING
    assert {seat.user_id for seat in left.seats} == {None, server.person("Anna").id}


async def test_it_can_be_taken_back_while_a_game_goes_on(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    bruno = server.person("Bruno")
    page = await bruno.slash(server.channel, "mine forget")
    asked = await bruno.click(page.response, label=EN("button-forget"))
    await later(server)
    kept = await bruno.click(asked.response, label=EN("button-forget-not"))
    assert said(kept) == EN("forget-kept")
    await finish(server, table)
    await later(server)
    assert (await server.bot.tables.get(table.id)).seats[1].name == "Bruno"


async def test_pressed_twice_it_is_done_once(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    await finish(server, table)
    bruno = server.person("Bruno")
    page = await bruno.slash(server.channel, "mine forget")
    control = str(buttons(page.response)[EN("button-forget")])
    await bruno.click(page.response, label=EN("button-forget"))
    for _ in range(2):
        again = await forge(server, bruno, control, label=EN("button-replay"))
        assert EN("forget-asked", count=0) in said(again)
    await later(server)
    assert await left_of(server, "Bruno") == set()


@pytest.mark.parametrize("choice", [privacy.LATER, privacy.NOW, privacy.KEEP])
async def test_nobody_can_have_somebody_else_forgotten(
    server: SimulatedServer, choice: int
) -> None:
    await server.table("Anna", "Bruno")
    anna = server.person("Anna")
    before = await wished(server, "Bruno")
    answer = await forge(server, anna, f"mc1:forget:0:0:{bruno_id(server)}:{choice}")
    assert said(answer) == EN("error-not-your-button")
    assert [await wished(server, name) for name in ("Anna", "Bruno")] == [None, before]


@pytest.mark.parametrize("path", ["", "7", "0.1"])
async def test_a_choice_that_no_page_offers_is_refused(server: SimulatedServer, path: str) -> None:
    await server.table("Anna", "Bruno")
    anna = server.person("Anna")
    answer = await forge(server, anna, f"mc1:forget:0:0:{anna.id}:{path}")
    assert said(answer) == EN("error-unknown-control")
    assert await wished(server, "Anna") is None


async def test_old_buttons_answer_a_forgotten_person_kindly(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    await finish(server, table)
    bruno = server.person("Bruno")
    listed = await bruno.user.slash("mine tables")
    page = await bruno.slash(server.channel, "mine forget")
    await bruno.click(page.response, label=EN("button-forget"))
    await later(server)
    again = await bruno.user.click(listed.response, label=EN("button-again"))
    assert said(again) == EN("error-not-seated")
    assert (await bruno.user.click(listed.response, label=EN("button-replay"))).acknowledged
    assert EN("mine-none") in said(await bruno.user.slash("mine tables"))
    _, content = await file_of(await bruno.user.slash("mine data"))
    assert json.loads(content)["tables"] == [], "somebody new"
    assert await left_of(server, "Bruno") == {("people", "name"), ("people", "user_id")}


async def test_hands_that_discord_cant_delete_now_are_deleted_later(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bruno")
    async with server.acting():
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    bruno = server.person("Bruno")
    path = f"/channels/{bruno.user.dm_channel.id}/messages/*"
    server.env.inject_error("DELETE", path, status=503, times=None)
    page = await bruno.slash(server.channel, "mine forget")
    await bruno.click(page.response, label=EN("button-forget"))
    await later(server)
    assert ("hand_messages", "user_id") in await left_of(server, "Bruno")
    server.env.backend.faults.clear()
    await later(server)
    assert await left_of(server, "Bruno") == set()


async def test_a_direct_channel_that_is_gone_holds_nothing_up(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno")
    async with server.acting():
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    bruno = server.person("Bruno")
    path = f"/channels/{bruno.user.dm_channel.id}/messages/*"
    server.env.inject_error("DELETE", path, status=404, code=10003, times=None)
    page = await bruno.slash(server.channel, "mine forget")
    await bruno.click(page.response, label=EN("button-forget"))
    await later(server)
    assert await left_of(server, "Bruno") == set()


async def test_a_channel_in_which_the_bot_may_not_speak_holds_it_up_for_a_day(
    server: SimulatedServer,
) -> None:
    """The last messages name who has played; they may never be sent."""
    table = await server.table("Anna", "Bruno", clock=None)
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, times=None)
    await finish(server, table)
    bruno = server.person("Bruno")
    page = await bruno.user.slash("mine forget")
    await bruno.user.click(page.response, label=EN("button-forget"))
    await later(server)
    assert (await server.bot.tables.get(table.id)).seats[1].name == "Bruno"
    await server.advance(timedelta(days=1) + EVERY)
    assert await left_of(server, "Bruno") == set()


async def test_logs_hold_ids_and_no_names(server: SimulatedServer, log: io.StringIO) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    await finish(server, table)
    bruno = server.person("Bruno")
    page = await bruno.slash(server.channel, "mine forget")
    await bruno.click(page.response, label=EN("button-forget"))
    await later(server)
    assert "a person was forgotten" in log.getvalue()
    assert "Bruno" not in log.getvalue()
