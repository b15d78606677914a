"""Fixtures of all tests of the bot: a simulated Discord, databases, and shortcuts for speed."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import pickle
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, TextIO, TypeAlias, cast

import aiosqlite
import discord
import pytest
import structlog
from PIL import Image
from PIL.PngImagePlugin import PngInfo
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite

from bot import app, logs
from bot.clock import SystemClock
from bot.delivery import channel, foreign_changes
from bot.scheduling import heartbeat
from bot.settings import Settings
from bot.storage import engine
from bot.storage.opening import open_database
from bot.storage.postgresql import process_link, processes
from bot.tables.session import calls
from bot.ui.interactions import dispatch
from render.core.picture import Band
from rules.core.chance import SEED_BYTES
from rules.core.game import GameDefinition
from tests.bot.helpers import inline_sqlite
from tests.bot.helpers.experts import InlineExperts
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.server_databases import VARIABLE, ServerDatabases
from tests.bot.helpers.simulated_server import (
    HANGS,
    PatientEnv,
    SimulatedServer,
    copy_payloads_quickly,
    simulated_env,
)


class DiscardedOutput(io.TextIOBase):
    """Takes the log's lines; ``caplog`` sees them nevertheless."""

    def write(self, text: str) -> int:
        return len(text)


logs.set_up("INFO", "json", stream=cast(TextIO, DiscardedOutput()))


@contextmanager
def logged(level: str, form: str = "json", **options: Any) -> Iterator[io.StringIO]:
    """What is logged meanwhile, as the bot writes it."""
    root, stream, before = logging.getLogger(), io.StringIO(), structlog.get_config()
    handlers, kept = root.handlers, root.level
    logs.set_up(level, form, stream=stream, **options)
    try:
        yield stream
    finally:
        root.handlers = handlers
        root.setLevel(kept)
        structlog.configure(**before)


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, at the most talkative level."""
    with logged("DEBUG") as stream:
        yield stream


def settings_at(database_url: str, **more: Any) -> Settings:
    """The defaults but for these, whatever the environment says.

    People press on and on here while time stands still, so no test's people are too fast unless it
    asks for a limit.
    """
    more = {"shard_count": 1, **more}
    plain = Settings(_env_file=None, database_url=database_url, **more)
    return plain.without_limits().model_copy(
        update={name: value for name, value in more.items() if name.startswith("limit_")}
    )


def stamp(band: Band) -> bytes:
    """A dot that bears the band's key: equal bytes for equal pictures.

    The band is one that can be sent to the process that draws.
    """
    assert pickle.loads(pickle.dumps(band)).key == band.key
    shown = PngInfo()
    shown.add_text("key", band.key)
    file = io.BytesIO()
    Image.new("L", (1, 1)).save(file, "PNG", pnginfo=shown)
    return file.getvalue()


@pytest.fixture(autouse=True)
def stamped_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are not drawn, and no message goes without them however slow the machine is.

    Tests that look into the files are marked with ``drawn_pictures``.
    """
    if request.node.get_closest_marker("drawn_pictures") is None:
        monkeypatch.setattr(Band, "png", stamp)
    monkeypatch.setattr(dispatch, "PICTURE_PATIENCE", HANGS)


