"""Answers ``/community page`` with what a server has played."""

from __future__ import annotations

from bot.domain.table import Table
from bot.errors import TableError
from bot.messages.community.server_page import server_page
from bot.messages.components.message import Message
from bot.ui.handlers.community.league import known
from bot.ui.interactions.context import Context


async def page(context: Context) -> Message:
    """The page of the server where it was asked, for the person alone.

    Links lead to tables that everybody in the server can see. Leagues are those that the person
    may know of.
    """
    guild_id = context.interaction.guild_id
    guild = None if guild_id is None else context.services.servers.own(guild_id)
    if guild is None:
        raise TableError("not-in-server")
    leagues = await known(context.services, context.interaction)
    found = await context.tables.server_page.of(guild.id, leagues)

    def visible(table: Table) -> bool:
        return context.services.servers.shows(guild, table.place)

    return server_page(context.services.presenters, guild.name, found, visible, context.t)
