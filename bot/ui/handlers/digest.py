"""What happened since a person's last move, for them alone."""

from __future__ import annotations

from bot.domain.table import Step
from bot.ui.components.table_view import Scene
from bot.ui.components.text import newest
from bot.ui.interactions.context import Visit
from rules.core.game import Seat

LOOK_BACK = 80
"""Steps that are looked through for the person's last one."""
DIGEST_LIMIT = 700


async def since_last_move(visit: Visit, scene: Scene, seat: Seat) -> str:
    """The others' moves since the seat's own last one; empty where nothing happened."""
    steps = await visit.tables.log(scene.table.id, seat, limit=LOOK_BACK)
    since = _after_own(steps, seat)
    told = scene.told(since, redacted=True)
    if not told:
        return ""
    lines = newest(told, DIGEST_LIMIT, visit.t("log-more"))
    whole_game = len(since) == len(steps) < LOOK_BACK
    heading = visit.t("since-the-start" if whole_game else "since-your-move")
    return f"{heading}\n{lines}"


def _after_own(steps: list[Step], seat: Seat) -> list[Step]:
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].seat == seat and steps[place].how != "clock":
            return steps[place + 1 :]
    return steps
