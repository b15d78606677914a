"""Names, lengths, clocks and the tree of choices."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_ids import parse
from bot.games import PRESENTERS
from bot.games.base import ActionChoice, Label, LazyLabel
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.action_tree import build, nodes_on
from bot.ui.components.controls import button, rows, select, verbs
from bot.ui.components.escaping import escaped, join_list, plain, raw_names, unescaped
from bot.ui.components.text import clip, clip_lines, clip_marked, duration, tail_lines
from bot.ui.messages.lobby import terms
from tests.bot.worst_case import NAMES, table

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


@dataclass(frozen=True)
class Act:
    name: str


def choice(name: str, *path: str, end: bool = False) -> ActionChoice:
    return ActionChoice(Act(name), tuple(Label(part) for part in path), end=end)


def test_shared_beginnings_share_a_place() -> None:
    root = build(
        [
            choice("a", "Hire", "Base", "Lab"),
            choice("b", "Hire", "Base", "Pad"),
            choice("c", "Hire", "Spy"),
            choice("d", "Done", end=True),
        ]
    )
    assert [child.label.text for child in root.children] == ["Hire", "Done"]
    assert [node.label.text for node in nodes_on(root, (0, 0, 1))] == ["", "Hire", "Base", "Pad"]
    assert nodes_on(root, (0, 0, 1))[-1].index == 1
    assert root.children[1].end
    assert nodes_on(root, (0, 7))[-1] is root.children[0], "a path that is no more ends early"


def test_an_action_on_the_way_to_others_keeps_a_button() -> None:
    root = build([choice("a", "Play"), choice("b", "Play", "Two")])
    (play,) = root.children
    assert [(child.label.text, child.index) for child in play.children] == [
        ("Play", 0),
        ("Two", 1),
    ]


def test_what_nobody_looks_at_is_not_put_into_words() -> None:
    said: list[str] = []

    def later(text: str) -> LazyLabel:
        def say() -> Label:
            said.append(text)
            return Label(text)

        return say

    hire = Label("Hire")
    root = build(
        [
            ActionChoice(Act("a"), (hire, later("Base"), later("Lab"))),
            ActionChoice(Act("b"), (hire, later("Base"), later("Pad"))),
            ActionChoice(Act("c"), (later("Buy"),), preview=lambda: said.append("preview") or ""),
        ]
    )
    assert [(child.label.text, child.leaf) for child in root.children] == [
        ("Hire", False),
        ("Buy", True),
    ]
    assert root.children[1].asks_again
    assert said == ["Buy"]
    assert [child.label.text for child in root.children[0].children] == ["Base"]
    assert said == ["Buy", "Base", "Base"]
    assert nodes_on(root, (0, 0, 1))[-1].index == 1
    assert said == ["Buy", "Base", "Base", "Lab", "Pad"]


def test_two_actions_under_one_path_keep_a_button_each() -> None:
    root = build([choice("a", "Play"), choice("b", "Play")])
    indexes = [node.index for node in root.children[0].children]
    assert sorted(index for index in indexes if index is not None) == [0, 1]


def test_rows_are_even() -> None:
    made = [button(parse(f"mc1:go:1:0:1:{number}"), str(number)) for number in range(7)]
    assert [len(row.children) for row in rows(made)] == [4, 3]
    assert rows([]) == []


def test_a_select_takes_no_more_than_discord_does() -> None:
    labels = [(str(number), Label(str(number))) for number in range(26)]
    with pytest.raises(ValueError, match="25"):
        select(parse("mc1:pick:1:0:1:"), labels, "choose")


def test_every_verb_can_stand_in_an_id() -> None:
    import bot.cogs.controls  # noqa: F401

    assert len(verbs()) > 20
    for verb in verbs():
        assert parse(f"mc1:{verb}:1").verb == verb


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_autopilot_has_room_on_a_picture(language: str) -> None:
    seats = tuple(replace(seat, user_id=None) for seat in table(2).seats)
    for name in raw_names(replace(table(2), seats=seats), words(language)):
        assert 0 < len(name) <= 11


def test_the_terms_are_put_as_the_language_puts_them() -> None:
    face = PRESENTERS["space1999"]
    french = terms(face, table(2, face=face), words("fr"))[-1]
    assert re.fullmatch(r"🔹 Arrivée à la Terre\s: \*\*Avec des tuiles en trop\*\*", french)
