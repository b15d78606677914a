"""Weeks in which people look in, play, go away and come back, in several servers of one bot.

The real bot runs in a simulated Discord. People act through its commands; tables of their own they
open with ``/table new``. Time passes in steps, and who looks in meanwhile does so at its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from bot.domain.community.open_tables import Pace
from bot.domain.seating import unpressed
from bot.domain.table import Person, Position, Status, Table
from bot.errors import TableError
from bot.storage import tables as rows
from rules.core.game import AnyGame
from tests.bot.helpers.simulated_server import SimulatedServer
from tests.bot.season.messages import PostedMessages
from tests.bot.season.people import DAY, TIRED, ZONES, Gone, Player, absences

HOUR = timedelta(hours=1)
EARLIER = "0019"
"""The schema of an earlier version, which had leagues and ratings already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """How long a season is, and for how many people.

    In the last ``ending`` days nobody opens tables. ``rated`` are the games that each likes to play
    of ``game``, at tables of ``seats``. ``crews`` of First Martians are played beside it, and
    ``others`` tables that don't count.
    """

    people: int
    days: int
    ending: int
    step: timedelta
    game: str
    rated: int
    seats: int
    crews: int
    others: int


CANT_GO = (
    "paused",
    "waits-for-players",
    "not-started",
    "autopilot-plays",
    "away-too-long",
    "fixed-seats",
)
"""Why somebody can't leave a table, or be away from it."""


@contextmanager
def tolerated(*reasons: str) -> Iterator[None]:
    """What people try may be refused, for these reasons only."""
    try:
        yield
    except TableError as error:
        if error.reason not in reasons:
            raise


