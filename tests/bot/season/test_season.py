"""A season of people, leagues and rated tables in three servers, from its first day to its last.

The gate plays a small one. `make soak` plays the whole: 200 people, eight weeks.
"""

from __future__ import annotations

import secrets
from collections import Counter
from datetime import UTC, datetime, timedelta
from operator import and_
from random import Random
from typing import Any

import pytest
from simcord import _runtime
from sqlalchemy import func, select

from bot.competitions.league import DivisionRules
from bot.competitions.progress import Format, Kind
from bot.domain.notices import DirectKind
from bot.domain.table import Status
from bot.scheduling import heartbeat
from bot.storage.community import results
from bot.storage.messages import outbox
from bot.storage.schema import moves, seats, tables
from tests.bot.helpers.simulated_server import SimulatedServer
from tests.bot.ratings.test_recovery import correlation
from tests.bot.season.leagues import League, Plan
from tests.bot.season.people import DAY, Gone
from tests.bot.season.simulation import HOUR, Scale, Simulation

pytestmark = pytest.mark.people_are_here

BEGIN = datetime(2026, 6, 8, 6, tzinfo=UTC)
"""A Monday; July, a quiet month of one server, begins in the fourth week."""

NOW, MINUTE = timedelta(0), timedelta(minutes=1)

SMALL = Scale(
    people=24, days=12, ending=8, step=HOUR, game="space1999", rated=1, seats=3, crews=1, others=3
)
WHOLE = Scale(
    people=200,
    days=56,
    ending=10,
    step=30 * MINUTE,
    game="space1999",
    rated=23,
    seats=4,
    crews=12,
    others=40,
)


def swiss(seats: int, rounds: int) -> Format:
    return Format(kind=Kind.SWISS, seats=seats, rounds=rounds)


SMALL_LEAGUES = (
    Plan(
        name="Ladder", guild=0, game="space1999", form=Format(kind=Kind.ROUND_ROBIN, seats=2),
        people=6, begins=1, length=3, divisions=DivisionRules(size=2, moving=1, least=2), again=1,
    ),
    Plan(name="Cup", guild=1, game="space1999", form=Format(kind=Kind.ELIMINATION, seats=2),
         people=4, begins=2, length=4),
    Plan(name="Open", guild=2, game="race1969", form=swiss(2, 2), people=4, begins=1, length=6,
         reserve=2),
)  # fmt: skip

