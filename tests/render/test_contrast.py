"""Colours that can be read, and nations that can be told apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core import text
from render.core.canvas import Canvas
from render.core.colour import Colour, contrast, rgb
from render.core.text import TextStyle
from render.race1969.parts.labels import Labels
from render.race1969.parts.theme import (
    DIE_COLOURS,
    INK,
    NATION_STYLES,
    SCIENTIST_COLOURS,
    letter_ink,
)
from tests.render import scenes
from tests.render.gallery import PICTURES

READABLE = 4.5
SMALLEST = 22

Written = tuple[str, TextStyle, Colour, Colour]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Every text that is written, with its style, its colour and the ground below it."""
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
            below = self.image.crop((start, y - style.cap // 2, start + wide, y + style.cap // 2))
            ground = max(below.getcolors(1 << 16) or [(0, (0, 0, 0))])[1]
            assert isinstance(ground, tuple)
            found.append((fitted, style, colour, (ground[0], ground[1], ground[2])))
        return write(self, x, y, line, style, colour, anchor, room)

    monkeypatch.setattr(Canvas, "text", watching)
    return found


@pytest.mark.parametrize("name", PICTURES)
def test_every_text_can_be_read_on_its_ground(name: str, written: list[Written]) -> None:
    from render.core.cache import clear_caches

    clear_caches()
    PICTURES[name](scenes.PEOPLE, words("en"))
    assert written
    for line, style, colour, ground in written:
        assert contrast(colour, ground) >= READABLE, (line, colour, ground)
        assert style.size >= SMALLEST, line


def test_letters_can_be_read_on_what_stands_on_the_board() -> None:
    for look in NATION_STYLES.values():
        assert contrast(INK, look.colour) >= READABLE
    for colour in DIE_COLOURS.values():
        assert contrast(INK, colour) >= READABLE
    for scientist, colour in SCIENTIST_COLOURS.items():
        assert contrast(letter_ink(scientist), colour) >= READABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_nations_and_scientists_have_letters_of_their_own(language: str) -> None:
    printed = Labels.of(words(language))
    assert len(set(printed.letters)) == 5
    assert len(set(printed.scientist_letters)) == 5
    assert len(set(printed.codes)) == 12
    assert {len(letter) for letter in printed.letters + printed.scientist_letters} == {1}
    assert {len(code) for code in printed.codes} == {3}


def test_nations_have_shapes_of_their_own() -> None:
    assert len({look.outline for look in NATION_STYLES.values()}) == len(NATION_STYLES)


# Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
BLINDNESS = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def lab(linear: tuple[float, ...]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear sRGB light under D65."""
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in linear)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def bent(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    return 116 * bent(y) - 16, 500 * (bent(x) - bent(y)), 200 * (bent(y) - bent(z))


@pytest.mark.parametrize("eyes", BLINDNESS)
def test_nations_colours_differ_to_colour_blind_eyes(eyes: str) -> None:
    seen = {}
    for nation, look in NATION_STYLES.items():
        light = [((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 3294.6 for c in look.colour]
        seen[nation] = lab(
            tuple(sum(w * c for w, c in zip(row, light, strict=True)) for row in BLINDNESS[eyes])
        )
    for one, other in combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert distance > 20, (one, other)


def test_contrast_is_what_the_guidelines_say() -> None:
    assert contrast(rgb("#ffffff"), rgb("#000000")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#ffffff")) == pytest.approx(4.48, abs=0.01)
