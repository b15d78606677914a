"""The clocks of people and tables: away, quiet hours, more time, votes on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.domain.calendar import PersonalHours, check_zone, parse_quiet, written_hours
from bot.domain.clocks import parse_clock
from bot.domain.table import Status, Table
from bot.domain.votes import Subject, TableVote, VoteStatus
from bot.errors import TableError
from bot.messages.components.items import ControlId, comeback_button, notice, row
from bot.messages.components.message import Message
from bot.messages.components.text import duration, quoted, timestamp
from bot.ui.handlers.hosting import resume
from bot.ui.handlers.play import my_move
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes

USUAL_EXTENSION = timedelta(days=1)


async def away(context: Context, table: Table, days: int) -> Message:
    """Be away for so many days; 0 to be back."""
    position = await context.tables.seats.away(table.id, context.person, days)
    t = context.t
    if not days:
        return await my_move(context, position.table, head=t("welcome-back"))
    until = position.away[context.person.id]
    lines = [t("away-noted", when=timestamp(until, "f"))]
    if position.table.status is Status.PAUSED:
        lines.append(t("away-paused"))
    return notice("\n".join(lines), row(comeback_button(table, t)), success=True)


async def quiet(context: Context, hours: str | None, zone: str | None) -> Message:
    """Tell when one isn't to be hurried; without anything, show what is known."""
    known = await context.tables.hours.get(context.person.id)
    wanted = known
    try:
        if zone is not None:
            wanted = replace(wanted, zone=check_zone(zone))
        if hours is not None:
            wanted = replace(wanted, quiet=parse_quiet(hours))
    except TableError as error:
        if "zone" not in error.params:
            raise
        raise TableError(error.reason, **{**error.params, "zone": quoted(zone or "")}) from None
    if wanted.zone is None and wanted.quiet is not None:
        raise TableError("zone-missing")
    if wanted != known:
        await context.tables.hours.set(context.person, wanted)
    return notice(_hours_text(context, wanted), success=wanted != known)


def _hours_text(context: Context, hours: PersonalHours) -> str:
    if hours.quiet is None:
        return context.t("quiet-none", zone=hours.zone or "UTC")
    return context.t("quiet-hours", hours=written_hours(hours.quiet), zone=hours.zone or "UTC")


async def vote(context: Context, table: Table, subject: Subject, time: str | None) -> Message:
    """Ask the table; its host, and who manages the server, needn't ask."""
    span = None
    if subject is Subject.EXTEND:
        span = USUAL_EXTENSION if time is None else parse_clock(time)
        if span is None:
            raise TableError("clock-unreadable")
    if context.manages(table) or context.person.id == table.host_id:
        return await _decide(context, table, subject, span)
    asked = await context.tables.clocks.ask(table.id, context.person, subject, span)
    if asked.status is VoteStatus.AGREED:
        return notice(context.t("table-vote-accepted"), success=True)
    return notice(context.t("table-vote-asked"))


async def _decide(
    context: Context, table: Table, subject: Subject, span: timedelta | None
) -> Message:
    """Carry out what the host decides alone."""
    tables, by, manager = context.tables, context.person, context.manages(table)
    match subject:
        case Subject.PAUSE:
            await tables.hosting.pause(table.id, by, manager=manager)
            return notice(context.t("paused"), success=True)
        case Subject.RESUME:
            return await resume(context, table)
        case Subject.EXTEND:
            await tables.clocks.extend(table.id, by, span or USUAL_EXTENSION, manager=manager)
            return notice(context.t("extended", span=duration(span, context.t)), success=True)


async def press_vote(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Agree to what was asked, or not; the control's token is the vote's id."""
    agree = control.verb == "table-vote-yes"
    clocks = context.tables.clocks
    try:
        cast = await clocks.cast(control.table, control.token, context.person, agree)
    except TableError as error:
        if error.reason == "vote-over":
            await _show(context, await clocks.vote_of(control.table, control.token))
        raise
    await _show(context, cast)
    if cast.status is VoteStatus.AGREED:
        return notice(context.t("table-vote-accepted"), success=True)
    return notice(context.t("vote-yes-noted" if agree else "vote-no-noted"), success=agree)


async def _show(context: Context, vote: TableVote) -> None:
    """Edit the pressed message, so that it shows how the vote stands now."""
    position = await context.tables.position(vote.table_id)
    shown = context.services.channel_messages.table_vote(position, vote)
    await context.edit_pressed(shown, "vote-not-shown")


ROUTES: Routes = {
    "table-vote-yes": Route(press_vote),
    "table-vote-no": Route(press_vote),
}
