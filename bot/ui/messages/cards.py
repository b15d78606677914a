"""The card of a table in a thread, in the channel above it."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.delivery.message import Message
from bot.domain.table import Status, Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.ui.components.colours import STATUS_COLOURS
from bot.ui.components.items import (
    ControlId,
    button,
    message,
    row,
    table_link_button,
    text_display,
)
from bot.ui.components.position_view import seat_name
from bot.ui.components.text import join_list
from bot.ui.messages.lobby import clock_lines

TEXT_LIMIT = 3000

_STANDING = {
    Status.RUNNING: "card-running",
    Status.PAUSED: "card-paused",
    Status.FINISHED: "card-finished",
    Status.CLOSED: "card-closed",
}


def card(presenter: GamePresenter, table: Table, headline: str, t: Words) -> Message:
    """The card of a table: the game's subject, its players, its length, and its state.

    Before the start anybody can join from it, or learn the game. ``headline`` is the result once
    the game is over.
    """
    lobby = table.status is Status.LOBBY
    lines = [f"### 🚀 {presenter.title(t)}", *about_lines(presenter, t)]
    if lobby:
        lines += [_seats(presenter, table, t), *clock_lines(table, t)[:1]]
    else:
        lines += [t(_STANDING[table.status]), f"👥 {_names(presenter, table, t)}"]
        if table.status is Status.FINISHED:
            lines.append(headline)
    buttons: list[ui.Button[Any]] = [table_link_button(table, t)]
    if lobby:
        full = len(table.seats) >= max(presenter.game.seat_counts)
        join = ControlId("join", table.id)
        take = button(join, t("button-join"), ButtonStyle.success, emoji="🪑", disabled=full)
        buttons.insert(0, take)
        if presenter.learn_topics:
            buttons.append(button(ControlId("learn", table.id), t("button-learn"), emoji="🎓"))
    text = text_display("\n".join(lines), TEXT_LIMIT)
    return message(STATUS_COLOURS[table.status], [text, row(*buttons)])


def opening_card(presenter: GamePresenter, t: Words) -> Message:
    """The card before its table is open: what the game is about."""
    lines = [f"### 🚀 {presenter.title(t)}", *about_lines(presenter, t)]
    return message(STATUS_COLOURS[Status.LOBBY], [text_display("\n".join(lines), TEXT_LIMIT)])


def about_lines(presenter: GamePresenter, t: Words) -> list[str]:
    """The subject of a game, and its usual length."""
    return [f"*{presenter.pitch(t)}*", f"🗓️ {presenter.length(t)}"]


def _seats(presenter: GamePresenter, table: Table, t: Words) -> str:
    most = max(presenter.game.seat_counts)
    return t("card-seats", taken=len(table.seats), most=most, who=_names(presenter, table, t))


def _names(presenter: GamePresenter, table: Table, t: Words) -> str:
    return join_list([seat_name(presenter, table, seat, t) for seat in table.seats], t)
