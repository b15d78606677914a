"""Lines about events: where room is short, the least important ones give way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from bot.messages.components.text import clip_marked

LINE_LIMIT = 400
"""Characters of a line where they are counted."""


class Weight(IntEnum):
    """How much a line matters to its reader; the greater gives way first."""

    ANSWER = 0
    """Answers the reader's press: it is always told."""
    RESULT = 1
    """What came of the reader's own venture, or of one that all have agreed on."""
    ALL = 2
    """Concerns every seat."""
    OWN = 3
    OTHERS = 4
    REMARK = 5
    HEADING = 6
    """Told as long as a line follows before the next heading."""


class Line(NamedTuple):
    """A line of Markdown, and how much it matters.

    ``cut`` counts the lines that it stands for by the signs that they began with.
    """

    text: str
    weight: Weight
    cut: tuple[tuple[str, int], ...] = ()


SIGNS = 6
"""The most signs that are counted beside where the rest is: more take a phone's second line."""
_SIGN = re.compile(r"(?:-# )?(?:• )?([^\w\s!-~•…«»“”„’]+)\s")


def _summed(lines: Iterable[Line]) -> tuple[tuple[str, int], ...]:
    """The lines' signs with their numbers, what weighs most first; others aren't counted."""
    counts = Counter[str]()
    for line in sorted(lines, key=lambda line: line.weight):
        if line.cut:
            counts.update(dict(line.cut))
        elif found := _SIGN.match(line.text):
            counts[found[1]] += 1
    return tuple(counts.items())


def _rest(more: str, cut: Sequence[tuple[str, int]]) -> Line:
    """Where the rest is, and how much of each kind.

    >>> _rest("-# … the rest is in the log", [("🎯", 2), ("🩸", 3)]).text
    '-# … the rest is in the log: 🎯 2 · 🩸 3'
    """
    told = " · ".join(f"{sign} {count}" for sign, count in cut[:SIGNS])
    return Line(f"{more}: {told}" if told else more, Weight.ANSWER, tuple(cut))


def answer(text: str) -> list[Line]:
    """A text that answers a press, by lines; none for an empty one."""
    return [Line(each, Weight.ANSWER) for each in text.splitlines()]


def text_of(lines: Iterable[Line]) -> str:
    """The lines as a text."""
    return "\n".join(each.text for each in lines)


def shortened(
    lines: Sequence[Line],
    room: int,
    more: str,
    size: Callable[[str], int] = lambda line: len(line) + 1,
) -> list[Line]:
    """The lines in order, as far as there is room, then ``more`` if some have given way.

    Beside ``more`` stands how many lines of each sign have.
    Of lines of the same weight the newest stay, which are the last; beside answers the most
    important line stays in any case. ``size`` is what a line takes of the room, by default its
    characters.
    """
    before = [line for line in lines if line.text.startswith(more)]
    if sum(size(line.text) for line in lines) <= room:
        return [*lines]
    lines = [line for line in lines if line not in before]
    room -= size(_rest(more, _summed([*before, *lines])).text)
    kept, told = set[int](), False
    ordinary = [place for place, line in enumerate(lines) if line.weight is not Weight.HEADING]
    headings = {place for place, line in enumerate(lines) if line.weight is Weight.HEADING}
    for place in sorted(ordinary, key=lambda place: (lines[place].weight, -place)):
        above = max((each for each in headings if each < place), default=None)
        added = {place} if above is None else {place, above}
        room -= sum(size(lines[each].text) for each in added - kept)
        answers = lines[place].weight is Weight.ANSWER
        if room < 0 and told and not answers:
            break
        told = told or not answers
        kept |= added
    found = [lines[place] for place in sorted(kept)]
    if len(kept) == len(lines) and not before:
        return found
    cut = [line for place, line in enumerate(lines) if place not in kept]
    return [*found, _rest(more, _summed([*before, *cut]))]


def clipped(lines: Iterable[Line], limit: int = LINE_LIMIT) -> list[Line]:
    """The lines, each shortened to so many characters."""
    return [line._replace(text=clip_marked(line.text, limit)) for line in lines]
