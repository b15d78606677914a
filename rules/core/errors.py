"""The three ways in which an action can be wrong, and a broken data file."""

from __future__ import annotations


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
