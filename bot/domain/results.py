"""Results of finished games: the places, and how each person's game went. Pure."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from rules.core.game import Json, Seat


class How(StrEnum):
    """How a player's game went."""

    PLAYED = "played"
    """From the start to the end, perhaps with an autopilot's help in between."""
    LEFT = "left"
    """They gave their seat up and didn't come back."""
    TIMED_OUT = "timed-out"
    """They didn't answer in time, lost their seat for it and didn't come back."""
    REPLACED = "replaced"
    """They gave their seat away, and everybody who played there had agreed."""
    TOOK_OVER = "took-over"
    """They sat down in a game that was going on."""
    AUTOPILOT = "autopilot"
    """An autopilot that sat there from the start."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A player of a seat, with the place of the seat in the end: 1 is best, ties share a place.

    ``user_id`` is ``None`` for an autopilot, and for a person who was forgotten; ``autopilot`` is
    the style that had the seat at the end, unless a person did.
    """

    seat: Seat
    identity: str
    user_id: int | None
    autopilot: str | None
    place: int
    how: How


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game that was played to its end; the last of a seat's rows had it then."""

    table_id: int
    guild_id: int
    game: str
    finished_at: datetime
    rated: bool
    seats: tuple[SeatResult, ...]
    detail: Json = field(default=None)
