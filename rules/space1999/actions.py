"""The actions of a ship's crew, and their lines of notation.

``fly n12`` · ``fly base`` · ``propose land-corvo`` · ``pass`` · ``step n3`` · ``land corvo`` ·
``stay`` · ``lay straight g1 0`` · ``leave`` · ``slide g2 h2`` · ``remove g2`` ·
``extra-slide g2 h2``
"""

from __future__ import annotations

from typing import TypeAlias

from rules.core.structs import struct


@struct
class Fly:
    """Fly to a place, or to ``base``, on the ship's own energy (rules 3-6, 15, 20)."""

    place: str


@struct
class Propose:
    """Turn up a flight plan and ask the Central Computer about it (rules 7-15)."""

    plan: str


@struct
class Pass:
    """End the turn where nothing can be done, or propose no further plan (13, A7)."""


@struct
class Step:
    """Move one node on (rules 11 and 13, A10, A11)."""

    place: str


@struct
class Land:
    """Land on a planet of one's choice, as the plan's own is visited already (10, A13)."""

    planet: str


@struct
class Stay:
    """Leave the route tiles as they are, where a program would let one be touched (27, A29)."""


@struct
class Lay:
    """Place a held tile on the Star Monitor, turned ``rotation`` quarters clockwise (23, A21)."""

    shape: str
    square: str
    rotation: int


@struct
class Leave:
    """Keep the route tiles that fit nowhere (A26), or give back those too many (A22)."""


@struct
class Slide:
    """Slide a tile to the square beside it, unrotated (25, 27, A25).

    Where a program lets a tile be moved, this is the program's move.
    """

    square: str
    onto: str


@struct
class Remove:
    """Give a tile of the Monitor back to the Bank, as a program allows (27)."""

    square: str


@struct
class ExtraSlide:
    """Slide a tile as in any moment of one's turn (25), while a program waits to be obeyed."""

    square: str
    onto: str


Action: TypeAlias = (
    Fly | Propose | Pass | Step | Land | Stay | Lay | Leave | Slide | Remove | ExtraSlide
)
