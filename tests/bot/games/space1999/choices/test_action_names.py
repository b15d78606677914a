"""The names of actions of Spazio: 1999 for whoever doesn't see the screens they stood on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from rules.space1999.outlook import tile_at
from rules.space1999.route_tiles import Lay
from rules.space1999.ships import Fly
from rules.space1999.slides import ExtraSlide, Remove, Slide
from tests.bot.games.presentation import Moment
from tests.bot.games.space1999.played import moments

PEOPLE = ["Anna", "Bruno", "Chloé"]


def played() -> Iterator[Moment]:
    """Decisions of games in which each kind of action could be chosen."""
    for seed in (2, 3, 4):
        yield from islice(moments(3, seed), 0, None, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_holds_neither_ranges_of_lists_nor_whose_panel_it_was(language: str) -> None:
    """A review is read by everybody, and "yours" would be the reader's."""
    t, named = words(language), set[type]()
    own = t("space1999-hint-tile", own="yes", who="")
    for moment in played():
        found = moment.choices(PEOPLE, language)
        titles = [choice.title for choice in found]
        assert len({*titles}) == len(titles)
        for choice, title in zip(found, titles, strict=True):
            assert not re.search(r"\(\d+\)", title), title
            assert own not in re.split(r"\W+", title), title
            named.add(type(choice.action))
    assert {Fly, Lay, Slide, ExtraSlide, Remove} <= named


def test_a_tile_is_named_by_its_sector_and_its_squares() -> None:
    named = set[type]()
    for moment in played():
        for choice in moment.choices(PEOPLE):
            action = choice.action
            if not isinstance(action, Slide | ExtraSlide | Remove):
                continue
            named.add(type(action))
            tile = tile_at(moment.view, action.square)
            tile_name = f"{tile.owner.upper()}’s {tile.shape}"
            if isinstance(action, Remove):
                assert choice.title == f"Remove {tile_name} on {tile.square}"
            else:
                assert choice.title == f"Slide {tile_name}, {tile.square} → {action.onto}"
            assert choice.short_title == choice.title
    assert named == {Slide, ExtraSlide, Remove}
