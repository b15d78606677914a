"""Divisions of a league, and who goes up and down between two seasons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class DivisionRules:
    """``size`` people a division, the lowest ``least`` to ``size + least - 1``.

    After a season as many as ``moving`` change places between two divisions.
    """

    size: int
    moving: int
    least: int

    def check(self) -> None:
        """Raise ``ValueError`` for divisions that can't be."""
        if not 2 <= self.least <= self.size:
            raise ValueError(f"divisions of {self.size} with {self.least} at least")
        if not 0 <= self.moving * 2 <= self.size:
            raise ValueError(f"{self.moving} of {self.size} go up, and as many down")


def cut(ladder: Sequence[P], rules: DivisionRules) -> tuple[tuple[P, ...], ...]:
    """Divisions of people in order, the best first: all whole, but for the lowest.

    >>> cut("abcdefghi", DivisionRules(size=4, moving=1, least=2))
    (('a', 'b', 'c', 'd'), ('e', 'f', 'g', 'h', 'i'))
    """
    rules.check()
    count = max(1, (len(ladder) + rules.size - rules.least) // rules.size)
    starts = [place * rules.size for place in range(count)]
    return tuple(
        tuple(ladder[start : start + rules.size] if start != starts[-1] else ladder[start:])
        for start in starts
    )


@dataclass(frozen=True, slots=True)
class Moves(Generic[P]):
    """The divisions of the next season; who of the last one is in a better or a worse one now."""

    divisions: tuple[tuple[P, ...], ...]
    up: tuple[P, ...]
    down: tuple[P, ...]


def next_season(
    divisions: Sequence[Sequence[P]],
    rules: DivisionRules,
    *,
    gone: Collection[P] = (),
    staying: Collection[P] = (),
    newcomers: Sequence[P] = (),
) -> Moves[P]:
    """The divisions after a season, each given as its people in the order of its standings.

    The first of a division change places with the last of the one above it. Who is ``gone`` plays
    no more; who is ``staying``, having come in mid-season, is neither moved up nor down.
    ``newcomers`` join below everybody else. A division that has become too small is filled up from
    below.
    """
    rules.check()
    left = [[one for one in division if one not in gone] for division in divisions]
    rising = set[P]()
    falling = set[P]()
    for number in range(1, len(left)):
        # Nobody moves both ways: the lower division keeps enough for its own last ones.
        above = [one for one in reversed(left[number - 1]) if one not in {*staying, *rising}]
        below = [one for one in left[number] if one not in staying]
        keeps = rules.moving if number + 1 < len(left) else 0
        moving = max(0, min(rules.moving, len(above), len(below) - keeps))
        falling.update(above[:moving])
        rising.update(below[:moving])
    ladder: list[P] = []
    for number in range(len(left)):
        before, behind = left[max(0, number - 1)], left[min(len(left) - 1, number + 1)]
        # A place that is free above goes to the first of those who stay.
        ladder += [one for one in left[number] if one not in rising and one not in falling]
        ladder += [one for one in before if one in falling and number]
        ladder += [one for one in behind if one in rising and number + 1 < len(left)]
    made = cut([*ladder, *newcomers], rules)
    was = {one: number for number, division in enumerate(left) for one in division}
    now = {one: number for number, division in enumerate(made) for one in division}
    return Moves(
        made,
        tuple(one for one in was if now[one] < was[one]),
        tuple(one for one in was if now[one] > was[one]),
    )
