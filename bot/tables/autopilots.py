"""Lets autopilots play on in the background, where a command left off after many of their moves.

Experts are asked here, outside of any table's lock.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.clock import AGAIN
from bot.domain.table import MoveResult, Status
from bot.errors import TableError
from bot.storage import tables as rows
from bot.tables.analysis.expert_process import AnalysisFailed, ExpertProcess, Urgency
from bot.tables.session.autopilot_moves import autopilot_up, expert_seats
from bot.tables.session.game_session import GameSession, MoveBatch, autopilot_dice
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Command, Transactions
from rules.core.game import Seat
from rules.core.search import Expert

PATIENCE = 4
"""Slices of autopilots' moves that may leave a decision open, before defaults make it."""

EXPERT_PATIENCE = 12
"""Moves of experts, which are single ones, that count as a slice."""

log = structlog.get_logger(__name__)


def _go_on(batch: MoveBatch, session: GameSession) -> None:
    """Nothing but what the autopilots up do by themselves."""


def _settle(batch: MoveBatch, session: GameSession) -> None:
    """The same, with defaults in place of what their styles would do."""
    batch.defaults_only = True


class BackgroundAutopilots:
    """A task for each table at which autopilots go on until a person is asked.

    Where something fails they come again in a while: perhaps nobody else is up there.
    """

    def __init__(
        self, store: TableStore, transactions: Transactions, experts: ExpertProcess
    ) -> None:
        self._store = store
        self._transactions = transactions
        self._experts = experts
        self._tasks: dict[int, asyncio.Task[None]] = {}
        transactions.on_unfinished(self.play_on)

    async def start(self) -> None:
        """Go on where the program's end interrupted autopilots."""
        shards = self._store.share.shards
        for table_id in await self._store.database.read(rows.unfinished, shards):
            self.play_on(table_id)

    def play_on(self, table_id: int) -> None:
        """Let a table's autopilots play until a person is asked or the game is over."""
        if table_id not in self._tasks:
            name = f"autopilots of {table_id}"
            self._tasks[table_id] = asyncio.create_task(self._play(table_id), name=name)

    async def stop(self) -> None:
        """Stop all of them, after what they are about to save."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table_id: int) -> None:
        try:
            while not await self._play_out(table_id):
                await self._store.clock.sleep(AGAIN.total_seconds())
        finally:
            del self._tasks[table_id]

    async def _play_out(self, table_id: int) -> bool:
        """Play until autopilots have nothing more to do; ``False`` if that is to be tried again."""
        most = PATIENCE * EXPERT_PATIENCE
        left = most
        command: Command = _go_on
        asked: frozenset[tuple[str, str]] = frozenset()
        try:
            table = await self._store.get(table_id)
            if not self._store.share.owns(table.guild_id):
                return True  # the process that looks after it plays for them
            while True:
                result = await self._transactions.run(table_id, command)
                before, asked = asked, self._asked(result)
                if asked != before:
                    left = most
                elif command in (_go_on, _settle):
                    left -= EXPERT_PATIENCE
                else:
                    left -= len(result.entries)
                if not self._goes_on(result):
                    return True
                expert = self._expert_up(result)
                if expert is None and not result.entries:
                    return True
                if left <= 0:
                    command = _settle
                else:
                    command = _go_on if expert is None else await self._analyse(table_id, expert)
        except Exception as error:
            log.exception("autopilots failed", table=table_id)
            # A table that isn't there any more, or whose game isn't, won't be in a minute either.
            return isinstance(error, TableError) and not error.of_storage

    async def _analyse(self, table_id: int, seat: Seat) -> Command:
        """A command that plays the expert's choice, unless its seat knows something else by then.

        It plays as the game's first style does if the analysis fails.
        """
        session = await self._store.session(table_id)
        game, state = self._store.game(session.table), session.position.state
        style = session.table.seats[seat].autopilot or ""
        expert = game.autopilots.get(style)
        view, actions = game.view(state, seat), game.legal_actions(state, seat)
        if not isinstance(expert, Expert) or not actions:
            return _go_on
        action = None
        try:
            dice = autopilot_dice(session.seed, seat, session.table.version)
            values = await self._experts.analyse(expert, view, actions, dice, Urgency.MOVE)
            action = values[0].action
        except AnalysisFailed:
            log.warning("expert replaced for a move", table=table_id)

        def play(batch: MoveBatch, now: GameSession) -> None:
            same = now.table.version == session.table.version or (
                game.view(batch.state, seat) == view
                and game.legal_actions(batch.state, seat) == actions
            )
            if same and now.table.seats[seat].autopilot == style:
                batch.analysed[seat] = action

        return play

    def _asked(self, result: MoveResult) -> frozenset[tuple[str, str]]:
        """The decisions that are open: the same after many moves where autopilots go in circles."""
        game = self._store.game(result.position.table)
        decisions = game.decisions(result.position.state)
        return frozenset((each.kind, each.about) for each in decisions)

    def _expert_up(self, result: MoveResult) -> Seat | None:
        """The next seat that an expert has to play, if none of the other autopilots is up."""
        table, state = result.position.table, result.position.state
        game = self._store.game(table)
        decisions, experts = game.decisions(state), expert_seats(game, table.seats)
        if autopilot_up(decisions, table.seats, experts) is not None:
            return None
        return autopilot_up(decisions, table.seats)

    def _goes_on(self, result: MoveResult) -> bool:
        table, state = result.position.table, result.position.state
        game = self._store.game(table)
        up = autopilot_up(game.decisions(state), table.seats) is not None
        people = [one.seat for one in table.seats if one.played_by_person]
        forced = game.forced_act(state, people) is not None
        return (up or forced) and table.status is Status.RUNNING
