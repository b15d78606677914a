"""Discord and the disk fail in turn; in the end everybody sees what they would have seen."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.i18n import words
from bot.storage.opening import open_database
from rules.first_martians.decision_rules import Choose
from rules.first_martians.plan.agreement import Ready
from rules.space1999.central_computer import Propose
from tests.bot.conftest import OpenServer
from tests.bot.helpers.crews import CREW
from tests.bot.helpers.forged_presses import GAME
from tests.bot.helpers.positions import SPACE, typed
from tests.bot.helpers.simulated_server import buttons, controls, said, texts
from tests.covering import covering

pytestmark = pytest.mark.usefixtures("fixed_seed")

EN = words("en")
NAMES = ("Anna", "Bob")
NUMBERS = re.compile(r"\d{10,}")
LONG = 3 * 3600
"""Seconds after which every put-off message has been tried again; no clock is near its end."""

ROUTES = {
    "post": ("POST", "/channels/*/messages"),
    "edit": ("PATCH", "/channels/*/messages/*"),
    "delete": ("DELETE", "/channels/*/messages/*"),
    "direct_channel": ("POST", "/users/@me/channels"),
    "answer": ("POST", "/interactions/*/*/callback"),
    "everything": ("*", "*"),
}


def seen(server: Any) -> list[Any]:
    """What stands in the channel and in the inboxes, numbers of Discord's apart."""
    found = []
    for messages in (server.posts(), *(server.direct_messages(name) for name in NAMES)):
        found.append(
            [
                (
                    [NUMBERS.sub("#", text) for text in texts(message)],
                    [NUMBERS.sub("#", key) for key in controls(message)],
                    # Those that an edit keeps come first; the gallery has them in its own order.
                    sorted(file.description for file in message.attachments),
                )
                for message in messages
            ]
        )
    return found


async def moves(server: Any, table_id: int) -> None:
    """Cards bought and turns ended, by command; hands change, and others are up."""
    for line in (("1969 buy", {"count": 1}), ("1969 done", {})) * 2:
        position = await server.position(table_id)
        (decision,) = GAME.decisions(position.state)
        await server.person(NAMES[decision.seat]).slash(server.channel, line[0], **line[1])


async def opened(server: Any) -> int:
    table = await server.traded(*NAMES)
    return int(table.id)


async def flights(server: Any, table_id: int) -> None:
    """Plans put to the Computer where they may be, and what follows, by command."""
    for _ in range(FLIGHTS):
        position = await server.position(table_id)
        seat = SPACE.decisions(position.state)[0].seat
        actions = SPACE.legal_actions(position.state, seat)
        plan = next((one for one in actions if isinstance(one, Propose)), None)
        action = plan or SPACE.default_action(position.state, seat)
        command, values = typed(action, SPACE.view(position.state, seat), seat)
        await server.person(NAMES[seat]).slash(server.channel, f"1999 {command}", **values)


async def launched(server: Any) -> int:
    return int((await server.table(*NAMES, game=SPACE.id)).id)


async def landed(server: Any) -> int:
    return int((await server.table(*NAMES, game=CREW.id, options={"lessons": "no"})).id)


async def planned(server: Any, table_id: int) -> None:
    """A machine chosen, and the first round planned and resolved, by command."""
    position = await server.position(table_id)
    while position.state.round < 2:
        decision = next(each for each in CREW.decisions(position.state) if not each.ready)
        action = CREW.default_action(position.state, decision.seat)
        command, values = "lay", {"action": CREW.format_action(action)}
        if isinstance(action, Choose):
            command = "choose"
        elif isinstance(action, Ready):
            command, values = "ready", {}
        actor = server.person(NAMES[decision.seat])
        await actor.slash(server.channel, f"mars {command}", **values)
        position = await server.position(table_id)


FLIGHTS = 4
SCRIPTS = {
    "race1969": (opened, moves),
    "space1999": (launched, flights),
    "first_martians": (landed, planned),
}
"""By game, the coroutines that open a table and that play on."""


@dataclass(frozen=True)
class Calm:
    """What is left of a script when nothing fails."""

    seen: list[Any]
    version: int


SHOWN = {"race1969": "🃏", "space1999": "📘", "first_martians": "🎖️"}
"""By game, a sign that a hand shows."""

CALM: dict[str, Calm] = {}


async def calm(open_server: OpenServer, game: str) -> Calm:
    """A script where nothing fails; each is played once."""
    if game not in CALM:
        begin, go_on = SCRIPTS[game]
        async with open_server("calm") as server:
            table_id = await begin(server)
            await go_on(server, table_id)
            version = (await server.position(table_id)).table.version
            CALM[game] = Calm(seen(server), version)
    return CALM[game]


