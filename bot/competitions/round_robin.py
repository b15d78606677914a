"""Round robin: all rounds are planned before the first, for places that people take or leave.

At tables of two everybody meets everybody once, in a circle (Berger's tables, FIDE Handbook C.05).
At larger tables it takes as few rounds as are found until everybody has met everybody: as many
people as the square of the seats meet exactly once, as the points of an affine plane do on its
lines; other numbers are paired round by round.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from bot.competitions.pairing import pair
from bot.competitions.rounds import Entrant, History, Round, table_sizes
from bot.competitions.seats import share_out_first_seats

Plan: TypeAlias = tuple[Round, ...]
"""Rounds whose entrants are places, counted from 0."""

MOST_ROUNDS = 60
"""Rounds of a plan at most; people who meet rarely need not meet all."""

_TRIES = 60
"""Plans that are compared where there is no known one, times their places: large ones take long."""


def plan(
    places: int, least: int, most: int, number: int, *, meetings: int = 1, rounds: int | None = None
) -> Plan:
    """All rounds of so many places, in each of which everybody has a table, or a bye.

    Everybody meets everybody ``meetings`` times, or in so many ``rounds`` as often as can be.
    Raises ``TableError`` where there are too few places for a table.
    """
    table_sizes(places, least, most)  # raises
    cycle = _circle(places) if most == 2 else _cycle(places, least, most, number, rounds)
    planned = [turned for turn in range(meetings) for turned in _turned(cycle, turn)]
    wanted = min(MOST_ROUNDS, len(planned) if rounds is None else rounds)
    while len(planned) < wanted:
        planned += cycle
    planned = planned[:wanted]
    if most == 2 and rounds is None and len(planned) == len(cycle) * meetings:
        return tuple(planned)
    return share_out_first_seats(planned, History())


def _turned(cycle: Sequence[Round], turn: int) -> Sequence[Round]:
    if turn % 2 == 0:
        return cycle
    return [Round(tuple((*table[1:], table[0]) for table in one.tables), one.byes) for one in cycle]


def _circle(places: int) -> list[Round]:
    """Each two meet once; of an odd number one has a bye in each round.

    Of two the one sits first whom Berger's tables give the first seat, so that nobody has it more
    than once too often.
    """
    last = places + places % 2 - 1
    rounds = []
    for turn in range(last):
        pairs = [((turn + step) % last, (turn - step) % last) for step in range(1, last // 2 + 1)]
        byes: tuple[Entrant, ...] = ()
        if places % 2:
            byes = (turn,)
        else:
            pairs.insert(0, (turn, last))
        rounds.append(Round(tuple(_berger(min(two), max(two), last) for two in pairs), byes))
    return rounds


def _berger(low: int, high: int, last: int) -> tuple[Entrant, Entrant]:
    lower_first = low <= last // 2 if high == last else (low + high) % 2 == 1
    return (low, high) if lower_first else (high, low)


def _cycle(places: int, least: int, most: int, number: int, rounds: int | None) -> Sequence[Round]:
    """Rounds until everybody has met everybody, or so many."""
    if places == most**2:
        return _plane(most)
    tries = [
        _paired(places, least, most, number * _TRIES + attempt, rounds)
        for attempt in range(max(1, _TRIES // places))
    ]
    return min(tries, key=lambda found: (len(found), repeats(History.of(found))))


def _paired(places: int, least: int, most: int, number: int, rounds: int | None) -> Sequence[Round]:
    found: list[Round] = []
    history, all_pairs = History(), places * (places - 1) // 2
    while len(found) < MOST_ROUNDS:
        if len(found) == rounds or (rounds is None and len(history.meetings) == all_pairs):
            break
        found.append(pair(range(places), least, most, history, number + len(found)))
        history = History.of(found)
    return found


def repeats(history: History) -> int:
    """What speaks against meetings: one for the second of two people, two more for the third."""
    return sum(count * (count - 1) // 2 for count in history.meetings.values())


def _plane(order: int) -> Sequence[Round]:
    """The lines of the affine plane over the field of ``order`` 2 to 5, a round for each slope."""
    field = range(order)
    rounds = []
    for slope in field:
        lines = [
            tuple(x * order + _sum(_product(slope, x, order), rise, order) for x in field)
            for rise in field
        ]
        rounds.append(Round(tuple(lines)))
    upright = tuple(tuple(x * order + y for y in field) for x in field)
    return [Round(upright), *rounds]


def _sum(one: int, other: int, order: int) -> int:
    return one ^ other if order == 4 else (one + other) % order


def _product(one: int, other: int, order: int) -> int:
    if order != 4:
        return one * other % order
    # The field of four has 0, 1, and two roots of x² + x + 1, whose powers these are.
    return 0 if 0 in (one, other) else (one + other - 2) % 3 + 1


def seated(
    planned: Round,
    holders: Mapping[Entrant, Entrant],
    gone: Collection[Entrant],
    least: int,
    most: int,
    history: History,
    number: int,
) -> Round:
    """A round of a plan, for those who hold its places; ``gone`` are holders who have withdrawn.

    At a table of two the other has a walkover. Larger tables go on with those who are there. Where
    these are too few for a table they are paired with each other, and as far as that needs them
    with people of whole tables.
    """
    tables: list[tuple[Entrant, ...]] = []
    walkovers: list[tuple[Entrant, Entrant]] = []
    alone = [holders[place] for place in planned.byes if holders[place] not in gone]
    for table in planned.tables:
        everybody = [holders[place] for place in table]
        here = tuple(entrant for entrant in everybody if entrant not in gone)
        if len(here) >= least:
            tables.append(here)
        elif most > 2:
            alone += here
        elif here:
            walkovers += [(here[0], one) for one in everybody if one in gone]
    if most == 2:
        return Round(tuple(tables), tuple(alone), tuple(walkovers))
    unavoidable = _byes(len(alone) + sum(map(len, tables)), least, most)
    while _byes(len(alone), least, most) > unavoidable:
        alone += tables.pop()
    if len(alone) >= least:
        anew = pair(alone, least, most, history, number)
        return Round((*tables, *anew.tables), anew.byes)
    return Round(tuple(tables), tuple(alone))


def _byes(people: int, least: int, most: int) -> int:
    return people if people < least else table_sizes(people, least, most)[1]
