"""The catalogs: every sentence that a person reads, in each language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent

from bot.settings import LANGUAGES

FALLBACK = "en"


class Words(Protocol):
    """A language that turns a message's id and figures into text."""

    language: str

    def __call__(self, message: str, **params: object) -> str:
        """The text; raises ``KeyError`` for an id that no catalog knows."""


REMEMBERED = 8192
"""Finished texts kept in each language, of some 200 bytes each. A panel asks for a hundred texts,
of which few are new: a move would take a quarter more processor time without them."""

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z]).*)*", re.MULTILINE)
"""A message up to the line before the next one."""
_QUOTED = re.compile(r"\{\s*([a-z][\w-]*)")
"""A name that may be another message's which a message quotes, as in ``{ other-message }``."""

_functions: dict[str, Any] = {}


def add_functions(**functions: Callable[..., Any]) -> None:
    """Let the catalogs call functions, by names in capitals, as in ``{ NAME($place) }``."""
    _functions.update(functions)
    words.cache_clear()


class _Figure(FluentInt):
    def format(self, locale: Any) -> str:
        return str(super().format(locale)).replace("-", "−")


class Bundle(FluentBundle):
    """The library's bundle, but numbers below 0 have a minus instead of a hyphen before them."""

    def format_pattern(
        self, pattern: Any, args: Mapping[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        errors: list[Exception] = []
        given = {
            name: _Figure(value) if type(value) is int else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        env = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=given), errors=errors
        )
        return pattern(env), errors


def catalog_files(folder: Traversable) -> Iterator[Traversable]:
    """Every Fluent file of a language, those of single games included."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from catalog_files(entry)
        elif entry.name.endswith(".ftl"):
            yield entry


class Catalog:
    """One language's messages, read from ``bot/locales/<language>/`` and its folders, one a game.

    A message is parsed when it is first asked for. Discord is told the names of the commands in
    every language, but most messages are asked for in one or two. All messages of the four
    languages would take 25 MB, a seventh of the bot's memory.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Any] = {**_functions, "PIECE": self.piece}
        self._bundle = Bundle([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in catalog_files(resources.files("bot.locales").joinpath(language)):
            self.add(file.read_text(encoding="utf-8"))
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._format)

    def add(self, source: str) -> None:
        """Add the messages of a Fluent file, which has no terms and no attributes."""
        self._sources |= {match[1]: match[0] for match in _MESSAGE.finditer(source)}

    def _parse(self, message: str) -> None:
        source = self._sources.get(message)
        if source is None or self._bundle.has_message(message):
            return
        for quoted in _QUOTED.findall(source):
            self._parse(quoted)
        self._bundle.add_resource(FluentResource(source))

    def __call__(self, message: str, **params: object) -> str:
        """Return the message with its figures; raises ``KeyError`` where the catalog lacks it."""
        return self._remembered(message, *params.items())

    def piece(self, kind: Any, name: Any) -> str:
        """For catalogs, as ``PIECE("first_martians-facility", $facility)``: a piece's name.

        A piece of an operator's own data, which no catalog knows, is called by its id.
        """
        known = f"{kind}-{name}"
        return self(known) if self.has(known) else str(name).replace("-", " ").capitalize()

    def _format(self, message: str, *params: tuple[str, object]) -> str:
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        return message in self._sources

    def messages(self) -> frozenset[str]:
        """Return the ids of all messages."""
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
