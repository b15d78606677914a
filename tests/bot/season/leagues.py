"""Leagues of a simulated season: who signs up, what comes between, and how they ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

from bot.competitions.league import DivisionRules
from bot.competitions.progress import Format, Kind
from bot.competitions.scoring import POINT
from bot.domain.community.competition import (
    CompetitionSettings,
    CompetitionStatus,
    EntryState,
    Season,
)
from bot.domain.table import Person, Status
from bot.domain.table_settings import TableSettings
from bot.storage.community import results
from tests.bot.season.own_count import Facts, count, next_divisions, places_at
from tests.bot.season.people import Player
from tests.bot.season.simulation import Simulation


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A league to be announced in the server ``guild``, of so many people from ``first`` on.

    ``begins`` and ``length`` (of a round) are in days. ``reserve`` people more sign up.
    """

    name: str
    guild: int
    game: str
    form: Format
    people: int
    begins: float
    length: float
    reserve: int = 0
    divisions: DivisionRules | None = None
    again: float | None = None
    rated: bool = True


@dataclass(slots=True)
class League:
    """An announced one, in a channel of its own."""

    simulation: Simulation
    plan: Plan
    organiser: Person
    channel: Any
    id: int = 0
    stopped_at: datetime | None = None

    async def announce(self) -> None:
        plan, tables = self.plan, self.simulation.tables
        settings = CompetitionSettings(
            game=plan.game,
            form=plan.form,
            tables=TableSettings(language="en", rated=plan.rated),
            round_length=timedelta(days=plan.length),
            most=plan.people,
            divisions=plan.divisions,
            again_after=None if plan.again is None else timedelta(days=plan.again),
        )
        guild = self.simulation.guilds[plan.guild]
        begins = timedelta(days=plan.begins)
        async with self.simulation.server.acting():
            made = await tables.sign_up.announce(
                guild.id, self.channel.id, self.organiser, plan.name, settings, begins
            )
            self.id = made.id
            wanting = [one for one in self.simulation.players.values() if plan.guild in one.guilds]
            self.simulation.lot.shuffle(wanting)
            for one in wanting[: plan.people + plan.reserve + 1]:
                await tables.sign_up.join(self.id, one.person)
            changes_mind = wanting[self.simulation.lot.randrange(plan.people)]
            await tables.sign_up.leave(self.id, changes_mind.person)

    async def season(self, number: int | None = None) -> Season:
        found: Season = await self.simulation.tables.competitions.season(self.id, number)
        return found

    async def withdraw(self) -> None:
        """Somebody who plays gives up; the first in reserve comes in, if there is one."""
        season = await self.season()
        if season.competition.status is not CompetitionStatus.RUNNING:
            return
        playing = [one for one in season.entries if one.state is EntryState.IN]
        one = self.simulation.lot.choice(playing)
        assert one.user_id is not None
        person = self.simulation.players[one.user_id].person
        async with self.simulation.server.acting():
            await self.simulation.tables.sign_up.leave(self.id, person)
        self.simulation.happened["withdrew"] += 1

    async def exchange(self) -> None:
        """The organiser puts somebody from outside in another's place."""
        season = await self.season()
        if season.competition.status is not CompetitionStatus.RUNNING:
            return
        known = {one.user_id for one in season.entries}
        outside = [
            one
            for one in self.simulation.players.values()
            if one.id not in known and self.plan.guild in one.guilds and not one.gone
        ]
        playing = [one for one in season.entries if one.state is EntryState.IN]
        leaving = self.simulation.lot.choice(playing)
        newcomer: Player = self.simulation.lot.choice(outside)
        async with self.simulation.server.acting():
            await self.simulation.tables.sign_up.replace(
                self.id, self.organiser, leaving.user_id, newcomer.person
            )
        self.simulation.happened["exchanged"] += 1

    async def stop(self) -> None:
        """The organiser calls a league off that would go on without an end."""
        async with self.simulation.server.acting():
            await self.simulation.tables.sign_up.cancel(self.id, self.organiser)
        self.stopped_at = self.simulation.now
        self.simulation.happened["called off"] += 1

    async def die_between(self) -> None:
        """The process ends when a round was paired and no table is open."""
        await self.simulation.note()
        env = self.simulation.server.env
        before = len((await self.season()).rounds)
        kept = list(env.backend.faults)
        env.inject_error("POST", "/channels/*/threads", status=500, times=None)
        self.simulation.no_threads = True
        async with self.simulation.server.acting():
            await self.simulation.tables.sign_up.hasten(self.id, self.organiser)
        await self.simulation.server.advance(timedelta(minutes=2))
        season = await self.season()
        tables = [one for one in season.tables if one.turn == season.rounds[-1].turn]
        assert len(season.rounds) == before + 1
        assert tables
        assert not any(one.table_id for one in tables)
        await self.simulation.server.restart()
        env.backend.faults[:] = kept
        self.simulation.no_threads = False
        self.simulation.happened["killed between"] += 1

    # How it ended

    async def check(self, posts: Counter[int]) -> dict[str, Any]:
        """Compare what the bot says of it with an own count; what came of it, in figures."""
        last = await self.season()
        ended = CompetitionStatus.OVER if self.plan.again is None else CompetitionStatus.CANCELLED
        assert last.competition.status is ended, self.plan.name
        seasons = [await self.season(n) for n in range(1, last.competition.season + 1)]
        played = [one for one in seasons if one.rounds]
        for one in played:
            for division in range(one.divisions):
                await self._check_division(one, division)
        for before, after in pairwise(played):
            self._check_moves(before, after)
        rounds = sum(len(one.rounds) for one in played)
        assert posts[self.channel.id] == 1 + rounds, "the announcement, and one message a round"
        return {
            "name": self.plan.name,
            "seasons": len(played),
            "rounds": rounds,
            "tables": sum(len(one.tables) for one in played),
        }

    async def facts(self, season: Season, division: int) -> Facts:
        """What happened, from pairings and from the games themselves."""
        entries = [one for one in season.entries if one.division == division]
        by_number = {one.entrant: one for one in season.entries}
        rounds = []
        for one in season.rounds:
            if division not in one.paired:
                continue
            tables = []
            for table in season.tables:
                if (table.turn, table.division) == (one.turn, division):
                    found = await self._places(table, by_number)
                    assert table.places is None or table.places == found, self.plan.name
                    if table.places is None:
                        if found is not None:
                            await self._was_late(season, table.table_id)
                        found = dict.fromkeys(table.seats, 1) if one.over else None
                    if found is not None:
                        tables.append(found)
            paired = one.paired[division]
            rounds.append((tables, paired.byes, paired.walkovers))
        kind = season.competition.settings.form.kind
        return Facts(
            first=[one.entrant for one in entries if one.replaces is None],
            rounds=rounds,
            gone=[one.entrant for one in entries if one.state is EntryState.GONE],
            replaced={one.replaces: one.entrant for one in entries if one.replaces is not None},
            planned=len(season.plans[division]) if kind is Kind.ROUND_ROBIN else 0,
            bye=Fraction(1) if kind is Kind.SWISS else Fraction(1, 2),
        )

    async def _was_late(self, season: Season, table_id: int) -> None:
        """A game counts to the season's end, or until it is called off: this one ended later."""
        database = self.simulation.server.bot.database
        found = await database.read(results.of_tables, [table_id])
        until = season.rounds[-1].due_at
        if not season.rounds[-1].over:
            assert self.stopped_at is not None, "a season goes on"
            until = self.stopped_at
        assert found[table_id].finished_at >= until

    async def _places(self, table: Any, entries: Any) -> dict[int, int] | None:
        """The places of a game that is over, by whom its seats were for."""
        if table.table_id is None:
            return None
        position = await self.simulation.tables.position(table.table_id)
        if position.table.status is not Status.FINISHED:
            return None
        game = self.simulation.tables.game(position.table)
        ranks = {one.seat: one.rank for one in game.outcome(position.state).standings}
        users = {one.user_id: number for number, one in entries.items()}
        found, left = {}, set()
        for seat, entrant in zip(position.table.seats, table.seats, strict=True):
            who = users.get(seat.user_id, entrant) if seat.user_id else entrant
            found[who] = ranks[seat.seat]
            if not seat.played_by_person:
                left.add(who)
        return places_at(found, left)

    async def _check_division(self, season: Season, division: int) -> None:
        facts = await self.facts(season, division)
        told = season.progress(division).standings()
        own = count(facts)
        kind = season.competition.settings.form.kind
        got = {one.entrant: (Fraction(one.points, POINT), one.wins) for one in told}
        assert got == {one: (each.points, each.wins) for one, each in own.items()}, self.plan.name
        if kind is Kind.ELIMINATION:
            await self._check_knock_out(season, facts, told)
        else:
            places = {one.entrant: one.place for one in told}
            assert places == {one: each.place for one, each in own.items()}, self.plan.name
        self._check_pairings(season, facts)

    async def _check_knock_out(self, season: Season, facts: Facts, told: Any) -> None:
        """Each round is played by the winners of the last one, but for those who withdrew.

        The lot says who goes on from a table that wasn't over in time.
        """
        late = await self._late(season)
        for (tables, byes, _), (after, spared, _), slow in zip(
            facts.rounds, facts.rounds[1:], late, strict=False
        ):
            on = {one for table in tables for one, place in table.items() if place == 1} | slow
            there = {one for table in after for one in table} | set(spared)
            new = set(facts.replaced.values())
            assert there <= on | set(byes) | new, self.plan.name
            assert len(there) <= len(tables) + len(byes)
        final = facts.rounds[-1][0]
        best = {one for one, place in final[0].items() if place == 1}
        assert len(final) == 1
        assert told[0].entrant in best

    async def _late(self, season: Season) -> list[set[int]]:
        """The people of each round whose table was over after it, or never."""
        numbers = [one.table_id for one in season.tables if one.table_id is not None]
        ended = await self.simulation.server.bot.database.read(results.of_tables, numbers)
        due = {one.turn: one.due_at for one in season.rounds}
        found: dict[int, set[int]] = {turn: set() for turn in due}
        for one in season.tables:
            result = ended.get(one.table_id or 0)
            if result is None or result.finished_at >= due[one.turn]:
                found[one.turn].update(one.seats)
        return [found[turn] for turn in sorted(found)]

    def _check_pairings(self, season: Season, facts: Facts) -> None:
        """Nobody twice in a round; no more meetings, byes and first seats than promised."""
        for one in season.rounds:
            here = [table.seats for table in season.tables if table.turn == one.turn]
            seated = [entrant for table in here for entrant in table]
            assert len(seated) == len(set(seated)), "nobody is seated twice"
        if season.competition.settings.form.kind is Kind.ELIMINATION or facts.gone:
            return
        people = set(facts.first)
        tables = [table.seats for table in season.tables if people & {*table.seats}]
        met = Counter(pair for seats in tables for pair in combinations(sorted(seats), 2))
        assert max(met.values(), default=1) == 1, f"{self.plan.name}: nobody meets again"
        first = Counter(seats[0] for seats in tables)
        for one in people:
            due = sum((Fraction(1, len(seats)) for seats in tables if one in seats), Fraction(0))
            assert abs(first[one] - due) < 2, "first seats are shared"
        byes = Counter(one for _, given, _ in facts.rounds for one in given)
        counts = [byes[one] for one in people]
        assert max(counts) - min(counts) <= 1, "byes are shared"

    def _check_moves(self, before: Season, after: Season) -> None:
        """Who went up and down between two seasons, by an own count."""
        rules = self.plan.divisions
        assert rules is not None
        users = {one.entrant: one.user_id or 0 for one in before.entries}
        orders = [
            [users[one.entrant] for one in before.progress(number).standings()]
            for number in range(before.divisions)
        ]
        began = [one for one in after.entries if one.division is not None and one.replaces is None]
        now = {one.user_id or 0: one.division or 0 for one in began}
        known = {user for order in orders for user in order}
        late = {users[one.entrant] for one in before.entries if one.replaces is not None}
        newcomers = [one.user_id or 0 for one in began if one.user_id not in known]
        wanted = next_divisions(
            orders, rules.size, rules.least, rules.moving, set(now), late, newcomers
        )
        found = [
            {user for user, number in now.items() if number == division}
            for division in range(after.divisions)
        ]
        assert found == wanted
        self.simulation.happened["moved"] += sum(
            user in known and user not in orders[number]
            for number, one in enumerate(found)
            for user in one
        )
