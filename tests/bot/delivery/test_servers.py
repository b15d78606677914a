"""The process of shard 0 gets all direct messages, and knows nothing of other shards' servers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from sqlalchemy import select

from bot.app import create_bot
from bot.delivery.servers import KNOWN_FOR
from bot.delivery.table_channels import ChannelState
from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.storage import shards
from bot.storage.community import guilds
from bot.storage.schema import guilds as rows_
from bot.storage.tables import open_places
from tests.bot.cogs.before_start.test_guided import Newcomer
from tests.bot.cogs.test_mine import finish
from tests.bot.conftest import NewDatabase, settings_at
from tests.bot.delivery.test_table_channels import delete_silently
from tests.bot.helpers.forged_presses import pressed, rerouted
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said, simulated_env

EN = words("en")
GAME = PRESENTERS["race1969"].game


@pytest.fixture
async def server(new_database: NewDatabase) -> AsyncIterator[SimulatedServer]:
    """A server of shard 1, of two."""
    settings = settings_at(new_database("games"), shard_count=2)
    async with simulated_env(settings) as env:
        yield SimulatedServer(env, settings, shard=1)


async def run_shard_0_only(server: SimulatedServer) -> None:
    """The bot goes on as the process of shard 0; nobody runs shard 1."""
    await server.bot.close()
    bot = create_bot(server.settings)
    bot.shard_ids = [0]

    async def take_shards() -> None:
        await bot.database.write_at_length(shards.count_anew, 2)
        bot.presence.share.shard_count, bot.presence.share.shards = 2, frozenset({0})

    bot._take_shards = take_shards  # type: ignore[method-assign]
    await server.env.restart_bot(bot)
    await server.settle()
    ask = bot.http.get_guild

    async def get_guild(guild_id: int, **options: Any) -> Any:
        """Without what Discord tells through the gateway only."""
        told: dict[str, Any] = dict(await ask(guild_id, **options))
        for part in ("channels", "members", "threads"):
            told.pop(part, None)
        return told

    bot.http.get_guild = get_guild  # type: ignore[method-assign,assignment]
    assert bot.get_guild(server.guild.id) is None
    assert not bot.presence.share.owns(server.guild.id)


async def asked(server: SimulatedServer, since: int) -> list[str]:
    requests = server.env.http_requests[since:]
    return [f"{one.method} {one.path}" for one in requests if one.method == "GET"]


async def test_tables_of_other_processes_are_listed_with_their_servers(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bob")
    await run_shard_0_only(server)
    anna = server.person("Anna").user
    listed = await anna.slash("mine tables")
    assert f"Club · <#{table.channel_id}>" in said(listed)
    assert EN("mine-waiting", count=1) in said(listed)
    count = len(server.env.http_requests)
    await anna.slash("mine tables")
    assert await asked(server, count) == [], "for a minute it is known that she is there"
    await server.env.advance_time(KNOWN_FOR + 1)
    server.guild.remove_member(server.person("Anna"))
    assert EN("mine-elsewhere", count=1) in said(await anna.slash("mine tables"))


async def test_a_press_in_a_direct_message_acts_there(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await run_shard_0_only(server)
    anna = server.person("Anna").user
    listed = await anna.slash("mine tables")
    opened = await anna.click(listed.response, label=EN("button-move"))
    assert f"Club · <#{table.channel_id}>" in said(opened)
    version = (await server.bot.tables.get(table.id)).version
    await anna.click(opened.response, label=EN("race1969-choose-trade-none"))
    assert (await server.bot.tables.get(table.id)).version > version


async def guided(server: SimulatedServer) -> tuple[Table, Any]:
    """A guided table of another process, and what its person has among direct messages."""
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    table = await newcomer.table()
    await run_shard_0_only(server)
    return table, (await newcomer.anna.user.slash("mine tables")).response


async def ask_for_a_guided_game(server: SimulatedServer, listed: Any) -> Any:
    control = ControlId("guided", 0, sorted(PRESENTERS).index("race1969"))
    with rerouted(server, lambda arrive, payload: arrive(pressed(payload, str(control)))):
        return await server.person("Anna").user.click(listed, label=EN("button-move"))


async def test_a_guided_game_is_found_from_direct_messages(server: SimulatedServer) -> None:
    table, listed = await guided(server)
    answer = await ask_for_a_guided_game(server, listed)
    assert EN("guided-already", channel=f"<#{table.channel_id}>") in said(answer)


async def test_one_whose_thread_is_gone_is_closed(server: SimulatedServer) -> None:
    table, listed = await guided(server)
    delete_silently(server, table.channel_id)
    assert EN("error-no-table-here") in said(await ask_for_a_guided_game(server, listed))
    assert (await server.bot.tables.get(table.id)).status is Status.CLOSED


def deny(server: SimulatedServer, flag: str) -> None:
    denied = discord.Permissions(**{flag: True}).value
    overwrites = [Overwrite(server.guild.id, 0, 0, denied)]
    server.env.backend.edit_channel(server.channel.id, {}, overwrites=overwrites)


async def ended(server: SimulatedServer) -> Table:
    table = await server.table("Anna", "Bob", clock=None)
    await finish(server, table)
    return table


async def test_the_next_game_is_opened_from_there(server: SimulatedServer) -> None:
    table = await ended(server)
    await run_shard_0_only(server)
    anna = server.person("Anna").user
    listed = await anna.slash("mine tables")
    assert EN("button-again") in buttons(listed.response)
    opened = await anna.click(listed.response, label=EN("button-again"))
    assert f"<#{table.channel_id}>" in said(opened)
    new = await server.bot.tables.in_channel(table.channel_id)
    assert new is not None
    assert (new.again_of, new.status) == (table.id, Status.LOBBY)


async def test_what_the_bot_lacks_there_is_told(server: SimulatedServer) -> None:
    table = await ended(server)
    await run_shard_0_only(server)
    deny(server, "attach_files")
    anna = server.person("Anna").user
    listed = await anna.slash("mine tables")
    refused = await anna.click(listed.response, label=EN("button-again"))
    assert EN("permission-attach-files") in said(refused)
    assert (await server.bot.tables.in_channel(table.channel_id)).id == table.id  # type: ignore[union-attr]


async def test_permissions_in_a_thread_are_those_of_its_channel(server: SimulatedServer) -> None:
    _, listed = await guided(server)
    assert listed
    [place] = await server.bot.database.read(open_places, [1])
    with server.env._bot_scope():
        _, thread = await server.bot.table_channels.find(place)
        granted = await server.bot.servers.permissions(thread)
        assert granted is not None
        assert granted.send_messages_in_threads
        deny(server, "view_channel")
        assert await server.bot.servers.permissions(thread) == discord.Permissions.none()


async def test_a_silent_discord_is_no_reason_to_say_that_the_bot_is_not_there(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table("Anna", "Bob")
    await run_shard_0_only(server)

    async def out_of_reach(*args: Any, **options: Any) -> Any:
        raise OSError

    with server.env._bot_scope():
        servers, channels = server.bot.servers, server.bot.table_channels
        monkeypatch.setattr(server.bot, "fetch_guild", out_of_reach)
        with pytest.raises(TableError, match="discord-busy"):
            await servers.find(server.guild.id)
        assert await channels.find(table.place) == (ChannelState.UNKNOWN, None)
        monkeypatch.undo()
        assert await servers.find(server.guild.id) is not None
        state, channel = await channels.find(table.place)
        assert (state, channel.id) == (ChannelState.THERE, server.channel.id)
    del server.env.backend.guilds[server.guild.id]
    with server.env._bot_scope():
        assert await servers.find(server.guild.id, anew=True) is None
        assert await channels.find(table.place) == (ChannelState.UNKNOWN, None)


async def test_names_follow_the_server(server: SimulatedServer) -> None:
    await server.table("Anna", "Bob")
    here = server.guild.id
    read, bot = server.bot.database.read, server.bot
    assert await read(guilds.names, [here]) == {here: "Club"}
    server.env.backend.edit_guild(here, {"name": "Society"})
    await server.settle()
    assert await read(guilds.names, [here]) == {here: "Society"}
    await bot.close()
    server.env.backend.edit_guild(here, {"name": "Union"})
    await server.restart(killed=False)
    assert await server.bot.database.read(guilds.names, [here]) == {here: "Union"}


async def test_servers_of_this_process_need_no_request(server: SimulatedServer) -> None:
    await server.table("Anna", "Bob")
    count = len(server.env.http_requests)
    with server.env._bot_scope():
        assert await server.bot.servers.find(server.guild.id, anew=True) is not None
        assert await server.bot.servers.names([server.guild.id, 5]) == {server.guild.id: "Club"}
    assert await asked(server, count) == []


async def test_what_a_shard_without_connection_has_is_not_known(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    bot, here = server.bot, server.guild.id
    assert bot.presence.sees(here)
    bot.presence.change(1, False, bot.clock.now())
    bot._connection._guilds.pop(here)  # type: ignore[attr-defined]
    count = len(server.env.http_requests)
    with server.env._bot_scope():
        assert await bot.table_channels.find(table.place) == (ChannelState.UNKNOWN, None)
        await bot.table_channels.start()
        await bot.housekeeping._servers.run()
    await server.env.advance_time(60)
    assert await asked(server, count) == []
    rows = await bot.database.read(lambda connection: connection.execute(select(rows_)).all())
    assert [row.missed_at for row in rows] == [None]


async def test_names_are_kept_a_few_at_a_time(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands at once would hold as many locks, and take longer than work may."""
    await server.table("Anna", "Bob")
    other = SimulatedServer(server.env, server.settings, shard=1)
    await other.table("Carla", "Dora")
    database, portions = server.bot.database, []
    await database.write(lambda connection: connection.execute(rows_.delete()) and None)
    put = guilds.put_names

    def put_names(connection: Any, found: dict[int, int], seen: Any) -> None:
        portions.append(len(found))
        put(connection, found, seen)

    monkeypatch.setattr(guilds, "put_names", put_names)
    monkeypatch.setattr("bot.delivery.servers.NAMES_AT_ONCE", 1)
    await server.bot.servers.keep_names()
    assert portions == [1, 1]
    kept = await database.read(guilds.names, [server.guild.id, other.guild.id])
    assert len(kept) == 2
