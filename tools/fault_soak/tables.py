"""Keeps games going: opens a table, seats people, starts it, lets them play, checks its export."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile

from tools.discord_stub.controls import Control, controls, text_of
from tools.discord_stub.payloads import Payload
from tools.discord_stub.world import Channel
from tools.fault_soak.games import Game, Soak, command, press
from tools.fault_soak.players import Player
from tools.fault_soak.process import ROOT

_SEATS = {"race1969": (2, 5), "space1999": (2, 4), "first_martians": (2, 4)}
_CLOCKS = ("10m", "15m", "24h", "off", "12h+2h")
PEOPLE = range(5001, 5013)
_CROWDS = (3, 4, 3, 1, 1)
"""Weights of one, two … people at a table; autopilots, who end games sooner, fill it."""
_TRIES = 40
_PAUSE = 2.0


class Place:
    """A channel in which, or below which, one game is played after the other."""

    def __init__(self, soak: Soak, channel: Channel, games: tuple[str, ...]) -> None:
        self._soak = soak
        self._chance = soak.chance(f"tables of {channel.id}")
        self.channel = channel
        self._games = games
        self.game: Game | None = None
        self.players: list[Player] = []

    async def keep_playing(self) -> None:
        """Play until the soak is calm, and the last game to its end."""
        while not self._soak.calm:
            if self.channel.id not in self._soak.stub.channels:
                self.channel = self._new_channel()
            self.game = await self._open()
            if self.game is not None and await self._start(self.game):
                await self._play(self.game)

    def _new_channel(self) -> Channel:
        channel = self._soak.stub.world.add_channel(
            kind=self.channel.kind, guild=self.channel.guild
        )
        self._soak.stub.gateway.dispatch("CHANNEL_CREATE", channel.shown())
        return channel

    async def _open(self) -> Game | None:
        """Open a table; ``None`` if that fails."""
        chance = self._chance
        game = chance.choice(self._games)
        least, most = _SEATS[game]
        (count,) = chance.choices(range(1, most + 1), _CROWDS[:most])
        people = tuple(chance.sample(PEOPLE, count))
        autopilots = chance.randint(max(0, least - count), most - count)
        answer = await command(
            self._soak,
            people[0],
            self.channel.id,
            "new",
            game=game,
            thread=chance.random() < 0.5,
            clock=chance.choice(_CLOCKS),
            autopilots=autopilots,
        )
        if answer is None:
            await asyncio.sleep(_PAUSE)
        elif (found := re.search(r"<#(\d+)>", text_of(answer))) is not None:
            opened = await self._lobby(int(found[1]))
            if opened is not None:
                return self._known(Game(opened[1].table, int(found[1]), game, people))
        # The answer may have been lost, or another table has the channel.
        opened = await self._lobby(self.channel.id, tries=2)
        if opened is not None:
            return self._known(Game(opened[1].table, self.channel.id, game, people))
        await asyncio.sleep(_PAUSE)
        return None

    def _known(self, game: Game) -> Game:
        self._soak.journal.counts["tables"] += 1
        self._soak.games[game.number] = game
        return game

    async def _lobby(self, number: int, tries: int = _TRIES) -> tuple[Payload, Control] | None:
        """The lobby's message in a channel, with the control to sit down or to start."""
        for _ in range(tries):
            channel = self._soak.stub.channels.get(number)
            if channel is None:
                return None
            for message in reversed(channel.messages.values()):
                for control in controls(message):
                    if control.verb in ("join", "identity"):
                        return message, control
            await asyncio.sleep(0.5)
        return None

    async def _start(self, game: Game) -> bool:
        """Seat the people and start the game; whether it runs."""
        for person in game.people[1:]:
            lobby = await self._lobby(game.channel, tries=4)
            if lobby is None or self._chance.random() < 0.3:
                await command(self._soak, person, game.channel, "join")
            else:
                await press(self._soak, person, game.channel, *lobby, None)
        for _ in range(_TRIES):
            await command(self._soak, game.people[0], game.channel, "start")
            await asyncio.sleep(1.0)
            if game.status != "lobby" or game.channel not in self._soak.stub.channels:
                break
            if self._soak.calm:
                return False
            # Somebody's answer was lost, or the host of a found table is another.
            for person in self._chance.sample(game.people, len(game.people)):
                await command(self._soak, person, game.channel, "join")
                await command(self._soak, person, game.channel, "start")
            await asyncio.sleep(_PAUSE)
        return game.status in ("running", "paused")

    async def _play(self, game: Game) -> None:
        self.players = [Player(self._soak, game, person) for person in game.people]
        await asyncio.gather(*(player.play() for player in self.players))
        self.players = []
        if game.status == "finished":
            self._soak.journal.counts["finished"] += 1
            self._soak.journal.counts[f"finished {game.game}"] += 1
            await self._check(game)
        else:
            self._soak.journal.counts["closed"] += 1

    async def _check(self, game: Game) -> None:
        """Ask the bot for the game as a file, and verify it."""
        for _ in range(5):
            await asyncio.sleep(_PAUSE)
            answer = await command(self._soak, game.people[0], game.channel, "export")
            for attachment in () if answer is None else answer["attachments"]:
                file = self._soak.stub.world.files.pop(attachment["url"], None)
                if file is not None:
                    ok = await verified(file)
                    self._soak.verified["ok" if ok else "not ok"] += 1
                    if not ok:
                        self._soak.journal.violated("verify", f"table {game.number}")
                    return


async def verified(file: bytes) -> bool:
    """Whether an exported game is what it promises to be; a process of its own finds out."""
    with tempfile.NamedTemporaryFile(suffix=".json") as game:
        game.write(file)
        game.flush()
        checking = await asyncio.create_subprocess_exec(
            *("nice", sys.executable, "-m", "bot", "verify", game.name),
            cwd=ROOT,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        return await checking.wait() == 0
