"""Make a fixture with today's program: ``python -m tests.bot.upgrade.make_fixture version_0_1``.

Writes ``fixtures/NAME.sql``, the database as it was when the program was ended without a warning,
and ``fixtures/NAME.json``, the simulated Discord around it. Fixtures of earlier versions stay as
they are: later programs must be able to open them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import patch

from tests.bot.upgrade import scenes, scenes_running, scenes_settings
from tests.bot.upgrade.answers import answers
from tests.bot.upgrade.builder import Builder
from tests.bot.upgrade.server import Json, new_server, put_away, started, undrawn

FOLDER = Path(__file__).parent / "fixtures"
BEGIN = datetime(2026, 3, 2, 9, tzinfo=UTC)
PEOPLE = {
    "Anna": "en",
    "Bruno": "it",
    "Chloé": "fr",
    "Dieter": "de",
    "Ella": "en",
    "Zoë *Q*": "en",
    "Gus": "en",  # sits nowhere
}


async def build(database: Path) -> Json:
    """All scenes, one after the other; the server as it is when the bot is gone."""
    async with started(new_server(database, BEGIN)) as server:
        server.env.create_guild("Club")
        builder = Builder(server)
        for name, language in PEOPLE.items():
            builder.meet(name, language)
        await server.env.settle()
        for scene in (*scenes.SCENES, *scenes_settings.SCENES, *scenes_running.SCENES):
            await scene(builder)
        kept = put_away(server)
        kept["tables"] = {name: place.as_json() for name, place in builder.places.items()}
        with sqlite3.connect(database) as source, sqlite3.connect(f"{database}.kept") as copy:
            source.backup(copy)
        errors = [e for e in server.env.errors if not isinstance(e, ConnectionError)]
        assert not errors, errors
    return kept


def dumped(database: Path) -> str:
    """A database as SQL."""
    with sqlite3.connect(database) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def main(name: str) -> None:
    logging.disable(logging.CRITICAL)
    lot = random.Random(name)
    with (
        tempfile.TemporaryDirectory() as folder,
        undrawn(),
        patch("secrets.randbits", lot.getrandbits),
    ):
        database = Path(folder) / "games.sqlite3"
        kept = asyncio.run(build(database))
        sql = dumped(Path(f"{database}.kept"))
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.sql").write_text(sql)
        write(kept, FOLDER / f"{name}.json")
        with undrawn():
            kept["answers"] = asyncio.run(answers(kept, sql, Path(folder)))
        write(kept, FOLDER / f"{name}.json")


def write(kept: Json, file: Path) -> None:
    """Write the server, a line for each user, channel, message and so on."""
    parts = []
    for key, value in kept.items():
        if isinstance(value, list):
            lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in value)
            parts.append(f"{json.dumps(key)}: [\n{lines}\n]")
        elif isinstance(value, dict) and key in ("tables", "answers"):
            lines = ",\n".join(
                f"{json.dumps(one)}: {json.dumps(other, ensure_ascii=False)}"
                for one, other in value.items()
            )
            parts.append(f"{json.dumps(key)}: {{\n{lines}\n}}")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n")


if __name__ == "__main__":
    main(sys.argv[1])
