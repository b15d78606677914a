"""Events of a mission's own rules: its map at the start, Research cards, tiles seen from afar."""

from __future__ import annotations

from dataclasses import field

from rules.core.structs import struct


@struct
class MapLaid:
    """The regions were laid on their spaces, face down: nobody knows which lies where."""

    laid: tuple[tuple[str, str], ...] = field(repr=False)
    draws: int | None


@struct
class RegionLaid:
    """A region lies face up at the start: its samples, and the tokens laid on it."""

    space: str
    region: str
    samples: int
    finds: tuple[str, ...]
    draws: int | None


@struct
class TokenDropped:
    """An objective token came down on a space, explored or not, where the crew sees it."""

    space: str
    token: str
    draws: int | None


@struct
class RegionScanned:
    """The region of an unexplored space is known from now on."""

    space: str
    region: str


@struct
class MineralDrawn:
    """A Research card's number said which mineral it is; ``item`` is empty if all are out."""

    number: int
    item: str
    draws: int | None


@struct
class PercentGained:
    """A Research card's percentage was drawn, and ``amount`` of it gained."""

    card: int
    amount: int
    level: int
    draws: int | None


@struct
class CardSeparated:
    """The lowest Research card is left out of draws of percentages from now on."""
