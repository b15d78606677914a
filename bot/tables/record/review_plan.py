"""The decisions of a finished game to analyse: too many were made to look into each."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import chain, zip_longest

from rules.core.game import Seat

MOST, MOST_A_SEAT = 12, 6
"""Decisions of one game, and more for each seat.

They are half a minute's work as a rule, some minutes where an expert needs 2 seconds for each.
"""

FEWEST_A_SEAT = 2
"""The first and the last decision of each seat at least are among them."""

FOR_THE_CHART = 4
"""Decisions of a seat that nobody learns from: its chance is drawn over the game all the same."""


class ReviewPlan:
    """First some decisions of each seat, evenly; then those between which its chance changed most.

    ``seats`` tells whose each decision was, in order, ``shares`` how the game ended for each seat.
    Of seats other than those of ``people``, where there are any, only the first are looked into:
    autopilots learn nothing from a review.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        shares: Sequence[float],
        most: int | None = None,
        people: Collection[Seat] = (),
    ) -> None:
        if most is None:
            most = MOST + MOST_A_SEAT * len(shares)
        self._people = frozenset(people) or frozenset(seats)
        self._shares = shares
        self._own: dict[Seat, list[int]] = {}
        for place, seat in enumerate(seats):
            self._own.setdefault(seat, []).append(place)
        self._chances: dict[int, float] = {}
        self._left = most
        each = max(FEWEST_A_SEAT, most // 2 // max(1, len(self._own)))
        first = (
            _evenly(own, each if seat in self._people else FOR_THE_CHART)
            for seat, own in self._own.items()
        )
        # The seats take turns: where time ends early, each has a share of it.
        turns = chain.from_iterable(zip_longest(*first))
        self._first = [place for place in turns if place is not None]

    def next(self) -> int | None:
        """The place of the decision to analyse now; ``None`` once it is enough."""
        if self._left <= 0:
            return None
        self._left -= 1
        if self._first:
            return self._first.pop(0)
        found = max(self._gaps(), default=None)
        return None if found is None else found[1]

    def note(self, place: int, chance: float | None) -> None:
        """The chance with the best action at a place; ``None`` if it couldn't be analysed."""
        if chance is not None:
            self._chances[place] = chance
            return
        for own in self._own.values():
            if place in own:
                own.remove(place)

    def _gaps(self) -> Iterator[tuple[float, int]]:
        """Changes of chances over decisions that aren't analysed yet, each with the middle one."""
        for seat, own in self._own.items():
            if seat not in self._people:
                continue
            known = [at for at, place in enumerate(own) if place in self._chances]
            for at, following in zip(known, [*known[1:], len(own)], strict=True):
                if following - at < 2:
                    continue
                before = self._chances[own[at]]
                last = following == len(own)
                after = self._shares[seat] if last else self._chances[own[following]]
                yield abs(after - before), own[(at + following) // 2]


def _evenly(places: Sequence[int], count: int) -> list[int]:
    """So many of the places, the first and the last among them."""
    if len(places) <= count:
        return list(places)
    return [places[round(i * (len(places) - 1) / (count - 1))] for i in range(count)]
