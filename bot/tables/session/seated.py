"""Who plays the seats: the people, those who are away, and the autopilots that are up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from bot.domain.calendar import Calendar
from bot.domain.table import SeatAssignment
from rules.core.game import AnyGame, Decision, Seat

STAND_IN = "defaults"
"""The style of a stand-in where the game has no autopilots: it plays the clock's defaults."""


def stand_in_style(game: AnyGame) -> str:
    """The style of the autopilot that plays for a person who is away."""
    return next(iter(game.autopilots), STAND_IN)


def autopilot_up(decisions: Sequence[Decision], seats: Sequence[SeatAssignment]) -> Seat | None:
    """The next seat that an autopilot has to play.

    In a shared decision it waits for the people, so that it never decides for them, unless it is
    called: then they wait for it.
    """
    awaited = [decision for decision in decisions if not decision.ready]
    of_people = {
        (decision.kind, decision.about)
        for decision in awaited
        if decision.shared and seats[decision.seat].played_by_person
    }
    for decision in awaited:
        waits = (
            decision.shared and not decision.called and (decision.kind, decision.about) in of_people
        )
        if not waits and not seats[decision.seat].played_by_person:
            return decision.seat
    return None


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
