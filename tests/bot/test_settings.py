"""Starting from the command line: what is wrong is named, and no secret is told."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import structlog
from aiohttp import web
from PIL import ImageFont

from bot import logs
from bot.command_line.checkup import check
from bot.command_line.parser import main
from bot.settings import Settings
from bot.storage.opening import open_database
from tests.bot.conftest import logged, settings_at
from tests.bot.test_process import TOKEN as OWN
from tests.bot.test_process import Discord, served

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings but the test's own, in a folder of its own."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_a_token_the_setting_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://root:hunter2@host/base"),
        ("DATABASE_URL", "postgresql+asyncpg://root:hunter2@host:port/base"),
        ("DATABASE_URL", "sqlite+aiosqlite:hunter2"),
        ("DATABASE_URL", "sqlite+aiosqlite://games/hunter2.sqlite3"),
        ("DATABASE_URL", "sqlite+aiosqlite:///hunter2?mode=ro"),
        ("DATABASE_DIRECT_URL", "postgresql+asyncpg://root:hunter2@host:port/base"),
        ("DISCORD_API_URL", "discord.com"),
        ("DISCORD_API_URL", "https:///api/v10"),
        ("DISCORD_GATEWAY_URL", "https://gateway"),
        ("DISCORD_GATEWAY_URL", "wss://gateway:99999"),
        ("DEFAULT_LANGUAGE", "klingon"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("METRICS_PORT", "0"),
        ("PLAYGROUND_PORT", "70000"),
        ("LIMIT_PRESSES_PERSON", "-61"),
    ],
)
def test_a_wrong_setting_is_named_without_its_value(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main([]) == 2
    told = capsys.readouterr()
    assert name in told.err
    assert value not in told.err + told.out
    assert TOKEN not in told.err + told.out


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("DRAWING_PROCESS", "perhaps", "must be true or false"),
        ("METRICS_PORT", "http", "must be a whole number"),
        ("METRICS_PORT", "0", "must be at least 1"),
        ("METRICS_PORT", "70000", "must be at most 65535"),
        ("LOG_FORMAT", "xml", "must be 'text' or 'json'"),
        ("DATABASE_URL", "sqlite+aiosqlite://x/y", "a file's path comes after three slashes"),
        ("DATABASE_URL", "sqlite+aiosqlite:///x?mode=ro", "has an option that isn't known: mode"),
        ("DISCORD_API_URL", "discord.com", "must start with http:// or https://"),
        ("DISCORD_GATEWAY_URL", "ws://", "isn't of the form wss://host:port/path"),
        ("DATABASE_DIRECT_URL", "postgres://host/base", "must start with sqlite+aiosqlite: or"),
        ("DATABASE_DIRECT_URL", "sqlite+aiosqlite:///a", "must start with postgresql+asyncpg:"),
        ("SHARD_COUNT", "eight", "must be auto, or a whole number from 1 to 4096"),
        ("SHARD_COUNT", "0", "must be auto, or a whole number from 1 to 4096"),
        ("SHARD_IDS", "one", "isn't of the form 0-3 or 0,2,5, nor auto"),
        ("SHARD_IDS", "0-3,3", "names a shard twice"),
        ("SHARD_IDS", "3-1", "names a shard twice, or a range that ends before it begins"),
        ("SHARD_IDS", "0", "a SQLite file is for one process"),
    ],
)
def test_the_sentence_says_what_would_be_right(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    told: str,
) -> None:
    monkeypatch.setenv(name, value)
    assert main([]) == 2
    assert f"{name}: {told}" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["DATABASE_URL", "DATABASE_DIRECT_URL"])
def test_an_option_that_no_driver_takes_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    pytest.importorskip("asyncpg")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, "postgresql+asyncpg://host/games?sslmode=require&ssl=hunter2")
    assert main(["check", "--offline"]) != 0
    told = capsys.readouterr()
    assert f"{name}: has an option that isn't known: sslmode" in told.err + told.out
    assert "hunter2" not in told.err + told.out
    known = "postgresql+asyncpg://host/games?prepared_statement_cache_size=0&ssl=require"
    monkeypatch.setenv(name, known)
    assert getattr(Settings(), name.lower()) == known


@pytest.mark.parametrize(
    ("count", "ids", "size", "told"),
    [
        ("auto", "0", "1", "SHARD_COUNT: must be a number, the same for all processes"),
        ("4", "0-4", "1", "SHARD_IDS: there is no shard 4; with SHARD_COUNT=4 they are 0 to 3"),
        ("4", "auto", "3", "SHARDS_A_PROCESS: 3 divides the 4 shards into unequal parts"),
    ],
)
def test_settings_of_shards_have_to_agree(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    count: str,
    ids: str,
    size: str,
    told: str,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://localhost/base")
    monkeypatch.setenv("SHARD_COUNT", count)
    monkeypatch.setenv("SHARD_IDS", ids)
    monkeypatch.setenv("SHARDS_A_PROCESS", size)
    assert main([]) == 2
    assert capsys.readouterr().err.splitlines()[1].startswith(f"  {told}")


def test_words_may_be_in_capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_FORMAT", "JSON")
    monkeypatch.setenv("DEFAULT_LANGUAGE", "De")
    monkeypatch.setenv("SHARD_COUNT", "AUTO")
    settings = Settings()
    assert (settings.log_format, settings.default_language) == ("json", "de")
    assert settings.shard_count == "auto"


def test_a_line_that_sets_nothing_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text("LOG_LEVEL=INFO\nMETRICS PORT=9069\n# a word\nDISCORD_TOKEN hunter2\n")
    assert main([]) == 2
    told = capsys.readouterr().err
    assert [line.strip() for line in told.splitlines()[1:]] == [
        ".env, line 2: isn't of the form NAME=value",
        ".env, line 4: isn't of the form NAME=value",
    ]


@pytest.mark.parametrize("arguments", [[], ["check"]])
def test_a_misspelt_setting_is_named(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    Path(".env").write_text("DATABSE_URL=sqlite+aiosqlite:///mine\nCOMPOSE_PROJECT_NAME=x\n")
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert "DATABSE_URL: is no setting; is DATABASE_URL meant?" in told
    assert "COMPOSE" not in told


def test_all_wrong_settings_are_named_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("PLAYGROUND_PORT", "many")
    assert main([]) == 2
    told = capsys.readouterr().err
    assert "LOG_LEVEL" in told
    assert "PLAYGROUND_PORT" in told


def test_a_settings_file_that_is_no_text_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    assert main([]) == 2
    assert ".env" in capsys.readouterr().err


def test_without_a_token_the_playground_opens_if_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[bool] = []
    monkeypatch.setattr("bot.playground.command.run", lambda *_: opened.append(True) or 0)
    assert main(["run", "--or-playground"]) == 0
    assert opened


def test_the_example_explains_every_setting_and_changes_none(tmp_path: Path) -> None:
    example = ROOT / ".env.example"
    lines = example.read_text(encoding="utf-8").splitlines()
    names = [line.split("=")[0] for line in lines if line and not line.startswith("#")]
    assert names == [name.upper() for name in Settings.model_fields]
    for name in names:
        above = lines[: next(n for n, line in enumerate(lines) if line.startswith(f"{name}="))]
        assert any(line.startswith("#") for line in above[-3:])
    read = Settings(_env_file=example)  # type: ignore[call-arg]
    assert read == Settings(_env_file=None)  # type: ignore[call-arg]


def run(tmp_path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=tmp_path,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            **environment,
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


async def test_an_address_at_which_there_is_no_discord_is_named(tmp_path: Path) -> None:
    async with served(web.Application()) as port:
        url = f"http://127.0.0.1:{port}"
        ended = await asyncio.to_thread(run, tmp_path, DISCORD_API_URL=url)
        page = await asyncio.to_thread(run, tmp_path, "check", DISCORD_API_URL=url)
    assert ended.returncode == 2
    assert "DISCORD_API_URL: there is no REST interface" in ended.stderr
    assert "DISCORD_API_URL: there is no REST interface" in page.stdout
    assert "Traceback" not in ended.stderr


async def test_a_token_that_discord_refuses_is_named(tmp_path: Path) -> None:
    async def unauthorized(request: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", unauthorized)
    async with served(app) as port:
        url = f"http://127.0.0.1:{port}/api/v10"
        ended = await asyncio.to_thread(run, tmp_path, DISCORD_API_URL=url)
        page = await asyncio.to_thread(run, tmp_path, "check", DISCORD_API_URL=url)
    assert ended.returncode == 2
    assert page.returncode == 1
    for told in (ended.stderr, page.stdout):
        assert "DISCORD_TOKEN: Discord doesn't know it" in told
    assert TOKEN not in ended.stderr + ended.stdout + page.stderr + page.stdout


async def test_the_page_asks_discord_unless_told_not_to(tmp_path: Path) -> None:
    async with served(Discord().app) as port:
        answers = {"DISCORD_TOKEN": OWN, "DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10"}
        page = await asyncio.to_thread(run, tmp_path, "check", **answers)
    assert page.returncode == 0, page.stdout + page.stderr
    assert "the one of Mission Control" in page.stdout
    page = await asyncio.to_thread(run, tmp_path, "check", **answers)
    assert page.returncode == 1
    assert "Discord can't be asked" in page.stdout
    assert "Traceback" not in page.stderr
    page = await asyncio.to_thread(run, tmp_path, "check", "--offline", **answers)
    assert page.returncode == 0


def settings_for(path: Path, **more: Any) -> Settings:
    return settings_at(f"sqlite+aiosqlite:///{path}", **more)


async def made(path: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    await database.close()


def test_the_page_is_all_well_before_the_first_start(tmp_path: Path) -> None:
    said: list[str] = []
    assert (
        check(
            settings_for(tmp_path / "new.sqlite3", discord_token=TOKEN), said.append, offline=True
        )
        == 0
    )
    assert TOKEN not in "\n".join(said)
    assert not (tmp_path / "new.sqlite3").exists()


def test_the_page_is_all_well_with_a_database(tmp_path: Path) -> None:
    path, said = tmp_path / "games.sqlite3", list[str]()
    asyncio.run(made(path))
    assert check(settings_for(path, discord_token=TOKEN), said.append, offline=True) == 0
    for name in ("token", "disk", "schema", "writing", "tables", "heartbeat", "outbox", "fonts"):
        assert any(f" {name} " in line for line in said)


@pytest.mark.parametrize(
    ("own", "program", "told"),
    [
        (True, sys.executable, "in a process of its own"),
        (True, "no-such-python", "can't be used: BrokenProcessPool"),
        (False, "no-such-python", "within the bot"),
    ],
)
def test_the_page_tells_where_pictures_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: bool, program: str, told: str
) -> None:
    said: list[str] = []
    settings = settings_for(tmp_path / "new.sqlite3", discord_token=TOKEN, drawing_process=own)
    monkeypatch.setattr("multiprocessing.spawn._python_exe", os.fsencode(program))
    wrong = check(settings, said.append, offline=True)
    (line,) = [line for line in said if " drawing " in line]
    assert told in line
    assert wrong == ("can't" in told)


async def test_the_page_tells_whether_the_port_for_metrics_can_be_used(tmp_path: Path) -> None:
    async def line(port: int) -> tuple[int, str]:
        settings = settings_for(tmp_path / "new.sqlite3", discord_token=TOKEN, metrics_port=port)
        said: list[str] = []
        wrong = await asyncio.to_thread(check, settings, said.append, offline=True)
        (found,) = [one for one in said if " metrics " in one]
        return wrong, found

    async with served(web.Application()) as port:
        wrong, told = await line(port)
        assert wrong == 1
        assert f"port {port} on 127.0.0.1 can't be opened" in told
    wrong, told = await line(port)
    assert wrong == 0
    assert f"port {port} on 127.0.0.1 is free" in told


def test_the_page_says_that_some_scripts_need_a_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("bot.command_line.checkup.LAYOUT", ImageFont.Layout.BASIC)
    settings = settings_for(tmp_path / "new.sqlite3", discord_token=TOKEN)
    assert check(settings, said.append, offline=True) == 1
    assert any("WRONG  letters" in line and "libfribidi0" in line for line in said)


@pytest.mark.parametrize("harm", ["token", "folder", "file", "schema", "locked", "stuck", "beat"])
def test_the_page_says_what_is_wrong(tmp_path: Path, harm: str) -> None:
    path, said = tmp_path / "games.sqlite3", list[str]()
    asyncio.run(made(path))
    settings = settings_for(path, discord_token=None if harm == "token" else TOKEN)
    holder = sqlite3.connect(path, isolation_level=None)
    insert = (
        "INSERT INTO tables (id, guild_id, channel_id, thread, game, host_id, status,"
        " settings, version, created_at, changed_at)"
        """ VALUES (1, 1, 1, 0, 'race1969', 1, 'running', '{"clock": 60}', 1, 0, 0)"""
    )
    match harm:
        case "folder":
            settings = settings_for(tmp_path / "nowhere" / "x.sqlite3", discord_token=TOKEN)
        case "file":
            holder.close()
            path.write_bytes(b"this is no database" * 100)
            holder = sqlite3.connect(":memory:")
        case "schema":
            holder.execute("DROP TABLE alembic_version")
        case "locked":
            settings = settings_for(Path(f"{path}?timeout=0.05"), discord_token=TOKEN)
            holder.execute("BEGIN IMMEDIATE")
        case "stuck":
            holder.execute(insert)
            holder.execute(
                "INSERT INTO outbox (table_id, kind, payload, nonce, due_at, attempts)"
                " VALUES (1, 'live', '{}', 'n', 0, 9)"
            )
        case "beat":
            holder.execute(insert)
            holder.execute("INSERT INTO shards (shard, beat_at) VALUES (0, 1577836800000000)")
            holder.execute(
                "INSERT INTO deadlines (table_id, seat, kind, about, what, due_at)"
                " VALUES (1, 0, 'k', '', 'end', 0)"
            )
    try:
        assert check(settings, said.append, offline=True) == 1
    finally:
        holder.close()
    assert sum("WRONG" in line for line in said) == 1
    assert "1 wrong" in said[-1]


def test_the_log_hides_secrets() -> None:
    with logged("DEBUG", secrets=["hunter2"]) as stream:
        log = structlog.get_logger("bot.test")
        log.info("a line", seed="feed", payload={"x": 1}, nested={"hand": [1, 2], "fine": "yes"})
        log.warning("with hunter2 in it", url="postgresql+asyncpg://me:hunter2@host/base")
        logging.getLogger("discord.http").debug("a body that is nobody's business")
        logging.getLogger("discord.client").info("logged in with %s", TOKEN)
        try:
            raise ValueError(f"bad {TOKEN}")
        except ValueError:
            log.exception("failed")
    text = stream.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["seed"] == lines[0]["payload"] == logs.HIDDEN
    assert lines[0]["nested"] == {"hand": logs.HIDDEN, "fine": "yes"}
    assert "hunter2" not in text
    assert TOKEN not in text
    assert "nobody's business" not in text
    assert "ValueError" in text


def test_the_log_for_people_shows_no_local_variables() -> None:
    with logged("INFO", "text") as stream:
        try:
            hand = "a-secret-hand"
            raise ValueError(len(hand))
        except ValueError:
            structlog.get_logger("bot.test").exception("failed")
    assert "ValueError" in stream.getvalue()
    assert "a-secret-hand" not in stream.getvalue().replace('hand = "a-secret-hand"', "")
