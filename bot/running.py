"""Runs the bot: logs in, again and again if it must, until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress

import discord
import discord.shard
import structlog
from discord.backoff import ExponentialBackoff

from bot.app import MissionControl, create_bot
from bot.delivery.transport import is_discords
from bot.errors import ShardsLost, UnusableShards
from bot.monitoring import Monitor, monitored
from bot.processes import rare_collections
from bot.settings import Settings
from bot.storage.instance_lock import only_user_of_file

STOP_SECONDS = 4.5
"""Seconds from the first signal to the end of the process, whatever still goes on."""

LONGEST_WAIT = 30.0
"""Seconds at most between two tries to reach Discord."""

BAD_TOKEN = 4004
"""The gateway's close code for a token that it doesn't know (any more)."""

REFUSED_SHARDS = {
    4010: "SHARD_IDS: Discord knows no such shard; say which there are, or auto",
    4011: "SHARD_COUNT: the bot is in too many servers for so few shards; set more, or auto",
}
"""The gateway's close codes for shards that it doesn't take, and what the operator has to do."""

log = structlog.get_logger(__name__)


class ReconnectWait(ExponentialBackoff[bool]):
    """discord.py's waits between tries to connect, none of them longer than ``LONGEST_WAIT``.

    Its own reach 17 minutes, in which nobody could play after a long outage.
    """

    def delay(self) -> float:
        return min(super().delay(), LONGEST_WAIT)


async def run(settings: Settings, token: str) -> None:
    """Run the bot until a signal ends it.

    Raises ``discord.LoginFailure`` for a token that Discord doesn't know, and what a wrong setting,
    a database or a port that can't be used raises. ``ShardsLost`` if others may have its shards.
    """
    discord.shard.ExponentialBackoff = ReconnectWait  # type: ignore[assignment, attr-defined]
    bot = create_bot(settings)
    rare_collections()
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows knows Ctrl-C only, as an exception
            asyncio.get_running_loop().add_signal_handler(number, _stop, told)
    async with only_user_of_file(settings.database_url), bot:
        await bot.open_parts()
        async with monitored(settings, Monitor(bot.database, bot.clock, bot.presence)):
            serving = asyncio.create_task(_serve(bot, token))
            waiting = [
                asyncio.create_task(told.wait()),
                asyncio.create_task(bot.sharding.lost.wait()),
            ]
            await asyncio.wait({serving, *waiting}, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
        if lost := bot.sharding.lost.is_set():
            bot.presence.lose_all()
        if told.is_set() or lost:
            await bot.close()
            serving.cancel()  # wherever discord.py sleeps
            await asyncio.wait({serving})
        else:
            await serving
    if lost:
        raise ShardsLost


def _stop(told: asyncio.Event) -> None:
    """End in good order, in any case soon, and at once when told for the second time.

    What was acknowledged is in the database by then, and what is to be sent is sent by the next
    start.
    """
    if told.is_set():
        os._exit(1)
    told.set()
    end = threading.Timer(STOP_SECONDS, _end)
    end.daemon = True
    end.start()


def _end() -> None:
    log.warning("ended before all was finished; the next start goes on with it")
    os._exit(0)


async def _serve(bot: MissionControl, token: str) -> None:
    """Log in and stay connected; a login that doesn't reach Discord is tried again."""
    for wait in _waits():
        try:
            await bot.login(token)
            break
        except Exception as error:
            if not _passes(error):
                raise
            log.warning("Discord can't be reached", error=type(error).__name__, again_in=wait)
            await bot.http.close()
            bot.http.connector = discord.utils.MISSING  # it was closed with the session
            await asyncio.sleep(wait)
    try:
        await bot.connect()
    except discord.ConnectionClosed as error:
        if error.code == BAD_TOKEN:
            raise discord.LoginFailure from error
        if error.code in REFUSED_SHARDS:
            raise UnusableShards(REFUSED_SHARDS[error.code]) from error
        raise


def _passes(error: Exception) -> bool:
    """Whether Discord can't be reached or can't answer now, and may at another time."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    return is_discords(error)


def _waits() -> Iterator[float]:
    wait = 1.0
    while True:
        yield wait
        wait = min(wait * 2, LONGEST_WAIT)
