"""Ratings, records and reliability of people, as they themselves and hosts are shown them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.engine import Connection

from bot.domain.table import SeatAssignment, Table
from bot.ratings.rating import RatedGame, Rating
from bot.ratings.records import Record, records
from bot.ratings.reliability import WINDOW, Reliability, reliability
from bot.storage.community import reliability as answers
from bot.storage.community import results
from bot.storage.people import people
from bot.tables.session.store import TableStore


@dataclass(frozen=True, slots=True)
class OwnRatings:
    """A person's ratings after each rated game, by game and in order; records; reliability."""

    rated: dict[str, list[RatedGame]]
    records: list[Record]
    reliability: Reliability


@dataclass(frozen=True, slots=True)
class Applicant:
    """Somebody who has a seat at a table that fills; ``rating`` only if they show it."""

    seat: SeatAssignment
    reliability: Reliability
    rating: Rating | None


class RatingQueries:
    """Looks at results and answers; nothing is changed."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def of_person(self, user_id: int) -> OwnRatings:
        """All that a person is told of themselves."""
        now = self._store.clock.now()

        def work(connection: Connection) -> OwnRatings:
            rated: dict[str, list[RatedGame]] = {}
            for one in results.rated_games(connection, user_id):
                rated.setdefault(one.game, []).append(one)
            played = records(results.of_person(connection, user_id), user_id)
            given = answers.answers(connection, user_id, now - WINDOW)
            return OwnRatings(rated, played, reliability(given, now))

        return await self._store.database.read(work)

    async def applicants(self, table: Table) -> list[Applicant]:
        """The people at a table but for its host, in the order of seats, each once."""
        now = self._store.clock.now()
        others: dict[int, SeatAssignment] = {}
        for seat in table.seats:
            if seat.user_id not in (None, table.host_id):
                others.setdefault(seat.user_id or 0, seat)

        def work(connection: Connection) -> list[Applicant]:
            told = people.preferences(connection, others.keys())
            shown = [user for user, chosen in told.items() if chosen.shows_ratings]
            known = results.ratings(connection, table.game, shown) if shown else {}
            return [
                Applicant(
                    seat,
                    reliability(answers.answers(connection, user, now - WINDOW), now),
                    known.get(user),
                )
                for user, seat in others.items()
            ]

        return await self._store.database.read(work)
