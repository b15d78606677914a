"""Running games under a newer program: replayed, compared, and carried over."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import datetime
from importlib.metadata import version as program_version
from typing import Any

import structlog
from sqlalchemy.engine import Connection

from bot.domain.table import EntryKind, Origin, Table
from bot.errors import TableError
from bot.storage import commits
from bot.storage.commits import (
    Move,
    Snapshot,
    append_moves,
    change,
    current_version,
    put_snapshot,
)
from bot.storage.engine import Database
from bot.storage.locks import lock_table
from bot.storage.tables import Stored
from bot.tables.record.timeline import effective_moves, state_at_end
from bot.tables.session.game_session import decode_tokens, encode_tokens
from bot.waiting import in_thread
from rules.core.errors import RulesError
from rules.core.game import AnyGame, Json

PROGRAM = program_version("mission-control")
"""The version of the running program."""


def is_earlier(program: str | None) -> bool:
    """Whether an earlier version of the program was the last to go on with a game.

    A later one may run beside this one, where both have the same rules: it needn't be checked.
    """
    return program is None or _numbers(program) < _numbers(PROGRAM)


def _numbers(program: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", program)]


log = structlog.get_logger(__name__)


class Upgrade:
    """Takes a game that an earlier program left into this one.

    Where a replay no longer leads to the snapshot, the snapshot rules: the game goes on from it,
    and a step says so, which undo and verification don't go back past.
    """

    def __init__(self, database: Database, game: AnyGame, now: datetime) -> None:
        self._database = database
        self._game = game
        self._now = now

    async def migrate(
        self, table: Table, stored: Stored, snapshot: Snapshot
    ) -> tuple[Stored, Snapshot]:
        """The table's rows as this program goes on with them.

        Raises ``TableError`` if neither the snapshot nor a replay can be read.
        """
        assert stored.seed is not None
        log_ = await self._database.read(commits.whole, table.id)
        state = await in_thread(self._replay, table, stored.seed, log_)
        readable = self._decoded(table, stored.seed, snapshot) is not None
        if not readable and state is None:
            raise TableError("table-broken", table=table.id)
        differs = state is None or _text(state) != _text(snapshot.state)
        rebase = differs and readable
        if differs and not rebase:
            # Only the snapshot's form is of yesterday: the replay says the same anew.
            snapshot = replace(snapshot, state=state)
        if rebase:
            log.warning("rules changed under a running game", table=table.id)
            snapshot = replace(snapshot, barrier=table.version + 1)
        now = self._game.decisions(self._decoded(table, stored.seed, snapshot))
        tokens = encode_tokens(decode_tokens(snapshot.tokens), now)
        snapshot = replace(snapshot, tokens=tokens)
        version = table.version + 1 if rebase else table.version
        values = {
            "version": version,
            "rules_version": self._game.rules_version,
            "program_version": PROGRAM,
        }
        if not await self._database.write(self._write, table, snapshot, values, rebase):
            raise TableError("storage-busy")
        return replace(stored, table=replace(stored.table, version=version)), snapshot

    def _replay(self, table: Table, seed: bytes, log_: list[Move]) -> Json:
        try:
            return self._game.encode_state(
                state_at_end(self._game, effective_moves(log_), table.setup, seed)
            )
        except (RulesError, LookupError, ValueError):
            return None

    def _decoded(self, table: Table, seed: bytes, snapshot: Snapshot) -> Any | None:
        """The snapshot's state; ``None`` where it can't be read."""
        try:
            return self._game.decode_state(snapshot.state, table.setup, seed)
        except (RulesError, LookupError, ValueError):
            return None

    def _write(
        self,
        connection: Connection,
        table: Table,
        snapshot: Snapshot,
        values: dict[str, object],
        rebase: bool,
    ) -> bool:
        lock_table(connection, table.id)
        current = current_version(connection, table.id)
        if current is None or current.version != table.version:
            return False
        # Edits since, as of an outage's credit, don't concern what is written here.
        change(connection, replace(table, edits=current.edits), table.version, values)
        put_snapshot(connection, table.id, snapshot)
        if rebase:
            move = Move(
                table.version + 1,
                EntryKind.REBASE,
                None,
                "",
                None,
                Origin.CLOCK,
                [],
                True,
                snapshot.state,
                self._now,
            )
            append_moves(connection, table.id, [move])
        return True


def _text(state: Json) -> str:
    return json.dumps(state, sort_keys=True)
