"""Events of route tiles, and of routes that the Central Computer is asked about."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class TilesTaken:
    """Route tiles drawn blind from the Bank, to lie open before their owner (16, A20)."""

    seat: Seat
    tiles: tuple[int, int]
    draws: int | None


@struct
class TileLaid:
    """A route tile was placed, turned ``rotation`` quarters clockwise (23)."""

    seat: Seat
    shape: str
    square: str
    rotation: int


@struct
class TilesKept:
    """Nothing fits: the tiles are kept for a later return (A26)."""

    seat: Seat


@struct
class TilesReturned:
    """Tiles beyond what the route to Earth needs went back to the Bank (24)."""

    seat: Seat
    tiles: tuple[int, int]


@struct
class TileSlid:
    """A tile of ``owner``'s was slid one square for ``paid`` energy (25), or by a program (27)."""

    seat: Seat
    owner: Seat
    square: str
    onto: str
    paid: int
    program: bool


@struct
class TileRemoved:
    """A program took a tile of ``owner``'s off the Monitor, to the Bank (27)."""

    seat: Seat
    owner: Seat
    square: str
    shape: str


@struct
class RouteChecked:
    """A route reached Earth and the Computer was asked about it, without the white card (28)."""

    seat: Seat
    ok: bool
    draws: int | None
    round: int


@struct
class TilesLost:
    """A wrong route cost its owner the tiles placed last, on these squares (28, A30)."""

    seat: Seat
    squares: tuple[str, ...]
    tiles: tuple[int, int]
