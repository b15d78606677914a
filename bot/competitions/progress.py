"""The progress of a competition: its format, its people, its next round, its standings so far."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import ceil, log2
from random import Random

from bot.competitions import elimination, round_robin
from bot.competitions.pairing import pair
from bot.competitions.round_robin import MOST_ROUNDS, Plan
from bot.competitions.rounds import MOST_SEATS, Entrant, History, Round, table_sizes
from bot.competitions.scoring import POINT, Places, PlayedRound
from bot.competitions.standings import (
    USUAL_TIE_BREAKS,
    Standing,
    TieBreak,
    drawn,
    standings,
)
from bot.errors import TableError


class Kind(StrEnum):
    """The kinds of competitions."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    ELIMINATION = "elimination"


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """What is announced before anybody signs up.

    Tables have ``seats``, or as few as ``least`` where the number of people asks for it.
    ``rounds`` are those of a Swiss system, or all that a round robin has time for; ``None`` as many
    as the kind needs. In a round robin everybody meets everybody ``meetings`` times. In an
    elimination the first ``advance`` of a table go on.
    """

    kind: Kind
    seats: int
    least: int = 2
    rounds: int | None = None
    meetings: int = 1
    advance: int | None = None
    tie_breaks: tuple[TieBreak, ...] = USUAL_TIE_BREAKS

    def check(self) -> None:
        """Raise ``TableError`` for a format that can't be played."""
        if not 2 <= self.least <= self.seats <= MOST_SEATS:
            raise TableError("competition-seats", least=2, most=MOST_SEATS)
        if self.rounds is not None and not 1 <= self.rounds <= MOST_ROUNDS:
            raise TableError("competition-rounds", most=MOST_ROUNDS)
        if not 1 <= self.meetings <= 4:
            raise TableError("competition-meetings", most=4)
        if self.advance is not None and not 1 <= self.advance < self.least:
            raise TableError("competition-advance", most=self.least - 1)

    @property
    def going_on(self) -> int:
        """How many of a table go on in an elimination."""
        usual = min(elimination.usual_advance(self.seats), self.least - 1)
        return usual if self.advance is None else self.advance


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody who takes part, perhaps in place of somebody else; ``gone``: no more.

    ``seed`` is their place in an elimination's draw, ``None`` where that is left to the lot.
    """

    entrant: Entrant
    replaces: Entrant | None = None
    gone: bool = False
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class PastRound:
    """A round as it was paired, with the places of its tables in their order.

    The places name who played to the end, so perhaps somebody's replacement. ``None``: the table
    isn't over; when its round is, its people share all places until it is.
    """

    paired: Round
    places: tuple[Places | None, ...]
    over: bool = True

    def decided(self) -> tuple[Places, ...]:
        """The places that count."""
        shared = (dict.fromkeys(table, 1) for table in self.paired.tables)
        both = zip(self.places, shared, strict=True)
        return tuple(
            even if places is None else places
            for places, even in both
            if places is not None or self.over
        )


def begin(form: Format, count: int, number: int) -> Plan:
    """The plan of a round robin of so many people; other kinds have none.

    Raises ``TableError`` where there are too few people for a table.
    """
    table_sizes(count, form.least, form.seats)
    if form.kind is not Kind.ROUND_ROBIN:
        return ()
    return round_robin.plan(
        count, form.least, form.seats, number, meetings=form.meetings, rounds=form.rounds
    )


def round_count(form: Format, count: int, plan: Plan) -> int:
    """How many rounds there will be, if nobody withdraws.

    A Swiss system takes as many as single out one of so many, if nobody has to meet again for it.
    """
    if form.kind is Kind.ROUND_ROBIN:
        return len(plan)
    if form.kind is Kind.SWISS:
        new_faces = count if form.seats == 2 and count % 2 else (count - 1) // (form.seats - 1)
        usual = max(3, ceil(log2(max(2, count))))
        return form.rounds or max(1, min(usual, new_faces))
    return len(elimination.rounds_to_come(count, form.least, form.seats, form.going_on))


def draw_order(entrants: Sequence[Entrant], number: int) -> list[Entrant]:
    """The order of the draw, by lot: of an elimination's people, and of a plan's places."""
    order = sorted(entrants)
    Random(f"draw {number}").shuffle(order)
    return order


def seeds(strengths: Mapping[Entrant, float], number: int) -> dict[Entrant, int]:
    """The seeds of an elimination's people whose strength is known: 1 for the strongest.

    Those who are as strong are seeded by lot.

    >>> seeds({7: 25.5, 8: 31.0}, 1)
    {8: 1, 7: 2}
    """
    order = sorted(draw_order(list(strengths), number), key=lambda one: -strengths[one])
    return {entrant: place for place, entrant in enumerate(order, 1)}


@dataclass(frozen=True, slots=True)
class Progress:
    """A competition, or a league's division in one season, as far as it has come.

    ``number`` is what every lot is drawn from, ``plan`` what ``begin`` made of it.
    """

    form: Format
    entries: tuple[Entry, ...]
    number: int
    plan: Plan = ()
    rounds: tuple[PastRound, ...] = ()

    @property
    def active(self) -> list[Entrant]:
        """Everybody who still takes part, in order."""
        return [entry.entrant for entry in self.entries if not entry.gone]

    @property
    def gone(self) -> frozenset[Entrant]:
        """Everybody who takes part no more."""
        return frozenset(entry.entrant for entry in self.entries if entry.gone)

    @property
    def late(self) -> frozenset[Entrant]:
        """Everybody who came in place of somebody else."""
        return frozenset(entry.entrant for entry in self.entries if entry.replaces is not None)

    def next_round(self) -> Round | None:
        """The next round; ``None`` if the last one has been played, or too few are left for one."""
        form = self.form
        people = len(self.active)
        if people < form.least:
            return None
        if form.kind is Kind.ELIMINATION:
            left = self._left()
            return elimination.draw(left, form.least, form.seats, self._history()) if left else None
        done = len(self.rounds)
        if form.kind is Kind.ROUND_ROBIN:
            return self._planned(done) if done < len(self.plan) else None
        originals = sum(entry.replaces is None for entry in self.entries)
        if done >= round_count(form, originals, ()):
            return None
        scores = {one.entrant: one.points for one in self.standings()}
        number = self.number + done
        return pair(self.active, form.least, form.seats, self._history(), number, scores)

    def standings(self) -> list[Standing]:
        """Everybody's standing; who takes part no more comes last."""
        form = self.form
        worth = POINT if form.kind is Kind.SWISS else POINT // 2
        played = [
            PlayedRound(one.decided(), dict.fromkeys(one.paired.byes, worth), one.paired.walkovers)
            for one in self.rounds
        ]
        found = standings(
            [entry.entrant for entry in self.entries],
            played,
            form.tie_breaks,
            lot=str(self.number),
            annulled=self.annulled(),
            last=self.gone,
        )
        return self._eliminated(found) if form.kind is Kind.ELIMINATION else found

    def annulled(self) -> frozenset[Entrant]:
        """Whose tables don't count: who left a round robin in its first half, unreplaced."""
        if self.form.kind is not Kind.ROUND_ROBIN:
            return frozenset()
        replaced = {entry.replaces for entry in self.entries}
        tables = [table for one in self.rounds for table in one.paired.tables]
        return frozenset(
            one
            for one in self.gone - replaced
            if sum(one in table for table in tables) * 2 < len(self.plan)
        )

    def _history(self) -> History:
        return History.of(one.paired for one in self.rounds)

    def _planned(self, done: int) -> Round | None:
        form = self.form
        first = [entry.entrant for entry in self.entries if entry.replaces is None]
        holders = dict(enumerate(draw_order(first, self.number)))
        successors = {one.replaces: one.entrant for one in self.entries}
        for place, holder in holders.items():
            while holder in successors:
                holder = successors[holder]
            holders[place] = holder
        return round_robin.seated(
            self.plan[done],
            holders,
            self.gone,
            form.least,
            form.seats,
            self._history(),
            self.number + done,
        )

    def _left(self) -> list[Entrant]:
        """Who goes on in an elimination, in the order of the draw; nobody after the final."""
        form = self.form
        first = {entry.entrant: entry.seed for entry in self.entries if entry.replaces is None}
        # Whoever has no seed comes after all who have one, by lot.
        order = sorted(
            draw_order(list(first), self.number), key=lambda one: first[one] or len(first)
        )
        successors = {one.replaces: one.entrant for one in self.entries}
        order = [_last(one, successors) for one in order]
        if not self.rounds:
            return [one for one in order if one not in self.gone]
        last = self.rounds[-1]
        if len(last.paired.tables) == 1 and not last.paired.byes:
            return []
        tables = [self._ended(places, successors) for places in last.decided()]
        byes = [_last(one, successors) for one in last.paired.byes]
        on = elimination.going_on(tables, byes, form.least, form.going_on, self.gone)
        return [one for one in order if one in on] if len(on) >= form.least else []

    def ahead(self, turn: int) -> frozenset[Entrant]:
        """Who goes on from those tables of an elimination's round that are over.

        Of the final those who came first; in any round who had a bye.
        """
        one = self.rounds[turn - 1]
        final = len(one.paired.tables) == 1 and not one.paired.byes
        found = set(one.paired.byes)
        for places in one.places:
            if places is None:
                continue
            if final:
                found.update(entrant for entrant, place in places.items() if place == 1)
            else:
                order = self._ended(places, {})
                found.update(order[: min(self.form.going_on, len(order) - 1)])
        return frozenset(found)

    def _ended(self, places: Places, successors: Mapping[Entrant | None, Entrant]) -> list[Entrant]:
        """A table's people from first to last, by lot where they share a place."""
        order = sorted(places, key=lambda one: (places[one], -drawn(str(self.number), one)))
        return [_last(one, successors) for one in order]

    def _eliminated(self, found: Sequence[Standing]) -> list[Standing]:
        reached: dict[Entrant, tuple[int, int]] = {}
        for turn, one in enumerate(self.rounds):
            reached |= dict.fromkeys(one.paired.entrants, (turn, 1))
            for places in one.decided():
                reached |= {entrant: (turn, place) for entrant, place in places.items()}
        reached = {one.entrant: reached.get(one.entrant, (-1, 1)) for one in found}
        places = elimination.final_places(reached)
        both = [replace(one, place=places[one.entrant]) for one in found]
        return sorted(both, key=lambda one: (one.place, one.entrant))


def _last(entrant: Entrant, successors: Mapping[Entrant | None, Entrant]) -> Entrant:
    while entrant in successors:
        entrant = successors[entrant]
    return entrant


def unplayed(progress: Progress) -> Collection[Entrant]:
    """Everybody who has no standing yet: they came too late for the rounds so far."""
    seen = {entrant for one in progress.rounds for entrant in one.paired.entrants}
    return [one for one in progress.active if one not in seen]
