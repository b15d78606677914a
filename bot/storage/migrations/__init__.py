"""Schema changes, in order, applied when the program starts; a new database begins at their end."""

from __future__ import annotations

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from bot.errors import UnusableDatabase
from bot.storage.schema import metadata

FIRST, HEAD = "0009", "0025"
"""The oldest and the newest revision in ``versions``."""


def migrate(connection: Connection) -> None:
    """Bring a database to ``HEAD``; raises ``UnusableDatabase`` for a revision that isn't known.

    Running games keep going: their rows are carried over by the revisions.
    """
    current = require_known(connection)
    if current is None:
        _create(connection)
    elif current != HEAD:
        _upgrade(connection)
    require_writable(connection)


def require_known(connection: Connection) -> str | None:
    """The revision of a database, ``None`` for an empty one.

    Raises ``UnusableDatabase`` for one that this program can't bring to ``HEAD``.
    """
    if not inspect(connection).get_table_names():
        return None
    current = current_revision(connection)
    refusal = why_unusable(current)
    if refusal is not None:
        raise UnusableDatabase(refusal)
    return current


def require_writable(connection: Connection) -> None:
    """Write nothing, but fail as a write would; the tables must be there."""
    connection.execute(text("UPDATE meta SET value = value WHERE key = ''"))


def why_unusable(revision: str | None) -> str | None:
    """Why a database of this revision can't be opened; ``None`` if it can."""
    if revision is None:
        return "this isn't a database of Mission Control: name another"
    if revision > HEAD:
        return f"it is of a later version of the program (schema {revision}): use that one"
    if revision < FIRST:
        return f"it is of a program before version 0.1.0 (schema {revision}), which isn't supported"
    return None


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


def _upgrade(connection: Connection) -> None:
    """Apply the revisions that are missing.

    Alembic takes 8 MB and a third of a second, so it is imported only where there is work.
    """
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "bot.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def current_revision(connection: Connection) -> str | None:
    """The revision of a database; ``None`` for one that isn't Mission Control's, or empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision
