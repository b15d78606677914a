"""Seats that change hands: who may have one, when at once, and the questions before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy.engine import Connection

from bot.domain import notices
from bot.domain.calendar import ALWAYS
from bot.domain.notices import Notice
from bot.domain.seating import check_another_seat, check_style
from bot.domain.table import (
    LogEntry,
    Origin,
    Person,
    SeatAssignment,
    Status,
    Table,
    own_seats,
    require_started,
)
from bot.domain.table_settings import Takeover
from bot.domain.votes import OfferKind, SeatOffer, VoteStatus
from bot.errors import TableError, until
from bot.storage import commits
from bot.storage.commits import Move
from bot.storage.messages import outbox
from bot.storage.votes import seat_offers, table_votes
from bot.tables.session.autopilot_moves import stand_in_style
from bot.tables.session.due_notices import notices_for_new_player
from bot.tables.session.game_session import GameSession
from bot.tables.session.seat_history import autopilot_since, is_opponent, seats_had
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Notices, Transactions
from rules.core.errors import RulesError
from rules.core.game import Seat

UNANSWERED = timedelta(days=7)
"""Time that counts for a person, up at a table without a clock, after which they are late."""
KEPT_FOR_RETURN = timedelta(days=1)
"""Time after which an autopilot's seat is free for anybody, though its person might return."""


@dataclass(frozen=True, slots=True)
class History:
    """A table's seats: the game as it is, the steps that gave them away, and open questions."""

    session: GameSession
    changes: Sequence[Move]
    offers: Sequence[SeatOffer]

    def offered(self, seat: Seat, user_id: int) -> SeatOffer | None:
        """The question by which a person may take a seat over."""
        table = self.session.table
        return next(
            (
                offer
                for offer in self.offers
                if offer.seat == seat and offer.open_to(user_id) and offer.possible(table)
            ),
            None,
        )


