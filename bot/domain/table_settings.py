"""The settings of a table, which its host may change until the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from enum import StrEnum
from typing import Annotated

from pydantic import PlainSerializer

from bot.domain.calendar import DEFAULT_VACATION, VACATIONS
from bot.domain.clocks import TimeControl, check_time_control
from bot.errors import TableError
from bot.settings import LANGUAGES
from rules.core.game import AnyGame
from rules.core.values import chosen_options

Seconds = Annotated[timedelta, PlainSerializer(lambda span: int(span.total_seconds()))]
"""A span that the database keeps as a whole number."""


class Takeover(StrEnum):
    """Who lets somebody take an autopilot's seat over, once the game has begun."""

    NOBODY = "nobody"
    HOST = "host"
    """Whoever asks for it needs the host's consent."""
    ANYBODY = "anybody"
    """Nobody's consent is needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """One value, kept whole in the database; a setting that a row doesn't have yet is its default.

    ``options`` are the game's own, by id.
    """

    language: str
    clock: Seconds | None = timedelta(days=1)
    """The time for each decision, or with a ``refill`` the most that a seat's bank holds; ``None``
    where nobody is hurried."""
    refill: Seconds | None = None
    """The time that each decision adds to a bank."""
    free_weekends: bool = False
    """No clock runs on Saturdays and Sundays."""
    vacation: int = DEFAULT_VACATION
    """The days a season that a person may be away."""
    digests: bool = True
    """Without them, only the game's start and end stay as messages."""
    hints: bool = True
    """Whoever is up may ask the game's expert, if it has one."""
    rated: bool = False
    """The game counts for ratings, if it can: ``bot.domain.community.results``. No hints then."""
    beginners: bool = False
    """The table says that beginners are welcome."""
    story: bool = False
    """The game's story is posted as a file at its end."""
    start_when_full: bool = False
    """The game begins by itself a while after the last seat was taken."""
    fixed_seats: bool = False
    """The seats are a competition's to give: the game begins by itself once all have pressed."""
    takeover: Takeover = Takeover.HOST
    takeover_opponents: bool = False
    """That holds also for autopilots that were chosen as opponents."""
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def time_control(self) -> TimeControl:
        return TimeControl(self.clock, self.refill)

    def check(self, game: AnyGame) -> None:
        """Raise ``TableError`` or ``IllegalAction`` for settings that can't be."""
        if self.language not in LANGUAGES:
            raise TableError("unknown-language", language=self.language)
        check_time_control(self.time_control)
        if self.vacation not in VACATIONS:
            raise TableError("vacation-out-of-range", most=max(VACATIONS))
        if self.takeover not in list(Takeover):
            raise TableError("unknown-control")
        if self.rated and game.together:
            raise TableError("never-rated")
        chosen_options(game.options, self.options)
