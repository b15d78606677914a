"""Presses each control of a kept message and sums up the bot's answer."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from copy import deepcopy
from pathlib import Path

import simcord
from simcord.backend.models import Message

from bot.i18n import words
from tests.bot.upgrade.server import Json, UpgradeServer, controls, set_up, started, texts

RED = 0xD83C3E
"""The colour of an answer that says why something isn't done."""

STALE, REFUSED, SHOWN, ACTED = "stale", "refused", "shown", "acted"
"""It was of an earlier moment; it isn't done; something is shown; the table has changed."""


def load(sql: str, database: Path, *tables: int) -> Path:
    """A database from its SQL; with nothing but these tables in it, if any are named."""
    database.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(sql)
        connection.commit()
    if tables:
        keep(database, *tables)
    return database


def keep(database: Path, *tables: int) -> None:
    """Leave nothing but these tables in a database."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        marks = ",".join("?" * len(tables))
        connection.execute(f"DELETE FROM tables WHERE id NOT IN ({marks})", tables)
        connection.commit()


def presser(kept: Json, message: Json) -> int:
    """Who presses what stands on a message: who alone sees it, else somebody whom it is for."""
    alone = message.get("interaction_metadata")
    if alone:
        return int(alone["user"]["id"])
    channel = next(one for one in kept["channels"] if one["id"] == message["channel_id"])
    if channel.get("recipient_ids"):
        return int(channel["recipient_ids"][0])
    ids = {one.get("global_name"): one["id"] for one in kept["users"]}
    table = table_of(message)
    seats = next(one["people"] for one in kept["tables"].values() if one["id"] == table)
    people = [name for name in seats if name]
    asked = [ids[name] for name in people if ids[name] in message.get("mention_user_ids", ())]
    return int((asked or [ids[people[0]]])[0])


def table_of(message: Json) -> int:
    """The number of the table whose controls stand on a message."""
    return next(int(one["custom_id"].split(":")[2]) for one in controls(message["components"]))


def values(control: Json) -> list[str | None]:
    """What can be chosen; a button is only pressed."""
    return [one["value"] for one in control.get("options", ())] or [None]


async def press(
    server: UpgradeServer, who: int, message: Json, custom_id: str, value: str | None = None
) -> str:
    """Press a control of a kept message as it stood, as one does who didn't look since.

    Returns what came of it in one word; fails for an answer that nobody should ever get.
    """
    stored, table = Message(**deepcopy(message)), int(custom_id.split(":")[2])
    server.env.backend.messages[stored.channel_id][stored.id] = stored
    before = version(server, table)
    answer = await server.press(who, stored, custom_id, value)
    said = outcome(server, who, answer)
    return ACTED if said == SHOWN and version(server, table) != before else said


def version(server: UpgradeServer, table: int) -> int:
    """What counts everything that was done at a table; 0 if there is none such."""
    with closing(sqlite3.connect(server.database)) as connection:
        query = "SELECT version FROM tables WHERE id = ?"
        return int((connection.execute(query, (table,)).fetchone() or (0,))[0])


def outcome(server: UpgradeServer, who: int, answer: simcord.InteractionResult) -> str:
    """What a person is told, in one word."""
    assert answer.acknowledged, "nobody answered"
    shown = answer.followups[-1] if answer.followups else answer.response
    if shown is None:
        return SHOWN
    said, t = texts(shown.components), words(server.languages[who])
    unexpected = re.escape(t("error-unexpected", incident="#")).replace(r"\#", ".*")
    assert not re.search(unexpected, said), "an incident"
    assert t("error-unknown-control") not in said, "an unknown control"
    if t("panel-stale") in said or t("error-stale") in said:
        return STALE
    return REFUSED if shown.components[0].get("accent_color") == RED else SHOWN


async def answers(kept: Json, sql: str, folder: Path) -> Json:
    """Every control of every message pressed, each on a new server: what came of it."""
    found: Json = {}
    for message in kept["messages"]:
        pressed = {}
        for control in controls(message["components"]):
            server = set_up(kept, load(sql, folder / "pressed.sqlite3", table_of(message)))
            async with started(server):
                who = presser(kept, message)
                ids = control["custom_id"]
                pressed[ids] = await press(server, who, message, ids, values(control)[-1])
        if pressed:
            found[str(message["id"])] = pressed
    return found
