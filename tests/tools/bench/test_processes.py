"""Several processes in the load bench: people who play directly, and tables that are copied."""

from __future__ import annotations

import asyncio
import os
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.engine import Connection

from bot.storage.opening import open_database
from bot.storage.schema import guilds, seats, tables
from tests.bot.helpers.server_databases import VARIABLE
from tools.bench import direct_play
from tools.bench.copies import make_copies
from tools.bench.database_server import fresh_database, watched
from tools.bench.direct_play import DirectPerson
from tools.bench.people import Figures
from tools.bench.without_pictures import PICTURE, draw
from tools.discord_stub.payloads import guild_ids
from tools.discord_stub.server import DiscordStub

on_server = pytest.mark.skipif(not os.environ.get(VARIABLE), reason=f"no {VARIABLE}")


def _message(*custom_ids: str, text: str = "") -> dict[str, Any]:
    buttons = [{"type": 2, "custom_id": one} for one in custom_ids]
    return {"components": [{"type": 10, "content": text}, {"type": 1, "components": buttons}]}


async def test_a_move_from_direct_messages_is_timed_until_the_channel_shows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(direct_play, "_AGAIN", 0.0)
    monkeypatch.setattr("tools.bench.people._PATIENCE", 0.0)
    stub, figures = DiscordStub(channels=1), Figures()
    (channel,) = stub.channels.values()
    person = DirectPerson(stub, channel, 0, figures, think=0.0)
    direct = stub.world.direct_channel(person.id)
    channel.messages[1] = {"id": "1", **_message("mc1:move:7", text=f"<@{person.id}>")}
    pressed: list[tuple[int, str]] = []

    async def slash(user: int, place: int, data: Any) -> Any:
        pressed.append((place, f"/{data['name']}"))
        return _message("mc1:move:5", "mc1:move:7")

    async def press(user: int, place: int, message: Any, custom_id: str, value: Any) -> Any:
        pressed.append((place, custom_id))
        if custom_id == "mc1:move:7":
            return _message("mc1:do:7:0:5:1")
        channel.messages.clear()
        asyncio.get_running_loop().call_soon(channel.change)
        return _message()

    monkeypatch.setattr(stub, "slash", slash)
    monkeypatch.setattr(stub, "press", press)
    async with asyncio.timeout(30):
        await person.play()
    used = ["/mine", "mc1:move:7", "mc1:do:7:0:5:1"]
    assert pressed == [(direct.id, one) for one in used]
    assert (figures.moves, len(figures.shown), figures.unanswered) == (1, 1, 0)


async def test_no_picture_is_drawn_where_that_is_left_out() -> None:
    assert await draw(object(), [("a", object())], patience=1.0) == {"a": PICTURE}


@on_server
async def test_a_table_is_copied_to_channels_of_all_servers_and_shards() -> None:
    async with fresh_database(os.environ[VARIABLE]) as url:
        database = await open_database(url)

        def open_table(connection: Connection) -> None:
            now = datetime.now(UTC)
            values = {"guild_id": 1, "channel_id": 3001, "host_id": 2, "version": 0}
            values |= {"thread": False, "created_at": now, "changed_at": now}
            connection.execute(insert(tables).values(game="race1969", status="running", **values))
            seat = {"table_id": 1, "seat": 1, "identity": "x", "user_id": 2, "name": "Anna"}
            connection.execute(insert(seats).values(**seat))

        def copies(connection: Connection) -> list[Any]:
            query = select(tables.c.guild_id, tables.c.channel_id, tables.c.shard, seats.c.user_id)
            found = query.join_from(tables, seats).where(tables.c.status == "running")
            return [tuple(row) for row in connection.execute(found.order_by(tables.c.id))]

        await database.write(open_table)
        await make_copies(url, servers=3, count=4, shard_count=2)
        found = await database.read(copies)
        ids = guild_ids(3)
        assert [row[:3] for row in found] == [
            (ids[0], 3001, 0),
            (ids[1], 3002, 1),
            (ids[2], 3003, 0),
            (ids[0], 3004, 0),
        ]
        assert len({row[3] for row in found}) == 4
        shards = select(guilds.c.guild_id, guilds.c.shard)
        known = await database.read(lambda connection: dict(connection.execute(shards).all()))
        assert [known[one] for one in ids] == [0, 1, 0]
        await database.close()


@on_server
async def test_a_server_is_looked_at_while_others_use_it() -> None:
    async with fresh_database(os.environ[VARIABLE]) as url, watched(url) as watch:
        async with asyncio.timeout(30):
            while True:
                await asyncio.sleep(0.02)
                if watch.figures.looks > 1:
                    break
        assert watch.figures.waiting == 0
        assert watch.cpu_seconds() >= 0 or watch.postmaster is None
