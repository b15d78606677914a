"""Cleans, measures, shortens and draws text of any script, as a mask to paint through.

A string is cut into runs, each with a face that has its characters; what no face has (emoji,
mostly) is left out. Shaping inside a run is raqm's.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.core.antialiasing import few_shades
from render.core.cache import cached_image, cached_measurement
from render.core.typography import bidi
from render.core.typography.fonts import FontFile, cap_height, face_for, font

ELLIPSIS = "…"
LONGEST = 80
"""The most characters of a string; what is beyond is cut off before it is measured."""
_MARKS = 3
"""The most combining marks of a character; further ones would overlap other lines."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """A face at a size in pixels."""

    face: FontFile
    size: int

    @property
    def cap(self) -> int:
        """Height of a capital in pixels."""
        return cap_height(self.face, self.size)


@dataclass(frozen=True, slots=True)
class Mask:
    """A drawn string: its coverage, its corner relative to the start of the baseline, its width."""

    image: Image.Image
    left: int
    top: int
    advance: int


@dataclass(frozen=True, slots=True)
class _Run:
    text: str
    face: FontFile
    level: int


def clean(text: str) -> str:
    """``text`` without control, zero-width and direction characters, at most ``LONGEST`` long.

    White space of every kind becomes single spaces; a character keeps up to three combining marks.
    """
    kept: list[str] = []
    marks = 0
    for character in text[: 4 * LONGEST]:
        kind = unicodedata.category(character)
        if kind in ("Zs", "Zl", "Zp") or character in "\t\n\r\v\f":
            kept.append(" ")
            marks = 0
        elif kind[0] == "C" or "\ufe00" <= character <= "\ufe0f":
            continue
        elif kind in ("Mn", "Me"):
            marks += 1
            if kept and marks <= _MARKS:
                kept.append(character)
        else:
            marks = 0
            kept.append(character)
    return " ".join("".join(kept).split())[:LONGEST]


def _clusters(text: str) -> list[str]:
    found: list[str] = []
    for character in text:
        if found and unicodedata.category(character)[0] == "M":
            found[-1] += character
        else:
            found.append(character)
    return found


def _drawable(cluster: str, wanted: FontFile) -> tuple[str, FontFile] | None:
    # NFKC turns ornamental letters (bold, script, circled) into plain ones.
    for candidate in (cluster, unicodedata.normalize("NFKC", cluster), cluster[0]):
        face = face_for(candidate, wanted)
        if face is not None:
            return candidate, face
    return None


@cached_measurement
def _runs(text: str, wanted: FontFile) -> tuple[_Run, ...]:
    if text.isascii():
        return (_Run(text, wanted, 0),) if text else ()
    found = [pair for cluster in _clusters(text) if (pair := _drawable(cluster, wanted))]
    levels = bidi.levels([cluster for cluster, _ in found])
    runs: list[_Run] = []
    for (cluster, face), level in zip(found, levels, strict=True):
        if cluster == " " and runs and runs[-1].level == level:
            face = runs[-1].face
        if runs and (runs[-1].face, runs[-1].level) == (face, level):
            runs[-1] = _Run(runs[-1].text + cluster, face, level)
        else:
            runs.append(_Run(cluster, face, level))
    return tuple(bidi.visual_order(runs, [run.level for run in runs]))


def printable(text: str, face: FontFile) -> str:
    """The characters of a cleaned ``text`` that the fonts can draw; empty if there are none."""
    return "".join(run.text for run in _runs(clean(text), face)).strip()


@cached_measurement
def width(text: str, style: TextStyle) -> int:
    """The width of a text in pixels."""
    length = 0.0
    for run in _runs(text, style.face):
        length += font(run.face, style.size).getlength(run.text, direction=_direction(run))
    return round(length)


def _direction(run: _Run) -> str:
    return "rtl" if run.level % 2 else "ltr"


@cached_measurement
def fit(text: str, style: TextStyle, room: int) -> str:
    """``text``, or as much of its beginning as fits into ``room`` pixels with an ellipsis.

    Empty where not even one character fits.
    """
    if width(text, style) <= room:
        return text
    clusters = _clusters(text)
    low, high = 0, len(clusters)
    while low < high:
        middle = (low + high + 1) // 2
        if width("".join(clusters[:middle]).rstrip() + ELLIPSIS, style) <= room:
            low = middle
        else:
            high = middle - 1
    return "".join(clusters[:low]).rstrip() + ELLIPSIS if low else ""


def shrink(text: str, style: TextStyle, room: int, smallest: int) -> TextStyle:
    """The style, reduced until ``text`` fits into ``room`` pixels, but not below ``smallest``."""
    size = style.size
    wide = width(text, style)
    if wide > room:
        # A width is nearly proportional to the size: far larger sizes needn't be loaded and tried.
        size = max(smallest, min(size - 1, size * room // wide + 2))
    while size > smallest and width(text, TextStyle(style.face, size)) > room:
        size -= 1
    return TextStyle(style.face, size)


@cached_image
def mask(text: str, style: TextStyle) -> Mask | None:
    """``text`` drawn on its baseline; ``None`` if nothing of it can be seen."""
    pieces: list[tuple[_Run, int, tuple[int, int, int, int]]] = []
    pen = 0.0
    for run in _runs(text, style.face):
        drawn = font(run.face, style.size)
        left, top, right, bottom = drawn.getbbox(run.text, anchor="ls", direction=_direction(run))
        at = round(pen)
        box = (int(left) + at, int(top), int(right) + at + 1, int(bottom) + 1)
        pieces.append((run, at, box))
        pen += drawn.getlength(run.text, direction=_direction(run))
    if not pieces:
        return None
    left = min(box[0] for _, _, box in pieces)
    top = min(box[1] for _, _, box in pieces)
    right = max(box[2] for _, _, box in pieces)
    bottom = max(box[3] for _, _, box in pieces)
    if right <= left or bottom <= top:
        return None
    image = Image.new("L", (right - left, bottom - top))
    draw = ImageDraw.Draw(image)
    for run, at, _ in pieces:
        draw.text(
            (at - left, -top),
            run.text,
            fill=255,
            font=font(run.face, style.size),
            anchor="ls",
            direction=_direction(run),
        )
    return Mask(few_shades(image), left, top, round(pen))
