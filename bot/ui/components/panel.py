"""The panel: the legal actions of any game as messages of buttons and selects.

A presenter gives every legal action a path of labels; the panel walks the tree of these paths,
shows a preview to be confirmed where an action has one, and names the action to carry out. Its
controls name the seat, the decision's token and positions in the tree, so that a panel works after
a restart and one of an earlier decision is recognised.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.delivery.message import Message
from bot.games.base import Label
from bot.ui.components.action_tree import Node, nodes_on
from bot.ui.components.colours import PRIVATE
from bot.ui.components.items import (
    ControlId,
    browse_buttons,
    button,
    gallery,
    message,
    row,
    rows,
    select,
    separator,
    table_link_button,
    text_display,
)
from bot.ui.components.position_view import PositionView, seat_title
from bot.ui.components.text import LABEL, OPTIONS, clip, clip_lines
from rules.core.game import Seat

BUTTONS = 10
BUTTONS_WITH_HINTS = 6
"""More choices than this go into a select, which has room for a hint beside each."""
SELECTS = 4
"""Groups that may show their choices at once, each in a select of its own."""
BUTTON_TEXT = 40
"""A choice with a longer label goes into a select too: a phone shows no more on a button."""
PAGE_BUTTONS = 10
"""Pages of a select beside the one shown that are one press away."""
CLOSING_BUTTONS = 5
TRAIL_LIMIT = 300
QUESTION_LIMIT = 1500
PREVIEW_LIMIT = 2000
AWAITED_LIMIT = 300
HINTS_LIMIT = 1000
HEAD_LIMIT = 1000


class Panel:
    """The panel of one seat that decides now.

    ``position_view`` is the seat's own. ``direct``: it stands among direct messages, where the
    table is a link away and ``place`` a line that says where it is. ``undo`` is the ticket of the
    move that the seat may take back unasked.
    """

    def __init__(
        self,
        position_view: PositionView,
        seat: Seat,
        *,
        direct: bool = False,
        place: str = "",
        undo: int | None = None,
    ) -> None:
        self.position_view = position_view
        self.seat = seat
        self.direct = direct
        self.place = place
        self.undo = undo
        self.root = position_view.tree(seat)
        self.token = position_view.position.tokens.get(seat, 0)
        decision = position_view.decisions.get(seat)
        self.ready = decision is not None and decision.ready

    def control(self, verb: str, path: Sequence[int] = ()) -> ControlId:
        """The id of a control of this panel."""
        return ControlId(verb, self.position_view.table.id, self.seat, self.token, tuple(path))

    def node_at(self, path: Sequence[int]) -> Node:
        """The node at the end of a path."""
        return nodes_on(self.root, path)[-1]

    def show(self, path: Sequence[int] = (), *, head: str = "", page: int = 0) -> Message:
        """The message for a node of the tree; ``head`` (what just happened) stands above it."""
        nodes = nodes_on(self.root, path)
        node, path = nodes[-1], tuple(path)[: len(nodes) - 1]
        items: list[ui.Item[Any]] = []
        if head:
            items += [text_display(clip_lines(head, HEAD_LIMIT)), separator()]
        if node is self.root:
            return self._show_root(items, page)
        if node.leaf and node.choice is not None:
            return self._show_preview(items, nodes, path)
        items.append(text_display(f"{self._title()}\n{_trail(nodes)}"))
        bands = node.label.bands() if node.label.bands else ()
        items += map(gallery, bands)
        items += self._hints(node)
        items += self._children(node, path, page)
        items.append(row(self._back(path[:-1])))
        return message(PRIVATE, items, bands=bands)

    def _show_root(self, items: list[ui.Item[Any]], page: int) -> Message:
        view, t = self.position_view, self.position_view.t
        question = view.question(self.seat)
        until = view.until(self.seat)
        bands = view.decision_bands(self.seat)
        lines = [self._title(), *([self.place] if self.place else [])]
        lines += [f"-# {until}"] if until else []
        if self.ready:
            awaited = "\n".join([t("now-up"), *view.up(mention=False)])
            lines.append(clip_lines(awaited, AWAITED_LIMIT))
        items.append(text_display("\n".join([*lines, clip_lines(question, QUESTION_LIMIT)])))
        items += map(gallery, bands)
        items += self._hints(self.root)
        items += self._children(self.root, (), page)
        if self.direct:
            items.append(row(table_link_button(view.table, t), *orders_button(view, self.seat)))
        else:
            others = own_seat_buttons(view, self.seat, "move")
            items += rows([*others, *orders_button(view, self.seat)])
            items += [separator(), browse_row(view, undo=self.undo)]
        return message(PRIVATE, items, bands=bands)

    def _show_preview(
        self, items: list[ui.Item[Any]], nodes: Sequence[Node], path: Sequence[int]
    ) -> Message:
        """An action that is to be confirmed."""
        node = nodes[-1]
        assert node.choice is not None
        preview = node.choice.preview() if node.choice.preview else ""
        # A preview names its action itself; the labels before it may still help.
        trail = _trail(nodes[:-1] if preview else nodes)
        lines = [self._title(), *([trail] if trail else [])]
        lines.append(clip_lines(preview or node.label.hint, PREVIEW_LIMIT))
        items.append(text_display("\n".join(lines)))
        bands = node.choice.bands() if node.choice.bands else ()
        items += map(gallery, bands)
        items.append(row(self._confirm(node), self._back(path[:-1])))
        return message(PRIVATE, items, bands=bands)

    def _title(self) -> str:
        view, t = self.position_view, self.position_view.t
        seat = seat_title(view.presenter, view.table, self.seat, t)
        if self.ready:
            return "### " + t("panel-title-ready", seat=seat)
        if self.direct:
            return "### " + t("panel-title-direct", game=view.presenter.title(t), seat=seat)
        return "### " + t("panel-title", seat=seat)

    def _children(self, node: Node, path: Sequence[int], page: int) -> list[ui.Item[Any]]:
        """The choices at a node, those that close the decision in a row of their own below."""
        numbered = list(enumerate(node.children))
        usual = [(index, child) for index, child in numbered if not child.closes_decision]
        closing = [(index, child) for index, child in numbered if child.closes_decision]
        items: list[ui.Item[Any]] = []
        if path and _as_selects(usual):
            for index, group in usual:
                inside = [*enumerate(group.children)]
                items += self._select(inside, (*path, index), 0, group.label.text)
        elif _as_buttons(usual):
            items += rows([self._button(child, (*path, index)) for index, child in usual])
        else:
            items += self._select(usual, path, page)
        shown = closing[:CLOSING_BUTTONS]
        items += rows([self._button(child, (*path, index)) for index, child in shown])
        return items

    def _button(self, node: Node, path: Sequence[int]) -> ui.Button[Any]:
        # Blue acts at once, grey leads on, green closes the decision.
        if not node.leaf or node.needs_confirmation:
            style = ButtonStyle.success if node.closes_decision else ButtonStyle.secondary
            return button(self.control("go", path), _leading_on(node.label), style)
        style = ButtonStyle.success if node.closes_decision else ButtonStyle.primary
        return button(self.control("do", (node.index or 0,)), node.label, style)

    def _select(
        self,
        children: Sequence[tuple[int, Node]],
        path: Sequence[int],
        page: int,
        placeholder: str = "",
    ) -> list[ui.Item[Any]]:
        t = self.position_view.t
        pages = -(-len(children) // OPTIONS)
        page = min(page, pages - 1)
        shown = children[page * OPTIONS : (page + 1) * OPTIONS]
        options = [(str(index), child.label) for index, child in shown]
        placeholder = placeholder or t("panel-choose", count=len(children))
        items: list[ui.Item[Any]] = [row(select(self.control("pick", path), options, placeholder))]
        if pages > 1:
            first = max(0, min(page - PAGE_BUTTONS // 2, pages - PAGE_BUTTONS - 1))
            others = [
                button(self.control("page", (*path, other)), t("button-page", page=other + 1))
                for other in range(first, min(first + PAGE_BUTTONS + 1, pages))
                if other != page
            ]
            items += rows(others)
        return items

    def _hints(self, node: Node) -> list[ui.Item[Any]]:
        """The hints of choices on buttons, one line each; a select has them beside its options."""
        usual = [
            (index, child) for index, child in enumerate(node.children) if not child.closes_decision
        ]
        on_buttons = [
            child for child in node.children if child.closes_decision or _as_buttons(usual)
        ]
        labels = [child.label for child in on_buttons if child.label.hint]
        lines = [f"-# {_bold(label)} · {label.hint}" for label in labels]
        return [text_display("\n".join(lines), HINTS_LIMIT)] if lines else []

    def _confirm(self, node: Node) -> ui.Button[Any]:
        label = self.position_view.t("button-confirm", what=clip(node.label.text, LABEL // 2))
        return button(self.control("do", (node.index or 0,)), label, ButtonStyle.success)

    def _back(self, path: Sequence[int]) -> ui.Button[Any]:
        return button(self.control("go", path), self.position_view.t("button-back"))


def _trail(nodes: Sequence[Node]) -> str:
    """The labels from the root on, in bold; empty where there are none."""
    trail = " › ".join(node.label.text for node in nodes[1:])
    return f"**{clip(trail, TRAIL_LIMIT)}**" if trail else ""


def _as_buttons(children: Sequence[tuple[int, Node]]) -> bool:
    """Whether these choices fit on buttons."""
    hints = sum(bool(child.label.hint) for _, child in children)
    return len(children) <= (BUTTONS_WITH_HINTS if hints > 1 else BUTTONS) and all(
        len(child.label.text) <= BUTTON_TEXT for _, child in children
    )


def _as_selects(groups: Sequence[tuple[int, Node]]) -> bool:
    """Whether these are a few groups of actions, too many for buttons: selects save a press."""
    if not 1 < len(groups) <= SELECTS or any(group.leaf for _, group in groups):
        return False
    inside = [[*enumerate(group.children)] for _, group in groups]
    return (
        all(len(children) <= OPTIONS for children in inside)
        and all(
            node.leaf and not node.closes_decision for children in inside for _, node in children
        )
        and not all(_as_buttons(children) for children in inside)
    )


def _bold(label: Label) -> str:
    return f"{label.emoji} **{label.text}**" if label.emoji else f"**{label.text}**"


def _leading_on(label: Label) -> Label:
    """A label that leads on instead of acting."""
    return Label(clip(label.text, LABEL - 2) + " …", label.hint, label.emoji)


def own_seat_buttons(view: PositionView, shown: Seat, verb: str) -> list[ui.Button[Any]]:
    """Buttons to the other seats of the person in ``shown``; none for a person with one seat.

    With ``move`` only to those that decide now.
    """
    table = view.table
    user = table.seats[shown].user_id
    others = () if user is None else table.seats_of(user)
    found = []
    for other in others:
        if other.seat == shown or (verb == "move" and other.seat not in view.decisions):
            continue
        label = view.presenter.seat_label(other.identity, view.t)
        text = view.t("button-other-seat", seat=label.text)
        found.append(button(ControlId(verb, table.id, other.seat), text, emoji=label.emoji))
    return found


def orders_button(view: PositionView, seat: Seat) -> list[ui.Button[Any]]:
    """The button to a seat's standing orders, if the game knows any and goes on."""
    if not view.presenter.game.orders or not view.table.status.open:
        return []
    control = ControlId("orders", view.table.id, seat)
    return [button(control, view.t("button-orders"), emoji="📜")]


def browse_row(view: PositionView, *, undo: int | None = None) -> ui.ActionRow[Any]:
    """The buttons that a seated person has beside the panel; ``undo`` is a move's ticket."""
    buttons = browse_buttons(view.table, view.t)
    if undo is not None:
        control = ControlId("undo", view.table.id, 0, undo)
        buttons.append(button(control, view.t("button-undo"), emoji="↩️"))
    return row(*buttons)
