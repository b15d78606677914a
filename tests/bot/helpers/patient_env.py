"""SimCord for tests: time passes only when it is told to, and waiting has a generous end."""

from __future__ import annotations

from typing import Any

import simcord

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

    async def _settle_internal(self, *, idle: float = 0.001, **options: Any) -> None:
        await super()._settle_internal(idle=idle, **{**options, "timeout": HANGS})

    def _schedule_timer(self, record: Any, *rest: Any) -> None:
        if record.when - self._virtual_time < self.SHORTEST:
            super()._schedule_timer(record, *rest)
