"""The three ways in which an action can be wrong, and a broken data file."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType


class RulesError(Exception):
    """Base of everything that the rules raise on purpose.

    ``reason`` is an id, never a sentence; ``params`` hold the figures. Whoever shows the error
    turns both into the reader's language. Neither may hold a secret.
    """

    def __init__(self, reason: str, **params: object) -> None:
        super().__init__(reason, params)
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        figures = ", ".join(f"{key}={value}" for key, value in sorted(self.params.items()))
        return f"{self.reason} ({figures})" if figures else self.reason


class UnreadableAction(RulesError):
    """The text isn't an action of this game at all."""


class AmbiguousAction(RulesError):
    """The text could mean more than one legal action."""


class IllegalAction(RulesError):
    """A readable action that this seat may not take now; ``reason`` names the rule."""


class BrokenData(RulesError):
    """A data file that can't be used; ``params`` name ``file``, ``line`` and ``field``."""


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
