"""Schema changes, in order, applied when the program starts; a new database begins at their end."""

from __future__ import annotations

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from bot.errors import UnusableDatabase
from bot.storage.schema import metadata

HEAD = "0009"
"""The newest revision in ``versions``."""


def migrate(connection: Connection) -> None:
    """Bring a database to ``HEAD``; raises ``UnusableDatabase`` if it is ahead of it.

    Running games keep going: their rows are carried over by the revisions.
    """
    current = _revision(connection)
    if current == HEAD:
        return
    if current is None and not inspect(connection).get_table_names():
        _create(connection)
    else:
        upgrade(connection, HEAD)


def _create(connection: Connection) -> None:
    """Make all tables at once, as they are after the last revision, and note that one."""
    metadata.create_all(connection)
    # As Alembic makes it.
    connection.execute(
        text(
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
            " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
        )
    )
    connection.execute(
        text("INSERT INTO alembic_version (version_num) VALUES (:head)"), {"head": HEAD}
    )


def upgrade(connection: Connection, revision: str) -> None:
    """Apply the revisions up to one; raises ``UnusableDatabase`` if the database is ahead of all.

    Only to be called where there is work: Alembic takes 8 MB and a third of a second.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "bot.storage:migrations")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = _revision(connection)
    if current is not None and current not in known:
        raise UnusableDatabase(f"it is of a later version of the program (schema {current})")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision
