"""``mission-control check``: one page that says what is wrong. It changes nothing."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import discord
from PIL import Image, ImageFont
from sqlalchemy import func, select
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import use_proxies
from bot.command_line.health_check import NoHealth, health_of_bot
from bot.command_line.start_checks import refusal, results
from bot.delivery.transport import is_discords
from bot.domain.table import Status
from bot.errors import TableError, UnusableDatabase
from bot.i18n import words
from bot.private_files import SETTINGS_FILE, left_open
from bot.processes import JobFailed, ProcessExecutor
from bot.scheduling.heartbeat import LEEWAY, LONGEST
from bot.settings import LANGUAGES, Settings
from bot.storage import deadlines, shards
from bot.storage.engine import translate_errors
from bot.storage.figures import REFUSED
from bot.storage.instance_lock import is_running
from bot.storage.messages import outbox
from bot.storage.migrations import HEAD, require_known, require_writable
from bot.storage.opening import files_of, unusable
from bot.storage.postgresql import processes
from bot.storage.schema import tables
from render.core.picture import encode
from render.core.text import LAYOUT

STARTED_WITHIN = 20.0
"""Seconds in which the process that draws has to make its first picture."""
ANSWERED_WITHIN = 10.0
"""Seconds in which Discord has to answer."""
RUNNING = "the bot runs with this database"
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

    What the start refuses is wrong here as well, in the same words. Discord is asked whether it
    knows the token, unless ``offline``.
    """
    found = [Finding(one.name, not one.refused, one.told) for one in results(settings)]
    if not offline and all(finding.fine for finding in found if finding.name == "token"):
        found[0] = asyncio.run(_asked(settings))
    found += [_settings(settings), _private(make_url(settings.database_url))]
    if all(finding.fine for finding in found if finding.name == "database"):
        found += _database(make_url(settings.database_url))
    found += [
        asyncio.run(_drawing(settings)),
        *asyncio.run(_metrics(settings)),
        _letters(),
        _catalogs(),
    ]
    say(f"Mission Control {version('mission-control')} · {datetime.now(UTC):%Y-%m-%d %H:%M} UTC")
    for finding in found:
        say(f"  {'ok   ' if finding.fine else 'WRONG'}  {finding.name:<10} {finding.detail}")
    wrong = sum(not finding.fine for finding in found)
    say("All is well." if not wrong else f"{wrong} wrong.")
    return 1 if wrong else 0


def _settings(settings: Settings) -> Finding:
    ways = [settings.discord_api_url and "API", settings.discord_gateway_url and "gateway"]
    through = " and ".join(way for way in ways if way)
    return Finding(
        "settings",
        True,
        f"language {settings.default_language}, log {settings.log_level} as {settings.log_format}"
        + (f", own address for Discord's {through}" if through else ""),
    )


def _private(url: URL) -> Finding:
    """Whether the start can keep others on this machine from reading what is secret."""
    if open_ := left_open([SETTINGS_FILE, *files_of(url)]):
        told = f"others may read {', '.join(open_)}, which belong to another user: chmod 600"
        return Finding("rights", False, told)
    return Finding("rights", True, "only this user reads what is secret once the bot has started")


async def _asked(settings: Settings) -> Finding:
    """Whether Discord knows the token."""
    assert settings.discord_token is not None
    use_proxies(settings)
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with asyncio.timeout(ANSWERED_WITHIN), client:
            await client.login(settings.discord_token.get_secret_value())
    except discord.LoginFailure as error:
        return Finding("token", False, refusal(error) or "")
    except Exception as error:
        if not is_discords(error):
            raise
        why = refusal(error) or f"Discord can't be asked: {type(error).__name__}"
        return Finding("token", False, why)
    return Finding("token", True, f"DISCORD_TOKEN is the one of {client.user}")


def _database(url: URL) -> list[Finding]:
    """Findings on a database that is there, or for which there is a place."""
    found = []
    if url.get_backend_name() == "sqlite":
        room = shutil.disk_usage(Path(url.database or "").absolute().parent).free
        found.append(Finding("disk", room > LITTLE_ROOM, _room(room)))
        if not Path(url.database or "").is_file():
            return found
    try:
        return found + asyncio.run(_look(url))
    except UnusableDatabase as error:
        return [*found, Finding("schema", False, refusal(error) or "")]


def _room(free: int) -> str:
    """The bytes of free disk, in words."""
    return f"{free / 2**30:.1f} GiB free" if free >= 2**30 else f"{free / 2**20:.0f} MiB free"


async def _look(url: URL) -> list[Finding]:
    """Findings on what is in a database; raises ``UnusableDatabase``."""
    running = await is_running(url.render_as_string(hide_password=False))
    found = [Finding("process", True, RUNNING if running else "the bot doesn't run")]
    engine = create_async_engine(url, hide_parameters=True)
    try:
        with translate_errors():
            async with engine.connect() as connection:
                return found + await connection.run_sync(_inside, url)
    except (TableError, DBAPIError) as error:
        raise unusable(url, error) from error
    finally:
        await engine.dispose()


def _inside(connection: Connection, url: URL) -> list[Finding]:
    revision = require_known(connection)
    if revision is None:
        return [Finding("schema", True, "none yet: it will be made at the first start")]
    note = "" if revision == HEAD else f"; the program has {HEAD} and brings it there when started"
    connection.rollback()
    if url.get_backend_name() == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    require_writable(connection)
    connection.rollback()
    found = [Finding("schema", True, f"{revision}{note}"), Finding("writing", True, "possible")]
    return found if revision != HEAD else [*found, *_contents(connection)]


def _contents(connection: Connection) -> Iterator[Finding]:
    grouped = select(tables.c.status, func.count()).group_by(tables.c.status)
    counts: dict[str, int] = {row[0]: row[1] for row in connection.execute(grouped)}
    open_ = [f"{counts.get(status, 0)} {status}" for status in Status if status.open]
    yield Finding("tables", True, ", ".join(open_))
    every = range(shards.count(connection))
    beats, earliest = shards.last_beats(connection, every), deadlines.earliest(connection, every)
    beat = min(beats.values(), default=None)
    if beat is None:
        yield Finding("heartbeat", True, "none yet: nobody's clock has run")
    else:
        age = datetime.now(UTC) - beat
        late = earliest is not None and age > LONGEST * 1.5 + LEEWAY
        ran = "; clocks run, but the bot doesn't" if late else ""
        yield Finding("heartbeat", not late, f"{beat:%Y-%m-%d %H:%M} UTC{ran}")
    if owners := processes.owners(connection):
        yield _shards(owners, processes.without_process(connection))
    stuck = outbox.stuck(connection, every, REFUSED)
    waiting = len(outbox.waiting(connection, every))
    detail = f"{stuck} messages stuck, {waiting} tables have something to say"
    yield Finding("outbox", not stuck, detail)


def _shards(owners: Mapping[str, Sequence[int]], without: Sequence[int]) -> Finding:
    """Which process on a server runs which shards."""
    told = [f"{name} runs {', '.join(map(str, own))}" for name, own in owners.items()]
    if without:
        told.append(f"no process runs {', '.join(map(str, without))}")
    return Finding("shards", not without, "; ".join(told))


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


def _letters() -> Finding:
    if LAYOUT is ImageFont.Layout.RAQM:
        return Finding("letters", True, "of every script are put together as they should be")
    return Finding(
        "letters",
        False,
        "names in Arabic or Hindi need FriBiDi (on Debian and Ubuntu: libfribidi0)",
    )


def _catalogs() -> Finding:
    known = {language: words(language).messages() for language in LANGUAGES}
    every = set().union(*known.values())
    gaps = {language: len(every - ids) for language, ids in known.items() if every - ids}
    lacking = ", ".join(f"{language} lacks {count} texts" for language, count in gaps.items())
    return Finding("catalogs", not gaps, lacking or "complete")
