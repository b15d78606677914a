"""Looking back: the log, single positions, verification and the game as a file."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from typing import Any

from cachetools import LRUCache

from bot.domain.table import LogEntry, Position, Table, Told
from bot.errors import StaleControl, TableError
from bot.storage import commits, dice
from bot.storage import tables as rows
from bot.tables.record import timeline
from bot.tables.record.entries import entry_of, redact_entry
from bot.tables.record.export import ExportedJson, export_game
from bot.tables.record.replay import ReplayStep, replay_steps
from bot.tables.record.schema import fingerprint
from bot.tables.record.verify import Verification, verify
from bot.tables.session.game_session import GameSession, bookmark_number
from bot.tables.session.store import TableStore
from bot.waiting import in_thread
from rules.core.game import Seat, Viewer

PAGE = 40
"""Entries that are read from the database at a time."""

KEPT_REPLAYS = 4
"""Games that were played again, kept while somebody leafs through them, of some 3 MB each."""


class HistoryQueries:
    """Queries on a table's past; nothing here changes it."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._replays: LRUCache[tuple[int, int], tuple[ReplayStep, ...]] = LRUCache(KEPT_REPLAYS)

    async def position_at(self, table_id: int, version: int) -> tuple[Position, LogEntry]:
        """The entry of a version, and the position right after it.

        Raises ``TableError`` for a version without an entry.
        """
        return await self._right_after(await self._store.session(table_id), version)

    async def _right_after(self, session: GameSession, version: int) -> tuple[Position, LogEntry]:
        game = self._store.game(session.table)
        entry = next((e for e in session.recent or () if e.version == version), None)
        state = session.states.get(version)
        if entry is None or state is None:
            whole = await self._store.database.read(commits.whole, session.table.id)
            past = [move for move in whole if move.version <= version]
            if not past or past[-1].version != version:
                raise TableError("no-table")
            entry = entry_of(game, past[-1])
            if state is None:
                log = timeline.effective_moves(past)
                setup = session.table.setup
                state = await in_thread(timeline.state_at_end, game, log, setup, session.seed)
        position = replace(session.position, state=state, tokens={}, due={})
        return position, entry

    async def told(
        self, table: Table, places: Sequence[tuple[int, int]]
    ) -> tuple[Position, list[Told]]:
        """Announcements by version and place, as far as they count, of a table just read.

        Those that were undone don't, nor those that this version of the program doesn't make. The
        position is right after the last of them, as it is now where there are none.
        """
        session = await self._store.session_of(table)
        presenter = self._store.presenter(session.table)
        entries = await self._entries(session, {version for version, _ in places})
        found = [
            Told(entries[version], place, bookmark_number(version, session.seed))
            for version, place in places
            if version in entries and place < len(presenter.announcements(entries[version].events))
        ]
        if not found:
            return session.position, []
        position, _ = await self._right_after(session, found[-1].entry.version)
        return position, found

    async def _entries(self, session: GameSession, versions: Set[int]) -> dict[int, LogEntry]:
        """Those of some entries that count, by version, and maybe others."""
        latest = {entry.version: entry for entry in session.recent or ()}
        if versions <= latest.keys():
            return latest
        game = self._store.game(session.table)
        kept, undone = await self._store.database.read(commits.chosen, session.table.id, versions)
        return {one.version: entry_of(game, one) for one in kept if one.version not in undone}

    async def log(
        self,
        table_id: int,
        viewer: Viewer,
        *,
        limit: int = PAGE,
        before: int | None = None,
        seat: Seat | None = None,
    ) -> list[LogEntry]:
        """The last entries, or the last of one ``seat``, as the viewer may know them, oldest first.

        An entry of which the viewer may know nothing is left out; others' actions are blank while
        the game goes on, as they may say more than their events. ``before`` is the bookmark of an
        entry: only what came before it is given. Raises ``StaleControl`` for a bookmark of none.
        """
        session = await self._store.session(table_id)
        game = self._store.game(session.table)
        over = await self.is_told(session.table)
        if before is not None:
            before = _version_of(session, before)
        found: list[LogEntry] = []
        while len(found) < limit:
            page, undone = await self._store.database.read(
                commits.tail, table_id, PAGE, before, seat
            )
            if not page:
                break
            known = [redact_entry(game, m, viewer, undone=undone, over=over) for m in page]
            found = [*(entry for entry in known if entry is not None), *found]
            before = page[0].version
        return found[-limit:]

    async def whole_log(self, table_id: int) -> list[LogEntry]:
        """Every entry of a game that is over, as everybody may know it, oldest first.

        Raises ``TableError`` while the game goes on.
        """
        session = await self._finished(table_id)
        whole = await self._store.database.read(commits.whole, table_id)
        return await in_thread(timeline.public_log, self._store.game(session.table), whole)

    async def bookmarks(self, table_id: int, entries: Iterable[LogEntry]) -> list[int]:
        """Places in the log as controls may carry them, in place of versions.

        From two versions a player could count the secret acts between them.
        """
        seed = (await self._store.session(table_id)).seed
        return [bookmark_number(entry.version, seed) for entry in entries]

    async def at_bookmark(self, table_id: int, bookmark: int) -> tuple[Position, LogEntry]:
        """``position_at`` for a bookmark; raises ``StaleControl`` for a bookmark of none."""
        session = await self._store.session(table_id)
        return await self.position_at(table_id, _version_of(session, bookmark))

    async def moment(
        self, table_id: int, bookmark: int
    ) -> tuple[Position, tuple[ReplayStep, ...], int]:
        """A game as it is and step by step, with the place of the step that a bookmark names.

        Of a step that was taken back it is the one before. The steps hold all secrets, also of a
        game that goes on. Raises ``StaleControl`` for a bookmark of none.
        """
        session = await self._store.session(table_id)
        version = _version_of(session, bookmark)
        position, steps = await self._replayed(session)
        after = bisect_right(steps, version, key=lambda step: step.entry.version)
        return position, steps, max(0, after - 1)

    async def replay(self, table_id: int) -> tuple[Position, tuple[ReplayStep, ...]]:
        """A game that is over, as it ended and step by step; the last few asked for are kept.

        Raises ``TableError`` while the game goes on: what it hides is still secret.
        """
        return await self._replayed(await self._finished(table_id))

    async def _replayed(self, session: GameSession) -> tuple[Position, tuple[ReplayStep, ...]]:
        table_id = session.table.id
        key = (table_id, session.table.version)
        steps = self._replays.get(key)
        if steps is None:
            presenter = self._store.presenter(session.table)
            game = presenter.game
            whole = await self._store.database.read(commits.whole, table_id)

            def round_of(state: Any) -> int:
                return presenter.round_of(game.view(state, None))

            steps = await in_thread(
                replay_steps, game, whole, session.table.setup, session.seed, round_of
            )
            self._replays[key] = steps
        return session.position, steps

    async def verify(self, table_id: int) -> Verification:
        """Replay a game that is over and check every die, card and event.

        Raises ``TableError`` while the game goes on: its seed is still a secret.
        """
        session = await self._finished(table_id)
        games = {session.table.game: self._store.game(session.table)}
        return await in_thread(verify, await self._export(session, whole=True), games)

    async def fingerprint(self, table_id: int) -> str:
        """The hash that tells the file of a finished game from any other; see ``record.schema``.

        Raises ``TableError`` while the game goes on.
        """
        session = await self._store.session(table_id)
        if session.table.status.open:
            raise TableError("not-over")
        return await in_thread(fingerprint, await self._export(session, whole=True))

    async def export(self, table_id: int) -> bytes:
        """The game as JSON: whole if it ``is_told``, else as far as all may know it."""
        session = await self._store.session(table_id)
        exported = await self._export(session, whole=await self.is_told(session.table))
        # In a thread: a long game would keep everybody waiting for some 20 ms.
        return await in_thread(_as_file, exported)

    async def _finished(self, table_id: int) -> GameSession:
        session = await self._store.session(table_id)
        if session.table.status.open:
            raise TableError("not-over")
        if not await self.is_told(session.table):
            raise TableError("source-not-over")
        return session

    async def is_told(self, table: Table) -> bool:
        """Whether everybody may know all of a game: it is over, and the one it goes on from, too.

        A what-if table holds the hand that its person has in a game that goes on.
        """
        if table.status.open or not table.what_if:
            return not table.status.open
        return not await self._store.database.read(rows.source_is_open, table.id)

    async def _export(self, session: GameSession, *, whole: bool) -> ExportedJson:
        table = session.table
        stored = await self._store.database.read(rows.load, table.id)
        moves = await self._store.database.read(commits.whole, table.id)
        secret = await self._store.database.read(dice.secret, table.id)
        assert stored is not None
        version, program = stored.rules_version, stored.program_version or ""
        game = self._store.game(table)
        return await in_thread(
            export_game, game, table, moves, version, program, secret, whole=whole
        )


def _as_file(exported: ExportedJson) -> bytes:
    return json.dumps(exported, ensure_ascii=False, indent=1).encode()


def _version_of(session: GameSession, bookmark: int) -> int:
    """The version that a bookmark stands for; the newest are the likeliest."""
    for version in range(session.table.version, 0, -1):
        if bookmark_number(version, session.seed) == bookmark:
            return version
    raise StaleControl
