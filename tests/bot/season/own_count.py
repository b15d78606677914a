"""Standings counted by hand: what docs/competitions.md promises, from who met whom and who won.

Nothing of the bot's own pairings, points or standings is used here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, pairwise

Places = Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Facts:
    """What happened in a division of a season.

    Each of ``rounds`` has the places at its tables, the byes, and who won since the only opponent
    had withdrawn. ``first`` are the people as the season began, ``replaced`` who came in for whom,
    ``gone`` who plays no more. ``planned`` is the number of rounds of a round robin, else 0.
    ``bye`` is what a bye is worth.
    """

    first: Sequence[int]
    rounds: Sequence[tuple[Sequence[Places], Sequence[int], Sequence[tuple[int, int]]]]
    gone: Collection[int]
    replaced: Mapping[int, int] = field(default_factory=dict)
    planned: int = 0
    bye: Fraction = Fraction(1)

    @property
    def people(self) -> list[int]:
        return [*self.first, *self.replaced.values()]


@dataclass(frozen=True, slots=True)
class Counted:
    place: int
    points: Fraction
    opponents: Fraction
    wins: int


def places_at(ranks: Mapping[int, int], left: Collection[int]) -> dict[int, int]:
    """Places at a table, where those who left come after all who stayed."""
    order = {one: (one in left, rank) for one, rank in ranks.items()}
    return {one: 1 + sum(mine > other for other in order.values()) for one, mine in order.items()}


def points_at(places: Places) -> dict[int, Fraction]:
    """A point for who is ahead of all, and of each shared place as much for everybody there."""
    found = dict.fromkeys(places, Fraction(0))
    for one, other in combinations(places, 2):
        part = Fraction(1, len(places) - 1)
        if places[one] == places[other]:
            found[one] += part / 2
            found[other] += part / 2
        else:
            found[min(one, other, key=places.__getitem__)] += part
    return found


def count(facts: Facts) -> dict[int, Counted]:
    """Everybody's place, points and what breaks ties."""
    struck = _struck(facts)
    tables: list[Places] = []
    points = dict.fromkeys(facts.people, Fraction(0))
    idle = dict.fromkeys(facts.people, 0)
    for played, byes, walkovers in facts.rounds:
        for table in played:
            kept = {one: place for one, place in table.items() if one not in struck}
            if len(kept) > 1:
                tables.append({o: 1 + sum(p < kept[o] for p in kept.values()) for o in kept})
        for one in byes:
            if one not in struck:
                points[one] += facts.bye
                idle[one] += 1
        for winner, loser in walkovers:
            if winner not in struck and loser not in struck:
                points[winner] += 1
                idle[winner] += 1
    for table in tables:
        for one, gained in points_at(table).items():
            points[one] += gained
    opponents = {one: idle[one] * points[one] for one in facts.people}
    wins = dict.fromkeys(facts.people, 0)
    for table in tables:
        for one, place in table.items():
            others = [points[other] for other in table if other != one]
            opponents[one] += sum(others, Fraction(0)) / len(others)
            wins[one] += place == 1
    key = {}
    for one in facts.people:
        equal = [
            other
            for other in facts.people
            if points[other] == points[one] and (other in facts.gone) == (one in facts.gone)
        ]
        key[one] = (one not in facts.gone, points[one], _direct(one, equal, tables))
    full = {one: (*key[one], opponents[one], wins[one]) for one in facts.people}
    return {
        one: Counted(
            1 + sum(other > full[one] for other in full.values()),
            points[one],
            opponents[one],
            wins[one],
        )
        for one in facts.people
    }


def _struck(facts: Facts) -> set[int]:
    """Who left a round robin in its first half, and nobody came in for them."""
    sat = {
        one: sum(one in table for played, _, _ in facts.rounds for table in played)
        for one in facts.people
    }
    return {
        one
        for one in facts.gone
        if facts.planned and one not in facts.replaced and sat[one] * 2 < facts.planned
    }


def _direct(one: int, equal: Sequence[int], tables: Sequence[Places]) -> Fraction:
    """How often somebody came in ahead of those with the same points, if all of these have met."""
    for each, other in combinations(equal, 2):
        if not any(each in table and other in table for table in tables):
            return Fraction(0)
    ahead = Fraction(0)
    for other in equal:
        shared = [t for t in tables if one in t and other in t and one != other]
        for table in shared:
            better = Fraction(1, 2) * (
                1 + (table[one] < table[other]) - (table[one] > table[other])
            )
            ahead += better / len(shared)
    return ahead


def next_divisions(
    divisions: Sequence[Sequence[int]],
    size: int,
    least: int,
    moving: int,
    stays: Collection[int],
    late: Collection[int],
    newcomers: Sequence[int],
) -> list[set[int]]:
    """Who is in which division after a season whose divisions ended in these orders.

    ``stays`` are all who play on, ``late`` those of them who came in during the season.
    """
    left = [[one for one in division if one in stays] for division in divisions]
    climbs: set[int] = set()
    drops: set[int] = set()
    for upper, lower in pairwise(left):
        last = [one for one in upper if one not in late and one not in climbs][-moving:]
        best = [one for one in lower if one not in late][:moving]
        pairs = min(len(last), len(best))
        drops.update(last[len(last) - pairs :])
        climbs.update(best[:pairs])
    order: list[int] = []
    for number, division in enumerate(left):
        order += [one for one in division if one not in climbs | drops]
        if number:
            order += [one for one in left[number - 1] if one in drops]
        if number + 1 < len(left):
            order += [one for one in left[number + 1] if one in climbs]
    order += newcomers
    made: list[set[int]] = []
    while order:
        part = size if len(order) - size >= least else len(order)
        made.append(set(order[:part]))
        order = order[part:]
    return made
