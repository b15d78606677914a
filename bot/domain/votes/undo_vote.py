"""A vote on taking a move back, and the states that any vote has."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.core.game import Seat


class VoteStatus(StrEnum):
    """The states of a vote."""

    OPEN = "open"
    AGREED = "agreed"
    REFUSED = "refused"
    LAPSED = "lapsed"
    """Something else happened at the table before everybody had voted."""


@dataclass(frozen=True, slots=True)
class UndoVote:
    """A vote on taking back a move that cost the table something: a draw, a reveal, an answer.

    ``by`` is who asks, for ``seat``; ``moves`` counts what would be taken back, as far as
    everybody knows of it. ``needed`` are the people who all have to agree, ``agreed`` those who
    have.
    """

    id: int
    table_id: int
    by: int
    seat: Seat
    moves: int
    needed: frozenset[int]
    agreed: frozenset[int]
    status: VoteStatus
