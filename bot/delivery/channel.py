"""Sends a table's public messages: the live message, digests, pings, votes and the card."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from datetime import datetime, timedelta

import discord
import structlog
from cachetools import LRUCache

from bot.delivery.animations import AnimationFailed
from bot.delivery.stories import Stories
from bot.delivery.transport import DiscordTransport, FailureKind, failure_kind
from bot.domain.notices import (
    FINISHED,
    FULL,
    IDLE,
    STARTED,
    STORY,
    VOTES,
    MessageKind,
    remove_stale_live,
)
from bot.domain.seating import is_full
from bot.domain.table import Position, Status, Table, TableSnapshot
from bot.errors import TableError
from bot.games.announcement import FINAL, OPENING
from bot.i18n import words
from bot.messages.channel import TableChannelMessages
from bot.messages.components.message import Message
from bot.storage.messages.digests import Digest
from bot.storage.messages.outbox import PACED, OutboxRow, Progress, Unsent
from bot.tables.commands.clocks import ClockCommands
from bot.tables.commands.seat_offers import OfferCommands
from bot.tables.commands.undo import UndoCommands
from bot.tables.service import TableService

_MESSAGE_GONE = (FailureKind.MESSAGE, FailureKind.ARCHIVED)
"""Failures of an edit after which a message is posted anew. An archived thread takes no edits, but
a new message wakes it up."""

PACE = timedelta(seconds=15)
"""Time between two edits of a live message while people go on with what they decide together."""
TURN_PACE = timedelta(seconds=2)
"""Time between two edits while one person makes several moves in a row: the message shows already
who is up."""
SLOWER = 5
"""Each such edit multiplies the pace by this; a message posted anew takes two such steps back."""
SLOWEST_PACE = timedelta(hours=3)
"""The longest pace, so that a slow plan costs no more calls than a quick one."""
_REMEMBERED = 1024
"""Tables whose last edit is remembered."""


class ChannelSender:
    """Sends one public row; raises what Discord answers if it can't."""

    def __init__(
        self,
        transport: DiscordTransport,
        messages: TableChannelMessages,
        stories: Stories,
        tables: TableService,
    ) -> None:
        self._transport = transport
        self._messages = messages
        self._stories = stories
        self._tables = tables
        self._digests = DigestSender(transport, messages, tables)
        self._edited: LRUCache[int, tuple[datetime, timedelta]] = LRUCache(_REMEMBERED)
        """The time at which a table's live message was last sent, and its pace from then on."""

    async def send(
        self,
        row: OutboxRow,
        snapshot: TableSnapshot,
        unsent: Unsent,
        doubtful: bool,
        progress: Progress,
        now: datetime,
    ) -> None:
        """Send the message that a row of ``unsent`` stands for.

        ``doubtful``: a process that died or a call that failed may have sent it already.
        """
        channel = snapshot.table.channel_id
        match row.kind:
            case MessageKind.LIVE:
                live_id = progress.live_message_id or unsent.live_message_id
                await self._send_live(row, snapshot, live_id, doubtful, progress, now)
            case MessageKind.DIGEST:
                await self._digests.send(row, snapshot, unsent, doubtful, progress)
            case MessageKind.CARD:
                await show_card(self._transport, self._messages, snapshot)
            case MessageKind.OUTDATED_LIVE:
                await self._delete(row.payload["message"], snapshot, row.payload.get("channel"))
            case kind if kind in VOTES and row.payload.get("over"):
                await self._end_vote(row, snapshot)
            case _:
                message = await self._build(row, snapshot)
                if message is None:
                    return
                message_id = None
                if doubtful:
                    message_id = await self._transport.find(channel, message, row.nonce)
                if message_id is None:
                    nobody_asked = row.kind is MessageKind.SEAT_OFFER and not message.mentions
                    silent = row.kind is MessageKind.POST or nobody_asked
                    message_id = await self._transport.post(
                        channel, message, row.nonce, silent=silent
                    )
                if row.kind in VOTES:
                    await self._votes(row).vote_posted(row.payload["vote"], message_id)

    async def _build(self, row: OutboxRow, snapshot: TableSnapshot) -> Message | None:
        """Build a message other than the live one; ``None`` if nobody needs it any more."""
        payload, table = row.payload, snapshot.table
        if payload.get("kind") == IDLE:
            return self._messages.idle(table)
        if payload.get("what") == FULL:
            full = table.status is Status.LOBBY and is_full(self._tables.game(table), table)
            return self._messages.full_ping(table) if full else None
        if snapshot.position is None:
            return None
        match row.kind:
            case MessageKind.POST if payload["kind"] in (OPENING, FINAL):
                return None  # an earlier version wrote it; the start and the end tell it now
            case MessageKind.POST:
                position, entry = await self._tables.history.position_at(
                    table.id, payload["version"]
                )
                (bookmark,) = await self._tables.history.bookmarks(table.id, [entry])
                if payload["kind"] == STORY:
                    return await self._story(table)
                if payload["kind"] == STARTED:
                    return self._messages.started(position, entry, bookmark)
                if payload["kind"] == FINISHED:
                    fingerprint = await self._tables.history.fingerprint(table.id)
                    hints = await self._tables.hints.counts(table.id)
                    return self._messages.finished(position, entry, bookmark, fingerprint, hints)
                return self._messages.announcement(
                    position, entry, payload["kind"], payload["event"], bookmark
                )
            case MessageKind.VOTE:
                vote = await self._tables.undo.vote_of(table.id, payload["vote"])
                return self._messages.vote(snapshot.position, vote)
            case MessageKind.TABLE_VOTE:
                asked = await self._tables.clocks.vote_of(table.id, payload["vote"])
                return self._messages.table_vote(snapshot.position, asked)
            case MessageKind.SEAT_OFFER:
                return await self._build_offer(payload["vote"], snapshot.position)
            case _:
                up = self._tables.people_up(snapshot.position)
                seats = [seat for seat in payload["seats"] if seat in up]
                if not seats:
                    return None
                return self._messages.ping(snapshot.position, seats, payload["what"])

    async def _story(self, table: Table) -> Message | None:
        """The story of a game that is over; ``None`` where it can't be written.

        A button below the game's end writes it for whoever asks.
        """
        if table.status is not Status.FINISHED:
            return None
        try:
            return await self._stories.message(table, words(table.settings.language))
        except AnimationFailed:
            return None  # the log says why

    def _votes(self, row: OutboxRow) -> UndoCommands | ClockCommands | OfferCommands:
        """The commands that know the messages of a row's kind of vote."""
        match row.kind:
            case MessageKind.TABLE_VOTE:
                return self._tables.clocks
            case MessageKind.SEAT_OFFER:
                return self._tables.offers
            case _:
                return self._tables.undo

    async def _build_offer(self, offer_id: int, position: Position) -> Message | None:
        """Build a question for a seat; ``None`` where somebody whom it names was forgotten."""
        try:
            offer = await self._tables.offers.find(position.table.id, offer_id)
        except TableError as error:
            if error.reason != "vote-over":
                raise
            return None
        return self._messages.seat_offer(position, offer)

    async def _end_vote(self, row: OutboxRow, snapshot: TableSnapshot) -> None:
        """Let a vote that is over show its result, without buttons."""
        message_id = await self._votes(row).vote_message(row.payload["vote"])
        message = await self._build(row, snapshot)
        if message_id is None or message is None:
            return

        async def edit(channel_id: int) -> None:
            await self._transport.edit(channel_id, message_id, message)

        await _where_it_stands(_places(snapshot.table), edit)

    async def _send_live(
        self,
        row: OutboxRow,
        snapshot: TableSnapshot,
        live_id: int | None,
        doubtful: bool,
        progress: Progress,
        now: datetime,
    ) -> None:
        """Edit the live message, or post it anew and delete the old one.

        While the game goes on, it is also posted anew after a digest was posted below it. A person
        who is to be called but has just moved is called later, unless something happens before.
        While people go on with what they decide together, its edits become rarer and rarer.
        """
        table_id, channel = snapshot.table.id, snapshot.table.channel_id
        post_at: datetime | None = None
        if row.payload["anew"]:
            post_at = self._tables.next_call(snapshot, now) if row.payload.get("call") else now
        if progress.posted and snapshot.table.status is Status.RUNNING:
            post_at = now
        edits = live_id if post_at is None or post_at > now else None
        if edits is not None and (follows := self._follows_at(row, table_id, now)) > now:
            progress.waits.append((row, follows if post_at is None else min(follows, post_at)))
            return
        message = self._build_live(snapshot)
        if edits is not None:
            try:
                await self._transport.edit(channel, edits, message)
            except discord.HTTPException as error:
                if failure_kind(error) not in _MESSAGE_GONE:
                    raise
            else:
                self._keep_pace(row, table_id, now)
                progress.posted = False
                if post_at is not None:
                    progress.waits.append((row, post_at))
                return
        found = None
        if doubtful:
            found = await self._transport.find(channel, message, row.nonce, but=live_id)
        if found is None:
            progress.live_message_id = await self._transport.post(channel, message, row.nonce)
        else:
            progress.live_message_id = found
            await self._transport.edit(channel, found, message)
        self._keep_pace(row, table_id, now)
        progress.posted = False
        progress.done.append(row)  # whatever happens to the old message
        if live_id is not None and live_id != progress.live_message_id:
            stale = remove_stale_live(live_id)
            progress.notices.append(stale)
            with contextlib.suppress(discord.HTTPException):
                await self._delete(live_id, snapshot)
                progress.notices.remove(stale)

    def _follows_at(self, row: OutboxRow, table_id: int, now: datetime) -> datetime:
        """Return the time from which the live message may be edited for a row."""
        edited, pace = self._edited.get(table_id, (now, timedelta(0)))
        # A clock that was set back since counts as no edit.
        if edited > now or not any(row.payload.get(key) for key in PACED):
            return now
        return edited + (min(pace, TURN_PACE) if row.payload.get("turn") else pace)

    def _keep_pace(self, row: OutboxRow, table_id: int, now: datetime) -> None:
        """Note that the live message was sent; somebody else's turn quickens its pace."""
        _, pace = self._edited.get(table_id, (now, PACE))
        if row.payload["anew"]:
            pace = max(pace / SLOWER**2, PACE)
        elif row.payload.get("soon") and not row.payload.get("turn"):
            pace = min(SLOWER * pace, SLOWEST_PACE)
        self._edited[table_id] = now, pace

    def _build_live(self, snapshot: TableSnapshot) -> Message:
        if snapshot.position is None:
            return self._messages.lobby(snapshot.table)
        return self._messages.live(snapshot.position, snapshot.recent)

    async def _delete(
        self, message_id: int, snapshot: TableSnapshot, channel_id: int | None = None
    ) -> None:
        """Delete a live message that was posted anew."""

        async def delete(channel_id: int) -> None:
            await self._transport.delete(channel_id, message_id)

        # The new message has woken an archived thread.
        await _where_it_stands([channel_id] if channel_id else _places(snapshot.table), delete)


