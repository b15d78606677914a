"""The panel: any game's legal actions as screens of buttons and selects.

It knows no game. A face gives every legal action a path of labels; the panel walks the tree of
these paths, asks once more where an action has a preview, and carries the action out. Its controls
name the seat, the decision's token and places in the tree, so that a panel works after a restart
and one of an earlier moment is recognised.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.games.base import Label
from bot.ui.components.action_tree import Node, nodes_on
from bot.ui.components.attachments import gallery
from bot.ui.components.colours import OWN
from bot.ui.components.containers import (
    Piece,
    browse_buttons,
    message,
    separator,
    table_link_row,
    text,
)
from bot.ui.components.controls import Button, ButtonStyle, button, row, rows, select
from bot.ui.components.table_view import TableView, seat_title
from bot.ui.components.text import LABEL, OPTIONS, clip, clip_lines
from rules.core.game import Seat

BUTTONS = 10
BUTTONS_WITH_HINTS = 6
"""More choices than this go into a select, which has room for a hint beside each."""
SELECTS = 4
"""Groups that may show their choices at once, each in a select of its own."""
BUTTON_TEXT = 40
"""A choice with a longer label goes into a select too: a phone shows no more on a button."""
QUESTION_LIMIT = 1500
PREVIEW_LIMIT = 2000
HINTS_LIMIT = 1000
HEAD_LIMIT = 1000


class Panel:
    """The panel of one seat that decides now; ``scene`` is seen through that seat's eyes."""

    def __init__(
        self, scene: TableView, seat: Seat, *, direct: bool = False, undo: int | None = None
    ) -> None:
        self.scene = scene
        self.seat = seat
        self.direct = direct
        self.undo = undo
        self.root = scene.tree(seat)
        self.token = scene.position.since.get(seat, 0)

    def control(self, verb: str, path: Sequence[int] = ()) -> ControlId:
        """The id of a control of this panel."""
        return ControlId(verb, self.scene.table.id, self.seat, self.token, tuple(path))

    def place(self, path: Sequence[int]) -> Node:
        """Where a path leads in the tree."""
        return nodes_on(self.root, path)[-1]

    async def show(self, path: Sequence[int] = (), *, head: str = "", page: int = 0) -> Message:
        """The screen at a place of the tree; ``head`` (what just happened) stands above it."""
        way = nodes_on(self.root, path)
        place, path = way[-1], tuple(path)[: len(way) - 1]
        if place is self.root:
            return await self._root(head, page)
        pieces: list[Piece] = [text(clip_lines(head, HEAD_LIMIT)), separator()] if head else []
        trail = " › ".join(node.label.text for node in way[1:])
        if place.leaf and place.choice is not None:
            preview = place.choice.preview and place.choice.preview()
            # A preview says itself what it is of; what led there may still help.
            trail = " › ".join(node.label.text for node in (way[1:-1] if preview else way[1:]))
            lines = [self._title(), *([f"**{clip(trail, 300)}**"] if trail else [])]
            lines.append(clip_lines(preview or place.label.hint, PREVIEW_LIMIT))
            pieces.append(text("\n".join(lines)))
            drawn = await self.scene.preview(place.choice)
            if drawn is not None:
                pieces.append(gallery(drawn))
            pieces.append(
                row(self._confirm(place), self._back(path[:-1])),
            )
            return message(OWN, pieces, pictures=[drawn])
        pieces.append(text(f"{self._title()}\n**{clip(trail, 300)}**"))
        pieces += self._hints(place)
        pieces += self._children(place, path, page)
        pieces.append(row(self._back(path[:-1])))
        return message(OWN, pieces)

    async def _root(self, head: str, page: int) -> Message:
        scene, t = self.scene, self.scene.t
        question = scene.question(self.seat)
        until = scene.until(self.seat)
        sight = await scene.decision_picture(self.seat)
        pieces: list[Piece] = []
        if head:
            pieces += [text(clip_lines(head, HEAD_LIMIT)), separator()]
        lines = [self._title(), *([f"-# {until}"] if until else [])]
        pieces.append(text("\n".join([*lines, clip_lines(question, QUESTION_LIMIT)])))
        if sight is not None:
            pieces.append(gallery(sight))
        pieces += self._hints(self.root)
        pieces += self._children(self.root, (), page)
        if self.direct:
            pieces.append(table_link_row(scene.table, t))
        else:
            pieces.append(separator())
            pieces.append(browse_row(scene, undo=self.undo))
        return message(OWN, pieces, pictures=[sight])

    def _title(self) -> str:
        scene, t = self.scene, self.scene.t
        seat = seat_title(scene.face, scene.table, self.seat, t)
        if self.direct:
            return "### " + t("panel-title-direct", game=scene.face.title(t), seat=seat)
        return "### " + t("panel-title", seat=seat)

    def _children(self, place: Node, path: Sequence[int], page: int) -> list[Piece]:
        """The choices at a place, the closing ones in a row of their own below."""
        numbered = list(enumerate(place.children))
        usual = [(index, child) for index, child in numbered if not child.end]
        ends = [(index, child) for index, child in numbered if child.end]
        pieces: list[Piece] = []
        if path and _side_by_side(usual):
            for index, group in usual:
                inside = [*enumerate(group.children)]
                pieces += self._select(inside, (*path, index), 0, group.label.text)
        elif _as_buttons(usual):
            pieces += rows([self._button(child, (*path, index)) for index, child in usual])
        else:
            pieces += self._select(usual, path, page)
        pieces += rows([self._button(child, (*path, index)) for index, child in ends[:5]])
        return pieces

    def _button(self, node: Node, path: Sequence[int]) -> Button:
        # Blue acts at once, grey leads on, green closes the decision.
        if not node.leaf or node.asks_again:
            style = ButtonStyle.good if node.end else ButtonStyle.side
            return button(self.control("go", path), _more(node.label), style)
        style = ButtonStyle.good if node.end else ButtonStyle.main
        return button(self.control("do", (node.index or 0,)), node.label, style)

    def _select(
        self,
        children: Sequence[tuple[int, Node]],
        path: Sequence[int],
        page: int,
        placeholder: str = "",
    ) -> list[Piece]:
        t = self.scene.t
        pages = -(-len(children) // OPTIONS)
        page = min(page, pages - 1)
        shown = children[page * OPTIONS : (page + 1) * OPTIONS]
        options = [(str(index), child.label) for index, child in shown]
        placeholder = placeholder or t("panel-choose", count=len(children))
        pieces: list[Piece] = [row(select(self.control("pick", path), options, placeholder))]
        if pages > 1:
            turn = [
                button(self.control("page", (*path, other)), t("button-page", page=other + 1))
                for other in range(min(pages, OPTIONS))
                if other != page
            ]
            pieces += rows(turn[:10])
        return pieces

    def _hints(self, place: Node) -> list[Piece]:
        """What buttons can't say of themselves, one line each; a select says it itself."""
        usual = [(index, child) for index, child in enumerate(place.children) if not child.end]
        told = place.children if _as_buttons(usual) else [c for c in place.children if c.end]
        labels = [child.label for child in told if child.label.hint]
        lines = [f"-# {_bold(label)} · {label.hint}" for label in labels]
        return [text("\n".join(lines), HINTS_LIMIT)] if lines else []

    def _confirm(self, node: Node) -> Button:
        t = self.scene.t
        label = t("button-confirm", what=clip(node.label.text, LABEL // 2))
        return button(self.control("do", (node.index or 0,)), label, ButtonStyle.good)

    def _back(self, path: Sequence[int]) -> Button:
        return button(self.control("go", path), self.scene.t("button-back"))


def _as_buttons(children: Sequence[tuple[int, Node]]) -> bool:
    """Whether these choices fit on buttons."""
    hints = sum(bool(child.label.hint) for _, child in children)
    return len(children) <= (BUTTONS_WITH_HINTS if hints > 1 else BUTTONS) and all(
        len(child.label.text) <= BUTTON_TEXT for _, child in children
    )


def _side_by_side(groups: Sequence[tuple[int, Node]]) -> bool:
    """Whether these are a few groups of actions, too many for buttons: selects save a press."""
    if not 1 < len(groups) <= SELECTS or any(group.leaf for _, group in groups):
        return False
    inside = [[*enumerate(group.children)] for _, group in groups]
    return (
        all(len(children) <= OPTIONS for children in inside)
        and all(node.leaf and not node.end for children in inside for _, node in children)
        and not all(_as_buttons(children) for children in inside)
    )


def _bold(label: Label) -> str:
    return f"{label.emoji} **{label.text}**" if label.emoji else f"**{label.text}**"


def _more(label: Label) -> Label:
    """A label that leads on instead of acting."""
    return Label(clip(label.text, LABEL - 2) + " …", label.hint, label.emoji)


def browse_row(scene: TableView, *, undo: int | None = None) -> ui.ActionRow[Any]:
    """What a seated person may look at, and the move (its ticket) that they may take back."""
    buttons = browse_buttons(scene.table, scene.t)
    if undo is not None:
        control = ControlId("undo", scene.table.id, 0, undo)
        buttons.append(button(control, scene.t("button-undo"), emoji="↩️"))
    return row(*buttons)
