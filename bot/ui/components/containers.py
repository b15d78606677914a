"""Messages of one container, and the components that several of them have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.delivery.message import Message
from bot.domain.table import Status, Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.ui.components.attachments import Attachment
from bot.ui.components.colours import ERROR, NEUTRAL, SUCCESS
from bot.ui.components.controls import ControlId, button
from bot.ui.components.table_view import table_link
from bot.ui.components.text import MESSAGE_TEXT, clip_lines


def static_view(*items: ui.Item[Any]) -> ui.LayoutView:
    """A view that discord.py sends and forgets.

    Every control is answered by its ``custom_id``, so nothing is gained by keeping each message's
    view in memory, nor by a timer on each ephemeral one.
    """
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def message(
    colour: int,
    items: Iterable[ui.Item[Any]],
    *,
    pictures: Iterable[Attachment | None] = (),
    mentions: Iterable[int] = (),
) -> Message:
    """A message of one container; ``pictures`` are the files that its galleries show."""
    view = static_view(ui.Container(*items, accent_colour=colour))
    files = tuple(picture.file() for picture in pictures if picture is not None)
    return Message(view, files, tuple(mentions))


def notice(
    content: str,
    *rows: ui.ActionRow[Any],
    success: bool = False,
    error: bool = False,
    mentions: Sequence[int] = (),
) -> Message:
    """A message of one text and perhaps controls; ``success`` and ``error`` give its colour."""
    colour = ERROR if error else SUCCESS if success else NEUTRAL
    return message(colour, [text_display(content), *rows], mentions=mentions)


def text_display(content: str, limit: int = MESSAGE_TEXT) -> ui.TextDisplay[Any]:
    """A text, shortened to ``limit`` characters at a line's end."""
    return ui.TextDisplay(clip_lines(content, limit))


def separator() -> ui.Separator[Any]:
    """A line between components."""
    return ui.Separator(visible=True, spacing=discord.SeparatorSpacing.small)


def browse_buttons(table: Table, t: Words, *without: str) -> list[ui.Button[Any]]:
    """The buttons that show and change nothing: board, hand, sheets, log.

    ``without`` are verbs to leave out. There is no hand once the game is over.
    """
    hand = [] if table.status is Status.FINISHED else ["hand"]
    return [
        button(ControlId(verb, table.id), t(f"button-{verb}"))
        for verb in ("board", *hand, "sheet", "log")
        if verb not in without
    ]


def my_move_button(table: Table, t: Words) -> ui.Button[Any]:
    """The button that opens the panel."""
    return button(ControlId("move", table.id), t("button-move"), ButtonStyle.primary)


def continue_buttons(presenter: GamePresenter, table: Table, t: Words) -> list[ui.Button[Any]]:
    """The button that opens a table which starts from this one's end, if the game has such."""
    if presenter.game.carried_over is None:
        return []
    control = ControlId("continue", table.id)
    return [button(control, t("button-continue"), ButtonStyle.primary, emoji="⏭️")]


def table_link_button(table: Table, t: Words) -> ui.Button[Any]:
    """A link to the table, for direct messages and for answers in other channels."""
    return ui.Button(label=t("button-table"), url=table_link(table))
