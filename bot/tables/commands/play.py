"""Playing: actions of people and defaults of those whose time is up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.domain.notices import Notice
from bot.domain.table import LogEntry, MoveResult, Origin, Person, Status, require_running
from bot.errors import StaleControl, TableError, TimeLeft
from bot.tables.session.autopilot_moves import stand_in_style
from bot.tables.session.game_session import GameSession, MoveBatch
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions
from rules.core.game import Seat
from rules.core.typed_actions import read_action

TIMEOUTS_BEFORE_AUTOPILOT = 2
"""Time-outs in a row after which an autopilot stands in for a person."""


class PlayCommands:
    """Moves of a running game."""

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions

    async def act(
        self,
        table_id: int,
        seat: Seat,
        action: Any,
        *,
        by: Person | None,
        token: int | None = None,
        answers_hand: bool = False,
    ) -> MoveResult:
        """Carry out a seat's action and everything that follows from it, durably.

        ``action`` is the game's own or a line of notation, whose words may be shortened; or a
        list of them, which are all carried out or none, and taken back together. ``by`` must be
        the seat's person; with ``None`` anybody's seat may act. ``token`` is the one that the
        control was made with: a control that is pressed twice, or late, raises ``StaleControl``.
        ``answers_hand``: the message that shows the seat's hand gets the answer, so that it needn't
        be edited where the seat is asked something next. Raises ``TableError`` and what the rules
        raise; nothing was changed then.
        """

        def play(batch: MoveBatch, session: GameSession) -> None:
            require_running(session.table)
            record = session.seat(seat)
            if by is not None:
                if record.user_id != by.id:
                    raise TableError("not-your-seat")
                if not record.played_by_person:
                    raise TableError("autopilot-plays")
            if token is not None and token != session.position.tokens.get(seat):
                raise StaleControl
            game, first = self._store.game(session.table), batch.version + 1
            for one in action if isinstance(action, list) else [action]:
                asked = read_action(game, batch.state, seat, one) if isinstance(one, str) else one
                person = None if by is None else by.id
                batch.act(seat, asked, person, Origin.PERSON, first=first)
            batch.timeouts[seat] = 0

        def notices(
            old: GameSession, new: GameSession, entries: Sequence[LogEntry]
        ) -> Sequence[Notice]:
            due = self._transactions.usual_notices(old, new, entries)
            game = self._store.game(new.table)
            asked = {decision.seat for decision in game.decisions(new.position.state)}
            return [one for one in due if not (seat in asked and one.shows_hand(seat))]

        return await self._transactions.run(table_id, play, notices if answers_hand else None)

    async def expire(self, table_id: int, seat: Seat, kind: str, about: str) -> MoveResult | None:
        """A seat's time is up: take default actions until this decision is over.

        Nothing happens (``None``) if it is over already or if an autopilot plays the seat. Raises
        ``TimeLeft`` if its clock stands by now or ends later. After ``TIMEOUTS_BEFORE_AUTOPILOT``
        time-outs in a row an autopilot stands in. The time of a shared decision is up for all
        whom it waits for.
        """
        nothing = False

        def play(batch: MoveBatch, session: GameSession) -> None:
            nonlocal nothing
            decision = batch.game.decision(batch.state, seat)
            nothing = (
                decision is None
                or decision.ready
                or (decision.kind, decision.about) != (kind, about)
                or not batch.seats[seat].played_by_person
            )
            if nothing or decision is None:
                return
            running, clock = session.table.status is Status.RUNNING, session.clocks.get(seat)
            if not running or clock is None or clock.ends > self._store.clock.now():
                raise TimeLeft
            seats = batch.awaited(decision)
            batch.default(decision)
            if batch.game.outcome(batch.state) is not None:
                return  # nobody stands in at a game that is over
            for late in seats:
                self._note_timeout(batch, session, late)

        result = await self._transactions.run(table_id, play)
        return None if nothing else result

    def _note_timeout(self, batch: MoveBatch, session: GameSession, seat: Seat) -> None:
        record = batch.seats[seat]
        if not record.played_by_person:
            return
        timeouts = batch.timeouts[seat] + 1
        if timeouts >= TIMEOUTS_BEFORE_AUTOPILOT:
            style = stand_in_style(self._store.game(session.table))
            batch.assign_seat(replace(record, autopilot=style), None, Origin.CLOCK)
        batch.timeouts[seat] = timeouts
