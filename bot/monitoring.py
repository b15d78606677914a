"""``/healthz`` and ``/metrics``, on a port of their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import aiohttp
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.clock import Clock
from bot.domain.presence import Presence
from bot.errors import TableError, UnusablePort
from bot.settings import Settings
from bot.storage import figures
from bot.storage.engine import Database
from bot.storage.figures import Figures

ANSWERS_WITHIN = 3.0
"""Seconds in which the database has to answer; whoever asks for health may wait for five."""
FRESH = 5.0
"""Seconds for which the database's answer is kept, so that nobody loads it by asking."""
RECONNECTS_WITHIN = timedelta(minutes=1)
"""The time without Discord that is usual: it closes connections now and then."""
LATE = timedelta(minutes=5)
"""The delay of a message or a deadline, while Discord is connected, that isn't usual any more."""
CLOSES_WITHIN = 0.5
"""Seconds that the end waits for answers under way."""


class Monitor:
    """Looks at the bot while it runs."""

    def __init__(self, database: Database, clock: Clock, presence: Presence) -> None:
        self._database = database
        self._clock = clock
        self._presence = presence
        self._look: asyncio.Task[Figures] | None = None
        self._looked_at = 0.0

    async def health(self) -> list[str]:
        """Everything that is wrong, in plain words."""
        found = await self._figures()
        others = [found] if isinstance(found, str) else self._delays(found)
        return [*self._connection(), *self._saving(), *others]

    async def metrics(self) -> bytes:
        """Everything that is counted, as text for Prometheus."""
        connected = self._presence.connected_shards
        for shard in self._presence.share.shards:
            metrics.gateway_connected.labels(shard).set(shard in connected)
        metrics.tables.clear()
        found = await self._figures()
        if isinstance(found, str):
            metrics.database_up.set(0)
            for gauge in _OF_DATABASE:
                gauge.set(float("nan"))
        else:
            now = self._clock.now()
            metrics.database_up.set(1)
            for (game, status), count in found.tables.items():
                metrics.tables.labels(game, status).set(count)
            metrics.outbox_rows.set(found.unsent)
            metrics.outbox_refused.set(found.refused)
            metrics.outbox_age.set(_since(found.oldest_due, now).total_seconds())
            metrics.shards_without_process.set(len(found.without_process))
            metrics.deadline_late.set(_since(found.deadline, now).total_seconds())
        return generate_latest()

    async def close(self) -> None:
        """Look no more; a look under way is finished, unless the database doesn't answer."""
        if self._look is not None:
            await asyncio.wait({self._look}, timeout=CLOSES_WITHIN)
            self._look.cancel()
            await asyncio.wait({self._look})

    def _connection(self) -> list[str]:
        presence, now = self._presence, self._clock.now()
        if presence.connected or not presence.share.shards:
            return []
        if not presence.lost:
            return ["Discord isn't connected yet"]
        gone = max(now - since for since in presence.lost.values())
        if gone < RECONNECTS_WITHIN:
            return []
        which = ""
        if len(presence.share.shards) > 1:
            which = f" on shard {', '.join(map(str, sorted(presence.lost)))}"
        return [f"Discord isn't connected{which}, for {gone.total_seconds():.0f} s"]

    def _saving(self) -> list[str]:
        why = self._database.write_failed
        return [] if why is None else [f"the last change couldn't be saved: {why}"]

    def _delays(self, found: Figures) -> list[str]:
        """What is late, though Discord was connected all the time."""
        connected_at = self._presence.connected_since
        if connected_at is None:
            return []
        now, wrong = self._clock.now(), []
        for what, moment in (("message", found.oldest_due), ("deadline", found.deadline)):
            late = min(_since(moment, now), now - connected_at)
            if late > LATE:
                wrong.append(f"a {what} is {late.total_seconds():.0f} s late")
        return wrong

    async def _figures(self) -> Figures | str:
        """The database's answer, at most ``FRESH`` seconds old, or why there is none.

        It isn't asked again while it doesn't answer.
        """
        asked = self._look
        if asked is None or (asked.done() and perf_counter() - self._looked_at > FRESH):
            reading = self._database.read(
                figures.read,
                self._presence.share.shards,
                self._clock.now(),
                self._presence.absent_guilds,
            )
            asked = self._look = asyncio.create_task(reading, name="figures")
            self._looked_at = perf_counter()
        done, _ = await asyncio.wait({asked}, timeout=ANSWERS_WITHIN)
        if not done:
            return f"the database hasn't answered for {perf_counter() - self._looked_at:.0f} s"
        error = asked.exception()
        if error is None:
            return asked.result()
        why = error.reason if isinstance(error, TableError) else type(error).__name__
        return f"the database can't be read: {why}"


_OF_DATABASE = (
    metrics.outbox_rows,
    metrics.outbox_refused,
    metrics.outbox_age,
    metrics.deadline_late,
)


def _since(moment: datetime | None, now: datetime) -> timedelta:
    return timedelta(0) if moment is None else max(now - moment, timedelta(0))


def application(monitor: Monitor) -> web.Application:
    """What is served."""

    async def health(request: web.Request) -> web.Response:
        reasons = await monitor.health()
        answer = {"status": "failing" if reasons else "ok", "reasons": reasons}
        return web.json_response(answer, status=503 if reasons else 200)

    async def figures(request: web.Request) -> web.Response:
        text = await monitor.metrics()
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/healthz", health)
    app.router.add_get("/metrics", figures)
    return app


@asynccontextmanager
async def monitored(settings: Settings, monitor: Monitor) -> AsyncIterator[None]:
    """Serve both at the port of the settings, if there is one; raises ``UnusablePort``."""
    if settings.metrics_port is None:
        yield
        return
    runner = web.AppRunner(application(monitor), access_log=None, shutdown_timeout=CLOSES_WITHIN)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, settings.metrics_host, settings.metrics_port).start()
        except OSError as error:
            where = f"{settings.metrics_port} on {settings.metrics_host}"
            raise UnusablePort(f"{where} can't be opened: {error.strerror or error}") from error
        yield
    finally:
        await runner.cleanup()
        await monitor.close()


def discord_trace() -> aiohttp.TraceConfig:
    """Has aiohttp tell the metrics of each request to Discord."""

    async def begun(session: Any, context: SimpleNamespace, request: Any) -> None:
        context.begun = perf_counter()

    async def answered(
        session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        response = request.response
        if response.status == 101:
            return  # the gateway's connection
        metrics.discord_requests.observe(perf_counter() - context.begun)
        if response.status >= 400:
            code = _code(await response.read())  # whoever asked reads it from memory then
            metrics.discord_errors.labels(response.status, code).inc()

    async def failed(
        session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if isinstance(request.exception, aiohttp.ClientError | OSError):
            metrics.discord_errors.labels("", "").inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begun)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


def _code(body: bytes) -> str:
    """Discord's code for an error; empty where the answer has none."""
    try:
        answer = json.loads(body)
    except ValueError:
        return ""
    code = answer.get("code") if isinstance(answer, dict) else None
    return str(code) if isinstance(code, int) and code else ""