class Simulation:
    """The servers with their people. ``guilds`` and ``channels`` go by the numbers of servers."""

    def __init__(self, server: SimulatedServer, scale: Scale, begin: datetime, lot: Random) -> None:
        self.server, self.scale, self.lot = server, scale, lot
        clock = server.env.backend.clock
        clock.advance((begin - clock.now()).total_seconds())
        self.begin = begin
        self.posted = PostedMessages()
        self.guilds = [server.guild, *(server.env.create_guild(n) for n in ("Annexe", "Moonbase"))]
        self.channels = [
            server.channel,
            *(guild.create_text_channel("missions") for guild in self.guilds[1:]),
        ]
        self.players = {one.id: one for one in map(self._arrive, range(scale.people))}
        self.happened = Counter[str]()
        self.counted = Counter[int]()
        """The rated games of ``scale.game`` that each has begun."""
        self.at_once: list[tuple[datetime, Callable[[], Awaitable[None]]]] = []
        """What is to be done at which moment, beside what people do."""
        self.no_threads = False
        self._wanted: list[Player] = []
        self._open: dict[int, Sequence[Table]] = {}

    def _arrive(self, number: int) -> Player:
        lot = Random(self.lot.randbytes(16))
        name = f"Player {number + 1}"
        user = self.server.env.create_user(f"player{number + 1}", global_name=name)
        here = [(0, 1), (0, 2), (0, 1, 2), (0,)][number % 4]
        actors = {guild: self.guilds[guild].add_member(user) for guild in here}
        inbox = actors[0].user.dm_channel.id
        days = self.scale.days - self.scale.ending
        keeps_hours = lot.random() < 0.5
        closed = lot.random() < 0.05
        if closed:
            self.server.env.inject_error(
                "POST",
                f"/channels/{inbox}/messages",
                status=403,
                code=50007,
                message="Cannot send messages to this user",
                times=None,
            )
        return Player(
            actors=actors,
            person=Person(user.id, name),
            strength=(number + 0.5) / self.scale.people,
            gap=HOUR * lot.choice((2, 2, 3, 4, 5)),
            zone=lot.choice(ZONES),
            keeps_hours=keeps_hours,
            closed=closed,
            playing=lot.randint(9, 13),
            absences=absences(lot, self.begin, days),
            lot=lot,
            looks_at=self.begin + HOUR * lot.uniform(0, 12),
        )

    @property
    def organiser(self) -> Player:
        """Who manages the servers and organises all leagues."""
        return next(iter(self.players.values()))

    @property
    def now(self) -> datetime:
        return self.server.env.backend.clock.now()

    @property
    def tables(self) -> Any:
        return self.server.bot.tables

    # Time

    async def run(self, until: datetime) -> None:
        """Let everything happen until a moment."""
        steps = 0
        while self.now < until:
            await self.server.advance(self.scale.step)
            due = [one for one in self.at_once if one[0] <= self.now]
            self.at_once = [one for one in self.at_once if one not in due]
            for _, act in due:
                await act()
            self._open.clear()
            looking = [one for one in self.players.values() if one.looks_at <= self.now]
            with self.server.env._bot_scope():
                for one in sorted(looking, key=lambda one: one.looks_at):
                    if not one.gone:
                        await self._look(one)
            await self._open_wanted()
            steps += 1
            if steps % 24 == 0:
                await self.note()

    async def note(self) -> None:
        await self.server.settle()
        await self.posted.note(self.server)

    def when(self, moment: datetime, act: Callable[[], Awaitable[None]]) -> None:
        self.at_once.append((moment, act))

    async def kill(self) -> None:
        """The process dies among moves that it hasn't told anybody of."""
        await self.note()
        await self._moves(3)
        await self.server.restart()
        self.happened["killed"] += 1

    async def outage(self) -> None:
        await self.note()
        await self.server.outage(6 * HOUR)
        self.happened["outage"] += 1

    async def upgrade(self) -> None:
        """The bot goes on with a database of an earlier version, by which games were played."""
        await self.note()
        await self.server.bot.close()
        address = make_url(self.server.settings.database_url).set(drivername="sqlite")
        config = Config()
        config.set_main_option("script_location", "bot.storage:migrations")
        engine = create_engine(address)
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, EARLIER)
            earlier = "UPDATE tables SET program_version = '0.0.1'"
            connection.execute(text(f"{earlier} WHERE program_version IS NOT NULL"))
        engine.dispose()
        await self.server.restart()
        self.happened["upgrade"] += 1

    async def _moves(self, most: int) -> None:
        """Moves after which nothing has the time to be sent."""
        made = 0
        with self.server.env._bot_scope():
            for player in self.players.values():
                if made < most and not player.gone and player.absent is None:
                    for table_id in await self._own(player):
                        made += await self._play(player, table_id, most=1)

    # What people do

    async def _look(self, player: Player) -> None:
        now = self.now
        player.looks_again(now)
        if player.absent is not None:
            if now < player.absent.until:
                return
            player.absent = None
            self.happened["back"] += 1
        for one in player.absences:
            if one.since <= now < one.until:
                player.absent = one
                await self._go(player, one.how, one.until)
                return
        own = await self._own(player)
        for table_id in own:
            await self._play(player, table_id)
        if not self._ends and len(own) < player.playing:
            await self._find(player)

    async def _own(self, player: Player) -> Sequence[int]:
        found: Sequence[int] = await self.server.bot.database.read(rows.of_person, player.id)
        return found

    async def _go(self, player: Player, how: Gone, until: datetime) -> None:
        self.happened[how] += 1
        if how is Gone.SERVER:
            player.gone = True
            for number in player.guilds:
                self.server.env.backend.remove_member(self.guilds[number].id, player.id)
        days = max(1, (until - self.now).days)
        for table_id in await self._own(player):
            with tolerated(*CANT_GO):
                if how is Gone.AWAY:
                    await self.tables.seats.away(table_id, player.person, days)
                elif how is Gone.LEAVES:
                    await self.tables.seats.leave(table_id, player.person)

    async def _play(self, player: Player, table_id: int, most: int = 100) -> int:
        """Make all moves for which a table waits for somebody; how many."""
        table: Table = await self.tables.get(table_id)
        if table.status is Status.LOBBY:
            await self._wait_in_lobby(player, table)
            return 0
        seat = table.seats_of(player.id)[0].seat
        if table.status is Status.PAUSED or not table.seats[seat].played_by_person:
            with tolerated("not-away"):
                await self.tables.seats.come_back(table_id, player.person)
                self.happened["came back"] += 1
        if table.host_id == player.id and player is not self.organiser:
            await self._give_seats(player, table)
        game = self.tables.game(table)
        made = 0
        while made < most:
            position: Position = await self.tables.position(table_id)
            table = position.table
            if table.status is not Status.RUNNING or not table.seats[seat].played_by_person:
                break
            actions = self._sitting(game, player, position, seat)
            if not actions:
                break
            token = position.tokens[seat]
            await self.tables.play.act(table_id, seat, actions, by=player.person, token=token)
            made += 1
            self.happened[f"moves {table.game}"] += len(actions)
        return made

    async def _give_seats(self, host: Player, table: Table) -> None:
        """The host gives the seats of those who left the server to others."""
        for seat in table.seats:
            left = self.players.get(seat.user_id or 0)
            if left is None or not left.gone:
                continue
            here = [guild.id for guild in self.guilds].index(table.guild_id)
            others = [one for one in self.players.values() if here in one.guilds and not one.gone]
            newcomer = self.lot.choice([one for one in others if not table.seats_of(one.id)])
            with tolerated("paused", "waits-for-players", "had-another-seat"):
                await self.tables.seats.replace(
                    table.id, host.person, seat.seat, person=newcomer.person, left=left.id
                )
                self.happened["replaced"] += 1

    @staticmethod
    def _sitting(game: AnyGame, player: Player, position: Position, seat: int) -> list[Any]:
        """All that somebody does until another is up; with a crew one thing after the other."""
        state, actions = position.state, list[Any]()
        while seat in {one.seat for one in game.decisions(state) if not one.ready}:
            action = player.choose(game, state, seat, tired=position.table.version > TIRED)
            actions.append(action)
            if game.together:
                break
            state = game.apply(state, seat, action).state
        return actions

    async def _wait_in_lobby(self, player: Player, table: Table) -> None:
        """Wait for more people, and begin after a day; few change their minds.

        Who was paired says that they are here.
        """
        if table.settings.fixed_seats:
            await self._say_here(player, table)
            return
        if player.lot.random() < 0.02:
            self._open.clear()
            await self.tables.seats.leave(table.id, player.person)
            self._count(player, table, -1)
            self.happened["stood up"] += 1
            return
        game = self.tables.game(table)
        waited = self.now - table.created_at > DAY
        enough = len(table.seats) >= self._seats(table.game)
        if table.host_id == player.id and (waited or enough):
            if len(table.seats) >= min(game.seat_counts):
                await self.tables.lobby.start(table.id, player.person)
            elif self._ends:
                await self.tables.hosting.close(table.id, player.person)

    async def _say_here(self, player: Player, table: Table) -> None:
        promise = table.promise
        mine = any(seat.user_id == player.id for seat in unpressed(table))
        if mine and promise is not None and promise.message_id is not None:
            press_id = promise.message_id + player.lot.randint(1, 10**9)
            await self.tables.lobby.add_press(table.id, player.person, press_id)
            self.happened["here"] += 1

    @property
    def _ends(self) -> bool:
        return self.now >= self.begin + DAY * (self.scale.days - self.scale.ending)

    async def _find(self, player: Player) -> None:
        """Sit down at a table that waits, or wish for one, or open one."""
        counts = self.counted[player.id] < self.scale.rated
        for number in player.guilds:
            for table in await self._waiting(number):
                wanted = table.game == self.scale.game and table.settings.rated
                if wanted is not counts or table.seats_of(player.id):
                    continue
                if len(table.seats) >= self._seats(table.game):
                    continue
                await self.tables.lobby.join(table.id, player.person)
                self._count(player, table)
                del self._open[number]
                return
        if not counts and player.lot.random() < 0.97:
            return
        if player.lot.random() < 0.1:
            await self._wish(player)
        elif player not in self._wanted and not self.no_threads:
            self._wanted.append(player)

    async def _waiting(self, number: int) -> Sequence[Table]:
        """The open tables of a server, looked up once a step or after a change."""
        if number not in self._open:
            guild = self.guilds[number].id
            self._open[number] = await self.tables.open_tables.in_server(guild)
        return self._open[number]

    def _seats(self, game: str) -> int:
        return 2 if game == "first_martians" else self.scale.seats

    def _count(self, player: Player, table: Table, change: int = 1) -> None:
        if table.game == self.scale.game and table.settings.rated:
            self.counted[player.id] += change

    async def _wish(self, player: Player) -> None:
        """Wait for a table of any game; some take it back and wish again."""
        guild = self.guilds[player.lot.choice(player.guilds)].id
        game = player.lot.choice(list(self.server.bot.presenters))
        own = await self.tables.open_tables.interests_of(player.id)
        if len(own) < 4:
            await self.tables.open_tables.wait_for(guild, player.person, game, Pace.ANY)
            self.happened["wished"] += 1
        else:
            await self.tables.open_tables.take_back(own[0].number, player.id)

    async def _open_wanted(self) -> None:
        """``/table new`` by those who found no table; who else wants one finds theirs next time."""
        wanted, self._wanted = self._wanted, []
        opened: set[tuple[bool, int]] = set()
        for player in wanted:
            counts = self.counted[player.id] < self.scale.rated
            number = 0 if counts else player.lot.choice(player.guilds)
            if (counts, number) in opened:
                continue
            opened.add((counts, number))
            game = self.scale.game if counts else self._other()
            if game is None:
                continue
            await player.actors[number].slash(self.channels[number], "table new", game=game)
            with self.server.env._bot_scope():
                for table_id in await self._own(player):
                    table = await self.tables.get(table_id)
                    fresh = table.status is Status.LOBBY and table.host_id == player.id
                    if fresh and table.created_at == self.now:
                        await self._arrange(player, table)

    def _other(self) -> str | None:
        """The game of the next table that doesn't count; ``None`` after the last one."""
        opened = self.happened["others opened"]
        if opened >= self.scale.crews + self.scale.others:
            return None
        self.happened["others opened"] += 1
        if opened < self.scale.crews:
            return "first_martians"
        return ("race1969", "space1999")[opened % 2]

    async def _arrange(self, player: Player, table: Table) -> None:
        self._count(player, table)
        if not table.settings.rated and self.lot.random() < 0.2:
            game = self.tables.game(table)
            style = self.lot.choice([one.style for one in game.quick_autopilots])
            await self.tables.lobby.add_autopilot(table.id, player.person, style)
