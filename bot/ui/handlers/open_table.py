"""Opening a table: here, or in a thread that the bot makes for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

import discord

from bot.delivery.message import Message
from bot.domain.clock_limits import TimeControl, parse_time_control
from bot.domain.table import Table
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.i18n import language_of
from bot.ui.components.items import ControlId, notice, row, table_link_button
from bot.ui.components.text import clip, plain, quoted
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.ui.interactions.permissions import require
from rules.core.errors import IllegalAction

THREAD_NAME = 100
"""Characters that Discord allows a thread's name."""
ARCHIVE_AFTER = 10080
"""Minutes without a message before Discord archives the thread: its longest, a week."""

CHANNEL_TYPES = (discord.TextChannel, discord.Thread, discord.VoiceChannel)


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """The options given to ``/table new``; ``None`` stands for the default."""

    game: str | None = None
    language: str | None = None
    clock: str | None = None
    thread: bool = False
    autopilots: int = 0


async def open_table(context: Context, request: OpenRequest) -> Message:
    """Open a table; the host sits down at once."""
    presenter = _presenter(context, request.game)
    control = TimeControl() if request.clock is None else parse_time_control(request.clock)
    if request.autopilots and not presenter.game.autopilots:
        raise TableError("no-autopilots")
    interaction = context.interaction
    channel = interaction.channel
    if not isinstance(channel, CHANNEL_TYPES) or interaction.guild_id is None:
        raise TableError("no-table-here")
    in_thread = isinstance(channel, discord.Thread)
    if request.thread and not isinstance(channel, discord.TextChannel):
        raise TableError("no-thread-here")
    require(interaction.app_permissions, context.t, thread=in_thread, open_thread=request.thread)
    language = request.language or language_of(
        str(interaction.guild_locale or ""), context.services.settings.default_language
    )
    async with _channel_of_table(context, presenter, channel, request.thread) as channel_id:
        table = await context.tables.lobby.open(
            interaction.guild_id,
            channel_id,
            in_thread or request.thread,
            context.person,
            presenter.game.id,
            language=language,
            clock=control.clock,
            refill=control.refill,
        )
    # Each style in turn, so that several autopilots differ.
    for style in islice(cycle(presenter.game.styles_in_turn()), request.autopilots):
        with suppress(TableError):  # more than the table seats
            table = await context.tables.lobby.add_autopilot(
                table.id, context.person, style, manager=context.manager
            )
    return notice(
        context.t("opened", channel=f"<#{channel_id}>"),
        row(table_link_button(table, context.t)),
        success=True,
    )


async def press_continue(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Open a table that starts from what this one ended with, in the same place.

    For its people only; who presses is the host, and the others join as they like.
    """
    table, interaction = await context.table_of(control), context.interaction
    if table.seat_of(context.person.id) is None and not context.manager:
        raise TableError("not-seated")
    require(interaction.app_permissions, context.t, thread=table.thread)
    opened = await context.tables.lobby.open(
        table.guild_id,
        table.channel_id,
        table.thread,
        context.person,
        table.game,
        language=table.language,
        clock=table.clock,
        refill=table.refill,
        free_weekends=table.free_weekends,
        vacation=table.vacation,
        options=table.options,
        continues=table.id,
    )
    await _seat_as_before(context, table, opened)
    return notice(
        context.t("opened", channel=f"<#{opened.channel_id}>"),
        row(table_link_button(opened, context.t)),
        success=True,
    )


async def _seat_as_before(context: Context, before: Table, opened: Table) -> None:
    """Give the host the seats that they had, and the autopilots theirs."""
    lobby, person = context.tables.lobby, context.person
    own = before.seats_of(person.id)
    if own:
        with suppress(TableError, IllegalAction):  # another has been quicker
            await lobby.choose(opened.id, person, own[0].identity)
    for seat in before.seats:
        with suppress(TableError, IllegalAction):  # what there is no more
            if seat in own[1:]:
                await lobby.join(opened.id, person, seat.identity)
            elif seat.user_id is None and seat.autopilot is not None:
                await lobby.add_autopilot(
                    opened.id, person, seat.autopilot, seat.identity, manager=context.manager
                )


def _presenter(context: Context, game: str | None) -> GamePresenter:
    """The game that was typed, by its id, command or title; without one, the first."""
    presenters = context.services.presenters
    if game is None:
        return next(iter(presenters.values()))
    if game in presenters:
        return presenters[game]
    wanted = game.strip().casefold()
    for presenter in presenters.values():
        if wanted in (presenter.command.casefold(), presenter.title(context.t).casefold()):
            return presenter
    raise TableError("unknown-game", game=quoted(game))


@asynccontextmanager
async def _channel_of_table(
    context: Context, presenter: GamePresenter, channel: Any, thread: bool
) -> AsyncIterator[int]:
    """The id of the channel for the table.

    ``thread``: a thread is made for it, and deleted again if the block raises.
    """
    if not thread:
        yield channel.id
        return
    t = context.t
    name = t("thread-name", game=presenter.title(t), host=plain(context.person.name))
    made = await channel.create_thread(
        name=clip(name, THREAD_NAME),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=ARCHIVE_AFTER,
    )
    try:
        yield made.id
    except BaseException:
        with suppress(discord.HTTPException):
            await made.delete()
        raise


ROUTES: Routes = {
    "continue": Route(press_continue),
}
