"""Moves in one line, for any game: what was typed finds its id, and what may be typed is suggested.

Names are those of the reader's language; what they stand for are the game's ids.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.games.labels import ActionChoice, Label
from rules.core.errors import AmbiguousAction, IllegalAction

Suggested = list[tuple[str, Label]]
"""Values that may be typed, each with the label to show."""

UNREADABLE = (IllegalAction, AmbiguousAction)
"""The errors that reading a word raises."""


def find_id(typed: str, named: Mapping[str, str], reason: str, part: str) -> str:
    """The id that was typed, as itself, as its name or in words that just one name holds.

    Raises ``IllegalAction`` with ``reason`` where no name does, the text being its ``part``, and
    ``AmbiguousAction`` where several do.
    """
    wanted = folded(typed)
    if wanted in named:
        return wanted
    # Somebody may type thousands of words: each is looked for once, in names folded once.
    pieces = frozenset(re.findall(r"\w+", wanted))
    names = {one: folded(name) for one, name in named.items()}
    exact = [one for one, name in names.items() if name == wanted]
    close = exact or [
        one for one, name in names.items() if pieces and all(piece in name for piece in pieces)
    ]
    if not close:
        raise IllegalAction(reason, **{part: typed})
    if len(close) > 1:
        raise AmbiguousAction(
            "ambiguous-action", text=typed, count=len(close), first=named[close[0]]
        )
    return close[0]


def folded(text: str) -> str:
    """Text as it is compared: without case and accents.

    >>> folded(" Été ")
    'ete'
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def suggested(
    choices: Iterable[ActionChoice],
    kind: type[Any] | tuple[type[Any], ...],
    step: int,
    value: Callable[[Any], str | None],
) -> Suggested:
    """The options that can be typed: each different ``value`` of the legal actions of a kind.

    ``step`` is the place of the label in the choice's path; ``value`` gives ``None`` for actions
    that what was typed before rules out.
    """
    found: dict[str, Label] = {}
    for choice in choices:
        if isinstance(choice.action, kind):
            text = value(choice.action)
            if text is not None and text not in found:
                found[text] = choice.labels[step]
    return list(found.items())
