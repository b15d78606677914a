"""Schema changes, in order, applied when the program starts."""

from __future__ import annotations

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from bot.errors import UnusableDatabase

HEAD = "0009"
"""The newest revision in ``versions``."""


def migrate(connection: Connection) -> None:
    """Bring a database to ``HEAD``; raises ``UnusableDatabase`` if it is ahead of it.

    Running games keep going: their rows are carried over by the revisions.
    """
    current = _revision(connection)
    if current == HEAD:
        return
    # Alembic takes longer to import than the rest of a start: only when there is work.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "bot.storage:migrations")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise UnusableDatabase(f"it is of a later version of the program (schema {current})")
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision
