"""Standing orders: listed, laid, changed and withdrawn, shown to their person alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.domain.standing_orders import OrderStatus, StandingOrder
from bot.domain.table import Position, Table
from bot.errors import TableError
from bot.games.labels import ActionChoice, Label
from bot.messages.components.action_tree import Node, build, nodes_on
from bot.messages.components.items import (
    ControlId,
    button,
    choice_style,
    message,
    row,
    rows,
    select,
    separator,
    table_link_button,
    text_display,
)
from bot.messages.components.message import Message
from bot.messages.components.position_view import PositionView, seat_title
from bot.messages.components.refusals import error_text, why_dropped
from bot.messages.components.text import LABEL, OPTIONS, PRIVATE, clip
from bot.ui.handlers.play import my_move
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes
from bot.ui.interactions.examples import with_example
from rules.core.errors import RulesError
from rules.core.game import Seat
from rules.core.standing_orders import Order, order_kind, read_order

BUTTONS = 10
"""More values than this go into a select."""
PAGES = 5
"""Pages of a select that are one press away."""


async def press_orders(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """The person's orders for a seat, and what more they may lay."""
    return await orders(context, await context.table_of(control), control.seat)


async def orders(
    context: Context, table: Table, seat: Seat | None = None, *, head: str = ""
) -> Message:
    """The same at a table; ``head`` stands above it. Raises ``TableError`` without a seat."""
    return (await _list(context, table, seat)).show(head=head)


