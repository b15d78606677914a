"""People who play from direct messages, at shard 0, at tables of any shard."""

from __future__ import annotations

import asyncio
from time import perf_counter

from tools.bench.people import Figures, Person
from tools.discord_stub.controls import Control, controls, live_message
from tools.discord_stub.payloads import Payload
from tools.discord_stub.server import DiscordStub
from tools.discord_stub.world import Channel

_SHOWN_WITHIN = 15.0
_AGAIN = 0.3


class DirectPerson(Person):
    """Somebody who plays against autopilots, and presses in direct messages only."""

    def __init__(
        self, stub: DiscordStub, channel: Channel, number: int, figures: Figures, think: float
    ) -> None:
        super().__init__(stub, channel, number, figures, think=0.0)
        self._pause = think
        self._direct = self._place = stub.world.direct_channel(self.id)

    async def play(self) -> None:
        """Make moves whenever the table's message asks the person to, until the game is over."""
        while (live := await self._asked("")) is not None:
            table = next(controls(live)).table
            own = await self._own_tables()
            offered = [] if own is None else [*controls(own)]
            found = [one for one in offered if one.verb == "move" and one.table == table]
            if own is None or not found:
                await asyncio.sleep(_AGAIN)  # the table's message may lag behind
                continue
            panel = await self.press(own, found[0])
            if panel is not None:
                await self._use(panel)

    async def _own_tables(self) -> Payload | None:
        """What ``/mine tables`` answers among direct messages."""
        data = {"name": "mine", "options": [{"type": 1, "name": "tables", "options": []}]}
        return await self._timed(self._stub.slash(self.id, self._direct.id, data))

    async def press(
        self, message: Payload, control: Control, value: str | None = None
    ) -> Payload | None:
        """The answer to a press; notes when the table's channel shows the move that it makes."""
        await asyncio.sleep(self._pause * self.chance.uniform(0.5, 1.5))
        changed, sent = self._channel.changed, perf_counter()
        answer = await super().press(message, control, value)
        acts = control.verb in ("do", "pick") and answer is not None
        if acts and control.decision not in {other.decision for other in controls(answer or {})}:
            try:
                async with asyncio.timeout(_SHOWN_WITHIN):
                    await changed.wait()
            except TimeoutError:
                self._figures.unanswered += 1
            else:
                self._figures.shown.append(perf_counter() - sent)
        return answer


async def keep_playing_directly(
    stub: DiscordStub, channel: Channel, number: int, game: str, figures: Figures, think: float
) -> None:
    """Let a person play one game after the other from direct messages."""
    person = DirectPerson(stub, channel, number, figures, think)
    while True:
        await person.command("new", game=game, thread=False, autopilots=1)
        await person.command("start")
        while live_message(channel) is None:
            await channel.changed.wait()
        await person.play()
