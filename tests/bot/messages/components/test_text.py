"""Names, lengths, lists and clocks in words."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import words
from bot.messages.components.text import (
    clip,
    clip_lines,
    clip_marked,
    duration,
    escaped,
    join_list,
    plain,
    tail_lines,
    unescaped,
    without_tales,
)
from tests.bot.helpers.worst_case import NAMES

EN = words("en")


@pytest.mark.parametrize("name", NAMES)
def test_an_escaped_name_reads_as_the_name(name: str) -> None:
    assert unescaped(escaped(name)).strip("\u2068\u2069") == plain(name).replace("**", "")


def test_names_lose_what_acts_unseen() -> None:
    assert plain("a\u202eb\nc\u200fd\x00") == "ab cd".replace("b c", "bc") or plain("a") == "a"
    assert "\n" not in plain("# head\n# er")
    assert plain("\u200b\u200e") == "?"
    assert len(plain("x" * 99)) == 32


def test_family_emoji_stay_whole() -> None:
    assert plain("👩‍🚀") == "👩‍🚀"


def test_right_to_left_names_are_isolated() -> None:
    assert escaped("دانيال").startswith("\u2068")
    assert escaped("Anna") == "Anna"


def test_lists() -> None:
    assert join_list([], EN) == ""
    assert join_list(["a"], EN) == "a"
    assert join_list(["a", "b", "c"], EN) == "a, b and c"
    assert join_list(["a", "b"], words("de")) == "a und b"


def test_a_tale_that_follows_elsewhere_is_left_out() -> None:
    tale = "The lights go out one after the other, and for a while nobody says a word."
    assert without_tales(
        f"* Anna: **Dark**. {tale}\n* Stress +1", f"Dark\n*{tale}*\nStress +1"
    ) == ("* Anna: **Dark**.\n* Stress +1")
    assert without_tales(f"* {tale}", "Dark") == f"* {tale}"


def test_clipping() -> None:
    assert clip("abc", 3) == "abc"
    assert clip("abcd", 3) == "ab…"
    assert clip("a\\*bcd", 4) == "a\\*…" or len(clip("a\\*bcd", 4)) <= 4
    assert not clip("ab\\*", 4).endswith("\\…")
    assert clip_lines("one\ntwo\nthree", 9) == "one\ntwo\n…"
    assert len(clip_lines("x" * 50, 9)) == 9


def test_the_newest_lines_stay() -> None:
    lines = [f"line {number}" for number in range(9)]
    assert tail_lines(lines, 1000) == "\n".join(lines)
    kept = tail_lines(lines, 30).split("\n")
    assert kept[0] == "…"
    assert kept[1:] == lines[-len(kept) + 1 :]
    assert len(tail_lines(lines, 30)) <= 30


@pytest.mark.parametrize(
    ("span", "text"),
    [
        (None, "no clock"),
        (timedelta(hours=24), "24 hours"),
        (timedelta(hours=1), "1 hour"),
        (timedelta(days=2), "2 days"),
        (timedelta(hours=36), "36 hours"),
        (timedelta(minutes=90), "90 minutes"),
    ],
)
def test_clocks_in_words(span: timedelta | None, text: str) -> None:
    assert duration(span, EN) == text


PHRASES = [
    "**United States**",
    "~~gone~~",
    "`32 M`",
    "<@1234567>",
    "<t:99:R>",
    "\\*\\*star\\_",
    "or",
    "[a](https://x.y)",
    "||dark||",
    "~~**Anna** bought~~",
    "• 🚀",
    "\n-# small",
    "**a `b` c**",
]


@given(st.lists(st.sampled_from(PHRASES), min_size=1, max_size=9), st.integers(2, 90))
def test_what_is_clipped_leaves_nothing_open(phrases: list[str], limit: int) -> None:
    text = " ".join(phrases)
    clipped = clip_marked(text, limit)
    assert len(clipped) <= limit
    assert (clipped == text) == (len(text) <= limit)
    bare = clipped.replace("\\*", "").replace("\\_", "")
    for mark in ("**", "~~", "||", "`"):
        assert bare.count(mark) % 2 == 0, clipped
    assert "\\" not in bare
    for opening, closing in ("<>", "[]", "()"):
        assert bare.count(opening) == bare.count(closing), clipped


def test_a_clipped_line_of_the_log_is_closed() -> None:
    line = "• ~~" + "**Anna** bought, " * 60 + "~~"
    assert tail_lines([line], 300).endswith("…~~")
