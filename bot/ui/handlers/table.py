"""At a running table: undo and its vote, pause, nudge, replace, come back, close."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.custom_ids import ControlId
from bot.delivery.message import Screen
from bot.domain.table import Ballot, Person, Position, Table
from bot.errors import TableError
from bot.ui.components.controls import Style, button, on, row
from bot.ui.components.escaping import escaped
from bot.ui.components.notes import note
from bot.ui.components.table_view import seat_title, table_link
from bot.ui.handlers.play import after, my_move
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Visit

log = structlog.get_logger(__name__)


@on("undo")
async def press_undo(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Take the move back that the control's token names."""
    table = await lookup.table_of(visit, control)
    return await undo(visit, table, control.token or None)


async def undo(visit: Visit, table: Table, ticket: int | None = None) -> Screen:
    """Take the own last move back, or have the table vote on it.

    ``ticket`` is of the move that a button was made for: a second press takes no other back.
    """
    seat = lookup.own_seat(visit, table)
    undone = await visit.tables.undo(table.id, visit.person, ticket=ticket)
    if not isinstance(undone, Position):
        return note(visit.t("undo-voting"))
    scene = lookup.scene(visit, undone, seat.seat)
    return await after(visit, scene, seat.seat, visit.t("undone"))


@on("vote-yes", "vote-no")
async def vote(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Agree to an undo, or don't; the control's token is the vote."""
    agree = control.verb == "vote-yes"
    try:
        asked = await visit.tables.vote(control.table, control.token, visit.person, agree)
    except TableError as error:
        if error.reason == "vote-over":
            await _show_vote(visit, control)
        raise
    await _show_vote(visit, control)
    if asked.ballot is Ballot.AGREED:
        return note(visit.t("vote-accepted"), good=True)
    return note(visit.t(f"{control.verb}-noted"), good=agree)


async def _show_vote(visit: Visit, control: ControlId) -> None:
    """Let the pressed message show how the vote stands now."""
    message = visit.interaction.message
    if message is None:
        return
    position = await visit.tables.position(control.table)
    shown = await visit.house.screens.vote(position, control.token)
    try:
        await message.edit(view=shown.view, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        # The vote counts all the same; the message may have been deleted meanwhile.
        log.info("vote-not-shown", status=error.status, code=error.code)


async def pause(visit: Visit, table: Table) -> Screen:
    """Stop the clocks."""
    await visit.tables.pause(table.id, visit.person, manager=visit.manager)
    resume_button = button(ControlId("resume", table.id), visit.t("button-resume"), Style.good)
    return note(visit.t("paused"), row(resume_button))


@on("resume")
async def press_resume(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Let the clocks run again."""
    return await resume(visit, await lookup.table_of(visit, control))


async def resume(visit: Visit, table: Table) -> Screen:
    """Let the clocks run again."""
    await visit.tables.resume(table.id, visit.person, manager=visit.manager)
    return note(visit.t("resumed"), good=True)


async def nudge(visit: Visit, table: Table) -> Screen:
    """Mention those who are up."""
    await visit.tables.nudge(table.id, visit.person, manager=visit.manager)
    return note(visit.t("nudged"), good=True)


@on("comeback")
async def come_back(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Take the seat back from the autopilot that plays it."""
    table = await lookup.table_of(visit, control)
    position = await visit.tables.come_back(table.id, visit.person)
    return await my_move(visit, position.table, head=visit.t("welcome-back"))


async def replace(
    visit: Visit,
    table: Table,
    identity: str,
    person: discord.Member | None,
    autopilot: str | None,
) -> Screen:
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
    table = await visit.tables.replace(
        table.id,
        visit.person,
        seat.seat,
        person=newcomer,
        style=autopilot,
        manager=visit.manager,
    )
    face = lookup.face_of(visit, table)
    now = table.seats[seat.seat]
    title = seat_title(face, table, seat.seat, visit.t)
    if now.autopilot is not None:
        style = face.style_label(now.autopilot, visit.t).text
        return note(visit.t("replaced-autopilot", seat=title, style=style), good=True)
    return note(visit.t("replaced-person", seat=title, name=escaped(now.name)), good=True)


def ask_to_close(visit: Visit, table: Table) -> Screen:
    """Ask once more before a table ends for all."""
    if visit.person.id != table.host_id and not visit.manager:
        raise TableError("host-only")
    if not table.status.open:
        raise TableError("no-table")
    t = visit.t
    buttons = row(
        button(ControlId("close", table.id), t("button-close"), Style.danger),
        button(ControlId("keep-open", table.id), t("button-keep-open")),
    )
    return note(t("close-sure", link=table_link(table)), buttons, bad=True)


@on("close")
async def close(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Close the table for good."""
    table = await lookup.table_of(visit, control)
    await visit.tables.close(table.id, visit.person, manager=visit.manager)
    return note(visit.t("closed"))


@on("keep-open")
async def keep_open(visit: Visit, control: ControlId, values: Sequence[str]) -> Screen:
    """Leave everything as it is."""
    return note(visit.t("kept-open"), good=True)
