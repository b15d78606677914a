"""Standing orders of 1969 in the reader's language."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.labels import Label
from rules.core.standing_orders import Order
from rules.race1969.standing_orders import ANY, NO_CARDS, ROLL_NO_MORE, to_the_end
from rules.race1969.views.view import View


def order_value(p: Presentation[View], order: Order) -> Label:
    """The year, the number of successes or the cell that an order names."""
    (value,) = order.values
    if order.kind == ROLL_NO_MORE:
        return Label(p.t("race1969-order-successes", count=int(value)))
    if order.kind == NO_CARDS:
        if value == ANY:
            return Label(p.t("race1969-order-any-cell"))
        return Label(p.t("race1969-order-cell", cell=int(value)))
    if int(value) == to_the_end(p.view):
        return Label(p.t("race1969-order-to-the-end"))
    return Label(p.t("race1969-order-until", year=value))
