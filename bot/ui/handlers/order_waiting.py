"""The note above a panel about a standing order that is about to answer."""

from __future__ import annotations

from bot.ui.components.position_view import PositionView
from bot.ui.interactions.context import Context
from rules.core.game import Seat
from rules.core.orders import read_order


async def order_waiting(context: Context, view: PositionView, seat: Seat) -> str:
    """That an order answers what the seat decides now; empty where none does."""
    if not context.tables.orders.concerns(view.table.id):
        return ""
    for one in await context.tables.orders.of_person(view.table.id, context.person, seat):
        if one.due is not None:
            text = view.presentation.order_text(read_order(one.line))
            return context.t("order-waiting", order=text)
    return ""
