"""Lets autopilots play on in the background, where a command left off after many of their moves."""

from __future__ import annotations

import asyncio

import structlog

from bot.domain.table import MoveResult, Status
from bot.storage import tables as rows
from bot.tables.session.autopilot_moves import autopilot_up
from bot.tables.session.batch import MoveBatch
from bot.tables.session.game_session import GameSession
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions

PATIENCE = 4
"""Slices of autopilots' moves that may leave a decision open, before defaults make it."""

log = structlog.get_logger(__name__)


def _go_on(batch: MoveBatch, session: GameSession) -> None:
    """Nothing but what the autopilots up do by themselves."""


def _settle(batch: MoveBatch, session: GameSession) -> None:
    """The same, with defaults in place of what their styles would do."""
    batch.defaults_only = True


class BackgroundAutopilots:
    """A task for each table at which autopilots go on until a person is asked."""

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions
        self._tasks: dict[int, asyncio.Task[None]] = {}
        transactions.on_unfinished(self.play_on)

    async def start(self) -> None:
        """Go on where the program's end interrupted autopilots."""
        for table_id in await self._store.database.read(rows.unfinished):
            self.play_on(table_id)

    def play_on(self, table_id: int) -> None:
        """Let a table's autopilots play until a person is asked or the game is over."""
        if table_id not in self._tasks:
            name = f"autopilots of {table_id}"
            self._tasks[table_id] = asyncio.create_task(self._play(table_id), name=name)

    async def stop(self) -> None:
        """Stop all of them, after what they are about to save."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: int) -> None:
        try:
            more, left = True, PATIENCE
            asked: frozenset[tuple[str, str]] = frozenset()
            while more:
                command = _settle if left == 0 else _go_on
                result = await self._transactions.run(table_id, command)
                more = bool(result.entries) and self._goes_on(result)
                before, asked = asked, self._asked(result)
                left = max(0, left - 1) if asked == before else PATIENCE
        except Exception:
            log.exception("autopilots failed", table=table_id)
        finally:
            del self._tasks[table_id]

    def _asked(self, result: MoveResult) -> frozenset[tuple[str, str]]:
        """The decisions that are open: the same after many moves where autopilots go in circles."""
        game = self._store.game(result.position.table)
        decisions = game.decisions(result.position.state)
        return frozenset((each.kind, each.about) for each in decisions)

    def _goes_on(self, result: MoveResult) -> bool:
        table, state = result.position.table, result.position.state
        game = self._store.game(table)
        up = autopilot_up(game.decisions(state), table.seats) is not None
        people = [one.seat for one in table.seats if one.played_by_person]
        forced = game.forced_act(state, people) is not None
        return (up or forced) and table.status is Status.RUNNING
