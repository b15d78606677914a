"""Values of a review: what an expert made of a finished game, and of the luck in it. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import hypot

from rules.core.game import Outcome, Seat

MISTAKES = 3
"""The most of them that are told."""

LEAST = 0.05
"""The smallest cost of a mistake, which is the lead by which experts prefer a line to their usual
one (``SearchingAutopilot.margin``)."""

ERRORS = 3.0
"""The standard errors by which a mistake's cost differs from none, at least.

Some 30 decisions of a game are compared: by chance alone one of them would be beyond this in one
game of 25. Of 944 comparisons of 236 decisions, 232 found a mistake so; 12 others of each decision
found nearly all of these to be one, and one to cost less than half of ``LEAST``. Of 347 that
compared lines with the same chance within 1 of 100, one found a mistake.
"""

UNMEASURED = 0.10
"""The smallest cost of a mistake whose standard error wasn't kept: three of 0.035, as large as it
was in nine decisions of ten."""

NOTABLE = 0.03
"""The smallest change of a chance by luck that is told."""

LUCK_ERRORS = 2.0
"""The standard errors by which it differs from none, at least."""

STROKES = 3
"""The most single strokes of luck that are told."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """An expert's view of a decision that was made by the log entry of this version.

    ``chance``, from 0 to 1, is what its seat had with the ``best`` action, in notation, as far as
    it could know then; ``played`` what it had with the action that was played, ``None`` where the
    expert can't tell. ``then`` are the actions that it would do right after the best, if the expert
    thought so far. ``error`` is the standard error of the distance between the two chances,
    ``None`` where it wasn't kept. ``changes`` are the seat's figures, by their ids, as far as they
    would have been other with the best.
    """

    version: int
    seat: Seat
    chance: float
    best: str = field(repr=False)
    played: float | None = None
    then: tuple[str, ...] = field(default=(), repr=False)
    error: float | None = None
    changes: Mapping[str, float] = field(default_factory=dict)

    @property
    def cost(self) -> float:
        """The chance that the decision cost."""
        return 0.0 if self.played is None else self.chance - self.played

    @property
    def is_mistake(self) -> bool:
        """Whether it cost more than chance explains."""
        if self.error is None:
            return self.cost >= UNMEASURED
        return self.cost >= LEAST and self.cost > ERRORS * self.error

    def seen_later(self, cost: float, error: float, changes: Mapping[str, float]) -> Judgement:
        """The same once it is clear what came of it: of both costs the smaller counts."""
        cost = max(0.0, min(self.cost, cost))
        error = max(self.error or 0.0, error)
        return replace(self, played=self.chance - cost, error=error, changes=changes)


@dataclass(frozen=True, slots=True)
class Stroke:
    """What the draws in the log entry of this version brought to each seat's chance, by seat.

    ``seat`` drew, ``kind`` is the game's id of what. Each gain stands with its standard error.
    """

    version: int
    seat: Seat
    kind: str
    gains: tuple[tuple[float, float], ...]


def victory_shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Each seat's share of the victory, 1 in all."""
    winners = outcome.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def mistakes(review: Iterable[Judgement], seats: Collection[Seat]) -> list[Judgement]:
    """The mistakes of some seats that cost most, in the order of play."""
    found = [one for one in review if one.seat in seats and one.is_mistake]
    found.sort(key=lambda one: -one.cost)
    return sorted(found[:MISTAKES], key=lambda one: one.version)


def luck_of(strokes: Iterable[Stroke], seat: Seat, kind: str | None = None) -> float:
    """What luck brought to a seat in all, or that of one kind; 0 where it may as well be none."""
    gains = [one.gains[seat] for one in strokes if kind in (None, one.kind)]
    total = sum(gain for gain, _ in gains)
    return total if _counts(total, hypot(*(error for _, error in gains))) else 0.0


def great_strokes(strokes: Sequence[Stroke]) -> list[tuple[Stroke, Seat]]:
    """The single strokes that changed most, in the order of play, each with the seat it did so."""
    found = []
    for one in strokes:
        # Of two it is as much the one's luck as the other's: then it is told of the one that drew.
        seat = max(range(len(one.gains)), key=lambda seat: (_of_100(one, seat), seat == one.seat))
        if _counts(*one.gains[seat]):
            found.append((one, seat))
    found.sort(key=lambda each: -abs(each[0].gains[each[1]][0]))
    return sorted(found[:STROKES], key=lambda each: each[0].version)


def _of_100(stroke: Stroke, seat: Seat) -> int:
    return round(100 * abs(stroke.gains[seat][0]))


def _counts(gain: float, error: float) -> bool:
    return abs(gain) >= NOTABLE and abs(gain) > LUCK_ERRORS * error
