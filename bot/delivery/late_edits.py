"""Edits messages once more that wait for something, if they still show the same by then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.delivery.pictures import PICTURE_PATIENCE, MessagePictures, Prepared
from bot.messages.components.message import Message

log = structlog.get_logger(__name__)


class LateEdits:
    """Shows what ``Message.later`` finds in place of the message, once at most.

    Nothing of it outlives the program: a message shows the same at its next refresh.
    """

    def __init__(self, pictures: MessagePictures) -> None:
        self._pictures = pictures
        self._latest: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def sent(
        self,
        message_id: int,
        message: Message,
        edit: Callable[[Prepared], Awaitable[discord.Message]],
        *,
        person: int | None = None,
        over: Callable[[], bool] = lambda: False,
    ) -> None:
        """Note what a message shows from now on.

        ``edit`` returns Discord's answer; ``over`` tells whether the message can't be edited any
        more. ``person``: whose own answer it is.
        """
        self.changes(message_id)
        if (later := message.later) is None:
            return

        async def follow() -> None:
            try:
                found = await later()
                if found is not None and not over():
                    await self._show(message_id, found, edit, person)
            except Exception as error:  # the message stands as it was
                log.info("late edit failed", error=type(error).__name__)

        task = self._latest[message_id] = asyncio.create_task(follow(), name="late edit")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: self._ended(message_id, done))

    def changes(self, message_id: int) -> None:
        """A message is about to show something else: what was to follow doesn't."""
        self._latest.pop(message_id, None)

    async def stop(self) -> None:
        """Give up what is waited for."""
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _show(
        self,
        message_id: int,
        message: Message,
        edit: Callable[[Prepared], Awaitable[discord.Message]],
        person: int | None,
    ) -> None:
        async with self._pictures.editing(message_id):
            # Whoever pressed meanwhile waits for the lock, or has been answered.
            if self._latest.get(message_id) is not asyncio.current_task():
                return
            prepared = await self._pictures.prepare(
                message, edited=message_id, person=person, patience=PICTURE_PATIENCE
            )
            self._pictures.sent(prepared, await edit(prepared))
        if prepared.pending:
            await self._pictures.complete(message, message_id, edit, person)

    def _ended(self, message_id: int, task: asyncio.Task[None]) -> None:
        if self._latest.get(message_id) is task:
            del self._latest[message_id]
