"""At a running table: undo and its vote, pause, nudge, replace, come back, close."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import Person, Position, Table, VoteStatus
from bot.errors import TableError
from bot.ui.components.controls import ButtonStyle, button, handles, row
from bot.ui.components.escaping import escaped
from bot.ui.components.notes import notice
from bot.ui.components.table_view import seat_title, table_link
from bot.ui.handlers.play import my_move, next_message
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context

log = structlog.get_logger(__name__)


@handles("undo")
async def press_undo(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take the move back that the control's token names."""
    table = await lookup.table_of(visit, control)
    return await undo(visit, table, control.token or None)


async def undo(visit: Context, table: Table, ticket: int | None = None) -> Message:
    """Take the own last move back, or have the table vote on it.

    ``ticket`` is of the move that a button was made for: a second press takes no other back.
    """
    seat = lookup.own_seat(visit, table)
    undone = await visit.tables.undo.undo(table.id, visit.person, ticket=ticket)
    if not isinstance(undone, Position):
        return notice(visit.t("undo-voting"))
    scene = lookup.table_view(visit, undone, seat.seat)
    return await next_message(visit, scene, seat.seat, visit.t("undone"))


@handles("vote-yes", "vote-no")
async def vote(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Agree to an undo, or don't; the control's token is the vote."""
    agree = control.verb == "vote-yes"
    try:
        asked = await visit.tables.undo.vote(control.table, control.token, visit.person, agree)
    except TableError as error:
        if error.reason == "vote-over":
            await _show_vote(visit, control)
        raise
    await _show_vote(visit, control)
    if asked.ballot is VoteStatus.AGREED:
        return notice(visit.t("vote-accepted"), good=True)
    return notice(visit.t(f"{control.verb}-noted"), good=agree)


async def _show_vote(visit: Context, control: ControlId) -> None:
    """Let the pressed message show how the vote stands now."""
    message = visit.interaction.message
    if message is None:
        return
    position = await visit.tables.position(control.table)
    asked = await visit.tables.undo.vote_of(control.table, control.token)
    shown = await visit.house.screens.vote(position, asked)
    try:
        await message.edit(view=shown.view, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        # The vote counts all the same; the message may have been deleted meanwhile.
        log.info("vote-not-shown", status=error.status, code=error.code)


async def pause(visit: Context, table: Table) -> Message:
    """Stop the clocks."""
    await visit.tables.hosting.pause(table.id, visit.person, manager=visit.manager)
    resume_button = button(
        ControlId("resume", table.id), visit.t("button-resume"), ButtonStyle.good
    )
    return notice(visit.t("paused"), row(resume_button))


@handles("resume")
async def press_resume(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Let the clocks run again."""
    return await resume(visit, await lookup.table_of(visit, control))


async def resume(visit: Context, table: Table) -> Message:
    """Let the clocks run again."""
    await visit.tables.hosting.resume(table.id, visit.person, manager=visit.manager)
    return notice(visit.t("resumed"), good=True)


async def nudge(visit: Context, table: Table) -> Message:
    """Mention those who are up."""
    await visit.tables.hosting.nudge(table.id, visit.person, manager=visit.manager)
    return notice(visit.t("nudged"), good=True)


@handles("comeback")
async def come_back(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take the seat back from the autopilot that plays it."""
    table = await lookup.table_of(visit, control)
    position = await visit.tables.seats.come_back(table.id, visit.person)
    return await my_move(visit, position.table, head=visit.t("welcome-back"))


async def replace(
    visit: Context,
    table: Table,
    identity: str,
    person: discord.Member | None,
    autopilot: str | None,
) -> Message:
    """Give a seat, named by its identity, to a person or an autopilot."""
    seat = next((seat for seat in table.seats if seat.identity == identity), None)
    if seat is None:
        raise TableError("no-such-seat")
    if person is not None and autopilot is not None:
        raise TableError("replace-whom")
    if person is not None and person.bot:
        raise TableError("bots-have-no-hands")
    newcomer = None
    if person is not None:
        newcomer = Person(person.id, person.display_name, table.language)
    table = await visit.tables.seats.replace(
        table.id,
        visit.person,
        seat.seat,
        person=newcomer,
        style=autopilot,
        manager=visit.manager,
    )
    face = lookup.presenter_of(visit, table)
    now = table.seats[seat.seat]
    title = seat_title(face, table, seat.seat, visit.t)
    if now.autopilot is not None:
        style = face.style_label(now.autopilot, visit.t).text
        return notice(visit.t("replaced-autopilot", seat=title, style=style), good=True)
    return notice(visit.t("replaced-person", seat=title, name=escaped(now.name)), good=True)


def ask_to_close(visit: Context, table: Table) -> Message:
    """Ask once more before a table ends for all."""
    if visit.person.id != table.host_id and not visit.manager:
        raise TableError("host-only")
    if not table.status.open:
        raise TableError("no-table")
    t = visit.t
    buttons = row(
        button(ControlId("close", table.id), t("button-close"), ButtonStyle.danger),
        button(ControlId("keep-open", table.id), t("button-keep-open")),
    )
    return notice(t("close-sure", link=table_link(table)), buttons, bad=True)


@handles("close")
async def close(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Close the table for good."""
    table = await lookup.table_of(visit, control)
    await visit.tables.hosting.close(table.id, visit.person, manager=visit.manager)
    return notice(visit.t("closed"))


@handles("keep-open")
async def keep_open(visit: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Leave everything as it is."""
    return notice(visit.t("kept-open"), good=True)
