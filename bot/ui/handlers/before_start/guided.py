"""Guided first games: opened behind *Learn*, and made to explain no more."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

import discord

from bot.domain.table import Table
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.messages.components.items import ControlId, notice, row, table_link_button
from bot.messages.components.message import Message
from bot.messages.components.text import clip, plain
from bot.ui.handlers.before_start.threads import (
    ARCHIVE_AFTER,
    CHANNEL_TYPES,
    THREAD_NAME,
    granted_in,
    parent_channel,
)
from bot.ui.handlers.help import presenter_of
from bot.ui.handlers.my_move import my_move
from bot.ui.interactions.context import Context, require
from bot.ui.interactions.dispatch import Route, Routes


async def press_guided(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Open a guided game for the person, or lead to the one that they have; control as *Learn*'s.

    It gets a thread of its own, seen by nobody else if the bot may make such, so that the channel
    isn't bothered; where there can be no thread it takes the channel itself.
    """
    presenter, guided = await presenter_of(context, control), context.tables.guided
    async with guided.opening(context.person.id):
        for table in await guided.of_person(context.person.id, presenter.game.id):
            if await _within_reach(context, table):
                return _lead_to(context, table, "guided-already")
        return _lead_to(context, await _open(context, presenter), "guided-opened")


async def _within_reach(context: Context, table: Table) -> bool:
    """Whether bot and person can still play at a table; one whose thread is gone is closed."""
    guild = context.services.get_guild(table.guild_id)
    if guild is None or not await context.shares_server(guild.id):
        return False
    try:
        await guild.fetch_channel(table.channel_id)
    except discord.NotFound:
        await context.tables.hosting.abandon(table.id)
        return False
    except discord.Forbidden:
        return False
    return True


async def _open(context: Context, presenter: GamePresenter) -> Table:
    guided, game = context.tables.guided, presenter.game.id
    channel, guild_id = context.interaction.channel, context.interaction.guild_id
    if guild_id is None or not isinstance(channel, CHANNEL_TYPES):
        raise TableError("no-table-here")
    parent = parent_channel(context)
    if parent is not None and _may_open_thread(granted_in(context, parent)):
        async with _thread_below(context, presenter, parent) as thread:
            return await guided.open(guild_id, thread.id, True, context.person, game)
    in_thread = isinstance(channel, discord.Thread)
    require(context.interaction.app_permissions, context.t, thread=in_thread)
    return await guided.open(guild_id, channel.id, in_thread, context.person, game)


def _lead_to(context: Context, table: Table, text: str) -> Message:
    t = context.t
    channel = f"<#{table.channel_id}>"
    return notice(t(text, channel=channel), row(table_link_button(table, t)), success=True)


def _may_open_thread(granted: discord.Permissions) -> bool:
    """Whether the bot may open a thread of either kind and write in it."""
    opens = granted.create_private_threads or granted.create_public_threads
    return granted.administrator or (opens and granted.send_messages_in_threads)


@asynccontextmanager
async def _thread_below(
    context: Context, presenter: GamePresenter, parent: discord.TextChannel
) -> AsyncIterator[discord.Thread]:
    """A thread for the person, private where that may be; deleted again if the block raises."""
    t, granted = context.t, granted_in(context, parent)
    require(granted, t, thread=True)
    private = granted.administrator or granted.create_private_threads
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    title = t("guided-thread", game=presenter.title(t), host=plain(context.person.name))
    thread = await parent.create_thread(
        name=clip(title, THREAD_NAME), type=kind, auto_archive_duration=ARCHIVE_AFTER
    )
    try:
        await thread.add_user(context.interaction.user)
        yield thread
    except BaseException:
        with suppress(discord.HTTPException):
            await thread.delete()
        raise


async def press_stop_explaining(
    context: Context, control: ControlId, values: Sequence[str]
) -> Message:
    """Explain nothing more at this table, and show the panel without it."""
    table = await context.table_of(control)
    await context.tables.guided.turn_off(table.id, context.person)
    return await my_move(context, table, head=context.t("guided-off"), seat=control.seat)


ROUTES: Routes = {
    "guided": Route(press_guided),
    "stop-explaining": Route(press_stop_explaining, in_place=True),
}
