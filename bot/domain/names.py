"""Names and texts that people typed, as others see them."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
"""Joins emoji: families, flags, professions."""

_INVISIBLE = frozenset({"Cc", "Cf", "Zl", "Zp", "Cs"})


def visible(text: str) -> str:
    """The text without needless blanks and invisible characters: controls, bidi overrides."""
    kept = "".join(
        character
        for character in unicodedata.normalize("NFC", text)
        if character == JOINER or unicodedata.category(character) not in _INVISIBLE
    )
    return " ".join(kept.split())
