"""The state of a game of 1969 as frozen values, and the bases of events, actions and recorder.

What may be secret (seed, hands, plays, trades, piles) is left out of ``repr``, so that no log and
no traceback can show it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, ConfigDict, PlainSerializer

from rules.core import actions, events
from rules.core.events import EventRecorder
from rules.core.game import Decision, Json, Option, Outcome, Seat
from rules.core.structs import struct, with_item
from rules.core.values import chosen_options
from rules.race1969.board import Board
from rules.race1969.terms import BASE, FREE_CARD, INCOME, RESEARCHES, SABOTAGE, SUPPORT

SEALED, RULEBOOK, FLAGS = "sealed", "rulebook", "flags"
ESPIONAGE_ORDER = Option("espionage", (SEALED, RULEBOOK), SEALED)
TRADES_ORDER = Option("trades", (SEALED, RULEBOOK), SEALED)
# Before this was an option, flags were a limit at every table (ruling 14).
MISSIONS_FLOWN = Option("missions", (RULEBOOK, FLAGS), RULEBOOK, absent=FLAGS)
OPTIONS = (ESPIONAGE_ORDER, TRADES_ORDER, MISSIONS_FLOWN)


@struct
class Options:
    """What a table has chosen.

    Opponents' plays and all trades are sealed at the same time, or follow each other in the turn
    order. ``flags_limit``: a nation flies no more missions besides the Moon than it has flags for.
    """

    sealed_espionage: bool
    sealed_trades: bool
    flags_limit: bool


def options_of(chosen: Mapping[str, str]) -> Options:
    """The options with these choices; raises ``IllegalAction`` for what can't be chosen."""
    by_id = chosen_options(OPTIONS, chosen)
    return Options(
        sealed_espionage=by_id[ESPIONAGE_ORDER.id] == SEALED,
        sealed_trades=by_id[TRADES_ORDER.id] == SEALED,
        flags_limit=by_id[MISSIONS_FLOWN.id] == FLAGS,
    )


def _read_seats(stored: Json) -> frozenset[Seat]:
    if not isinstance(stored, int):
        raise ValueError("not a number")
    return frozenset(seat for seat in range(stored.bit_length()) if stored >> seat & 1)


Seats = Annotated[
    frozenset[Seat],
    BeforeValidator(_read_seats),
    PlainSerializer(lambda seats: sum(1 << seat for seat in seats), return_type=int),
]
"""Some seats. They are stored as a number that has a bit for each seat."""

NOBODY: frozenset[Seat] = frozenset()


@struct
class Research:
    """The content of one research: its scientists in the order of their coming, and a bonus token.

    ``researchers`` counts both; it is kept because it is asked for at every turn.
    """

    scientists: tuple[str, ...] = ()
    bonus: bool = False
    researchers: int = 0

    def has_room(self, scientist: str, board: Board) -> bool:
        """Whether one more may come: only base scientists may be of one type (Purchases)."""
        free = len(self.scientists) < board.limits.spaces
        return free and (scientist == BASE or scientist not in self.scientists)

    def joined(self, scientist: str, board: Board) -> Research:
        more = board.scientist(scientist).researchers
        return Research((*self.scientists, scientist), self.bonus, self.researchers + more)

    def with_bonus(self) -> Research:
        """The research with a bonus token, which counts as one researcher."""
        return Research(self.scientists, True, self.researchers + 1)


EMPTY = Research()


def _read_researches(stored: Json) -> tuple[Json, ...]:
    if not isinstance(stored, dict) or not stored.keys() <= set(RESEARCHES):
        raise ValueError("unknown research")
    return tuple(stored.get(name, {}) for name in RESEARCHES)


def _stored_researches(researches: tuple[Research, ...]) -> Json:
    return {
        name: {"scientists": list(research.scientists), "bonus": research.bonus}
        for name, research in zip(RESEARCHES, researches, strict=True)
        if research != EMPTY
    }


Researches = Annotated[
    tuple[Research, ...],
    BeforeValidator(_read_researches),
    PlainSerializer(_stored_researches, return_type=dict),
]
"""All researches of a nation. They are stored by id, without the empty ones and the counts."""


@struct
class Flight:
    """A mission that a nation has flown: the cell it ended on (1-based) and what it earned."""

    seat: Seat
    mission: str
    year: int
    cell: int
    prestige: int


@struct
class Reveal:
    """The latest reveal: who played which cards, and how the rocket ended.

    ``start`` is the cell after the test, ``cell`` the cell after all cards; ``worth`` less
    ``flags``, at least 0, is the ``prestige`` earned; ``advanced``: the flag on the Moon track
    moved.
    """

    seat: Seat
    mission: str
    year: int
    dice: tuple[str, ...]
    research: int
    score: int
    launched_from: int
    start: int
    plays: tuple[tuple[Seat, tuple[int, ...]], ...]
    cost: int
    back: int
    forward: int
    cell: int
    worth: int
    flags: int
    prestige: int
    advanced: bool


@struct
class LastMove:
    """The latest public move, to be marked on the pictures.

    ``kind`` is one of ``hire``, ``spy``, ``cards``, ``trade``, ``launch``, ``flight``; what the
    kind doesn't need is ``None``. ``host`` is the seat whose research a spy went to.
    """

    seat: Seat
    kind: str
    research: str | None = None
    host: Seat | None = None
    mission: str | None = None
    cell: int | None = None


