"""People who play: they press what they see, mostly with sense, sometimes twice, late or at random.

They know of a table what its messages say: whom it mentions, and which controls it has.
"""

from __future__ import annotations

import asyncio
import copy
from collections import deque

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
from tools.discord_stub.world import Channel
from tools.fault_soak.games import Game, Soak, command, press

LOOK_AGAIN = 45.0
"""Seconds without being called after which somebody looks whether it is their move."""
_ASIDE = frozenset({"hand", "sheet", "log", "board", "rules", "undo", "hint", "orders", "page"})
"""Verbs that somebody presses out of curiosity."""
_TWICE, _STALE, _LOOKS, _COMMANDS, _SLEEPS = 0.05, 0.04, 0.12, 0.02, 0.002
"""Chances that a press is a double click, that an old button, a look at something or a command
follows it, and that somebody sleeps through their clock."""
_COMMANDS_BY_LOT = {
    **dict.fromkeys(("show", "log", "move", "mine"), 5.0),
    **dict.fromkeys(("nudge", "undo"), 2.0),
    **dict.fromkeys(("pause", "resume", "start"), 1.0),
    "leave": 0.3,
}
_OLD = 30
_SLEEP = 660.0
"""Seconds: longer than the shortest clock."""


class Player:
    """Somebody at one table."""

    def __init__(self, soak: Soak, game: Game, user: int) -> None:
        self._soak = soak
        self._game = game
        self.id = user
        self._chance = soak.chance(f"{user} at {game.number}")
        self._old: deque[tuple[int, Payload, Control, str | None]] = deque(maxlen=_OLD)
        self._answered: dict[int, str] = {}
        """By channel, the text of the message that asked and had been answered."""
        self.looked = soak.journal.now
        self.asleep = False

    async def play(self) -> None:
        """Make moves until the game is over."""
        while not self._game.over:
            channel = self._soak.channel(self._game)
            if channel is None:
                return
            called = self._called(channel)
            if called is not None:
                place, message, control = called
                self._answered[place.id] = text_of(message)
                self.looked = self._soak.journal.now
                await self._open(place, message, control)
            elif self._soak.journal.now - self.looked > LOOK_AGAIN * self._soak.journal.slack:
                await self._look_unasked(channel)
            else:
                await self._something_else(channel)
                await self._changed(channel)

    def _called(self, channel: Channel) -> tuple[Channel, Payload, Control] | None:
        """A message that asks for the person's move, and the control that answers."""
        direct = self._soak.stub.world.direct.get(self.id)
        places = [channel] if direct is None else [channel, direct]
        self._chance.shuffle(places)
        for place in places:
            if place is channel:
                message = live_message(channel)
                if message is None or not mentions(message, self.id):
                    continue
                wanted = {"move"}
            else:
                message = self._latest_direct(place)
                if message is None:
                    continue
                wanted = {"onward", "do", "go", "pick"}
            if text_of(message) == self._answered.get(place.id):
                continue
            for control in controls(message):
                if control.verb in wanted and control.table == self._game.number:
                    return place, message, control
        return None

    def _latest_direct(self, place: Channel) -> Payload | None:
        for message in reversed(place.messages.values()):
            if any(control.table == self._game.number for control in controls(message)):
                return message
        return None

    async def _open(self, place: Channel, message: Payload, control: Control) -> None:
        """Press what leads to the panel, and play on from there."""
        await self._think()
        if control.verb in ("move", "onward"):
            panel = await self._press(place.id, message, control, None)
        else:
            panel = message
        if panel is not None:
            await self._use(place.id, panel)

    async def _use(self, place: int, panel: Payload) -> bool:
        """Press on a panel, and on those that follow, until there is nothing to press.

        Returns whether there was anything.
        """
        path: Path = ()
        pressed = False
        for back in (one for one in controls(panel) if one.verb == "comeback"):
            answer = await self._press(place, panel, back, None)
            return answer is not None and await self._use(place, answer)
        while ways := ways_on(panel, path):
            await self._think()
            control, value = self._chance.choice(ways)
            answer = await self._press(place, panel, control, value)
            if answer is None:
                return True
            panel, pressed = answer, True
            if control.decision in {other.decision for other in controls(answer)}:
                path = control.path if value is None else (*control.path, int(value))
            else:
                path = ()
                if self._chance.random() < _LOOKS:
                    await self._look_aside(place, panel)
        return pressed

    async def _press(
        self, place: int, message: Payload, control: Control, value: str | None
    ) -> Payload | None:
        lot = self._chance.random()
        old = copy.deepcopy(message)
        if lot < _TWICE:
            self._soak.journal.counts["double clicks"] += 1
            both = await asyncio.gather(
                *(press(self._soak, self.id, place, message, control, value) for _ in range(2))
            )
            answer = both[0] or both[1]
        else:
            answer = await press(self._soak, self.id, place, message, control, value)
        self._old.append((place, old, control, value))
        if self._chance.random() < _STALE:
            self._soak.journal.counts["old buttons"] += 1
            place, old, control, value = self._chance.choice(self._old)
            await press(self._soak, self.id, place, old, control, value)
        return answer

    async def _look_aside(self, place: int, panel: Payload) -> None:
        found = [control for control in controls(panel) if control.verb in _ASIDE]
        if found:
            control = self._chance.choice(found)
            value = self._chance.choice(control.values) if control.values else None
            await press(self._soak, self.id, place, copy.deepcopy(panel), control, value)

    async def _look_unasked(self, channel: Channel) -> None:
        """See whether it is one's move though nobody called: then something is wrong."""
        since, journal = self.looked, self._soak.journal
        self.looked = journal.now
        self._answered.clear()
        live = live_message(channel)
        if live is None or self._called(channel) is not None:
            return
        about = (*self._soak.about(self._game), self.id)
        for control in controls(live):
            if control.verb != "move":
                continue
            panel = await press(self._soak, self.id, channel.id, live, control, None)
            if panel is None:
                return
            called = mentions(live_message(channel) or live, self.id)
            asked = bool(ways_on(panel, ())) and not called
            if asked and not journal.delivery_disturbed(since, *about):
                journal.violated(
                    "uninformed",
                    f"table {self._game.number}: user {self.id} is up, and no message says so",
                )
            await self._use(channel.id, panel)
            return

    async def _something_else(self, channel: Channel) -> None:
        """Vote, go on after a pause, press others' buttons, use a command."""
        for message in list(channel.messages.values())[-6:]:
            found = {control.verb: control for control in controls(message)}
            votes = [found[v] for v in ("vote-yes", "vote-no", "table-vote-yes") if v in found]
            if votes and mentions(message, self.id) and self._chance.random() < 0.5:
                await press(
                    self._soak, self.id, channel.id, message, self._chance.choice(votes), None
                )
            for verb in ("resume", "comeback"):
                if verb in found and self._chance.random() < 0.2:
                    await press(self._soak, self.id, channel.id, message, found[verb], None)
        if self._chance.random() < _COMMANDS:
            (name,) = self._chance.choices([*_COMMANDS_BY_LOT], [*_COMMANDS_BY_LOT.values()])
            await command(self._soak, self.id, channel.id, name)
        elif self._chance.random() < _SLEEPS and not self._soak.calm and self._soak.sleepy:
            self.asleep = True
            self._soak.journal.counts["slept"] += 1
            await asyncio.sleep(_SLEEP)
            self.asleep = False

    async def _think(self) -> None:
        await asyncio.sleep(self._soak.think * self._chance.uniform(0.5, 1.5))

    async def _changed(self, channel: Channel) -> None:
        """Wait until the channel's messages change, some seconds at most."""
        try:
            async with asyncio.timeout(self._chance.uniform(1.0, 4.0)):
                await channel.changed.wait()
        except TimeoutError:
            return
