"""Everything there is to know about a game of Spazio: 1999, as frozen values.

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
from rules.space1999.chart.chart import Moon
from rules.space1999.lookup import Lookup
from rules.space1999.monitor.grid import Tiles
from rules.space1999.monitor.layout import Layout
from rules.space1999.terms import BASE
from rules.space1999.views.view import Answer, LastMove, Task, Visit

OWN_SLIDE, PAID_SLIDE = 1, 2
"""Bits of ``State.slid`` (A25)."""


@struct(slots=False)
class Ship:
    """One seat's ship and what it has; ``tiles`` are straights and curves held, not yet placed."""

    place: str
    energy: int
    plans: tuple[str, ...] = field(repr=False)
    tiles: tuple[int, int] = (0, 0)


@struct
class Start:
    """What was agreed before the first move and never changes.

    ``free_plans``: plans may be proposed on planets whatever the energy (A1). ``exact``: the last
    tile that arrives at Earth must be the last held (A22).
    """

    lookup: Lookup
    sectors: tuple[str, ...]
    free_plans: bool
    exact: bool
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
    are planets' first cards (18).

    Three fields follow from others and are kept because they are asked for all the time:
    ``decisions`` from the agenda, ``closed``, the planets of the visits, and ``layout`` from the
    tiles.
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
    decisions: tuple[Decision, ...] = field(compare=False)
    moon: Moon
    ships: tuple[Ship, ...]
    visits: tuple[Visit, ...]
    closed: frozenset[str]
    tiles: Tiles
    layout: Layout = field(repr=False, compare=False)
    bank: tuple[int, int]
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
        return seats_from(len(self.ships), self.first)

    def blocked(self, seat: Seat) -> int:
        """As ``occupied``, by the bits of the nodes' indexes."""
        bits, mask = self.start.lookup.bits, 0
        for ship in self.ships:
            mask |= bits.get(ship.place, 0)
        # No two ships are on one node.
        return mask & ~bits.get(self.ships[seat].place, 0)

    def occupied(self, seat: Seat) -> frozenset[str]:
        """Nodes where other ships are (4); a ship on a planet or at Base is in nobody's way."""
        node = self.start.lookup.nodes
        found = [
            ship.place
            for other, ship in enumerate(self.ships)
            if other != seat and ship.place in node
        ]
        return frozenset(found) if found else _NOWHERE

    def sector(self, seat: Seat) -> str:
        """The sector of the Moon that is a seat's Base."""
        return self.start.sectors[seat]

    def seat_of(self, sector: str) -> Seat:
        """The seat whose Base is a sector; raises ``ValueError`` for one without a ship."""
        return self.start.sectors.index(sector)


_NOWHERE: frozenset[str] = frozenset()


@lru_cache(maxsize=64)
def seats_from(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats in the order of play from ``first`` on.

    >>> seats_from(4, 2)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


def deciding(agenda: tuple[Task, ...], round_: int) -> tuple[Decision, ...]:
    """The first entry of an agenda as a decision; none when there is nothing to decide.

    It is about a round, by its number in the game; a step tells how many are left.
    """
    if not agenda:
        return ()
    task = agenda[0]
    about = f"{round_} {task.number} {task.left}" if task.left else f"{round_} {task.number}"
    return (Decision(task.seat, task.kind, False, about),)


def blank(start: Start) -> State:
    """The table laid out before the first event: what ``evolve`` starts from (1)."""
    lookup = start.lookup
    ship = Ship(BASE, lookup.board.start.energy, ())
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
        decisions=(),
        moon=Moon(),
        ships=(ship,) * len(start.sectors),
        visits=(),
        closed=frozenset(),
        tiles=(),
        layout=Layout.of(lookup.grid, ()),
        bank=lookup.bank,
        moon_cards=lookup.moon_cards,
        planet_deck=lookup.planet_cards,
        under=(),
        tray=lookup.program_cards,
        tray_end=(),
        plan_pile=lookup.plan_cards,
        plan_discards=(),
        answer=None,
        last=None,
        outcome=None,
    )
