"""The pictures of 1969: what they show, tell and refuse."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.i18n import words
from render.race1969.board import board
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.reveal import reveal
from rules.race1969.views.view import Own
from tests.render.names import HARD_NAMES
from tests.render.race1969 import views

ENGLISH = words("en")


@pytest.mark.parametrize("player", HARD_NAMES)
def test_a_name_changes_the_board_in_its_own_place_only(player: str) -> None:
    view = views.table(5, 3)
    plain = board(view, ("", "", "", "", ""), ENGLISH).image
    named = board(view, ("", "", player, "", ""), ENGLISH).image
    changed = ImageChops.difference(plain, named).getbbox()
    if changed is not None:
        left, top, right, bottom = changed
        row = plain.height - 14 - 3 * 64
        assert left >= 84
        assert right <= 262
        assert row - 10 <= top < bottom <= row + 74


def test_board_shows_only_what_is_public() -> None:
    public = views.launching(3)
    seats_own = replace(
        public,
        viewer=1,
        own=Own((3, 3), (1,), False, 1),
        prices=(5, 11, 9, 3, 7),
        launch_costs=(1,) * 12,
    )
    shown, own = (board(view, views.PEOPLE, ENGLISH) for view in (public, seats_own))
    assert shown.png() == own.png()
    assert shown.alt == own.alt


def test_last_move_is_marked() -> None:
    marked = views.table(3, 4)
    plain = replace(marked, last=None)
    before, after = (board(view, views.PEOPLE, ENGLISH) for view in (plain, marked))
    assert before.png() != after.png()
    assert "flight: PAD" in after.alt
    assert "flight: PAD" not in before.alt


def test_hand_is_drawn_from_its_owners_view_only() -> None:
    with pytest.raises(ValueError, match="owner"):
        hand(views.table(2, 3), 1, views.PEOPLE, ENGLISH)
    with pytest.raises(ValueError, match="owner"):
        hand(views.holding((1,), ()), 0, views.PEOPLE, ENGLISH)


def test_hand_tells_its_cards() -> None:
    alt = hand(views.holding((1, 1, 2), (2, 3)), 1, views.PEOPLE, ENGLISH).alt
    assert "1, 1, 2." in alt
    assert "2, 3." in alt


def test_what_has_not_happened_is_not_drawn() -> None:
    with pytest.raises(ValueError, match="revealed"):
        reveal(views.table(2, 3), views.PEOPLE, ENGLISH)
    with pytest.raises(ValueError, match="over"):
        final(views.table(2, 3), views.PEOPLE, ENGLISH)


def test_final_score_adds_up_in_words() -> None:
    view = views.over(2)
    alt = final(view, views.PEOPLE, ENGLISH).alt
    for score in view.final:
        assert f"{score.total} prestige = start 2" in alt
