"""The short form of a panel's texts, for people who know the game: questions and figures.

In a question, what stands in bold asks; a line that begins with a sign tells figures; anything else
explains, unless it is a short sentence with a figure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

SENTENCE = 80
"""Characters of a sentence that is kept for its figure; a longer one explains."""

LESSON = "📖"
"""The sign of a rule that is explained."""

BETWEEN = " · "
"""The sign between figures, some of which are words."""

_SENTENCES = re.compile(r"(?<=\D[.!?]) |(?<=[.!?]\*\*) ")
_BOLD = re.compile(r"\*\*.+?\*\*")
_FIGURE = re.compile(r"\d")


def short_question(text: str) -> str:
    """A question without what it explains; the whole text where nothing would be left.

    >>> short_question("**Where to?** Fly on your energy.\\n⚡ **7 E.U.**\\nIt costs 1 E.U.")
    '**Where to?**\\n⚡ **7 E.U.**\\nIt costs 1 E.U.'
    """
    return "\n".join(filter(None, map(_short_line, text.splitlines()))) or text


def _short_line(line: str) -> str:
    if line.startswith(LESSON):
        return ""
    if line.startswith("**") or line[:1].isalnum():
        return " ".join(_short_sentences(line)).removesuffix(":")
    return line if _FIGURE.search(line) or BETWEEN in line else ""


def _short_sentences(line: str) -> Iterator[str]:
    """What asks, and short sentences with a figure."""
    for sentence in _SENTENCES.split(line):
        asked = _BOLD.match(sentence)
        if len(sentence) <= SENTENCE and _FIGURE.search(sentence):
            yield sentence
        elif asked:
            yield asked[0] if asked[0] == sentence else f"{asked[0]}:"


def short_hint(hint: str) -> str:
    """A choice's hint if it tells a figure; empty otherwise.

    >>> short_hint("leaves 2 PP and 12 M"), short_hint("the Star Monitor stays as it is")
    ('leaves 2 PP and 12 M', '')
    """
    return hint if _FIGURE.search(hint) else ""
