"""Legends: each sign and word has a name and a sentence, and each sign is drawn."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.games.legend import Legend
from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.legend import MOST_SIGNS
from render.core.picture import ALT_LIMIT, MAX_BYTES, MAX_HEIGHT
from rules.core.game import Setup

VIEWS = {"board", "hand", "sheet", "log"}
WITH_LEGEND = [one for one in PRESENTERS.values() if one.legend is not None]
EACH_LEGEND = pytest.mark.parametrize("presenter", WITH_LEGEND, ids=lambda one: one.game.id)


def legend_of(presenter: GamePresenter) -> Legend:
    assert presenter.legend is not None
    return presenter.legend


@EACH_LEGEND
def test_each_panel_and_page_leads_to_a_page_of_the_legend(presenter: GamePresenter) -> None:
    legend = legend_of(presenter)
    assert set(legend.topics) == set(presenter.game.kinds) | VIEWS
    for shown, topic in legend.topics.items():
        assert [*legend.pages][presenter.legend_about(shown)] == topic
    assert presenter.legend_about("of no game") == 0


@EACH_LEGEND
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_name_and_explain_what_they_show(presenter: GamePresenter, language: str) -> None:
    t, legend = words(language), legend_of(presenter)
    headings = presenter.legend_headings(t)
    assert len(set(headings)) == len(legend.pages)
    for number, page in enumerate(legend.pages.values()):
        text, bands = presenter.legend_page(number, t)
        assert len(text) <= 3000
        keys = (*page.signs, *page.words)
        assert len(text.splitlines()) == len(keys) == len(set(keys)) > 0
        for line in text.splitlines():
            name, _, meaning = line.partition("** — ")
            assert 0 < len(name.removeprefix("**")) <= 34
            assert 10 <= len(meaning) <= 240
        assert bool(bands) == bool(page.signs)
        assert all(len(band.alt) <= ALT_LIMIT for band in bands)


@EACH_LEGEND
def test_what_the_board_does_not_show_comes_last(presenter: GamePresenter) -> None:
    legend, game, t = legend_of(presenter), presenter.game, words("en")
    number = presenter.legend_about("board")
    signs = [*legend.pages.values()][number].signs
    state = game.new(Setup(game.identities[:2]), bytes(32)).state
    absent = legend.absent(game.view(state, None))
    assert set(absent) < set(signs)
    text, bands = presenter.legend_page(number, t, absent)
    first, _, last = text.partition(f"-# {t('legend-absent')}")
    for key in signs:
        named = f"**{t(f'{game.id}-sign-{key}')}** — "
        assert (named in last) == (key in absent)
        assert (named in first) == (key not in absent)
    assert bands[0].key != presenter.legend_page(number, t)[1][0].key


@pytest.mark.drawn_pictures
@EACH_LEGEND
def test_each_sign_is_drawn(presenter: GamePresenter) -> None:
    for number, page in enumerate(legend_of(presenter).pages.values()):
        assert len(page.signs) <= MOST_SIGNS
        for band in presenter.legend_page(number, words("de"))[1]:
            png = band.png()
            assert len(png) <= MAX_BYTES
            assert Image.open(BytesIO(png)).height <= MAX_HEIGHT
