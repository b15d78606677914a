"""Games that version 0.1 left behind go on and end: votes, pauses, clocks, sealed plays."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from tests.bot.upgrade.answers import (
    ACTED,
    SHOWN,
    outcome,
    press,
    version,
)
from tests.bot.upgrade.old_server import (
    end,
    find,
    play,
    playing,
    rows,
    slash,
    sound,
    status,
    value,
)
from tests.bot.upgrade.server import Json, UpgradeServer, controls
from tests.bot.upgrade.version_0_1 import (
    DESERTED,
    GUEST,
    LOBBIES,
    OLD,
    OVER,
    PAUSED,
    RULES_CHANGED,
    TABLES,
)

NEW_SETTINGS = {
    "beginners": False,
    "fixed_seats": False,
    "rated": False,
    "start_when_full": False,
    "story": False,
    "takeover": "host",
    "takeover_opponents": False,
}
"""Settings that 0.1 did not have, as its tables have them from now on."""

LIKE_ANOTHER = frozenset(
    {
        "lobby-race",
        "lobby-space",
        "lobby-again",
        "absent-late",
        "hinted",
        "orders-race",
        "vote-fresh",
        "vote-over",
    }
    | {"refused", "unnoted", "unsaid-race", "unsaid-space"}
)
"""Tables that differ from another in who has been told what, or by a few moves."""


async def start_lobby(server: UpgradeServer, name: str) -> None:
    """Let somebody join the table, and its first person start it."""
    table = OLD.tables[name]
    message, join = find(OLD, name, "join")
    await press(server, server.person(GUEST).id, message, join)
    host = next(who for who in table["people"] if who)
    await slash(server, table, host, "table start")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=(pytest.mark.soak,) if name in LIKE_ANOTHER else ())
        for name in TABLES
        if name not in OVER
    ],
)
async def test_a_game_goes_on_to_its_end(name: str) -> None:
    table = OLD.tables[name]
    async with OLD.opened(name) as server:
        if name in LOBBIES:
            await start_lobby(server, name)
        elif name in PAUSED:
            await slash(server, table, "Anna", "table resume")
        elif name == "absent-late":  # paused, as the only one who plays is away
            await press(server, server.person("Bruno").id, *find(OLD, name, "comeback", alone=True))
        before = version(server, table["id"])
        await play(server, table)
        if name not in (DESERTED, "unfinished"):
            assert version(server, table["id"]) >= before + 6
        await end(server, table, name in RULES_CHANGED)


@pytest.mark.parametrize("name", sorted(OVER))
async def test_a_game_that_is_over_is_sound(name: str) -> None:
    async with OLD.opened(name) as server:
        await sound(server, OLD.tables[name], name in RULES_CHANGED)


async def test_sealed_cards_are_revealed_as_they_were_sealed() -> None:
    old, new = await before_and_after("sabotage")
    start = max(i for i, one in enumerate(old) if one["action"].startswith("launch"))
    (seat,) = {one["seat"] for one in old[start:] if one["action"] == "seal"}
    plays = [one["action"] for one in old[start:] if one["seat"] == seat][:-1]
    laid = [int(text.split()[1]) for text in plays]
    shown = next(e for one in new for e in one["events"] if e["kind"] == "plays-revealed")
    same = dict(shown["plays"])[seat] == laid
    assert laid
    assert same


async def test_a_sealed_trade_is_carried_out_as_it_was_sealed() -> None:
    old, new = await before_and_after("trades")
    (sealed,) = [e for e in old[-1]["events"] if e["kind"] == "trade-sealed"]
    traded = [e for one in new for e in one["events"] if e["kind"] == "traded"]
    first = next(e for e in traded if e["seat"] == sealed["seat"])
    same = first["points"] == sealed["points"]
    assert same


async def before_and_after(name: str) -> tuple[list[Json], list[Json]]:
    """What was recorded under the old program, and what came after it until the game's end."""
    table = OLD.tables[name]
    async with OLD.opened(name) as server:
        before = version(server, table["id"])
        await end(server, table)
        moves = (await sound(server, table))["moves"]
    return (
        [one for one in moves if one["version"] <= before],
        [one for one in moves if one["version"] > before],
    )


# Votes, pauses, deadlines, people


@pytest.mark.parametrize("name", ["vote-open", "vote-fresh"])
async def test_an_open_vote_takes_the_move_back(name: str) -> None:
    table = OLD.tables[name]
    message, control = find(OLD, name, "vote-yes")
    async with OLD.opened(name) as server:
        query = "SELECT needed, agreed, undoes FROM votes WHERE ballot = 'open' AND table_id = ?"
        ((needed, agreed, undoes),) = rows(server, query, table["id"])
        for who in set(json.loads(needed)) - set(json.loads(agreed)):
            assert await press(server, who, message, control) in (SHOWN, ACTED)
        query = "SELECT detail FROM moves WHERE kind = 'undo' AND table_id = ?"
        assert json.loads(value(server, query, table["id"])) == json.loads(undoes)
        shown = server.env.backend.get_message(message["channel_id"], message["id"])
        assert not list(controls(shown.components))


