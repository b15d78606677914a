"""Runs the playground: a simulation and its start page, from start to Ctrl-C."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import web

from bot.playground.preview import PreviewPage
from bot.playground.simulation import Simulation
from bot.playground.start_page import StartPage
from bot.settings import Settings

HOST = "127.0.0.1"


@asynccontextmanager
async def temporary_simulation(settings: Settings) -> AsyncIterator[Simulation]:
    """A started simulation whose bot keeps its games in a file that goes when it ends."""
    from bot.app import create_bot

    with tempfile.TemporaryDirectory(prefix="mission-control-") as folder:
        database = Path(folder) / "playground.sqlite3"
        own = settings.model_copy(
            update={"discord_token": None, "database_url": f"sqlite+aiosqlite:///{database}"}
        )
        simulation = Simulation(lambda clock: create_bot(own, clock), own.default_language)
        await simulation.start()
        try:
            yield simulation
        finally:
            await simulation.stop()


@asynccontextmanager
async def open_start_page(simulation: Simulation, port: int) -> AsyncIterator[str]:
    """Serve the start page while the block runs, and give its address.

    ``port`` 0, or one that is taken, means any that is free.
    """
    preview = PreviewPage(simulation)
    runner = web.AppRunner(StartPage(simulation, preview).app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError:
            await web.TCPSite(runner, HOST, 0).start()
        tasks = [
            asyncio.create_task(simulation.keep_time()),
            asyncio.create_task(preview.keep_fresh()),
        ]
        try:
            yield f"http://{HOST}:{runner.addresses[0][1]}/"
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        await preview.close()
        await runner.cleanup()


async def serve(settings: Settings, say: Callable[[str], None] = print) -> None:
    """Run the playground until Ctrl-C or a termination signal."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows knows Ctrl-C only, as an exception
            loop.add_signal_handler(number, stopped.set)
    async with (
        temporary_simulation(settings) as simulation,
        open_start_page(simulation, settings.playground_port) as address,
    ):
        say(f"Playground: {address}  (Ctrl-C ends it)")
        await stopped.wait()
    say("Playground closed.")
