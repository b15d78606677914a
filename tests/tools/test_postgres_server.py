"""The PostgreSQL server for a command's time; skipped where its programs aren't installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import postgres_server
from tools.postgres_server import ServerMissing, main, programs

ROOT = Path(__file__).parents[2]
WHO = "SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user"


def installed() -> bool:
    try:
        return programs().is_dir()
    except ServerMissing:
        return False


def asked(url: str) -> str:
    """Who one is at an address; nothing if nobody is there."""
    address = url.replace("postgresql+asyncpg:", "postgresql:")
    psql = [programs() / "psql", "--no-psqlrc", "--tuples-only", "--no-align", f"--command={WHO}"]
    return subprocess.run([*psql, address], capture_output=True, text=True).stdout.strip()


@pytest.mark.skipif(not installed(), reason="PostgreSQL isn't installed")
def test_a_command_has_a_server_until_it_ends(tmp_path: Path) -> None:
    told = tmp_path / "told"
    command = (
        "import os, pathlib, sys; from tests.tools.test_postgres_server import asked;"
        f"url = os.environ['TEST_DATABASE_URL']; pathlib.Path({str(told)!r}).write_text("
        "url + ' ' + asked(url)); sys.exit(3)"
    )
    server = [sys.executable, "-m", "tools.postgres_server", sys.executable, "-c", command]
    ended = subprocess.run(server, cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 3
    assert (ended.stdout, ended.stderr) == ("", "")
    url, who = told.read_text().split()
    assert who == "f|t", "no superuser, but one who may create databases"
    assert asked(url) == ""


def test_a_machine_without_programs_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    monkeypatch.setattr(postgres_server.shutil, "which", lambda _: None)
    with pytest.raises(ServerMissing):
        programs()
    assert main(["true"]) == 1
    assert "PostgreSQL isn't installed" in capsys.readouterr().err
