"""Colours that can be read and letters large enough, on the pictures of Spazio: 1999."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.i18n import words
from render.core import text
from render.core.cache import clear_caches
from render.core.canvas import Canvas
from render.core.colour import Colour, contrast
from render.core.text import TextStyle
from render.space1999.parts.theme import INK, SECTOR_STYLES, SMALLEST
from tests.render import scenes_space1999 as scenes
from tests.render.gallery_space1999 import PICTURES
from tests.render.test_contrast import BLINDNESS, READABLE, lab

Box = tuple[int, int, int, int]
Written = tuple[str, TextStyle, Colour, Colour, Box]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Every text that is written, with its style, its colour, the ground below it, its place."""
    found: list[Written] = []
    write = Canvas.text

    def watching(
        self: Canvas,
        x: int,
        y: int,
        line: str,
        style: TextStyle,
        colour: Colour,
        anchor: str = "l",
        room: int | None = None,
    ) -> int:
        fitted = line if room is None else text.fit(line, style, room)
        wide = text.width(fitted, style)
        if wide:
            start = {"l": x, "m": x - wide // 2, "r": x - wide}[anchor]
            box = (start, y - style.cap // 2, start + wide, y + style.cap // 2)
            ground = max(self.image.crop(box).getcolors(1 << 16) or [(0, (0, 0, 0))])[1]
            assert isinstance(ground, tuple)
            inked = (*box[:3], box[3] + style.size // 6)  # letters with a tail hang below
            found.append((fitted, style, colour, (ground[0], ground[1], ground[2]), inked))
        return write(self, x, y, line, style, colour, anchor, room)

    monkeypatch.setattr(Canvas, "text", watching)
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", PICTURES)
def test_every_text_can_be_read_on_its_ground(
    name: str, language: str, written: list[Written]
) -> None:
    clear_caches()
    PICTURES[name](scenes.PEOPLE, words(language))
    assert written
    for line, style, colour, ground, box in written:
        assert contrast(colour, ground) >= READABLE, (line, colour, ground)
        assert style.size >= SMALLEST, line
        assert box[0] >= 0, line
        assert box[2] <= 1100, line


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
@pytest.mark.parametrize("name", PICTURES)
def test_no_text_runs_into_another(name: str, language: str, written: list[Written]) -> None:
    PICTURES[name](("W" * 32,) * 4, words(language))
    written.clear()  # what is kept was written on a ground of its own
    PICTURES[name](("W" * 32,) * 4, words(language))
    for (one, *_, a), (other, *_, b) in combinations(written, 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one, other)


def test_letters_can_be_read_on_their_badges() -> None:
    for look in SECTOR_STYLES.values():
        assert contrast(INK, look.colour) >= READABLE


def test_sectors_have_shapes_of_their_own() -> None:
    assert len({look.outline for look in SECTOR_STYLES.values()}) == len(SECTOR_STYLES)


@pytest.mark.parametrize("eyes", BLINDNESS)
def test_sectors_colours_differ_to_colour_blind_eyes(eyes: str) -> None:
    seen = {}
    for sector, look in SECTOR_STYLES.items():
        light = [((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 3294.6 for c in look.colour]
        seen[sector] = lab(
            tuple(sum(w * c for w, c in zip(row, light, strict=True)) for row in BLINDNESS[eyes])
        )
    for one, other in combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert distance > 20, (one, other)
