"""Deletes what needn't be kept any more: every hour, and soon after somebody asks for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import structlog

from bot.clock import AGAIN, Clock
from bot.domain.presence import Presence
from bot.housekeeping.people import PersonRemoval
from bot.housekeeping.servers import ServerRemoval
from bot.scheduling.timer import WakeupTimer
from bot.storage import retention
from bot.storage.engine import Database
from bot.storage.postgresql.processes import alone

EVERY = timedelta(hours=1)
"""The time between two runs. Somebody whom the command line has marked waits for it."""
KEPT = timedelta(days=7)
"""The time for which messages that were sent are kept, and what a table needed to be played."""

WITHIN = timedelta(minutes=10)
"""The time after which another process may do the same work, if this one hasn't ended."""

log = structlog.get_logger(__name__)


class Housekeeping:
    """Sleeps until there is something to delete."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        presence: Presence,
        people: PersonRemoval,
        servers: ServerRemoval,
    ) -> None:
        self._database = database
        self._clock = clock
        self._presence = presence
        self._people = people
        self._servers = servers
        self._timer = WakeupTimer(clock, self._run, "housekeeping")

    async def start(self) -> None:
        """Look in a while, when all that waits to be sent is on its way."""
        self._timer.at(self._clock.now() + AGAIN)

    def wake(self) -> None:
        """Somebody has asked to be forgotten."""
        self._timer.at(self._clock.now())

    def changed(self, table_id: int) -> None:
        """A table has changed whose end somebody waits for."""
        self._timer.at(self._clock.now() + AGAIN)

    async def stop(self) -> None:
        """Finish what is being deleted."""
        await self._timer.stop()

    async def _run(self) -> None:
        again = False
        if self._presence.connected_shards:  # else nothing can be asked or deleted at Discord
            again = await self._done("people", self._forget_people)
            await self._done("servers", self._servers.run)
            await self._done("tables", self._prune)
        self._timer.at(self._clock.now() + (AGAIN if again else EVERY))

    async def _forget_people(self) -> bool:
        async with alone(self._database, "people", WITHIN) as may:
            # Another process that is at it may have begun before somebody asked.
            return await self._people.run() if may else True

    async def _prune(self) -> None:
        async with alone(self._database, "prune", WITHIN) as may:
            if may:  # else another process prunes the same rows
                await self._database.write(retention.prune, self._clock.now() - KEPT)

    async def _done(self, part: str, run: Callable[[], Awaitable[bool | None]]) -> bool:
        """Run a part, which is named for the log; whether it has more to do in a moment."""
        try:
            return bool(await run())
        except Exception:
            log.exception("housekeeping failed", part=part)
            return True
