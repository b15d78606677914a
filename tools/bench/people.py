"""People at tables in the stub: they press what the bot offers, chosen by chance, game after game.

All that they know is what stands in the messages: the controls' ids (``mc1:verb:table`` and
``mc1:verb:table:seat:token:path``), and whom the table's message mentions.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tools.bench.payloads import Payload
from tools.bench.stub import Channel, DiscordStub

_PATTERN = re.compile(r"mc1:([a-z-]+):(\d+)(?::(\d+):(\d+):([0-9.]*))?")
_FIRST_PERSON = 5001
_PATIENCE = 2.0
"""Seconds that the table's message may lag behind what has happened."""
_LOOK_AGAIN = 30.0
"""Seconds without any change after which somebody presses although nobody called."""
_ANSWER_PATIENCE = 60.0
_BUTTON, _SELECT = 2, 3  # kinds of components
_STRING, _INTEGER, _BOOLEAN = 3, 4, 5
_KINDS = {str: _STRING, int: _INTEGER, bool: _BOOLEAN}
"""Discord's kinds of a command's options."""

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Control:
    """A button or select on a message, with the values that it offers."""

    custom_id: str
    verb: str
    decision: tuple[str, str] | None
    path: Path
    values: tuple[str, ...] = ()


@dataclass(slots=True)
class Figures:
    """Counts and times since the figures were last cleared, in seconds."""

    moves: int = 0
    refused: int = 0
    """Presses after which nothing could be pressed: somebody else is up, or the game is over."""
    unanswered: int = 0
    answers: list[float] = field(default_factory=list)

    def clear(self) -> None:
        self.moves = self.refused = self.unanswered = 0
        self.answers.clear()


def controls(message: Payload) -> Iterator[Control]:
    """The bot's own controls on a message that can be used."""
    for part in _parts(message["components"]):
        match = _PATTERN.fullmatch(part.get("custom_id", ""))
        if match is None or part.get("disabled") or part["type"] not in (_BUTTON, _SELECT):
            continue
        yield Control(
            match[0],
            match[1],
            None if match[3] is None else (match[3], match[4]),
            tuple(int(step) for step in (match[5] or "").split(".") if step),
            tuple(option["value"] for option in part.get("options", ())),
        )


def _parts(components: list[Any]) -> Iterator[Payload]:
    for part in components:
        yield part
        yield from _parts(part.get("components") or [])


def ways_on(message: Payload, path: Path) -> list[tuple[Control, str | None]]:
    """The ways from the panel's place ``path`` towards a move: controls and values to choose."""
    ways: list[tuple[Control, str | None]] = []
    for control in controls(message):
        deeper = control.path[: len(path)] == path
        leads_on = control.verb == "go" and deeper and len(control.path) > len(path)
        if control.verb == "do" or leads_on:
            ways.append((control, None))
        elif control.verb == "pick" and deeper:
            ways += [(control, value) for value in control.values]
    return ways


class Person:
    """Somebody at one table; ``think``: seconds from an answer to the next press, on average."""

    def __init__(
        self, stub: DiscordStub, channel: Channel, number: int, figures: Figures, think: float
    ) -> None:
        self.id = _FIRST_PERSON + number
        self._stub = stub
        self._channel = channel
        self._figures = figures
        self._think = think
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
            outdated = "" if live is None else _text(live)

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
        press = self._stub.press(self.id, self._channel.id, message, control.custom_id, value)
        return await self._timed(press)

    async def _timed(self, interaction: Coroutine[Any, Any, Payload]) -> Payload | None:
        """The answer, with the time until it came noted; ``None`` if none comes."""
        sent = perf_counter()
        try:
            # Not wait_for, which forgets that it was cancelled if the answer comes just then.
            async with asyncio.timeout(_ANSWER_PATIENCE):
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
            text = _text(live)
            if f"<@{self.id}>" in text and text != outdated:
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


def live_message(channel: Channel) -> Payload | None:
    """The newest message of the channel on which one may say "My move"."""
    for message in reversed(channel.messages.values()):
        if any(control.verb == "move" for control in controls(message)):
            return message
    return None


def _text(message: Payload) -> str:
    return "\n".join(part.get("content", "") for part in _parts(message["components"]))


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
