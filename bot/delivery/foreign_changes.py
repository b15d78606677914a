"""Goes on where another process has changed a table of this one's shards.

Other processes act on tables whose players write to the bot directly. They tell of it in the same
transaction, and what is told while nobody listens is found by a look every few seconds.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta

import structlog

from bot.clock import Clock
from bot.delivery.boards import BoardWorker
from bot.delivery.competitions import CompetitionWorker
from bot.delivery.worker import OutboxWorker
from bot.domain.presence import Presence
from bot.errors import TableError, fault
from bot.scheduling.deadlines import DeadlineScheduler
from bot.scheduling.standing_orders import OrderScheduler
from bot.scheduling.timer import WakeupTimer
from bot.tables.service import TableService

LOOK_EVERY = timedelta(seconds=3)
"""The time between two looks at what others may have changed."""

log = structlog.get_logger(__name__)


class ForeignChanges:
    """Wakes the parts of this process that wait for changes of tables."""

    def __init__(
        self,
        tables: TableService,
        delivery: OutboxWorker,
        deadlines: DeadlineScheduler,
        orders: OrderScheduler,
        competitions: CompetitionWorker,
        boards: BoardWorker,
        clock: Clock,
        presence: Presence,
    ) -> None:
        self._tables = tables
        self._delivery = delivery
        self._deadlines = deadlines
        self._orders = orders
        self._competitions = competitions
        self._boards = boards
        self._clock = clock
        self._presence = presence
        self._timer = WakeupTimer(clock, self._look, "foreign changes")
        self._going_on: asyncio.Task[None] | None = None
        self._again = False
        self._looks = False

    def start(self) -> None:
        """Look now, and every few seconds from now on."""
        self._looks = True
        self._timer.at(self._clock.now())

    async def stop(self) -> None:
        """Finish what is under way."""
        self._looks = False
        await self._timer.stop()
        if self._going_on is not None:
            await asyncio.wait({self._going_on})

    def heard(self, table_id: int) -> None:
        """Another process says that it has changed a table."""
        if not self._looks:
            return  # the first look finds it
        self._delivery.wake(table_id)
        if self._going_on is None:
            self._going_on = asyncio.create_task(self._keep_going_on(), name="foreign changes")
        else:
            self._again = True

    async def _keep_going_on(self) -> None:
        try:
            while True:
                self._again = False
                await self._go_on()
                if not self._again:
                    break
        finally:
            self._going_on = None

    async def _look(self) -> None:
        try:
            if self._presence.connected_shards:
                await self._go_on()
        finally:
            if self._looks:
                self._timer.at(self._clock.now() + LOOK_EVERY)

    async def _go_on(self) -> None:
        """Look for new messages, clocks, orders, competitions, boards and moves of autopilots."""
        looks = (
            self._delivery.look,
            self._deadlines.look,
            self._orders.look,
            self._competitions.look,
            self._boards.look,
            self._tables.start,
        )
        for part in looks:
            try:
                await part()
            except TableError as error:  # the next look is in a few seconds
                log.warning("a look at others' changes failed", reason=error.reason)
            except Exception as error:
                # No traceback: its values may be secrets.
                log.error("a look at others' changes failed", **fault(error))
