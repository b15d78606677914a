"""The smallest screen: a few words, and perhaps buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.delivery.message import Message
from bot.ui.components.colours import BAD, GOOD, QUIET
from bot.ui.components.layout import static_view
from bot.ui.components.text import MESSAGE_TEXT, clip_lines


def notice(
    text: str,
    *rows: ui.ActionRow[Any],
    bad: bool = False,
    good: bool = False,
    mentions: Sequence[int] = (),
) -> Message:
    """A container with a text and rows of buttons; ``bad`` and ``good`` give it its colour."""
    colour = BAD if bad else GOOD if good else QUIET
    told = ui.TextDisplay[Any](clip_lines(text, MESSAGE_TEXT))
    view = static_view(ui.Container(told, *rows, accent_colour=colour))
    return Message(view, mentions=tuple(mentions))
