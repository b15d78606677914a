"""Composes alternative texts that stay within Discord's limit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from render.core.picture import ALT_LIMIT, Words
from render.core.text import clean

_STOPPED = re.compile(r"([.!?])\.")


def seat_title(identity: str, person: str) -> str:
    """A seat's identity and, if a person plays it, their name.

    >>> seat_title("Canada", "Ada"), seat_title("Canada", "")
    ('Canada (Ada)', 'Canada')
    """
    name = clean(person)
    return f"{identity} ({name})" if name else identity


def labelled(title: str, text: str, words: Words) -> str:
    """A title and its text with the language's colon: ``Flags: USSR``."""
    return words("labelled", title=title, text=text)


def semicolon_list(items: Iterable[str], words: Words) -> str:
    """Items joined by semicolons, as they may have commas in them."""
    return words("semicolon").join(items)


def compose(parts: Sequence[Sequence[str]], limit: int = ALT_LIMIT) -> str:
    """Sentences in their order, in at most ``limit`` characters.

    Each part holds its wordings from the fullest to the shortest, which may be empty. While the
    text is too long, the last of the parts with the most wordings left takes its next shorter one;
    where each has one wording left, the text is cut and ends in an ellipsis.
    """
    wordings = [list(part) for part in parts if part]
    while len(_joined(wordings)) > limit:
        longest = max(len(wording) for wording in wordings)
        if longest == 1:
            return _joined(wordings)[: limit - 1].rstrip() + "…"
        last = max(i for i, wording in enumerate(wordings) if len(wording) == longest)
        wordings[last].pop(0)
    return _joined(wordings)


def _joined(wordings: Sequence[Sequence[str]]) -> str:
    # The stop of an abbreviation (U.R.S.S.) or of a title (Eureka!) ends the sentence too.
    told = " ".join(wording[0] for wording in wordings if wording[0])
    return _STOPPED.sub(r"\1", told)
