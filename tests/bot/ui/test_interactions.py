"""Interactions: the context, the responder and the router."""

from __future__ import annotations

import asyncio
import io
import json
import re
import threading
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest
from discord import ui
from structlog.testing import capture_logs

from bot import metrics, waiting
from bot.delivery.picture_queue import PictureQueue
from bot.delivery.pictures import MessagePictures
from bot.domain.table import Position, Table
from bot.errors import TableError
from bot.i18n import words
from bot.messages.components.items import ControlId, gallery, message, notice, text_display
from bot.messages.components.message import Message
from bot.settings import LANGUAGES
from bot.ui.handlers import play
from bot.ui.interactions import dispatch as responder
from bot.ui.interactions.context import KEPT_VIEWS, Context, PositionViews
from bot.ui.interactions.dispatch import RETIRED_VERBS, Route, Router
from bot.ui.routes import ROUTER
from bot.waiting import KeyedLocks
from render.core.picture import Band
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, options, said
from tests.bot.helpers.worst_case import table as crowded_table
from tests.bot.toys.toy import Toy
from tests.bot.toys.toy_presenter import dot, presenter


def test_a_view_is_kept_until_the_position_changes() -> None:
    found, views = presenter(Toy()), PositionViews()
    position = Position(replace(crowded_table(3), game="toy"), None, {}, {})
    kept = views.view(found, position, 0, words("en"))
    assert views.view(found, position, 0, words("en")) is kept
    assert views.view(found, position, 1, words("en")).viewer == 1
    assert views.view(found, position, None, words("en")).viewer is None
    assert views.view(found, position, 0, words("it")).t is words("it")
    changed = views.view(found, replace(position), 0, words("en"))
    assert changed is not kept
    for number in range(KEPT_VIEWS):
        other = replace(position, table=replace(position.table, id=number))
        views.view(found, other, 0, words("en"))
    assert views.view(found, changed.position, 0, words("en")) is not changed


EN = words("en")


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await server.table("Anna", "Bob")


def callbacks(server: SimulatedServer) -> list[dict[str, Any]]:
    return [
        request.json
        for request in server.env.http_requests
        if request.path.endswith("/callback") and isinstance(request.json, dict)
    ]


def first_act(panel: Any) -> str:
    """The label of the first button that acts."""
    return next(name for name, one in buttons(panel.response).items() if one.verb == "do")


async def test_a_quick_answer_takes_one_request(server: SimulatedServer, table: Table) -> None:
    before = len(server.env.http_requests)
    await server.person("Anna").click(server.channel.last_message, label="Log")
    sent = [r for r in server.env.http_requests[before:] if r.method != "GET"]
    assert len(sent) == 1
    assert callbacks(server)[-1]["type"] == 4


