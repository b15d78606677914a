"""Everything that the bot says, by who can read it, and the secrets that a text would name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.games import PRESENTERS
from rules.race1969 import board as race1969

PUBLIC = None
"""Reads what stands in the channel, and everything that names no reader."""


@dataclass
class Wiretap:
    """Listens to a server from now on.

    ``take`` gives what was said since it was called last: the reader (``PUBLIC`` or a person's
    name) with every word of it: texts, alt texts, file names, custom_ids and addresses.
    """

    server: Any
    _tokens: dict[str, str] = field(default_factory=dict)
    _heard: int = 0

    def __post_init__(self) -> None:
        self._heard = len(self.server.env.http_requests)
        inner = self.server.env.backend.emit

        def emit(event: str, payload: dict[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                self._tokens[payload["token"]] = self._name(user)
            inner(event, payload)

        self.server.env.backend.emit = emit

    def take(self) -> list[tuple[str | None, str]]:
        said = self.server.env.http_requests[self._heard :]
        self._heard = len(self.server.env.http_requests)
        return [
            (self._reader(one), "\n".join([_address(one.path), *_words(one.json)])) for one in said
        ]

    def _name(self, user: int) -> str:
        return next(name for name, actor in self.server.people.items() if actor.user.id == user)

    def _reader(self, request: Any) -> str | None:
        parts = request.path.split("/")
        for token, name in self._tokens.items():
            if token in parts:
                return name if _private(request) else PUBLIC
        for name, actor in self.server.people.items():
            if str(actor.user.dm_channel.id) in parts:
                return str(name)
        return PUBLIC


def _private(request: Any) -> bool:
    """Whether the answer to an interaction is for the person alone.

    An answer that changes a message is as private as that message: only those are changed that
    are private themselves, which ``flags`` of an update don't tell.
    """
    body = request.json or {}
    if "callback" in request.path and body.get("type") == 4:
        return bool(body.get("data", {}).get("flags", 0) & 64)
    return True


def _address(path: str) -> str:
    return "/".join(part for part in path.split("/") if not re.fullmatch(r"\d{15,}", part))


def _words(body: Any) -> Iterator[str]:
    if isinstance(body, dict):
        for key, value in body.items():
            if key not in ("id", "nonce", "channel_id", "message_id"):
                yield from _words(value)
    elif isinstance(body, list):
        for value in body:
            yield from _words(value)
    elif isinstance(body, str):
        yield body


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
    # No share of a hundred, no average, which has a decimal, and nothing left over of the points
    # that a reader has laid, whose sum stands beside it.
    number = re.compile(r"(?<![\w.:])(\d\d)(?![\w%]|[ \u00a0\u202f]%|\.\d| points left over)")

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
