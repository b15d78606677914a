"""The legend of a game: what the signs of its pictures and the words of its texts mean."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from discord import ui

from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.games.labels import Label
from bot.messages.components.items import (
    ControlId,
    button,
    gallery,
    message,
    row,
    select,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.text import NEUTRAL, OPTIONS
from bot.ui.handlers.explanations.help import number_of, presenter_of
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes

LEGEND_LIMIT = 3500


async def press_legend(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """A page of the legend; its number is the select's value or the control's path.

    Which game: as for the rules.
    """
    presenter = await presenter_of(context, control)
    headings = presenter.legend_headings(context.t)
    if not headings:
        raise TableError("unknown-control")
    page = int(values[0]) if values else (control.path[0] if control.path else 0)
    page = min(page, len(headings) - 1)
    absent = await _absent(context, presenter, control, page)
    text, bands = presenter.legend_page(page, context.t, absent)
    number = number_of(context, presenter)
    title = f"## {presenter.title(context.t)} · {headings[page]}"
    items: list[ui.Item[Any]] = [text_display(title), *map(gallery, bands)]
    items.append(text_display(text, LEGEND_LIMIT))
    labels = [(str(place), Label(heading)) for place, heading in enumerate(headings)]
    chooser = select(
        ControlId("pick-legend", 0, number),
        labels[:OPTIONS],
        context.t("legend-choose"),
        chosen=str(page),
    )
    rules = ControlId("rules", 0, number, 0, (0,))
    items += [row(chooser), row(button(rules, context.t("button-rules"), emoji="📖"))]
    return message(NEUTRAL, items, bands=bands)


async def _absent(
    context: Context, presenter: GamePresenter, control: ControlId, page: int
) -> Collection[str]:
    """The signs of a page that the board doesn't show as whoever pressed has it before them."""
    if presenter.legend is None or not control.table or page != presenter.legend_about("board"):
        return ()
    table = await context.table_of(control)
    if table.seed_hash is None:
        return ()
    pressed = context.interaction.message
    public = pressed is None or not (pressed.flags.ephemeral or context.in_direct_messages)
    own = None if public else table.seat_of(context.person.id)
    position = await context.tables.position_of(table)
    view = context.position_view(position, None if own is None else own.seat)
    return presenter.legend.absent(view.view)


ROUTES: Routes = {
    "legend": Route(press_legend, beside=True),
    "pick-legend": Route(press_legend, select=True),
}
