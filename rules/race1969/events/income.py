"""The income of 1969: the year's money, free cards left, prestige traded for money."""

from __future__ import annotations

from dataclasses import field

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class IncomePaid:
    """A nation got the year's money, in millions (Income 1)."""

    seat: Seat
    money: int


@struct
class FreeCardForgone:
    """A nation with a full hand left a free card in the deck."""

    seat: Seat


@struct
class TradeSealed:
    """A nation has chosen how much prestige to trade; the number is secret until all have."""

    seat: Seat
    points: int | None = field(repr=False)


@struct
class Traded:
    """Prestige became money (Income 3); ``points`` is 0 where a nation chose to trade none."""

    seat: Seat
    points: int
    money: int
