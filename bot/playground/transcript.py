"""Writes down what a demo's players see: the channels' messages as text, pictures as files."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import Any

from simcord.components import walk_components

from bot.playground.simulation import Simulation

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
