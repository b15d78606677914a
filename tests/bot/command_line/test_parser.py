"""The commands, and what they say of a command line that they can't use."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot import logs
from bot.__main__ import main as entry_point
from bot.command_line.health_check import ask
from bot.command_line.parser import main
from bot.settings import Settings
from tests.bot.test_process import served

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings, and an empty folder."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def told_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code, and what was printed."""
    try:
        code = main(arguments)
    except SystemExit as end:  # argparse
        code = int(end.code or 0)
    captured = capsys.readouterr()
    return code, captured.out + captured.err


@pytest.mark.parametrize(
    ("started", "name"),
    [("/usr/bin/mission-control", "mission-control"), ("/x/bot/__main__.py", "python -m bot")],
)
def test_the_help_names_the_program_as_it_was_started(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started: str, name: str
) -> None:
    monkeypatch.setattr(sys, "argv", [started])
    code, told = told_by(capsys, "--help")
    assert code == 0
    assert told.startswith(f"usage: {name} ")
    code, told = told_by(capsys, "backup", "--help")
    assert told.startswith(f"usage: {name} backup ")


def test_the_installed_command_is_the_same_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["scripts"] == {"mission-control": f"{entry_point.__module__}:main"}
    monkeypatch.setattr(sys, "argv", ["mission-control", "backup", "copy.sqlite3"])
    assert entry_point() == 1
    assert "No copy was made" in capsys.readouterr().err


def test_a_worker_process_imports_little_of_the_command_line() -> None:
    # multiprocessing imports the module behind the command again in each worker.
    code = "import sys, bot.__main__; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert not {"argparse", "pydantic", "discord"} & set(found.stdout.split())


@pytest.mark.parametrize(
    "arguments", [["--check"], ["chekc"], ["backup"], ["copy", "x"], ["verify"]]
)
def test_a_command_line_that_makes_no_sense_ends_with_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    code, told = told_by(capsys, *arguments)
    assert code == 2
    assert "usage: " in told


@pytest.fixture
def without_simcord(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """SimCord isn't installed."""
    for module in ("demo", "start_page", "preview", "players", "simulation"):
        monkeypatch.delitem(sys.modules, f"bot.playground.{module}", raising=False)
        monkeypatch.delattr(f"bot.playground.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    yield
    for module in ("demo", "start_page", "preview", "players", "simulation"):
        sys.modules.pop(f"bot.playground.{module}", None)


@pytest.mark.usefixtures("without_simcord")
def test_the_playground_says_what_has_to_be_installed(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = told_by(capsys, "playground")
    assert code == 2
    assert "pip install Jinja2 'simcord[preview]'" in told


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--game", "chess"], "--game: there are race1969, space1999"),
        (["--game", "race1969", "--seats", "6"], "--seats: race1969 is for 2 to 5"),
    ],
)
def test_the_playground_says_which_games_and_seats_there_are(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    code, told = told_by(capsys, "playground", "--demo", *arguments)
    assert code == 2
    assert named in told


@pytest.mark.parametrize(
    "command",
    [["playground"], ["check"], ["backup", "x"], ["healthy"], ["copy", "x", "DATABASE_URL"]],
)
def test_every_command_that_reads_settings_names_a_wrong_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    code, told = told_by(capsys, *command)
    assert code == 2
    assert "LOG_LEVEL" in told


async def asked(status: int, answer: object, **more: Any) -> tuple[int, list[str]]:
    """The exit code of ``healthy`` and its lines, where the bot answers so."""

    async def healthz(request: web.Request) -> web.Response:
        return web.json_response(answer, status=status)

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    said: list[str] = []
    async with served(app) as port:
        settings = Settings(_env_file=None, metrics_port=port, **more)  # type: ignore[call-arg]
        return await asyncio.to_thread(ask, settings, said.append), said


WELL = {"status": "ok", "reasons": []}


async def test_a_bot_that_is_well_is_healthy() -> None:
    assert await asked(200, WELL) == (0, ["ok"])


async def test_a_bot_that_is_not_well_says_why() -> None:
    answer = {"status": "failing", "reasons": ["a message is 90 s late", "Discord is away"]}
    assert await asked(503, answer) == (1, answer["reasons"])


async def test_another_program_at_the_port_is_not_the_bot() -> None:
    code, said = await asked(200, "hello")
    assert code == 1
    assert "something else than the bot" in said[0]


async def test_a_bot_that_listens_everywhere_is_asked_on_its_own_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    assert await asked(200, WELL, metrics_host="0.0.0.0") == (0, ["ok"])


def test_a_bot_that_does_not_answer_is_not_healthy(unused_tcp_port: int) -> None:
    said: list[str] = []
    settings = Settings(_env_file=None, metrics_port=unused_tcp_port)  # type: ignore[call-arg]
    assert ask(settings, said.append) == 1
    assert said == ["the bot doesn't answer: ConnectionRefusedError"]


def test_without_a_port_nobody_can_ask(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = told_by(capsys, "healthy")
    assert code == 1
    assert "METRICS_PORT" in told


def test_a_copy_takes_the_setting_at_its_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(logs, "set_up", lambda *options: None)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/set.sqlite3")
    code, told = told_by(capsys, "copy", "DATABASE_URL", f"{tmp_path}/new.sqlite3")
    assert code == 1
    assert f"The source: there is no file {tmp_path}/set.sqlite3" in told
    code, told = told_by(capsys, "copy", f"{tmp_path}/named.sqlite3", "DATABASE_URL")
    assert code == 1
    assert f"The source: there is no file {tmp_path}/named.sqlite3" in told
