"""Tells whether two addresses lead to the same database."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.storage.opening import unusable


async def are_the_same(one: str, other: str) -> bool:
    """Whether two addresses lead to the same database. Raises ``UnusableDatabase``."""
    urls = make_url(one), make_url(other)
    if urls[0].get_backend_name() != urls[1].get_backend_name():
        return False
    if urls[0].get_backend_name() == "sqlite":
        files = [Path(url.database or "") for url in urls]
        return all(file.exists() for file in files) and files[0].samefile(files[1])
    return await _identity(urls[0]) == await _identity(urls[1])


_IDENTITY = text(
    "SELECT oid, pg_postmaster_start_time()::text FROM pg_database"
    " WHERE datname = current_database()"
)


async def _identity(url: URL) -> tuple[object, ...]:
    """What no two databases on servers have in common, whatever the servers are called."""
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            return tuple((await connection.execute(_IDENTITY)).one())
    except (OSError, DBAPIError) as error:
        raise unusable(url, error) from error
    finally:
        await engine.dispose()
