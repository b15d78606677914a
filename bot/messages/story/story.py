"""The content of a story: texts with the Markdown of messages, and pictures yet to be drawn.

All of it can be sent to the process that makes the file.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from render.core.cache import shown_key
from render.core.picture import Band


@dataclass(frozen=True, slots=True)
class Labels:
    """The page's own words, in the language of the story: headings, captions, the last line."""

    people: str
    end: str
    course: str
    turns: str
    dice: str
    board: str
    fewer: str
    made: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round of the game: its sentences, and the board as everybody saw it at its end.

    A game of a single round is one chapter without a title. ``bands`` are missing where the rules
    have changed since.
    """

    title: str
    sentences: tuple[str, ...]
    bands: tuple[Band, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point that an expert found, and the board's first picture right after it."""

    text: str
    bands: tuple[Band, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A finished game, as everybody may know it after its end.

    ``days`` are the first and the last day of play, in words. ``chart`` and ``turns`` are there
    only where a review was made. ``lost`` says that some boards can't be shown any more.
    """

    language: str
    title: str
    result: str
    days: tuple[str, str]
    people: tuple[str, ...]
    options: tuple[str, ...]
    end: str
    end_bands: tuple[Band, ...]
    chapters: tuple[Chapter, ...]
    turns: tuple[Turn, ...]
    turns_about: str
    chart: tuple[Band, ...]
    proof: tuple[str, ...]
    lost: str
    labels: Labels

    def key(self) -> str:
        """The key that tells its file from others, as ``Band.key`` does; takes a while."""
        return shown_key(_shown(self))


def _shown(value: object) -> object:
    if isinstance(value, Band):
        return value.key, value.alt
    if isinstance(value, tuple):
        return tuple(map(_shown, value))
    if isinstance(value, Story | Labels | Chapter | Turn):
        return tuple(_shown(getattr(value, field.name)) for field in fields(value))
    return value
