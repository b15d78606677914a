"""The real process, ``python -m bot``, against the little of Discord that a start needs.

It speaks to a REST interface and a gateway on this machine, through the settings for proxies.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import aiohttp
import pytest
from aiohttp import web

ROOT = Path(__file__).parents[2]
TOKEN = "not.a.token"
HUNG = 30.0
"""Seconds after which a process that was told to end counts as hung.

It has five, but a machine may be busy. discord.py itself would wait for a minute here.
"""
BOT = {"id": "1", "username": "Mission Control", "discriminator": "0", "avatar": None, "bot": True}


class Discord:
    """Answers a login, takes the commands, says READY and hears heartbeats."""

    def __init__(self) -> None:
        self.app = web.Application()
        self.app.router.add_get("/gateway", self.gateway)
        self.app.router.add_get("/gateway/", self.gateway)
        self.app.router.add_route("*", "/api/v10/{path:.*}", self.rest)
        self.heard: list[str] = []
        self.socket: web.WebSocketResponse | None = None
        self.commands: list[Any] = []
        """Commands that the app has already; the first of them may not be removed."""
        self.silent = asyncio.Event()
        """Set, whoever connects to the gateway hears nothing."""
        self.met_silence = asyncio.Event()
        self.resumed = asyncio.Event()

    async def rest(self, request: web.Request) -> web.Response:
        assert request.headers["Authorization"] == f"Bot {TOKEN}"
        path = request.match_info["path"]
        self.heard.append(f"{request.method} {path}")
        answers: dict[str, Any] = {
            "users/@me": BOT,
            "gateway/bot": {"url": "wss://somewhere.else", "shards": 1, "session_start_limit": {}},
            "oauth2/applications/@me": {
                "id": "2",
                "name": "Mission Control",
                "description": "",
                "icon": None,
                "bot_public": False,
                "bot_require_code_grant": False,
                "verify_key": "",
                "owner": BOT,
                "flags": 0,
            },
        }
        status = 200
        if path.endswith("/commands"):
            kept = self.commands if request.method == "GET" else await request.json()
            if self.commands and self.commands[0] not in kept:
                kept, status = {"code": 50240, "message": "You cannot remove this"}, 400
            answer = kept
        else:
            answer = answers[path]
        # discord.py reads JSON only where the type comes without a charset.
        return web.Response(
            body=json.dumps(answer).encode(),
            status=status,
            headers={"Content-Type": "application/json"},
        )

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if self.silent.is_set():
            self.met_silence.set()
            await socket.receive()
            return socket
        self.socket = socket
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            wish = message.json()
            self.heard.append(f"op {wish['op']}")
            if wish["op"] == 2:
                assert wish["d"]["intents"] == 1, "servers, and nothing privileged"
                ready = {
                    "v": 10,
                    "user": BOT,
                    "guilds": [],
                    "session_id": "s",
                    "shard": wish["d"]["shard"],
                    "resume_gateway_url": "wss://somewhere.else",
                    "application": {"id": "2", "flags": 0},
                }
                await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": ready})
            elif wish["op"] == 6:
                await socket.send_json({"op": 0, "s": 2, "t": "RESUMED", "d": {}})
                self.resumed.set()
            elif wish["op"] == 1:
                await socket.send_json({"op": 11})
        return socket


@asynccontextmanager
async def served(app: web.Application, port: int = 0) -> AsyncIterator[int]:
    """The port at which an application answers on this machine; by itself any that is free."""
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def free_port() -> int:
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        port: int = reserved.getsockname()[1]
    return port


Begin: TypeAlias = Callable[..., Awaitable[asyncio.subprocess.Process]]


@pytest.fixture
async def begin() -> AsyncIterator[Begin]:
    """Starts the bot in a folder, knowing Discord by a port; ended with the test in any case."""
    processes: list[asyncio.subprocess.Process] = []

    async def begun(folder: Path, port: int, **settings: str) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            cwd=folder,
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": str(ROOT),
                "DISCORD_TOKEN": TOKEN,
                "DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10",
                "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
                "LOG_FORMAT": "json",
                "LOG_LEVEL": "DEBUG",
                **settings,
            },
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        processes.append(process)
        return process

    yield begun
    for process in processes:
        if process.returncode is None:
            process.kill()
            await process.wait()


def workers_know_no_token(bot: int) -> bool:
    """Whether no process that the bot has started has the token in its environment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError, PermissionError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == bot:
                found.append((folder / "environ").read_bytes())
    return all(TOKEN.encode() not in environment for environment in found)


