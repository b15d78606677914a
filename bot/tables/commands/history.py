"""Looking back: the log, single moments, verification and the game as a file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy.engine import Connection

from bot.domain.table import LogEntry, Position
from bot.errors import StaleControl, TableError
from bot.storage import moves
from bot.storage import tables as rows
from bot.storage.moves import Move
from bot.tables.commands.undo import Undoing
from bot.tables.record import timeline
from bot.tables.record.export import ExportedJson, export_game
from bot.tables.record.redaction import redact_entry
from bot.tables.record.schema import fingerprint
from bot.tables.record.verify import Verification, verify
from bot.tables.session.session import KEPT_ENTRIES, TOKENS, GameSession, entry_of
from rules.core.chance import stream
from rules.core.game import Viewer

PAGE = 40


class Remembering(Undoing):
    """The part of the service that looks back."""

    async def recent(self, table_id: int, limit: int) -> Sequence[LogEntry]:
        """The last steps that count, oldest first, with everything in them (at most 32)."""
        entry = await self._load_session(table_id)
        if entry.recent is None:
            kept, undone = await self._database.read(_tail, table_id, 2 * KEPT_ENTRIES, None)
            game = self._game(entry.table)
            steps = [entry_of(game, move) for move in kept if move.version not in undone]
            entry = replace(entry, recent=tuple(steps)).trimmed()
            self._shelf.put(entry)
        return (entry.recent or ())[-limit:]

    async def moment(self, table_id: int, version: int) -> tuple[Position, LogEntry]:
        """The step of a version, and the position right after it.

        Raises ``TableError`` for a version that was no step.
        """
        entry = await self._load_session(table_id)
        game = self._game(entry.table)
        step = next((s for s in entry.recent or () if s.version == version), None)
        state = entry.states.get(version)
        if step is None or state is None:
            whole = await self._database.read(moves.whole, table_id)
            past = [move for move in whole if move.version <= version]
            if not past or past[-1].version != version:
                raise TableError("no-table")
            step = entry_of(game, past[-1])
            if state is None:
                line = timeline.effective_moves(past)
                state = await asyncio.to_thread(
                    timeline.state_at_end, game, line, entry.table.setup, entry.seed
                )
        position = replace(entry.position, state=state, since={}, due={})
        return position, step

    async def log(
        self, table_id: int, viewer: Viewer, *, limit: int = PAGE, before: int | None = None
    ) -> list[LogEntry]:
        """The last steps as the viewer may know them, oldest first.

        A step of which the viewer may know nothing is left out; others' actions are blank while
        the game goes on, as they may say more than their events. ``before`` is the bookmark of a
        step: only what came before it is given. Raises ``StaleControl`` for a bookmark of no step.
        """
        entry = await self._load_session(table_id)
        game = self._game(entry.table)
        over = not entry.table.status.open
        if before is not None:
            before = _marked(entry, before)
        found: list[LogEntry] = []
        while len(found) < limit:
            page, undone = await self._database.read(_tail, table_id, PAGE, before)
            if not page:
                break
            known = [redact_entry(game, m, viewer, undone=undone, over=over) for m in page]
            found = [*(step for step in known if step is not None), *found]
            before = page[0].version
        return found[-limit:]

    async def bookmark(self, table_id: int, step: LogEntry) -> int:
        """What a button may carry for a place in the log, in place of a version.

        From two versions a player could count the secret acts between them.
        """
        return _bookmark(await self._load_session(table_id), step.version)

    async def verify(self, table_id: int) -> Verification:
        """Replay a game that is over and check every die, card and event.

        Raises ``TableError`` while the game goes on: its seed is still a secret.
        """
        entry = await self._load_session(table_id)
        if entry.table.status.open:
            raise TableError("not-over")
        games = {entry.table.game: self._game(entry.table)}
        return await asyncio.to_thread(verify, await self._record(entry), games)

    async def fingerprint(self, table_id: int) -> str:
        """What tells the file of a game that is over from any other; see ``recorded``.

        Raises ``TableError`` while the game goes on.
        """
        entry = await self._load_session(table_id)
        if entry.table.status.open:
            raise TableError("not-over")
        return await asyncio.to_thread(fingerprint, await self._record(entry))

    async def export(self, table_id: int) -> bytes:
        """The game as JSON: a finished one whole, a running one as far as all may know it."""
        kept = await self._record(await self._load_session(table_id))
        return json.dumps(kept, ensure_ascii=False, indent=1).encode()

    async def _record(self, entry: GameSession) -> ExportedJson:
        table = entry.table
        stored = await self._database.read(rows.load, table.id)
        whole = await self._database.read(moves.whole, table.id)
        assert stored is not None
        version, program = stored.rules_version, stored.program_version or ""
        return export_game(self._game(table), table, whole, version, program)


def _bookmark(entry: GameSession, version: int) -> int:
    return stream(entry.seed, f"bookmark {version}").below(TOKENS)


def _marked(entry: GameSession, bookmark: int) -> int:
    """The version that a bookmark stands for; the newest are the likeliest."""
    for version in range(entry.table.version, 0, -1):
        if _bookmark(entry, version) == bookmark:
            return version
    raise StaleControl


def _tail(
    connection: Connection, table_id: int, limit: int, before: int | None
) -> tuple[list[Move], frozenset[int]]:
    page = moves.last(connection, table_id, limit, before)
    return page, moves.undone(connection, table_id)
