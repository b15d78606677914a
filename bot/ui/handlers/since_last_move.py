"""What happened at a table since a person's own last move."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.domain.table import LogEntry
from bot.ui.components.position_view import PositionView
from bot.ui.components.text import tail_lines
from bot.ui.interactions.context import Context
from rules.core.game import Seat

DIGEST_LIMIT = 700
LOOK_BACK = 80
"""Log entries that are searched for the seat's last move."""


async def since_last_move(context: Context, view: PositionView, seat: Seat) -> str:
    """What happened since the person's own last move, in sentences; empty for nothing."""
    snapshot = await context.tables.snapshot_of(view.table)
    ordered = await context.tables.orders.moves_made(view.table.id, seat)
    since, redacted, whole_game = _after_own(snapshot.recent, seat, ordered), False, False
    if since is None:  # the own last move is further back
        entries = await context.tables.history.log(view.table.id, seat, limit=LOOK_BACK)
        since, redacted = _after_own(entries, seat, ordered), True
        if since is None:
            since, whole_game = entries, len(entries) < LOOK_BACK
    sentences = view.describe(since, redacted=redacted)
    if not sentences:
        return ""
    lines = tail_lines(sentences, DIGEST_LIMIT, context.t("log-more"))
    heading = context.t("since-the-start" if whole_game else "since-your-move")
    return f"{heading}\n{lines}"


def _after_own(
    entries: Sequence[LogEntry], seat: Seat, ordered: Collection[int]
) -> Sequence[LogEntry] | None:
    """What came after the seat's own last move; ``None`` if that isn't among the entries.

    ``ordered`` are the versions of moves that its standing orders have made.
    """
    for place in range(len(entries) - 1, -1, -1):
        own = entries[place].seat == seat and entries[place].version not in ordered
        if own and entries[place].how not in ("clock", "forced"):
            return entries[place + 1 :]
    return None
