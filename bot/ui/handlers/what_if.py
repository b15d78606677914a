"""Answers *What if* on a page of a replay, and ``/mine what-if`` at a table where one is up."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.table import Table
from bot.errors import TableError
from bot.limits import Hourly
from bot.messages.components.items import ControlId, notice, row, table_link_button
from bot.messages.components.message import Message
from bot.messages.components.text import plain
from bot.tables.commands.before_start.what_if import Moment
from bot.ui.handlers.community.opening_rules import require_opening
from bot.ui.handlers.places import (
    PRIVATE_THREAD,
    channel_here,
    granted_in,
    own_thread,
    own_thread_types,
    parent_channel,
)
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes


async def press_what_if(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Play on from a step of a game that is over; the control's token is its place."""
    moment = await context.tables.what_if.past(control.table, context.person, control.token)
    return await _play_on(context, moment)


async def now(context: Context) -> Message:
    """Play on from this moment of the channel's game, as the person's own seat may know it."""
    table = await context.open_channel_table()
    return await _play_on(context, await context.tables.what_if.present(table.id, context.person))


async def _play_on(context: Context, moment: Moment) -> Message:
    """Open the table in a thread of the person's, private where that may be."""
    context.spend(Hourly.GUIDED)
    async with context.tables.what_if.opening(context.person.id):
        table, public = await _opened(context, moment)
    channel, link = f"<#{table.channel_id}>", row(table_link_button(table, context.t))
    text = context.t("what-if-opened", channel=channel)
    if public:
        text += "\n" + context.t("what-if-public")
    return notice(text, link, success=True)


async def _opened(context: Context, moment: Moment) -> tuple[Table, bool]:
    """The table, and whether others can read in its thread."""
    channel, parent, person = await channel_here(context), parent_channel(context), context.person
    await require_opening(context, channel.guild.id, channel, guided=True)
    kinds = [] if parent is None else own_thread_types(granted_in(context, parent), parent)
    if parent is None or not kinds:
        raise TableError("what-if-nowhere")
    if moment.secret and PRIVATE_THREAD not in kinds:
        raise TableError("what-if-not-private")
    game = context.presenter_of(moment.table).title(context.t)
    name = context.t("what-if-thread", game=game, host=plain(person.name))
    async with own_thread(context, parent, name, private=moment.secret) as thread:
        opened = await context.tables.what_if.open(moment, person, channel.guild.id, thread.id)
        return opened, not thread.is_private()


ROUTES: Routes = {"what-if": Route(press_what_if, beside=True)}
