"""Loads fonts from the packages that contain them and finds one that has a character."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import Lock

from cachetools import LRUCache, cached
from fontTools.ttLib import TTFont
from PIL import ImageFont

from render.core.cache import FONT_BYTES, cached_measurement


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
    FontFile("cvttf_NotoSansCJK_Bold", "NotoSansCJKtc-Bold.otf"),
)


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
    loaded = ImageFont.truetype(str(_path(face)), size, layout_engine=ImageFont.Layout.RAQM)
    if face.axes:
        loaded.set_variation_by_axes(list(face.axes))
    return loaded


@cached_measurement
def cap_height(face: FontFile, size: int) -> int:
    """Height of a capital letter in pixels, by which text is centred."""
    return int(-font(face, size).getbbox("H", anchor="ls")[1])


@cached_measurement
def face_for(cluster: str, wanted: FontFile) -> FontFile | None:
    """A face that has a character and its marks: ``wanted`` or a fallback; ``None`` if none has."""
    for face in (wanted, *_FALLBACKS):
        if all(ord(character) in code_points(face) for character in cluster):
            return face
    return None
