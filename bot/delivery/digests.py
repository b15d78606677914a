"""Sends digests: what is worth telling of a round, as one message that is edited meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.delivery.errors import FailureKind, failure_kind
from bot.delivery.message import ChannelMessageBuilder, Message
from bot.delivery.transport import DiscordTransport
from bot.domain.notices import MessageKind
from bot.domain.table import TableSnapshot
from bot.storage.messages.digests import Digest
from bot.storage.messages.outbox import OutboxRow, Progress, Unsent
from bot.tables.service import TableService

_POST_ANEW = (FailureKind.MESSAGE, FailureKind.ARCHIVED)
"""Failures of an edit after which a digest is posted anew: it was deleted, its thread archived."""


class DigestSender:
    """Sends one row about digests; raises what Discord answers if it can't."""

    def __init__(
        self, transport: DiscordTransport, messages: ChannelMessageBuilder, tables: TableService
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
        """Post a digest, or edit it to tell of more: of what ``unsent`` holds for it, at once.

        What is only told with the next is noted. A row about what was undone edits the digests that
        tell of it.
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
        """The digest of what counts of ``told``; ``None`` for a table without a game."""
        if snapshot.position is None:
            return None
        position, found = await self._tables.history.told(snapshot.table, sorted(told))
        return self._messages.digest(position, chapter, found)
