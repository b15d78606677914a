"""The state of a game of 1969: all that there is to know, as frozen values.

What may be secret (seed, hands, plays, trades, cards by value) is left out of ``repr``, so that no
log or traceback can show it.
"""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache

from rules.core.game import Outcome, Seat
from rules.core.structs import struct, with_item
from rules.race1969.components.board import Board
from rules.race1969.components.research_contents import (
    Research,
    ResearchContents,
    research_contents,
)
from rules.race1969.options import Options
from rules.race1969.pieces import Flight, LastMove, Reveal
from rules.race1969.terms import INCOME, RESEARCHES, SCIENTISTS


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
