"""People at tables in the stub: they press what the bot offers, chosen by chance, game after game.

All that they know is what stands in the messages: the controls' ids, and whom the table's message
mentions.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tools.discord_stub.controls import (
    Control,
    Path,
    controls,
    live_message,
    mentions,
    text_of,
    ways_on,
)
from tools.discord_stub.payloads import Payload
from tools.discord_stub.server import DiscordStub
from tools.discord_stub.world import Channel

_FIRST_PERSON = 5001
_PATIENCE = 2.0
"""Seconds that the table's message may lag behind what has happened."""
_LOOK_AGAIN = 30.0
"""Seconds without any change after which somebody presses although nobody called."""
_ANSWER_PATIENCE = 60.0
_STRING, _INTEGER, _BOOLEAN = 3, 4, 5
_KINDS = {str: _STRING, int: _INTEGER, bool: _BOOLEAN}
"""Discord's kinds of a command's options."""


@dataclass(slots=True)
class Figures:
    """Counts and times since the figures were last cleared, in seconds."""

    moves: int = 0
    refused: int = 0
    """Presses after which nothing could be pressed: somebody else is up, or the game is over."""
    unanswered: int = 0
    answers: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    """From a press in direct messages to the change of the table's channel."""

    def clear(self) -> None:
        self.moves = self.refused = self.unanswered = 0
        self.answers.clear()
        self.shown.clear()


class Person:
    """Somebody at one table; ``think``: seconds from an answer to the next press, on average."""

    def __init__(
        self,
        stub: DiscordStub,
        channel: Channel,
        number: int,
        figures: Figures,
        think: float,
        patience: float = _ANSWER_PATIENCE,
    ) -> None:
        self.id = _FIRST_PERSON + number
        self._stub = stub
        self._channel = channel
        self._place = channel
        """Where controls are pressed."""
        self._figures = figures
        self._think = think
        self._patience = patience
        self.chance = random.Random(number)

    async def command(self, name: str, **options: str | int | bool) -> None:
        """Use ``/table name``."""
        given = [
            {"type": _KINDS[type(value)], "name": key, "value": value}
            for key, value in options.items()
        ]
        data = {"name": "table", "options": [{"type": 1, "name": name, "options": given}]}
        await self._timed(self._stub.slash(self.id, self._channel.id, data))

    async def type_in(self, name: str, option: str, typed: str) -> None:
        """Have been typing an option of ``/table name``, and be suggested what may follow."""
        given = [{"type": _STRING, "name": option, "value": typed, "focused": True}]
        data = {"name": "table", "options": [{"type": 1, "name": name, "options": given}]}
        await self._timed(self._stub.suggest(self.id, self._channel.id, data))

    async def play(self) -> None:
        """Make moves whenever the table's message asks the person to, until the game is over."""
        outdated = ""
        while (live := await self._asked(outdated)) is not None:
            panel = await self.press(live, next(c for c in controls(live) if c.verb == "move"))
            if panel is not None:
                await self._use(panel)
            # Nothing more to press: if the table's message still says else, it lags behind.
            live = live_message(self._channel)
            outdated = "" if live is None else text_of(live)

    async def _use(self, panel: Payload) -> None:
        """Press on a panel, and on those that follow it, until there is nothing to press."""
        path: Path = ()
        pressed = False
        while ways := ways_on(panel, path):
            control, value = self.chance.choice(ways)
            answer = await self.press(panel, control, value)
            if answer is None:
                return
            panel, pressed = answer, True
            if control.decision in {other.decision for other in controls(answer)}:
                path = control.path if value is None else (*control.path, int(value))
            else:  # the decision was made: a panel that follows is another decision's
                self._figures.moves += 1
                path = ()
        if not pressed:
            self._figures.refused += 1

    async def press(
        self, message: Payload, control: Control, value: str | None = None
    ) -> Payload | None:
        """The answer to a press; ``None`` if none comes."""
        await asyncio.sleep(self._think * self.chance.uniform(0.5, 1.5))
        press = self._stub.press(self.id, self._place.id, message, control.custom_id, value)
        return await self._timed(press)

    async def _timed(self, interaction: Coroutine[Any, Any, Payload]) -> Payload | None:
        """The answer, with the time until it came noted; ``None`` if none comes."""
        sent = perf_counter()
        try:
            # Not wait_for, which forgets that it was cancelled if the answer comes just then.
            async with asyncio.timeout(self._patience):
                answer = await interaction
        except TimeoutError:
            self._figures.unanswered += 1
            return None
        self._figures.answers.append(perf_counter() - sent)
        return answer

    async def _asked(self, outdated: str) -> Payload | None:
        """The table's message, once it mentions the person; ``None`` when the game is over.

        A message that says no more than ``outdated`` asks for nothing.
        """
        while True:
            live = live_message(self._channel)
            if live is None:
                await self._changed(_PATIENCE)
                live = live_message(self._channel)
                if live is None:
                    return None
            if mentions(live, self.id) and text_of(live) != outdated:
                return live
            if not await self._changed(_LOOK_AGAIN):
                return live

    async def _changed(self, patience: float) -> bool:
        """Wait until the channel's messages change; whether they did within ``patience``."""
        try:
            async with asyncio.timeout(patience):
                await self._channel.changed.wait()
        except TimeoutError:
            return False
        return True


async def keep_playing(
    stub: DiscordStub, channel: Channel, number: int, game: str, figures: Figures, think: float
) -> None:
    """Let two people play one game after the other in a channel."""
    host, guest = (Person(stub, channel, 2 * number + seat, figures, think) for seat in range(2))
    while True:
        await host.command("new", game=game, thread=False)
        await guest.command("join")
        await host.command("start")
        while live_message(channel) is None:
            await channel.changed.wait()
        await asyncio.gather(host.play(), guest.play())
