"""Texts that can be read, and seats that can be told apart, on the pictures of every game."""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core import text
from render.core.cache import clear_caches
from render.core.canvas import Canvas
from render.core.palette import Colour, contrast
from render.core.picture import WIDTH
from render.core.text import TextStyle
from tests.covering import covering
from tests.render.samples import EVERY_PICTURE, SAMPLES

READABLE = 4.5
"""The least contrast of text (WCAG 2.2, 1.4.3)."""


class Written(NamedTuple):
    """A text as it was written: with the colour of the ground below it and the place it took."""

    text: str
    style: TextStyle
    colour: Colour
    ground: Colour
    box: tuple[int, int, int, int]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Every text that is written while the test runs."""
    found: list[Written] = []
    write = Canvas.text

    def recording(
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
            below = (ground[0], ground[1], ground[2])
            found.append(Written(fitted, style, colour, below, inked))
        return write(self, x, y, line, style, colour, anchor, room)

    monkeypatch.setattr(Canvas, "text", recording)
    return found


@pytest.mark.parametrize(("picture", "language"), covering(EVERY_PICTURE, LANGUAGES))
def test_every_text_but_names_is_whole_and_can_be_read_on_its_ground(
    picture: tuple[str, str], language: str, written: list[Written]
) -> None:
    game, name = picture
    clear_caches()
    samples = SAMPLES[game]
    for band in samples.pictures[name](samples.people, words(language)):
        band.draw(*band.shown)
    assert written
    for line, style, colour, ground, box in written:
        assert contrast(colour, ground) >= READABLE, (line, colour, ground)
        assert style.size >= text.SMALLEST, line
        assert box[0] >= 0, line
        assert box[2] <= WIDTH, line
        if line.endswith(text.ELLIPSIS):
            name = line.removesuffix(text.ELLIPSIS)
            assert name
            assert any(one.startswith(name) for one in samples.people), line


@pytest.mark.parametrize(("picture", "language"), covering(EVERY_PICTURE, LANGUAGES))
def test_no_text_overlaps_another(
    picture: tuple[str, str], language: str, written: list[Written]
) -> None:
    check_texts_apart(*picture, language, written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_beside_a_note_that_just_fits_stay_on_one_line(
    language: str, written: list[Written]
) -> None:
    check_texts_apart("first_martians", "mission-landing", language, written)


def check_texts_apart(game: str, name: str, language: str, written: list[Written]) -> None:
    """Draw a picture for people with long names, and fail where two of its texts overlap."""
    samples = SAMPLES[game]
    people = ("W" * 32,) * len(samples.people)
    for band in samples.pictures[name](people, words(language)):
        band.draw(*band.shown)
        written.clear()  # what is cached was written on a ground of its own
        band.draw(*band.shown)
        for one, other in combinations(written, 2):
            a, b = one.box, other.box
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart, (band.name, one.text, other.text)


LONGEST_WORDS = "de"
"""The language in which labels need most room."""


# With names of people, the tests above draw each picture in one of the languages.
@pytest.mark.parametrize(
    ("picture", "language"),
    [
        pytest.param(picture, language, marks=() if language == LONGEST_WORDS else pytest.mark.soak)
        for picture, language in product(EVERY_PICTURE, LANGUAGES)
    ],
)
def test_only_names_of_people_are_cut(
    picture: tuple[str, str], language: str, written: list[Written]
) -> None:
    game, name = picture
    clear_caches()
    samples = SAMPLES[game]
    for band in samples.pictures[name](("",) * len(samples.people), words(language)):
        band.draw(*band.shown)
    assert written
    assert [each.text for each in written if each.text.endswith(text.ELLIPSIS)] == []


@pytest.mark.parametrize("game", SAMPLES)
def test_letters_can_be_read_on_their_badges(game: str) -> None:
    for style in SAMPLES[game].styles.values():
        assert contrast(SAMPLES[game].ink, style.colour) >= READABLE


@pytest.mark.parametrize("game", SAMPLES)
def test_seats_have_outlines_of_their_own(game: str) -> None:
    styles = SAMPLES[game].styles
    assert len({style.outline for style in styles.values()}) == len(styles)


# What people see of linear light: Machado, Oliveira and Fernandes 2009, severity 1.
VISION = {
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

    def scaled(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    return 116 * scaled(y) - 16, 500 * (scaled(x) - scaled(y)), 200 * (scaled(y) - scaled(z))


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("game", SAMPLES)
def test_seats_colours_differ_to_colour_blind_people(game: str, vision: str) -> None:
    seen = {}
    for identity, style in SAMPLES[game].styles.items():
        light = [((c / 255 + 0.055) / 1.055) ** 2.4 if c > 10 else c / 3294.6 for c in style.colour]
        seen[identity] = lab(
            tuple(sum(w * c for w, c in zip(row, light, strict=True)) for row in VISION[vision])
        )
    for one, other in combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert distance > 20, (one, other)
