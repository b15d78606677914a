"""A game's poster: all of its rules and signs on one page, as pictures and as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.i18n import Words
from render.core.picture import Band

Cards: TypeAlias = Sequence[tuple[str, str, str]]
"""Cards of a band: the sign's key, the title and the text, in the picture's language."""


@dataclass(frozen=True, slots=True)
class PosterCard:
    """A card: its ``sign`` as in the legend, and the messages of its title and its text."""

    sign: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Poster:
    """All of a game's poster.

    ``bands`` hold the cards by topic, whose heading is ``<game>-poster-<topic>``. ``draw`` makes a
    band of its topic, heading and cards. Texts may use the figures of the rules' pages; they have
    no emoji, which the pictures' fonts lack.
    """

    bands: Mapping[str, Sequence[PosterCard]]
    draw: Callable[[str, str, Cards, Words], Band]
