"""Seasons: they begin, rounds are paired, tables opened and their results taken, until the end.

Each step reads how things stand, and writes what follows in one transaction. So a step that was
broken off is made anew, and none is made twice.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy.engine import Connection

from bot.competitions import league
from bot.competitions.progress import Kind, Progress, begin, draw_order, seeds
from bot.competitions.round_robin import Plan
from bot.competitions.rounds import Entrant, Round
from bot.competitions.seats import share_out_identities
from bot.domain.community.competition import (
    Competition,
    CompetitionRound,
    CompetitionStatus,
    CompetitionTable,
    EntryState,
    Season,
    SeasonEntry,
    places_of,
)
from bot.domain.table import SeatAssignment, Status
from bot.errors import TableError
from bot.storage import tables as table_rows
from bot.storage.community import competitions as rows
from bot.storage.community import results as result_rows
from bot.storage.community import server_settings
from bot.storage.locks import Conflict
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.commands.competitions.rows import CompetitionRows
from bot.waiting import in_thread
from rules.core.game import AnyGame

Places = Mapping[Entrant, int]


class SeasonCommands:
    """What a competition does by itself; its server's process asks for it."""

    def __init__(self, competitions: CompetitionRows, lobby: LobbyCommands) -> None:
        self._rows = competitions
        self._store = competitions.store
        self._lobby = lobby
        self.playing: set[int] = set()
        """The tables of this process's competitions whose ends are waited for."""

    async def find_playing(self) -> None:
        """Look which tables an earlier process has opened."""
        shards = self._store.share.shards
        self.playing.update(await self._store.database.read(rows.played_tables, shards))

    async def due(self) -> list[int]:
        """The competitions of this process's shards at which something is to be done now."""
        now = self._store.clock.now()
        return await self._store.database.read(rows.due, self._store.share.shards, now)

    async def next_wake(self) -> datetime | None:
        """When something is to be done next."""
        return await self._store.database.read(rows.next_wake, self._store.share.shards)

    async def advance(self, competition_id: int) -> Season:
        """Do all that can be done without Discord, and return how things stand then."""
        while True:
            season = await self._rows.season(competition_id)
            try:
                if not await self._step(season):
                    return season
            except Conflict:
                continue  # somebody has come or gone meanwhile

    async def sleep(self, season: Season) -> None:
        """Nothing is left to do until the next moment that is known, or the next change."""
        competition = season.competition
        until = None
        if competition.status is CompetitionStatus.RUNNING:
            until = season.rounds[-1].due_at
        elif competition.status is CompetitionStatus.SIGN_UP:
            until = competition.begins_at
            if until is not None and until <= self._store.clock.now() and self._too_few(season):
                until = None
        await self._store.database.write(rows.sleep_until, competition, until)

    async def try_again(self, season: Season, at: datetime) -> None:
        """What Discord refused is tried again at that moment."""
        await self._store.database.write(rows.sleep_until, season.competition, at)

    async def _step(self, season: Season) -> bool:
        """Do the next thing; whether there was anything to do."""
        competition, now = season.competition, self._store.clock.now()
        if competition.status is CompetitionStatus.SIGN_UP:
            begins_at = competition.begins_at
            if begins_at is None or now < begins_at or self._too_few(season):
                return False
            quiet = await self._quiet_until(season)
            if quiet is None:
                await self._begin(season)
            else:
                await self._store.database.write(_begin_later, competition, quiet, now)
            return True
        if competition.status is not CompetitionStatus.RUNNING:
            return False
        ended = await self._ended(season)
        if ended:
            await self._store.database.write(_note_places, season, ended, now)
            self.playing.difference_update(table.table_id for table, _ in ended)
            return True
        last = season.rounds[-1]
        tables = [one for one in season.tables if one.turn == last.turn]
        if any(one.places is None for one in tables) and now < last.due_at:
            return False
        quiet = await self._quiet_until(season)
        if quiet is None:
            await self._go_on(season)
            return True
        if last.due_at >= quiet:
            return False
        await self._store.database.write(_end_later, competition, quiet, now)
        return True

    async def _quiet_until(self, season: Season) -> datetime | None:
        """When the server's quiet months are over; ``None`` outside of them."""
        guild_id = season.competition.guild_id
        settings = await self._store.database.read(server_settings.of_guild, guild_id)
        now = self._store.clock.now()
        return settings.quiet_until(now) if settings.is_quiet(now) else None

    def _too_few(self, season: Season) -> bool:
        playing = sum(one.state is EntryState.IN for one in season.entries)
        return playing < season.competition.settings.form.least

    # From round to round

    async def _begin(self, season: Season) -> None:
        competition = season.competition
        settings = competition.settings
        divisions = await self._divisions(season)
        seeded = await self._seeds(season)
        entries = tuple(
            replace(one, division=divisions.get(one.entrant), seed=seeded.get(one.entrant))
            for one in season.entries
        )
        begun = replace(season, entries=entries, plans={}, rounds=(), tables=())
        counts = [
            sum(one.division == division for one in entries) for division in range(begun.divisions)
        ]
        plans: dict[int, Plan] = {
            division: await in_thread(begin, settings.form, count, competition.lot(division))
            for division, count in enumerate(counts)
        }
        paired = await self._paired(replace(begun, plans=plans))
        now = self._store.clock.now()

        def work(connection: Connection) -> None:
            rows.change(
                connection, competition, now, status=CompetitionStatus.RUNNING, begins_at=None
            )
            rows.put_entries(connection, competition.id, competition.season, entries)
            rows.put_plans(connection, competition.id, competition.season, plans)
            self._add_round(connection, begun, paired, 1, now)

        await self._store.database.write(work)

    async def _seeds(self, season: Season) -> dict[Entrant, int]:
        """The seeds of a knock-out's people whose rating is known well enough for a number."""
        competition = season.competition
        settings = competition.settings
        if settings.form.kind is not Kind.ELIMINATION:
            return {}
        playing = {
            one.user_id: one.entrant
            for one in season.entries
            if one.state is EntryState.IN and one.user_id is not None
        }
        rated = await self._store.database.read(result_rows.ratings, settings.game, playing)
        strengths = {playing[user]: rating.mu for user, rating in rated.items() if rating.known}
        return seeds(strengths, competition.lot(0))

    async def _divisions(self, season: Season) -> dict[Entrant, int]:
        """The division of everybody who plays: by lot, or as the last season has it."""
        competition = season.competition
        playing = [one for one in season.entries if one.state is EntryState.IN]
        rules = competition.settings.divisions
        if rules is None:
            return dict.fromkeys((one.entrant for one in playing), 0)
        numbers = {one.user_id: one.entrant for one in playing}
        if competition.season == 1:
            order = draw_order(list(numbers.values()), competition.number)
            divisions = league.cut(order, rules)
        else:
            before = await self._rows.season(competition.id, competition.season - 1)
            people = {one.entrant: one.user_id for one in before.entries}
            finished = [
                [people[one.entrant] for one in before.progress(division).standings()]
                for division in range(before.divisions)
            ]
            late = {one.user_id for one in before.entries if one.replaces is not None}
            known = {user for division in finished for user in division}
            moves = league.next_season(
                finished,
                rules,
                gone=known - numbers.keys(),
                staying=late,
                newcomers=[user for user in numbers if user not in known],
            )
            divisions = tuple(
                tuple(numbers[user] for user in division) for division in moves.divisions
            )
        return {one: number for number, division in enumerate(divisions) for one in division}

    async def _go_on(self, season: Season) -> None:
        """End the round, and begin the next or end the season."""
        competition, last = season.competition, season.rounds[-1]
        over = replace(season, rounds=(*season.rounds[:-1], replace(last, over=True)))
        paired = await self._paired(over)
        now = self._store.clock.now()

        def work(connection: Connection) -> None:
            if paired:
                rows.change(connection, competition, now)
                rows.end_round(connection, competition.id, competition.season, last.turn)
                self._add_round(connection, over, paired, last.turn + 1, now)
            else:
                self._end(connection, over, now)
                rows.end_round(connection, competition.id, competition.season, last.turn)

        await self._store.database.write(work)

    async def _paired(self, season: Season) -> dict[int, Round]:
        """The next round of all divisions that have one."""
        found = {
            division: await in_thread(Progress.next_round, season.progress(division))
            for division in range(season.divisions)
        }
        return {
            division: paired
            for division, paired in found.items()
            if paired is not None and paired.entrants
        }

    def _add_round(
        self,
        connection: Connection,
        season: Season,
        paired: Mapping[int, Round],
        turn: int,
        now: datetime,
    ) -> None:
        competition = season.competition
        due_at = now + competition.settings.round_length
        new = CompetitionRound(competition.season, turn, paired, due_at)
        tables: list[CompetitionTable] = []
        game = self._store.presenters[competition.settings.game].game
        had: dict[Entrant, list[str]] = {}
        for table in season.tables:
            for entrant, identity in zip(table.seats, table.identities, strict=True):
                had.setdefault(entrant, []).append(identity)
        for division, one in sorted(paired.items()):
            for number, seats in enumerate(one.tables):
                lot = competition.lot(division) + turn * 100 + number
                identities = share_out_identities(seats, had, game.identities, lot)
                tables.append(
                    CompetitionTable(competition.season, turn, division, number, seats, identities)
                )
        rows.add_round(connection, competition.id, new, tables, now)

    def _end(self, connection: Connection, season: Season, now: datetime) -> None:
        """End the season; if there is to be another, everybody who is in stays in."""
        competition = season.competition
        after = competition.settings.again_after
        if after is None:
            rows.change(connection, competition, now, status=CompetitionStatus.OVER)
            return
        stay = [one for one in season.entries if one.state is not EntryState.GONE]
        most = competition.settings.most
        entries = [
            SeasonEntry(
                number,
                one.user_id,
                one.name,
                EntryState.IN if number <= most else EntryState.RESERVE,
            )
            for number, one in enumerate(stay, 1)
        ]
        settings = server_settings.of_guild(connection, competition.guild_id)
        rows.change(
            connection,
            competition,
            now,
            status=CompetitionStatus.SIGN_UP,
            season=competition.season + 1,
            begins_at=settings.quiet_until(now + after),
        )
        rows.put_entries(connection, competition.id, competition.season + 1, entries)

    # Tables

    def unopened(self, season: Season) -> list[CompetitionTable]:
        """The pairings of the round that is being played that have no table yet."""
        if season.competition.status is not CompetitionStatus.RUNNING:
            return []
        turn = season.rounds[-1].turn
        return [one for one in season.tables if one.turn == turn and one.table_id is None]

    def seated(self, season: Season, table: CompetitionTable) -> list[SeasonEntry]:
        """Who is to sit at a table: those who were paired, or who came in for them since."""
        by_number = {one.entrant: one for one in season.entries}
        successors = {one.replaces: one for one in season.entries if one.replaces is not None}
        found = []
        for entrant in table.seats:
            one = by_number[entrant]
            while one.state is EntryState.GONE and one.entrant in successors:
                one = successors[one.entrant]
            found.append(one)
        return found

    def _seats(self, season: Season, table: CompetitionTable) -> list[SeatAssignment]:
        game = self._store.presenters[season.competition.settings.game].game
        people = self.seated(season, table)
        return [
            _seat(game, number, identity, one)
            for number, (identity, one) in enumerate(zip(table.identities, people, strict=True))
        ]

    async def used_channels(self, season: Season, channel_ids: Collection[int]) -> set[int]:
        """Which of these channels have or had a table, or were noted for one."""
        guild_id = season.competition.guild_id
        return await self._store.database.read(rows.used_channels, guild_id, channel_ids)

    async def note_channel(self, season: Season, table: CompetitionTable, channel_id: int) -> None:
        """Note the thread that was made for a table."""
        await self._store.database.write(
            rows.note_channel, season.competition.id, table, channel_id
        )

    async def open(self, season: Season, table: CompetitionTable, channel_id: int) -> None:
        """Open the table of a pairing in a thread, unless it is open, with everybody seated.

        Its game begins once everybody has pressed *I'm in*, at latest after the competition's
        ``start_wait``. An autopilot has the seat of whoever has left unreplaced. Raises
        ``TableError``.
        """
        competition, settings = season.competition, season.competition.settings
        presenter = self._store.presenters[settings.game]
        game = presenter.game
        options = {one.id: settings.tables.options.get(one.id, one.default) for one in game.options}
        values = {
            "guild_id": competition.guild_id,
            "channel_id": channel_id,
            "thread": True,
            "game": settings.game,
            "host_id": competition.organiser_id,
            "settings": table_rows.settings_json(
                replace(settings.tables, options=options, fixed_seats=True)
            ),
            "wakes_at": self._store.clock.now() + settings.start_wait,
        }
        seats = self._seats(season, table)

        def note(connection: Connection, table_id: int) -> None:
            rows.note_opened(connection, competition.id, table, table_id)

        try:
            await self._lobby.add(values, seats, note)
        except Conflict:
            return  # it was open already

    async def look_after_opened(self, season: Season) -> None:
        """Wait for the ends of tables that were opened; who came in since has their seats."""
        for table in season.tables:
            if table.table_id is None or table.places is not None:
                continue
            self.playing.add(table.table_id)
            try:
                await self._lobby.reseat(table.table_id, self._seats(season, table))
            except TableError as error:
                if error.of_storage:
                    raise  # else its game has just begun

    # Results

    async def _ended(self, season: Season) -> list[tuple[CompetitionTable, Places]]:
        """The tables that are over since the last look, with their places."""
        found: list[tuple[CompetitionTable, Places]] = []
        for table in season.tables:
            if table.table_id is None or table.places is not None:
                continue
            try:
                places = await self._places(season, table, table.table_id)
            except TableError as error:
                if error.of_storage:
                    raise
                places = dict.fromkeys(table.seats, 1)  # nobody can read it any more
            if places is not None:
                found.append((table, places))
        return found

    async def _places(
        self, season: Season, table: CompetitionTable, table_id: int
    ) -> Places | None:
        played = await self._store.get(table_id)
        if played.status is Status.CLOSED:
            return dict.fromkeys(table.seats, 1)
        if played.status is not Status.FINISHED:
            return None
        results = await self._store.database.read(result_rows.of_tables, [table_id])
        if table_id not in results:
            return dict.fromkeys(table.seats, 1)
        successors = {one.replaces: one.entrant for one in season.entries if one.replaces}
        users = {one.entrant: one.user_id for one in season.entries}
        entrants: dict[int, Entrant] = {}
        for entrant in table.seats:
            one: Entrant | None = entrant
            while one is not None:
                if (user := users[one]) is not None:
                    entrants[user] = one
                one = successors.get(one)
        return places_of(results[table_id], table.seats, entrants)


def _seat(game: AnyGame, number: int, identity: str, one: SeasonEntry) -> SeatAssignment:
    if one.state is EntryState.GONE or one.user_id is None:
        style = next(iter(game.styles_in_turn()), None)
        return SeatAssignment(number, identity, None, "", style)
    return SeatAssignment(number, identity, one.user_id, one.name)


def _begin_later(
    connection: Connection, competition: Competition, begins_at: datetime, now: datetime
) -> None:
    rows.change(connection, competition, now, begins_at=begins_at)


def _end_later(
    connection: Connection, competition: Competition, due_at: datetime, now: datetime
) -> None:
    rows.change(connection, competition, now)
    rows.end_by(connection, competition, due_at)


def _note_places(
    connection: Connection,
    season: Season,
    ended: Sequence[tuple[CompetitionTable, Places]],
    now: datetime,
) -> None:
    competition: Competition = season.competition
    rows.change(connection, competition, now)
    for table, places in ended:
        rows.note_places(connection, competition.id, table, places)
