"""Permissions that are missing, and people who are absent."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.domain.table import EntryKind, Position, Status
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from bot.storage import commits
from bot.tables.record import timeline
from bot.ui.interactions.context import NEEDED
from rules.space1999.terms import DECISIONS
from tests.bot.conftest import OpenServer
from tests.bot.helpers.forged_presses import GAME, acting, forge, press_in_vain
from tests.bot.helpers.positions import SPACE, arrive
from tests.bot.helpers.simulated_server import buttons, controls, said, texts
from tests.bot.security.test_faults import NAMES, calm, moves, opened, seen
from tests.covering import covering

pytestmark = pytest.mark.usefixtures("fixed_seed")

EN = words("en")
MEMBER = 1
UNMODELLED = {"embed_links", "attach_files"}
"""Permissions that the simulated Discord doesn't ask for; its answer is given by hand."""


def deny(server: Any, *flags: str, channel: Any = None) -> None:
    """Take permissions from the bot alone, in a channel; none gives all of them back."""
    denied = discord.Permissions(**dict.fromkeys(flags, True)).value
    overwrites = [Overwrite(server.env.bot.user.id, MEMBER, 0, denied)] if flags else []
    where = channel or server.channel
    server.env.backend.faults.clear()
    for method in ("POST", "PATCH") if UNMODELLED & set(flags) else ():
        path = f"/channels/{where.id}/messages" + ("/*" if method == "PATCH" else "")
        server.env.inject_error(
            method, path, status=403, code=50013, message="Missing Permissions", times=None
        )
    server.env.backend.edit_channel(where.id, {}, overwrites=overwrites)


@pytest.mark.parametrize(("flag", "language"), covering(["send_messages", *NEEDED], LANGUAGES))
async def test_no_table_is_opened_where_one_is_missing(
    server: Any, flag: str, language: str
) -> None:
    t = words(language)
    deny(server, flag)
    anna = server.person("Anna", language)
    answer = await anna.slash(server.channel, "table new", game="race1969", thread=False)
    name = t(f"permission-{flag.replace('_', '-')}")
    assert said(answer) == t("error-missing-permissions", permissions=f"**{name}**")
    assert await server.bot.tables.in_channel(server.channel.id) is None
    deny(server)
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    assert (await server.bot.tables.in_channel(server.channel.id)).status is Status.LOBBY
    assert buttons(server.channel.last_message)


@pytest.mark.parametrize("flag", ["create_public_threads", "send_messages_in_threads"])
async def test_no_thread_is_opened_where_one_is_missing(server: Any, flag: str) -> None:
    deny(server, flag)
    anna = server.person("Anna")
    answer = await anna.slash(server.channel, "table new", game="race1969", thread=True)
    assert EN(f"permission-{flag.replace('_', '-')}") in said(answer)
    assert not server.channel.threads
    deny(server)
    await anna.slash(server.channel, "table new", game="race1969", thread=True)
    (thread,) = server.channel.threads
    assert (await server.bot.tables.in_channel(thread.id)).status is Status.LOBBY


@pytest.mark.parametrize(("flag", "killed"), covering(["send_messages", *NEEDED], [False, True]))
async def test_taken_in_mid_game_it_is_named_and_nothing_is_lost(
    open_server: OpenServer, flag: str, killed: bool
) -> None:
    expected = (await calm(open_server, GAME.id)).seen
    async with open_server("forbidden") as server:
        table_id = await opened(server)
        before = {name: len(server.direct_messages(name)) for name in NAMES}
        deny(server, flag)
        await moves(server, table_id)
        if killed:
            await server.restart()
        told = [
            "\n".join(texts(direct_message))
            for direct_message in server.direct_messages("Anna")[before["Anna"] :]
        ]
        name = EN(f"permission-{flag.replace('_', '-')}")
        troubles = [text for text in told if "⚠️" in text]
        if flag == "read_message_history":
            # The bot can do without until it has to look for a message of its own.
            assert troubles == []
        else:
            assert len(troubles) == 1
            assert name in troubles[0]
        assert not any("⚠️" in "".join(texts(one)) for one in server.direct_messages("Bob"))
        deny(server)
        await server.settle()
        await server.env.advance_time(60)
        assert await server.nothing_waits()
        public, *inboxes = seen(server)
        assert public == expected[0]
        warned = [[one for one in box if "⚠️" not in "".join(one[0])] for box in inboxes]
        assert warned == expected[1:]


async def test_a_deleted_live_message_comes_back_with_the_next_move(server: Any) -> None:
    table_id = await opened(server)
    live = server.channel.last_message
    answer = await server.person("Anna").click(live, label="Sheets")
    server.env.backend.delete_message(server.channel.id, live.id)
    here = await server.position(table_id)
    (decision,) = GAME.decisions(here.state)
    # What was opened from it still works.
    moved = await server.person("Anna").click(answer.response, label=EN("button-move"))
    assert moved.acknowledged
    await server.person(NAMES[decision.seat]).slash(server.channel, "1969 hire", **HIRE)
    anew = server.channel.last_message
    assert anew.id != live.id
    assert EN("button-move") in buttons(anew)
    assert [m.id for m in server.posts() if EN("button-move") in buttons(m)] == [anew.id]


