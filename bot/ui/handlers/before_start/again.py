"""Playing once more: a lobby with the same people after a game is over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.components.items import ControlId, notice, row, table_link_button
from bot.messages.components.message import Message
from bot.ui.interactions.context import Context, require
from bot.ui.interactions.dispatch import Route, Routes


async def press_again(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Open a table like the one that is over, with its people; who presses is the host."""
    table, t = await context.table_of(control), context.t
    if context.channel_id == table.channel_id:
        require(context.interaction.app_permissions, t, thread=table.thread)
    opened = await context.tables.again.open(table.id, context.person)
    link = row(table_link_button(opened, t))
    identities = [one.seat_of(context.person.id) for one in (table, opened)]
    moved = len({seat.identity for seat in identities if seat is not None}) > 1
    text = t("again-opened", channel=f"<#{opened.channel_id}>", moved="yes" if moved else "no")
    return notice(text, link, success=True)


ROUTES: Routes = {
    "again": Route(press_again),
}
