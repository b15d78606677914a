"""Positions as readers see them, kept from press to press."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.table import Position
from bot.i18n import words
from bot.ui.interactions.context import KEPT_VIEWS, PositionViews
from tests.bot.helpers.worst_case import table
from tests.bot.toys.toy import Toy
from tests.bot.toys.toy_presenter import presenter


def test_a_view_is_kept_until_the_position_changes() -> None:
    found, views = presenter(Toy()), PositionViews()
    position = Position(replace(table(3), game="toy"), None, {}, {})
    kept = views.view(found, position, 0, words("en"))
    assert views.view(found, position, 0, words("en")) is kept
    assert views.view(found, position, 1, words("en")).viewer == 1
    assert views.view(found, position, None, words("en")).viewer is None
    assert views.view(found, position, 0, words("it")).t is words("it")
    changed = views.view(found, replace(position), 0, words("en"))
    assert changed is not kept
    for number in range(KEPT_VIEWS):
        other = replace(position, table=replace(position.table, id=number))
        views.view(found, other, 0, words("en"))
    assert views.view(found, changed.position, 0, words("en")) is not changed
