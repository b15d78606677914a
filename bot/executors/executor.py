"""Defines what carries out functions for the event loop, and how they fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Executor(Protocol):
    """Carries out functions elsewhere; those that wait, in the order of asking."""

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """The function's result; raises ``JobFailed``."""

    async def close(self) -> None:
        """Give up what is under way, and begin nothing more."""


class JobFailed(Exception):
    """A function raised an error.

    ``error`` is the name of the error's class, ``places`` the lines of code that it came through.
    Its text isn't told, as it may hold what is secret.
    """

    def __init__(self, error: str, places: str = "") -> None:
        super().__init__(error)
        self.error = error
        self.places = places

    @property
    def told(self) -> str:
        """Both, for the log."""
        return f"{self.places}{self.error}"


class ProcessDied(JobFailed):
    """The process that carried the function out ended before it answered."""
