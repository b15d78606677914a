"""Seats that change hands: when at once, and the question to whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from sqlalchemy.engine import Connection

from bot.domain import notices
from bot.domain.calendar import ALWAYS
from bot.domain.notices import Notice
from bot.domain.seating import check_another_seat, check_style
from bot.domain.table import LogEntry, Origin, Person, SeatAssignment, Status, Table
from bot.domain.votes import SeatOffer, VoteStatus
from bot.errors import TableError, until
from bot.storage import commits
from bot.storage.messages import outbox
from bot.storage.votes import seat_offers, table_votes
from bot.tables.session.due_notices import notices_for_new_player
from bot.tables.session.game_session import GameSession
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Notices, Transactions
from rules.core.errors import RulesError
from rules.core.game import Seat

UNANSWERED = timedelta(days=7)
"""Time that counts for a person, up at a table without a clock, after which they are late."""


class OfferCommands:
    """Asks people for their seats, and gives these away once they agree."""

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions

    async def needed(self, session: GameSession, seat: Seat, by: Person) -> bool:
        """Whether the person in a seat has to be asked before ``by`` gives it away.

        Not where an autopilot plays it, where it is ``by``'s own, and where the person is late:
        their time ran out the last time, or they have been up for ``UNANSWERED`` without a clock.
        Whoever has said that they are away isn't late.
        """
        record = session.seat(seat)
        if record.user_id in (None, by.id) or not record.played_by_person:
            return False
        now = self._store.clock.now()
        calendar = session.calendars.get(record.user_id or 0, ALWAYS)
        if calendar.absent_until(now) is not None:
            return True
        if session.timeouts[seat]:
            return False
        table, token = session.table, session.tokens.get(seat)
        decision = self._store.game(table).decision(session.position.state, seat)
        if table.settings.clock is not None or table.status is not Status.RUNNING:
            return True
        if decision is None or decision.ready or token is None:
            return True
        since = await self._store.database.read(commits.waits_since, table.id, seat, token.version)
        return since is None or calendar.counted(since, now) < UNANSWERED

    async def ask(
        self, table: Table, seat: Seat, by: Person, person: Person | None, style: str | None
    ) -> SeatOffer:
        """Ask whoever sits in a seat; the table's lock must be held.

        Whoever asks again for the same gets the same question. Raises ``Conflict``, and
        ``TableError`` (``seat-asked-lately``) where the person was asked for something else, or has
        refused, lately.
        """
        now = self._store.clock.now()
        asked = table.seats[seat].user_id
        assert asked is not None
        offer = SeatOffer(0, table.id, by.id, seat, asked, now, person, style)
        kept = await self._store.database.write(_ask, table, offer)
        self._transactions.announce(table.id)
        return kept

    async def answer(self, table_id: int, offer_id: int, by: Person, agree: bool) -> SeatOffer:
        """Agree to an offer, or stay.

        Raises ``TableError`` for a question that is over and for one to somebody else.
        """

        async def attempt() -> SeatOffer:
            offer = await self.find(table_id, offer_id)
            if offer.status is not VoteStatus.OPEN:
                raise TableError("vote-over")
            if by.id != offer.user_id:
                raise TableError("not-your-vote")
            if not agree:
                refused = replace(offer, status=VoteStatus.REFUSED)
                await self._store.database.write(seat_offers.answer, refused)
                return refused
            return await self._hand_over(offer)

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def _hand_over(self, offer: SeatOffer) -> SeatOffer:
        session = await self._store.session(offer.table_id)
        record = session.seat(offer.seat)
        try:
            new = self.replaced(session.table, record, offer.person, offer.style)
        except (TableError, RulesError):  # whoever should have it plays another seat by now
            await self._store.database.write(seat_offers.lapse, [offer.id])
            raise TableError("vote-over") from None
        agreed = replace(offer, status=VoteStatus.AGREED)
        batch = self._transactions.batch(session)
        batch.assign_seat(new, offer.user_id, Origin.PERSON)
        told = self.notices([offer.seat])
        await self._transactions.commit(session, batch, told, seat_offer=agreed)
        return agreed

    async def find(self, table_id: int, offer_id: int) -> SeatOffer:
        """A question as it stands; raises ``TableError`` if there is none such."""
        offer = await self._store.database.read(seat_offers.find, table_id, offer_id)
        if offer is None:
            raise TableError("vote-over")
        table = await self._store.get(table_id)
        if offer.status is VoteStatus.OPEN and not offer.possible(table):
            return replace(offer, status=VoteStatus.LAPSED)
        return offer

    async def vote_posted(self, offer_id: int, message_id: int) -> None:
        """Note the message in which a question stands."""
        await self._store.database.write(table_votes.put_message, offer_id, message_id)

    async def vote_message(self, offer_id: int) -> int | None:
        """The message in which a question stands, if it was posted."""
        return await self._store.database.read(table_votes.message, offer_id)

    def replaced(
        self, table: Table, record: SeatAssignment, person: Person | None, style: str | None
    ) -> SeatAssignment:
        """A seat with somebody else in it, or with its own person again.

        Raises ``TableError`` for somebody who may not sit there.
        """
        game = self._store.game(table)
        if person is not None:
            others = [seat for seat in table.seats_of(person.id) if seat is not record]
            plays_it = record.user_id == person.id and record.played_by_person
            if plays_it:
                raise TableError("already-seated")
            check_another_seat(game, len(others))
            return replace(record, user_id=person.id, name=person.name, autopilot=None)
        if style is not None:
            check_style(game, style)
            return replace(record, autopilot=style)
        if record.user_id is None:
            raise TableError("nobody-to-return")
        if record.played_by_person:
            raise TableError("not-away")
        return replace(record, autopilot=None)

    def notices(self, seats: Sequence[Seat]) -> Notices:
        """The notices that are due when seats got somebody new, and after the play that follows."""

        def notices(
            old: GameSession, new: GameSession, entries: Sequence[LogEntry]
        ) -> Sequence[Notice]:
            said = list(self._transactions.usual_notices(old, new, entries))
            presenter = self._store.presenter(new.table)
            for seat in seats:
                more = notices_for_new_player(presenter, new.position, seat)
                said += [notice for notice in more if notice not in said]
            return said

        return notices


def _ask(connection: Connection, table: Table, offer: SeatOffer) -> SeatOffer:
    commits.require_current(connection, table)
    last = seat_offers.latest(connection, offer.table_id, offer.seat, offer.user_id)
    said = []
    if last is not None and last.status in (VoteStatus.OPEN, VoteStatus.REFUSED):
        is_open = last.status is VoteStatus.OPEN
        if is_open and last.target == offer.target:
            return last
        if offer.at < last.asks_again_at():
            raise TableError("seat-asked-lately", until=until(last.asks_again_at()))
        if is_open:
            seat_offers.lapse(connection, [last.id])
            said.append(notices.seat_offer(last.id, over=True))
    kept = replace(offer, id=seat_offers.ask(connection, offer))
    outbox.enqueue(connection, offer.table_id, [*said, notices.seat_offer(kept.id)], offer.at)
    return kept
