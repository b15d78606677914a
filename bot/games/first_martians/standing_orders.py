"""Standing orders of First Martians in the reader's language."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.labels import Label
from rules.core.standing_orders import Order
from rules.first_martians.standing_orders import HELP
from rules.first_martians.views.view import View


def order_value(p: Presentation[View], order: Order) -> Label | None:
    """The type of action that an order helps with."""
    if order.kind != HELP:
        return None
    return Label(p.t(f"first_martians-order-help-{order.values[0]}"))
