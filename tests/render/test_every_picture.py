"""Rules that hold for every picture of every game, in every language."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.cache import clear_caches
from render.core.picture import ALT_LIMIT, MAX_BYTES, MAX_HEIGHT, WIDTH
from tests.covering import covering
from tests.french import FRENCH_SPACES
from tests.render.names import HARD_NAMES, WIDEST
from tests.render.samples import EVERY_PICTURE, SAMPLES

ENGLISH = words("en")
PICTURES_WITH_NAMES = [
    (game, name) for game, samples in SAMPLES.items() for name in samples.with_names
]


@pytest.mark.parametrize(("picture", "language"), covering(EVERY_PICTURE, LANGUAGES))
def test_bands_are_landscape_and_small_and_the_same_whether_cached_or_drawn_anew(
    picture: tuple[str, str], language: str
) -> None:
    game, name = picture
    samples = SAMPLES[game]
    first = samples.pictures[name](samples.people, words(language))
    files = [band.png() for band in first]
    for file in files:
        drawn = Image.open(BytesIO(file))
        assert drawn.mode == "P"
        assert drawn.width == WIDTH
        assert drawn.height <= MAX_HEIGHT
        assert len(file) <= MAX_BYTES
    clear_caches()
    second = samples.pictures[name](samples.people, words(language))
    assert [band.png() for band in second] == files
    assert [(band.name, band.alt, band.key) for band in second] == [
        (band.name, band.alt, band.key) for band in first
    ]


@pytest.mark.parametrize(("game", "name"), EVERY_PICTURE)
def test_bands_say_what_they_show_in_each_language(game: str, name: str) -> None:
    samples = SAMPLES[game]
    longest = (WIDEST,) * len(samples.people)
    for language in LANGUAGES:
        bands = samples.pictures[name](samples.people, words(language))
        assert bands
        assert len({band.name for band in bands}) == len(bands)
        for band in bands:
            assert re.fullmatch(r"[a-z][a-z0-9-]*", band.name)
            assert 20 < len(band.alt) <= ALT_LIMIT
        for band in samples.pictures[name](longest, words(language)):
            assert len(band.alt) <= ALT_LIMIT


@pytest.mark.parametrize(("game", "name"), EVERY_PICTURE)
def test_french_descriptions_have_their_no_break_spaces(game: str, name: str) -> None:
    """Also where code puts them together."""
    samples = SAMPLES[game]
    for band in samples.pictures[name](samples.people, words("fr")):
        assert FRENCH_SPACES.search(band.alt) is None, band.alt


@pytest.mark.parametrize(("game", "name"), PICTURES_WITH_NAMES)
def test_any_name_can_be_drawn(game: str, name: str) -> None:
    draw, seats = SAMPLES[game].pictures[name], len(SAMPLES[game].people)
    plain = [band.name for band in draw(("",) * seats, ENGLISH)]
    for player in HARD_NAMES:
        named = draw((player,) * seats, ENGLISH)
        assert [band.name for band in named] == plain
        for band in named:
            assert band.png()
            band.alt.encode()
