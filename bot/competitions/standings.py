"""Standings: who is where after so many rounds, with ties broken as was announced."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import combinations, groupby

from bot.competitions.rounds import Entrant
from bot.competitions.scoring import POINT, PlayedRound, points, without


class TieBreak(StrEnum):
    """What tells people of the same points apart; where nothing does they share a place."""

    HEAD_TO_HEAD = "head-to-head"
    """The tables that they shared, if each two of them shared one: who came in before whom."""
    OPPONENTS = "opponents"
    """The points of those whom they met (Buchholz), at each table their mean."""
    WINS = "wins"
    """The tables that they won, alone or with others."""
    LOT = "lot"
    """A drawn lot, which anybody can work out from the number that was announced."""


USUAL_TIE_BREAKS = (TieBreak.HEAD_TO_HEAD, TieBreak.OPPONENTS, TieBreak.WINS)


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's place; ``points`` are in parts of ``POINT``, as is ``opponents``.

    ``played`` counts tables, ``wins`` those of them that were won.
    """

    entrant: Entrant
    place: int
    points: int
    played: int
    wins: int
    opponents: Fraction


def standings(
    entrants: Iterable[Entrant],
    rounds: Sequence[PlayedRound],
    tie_breaks: Sequence[TieBreak] = USUAL_TIE_BREAKS,
    *,
    lot: str = "",
    annulled: Collection[Entrant] = (),
    last: Collection[Entrant] = (),
) -> list[Standing]:
    """Everybody's standing, the best first, and in the order of numbers where they share a place.

    ``lot`` is what the drawn lot goes by. The tables of who is ``annulled`` count as if they hadn't
    been there. Who is among the ``last`` is behind everybody else: they take part no more.
    """
    figures = _Figures(list(entrants), [_valid(one, annulled) for one in rounds], lot)
    found: list[Standing] = []
    for group in _ordered(figures, tie_breaks, last):
        place = len(found) + 1
        for entrant in sorted(group):
            found.append(
                Standing(
                    entrant,
                    place,
                    figures.points[entrant],
                    figures.played[entrant],
                    figures.wins[entrant],
                    figures.opponents(entrant),
                )
            )
    return found


def _ordered(
    figures: _Figures, tie_breaks: Sequence[TieBreak], last: Collection[Entrant]
) -> Iterable[list[Entrant]]:
    def by_points(entrant: Entrant) -> Fraction:
        return Fraction(figures.points[entrant])

    for behind in (False, True):
        people = [one for one in figures.entrants if (one in last) is behind]
        for group in _split(people, by_points):
            yield from _broken(figures, group, list(tie_breaks))


def _broken(
    figures: _Figures, group: list[Entrant], tie_breaks: list[TieBreak]
) -> Iterable[list[Entrant]]:
    if len(group) < 2 or not tie_breaks:
        yield group
        return
    for part in _split(group, figures.of(tie_breaks[0], group)):
        yield from _broken(figures, part, tie_breaks[1:])


def _split(
    group: Iterable[Entrant], figure: Callable[[Entrant], Fraction]
) -> Iterable[list[Entrant]]:
    for _, part in groupby(sorted(group, key=figure, reverse=True), key=figure):
        yield list(part)


def _valid(one: PlayedRound, annulled: Collection[Entrant]) -> PlayedRound:
    if not annulled:
        return one
    tables = [places for table in one.tables if (places := without(table, annulled))]
    byes = {entrant: worth for entrant, worth in one.byes.items() if entrant not in annulled}
    kept = [pair for pair in one.walkovers if not set(pair) & set(annulled)]
    return PlayedRound(tables, byes, kept)


class _Figures:
    """The figures of all people, each worked out once."""

    def __init__(self, entrants: list[Entrant], rounds: Sequence[PlayedRound], lot: str) -> None:
        self.entrants = entrants
        self.points = dict.fromkeys(entrants, 0)
        self.played = dict.fromkeys(entrants, 0)
        self.wins = dict.fromkeys(entrants, 0)
        self._lot = lot
        self._unplayed = dict.fromkeys(entrants, 0)
        self._tables = [table for one in rounds for table in one.tables if len(table) > 1]
        for one in rounds:
            without_table = [*one.byes.items(), *((winner, POINT) for winner, _ in one.walkovers)]
            for entrant, worth in without_table:
                self.points[entrant] += worth
                self._unplayed[entrant] += 1
        for table in self._tables:
            for entrant, gained in points(table).items():
                self.points[entrant] += gained
                self.played[entrant] += 1
                self.wins[entrant] += table[entrant] == 1

    def of(self, tie_break: TieBreak, group: list[Entrant]) -> Callable[[Entrant], Fraction]:
        """The figure of a person of a group of the same points; more is better."""
        match tie_break:
            case TieBreak.HEAD_TO_HEAD:
                won = self._head_to_head(group)
                return lambda entrant: won[entrant]
            case TieBreak.OPPONENTS:
                return self.opponents
            case TieBreak.WINS:
                return lambda entrant: Fraction(self.wins[entrant])
            case TieBreak.LOT:
                return lambda entrant: Fraction(drawn(self._lot, entrant))

    def opponents(self, entrant: Entrant) -> Fraction:
        """The sum over tables of the mean of the others' points.

        A round without a table counts as if somebody of the same points had been met (as FIDE's
        dummy opponent, Handbook C.07).
        """
        found = Fraction(self._unplayed[entrant] * self.points[entrant])
        for table in self._tables:
            if entrant in table:
                others = [self.points[one] for one in table if one != entrant]
                found += Fraction(sum(others), len(others))
        return found

    def _head_to_head(self, group: list[Entrant]) -> Mapping[Entrant, Fraction]:
        """For each other of the group the mean of tables shared; nothing unless each two met."""
        won = dict.fromkeys(group, Fraction(0))
        for one, other in combinations(group, 2):
            met = [table for table in self._tables if one in table and other in table]
            if not met:
                return dict.fromkeys(group, Fraction(0))
            ahead = sum(
                1 + (table[one] < table[other]) - (table[one] > table[other]) for table in met
            )
            won[one] += Fraction(ahead, 2 * len(met))
            won[other] += 1 - Fraction(ahead, 2 * len(met))
        return won


def drawn(lot: str, entrant: Entrant) -> int:
    """The lot of a number, the highest being first: SHA-256 of ``<lot>:<number>`` as a number."""
    return int.from_bytes(hashlib.sha256(f"{lot}:{entrant}".encode()).digest())