class OfferCommands:
    """Asks people about seats, and gives these away once they agree."""

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions

    # Whoever sits there is asked

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
        asked = table.seats[seat].user_id
        assert asked is not None
        now = self._store.clock.now()
        offer = SeatOffer(0, table.id, by.id, seat, asked, now, person, style)
        return await self._put(table, offer)

    # Somebody is looked for

    async def offer(
        self,
        table_id: int,
        by: Person,
        seat: Seat,
        *,
        person: Person | None = None,
        autopilot: bool = False,
        style: str | None = None,
    ) -> SeatOffer:
        """Look for somebody who takes the own seat over: ``person``, or whoever is interested.

        Until then everything stays as it is, or with ``autopilot`` one plays, of that ``style``. A
        question about this seat that is open ends. Raises ``TableError``, so
        ``person-asked-lately`` for a person who was asked about a seat of this table not long ago.
        """

        async def attempt() -> SeatOffer:
            session = await self._store.session(table_id)
            table, record = session.table, session.seat(seat)
            require_started(table)
            own_seats(table, by)
            if record.user_id != by.id:
                raise TableError("not-your-seat")
            if person is not None:
                if person.id == by.id:
                    raise TableError("already-seated")
                self.replaced(table, record, person, None)
                await self.check_newcomer(session, seat, person)
            stands_up = (autopilot or style is not None) and record.played_by_person
            asked, now = None if person is None else person.id, self._store.clock.now()
            away = stands_up or not record.played_by_person
            kind = OfferKind.TAKE
            offer = SeatOffer(0, table_id, by.id, seat, asked, now, person, kind=kind, away=away)
            if stands_up:
                # Nobody shall stand up for a question that is refused.
                _already_asked(
                    await self._store.database.read(seat_offers.of_table, table_id), offer
                )
                chosen = style or stand_in_style(self._store.game(table))
                batch = self._transactions.batch(session)
                batch.assign_seat(self.replaced(table, record, None, chosen), by.id, Origin.PERSON)
                table = (await self._transactions.commit(session, batch)).position.table
                require_started(table)  # an autopilot may have ended it
            return await self._put(table, offer)

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def take(
        self, table_id: int, by: Person, seat: Seat, *, manager: bool = False
    ) -> Table | SeatOffer:
        """Take a seat over that somebody looks for a player of, or that an autopilot plays.

        Where the host has to agree, the question to them is returned. Raises ``TableError`` where
        the table doesn't allow it, for who knows another seat's secrets, and for who was refused
        or asked not long ago.
        """

        async def attempt() -> Table | SeatOffer:
            history = await self._history(table_id)
            session = history.session
            table, record = session.table, session.seat(seat)
            require_started(table)
            offer = history.offered(seat, by.id)
            if offer is not None:
                await self._hand_over(offer, by, shown=False)
                return await self._store.get(table_id)
            asks_host = self._asks_host(history, record, by, manager)
            new = self.replaced(table, record, by, None)
            await self.check_newcomer(session, seat, by)
            if asks_host:
                now, host = self._store.clock.now(), table.host_id
                kind = OfferKind.ADMIT
                return await self._put(
                    table, SeatOffer(0, table_id, by.id, seat, host, now, by, kind=kind)
                )
            batch = self._transactions.batch(session)
            batch.assign_seat(new, by.id, Origin.PERSON)
            made = await self._transactions.commit(session, batch, self.notices([seat]))
            return made.position.table

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def free_seats(
        self, table_id: int, by: Person, *, manager: bool = False
    ) -> Mapping[Seat, bool]:
        """The seats that a person may take over, each with whether the host is asked first."""
        history = await self._history(table_id)
        table = history.session.table
        found: dict[Seat, bool] = {}
        if not table.status.open:
            return found
        for record in table.seats:
            try:
                if history.offered(record.seat, by.id) is None:
                    found[record.seat] = self._asks_host(history, record, by, manager)
                else:
                    found[record.seat] = False
                self.replaced(table, record, by, None)
                await self.check_newcomer(history.session, record.seat, by, history.changes)
            except TableError:
                found.pop(record.seat, None)
        return found

    def _asks_host(
        self, history: History, record: SeatAssignment, by: Person, manager: bool
    ) -> bool:
        """Whether the host has to agree before a person takes an autopilot's seat over.

        Raises ``TableError`` where nobody may. Whoever left, or was late, may return for
        ``KEPT_FOR_RETURN`` before somebody else has the seat without the host.
        """
        table = history.session.table
        if record.user_id == by.id:
            raise TableError("already-seated")
        if record.played_by_person:
            raise TableError("seat-not-free")
        if table.settings.takeover is Takeover.NOBODY:
            raise TableError("takeover-closed")
        if is_opponent(record, history.changes) and not table.settings.takeover_opponents:
            raise TableError("takeover-opponent")
        if manager or by.id == table.host_id:
            return False
        if table.settings.takeover is Takeover.HOST:
            return True
        if record.user_id is None:
            return False
        now = self._store.clock.now()
        calendar = history.session.calendars.get(record.user_id, ALWAYS)
        since = autopilot_since(history.changes, record.seat)
        return (
            since is None or now < since + KEPT_FOR_RETURN or calendar.absent_until(now) is not None
        )

    # Answers

    async def answer(
        self,
        table_id: int,
        offer_id: int,
        by: Person,
        agree: bool,
        *,
        manager: bool = False,
        left: int | None = None,
    ) -> SeatOffer:
        """Agree to a question about a seat, or refuse.

        Raises ``TableError`` for a question that is over and for one to somebody else, and where
        the person who would get the seat is the one who has ``left`` the server.
        """

        async def attempt() -> SeatOffer:
            offer = await self.find(table_id, offer_id)
            if offer.status is not VoteStatus.OPEN:
                raise TableError("vote-over")
            table = await self._store.get(table_id)
            if not offer.asked_by(by.id, host=manager or by.id == table.host_id):
                raise TableError("not-your-vote")
            if offer.kind is OfferKind.TAKE and by.id == offer.by:
                raise TableError("already-seated")
            if not agree:
                if offer.user_id is None:
                    raise TableError("not-your-vote")
                refused = replace(offer, status=VoteStatus.REFUSED)
                await self._store.database.write(seat_offers.answer, refused)
                return refused
            if offer.person is not None and offer.person.id == left:
                await self._store.database.write(seat_offers.lapse, [offer.id])
                raise TableError("newcomer-left")
            return await self._hand_over(offer, by)

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def withdraw(self, table_id: int, offer_id: int, by: Person) -> SeatOffer:
        """Take a question about a seat back that one has asked oneself."""

        async def attempt() -> SeatOffer:
            offer = await self.find(table_id, offer_id)
            if offer.status is not VoteStatus.OPEN:
                raise TableError("vote-over")
            if by.id != offer.by:
                raise TableError("not-your-vote")
            lapsed = replace(offer, status=VoteStatus.LAPSED)
            await self._store.database.write(seat_offers.answer, lapsed)
            return lapsed

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def _hand_over(self, offer: SeatOffer, by: Person, *, shown: bool = True) -> SeatOffer:
        """Give a seat away as agreed; unless the result is ``shown``, its message is edited."""
        session = await self._store.session(offer.table_id)
        record = session.seat(offer.seat)
        person = by if offer.kind is OfferKind.TAKE else offer.person
        try:
            new = self.replaced(session.table, record, person, offer.style)
            if person is not None:
                await self.check_newcomer(session, offer.seat, person)
        except (TableError, RulesError):  # whoever should have it plays another seat by now
            if offer.kind is OfferKind.TAKE:
                raise  # to whoever would like to have it; others still may
            await self._store.database.write(seat_offers.lapse, [offer.id])
            raise TableError("vote-over") from None
        agreed = replace(offer, status=VoteStatus.AGREED)
        batch = self._transactions.batch(session)
        # Whoever plays has asked or agreed, the seat's person among them: so did the table.
        agreeing = {offer.by, by.id}
        all_agree = record.user_id in agreeing and session.table.players <= agreeing
        batch.assign_seat(new, by.id, Origin.VOTE if all_agree else Origin.PERSON)
        over = [] if shown else [notices.seat_offer(offer.id, over=True)]
        told = self.notices([offer.seat], over)
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

    # Who may sit there

    def replaced(
        self, table: Table, record: SeatAssignment, person: Person | None, style: str | None
    ) -> SeatAssignment:
        """A seat with somebody else in it, or with its own person again.

        Raises ``TableError`` for somebody who may not sit there.
        """
        game = self._store.game(table)
        if person is not None:
            if table.what_if and person.id != table.host_id:
                raise TableError("what-if-alone")
            others = [seat for seat in table.seats_of(person.id) if seat is not record]
            plays_it = record.user_id == person.id and record.played_by_person
            if plays_it:
                raise TableError("already-seated")
            check_another_seat(game, len(others))
            return replace(
                record, user_id=person.id, name=person.name, autopilot=None, press_id=None
            )
        if style is not None:
            check_style(game, style)
            return replace(record, autopilot=style)
        if record.user_id is None:
            raise TableError("nobody-to-return")
        if record.played_by_person:
            raise TableError("not-away")
        return replace(record, autopilot=None)

    async def check_newcomer(
        self,
        session: GameSession,
        seat: Seat,
        person: Person,
        changes: Sequence[Move] | None = None,
    ) -> None:
        """Raise ``TableError`` (``had-another-seat``) for who knows secrets of another seat.

        Where one person may have several seats, the game keeps none between them.
        """
        table = session.table
        if self._store.game(table).seats_per_person > 1:
            return
        if changes is None:
            changes = await self._store.database.read(commits.seat_changes, table.id)
        if seats_had(table, changes, person.id) - {seat}:
            raise TableError("had-another-seat")

    def notices(self, seats: Sequence[Seat], more: Sequence[Notice] = ()) -> Notices:
        """The notices that are due when seats got somebody new, and after the play that follows.

        ``more`` are said as well.
        """

        def notices(
            old: GameSession, new: GameSession, entries: Sequence[LogEntry]
        ) -> Sequence[Notice]:
            said = [*self._transactions.usual_notices(old, new, entries), *more]
            presenter = self._store.presenter(new.table)
            for seat in seats:
                due = notices_for_new_player(presenter, new.position, seat)
                said += [notice for notice in due if notice not in said]
            return said

        return notices

    async def _history(self, table_id: int) -> History:
        session = await self._store.session(table_id)
        read = self._store.database.read
        changes = await read(commits.seat_changes, table_id)
        return History(session, changes, await read(seat_offers.of_table, table_id))

    async def _put(self, table: Table, offer: SeatOffer) -> SeatOffer:
        """Keep a question and have it posted; the table's lock must be held.

        Raises ``Conflict`` where the table isn't as given any more.
        """
        kept = await self._store.database.write(_ask, table, offer)
        self._transactions.announce(offer.table_id)
        return kept


