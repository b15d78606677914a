"""Marked cards: what is secret in a game made recognisable wherever it is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from bot.games import PRESENTERS
from rules.race1969 import board as race1969


class Marks(Protocol):
    """A game with a board on which each secret card can be told from all else."""

    game: Any
    suggesting: tuple[tuple[str, str], ...]
    """Commands with an option whose suggestions could tell a hand."""

    def content(self) -> Any:
        """The marked board."""

    def named(self, event: Any) -> set[str]:
        """The cards that an encoded event names."""

    def read(self, text: str) -> set[str]:
        """The cards that a text names."""


class Values:
    """1969: each card of the deck has a value that no other figure of the game reaches."""

    game = PRESENTERS["race1969"].game
    suggesting = (("1969 play", "cards"), ("1969 discard", "card"))
    lowest, highest, most = 61, 99, 8
    # No share of a hundred, and no average, which has a decimal.
    number = re.compile(r"(?<![\w.:])(\d\d)(?![\w%]|[ \u00a0\u202f]%|\.\d)")

    def content(self) -> Any:
        board = race1969.content()
        counts = [0] * (self.lowest - 1) + [1] * (self.highest + 1 - self.lowest)
        board["espionage"] = {**board["espionage"], "cards": counts}
        # A cell for each point, and a launch pays so little that nothing else looks like a card.
        board["missions"] = [
            {**one, "espionage_cost": 1, "cells": [min(worth, self.most) for worth in one["cells"]]}
            for one in board["missions"]
        ]
        return board

    def named(self, event: Any) -> set[str]:
        lists = (event.get(key) for key in ("card", "cards", "plays"))
        return {str(number) for value in lists for number in _numbers(value)}

    def read(self, text: str) -> set[str]:
        return {one for one in self.number.findall(text) if int(one) >= self.lowest}


class Plans:
    """Spazio: 1999: 24 plans to land, one for each planet, and 12 of energy, no two alike.

    A planet may be named by anybody; that somebody should land on it is only what a plan says, or
    a program, which goes on: visited or not.
    """

    game = PRESENTERS["space1999"].game
    suggesting = (("1999 propose", "plan"), ("1999 fly", "place"))
    energy = range(31, 43)
    land = re.compile(r"\bLand on (\w+)\b(?!, visited or not)|\bland-(\w+)")
    receive = re.compile(r"\bReceive (\d\d) E\.U\.|\benergy-(\d\d)")

    def content(self) -> Any:
        board = self.game.content()
        board["plans"] = {**board["plans"], "returns": 0, "energy": list(self.energy)}
        return board

    def named(self, event: Any) -> set[str]:
        return {event["plan"]} if event.get("plan") else set()

    def read(self, text: str) -> set[str]:
        lands = {f"land-{(one or other).lower()}" for one, other in self.land.findall(text)}
        return lands | {f"energy-{one or other}" for one, other in self.receive.findall(text)}


MARKS: Mapping[str, Callable[[], Marks]] = {"race1969": Values, "space1999": Plans}


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from _numbers(one)
