"""Events of the game's course: its start and end, rounds, turns, decisions, the Moon."""

from __future__ import annotations

from rules.core.game import Seat, Standing
from rules.core.structs import struct
from rules.space1999.pieces import Task


@struct
class GameStarted:
    """Seats were given their sectors, and the first player was drawn by lot (1, 2)."""

    sectors: tuple[str, ...]
    first: Seat
    draws: int | None


@struct
class MoonMoved:
    """A Moon card was drawn: the Moon slid to ``number`` and turned a quarter (2, A3, A4).

    ``turns`` counts quarter turns clockwise since the start, 0 to 3. ``met`` are the ships in
    space that it picks up, in turn order (21, A5). ``renewed``: all Moon cards had been drawn and
    were shuffled anew before (A19).
    """

    number: int
    turns: int
    met: tuple[Seat, ...]
    renewed: bool
    draws: int | None


@struct
class RoundBegan:
    """A round began, in which nobody has had a turn yet; rounds count from 1."""

    round: int


@struct
class TurnBegan:
    """The last turn is over and a seat's began: what to do in it is its decision ``number``."""

    seat: Seat
    number: int


@struct
class Passed:
    """A seat had nothing left to do in its turn, or chose to propose no further plan."""

    seat: Seat


@struct
class PlanetsReset:
    """All planets are visited: their cards were taken off and shuffled into the deck (19).

    It happens at a turn's end, before the next begins (A18).
    """


@struct
class Awaited:
    """The decisions to come, the first entry now and the others after it."""

    agenda: tuple[Task, ...]


@struct
class GameEnded:
    """The right route was found; the final order."""

    standings: tuple[Standing, ...]
