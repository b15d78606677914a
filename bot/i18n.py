"""The catalogs: every sentence that a person reads, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any, Protocol

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference
from fluent.syntax.visitor import Visitor

from bot.settings import LANGUAGES

FALLBACK = "en"


class Words(Protocol):
    """A language that turns a message's id and figures into text."""

    language: str

    def __call__(self, message: str, **params: object) -> str:
        """The text; raises ``KeyError`` for an id that no catalog knows."""


REMEMBERED = 8192
"""Finished texts kept in each language, of some 200 bytes each."""


_NUMBERED = re.compile(r"n([0-9]+)")


def bare(text: str) -> str:
    """For catalogs, as ``BARE($place)``: a node's number alone, any other text as it is.

    >>> bare("n17"), bare("Vulcano"), bare("d4")
    ('17', 'Vulcano', 'd4')
    """
    numbered = _NUMBERED.fullmatch(str(text))
    return numbered[1] if numbered else str(text)


def kind_of_place(text: str) -> str:
    """For catalogs, as ``PLACE($place)``: what kind of place an id stands for.

    >>> kind_of_place("n17"), kind_of_place("base"), kind_of_place("corva")
    ('node', 'base', 'planet')
    """
    if str(text) == "base":
        return "base"
    return "node" if _NUMBERED.fullmatch(str(text)) else "planet"


def name(text: str) -> str:
    """For catalogs, as ``NAME($place)``: an id as a name, the same in every language.

    >>> name("corva")
    'Corva'
    """
    return str(text).capitalize()


# The library takes texts as results, though its annotations don't say so.
FUNCTIONS: dict[str, Any] = {"BARE": bare, "NAME": name, "PLACE": kind_of_place}


class Figure(FluentInt):
    """A whole number that is quick to write where there is nothing to group.

    The library clones and applies a pattern for each, which takes half of a sentence's time.
    """

    def format(self, locale: Any) -> str:
        """As the language writes it."""
        plain = 0 <= self < 1000 and self.options is self.default_number_format_options
        if plain:
            return str(int(self))
        # The library writes a hyphen before a figure below 0 where typesetters write a minus.
        return str(super().format(locale)).replace("-", "−")


_figure = lru_cache(maxsize=1024)(Figure)


class Bundle(FluentBundle):
    """The library's, with figures of our own."""

    def format_pattern(
        self, pattern: Any, args: Mapping[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """A message's text, and what went wrong on the way."""
        errors: list[Exception] = []
        given = {
            name: _figure(value) if type(value) is int else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        env = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=given), errors=errors
        )
        return pattern(env), errors


_PARSER = FluentParser(with_spans=False)
"""Doesn't note where in its source each part stands, which would take a third of the memory."""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class References(Visitor):
    """Collects the messages that a message quotes."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Called by the library for each ``{ other-message }``."""
        self.found.append(node.id.name)


def catalog_files(folder: Traversable) -> Iterator[Traversable]:
    """Every Fluent file of a language, those of single games included."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from catalog_files(entry)
        elif entry.name.endswith(".ftl"):
            yield entry


class Catalog:
    """One language's messages, read from ``bot/locales/<language>/`` and its folders, one a game.

    Messages are parsed when they are asked for first: parsed, all of a language take 13 MB and
    more than a second. A panel asks for a hundred texts of which all but a few were asked for
    before, and formatting one takes a tenth of a millisecond: finished texts are remembered.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        functions = {**FUNCTIONS, "PIECE": self.piece}
        self._bundle = Bundle([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._lock = Lock()
        for file in catalog_files(resources.files("bot.locales").joinpath(language)):
            self.add(file.read_text(encoding="utf-8"))
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._format)

    def add(self, source: str) -> None:
        """Add the messages of a Fluent file, which has no terms and no attributes."""
        starts = [*_MESSAGE.finditer(source)]
        ends = [*(match.start() for match in starts[1:]), len(source)]
        for match, end in zip(starts, ends, strict=False):
            self._sources[match[1]] = source[match.start() : end]

    def _parse(self, message: str) -> None:
        """Parse a message and those that it quotes, unless they are parsed already."""
        waiting = [message]
        while waiting:
            name = waiting.pop()
            if name in self._parsed or name not in self._sources:
                continue
            self._parsed.add(name)
            resource = _PARSER.parse(self._sources[name])
            self._bundle.add_resource(resource)
            references = References()
            references.visit(resource)
            waiting += references.found

    def __call__(self, message: str, **params: object) -> str:
        """The message with its figures; raises ``KeyError`` where the catalog lacks it."""
        return self._remembered(message, *params.items())

    def piece(self, kind: Any, name: Any) -> str:
        """For catalogs, as ``PIECE("first_martians-facility", $facility)``: a piece's name.

        What no catalog knows, of data of one's own, is called by its id.
        """
        known = f"{kind}-{name}"
        return self(known) if self.has(known) else str(name).replace("-", " ").capitalize()

    def _format(self, message: str, *params: tuple[str, object]) -> str:
        with self._lock:  # alt texts are written in the threads that draw
            self._parse(message)
            pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        """Whether this language knows the message."""
        return message in self._sources

    def messages(self) -> frozenset[str]:
        """The ids of all messages."""
        return frozenset(self._sources)


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Catalog:
    """The catalog of a language, read once; an unknown language gets English."""
    return Catalog(language if language in LANGUAGES else FALLBACK)


DISCORD_LOCALES: Mapping[str, str] = {
    "en-US": "en",
    "en-GB": "en",
    "it": "it",
    "fr": "fr",
    "de": "de",
}


def language_of(locale: str | None, default: str = FALLBACK) -> str:
    """The catalog language for one of Discord's locale codes."""
    return DISCORD_LOCALES.get(locale or "", default)
