"""Reads what a server has played: its records, its latest games, and the leagues that run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.engine import Connection

from bot.domain.community.competition import Season
from bot.domain.community.records import (
    ServerRecord,
    count_since,
    quarter_start,
    server_records,
)
from bot.domain.community.results import Result
from bot.domain.table import Table
from bot.storage import tables
from bot.storage.community import competitions, results
from bot.storage.people import people
from bot.tables.session.store import TableStore

LATEST = 5
"""Games that are told as the latest."""
LEAGUES = 3
"""Leagues whose standings are told."""


@dataclass(frozen=True, slots=True)
class ServerPage:
    """``counts`` are finished games by game, ``lately`` those of this quarter.

    ``results`` and ``tables`` are those of records and of the latest games, by their numbers;
    ``names`` are of people by their ids, as they were called last.
    """

    counts: Mapping[str, int]
    lately: int
    records: Sequence[ServerRecord]
    latest: Sequence[int]
    results: Mapping[int, Result]
    tables: Mapping[int, Table]
    names: Mapping[int, str]
    seasons: Sequence[Season]


class ServerPageQueries:
    """Looks at results and competitions; nothing is changed."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def of(self, guild_id: int) -> ServerPage:
        """The page of a server."""
        now, games = self._store.clock.now(), self._store.presenters

        def work(connection: Connection) -> ServerPage:
            found = [one for one in results.of_server(connection, guild_id) if one.game in games]
            records = server_records(found)
            latest = [one.number for one in found[-LATEST:]][::-1]
            shown = results.of_numbers(connection, {*latest, *(one.game.number for one in records)})
            kept = tables.load_all(connection, [one.table_id for one in shown.values()])
            who = {user for one in shown.values() for user in one.people}
            seasons = []
            for one in competitions.of_guild(connection, guild_id)[:LEAGUES]:
                season = competitions.season(connection, one.id)
                if season is not None:
                    seasons.append(season)
            return ServerPage(
                {game: sum(one.game == game for one in found) for game in games},
                count_since(found, quarter_start(now)),
                records,
                latest,
                shown,
                {number: one.table for number, one in kept.items()},
                people.names(connection, who),
                seasons,
            )

        return await self._store.database.read(work)
