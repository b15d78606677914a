"""Sign-up: a competition is announced, people join and leave, others take their places."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import TypeAlias

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.domain.community.competition import (
    MOST_COMPETITIONS,
    MOST_ENTRANTS,
    Competition,
    CompetitionSettings,
    CompetitionStatus,
    EntryState,
    SeasonEntry,
    clean_name,
    entry_of,
    first_reserve,
    require_open,
    require_organiser,
)
from bot.domain.presence import shard_of
from bot.domain.table import Person
from bot.errors import TableError, until
from bot.storage.community import competitions as rows
from bot.storage.community import server_settings
from bot.storage.locks import lock_name
from bot.tables.commands.competitions.rows import CompetitionRows
from bot.tables.session.transactions import Transactions

MOST_LOTS = 10**6
"""The number from which lots are drawn is below this: people have to type it to check them."""

SIGN_UP_TIMES = (timedelta(minutes=10), timedelta(days=180))
"""The shortest and the longest time from an announcement to the start."""

Entries: TypeAlias = tuple[SeasonEntry, ...]
Change: TypeAlias = Callable[[Competition, Entries], Entries]


class SignUpCommands:
    """Commands on who takes part; a change that can't be made raises ``TableError``."""

    def __init__(self, competitions: CompetitionRows, transactions: Transactions) -> None:
        self._rows = competitions
        self._store = competitions.store
        self._retried = transactions.retried

    async def announce(
        self,
        guild_id: int,
        channel_id: int,
        organiser: Person,
        name: str,
        settings: CompetitionSettings,
        begins_in: timedelta,
    ) -> Competition:
        """Announce a competition, for which people can sign up until it begins.

        Raises ``TableError`` for a name that another of the server has and for settings that can't
        be.
        """
        if settings.game not in self._store.presenters:
            raise TableError("unknown-game", game=settings.game)
        settings.check(self._store.presenters[settings.game].game)
        now = self._store.clock.now()
        shortest, longest = SIGN_UP_TIMES
        if not shortest <= begins_in <= longest:
            raise TableError("competition-start", most=longest.days)
        values = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "name": clean_name(name),
            "organiser_id": organiser.id,
            "status": CompetitionStatus.SIGN_UP,
            "number": secrets.randbelow(MOST_LOTS),
            "created_at": now,
            "begins_at": now + begins_in,
            "shard": shard_of(guild_id, self._store.share.shard_count),
        }

        def work(connection: Connection) -> int:
            lock_name(connection, f"competitions of {guild_id}")
            if len(rows.of_guild(connection, guild_id)) >= MOST_COMPETITIONS:
                raise TableError("limit-competitions", most=MOST_COMPETITIONS)
            return rows.add(connection, values, settings)

        try:
            added = await self._store.database.write(work)
        except IntegrityError:
            raise TableError("competition-name-taken") from None
        self._rows.changed()
        return (await self._rows.season(added)).competition

    async def join(self, competition_id: int, person: Person) -> SeasonEntry:
        """Sign up; in reserve where it is full, and while a season goes on."""

        def change(competition: Competition, entries: Entries) -> Entries:
            known = entry_of(entries, person.id)
            if known is not None:
                left = known.state is EntryState.GONE
                raise TableError("competition-left" if left else "competition-joined")
            if len(entries) >= MOST_ENTRANTS:
                raise TableError("competition-full", most=MOST_ENTRANTS)
            playing = sum(one.state is EntryState.IN for one in entries)
            waits = competition.status is CompetitionStatus.SIGN_UP
            free = waits and playing < competition.settings.most
            state = EntryState.IN if free else EntryState.RESERVE
            new = SeasonEntry(_next_number(entries), person.id, person.name, state)
            return (*entries, new)

        entries = await self._change(competition_id, change)
        joined = entry_of(entries, person.id)
        assert joined is not None
        return joined

    async def leave(self, competition_id: int, person: Person) -> None:
        """Sign off, or withdraw from a season; the first in reserve comes in."""
        await self._change(competition_id, lambda _, entries: _without(entries, person.id))

    async def remove(
        self, competition_id: int, by: Person, user_id: int, *, manager: bool = False
    ) -> SeasonEntry | None:
        """Take somebody out, as if they had left; who comes in from the reserve."""
        newcomer: SeasonEntry | None = None

        def change(competition: Competition, entries: Entries) -> Entries:
            nonlocal newcomer
            require_organiser(competition, by, manager)
            leaving = entry_of(entries, user_id)
            newcomer = None if leaving is None else first_reserve(entries, leaving)
            return _without(entries, user_id)

        await self._change(competition_id, change)
        return newcomer

    async def replace(
        self,
        competition_id: int,
        by: Person,
        user_id: int,
        newcomer: Person,
        *,
        manager: bool = False,
    ) -> None:
        """Let somebody take another's place from the next round on.

        Results stay with whom they were played by.
        """

        def change(competition: Competition, entries: Entries) -> Entries:
            require_organiser(competition, by, manager)
            if competition.status is not CompetitionStatus.RUNNING:
                raise TableError("competition-not-running")
            leaving = entry_of(entries, user_id)
            if leaving is None or leaving.state is not EntryState.IN:
                raise TableError("competition-not-in")
            known = entry_of(entries, newcomer.id)
            if known is not None and known.state is not EntryState.RESERVE:
                raise TableError("competition-newcomer")
            if known is None:
                number = _next_number(entries)
                known = SeasonEntry(number, newcomer.id, newcomer.name, EntryState.RESERVE)
                entries = (*entries, known)
            return _replaced(entries, leaving, known)

        await self._change(competition_id, change)

    async def cancel(self, competition_id: int, by: Person, *, manager: bool = False) -> None:
        """End a competition; its open tables go on by themselves."""
        await self._set(competition_id, by, manager, status=CompetitionStatus.CANCELLED)

    async def hasten(
        self,
        competition_id: int,
        by: Person,
        *,
        after: tuple[int, int] | None = None,
        manager: bool = False,
    ) -> None:
        """Begin the season now, or end the round that is being played and begin the next.

        ``after``: only while this is the season and its last round, 0 before the first; raises
        ``TableError`` otherwise.
        """

        async def attempt() -> None:
            season = await self._rows.season(competition_id)
            competition, now = season.competition, self._store.clock.now()
            require_organiser(competition, by, manager)
            require_open(competition)
            if after is not None and after != (competition.season, season.turn):
                raise TableError("competition-moved-on")
            server = await self._store.database.read(server_settings.of_guild, competition.guild_id)
            if server.is_quiet(now):
                raise TableError("quiet-month", until=until(server.quiet_until(now)))
            least = competition.settings.form.least
            if sum(one.state is EntryState.IN for one in season.entries) < least:
                raise TableError("competition-too-few", least=least)

            def work(connection: Connection) -> None:
                if competition.status is CompetitionStatus.SIGN_UP:
                    rows.change(connection, competition, now, begins_at=now)
                    return
                rows.change(connection, competition, now)
                rows.end_by(connection, competition, now)

            await self._store.database.write(work)

        await self._retried(attempt)
        self._rows.changed()

    async def withdraw_absent(self, competition_id: int, user_ids: Sequence[int]) -> None:
        """People aren't in the server any more: they withdraw, as if they had left."""

        def change(_: Competition, entries: Entries) -> Entries:
            for user_id in user_ids:
                known = entry_of(entries, user_id)
                if known is not None and known.state is not EntryState.GONE:
                    entries = _without(entries, user_id)
            return entries

        await self._change(competition_id, change)

    async def _set(
        self, competition_id: int, by: Person, manager: bool, *, status: CompetitionStatus
    ) -> None:
        async def attempt() -> None:
            competition = (await self._rows.season(competition_id)).competition
            require_organiser(competition, by, manager)
            require_open(competition)
            now = self._store.clock.now()

            def work(connection: Connection) -> None:
                rows.change(connection, competition, now, status=status, begins_at=None)

            await self._store.database.write(work)

        await self._retried(attempt)
        self._rows.changed()

    async def _change(self, competition_id: int, change: Change) -> Entries:
        async def attempt() -> Entries:
            season = await self._rows.season(competition_id)
            competition, now = season.competition, self._store.clock.now()
            require_open(competition)
            entries = change(competition, season.entries)
            if competition.status is CompetitionStatus.SIGN_UP:
                entries = _filled_up(entries, competition.settings.most)

            def work(connection: Connection) -> None:
                rows.change(connection, competition, now)
                rows.put_entries(connection, competition.id, competition.season, entries)

            await self._store.database.write(work)
            return entries

        entries = await self._retried(attempt)
        self._rows.changed()
        return entries


