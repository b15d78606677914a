"""Sends direct messages: hands, secret decisions, reminders and words to the host.

Nobody else may notice that a person's direct messages are closed. Only a reminder, which would be
lost, is said in the channel instead.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord
import structlog

from bot.delivery.transport import (
    DIRECT_MESSAGES_TOO_FAST,
    INVALID_FORM,
    DiscordTransport,
    FailureKind,
    failure_kind,
)
from bot.domain.calendar import ALWAYS
from bot.domain.notices import FULL, DirectKind, ping
from bot.domain.seating import is_full
from bot.domain.standing_orders import OrderStatus
from bot.domain.table import Position, SeatAssignment, Status, Table, TableSnapshot
from bot.i18n import words
from bot.messages.components.items import next_table_button, with_button
from bot.messages.components.message import Message
from bot.messages.direct import TableDirectMessages
from bot.storage.messages.direct_messages import DirectMessages
from bot.storage.messages.outbox import OutboxRow, Progress
from bot.storage.messages.reminders import NEXT, Reminded, Reminder
from bot.tables.commands.experts.hints import Look
from bot.tables.service import TableService
from rules.core.game import Decision, Seat

_REMINDERS = (
    DirectKind.HALF,
    DirectKind.HOUR,
    DirectKind.REMINDER,
    DirectKind.NEXT,
    DirectKind.NEXT_OVER,
)
_RENEWED = (DirectKind.REMINDER, DirectKind.NEXT_OVER)

CLOSED_FOR = timedelta(days=1)
"""Time for which closed messages aren't tried again: each try counts as an invalid request."""


ATTEMPTS = 3
"""Tries after which somebody to whom messages open too fast counts as closed."""

log = structlog.get_logger(__name__)


