"""Playing: acts of people, of the clock and of autopilots, each saved before it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

import structlog

from bot.domain import deadlines
from bot.domain.notices import Notice
from bot.domain.table import LogEntry, MoveResult, Person, SeatAssignment, Status
from bot.errors import StaleControl, TableError
from bot.storage import tables as rows
from bot.storage.outbox import Unsent
from bot.tables.ahead import Ahead
from bot.tables.session.batch import CLOCK, PERSON, MoveBatch
from bot.tables.session.commit import Commit, Conflict, one_live, write_commit
from bot.tables.session.notices import notices_for_move, notices_for_new_player
from bot.tables.session.session import GameSession
from bot.tables.session.store import TableStore, require_running
from rules.core.game import Seat
from rules.core.shorthand import read_action

AUTOPILOT_ACTIONS = 50
"""Actions that autopilots take at most before they are saved and others have their turn."""

ATTEMPTS = 5
"""How often an act is tried when another process writes to the same table."""

TIMEOUTS_BEFORE_AUTOPILOT = 2
"""Time-outs in a row after which an autopilot stands in for a person."""

log = structlog.get_logger(__name__)

T = TypeVar("T")

Tell = Callable[[GameSession, GameSession, Sequence[LogEntry]], Sequence[Notice]]


class Playing(TableStore):
    """The part of the service that plays."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._autopilot_tasks: dict[int, asyncio.Task[None]] = {}

    async def act(
        self,
        table_id: int,
        seat: Seat,
        action: Any,
        *,
        by: Person | None = None,
        how: str = PERSON,
        token: int | None = None,
    ) -> MoveResult:
        """Carry out a seat's action and everything that follows from it, durably.

        ``action`` is the game's own or a line of notation, whose words may be shortened; or a
        list of them, which are all carried out or none, and taken back together. ``by`` must be
        the seat's person. ``token`` is the one that the control was made with: a control that is
        pressed twice, or late, raises ``StaleControl``. Raises ``TableError`` and what the rules
        raise; nothing was changed then.
        """
        return await self._carry_out(table_id, self._asked(seat, action, by, how, token))

    async def act_and_show(
        self,
        table_id: int,
        seat: Seat,
        action: Any,
        show: Callable[[MoveResult], Coroutine[Any, Any, T]],
        *,
        by: Person,
        token: int | None = None,
    ) -> T:
        """``act``, and what ``show`` makes of it, begun while the disk is waited for.

        ``show`` may run before it is certain that the move counts (see ``Ahead``), and raises what
        it raises; the move counts then.
        """
        ahead = Ahead(show)
        asked = self._asked(seat, action, by, PERSON, token)
        acted = await self._carry_out(table_id, asked, ahead=ahead)
        return await ahead.result(acted)

    def _asked(
        self, seat: Seat, action: Any, by: Person | None, how: str, token: int | None
    ) -> Callable[[MoveBatch, GameSession], None]:
        """What ``act`` is to do, wherever the table stands by then."""

        def play(run: MoveBatch, entry: GameSession) -> None:
            require_running(entry.table)
            record = seat_at(entry, seat)
            if by is not None:
                if record.user_id != by.id:
                    raise TableError("not-your-seat")
                if not record.played_by_person:
                    raise TableError("autopilot-plays")
            if token is not None and token != entry.position.since.get(seat):
                raise StaleControl
            game, first = self._game(entry.table), run.version + 1
            for one in action if isinstance(action, list) else [action]:
                asked = read_action(game, run.state, seat, one) if isinstance(one, str) else one
                run.act(seat, asked, None if by is None else by.id, how, first=first)
            if how == PERSON:
                run.timeouts[seat] = 0

        return play

    async def expire(self, table_id: int, seat: Seat, kind: str, about: str) -> MoveResult | None:
        """A seat's time is up: take its default actions until this decision is over.

        Nothing happens (``None``) if it is over already, if the table is paused or if an
        autopilot plays the seat. After ``TIMEOUTS_BEFORE_AUTOPILOT`` time-outs in a row an
        autopilot stands in.
        """
        nothing = False

        def play(run: MoveBatch, entry: GameSession) -> None:
            nonlocal nothing
            decision = run.decision(seat)
            nothing = (
                entry.table.status is not Status.RUNNING
                or decision is None
                or (decision.kind, decision.about) != (kind, about)
                or not run.seats[seat].played_by_person
            )
            if nothing or decision is None:
                return
            run.default(decision)
            late = run.timeouts[seat] + 1
            if late >= TIMEOUTS_BEFORE_AUTOPILOT:
                style = next(iter(self._game(entry.table).autopilots))
                run.assign_seat(replace(run.seats[seat], autopilot=style), None, CLOCK)
            run.timeouts[seat] = late

        acted = await self._carry_out(table_id, play)
        return None if nothing else acted

    async def go_on(self) -> None:
        """Let autopilots go on that were interrupted by the program's end."""
        for table_id in await self._database.read(rows.unfinished):
            self._fly_on(table_id)

    async def rest(self) -> None:
        """Wait for the autopilots that fly by themselves, after the slice they are at."""
        flights = list(self._autopilot_tasks.values())
        for flight in flights:
            flight.cancel()
        await asyncio.gather(*flights, return_exceptions=True)

    async def _carry_out(
        self,
        table_id: int,
        play: Callable[[MoveBatch, GameSession], None],
        tell: Tell | None = None,
        *,
        silent: bool = False,
        ahead: Ahead[Any] | None = None,
    ) -> MoveResult:
        """Run ``play`` and the autopilots after it, and save; tried anew if somebody was faster."""
        async with self._lock(table_id):
            for _ in range(ATTEMPTS):
                entry = self._shelf.get(table_id) or await self._load_session(table_id)
                run = MoveBatch(self._game(entry.table), entry, self._clock.now())
                try:
                    play(run, entry)
                    return await self._conclude(entry, run, tell or self._tell, {}, silent, ahead)
                except Conflict:
                    self._shelf.drop(table_id)
                except BaseException:
                    if ahead is not None:
                        ahead.drop()
                    raise
            raise TableError("storage-busy")

    async def _conclude(
        self,
        entry: GameSession,
        run: MoveBatch,
        tell: Tell,
        values: Mapping[str, Any],
        silent: bool = False,
        ahead: Ahead[Any] | None = None,
    ) -> MoveResult:
        """Let autopilots answer, and save; raises ``Conflict``."""
        flying = run.status is Status.RUNNING
        if flying and run.autopilot_up() is not None:
            await asyncio.to_thread(run.run_autopilots, AUTOPILOT_ACTIONS)
        if not run.moves:
            return MoveResult(entry.position, ())
        new = run.entry()
        unfinished = (
            flying and new.table.status is Status.RUNNING and run.autopilot_up() is not None
        )
        now = self._clock.now()
        plan, running = self._clocks(run, entry, new, now) if flying else (None, entry.running)
        new = new.timed(running if new.table.status.open else {})
        change = Commit(
            table=new.table,
            was=entry.table.version,
            now=now,
            values={**values, "unfinished": unfinished, "paused_at": run.paused_at},
            timeouts=run.timeouts if run.seats_changed else None,
            moves=run.moves,
            snapshot=run.snapshot(new),
            later=run.later,
            clocks=plan,
            silent=silent,
            notices=one_live(tell(entry, new, run.steps)),
        )
        first = run.steps[0]
        ticket = None if first.seat is None else new.ticket(first.seat, first.version)
        acted = MoveResult(new.position, tuple(run.steps), ticket)
        if ahead is None:
            mail = await self._save(change)
        else:
            begin = partial(ahead.begin, acted)
            mail = await self._database.write_beside(begin, write_commit, change)
        self._shelf.put(new)
        self._on_commit(entry.table.id, mail)
        if unfinished:
            self._fly_on(entry.table.id)
        return acted

    def _clocks(
        self, run: MoveBatch, old: GameSession, new: GameSession, now: datetime
    ) -> tuple[deadlines.DeadlineChange | None, Mapping[Seat, deadlines.RunningClock]]:
        """Which clocks stop and start, if any, and those that run then."""
        if not new.table.status.open or not run.clocks_change:
            return None, old.running
        running = old.running if run.later is None else deadlines.postponed(old.running, run.later)
        people = [record.seat for record in new.table.seats if record.played_by_person]
        decisions = self._game(new.table).decisions(run.state)
        plan = deadlines.change_of_deadlines(decisions, people, new.table.clock, running, now)
        return plan, plan.after(running)

    async def _save(self, change: Commit) -> Unsent:
        return await self._database.write(write_commit, change)

    def _tell(
        self, old: GameSession, new: GameSession, steps: Sequence[LogEntry]
    ) -> Sequence[Notice]:
        return notices_for_move(self._face(new.table), old.position, new.position, steps)

    def _tell_handed(self, seat: Seat) -> Tell:
        """What is to be said when a seat got somebody new, and of the play after it."""

        def tell(old: GameSession, new: GameSession, steps: Sequence[LogEntry]) -> Sequence[Notice]:
            said = self._tell(old, new, steps)
            more = notices_for_new_player(self._face(new.table), new.position, seat)
            return [*said, *(notice for notice in more if notice not in said)]

        return tell

    def _fly_on(self, table_id: int) -> None:
        if table_id not in self._autopilot_tasks:
            flight = asyncio.create_task(self._fly(table_id), name=f"autopilots of {table_id}")
            self._autopilot_tasks[table_id] = flight

    async def _fly(self, table_id: int) -> None:
        try:
            more = True
            while more:
                more = await self._slice(table_id)
        except Exception:
            log.exception("autopilots failed", table=table_id)
        finally:
            del self._autopilot_tasks[table_id]

    async def _slice(self, table_id: int) -> bool:
        """One slice of autopilots' play; whether there is more."""
        acted = await self._carry_out(table_id, lambda run, entry: None)
        table = acted.position.table
        decisions = self._game(table).decisions(acted.position.state)
        up = any(table.seats[d.seat].autopilot is not None for d in decisions)
        return up and table.status is Status.RUNNING and bool(acted.steps)


def seat_at(entry: GameSession, seat: Seat) -> SeatAssignment:
    """A seat's record; raises ``TableError`` if the table has none such."""
    if not 0 <= seat < len(entry.table.seats):
        raise TableError("no-such-seat")
    return entry.table.seats[seat]
