"""Looking at a table without changing it: board, hand, sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.messages.components.items import (
    ControlId,
    browse_buttons,
    button,
    gallery,
    legend_button,
    message,
    my_move_button,
    notice,
    own_seat_buttons,
    row,
    rows,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView
from bot.messages.components.text import NEUTRAL, PRIVATE, STATUS_COLOURS
from bot.messages.lobby import lobby
from bot.ui.interactions.context import Context, seat_by_number
from bot.ui.interactions.dispatch import Route, Routes
from rules.core.game import Seat

BOARD_LIMIT = 2200
HAND_LIMIT = 2000
SHEET_LIMIT = 500


async def show_table(context: Context, table: Table, *, everybody: bool) -> Message:
    """The table as it is: for the reader, or (``everybody``) posted anew at the channel's end."""
    if everybody:
        if table.seat_of(context.person.id) is None and not context.manages(table):
            raise TableError("not-seated")
        await context.tables.hosting.show(table.id)
        return notice(context.t("shown"), success=True)
    if table.seed_hash is None:
        return lobby(context.presenter_of(table), table, context.t)
    return await board(context, table)


async def press_board(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The public boards."""
    return await board(context, await context.table_of(control))


async def board(context: Context, table: Table) -> Message:
    """The public boards in the reader's language, with who is up."""
    view = await _public_view(context, table)
    bands = view.boards()
    title = f"### {view.title}"
    top = "\n".join([title, view.headline, *view.up(mention=False)])
    items: list[ui.Item[Any]] = [text_display(top, BOARD_LIMIT)]
    # Each in a gallery of its own: Discord crops pictures that share one.
    items += map(gallery, bands)
    items.append(row(*other_pages(context, table, "board")))
    return message(STATUS_COLOURS[table.status], items, bands=bands)


async def press_hand(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The person's own hand; the control names a seat where the person has several."""
    table = await context.table_of(control)
    position = await context.started_position(table)
    seat = context.acting_seat(position, control.seat).seat
    view = context.position_view(position, seat)
    bands = view.hand(seat)
    others = own_seat_buttons(view, seat, "hand")
    whose = [view.seat(seat)] if others else []
    lines = [f"### {context.t('hand-title')}", *whose, view.presentation.hand_text(seat)]
    items: list[ui.Item[Any]] = [text_display("\n".join(lines), HAND_LIMIT)]
    items += map(gallery, bands)
    items += rows(others)
    items.append(row(*other_pages(context, table, "hand")))
    return message(PRIVATE, items, bands=bands)


async def press_sheet(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A seat's sheets: the person's own unless the control names another seat."""
    table = await context.table_of(control)
    view = await _public_view(context, table)
    own = table.seat_of(context.person.id)
    wanted = control.seat
    if wanted is None:
        wanted = own.seat if own is not None else next(iter(view.decisions), 0)
    seat = seat_by_number(table, wanted).seat
    bands = view.public.sheet(seat)
    title = f"### {context.t('sheet-title')}\n{view.seat(seat)}"
    items: list[ui.Item[Any]] = [text_display(title, SHEET_LIMIT), *map(gallery, bands)]
    items += _sheet_buttons(view, seat)
    items.append(row(*other_pages(context, table, "sheet")))
    return message(NEUTRAL, items, bands=bands)


def _sheet_buttons(view: PositionView, shown: Seat) -> list[ui.ActionRow[Any]]:
    return rows(
        [
            button(
                ControlId("sheet", view.table.id, assignment.seat),
                view.presenter.seat_label(assignment.identity, view.t),
                disabled=assignment.seat == shown,
            )
            for assignment in view.table.seats
        ]
    )


def other_pages(context: Context, table: Table, here: str) -> list[ui.Button[Any]]:
    """The buttons from ``here`` to the person's move and to the other pages about the table.

    Beside a picture that the legend explains, there is one to its page.
    """
    t, seat = context.t, table.seat_of(context.person.id)
    presenter = context.presenter_of(table)
    legend = legend_button(presenter, table, t, presenter.legend_about(here))
    playing = seat is not None and table.status in (Status.RUNNING, Status.PAUSED)
    if not playing:
        return [*browse_buttons(table, t, here, "hand"), *legend]
    return [my_move_button(table, t), *browse_buttons(table, t, here), *legend]


async def _public_view(context: Context, table: Table) -> PositionView:
    """The table as everybody may know it, in the reader's language."""
    return context.position_view(await context.started_position(table), None)


ROUTES: Routes = {
    "board": Route(press_board),
    "hand": Route(press_hand),
    "sheet": Route(press_sheet),
}