class DirectSender:
    """Sends the rows for one person at one table; raises what Discord answers if it can't."""

    def __init__(
        self, transport: DiscordTransport, messages: TableDirectMessages, tables: TableService
    ) -> None:
        self._transport = transport
        self._messages = messages
        self._tables = tables
        self._reminders = ReminderSender(transport, messages, tables)

    async def send(
        self,
        row: OutboxRow,
        snapshot: TableSnapshot,
        direct: DirectMessages,
        doubtful: bool,
        progress: Progress,
        now: datetime,
    ) -> None:
        """Send the message that the row stands for, if somebody still needs it."""
        assert row.target is not None
        about = DirectKind(row.payload["about"])
        if self._is_said_for_another_seat(row, about, snapshot):
            return
        if about in (DirectKind.FULL, DirectKind.OPEN_TABLE, DirectKind.BY_INTEREST):
            if not self._waits_for(about, row.target, snapshot.table):
                return
            hours = await self._tables.hours.get(row.target)
            if (awake := ALWAYS.with_hours(hours).next_counted(now)) > now:
                progress.waits.append((row, awake))
                return
        closed_until = progress.closed.get(row.target, direct.closed_until)
        renewed = about in _RENEWED  # an old message can be edited all the same
        if closed_until is not None and closed_until > now and not renewed:
            self._instead(row, about, progress)
            return
        language = direct.language or snapshot.table.settings.language
        try:
            if about in (DirectKind.HAND, DirectKind.ASKED):
                await self._send_hand(row, about, snapshot, direct, language, doubtful, progress)
            elif about in _REMINDERS:
                await self._reminders.send(row, snapshot, direct, doubtful, progress)
            else:
                message = await self._build_news(row, about, snapshot, language)
                if message is None:
                    return
                channel = direct.channel_id or await self._transport.direct_channel(row.target)
                if not (doubtful and await self._transport.find(channel, message, row.nonce)):
                    await self._transport.post(channel, message, row.nonce)
        except discord.HTTPException as error:
            if not refuses_direct_messages(error, row.attempts):
                raise
            log.warning(
                "direct messages are refused",
                table=snapshot.table.id,
                about=about,
                status=error.status,
                code=error.code,
            )
            progress.closed[row.target] = now + CLOSED_FOR
            self._instead(row, about, progress)

    def _is_said_for_another_seat(
        self, row: OutboxRow, about: DirectKind, snapshot: TableSnapshot
    ) -> bool:
        """Whether a person in several seats is reminded of a shared decision for the first."""
        if about not in (DirectKind.HALF, DirectKind.HOUR) or snapshot.running is None:
            return False
        position = snapshot.running
        seat: Seat = row.payload["seat"]
        decision = self._tables.decision(position, seat)
        if decision is None or not decision.shared:
            return False
        same = {
            other.seat
            for other in snapshot.table.seats_of(row.target or 0)
            if other.played_by_person
            and (own := self._tables.decision(position, other.seat)) is not None
            and (own.kind, own.about, own.ready) == (decision.kind, decision.about, False)
        }
        return bool(seat != min(same, default=seat))

    def _waits_for(self, about: DirectKind, user_id: int, table: Table) -> bool:
        """Whether a lobby waits for a person: its host once it is full, a guest for a seat."""
        if about is DirectKind.BY_INTEREST:
            return table.status.open and user_id in table.people
        if table.status is not Status.LOBBY:
            return False
        full = is_full(self._tables.game(table), table)
        if about is DirectKind.FULL:
            return table.host_id == user_id and full
        return user_id not in table.people and not full

    def _instead(self, row: OutboxRow, about: DirectKind, progress: Progress) -> None:
        """Say a reminder in the channel; a hand can be opened with the channel's button."""
        if about in (DirectKind.HALF, DirectKind.HOUR):
            progress.notices.append(ping([row.payload["seat"]], about))
        elif about is DirectKind.FULL:
            progress.notices.append(ping((), FULL))

    async def _build_news(
        self, row: OutboxRow, about: DirectKind, snapshot: TableSnapshot, language: str
    ) -> Message | None:
        """Build a word to the host, or about a seat, order or game; ``None`` if it is outdated."""
        table, position, user = snapshot.table, snapshot.position, row.target or 0
        if about is DirectKind.MISSING_PERMISSIONS:
            permissions = row.payload["permissions"]
            return self._messages.missing_permissions(table, language, permissions)
        if about is DirectKind.CHANNEL_REFUSED:
            return self._messages.channel_refused(table, language, row.payload["why"])
        if about is DirectKind.FULL:
            return self._messages.full(table, language)
        if about is DirectKind.OPEN_TABLE:
            return self._messages.open_table(table, language, row.payload["interest"])
        if about is DirectKind.BY_INTEREST:
            return self._messages.by_interest(table, language, row.payload["interest"])
        if position is None:
            return None
        if about is DirectKind.ORDER:
            order = await self._tables.orders.find(row.payload["order"])
            if order.status is not OrderStatus.DROPPED:
                return None
            return self._messages.order_dropped(position, order, language)
        if about is DirectKind.RESULT:
            if table.status is not Status.FINISHED:
                return None
            return self._messages.result(position, user, language)
        away = [seat for seat in table.seats_of(user) if not seat.played_by_person]
        if not away or not table.status.open:
            return None
        return self._messages.stand_in(position, user, language)

    async def _send_hand(
        self,
        row: OutboxRow,
        about: DirectKind,
        snapshot: TableSnapshot,
        direct: DirectMessages,
        language: str,
        doubtful: bool,
        progress: Progress,
    ) -> None:
        """Show a seat's secrets, in a new message if it has to decide, else in the last one."""
        assert row.target is not None
        record, position = _assignment(row, snapshot), snapshot.position
        if record is None or position is None:
            return
        asked = snapshot.running is not None and self._asked(position, record)
        key = (row.target, record.seat)
        old = progress.hands.get(key) or direct.hands.get(record.seat)
        if old is not None and not (asked and about is DirectKind.ASKED):
            try:
                shown = await self._build(position, record, language, edited=True)
                await self._transport.edit(*old, shown)
            except discord.HTTPException as error:
                if failure_kind(error) is not FailureKind.MESSAGE:
                    raise
            else:
                return
        if snapshot.running is None:
            return
        message = await self._build(position, record, language)
        channel = direct.channel_id or await self._transport.direct_channel(row.target)
        found = None
        if doubtful:
            last = old[1] if old else None
            found = await self._transport.find(channel, message, row.nonce, but=last)
        message_id = found or await self._transport.post(channel, message, row.nonce)
        progress.hands[key] = (channel, message_id)
        progress.done.append(row)  # even if the old message can't be deleted
        if old is not None and old[1] != message_id:
            # An old hand may stay: only its owner can read it.
            with contextlib.suppress(discord.HTTPException):
                await self._transport.delete(*old)

    async def _build(
        self,
        position: Position,
        record: SeatAssignment,
        language: str,
        *,
        edited: bool = False,
        look: Look | None = None,
    ) -> Message:
        """A seat's secrets, as the panel of what it decides in secret, where it does.

        One that is ``edited`` takes the place of an answer, and so has the way to the next table. A
        message that is posted has none: after a crash it couldn't be recognised, as the number of
        these tables may be another by then. ``look`` is what the expert found.
        """
        tables, table, user = self._tables, position.table, record.user_id or 0
        if not self._asked(position, record):
            shown = self._messages.hand(position, record.seat, language)
            waiting = await tables.mine.waiting(user, table.id) if edited else ()
            if not waiting:
                return shown
            return with_button(shown, next_table_button(table, len(waiting), words(language)))
        before = await tables.guided.state(table.id) if table.guided else None
        person = await tables.mine.at_panel(user, table)
        shown, topics = self._messages.asked(
            position,
            record.seat,
            language,
            before,
            newcomer=person.newcomer,
            preferences=person.preferences,
            waiting=person.waiting if edited else 0,
            look=look,
        )
        if before is None:
            return shown
        await tables.guided.shown(table.id, before, topics)
        if look is not None or not person.preferences.advice:
            return shown
        await tables.hints.look_ahead(table.id, record.seat, position.tokens.get(record.seat, 0))
        return replace(shown, later=lambda: self._advised(position, record, language))

    async def _advised(
        self, position: Position, record: SeatAssignment, language: str
    ) -> Message | None:
        """A panel with what the expert has found; ``None`` where it is outdated."""
        tables, table_id, seat = self._tables, position.table.id, record.seat
        look = await tables.hints.looked(table_id, seat, position.tokens.get(seat, 0))
        now = await tables.position(table_id)
        person = await tables.mine.at_panel(record.user_id or 0, now.table)
        if look is None or not look.values or not person.preferences.advice:
            return None
        if not now.asks_as(position, seat):
            return None
        return await self._build(now, record, language, edited=True, look=look)

    def _asked(self, position: Position, record: SeatAssignment) -> bool:
        """Whether the seat makes a secret decision of a game that goes on."""
        decision = self._tables.decision(position, record.seat)
        return decision is not None and decision.secret and position.table.status == "running"


