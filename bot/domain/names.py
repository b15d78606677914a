"""Names of people that can be read, whatever they call themselves on Discord."""

from __future__ import annotations

import unicodedata

MARKS = 3
"""Combining marks that a letter keeps; no script that is written today needs more."""

_FILLERS = "\u115f\u1160\u3164\uffa0"
"""Hangul letters that show nothing."""


def readable_name(*names: str) -> str:
    """The first of some names that has a letter or a digit to be seen, without stacked marks.

    ``?`` if none has. A name of symbols alone can't be drawn in every picture.

    >>> readable_name("\u3164\u2800", "rocketeer")
    'rocketeer'
    """
    for name in names:
        if any(_shows(character) for character in name):
            return _without_stacks(name)
    return "?"


def _shows(character: str) -> bool:
    return unicodedata.category(character)[0] in "LN" and character not in _FILLERS


def _without_stacks(name: str) -> str:
    kept: list[str] = []
    marks = MARKS  # a mark at the beginning has no letter to stand on
    for character in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= MARKS and character not in _FILLERS:
            kept.append(character)
    return "".join(kept)
