"""Posters: all of a game's rules on one page, as pictures and as text."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.picture import ALT_LIMIT, MAX_BYTES, MAX_HEIGHT, WIDTH

WITH_POSTER = [one for one in PRESENTERS.values() if one.poster is not None]
EACH_POSTER = pytest.mark.parametrize("presenter", WITH_POSTER, ids=lambda one: one.game.id)


@EACH_POSTER
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_says_all_that_stands_on_the_pictures(
    presenter: GamePresenter, language: str
) -> None:
    t = words(language)
    assert presenter.poster is not None
    text, figures = presenter.poster_text(t), presenter.rules_figures(t)
    assert len(text) <= 3800
    for topic, cards in presenter.poster.bands.items():
        assert f"### {t(f'{presenter.game.id}-poster-{topic}')}\n" in text
        for card in cards:
            assert f"**{t(card.title, **figures)}** — {t(card.text, **figures)}" in text


@pytest.mark.drawn_pictures
@EACH_POSTER
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_has_room_on_its_picture(presenter: GamePresenter, language: str) -> None:
    """Drawing refuses one that hasn't."""
    bands = presenter.poster_bands(words(language))
    assert len({band.name for band in bands}) == len(bands)
    for band in bands:
        assert 20 < len(band.alt) <= ALT_LIMIT
        png = band.png()
        assert len(png) <= MAX_BYTES
        picture = Image.open(BytesIO(png))
        assert (picture.width, picture.height) == (WIDTH, MAX_HEIGHT)
