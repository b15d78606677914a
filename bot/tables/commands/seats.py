"""Seats of a running game: leave, come back, replace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.domain.calendar import ALWAYS, DAY, begun, ended
from bot.domain.notices import Notice
from bot.domain.table import (
    LogEntry,
    Origin,
    Pause,
    Person,
    Position,
    Status,
    Table,
    own_seats,
    require_host,
    require_running,
    require_started,
)
from bot.domain.votes import SeatOffer
from bot.errors import TableError
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.commands.seat_offers import OfferCommands
from bot.tables.session.autopilot_moves import stand_in_style
from bot.tables.session.game_session import GameSession, MoveBatch
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions
from rules.core.game import Seat


class SeatCommands:
    """Commands on who plays a seat, from the start of a game to its end."""

    def __init__(
        self,
        store: TableStore,
        transactions: Transactions,
        lobby: LobbyCommands,
        offers: OfferCommands,
    ) -> None:
        self._store = store
        self._transactions = transactions
        self._lobby = lobby
        self._offers = offers

    async def leave(self, table_id: int, person: Person) -> Table:
        """Stand up. In a running game an autopilot plays on until the person comes back.

        Before the start the seat is free again; the host's part goes to the next person, and
        where there is none the table is closed.
        """
        if (await self._store.get(table_id)).status is Status.LOBBY:
            return await self._lobby.leave(table_id, person)

        def play(batch: MoveBatch, session: GameSession) -> None:
            require_started(session.table)
            seats = [seat for seat in own_seats(session.table, person) if seat.played_by_person]
            if not seats:
                raise TableError("autopilot-plays")
            style = stand_in_style(self._store.game(session.table))
            for seat in seats:
                batch.assign_seat(replace(seat, autopilot=style), person.id, Origin.PERSON)

        return (await self._transactions.run(table_id, play)).position.table

    async def come_back(self, table_id: int, person: Person, *, answered: bool = False) -> Position:
        """Be here again: take the own seats back from autopilots, and end an own absence.

        A game that was paused because nobody was here to play goes on. ``answered``: a direct
        message shows the person their only seat at once, so that no other one has to.
        """
        back: list[Seat] = []

        def play(batch: MoveBatch, session: GameSession) -> None:
            require_started(session.table)
            away = [s for s in own_seats(session.table, person) if not s.played_by_person]
            now = self._store.clock.now()
            calendar = session.calendars.get(person.id, ALWAYS)
            absent = calendar.absent_until(now) is not None
            if not away and not absent:
                raise TableError("not-away")
            if absent:
                batch.note_absences(person.id, ended(calendar.absences, now))
            back[:] = [seat.seat for seat in away]
            for seat in away:
                batch.assign_seat(replace(seat, autopilot=None), person.id, Origin.PERSON)
            if session.table.pause in (Pause.DESERTED, Pause.AWAY):
                batch.resume(person.id)

        def notices(
            old: GameSession, new: GameSession, entries: Sequence[LogEntry]
        ) -> Sequence[Notice]:
            said = self._offers.notices(back)(old, new, entries)
            if not answered or len(new.table.seats_of(person.id)) > 1:
                return said
            return [notice for notice in said if not notice.shows_seat(person.id)]

        return (await self._transactions.run(table_id, play, notices)).position

    async def away(self, table_id: int, person: Person, days: int) -> Position:
        """Be away for so many days, in which the person's clocks stand still; 0 to be back.

        Raises ``TableError`` (``away-too-long``) for more than the table still grants this season.
        """
        if not days:
            return await self.come_back(table_id, person)

        def play(batch: MoveBatch, session: GameSession) -> None:
            table, now = session.table, self._store.clock.now()
            require_running(table)
            if not any(seat.played_by_person for seat in own_seats(table, person)):
                raise TableError("autopilot-plays")
            known = session.calendars.get(person.id, ALWAYS).absences
            spans = begun(known, days * DAY, table.settings.vacation, table.created_at, now)
            batch.note_absences(person.id, spans)

        return (await self._transactions.run(table_id, play)).position

    async def replace(
        self,
        table_id: int,
        by: Person,
        seat: Seat,
        *,
        person: Person | None = None,
        style: str | None = None,
        manager: bool = False,
        left: int | None = None,
    ) -> Table | SeatOffer:
        """Give a seat to ``person`` or to an autopilot; with neither, back to its own person.

        For the host, and for an own seat that an autopilot shall play. An autopilot leaves the
        seat's person the right to come back; another person doesn't. A person who plays the seat
        is asked first, and the question is what is returned, unless they are late
        (``OfferCommands.needed``) or are the one who has ``left`` the server. Raises
        ``TableError`` (``had-another-seat``) for a ``person`` who knows another seat's secrets.
        """

        async def attempt() -> Table | SeatOffer:
            session = await self._store.session(table_id)
            table = session.table
            require_started(table)
            own = session.seat(seat).user_id == by.id and style is not None
            if not own or person is not None:
                require_host(table, by, manager)
            new = self._offers.replaced(table, session.seat(seat), person, style)
            if person is not None:
                await self._offers.check_newcomer(session, seat, person)
            has_left = left is not None and session.seat(seat).user_id == left
            if not has_left and await self._offers.needed(session, seat, by):
                return await self._offers.ask(table, seat, by, person, style)
            batch = self._transactions.batch(session)
            batch.assign_seat(new, by.id, Origin.PERSON)
            made = await self._transactions.commit(session, batch, self._offers.notices([seat]))
            return made.position.table

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)
