"""Places of tables: which channels can hold one, and the threads that are made for them.

Whatever Discord answers to the attempt to make a thread becomes a ``TableError``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import aiohttp
import discord

from bot.delivery.table_channels import ChannelState
from bot.delivery.transport import FailureKind, failure_kind, whole_view
from bot.domain.table import Card, Table
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.cards import opening_card
from bot.messages.components.refusals import permission_names
from bot.messages.components.text import clip, plain
from bot.ui.interactions.context import Context, missing, require

THREAD_NAME = 100
"""Characters that Discord allows a thread's name."""
ARCHIVE_AFTER: Final = 10080
"""Minutes without a message before Discord archives the thread: its longest, a week."""

CHANNEL_TYPES = (
    discord.TextChannel,  # announcement channels as well
    discord.Thread,  # posts of forums and media channels as well
    discord.VoiceChannel,
    discord.StageChannel,
)
"""Kinds of channels in which a table can be opened."""
TableChannel: TypeAlias = (
    discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
)

ThreadType: TypeAlias = Literal[
    discord.ChannelType.news_thread,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
]
NEWS_THREAD: Final = discord.ChannelType.news_thread
PUBLIC_THREAD: Final = discord.ChannelType.public_thread
PRIVATE_THREAD: Final = discord.ChannelType.private_thread

NO_THREAD = ("threads-full", "no-thread-now", "thread-refused")
"""Reasons for which Discord makes no thread where a message may be possible all the same."""


async def channel_here(context: Context) -> TableChannel:
    """The channel where it was asked; raises ``TableError`` where there can be no table."""
    guild_id, channel = context.interaction.guild_id, context.interaction.channel
    if guild_id is not None and await context.services.servers.find(guild_id) is None:
        raise TableError("not-in-server")
    if guild_id is None or not isinstance(channel, CHANNEL_TYPES):
        raise TableError("no-table-here")
    return channel


def parent_channel(context: Context) -> discord.TextChannel | None:
    """The channel in which a thread can be made from here; ``None`` where there is none."""
    channel = context.interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


def granted_in(context: Context, channel: TableChannel) -> discord.Permissions:
    """The bot's permissions in a channel: the one where it was asked, or another.

    None for a thread of a channel that the bot may not see.
    """
    if context.channel_id == channel.id:
        return context.interaction.app_permissions
    try:
        return channel.permissions_for(channel.guild.me)
    except discord.ClientException:
        return discord.Permissions.none()


async def _granted_anywhere(context: Context, channel: TableChannel) -> discord.Permissions | None:
    """The same in a channel of any server; ``None`` where they aren't known."""
    if context.channel_id == channel.id:
        return context.interaction.app_permissions
    return await context.services.servers.permissions(channel)


async def require_place(context: Context, channel: TableChannel) -> None:
    """Raise a ``TableError`` unless the bot can host a table in a channel or thread itself."""
    granted = await _granted_anywhere(context, channel)
    if granted is None:
        return  # Discord will tell
    require(granted, context.t, channel)
    if not isinstance(channel, discord.Thread) or not channel.is_private():
        return
    bot = context.interaction.client.user.id
    inside = channel.me is not None or channel.owner_id == bot
    if inside or granted.manage_threads or granted.administrator:
        return
    with refusals():  # Discord doesn't always tell of the membership with the thread
        try:
            await channel.fetch_member(bot)
        except (discord.NotFound, discord.Forbidden):
            raise TableError("not-in-thread") from None


async def require_place_of(context: Context, table: Table) -> TableChannel | None:
    """The channel where a table is, or was; ``None`` where Discord doesn't tell.

    Raises a ``TableError`` unless another table can be opened there. It may be asked anywhere.
    """
    here = context.interaction.channel
    if context.channel_id == table.channel_id and isinstance(here, CHANNEL_TYPES):
        await require_place(context, here)
        return here
    if await context.services.servers.find(table.guild_id, anew=True) is None:
        raise TableError("not-in-server")
    state, channel = await context.services.table_channels.find(table.place)
    if state is ChannelState.GONE:
        raise TableError("channel-gone")
    if state is ChannelState.HIDDEN:
        raise TableError(
            "missing-permissions", permissions=permission_names(["view_channel"], context.t)
        )
    if not isinstance(channel, CHANNEL_TYPES):
        return None
    await require_place(context, channel)
    return channel


