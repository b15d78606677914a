"""Tables that version 0.1 left behind: their old buttons work, what wasn't said is said once."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from typing import Any

import pytest

from tests.bot.upgrade.answers import (
    ACTED,
    REFUSED,
    SHOWN,
    STALE,
    outcome,
    press,
    presser,
    values,
    version,
)
from tests.bot.upgrade.old_server import (
    playing,
    rows,
    slash,
    status,
)
from tests.bot.upgrade.server import Json, UpgradeServer, controls, verb
from tests.bot.upgrade.version_0_1 import OLD, OVER, RULES_CHANGED, TABLES, UNSAID

THINKING = frozenset({"hint", "review"})
"""Verbs that make an expert think, for as long as a minute."""
LOOKING = frozenset(
    {"board", "hand", "sheet", "log", "rules", "verify", "export", "pick-sheet", "pick-rules"}
    | {"move", "go", "page", "identity", "autopilot", "settings", "keep-open"}
)
"""Verbs that change nothing."""


def acting(message: Json) -> list[Json]:
    """The controls of a message that do something."""
    return [one for one in controls(message["components"]) if verb(one["custom_id"]) not in LOOKING]


def advised(control: Json) -> bool:
    """Whether a button carried out what the computer advised: what it would do now may differ."""
    return (control.get("emoji") or {}).get("name") == "💡"


def still_acting(message: Json) -> list[Json]:
    """The controls of a message that acted, and act still."""
    expected = OLD.expected(message)
    found = [one for one in acting(message) if expected[one["custom_id"]] == ACTED]
    return [one for one in found if not advised(one)]


# Old controls


@pytest.mark.parametrize("name", TABLES)
async def test_every_old_control_is_answered(name: str) -> None:
    pressed = 0
    async with OLD.opened(name) as server:
        table = OLD.tables[name]
        before = version(server, table["id"])
        messages = OLD.messages(name)
        looks = [(m, c) for m in messages for c in controls(m["components"]) if c not in acting(m)]
        acts = [(m, c) for m in messages for c in acting(m)]
        for message, control in looks + acts:
            if verb(control["custom_id"]) in THINKING:
                continue
            who, control_id = presser(OLD.kept, message), control["custom_id"]
            found = await press(server, who, message, control_id, values(control)[-1])
            if version(server, table["id"]) == before and not advised(control):
                expected = OLD.expected(message)[control_id]
                if name in RULES_CHANGED and found == REFUSED:
                    continue  # it takes a replay, which today's rules don't allow
                assert found == expected, control_id
            pressed += 1
    assert pressed


@pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param(name, number, id=f"{name}-{number}")
        for name in TABLES
        for number, message in enumerate(OLD.messages(name))
        if still_acting(message)
    ],
)
async def test_an_old_control_still_does_what_it_says(name: str, number: int) -> None:
    """The last control of each message that acts, pressed before anything else happens."""
    message = OLD.messages(name)[number]
    control = still_acting(message)[-1]
    async with OLD.opened(name) as server:
        who = presser(OLD.kept, message)
        assert await press(server, who, message, control["custom_id"], values(control)[-1]) == ACTED


async def test_an_old_button_of_what_was_advised_says_that_it_is_stale() -> None:
    """It names what a computer would have done that nobody asks any more."""
    pressed = 0
    for name in TABLES:
        for message in OLD.messages(name):
            for control in filter(advised, acting(message)):
                if OLD.expected(message)[control["custom_id"]] == ACTED:
                    async with OLD.opened(name) as server:
                        who = presser(OLD.kept, message)
                        found = await press(server, who, message, control["custom_id"], None)
                        assert found == STALE
                        pressed += 1
    assert pressed


# What wasn't said


def lives(server: UpgradeServer, table: Json) -> list[Any]:
    """The messages of a channel from which the game is played."""
    found = []
    for message in server.messages(table["channel"]):
        verbs = {verb(one["custom_id"]) for one in controls(message.components)}
        if not message.is_ephemeral and verbs >= {"hand", "sheet", "log"}:
            found.append(message)
    return found


@pytest.mark.parametrize("name", UNSAID)
async def test_what_was_not_said_is_said_once(name: str) -> None:
    table = OLD.tables[name]
    query = "SELECT count(*) FROM outbox WHERE table_id = ? AND done_at IS NULL AND kind = ?"
    with closing(sqlite3.connect(":memory:")) as old:
        old.executescript(OLD.sql)
        posts = old.execute(query, (table["id"], "post")).fetchone()[0]
        posts += min(1, old.execute(query, (table["id"], "digest")).fetchone()[0])
        assert posts or old.execute(query, (table["id"], "live")).fetchone()[0]
    old_ids = {message["id"] for message in OLD.kept["messages"]}
    async with OLD.opened(name) as server:
        assert not rows(server, "SELECT id FROM outbox WHERE done_at IS NULL")
        new = [m for m in server.messages(table["channel"]) if m.id not in old_ids]
        if name != "unfinished":  # whose autopilots have more to say
            assert len(new) == posts + 1
        if status(server, table) == "running":
            (live,) = lives(server, table)
            public = [m for m in server.messages(table["channel"]) if not m.is_ephemeral]
            assert live.id == max(m.id for m in public)
            for who in playing(server, table):
                asked = server.messages(server.person(who).user.dm_channel.id)
                ids = [c["custom_id"] for m in asked for c in controls(m.components)]
                own = [one for one in ids if one.split(":")[2] == str(table["id"])]
                assert len(own) == len(set(own))
        seen = Counter(m.id for c in server.env.backend.channels for m in server.messages(c))
        await server.restart()
        await server.env.settle()
        again = Counter(m.id for c in server.env.backend.channels for m in server.messages(c))
        assert again == seen


# All of them


async def test_a_later_program_goes_on_with_all_tables() -> None:
    """Each game is replayed at the first look at it, and found to be as it was left.

    Where rules have changed, it goes on from what it was left at.
    """
    change = "UPDATE tables SET program_version = '0.0.1' WHERE program_version IS NOT NULL"
    async with OLD.opened(change=change) as server:
        for name, table in OLD.tables.items():
            who = next(one for one in table["people"] if one)
            answer = await slash(server, table, who, "table show")
            assert outcome(server, server.person(who).id, answer) == SHOWN, name
        rebased = rows(server, "SELECT table_id FROM moves WHERE kind = 'rebase'")
        assert {each for (each,) in rebased} == {
            OLD.tables[name]["id"] for name in RULES_CHANGED - OVER
        }
        assert not rows(server, "SELECT id FROM outbox WHERE done_at IS NULL")
