"""Votes of a table, on its clocks and on taking a move back; questions about its seats."""

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
"""The time after which a person who hasn't answered may be asked about a seat again."""
ASK_AGAIN_REFUSED = timedelta(days=1)
"""The same for a person who has refused."""


class OfferKind(StrEnum):
    """The questions about a seat that may change hands."""

    GIVE = "give"
    """Whoever sits there is asked whether somebody else, or an autopilot, may have the seat."""
    TAKE = "take"
    """Whoever sits there looks for somebody who takes it over."""
    ADMIT = "admit"
    """The host is asked whether somebody may take it over from an autopilot."""


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """A seat that somebody else may have from now on, once who is asked agrees.

    ``by`` asks ``user_id``; ``None`` stands for whoever is interested. ``person`` would get the
    seat, or else an autopilot of a ``style``; ``None`` of both stands for whoever takes it. With
    ``away`` an autopilot plays the seat meanwhile, as its person wished.
    """

    id: int
    table_id: int
    by: int
    seat: Seat
    user_id: int | None
    at: datetime
    person: Person | None = None
    style: str | None = None
    status: VoteStatus = VoteStatus.OPEN
    kind: OfferKind = OfferKind.GIVE
    away: bool = False

    @property
    def target(self) -> tuple[int | None, str | None]:
        """Who would get the seat."""
        return None if self.person is None else self.person.id, self.style

    @property
    def _subject(self) -> tuple[object, ...]:
        return self.kind, self.seat, self.user_id, self.target, self.away

    def possible(self, table: Table) -> bool:
        """Whether the seat is still in the same hands, of a game that isn't over.

        Who has come back to a seat that was offered while an autopilot played it keeps it.
        """
        seat = table.seats[self.seat]
        if not table.status.open:
            return False
        match self.kind:
            case OfferKind.GIVE:
                return seat.user_id == self.user_id
            case OfferKind.TAKE:
                return seat.user_id == self.by and not (self.away and seat.played_by_person)
            case OfferKind.ADMIT:
                return not seat.played_by_person

    def open_to(self, user_id: int) -> bool:
        """Whether a person may take the seat over, as somebody looks for them or for anybody."""
        is_open = self.kind is OfferKind.TAKE and self.status is VoteStatus.OPEN
        return is_open and self.user_id in (None, user_id)

    def asked_by(self, user_id: int, *, host: bool) -> bool:
        """Whether it is a person's to answer; a ``host`` answers for the table."""
        return host if self.kind is OfferKind.ADMIT else self.user_id in (None, user_id)

    def repeats(self, other: SeatOffer) -> bool:
        """Whether it asks what is being asked already."""
        return other.status is VoteStatus.OPEN and other._subject == self._subject

    def replaces(self, other: SeatOffer) -> bool:
        """Whether an open question is over because of this one."""
        if other.status is not VoteStatus.OPEN or other.kind is not self.kind:
            return False
        return self.kind is OfferKind.ADMIT or other.seat == self.seat

    def waits_for(self, earlier: SeatOffer) -> bool:
        """Whether it may only be asked once some time has passed since an earlier question.

        Nobody is called more often than that, whoever asks: a seat's person, whom they name, and
        the host. Somebody whom the host has refused waits for longer than others.
        """
        if earlier.kind is not self.kind or earlier.status is VoteStatus.AGREED:
            return False
        match self.kind:
            case OfferKind.GIVE:
                same = (earlier.seat, earlier.user_id) == (self.seat, self.user_id)
                waits = same and earlier.status is not VoteStatus.LAPSED
            case OfferKind.TAKE:
                waits = self.user_id is not None and earlier.user_id == self.user_id
            case OfferKind.ADMIT:
                waits = earlier.by == self.by or earlier.status is VoteStatus.OPEN
        return waits and self.at < earlier.asks_again_at()

    def asks_again_at(self) -> datetime:
        """The moment from which who is asked may be asked again."""
        refused = self.status is VoteStatus.REFUSED
        return self.at + (ASK_AGAIN_REFUSED if refused else ASK_AGAIN)
