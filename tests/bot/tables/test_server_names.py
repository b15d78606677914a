"""Names of servers, kept for the processes that don't run their shards."""

from __future__ import annotations

from bot.storage.community import guilds
from bot.storage.community.guilds import misnamed, names, put_names
from tests.bot.tables.conftest import ANNA, OpenedService

HERE, ELSEWHERE = 10, 11
SEEN = {HERE: "Club", ELSEWHERE: "Without a table"}


async def test_only_names_of_servers_with_open_tables_are_kept(service: OpenedService) -> None:
    read, write = service.database.read, service.database.write
    assert await read(misnamed, [0], SEEN) == {}
    table = await service.lobby(1)
    assert await read(misnamed, [0], SEEN) == {HERE: 0}
    assert await read(misnamed, [1], SEEN) == {}, "of another shard"
    assert await read(misnamed, [0], {}) == {}, "not seen now"
    await write(put_names, {HERE: 0}, SEEN)
    assert await read(names, [HERE, ELSEWHERE]) == {HERE: "Club"}
    assert await read(misnamed, [0], SEEN) == {}
    assert await read(misnamed, [0], {HERE: "Society"}) == {HERE: 0}
    await write(guilds.rename, HERE, "Society")
    assert await read(names, [HERE]) == {HERE: "Society"}
    await service.tables.hosting.close(table.id, ANNA)
    assert await read(misnamed, [0], SEEN) == {}
