"""What can happen in Spazio: 1999. What isn't in an event didn't happen.

Fields that a viewer may not know are ``None`` in the event that ``redact`` gives them. ``draws``
is the chance counter after the event, where it drew something; it isn't shown to anybody. What
may be secret is left out of ``repr``, so that no log or traceback can show it. Places are ids of
the chart or ``base``; energy is in U.E.; tiles are counted as ``(straights, curves)``.
"""

from __future__ import annotations

from typing import TypeAlias

from rules.core.game import Seat, Standing
from rules.core.structs import struct
from rules.space1999.events.cards import ComputerAnswered as ComputerAnswered
from rules.space1999.events.cards import PlanDrawn as PlanDrawn
from rules.space1999.events.cards import PlanProposed as PlanProposed
from rules.space1999.events.cards import ProgramDrawn as ProgramDrawn
from rules.space1999.events.tiles import RouteChecked as RouteChecked
from rules.space1999.events.tiles import TileLaid as TileLaid
from rules.space1999.events.tiles import TileRemoved as TileRemoved
from rules.space1999.events.tiles import TilesKept as TilesKept
from rules.space1999.events.tiles import TileSlid as TileSlid
from rules.space1999.events.tiles import TilesLost as TilesLost
from rules.space1999.events.tiles import TilesReturned as TilesReturned
from rules.space1999.events.tiles import TilesTaken as TilesTaken
from rules.space1999.views.view import Task


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
class Flew:
    """A ship flew on its own energy from ``origin`` along ``path`` for ``cost`` (3).

    ``path`` holds every place passed and the last one, where it ended; ``legs`` only the ends of
    the straight runs, of which there are ``cost``.
    """

    seat: Seat
    origin: str
    path: tuple[str, ...]
    legs: tuple[str, ...]
    cost: int


@struct
class Stepped:
    """A ship moved one node on, free of energy (11, 13)."""

    seat: Seat
    origin: str
    place: str


@struct
class Jumped:
    """A ship went to a planet in one leap, which nothing blocks (12, A8)."""

    seat: Seat
    origin: str
    planet: str


@struct
class Stayed:
    """A ship stays where it is; ``why`` is an id.

    ``no-step``: no free node beside it. ``no-energy``: an immediate take-off without any.
    ``shut-in``: an immediate take-off with every way blocked. ``home``, ``there``: a program sends
    a ship to where it is already. ``declined``: a program's tile was left alone. ``no-tile``:
    there was none to touch.
    """

    seat: Seat
    why: str


@struct
class PlanetExplored:
    """A ship landed and drew a Planet card (6, 16), an index into the board's ``planet_cards``.

    ``again``: the planet was visited already, so the card goes back under the deck (A16).
    ``visited`` counts the planets visited by then, this one included, and ``round`` the rounds:
    what follows at once may begin a new round, or clear all planets.
    """

    seat: Seat
    planet: str
    card: int
    again: bool
    draws: int | None
    visited: int
    round: int


@struct
class EnergyChanged:
    """A ship got energy from the Bank, or paid it; ``why`` is an id.

    ``planet``: a Planet card; ``plan``; ``program``; ``reset``: all planets are open again (19).
    """

    seat: Seat
    amount: int
    why: str


@struct
class CameHome:
    """A ship landed on its Base and got ``energy`` (20); ``why`` is an id.

    ``flight``, ``plan``, ``program``, ``planet`` (a card's order), ``moon`` (picked up, 21),
    ``reset`` (19, A18).
    """

    seat: Seat
    origin: str
    why: str
    energy: int


@struct
class PlanetsReset:
    """All planets are visited: their cards were taken off and shuffled into the deck (19).

    It happens at a turn's end, before the next begins (A18).
    """


@struct
class Awaited:
    """What is to be decided next, the first entry now and the others after it."""

    agenda: tuple[Task, ...]


@struct
class GameEnded:
    """The right route was found; the final order."""

    standings: tuple[Standing, ...]


Event: TypeAlias = (
    GameStarted
    | MoonMoved
    | RoundBegan
    | TurnBegan
    | Passed
    | Flew
    | PlanProposed
    | ComputerAnswered
    | PlanDrawn
    | ProgramDrawn
    | Stepped
    | Jumped
    | Stayed
    | PlanetExplored
    | EnergyChanged
    | TilesTaken
    | CameHome
    | TileLaid
    | TilesKept
    | TilesReturned
    | TileSlid
    | TileRemoved
    | PlanetsReset
    | RouteChecked
    | TilesLost
    | Awaited
    | GameEnded
)
