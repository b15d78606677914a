"""What every picture must keep, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.cache import clear_caches
from render.core.picture import ALT_LIMIT, WIDTH
from render.race1969.board import board
from render.race1969.final import final
from render.race1969.hand import hand
from render.race1969.reveal import reveal
from rules.race1969.views.view import Own
from tests.render import scenes
from tests.render.gallery import PICTURES

ENGLISH = words("en")
WIDEST = "漢" * 32
NASTY = (
    "**bold** _it_ `code` ||spoiler|| # heading",
    "<@123456789> <@&42> @everyone <#99> <:smile:1>",
    "🚀🧑‍🚀👨‍👩‍👧‍👦🇮🇹",
    "محمد بن راشد",
    "שלום עולם",
    "ธงชัยไชยสมบูรณ์",
    "अंतरिक्ष यात्री",
    "漢字かなハングル한국어",
    WIDEST,
    "W" * 32,
    "a\u202eb\u2066c\u200bd\ufeffe\x00f\ng\th",
    "z̷̡̢̛͎̝͈̤̼̜̝̘̫͓͆̊̑̀̽̓̈́̿̃̄̇̚͝͠a̸̧l̶g̵o̷",
    "𝓕𝓪𝓷𝓬𝔂 Ⓝⓐⓜⓔ",
    "\ud83d broken",
    "ᚠᛇᚻ ⵣ ꙮ",
    " ",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_picture_has_the_phones_width_and_words_within_the_limit(name: str, language: str) -> None:
    picture = PICTURES[name](scenes.PEOPLE, words(language))
    assert picture.image.width == WIDTH
    assert picture.image.mode == "RGB"
    assert 20 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_words_stay_within_the_limit_for_the_longest_names(name: str, language: str) -> None:
    assert len(PICTURES[name]((WIDEST,) * 5, words(language)).alt) <= ALT_LIMIT


@pytest.mark.parametrize("name", PICTURES)
def test_same_view_gives_the_same_bytes_whether_kept_or_drawn_anew(name: str) -> None:
    first = PICTURES[name](scenes.PEOPLE, ENGLISH)
    clear_caches()
    second = PICTURES[name](scenes.PEOPLE, ENGLISH)
    assert first.png() == second.png()
    assert first.alt == second.alt


@pytest.mark.parametrize("player", NASTY)
def test_a_name_changes_the_board_in_its_own_place_only(player: str) -> None:
    view = scenes.table(5, 3)
    plain = board(view, ("", "", "", "", ""), ENGLISH).image
    named = board(view, ("", "", player, "", ""), ENGLISH).image
    changed = ImageChops.difference(plain, named).getbbox()
    if changed is not None:
        left, top, right, bottom = changed
        row = plain.height - 14 - 3 * 64
        assert left >= 84
        assert right <= 262
        assert row - 10 <= top < bottom <= row + 74


@pytest.mark.parametrize("player", NASTY)
@pytest.mark.parametrize("name", ["sheet", "hand", "reveal", "final"])
def test_any_name_can_be_drawn(name: str, player: str) -> None:
    plain = PICTURES[name](("",) * 5, ENGLISH)
    named = PICTURES[name]((player,) * 5, ENGLISH)
    assert named.image.size == plain.image.size
    named.alt.encode()


def test_board_shows_only_what_is_public() -> None:
    public = scenes.launching(3)
    seats_own = replace(
        public,
        viewer=1,
        own=Own((3, 3), (1,), False, 1),
        prices=(5, 11, 9, 3, 7),
        launch_costs=(1,) * 12,
    )
    shown, own = (board(view, scenes.PEOPLE, ENGLISH) for view in (public, seats_own))
    assert shown.png() == own.png()
    assert shown.alt == own.alt


def test_last_move_is_marked() -> None:
    marked = scenes.table(3, 4)
    plain = replace(marked, last=None)
    before, after = (board(view, scenes.PEOPLE, ENGLISH) for view in (plain, marked))
    assert before.png() != after.png()
    assert "flight: PAD" in after.alt
    assert "flight: PAD" not in before.alt


def test_hand_is_drawn_from_its_owners_view_only() -> None:
    with pytest.raises(ValueError, match="owner"):
        hand(scenes.table(2, 3), 1, scenes.PEOPLE, ENGLISH)
    with pytest.raises(ValueError, match="owner"):
        hand(scenes.holding((1,), ()), 0, scenes.PEOPLE, ENGLISH)


def test_hand_tells_its_cards() -> None:
    alt = hand(scenes.holding((1, 1, 2), (2, 3)), 1, scenes.PEOPLE, ENGLISH).alt
    assert "1, 1, 2." in alt
    assert "2, 3." in alt


def test_what_has_not_happened_is_not_drawn() -> None:
    with pytest.raises(ValueError, match="revealed"):
        reveal(scenes.table(2, 3), scenes.PEOPLE, ENGLISH)
    with pytest.raises(ValueError, match="over"):
        final(scenes.table(2, 3), scenes.PEOPLE, ENGLISH)


def test_final_score_adds_up_in_words() -> None:
    view = scenes.over(2)
    alt = final(view, scenes.PEOPLE, ENGLISH).alt
    for score in view.final:
        assert f"{score.total} prestige = start 2" in alt