async def _where_it_stands(
    channel_ids: Iterable[int], change: Callable[[int], Awaitable[None]]
) -> None:
    """Change a message in the first channel that has it; perhaps no channel has it any more."""
    for channel_id in channel_ids:
        try:
            await change(channel_id)
        except discord.HTTPException as error:
            if failure_kind(error) not in _MESSAGE_GONE:
                raise
        else:
            return


def _places(table: Table) -> Iterator[int]:
    """Yield the channels of a table's messages: a moved table has left some in the one above."""
    yield table.channel_id
    if table.card is not None:
        yield table.card.channel_id


def without_card_repeats(rows: Sequence[OutboxRow], progress: Progress) -> list[OutboxRow]:
    """Return the rows with only the last row about the card; note the others as done."""
    cards = [row for row in rows if row.kind is MessageKind.CARD]
    progress.done += cards[:-1]
    return [row for row in rows if row.kind is not MessageKind.CARD or row is cards[-1]]


_POST_ANEW = (FailureKind.MESSAGE, FailureKind.ARCHIVED)
"""Failures of an edit after which a digest is posted anew: it was deleted, its thread archived."""


class DigestSender:
    """Sends one row about digests; raises what Discord answers if it can't."""

    def __init__(
        self, transport: DiscordTransport, messages: TableChannelMessages, tables: TableService
    ) -> None:
        self._transport = transport
        self._messages = messages
        self._tables = tables

    async def send(
        self,
        row: OutboxRow,
        snapshot: TableSnapshot,
        unsent: Unsent,
        doubtful: bool,
        progress: Progress,
    ) -> None:
        """Post a digest, or edit the one that stands there, so that it tells of all its events.

        Some events may wait until the digest is edited for another reason; these are only noted. A
        row about undone events edits the digests that tell of them.
        """
        known = {**unsent.digests, **progress.digests}
        undone = frozenset(row.payload.get("undone", ()))
        if undone:
            for chapter, digest in known.items():
                if any(version in undone for version, _ in digest.told):
                    await self._show(row, snapshot, chapter, digest, doubtful, progress)
            return
        chapter = row.payload["chapter"]
        waiting = [
            other
            for other in unsent.rows
            if other.kind is MessageKind.DIGEST and other.payload.get("chapter") == chapter
        ]
        told = frozenset(
            (version, place) for one in waiting for version, place in one.payload["told"]
        )
        before = known.get(chapter)
        if before is None:
            await self._show(row, snapshot, chapter, Digest(0, told), doubtful, progress)
        elif not told <= before.told:
            digest = Digest(before.message_id, before.told | told)
            if all(one.payload.get("with_next") for one in waiting):
                progress.digests[chapter] = digest
            else:
                await self._show(row, snapshot, chapter, digest, doubtful, progress)

    async def _show(
        self,
        row: OutboxRow,
        snapshot: TableSnapshot,
        chapter: int,
        digest: Digest,
        doubtful: bool,
        progress: Progress,
    ) -> None:
        channel = snapshot.table.channel_id
        message = await self._build(snapshot, chapter, digest.told)
        if message is None:
            return
        if digest.message_id:
            try:
                await self._transport.edit(channel, digest.message_id, message)
            except discord.HTTPException as error:
                if failure_kind(error) not in _POST_ANEW:
                    raise
            else:
                progress.digests[chapter] = digest
                return
        found = await self._transport.find(channel, message, row.nonce) if doubtful else None
        if found is None:
            found = await self._transport.post(channel, message, row.nonce, silent=True)
        else:
            await self._transport.edit(channel, found, message)
        progress.digests[chapter] = Digest(found, digest.told)
        progress.posted = True

    async def _build(
        self, snapshot: TableSnapshot, chapter: int, told: Iterable[tuple[int, int]]
    ) -> Message | None:
        """Build the digest of the events in ``told``; ``None`` for a table without a game."""
        if snapshot.position is None:
            return None
        position, found = await self._tables.history.told(snapshot.table, sorted(told))
        return self._messages.digest(position, chapter, found)


log = structlog.get_logger(__name__)


async def show_card(
    transport: DiscordTransport, messages: TableChannelMessages, snapshot: TableSnapshot
) -> None:
    """Let a table's card say how the table stands.

    A card that Discord won't let the bot edit stays as it is. Raises what Discord answers only
    where another try may help.
    """
    card = snapshot.table.card
    if card is None:
        return
    try:
        message = messages.card(snapshot.table, snapshot.position)
        await transport.edit(card.channel_id, card.message_id, message)
    except discord.HTTPException as error:
        if failure_kind(error) is FailureKind.LATER:
            raise
        log.info(
            "a card stays as it is", table=snapshot.table.id, status=error.status, code=error.code
        )
