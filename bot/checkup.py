"""``mission-control check``: one page that says what is wrong. It changes nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import aiohttp
import discord
from PIL import Image, ImageFont
from pydantic import SecretStr
from sqlalchemy import func, inspect, select
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import use_proxies
from bot.domain.table import Status
from bot.health_check import NoHealth, health_of_bot
from bot.i18n import words
from bot.processes import JobFailed, ProcessExecutor
from bot.scheduling.heartbeat import LEEWAY, LONGEST, last_beat
from bot.settings import LANGUAGES, Settings
from bot.storage import deadlines, outbox
from bot.storage.figures import REFUSED
from bot.storage.migrations import HEAD, current_revision, why_unusable
from bot.storage.schema import tables
from render.core.picture import encode
from rules.core.errors import BrokenData

TOKEN_PARTS = 3
"""Parts of a bot's token, with dots between them."""
STARTED_WITHIN = 20.0
"""Seconds in which the process that draws has to make its first picture."""
ANSWERED_WITHIN = 10.0
"""Seconds in which Discord has to answer."""
LITTLE_ROOM = 100 * 2**20
"""Bytes of free disk below which it gets tight."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the page."""

    name: str
    fine: bool
    detail: str


def check(settings: Settings, say: Callable[[str], None] = print, *, offline: bool = False) -> int:
    """Print the page; returns 0 if all is well and 1 if something is wrong.

    Discord is asked whether it knows the token, unless ``offline``.
    """
    found = [
        *_settings(settings, offline),
        *_database(make_url(settings.database_url)),
        asyncio.run(_drawing(settings)),
        *asyncio.run(_metrics(settings)),
        *_files(),
    ]
    say(f"Mission Control {version('mission-control')} · {datetime.now(UTC):%Y-%m-%d %H:%M} UTC")
    for finding in found:
        say(f"  {'ok   ' if finding.fine else 'WRONG'}  {finding.name:<10} {finding.detail}")
    wrong = sum(not finding.fine for finding in found)
    say("All is well." if not wrong else f"{wrong} wrong.")
    return 1 if wrong else 0


def _settings(settings: Settings, offline: bool) -> Iterator[Finding]:
    token = _token(settings.discord_token)
    if token.fine and not offline:
        token = asyncio.run(_asked(settings))
    yield token
    ways = [settings.discord_api_url and "API", settings.discord_gateway_url and "gateway"]
    through = " and ".join(way for way in ways if way)
    yield Finding(
        "settings",
        True,
        f"language {settings.default_language}, log {settings.log_level} as {settings.log_format}"
        + (f", own address for Discord's {through}" if through else ""),
    )


def _token(token: SecretStr | None) -> Finding:
    if token is None:
        return Finding("token", False, "DISCORD_TOKEN is missing")
    parts = token.get_secret_value().split(".")
    if len(parts) != TOKEN_PARTS or not all(parts):
        return Finding("token", False, "DISCORD_TOKEN is set, but doesn't look like a bot's token")
    return Finding("token", True, "DISCORD_TOKEN is set")


async def _asked(settings: Settings) -> Finding:
    """Whether Discord knows the token."""
    assert settings.discord_token is not None
    use_proxies(settings)
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with asyncio.timeout(ANSWERED_WITHIN), client:
            await client.login(settings.discord_token.get_secret_value())
    except discord.LoginFailure:
        return Finding("token", False, "Discord doesn't know DISCORD_TOKEN")
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        return Finding("token", False, f"Discord can't be asked: {type(error).__name__}")
    return Finding("token", True, f"DISCORD_TOKEN is the one of {client.user}")


def _database(url: URL) -> list[Finding]:
    if url.get_backend_name() != "sqlite":
        return [Finding("database", True, f"server {url.host}"), *asyncio.run(_look(url))]
    path = Path(url.database or "")
    found = list(_file(path))
    if path.is_file() and all(finding.fine for finding in found):
        found += asyncio.run(_look(url))
    return found


async def _look(url: URL) -> list[Finding]:
    try:
        engine = create_async_engine(url, hide_parameters=True)
    except ModuleNotFoundError as error:
        return [Finding("database", False, f"its driver {error.name} isn't installed")]
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_inside, url)
    except Exception as error:  # whatever the driver raises, the page must go on
        cause = getattr(error, "orig", error)
        return [Finding("database", False, f"can't be used: {str(cause) or type(cause).__name__}")]
    finally:
        await engine.dispose()


def _file(path: Path) -> Iterator[Finding]:
    folder = path.absolute().parent
    if not folder.is_dir():
        yield Finding("database", False, f"there is no folder {folder}")
        return
    if not os.access(folder, os.W_OK):
        yield Finding("database", False, f"nothing may be written in {folder}")
        return
    room = shutil.disk_usage(folder).free
    if path.is_file():
        size = sum(file.stat().st_size for file in folder.glob(f"{path.name}*"))
        yield Finding("database", True, f"{path}, {size / 2**20:.1f} MiB")
    else:
        yield Finding("database", True, f"{path} will be made at the first start")
    yield Finding("disk", room > LITTLE_ROOM, f"{room / 2**30:.1f} GiB free")


