"""Undo: taking the own last move back, and the vote on it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.table import Position, Table
from bot.domain.votes import VoteStatus
from bot.errors import TableError
from bot.messages.components.happened import answer
from bot.messages.components.items import ControlId, notice
from bot.messages.components.message import Message
from bot.ui.handlers.play import next_message
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes


async def press_undo(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take the move back whose ticket is the control's token."""
    return await undo(context, await context.table_of(control), control.token or None)


async def undo(context: Context, table: Table, ticket: int | None = None) -> Message:
    """Take the own last move back, or have the table vote on it.

    ``ticket`` is of the move that a button was made for: a second press takes no other back.
    """
    context.own_seat(table)
    result = await context.tables.undo.undo(table.id, context.person, ticket=ticket)
    if not isinstance(result, Position):
        of_group = context.presenter_of(table).game.group_undo
        return notice(context.t("undo-voting-group" if of_group else "undo-voting"))
    seat = context.acting_seat(result).seat
    view = context.position_view(result, seat)
    return await next_message(context, view, seat, answer(context.t("undone")))


async def press_vote(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Agree to an undo, or refuse it; the control's token is the vote's id."""
    agree = control.verb == "vote-yes"
    try:
        vote = await context.tables.undo.vote(control.table, control.token, context.person, agree)
    except TableError as error:
        if error.reason == "vote-over":
            await _update_vote(context, control)
        raise
    await _update_vote(context, control)
    if vote.status is VoteStatus.AGREED:
        return notice(context.t("vote-accepted"), success=True)
    return notice(context.t(f"{control.verb}-noted"), success=agree)


async def _update_vote(context: Context, control: ControlId) -> None:
    """Edit the pressed message, so that it shows how the vote stands now."""
    position = await context.tables.position(control.table)
    vote = await context.tables.undo.vote_of(control.table, control.token)
    shown = context.services.channel_messages.vote(position, vote)
    await context.edit_pressed(shown, "vote-not-shown")


ROUTES: Routes = {
    "undo": Route(press_undo),
    "vote-yes": Route(press_vote),
    "vote-no": Route(press_vote),
}
