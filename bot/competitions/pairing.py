"""Pairs a round: who shares a table, so that as few as can be meet again.

What counts, in this order: nobody has a bye who had more of them than somebody else; nobody is at a
smaller table far more often; as few repeated meetings as can be; the first seat can be shared out;
nobody is at a smaller table again; people of like scores meet. Few people are paired by trying
everything out, more by exchanging people between tables until no exchange is of use. The same
people, figures and number always give the same round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import factorial, prod
from random import Random

from bot.competitions.rounds import SHARE, Entrant, History, Round, table_sizes
from bot.competitions.seats import share_out_first_seats

_EXACT = 20_000
"""Ways to share people out that are all looked at; more of them are searched by exchanges."""

_KICKS = 40
"""Fresh starts of the search by exchanges while a table is amiss."""

_WORK = 6_000
"""Two tables between which exchanges are tried, at most a pairing. Counted and not timed: the same
people must be paired in the same way on every machine."""

_SCORE = 1
_SMALL = 10**9
_FIRST = _SMALL * 10**4
_AGAIN = _FIRST * 10**4
_OFTEN = _AGAIN * 10**6
_BYE = _OFTEN * 10**4

_MORE = 1
"""How much more often than others somebody may be at a smaller table before that weighs more than
repeated meetings."""


def pair(
    people: Sequence[Entrant],
    least: int,
    most: int,
    history: History,
    number: int,
    scores: Mapping[Entrant, int] | None = None,
) -> Round:
    """Pair all ``people`` at tables of ``least`` to ``most`` seats.

    Whoever has no score has 0. The ``number`` decides among rounds that are as good. Raises
    ``TableError`` where there are too few people for a table.
    """
    sizes, byes = table_sizes(len(people), least, most)
    search = _Search(people, sizes, byes, history, scores or {}, Random(f"pairing {number}"))
    groups = search.best()
    tables = tuple(tuple(group) for group in groups if len(group) > 1)
    alone = tuple(group[0] for group in groups if len(group) == 1)
    (paired,) = share_out_first_seats([Round(tables, alone)], history)
    return paired


class _Search:
    """People by their index; a group is a table, or one person with a bye."""

    def __init__(
        self,
        people: Sequence[Entrant],
        sizes: Sequence[int],
        byes: int,
        history: History,
        scores: Mapping[Entrant, int],
        chance: Random,
    ) -> None:
        mixed = sorted(people)
        chance.shuffle(mixed)
        # Best first, and by lot among those of the same score.
        self._people = sorted(mixed, key=lambda one: -scores.get(one, 0))
        self._sizes = [*sizes, *(1,) * byes]
        self._largest = max(sizes)
        self._chance = chance
        self._work = _WORK
        self._score = [scores.get(one, 0) for one in self._people]
        self._byes = [history.byes.get(one, 0) for one in self._people]
        self._small = [history.small.get(one, 0) for one in self._people]
        self._allowed = min(self._small) + _MORE
        self._due = [history.due.get(one, 0) for one in self._people]
        self._between = [
            [
                history.met(one, other) * _AGAIN + (mine - its) ** 2 * _SCORE
                for other, its in zip(self._people, self._score, strict=True)
            ]
            for one, mine in zip(self._people, self._score, strict=True)
        ]

    def best(self) -> list[list[Entrant]]:
        groups = self._start()
        self._exchange(groups)
        if _ways(self._sizes) <= _EXACT:
            groups = _Exact(self, groups).run()
        else:
            groups = self._kicked(groups)
        for group in groups:
            self._chance.shuffle(group)
        return [[self._people[index] for index in group] for group in groups]

    @property
    def sizes(self) -> Sequence[int]:
        return self._sizes

    def cost(self, group: Sequence[int]) -> int:
        """What speaks against a group; less is better."""
        if len(group) == 1:
            return self._byes[group[0]] * _BYE + self._score[group[0]] * _SCORE
        between, small, due = self._between, self._small, self._due
        found = 0
        for place, one in enumerate(group):
            row = between[one]
            for other in group[place + 1 :]:
                found += row[other]
        # Whoever is due most gets the first seat; it is amiss where somebody else is due it, too.
        part = SHARE // len(group)
        owed = sorted([due[one] + part for one in group], reverse=True)
        amiss = sum(rest >= SHARE for rest in owed[1:]) + (owed[0] <= 0)
        found += amiss * _FIRST
        if len(group) < self._largest:
            found += sum(small[one] for one in group) * _SMALL
            found += sum(max(0, small[one] - self._allowed) for one in group) * _OFTEN
        return found

    def least_cost(self, one: int, others: int) -> int:
        """What a person adds to a table with so many others at least, counted for both sides."""
        row = self._between[one]
        return sum(sorted(row[:one] + row[one + 1 :])[:others])

    def _start(self) -> list[list[int]]:
        left, groups = iter(range(len(self._people))), []
        for size in self._sizes:
            groups.append([next(left) for _ in range(size)])
        return groups

    def _exchange(self, groups: list[list[int]]) -> int:
        """Exchange two people as long as that is of use; what speaks against the groups then."""
        costs = [self.cost(group) for group in groups]
        changed = set(range(len(groups)))
        while changed and self._work > 0:
            looked, changed = changed, set()
            for one in range(len(groups)):
                for other in range(one + 1, len(groups)):
                    near = other - one <= 3  # neighbours have like scores
                    amiss = max(costs[one], costs[other]) >= _SMALL
                    if (one in looked or other in looked) and (near or amiss):
                        while self._work > 0 and self._exchange_two(groups, costs, one, other):
                            changed |= {one, other}
        return sum(costs)

    def _exchange_two(
        self, groups: list[list[int]], costs: list[int], one: int, other: int
    ) -> bool:
        self._work -= 1
        mine, its = groups[one], groups[other]
        before, best, found = costs[one] + costs[other], 0, None
        from_here = [self._wins(person, mine, its) for person in mine]
        from_there = [self._wins(person, its, mine) for person in its]
        for here, person in enumerate(mine):
            for there, partner in enumerate(its):
                meetings = from_here[here] + from_there[there] + 2 * self._between[person][partner]
                if meetings <= -_AGAIN and len(mine) == len(its):
                    continue  # nothing else outweighs that
                mine[here], its[there] = partner, person
                gain = before - self.cost(mine) - self.cost(its)
                mine[here], its[there] = person, partner
                if gain > best:
                    best, found = gain, (here, there)
        if found is None:
            return False
        here, there = found
        mine[here], its[there] = its[there], mine[here]
        costs[one], costs[other] = self.cost(mine), self.cost(its)
        return True

    def _wins(self, person: int, own: Sequence[int], other: Sequence[int]) -> int:
        """What meeting the people of another group in place of the own one would save."""
        row = self._between[person]
        return sum([row[one] for one in own]) - sum([row[one] for one in other])

    def _kicked(self, groups: list[list[int]]) -> list[list[int]]:
        """Start anew from where some people were mixed, while a table is amiss."""
        best, least = [list(group) for group in groups], sum(map(self.cost, groups))
        for _ in range(_KICKS):
            if self._work <= 0:
                break
            amiss = [place for place, group in enumerate(best) if self.cost(group) >= _FIRST]
            if not amiss or len(best) < 2:
                break
            groups = [list(group) for group in best]
            for place in amiss + [self._chance.randrange(len(groups)) for _ in range(3)]:
                other = self._chance.randrange(len(groups))
                mine, its = groups[place], groups[other]
                here, there = self._chance.randrange(len(mine)), self._chance.randrange(len(its))
                mine[here], its[there] = its[there], mine[here]
            found = self._exchange(groups)
            if found < least:
                best, least = groups, found
        return best


def _ways(sizes: Sequence[int]) -> int:
    """The number of ways to share people out to groups of these sizes."""
    alike = prod(factorial(sizes.count(size)) for size in set(sizes))
    return factorial(sum(sizes)) // prod(map(factorial, sizes)) // alike


class _Exact:
    """Looks at every way, but for those that can't be better than the best so far."""

    def __init__(self, search: _Search, groups: list[list[int]]) -> None:
        self._search = search
        self._best = groups
        self._least = sum(map(search.cost, groups))
        count, fewest = sum(search.sizes), min(search.sizes)
        # Each meeting is counted with both people, so half of the sum is certain.
        self._certain = [search.least_cost(one, fewest - 1) for one in range(count)]

    def run(self) -> list[list[int]]:
        left = list(range(len(self._certain)))
        self._go_on(left, list(self._search.sizes), [], 0, sum(self._certain))
        return self._best

    def _go_on(
        self, left: list[int], sizes: list[int], groups: list[list[int]], spent: int, ahead: int
    ) -> None:
        if not left:
            self._best, self._least = groups, spent
            return
        first, rest = left[0], left[1:]
        for size in sorted(set(sizes), reverse=True):
            after = list(sizes)
            after.remove(size)
            for others in combinations(rest, size - 1):
                group = [first, *others]
                cost = spent + self._search.cost(group)
                to_come = ahead - sum(self._certain[one] for one in group)
                if cost + (to_come + 1) // 2 < self._least:
                    taken = set(others)
                    unplaced = [one for one in rest if one not in taken]
                    self._go_on(unplaced, after, [*groups, group], cost, to_come)
