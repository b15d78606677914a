"""Hints: what the expert would do, in the panel of whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.message import Message
from bot.domain.table import Status
from bot.errors import StaleControl
from bot.ui.components.items import ControlId
from bot.ui.handlers.play import panel, panel_of, stale_panel
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes


async def press_hint(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The panel with the expert's choice, once the expert has thought."""
    view, seat, stale = await panel_of(context, control)
    if stale is not None:
        return stale
    table_id = view.table.id
    try:
        await context.tables.hints.hint(table_id, seat, control.token, context.person)
    except StaleControl:
        return await stale_panel(context, table_id, seat, "hint-stale")
    position = await context.tables.position(table_id)
    # It may have been decided from another device while the hint was counted.
    if position.tokens.get(seat) != control.token or position.table.status is not Status.RUNNING:
        return await stale_panel(context, table_id, seat, "hint-stale")
    return await panel(context, context.position_view(position, seat), seat)


ROUTES: Routes = {"hint": Route(press_hint, in_place=True)}
