"""Changes of the table itself, as entries of the log tell of them, in sentences."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
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


def told_once(
    entries: Sequence[LogEntry],
    table: Table,
    away: Collection[int] = (),
    *,
    past_waits: bool = False,
) -> list[LogEntry]:
    """The entries without absences and waits that other entries or a message's heading tell.

    That somebody came back tells that they were away, and that the table went on for them; a pause
    of the table's own that goes on stands in the heading, and so does the absence of ``away``.
    ``past_waits``: that the table has waited is told.
    """
    kept: list[LogEntry] = []
    told_back, waits = set(away), table.pause is not None
    resumed: LogEntry | None = None
    for entry in reversed(entries):
        match entry.kind:
            case EntryKind.BACK:
                told_back.add(entry.by or 0)
            case EntryKind.AWAY if entry.by in told_back:
                continue
            case EntryKind.RESUME:
                resumed, waits = entry, False
            case EntryKind.PAUSE:
                if resumed is not None and (entry.how, resumed.how) == ("table", "person"):
                    kept.remove(resumed)
                goes_on, waits = waits, False
                over = resumed is not None and not past_waits
                resumed = None
                if entry.how in ("table", "vote") and (goes_on or over):
                    continue
        kept.append(entry)
    return kept[::-1]


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
