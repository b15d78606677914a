"""A message to be sent, and the builders of those that the bot sends by itself.

The builders are implemented in ``bot.ui.messages``. The same arguments must give the same texts:
after a crash, delivery recognises by its texts a message that was sent but not yet noted as sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

import discord

from bot.domain.table import LogEntry, Position, Table, UndoVote
from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class Message:
    """One message: its components, its files, and whom it may mention.

    ``view`` and ``files`` are made anew for every message, as a file can be sent only once and a
    view that was sent belongs to its message. ``mentions`` are the user ids that
    ``allowed_mentions`` will name; anybody else's mention in the text stays silent.
    """

    view: discord.ui.LayoutView
    files: tuple[discord.File, ...] = ()
    mentions: tuple[int, ...] = ()


class ChannelMessageBuilder(Protocol):
    """Builds the messages in a table's channel, in the table's language."""

    def lobby(self, table: Table) -> Message:
        """The live message before the start; also of a table closed before it started."""

    def idle(self, table: Table) -> Message:
        """A lobby was closed because nothing had happened in it."""

    async def live(self, position: Position, recent: Sequence[LogEntry]) -> Message:
        """The live message of a game: running, paused, finished or closed."""

    def started(self, position: Position) -> Message:
        """The game has begun; with the hash of its seed."""

    def finished(self, position: Position, fingerprint: str) -> Message:
        """The game is over; with its seed and the fingerprint of its exported file."""

    async def announcement(
        self, position: Position, entry: LogEntry, kind: str, event: int, bookmark: int
    ) -> Message:
        """A message about one of an entry's events that stays.

        ``position`` is the one right after ``entry``, ``bookmark`` the number by which buttons
        name the entry; ``kind`` and ``event`` are those of the presenter's ``Announcement``.
        """

    def ping(self, position: Position, seats: Sequence[Seat], what: str) -> Message:
        """Mentions the people in ``seats``.

        ``what`` is ``nudge`` (somebody asked for it), or ``half`` or ``hour``: a reminder for
        somebody whose direct messages are closed. It must not tell why it is public.
        """

    def vote(self, position: Position, vote: UndoVote) -> Message:
        """The vote on an undo, with its buttons while it is open, its result once it is over."""


class DirectMessageBuilder(Protocol):
    """Builds direct messages, in the reader's language."""

    async def hand(self, position: Position, seat: Seat, language: str) -> Message:
        """The seat's secrets, with a link to the table."""

    async def asked(self, position: Position, seat: Seat, language: str) -> Message:
        """The panel of the seat's secret decision; the seat must be deciding."""

    def reminder(
        self, position: Position, seat: Seat, language: str, what: str, due: datetime
    ) -> Message:
        """The seat's time ends at ``due``; ``what`` is ``half`` or ``hour``."""

    def missing_permissions(
        self, table: Table, language: str, permissions: Sequence[str]
    ) -> Message:
        """To the host: the bot lacks these permissions in the table's channel.

        ``permissions`` are Discord's flags, like ``send_messages``.
        """
