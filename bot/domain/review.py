"""Values of a review: what an expert made of a finished game. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from rules.core.game import Outcome, Seat

TURNING_POINTS = 3
"""The most of them that are told."""

LEAST = 0.03
"""The smallest cost that is told as one; less may be chance, in imagined games as few as these."""

MISTAKE = 0.10
"""The smallest cost that is told before changes that came of something else."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """An expert's view of a decision that was made by the log entry of this version.

    ``chance``, from 0 to 1, is what its seat had with the ``best`` action, in notation, as far as
    it could know then; ``played`` what it had with the action that was played, ``None`` where the
    expert can't tell. ``then`` are the actions that it would do right after the best, if the expert
    thought so far.
    """

    version: int
    seat: Seat
    chance: float
    best: str = field(repr=False)
    played: float | None = None
    then: tuple[str, ...] = field(default=(), repr=False)

    @property
    def cost(self) -> float:
        """The chance that the decision cost."""
        return 0.0 if self.played is None else self.chance - self.played


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision with the chance of its seat after it.

    ``later``: that isn't what the decision itself made of it, but the chance when the seat was up
    next, or its share of the victory.
    """

    judgement: Judgement
    after: float
    later: bool = False

    @property
    def change(self) -> float:
        """The change of the chance, whether a loss or a gain."""
        return abs(self.after - self.judgement.chance)


def victory_shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Each seat's share of the victory, 1 in all."""
    winners = outcome.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def turning_points(
    review: Sequence[Judgement],
    shares: Sequence[float],
    rounds: Mapping[int, int],
    people: Collection[Seat],
) -> list[TurningPoint]:
    """The decisions that changed chances most, in the order of play.

    Those that cost much come first, then those that cost a little or after which chances changed
    within a round: what changed over several is nobody's single decision. Of the changes that the
    end of the game brought, which it brought to all, one counts. The greatest change is told even
    where enough decisions cost much, if it is greater than the least of them. One decision at least
    is of ``people`` where they have any. ``review`` is in the order of play;
    ``shares`` are those of the victory; ``rounds`` are those of all moves by version.
    """
    mistakes, others = list[TurningPoint](), list[TurningPoint]()
    endings = list[TurningPoint]()
    end = max(rounds.values(), default=0)
    later = [(share, end) for share in shares]
    last = {one.seat: one for one in review}
    for one in reversed(review):
        after, then = later[one.seat]
        seen = [TurningPoint(one, after, later=True)] if then - rounds[one.version] <= 1 else []
        if one.played is not None and one.cost >= LEAST:
            seen.append(TurningPoint(one, one.played))
        if one.cost >= MISTAKE:
            mistakes.append(seen[-1])
        elif seen:
            most = max(seen, key=_change)
            (endings if most.later and one is last[one.seat] else others).append(most)
        later[one.seat] = one.chance, rounds[one.version]
    endings.sort(key=_change, reverse=True)
    others += endings[:1]
    for points in (mistakes, others):
        points.sort(key=_change, reverse=True)
    found = [*mistakes, *others]
    told = found[:TURNING_POINTS]
    if others and others[0] not in told and others[0].change > told[-1].change:
        told[-1] = others[0]
    own = [point for point in (*found, *endings) if point.judgement.seat in people]
    if own and not any(point in own for point in told):
        told[-1] = own[0]
    return sorted(told, key=lambda point: point.judgement.version)


def _change(point: TurningPoint) -> float:
    return point.change
