"""Standing orders of Spazio: 1999 in the reader's language."""

from __future__ import annotations

from bot.games.base import Presentation
from bot.games.labels import Label
from bot.games.space1999.glossary import HOME, NODE, PLANET, is_node, where
from rules.core.standing_orders import Order
from rules.space1999.standing_orders import FLY_HOME
from rules.space1999.terms import BASE
from rules.space1999.views.view import View


def order_value(p: Presentation[View], order: Order) -> Label | None:
    """The place to which an order flies before it flies home."""
    if order.kind != FLY_HOME:
        return None
    target = order.values[0] if order.values else BASE
    if target == BASE:
        return Label(p.t("space1999-order-straight-home"), emoji=HOME)
    emoji = NODE if is_node(target) else PLANET
    return Label(p.t("space1999-order-then-home", to=where(target, "to", p.t)), emoji=emoji)
