"""Servers that remove the bot while others are looked at."""

from __future__ import annotations

from typing import Any

from bot.scheduling.absent_guilds import GuildPresence
from tests.bot.tables.conftest import Open, open_service

__all__ = ["open_service"]


async def test_a_server_that_goes_while_another_is_noted_is_not_spoken_to(
    open_service: Open,
) -> None:
    service = await open_service()
    await service.lobby()
    presence = service.presence
    presence.change(0, True, service.clock.now())
    servers = GuildPresence(service.database, service.clock, presence, returned=lambda tables: None)
    read = service.database.read

    async def meanwhile(*args: Any, **kwargs: Any) -> Any:
        found = await read(*args, **kwargs)
        servers.removed(10)
        return found

    service.database.read = meanwhile  # type: ignore[method-assign]
    await servers.left(99)
    assert presence.absent_guilds == {10}
    presence.absent_guilds = frozenset()
    await servers.start([10, 99])
    assert presence.absent_guilds == {10}
    service.database.read = read  # type: ignore[method-assign]
    await servers.left(10)
    assert presence.absent_guilds == {10}
    await servers.returned(10)
    assert not presence.absent_guilds
