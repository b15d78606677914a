"""Hosting a table: pause, resume, nudge, replace, come back, move into a thread, close."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle

from bot.domain.table import (
    Person,
    SeatAssignment,
    Status,
    Table,
    require_host,
    require_movable,
)
from bot.domain.votes import SeatOffer
from bot.errors import TableError
from bot.messages.components.items import ControlId, button, notice, row, table_link_button
from bot.messages.components.message import Message
from bot.messages.components.position_view import seat_title
from bot.messages.components.text import escaped
from bot.tables.commands.hosting import require_closable
from bot.ui.handlers.lobby import style_typed
from bot.ui.handlers.places import place_of_table
from bot.ui.handlers.play import my_move
from bot.ui.handlers.seat_offers import ask_to_offer, offer_seat, seat_typed
from bot.ui.interactions.context import Context, person_of, require
from bot.ui.interactions.dispatch import Route, Routes


async def pause(context: Context, table: Table) -> Message:
    """Stop the clocks."""
    await context.tables.hosting.pause(table.id, context.person, manager=context.manages(table))
    resume_button = button(
        ControlId("resume", table.id), context.t("button-resume"), ButtonStyle.success
    )
    return notice(context.t("paused"), row(resume_button))


async def press_resume(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Let the clocks run again."""
    return await resume(context, await context.table_of(control))


async def resume(context: Context, table: Table) -> Message:
    """Let the clocks run again."""
    resumed = await context.tables.hosting.resume(
        table.id, context.person, manager=context.manages(table)
    )
    if resumed.table.status is Status.PAUSED:  # its people have left meanwhile, or are away
        return notice(context.t("resumed-waits"))
    return notice(context.t("resumed"), success=True)


async def nudge(context: Context, table: Table) -> Message:
    """Mention those who are up."""
    await context.tables.hosting.nudge(table.id, context.person, manager=context.manages(table))
    return notice(context.t("nudged"), success=True)


async def press_comeback(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take the seat back from the autopilot that plays it."""
    table = await context.table_of(control)
    position = await context.tables.seats.come_back(
        table.id, context.person, answered=context.in_direct_messages
    )
    return await my_move(context, position.table, head=context.t("welcome-back"))


async def replace(
    context: Context,
    table: Table,
    identity: str,
    person: discord.Member | None,
    autopilot: str | None,
) -> Message:
    """Give a seat, named by its identity, to a person or an autopilot, or ask who sits there.

    For an own seat somebody is looked for who takes it over.
    """
    seat = seat_typed(context, table, identity)
    if person is not None and person.bot:
        raise TableError("bot-as-player")
    style = None if autopilot is None else style_typed(context, table, autopilot)
    newcomer = None
    if person is not None:
        newcomer = person_of(person, table.settings.language)
    if seat.user_id == context.person.id and (newcomer is not None or style is None):
        if newcomer is None:
            return ask_to_offer(context, table, seat)
        return await offer_seat(context, table, seat, newcomer, style=style)
    if newcomer is not None and style is not None:
        raise TableError("replace-whom")
    if seat.user_id != context.person.id:
        require_host(table, context.person, context.manages(table))
    replaced = await give_seat(context, table, seat, newcomer, style=style)
    if isinstance(replaced, SeatOffer):
        return notice(context.t("seat-offer-asked", name=escaped(seat.name)))
    table, t, presenter = replaced, context.t, context.presenter_of(replaced)
    now = table.seats[seat.seat]
    title = seat_title(presenter, table, seat.seat, t)
    if now.autopilot is not None:
        style = presenter.style_label(now.autopilot, t).text
        return notice(t("replaced-autopilot", seat=title, style=style), success=True)
    return notice(t("replaced-person", seat=title, name=escaped(now.name)), success=True)


async def give_seat(
    context: Context,
    table: Table,
    seat: SeatAssignment,
    newcomer: Person | None,
    *,
    style: str | None = None,
) -> Table | SeatOffer:
    """Give a seat to somebody or to an autopilot; who plays it is asked, unless they have left."""
    left, holder = None, seat.user_id
    if holder not in (None, context.person.id) and seat.played_by_person:
        left = holder if await context.has_left(table.guild_id, holder or 0) else None
    return await context.tables.seats.replace(
        table.id,
        context.person,
        seat.seat,
        person=newcomer,
        style=style,
        manager=context.manages(table),
        left=left,
    )


async def press_to_thread(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Move the table into a thread."""
    return await to_thread(context, await context.table_of(control))


async def to_thread(context: Context, table: Table) -> Message:
    """Move a table from its channel into a thread that is made for it there."""
    require_host(table, context.person, context.manages(table))
    require_movable(table)
    channel, t = context.interaction.channel, context.t
    if not isinstance(channel, discord.TextChannel) or channel.id != table.channel_id:
        raise TableError("no-thread-for-table")
    require(context.interaction.app_permissions, t, channel, open_thread=True)
    host = next((one.name for one in table.seats if one.user_id == table.host_id), None)
    presenter, name = context.presenter_of(table), host or context.person.name
    place = place_of_table(context, channel, presenter, table.settings.language, name, thread=True)
    async with place as made:
        moved = await context.tables.hosting.move(
            table.id, context.person, made.channel_id, made.card, manager=context.manages(table)
        )
    text = t("moved-to-thread", channel=f"<#{moved.channel_id}>")
    return notice(text, row(table_link_button(moved, t)), success=True)


async def ask_to_close(context: Context, table: Table) -> Message:
    """Ask for confirmation before a table ends for all."""
    if not table.status.open:
        raise TableError("no-table")
    require_closable(table, context.person, context.manages(table))
    t = context.t
    buttons = row(
        button(ControlId("close", table.id), t("button-close"), ButtonStyle.danger),
        button(ControlId("keep-open", table.id), t("button-keep-open")),
    )
    return notice(t("close-sure", link=f"<#{table.channel_id}>"), buttons, error=True)


async def press_close(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Close the table for good."""
    table = await context.table_of(control)
    await context.tables.hosting.close(table.id, context.person, manager=context.manages(table))
    return notice(context.t("closed"))


async def press_keep_open(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Answer the button that keeps a table open: nothing changes."""
    return notice(context.t("kept-open"), success=True)


ROUTES: Routes = {
    "resume": Route(press_resume),
    "comeback": Route(press_comeback, in_place=True),
    "to-thread": Route(press_to_thread),
    "close": Route(press_close),
    "keep-open": Route(press_keep_open),
}
