"""The server that an earlier version left, opened by today's program, with people in it."""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import simcord

from bot.command_line.verify import check
from bot.storage.opening import open_database
from bot.tables.commands.hosting import WAITS_FOR_OTHERS
from tests.bot.upgrade.answers import keep, load, table_of, version
from tests.bot.upgrade.server import Json, UpgradeServer, controls, set_up, started, verb

FOLDER = Path(__file__).parent / "fixtures"
ACTS = frozenset({"do", "go", "pick"})
DAY = timedelta(days=1)
PRESSES = 8
"""Presses that a move by lot may take."""


class OldServer:
    """What is kept of a version: the database as SQL and the simulated Discord around it."""

    def __init__(self, name: str) -> None:
        self.sql = (FOLDER / f"{name}.sql").read_text()
        self.kept: Json = json.loads((FOLDER / f"{name}.json").read_text())
        self.tables: dict[str, Json] = self.kept["tables"]
        self._today: bytes | None = None

    def messages(self, name: str) -> list[Json]:
        """The messages with controls of a table, oldest first."""
        return [
            one
            for one in self.kept["messages"]
            if any(controls(one["components"])) and table_of(one) == self.tables[name]["id"]
        ]

    def expected(self, message: Json) -> dict[str, str]:
        """What comes of pressing each control of a message."""
        found: dict[str, str] = self.kept["answers"].get(str(message["id"]), {})
        return found

    @asynccontextmanager
    async def opened(
        self, *names: str, away: float = 0.0, change: str = ""
    ) -> AsyncIterator[UpgradeServer]:
        """The server with the bot, and only these tables in its database, or all of them.

        Without names, the database is as the old program left it. A start with few tables finds
        today's schema: bringing it up to date takes longer than the rest of a start. ``away`` are
        seconds since the end of the old program; ``change`` is SQL that is carried
        out before the start.
        """
        ids = [self.tables[name]["id"] for name in names]
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "games.sqlite3"
            if ids:
                database.write_bytes(await self._migrated(Path(folder) / "all.sqlite3"))
                keep(database, *ids)
            else:
                load(self.sql, database)
            with closing(sqlite3.connect(database)) as connection:
                connection.executescript(change)
            server = set_up(self.kept, database)
            server.pass_over(away)
            async with started(server):
                yield server
            assert not server.env.errors

    async def _migrated(self, scratch: Path) -> bytes:
        """The database with all tables, brought to today's schema as a start does; made once."""
        if self._today is None:
            load(self.sql, scratch)
            await (await open_database(f"sqlite+aiosqlite:///{scratch}")).close()
            with closing(sqlite3.connect(scratch)) as connection:
                self._today = connection.serialize()
        return self._today


@cache
def old_server(name: str) -> OldServer:
    """What is kept of a version, read once."""
    return OldServer(name)


def rows(server: UpgradeServer, query: str, *values: object) -> list[Any]:
    """What stands in the database."""
    with closing(sqlite3.connect(server.database)) as connection:
        return connection.execute(query, values).fetchall()


def value(server: UpgradeServer, query: str, *values: object) -> Any:
    """One value of the database."""
    ((found,),) = rows(server, query, *values)
    return found


def status(server: UpgradeServer, table: Json) -> str:
    """How far a table is."""
    found: str = value(server, "SELECT status FROM tables WHERE id = ?", table["id"])
    return found


def playing(server: UpgradeServer, table: Json) -> list[str]:
    """The names of those who play themselves."""
    query = "SELECT name FROM seats WHERE table_id = ? AND autopilot IS NULL ORDER BY seat"
    return [name for (name,) in rows(server, query, table["id"])]


def find(kept: OldServer, name: str, wanted: str, *, alone: bool = False) -> tuple[Json, str]:
    """The newest kept message of a table with a kind of control, and the control's id.

    ``alone``: a message that only one person saw.
    """
    for message in reversed(kept.messages(name)):
        for control in controls(message["components"]):
            kept_for_one = bool(message.get("interaction_metadata"))
            if verb(control["custom_id"]) == wanted and kept_for_one == alone:
                return message, control["custom_id"]
    raise LookupError(f"nothing kept of {name} offers {wanted}")


async def slash(
    server: UpgradeServer, table: Json, who: str, command: str
) -> simcord.InteractionResult:
    """Type a command in a table's channel."""
    channel = server.channel(table["channel"])
    return await server.person(who).slash(channel, command)


async def move(server: UpgradeServer, table: Json, who: str, lot: random.Random) -> bool:
    """Press My move and then on by lot until something was done; whether anything was."""
    before, path = version(server, table["id"]), ""
    panel = (await slash(server, table, who, "table move")).response
    for _ in range(PRESSES):
        if panel is None:
            return version(server, table["id"]) > before
        ways = []
        for control in controls(panel.components):
            end = control["custom_id"].rsplit(":", 1)[1]
            leads_on = end.startswith(path) and (verb(control["custom_id"]) == "pick" or end > path)
            if verb(control["custom_id"]) == "do" or leads_on:
                ways += [control] * (verb(control["custom_id"]) in ACTS)
        if not ways:
            return False
        control = lot.choice(ways)
        chosen = lot.choice([one["value"] for one in control.get("options", ())] or [None])
        answer = await server.press(who, panel, control["custom_id"], chosen)
        assert answer.acknowledged
        if version(server, table["id"]) > before:
            return True
        end = control["custom_id"].rsplit(":", 1)[1]
        path = ".".join(part for part in (end, chosen) if part)
        panel = answer.response
    return False


async def play(server: UpgradeServer, table: Json, moves: int = 6) -> None:
    """Moves of people by lot, whoever is up."""
    lot = random.Random(table["id"])
    for _ in range(moves):
        for who in playing(server, table):
            if await move(server, table, who, lot):
                break


async def end(server: UpgradeServer, table: Json, changed: bool = False) -> None:
    """Everybody stands up, and autopilots play to the end; the game must be sound then."""
    for who in playing(server, table):
        answer = await slash(server, table, who, "table leave")
        assert answer.acknowledged
    await server.env.settle()
    if status(server, table) == "paused":
        # Nobody plays any more: the host lets the autopilots go on.
        host_id = value(server, "SELECT host_id FROM tables WHERE id = ?", table["id"])
        names = (name for name in table["people"] if name)
        host = next(name for name in names if server.person(name).id == host_id)
        await slash(server, table, host, "table resume")
        await server.env.settle()
        if status(server, table) == "paused":
            # It waits for those who might return, who don't.
            for _ in range(WAITS_FOR_OTHERS // DAY):
                await server.env.advance_time(DAY.total_seconds())
            await slash(server, table, host, "table resume")
            await server.env.settle()
    assert status(server, table) == "finished"
    await sound(server, table, changed)


async def sound(server: UpgradeServer, table: Json, changed: bool = False) -> Json:
    """The export of a game that is over, after it was checked.

    ``changed``: its rules have changed since it began, so it is checked as far as today's go.
    """
    who = next(name for name in table["people"] if name)
    answer = await slash(server, table, who, "table export")
    assert answer.response is not None
    data = await answer.response.attachments[0].read()
    assert verified(data, changed)
    record: Json = json.loads(data)
    return record


def verified(data: bytes, changed: bool = False) -> bool:
    """Whether each die, card and event of an export follows from its seed, and from these rules."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "export.json"
        file.write_bytes(data)
        found = check(file)
    if changed:
        return found.ok or [each.reason for each in found.faults] == ["other-rules"]
    return found.ok and not found.unchecked