ENDS = "SELECT min(due_at) FROM deadlines WHERE what = 'end' AND done_at IS NULL AND table_id = ?"
SECOND = 1_000_000
"""In the database's measure of time."""


@pytest.mark.parametrize("name", sorted(PAUSED))
async def test_a_paused_game_goes_on_with_the_time_that_was_left(name: str) -> None:
    table = OLD.tables[name]
    message, control = find(OLD, name, "resume")
    async with OLD.opened(name, away=5 * 3600.0) as server:
        paused = value(server, "SELECT paused_at FROM tables WHERE id = ?", table["id"])
        left = (value(server, ENDS, table["id"]) - paused) / SECOND
        assert await press(server, server.person("Anna").id, message, control) == ACTED
        now = server.env.now().timestamp()
        assert value(server, ENDS, table["id"]) / SECOND - now == pytest.approx(left, abs=1)
        resumed = version(server, table["id"])
        await server.env.advance_time(left - 60)
        assert version(server, table["id"]) == resumed
        await server.env.advance_time(120)
        assert version(server, table["id"]) > resumed


CLOCKS = [
    name
    for name in TABLES
    if name not in OVER | LOBBIES | PAUSED | {DESERTED, "absent-late"}  # these stand still
    and name not in {"trades", "tiles", "unfinished", "guided"}
]


KINDS_OF_CLOCKS = ("sabotage", "turn", "thread", "absent", "vote-open")
"""A sealed decision, an open one, one in a thread, a stand-in's and one beside a vote."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in KINDS_OF_CLOCKS else (pytest.mark.soak,))
        for name in CLOCKS
    ],
)
async def test_time_runs_out_when_it_should(name: str) -> None:
    table = OLD.tables[name]
    async with OLD.opened(name) as server:
        left = value(server, ENDS, table["id"]) / SECOND - server.env.now().timestamp()
        before = version(server, table["id"])
        await server.env.advance_time(left - 60)
        assert version(server, table["id"]) == before
        await server.env.advance_time(120)
        query = "SELECT DISTINCT how FROM moves WHERE table_id = ? AND version = ?"
        assert value(server, query, table["id"], before + 1) == "clock"


async def test_time_without_the_bot_is_given_back() -> None:
    hours = 30.0
    with closing(sqlite3.connect(":memory:")) as old:
        old.executescript(OLD.sql)
        due = dict(old.execute("SELECT id, due_at FROM deadlines WHERE done_at IS NULL"))
    async with OLD.opened("sabotage", away=hours * 3600) as server:
        for number, at in rows(server, "SELECT id, due_at FROM deadlines WHERE done_at IS NULL"):
            assert (at - due[number]) / SECOND == pytest.approx(hours * 3600, abs=1800)


@pytest.mark.parametrize("name", ["absent", "absent-late"])
async def test_somebody_comes_back(name: str) -> None:
    table = OLD.tables[name]
    message, control = find(OLD, name, "comeback", alone=True)
    async with OLD.opened(name) as server:
        assert "Bruno" not in playing(server, table)
        assert await press(server, server.person("Bruno").id, message, control) == ACTED
        assert "Bruno" in playing(server, table)


HOSTS = {
    "lobby-after": "Chloé",
    "lobby-again": "Anna",
    "lobby-mars": "Bruno",
    "lobby-race": "Anna",
    "lobby-space": "Dieter",
}


@pytest.mark.parametrize("name", sorted(LOBBIES))
async def test_a_lobby_fills_and_begins(name: str) -> None:
    table = OLD.tables[name]
    host = HOSTS[name]
    query = "SELECT name, identity FROM seats WHERE table_id = ?"
    settings = "SELECT settings FROM tables WHERE id = ?"
    async with OLD.opened(name) as server:
        before = rows(server, query, table["id"]), value(server, settings, table["id"])
        message, join = find(OLD, name, "join")
        await press(server, server.person(GUEST).id, message, join)
        who = server.person(host).id
        message, _ = find(OLD, name, "settings")
        start = join.replace("join", "start")
        live = server.env.backend.get_message(message["channel_id"], message["id"])
        assert outcome(server, who, await server.press(who, live, start)) == SHOWN
        assert status(server, table) == "running"
        seats = rows(server, query, table["id"])
        assert set(before[0]) < set(seats)
        assert {seat for seat, _ in seats} - {seat for seat, _ in before[0]} == {GUEST}
        now = json.loads(value(server, settings, table["id"]))
        assert now == {**NEW_SETTINGS, **json.loads(before[1])}
