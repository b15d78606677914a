"""The height of a message on a phone, reckoned from its parts as Discord describes them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.messages.components.text import clip_marked
from render.core.picture import MAX_HEIGHT, Band
from render.core.picture import WIDTH as PIXELS

WIDTH, SCREEN = 380, 750
"""Points of a phone's screen, as most have it."""
PANEL = SCREEN * 3 // 2
"""Points that a panel should take at most."""
LETTERS, SMALL_LETTERS, HEADING_LETTERS = 45, 53, 35
"""Characters of a line of text, of small text, and of a heading."""
LINE, SMALL, HEADING = 20, 17, 28
"""Heights of these lines."""
GAP, MARGIN = 8, 24
"""Points between parts, and beside them."""
BUTTON, LETTER, PADDING = 40, 8, 36
"""A button's height, the width of a letter on it, and that of what surrounds them."""
SELECT, SEPARATOR = 44, 9

_MARKS = re.compile(r"\*\*|^-# |^#{1,3} |`|(?<!\*)\*(?!\*)")


def height(items: Sequence[ui.Item[Any]], bands: Sequence[Band]) -> int:
    """The points that items take, with the pictures of these bands among them."""
    pictures = {f"{band.name}.png": band.height for band in bands}
    return parts_height([item.to_component_dict() for item in items], pictures)


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
        return parts_height(part["components"], pictures)
    inside = part["components"]
    if inside[0]["type"] != 2:  # a row that isn't one of buttons
        return GAP + SELECT
    return _buttons_height([PADDING + LETTER * len(each.get("label") or "") for each in inside])


def _buttons_height(widths: Sequence[int]) -> int:
    """The height of a row of buttons, which go on in a next line where there is no room left."""
    lines, left = 1, WIDTH - MARGIN
    for wide in widths:
        if wide > left:
            lines, left = lines + (left < WIDTH - MARGIN), WIDTH - MARGIN
        left -= wide + GAP
    return lines * (BUTTON + GAP)


def text_height(text: str) -> int:
    """The points that a text takes."""
    return GAP + sum(map(line_height, text.split("\n")))


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
    if sum(map(line_height, text.split("\n"))) <= room:
        return text
    text = "\n".join(map(_without_story, text.split("\n")))
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
