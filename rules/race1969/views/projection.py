"""The score of each nation if the game ended now: its prestige and what scientists count then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.game import Seat
from rules.core.structs import struct
from rules.race1969.terms import SCIENTISTS
from rules.race1969.views.view import NationView, View


@struct
class Projection:
    """A nation's score if the game ended now.

    ``counts`` are the scientists on its sheets that change its ``prestige``, hosted spies among
    them, as ``(scientist, number, points)``; all together make ``total``.
    """

    seat: Seat
    prestige: int
    counts: tuple[tuple[str, int, int], ...]
    total: int


def projections(view: View) -> tuple[Projection, ...]:
    """The projection of each nation, by seat; a launch in progress isn't in it."""
    worth = {kind.id: kind.prestige for kind in view.board.scientists}
    return tuple(_projection(nation, worth) for nation in view.nations)


def _projection(nation: NationView, worth: dict[str, int]) -> Projection:
    placed = Counter(one for research in nation.researches for one in research.scientists)
    counts = tuple(
        (one, placed[one], placed[one] * worth[one])
        for one in SCIENTISTS
        if placed[one] and worth[one]
    )
    total = nation.prestige + sum(points for _, _, points in counts)
    return Projection(nation.seat, nation.prestige, counts, total)


def lead(scores: Sequence[int], seat: Seat) -> int:
    """The points that a seat is ahead of the best of the others; below 0 if it is behind.

    >>> lead((7, 4, 9), 0), lead((7, 4, 9), 2)
    (-2, 2)
    """
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
