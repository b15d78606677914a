"""The settings that managers of servers chose, a column of their rows."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from pydantic import TypeAdapter
from sqlalchemy import select
from sqlalchemy.engine import Connection

from bot.domain.community.server_settings import DEFAULTS, ServerSettings
from bot.storage.community import boards
from bot.storage.community.guilds import lock, put
from bot.storage.schema import guilds

_SETTINGS = TypeAdapter(ServerSettings)


def of_guild(connection: Connection, guild_id: int) -> ServerSettings:
    """The settings of a server; the defaults where nobody chose any."""
    kept = connection.scalar(select(guilds.c.settings).where(guilds.c.guild_id == guild_id))
    return DEFAULTS if kept is None else _SETTINGS.validate_python(kept)


def change(
    connection: Connection,
    guild_id: int,
    shard: int,
    now: datetime,
    edit: Callable[[ServerSettings], ServerSettings],
) -> ServerSettings:
    """Keep what ``edit`` makes of a server's settings, and return it."""
    lock(connection, guild_id)
    before = of_guild(connection, guild_id)
    after = edit(before)
    if after != before:
        if (after.board_channel, after.shown_elsewhere) != (
            before.board_channel,
            before.shown_elsewhere,
        ):
            if after.shown_elsewhere is not before.shown_elsewhere:
                boards.wake_elsewhere(connection, guild_id, now)
            chosen = after.board_channel, after.shown_elsewhere
            boards.choose(connection, guild_id, shard, *chosen, now)
        put(connection, guild_id, shard, settings=_SETTINGS.dump_python(after, mode="json"))
    return after
