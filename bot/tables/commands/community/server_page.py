"""Reads what a server has played: its records, its latest games, and the leagues that run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.engine import Connection

from bot.domain.community.competition import Competition, CompetitionStatus, Season, name_key
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
"""Leagues that are told of, and as many that are over."""


@dataclass(frozen=True, slots=True)
class ServerPage:
    """``counts`` are finished games by game, ``lately`` those of this quarter.

    ``results`` and ``tables`` are those of records and of the latest games, by their numbers;
    ``names`` are of people by their ids, as they were called last. ``seasons`` are those that are
    played or begin, then the last of each competition that is over; ``ended`` those before the
    first, by their competitions.
    """

    counts: Mapping[str, int]
    lately: int
    records: Sequence[ServerRecord]
    latest: Sequence[int]
    results: Mapping[int, Result]
    tables: Mapping[int, Table]
    names: Mapping[int, str]
    seasons: Sequence[Season]
    ended: Mapping[int, Season]
    now: datetime


class ServerPageQueries:
    """Looks at results and competitions; nothing is changed."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def of(self, guild_id: int, known: Sequence[Competition]) -> ServerPage:
        """The page of a server, for somebody who may know of these of its competitions."""
        told = _told(known)
        now, games = self._store.clock.now(), self._store.presenters

        def work(connection: Connection) -> ServerPage:
            found = [one for one in results.of_server(connection, guild_id) if one.game in games]
            records = server_records(found)
            latest = [one.number for one in found[-LATEST:]][::-1]
            shown = results.of_numbers(connection, {*latest, *(one.game.number for one in records)})
            kept = tables.load_all(connection, [one.table_id for one in shown.values()])
            who = {user for one in shown.values() for user in one.people}
            read = competitions.season
            seasons = [read(connection, one.id) for one in told]
            ended = {
                one.id: read(connection, one.id, one.season - 1)
                for one in told
                if one.status.open and one.season > 1
            }
            return ServerPage(
                {game: sum(one.game == game for one in found) for game in games},
                count_since(found, quarter_start(now)),
                records,
                latest,
                shown,
                {number: one.table for number, one in kept.items()},
                people.names(connection, who),
                [one for one in seasons if one is not None],
                {number: one for number, one in ended.items() if one is not None},
                now,
            )

        return await self._store.database.read(work)


def _told(known: Sequence[Competition]) -> list[Competition]:
    """The latest that are open; of those that are over the last of each name."""
    open_ = [one for one in known if one.status.open]
    over: dict[str, Competition] = {}
    for one in known:
        if one.status is CompetitionStatus.OVER:
            over.setdefault(name_key(one.name), one)
    return [*open_[:LEAGUES], *list(over.values())[:LEAGUES]]
