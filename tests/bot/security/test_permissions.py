"""Each permission taken away by itself, and channels, threads and messages that vanish."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.domain.table import Status
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.storage import outbox
from bot.ui.interactions.permissions import NEEDED
from tests.bot.conftest import OpenTown, controls, texts
from tests.bot.forged_presses import GAME
from tests.bot.interactions import buttons, said
from tests.bot.security.test_faults import NAMES, calm, moves, opened, seen
from tests.covering import covering

EN = words("en")
MEMBER = 1
UNMODELLED = {"embed_links", "attach_files"}
"""Permissions that the simulated Discord doesn't ask for; its answer is given by hand."""


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_bytes", lambda count: bytes([1]) * count)


def deny(town: Any, *flags: str, channel: Any = None) -> None:
    """Take permissions from the bot alone, in a channel; none gives all of them back."""
    denied = discord.Permissions(**dict.fromkeys(flags, True)).value
    overwrites = [Overwrite(town.env.bot.user.id, MEMBER, 0, denied)] if flags else []
    where = channel or town.channel
    town.env.backend.faults.clear()
    for method in ("POST", "PATCH") if UNMODELLED & set(flags) else ():
        path = f"/channels/{where.id}/messages" + ("/*" if method == "PATCH" else "")
        town.env.inject_error(
            method, path, status=403, code=50013, message="Missing Permissions", times=None
        )
    town.env.backend.edit_channel(where.id, {}, overwrites=overwrites)


@pytest.mark.parametrize(("flag", "language"), covering(["send_messages", *NEEDED], LANGUAGES))
async def test_no_table_is_opened_where_one_is_missing(town: Any, flag: str, language: str) -> None:
    t = words(language)
    deny(town, flag)
    anna = town.person("Anna", language)
    answer = await anna.slash(town.channel, "table new")
    name = t(f"permission-{flag.replace('_', '-')}")
    assert said(answer) == t("error-missing-permissions", permissions=f"**{name}**")
    assert await town.bot.tables.in_channel(town.channel.id) is None
    deny(town)
    await anna.slash(town.channel, "table new")
    assert (await town.bot.tables.in_channel(town.channel.id)).status is Status.LOBBY
    assert buttons(town.channel.last_message)


@pytest.mark.parametrize("flag", ["create_public_threads", "send_messages_in_threads"])
async def test_no_thread_is_opened_where_one_is_missing(town: Any, flag: str) -> None:
    deny(town, flag)
    anna = town.person("Anna")
    answer = await anna.slash(town.channel, "table new", thread=True)
    assert EN(f"permission-{flag.replace('_', '-')}") in said(answer)
    assert not town.channel.threads
    deny(town)
    await anna.slash(town.channel, "table new", thread=True)
    (thread,) = town.channel.threads
    assert (await town.bot.tables.in_channel(thread.id)).status is Status.LOBBY


@pytest.mark.parametrize(("flag", "killed"), covering(["send_messages", *NEEDED], [False, True]))
async def test_taken_in_mid_game_it_is_named_and_nothing_is_lost(
    open_town: OpenTown, flag: str, killed: bool
) -> None:
    expected = (await calm(open_town, GAME.id)).seen
    async with open_town("forbidden") as town:
        table_id = await opened(town)
        before = {name: len(town.letters(name)) for name in NAMES}
        deny(town, flag)
        await moves(town, table_id)
        if killed:
            await town.restart()
        told = ["\n".join(texts(letter)) for letter in town.letters("Anna")[before["Anna"] :]]
        name = EN(f"permission-{flag.replace('_', '-')}")
        troubles = [text for text in told if "⚠️" in text]
        if flag == "read_message_history":
            # The bot can do without until it has to look for a message of its own.
            assert troubles == []
        else:
            assert len(troubles) == 1
            assert name in troubles[0]
        assert not any("⚠️" in "".join(texts(one)) for one in town.letters("Bob"))
        deny(town)
        await town.settle()
        await town.env.advance_time(60)
        assert not await town.bot.database.read(outbox.waiting)
        public, *inboxes = seen(town)
        assert public == expected[0]
        warned = [[one for one in box if "⚠️" not in "".join(one[0])] for box in inboxes]
        assert warned == expected[1:]
        assert not town.env.errors


