"""Values of a review: what an expert made of a finished game. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.core.game import Outcome, Seat

TURNING_POINTS = 3
"""The most of them that are told."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """An expert's view of a decision that was made by the log entry of this version.

    ``chance``, from 0 to 1, is what its seat had with the ``best`` action, in notation, as far as
    it could know then.
    """

    version: int
    seat: Seat
    chance: float
    best: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision with the chance of its seat when it was up next, or its share of the victory."""

    judgement: Judgement
    after: float

    @property
    def change(self) -> float:
        """What the chance lost or gained."""
        return abs(self.after - self.judgement.chance)


def victory_shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Each seat's share of the victory, 1 in all."""
    winners = outcome.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def turning_points(review: Sequence[Judgement], shares: Sequence[float]) -> list[TurningPoint]:
    """The decisions after which chances changed most, in the order of play.

    ``review`` is in the order of play; ``shares`` are those of the victory.
    """
    found = []
    later = list(shares)
    for judgement in reversed(review):
        found.append(TurningPoint(judgement, later[judgement.seat]))
        later[judgement.seat] = judgement.chance
    most = sorted(found, key=lambda point: point.change, reverse=True)[:TURNING_POINTS]
    return sorted(most, key=lambda point: point.judgement.version)