async def test_the_process_starts_through_proxies_and_ends_when_it_is_told_to(
    tmp_path: Path, begin: Begin
) -> None:
    here = Discord()
    async with served(here.app) as port:
        await twice(tmp_path, here, port, begin)
    with sqlite3.connect(tmp_path / "mission-control.sqlite3") as file:
        assert file.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
    file.close()


async def twice(tmp_path: Path, here: Discord, port: int, begin: Begin) -> None:
    for start in range(2):
        process = await begin(tmp_path, port)
        assert process.stderr is not None
        said = b""
        while b'"ready"' not in said:
            line = await asyncio.wait_for(process.stderr.readline(), 60)
            assert line, said.decode()
            said += line
        assert workers_know_no_token(process.pid)
        # Told to go elsewhere, the bot comes back through the proxy all the same.
        await here.socket.close(code=4000)
        await asyncio.wait_for(here.resumed.wait(), 30)
        here.resumed.clear()
        process.send_signal(signal.SIGTERM)
        _, rest = await asyncio.wait_for(process.communicate(), 30)
        said += rest
        assert process.returncode == 0, said.decode()
        assert TOKEN not in said.decode()
        assert b"Traceback" not in said
        # What Discord has never confirmed is published again.
        assert sum(line.startswith("PUT") for line in here.heard) == start + 1


async def until(process: asyncio.subprocess.Process, word: bytes) -> bytes:
    """What the process has logged when a line with this word comes."""
    assert process.stderr is not None
    said = b""
    while word not in said:
        line = await asyncio.wait_for(process.stderr.readline(), 60)
        assert line, said.decode()
        said += line
    return said


async def test_it_ends_soon_while_discord_is_out_of_reach(tmp_path: Path, begin: Begin) -> None:
    here = Discord()
    async with served(here.app) as port:
        process = await begin(tmp_path, port)
        await until(process, b'"ready"')
        here.silent.set()
        assert here.socket is not None
        await here.socket.close(code=4000)
        await asyncio.wait_for(here.met_silence.wait(), 60)
        process.send_signal(signal.SIGTERM)
        _, said = await asyncio.wait_for(process.communicate(), HUNG)
    assert process.returncode == 0, said.decode()
    assert b"Traceback" not in said


async def test_it_logs_in_once_discord_can_be_reached(tmp_path: Path, begin: Begin) -> None:
    port = free_port()
    process = await begin(tmp_path, port)
    said = await until(process, b"Discord can't be reached")
    here = Discord()
    async with served(here.app, port):
        said += await until(process, b'"ready"')
        process.send_signal(signal.SIGTERM)
        _, rest = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, (said + rest).decode()
    assert b"Traceback" not in said + rest
    assert TOKEN not in (said + rest).decode()


async def test_a_gateway_that_is_out_of_reach_at_the_start_is_tried_again(
    tmp_path: Path, begin: Begin
) -> None:
    here, gateway = Discord(), free_port()
    async with served(here.app) as port:
        address = f"ws://127.0.0.1:{gateway}/gateway"
        process = await begin(tmp_path, port, DISCORD_GATEWAY_URL=address)
        said = await until(process, b"Failed to connect for shard_id: 0. Retrying")
        async with served(Discord().app, gateway):
            said += await until(process, b'"ready"')
            process.send_signal(signal.SIGTERM)
            _, rest = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, (said + rest).decode()
    assert b"AttributeError" not in said + rest


async def test_an_app_that_has_an_entry_point_can_start(tmp_path: Path, begin: Begin) -> None:
    here = Discord()
    here.commands = [{"id": "9", "application_id": "2", "type": 4, "name": "launch"}]
    async with served(here.app) as port:
        process = await begin(tmp_path, port)
        await until(process, b'"ready"')
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0
    assert "PUT applications/2/commands" in here.heard


