"""Votes of a table, on its clocks and on taking a move back; seats offered to somebody else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.table import Person, Status, Table
from bot.errors import TableError
from rules.core.game import Seat


class VoteStatus(StrEnum):
    """The states of a vote."""

    OPEN = "open"
    AGREED = "agreed"
    REFUSED = "refused"
    LAPSED = "lapsed"
    """Something else happened at the table before everybody had voted."""


class Subject(StrEnum):
    """The subjects that a table may decide without its host."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"


_STATUS: Mapping[Subject, Status] = {
    Subject.PAUSE: Status.RUNNING,
    Subject.RESUME: Status.PAUSED,
    Subject.EXTEND: Status.RUNNING,
}


@dataclass(frozen=True, slots=True)
class TableVote:
    """A vote of the people who play: more than half of them have to agree.

    ``by`` is who asks and agrees. ``span`` is the time that everybody who is up would get.
    """

    id: int
    table_id: int
    subject: Subject
    by: int
    voters: frozenset[int]
    agreed: frozenset[int]
    refused: frozenset[int] = frozenset()
    status: VoteStatus = VoteStatus.OPEN
    span: timedelta | None = None

    @property
    def needed(self) -> int:
        """The number of people who have to agree."""
        return len(self.voters) // 2 + 1

    @property
    def waiting(self) -> frozenset[int]:
        """Those who haven't voted."""
        return self.voters - self.agreed - self.refused

    def possible(self, status: Status) -> bool:
        """Whether what is asked for can be done to a table of that status."""
        return status is _STATUS[self.subject]

    def cast(self, user_id: int, agree: bool) -> TableVote:
        """The vote once one more person has voted; who has voted before changes their mind.

        Raises ``TableError`` for a vote that is over and for somebody who may not vote.
        """
        if self.status is not VoteStatus.OPEN:
            raise TableError("vote-over")
        if user_id not in self.voters:
            raise TableError("not-your-vote")
        mine = frozenset({user_id})
        agreed = self.agreed | mine if agree else self.agreed - mine
        refused = self.refused - mine if agree else self.refused | mine
        status = VoteStatus.OPEN
        if len(agreed) >= self.needed:
            status = VoteStatus.AGREED
        elif len(self.voters) - len(refused) < self.needed:
            status = VoteStatus.REFUSED
        return replace(self, agreed=agreed, refused=refused, status=status)


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


ASK_AGAIN = timedelta(hours=1)
"""The time after which a person may be asked for their seat again, who hasn't answered."""
ASK_AGAIN_REFUSED = timedelta(days=1)
"""The same for a person who has said that they stay."""


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """The question to ``user_id`` whether somebody else may have their seat from now on.

    ``by`` is who asks. ``person`` would get the seat, or else an autopilot of a ``style``.
    """

    id: int
    table_id: int
    by: int
    seat: Seat
    user_id: int
    at: datetime
    person: Person | None = None
    style: str | None = None
    status: VoteStatus = VoteStatus.OPEN

    @property
    def target(self) -> tuple[int | None, str | None]:
        """Who would get the seat."""
        return None if self.person is None else self.person.id, self.style

    def possible(self, table: Table) -> bool:
        """Whether the person still has the seat, of a game that isn't over."""
        seats = table.seats_of(self.user_id)
        return table.status.open and any(one.seat == self.seat for one in seats)

    def asks_again_at(self) -> datetime:
        """The moment from which the person may be asked for the seat again."""
        refused = self.status is VoteStatus.REFUSED
        return self.at + (ASK_AGAIN_REFUSED if refused else ASK_AGAIN)
