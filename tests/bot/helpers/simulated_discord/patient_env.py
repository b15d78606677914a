"""SimCord for tests: time passes only when it is told to, and waiting has a generous end."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from unittest.mock import patch

import simcord

from bot.app import MissionControl
from bot.scheduling import heartbeat

HANGS = 120.0
"""Seconds after which the bot is taken to hang; a loaded machine may need many."""


class PatientEnv(simcord.Env):
    """SimCord in which what sleeps wakes only when a test lets time pass.

    SimCord lets the machine's time wake it as well, so that a test would hang on the machine's
    speed. It looks up fifty times as often as SimCord does whether the bot has finished, and a
    start may take as long as anything else.
    """

    SHORTEST = 0.05
    """Seconds; timers below it are hand-overs rather than waits, and run as SimCord runs them."""

    BEATS = timedelta(hours=1)
    """A longer time passes with two heartbeats instead of one each half-hour or minute."""

    async def advance_time(self, seconds: float) -> None:
        """Let time pass, all of it with the bot connected as it is now.

        Heartbeats would be nearly all that the bot does in days: it beats once as usual, and at
        the end, so that it goes on as if it had done so all the time.
        """
        span = timedelta(seconds=seconds)
        if span <= self.BEATS:
            await super().advance_time(seconds)
            return
        with patch.object(heartbeat, "interval_for", lambda clock: span):
            await super().advance_time(seconds)
        bot = self.bot
        if not isinstance(bot, MissionControl) or not bot.presence.connected:
            return
        if bot.heartbeat._last is not None:  # somebody's clock runs
            with self._bot_scope():
                bot.heartbeat.connection_lost()
                await bot.starts.run("heartbeat", bot.heartbeat.start)

    async def _settle_internal(self, *, idle: float = 0.001, **options: Any) -> None:
        await super()._settle_internal(idle=idle, **{**options, "timeout": HANGS})

    def _schedule_timer(self, record: Any, *rest: Any) -> None:
        if record.when - self._virtual_time < self.SHORTEST:
            super()._schedule_timer(record, *rest)
