"""The one open Discord page, and what it shows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.playground.simulation import DISCORD_CODES, Place, World

if TYPE_CHECKING:
    from simcord import Preview


_log = logging.getLogger(__name__)


class Stage:
    """Shows one place of the world at a time; showing another closes the one before.

    ``port`` is where SimCord's page is served on 127.0.0.1; 0 takes a free one each time.
    """

    def __init__(self, world: World, port: int = 0) -> None:
        self._world = world
        self._port = port
        self._preview: Preview | None = None
        self._changed = False
        self.place: Place | None = None
        self._seen: dict[str, int] = {}
        world.env.backend.subscribers.append(self._notice)

    @property
    def url(self) -> str | None:
        """The address of the open page; whoever has it can act in it. ``None``: none is open."""
        if self._preview is None or self._preview._closed_event.is_set():
            return None
        return self._preview.url

    async def show(self, place: Place, first: int | None = None) -> str:
        """Open a place and return its page's address.

        ``first`` is the id of the person whom the page begins as; by default the place's first.
        """
        viewers = sorted(place.viewers, key=lambda viewer: viewer.id != first)
        async with self._world.turn():
            await self._close()
            preview = self._world.env.preview(
                place.handle,
                viewers=viewers,
                layout="channel",
                locale=DISCORD_CODES[self._world.language],
                timezone=self._world.zone.key,
                port=self._port or None,
            )
            await preview.__aenter__()
            self._take_turns(preview)
            self._preview, self.place = preview, place
        return preview.url

    async def close(self) -> None:
        """Close the open page, if there is one."""
        async with self._world.turn():
            await self._close()

    async def refresh(self) -> None:
        """Let the open page show what has happened since it was last drawn."""
        async with self._world.turn():
            self._changed = False
            if self.url is not None and self._preview is not None:
                await self._preview.refresh()

    async def keep_fresh(self, every: float = 0.5) -> None:
        """Refresh whenever the bot did something by itself; runs until cancelled.

        A refresh outdates the buttons of a page for the half second until it has fetched it, so
        there is none without a reason.
        """
        while True:
            await asyncio.sleep(every)
            if self._changed:
                try:
                    await self.refresh()
                except TimeoutError:
                    _log.exception("the bot did not come to rest")

    def unread(self, place: Place) -> int:
        """How many of the bot's messages came to a place since it was last open."""
        messages = self._world.env.backend.messages.get(place.handle.id, {})
        newest = max(messages, default=0)
        if self.place is not None and self.place.key == place.key and self.url is not None:
            self._seen[place.key] = newest
        seen = self._seen.get(place.key, 0)
        return sum(not message.is_ephemeral for at, message in messages.items() if at > seen)

    def _notice(self, event: str, _payload: Mapping[str, Any]) -> None:
        if event.startswith(("MESSAGE_", "CHANNEL_", "THREAD_")):
            self._changed = True

    def _take_turns(self, preview: Preview) -> None:
        """Let what people press on the page wait its turn too, instead of being refused."""
        act = preview._action

        async def in_turn(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._world.turn():
                result = await act(context, body)
                self._changed = False
                return result

        preview._action = in_turn  # type: ignore[method-assign,assignment]

    async def _close(self) -> None:
        if self._preview is not None:
            await self._preview.close()
        self._preview = self.place = None
