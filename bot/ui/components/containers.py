"""The pieces that several screens share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.custom_ids import ControlId
from bot.delivery.message import Message
from bot.domain.table import Status, Table
from bot.i18n import Words
from bot.ui.components.attachments import Attachment
from bot.ui.components.controls import Button, ButtonStyle, button, row
from bot.ui.components.layout import static_view
from bot.ui.components.table_view import table_link
from bot.ui.components.text import MESSAGE_TEXT, clip_lines

Piece = ui.Item[Any]


def text(content: str, limit: int = MESSAGE_TEXT) -> ui.TextDisplay[Any]:
    """A text, shortened at a line's end to its share of the message."""
    return ui.TextDisplay(clip_lines(content, limit))


def separator(*, visible: bool = True) -> ui.Separator[Any]:
    """A line between pieces, or a little air."""
    return ui.Separator(visible=visible, spacing=discord.SeparatorSpacing.small)


def message(
    colour: int,
    pieces: Iterable[Piece],
    *,
    pictures: Iterable[Attachment | None] = (),
    mentions: Iterable[int] = (),
) -> Message:
    """A message of one container; ``pictures`` are the files that its galleries show."""
    view = static_view(ui.Container(*pieces, accent_colour=colour))
    files = tuple(picture.file() for picture in pictures if picture is not None)
    return Message(view, files, tuple(mentions))


def browse_buttons(table: Table, t: Words, *without: str) -> list[Button]:
    """The buttons of who only looks: board, hand, sheets, log; ``without`` leaves some out."""
    hand = [] if table.status is Status.FINISHED else ["hand"]
    return [
        button(ControlId(verb, table.id), t(f"button-{verb}"))
        for verb in ("board", *hand, "sheet", "log")
        if verb not in without
    ]


def my_move_button(table: Table, t: Words) -> Button:
    """The button that opens the panel."""
    return button(ControlId("move", table.id), t("button-move"), ButtonStyle.main)


def table_link_row(table: Table, t: Words) -> ui.ActionRow[Any]:
    """A link to the table, for direct messages."""
    return row(ui.Button(label=t("button-table"), url=table_link(table)))
