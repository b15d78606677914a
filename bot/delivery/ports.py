"""What delivery and the clocks need of the service."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.domain.table import LogEntry, Position, Status, Table, UndoVote
from rules.core.game import Decision, Seat


class TableReader(Protocol):
    """The part of ``Tables`` that what follows from a move looks at."""

    async def get(self, table_id: int) -> Table:
        """A table by its number."""

    async def position(self, table_id: int) -> Position:
        """The table with its game; raises ``TableError`` before the start."""

    async def recent(self, table_id: int, limit: int) -> Sequence[LogEntry]:
        """The last steps, oldest first, with everything in them."""

    async def moment(self, table_id: int, version: int) -> tuple[Position, LogEntry]:
        """The step of that version and the position right after it."""

    async def expire(self, table_id: int, seat: Seat, kind: str, about: str) -> object:
        """A seat's time is up: do its default actions until this decision is over."""

    async def vote_of(self, table_id: int, vote_id: int) -> UndoVote:
        """How a vote stands; raises ``TableError`` if there is none such."""

    async def fingerprint(self, table_id: int) -> str:
        """What tells the exported file of a game that is over from any other."""

    async def vote_posted(self, vote_id: int, message_id: int) -> None:
        """A vote stands in this message."""

    async def vote_message(self, vote_id: int) -> int | None:
        """The message in which a vote stands, if it was posted."""

    async def expire_lobby(self, table_id: int, version: int) -> object:
        """Nothing has happened in a lobby for too long, since this version: close it."""

    async def abandon(self, table_id: int) -> object:
        """The table's channel is gone: close it, and say nothing."""

    def refresh(self) -> None:
        """Times were changed behind the service's back: read tables anew."""


@dataclass(slots=True)
class TableSnapshot:
    """A table as one round of sending shows it."""

    table: Table
    position: Position | None
    """``None`` before the start."""
    recent: Sequence[LogEntry] = field(default=(), repr=False)

    @property
    def running(self) -> Position | None:
        """The position of a game that goes on; ``None`` before, after and during a pause."""
        return self.position if self.table.status is Status.RUNNING else None


RECENT = 12
"""Steps that a live message is given to choose its last events from."""


async def load_snapshot(source: TableReader, table_id: int) -> TableSnapshot:
    """Read what a round of sending will show."""
    table = await source.get(table_id)
    if table.seed_hash is None:
        return TableSnapshot(table, None)
    position = await source.position(table_id)
    return TableSnapshot(position.table, position, await source.recent(table_id, RECENT))


def decision_of(game_decisions: Sequence[Decision], seat: Seat) -> Decision | None:
    """What a seat decides now."""
    return next((decision for decision in game_decisions if decision.seat == seat), None)
