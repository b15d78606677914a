"""A mistake in the data files: what is wrong, and its path."""

from __future__ import annotations


class Flaw(Exception):
    """What is wrong with the data, and the path to the value as pydantic writes it."""

    def __init__(self, *path: str | int, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why