HIRE = {"scientist": "novice", "research": "csm"}


async def in_thread(server: Any) -> tuple[int, Any]:
    anna, bob = server.person("Anna"), server.person("Bob")
    await anna.slash(server.channel, "table new", game="race1969", thread=True)
    (thread,) = server.channel.threads
    await bob.click(thread.last_message, label=EN("button-join"))
    await anna.click(thread.last_message, label=EN("button-start"))
    table_id = (await server.bot.tables.in_channel(thread.id)).id
    for seat in (0, 1):
        await server.act(table_id, seat, "trade 0")
    return table_id, thread


@pytest.mark.parametrize("locked", [False, True], ids=["archived", "locked"])
async def test_an_archived_thread_goes_on(server: Any, locked: bool) -> None:
    table_id, thread = await in_thread(server)
    server.env.backend.edit_channel(
        thread.id, {}, thread_metadata={"archived": True, "locked": locked}
    )
    await server.settle()
    for line in ("done", "done"):
        (decision,) = GAME.decisions((await server.position(table_id)).state)
        await server.act(table_id, decision.seat, line)
    version = (await server.position(table_id)).table.version
    server.env.backend.edit_channel(
        thread.id, {}, thread_metadata={"archived": False, "locked": False}
    )
    await server.settle()
    await server.env.advance_time(2 * 3600)
    assert await server.nothing_waits()
    assert (await server.position(table_id)).table.version == version
    shown = [m for m in thread.history() if EN("button-move") in buttons(m)]
    assert [m.id for m in shown] == [thread.last_message.id]


async def test_a_locked_thread_is_named_and_goes_on_once_it_is_unlocked(server: Any) -> None:
    table_id, thread = await in_thread(server)
    direct_messages = len(server.direct_messages("Anna"))
    for method, path in (("POST", "messages"), ("PATCH", "messages/*")):
        path = f"/channels/{thread.id}/{path}"
        server.env.inject_error(method, path, status=400, code=50083, message="Locked", times=None)
    for _ in range(2):
        (decision,) = GAME.decisions((await server.position(table_id)).state)
        await server.act(table_id, decision.seat, "done")
    told = [
        "".join(texts(direct_message))
        for direct_message in server.direct_messages("Anna")[direct_messages:]
    ]
    assert len([text for text in told if EN("permission-manage-threads") in text]) == 1
    server.env.backend.faults.clear()
    server.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await server.settle()
    assert await server.nothing_waits()
    assert EN("button-move") in buttons(thread.last_message)


async def test_a_bot_in_time_out_asks_for_a_word(server: Any) -> None:
    table_id = await opened(server)
    direct_messages = len(server.direct_messages("Anna"))
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, message="Missing", times=None)
    await moves(server, table_id)
    told = [
        "".join(texts(direct_message))
        for direct_message in server.direct_messages("Anna")[direct_messages:]
    ]
    assert len([text for text in told if EN("permission-send-messages") in text]) == 1
    server.env.backend.faults.clear()
    await server.env.advance_time(2 * 3600)
    assert await server.nothing_waits()


async def test_a_deleted_thread_takes_its_table_along(server: Any) -> None:
    table_id, thread = await in_thread(server)
    server.env.backend.delete_channel(thread.id)
    await server.settle()
    assert (await server.bot.tables.get(table_id)).status is Status.CLOSED
    since = len(server.env.http_requests)
    await server.env.advance_time(40 * 3600)
    assert len(server.env.http_requests) == since


async def test_people_who_left_the_server_hold_nobody_up(server: Any) -> None:
    table_id = await opened(server)
    here = await server.position(table_id)
    (decision,) = GAME.decisions(here.state)
    name = NAMES[decision.seat]
    server.guild.remove_member(server.person(name))
    await server.env.advance_time(25 * 3600)
    after = await server.position(table_id)
    assert after.table.version > here.table.version
    (next_,) = GAME.decisions(after.state)
    assert next_.seat != decision.seat
    assert [controls(m) for m in server.posts() if controls(m)]


THREE = ("Anna", "Bob", "Carl")
DAY = 24 * 3600
TIMES = list(zip(DECISIONS, cycle([False, True]), strict=False))
"""Each kind of decision; before every second one's end the process dies."""


def up(position: Position) -> Any:
    (decision,) = SPACE.decisions(position.state)
    return decision


def same(one: Position, other: Position) -> bool:
    return one.state == other.state and one.table.version == other.table.version


async def replayed(server: Any, position: Position) -> Any:
    table_id = position.table.id
    line = timeline.effective_moves(await server.bot.database.read(commits.whole, table_id))
    entry = await server.bot.tables._store.session(table_id)
    return timeline.state_at_end(SPACE, line, position.table.setup, entry.seed)