LEAGUES = (
    Plan(
        name="Ladder", guild=0, game="space1999", form=Format(kind=Kind.ROUND_ROBIN, seats=2),
        people=16, begins=2, length=5, divisions=DivisionRules(size=4, moving=1, least=2), again=3,
    ),
    Plan(name="Race", guild=0, game="race1969", form=swiss(4, 4), people=40, begins=3, length=10,
         reserve=4),
    Plan(name="Cup", guild=1, game="space1999", form=Format(kind=Kind.ELIMINATION, seats=2),
         people=14, begins=4, length=8, reserve=2),
    Plan(name="Circle", guild=1, game="race1969", form=Format(kind=Kind.ROUND_ROBIN, seats=3,
         least=3), people=9, begins=5, length=9),
    Plan(name="Open", guild=2, game="space1999", form=swiss(2, 4), people=11, begins=2, length=6,
         reserve=1),
)  # fmt: skip


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over weeks, heartbeats would be most of what the bot does.

    SimCord looks for each callback that has run among all that wait, by what they hold.
    """
    monkeypatch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
    monkeypatch.setattr(heartbeat, "interval_for", lambda clock: 6 * HOUR)


@pytest.fixture
def lot(known_chance: None, monkeypatch: pytest.MonkeyPatch) -> Random:
    """Chance of a season; lots of leagues come from it, too."""
    chance = Random(secrets.token_bytes(32))
    monkeypatch.setattr("secrets.randbelow", chance.randrange)
    return chance


class WholeSeason:
    """A simulation with its leagues, from the first day to the last."""

    def __init__(
        self, server: SimulatedServer, scale: Scale, plans: tuple[Plan, ...], lot: Random
    ) -> None:
        self.simulation = Simulation(server, scale, BEGIN, lot)
        self.leagues = [
            League(
                self.simulation,
                plan,
                self.simulation.organiser.person,
                self.simulation.guilds[plan.guild].create_text_channel(plan.name.lower()),
            )
            for plan in plans
        ]

    async def prepare(self) -> None:
        """The servers' settings, each its own, and people's hours; leagues are announced."""
        here = self.simulation
        await here.server.settle()
        boards = [guild.create_text_channel("board").id for guild in here.guilds[:2]]
        await here.note()
        async with here.server.acting():
            settings = here.tables.server_settings
            await settings.change(
                here.guilds[0].id, rated=True, board_channel=boards[0], shown_elsewhere=True
            )
            await settings.change(
                here.guilds[1].id,
                board_channel=boards[1],
                shown_elsewhere=True,
                tables_server=40,
                clock=timedelta(days=3),
                refill=12 * HOUR,
            )
            await settings.change(
                here.guilds[2].id,
                quiet_months=(7,),
                free_weekends=True,
                channels=(here.channels[2].id,),
            )
            for one in here.players.values():
                await here.tables.people.keep(one.person)
                if one.keeps_hours:
                    await here.tables.hours.set(one.person, one.hours)
        for league in self.leagues:
            await league.announce()

    def plan_trouble(self, *days: float) -> None:
        """Restarts: within a round, between pairing and opening, hours without the bot, an upgrade.

        ``days`` are when each of these happens.
        """
        here, (*_, last) = self.simulation, self.leagues
        troubles = (here.kill, last.die_between, here.outage, here.upgrade)
        for day, trouble in zip(days, troubles, strict=True):
            here.when(BEGIN + day * DAY, trouble)

    async def to_the_end(self) -> None:
        """Play all weeks."""
        here = self.simulation
        last = BEGIN + here.scale.days * DAY
        await here.run(last)
        await here.note()

    # What has to hold

    async def check_leagues(self) -> list[dict[str, Any]]:
        posts = self.simulation.posted.public
        return [await league.check(posts) for league in self.leagues]

    async def check_messages(self) -> None:
        """Nobody got more than is promised, nor anything in their quiet hours."""
        posted = self.simulation.posted
        unasked = (DirectKind.OPEN_TABLE, DirectKind.BY_INTEREST)
        a_day = Counter[Any]()
        for (kind, person, day), number in posted.direct.items():
            assert kind in set(DirectKind)
            if kind in unasked:
                a_day[person, day] += number
        assert max(a_day.values(), default=0) <= 1, "one unasked message a day"
        once = {DirectKind.RESULT, DirectKind.FULL, DirectKind.OPEN_TABLE, DirectKind.BY_INTEREST}
        tables_of = Counter[Any]()
        for (kind, person, table_id, _), number in posted.subjects.items():
            if kind in once:
                tables_of[kind, person, table_id] += number
        assert max(tables_of.values(), default=0) <= 1, "nobody is told anything twice"
        quiet = (*unasked, DirectKind.FULL, DirectKind.HALF, DirectKind.HOUR)
        for (kind, person), moments in posted.moments.items():
            player = self.simulation.players[person]
            if kind in quiet and player.keeps_hours:
                early, late = (
                    [player.asleep(one - span) for one in moments] for span in (MINUTE, NOW)
                )
                assert not any(map(and_, early, late)), kind

    async def check_tables(self) -> dict[str, int]:
        """Nothing is stuck, nothing is said late, nobody sits at a table twice."""
        here = self.simulation.server
        unsent, _ = await here.bot.database.read(outbox.due, [0], self.simulation.now)
        assert not unsent
        async with here.acting():
            recount = await here.bot.tables.recount()
        assert recount.agrees, recount
        assert not recount.unreadable
        rebased = select(func.count()).where(moves.c.kind == "rebase")
        assert not await here.bot.database.read(lambda c: c.scalar(rebased)), "games go on replayed"
        found = await here.bot.database.read(lambda c: c.execute(select(tables)).all())
        seated = await here.bot.database.read(lambda c: c.execute(select(seats)).all())
        for row in found:
            if row.status == Status.RUNNING:
                due = (await here.position(row.id)).due
                assert due, f"nobody's clock runs at table {row.id}"
                assert min(due.values()) > self.simulation.now
        games = {row.id: row.game for row in found}
        people = Counter((row.table_id, row.user_id) for row in seated if row.user_id)
        twice = [one for one, number in people.items() if number > 1]
        assert all(games[table_id] == "first_martians" for table_id, _ in twice)
        return Counter(f"{row.game} {row.status}" for row in found)

    async def strengths(self, game: str, least: int) -> tuple[int, float]:
        """How many have played so many rated games, and how well their order is found."""
        here = self.simulation
        known = await here.server.bot.database.read(results.ratings, game, list(here.players))
        found = {user: one.mu for user, one in known.items() if one.games >= least}
        hidden = {user: here.players[user].strength for user in found}
        return len(found), correlation(hidden, found) if len(found) > 2 else 0.0


HAPPENED = (Gone.AWAY, Gone.SILENT, Gone.LEAVES, "back", "came back", "wished", "stood up", "moved")
TROUBLES = ("killed", "killed between", "outage", "upgrade")


async def test_a_small_season(server: SimulatedServer, lot: Random) -> None:
    """Two dozen people, nearly two weeks."""
    await server.settle()
    whole = WholeSeason(server, SMALL, SMALL_LEAGUES, lot)
    await whole.prepare()
    whole.plan_trouble(1.7, 2.4, 4, 5.3)
    happened = whole.simulation.happened
    whole.simulation.when(BEGIN + 11.5 * DAY, whole.leagues[0].stop)
    await whole.to_the_end()
    tables = [one["tables"] for one in await whole.check_leagues()]
    assert all(tables)
    await whole.check_messages()
    played = await whole.check_tables()
    assert all(played[f"{game} finished"] for game in server.bot.presenters), played
    assert all(happened[one] for one in TROUBLES)


@pytest.mark.soak
async def test_a_whole_season(server: SimulatedServer, lot: Random) -> None:
    """200 people in eight weeks, most of whom play twenty rated games of one kind, or more.

    It takes some three hours of one processor.
    """
    await server.settle()
    whole = WholeSeason(server, WHOLE, LEAGUES, lot)
    await whole.prepare()
    here = whole.simulation
    whole.plan_trouble(9.6, 10.2, 20.4, 30.1)
    for day in (15, 25, 35, 45):
        here.when(BEGIN + (day + 0.3) * DAY, here.kill)
    for league in whole.leagues[1:]:
        here.when(BEGIN + 14.2 * DAY, league.withdraw)
    here.when(BEGIN + 15.2 * DAY, whole.leagues[1].exchange)
    here.when(BEGIN + 45.2 * DAY, whole.leagues[0].stop)
    await whole.to_the_end()
    assert all(one["tables"] for one in await whole.check_leagues())
    await whole.check_messages()
    played = await whole.check_tables()
    assert all(played[f"{game} finished"] for game in server.bot.presenters)
    assert all(
        here.happened[one] for one in (*TROUBLES, *HAPPENED, "withdrew", "exchanged", "replaced")
    )
    number, found = await whole.strengths(WHOLE.game, 20)
    assert number >= 0.9 * WHOLE.people
    assert found >= 0.8
