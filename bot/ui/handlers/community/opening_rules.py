"""Rules for opening a table in a channel: what the managers of its server have chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.domain.community.server_settings import ServerSettings
from bot.domain.table import TablePlace
from bot.errors import TableError
from bot.messages.components.text import join_list
from bot.ui.handlers.places import TableChannel
from bot.ui.interactions.context import Context


async def require_opening(
    context: Context, guild_id: int, channel: TableChannel | TablePlace, *, guided: bool = False
) -> ServerSettings:
    """The settings of a server for a table that is about to open in a channel or thread of it.

    A place stands for a channel that isn't known. Raises a ``TableError`` that says where tables
    may open, or who may open them. Whoever manages the server may; everybody may open a ``guided``
    table, at which they host nobody.
    """
    settings = await context.tables.server_settings.of(guild_id)
    if settings.channels and not await _is_chosen(context, settings.channels, channel):
        raise _elsewhere(context, guild_id, settings.channels)
    roles = settings.host_roles
    if roles and not guided and not await _may_host(context, guild_id, roles):
        raise _for_others(context, guild_id, roles)
    return settings


async def _is_chosen(
    context: Context, chosen: Collection[int], channel: TableChannel | TablePlace
) -> bool:
    """Whether a channel was chosen: itself, the channel that it is a thread of, its category."""
    if isinstance(channel, TablePlace):
        return channel.channel_id in chosen or channel.above in chosen
    if channel.id in chosen:
        return True
    if isinstance(channel, discord.Thread) and channel.parent_id in chosen:
        return True
    return await context.services.servers.category_of(channel) in chosen


async def _may_host(context: Context, guild_id: int, roles: Sequence[int]) -> bool:
    """Whether the person has one of these roles in a server, or manages it."""
    user = context.interaction.user
    if guild_id == context.interaction.guild_id and isinstance(user, discord.Member):
        manager, member = context.manager, user
    else:  # among direct messages, or in another server
        found = await context.services.servers.member(guild_id, context.person.id)
        if found is None:
            return False
        manager, member = found.guild_permissions.manage_guild, found
    return manager or any(member.get_role(role) is not None for role in roles)


def _elsewhere(context: Context, guild_id: int, chosen: Sequence[int]) -> TableError:
    guild = context.services.servers.own(guild_id)
    there = [one for one in chosen if guild is None or guild.get_channel(one) is not None]
    if not there:
        return TableError("opening-nowhere")
    channels = join_list([f"<#{one}>" for one in there], context.t)
    return TableError("opening-elsewhere", channels=channels)


def _for_others(context: Context, guild_id: int, chosen: Sequence[int]) -> TableError:
    guild = context.services.servers.own(guild_id)
    there = [one for one in chosen if guild is None or guild.get_role(one) is not None]
    if not there:
        return TableError("opening-nobody")
    return TableError("opening-roles", roles=", ".join(f"<@&{one}>" for one in there))
