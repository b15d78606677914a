"""The tables: every command on one, and every look at one."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from datetime import datetime

from bot.clock import Clock
from bot.domain.presence import Share
from bot.domain.table import Position, Table, TableSnapshot
from bot.games.base import GamePresenter
from bot.limits import UNLIMITED, Limits
from bot.storage.engine import Database
from bot.tables.analysis.expert_process import ExpertProcess
from bot.tables.autopilots import BackgroundAutopilots
from bot.tables.commands.before_start.again import AgainCommands
from bot.tables.commands.before_start.guided import GuidedCommands
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.commands.before_start.what_if import WhatIfCommands
from bot.tables.commands.clocks import ClockCommands
from bot.tables.commands.community.notes import NoteCommands
from bot.tables.commands.community.open_tables import OpenTableCommands
from bot.tables.commands.community.profiles import ProfileQueries
from bot.tables.commands.community.ratings import RatingQueries
from bot.tables.commands.community.server_page import ServerPageQueries
from bot.tables.commands.community.server_settings import ServerSettingsCommands
from bot.tables.commands.community.server_tables import ServerTablesQueries
from bot.tables.commands.competitions.rows import CompetitionRows
from bot.tables.commands.competitions.seasons import SeasonCommands
from bot.tables.commands.competitions.sign_up import SignUpCommands
from bot.tables.commands.experts.hints import HintCommands
from bot.tables.commands.experts.review import ReviewCommands
from bot.tables.commands.history import HistoryQueries
from bot.tables.commands.hosting import HostingCommands
from bot.tables.commands.hours import HoursCommands
from bot.tables.commands.mine import MineQueries
from bot.tables.commands.play import PlayCommands
from bot.tables.commands.privacy import PrivacyCommands
from bot.tables.commands.seat_offers import OfferCommands
from bot.tables.commands.seats import SeatCommands
from bot.tables.commands.standing_orders import OrderCommands
from bot.tables.commands.undo import UndoCommands
from bot.tables.people import People
from bot.tables.record.recount import Recount, recount
from bot.tables.session.calls import next_call
from bot.tables.session.due_notices import people_up, person_next
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import CommitListener, DeadlineListener, Transactions
from rules.core.game import AnyGame, Decision, Seat


class TableService:
    """Holds the commands by feature.

    These are ``lobby``, ``again``, ``guided``, ``what_if``, ``play``, ``seats``, ``offers``,
    ``hosting``, ``clocks``, ``hours``, ``undo`` and ``orders``; ``hints`` and ``reviews`` tell what
    an expert would do, or would have done. ``competitions``, ``sign_up`` and ``seasons`` are those
    of leagues and tournaments. ``history`` looks back, ``mine`` at all tables of a person,
    ``profiles`` and ``ratings`` at how they have played, ``notes`` are what people keep about
    tables, ``people`` remembers names, ``privacy`` tells what is kept about people and forgets
    them. ``server_settings`` are what managers of a server chose, ``server_tables`` looks at its
    tables, ``server_page`` at what was played there; ``open_tables`` are those that wait for
    people, and who waits for one. ``get``, ``in_channel``, ``position``, ``position_of``,
    ``snapshot`` and ``snapshot_of`` look at a table as it is. ``presenters`` are the games by id;
    experts think in ``experts``, a process. ``limits`` say how many tables there may be, ``share``
    which tables this process looks after: all, if it isn't given. ``server_name`` gives a server's
    name where this process knows it.
    Commands raise ``TableError`` (``bot.errors.REASONS``) or one of the rules' errors, and then
    nothing was changed. What a command returns is on the disk.
    """

    def __init__(
        self,
        database: Database,
        presenters: Mapping[str, GamePresenter],
        clock: Clock,
        experts: ExpertProcess | None = None,
        limits: Limits = UNLIMITED,
        share: Share | None = None,
        server_name: Callable[[int], str | None] = lambda guild_id: None,
    ) -> None:
        self._store = store = TableStore(database, presenters, clock, share or Share())
        self._transactions = transactions = Transactions(store)
        self.get, self.in_channel = store.get, store.in_channel
        self.position, self.position_of = store.position, store.position_of
        self.snapshot, self.snapshot_of = store.snapshot, store.snapshot_of
        self._experts = experts or ExpertProcess()
        self._autopilots = BackgroundAutopilots(store, transactions, self._experts)
        self.lobby = LobbyCommands(store, transactions, limits, server_name)
        self.again = AgainCommands(store, self.lobby)
        self.guided = GuidedCommands(store, self.lobby)
        self.play = PlayCommands(store, transactions)
        self.offers = OfferCommands(store, transactions)
        self.seats = SeatCommands(store, transactions, self.lobby, self.offers)
        self.hosting = HostingCommands(store, transactions, self.lobby)
        self.clocks = ClockCommands(store, transactions)
        self.hours = HoursCommands(store, transactions)
        self.undo = UndoCommands(store, transactions)
        self.orders = OrderCommands(store, transactions)
        self.hints = HintCommands(store, self._experts)
        self.history = HistoryQueries(store)
        self.what_if = WhatIfCommands(store, self.lobby, self.hosting, self.history)
        self.reviews = ReviewCommands(store, self._experts, self.history)
        self.mine = MineQueries(store)
        self.ratings = RatingQueries(store)
        self.profiles = ProfileQueries(store)
        self.notes = NoteCommands(store)
        self.server_settings = ServerSettingsCommands(store)
        self.server_tables = ServerTablesQueries(store)
        self.server_page = ServerPageQueries(store)
        self.open_tables = OpenTableCommands(store, transactions, self.lobby)
        self.competitions = CompetitionRows(store)
        self.sign_up = SignUpCommands(self.competitions, transactions)
        self.seasons = SeasonCommands(self.competitions, self.lobby)
        self.people = People(store, transactions)
        self.privacy = PrivacyCommands(store, transactions, self.lobby, self.people)

    def on_commit(self, listener: CommitListener, tables: Container[int] | None = None) -> None:
        """Call ``listener`` with a table's number after each change that has something to say.

        With ``tables`` only after those of tables whose numbers are in it by then.
        """
        self._transactions.on_commit(listener, tables)

    def on_lobby(self, listener: CommitListener) -> None:
        """Call ``listener`` after each change of a table that waits for people, or did so."""
        self._transactions.on_lobby(listener)

    def on_deadline(self, listener: DeadlineListener) -> None:
        """Call ``listener`` with the next deadline after each change of a table's deadlines."""
        self._transactions.on_deadline(listener)

    def decision(self, position: Position, seat: Seat) -> Decision | None:
        """The decision of a seat in a position; ``None`` if it has none."""
        return self._store.game(position.table).decision(position.state, seat)

    def game(self, table: Table) -> AnyGame:
        """The game of a table; raises ``TableError`` for one that isn't known."""
        return self._store.game(table)

    def people_up(self, position: Position) -> set[Seat]:
        """The seats that a person plays and that decide; empty unless the game is running."""
        return people_up(self._store.presenter(position.table), position)

    def person_next(self, position: Position) -> tuple[Seat, int] | None:
        """The seat whose turn follows that of the one that is up, and who plays it, if a person."""
        return person_next(self._store.presenter(position.table), position)

    def next_call(self, snapshot: TableSnapshot, now: datetime) -> datetime | None:
        """The moment to call the people who are up by a new message; see ``session.calls``."""
        position = snapshot.position
        if position is None:
            return None
        game = self._store.game(position.table)
        return next_call(game, self.people_up(position), snapshot.recent, now)

    def reload(self) -> None:
        """Rows were changed behind the service's back: read tables anew."""
        self._store.forget_all()

    def announce(self, table_id: int) -> None:
        """Something to say at a table was written into the outbox."""
        self._transactions.announce(table_id)

    async def recount(self, *, write: bool = False) -> Recount:
        """Work all results and ratings out anew, and with ``write`` put right what differs."""
        return await recount(self._store, write=write)

    async def start(self) -> None:
        """Go on with what the last process left unfinished."""
        await self._autopilots.start()

    async def stop(self) -> None:
        """Stop what goes on in the background."""
        await self.hints.stop()
        await self.reviews.stop()
        await self._autopilots.stop()
        await self._experts.close()