def shown(server: Any, position: Position) -> None:
    """One message asks, the last but for votes, and it names who is up."""
    (live,) = [post for post in server.posts() if EN("button-move") in buttons(post)]
    record = position.table.seats[up(position).seat]
    assert f"<@{record.user_id}>" in "\n".join(texts(live))


@pytest.mark.parametrize(("kind", "killed"), TIMES)
async def test_time_ends_every_kind_of_decision(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, killed: bool
) -> None:
    before = await arrive(server, monkeypatch, kind, *THREE)
    decision, table_id = up(before), before.table.id
    actor = server.person(THREE[decision.seat])
    panel = (await actor.slash(server.channel, "table move")).response
    old = acting(panel, "page")
    if killed:
        await server.restart()
    await server.env.advance_time(DAY - 60)
    assert (await server.position(table_id)).state == before.state
    await server.env.advance_time(120)
    after = await server.position(table_id)
    steps = (
        await server.bot.tables.snapshot(table_id, after.table.version - before.table.version)
    ).recent
    assert steps
    assert {(step.seat, step.how, step.by) for step in steps} == {(decision.seat, "clock", None)}
    assert (up(after).kind, up(after).about) != (decision.kind, decision.about)
    assert after.state == await replayed(server, after)
    shown(server, after)
    # What was left open on a screen is of no use.
    await press_in_vain(server, actor, old, EN("panel-stale"))
    assert same(await server.position(table_id), after)
    assert await server.nothing_waits()


@pytest.mark.parametrize(("kind", "killed"), TIMES)
async def test_an_autopilot_takes_over_in_the_midst_of_a_turn(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str, killed: bool
) -> None:
    before = await arrive(server, monkeypatch, kind, *THREE)
    decision, table_id = up(before), before.table.id
    actor = server.person(THREE[decision.seat])
    panel = (await actor.slash(server.channel, "table move")).response
    await actor.slash(server.channel, "table leave")
    if killed:
        await server.restart()
    after = await server.position(table_id)
    assert up(after).seat != decision.seat
    assert after.state == await replayed(server, after)
    shown(server, after)
    control = acting(panel)[0]
    answer = await forge(server, actor, control, ["0"] if ":pick:" in control else None, ["0"])
    assert EN("button-comeback") in buttons(answer.response)
    typed = await actor.slash(server.channel, "1999 pass")
    assert said(typed) == EN("error-autopilot-plays")
    assert (await server.position(table_id)).state == after.state
    await actor.click(answer.response, label=EN("button-comeback"))
    now = await server.position(table_id)
    assert now.table.seats[decision.seat].played_by_person
    assert now.state == after.state
    assert await server.nothing_waits()


@pytest.mark.parametrize("kind", ["step", "tiles"])
async def test_another_person_takes_over_in_the_midst_of_a_turn(
    server: Any, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    before = await arrive(server, monkeypatch, kind, *THREE)
    decision, table_id = up(before), before.table.id
    old, new = server.person(THREE[decision.seat]), server.person("Dora")
    panel = (await old.slash(server.channel, "table move")).response
    identity = before.table.seats[decision.seat].identity
    host = server.person("Anna")
    await host.slash(server.channel, "table replace", seat=identity, person=new)
    question = server.channel.last_message
    if old is host:
        await new.click(question, label=EN("button-take-seat"))
    else:
        await old.click(question, label=EN("button-agree"))
    await new.slash(server.channel, "table show", everybody=True)
    after = await server.position(table_id)
    assert after.state == before.state
    shown(server, after)
    await press_in_vain(server, old, acting(panel, "page"), EN("error-not-your-seat"))
    assert same(await server.position(table_id), after)
    opened = await new.click(server.channel.last_message, label=EN("button-move"))
    assert acting(opened.response)
    (step,) = (await server.bot.tables.snapshot(table_id, 1)).recent
    assert step.kind is EntryKind.SEAT


async def test_who_manages_another_server_has_no_powers_here(server: Any) -> None:
    """Eve presses controls of a table in a server of her own."""
    table = await server.table("Anna", "Bruno", start=False)
    eve = server.person("Eve")
    elsewhere = server.env.create_guild("Elsewhere")
    manages = elsewhere.create_role("manages", permissions=discord.Permissions(manage_guild=True))
    manager = elsewhere.add_member(eve.user, roles=[manages])
    channel = elsewhere.create_text_channel("here")
    await manager.slash(channel, "table new", game="race1969", thread=False)
    shown, label = channel.last_message, EN("button-rules")
    for verb in ("settings", "autopilot", "start", "close"):
        answer = await forge(
            server, manager, str(ControlId(verb, table.id)), message=shown, label=label
        )
        assert EN("error-host-only") in said(answer), verb
    kept = await server.bot.tables.get(table.id)
    assert kept.status is Status.LOBBY
