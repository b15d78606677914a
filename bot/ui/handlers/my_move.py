"""My move: the panel of whoever is up; else who is, with the own hand and sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.domain.table import Position, Status, Table
from bot.messages.components.items import (
    ControlId,
    browse_buttons,
    gallery,
    message,
    orders_button,
    row,
    rows,
    separator,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView
from bot.messages.components.text import PRIVATE, STATUS_COLOURS
from bot.ui.handlers.history import since_last_move
from bot.ui.handlers.play import HAND_LIMIT, HEAD_LIMIT, offer_return, panel
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from rules.core.game import Seat

WAITING_LIMIT = 1500


async def press_move(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """My move: the panel if the seat is up, else who is, with the own hand and sheet.

    The control names a seat where the person has several.
    """
    return await my_move(context, await context.table_of(control), seat=control.seat)


async def my_move(
    context: Context, table: Table, *, head: str = "", seat: Seat | None = None
) -> Message:
    """The panel of what a person may do at this table now; ``head`` stands above it.

    ``seat`` is one of the person's own; without it, it is the one that is asked.
    """
    position = await context.started_position(table)
    if table.seat_of(context.person.id) is None:
        return _spectator(context, position)
    assignment = context.acting_seat(position, seat)
    seat = assignment.seat
    view = context.position_view(position, seat)
    if not assignment.played_by_person and table.status.open:
        return offer_return(view, assignment)
    if seat not in view.decisions or table.status is not Status.RUNNING:
        return await _not_up(context, view, seat, head)
    since = await since_last_move(context, view, seat)
    order = await context.order_waiting(view, seat)
    above = "\n".join(part for part in (head, since, order) if part)
    return await panel(context, view, seat, above)


def _spectator(context: Context, position: Position) -> Message:
    """For people without a seat: who is up, and what everybody may see."""
    t, table = context.t, position.table
    view = context.position_view(position, None)
    lines = [t("spectator"), view.headline, *view.up(mention=False)]
    buttons = row(*browse_buttons(table, t, "hand"))
    return message(STATUS_COLOURS[table.status], [text_display("\n".join(lines)), buttons])


async def _not_up(context: Context, view: PositionView, seat: Seat, head: str) -> Message:
    t, table = view.t, view.table
    lines = [
        *([head] if head else []),
        f"### {t(f'not-up-{table.status}')}",
        view.headline,
        *view.up(mention=False),
    ]
    since = await since_last_move(context, view, seat)
    items: list[ui.Item[Any]] = [text_display("\n".join(lines), WAITING_LIMIT)]
    if since:
        items += [separator(), text_display(since, HEAD_LIMIT)]
    hand, sheet = view.hand(seat), view.public.sheet(seat)
    # Each in a gallery of its own: Discord crops pictures that share one.
    items += map(gallery, (*hand, *sheet))
    if not hand:
        items.append(text_display(view.presentation.hand_text(seat), HAND_LIMIT))
    items += rows([*browse_buttons(table, t), *orders_button(view, seat)])
    return message(PRIVATE, items, bands=(*hand, *sheet))


ROUTES: Routes = {
    "move": Route(press_move),
    "onward": Route(press_move, in_place=True),
}
