"""Typed words find the names that they stand for, however many there are."""

from __future__ import annotations

import pytest

from bot.games import text_matching
from bot.games.text_matching import find_id
from rules.core.errors import AmbiguousAction, IllegalAction

NAMED = {f"place-{number}": f"The {number}th Place" for number in range(200)}


def test_thousands_of_words_are_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command's option takes 6000 characters: nobody else shall wait while they are read."""
    folded, calls = text_matching.folded, []

    def counted(text: str) -> str:
        calls.append(text)
        return folded(text)

    monkeypatch.setattr(text_matching, "folded", counted)
    with pytest.raises(AmbiguousAction):
        find_id("th place " * 600, NAMED, "unknown-word", "word")
    with pytest.raises(IllegalAction):
        find_id("th place nowhere " * 300, NAMED, "unknown-word", "word")
    assert len(calls) <= 2 * (len(NAMED) + 1)


def test_words_in_any_order_find_the_one_name_that_has_them() -> None:
    assert find_id("PLACE 199th", NAMED, "unknown-word", "word") == "place-199"
    assert find_id("place-3", NAMED, "unknown-word", "word") == "place-3"
    assert find_id("the 1TH place", NAMED, "unknown-word", "word") == "place-1"
