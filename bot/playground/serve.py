"""The playground, from start to Ctrl-C."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import web

from bot.playground.page import StartPage
from bot.playground.preview import Stage
from bot.playground.simulation import World
from bot.settings import Settings

HOST = "127.0.0.1"


@asynccontextmanager
async def temporary_world(settings: Settings) -> AsyncIterator[World]:
    """A started world whose bot keeps its games in a file that goes when the world does."""
    from bot.app import create_bot

    with tempfile.TemporaryDirectory(prefix="mission-control-") as folder:
        database = Path(folder) / "playground.sqlite3"
        own = settings.model_copy(
            update={"discord_token": None, "database_url": f"sqlite+aiosqlite:///{database}"}
        )
        world = World(lambda: create_bot(own), own.default_language)
        await world.start()
        try:
            yield world
        finally:
            await world.stop()


@asynccontextmanager
async def open_page(world: World, port: int) -> AsyncIterator[str]:
    """Serve the start page while the block runs, and give its address.

    ``port`` 0, or one that is taken, means any that is free.
    """
    stage = Stage(world)
    runner = web.AppRunner(StartPage(world, stage).app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError:
            await web.TCPSite(runner, HOST, 0).start()
        tasks = [asyncio.create_task(world.keep_time()), asyncio.create_task(stage.keep_fresh())]
        try:
            yield f"http://{HOST}:{runner.addresses[0][1]}/"
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        await stage.close()
        await runner.cleanup()


async def serve(settings: Settings, say: Callable[[str], None] = print) -> None:
    """Run the playground until Ctrl-C or a termination signal."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows knows Ctrl-C only, as an exception
            loop.add_signal_handler(number, stopped.set)
    async with (
        temporary_world(settings) as world,
        open_page(world, settings.playground_port) as address,
    ):
        say(f"Playground: {address}  (Ctrl-C ends it)")
        await stopped.wait()
    say("Playground closed.")
