"""Text of any script: cleaned, cut to fit, in its order, by fonts that have it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageChops, ImageFont, ImageStat

from render.core.cache import clear_caches
from render.core.text import (
    ELLIPSIS,
    FIGURES,
    JOST,
    LONGEST,
    Mask,
    TextStyle,
    clean,
    code_points,
    face_for,
    fit,
    font,
    mask,
    printable,
    runs,
    shrink,
    width,
)

STYLE = TextStyle(JOST, 26)


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  two \n lines\t", "two lines"),
        ("a\u202eb\u2066c\u2069d", "abcd"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("nul\x00l\x1b[31m", "null[31m"),
        ("lone \ud83d", "lone"),
        ("**stars** stay", "**stars** stay"),
        ("z" + "\u0301" * 20, "z" + "\u0301" * 3),
    ],
)
def test_cleaning_takes_out_what_has_no_shape(typed: str, cleaned: str) -> None:
    assert clean(typed) == cleaned


def test_emoji_are_left_out_and_letters_around_them_stay() -> None:
    assert printable("Ada 🚀 Byron", JOST) == "Ada  Byron"
    assert printable("🚀🧑‍🚀", JOST) == ""


def test_ornamental_letters_become_plain_ones() -> None:
    assert printable("𝓐𝓭𝓪 𝔹", JOST) == "Ada B"


@pytest.mark.parametrize(
    "name", ["Ада", "Ὅμηρος", "محمد", "שלום", "हिन्दी", "ไทย", "漢字", "かな", "한국어", "Đặng"]
)
def test_scripts_have_a_font(name: str) -> None:
    assert printable(name, FIGURES) != ""
    drawn = mask(name, TextStyle(FIGURES, 26))
    assert drawn is not None
    assert drawn.image.getbbox() is not None


@pytest.mark.parametrize("charset", ["gbk", "big5", "euc_jp", "cp949"])
def test_every_letter_of_an_east_asian_charset_has_a_font(charset: str) -> None:
    characters = "".join(map(chr, range(0x3000, 0xFFFE)))
    known = characters.encode(charset, "ignore").decode(charset)
    letters = {character for character in known if unicodedata.category(character)[0] == "L"}
    assert len(letters) > 10_000
    assert {letter for letter in letters if face_for(letter, JOST) is None} == set()


@given(st.text(max_size=60), st.integers(0, 400))
def test_fitting_text_never_takes_more_than_its_room(text: str, room: int) -> None:
    name = clean(text)
    cut = fit(name, STYLE, room)
    assert width(cut, STYLE) <= room
    assert len(clean(text)) <= LONGEST


def test_a_cut_name_keeps_its_beginning() -> None:
    cut = fit("Konstantin Eduardowitsch", STYLE, 150)
    assert cut.endswith(ELLIPSIS)
    assert "Konstantin".startswith(cut[:5])


def test_shrinking_stops_at_the_smallest_size() -> None:
    assert shrink("short", STYLE, 400, 22) == STYLE
    assert shrink("a very long line of text", STYLE, 50, 22).size == 22


@given(st.text(max_size=40))
def test_any_text_can_be_drawn(text: str) -> None:
    mask(clean(text), STYLE)


@pytest.mark.parametrize(
    ("logical", "visual"),
    [
        ("abc", ["abc"]),
        ("אבג", ["אבג"]),
        ("ab אב cd", ["ab ", "אב", " cd"]),
        ("אב 12 גד", ["גד", " ", "12", "אב "]),
        ("אב ab גד", ["גד", " ", "ab", "אב "]),
        ("a (אב) b", ["a (", "אב", ") b"]),
        ("a אב-12", ["a ", "12", "-", "אב"]),
    ],
)
def test_pieces_are_put_in_visual_order(logical: str, visual: list[str]) -> None:
    assert [run.text for run in runs(logical, JOST)] == visual


def test_characters_are_read_from_the_font() -> None:
    assert ord("A") in code_points(JOST)
    assert ord("é") in code_points(JOST)
    assert ord("漢") not in code_points(JOST)
    assert 0xFFFF not in code_points(JOST)


@pytest.fixture
def without_fribidi(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As on a server that lacks the library."""
    font.cache_clear()
    clear_caches()
    monkeypatch.setattr("render.core.text.LAYOUT", ImageFont.Layout.BASIC)
    yield
    font.cache_clear()
    clear_caches()


def difference(one: Mask | None, other: Mask | None) -> float:
    """How different two lines of text look, from 0 to 255."""
    assert one is not None
    assert other is not None
    size = (64, 16)
    return ImageStat.Stat(
        ImageChops.difference(one.image.resize(size), other.image.resize(size))
    ).mean[0]


@pytest.mark.parametrize("name", ["Anna Berg", "漢字かな", "שלום", "אב 12 גד"])
def test_without_fribidi_letters_stand_in_the_same_order(
    name: str, request: pytest.FixtureRequest
) -> None:
    shaped = mask(name, STYLE)
    request.getfixturevalue("without_fribidi")
    wrong = difference(shaped, mask(name[::-1], STYLE))
    assert difference(shaped, mask(name, STYLE)) < wrong / 2


@pytest.mark.usefixtures("without_fribidi")
@given(st.text(max_size=40))
def test_without_fribidi_any_text_can_be_drawn(text: str) -> None:
    mask(clean(text), STYLE)
