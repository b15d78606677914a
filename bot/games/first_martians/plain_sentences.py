"""Sentences of events that need nothing but their own fields."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any

from bot.games.base import Presentation
from bot.games.first_martians import glossary
from bot.games.first_martians.glossary import who
from rules.first_martians.view import View

Sentence = Callable[[Presentation[View], Any], str | None]

SIGNED = ("amount",)
"""Fields whose figure is told with its sign."""


@cache
def message_id(kind: str) -> str:
    """The id of an event's sentence without its prefix: ``part-broken`` for ``PartBroken``."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", kind).lower()


def _figures(p: Presentation[View], event: Any) -> dict[str, Any]:
    """An event's plain fields as a catalog takes them."""
    found: dict[str, Any] = {}
    for each in fields(event):
        value = getattr(event, each.name)
        if each.name == "seat":
            found["who"] = who(p, value)
        elif each.name == "why":
            found["why"] = glossary.cause(value, p.t)
        elif isinstance(value, bool):
            found[each.name] = "yes" if value else "no"
        elif each.name in SIGNED:
            found[each.name] = glossary.signed(value)
        elif isinstance(value, str | int):
            found[each.name] = value
    return found


def plain_sentence(p: Presentation[View], event: Any) -> str:
    """The sentence of an event that needs nothing but its own fields, all but ``draws``."""
    found = _figures(p, event)
    found.pop("draws", None)
    return p.t(f"first_martians-said-{message_id(type(event).__name__)}", **found)
