"""The reasons that errors of any game may name, each with the names of its params.

A catalog of a language has a sentence for each; ``tests`` hold the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SETUP: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "seat-count": ("count", "least", "most"),
        "unknown-identity": ("identity",),
        "identity-taken": ("identity",),
        "unknown-option": ("option",),
        "unknown-choice": ("option", "choice"),
    }
)
"""``IllegalAction`` by ``GameDefinition.new``."""

TURN: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "game-over": (),
        "not-deciding": (),
        "not-now": ("decision",),
    }
)
"""``IllegalAction`` whatever the action: ``decision`` is the kind that the seat has to make."""

TEXT: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "unknown-verb": ("word",),
        "wrong-word-count": ("verb", "count", "needed"),
        "unknown-word": ("word", "part"),
        "ambiguous-action": ("text", "count", "first"),
    }
)
"""``UnreadableAction`` and ``AmbiguousAction``; ``first`` is one of the ``count`` lines meant."""

ORDERS: Mapping[str, tuple[str, ...]] = MappingProxyType({"order-seat-lost": ()})
"""Reasons to drop an order of any game, with the names of their params."""

DATA: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "unreadable-data": ("file", "line", "field", "why"),
        "invalid-data": ("file", "line", "field", "why"),
    }
)
"""``BrokenData``, for operators: ``why`` is in English."""

REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {**SETUP, **TURN, **TEXT, **ORDERS, **DATA}
)
