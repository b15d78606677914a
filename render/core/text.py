"""Fonts, and lines of text in any script: measured, shortened, wrapped."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any

from bidi import algorithm
from cachetools import LRUCache, cached
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont, features

from render.core.cache import FONT_BYTES, cached_image, cached_measurement
from render.core.shapes import few_shades


@dataclass(frozen=True, slots=True)
class FontFile:
    """A font file; ``axes`` are a variable font's values, in the file's order."""

    package: str
    file: str
    axes: tuple[int, ...] = ()


JOST = FontFile("fontpkg_jost", "files/Jost[wght].ttf", (500,))
"""A geometric sans-serif, for headings and names."""
JOST_BOLD = FontFile("fontpkg_jost", "files/Jost[wght].ttf", (680,))
FIGURES = FontFile("fontpkg_barlow_condensed", "files/BarlowCondensed-SemiBold.ttf")
"""A condensed sans-serif, for figures and labels."""
FIGURES_BOLD = FontFile("fontpkg_barlow_condensed", "files/BarlowCondensed-Bold.ttf")
_FALLBACKS = (
    FontFile("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf", (600, 80)),
    FontFile("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf", (600, 80)),
    FontFile("fontpkg_heebo", "files/Heebo[wght].ttf", (600,)),
    FontFile("fontpkg_noto_sans_devanagari", "files/NotoSansDevanagari[wdth,wght].ttf", (600, 80)),
    FontFile("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf", (600, 80)),
    FontFile("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
)
FACES = (JOST, JOST_BOLD, FIGURES, FIGURES_BOLD, *_FALLBACKS)
"""Every face that text may be drawn in."""


LAYOUT = ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC
"""The engine that puts letters together. Raqm joins them, places marks and kerns, but needs
FriBiDi, which isn't on every server and in no wheel of Pillow."""


@cache
def _path(face: FontFile) -> Path:
    return Path(str(files(face.package) / face.file))


@cache
def code_points(face: FontFile) -> frozenset[int]:
    """The Unicode code points of the characters that a face has.

    Raises ``fontTools.ttLib.TTLibError`` for a file that is no OpenType font.
    """
    with TTFont(_path(face), lazy=True) as file:
        # Without this the names of all glyphs are read, which takes 35 MB in the CJK face.
        file.setGlyphOrder([str(glyph) for glyph in range(file["maxp"].numGlyphs)])
        return frozenset(file.getBestCmap() or ())


def _font_bytes(loaded: ImageFont.FreeTypeFont) -> int:
    """About the memory of a face at a size, which grows with its file: Jost 75 KB, CJK 1.7 MB."""
    return 2**16 + Path(str(loaded.path)).stat().st_size // 10


@cached(LRUCache(FONT_BYTES, _font_bytes), lock=Lock())
def font(face: FontFile, size: int) -> ImageFont.FreeTypeFont:
    """The face at ``size`` pixels an em; raises ``OSError`` if its package isn't installed."""
    loaded = ImageFont.truetype(str(_path(face)), size, layout_engine=LAYOUT)
    if face.axes:
        loaded.set_variation_by_axes(list(face.axes))
    return loaded


def cap_height(face: FontFile, size: int) -> int:
    """Height of a capital letter in pixels, by which text is centred."""
    return int(-font(face, size).getbbox("H", anchor="ls")[1])


def face_for(cluster: str, wanted: FontFile) -> FontFile | None:
    """A face that has a character and its marks: ``wanted`` or a fallback; ``None`` if none has."""
    for face in (wanted, *_FALLBACKS):
        if all(ord(character) in code_points(face) for character in cluster):
            return face
    return None


ELLIPSIS = "…"
SMALLEST = 28
"""The smallest size of text in a picture, in pixels."""
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
class Run:
    """A piece of text in one face and of one embedding level: odd levels run right to left."""

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
def runs(text: str, wanted: FontFile) -> tuple[Run, ...]:
    """The pieces of a text that the fonts can draw, from left to right."""
    if text.isascii():
        return (Run(text, wanted, 0),) if text else ()
    found = [pair for cluster in _clusters(text) if (pair := _drawable(cluster, wanted))]
    levels = _levels([cluster for cluster, _ in found])
    pieces: list[Run] = []
    for (cluster, face), level in zip(found, levels, strict=True):
        if cluster == " " and pieces and pieces[-1].level == level:
            face = pieces[-1].face
        if pieces and (pieces[-1].face, pieces[-1].level) == (face, level):
            pieces[-1] = Run(pieces[-1].text + cluster, face, level)
        else:
            pieces.append(Run(cluster, face, level))
    return tuple(_visual_order(pieces))


def _levels(clusters: Sequence[str]) -> list[int]:
    """The embedding level of each cluster by the Unicode Bidirectional Algorithm (UAX #9).

    Odd levels run right to left. ``bidi.get_display`` would return the characters from left to
    right, which HarfBuzz couldn't join any more, so the steps before its last one are taken here.
    """
    characters = "".join(cluster[0] for cluster in clusters)
    storage = algorithm.get_empty_storage()
    storage["base_level"] = algorithm.get_base_level(characters)
    storage["base_dir"] = "LR"[storage["base_level"]]
    algorithm.get_embedding_levels(characters, storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    return [character["level"] for character in storage["chars"]]


def _visual_order(pieces: Sequence[Run]) -> list[Run]:
    """Runs from left to right (UAX #9, rule L2)."""
    chars: list[dict[str, Any]] = [
        {"orig": "L", "level": each.level, "piece": each} for each in pieces
    ]
    algorithm.reorder_resolved_levels({"chars": chars}, False)
    return [char["piece"] for char in chars]


def printable(text: str, face: FontFile) -> str:
    """The characters of a cleaned ``text`` that the fonts can draw; empty if there are none."""
    return "".join(run.text for run in runs(clean(text), face)).strip()


@cached_measurement
def width(text: str, style: TextStyle) -> int:
    length = 0.0
    for run in runs(text, style.face):
        length += font(run.face, style.size).getlength(run.text, direction=_direction(run))
    return round(length)


def _direction(run: Run) -> str | None:
    if LAYOUT is ImageFont.Layout.BASIC:
        return None  # it knows none
    return "rtl" if run.level % 2 else "ltr"


def _ordered(run: Run) -> str:
    """The text in the order in which Pillow wants it."""
    if LAYOUT is ImageFont.Layout.BASIC and run.level % 2:
        return "".join(reversed(_clusters(run.text)))
    return run.text


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


def shrink(text: str, style: TextStyle, room: int, smallest: int = SMALLEST) -> TextStyle:
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
    pieces: list[tuple[Run, int, tuple[int, int, int, int]]] = []
    pen = 0.0
    for run in runs(text, style.face):
        drawn = font(run.face, style.size)
        left, top, right, bottom = drawn.getbbox(
            _ordered(run), anchor="ls", direction=_direction(run)
        )
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
            _ordered(run),
            fill=255,
            font=font(run.face, style.size),
            anchor="ls",
            direction=_direction(run),
        )
    return Mask(few_shades(image), left, top, round(pen))


_BREAKS = re.compile(r"[ \t\n]+")


def wrap(words: str, style: TextStyle, room: int, most: int) -> tuple[str, ...]:
    """``words`` on at most ``most`` lines of ``room`` pixels; the last may end in an ellipsis.

    No line ends at a no-break space: French puts one before a colon, and within « ».
    """
    lines: list[str] = []
    for word in filter(None, _BREAKS.split(words)):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (width(longer, style) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(fit(line, style, room) for line in lines)
