"""Words of the catalogs stand on the pictures of First Martians in full, in every language."""

from __future__ import annotations

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core import text
from render.core.text import TextStyle
from tests.render.first_martians.samples import PEOPLE, PICTURES, drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_nothing_but_names_of_people_is_cut(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = []
    fit = text.fit

    def recorded(words: str, style: TextStyle, room: int) -> str:
        fitted = fit(words, style, room)
        if fitted != words and words not in PEOPLE:
            cut.append((words, fitted))
        return fitted

    monkeypatch.setattr(text, "fit", recorded)
    for band in PICTURES[name](PEOPLE, words(language)):
        drawn(band)
    assert not cut