async def test_a_slow_answer_is_acknowledged_first(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(responder, "ACKNOWLEDGE_AFTER", 0.01)
    slow = server.bot.tables.history.log

    async def log(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0.04)
        return await slow(*args, **kwargs)

    monkeypatch.setattr(server.bot.tables.history, "log", log)
    anna = server.person("Anna")
    answer = await anna.click(server.channel.last_message, label="Log")
    assert callbacks(server)[-1]["type"] == 5, "thinking"
    assert answer.ephemeral
    assert said(answer).startswith("### 1969 · log")
    again = await anna.click(answer.response, label="My move")
    assert callbacks(server)[-1]["type"] in (6, 7), "in place"
    assert said(again)
    assert again.response.id == answer.response.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("patience", [5.0, 0.001])
async def test_the_unforeseen_becomes_an_apology(
    server: SimulatedServer,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    patience: float,
) -> None:
    monkeypatch.setattr(responder, "ACKNOWLEDGE_AFTER", patience)

    async def log(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0.01)
        raise RuntimeError("the hand is 1 2 3")

    monkeypatch.setattr(server.bot.tables.history, "log", log)
    anna = server.person("Anna", language)
    with capture_logs() as logged:
        answer = await anna.click(server.channel.last_message, label="Log")
    number = re.search(r"`([0-9a-f]{6})`", said(answer))
    assert said(answer) == words(language)("error-unexpected", incident=number[1])
    (entry,) = [entry for entry in logged if entry["event"] == "incident"]
    assert entry["incident"] == number[1]
    assert entry["error"] == "RuntimeError"
    assert (entry["press"], entry["table"]) == ("log", table.id)
    assert (entry["user"], entry["channel"]) == (anna.user.id, server.channel.id)
    assert "test_interactions.py" in entry["raised"]
    assert re.search(r"bot/ui/handlers/[\w/]+\.py:\d+ in \w+$", entry["place"])
    assert "the hand" not in repr(logged)


async def test_a_command_s_incident_names_it_with_its_table(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.bot.tables.history, "log", lambda *args, **kwargs: {}["the hand"])
    bob = server.person("Bob")
    with capture_logs() as logged:
        answer = await bob.slash(server.channel, "table log")
        await bob.slash(server.guild.create_text_channel("elsewhere"), "table log")
    (entry,) = [entry for entry in logged if entry["event"] == "incident"]
    assert entry["incident"] in said(answer)
    assert (entry["command"], entry["table"], entry["user"]) == ("table log", 1, bob.user.id)
    assert entry["error"] == "KeyError"
    assert "the hand" not in repr(logged)


def of_requests(log: StringIO) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    return [line for line in lines if line["event"] == "request"]


ALWAYS = {"event", "level", "logger", "timestamp", "outcome", "table", "game", "seat", "seconds"}
PARTS = {"waiting", "database", "drawing"}


async def test_a_line_for_each_press_and_command_tells_what_took_how_long(
    server: SimulatedServer, table: Table, log: StringIO
) -> None:
    anna = server.person("Anna")
    opened = await anna.click(server.channel.last_message, label="My move")
    await anna.click(opened.response, label=first_act(opened))
    await anna.slash(server.channel, "table log")
    await anna.slash(server.channel, "table start")
    lines = of_requests(log)
    assert [line.get("press") or line["command"] for line in lines] == [
        *("move", "do", "table log", "table start")
    ]
    assert [line["outcome"] for line in lines] == [*["answered"] * 3, "refused"]
    assert {(line["table"], line["game"]) for line in lines} == {(table.id, "race1969")}
    assert [line["seat"] for line in lines] == [0, 0, None, None]
    for line in lines:
        assert ALWAYS < set(line) <= ALWAYS | PARTS | {"press", "command"}
        assert 0 <= sum(line.get(part, 0) for part in PARTS) <= line["seconds"] + 0.001
    assert lines[1]["database"] > 0, "of the task that acts, too"
    assert "waiting" in lines[1]
    assert "Anna" not in repr(lines)


async def test_what_a_press_has_begun_in_the_background_is_no_part_of_it() -> None:
    async def later() -> None:
        with metrics.measured("database"):
            await asyncio.sleep(0)

    durations = metrics.Durations()
    with metrics.measured("waiting"):
        await asyncio.create_task(later())
    assert set(durations.seconds) == {"waiting"}


async def test_no_line_is_made_where_none_is_wanted(server: SimulatedServer, table: Table) -> None:
    with capture_logs() as logged:
        await server.person("Anna").slash(server.channel, "table log")
    assert not logged


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_move_that_cannot_be_shown_is_not_to_be_tried_again(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    anna = server.person("Anna", language)
    panel = await anna.click(server.channel.last_message, label="My move")

    def after(*args: Any, **kwargs: Any) -> Any:
        raise RuntimeError("the hand is 1 2 3")

    monkeypatch.setattr(play, "next_message", after)
    before = (await server.position(table.id)).table.version
    with capture_logs() as logged:
        answer = await anna.click(panel.response, label=first_act(panel))
    (entry,) = [entry for entry in logged if entry["event"] == "incident"]
    assert said(answer) == words(language)("move-not-shown", incident=entry["incident"])
    assert "the hand" not in repr(logged)
    assert (await server.position(table.id)).table.version > before, "it counts"


async def test_a_move_after_which_the_database_fails_is_no_incident(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.person("Anna")
    panel = await anna.click(server.channel.last_message, label="My move")

    def after(*args: Any, **kwargs: Any) -> Any:
        raise TableError("storage-failed")

    monkeypatch.setattr(play, "next_message", after)
    before = (await server.position(table.id)).table.version
    with capture_logs() as logged:
        answer = await anna.click(panel.response, label=first_act(panel))
    assert said(answer) == words("en")("move-not-read")
    assert not [entry for entry in logged if entry["event"] == "incident"]
    assert (await server.position(table.id)).table.version > before, "it counts"


@pytest.mark.parametrize("reason", ["storage-busy", "storage-full", "storage-failed"])
async def test_a_database_that_fails_is_told_as_it_is_beside_the_panel(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    async def act(*args: Any, **kwargs: Any) -> Any:
        raise TableError(reason)

    monkeypatch.setattr(server.bot.tables.play, "act", act)
    anna = server.person("Anna")
    panel = await anna.click(server.channel.last_message, label="My move")
    before = said(panel)
    assert EN("race1969-question-trade", year="1963", rate=2, limit=1) in before
    answer = await anna.click(panel.response, label=first_act(panel))
    assert said(answer) == EN(f"error-{reason}")
    assert answer.response.id != panel.response.id
    assert said(panel) == before


async def test_whoever_waits_behind_others_is_told_so_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Outside the simulation, whose timers stand still while somebody waits for a lock."""
    monkeypatch.setattr(waiting, "PATIENCE", 0.01)
    monkeypatch.setattr(Context, "from_interaction", AsyncMock())
    locks = KeyedLocks()

    async def work(context: Context) -> Message:
        async with locks.held(7, "a table"):
            raise AssertionError("others hold it")

    async with locks.held(7, "a table"):
        message, failed = await responder._message_of(MagicMock(locale="en-US"), work)
    (text,) = message.items
    assert isinstance(text, ui.TextDisplay)
    assert (text.content, failed) == (EN("error-storage-busy"), True)


async def test_discord_refusing_the_answer_is_no_catastrophe(
    server: SimulatedServer, table: Table
) -> None:
    server.env.inject_error("POST", "/interactions/*/*/callback", status=400, times=1)
    answer = await server.person("Anna").click(server.channel.last_message, label="Log")
    assert re.search(r"`[0-9a-f]{6}`", said(answer)), "an apology with a number"
    server.env.inject_error(
        "POST", "/interactions/*/*/callback", status=404, code=10062, times=None
    )
    late = await server.person("Anna").click(server.channel.last_message, label="Log")
    assert not late.acknowledged
    server.env.backend.faults.clear()
    fine = await server.person("Anna").click(server.channel.last_message, label="Log")
    assert said(fine).startswith("### 1969")


async def test_a_lost_network_is_no_catastrophe_either(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def show(*args: Any, **kwargs: Any) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(responder.Responder, "send", show)
    with capture_logs() as logged:
        await server.person("Anna").click(server.channel.last_message, label="Log")
        await server.env.advance_time(responder.SEND_AGAIN)
    failed = [entry for entry in logged if entry["event"] == "answer-failed"]
    assert [entry["error"] for entry in failed] == ["ConnectionResetError"]


async def test_an_answer_that_does_not_reach_discord_is_sent_once_more(
    server: SimulatedServer, table: Table
) -> None:
    server.env.inject_error("POST", "/interactions/*/*/callback", status=502, times=1)
    with capture_logs() as logged:
        answer = await server.person("Anna").click(server.channel.last_message, label="Log")
        await server.env.advance_time(responder.SEND_AGAIN)
    assert said(answer).startswith("### 1969")
    server.env.inject_error("POST", "/interactions/*/*/callback", status=502, times=None)
    with capture_logs() as logged_later:
        await server.person("Anna").click(server.channel.last_message, label="Log")
        await server.env.advance_time(responder.SEND_AGAIN)
    events = [entry["event"] for entry in (*logged, *logged_later)]
    assert events == ["answer-failed"], "and no incident"


async def test_a_file_is_sent_whole_the_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responder, "SEND_AGAIN", 0)
    read: list[bytes] = []

    async def send(**sent: Any) -> None:
        read.append(sent["files"][0].fp.read())
        if len(read) == 1:
            raise ConnectionResetError

    interaction = MagicMock(message=None)
    interaction.client.pictures = MessagePictures(PictureQueue.of_process(False))
    interaction.response.send_message = send
    file = discord.File(io.BytesIO(b"game"), "game.json")
    shown = replace(notice("exported"), files=(file,))
    answering = responder.Responder(interaction, in_place=False)
    await responder._deliver(answering, shown, as_followup=False)
    assert read == [b"game", b"game"]


@pytest.mark.parametrize("arrived", [False, True])
async def test_more_time_is_asked_for_again_where_that_did_not_reach_discord(
    arrived: bool,
) -> None:
    """The first request may have been carried out although its answer was lost."""
    refusal = MagicMock(status=400, reason="Bad Request")
    already = discord.HTTPException(refusal, {"code": responder.ACKNOWLEDGED, "message": ""})
    interaction = MagicMock(message=None)
    interaction.client.pictures = MessagePictures(PictureQueue.of_process(False))
    tries = [ConnectionResetError, already if arrived else None]
    interaction.response.defer = AsyncMock(side_effect=tries)
    shown = MagicMock(spec=discord.InteractionMessage, id=7, attachments=[])
    interaction.edit_original_response = AsyncMock(return_value=shown)
    answering = responder.Responder(interaction, in_place=False)
    await answering.acknowledge()
    await answering.send(notice("done"))
    interaction.edit_original_response.assert_awaited_once()


async def test_an_answer_does_not_wait_for_its_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside the simulation, whose timers stand still while something is drawn."""
    drawn = threading.Event()

    def draw(band: Band) -> bytes:
        assert drawn.wait(60)
        return b"png"

    def shown(**sent: Any) -> Any:
        files = sent.get("files") or sent.get("attachments") or ()
        message = MagicMock(spec=discord.InteractionMessage, id=7)
        message.attachments = [MagicMock(filename=file.filename) for file in files]
        message.edit = AsyncMock(side_effect=shown)
        messages.append(message)
        views.append(str(sent["view"].to_components()))
        return message

    async def answer(**sent: Any) -> Any:
        return MagicMock(resource=shown(**sent))

    messages: list[Any] = []
    views: list[str] = []
    interaction = MagicMock(message=None)
    interaction.client.pictures = MessagePictures(PictureQueue.of_process(False))
    interaction.response.send_message = answer
    monkeypatch.setattr(Band, "png", draw)
    monkeypatch.setattr(responder, "PICTURE_PATIENCE", 0)
    sending = asyncio.create_task(
        responder.Responder(interaction, in_place=False).send(
            message(0, [text_display("words"), *map(gallery, dot())], bands=dot())
        )
    )
    async with asyncio.timeout(60):
        while not messages:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.001)
    assert "words" in views[0]
    assert "attachment://" not in views[0]
    drawn.set()
    await sending
    assert len(views) == 2
    assert "attachment://dot.png" in views[1]
    assert [attachment.filename for attachment in messages[1].attachments] == ["dot.png"]


async def answer(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    return notice("pressed")


def test_every_verb_can_stand_in_a_custom_id() -> None:
    assert len(ROUTER.verbs) > 20
    for verb in (*ROUTER.verbs, *RETIRED_VERBS):
        assert ControlId.parse(f"mc1:{verb}:1").verb == verb


def test_a_verb_has_one_handler() -> None:
    with pytest.raises(ValueError, match="two handlers for move"):
        Router({"move": Route(answer)}, {"move": Route(answer)})
    with pytest.raises(ValueError, match="two handlers for nation"):
        Router({"nation": Route(answer)})


def test_retired_verbs_lead_to_verbs_that_have_handlers() -> None:
    assert set(RETIRED_VERBS.values()) <= ROUTER.verbs
    assert not set(RETIRED_VERBS) & ROUTER.verbs


async def test_a_lobby_of_an_earlier_program_still_works(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    table = await server.bot.tables.in_channel(server.channel.id)
    shown = await forge(server, anna, f"mc1:nation:{table.id}", label="Rules")
    assert said(shown) == EN("identity-choose")
    assert "france" in options(shown.response)["pick-identity"]
    chosen = await forge(
        server, anna, f"mc1:pick-nation:{table.id}", ["france"], ["france"], label="Rules"
    )
    assert "France" in said(chosen)
    assert (await server.bot.tables.get(table.id)).seats[0].identity == "france"


async def test_unknown_buttons_and_tables_say_so(server: SimulatedServer, table: Table) -> None:
    verbs = ("move", "join", "log", "vote-yes", "sheet")
    view = ui.LayoutView(timeout=None)
    for custom_id in ("teleport:1", *(f"{verb}:99999{n}" for n, verb in enumerate(verbs))):
        button = ui.Button(label=custom_id.partition(":")[0], custom_id=f"mc1:{custom_id}")
        view.add_item(ui.ActionRow(button))
    with server.env._bot_scope():
        await server.bot.get_channel(server.channel.id).send(view=view)
    anna, message = server.person("Anna"), server.channel.last_message
    assert said(await anna.click(message, label="teleport")) == EN("error-unknown-control")
    for verb in verbs:
        told = said(await anna.click(message, label=verb))
        assert told in (EN("error-no-table"), EN("error-table-closed")), verb
