"""A table of Spazio: 1999 on which tests arrange what they need and play by notation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Any, TypeVar

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import Seat, Setup
from rules.core.structs import with_item
from rules.space1999.central_computer import ComputerAnswered
from rules.space1999.chart import Moon
from rules.space1999.game import GAME
from rules.space1999.monitor import Tile
from rules.space1999.state import Event, Ship, State, Visit
from rules.space1999.view import View
from tests.rules.space1999.first_board import first_content

E = TypeVar("E")

EAST = Moon(8, 0)
"""The Moon at the right end of its axis, unturned: A looks north-west from there."""


class Table:
    """A game whose first player is the first sector named; the Moon is moved to ``moon``.

    It is played on ``first_board`` unless other ``content`` is given.
    """

    def __init__(
        self, *sectors: str, content: Any = None, moon: Moon | None = None, **options: str
    ) -> None:
        self.setup = Setup(
            sectors or ("a", "b", "c"), options, first_content() if content is None else content
        )
        for number in count():
            self.seed = number.to_bytes(32, "big")
            self.opening = GAME.new(self.setup, self.seed)
            if self.opening.state.first == 0:
                break
        self.state: State = self.opening.state
        self.log: list[Event] = list(self.opening.events)
        self.barrier = True
        if moon is not None:
            self.set(moon=moon)

    # Looking

    @property
    def board(self) -> Any:
        return self.state.start.board

    def seat(self, sector: str) -> Seat:
        return self.setup.seats.index(sector)

    def ship(self, sector: str) -> Ship:
        return self.state.ships[self.seat(sector)]

    def view(self, sector: str | None = None) -> View:
        return GAME.view(self.state, None if sector is None else self.seat(sector))

    def legal(self, sector: str) -> list[str]:
        return [*map(GAME.format_action, GAME.legal_actions(self.state, self.seat(sector)))]

    def deciding(self) -> tuple[str, str] | None:
        """Who decides, and what kind."""
        for decision in GAME.decisions(self.state):
            return self.setup.seats[decision.seat], decision.kind
        return None

    # Arranging

    def set(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def give(self, sector: str, **belongings: Any) -> None:
        """Set a ship's place, energy, tiles, or plans (taken from wherever they are)."""
        ship = replace(self.ship(sector), **belongings)
        self.set(ships=with_item(self.state.ships, self.seat(sector), ship))

    def visit(self, *visited: str) -> None:
        """Let planets have been visited by the first seat, with cards off the deck's top."""
        deck = list(self.state.planet_deck)
        visits = tuple(Visit(planet, deck.pop(), 0) for planet in visited)
        self.set(visits=self.state.visits + visits, planet_deck=tuple(deck))

    def lay(self, *lines: str) -> None:
        """Tiles on the Monitor: ``a straight g1 0``."""
        words = (line.split() for line in lines)
        tiles = tuple(Tile(square, owner, shape, int(n)) for owner, shape, square, n in words)
        self.set(tiles=self.state.tiles + tiles)

    def rig_card(self, conditions: str, energy: int, instruction: str) -> None:
        """Let the next Planet card be one of this kind; fails where the board has none."""
        wanted = (conditions, energy, instruction)
        kinds = self.board.planet_cards
        number = next(
            n
            for n, card in enumerate(kinds)
            if (card.conditions, card.energy, card.instruction) == wanted
        )
        self.set(planet_deck=(), under=(number, *self.state.planet_deck))

    def rig_program(self, program: str) -> None:
        """Let the Computer's next card be this one."""
        tray = list(self.state.tray)
        tray.remove(program)
        self.set(tray=(), tray_end=(program, *tray, *self.state.tray_end))

    # Playing

    def do(self, sector: str, line: str) -> list[Event]:
        """Play a line of notation, and return what happened."""
        transition = GAME.apply(self.state, self.seat(sector), GAME.parse_action(line))
        self.state, self.barrier = transition.state, transition.barrier
        self.log += transition.events
        return list(transition.events)

    def propose(self, sector: str, plan: str, answer: str) -> list[Event]:
        """Propose a plan so that the Computer gives the answer that is wanted."""
        return self.chance(
            lambda: self.do(sector, f"propose {plan}"),
            lambda events: any(
                isinstance(each, ComputerAnswered) and each.answer == answer for each in events
            ),
        )

    def chance(self, play: Any, wanted: Any) -> list[Event]:
        """Play with one seed after the other until it goes as wanted."""
        before, log = self.state, list(self.log)
        for number in range(500):
            start = replace(before.start, seed=number.to_bytes(32, "big"))
            self.state, self.log = replace(before, start=start), list(log)
            events: list[Event] = play()
            if wanted(events):
                return events
        raise AssertionError("chance never plays along")

    def refused(self, sector: str, line: str, reason: str, **figures: object) -> None:
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(self.state, self.seat(sector), GAME.parse_action(line))
        assert caught.value.reason == reason
        for name, value in figures.items():
            assert caught.value.params[name] == value

    def end_round(self) -> list[Event]:
        """Let the default be done for everybody until the next round has begun."""
        now, events = self.state.round, list[Event]()
        while self.state.round == now and (who := self.deciding()):
            seat = self.seat(who[0])
            transition = GAME.apply(self.state, seat, GAME.default_action(self.state, seat))
            self.state = transition.state
            events += transition.events
        return events


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def one(events: Iterable[Event], kind: type[E]) -> E:
    """The only event of a kind."""
    (found,) = of(events, kind)
    return found
