"""Tells when the live message has to be posted anew, so that it calls the people who are up.

Only a new message rings; but whoever has just moved is looking at the channel, and needs no new
message each time the turn comes back. The log tells who has moved, and when: it holds after a
restart too. Acts that the public doesn't know of are left out, so that nobody can tell from a
message that somebody has done something in secret.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from bot.domain.table import LogEntry, Origin
from rules.core.game import AnyGame, Seat

HERE = timedelta(seconds=30)
"""The time for which somebody who has moved is taken to look at the channel."""


def next_call(
    game: AnyGame, up: Collection[Seat], recent: Sequence[LogEntry], now: datetime
) -> datetime | None:
    """The moment to call the people in the seats ``up``; ``None`` where nobody has to be called.

    Not after ``now`` where somebody has to be called at once. ``recent`` are the table's last log
    entries, oldest first. Who has moved last knows that they are up.
    """
    moved = _moves(game, recent)
    seen = _last_moves(moved)
    last = moved[-1].seat if moved and moved[-1].how is Origin.PERSON else None
    return min(
        (seen[seat] + HERE if seat in seen else now for seat in up if seat != last), default=None
    )


def is_here(game: AnyGame, seat: Seat, recent: Sequence[LogEntry], now: datetime) -> bool:
    """Whether everybody takes the seat's person to look at the channel."""
    seen = _last_moves(_moves(game, recent)).get(seat)
    return seen is not None and now < seen + HERE


def _moves(game: AnyGame, recent: Sequence[LogEntry]) -> list[LogEntry]:
    """The entries that everybody knows of, but for those that nobody decided."""
    return [one for one in recent if one.how is not Origin.FORCED and _known_to_all(game, one)]


def _last_moves(moved: Sequence[LogEntry]) -> dict[Seat, datetime]:
    return {
        entry.seat: entry.at
        for entry in moved
        if entry.seat is not None and entry.how is Origin.PERSON and entry.at is not None
    }


def _known_to_all(game: AnyGame, entry: LogEntry) -> bool:
    return any(game.redact(event, None) is not None for event in entry.events)
