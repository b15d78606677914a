"""What the tables room asks of the screens: each message as it looks now.

The screens themselves are built in ``bot.ui``; here stands only what delivery needs of them, so
that neither room imports the other's insides.
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


class MessageBuilder(Protocol):
    """Every message that the bot sends by itself. Public ones are in the table's language.

    The same arguments must give the same texts: after a crash, delivery recognises by its texts
    a message that was sent but not yet noted as sent.
    """

    async def lobby(self, table: Table) -> Message:
        """The live message before the start; also of a table closed before it started."""

    async def idle(self, table: Table) -> Message:
        """A lobby was closed because nothing had happened in it."""

    async def live(self, position: Position, recent: Sequence[LogEntry]) -> Message:
        """The live message of a game: running, paused, finished or closed."""

    async def post(self, position: Position, step: LogEntry, kind: str, event: int) -> Message:
        """A message that stays: ``kind`` and ``event`` as in the face's ``Post``.

        ``position`` is the one right after ``step``. The bot's own kinds: ``started`` (with the
        seed's hash) and ``finished`` (with the seed); their ``event`` is 0.
        """

    async def hand(self, position: Position, seat: Seat, language: str) -> Message:
        """Direct message: the seat's secrets, with a link to the table."""

    async def asked(self, position: Position, seat: Seat, language: str) -> Message:
        """Direct message: the seat's secrets and the panel of its secret decision."""

    async def reminder(
        self, position: Position, seat: Seat, language: str, what: str, due: datetime
    ) -> Message:
        """Direct message: the seat's time ends at ``due``; ``what`` is ``half`` or ``hour``."""

    async def ping(self, position: Position, seats: Sequence[Seat], what: str) -> Message:
        """Public message that mentions the people in ``seats``.

        ``what`` is ``nudge`` (somebody asked for it), or ``half`` or ``hour``: a reminder for
        somebody whose direct messages are closed. It must not tell why it is public.
        """

    async def finished(self, position: Position, fingerprint: str) -> Message:
        """The announcement that ends a game: its seed, and the fingerprint of its file."""

    async def vote(self, position: Position, vote: UndoVote) -> Message:
        """The vote on an undo, with its buttons while it is open, its result once it is over."""

    async def trouble(self, table: Table, language: str, permissions: Sequence[str]) -> Message:
        """Direct message to the host: the bot lacks these permissions in the table's channel.

        ``permissions`` are Discord's flags, like ``send_messages``.
        """
