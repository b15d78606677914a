"""Pauses a game that nobody plays any more, until somebody does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from bot.domain.calendar import Calendar
from bot.domain.clocks import DESERTED_LIFETIME
from bot.domain.table import Origin, Pause, SeatAssignment, Status
from bot.tables.session.game_session import GameSession, MoveBatch


def pause_without_players(batch: MoveBatch, old: GameSession, now: datetime) -> None:
    """Pause a game in which a batch has left nobody who plays.

    Either autopilots have every seat, or all who play are away.
    """
    if _present(old.table.seats, old.calendars, now):
        wait_for_players(batch, now)


def wait_for_players(batch: MoveBatch, now: datetime) -> None:
    """Pause a game that nobody plays after a batch."""
    if _present(batch.seats, batch.calendars, now):
        return
    back = [
        until
        for user in _players(batch.seats)
        if (until := batch.calendars[user].absent_until(now)) is not None
    ]
    if back:
        batch.pause(None, Origin.TABLE, Pause.AWAY, min(back))
    else:
        batch.pause(None, Origin.TABLE, Pause.DESERTED, now + DESERTED_LIFETIME)


def go_on_with_players(batch: MoveBatch, old: GameSession, now: datetime) -> None:
    """Let a game that waits for players go on where a batch has brought one."""
    waits = old.table.pause in (Pause.DESERTED, Pause.AWAY) and batch.status is Status.PAUSED
    if waits and _present(batch.seats, batch.calendars, now):
        batch.resume(None, Origin.TABLE)


def _players(seats: Iterable[SeatAssignment]) -> set[int]:
    """The people who play a seat themselves."""
    return {one.user_id for one in seats if one.user_id is not None and one.played_by_person}


def _present(
    seats: Iterable[SeatAssignment], calendars: Mapping[int, Calendar], now: datetime
) -> set[int]:
    """The people who play a seat themselves and aren't away."""
    return {
        user
        for user in _players(seats)
        if user not in calendars or calendars[user].absent_until(now) is None
    }