def _next_number(entries: Entries) -> int:
    return 1 + max((one.entrant for one in entries), default=0)


def _without(entries: Entries, user_id: int) -> Entries:
    """The entries without a person, whose place the first in reserve takes.

    Whoever has a part in a season that has begun stays in it as one who has left.
    """
    leaving = entry_of(entries, user_id)
    if leaving is None or leaving.state is EntryState.GONE:
        raise TableError("competition-not-in")
    if leaving.division is None:
        return tuple(one for one in entries if one is not leaving)
    return _replaced(entries, leaving, first_reserve(entries, leaving))


def _replaced(entries: Entries, leaving: SeasonEntry, newcomer: SeasonEntry | None) -> Entries:
    changed = {leaving.entrant: replace(leaving, state=EntryState.GONE)}
    if newcomer is not None:
        changed[newcomer.entrant] = replace(
            newcomer, state=EntryState.IN, division=leaving.division, replaces=leaving.entrant
        )
    return tuple(changed.get(one.entrant, one) for one in entries)


def _filled_up(entries: Entries, most: int) -> Entries:
    """Before a season the first ``most`` are in, and all others in reserve."""
    return tuple(
        replace(one, state=EntryState.IN if place < most else EntryState.RESERVE)
        for place, one in enumerate(entries)
    )
