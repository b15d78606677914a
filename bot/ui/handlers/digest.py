"""What happened since a person's last move, for them alone."""

from __future__ import annotations

from bot.domain.table import LogEntry
from bot.ui.components.table_view import TableView
from bot.ui.components.text import tail_lines
from bot.ui.interactions.context import Context
from rules.core.game import Seat

LOOK_BACK = 80
"""Steps that are looked through for the person's last one."""
DIGEST_LIMIT = 700


async def since_last_move(visit: Context, scene: TableView, seat: Seat) -> str:
    """The others' moves since the seat's own last one; empty where nothing happened."""
    steps = await visit.tables.history.log(scene.table.id, seat, limit=LOOK_BACK)
    since = _after_own(steps, seat)
    told = scene.describe(since, redacted=True)
    if not told:
        return ""
    lines = tail_lines(told, DIGEST_LIMIT, visit.t("log-more"))
    whole_game = len(since) == len(steps) < LOOK_BACK
    heading = visit.t("since-the-start" if whole_game else "since-your-move")
    return f"{heading}\n{lines}"


def _after_own(steps: list[LogEntry], seat: Seat) -> list[LogEntry]:
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].seat == seat and steps[place].how != "clock":
            return steps[place + 1 :]
    return steps
