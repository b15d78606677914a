"""Threads for tables: where one can be made, and making it below the table's card."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Final

import discord

from bot.delivery.transport import whole_view
from bot.domain.table import Card
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.cards import opening_card
from bot.messages.components.text import clip, plain
from bot.ui.interactions.context import Context

THREAD_NAME = 100
"""Characters that Discord allows a thread's name."""
ARCHIVE_AFTER: Final = 10080
"""Minutes without a message before Discord archives the thread: its longest, a week."""

CHANNEL_TYPES = (discord.TextChannel, discord.Thread, discord.VoiceChannel)
"""Kinds of channels in which a table can be opened."""


def granted_in(context: Context, channel: discord.TextChannel) -> discord.Permissions:
    """The bot's permissions in a channel: the one where it was asked, or the one above."""
    if context.channel_id == channel.id:
        return context.interaction.app_permissions
    return channel.permissions_for(channel.guild.me)


def parent_channel(context: Context) -> discord.TextChannel | None:
    """The channel in which a thread can be made from here; ``None`` where there is none."""
    channel = context.interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


@asynccontextmanager
async def place_of_table(
    context: Context,
    channel: Any,
    presenter: GamePresenter,
    language: str,
    host: str,
    *,
    thread: bool,
) -> AsyncIterator[tuple[int, Card | None]]:
    """The id of the channel for a table, and its card in the channel above, if it gets one.

    ``language`` is the table's, ``host`` names whose it is. ``thread``: a thread is made for it
    below its card, or by itself where the bot may not write in the channel; both are deleted again
    if the block raises.
    """
    if not thread:
        yield channel.id, None
        return
    t = context.t
    title = presenter.title(t)
    name = clip(t("thread-name", game=title, host=plain(host)), THREAD_NAME)
    async with AsyncExitStack() as undo:
        card = None
        granted = granted_in(context, channel)
        if granted.send_messages or granted.administrator:
            shown = opening_card(presenter, words(language))
            above = await channel.send(view=whole_view(shown), silent=True)
            undo.push_async_callback(_delete, above)
            made = await above.create_thread(name=name, auto_archive_duration=ARCHIVE_AFTER)
            card = Card(channel.id, above.id)
        else:
            made = await channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=ARCHIVE_AFTER,
            )
        undo.push_async_callback(_delete, made)
        yield made.id, card
        undo.pop_all()


async def _delete(made: discord.Message | discord.Thread) -> None:
    with suppress(discord.HTTPException):
        await made.delete()
