"""Missing permissions: the host is told once, and what waited is said when they are back."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.models import Overwrite

from bot.domain.votes.table_vote import Subject
from tests.bot.helpers.buying import buying
from tests.bot.helpers.simulated_discord.simulated_server import texts


def forbid(server: Any, channel: int, role: Any, overwrite: discord.PermissionOverwrite) -> None:
    """Set what everybody may do in a channel, as its owner would."""
    allow, deny = overwrite.pair()
    server.env.backend.edit_channel(
        channel, {}, overwrites=[Overwrite(role.id, 0, allow.value, deny.value)]
    )


async def test_missing_permissions_are_named_to_the_host_once_and_made_good_at_once(
    server: Any,
) -> None:
    table_id, seat, _ = await buying(server)
    channel, everyone = server.channel.id, server.guild.default_role
    old, direct_messages = server.posts()[-1].id, len(server.direct_messages("Anna"))
    forbid(server, channel, everyone, discord.PermissionOverwrite(send_messages=False))
    await server.act(table_id, seat, "done")
    told = server.direct_messages("Anna")[direct_messages:]
    assert len(told) == 1
    assert "Send Messages" in "".join(texts(told[0]))
    await server.env.advance_time(3 * 3600)
    assert len(server.direct_messages("Anna")) == direct_messages + 1
    forbid(server, channel, everyone, discord.PermissionOverwrite())
    await server.settle()
    assert server.lives() == [server.posts()[-1].id]
    assert server.posts()[-1].id != old


async def test_once_a_vote_got_through_the_next_loss_is_told(server: Any) -> None:
    table_id, seat, _ = await buying(server)
    channel, everyone = server.channel.id, server.guild.default_role
    direct_messages, posts = len(server.direct_messages("Anna")), len(server.posts())
    silenced = discord.PermissionOverwrite(send_messages=False)
    forbid(server, channel, everyone, silenced)
    with server.env._bot_scope():
        await server.bot.tables.clocks.ask(table_id, server.known("Bruno"), Subject.PAUSE)
    await server.settle()
    assert len(server.direct_messages("Anna")) == direct_messages + 1
    forbid(server, channel, everyone, discord.PermissionOverwrite())
    await server.settle()
    assert len(server.posts()) == posts + 1
    forbid(server, channel, everyone, silenced)
    await server.act(table_id, seat, "done")
    assert len(server.direct_messages("Anna")) == direct_messages + 2


async def test_the_end_of_a_vote_does_not_tell_that_messages_get_through(
    server: Any,
) -> None:
    table_id, seat, _ = await buying(server)
    channel, everyone = server.channel.id, server.guild.default_role
    posts = len(server.posts())
    with server.env._bot_scope():
        await server.bot.tables.undo.undo(table_id, server.known("Bruno"))
    await server.settle()
    assert len(server.posts()) == posts + 1
    direct_messages = len(server.direct_messages("Anna"))
    forbid(server, channel, everyone, discord.PermissionOverwrite(send_messages=False))
    await server.act(table_id, seat, "done")
    assert len(server.direct_messages("Anna")) == direct_messages + 1
    with server.env._bot_scope():
        await server.bot.tables.clocks.ask(table_id, server.known("Bruno"), Subject.PAUSE)
    await server.settle()
    assert len(server.direct_messages("Anna")) == direct_messages + 1
