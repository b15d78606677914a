"""Competitions played at random to their end, people coming and going meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from bot.competitions.progress import Entry, Format, Kind, PastRound, Progress, begin
from bot.competitions.rounds import Round


def format_of(chance: Random, kind: Kind, **values: object) -> Format:
    """A format that can be played."""
    seats = chance.choice((2, 2, 3, 4, 5))
    chosen = {"seats": seats, "least": chance.randint(2, seats), "kind": kind, **values}
    return Format(**chosen)  # type: ignore[arg-type]


def begun(chance: Random, form: Format, people: int | None = None) -> Progress:
    """A competition of so many people, or of any number that can play it."""
    count = people or chance.randint(form.least, 16)
    number = chance.randrange(10**6)
    entries = tuple(Entry(entrant) for entrant in range(1, count + 1))
    return Progress(form, entries, number, begin(form, count, number))


def places_of(chance: Random, table: Sequence[int]) -> dict[int, int]:
    """A table's places, some of them shared."""
    scores = {entrant: chance.randrange(6) for entrant in table}
    return {
        entrant: 1 + sum(other > score for other in scores.values())
        for entrant, score in scores.items()
    }


def played(chance: Random, progress: Progress, paired: Round) -> Progress:
    """The competition with this round played."""
    places = tuple(places_of(chance, table) for table in paired.tables)
    return replace(progress, rounds=(*progress.rounds, PastRound(paired, places)))


def to_the_end(
    chance: Random, progress: Progress, *, leaving: float = 0.0, replaced: float = 0.0
) -> Iterator[tuple[Progress, Round]]:
    """Each round with the competition before it; between rounds some leave, or are replaced."""
    while (paired := progress.next_round()) is not None:
        yield progress, paired
        progress = played(chance, progress, paired)
        for entrant in progress.active:
            if chance.random() < leaving:
                progress = _without(progress, entrant, chance.random() < replaced)


def last_of(chance: Random, begun: Progress, **how: float) -> Progress:
    """The competition after all of its rounds."""
    last = begun
    for progress, paired in to_the_end(chance, begun, **how):
        last = played(chance, progress, paired)
    return last


def _without(progress: Progress, entrant: int, replaced: bool) -> Progress:
    entries = tuple(
        replace(entry, gone=True) if entry.entrant == entrant else entry
        for entry in progress.entries
    )
    if replaced:
        entries = (*entries, Entry(len(entries) + 1, replaces=entrant))
    return replace(progress, entries=entries)
