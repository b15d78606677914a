"""Changes of the table itself, as entries of the log tell of them, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.domain.table import EntryKind, LogEntry, Table
from bot.games.base import GamePresenter
from bot.i18n import Words
from bot.ui.components.seat_names import seat_title
from bot.ui.components.text import escaped


def table_change(presenter: GamePresenter, table: Table, step: LogEntry, t: Words) -> str:
    """The effect of a step that is no move: an undo, a pause, another player in a seat."""
    seated = None if step.by is None else table.seat_of(step.by)
    who = t("somebody") if seated is None else escaped(seated.name)
    seat = "" if step.seat is None else seat_title(presenter, table, step.seat, t)
    if step.how in ("table", "vote"):
        return t(f"step-{step.kind}-{step.how}", who=who)
    if step.kind is EntryKind.SEAT and step.seating is not None:
        return _seated(presenter, seat, step.seating["from"], step.seating["to"], t)
    return t(f"step-{step.kind}", who=who, seat=seat, change="unknown")


def _seated(
    presenter: GamePresenter,
    seat: str,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    t: Words,
) -> str:
    """The player of a seat from now on, and in whose stead or place."""
    style = after["autopilot"]
    person = after["person"] is not None
    if style is not None:
        change = "away" if person else "autopilot"
    elif after["person"] == before["person"]:
        change = "back"
    else:
        change = "autopilot-left" if before["person"] is None else "person"
    return t(
        "step-seat",
        seat=seat,
        change=change,
        who=escaped(after["name"]) if person else "",
        before=escaped(before["name"]) if before["person"] is not None else "",
        style="" if style is None else presenter.style_label(style, t).text,
    )
