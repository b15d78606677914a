"""The state and the records in it, the bases of events and actions, and the recorder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, NamedTuple

from rules.core import actions, events
from rules.core.events import EventRecorder, Transition, event
from rules.core.game import Decision, Option, Outcome, Seat
from rules.core.structs import struct, with_item
from rules.core.values import chosen_options
from rules.space1999.board import Board
from rules.space1999.chart import Chart, Moon
from rules.space1999.destinations import Departure
from rules.space1999.monitor import Grid, TileCounts, Tiles
from rules.space1999.terms import BASE, TURN


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


RULEBOOK, FREE = "rulebook", "free"
ADJACENT, EXACT = "adjacent", "exact"
PLANS_ON_PLANETS = Option("plans", (RULEBOOK, FREE), RULEBOOK)
ARRIVAL = Option("arrival", (ADJACENT, EXACT), ADJACENT)
OPTIONS = (PLANS_ON_PLANETS, ARRIVAL)


@struct
class Options:
    """What a table has chosen.

    ``free_plans``: plans may be proposed on planets whatever the energy (ruling A1).
    ``exact_arrival``: the last tile that arrives at Earth must be the last held (ruling A22).
    """

    free_plans: bool
    exact_arrival: bool


def options_of(chosen: Mapping[str, str]) -> Options:
    by_id = chosen_options(OPTIONS, chosen)
    return Options(
        free_plans=by_id[PLANS_ON_PLANETS.id] == FREE,
        exact_arrival=by_id[ARRIVAL.id] == EXACT,
    )


OWN_SLIDE, PAID_SLIDE = 1, 2
"""Bits of ``State.slid`` (ruling A25)."""


@struct
class Ship:
    """One seat's ship and what it has; ``tiles`` are those held, not yet placed."""

    place: str
    energy: int
    plans: tuple[str, ...] = field(repr=False)
    tiles: TileCounts = (0, 0)


@struct
class Start:
    """The set-up before the first move, which never changes.

    ``chart`` and ``grid`` belong to ``board``.
    """

    board: Board
    chart: Chart
    grid: Grid
    sectors: tuple[str, ...]
    options: Options
    seed: bytes = field(repr=False)


@struct
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

    def with_ship(self, seat: Seat, **changes: Any) -> tuple[Ship, ...]:
        return with_item(self.ships, seat, replace(self.ships[seat], **changes))

    @property
    def order(self) -> tuple[Seat, ...]:
        seats = len(self.ships)
        return tuple([(self.first + place) % seats for place in range(seats)])

    @property
    def decisions(self) -> tuple[Decision, ...]:
        if not self.agenda:
            return ()
        # A step also tells how many are left: each is a decision of its own.
        task = self.agenda[0]
        left = f" {task.left}" if task.left else ""
        return (Decision(task.seat, task.kind, about=f"{self.round} {task.number}{left}"),)

    @property
    def closed(self) -> frozenset[str]:
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
        return self.start.sectors[seat]

    def seat_of(self, sector: str) -> Seat:
        """The seat whose Base is a sector; raises ``ValueError`` for one without a ship."""
        return self.start.sectors.index(sector)


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


class Event(events.Event):
    """The base of the game's events.

    Places are ids of the chart or ``base``; energy is in units; tiles are counted as ``(straights,
    curves)``. ``draws`` is the chance counter after an event that drew something.
    """

    __slots__ = ()


class Action(actions.Action):
    """The base of a crew's actions.

    ``fly n12`` · ``fly base`` · ``propose land-corvo`` · ``pass`` · ``step n3`` · ``land corvo`` ·
    ``stay`` · ``lay straight g1 0`` · ``leave`` · ``slide g2 h2`` · ``remove g2`` ·
    ``extra-slide g2 h2``
    """

    __slots__ = ()


@event
class TurnBegan(Event):
    """The last turn is over and a seat's began: what to do in it is its decision ``number``."""

    seat: Seat
    number: int

    def evolve(self, state: State) -> State:
        return replace(
            state,
            turn=self.seat,
            begun=state.begun + 1,
            slid=0,
            agenda=(Task(self.seat, TURN, self.number),),
            asked=self.number,
        )


@event
class Awaited(Event):
    """The decisions to come, the first entry now and the others after it."""

    agenda: tuple[Task, ...]

    def evolve(self, state: State) -> State:
        asked = max([state.asked, *[task.number for task in self.agenda]])
        return replace(state, asked=asked, agenda=self.agenda)


class Progress(EventRecorder[State, Event]):
    """The state so far, the events that led to it, and whether undo should halt here.

    ``agenda`` is what is to be decided, the first entry first. It is written into the state when
    a turn begins, or by a single event when everything that follows of itself has happened.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.agenda = state.agenda
        self._asked = state.asked

    def ask(
        self,
        seat: Seat,
        kind: str,
        *,
        left: int = 0,
        back: str | None = None,
        card: str | None = None,
        on: bool = False,
    ) -> None:
        self._asked += 1
        self.agenda = (Task(seat, kind, self._asked, left, back, card, on), *self.agenda)

    def ask_last(self, seat: Seat, kind: str) -> None:
        self._asked += 1
        self.agenda = (*self.agenda, Task(seat, kind, self._asked))

    def begin_turn(self, seat: Seat) -> None:
        """Let a seat's turn begin; what to do in it is all that is to be decided then."""
        self._asked += 1
        self.emit(TurnBegan(seat, self._asked))
        self.agenda = self.state.agenda

    def decided(self) -> Task:
        """Take the first decision, which is made, off the agenda, and return it."""
        first, self.agenda = self.agenda[0], self.agenda[1:]
        return first

    def transition(self) -> Transition[State, Event]:
        """The state and the events so far; what is decided next is written into the state."""
        if self.agenda != self.state.agenda:
            self.emit(Awaited(self.agenda))
        return Transition(self.state, tuple(self.events), self.barrier)