def _inside(connection: Connection, url: URL) -> list[Finding]:
    known = inspect(connection).get_table_names()
    if not known:
        return [Finding("schema", True, "none yet: it will be made at the first start")]
    revision = current_revision(connection)
    refusal = why_unusable(revision)
    if refusal is not None:
        return [Finding("schema", False, refusal)]
    note = "" if revision == HEAD else f"; the program has {HEAD} and brings it there when started"
    found = [Finding("schema", True, f"{revision}{note}"), _writable(connection, url)]
    if revision != HEAD:
        return found
    return [*found, *_contents(connection)]


def _writable(connection: Connection, url: URL) -> Finding:
    connection.rollback()
    try:
        if url.get_backend_name() == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql("UPDATE meta SET value = value WHERE key = ''")
    except Exception as error:  # locked, read-only, damaged: the name tells
        return Finding("writing", False, f"not possible: {getattr(error, 'orig', error)}")
    finally:
        connection.rollback()
    return Finding("writing", True, "possible")


def _contents(connection: Connection) -> Iterator[Finding]:
    grouped = select(tables.c.status, func.count()).group_by(tables.c.status)
    counts: dict[str, int] = {row[0]: row[1] for row in connection.execute(grouped)}
    open_ = [f"{counts.get(status, 0)} {status}" for status in Status if status.open]
    yield Finding("tables", True, ", ".join(open_))
    beat, earliest = last_beat(connection), deadlines.earliest(connection)
    if beat is None:
        yield Finding("heartbeat", True, "none yet: nobody's clock has run")
    else:
        age = datetime.now(UTC) - beat
        late = earliest is not None and age > LONGEST * 1.5 + LEEWAY
        ran = "; clocks run, but the bot doesn't" if late else ""
        yield Finding("heartbeat", not late, f"{beat:%Y-%m-%d %H:%M} UTC{ran}")
    stuck, waiting = outbox.stuck(connection, REFUSED), len(outbox.waiting(connection))
    detail = f"{stuck} messages stuck, {waiting} tables have something to say"
    yield Finding("outbox", not stuck, detail)


async def _drawing(settings: Settings) -> Finding:
    """Whether the process that draws can be started, and finds what it needs."""
    if not settings.drawing_process:
        return Finding("drawing", True, "within the bot")
    executor = ProcessExecutor(time_limit=STARTED_WITHIN)
    try:
        await executor.run(encode, Image.new("P", (1, 1)))
    except JobFailed as failure:
        return Finding("drawing", False, f"its process can't be used: {failure.error}")
    finally:
        await executor.close()
    return Finding("drawing", True, "in a process of its own")


async def _metrics(settings: Settings) -> list[Finding]:
    """What the running bot says of itself, or else whether it could listen."""
    if settings.metrics_port is None:
        return []
    where = f"port {settings.metrics_port} on {settings.metrics_host}"
    try:
        server = await asyncio.start_server(_deaf, settings.metrics_host, settings.metrics_port)
    except OSError as error:
        try:
            health = await asyncio.to_thread(health_of_bot, settings)
        except NoHealth:
            why = f"{where} can't be opened: {error.strerror or error}"
            return [Finding("metrics", False, why)]
        said = "; ".join(health.reasons) or "the running bot says that all is well"
        return [Finding("metrics", not health.reasons, f"{where}: {said}")]
    server.close()
    await server.wait_closed()
    return [Finding("metrics", True, f"{where} is free")]


async def _deaf(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


def _files() -> Iterator[Finding]:
    """Findings on what ships with the program: fonts, catalogs, the games' data."""
    from render.core.text import FACES, LAYOUT, font

    try:
        for face in FACES:
            font(face, 12)
    except (ImportError, OSError) as error:
        yield Finding("fonts", False, f"can't be read: {error}")
    else:
        shaped = LAYOUT is ImageFont.Layout.RAQM
        lacking = "names in Arabic or Hindi need FriBiDi (on Debian and Ubuntu: libfribidi0)"
        yield Finding("fonts", shaped, "present" if shaped else lacking)
    known = {language: words(language).messages() for language in LANGUAGES}
    every = set().union(*known.values())
    gaps = {language: len(every - ids) for language, ids in known.items() if every - ids}
    yield Finding(
        "catalogs",
        not gaps,
        "complete" if not gaps else ", ".join(f"{k} lacks {n} texts" for k, n in gaps.items()),
    )
    yield from _games()


def _games() -> Iterator[Finding]:
    """The games' data, and the texts about them."""
    try:
        from bot.games import PRESENTERS

        games = [
            presenter.game.content() and presenter.game.id for presenter in PRESENTERS.values()
        ]
    except BrokenData as error:
        yield Finding("games", False, "{file}, line {line}, field {field}".format(**error.params))
        return
    yield Finding("games", True, ", ".join(map(str, games)))
    try:
        for presenter in PRESENTERS.values():
            presenter.check_texts()
    except BrokenData as error:
        where = "{file}, line {line}, field {field}: {why}".format(**error.params)
        yield Finding("texts", False, where)
    else:
        yield Finding("texts", True, "every card has its own")