async def press_order(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Walk on to a kind's values; a select may lead straight to one."""
    table = await context.table_of(control)
    page = control.token
    listed = await _list(context, table, control.seat)
    path = [*control.path, *(int(value) for value in values)]
    node = nodes_on(listed.root, path)[-1]
    if node.index is not None and node.leaf and values:
        return await _lay(context, table, listed.seat, listed.candidates[node.index].line)
    return listed.show() if node is listed.root else listed.show_kind(node, path, page)


async def press_lay(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Lay the order whose position among all candidates is the control's path."""
    table = await context.table_of(control)
    listed = await _list(context, table, control.seat)
    index = control.path[0] if control.path else 0
    if index >= len(listed.candidates):
        raise TableError("unknown-control")
    return await _lay(context, table, listed.seat, listed.candidates[index].line)


async def lay(context: Context, table: Table, line: str) -> Message:
    """Lay the order that a person has typed."""
    listed = await _list(context, table, None)
    with with_example(context.t, listed.example):
        return await _lay(context, table, listed.seat, line)


async def _lay(context: Context, table: Table, seat: Seat, line: str) -> Message:
    await context.tables.orders.lay(table.id, context.person, seat, line)
    return await orders(context, table, seat, head=context.t("order-laid"))


async def press_withdraw(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Withdraw the order whose number is the control's token."""
    table = await context.table_of(control)
    seat = await context.tables.orders.withdraw(table.id, context.person, control.token)
    return await orders(context, table, seat, head=context.t("order-withdrawn"))


async def press_back(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Back to the panel of the seat."""
    return await my_move(context, await context.table_of(control), seat=control.seat)


async def _list(context: Context, table: Table, seat: Seat | None) -> OrderList:
    position = await context.started_position(table)
    assignment = context.acting_seat(position, seat)
    view = context.position_view(position, assignment.seat)
    if not view.presenter.game.orders:
        raise TableError("no-orders")
    own = await context.tables.orders.of_person(table.id, context.person, assignment.seat)
    return OrderList(context, position, assignment.seat, own)


class OrderList:
    """A seat's orders, and the tree of those that it may lay now.

    A control names an order by its place among all candidates of the game, which stay the same.
    """

    def __init__(
        self, context: Context, position: Position, seat: Seat, own: Sequence[StandingOrder]
    ) -> None:
        self.context = context
        self.t = context.t
        self.table = position.table
        self.seat = seat
        self.own = own
        self.view: PositionView = context.position_view(position, seat)
        self.kinds = self.view.presenter.game.orders
        self.candidates = [
            Order(kind.id, values)
            for kind in self.kinds
            for values in kind.candidates(self.view.view, seat)
        ]
        self.root = build(self._choice(order) for order in self.candidates)
        laid = {one.line for one in own if one.active}
        self.laid: set[int] = set()
        """Those that are laid as they would be now; they aren't offered again."""
        self.refused: dict[int, RulesError] = {}
        """Those that could never be carried out, with the reason."""
        for index, order in enumerate(self.candidates):
            try:
                if self._kept(order).line in laid:
                    self.laid.add(index)
            except RulesError as error:
                self.refused[index] = error

    def example(self) -> str:
        """The line of an order that could be laid now, else of any."""
        possible = (n for n in range(len(self.candidates)) if n not in self.refused)
        return self.candidates[next(possible, 0)].line

    def _choice(self, order: Order) -> ActionChoice:
        p = self.view.presentation
        value = p.order_value(order)
        return ActionChoice(order, (p.order_label(order.kind), *([value] if value else [])))

    def _kept(self, order: Order) -> Order:
        """An order as it would be kept if it were laid now; raises ``RulesError``."""
        kind = order_kind(self.kinds, order.kind)
        return Order(kind.id, kind.lay(self.view.view, self.seat, order.values))

    def _offered(self, node: Node) -> bool:
        """Whether a node's order can be laid and isn't; for a kind: whether one of its can."""
        if node.leaf:
            return node.index not in self.laid and node.index not in self.refused
        return any(map(self._offered, node.children))

    def _is_laid(self, kind: Node) -> bool:
        return kind.index in self.laid or any(map(self._is_laid, kind.children))

    def _why_not(self, kind: Node) -> str:
        """The reason why no order of a kind can be laid now; empty where one can.

        Of several reasons that of the order that names nothing, else of the last, which reaches
        furthest.
        """
        places = [child.index for child in kind.children] or [kind.index]
        errors = [self.refused.get(place or 0) for place in places]
        if not all(errors):
            return ""
        first = 0 if not self.candidates[places[0] or 0].values else -1
        error = errors[first]
        why = None if error is None else error_text(error, self.t)
        return "" if why is None else self.t("order-not-now", why=why)

    def control(self, verb: str, path: Sequence[int] = (), token: int = 0) -> ControlId:
        """The id of a control of this list."""
        return ControlId(verb, self.table.id, self.seat, token, tuple(path))

    def show(self, *, head: str = "") -> Message:
        """The orders, and a button for each kind."""
        t = self.t
        title = seat_title(self.view.presenter, self.table, self.seat, t)
        active = [one for one in self.own if one.active]
        ended = [one for one in self.own if not one.active]
        lines = [*([head] if head else []), f"### {t('orders-title', seat=title)}"]
        lines.append(t("orders-about"))
        lines += [self._line(one) for one in active] or [t("orders-none")]
        items: list[ui.Item[Any]] = [text_display("\n".join(lines))]
        items += rows([self._withdraw(one) for one in active])
        if ended:
            items += [separator(), text_display("\n".join(self._line(one) for one in ended))]
        kinds = [
            (place, kind)
            for place, kind in enumerate(self.root.children)
            if self._offered(kind) or not self._is_laid(kind)
        ]
        if kinds:
            hints = [line for _, kind in kinds for line in self._about(kind)]
            items += [separator(), text_display("\n".join([t("orders-new"), *hints]))]
            items += rows([self._kind(kind, place) for place, kind in kinds])
        if self.context.in_direct_messages:
            items.append(row(self._back(), table_link_button(self.table, t)))
        else:
            items.append(row(self._back()))
        return message(PRIVATE, items)

    def _line(self, one: StandingOrder) -> str:
        text = self.view.presentation.order_text(read_order(one.line))
        if one.active:
            return f"• {text}" if one.due is None else f"• {text}\n-# {self.t('order-answers')}"
        if one.status is OrderStatus.DONE:
            return f"-# {self.t('order-done', order=text)}"
        return f"-# {self.t('order-dropped', order=text, why=why_dropped(one, self.t))}"

    def _withdraw(self, one: StandingOrder) -> ui.Button[Any]:
        label = self.view.presentation.order_label(read_order(one.line).kind)
        text = self.t("button-order-withdraw", order=clip(label.text, LABEL // 2))
        return button(self.control("order-end", token=one.id), text, ButtonStyle.danger)

    def _about(self, kind: Node) -> list[str]:
        """A kind's hint, and why it can't be laid now."""
        why = self._why_not(kind)
        return [f"-# **{kind.label.text}** · {kind.label.hint}", *([f"-# {why}"] if why else [])]

    def _kind(self, node: Node, place: int) -> ui.Button[Any]:
        possible = self._offered(node)
        if node.leaf:
            control = self.control("order-lay", (node.index or 0,))
            return button(control, node.label, choice_style(acts=True), disabled=not possible)
        label = Label(clip(node.label.text, LABEL - 2) + " …", emoji=node.label.emoji)
        style = choice_style(acts=False)
        return button(self.control("order", (place,)), label, style, disabled=not possible)

    def show_kind(self, node: Node, path: Sequence[int], page: int) -> Message:
        """The values of one kind that can be laid now, and aren't."""
        children = [
            (place, child) for place, child in enumerate(node.children) if self._offered(child)
        ]
        title = f"### {node.label.text}"
        items: list[ui.Item[Any]] = [text_display(f"{title}\n{node.label.hint}")]
        if len(children) <= BUTTONS:
            items += rows([self._value(child) for _, child in children])
        else:
            items += self._select(children, path, page)
        items.append(row(button(self.control("orders"), self.t("button-back"))))
        return message(PRIVATE, items)

    def _value(self, node: Node) -> ui.Button[Any]:
        control = self.control("order-lay", (node.index or 0,))
        return button(control, node.label, choice_style(acts=True))

    def _select(
        self, children: Sequence[tuple[int, Node]], path: Sequence[int], page: int
    ) -> list[ui.Item[Any]]:
        pages = -(-len(children) // OPTIONS)
        page = min(page, pages - 1)
        shown = children[page * OPTIONS : (page + 1) * OPTIONS]
        options = [(str(place), child.label) for place, child in shown]
        placeholder = self.t("panel-choose", count=len(children))
        pick = select(self.control("pick-order", path), options, placeholder)
        others = [
            button(self.control("order", path, other), self.t("button-page", page=other + 1))
            for other in range(min(pages, PAGES))
            if other != page
        ]
        return [row(pick), *rows(others)]

    def _back(self) -> ui.Button[Any]:
        return button(self.control("order-back"), self.t("button-back"))


ROUTES: Routes = {
    "orders": Route(press_orders, in_place=True),
    "order": Route(press_order, in_place=True),
    "pick-order": Route(press_order, in_place=True, select=True),
    "order-lay": Route(press_lay, in_place=True),
    "order-end": Route(press_withdraw, in_place=True),
    "order-back": Route(press_back, in_place=True),
}
