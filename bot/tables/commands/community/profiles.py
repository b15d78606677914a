"""Pages of people: what they have played, and each of their finished games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.engine import Connection

from bot.domain.community.profile import Profile, profile_of
from bot.domain.community.results import Result
from bot.domain.preferences import DEFAULTS
from bot.domain.table import Table
from bot.ratings.rating import RatedGame
from bot.storage import tables
from bot.storage.community import results
from bot.storage.people import people
from bot.tables.session.store import TableStore


@dataclass(frozen=True, slots=True)
class PersonPage:
    """A person's profile, their ratings after each rated game by game, and tables to look at.

    ``tables`` are those of the achievements' games that are still kept, by number.
    """

    profile: Profile
    rated: Mapping[str, Sequence[RatedGame]]
    tables: Mapping[int, Table]


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game; ``table`` is ``None`` once it was deleted."""

    result: Result
    table: Table | None


@dataclass(frozen=True, slots=True)
class History:
    """A page of a person's finished games, the newest first, and how many there are in all."""

    games: Sequence[PastGame]
    count: int


class ProfileQueries:
    """Looks at results; nothing is changed."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def page(self, user_id: int, reader_id: int) -> PersonPage | None:
        """A person's page as ``reader_id`` may see it; ``None`` for one that isn't public."""
        games = [*self._store.presenters]

        def work(connection: Connection) -> PersonPage | None:
            if user_id != reader_id:
                chosen = people.preferences(connection, [user_id]).get(user_id, DEFAULTS)
                if not chosen.public_profile:
                    return None
            rated: dict[str, list[RatedGame]] = {}
            for one in results.rated_games(connection, user_id):
                rated.setdefault(one.game, []).append(one)
            found = profile_of(results.of_person(connection, user_id), user_id, games)
            kept = tables.load_all(connection, {a.result.table_id for a in found.achievements})
            return PersonPage(found, rated, {number: one.table for number, one in kept.items()})

        return await self._store.database.read(work)

    async def history(self, user_id: int, page: int, size: int) -> History:
        """A page of the games that a person had a part in, however it went; pages count from 0."""

        def work(connection: Connection) -> History:
            count = results.count_of_person(connection, user_id)
            last = max(0, -(-count // size) - 1)
            found = results.page_of_person(connection, user_id, min(page, last), size)
            kept = tables.load_all(connection, [one.table_id for one in found])
            past = [
                PastGame(one, kept[one.table_id].table if one.table_id in kept else None)
                for one in found
            ]
            return History(past, count)

        return await self._store.database.read(work)

    async def past_game(self, user_id: int, number: int) -> PastGame | None:
        """A finished game by its result's number; ``None`` for one the person had no part in."""

        def work(connection: Connection) -> PastGame | None:
            result = results.of_number(connection, number)
            if result is None or user_id not in result.people:
                return None
            kept = tables.load(connection, result.table_id)
            return PastGame(result, None if kept is None else kept.table)

        return await self._store.database.read(work)
