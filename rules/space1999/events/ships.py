"""Events of ships: flights, landings, returns to Base, and their energy."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct


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
