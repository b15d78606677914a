"""What follows from the board once and for all, worked out ahead so that play stays quick."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from rules.core.game import Json
from rules.space1999 import components
from rules.space1999.actions import Fly, Land, Propose, Step
from rules.space1999.chart.chart import QUADRANTS, Chart
from rules.space1999.components import Board
from rules.space1999.monitor.grid import Grid
from rules.space1999.terms import BASE, CURVE, SHAPES, STRAIGHT


class Lookup:
    """A board with its chart, its Monitor and its decks as they are before the first card.

    ``moon_cards`` counts cards per number, ``planet_cards`` are indexes into the board's kinds of
    Planet card, the other decks ids; ``bank`` are straight and curved tiles. ``answers`` are the
    weights of the Computer's answers in the order of ``terms.ANSWERS``. ``bits`` are those of the
    nodes, as in ``Chart.mask``. Actions are made once:
    ``fly_to_nodes`` and, for planets and then each quarter of the Moon, ``fly_on`` are in the order
    of the bits of ``Flights.reached``.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chart = Chart(board)
        self.grid = Grid(board)
        self.nodes = frozenset(self.chart.nodes)
        self.planets = self.chart.planets
        self.bits: Mapping[str, int] = {node: self.chart.mask([node]) for node in self.chart.nodes}
        self.moon_cards = board.moon_cards.copies
        self.planet_cards = tuple(
            kind for kind, card in enumerate(board.planet_cards) for _ in range(card.count)
        )
        self.plan_cards = tuple(plan.id for plan in board.plan_deck)
        self.program_cards = tuple(program.id for program in board.program_deck)
        self.bank = (board.tiles.straight, board.tiles.curve)
        self.answers = (board.computer.ok, board.computer.negative, board.computer.neutral)
        places = (*self.chart.places, BASE)
        self.fly: Mapping[str, Fly] = {place: Fly(place) for place in places}
        self.fly_to_nodes = tuple(self.fly[node] for node in self.chart.nodes)
        self.fly_on = tuple(self.fly[place] for place in (*self.planets, *(BASE,) * len(QUADRANTS)))
        self.step: Mapping[str, Step] = {place: Step(place) for place in places}
        self.land: Mapping[str, Land] = {planet: Land(planet) for planet in self.planets}
        self.propose: Mapping[str, Propose] = {plan: Propose(plan) for plan in self.plan_cards}

    def __repr__(self) -> str:
        return f"Lookup({self.board.edition!r})"


def tally(shape: str) -> tuple[int, int]:
    """One tile of a shape, counted as straights and curves.

    >>> tally("curve")
    (0, 1)
    """
    return int(shape == STRAIGHT), int(shape == CURVE)


def shapes(tiles: tuple[int, int]) -> tuple[str, ...]:
    """The shapes of which there is any among straights and curves."""
    return tuple(shape for shape, count in zip(SHAPES, tiles, strict=True) if count)


@lru_cache(maxsize=32)
def _lookup(text: str) -> Lookup:
    return Lookup(components.read(json.loads(text)))


def lookup(content: Json) -> Lookup:
    """The lookup of a board given as JSON, shared by all games on equal boards.

    ``None`` stands for the standard board. Raises ``BrokenData``.
    """
    return _lookup(json.dumps(components.content() if content is None else content, sort_keys=True))
