"""The state of a game of Spazio: 1999, as frozen values.

Piles that nobody has seen have no order: a card is drawn from all that it could be, when it is
drawn. That is the same chance as a shuffled pile, and leaves no order to be kept secret. What has
been seen and goes under a pile keeps its order. What may be secret (seed, hands, the Bank's
plans) is left out of ``repr``, so that no log or traceback can show it.

``State`` and ``Ship`` have no slots, since ``replace`` copies a dict several times as fast.
"""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache

from rules.core.game import Decision, Outcome, Seat
from rules.core.structs import struct
from rules.space1999.chart.destinations import Departure
from rules.space1999.chart.moon import Moon
from rules.space1999.chart.star_chart import Chart
from rules.space1999.components.board import Board
from rules.space1999.monitor.grid import Grid
from rules.space1999.monitor.tiles import TileCounts, Tiles
from rules.space1999.options import Options
from rules.space1999.pieces import Answer, LastMove, Task, Visit
from rules.space1999.terms import BASE

OWN_SLIDE, PAID_SLIDE = 1, 2
"""Bits of ``State.slid`` (ruling A25)."""


@struct(slots=False)
class Ship:
    """One seat's ship and what it has; ``tiles`` are those held, not yet placed."""

    place: str
    energy: int
    plans: tuple[str, ...] = field(repr=False)
    tiles: TileCounts = (0, 0)


@struct
class Start:
    """The agreement before the first move, which never changes.

    ``chart`` and ``grid`` are the board's.
    """

    board: Board
    chart: Chart
    grid: Grid
    sectors: tuple[str, ...]
    options: Options
    seed: bytes = field(repr=False)


@struct(slots=False)
class State:
    """The whole game at one moment.

    ``draws`` counts the numbers drawn from the seed; ``round`` counts from 1, ``begun`` the seats
    whose turn has begun in it, ``turn`` is the seat that is having it. ``slid`` are bits of the
    slides made in this turn. ``asked`` counts the decisions put to anybody, ``agenda`` holds
    those still to be made. ``moon_cards`` counts the Moon cards left per number. ``planet_deck``
    (indexes into the board's ``planet_cards``) and ``tray`` are cards not seen since they were
    shuffled, ``under`` and ``tray_end`` those put back under or behind them, in order. ``visits``
    are planets' first cards ("Planets").
    """

    start: Start
    draws: int
    round: int
    first: Seat
    begun: int
    turn: Seat | None
    slid: int
    asked: int
    agenda: tuple[Task, ...]
    moon: Moon
    ships: tuple[Ship, ...]
    visits: tuple[Visit, ...]
    tiles: Tiles
    bank: TileCounts
    moon_cards: tuple[int, ...]
    planet_deck: tuple[int, ...]
    under: tuple[int, ...]
    tray: tuple[str, ...]
    tray_end: tuple[str, ...]
    plan_pile: tuple[str, ...] = field(repr=False)
    plan_discards: tuple[str, ...]
    answer: Answer | None
    last: LastMove | None
    outcome: Outcome | None

    @property
    def order(self) -> tuple[Seat, ...]:
        """The order of play from the first player on."""
        seats = len(self.ships)
        return tuple([(self.first + place) % seats for place in range(seats)])

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The first entry of the agenda as a decision; none when there is nothing to decide."""
        return _decisions(self.agenda[0], self.round) if self.agenda else ()

    @property
    def closed(self) -> frozenset[str]:
        """The planets that are visited, where nobody may land."""
        return frozenset([visit.planet for visit in self.visits])

    def occupied(self, seat: Seat) -> frozenset[str]:
        """Nodes where other ships are; one on a planet or at Base is in nobody's way."""
        nodes, ships = self.start.chart.nodes, enumerate(self.ships)
        return frozenset([
            ship.place for other, ship in ships if other != seat and ship.place in nodes
        ])  # fmt: skip

    def departure(self, seat: Seat) -> Departure:
        """The start of a seat's flight; it may fly home only with a tile (ruling A17)."""
        ship = self.ships[seat]
        return Departure(
            self.start.chart,
            self.moon,
            ship.place,
            self.start.sectors[seat],
            self.occupied(seat),
            self.closed,
            any(ship.tiles),
        )

    def sector(self, seat: Seat) -> str:
        """The sector of the Moon that is a seat's Base."""
        return self.start.sectors[seat]

    def seat_of(self, sector: str) -> Seat:
        """The seat whose Base is a sector; raises ``ValueError`` for one without a ship."""
        return self.start.sectors.index(sector)


@lru_cache(maxsize=64)
def _decisions(task: Task, round_: int) -> tuple[Decision, ...]:
    """A decision is about a round, by its number in the game; a step tells how many are left."""
    about = f"{round_} {task.number} {task.left}" if task.left else f"{round_} {task.number}"
    return (Decision(task.seat, task.kind, False, about),)


def blank(start: Start) -> State:
    """The table laid out before the first event: what ``evolve`` starts from ("Set-up")."""
    board = start.board
    return State(
        start=start,
        draws=0,
        round=0,
        first=0,
        begun=0,
        turn=None,
        slid=0,
        asked=0,
        agenda=(),
        moon=Moon(),
        ships=(Ship(BASE, board.start.energy, ()),) * len(start.sectors),
        visits=(),
        tiles=(),
        bank=(board.tiles.straight, board.tiles.curve),
        moon_cards=board.moon_cards.copies,
        planet_deck=board.planet_card_indexes,
        under=(),
        tray=tuple(program.id for program in board.program_deck),
        tray_end=(),
        plan_pile=tuple(plan.id for plan in board.plan_deck),
        plan_discards=(),
        answer=None,
        last=None,
        outcome=None,
    )
