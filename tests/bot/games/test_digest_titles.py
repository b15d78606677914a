"""Headings of digests that tell several rounds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES

ROUNDS = {"space1999": 4, "first_martians": 2}


def view(round_: int) -> Any:
    """What a heading asks of a view: the round, and for First Martians how many sols there are."""
    mission = {"sols": 10, "chapter": "", "records": (), "former": (), "resting": False}
    return SimpleNamespace(round=round_, sol=round_, **mission)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(ROUNDS))
def test_no_round_is_named_that_may_never_come(game: str, language: str) -> None:
    t, presenter, rounds = words(language), PRESENTERS[game], ROUNDS[game]
    first, last = rounds + 1, 2 * rounds
    for now in range(first, last):
        title = presenter.chapter_title(1, view(now), t)
        assert str(first) in title
        assert str(last) not in title, "the game may end before"
    whole = presenter.chapter_title(1, view(last), t)
    assert str(first) in whole
    assert str(last) in whole
