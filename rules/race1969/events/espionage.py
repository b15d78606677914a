"""Espionage cards played face down on a launch of 1969, and turned up."""

from __future__ import annotations

from dataclasses import field

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class CardPlayed:
    """A card was added to a face-down play; only its owner knows."""

    seat: Seat
    card: int = field(repr=False)


@struct
class CardTaken:
    """A card was taken back from a face-down play; only its owner knows."""

    seat: Seat
    card: int = field(repr=False)


@struct
class PlaySealed:
    """A play became final; ``count`` is ``None`` for those who may not know it yet.

    ``open``: the number of cards is public at once, as it is when plays are made one by one.
    """

    seat: Seat
    count: int | None = field(repr=False)
    open: bool = False


@struct
class PlaysLaid:
    """All opponents have sealed: the cards that each laid face down, ``(seat, count)``.

    Only those who laid any are listed, clockwise. The event comes only where an opponent held
    cards.
    """

    counts: tuple[tuple[Seat, int], ...]


@struct
class PlaysRevealed:
    """All plays were turned up and the rocket moved (Missions 8).

    ``plays`` holds ``(seat, cards)`` of everybody who played a card, the launching nation last.
    ``back`` and ``forward`` are the whole cells that the cards are worth, even where the track ends
    sooner; ``start`` is the cell before, ``cell`` after. ``cost`` is the mission's espionage cost.
    """

    seat: Seat
    mission: str
    plays: tuple[tuple[Seat, tuple[int, ...]], ...]
    cost: int
    back: int
    forward: int
    start: int
    cell: int
