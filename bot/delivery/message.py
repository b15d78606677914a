"""A message to be sent, and the builders of those that the bot sends by itself.

The builders are implemented in ``bot.ui.messages``. The same arguments must give the same texts:
after a crash, delivery recognises by its texts a message that was sent but not yet noted as sent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

import discord
from discord import ui

from bot.domain.guidance import Guidance
from bot.domain.standing_orders import StandingOrder
from bot.domain.table import LogEntry, Position, Table, Told
from bot.domain.votes import TableVote, UndoVote
from render.core.picture import Band
from rules.core.game import Seat

# https://discord.com/developers/docs/components/reference
MESSAGE_TEXT = 4000
"""Characters of text in all that one message of components takes."""


@dataclass(frozen=True, slots=True)
class Message:
    """One message: the items of its container, its pictures, and whom it may mention.

    ``colour`` is the container's. Each of the ``bands`` is shown by a gallery among the ``items``,
    by its file's name (``attachment://<band's name>.png``). ``files`` are other files, which can be
    sent once. ``mentions`` are the user ids that
    ``allowed_mentions`` will name; anybody else's mention in the text stays silent.
    """

    colour: int
    items: tuple[ui.Item[Any], ...]
    bands: tuple[Band, ...] = ()
    files: tuple[discord.File, ...] = ()
    mentions: tuple[int, ...] = ()


class ChannelMessageBuilder(Protocol):
    """Builds the messages in a table's channel, in the table's language."""

    def lobby(self, table: Table) -> Message:
        """The live message before the start; also of a table closed before it started."""

    def idle(self, table: Table) -> Message:
        """A lobby was closed because nothing had happened in it."""

    def live(self, position: Position, recent: Sequence[LogEntry]) -> Message:
        """The live message of a game: running, paused, finished or closed."""

    def card(self, table: Table, position: Position | None) -> Message:
        """The card in the channel above a table's thread: what it is, who plays, the result.

        ``position`` is ``None`` before the start.
        """

    def started(self, position: Position, entry: LogEntry, bookmark: int) -> Message:
        """The game has begun with ``entry``; it commits to the hash of the seed.

        ``bookmark`` as for ``announcement``.
        """

    def finished(
        self,
        position: Position,
        entry: LogEntry,
        bookmark: int,
        fingerprint: str,
        hints: Mapping[Seat, int],
    ) -> Message:
        """The game is over with ``entry``; it commits to the fingerprint of the exported file.

        ``hints`` counts what seats asked of the expert.
        """

    def digest(self, position: Position, chapter: int, told: Sequence[Told]) -> Message:
        """The digest of a round in order; ``position`` is right after its last announcement.

        ``chapter`` is the presenter's number for it.
        """

    def announcement(
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

    def table_vote(self, position: Position, vote: TableVote) -> Message:
        """A vote on the table's clocks, likewise."""


class DirectMessageBuilder(Protocol):
    """Builds direct messages, in the reader's language."""

    def hand(self, position: Position, seat: Seat, language: str) -> Message:
        """The seat's secrets, with a link to the table."""

    def asked(
        self, position: Position, seat: Seat, language: str, guidance: Guidance | None = None
    ) -> tuple[Message, tuple[str, ...]]:
        """The panel of the seat's secret decision; the seat must be deciding.

        ``guidance`` is a guided table's: the topics that the panel explains are returned as well.
        """

    def reminder(
        self, position: Position, seats: Sequence[Seat], language: str, what: str, due: datetime
    ) -> Message:
        """One person's ``seats`` are awaited; the time of the first to end does so at ``due``.

        ``what`` is ``half`` or ``hour``, or ``waits`` where neither is so any more.
        """

    def any_reminder(self, table: Table, language: str) -> Message:
        """A message with the controls of the table's reminders, by which one is recognised."""

    def order_dropped(self, position: Position, order: StandingOrder, language: str) -> Message:
        """A standing order isn't carried out any more, and why."""

    def stand_in(self, position: Position, user_id: int, language: str) -> Message:
        """An autopilot plays for the person, who may come back."""

    def result(self, position: Position, user_id: int, language: str) -> Message:
        """The message about the game's result; also for somebody who no longer sat there."""

    def missing_permissions(
        self, table: Table, language: str, permissions: Sequence[str]
    ) -> Message:
        """To the host: the bot lacks these permissions in the table's channel.

        ``permissions`` are Discord's flags, like ``send_messages``.
        """
