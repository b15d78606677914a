"""Actions as lines of text and back: a verb, then one word for each field."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, fields
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core.errors import UnreadableAction
from rules.core.record.codec import kind_id

A = TypeVar("A")

Reader: TypeAlias = Callable[[str], Any]
"""Turns a word into a field's value; raises ``ValueError`` for a word that can't be one."""

_NUMBER = re.compile(r"0|[1-9]\d?", re.ASCII)
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)


def number(word: str) -> int:
    """A number from 0 to 99, written without leading zeros."""
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def identifier(word: str) -> str:
    """An id of the board's data: which there are is the board's affair, and the game's to check."""
    if not _ID.fullmatch(word):
        raise ValueError(word)
    return word


def one_of(words: Iterable[str]) -> Reader:
    """A reader for words that are known beforehand."""
    known = frozenset(words)

    def read(word: str) -> str:
        if word not in known:
            raise ValueError(word)
        return word

    return read


class Notation(Generic[A]):
    """The notation of a game: its action types, and a reader for each name of a field.

    A type's verb is its name as an id, so ``Hire("famous", "launch-pad")`` reads ``hire famous
    launch-pad``.
    """

    def __init__(self, kinds: Iterable[type[Any]], readers: Mapping[str, Reader]) -> None:
        self.verbs: Mapping[str, type[Any]] = MappingProxyType(
            {kind_id(kind): kind for kind in kinds}
        )
        self._verb_of = {kind: verb for verb, kind in self.verbs.items()}
        self._parts = {
            verb: tuple((field.name, readers[field.name]) for field in fields(kind))
            for verb, kind in self.verbs.items()
        }

    def format(self, action: A) -> str:
        """The action's line: its verb and its figures."""
        return " ".join((self._verb_of[type(action)], *map(str, astuple(action))))  # type: ignore[call-overload]

    def parse(self, text: str) -> A:
        """The action of a line; raises ``UnreadableAction`` with the word that can't be read."""
        verb, *words = text.split(" ")
        parts = self._parts.get(verb)
        if parts is None:
            raise UnreadableAction("unknown-verb", word=verb)
        if len(words) != len(parts):
            raise UnreadableAction(
                "wrong-word-count", verb=verb, count=len(words), needed=len(parts)
            )
        figures: dict[str, Any] = {}
        for (name, read), word in zip(parts, words, strict=True):
            try:
                figures[name] = read(word)
            except ValueError:
                raise UnreadableAction("unknown-word", word=word, part=name) from None
        action: A = self.verbs[verb](**figures)
        return action
