"""Limits on what one person or one server may do, so that nobody can flood the bot. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

HOUR = timedelta(hours=1)


class Hourly(StrEnum):
    """What a person may do so often an hour, counted in memory."""

    GUIDED = "guided"
    HINTS = "hints"
    REPLAYS = "replays"
    """Pages of a replay."""
    ANIMATIONS = "animations"
    STORIES = "stories"
    EXPORTS = "exports"
    CHECKS = "checks"
    REVIEWS = "reviews"


@dataclass(frozen=True, slots=True)
class Limits:
    """Each ends with whom it holds for; 0 stands for no limit.

    ``tables`` are open ones that a person hosts or a server has, ``opened`` those that were opened
    within an hour. ``presses`` are commands and presses a minute, ``suggestions`` what is asked for
    while a command is typed, a minute. All others are those of ``Hourly``.
    """

    tables_person: int = 0
    tables_server: int = 0
    opened_person: int = 0
    opened_server: int = 0
    guided_person: int = 0
    hints_person: int = 0
    replays_person: int = 0
    animations_person: int = 0
    stories_person: int = 0
    exports_person: int = 0
    checks_person: int = 0
    reviews_person: int = 0
    presses_person: int = 0
    suggestions_person: int = 0

    def hourly(self, what: Hourly) -> int:
        """How often a person may do this within an hour."""
        most: int = getattr(self, f"{what}_person")
        return most

    @property
    def of_server(self) -> Limits:
        """Only how many open tables a server may have: for tables that nobody opens in person."""
        return Limits(tables_server=self.tables_server)


UNLIMITED = Limits()
