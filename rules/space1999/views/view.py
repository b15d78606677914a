"""The view of a crew, or of the public. It has no field for what they may not know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from rules.core.game import Decision, Outcome, Seat, Viewer
from rules.space1999.chart.moon import Moon
from rules.space1999.components.board import Board
from rules.space1999.monitor.tiles import Tile


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


@dataclass(frozen=True, slots=True)
class ShipView:
    """One ship, as all can see it. ``place`` is an id of the chart or ``base``.

    ``plans`` counts the flight plans in hand; ``straights`` and ``curves`` the route tiles held.
    ``route`` are the squares of the unbroken route, ``missing`` the fewest tiles that would still
    complete it, ``None`` where it is shut in.
    """

    seat: Seat
    sector: str
    place: str
    energy: int
    plans: int
    straights: int
    curves: int
    route: tuple[str, ...]
    missing: int | None


@dataclass(frozen=True, slots=True)
class Own:
    """The secrets of the viewing seat: the flight plans in its hand, in order of their ids."""

    plans: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class FinalScore:
    """The result of a seat: ``score`` squares nearer to Earth than its start, then ``energy``.

    ``route`` counts the tiles of the unbroken route.
    """

    seat: Seat
    score: int
    route: int
    energy: int
    rank: int


@dataclass(frozen=True, slots=True)
class View:
    """The whole game through one pair of eyes.

    ``round`` counts from 1, ``begun`` the turns that have begun in it; ``turn`` is the seat whose
    turn it is, ``order`` this game's order of play. ``agenda`` is what is to be decided next, first
    entry first. ``ships`` follow the seats; ``visits`` are in the order of landing. ``tiles`` lie
    on the Monitor, the first laid first. ``planet_cards``, ``moon_cards`` and ``plan_cards`` count
    what is left in the decks, ``moon_numbers`` which Moon cards those are; ``bank`` the straight
    and curved tiles not yet taken. ``slid_own`` and ``slid_paid`` say which slides of this turn are
    spent (A25).
    """

    viewer: Viewer
    board: Board
    options: tuple[tuple[str, str], ...]
    round: int
    begun: int
    turn: Seat | None
    first: Seat
    order: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    agenda: tuple[Task, ...]
    moon: Moon
    ships: tuple[ShipView, ...]
    visits: tuple[Visit, ...]
    tiles: tuple[Tile, ...]
    planet_cards: int
    moon_cards: int
    moon_numbers: tuple[int, ...]
    plan_cards: int
    bank: tuple[int, int]
    slid_own: bool
    slid_paid: bool
    answer: Answer | None
    last: LastMove | None
    own: Own | None
    final: tuple[FinalScore, ...]
    outcome: Outcome | None