def refuses_direct_messages(error: discord.HTTPException, attempts: int) -> bool:
    """Whether Discord takes no direct messages to a person, whatever the reason that it gives.

    It gives many, and not all of them are documented. No reason is a message that isn't there, one
    that isn't well-formed, or Discord being out of order. To be told that messages open too fast
    (40003) becomes one after ``ATTEMPTS`` tries.
    """
    match failure_kind(error):
        case FailureKind.LATER:
            return error.code == DIRECT_MESSAGES_TOO_FAST and attempts >= ATTEMPTS
        case FailureKind.MESSAGE:
            return False
        case FailureKind.REFUSED:
            return error.code != INVALID_FORM
        case _:
            return True


def _assignment(row: OutboxRow, snapshot: TableSnapshot) -> SeatAssignment | None:
    """Return the row's seat if its person plays it, or played it at the end."""
    seats = snapshot.table.seats_of(row.target or 0)
    record = next((seat for seat in seats if seat.seat == row.payload["seat"]), None)
    if record is None or not snapshot.table.status.open:
        return record
    return record if record.played_by_person else None


def without_repeats(rows: Sequence[OutboxRow], progress: Progress) -> list[OutboxRow]:
    """Keep one row for each seat's hand, if possible one that asks; note the others as done."""
    hands = [row for row in rows if row.payload["about"] in (DirectKind.HAND, DirectKind.ASKED)]
    kept = []
    for seat in {row.payload["seat"] for row in hands}:
        own = [row for row in hands if row.payload["seat"] == seat]
        asking = [row for row in own if row.payload["about"] == DirectKind.ASKED]
        kept.append((asking or own)[-1])
    progress.done.extend(row for row in hands if row not in kept)
    return [row for row in rows if row in kept or row not in hands]


