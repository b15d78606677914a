"""Espionage cards drawn and thrown away in 1969."""

from __future__ import annotations

from dataclasses import field

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class CardsDrawn:
    """A nation drew cards, free (``paid`` 0) or bought; their values are its own secret."""

    seat: Seat
    count: int
    paid: int
    cards: tuple[int, ...] | None = field(repr=False)
    draws: int | None


@struct
class DeckRenewed:
    """The deck was empty and the ``cards`` discarded ones became the new deck."""

    cards: int


@struct
class CardDiscarded:
    """A nation threw away a card, face down."""

    seat: Seat
    card: int | None = field(repr=False)
