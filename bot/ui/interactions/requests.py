"""The record of one press or command for log and metrics, and the numbers of incidents."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import discord
import structlog

from bot import metrics
from bot.domain.table import Table
from bot.errors import fault
from rules.core.game import Seat

UNKNOWN = "unknown"
"""The name of all presses and commands that the bot doesn't know."""

_KEY = "mission_control"

log = structlog.get_logger(__name__)
_logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Request:
    """One press or command, ``kind``, as far as anybody may read of it: no names, no choices.

    ``name`` is the verb of a control, or a command with its group.
    """

    kind: str
    name: str
    table: int | None = None
    game: str | None = None
    seat: Seat | None = None
    outcome: str = metrics.ANSWERED
    begun: float = field(default_factory=perf_counter)
    seconds: float | None = None
    """The time to the answer, once it is shown."""
    durations: metrics.Durations = field(default_factory=metrics.Durations)

    @property
    def named(self) -> dict[str, Any]:
        """What is asked, and where, for the log."""
        return {self.kind: self.name, "table": self.table}

    def at(self, table: Table) -> None:
        """Note the table that it is about."""
        self.table, self.game = table.id, table.game

    def shown(self) -> None:
        """Note that the answer is there, though pictures may follow."""
        if self.seconds is None:
            self.seconds = perf_counter() - self.begun

    def end(self) -> None:
        """Count it, and log what took how long."""
        self.shown()
        seconds = self.seconds or 0.0
        self.durations.tasks.clear()
        metrics.interactions.labels(self.kind, self.name).inc()
        metrics.answers.labels(self.kind, self.outcome).observe(seconds)
        if _logger.isEnabledFor(logging.DEBUG):
            parts = {part: round(spent, 4) for part, spent in self.durations.seconds.items()}
            log.debug(
                "request",
                **self.named,
                outcome=self.outcome,
                game=self.game,
                seat=self.seat,
                seconds=round(seconds, 4),
                **parts,
            )


def begin_press(
    interaction: discord.Interaction[Any], name: str, table: int | None, seat: Seat | None
) -> None:
    """Note what is pressed: the verb, and the numbers of the table and the seat."""
    interaction.extras[_KEY] = Request("press", name, table, seat=seat)


def request_of(interaction: discord.Interaction[Any]) -> Request:
    """The press that was begun, or else the command."""
    request: Request | None = interaction.extras.get(_KEY)
    if request is None:
        command = interaction.command
        name = UNKNOWN if command is None else command.qualified_name
        request = interaction.extras[_KEY] = Request("command", name)
    return request


def report_incident(interaction: discord.Interaction[Any], error: BaseException) -> str:
    """Log an unforeseen error; returns the short number that the person is given.

    The log names the error's type and place, never its text, which could quote a hand; and the
    caller by their Discord id.
    """
    number = secrets.token_hex(3)
    request = request_of(interaction)
    request.outcome = metrics.INCIDENT
    log.error(
        "incident",
        incident=number,
        **request.named,
        user=interaction.user.id,
        channel=interaction.channel_id,
        **fault(error),
    )
    return number
