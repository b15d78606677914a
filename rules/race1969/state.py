"""The options of a table: how they are spelled, and what the rules read of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rules.core.game import Option, Outcome, Seat
from rules.core.structs import struct, with_item
from rules.core.values import chosen_options
from rules.race1969.board import Board
from rules.race1969.terms import BASE, INCOME, RESEARCHES, SCIENTISTS

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


@dataclass(frozen=True, slots=True, eq=False)
class Research:
    """The content of one research. There is one shared object per content: identity is equality.

    ``scientists`` are indexes into ``terms.SCIENTISTS`` in the order of their coming; ``room`` is
    a bit mask of the types that may still join.
    """

    scientists: tuple[int, ...]
    bonus: bool
    researchers: int
    room: int


class ResearchContents:
    """Every content that a research may have on a board."""

    def __init__(self, board: Board) -> None:
        self._spaces = board.limits.spaces
        self._researchers = [scientist.researchers for scientist in board.scientists]
        self._contents: dict[tuple[tuple[int, ...], bool], Research] = {}
        self._add(())
        self.empty = self._contents[(), False]

    def _add(self, scientists: tuple[int, ...]) -> None:
        """Enter a content, and all that can grow out of it."""
        joining = [
            scientist
            for scientist in range(len(SCIENTISTS))
            if len(scientists) < self._spaces and (scientist == BASE or scientist not in scientists)
        ]
        room = sum(1 << scientist for scientist in joining)
        count = sum(self._researchers[scientist] for scientist in scientists)
        for bonus in (False, True):
            self._contents[scientists, bonus] = Research(scientists, bonus, count + bonus, room)
        for scientist in joining:
            self._add((*scientists, scientist))

    def of(self, scientists: tuple[int, ...], bonus: bool) -> Research:
        """The content with these scientists; raises ``KeyError`` where they can't be together."""
        return self._contents[scientists, bonus]

    def joined(self, research: Research, scientist: int) -> Research:
        """The research after a scientist came; raises ``KeyError`` where none of the type fits."""
        return self._contents[(*research.scientists, scientist), research.bonus]

    def with_bonus(self, research: Research) -> Research:
        """The research with a bonus token, which counts as one researcher."""
        return self._contents[research.scientists, True]


@lru_cache(maxsize=32)
def research_contents(board: Board) -> ResearchContents:
    """The contents of a board's researches, worked out once."""
    return ResearchContents(board)


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


def counted(pile: tuple[int, ...], cards: Iterable[int], change: int) -> tuple[int, ...]:
    """The pile after each of ``cards`` came (``change`` 1) or went (−1).

    >>> counted((18, 13, 8), (1, 3, 3), -1)
    (17, 13, 6)
    """
    counts = list(pile)
    for card in cards:
        counts[card - 1] += change
    return tuple(counts)


@lru_cache(maxsize=4096)
def values(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The different values in a hand, rising.

    >>> values((1, 1, 3))
    (1, 3)
    """
    return tuple(sorted(set(hand)))


def beyond(cards: tuple[int, ...], others: tuple[int, ...]) -> Iterator[int]:
    """The cards, lowest first, that ``cards`` has more of than ``others``.

    >>> list(beyond((1, 2, 2, 3), (2, 3, 3)))
    [1, 2]
    """
    for value in sorted(set(cards)):
        yield from [value] * (cards.count(value) - others.count(value))


@struct
class Sheets:
    """A nation's two research sheets, in the order of ``terms.RESEARCHES``.

    ``open`` holds, for each type of scientist, a bit mask of the researches where one more may be
    placed; ``researchers`` counts them per research. Both follow from ``researches`` and are kept
    because they are asked for at every turn.
    """

    researches: tuple[Research, ...]
    open: tuple[int, ...]
    researchers: tuple[int, ...]

    def with_research(self, index: int, research: Research) -> Sheets:
        """The sheets with the content of one research exchanged."""
        bit = 1 << index
        room = research.room
        return Sheets(
            with_item(self.researches, index, research),
            tuple([
                mask | bit if room >> scientist & 1 else mask & ~bit
                for scientist, mask in enumerate(self.open)
            ]),
            with_item(self.researchers, index, research.researchers),
        )  # fmt: skip


@struct(slots=False)
class Nation:
    """One seat's belongings: money in millions, the cards held in rising order.

    ``moon_cell`` is the cell (from 1) of its flag on the Moon track.
    """

    prestige: int
    money: int
    moon_cell: int
    sheets: Sheets
    hand: tuple[int, ...] = field(repr=False)
    flights: tuple[Flight, ...]


@struct(slots=False)
class RunningLaunch:
    """A mission under way, from its launch until it has earned its prestige.

    ``score`` and ``research`` are ``None`` and 0 before the test ends. ``plays`` holds a tuple of
    cards per seat; ``sealed`` is a bit mask of the seats whose play is final; ``laid``: all
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
    sealed: int = 0
    laid: bool = False


@struct
class Start:
    """The agreement before the first move, which never changes."""

    board: Board = field(repr=False)
    nations: tuple[str, ...]
    options: Options
    seed: bytes = field(repr=False)

    @property
    def contents(self) -> ResearchContents:
        """The contents that the board's researches may have."""
        return research_contents(self.board)


@struct(slots=False)
class State:
    """The whole game at one moment.

    ``draws`` counts the numbers drawn from the seed; ``round`` counts from 0; ``deck`` and
    ``discards`` are numbers of cards per value, lowest first; ``flags`` lists per mission the
    seats that flew it in earlier rounds. ``done`` is a bit mask of the seats through with their
    turn in this phase, ``hired`` of those that have hired this round; ``making_room``: the nation
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
    done: int
    hired: int
    making_room: bool
    owed: tuple[int, ...]
    trades: tuple[int | None, ...] = field(repr=False)
    launch: RunningLaunch | None
    reveal: Reveal | None
    last: LastMove | None
    outcome: Outcome | None

    @property
    def order(self) -> tuple[Seat, ...]:
        """This round's turn order."""
        return clockwise(len(self.nations), self.first)

    @property
    def turn(self) -> Seat | None:
        """The first nation in turn order that isn't through with this phase."""
        for seat in clockwise(len(self.nations), self.first):
            if not self.done >> seat & 1:
                return seat
        return None

    @property
    def current_launch(self) -> RunningLaunch:
        """The launch under way, which a decision about dice or cards belongs to."""
        assert self.launch is not None
        return self.launch

    @property
    def year(self) -> int:
        """The round's year, 1963 to 1969."""
        return self.start.board.rounds[self.round].year


@lru_cache(maxsize=64)
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats in turn order from ``first`` on.

    >>> clockwise(4, 2)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


def blank(start: Start) -> State:
    """The table laid out before the first event: what ``evolve`` starts from."""
    board, empty = start.board, start.contents.empty
    everywhere = (1 << len(RESEARCHES)) - 1
    sheets = Sheets(
        (empty,) * len(RESEARCHES),
        tuple(
            everywhere if empty.room >> scientist & 1 else 0 for scientist in range(len(SCIENTISTS))
        ),
        (0,) * len(RESEARCHES),
    )
    nation = Nation(board.start.prestige, board.start.money, board.start.moon_cell, sheets, (), ())
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
        done=0,
        hired=0,
        making_room=False,
        owed=(0,) * seats,
        trades=(None,) * seats,
        launch=None,
        reveal=None,
        last=None,
        outcome=None,
    )
