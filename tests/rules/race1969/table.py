"""A table of 1969 on which tests arrange what they need and play by notation."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any, TypeVar

import pytest

from rules.core.data_files import GameData, load_toml
from rules.core.errors import IllegalAction
from rules.core.game import Seat, Setup
from rules.core.structs import with_item
from rules.race1969.board import Board
from rules.race1969.decision_rules import RULES
from rules.race1969.game import GAME
from rules.race1969.missions import DiceRolled, MissionLaunched
from rules.race1969.purchases import less_one
from rules.race1969.state import Event, Nation, Recorder
from rules.race1969.terms import FAILURE, NEUTRAL, RESEARCH_INDEX, SUCCESS
from rules.race1969.view import Own, View

E = TypeVar("E")

FACES = {"s": SUCCESS, "n": NEUTRAL, "f": FAILURE}


BOARD = GameData(Board, lambda: load_toml("tests.rules.race1969", "board.toml"))
"""The tests' own board, whose figures stay as they are when the shipped one's are tuned."""


class Table:
    """A game on the tests' board whose first player is the first nation named."""

    def __init__(self, *nations: str, content: Any = None, **options: str) -> None:
        content = BOARD.content() if content is None else content
        self.setup = Setup(nations or ("usa", "ussr", "france"), options, content)
        for number in count():
            self.seed = number.to_bytes(32, "big")
            self.opening = GAME.new(self.setup, self.seed)
            if self.opening.state.first == 0:
                break
        self.state = self.opening.state
        self.barrier = True
        self.log: list[Event] = list(self.opening.events)

    # Looking

    def seat(self, nation: str) -> Seat:
        return self.setup.seats.index(nation)

    def nation(self, nation: str) -> Nation:
        return self.state.nations[self.seat(nation)]

    def researchers(self, nation: str, research: str) -> int:
        return self.nation(nation).researchers[RESEARCH_INDEX[research]]

    def content(self, nation: str, research: str) -> tuple[tuple[str, ...], bool]:
        """Scientists in a research and whether a bonus token lies there, from the public view."""
        view = self.view().nations[self.seat(nation)].researches[RESEARCH_INDEX[research]]
        return view.scientists, view.bonus

    def view(self, nation: str | None = None) -> View:
        return GAME.view(self.state, None if nation is None else self.seat(nation))

    def own(self, nation: str) -> Own:
        """What only the nation itself sees."""
        own = self.view(nation).own
        assert own is not None
        return own

    def legal(self, nation: str) -> list[str]:
        return [*map(GAME.format_action, GAME.legal_actions(self.state, self.seat(nation)))]

    def deciding(self) -> list[tuple[str, str]]:
        """Who decides, and what kind."""
        return [(self.setup.seats[d.seat], d.kind) for d in GAME.decisions(self.state)]

    # Arranging

    def give(self, nation: str, **belongings: Any) -> None:
        """Set a nation's money, prestige or moon_cell."""
        changed = replace(self.nation(nation), **belongings)
        nations = with_item(self.state.nations, self.seat(nation), changed)
        self.state = replace(self.state, nations=nations)

    def deal(self, nation: str, *hand: int) -> None:
        """Exchange a nation's hand for these cards of the deck."""
        deck = list(self.state.deck)
        for card in self.nation(nation).hand:
            deck[card - 1] += 1
        for card in hand:
            deck[card - 1] -= 1
        assert min(deck) >= 0, "not so many cards of this value"
        self.give(nation, hand=tuple(sorted(hand)))
        self.state = replace(self.state, deck=tuple(deck))

    def discard_deck(self, *kept: int) -> None:
        """Move the deck to the discards, but for the cards named."""
        deck, discards = [0] * len(self.state.deck), list(self.state.discards)
        for card in kept:
            deck[card - 1] += 1
        for value, number in enumerate(self.state.deck):
            discards[value] += number - deck[value]
        self.state = replace(self.state, deck=tuple(deck), discards=tuple(discards))

    def staff(self, nation: str, research: str, *scientists: str, bonus: bool = False) -> None:
        """Put scientists into a research for nothing; a spy comes from nobody."""
        board, supply = self.state.start.board, self.state.supply
        content = self.nation(nation).researches[RESEARCH_INDEX[research]]
        for scientist in scientists:
            assert content.has_room(scientist, board)
            content = content.joined(scientist, board)
            supply = less_one(supply, scientist)
        if bonus:
            content = content.with_bonus()
        self.state = replace(self.state, supply=supply)
        changed = self.nation(nation).with_research(RESEARCH_INDEX[research], content)
        self.give(nation, researches=changed.researches)

    # Playing

    def do(self, nation: str, *lines: str) -> list[Event]:
        """Take actions; return what happened."""
        events: list[Event] = []
        for line in lines:
            transition = GAME.apply(self.state, self.seat(nation), GAME.parse_action(line))
            self.state, self.barrier = transition.state, transition.barrier
            events += transition.events
        self.log += events
        return events

    def refused(self, nation: str, line: str) -> tuple[str, dict[str, object]]:
        """Try an action that may not be; return the reason and its figures."""
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(self.state, self.seat(nation), GAME.parse_action(line))
        assert line not in self.legal(nation)
        return caught.value.reason, caught.value.params

    def happen(self, *events: Event) -> list[Event]:
        """Let events happen and then all that follows of itself."""
        recorder = Recorder(self.state)
        for event in events:
            recorder.emit(event)
        RULES.advance(recorder)
        self.state, self.barrier = recorder.state, recorder.barrier
        self.log += recorder.events
        return recorder.events[len(events) :]

    def roll(self, nation: str, mission: str, dice: str, cell: int = 1) -> list[Event]:
        """Launch a mission for nothing and let the dice fall as told (`sssnf`)."""
        seat = self.seat(nation)
        faces = tuple(FACES[face] for face in dice)
        return self.happen(
            MissionLaunched(seat, mission, 0, cell),
            DiceRolled(seat, faces, self.state.draws),
        )

    def pass_until(self, phase: str, nation: str | None = None, year: int | None = None) -> None:
        """Let everybody do nothing until this phase, nation's decision and year."""
        for _ in range(500):
            deciding = GAME.decisions(self.state)
            arrived = self.state.phase == phase and (year is None or self.state.year == year)
            if arrived and (nation is None or deciding[0].seat == self.seat(nation)):
                return
            seat = deciding[0].seat
            self.do(
                self.setup.seats[seat], GAME.format_action(GAME.default_action(self.state, seat))
            )
        raise AssertionError("never came to it")


def only(events: list[Event], kind: type[E]) -> E:
    """The one event of a kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def every(events: list[Event], kind: type[E]) -> list[E]:
    """All events of a kind."""
    return [event for event in events if isinstance(event, kind)]
