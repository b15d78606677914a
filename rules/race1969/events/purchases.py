"""Scientists and spies bought in 1969."""

from __future__ import annotations

from rules.core.game import Seat
from rules.core.structs import struct


@struct
class ScientistHired:
    """A scientist joined one of the nation's own researches for ``paid`` million."""

    seat: Seat
    scientist: str
    research: str
    paid: int


@struct
class SpyPlaced:
    """A spy went to ``host``'s research; ``bonus``: a token came with it (Purchases: Spies)."""

    seat: Seat
    host: Seat
    research: str
    paid: int
    bonus: bool


@struct
class PurchasesEnded:
    """A nation is done with its purchases."""

    seat: Seat
