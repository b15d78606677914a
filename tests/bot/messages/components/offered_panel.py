"""A panel that offers what a test wants, and what its screens show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.delivery.transport import whole_view
from bot.games.labels import ActionChoice, Label
from bot.i18n import words
from bot.messages.components.action_tree import Node, build
from bot.messages.components.items import ControlId
from bot.messages.components.message import Message
from bot.messages.components.panel import Panel
from bot.messages.components.position_view import PositionView
from rules.core.game import Seat
from tests.bot.helpers.worst_case import (
    GAME,
    PRESENTER,
    controls,
    crowded,
    pieces,
    position,
)

BUTTON, SELECT = 2, 3
"""Discord's types of components."""


class Wide(PositionView):
    """A scene in which a seat may do whatever a test wants."""

    offered: tuple[ActionChoice, ...] = ()

    def tree(self, seat: Seat) -> Node:
        return build(self.offered)


def panel(*offered: ActionChoice, language: str = "en") -> Panel:
    state = next(state for kind, state in crowded() if kind == "purchase")
    here = position(state, 5, 41)
    seat = GAME.decisions(state)[0].seat
    scene = Wide(PRESENTER, here, seat, words(language))
    scene.offered = offered
    return Panel(scene, seat)


def leaf(
    text: str, hint: str = "", preview: Callable[[], str] | None = None, *, end: bool = False
) -> ActionChoice:
    return ActionChoice(text, (Label(text, hint),), preview, end)


def components_of(screen: Message) -> Any:
    return whole_view(screen).to_components()  # type: ignore[no-untyped-call]


def selects(screen: Message) -> list[tuple[ControlId, list[str]]]:
    return [
        (ControlId.parse(piece["custom_id"]), [option["value"] for option in piece["options"]])
        for piece in pieces(components_of(screen))
        if piece["type"] == SELECT
    ]


def press(screen: Message, label: str) -> ControlId:
    return ControlId.parse(controls(screen)[label])
