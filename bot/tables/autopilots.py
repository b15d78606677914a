"""Lets autopilots play on in the background, where a command left off after many of their moves."""

from __future__ import annotations

import asyncio

import structlog

from bot.domain.table import MoveResult, Status
from bot.storage import tables as rows
from bot.tables.session.batch import autopilot_up
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions

log = structlog.get_logger(__name__)


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
            more = True
            while more:
                result = await self._transactions.run(table_id, lambda batch, session: None)
                more = bool(result.entries) and self._autopilot_up(result)
        except Exception:
            log.exception("autopilots failed", table=table_id)
        finally:
            del self._tasks[table_id]

    def _autopilot_up(self, result: MoveResult) -> bool:
        table = result.position.table
        decisions = self._store.game(table).decisions(result.position.state)
        up = autopilot_up(decisions, table.seats) is not None
        return up and table.status is Status.RUNNING
