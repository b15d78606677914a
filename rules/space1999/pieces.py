"""Records that a state keeps and a view shows as they are: decisions, visits, the latest move."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.game import Seat


class Task(NamedTuple):
    """Something that a seat has yet to decide; ``kind`` is one of ``terms.DECISIONS``.

    ``number`` counts the decisions of the game. A ``step`` has ``left`` nodes to go, this one
    included, and ``back`` is where the ship came from in the step before (A10). A ``planet`` has
    the plan that is carried out as its ``card``, a ``tile-card`` its program. A ``turn`` that goes
    ``on`` follows a negative answer: further plans may be proposed, and nothing else (13).
    """

    seat: Seat
    kind: str
    number: int
    left: int = 0
    back: str | None = None
    card: str | None = None
    on: bool = False


class Visit(NamedTuple):
    """A planet's card, face down, with the seat that landed there first (18).

    ``card`` is an index into the board's ``planet_cards``.
    """

    planet: str
    card: int
    seat: Seat


class Answer(NamedTuple):
    """The Computer's latest answer: to whose plan, and the program drawn if it was neutral."""

    seat: Seat
    plan: str
    answer: str
    program: str | None = None


class LastMove(NamedTuple):
    """The latest move, to be marked on the pictures; ``kind`` is an id.

    A ship's: ``fly``, ``step``, ``jump`` (to a planet), ``home`` (to Base by any way but flight).
    It went from ``origin`` along ``path``, whose last entry is where it ended. A tile's: ``lay``,
    ``slide``, ``remove``; then ``origin`` is its square and ``path`` the square it slid onto.
    """

    seat: Seat
    kind: str
    origin: str
    path: tuple[str, ...] = ()