@pytest.fixture(autouse=True)
def everybody_is_called(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is taken to look at the channel because they have just moved: time stands still here.

    So live messages don't wait for further moves either. Tests of who is called, and of when live
    messages follow, are marked with ``people_are_here``.
    """
    if request.node.get_closest_marker("people_are_here") is None:
        monkeypatch.setattr(calls, "HERE", timedelta(0))
        monkeypatch.setattr(channel, "TURN_PACE", timedelta(0))


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games are dealt from the same seed."""
    deal_from(monkeypatch, bytes([1]) * SEED_BYTES)


@pytest.fixture
def asked_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is asked even where they have no choice: for tests of what can be answered."""
    monkeypatch.setattr(GameDefinition, "forced_act", lambda *known: None)


@pytest.fixture(autouse=True)
def experts_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Experts answer without a process."""
    monkeypatch.setattr(app, "ExpertProcess", InlineExperts)


@pytest.fixture(autouse=True)
def nobody_else_to_look_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one process; over weeks, most of what it does would be on account of others."""
    years = timedelta(days=3650)
    monkeypatch.setattr(foreign_changes, "LOOK_EVERY", years)
    monkeypatch.setattr(heartbeat, "AMONG_OTHERS", years)
    monkeypatch.setattr(process_link, "RENEW_EVERY", years.total_seconds())
    for module in (process_link, processes):
        monkeypatch.setattr(module, "LEASE", years)
    # Time stands still here, and the server's goes on.
    monkeypatch.setattr(SystemClock, "follow", lambda clock, now: None)


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests end processes, never the machine: no commit needs to be on the disk."""
    quick = tuple(one.replace("= FULL", "= OFF") for one in engine.PRAGMAS)
    monkeypatch.setattr(engine, "PRAGMAS", quick)


@pytest.fixture(autouse=True)
def no_threads_for_sqlite(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Statements are run without going to a thread and back.

    Tests of the database are marked with ``sqlite_threads``.
    """
    if request.node.get_closest_marker("sqlite_threads") is None:
        monkeypatch.setattr(aiosqlite, "connect", inline_sqlite.connect)


@pytest.fixture(scope="session", autouse=True)
def statements_are_compiled_once() -> Iterator[None]:
    """Each database that is opened has dialects of its own, all alike: they share what they made.

    SQLAlchemy keeps compiled statements by dialect.
    """
    shared = {"compiled_cache": dict[Any, Any]()}
    dialect = SQLiteDialect_aiosqlite
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialect, "__eq__", lambda one, other: type(one) is type(other))
        patch.setattr(dialect, "__hash__", lambda one: hash(type(one)))
        patch.setitem(engine.ENGINE_OPTIONS, "execution_options", shared)
        yield


@pytest.fixture(scope="session", autouse=True)
def commands_are_translated_once() -> Iterator[None]:
    """Each start of a bot asks for its commands in all of Discord's locales; they don't change."""
    known: dict[str, str] = {}

    def kept(translated: Callable[..., Any]) -> Callable[..., Any]:
        async def payload(command: Any, tree: Any, translator: Any) -> Any:
            key = json.dumps(command.to_dict(tree))
            if key not in known:
                known[key] = json.dumps(await translated(command, tree, translator))
            return json.loads(known[key])

        return payload

    with pytest.MonkeyPatch.context() as patch:
        for kind in (discord.app_commands.Command, discord.app_commands.Group):
            patch.setattr(kind, "get_translated_payload", kept(kind.get_translated_payload))
        yield


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with today's schema and no table, to be copied: making one takes long."""
    path = tmp_path_factory.mktemp("database") / "empty.sqlite3"

    async def make() -> None:
        await (await open_database(f"sqlite+aiosqlite:///{path}")).close()

    asyncio.run(make())
    return path


@pytest.fixture(scope="session")
def server_databases() -> Iterator[ServerDatabases | None]:
    """The databases of tests that run on a server; ``None``: each has a file."""
    url = os.environ.get(VARIABLE)
    if not url:
        yield None
        return
    databases = ServerDatabases(url)
    with databases.prepared():
        yield databases


@pytest.fixture(scope="session", autouse=True)
def payloads_are_copied_quickly() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        copy_payloads_quickly(patch)
        yield


NewDatabase: TypeAlias = Callable[[str], str]


@pytest.fixture
def new_database(
    empty_database: Path, tmp_path: Path, server_databases: ServerDatabases | None
) -> Iterator[NewDatabase]:
    """Gives the address of the database of a name, made when first asked for."""
    made: dict[str, str] = {}

    def address(name: str) -> str:
        if server_databases is not None:
            if name not in made:
                made[name] = server_databases.copy()
            return server_databases.address(made[name])
        path = tmp_path / f"{name}.sqlite3"
        if not path.exists():
            shutil.copy(empty_database, path)
        return f"sqlite+aiosqlite:///{path}"

    yield address
    if server_databases is not None:
        for name in made.values():
            server_databases.drop(name)


@pytest.fixture
def settings(new_database: NewDatabase) -> Settings:
    return settings_at(new_database("games"))


@pytest.fixture
async def env(settings: Settings) -> AsyncIterator[PatientEnv]:
    """A simulated Discord with the real bot in it, and nobody else yet."""
    async with simulated_env(settings) as env:
        yield env


@pytest.fixture
async def server(env: PatientEnv, settings: Settings) -> SimulatedServer:
    return SimulatedServer(env, settings)


OpenServer: TypeAlias = Callable[[str], AbstractAsyncContextManager[SimulatedServer]]


@pytest.fixture
def open_server(new_database: NewDatabase) -> OpenServer:
    """Open servers of one's own, one after the other; each name has a database of its own."""

    @asynccontextmanager
    async def opened(name: str) -> AsyncIterator[SimulatedServer]:
        settings = settings_at(new_database(name))
        async with simulated_env(settings) as env:
            yield SimulatedServer(env, settings)

    return opened
