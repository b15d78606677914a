"""Actions: when they are open, what they do, and their lines of text (notation)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, fields
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, get_type_hints

from rules.core.errors import UnreadableAction
from rules.core.structs import kind_id
from rules.core.values import Seat

A = TypeVar("A", bound="Action")


class Action:
    """What a seat asks for: one choice that reads as one line of notation.

    A game has a base class of its own, from which its actions derive::

        class Action(actions.Action):
            __slots__ = ()

        @struct
        class Hire(Action):
            decisions = (PURCHASE,)

            scientist: str
            research: str

            def check(self, state: State, seat: Seat) -> None: ...
            def carry_out(self, recorder: Recorder, seat: Seat) -> None: ...

    Its verb in notation is the class's name as an id: ``hire famous launch-pad``. It is recorded,
    so it must not change.
    """

    __slots__ = ()

    kinds: ClassVar[dict[str, type[Any]]]
    """The kinds of actions of the game, by verb."""
    decisions: ClassVar[tuple[str, ...]] = ()
    """The kinds of decisions in which the action may be taken."""

    def __init_subclass__(cls, *, abstract: bool = False) -> None:
        """``abstract``: the class is what several kinds of actions share, and none itself."""
        if Action in cls.__bases__:
            cls.kinds = {}
        elif not abstract:
            # A class with slots is made twice; the second one is the class that is used.
            cls.kinds[kind_id(cls)] = cls

    def check(self, state: Any, seat: Seat) -> None:
        """Raise ``IllegalAction`` unless the seat, which decides, may do this now."""

    def carry_out(self, recorder: Any, seat: Seat) -> None:
        """Let the events happen that come of the action; it has been checked."""


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
    """An id of the board's data. Whether it exists is for the action's check to say."""
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
    """The lines of text of a game's actions: a verb, then one word for each field.

    A field of type ``int`` is read as a ``number``, any other as an ``identifier``, unless its type
    names another reader: ``shape: Annotated[str, one_of(SHAPES)]``.
    """

    def __init__(self, base: type[A]) -> None:
        self.verbs: Mapping[str, type[Any]] = base.kinds
        self._readers = {verb: _readers(kind) for verb, kind in base.kinds.items()}

    def format(self, action: A) -> str:
        """The action's line, which ``parse`` reads back to the same action."""
        return " ".join((kind_id(type(action)), *map(str, astuple(action))))  # type: ignore[call-overload]

    def parse(self, text: str) -> A:
        """The action of a line; raises ``UnreadableAction`` with the word that can't be read."""
        verb, *words = text.split(" ")
        readers = self._readers.get(verb)
        if readers is None:
            raise UnreadableAction("unknown-verb", word=verb)
        if len(words) != len(readers):
            raise UnreadableAction(
                "wrong-word-count", verb=verb, count=len(words), needed=len(readers)
            )
        figures: dict[str, Any] = {}
        for (name, read), word in zip(readers.items(), words, strict=True):
            try:
                figures[name] = read(word)
            except ValueError:
                raise UnreadableAction("unknown-word", word=word, part=name) from None
        action: A = self.verbs[verb](**figures)
        return action


def _readers(kind: type[Any]) -> dict[str, Reader]:
    """The reader of each field of an action."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: _reader(hints[field.name]) for field in fields(kind)}


def _reader(hint: Any) -> Reader:
    for mark in getattr(hint, "__metadata__", ()):
        read: Reader = mark
        return read
    return number if hint is int else identifier
