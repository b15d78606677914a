"""Somebody in the stub who presses and commands as fast as the bot answers, all kinds of things."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tools.bench.people import Figures, Person
from tools.discord_stub.controls import Control, controls, live_message
from tools.discord_stub.payloads import Payload
from tools.discord_stub.server import DiscordStub
from tools.discord_stub.world import Channel

LANES = 8
"""Presses that wait for their answers at the same time; a person has but one client or two."""
_PREPARE_PATIENCE = 60.0
_PATIENCE = 2.0
"""Seconds that an answer is waited for: what is refused may be acknowledged without one."""


class Flooder:
    """Plays in ``running`` and looks at a game that is over in ``finished``, on and on.

    ``figures`` counts the flooder's own presses.
    """

    def __init__(
        self, stub: DiscordStub, running: Channel, finished: Channel, number: int, game: str
    ) -> None:
        self.figures = Figures()
        self._stub = stub
        self._game = game
        self._here = Person(stub, running, number, self.figures, think=0.0, patience=_PATIENCE)
        self._there = Person(stub, finished, number, self.figures, think=0.0, patience=_PATIENCE)
        self._running, self._finished = running, finished
        self._panel: Payload | None = None
        self._chance = self._here.chance

    async def prepare(self) -> None:
        """Begin a game of one's own, and let autopilots play another to its end.

        Raises ``TimeoutError`` if that isn't done in time.
        """
        async with asyncio.timeout(_PREPARE_PATIENCE):
            for person in (self._there, self._here):
                await person.command("new", game=self._game, thread=False, autopilots=1)
                await person.command("start")
            await self._there.command("leave")
            await self._there.command("resume")
            while self._button(self._finished, "replay") is None:
                await self._finished.changed.wait()

    async def flood(self) -> None:
        """Press and command in several lanes until cancelled."""
        await asyncio.gather(*(self._lane() for _ in range(LANES)))

    async def _lane(self) -> None:
        kinds: tuple[Callable[[], Awaitable[object]], ...] = (
            self._open_panel,
            self._press_panel,
            self._press_panel,
            self._look,
            self._new,
            self._look_back,
            self._type,
        )
        while True:
            await self._chance.choice(kinds)()

    async def _open_panel(self) -> None:
        live = live_message(self._running)
        if live is None:
            return
        my_move = next(one for one in controls(live) if one.verb == "move")
        self._panel = await self._here.press(live, my_move) or self._panel

    async def _press_panel(self) -> None:
        """Anything on the panel: other screens, moves, hints."""
        if self._panel is None or not (found := [*controls(self._panel)]):
            await self._open_panel()
            return
        await self._any(self._here, self._panel, found)

    async def _look(self) -> None:
        live = live_message(self._running)
        if live is not None:
            await self._any(self._here, live, [*controls(live)])

    async def _new(self) -> None:
        await self._here.command("new", game=self._game, thread=True)

    async def _look_back(self) -> None:
        """Replays, their pages and moving pictures, reviews, checks, exports, the log."""
        if self._chance.random() < 0.3:
            command = self._chance.choice(("replay", "verify", "export", "log", "show"))
            await self._there.command(command)
            return
        found = self._button(self._finished, self._chance.choice(("replay", "replay", "review")))
        if found is not None:
            answer = await self._there.press(*found)
            if answer is not None and (pages := [*controls(answer)]):
                await self._any(self._there, answer, pages)

    async def _type(self) -> None:
        """Ask for suggestions, as each key does."""
        await self._here.type_in("replace", "seat", self._chance.choice("abcdefgh"))

    async def _any(self, person: Person, message: Payload, found: list[Control]) -> None:
        control = self._chance.choice(found)
        value = self._chance.choice(control.values) if control.values else None
        answer = await person.press(message, control, value)
        if answer is not None and person is self._here and [*controls(answer)]:
            self._panel = answer

    @staticmethod
    def _button(channel: Channel, verb: str) -> tuple[Payload, Control] | None:
        for message in reversed(channel.messages.values()):
            for control in controls(message):
                if control.verb == verb:
                    return message, control
        return None