@struct
class Nation:
    """One seat's belongings: money in millions, the cards held in rising order.

    ``moon_cell`` is the cell (from 1) of its flag on the Moon track. ``researches`` follow
    ``terms.RESEARCHES``.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    prestige: int
    money: int
    moon_cell: int
    researches: Researches
    hand: tuple[int, ...] = field(repr=False)
    flights: tuple[Flight, ...]

    @property
    def researchers(self) -> tuple[int, ...]:
        return tuple([research.researchers for research in self.researches])

    def with_research(self, index: int, research: Research) -> Nation:
        return replace(self, researches=with_item(self.researches, index, research))


@struct
class RunningLaunch:
    """A mission under way, from its launch until it has earned its prestige.

    ``score`` and ``research`` are ``None`` and 0 before the test ends. ``plays`` holds a tuple of
    cards per seat; ``sealed`` are the seats whose play is final; ``laid``: all
    opponents' plays are, and lie on the table (Missions 8).
    """

    seat: Seat
    mission: str
    paid: int
    start: int
    cell: int
    plays: tuple[tuple[int, ...], ...] = field(repr=False)
    dice: tuple[str, ...] = ()
    rerolled: tuple[int, ...] = ()
    research: int = 0
    score: int | None = None
    sealed: Seats = NOBODY
    laid: bool = False


@struct
class Start:
    """The agreement before the first move, which never changes."""

    board: Board = field(repr=False)
    nations: tuple[str, ...]
    options: Options
    seed: bytes = field(repr=False)


@struct
class State:
    """The whole game at one moment.

    ``draws`` counts the numbers drawn from the seed; ``round`` counts from 0; ``deck`` and
    ``discards`` are piles (numbers of cards by id); ``flags`` lists per mission the
    seats that flew it in earlier rounds. ``done`` are the seats through with their turn in
    this phase, ``hired`` the seats that have hired this round; ``making_room``: the nation
    whose turn it is has just discarded from a full hand (ruling 4). ``owed`` are the free cards
    still to be drawn per seat, ``trades`` the prestige that each has chosen to trade this round.
    """

    start: Start
    draws: int
    round: int
    first: Seat
    phase: str
    nations: tuple[Nation, ...]
    supply: tuple[int, ...]
    deck: tuple[int, ...] = field(repr=False)
    discards: tuple[int, ...] = field(repr=False)
    flags: tuple[tuple[Seat, ...], ...]
    done: Seats
    hired: Seats
    making_room: bool
    owed: tuple[int, ...]
    trades: tuple[int | None, ...] = field(repr=False)
    launch: RunningLaunch | None
    reveal: Reveal | None
    last: LastMove | None
    outcome: Outcome | None

    def with_nation(self, seat: Seat, **changes: Any) -> tuple[Nation, ...]:
        return with_item(self.nations, seat, replace(self.nations[seat], **changes))

    @property
    def order(self) -> tuple[Seat, ...]:
        return clockwise(len(self.nations), self.first)

    @property
    def turn(self) -> Seat | None:
        """The first nation in turn order that isn't through with this phase."""
        for seat in clockwise(len(self.nations), self.first):
            if seat not in self.done:
                return seat
        return None

    @property
    def current_launch(self) -> RunningLaunch:
        """The launch under way, which a decision about dice or cards belongs to."""
        assert self.launch is not None
        return self.launch

    @property
    def year(self) -> int:
        return self.start.board.rounds[self.round].year


def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats in turn order from ``first`` on.

    >>> clockwise(4, 2)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


def blank(start: Start) -> State:
    """The table laid out before the first event: what ``evolve`` starts from."""
    board, researches = start.board, (EMPTY,) * len(RESEARCHES)
    begin = board.start
    nation = Nation(begin.prestige, begin.money, begin.moon_cell, researches, (), ())
    seats = len(start.nations)
    return State(
        start=start,
        draws=0,
        round=0,
        first=0,
        phase=INCOME,
        nations=(nation,) * seats,
        supply=tuple(scientist.supply for scientist in board.scientists),
        deck=board.espionage.cards,
        discards=(0,) * len(board.espionage.cards),
        flags=((),) * len(board.missions),
        done=NOBODY,
        hired=NOBODY,
        making_room=False,
        owed=(0,) * seats,
        trades=(None,) * seats,
        launch=None,
        reveal=None,
        last=None,
        outcome=None,
    )


SECRET = frozenset((FREE_CARD, SABOTAGE, SUPPORT))
"""Kinds of decisions whose choices name cards in a hand."""


class Event(events.Event):
    """The base of the game's events. ``draws`` is the chance counter after one that drew."""

    __slots__ = ()


class Action(actions.Action):
    __slots__ = ()


class Recorder(EventRecorder[State, Event]):
    pass


def decision(
    seat: Seat, kind: str, year: int, nation: str | None = None, *, secret: bool = False
) -> Decision:
    """A decision about a year or, where a ``nation`` is given, about its launch in that year."""
    about = str(year) if nation is None else f"{year} {nation}"
    return Decision(seat, kind, secret or kind in SECRET, about)
