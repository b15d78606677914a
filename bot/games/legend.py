"""A game's legend: what the signs of its pictures and the words of its texts mean."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.i18n import Words
from render.core.picture import Band

NamedSigns: TypeAlias = Sequence[tuple[str, str]]
"""Signs by their keys, each with its name in the picture's language."""


@dataclass(frozen=True, slots=True)
class LegendPage:
    """The keys of what a page explains: ``signs`` are drawn on its picture, ``words`` aren't.

    The catalogs have for each key a name, ``<game>-sign-<key>``, and a sentence or two,
    ``<game>-sign-<key>-text``.
    """

    signs: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Legend:
    """All of a game's legend.

    ``pages`` go by topic, which is the name of the band that a page explains, or any other where it
    explains words; a page's heading is ``<game>-legend-<topic>``. ``draw`` makes a page's picture,
    each sign drawn by the code that draws it on the boards. ``topics`` names the page about what is
    shown by the panel of each kind of decision, its picture or its texts, and by the pages
    ``board``, ``hand``, ``sheet`` and ``log``. ``absent`` names signs of the board's page that its
    picture doesn't show in a view of the game: they come last.
    """

    pages: Mapping[str, LegendPage]
    draw: Callable[[NamedSigns, Words], Band]
    topics: Mapping[str, str]
    absent: Callable[[Any], Collection[str]]
