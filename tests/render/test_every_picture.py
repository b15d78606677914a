"""Promises that every picture of every game keeps, in every language."""

from __future__ import annotations

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.cache import clear_caches
from render.core.picture import ALT_LIMIT, WIDTH
from tests.render.names import HARD_NAMES, WIDEST
from tests.render.samples import EVERY_PICTURE, SAMPLES

ENGLISH = words("en")
PICTURES_WITH_NAMES = [
    (game, name) for game, samples in SAMPLES.items() for name in samples.with_names
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EVERY_PICTURE)
def test_picture_has_the_phones_width_and_words_within_the_limit(
    game: str, name: str, language: str
) -> None:
    samples = SAMPLES[game]
    picture = samples.pictures[name](samples.people, words(language))
    assert picture.image.width == WIDTH
    assert picture.image.mode == "RGB"
    assert 20 < len(picture.alt) <= ALT_LIMIT
    longest = (WIDEST,) * len(samples.people)
    assert len(samples.pictures[name](longest, words(language)).alt) <= ALT_LIMIT


@pytest.mark.parametrize(("game", "name"), EVERY_PICTURE)
def test_same_view_gives_the_same_bytes_whether_cached_or_drawn_anew(game: str, name: str) -> None:
    samples = SAMPLES[game]
    first = samples.pictures[name](samples.people, ENGLISH)
    clear_caches()
    second = samples.pictures[name](samples.people, ENGLISH)
    assert first.image.tobytes() == second.image.tobytes()
    assert first.alt == second.alt


@pytest.mark.parametrize(("game", "name"), PICTURES_WITH_NAMES)
def test_any_name_can_be_drawn(game: str, name: str) -> None:
    draw, seats = SAMPLES[game].pictures[name], len(SAMPLES[game].people)
    plain = draw(("",) * seats, ENGLISH)
    for player in HARD_NAMES:
        named = draw((player,) * seats, ENGLISH)
        assert named.image.size == plain.image.size
        named.alt.encode()
