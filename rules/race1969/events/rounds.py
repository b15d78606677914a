"""Rounds and phases of 1969: the start, the years, the end and its count."""

from __future__ import annotations

from rules.core.game import Seat, Standing
from rules.core.structs import struct


@struct
class GameStarted:
    """Seats were given their nations and the first player was drawn (Set-up)."""

    nations: tuple[str, ...]
    first: Seat
    draws: int | None


@struct
class YearBegan:
    """A round began; ``year`` is 1963 to 1969."""

    year: int
    first: Seat


@struct
class PhaseBegan:
    """``purchases`` or ``missions`` began."""

    phase: str


@struct
class ScientistsCounted:
    """At the game's end scientists counted for or against their host (End of the game).

    ``famous``, ``novices`` and ``spies`` are points of prestige, not heads; ``prestige`` is what
    they come to together.
    """

    seat: Seat
    famous: int
    novices: int
    spies: int
    prestige: int


@struct
class GameEnded:
    """The final order: prestige, then money."""

    standings: tuple[Standing, ...]
