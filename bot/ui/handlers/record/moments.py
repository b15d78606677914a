"""The board as it was right after a step of a game, also of one that goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.table import Table
from bot.limits import Hourly
from bot.messages.components.items import ControlId, browse_buttons, button, legend_button, row
from bot.messages.components.message import Message
from bot.messages.components.replay_pages import PUBLIC, SEATS, Replay, ReplayPage
from bot.messages.components.text import STATUS_COLOURS
from bot.ui.handlers.record.replay import page_of, replay, replay_page, rounds_select
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.waiting import in_thread


async def press_moment(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The board right after a step; the token or the value is its bookmark."""
    table = await context.table_of(control)
    bookmark = int(values[0]) if values else control.token
    return await moment(context, table, bookmark)


async def moment(context: Context, table: Table, bookmark: int) -> Message:
    """A page of the replay, of a game that goes on as far as the reader may know it.

    The board is what everybody saw then; sentences and hand are those of the reader's own seat,
    whose log tells the same. What was taken back is no page. Raises ``StaleControl`` for a bookmark
    of none, and ``TableError`` for more pages than one person may read within an hour.
    """
    await context.started_position(table)
    own = table.seat_of(context.person.id)
    viewed_by = PUBLIC if own is None else SEATS + own.seat
    position, steps, place = await context.tables.history.moment(table.id, bookmark)
    if not table.status.open:
        return await replay(context, table, viewed_by, place)
    context.spend(Hourly.REPLAYS)
    book = Replay(context.presenter_of(table), position, steps, viewed_by, context.t)
    pages = await in_thread(book.pages)
    at = page_of(pages, place)
    entries = [page.step.entry for page in pages]
    bookmarks = await context.tables.history.bookmarks(table.id, entries)
    rounds = rounds_select(book, pages, at, ControlId("pick-moment", table.id), bookmarks)
    controls = [*rounds, _steps(book, pages, at, bookmarks)]
    return replay_page(book, pages, at, controls, STATUS_COLOURS[table.status])


def _steps(
    book: Replay, pages: Sequence[ReplayPage], at: int, bookmarks: Sequence[int]
) -> ui.ActionRow[Any]:
    """Back and forward, always at the same place; the log at this step, and the board of now."""
    t, table = book.t, book.position.table

    def to(number: int, target: int, label: str, emoji: str) -> ui.Button[Any]:
        there = 0 <= target < len(pages)
        # Both may lead nowhere: the path tells them apart.
        control = ControlId("moment", table.id, 0, bookmarks[target if there else at], (number,))
        style = ButtonStyle.primary if number else ButtonStyle.secondary
        return button(control, t(label), style, emoji=emoji, disabled=not there)

    older = bookmarks[at + 1] if at + 1 < len(pages) else 0
    return row(
        to(0, at - 1, "button-back", "◀️"),
        to(1, at + 1, "button-next", "▶️"),
        button(ControlId("log", table.id, 0, older), t("button-log")),
        *browse_buttons(table, t, "hand", "sheet", "log"),
        *legend_button(book.presenter, table, t, book.presenter.legend_about("board")),
    )


ROUTES: Routes = {
    "moment": Route(press_moment),
    "pick-moment": Route(press_moment, select=True),
}
