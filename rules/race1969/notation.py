"""Actions as lines of text and back: ``hire famous launch-pad``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import astuple, fields
from types import MappingProxyType
from typing import Any

from rules.core.errors import UnreadableAction
from rules.race1969.actions import (
    Action,
    Buy,
    Discard,
    Done,
    Forgo,
    Hire,
    Keep,
    Launch,
    Play,
    Reroll,
    Seal,
    Spy,
    Stay,
    Take,
    Trade,
)
from rules.race1969.terms import NATIONS, RESEARCHES, SCIENTISTS

VERBS: Mapping[str, type[Action]] = MappingProxyType(
    {
        kind.__name__.lower(): kind
        for kind in (
            Trade,
            Forgo,
            Discard,
            Hire,
            Spy,
            Buy,
            Done,
            Launch,
            Stay,
            Reroll,
            Keep,
            Play,
            Take,
            Seal,
        )
    }
)

_NUMBER = re.compile(r"0|[1-9]\d?", re.ASCII)
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def _one_of(words: tuple[str, ...]) -> Callable[[str], str]:
    def read(word: str) -> str:
        if word not in words:
            raise ValueError(word)
        return word

    return read


def _mission(word: str) -> str:
    # Which missions there are is the board's affair, and the board belongs to the game.
    if not _ID.fullmatch(word):
        raise ValueError(word)
    return word


_READERS: Mapping[str, Callable[[str], Any]] = MappingProxyType(
    {
        "points": _number,
        "card": _number,
        "count": _number,
        "die": _number,
        "scientist": _one_of(tuple(name for name in SCIENTISTS if name != "spy")),
        "research": _one_of(RESEARCHES),
        "nation": _one_of(NATIONS),
        "mission": _mission,
    }
)


def format_action(action: Action) -> str:
    """The action's line: its verb and its figures.

    >>> format_action(Spy("ussr", "ground-control"))
    'spy ussr ground-control'
    """
    return " ".join((type(action).__name__.lower(), *map(str, astuple(action))))


def parse_action(text: str) -> Action:
    """The action of a line; raises ``UnreadableAction`` with the ``word`` that can't be read.

    >>> parse_action("hire famous launch-pad")
    Hire(scientist='famous', research='launch-pad')
    """
    verb, *words = text.split(" ")
    kind = VERBS.get(verb)
    if kind is None:
        raise UnreadableAction("unknown-verb", word=verb)
    names = [field.name for field in fields(kind)]
    if len(words) != len(names):
        raise UnreadableAction("wrong-word-count", verb=verb, count=len(words), needed=len(names))
    figures: dict[str, Any] = {}
    for name, word in zip(names, words, strict=True):
        try:
            figures[name] = _READERS[name](word)
        except ValueError:
            raise UnreadableAction("unknown-word", word=word, part=name) from None
    return kind(**figures)
