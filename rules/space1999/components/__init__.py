"""The board's data file, read and checked once; plain frozen values from then on."""

from rules.space1999.components.board import (
    FILE,
    Board,
    check,
    content,
    read,
    standard,
)
from rules.space1999.components.decks import Plan, PlanetCard, Program

__all__ = [
    "FILE",
    "Board",
    "Plan",
    "PlanetCard",
    "Program",
    "check",
    "content",
    "read",
    "standard",
]