async def test_a_deleted_live_message_comes_back_with_the_next_move(town: Any) -> None:
    table_id = await opened(town)
    live = town.channel.last_message
    answer = await town.person("Anna").click(live, label="Sheets")
    town.env.backend.delete_message(town.channel.id, live.id)
    here = await town.bot.tables.position(table_id)
    (decision,) = GAME.decisions(here.state)
    # What was opened from it still works.
    moved = await town.person("Anna").click(answer.response, label=EN("button-move"))
    assert moved.acknowledged
    await town.person(NAMES[decision.seat]).slash(town.channel, "1969 hire", **HIRE)
    await town.settle()
    anew = town.channel.last_message
    assert anew.id != live.id
    assert EN("button-move") in buttons(anew)
    assert [m.id for m in town.posts() if EN("button-move") in buttons(m)] == [anew.id]


HIRE = {"scientist": "novice", "research": "csm"}


async def in_thread(town: Any) -> tuple[int, Any]:
    anna, bob = town.person("Anna"), town.person("Bob")
    await anna.slash(town.channel, "table new", thread=True)
    (thread,) = town.channel.threads
    await bob.click(thread.last_message, label=EN("button-join"))
    await anna.click(thread.last_message, label=EN("button-start"))
    table_id = (await town.bot.tables.in_channel(thread.id)).id
    for seat in (0, 1):
        await town.act(table_id, seat, "trade 0")
    return table_id, thread


@pytest.mark.parametrize("locked", [False, True], ids=["archived", "locked"])
async def test_an_archived_thread_goes_on(town: Any, locked: bool) -> None:
    table_id, thread = await in_thread(town)
    town.env.backend.edit_channel(
        thread.id, {}, thread_metadata={"archived": True, "locked": locked}
    )
    await town.settle()
    for line in ("done", "done"):
        (decision,) = GAME.decisions((await town.bot.tables.position(table_id)).state)
        await town.act(table_id, decision.seat, line)
    version = (await town.bot.tables.position(table_id)).table.version
    town.env.backend.edit_channel(
        thread.id, {}, thread_metadata={"archived": False, "locked": False}
    )
    await town.settle()
    await town.env.advance_time(2 * 3600)
    await town.settle()
    assert not await town.bot.database.read(outbox.waiting)
    assert (await town.bot.tables.position(table_id)).table.version == version
    shown = [m for m in thread.history() if EN("button-move") in buttons(m)]
    assert [m.id for m in shown] == [thread.last_message.id]
    assert not town.env.errors


async def test_a_locked_thread_is_named_and_goes_on_once_it_is_unlocked(town: Any) -> None:
    table_id, thread = await in_thread(town)
    letters = len(town.letters("Anna"))
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        path = f"/channels/{thread.id}/{path}"
        town.env.inject_error(method, path, status=400, code=50083, message="Locked", times=None)
    for _ in range(2):
        (decision,) = GAME.decisions((await town.bot.tables.position(table_id)).state)
        await town.act(table_id, decision.seat, "done")
    told = ["".join(texts(letter)) for letter in town.letters("Anna")[letters:]]
    assert len([text for text in told if EN("permission-manage-threads") in text]) == 1
    town.env.backend.faults.clear()
    town.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await town.settle()
    assert not await town.bot.database.read(outbox.waiting)
    assert EN("button-move") in buttons(thread.last_message)


async def test_a_bot_in_time_out_asks_for_a_word(town: Any) -> None:
    table_id = await opened(town)
    letters = len(town.letters("Anna"))
    path = f"/channels/{town.channel.id}/messages"
    town.env.inject_error("POST", path, status=403, code=50013, message="Missing", times=None)
    await moves(town, table_id)
    told = ["".join(texts(letter)) for letter in town.letters("Anna")[letters:]]
    assert len([text for text in told if EN("permission-send-messages") in text]) == 1
    town.env.backend.faults.clear()
    await town.env.advance_time(2 * 3600)
    assert not await town.bot.database.read(outbox.waiting)


async def test_a_deleted_thread_takes_its_table_along(town: Any) -> None:
    table_id, thread = await in_thread(town)
    town.env.backend.delete_channel(thread.id)
    await town.settle()
    assert (await town.bot.tables.get(table_id)).status is Status.CLOSED
    since = len(town.env.http_requests)
    await town.env.advance_time(40 * 3600)
    assert len(town.env.http_requests) == since


async def test_people_who_left_the_server_hold_nobody_up(town: Any) -> None:
    table_id = await opened(town)
    here = await town.bot.tables.position(table_id)
    (decision,) = GAME.decisions(here.state)
    name = NAMES[decision.seat]
    town.guild.remove_member(town.person(name))
    await town.env.advance_time(25 * 3600)
    after = await town.bot.tables.position(table_id)
    assert after.table.version > here.table.version
    (next_,) = GAME.decisions(after.state)
    assert next_.seat != decision.seat
    assert not town.env.errors
    assert [controls(m) for m in town.posts() if controls(m)]