async def test_a_second_process_says_that_one_runs_already(tmp_path: Path, begin: Begin) -> None:
    here = Discord()
    async with served(here.app) as port:
        first = await begin(tmp_path, port)
        await until(first, b'"ready"')
        heard = len(here.heard)
        second = await begin(tmp_path, port)
        _, said = await asyncio.wait_for(second.communicate(), 60)
        assert second.returncode == 2
        assert b"another process" in said
        assert len(here.heard) == heard, "it never logged in"
        first.kill()
        await first.wait()
        third = await begin(tmp_path, port)
        await until(third, b'"ready"')
        third.send_signal(signal.SIGTERM)
        await asyncio.wait_for(third.communicate(), 30)
    assert third.returncode == 0


async def test_a_token_that_is_reset_while_it_runs_is_named(tmp_path: Path, begin: Begin) -> None:
    here = Discord()
    async with served(here.app) as port:
        process = await begin(tmp_path, port)
        await until(process, b'"ready"')
        assert here.socket is not None
        await here.socket.close(code=4004)
        _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2, said.decode()
    assert b"DISCORD_TOKEN" in said
    assert b"Traceback" not in said


async def test_it_tells_how_it_is_from_the_start_to_the_end(tmp_path: Path, begin: Begin) -> None:
    port, own = free_port(), free_port()
    process = await begin(tmp_path, port, METRICS_PORT=str(own))
    await until(process, b"Discord can't be reached")
    async with aiohttp.ClientSession(f"http://127.0.0.1:{own}") as session:
        async with session.get("/healthz") as answer:
            assert answer.status == 503
            assert await answer.json() == {
                "status": "failing",
                "reasons": ["Discord isn't connected yet"],
            }
        async with session.get("/metrics") as answer:
            told = await answer.text()
        assert 'mission_control_gateway_connected{shard="0"} 0.0' in told
        assert 'mission_control_discord_errors_total{code="",status=""}' in told
        async with served(Discord().app, port):
            await until(process, b'"ready"')
            async with session.get("/healthz") as answer:
                assert (answer.status, (await answer.json())["reasons"]) == (200, [])
            async with session.get("/metrics") as answer:
                assert answer.status == 200
                assert answer.content_type == "text/plain"
                told = await answer.text()
            assert 'mission_control_gateway_connected{shard="0"} 1.0' in told
            assert "mission_control_database_up 1.0" in told
            assert "process_cpu_seconds_total" in told
            assert TOKEN not in told
            page = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "check", "--offline"),
                cwd=tmp_path,
                env={
                    "PATH": os.environ["PATH"],
                    "PYTHONPATH": str(ROOT),
                    "DISCORD_TOKEN": "a.b.c",
                    "METRICS_PORT": str(own),
                },
                stdout=asyncio.subprocess.PIPE,
            )
            checked, _ = await asyncio.wait_for(page.communicate(), 60)
            assert "the running bot says that all is well" in checked.decode()
            # A connection that somebody leaves open doesn't keep it.
            process.send_signal(signal.SIGTERM)
            _, said = await asyncio.wait_for(process.communicate(), HUNG)
    assert process.returncode == 0, said.decode()
    assert b"Traceback" not in said
    assert b"ended before all was finished" not in said


async def test_a_port_for_metrics_that_is_taken_ends_the_start(
    tmp_path: Path, begin: Begin
) -> None:
    async with served(web.Application()) as taken:
        process = await begin(tmp_path, free_port(), METRICS_PORT=str(taken))
        _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2, said.decode()
    assert f"METRICS_PORT: {taken} on 127.0.0.1 can't be opened" in said.decode()
    assert b"Traceback" not in said


async def test_the_process_can_be_stopped_while_it_logs_in(tmp_path: Path, begin: Begin) -> None:
    reached = asyncio.Event()

    async def silent(request: web.Request) -> web.Response:
        reached.set()
        await asyncio.sleep(60)
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", silent)
    async with served(app) as port:
        process = await begin(tmp_path, port)
        await asyncio.wait_for(reached.wait(), 60)
        process.send_signal(signal.SIGTERM)
        _, said = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0, said.decode()
    assert b"Traceback" not in said


async def test_a_database_server_out_of_reach_is_tried_again_by_whoever_starts_it(
    tmp_path: Path, begin: Begin
) -> None:
    pytest.importorskip("asyncpg")
    away = f"postgresql+asyncpg://bot:hunter2@127.0.0.1:{free_port()}/games"
    process = await begin(tmp_path, free_port(), DATABASE_URL=away)
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1, said.decode()
    assert "DATABASE_URL: its server can't be reached" in said.decode()
    assert b"hunter2" not in said
    assert b"Traceback" not in said
