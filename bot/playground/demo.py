"""Plays a whole game by itself and keeps a transcript and the pictures."""

from __future__ import annotations

import hashlib
import mimetypes
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import Any

import simcord
from simcord.components import walk_components

from bot.domain.table import Status
from bot.playground.players import PanelPlayer, UnreachableAction, quick_game
from bot.playground.simulation import Simulation, temporary_simulation
from bot.settings import Settings
from rules.core.chance import SEED_BYTES, Dice

PLAYERS = 2
"""The seats of the demo that press buttons as people do; the bot's own autopilots play the rest."""

THINKING = 7 * 60.0
"""Seconds of simulated time that each press takes them."""


async def demo(
    settings: Settings,
    folder: Path,
    *,
    game: str | None = None,
    seats: int = 3,
    say: Callable[[str], None] = print,
) -> Transcript:
    """Play a game (of ``game``, else of the first there is) to its end.

    ``say`` gets the public messages, line by line; the pictures, and the transcript as well, land
    in ``folder``. Raises ``UnreachableAction`` if the bot leaves somebody without a way to move.
    """
    lines: list[str] = []

    def write(line: str) -> None:
        lines.append(line)
        say(line)

    async with temporary_simulation(settings) as simulation:
        transcript = Transcript(simulation, folder, write)
        host = next(iter(simulation.people.values()))
        channel = await quick_game(
            simulation, host, game=game, seats=seats, humans=min(PLAYERS, seats)
        )
        await play_out(simulation, channel, lambda key, panel: _keep(transcript, key, panel))
        (folder / "transcript.txt").write_text("\n".join(lines).strip() + "\n", encoding="utf-8")
    say(f"\n{transcript.messages} messages, {transcript.pictures} pictures in {folder}/")
    return transcript


async def play_out(
    simulation: Simulation,
    channel: simcord.ChannelHandle,
    look: Callable[[str, simcord.ResponseMessage], None],
) -> None:
    """Let the people at the table in ``channel`` play until the game is over."""
    bot: Any = simulation.env.bot
    table = await bot.tables.in_channel(channel.id)
    rules = bot.presenters[table.game].game
    styles = [rules.autopilots[style] for style in rules.styles_in_turn()]
    players = {}
    for number, key in enumerate(simulation.people):
        pilot = styles[number % len(styles)]
        player = PanelPlayer(
            simulation, key, channel, pilot, Dice(secrets.token_bytes(SEED_BYTES), 0), look
        )
        players[player.id] = player
    position = await bot.tables.position(table.id)
    while position.table.status is Status.RUNNING:
        game = bot.presenters[table.game].game
        decision = next(
            (
                d
                for d in game.decisions(position.state)
                if position.table.seats[d.seat].played_by_person and not d.ready
            ),
            None,
        )
        if decision is None:
            raise UnreachableAction("nobody who could move is up")
        async with simulation.exclusive():
            await players[position.table.seats[decision.seat].user_id].act(position, decision)
        await simulation.advance(THINKING)
        after = await bot.tables.position(table.id)
        if after.table.version == position.table.version:
            raise UnreachableAction(f"seat {decision.seat} pressed, and nothing happened")
        position = after


def _keep(transcript: Transcript, key: str, panel: simcord.ResponseMessage) -> None:
    for attachment in panel.attachments:
        transcript.keep_picture(f"panel-{key}", attachment.url)


_TEXT = 10
_PERSON = re.compile(r"<@(\d+)>")
_MOMENT = re.compile(r"<t:(\d+)(?::\w)?>")
_MARKS = re.compile(r"^(?:-# |#+ |> )|\*\*|~~|\u200b|\\(?=[^\w\s])")


class Transcript:
    """Keeps the messages in channels as text, and every picture that somebody saw.

    Pictures land in ``folder`` in the order in which they were shown, each once; ``say`` gets the
    transcript's lines as they come. Of a message that is edited only what is new is written.
    """

    def __init__(self, simulation: Simulation, folder: Path, say: Callable[[str], None]) -> None:
        self._simulation = simulation
        self._folder = folder
        self._say = say
        self._texts: dict[str, list[str]] = {}
        self._kept: set[str] = set()
        self.messages = 0
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("[0-9][0-9][0-9][0-9]-*.*"):
            old.unlink()
        simulation.env.backend.subscribers.append(self._on_event)

    @property
    def pictures(self) -> int:
        """The number of pictures kept so far."""
        return len(self._kept)

    def keep_picture(self, where: str, url: str) -> None:
        """Put a picture into the folder; ``where`` it was seen becomes part of its name."""
        data = self._simulation.env.backend.cdn.get(url)
        kind = (mimetypes.guess_type(url)[0] or "").partition("/")[0]
        if data is None or kind != "image":
            return
        digest = hashlib.sha256(data).hexdigest()
        if digest in self._kept:
            return
        self._kept.add(digest)
        name = f"{len(self._kept):04}-{where}{PurePosixPath(url).suffix}"
        (self._folder / name).write_bytes(data)

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            return
        channel = int(payload["channel_id"])
        owners = {dm.handle.id: dm.owner for dm in self._simulation.direct_messages()}
        name = self._simulation.env.backend.get_channel(channel).name or "channel"
        where = f"dm-{owners[channel]}" if channel in owners else name
        for attachment in payload.get("attachments", ()):
            self.keep_picture(where, attachment["url"])
        if channel not in owners:
            self._write(name, payload)

    def _write(self, channel: str, payload: Mapping[str, Any]) -> None:
        lines = [self._readable(line) for line in texts(payload)]
        known = self._texts.get(payload["id"])
        self._texts[payload["id"]] = lines
        if known is None:
            self.messages += 1
            self._say(f"\n#{channel}, {self._simulation.env.now():%d.%m. %H:%M}")
            fresh, mark = lines, "  "
        else:
            fresh, mark = [line for line in lines if line not in known], "~ "
        for line in fresh:
            self._say(mark + line)

    def _readable(self, line: str) -> str:
        """A line as Discord shows it, but for its type: names for ids, no marks of Markdown."""
        names = {
            str(member.id): member.user.global_name for member in self._simulation.people.values()
        }
        line = _PERSON.sub(lambda found: f"@{names.get(found[1], '?')}", line)
        line = _MOMENT.sub(
            lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%d.%m. %H:%M}", line
        )
        return _MARKS.sub("", line)


def texts(payload: Mapping[str, Any]) -> Iterator[str]:
    """The lines of text in a message, its pictures' alt texts left out."""
    parts = [payload.get("content") or ""]
    parts += [
        part["content"]
        for part in walk_components(payload.get("components", []))
        if part.get("type") == _TEXT
    ]
    for part in parts:
        yield from (line for line in part.splitlines() if line.strip())
