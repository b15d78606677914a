"""Direct messages: hands, secret decisions and reminders, and people who take none.

Whether somebody's messages are closed is their own business: nothing public depends on it but
that a reminder, which would be lost, is said in the channel.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import discord

from bot.delivery.errors import FailureKind, failure_kind
from bot.delivery.message import DirectMessageBuilder, Message
from bot.delivery.ports import TableSnapshot, decision_of
from bot.delivery.transport import DiscordTransport
from bot.domain.notices import DirectKind, ping
from bot.domain.table import Position, SeatAssignment
from bot.games.base import GamePresenter
from bot.storage.direct_messages import DirectMessages
from bot.storage.outbox import OutboxRow, Progress
from rules.core.game import Decision

CLOSED_FOR = timedelta(days=1)
"""How long a closed inbox isn't tried again: each try counts as an invalid request."""


class DirectSender:
    """Says the rows for one person at one table; raises what Discord answers if it can't."""

    def __init__(
        self,
        courier: DiscordTransport,
        messages: DirectMessageBuilder,
        faces: Mapping[str, GamePresenter],
    ) -> None:
        self._courier = courier
        self._messages = messages
        self._faces = faces

    async def say(
        self,
        row: OutboxRow,
        scene: TableSnapshot,
        inbox: DirectMessages,
        doubtful: bool,
        settled: Progress,
        now: datetime,
    ) -> None:
        """Send what the row stands for, unless there is no more reason for it."""
        assert row.target is not None
        about = DirectKind(row.payload["about"])
        closed_until = settled.closed.get(row.target, inbox.closed_until)
        if closed_until is not None and closed_until > now:
            self._instead(row, about, settled)
            return
        language = inbox.language or scene.table.language
        try:
            if about in (DirectKind.HAND, DirectKind.ASKED):
                await self._hand(row, about, scene, inbox, language, doubtful, settled)
            elif (screen := await self._note(row, about, scene, language)) is not None:
                channel = inbox.channel_id or await self._courier.inbox(row.target)
                if not (doubtful and await self._courier.find(channel, screen, row.nonce)):
                    await self._courier.post(channel, screen, row.nonce)
        except discord.HTTPException as error:
            if failure_kind(error) is not FailureKind.INBOX:
                raise
            settled.closed[row.target] = now + CLOSED_FOR
            self._instead(row, about, settled)

    def _instead(self, row: OutboxRow, about: DirectKind, settled: Progress) -> None:
        """A reminder goes to the channel; a hand waits behind the channel's button."""
        if about in (DirectKind.HALF, DirectKind.HOUR):
            settled.notices.append(ping([row.payload["seat"]], about))

    async def _note(
        self, row: OutboxRow, about: DirectKind, scene: TableSnapshot, language: str
    ) -> Message | None:
        """A reminder, or a word to the host; ``None`` once there is no more reason for it."""
        if about is DirectKind.TROUBLE:
            permissions = row.payload["permissions"]
            return self._messages.missing_permissions(scene.table, language, permissions)
        position = scene.running
        if position is None or self._record(row, scene) is None:
            return None
        seat = row.payload["seat"]
        decision, due = self._decision(position, seat), position.due.get(seat)
        if decision is None or due is None:
            return None
        if [decision.kind, decision.about] != row.payload["decision"]:
            return None
        return self._messages.reminder(position, seat, language, about, due)

    async def _hand(
        self,
        row: OutboxRow,
        about: DirectKind,
        scene: TableSnapshot,
        inbox: DirectMessages,
        language: str,
        doubtful: bool,
        settled: Progress,
    ) -> None:
        """Show a seat's secrets: in a new message if something is asked, else in the last one."""
        assert row.target is not None
        record, position = self._record(row, scene), scene.position
        if record is None or position is None:
            return
        asking = self._asks(scene, record)
        old = settled.hands.get(row.target) or (
            (inbox.channel_id, inbox.message_id)
            if inbox.channel_id is not None and inbox.message_id is not None
            else None
        )
        if old is not None and not (asking and about is DirectKind.ASKED):
            try:
                await self._courier.edit(*old, await self._secret(position, record, language))
            except discord.HTTPException as error:
                if failure_kind(error) is not FailureKind.MESSAGE:
                    raise
            else:
                return
        if scene.running is None:
            return
        screen = await self._secret(position, record, language)
        channel = old[0] if old else await self._courier.inbox(row.target)
        found = None
        if doubtful:
            last = old[1] if old else None
            found = await self._courier.find(channel, screen, row.nonce, but=last)
        message = found or await self._courier.post(channel, screen, row.nonce)
        settled.hands[row.target] = (channel, message)
        settled.done.append(row)  # whatever happens to the old message
        if old is not None and old[1] != message:
            # An old hand of their own, left in somebody's inbox, harms nobody.
            with contextlib.suppress(discord.HTTPException):
                await self._courier.delete(*old)

    async def _secret(self, position: Position, record: SeatAssignment, language: str) -> Message:
        decision = self._decision(position, record.seat)
        if decision is not None and decision.secret and position.table.status == "running":
            return await self._messages.asked(position, record.seat, language)
        return await self._messages.hand(position, record.seat, language)

    def _asks(self, scene: TableSnapshot, record: SeatAssignment) -> bool:
        position = scene.running
        decision = None if position is None else self._decision(position, record.seat)
        return decision is not None and decision.secret

    def _decision(self, position: Position, seat: int) -> Decision | None:
        game = self._faces[position.table.game].game
        return decision_of(game.decisions(position.state), seat)

    def _record(self, row: OutboxRow, scene: TableSnapshot) -> SeatAssignment | None:
        """The seat that the row is about, if its person still plays it."""
        record = scene.table.seat_of(row.target or 0)
        if record is None or record.seat != row.payload["seat"] or not record.played_by_person:
            return None
        return record


def without_repeats(rows: Sequence[OutboxRow], settled: Progress) -> list[OutboxRow]:
    """Of several rows that show the same person their hand one is enough: one that asks, if any."""
    hands = [row for row in rows if row.payload["about"] in (DirectKind.HAND, DirectKind.ASKED)]
    asking = [row for row in hands if row.payload["about"] == DirectKind.ASKED]
    kept = (asking or hands)[-1:]
    settled.done.extend(row for row in hands if row not in kept)
    return [row for row in rows if row in kept or row not in hands]
