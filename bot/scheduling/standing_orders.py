"""Carries out standing orders at their moments, and has them looked after when games change."""

from __future__ import annotations

import asyncio

import structlog

from bot.clock import AGAIN, Clock
from bot.domain.presence import Presence
from bot.errors import TableError, fault
from bot.scheduling.timer import WakeupTimer
from bot.storage import standing_orders as orders
from bot.storage.engine import Database
from bot.tables.service import TableService
from rules.core.errors import RulesError

log = structlog.get_logger(__name__)


class OrderScheduler:
    """Sleeps until an order is due. A table where nobody has laid any costs nothing.

    Moments are kept in the database, so they outlive the process. What came due while the bot was
    away waits anew: else all that move at once when it is back would have orders.
    """

    def __init__(
        self, database: Database, tables: TableService, clock: Clock, presence: Presence
    ) -> None:
        self._database = database
        self._tables = tables
        self._clock = clock
        self._presence = presence
        self._timer = WakeupTimer(clock, self._fire_due, "standing orders")
        self._reviews: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._failed: set[int] = set()
        """Tables whose orders are yet to be looked after, as that failed."""

    async def start(self) -> None:
        """Look after all orders, and find out when the next is due."""
        self._timer.cancel()
        for table_id in await self._tables.orders.start():
            await self._review(table_id, restarted=True)
        await self._sleep()

    async def look(self) -> None:
        """Look after the orders of tables where another process has changed any, or the game."""
        for table_id in await self._tables.orders.changed():
            self.watch(table_id)

    def watch(self, table_id: int) -> None:
        """A table with orders was changed: they may have to be changed, too."""
        if table_id in self._reviews:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._keep_reviewing(table_id), name=f"orders of {table_id}")
        self._reviews[table_id] = task

    async def stop(self) -> None:
        """Finish what is being carried out; nothing more comes due."""
        await self._timer.stop()
        if self._reviews:
            await asyncio.wait([*self._reviews.values()])

    async def _keep_reviewing(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._review(table_id)
                if table_id not in self._again:
                    break
        finally:
            del self._reviews[table_id]
        await self._sleep()

    async def _review(self, table_id: int, *, restarted: bool = False) -> None:
        try:
            await self._tables.orders.review(table_id, restarted=restarted)
        except Exception as error:
            # No traceback: its values would be secrets.
            log.error("orders not reviewed", table=table_id, **fault(error))
            if not isinstance(error, TableError) or error.of_storage:
                self._failed.add(table_id)
                self._timer.at(self._clock.now() + AGAIN)
                return
        self._failed.discard(table_id)

    async def _sleep(self) -> None:
        try:
            shards, absent = self._presence.connected_shards, self._presence.absent_guilds
            earliest = await self._database.read(orders.earliest, shards, absent)
        except Exception as error:
            log.error("orders failed", **fault(error))
            earliest = self._clock.now() + AGAIN
        if earliest is not None and self._presence.connected_shards:
            self._timer.at(earliest)

    async def _fire_due(self) -> None:
        if not self._presence.connected_shards:
            return  # start() is called when the bot is back
        for table_id in tuple(self._failed):
            await self._review(table_id, restarted=True)
        try:
            now, shards = self._clock.now(), self._presence.connected_shards
            absent, failed = self._presence.absent_guilds, False
            for order in await self._database.read(orders.due, shards, now, absent):
                failed |= not await self._carry_out(order.table_id, order.id)
            if failed:
                self._timer.at(self._clock.now() + AGAIN)
            else:
                await self._sleep()
        except Exception as error:
            log.error("orders failed", **fault(error))
            self._timer.at(self._clock.now() + AGAIN)

    async def _carry_out(self, table_id: int, order_id: int) -> bool:
        """Whether an order is done with for now."""
        try:
            await self._tables.orders.carry_out(table_id, order_id)
        except (TableError, RulesError) as error:
            if isinstance(error, TableError) and error.of_storage:
                return False
            await self._review(table_id, restarted=True)
        except Exception as error:
            log.error("an order failed", table=table_id, **fault(error))
            return False
        return True
