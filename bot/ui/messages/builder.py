"""Every message that the bot sends by itself: the doors to the modules beside this one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime

from bot.delivery.message import Message
from bot.domain.table import LogEntry, Position, Table, UndoVote
from bot.games.base import GamePresenter
from bot.i18n import Catalog, words
from bot.ui.components.attachments import PictureCache
from bot.ui.components.table_view import TableView
from bot.ui.messages import announcements, direct
from bot.ui.messages.live import live
from bot.ui.messages.lobby import lobby
from rules.core.game import Seat, Viewer

Votes = Callable[[int, int], Awaitable[UndoVote]]
"""Finds a vote by its table and its number."""

Fingerprints = Callable[[int], Awaitable[str]]
"""Finds what tells a finished game's file from any other, by its table."""


class TableMessages:
    """Builds each message as it looks now; public ones in the table's language.

    ``votes`` and ``fingerprints`` have to be set before a vote or a game's end is shown: the
    service, which knows them, is made later.
    """

    votes: Votes
    fingerprints: Fingerprints

    def __init__(self, faces: Mapping[str, GamePresenter]) -> None:
        self.faces = faces
        self.pictures = PictureCache()

    def _scene(self, position: Position, viewer: Viewer, t: Catalog) -> TableView:
        return TableView(self.faces[position.table.game], position, viewer, t, self.pictures)

    def _public(self, position: Position) -> TableView:
        return self._scene(position, None, words(position.table.language))

    async def lobby(self, table: Table) -> Message:
        """The live message before the start; also of a table closed before it started."""
        return lobby(self.faces[table.game], table, words(table.language))

    async def idle(self, table: Table) -> Message:
        """A lobby was closed because nothing had happened in it."""
        return announcements.idle(self.faces[table.game], words(table.language))

    async def live(self, position: Position, recent: Sequence[LogEntry]) -> Message:
        """The live message of a game: running, paused, finished or closed."""
        return await live(self._public(position), recent)

    async def post(self, position: Position, step: LogEntry, kind: str, event: int) -> Message:
        """A message that stays."""
        scene = self._public(position)
        if kind == "started":
            return announcements.started(scene)
        if kind == "finished":
            return announcements.finished(scene, await self.fingerprints(position.table.id))
        return await announcements.post(scene, step, kind, event)

    async def hand(self, position: Position, seat: Seat, language: str) -> Message:
        """Direct message: the seat's secrets, with a link to the table."""
        return await direct.hand(self._scene(position, seat, words(language)), seat)

    async def asked(self, position: Position, seat: Seat, language: str) -> Message:
        """Direct message: the panel of the seat's secret decision."""
        return await direct.asked(self._scene(position, seat, words(language)), seat)

    async def reminder(
        self, position: Position, seat: Seat, language: str, what: str, due: datetime
    ) -> Message:
        """Direct message: the seat's time ends at ``due``."""
        scene = self._scene(position, None, words(language))
        return direct.reminder(scene, seat, what, due)

    async def ping(self, position: Position, seats: Sequence[Seat], what: str) -> Message:
        """Public message that mentions the people in ``seats``."""
        return direct.ping(self._public(position), seats, what)

    async def vote(self, position: Position, vote_id: int) -> Message:
        """The vote on an undo."""
        asked = await self.votes(position.table.id, vote_id)
        return direct.vote(self._public(position), asked)

    async def trouble(self, table: Table, language: str, permissions: Sequence[str]) -> Message:
        """Direct message to the host: what the bot isn't allowed in the table's channel."""
        t = words(language)
        return direct.trouble(table, self.faces[table.game].title(t), permissions, t)
