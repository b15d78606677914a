"""Starts parts of the bot; where one fails, all are started again in a while."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from bot.clock import AGAIN, Clock
from bot.scheduling.timer import WakeupTimer

log = structlog.get_logger(__name__)


class PartStarts:
    """Starts parts one by one, so that the failing start of one leaves no other unstarted.

    ``again`` starts all of them, in a while after a failure; a part may be started any number of
    times.
    """

    def __init__(self, clock: Clock, again: Callable[[], Awaitable[None]]) -> None:
        self._clock = clock
        self._timer = WakeupTimer(clock, again, "starts")

    async def run(self, part: str, start: Callable[[], Awaitable[None]]) -> bool:
        """Start a part, which is named for the log; whether that went well."""
        try:
            await start()
        except Exception:
            log.exception("a part was not started", part=part)
            self._timer.at(self._clock.now() + AGAIN)
            return False
        return True

    def cancel(self) -> None:
        """Start nothing again."""
        self._timer.cancel()