WAITS = "waits"
"""The heading of a reminder whose end has moved; the text below says how much time is left."""


class ReminderSender:
    """Sends one row about a person's reminder; raises what Discord answers if it can't."""

    def __init__(
        self, transport: DiscordTransport, messages: TableDirectMessages, tables: TableService
    ) -> None:
        self._transport = transport
        self._messages = messages
        self._tables = tables

    async def send(
        self,
        row: OutboxRow,
        snapshot: TableSnapshot,
        direct: DirectMessages,
        doubtful: bool,
        progress: Progress,
    ) -> None:
        """Post, edit or delete the person's reminder, so that it says what is true now.

        A row about half of the time or the last hour adds its decision to the reminder.
        ``doubtful``: the reminder may have been posted already.
        """
        assert row.target is not None
        about = DirectKind(row.payload["about"])
        standing = progress.reminders.get(row.target, direct.reminder)
        if about is DirectKind.NEXT:
            if standing is None:
                await self._post_next(row, snapshot, direct, doubtful, progress)
            return
        if standing is not None and standing.is_next:
            if about in _RENEWED and self._is_next(row.target, snapshot):
                return
            # A reminder rings, and so it is a message of its own.
            await self._take_away(row.target, standing, progress)
            standing = None
        if about is DirectKind.NEXT_OVER:
            return
        own = _own(row) if about is not DirectKind.REMINDER else None
        wanted = self._wanted(row.target, snapshot, standing, own, about)
        language = direct.language or snapshot.table.settings.language

        def build(reminder: Reminder) -> Message:
            assert snapshot.running is not None
            seats = sorted({seat for seat, _, _ in reminder.decisions})
            return self._messages.reminder(
                snapshot.running, seats, language, reminder.what, reminder.due
            )

        if wanted is None:
            if standing is None and own is not None and doubtful:
                standing = await self._find(row, snapshot, direct, language)
            if standing is not None:
                await self._take_away(row.target, standing, progress)
        elif standing is not None:
            if wanted != standing or row.payload.get("moved"):
                await self._edit(row, wanted, build, progress)
        elif own is not None:
            await self._post(row, wanted, direct, build, doubtful, progress)

    def _is_next(self, user: int, snapshot: TableSnapshot) -> bool:
        found = None if snapshot.running is None else self._tables.person_next(snapshot.running)
        return found is not None and found[1] == user

    async def _post_next(
        self,
        row: OutboxRow,
        snapshot: TableSnapshot,
        direct: DirectMessages,
        doubtful: bool,
        progress: Progress,
    ) -> None:
        """Tell a person that they are next, if they still are; delete what was posted in vain."""
        assert row.target is not None
        language = direct.language or snapshot.table.settings.language
        message = self._messages.next_up(snapshot.table, row.payload["seat"], language)
        channel = direct.channel_id or await self._transport.direct_channel(row.target)
        posted = await self._transport.find(channel, message, row.nonce) if doubtful else None
        if self._is_next(row.target, snapshot):
            posted = posted or await self._transport.post(channel, message, row.nonce)
            reminder = Reminder(channel, posted, NEXT, (), row.due_at)
            progress.reminders[row.target] = reminder
        elif posted is not None:
            reminder = Reminder(channel, posted, NEXT, (), row.due_at)
            await self._take_away(row.target, reminder, progress)

    def _wanted(
        self,
        user: int,
        snapshot: TableSnapshot,
        standing: Reminder | None,
        own: Reminded | None,
        about: DirectKind,
    ) -> Reminder | None:
        """Return the reminder as it should be now; ``None`` if there is nothing to remind of."""
        position = snapshot.running
        if position is None:
            return None
        known = standing.decisions if standing is not None else ()
        candidates = dict.fromkeys((*known, *([own] if own is not None else ())))
        seats = {seat.seat for seat in snapshot.table.seats_of(user) if seat.played_by_person}
        left = tuple(
            one
            for one in candidates
            if one[0] in seats
            and one[0] in position.due
            and _is(self._tables.decision(position, one[0]), one)
        )
        if not left:
            return None
        due = min(position.due[seat] for seat, _, _ in left)
        same = standing is not None and standing.due == due
        if standing is not None and same and (own not in left or standing.what == DirectKind.HOUR):
            what = standing.what
        elif own in left:
            what = str(about)
        else:
            what = WAITS
        place = (0, 0) if standing is None else (standing.channel_id, standing.message_id)
        return Reminder(*place, what, left, due)

    async def _post(
        self,
        row: OutboxRow,
        wanted: Reminder,
        direct: DirectMessages,
        build: Callable[[Reminder], Message],
        doubtful: bool,
        progress: Progress,
    ) -> None:
        assert row.target is not None
        if _own(row) not in wanted.decisions:
            return
        message = build(wanted)
        channel = direct.channel_id or await self._transport.direct_channel(row.target)
        found = await self._transport.find(channel, message, row.nonce) if doubtful else None
        posted = found or await self._transport.post(channel, message, row.nonce)
        progress.reminders[row.target] = replace(wanted, channel_id=channel, message_id=posted)

    async def _edit(
        self,
        row: OutboxRow,
        wanted: Reminder,
        build: Callable[[Reminder], Message],
        progress: Progress,
    ) -> None:
        """Edit the reminder in place: a new message would notify the person again."""
        assert row.target is not None
        try:
            await self._transport.edit(wanted.channel_id, wanted.message_id, build(wanted))
        except discord.HTTPException as error:
            if failure_kind(error) is not FailureKind.MESSAGE:
                raise
            progress.reminders[row.target] = None
        else:
            progress.reminders[row.target] = wanted

    async def _find(
        self, row: OutboxRow, snapshot: TableSnapshot, direct: DirectMessages, language: str
    ) -> Reminder | None:
        """Find the reminder that a process posted for this row and died before it noted it."""
        assert row.target is not None
        message = self._messages.any_reminder(snapshot.table, language)
        channel = direct.channel_id or await self._transport.direct_channel(row.target)
        found = await self._transport.find(channel, message, row.nonce)
        return None if found is None else Reminder(channel, found, "", (), row.due_at)

    async def _take_away(self, user: int, standing: Reminder, progress: Progress) -> None:
        try:
            await self._transport.delete(standing.channel_id, standing.message_id)
        except discord.HTTPException as error:
            if failure_kind(error) is FailureKind.LATER:
                raise
        progress.reminders[user] = None


def _own(row: OutboxRow) -> Reminded:
    """The decision that a row reminds of."""
    kind, about = row.payload["decision"]
    return row.payload["seat"], kind, about


def _is(decision: Decision | None, one: Reminded) -> bool:
    return decision is not None and (decision.seat, decision.kind, decision.about) == one