@pytest.mark.parametrize(
    ("game", "route", "times"),
    [
        *covering(["race1969"], list(ROUTES), [1, 3]),
        *covering(["space1999"], ["post", "answer", "everything"], [1]),
        *covering(["first_martians"], ["post", "edit", "everything"], [1]),
    ],
)
async def test_a_route_that_fails_keeps_nothing_from_being_said(
    open_server: OpenServer, game: str, route: str, times: int
) -> None:
    opened, moves = SCRIPTS[game]
    expected = await calm(open_server, game)
    async with open_server("stormy") as server:
        table_id = await opened(server)
        method, path = ROUTES[route]
        methods = ("POST", "PATCH", "DELETE", "GET") if method == "*" else (method,)
        for one in methods:
            server.env.inject_error(one, path, status=500, times=times)
        await moves(server, table_id)
        server.env.backend.faults.clear()
        await server.env.advance_time(LONG)
        assert (await server.position(table_id)).table.version == expected.version
        assert await server.nothing_waits()
        assert seen(server) == expected.seen


async def test_a_lock_that_outlasts_the_sending_doubles_nothing(open_server: OpenServer) -> None:
    """The move is saved and its messages are out, but nobody can note that they are."""
    expected = (await calm(open_server, "race1969")).seen
    async with open_server("locked") as server:
        table_id = await opened(server)
        failing = True

        def fail(_: Any, __: Any, statement: str, *___: Any) -> None:
            if failing and statement.startswith("UPDATE outbox"):
                raise sqlite3.OperationalError("database is locked")

        event.listen(Engine, "before_cursor_execute", fail)
        try:
            await moves(server, table_id)
            await server.env.advance_time(600)
            failing = False
            await server.env.advance_time(LONG)
        finally:
            event.remove(Engine, "before_cursor_execute", fail)
        assert await server.nothing_waits()
        assert seen(server) == expected


async def test_a_locked_file_is_said_and_the_next_press_works(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.open_database", partial(open_database, busy_seconds=0.05))
    async with open_server("locked") as server:
        table_id = await opened(server)
        before = await server.position(table_id)
        (decision,) = GAME.decisions(before.state)
        actor = server.person(NAMES[decision.seat])
        await actor.slash(server.channel, "table show")
        file = server.settings.database_url.partition("///")[2]
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        try:
            answer = await actor.slash(server.channel, "1969 done")
            assert said(answer) == EN("error-storage-busy")
            assert (await server.position(table_id)).state == before.state
            looked = await actor.slash(server.channel, "table move")
            assert EN("race1969-question-purchase") in said(looked)
        finally:
            other.execute("ROLLBACK")
            other.close()
        await actor.slash(server.channel, "1969 done")
        assert (await server.position(table_id)).table.version == before.table.version + 1


async def test_a_full_disk_is_said_and_time_that_ends_on_it_ends_later(server: Any) -> None:
    table_id = await launched(server)
    with server.env._bot_scope():
        await server.bot.database.write(room, 1)
    answer = ""
    while answer != EN("error-storage-full"):
        before = await server.position(table_id)
        seat = SPACE.decisions(before.state)[0].seat
        action = SPACE.default_action(before.state, seat)
        command, values = typed(action, SPACE.view(before.state, seat), seat)
        actor = server.person(NAMES[seat])
        answer = said(await actor.slash(server.channel, f"1999 {command}", **values))
    position = await server.position(table_id)
    assert (position.state, position.table.version) == (before.state, before.table.version)
    opened = said(await actor.slash(server.channel, "table move"))
    assert EN("error-storage-full") not in opened
    await server.env.advance_time(25 * 3600)
    assert (await server.position(table_id)).state == before.state
    with server.env._bot_scope():
        await server.bot.database.write(room, 2**30)
    await server.env.advance_time(600)
    after = await server.position(table_id)
    first = (
        (
            await server.bot.tables.snapshot(table_id, after.table.version - before.table.version)
        ).recent
    )[0]
    assert (first.seat, first.how) == (seat, "clock")
    assert await server.nothing_waits()
    (live,) = [post for post in server.posts() if EN("button-sheet") in buttons(post)]
    now_up = server.person(NAMES[SPACE.decisions(after.state)[0].seat])
    assert f"<@{now_up.user.id}>" in texts(live)[0]


def room(connection: Any, pages: int) -> None:
    """Let the database grow to so many pages, or not at all where it has more."""
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar_one()


@pytest.mark.parametrize("game", list(SCRIPTS))
async def test_with_every_inbox_closed_the_game_goes_on(open_server: OpenServer, game: str) -> None:
    opened, moves = SCRIPTS[game]
    public = (await calm(open_server, game)).seen[0]
    async with open_server("closed") as server:
        for name in NAMES:
            server.env.inject_error(
                "POST",
                f"/channels/{server.person(name).user.dm_channel.id}/messages",
                status=403,
                code=50007,
                message="Cannot send messages to this user",
                times=None,
            )
        table_id = await opened(server)
        await moves(server, table_id)
        # The public isn't told whose inbox is closed, in whatever way.
        assert seen(server)[0] == public
        for name in NAMES:
            assert not server.direct_messages(name)
            hand = await server.person(name).click(server.channel.last_message, label="My hand")
            assert hand.ephemeral
            assert SHOWN[game] in said(hand)
