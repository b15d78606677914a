"""Sends reminders: one message a person and table, edited, and taken away once all is settled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import discord

from bot.delivery.errors import FailureKind, failure_kind
from bot.delivery.message import DirectMessageBuilder, Message
from bot.delivery.transport import DiscordTransport
from bot.domain.notices import DirectKind
from bot.domain.table import TableSnapshot
from bot.storage.messages.direct_messages import DirectMessages
from bot.storage.messages.outbox import OutboxRow, Progress
from bot.storage.messages.reminders import Reminded, Reminder
from bot.tables.service import TableService
from rules.core.game import Decision

WAITS = "waits"
"""The heading of a reminder whose end has moved: how much is left it says below."""


class ReminderSender:
    """Sends one row about a person's reminder; raises what Discord answers if it can't."""

    def __init__(
        self, transport: DiscordTransport, messages: DirectMessageBuilder, tables: TableService
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
        """Make the person's reminder say what is so now: post it, edit it or take it away.

        A row of a half or an hour that is over adds its decision to those that it is about.
        ``doubtful``: it may have been sent already.
        """
        assert row.target is not None
        about = DirectKind(row.payload["about"])
        standing = progress.reminders.get(row.target, direct.reminder)
        own = _own(row) if about is not DirectKind.REMINDER else None
        wanted = self._wanted(row.target, snapshot, standing, own, about)
        language = direct.language or snapshot.table.language

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

    def _wanted(
        self,
        user: int,
        snapshot: TableSnapshot,
        standing: Reminder | None,
        own: Reminded | None,
        about: DirectKind,
    ) -> Reminder | None:
        """The reminder as it should be now; ``None`` where nothing is left to remind of."""
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
        """Edit the reminder in place, so that nobody is rung twice."""
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
        """The reminder that was posted for this row by a process that died before it noted it."""
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
