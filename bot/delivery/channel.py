"""The channel's side of a table: the live message, posts that stay, pings and votes."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

import discord

from bot.delivery.errors import FailureKind, failure_kind
from bot.delivery.message import ChannelMessageBuilder, Message
from bot.delivery.ports import TableReader, TableSnapshot
from bot.delivery.transport import DiscordTransport
from bot.domain.notices import FINISHED, IDLE, STARTED, MessageKind, remove_stale_live
from bot.domain.table import LogEntry, Position
from bot.games.base import GamePresenter
from bot.storage.outbox import OutboxRow, Progress
from bot.tables.session.notices import people_up


class ChannelSender:
    """Says one public row; raises what Discord answers if it can't."""

    def __init__(
        self,
        courier: DiscordTransport,
        messages: ChannelMessageBuilder,
        source: TableReader,
        faces: Mapping[str, GamePresenter],
    ) -> None:
        self._courier = courier
        self._messages = messages
        self._source = source
        self._faces = faces

    async def say(
        self,
        row: OutboxRow,
        scene: TableSnapshot,
        live_id: int | None,
        doubtful: bool,
        settled: Progress,
    ) -> None:
        """Send what the row stands for.

        ``doubtful``: it may have been sent already, by a process that died or a call that failed.
        """
        channel = scene.table.channel_id
        match row.kind:
            case MessageKind.LIVE:
                await self._live(row, scene, live_id, doubtful, settled)
            case MessageKind.TURNED:
                await self._take_away(row.payload["message"], scene)
            case MessageKind.VOTE if row.payload.get("over"):
                await self._end_vote(row, scene)
            case _:
                screen = await self._screen(row, scene)
                if screen is None:
                    return
                message_id = None
                if doubtful:
                    message_id = await self._courier.find(channel, screen, row.nonce)
                if message_id is None:
                    silent = row.kind is MessageKind.POST
                    message_id = await self._courier.post(channel, screen, row.nonce, silent=silent)
                if row.kind is MessageKind.VOTE:
                    await self._source.vote_posted(row.payload["vote"], message_id)

    async def _screen(self, row: OutboxRow, scene: TableSnapshot) -> Message | None:
        """A message that isn't the live one; ``None`` if there is no more reason for it."""
        payload = row.payload
        if payload.get("kind") == IDLE:
            return self._messages.idle(scene.table)
        if scene.position is None:
            return None
        match row.kind:
            case MessageKind.POST:
                position, step = await self._source.moment(scene.table.id, payload["version"])
                return await self._post(position, step, payload["kind"], payload["event"])
            case MessageKind.VOTE:
                vote = await self._source.vote_of(scene.table.id, payload["vote"])
                return self._messages.vote(scene.position, vote)
            case _:
                up = people_up(self._faces[scene.table.game], scene.position)
                seats = [seat for seat in payload["seats"] if seat in up]
                if not seats:
                    return None
                return self._messages.ping(scene.position, seats, payload["what"])

    async def _post(self, position: Position, step: LogEntry, kind: str, event: int) -> Message:
        """A message that stays."""
        if kind == STARTED:
            return self._messages.started(position)
        if kind == FINISHED:
            fingerprint = await self._source.fingerprint(position.table.id)
            return self._messages.finished(position, fingerprint)
        return await self._messages.announcement(position, step, kind, event)

    async def _end_vote(self, row: OutboxRow, scene: TableSnapshot) -> None:
        """Let a vote that is over show its result, without buttons."""
        message_id = await self._source.vote_message(row.payload["vote"])
        screen = await self._screen(row, scene)
        if message_id is None or screen is None:
            return
        try:
            await self._courier.edit(scene.table.channel_id, message_id, screen)
        except discord.HTTPException as error:
            if failure_kind(error) not in (FailureKind.MESSAGE, FailureKind.ARCHIVED):
                raise

    async def _live(
        self,
        row: OutboxRow,
        scene: TableSnapshot,
        live_id: int | None,
        doubtful: bool,
        settled: Progress,
    ) -> None:
        """Edit the live message, or post it anew and delete the old one."""
        channel = scene.table.channel_id
        screen = await self._live_screen(scene)
        if live_id is not None and not row.payload["anew"]:
            try:
                await self._courier.edit(channel, live_id, screen)
            except discord.HTTPException as error:
                if failure_kind(error) not in (FailureKind.MESSAGE, FailureKind.ARCHIVED):
                    raise
                screen = await self._live_screen(scene)  # its files have been sent once
            else:
                return
        found = None
        if doubtful:
            found = await self._courier.find(channel, screen, row.nonce, but=live_id)
        if found is None:
            settled.live_message_id = await self._courier.post(channel, screen, row.nonce)
        else:
            settled.live_message_id = found
            await self._courier.edit(channel, found, screen)
        settled.done.append(row)  # whatever happens to the old message
        if live_id is not None and live_id != settled.live_message_id:
            left = remove_stale_live(live_id)
            settled.notices.append(left)
            with contextlib.suppress(discord.HTTPException):
                await self._take_away(live_id, scene)
                settled.notices.remove(left)

    async def _live_screen(self, scene: TableSnapshot) -> Message:
        if scene.position is None:
            return self._messages.lobby(scene.table)
        return await self._messages.live(scene.position, scene.recent)

    async def _take_away(self, message_id: int, scene: TableSnapshot) -> None:
        """Delete a live message that has a successor: the channel keeps what is worth reading."""
        try:
            await self._courier.delete(scene.table.channel_id, message_id)
        except discord.HTTPException as error:
            # An archived thread was woken by the successor; if it sleeps again, nobody presses.
            if failure_kind(error) not in (FailureKind.MESSAGE, FailureKind.ARCHIVED):
                raise
