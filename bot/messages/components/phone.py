"""The height of a message on a phone, reckoned from its parts as Discord describes them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.messages.components.happened import Line, Weight, shortened
from bot.messages.components.text import clip_marked
from render.core.picture import MAX_HEIGHT, Band
from render.core.picture import WIDTH as PIXELS

SCREEN = 750
"""Points of a phone's screen that show messages, as most have it; it is 380 wide."""
WIDTH = 256
"""Points of a text's or a picture's width: beside it stand a portrait and margins."""
PANEL = SCREEN * 3 // 2
"""Points that a panel should take at most."""
LETTERS, SMALL_LETTERS, HEADING_LETTERS = 33, 37, 30
"""Characters of a line of text, of small text, and of a heading; whole words are broken off."""
LINE, SMALL, HEADING = 22, 19, 22
"""Heights of these lines."""
GAP, FRAME = 6, 34
"""Points between parts, and above and below all of them."""
BUTTON, LETTER, PADDING, SIGN = 32, 7, 32, 26
"""A button's height, the width of a letter on it, and those of what surrounds it and its emoji."""
SELECT, SEPARATOR = 40, 12

_MARKS = re.compile(r"\*\*|^-# |^#{1,3} |`|(?<!\*)\*(?!\*)")


def height(items: Sequence[ui.Item[Any]], bands: Sequence[Band]) -> int:
    """The points that a container of items takes, with the pictures of these bands among them."""
    pictures = {f"{band.name}.png": band.height for band in bands}
    return FRAME + parts_height([item.to_component_dict() for item in items], pictures)


def parts_height(parts: Sequence[Any], pictures: Mapping[str, int]) -> int:
    """The same for parts as they are sent; ``pictures`` are heights in pixels, by file name."""
    return sum(_part_height(part, pictures) for part in parts)


def _part_height(part: Mapping[str, Any], pictures: Mapping[str, int]) -> int:
    kind = part["type"]
    if kind == 10:  # text
        return text_height(part["content"])
    if kind == 12:  # a gallery
        names = [item["media"]["url"].rpartition("/")[2] for item in part["items"]]
        return sum(GAP + pictures.get(name, MAX_HEIGHT) * WIDTH // PIXELS for name in names)
    if kind == 14:
        return SEPARATOR
    if kind == 17:  # a container
        return FRAME + parts_height(part["components"], pictures)
    inside = part["components"]
    if inside[0]["type"] != 2:  # a row that isn't one of buttons
        return GAP + SELECT
    return GAP + _buttons_height(inside)


def _buttons_height(buttons: Sequence[Mapping[str, Any]]) -> int:
    """The height of a row of buttons, which go on in a next line where there is no room left.

    A label that is wider than a line is broken.
    """
    total, left = 0, 0
    for each in buttons:
        around = PADDING + (SIGN if each.get("emoji") else 0)
        label = LETTER * len(each.get("label") or "")
        wide = min(around + label, WIDTH)
        broken = -(-label // (WIDTH - around)) - 1
        if wide > left:
            total, left = total + BUTTON + LINE * max(0, broken) + GAP, WIDTH
        left -= wide + GAP
    return total


def text_height(text: str) -> int:
    """The points that a text takes."""
    return GAP + _lines_height(text)


def line_height(line: str) -> int:
    """The points that a line of Markdown takes, broken where it is too long."""
    letters, each = _letters(line)
    return each * max(1, -(-len(_MARKS.sub("", line)) // letters))


def _letters(line: str) -> tuple[int, int]:
    """The characters that a row of a line of Markdown holds, and its height."""
    if line.startswith("-# "):
        return SMALL_LETTERS, SMALL
    if re.match(r"#{1,3} ", line):
        return HEADING_LETTERS, HEADING
    return LETTERS, LINE


def fitting_lines(text: str, room: int, more: str) -> str:
    """The first lines of a text that fit into so many points, then ``more`` if it isn't empty.

    Long stories give way before whole lines do. The first line is told in any case, though
    shortened where it is longer than that.
    """
    if _lines_height(text) <= room:
        return text
    text = _without_stories(text)
    lines = [line for line in text.split("\n") if line != more]
    room -= line_height(more) if more else 0
    letters, each = _letters(lines[0])
    lines[0] = clip_marked(lines[0], max(2, room // each) * letters)
    kept: list[str] = []
    for line in lines:
        room -= line_height(line)
        if room < 0 and kept:
            break
        kept.append(line)
    return "\n".join([*kept, *([more] if more else [])])


def newest_lines(lines: Sequence[Line], room: int, more: str) -> Sequence[Line]:
    """What has happened, shortened to so many points; stories give way before whole lines do.

    The answer to a press is no story.
    """
    if sum(_lines_height(line.text) for line in lines) <= room:
        return lines
    told = [
        line if line.weight is Weight.ANSWER else line._replace(text=_without_stories(line.text))
        for line in lines
    ]
    return shortened(told, room, more, _lines_height)


def results_height(lines: Sequence[Line]) -> int:
    """The points of what came of the reader's venture, and of where the rest is told."""
    results = [line.text for line in lines if line.weight is Weight.RESULT]
    return sum(map(_lines_height, results)) + SMALL if results else 0


def _lines_height(text: str) -> int:
    return sum(map(line_height, text.split("\n")))


def _without_stories(text: str) -> str:
    return "\n".join(map(_without_story, text.split("\n")))


def _without_story(line: str) -> str:
    """The first sentences of a line that is longer than two rows, as far as they fit into these.

    >>> _without_story("• ❔ The dead cable. The cable is said to be dead. " + "x" * 50)
    '• ❔ The dead cable. The cable is said to be dead.'
    """
    most = 2 * _letters(line)[0]
    if len(_MARKS.sub("", line)) <= most:
        return line
    kept, end, _ = line[:most].rpartition(". ")
    return f"{kept}." if end and kept.count("**") % 2 == 0 else line