# Threads


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread for a table, and its card in the channel above, if it gets one.

    ``without`` is why it isn't the thread that it should have been.
    """

    channel_id: int
    thread: bool
    card: Card | None = None
    without: TableError | None = None


@asynccontextmanager
async def place_of_table(
    context: Context,
    channel: TableChannel,
    presenter: GamePresenter,
    language: str,
    host: str,
    *,
    thread: bool,
    or_here: bool = False,
) -> AsyncIterator[Place]:
    """The place of a table: the channel itself, or a thread of it.

    ``language`` is the table's, ``host`` names whose it is. ``thread``: a thread is made for it
    below its card, or by itself where the bot may not write in the channel; both are deleted again
    if the block raises. With ``or_here`` it is the channel itself where Discord makes no thread.
    """
    if not thread or not isinstance(channel, discord.TextChannel):
        yield Place(channel.id, isinstance(channel, discord.Thread))
        return
    t, granted = context.t, granted_in(context, channel)
    name = clip(t("thread-name", game=presenter.title(t), host=plain(host)), THREAD_NAME)
    async with AsyncExitStack() as undo:
        card, make = None, _alone(channel, name, _public_type(channel))
        if granted.send_messages or granted.administrator:
            shown = whole_view(opening_card(presenter, words(language)))
            with refusals():
                above = await channel.send(view=shown, silent=True)
            undo.push_async_callback(_delete, above)
            card, make = Card(channel.id, above.id), _below(above, name)
        try:
            made = await _made(make)
        except TableError as refused:
            if not or_here or refused.reason not in NO_THREAD or missing(granted, channel):
                raise
            await undo.aclose()
            yield Place(channel.id, False, without=refused)
            return
        undo.push_async_callback(_delete, made)
        yield Place(made.id, True, card)
        undo.pop_all()


Maker: TypeAlias = Callable[[], Coroutine[Any, Any, discord.Thread]]
"""Asks Discord for a thread."""


def _below(above: discord.Message, name: str) -> Maker:
    """A public thread below a message."""
    return lambda: above.create_thread(name=name, auto_archive_duration=ARCHIVE_AFTER)


def _alone(channel: discord.TextChannel, name: str, kind: ThreadType) -> Maker:
    """A thread without a message in its channel."""
    return lambda: channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_AFTER)


def _public_type(channel: discord.TextChannel) -> ThreadType:
    return NEWS_THREAD if channel.is_news() else PUBLIC_THREAD


async def _made(make: Maker) -> discord.Thread:
    """A new thread; raises a ``TableError`` of ``NO_THREAD`` if Discord makes none here."""
    with refusals(of_thread=True):
        return await make()


async def _delete(made: discord.Message | discord.Thread) -> None:
    with suppress(TableError), refusals():
        await made.delete()


def own_thread_types(
    granted: discord.Permissions, channel: discord.TextChannel
) -> Sequence[ThreadType]:
    """The types of threads that the bot may open for one person, the better one first.

    Announcement channels have no private threads.
    """
    found: list[ThreadType] = []
    if granted.send_messages_in_threads or granted.administrator:
        if not channel.is_news() and (granted.create_private_threads or granted.administrator):
            found.append(PRIVATE_THREAD)
        if granted.create_public_threads or granted.administrator:
            found.append(_public_type(channel))
    return found


@asynccontextmanager
async def own_thread(
    context: Context, channel: discord.TextChannel, name: str, *, private: bool = False
) -> AsyncIterator[discord.Thread]:
    """A thread for the person, private where that may be; deleted again if the block raises.

    There is one of ``own_thread_types``; with ``private`` no other will do. Raises a
    ``TableError``, of ``NO_THREAD`` if Discord makes no thread here.
    """
    granted, name = granted_in(context, channel), clip(name, THREAD_NAME)
    require(granted, context.t, channel, below=True)
    kinds = own_thread_types(granted, channel)
    if private:
        kinds = [kind for kind in kinds if kind is PRIVATE_THREAD]
    async with AsyncExitStack() as undo:
        for kind in kinds:
            try:
                thread = await _made(_alone(channel, name, kind))
                undo.push_async_callback(_delete, thread)
                await _add_person(context, thread)
                break
            except TableError as refused:
                await undo.aclose()
                if refused.reason != "thread-refused" or kind is kinds[-1]:
                    raise
        yield thread
        undo.pop_all()


async def _add_person(context: Context, thread: discord.Thread) -> None:
    """Add the person to a thread, without which they don't see a private one."""
    try:
        with refusals(of_thread=True):
            await thread.add_user(context.interaction.user)
    except TableError:
        if thread.is_private():
            raise


@contextmanager
def refusals(*, of_thread: bool = False) -> Iterator[None]:
    """Let what Discord refuses be a ``TableError`` that says what to do.

    ``of_thread``: a thread was asked for, not a message; some reasons are ``NO_THREAD`` then.
    """
    try:
        yield
    except discord.HTTPException as error:
        raise _refusal(error, of_thread) from error
    except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
        raise TableError("discord-busy") from error
    except KeyError as error:  # discord.py looks for the wait in every 429
        if failure_kind(error) is not FailureKind.LATER:
            raise
        if of_thread:
            raise TableError("no-thread-now") from error
        raise TableError("discord-busy") from error


def _refusal(error: discord.HTTPException, of_thread: bool) -> TableError:
    match failure_kind(error):
        case FailureKind.THREADS_FULL:
            return TableError("threads-full")
        case FailureKind.AGE_RESTRICTED:
            return TableError("age-restricted")
        case FailureKind.LATER:
            return TableError("discord-busy")
        case FailureKind.CHANNEL:
            return TableError("channel-gone")
        case _ if of_thread:
            return TableError("thread-refused", code=str(error.code or error.status))
        case _:
            return TableError("channel-refused", code=str(error.code or error.status))