def _asked_lately(kind: OfferKind, asks_again_at: datetime) -> TableError:
    """The refusal of a question that has to wait for some time."""
    again = until(asks_again_at)
    match kind:
        case OfferKind.GIVE:
            return TableError("seat-asked-lately", until=again)
        case OfferKind.TAKE:
            return TableError("person-asked-lately", until=again)
        case OfferKind.ADMIT:
            return TableError("host-asked-lately", until=again)


def _already_asked(earlier: Sequence[SeatOffer], offer: SeatOffer) -> SeatOffer | None:
    """The same question, if it is open; raises ``TableError`` for one that has to wait."""
    for one in earlier:
        if offer.repeats(one):
            return one
    waits = [one.asks_again_at() for one in earlier if offer.waits_for(one)]
    if waits:
        raise _asked_lately(offer.kind, max(waits))
    return None


def _ask(connection: Connection, table: Table, offer: SeatOffer) -> SeatOffer:
    commits.require_current(connection, table)
    earlier = seat_offers.of_table(connection, offer.table_id)
    if (same := _already_asked(earlier, offer)) is not None:
        return same
    over = [one.id for one in earlier if offer.replaces(one)]
    seat_offers.lapse(connection, over)
    kept = replace(offer, id=seat_offers.ask(connection, offer))
    said = [notices.seat_offer(one, over=True) for one in over]
    outbox.enqueue(connection, offer.table_id, [*said, notices.seat_offer(kept.id)], offer.at)
    return kept
