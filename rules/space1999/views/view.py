"""The view of a crew, or of the public. It has no field for what they may not know."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core.game import Decision, Outcome, Seat, Viewer
from rules.space1999.chart.moon import Moon
from rules.space1999.components.board import Board
from rules.space1999.monitor.tiles import Tile
from rules.space1999.options import Options
from rules.space1999.pieces import Answer, LastMove, Task, Visit


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
    """The whole game as one viewer may know it.

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
    options: Options
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
