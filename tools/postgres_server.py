"""``python -m tools.postgres_server COMMAND ...``: run a command beside a PostgreSQL server.

The command finds the server's address in ``TEST_DATABASE_URL``: on loopback, with a role that is no
superuser but may create databases. Afterwards the server is stopped and all that it held deleted.
PostgreSQL's programs have to be installed; on Debian ``apt-get install postgresql`` does.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

VARIABLE = "TEST_DATABASE_URL"
ROLE = "mission_control"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": 200,
    # Nothing has to outlive it.
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
}


class ServerMissing(Exception):
    """PostgreSQL's programs can't be found, or its server doesn't start."""


@contextmanager
def running_server() -> Iterator[str]:
    """A server; yields the address of a database in it. Raises ``ServerMissing``."""
    folder, account = programs(), account_of_server()
    # Not in a folder of root's own; and a socket's path has 107 characters at most.
    with TemporaryDirectory(prefix="postgres-", dir="/tmp", ignore_cleanup_errors=True) as base:
        if account:
            shutil.chown(base, **account)

        def run(program: str, *arguments: str, stdin: str = "") -> None:
            subprocess.run(
                [folder / program, *arguments],
                input=stdin.encode(),
                stdout=subprocess.DEVNULL,  # pg_ctl's server keeps it open, so no pipe would end
                stderr=sys.stderr,
                cwd=base,
                start_new_session=True,  # Ctrl-C is for the command, which needs the server to end
                check=True,
                **({**account, "extra_groups": []} if account else {}),
            )

        port, password = free_port(), secrets.token_hex(16)
        settings = {**SETTINGS, "port": port, "unix_socket_directories": base}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        server = ("--pgdata", f"{base}/data", "--wait", "--log", f"{base}/log")
        try:
            # Only its own user may enter the folder of the socket.
            access = ("--auth-local=trust", "--auth-host=scram-sha-256", "--username=postgres")
            form = ("--encoding=UTF8", "--locale=C.UTF-8", "--no-sync")
            run("initdb", *access, *form, "--pgdata", f"{base}/data")
            run("pg_ctl", *server, "--options", options, "start")
        except (OSError, subprocess.CalledProcessError) as error:
            raise ServerMissing(f"the server doesn't start: {error}{log_of(base)}") from error
        try:
            role = f"CREATE ROLE {ROLE} LOGIN CREATEDB PASSWORD '{password}';"
            database = f"CREATE DATABASE {ROLE} OWNER {ROLE};"
            psql = ("--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", f"--host={base}")
            run("psql", *psql, f"--port={port}", "--username=postgres", stdin=role + database)
            yield f"postgresql+asyncpg://{ROLE}:{password}@127.0.0.1:{port}/{ROLE}"
        finally:
            run("pg_ctl", *server, "--mode=immediate", "stop")


def programs() -> Path:
    """The folder with PostgreSQL's programs; Debian has one for each version, not on the path."""
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(installed, key=lambda path: float(path.parts[-3]), default=shutil.which("initdb"))
    if newest is None:
        raise ServerMissing(f"{VARIABLE} names no server, and PostgreSQL isn't installed here")
    return Path(newest).resolve().parent


def account_of_server() -> dict[str, Any]:
    """The account as which PostgreSQL's programs run, which refuse to be run as root."""
    return {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def log_of(base: str) -> str:
    log = Path(base, "log")
    return f"\n{log.read_text()}" if log.exists() else ""


def main(command: Sequence[str]) -> int:
    """The command's exit code."""

    def end(*_: Any) -> None:
        raise SystemExit(128 + signal.SIGTERM)

    before = signal.signal(signal.SIGTERM, end)
    try:
        with running_server() as url:
            return subprocess.run(command, env=os.environ | {VARIABLE: url}).returncode
    except ServerMissing as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    finally:
        signal.signal(signal.SIGTERM, before)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
