"""The seats that people play themselves, and those of them who are here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from bot.domain.calendar import Calendar
from bot.domain.table import SeatAssignment


def players(seats: Iterable[SeatAssignment]) -> set[int]:
    """The people who play a seat themselves."""
    return {one.user_id for one in seats if one.user_id is not None and one.played_by_person}


def present(
    seats: Iterable[SeatAssignment], calendars: Mapping[int, Calendar], now: datetime
) -> set[int]:
    """The people who play a seat themselves and aren't away."""
    return {
        user
        for user in players(seats)
        if user not in calendars or calendars[user].absent_until(now) is None
    }
