"""A process's own connection to a server: it keeps its shards and hears what others change.

It is no pooled one: LISTEN holds as long as the connection, so it leads past a pooler that lends
connections a transaction at a time (``DATABASE_DIRECT_URL``). Through one, nothing is heard, and
what others have changed is found by the looks at the database.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from itertools import count
from time import monotonic
from typing import Any

import structlog
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import metrics
from bot.errors import TableError, UnusableShards
from bot.storage.engine import Database
from bot.storage.opening import unusable
from bot.storage.postgresql import processes
from bot.storage.postgresql.processes import LEASE, ShardsTaken, Wanted
from bot.storage.postgresql.server import CHANNEL, direct_engine

RENEW_EVERY = 2.0
"""Seconds between two renewals of a lease."""
ANSWERS_WITHIN = 3.0
"""Seconds in which the server has to answer one."""
PATIENCE = LEASE.total_seconds() + 1.0
"""Seconds that a process waits for its shards: the one before may have been killed."""
LOOK_EVERY = 1.0
"""Seconds between two looks whether shards are free."""
TRY_AGAIN = 0.5
"""Seconds after which a renewal that failed is tried again, by another connection."""

_TELL_GAPS_EVERY = 30
"""Renewals between two looks for shards that nobody runs: a minute."""

log = structlog.get_logger(__name__)


def process_name() -> str:
    """The name of this process for operators: its machine, and its number there."""
    return f"{socket.gethostname()}:{os.getpid()}"[:128]


class ProcessLink:
    """Holds the lease of this process, and sets ``lost`` once others may have its shards.

    ``renewed`` is called with the moment until which the lease holds (``time.monotonic``) and with
    the database's time; ``heard`` with the number of a table of its shards that another process has
    changed.
    """

    def __init__(
        self,
        url: str,
        database: Database,
        *,
        direct_url: str | None = None,
        renewed: Callable[[float, datetime], None],
        heard: Callable[[int], None],
        lost: asyncio.Event,
    ) -> None:
        self._lost = lost
        self._direct = direct_url is not None
        self._setting = "DATABASE_DIRECT_URL" if self._direct else "DATABASE_URL"
        self._url = make_url(direct_url or url)
        self._engine = direct_engine(self._url)
        self._database = database
        self._renewed = renewed
        self._heard = heard
        self._connection: AsyncConnection | None = None
        self._renewed_at: float | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def take(self, wanted: Wanted) -> frozenset[int]:
        """Take shards and begin to keep them, or keep those that it has: a login may be repeated.

        Where any will do and none is free, it waits until some are. Raises ``UnusableShards``, also
        where the own connection can't be had.
        """
        membership = self._database.membership
        if membership.process_id is None:
            membership.process_id, membership.shards = await self._free(wanted)
            log.info("runs shards", shards=sorted(membership.shards), of=wanted.count)
        if self._keeping is None:
            try:
                kept = await self._renew()
            except (OSError, DBAPIError) as error:
                why = unusable(self._url, error)
                told = f"{self._setting}: {why}"
                raise UnusableShards(told, passing=why.passing) from error
            if not kept and self._direct:
                raise UnusableShards(f"{self._setting}: names another database than DATABASE_URL")
            if not kept:
                self._lose()
            self._keeping = asyncio.create_task(self._keep(), name="lease")
        return membership.shards

    async def _free(self, wanted: Wanted) -> tuple[int, frozenset[int]]:
        """Wait for shards; the process's number, and the shards, which are its own by then."""
        begun, told = monotonic(), False
        while True:
            try:
                return await self._database.write_at_length(processes.take, wanted)
            except ShardsTaken as taken:
                if wanted.ids is not None and monotonic() - begun > PATIENCE:
                    raise UnusableShards(
                        f"SHARD_IDS: {taken}; end that process, or give this one other shards"
                    ) from None
                if not told:
                    log.info("waits for shards", why=str(taken))
                    told = True
            except TableError as error:
                if error.reason != "storage-busy":  # a process that is being ended holds its row
                    raise
            await asyncio.sleep(LOOK_EVERY)

    @property
    def number(self) -> int | None:
        """The number of this process, as long as it has shards."""
        return self._database.membership.process_id

    async def close(self) -> None:
        """Let others have the shards, unless they have them already."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping})
        number, self._database.membership.process_id = self._database.membership.process_id, None
        if number is not None and not self._lost.is_set():
            with suppress(TableError):
                await self._database.write(processes.release, number)
        await self._disconnect()
        await self._engine.dispose()

    async def _keep(self) -> None:
        wait = RENEW_EVERY
        for number in count(1):
            await asyncio.sleep(wait)
            wait = RENEW_EVERY
            try:
                async with asyncio.timeout(ANSWERS_WITHIN):
                    if not await self._renew():
                        break
                    if not number % _TELL_GAPS_EVERY:
                        await self._tell_gaps()
            except Exception as error:  # also a time-out; LISTEN raises the driver's own
                log.warning("the lease was not renewed", error=type(error).__name__)
                await self._disconnect()
                wait = min(TRY_AGAIN, wait)
        self._lose()

    def _lose(self) -> None:
        if not self._database.membership.lost:  # else a transaction has told it
            log.error("this process has lost its shards")
        self._database.membership.lost = True
        self._lost.set()

    async def _tell_gaps(self) -> None:
        """Tell of shards that no process runs: their servers' tables stand still."""
        if self._connection is not None:
            shards = await self._connection.run_sync(processes.without_process)
            if shards:
                log.warning("no process runs some shards", shards=shards)

    async def _renew(self) -> bool:
        """Renew the lease; ``False`` if it is lost."""
        connection = self._connection or await self._connect()
        before = monotonic()
        number = self._database.membership.process_id
        assert number is not None
        now: datetime | None = await connection.run_sync(processes.renew, number)
        if now is None:
            return False
        if self._renewed_at is not None:
            metrics.lease_renewals.observe(before - self._renewed_at)
        self._renewed_at = before
        self._renewed(before + LEASE.total_seconds(), now)
        return True

    async def _connect(self) -> AsyncConnection:
        """Open the connection and listen for changes of the own shards' tables."""
        connection = await self._engine.connect()
        try:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            for shard in self._database.membership.shards:
                await raw.add_listener(CHANNEL % shard, self._told)
        except BaseException:
            await connection.invalidate()
            await connection.close()
            raise
        self._connection = connection
        return connection

    def _told(self, connection: Any, process: int, channel: str, payload: str) -> None:
        self._heard(int(payload))

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(OSError, DBAPIError, InvalidRequestError):
                raw = (await connection.get_raw_connection()).driver_connection
                if raw is not None:
                    raw.terminate()  # at once: to close it in good order might take seconds
                await connection.invalidate()
                await connection.close()
