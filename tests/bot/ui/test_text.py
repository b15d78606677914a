"""Texts that are safe on Discord, and entries of the log."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.table import EntryKind, LogEntry, Origin, Pause, Position, Status, Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.happened import Weight
from bot.messages.components.log_entries import describe_entries, sentences_concerning, told_once
from bot.messages.components.position_view import PositionView
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
from rules.core.game import Setup
from rules.race1969.purchases import SpyPlaced
from rules.space1999.slides import TileRemoved
from tests.bot.helpers.worst_case import NAMES, table

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


ANNA, BOB = 1, 2
KINDS = {
    "act": (EntryKind.ACT, Origin.PERSON),
    "pause": (EntryKind.PAUSE, Origin.PERSON),
    "vote": (EntryKind.PAUSE, Origin.VOTE),
    "wait": (EntryKind.PAUSE, Origin.TABLE),
    "resume": (EntryKind.RESUME, Origin.PERSON),
    "wake": (EntryKind.RESUME, Origin.TABLE),
    "away": (EntryKind.AWAY, Origin.PERSON),
    "back": (EntryKind.BACK, Origin.PERSON),
    "seat": (EntryKind.SEAT, Origin.PERSON),
}


def kept(line: str, here: Table, away: tuple[int, ...] = (), *, past_waits: bool = False) -> str:
    """What is kept of Anna's entries, or of Bob's where a name ends so."""
    names = line.split()
    entries = []
    for version, name in enumerate(names):
        kind, how = KINDS[name.removesuffix("-bob")]
        by = BOB if name.endswith("-bob") else ANNA
        entries.append(LogEntry(version, None, "", by, how, (), kind))
    told = told_once(entries, here, away, past_waits=past_waits)
    return " ".join(names[one.version] for one in told)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("act away act-bob back act", "act act-bob back act"),
        ("away-bob act back", "away-bob act back"),
        ("away back away", "back away"),
        ("act wait seat resume act", "act seat act"),
        ("wait wake act", "wake act"),
        ("vote wake act", "wake act"),
        ("pause resume act", "pause resume act"),
        ("resume act", "resume act"),
        ("wait seat resume pause resume", "seat pause resume"),
        ("pause resume wait seat resume", "pause resume seat"),
    ],
)
def test_what_is_over_is_told_by_its_end(line: str, expected: str) -> None:
    assert kept(line, table(2, Status.RUNNING)) == expected


def test_who_comes_back_is_told_that_the_table_has_waited() -> None:
    running = table(2, Status.RUNNING)
    assert kept("act wait seat resume act", running, past_waits=True) == "act wait seat act"
    assert kept("wait wake act", running, past_waits=True) == "wait wake act"
    paused = replace(table(2, Status.PAUSED), pause=Pause.AWAY)
    assert kept("act wait", paused, past_waits=True) == "act"


def test_what_goes_on_stands_in_the_heading() -> None:
    paused = replace(table(2, Status.PAUSED), pause=Pause.DESERTED)
    assert kept("act wait", paused) == "act"
    assert kept("wait seat resume act wait", paused) == "seat act"
    assert kept("act pause", table(2, Status.PAUSED)) == "act pause", "which says who"
    assert kept("away away-bob act", table(2, Status.RUNNING), (BOB,)) == "away act"


def player(person: int | None, name: str, autopilot: str | None) -> dict[str, Any]:
    return {"person": person, "name": name, "autopilot": autopilot}


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (player(1, "Anna", None), player(1, "Anna", "balanced"), ("Balanced", "Anna")),
        (player(1, "Anna", "balanced"), player(1, "Anna", None), ("Anna is back",)),
        (player(1, "Anna", None), player(2, "Bea", None), ("Bea", "from Anna")),
        (player(None, "", "balanced"), player(2, "Bea", None), ("Bea", "an autopilot")),
        (player(None, "", "balanced"), player(None, "", "builder"), ("Builder",)),
    ],
)
def test_the_log_says_who_took_over_a_seat_from_whom(
    before: dict[str, Any], after: dict[str, Any], told: tuple[str, ...]
) -> None:
    game = PRESENTERS["race1969"]
    here = table(2, presenter=game)
    view = PositionView(game, Position(here, None, {}, {}), None, words("en"))
    seating = {"from": before, "to": after}
    step = LogEntry(1, 1, "", None, Origin.PERSON, (), EntryKind.SEAT, seating=seating)
    (line,) = describe_entries(view, [step])
    for words_said in (*told, game.seat_label(here.seats[1].identity, words("en")).text):
        assert words_said in line


def test_a_change_of_seat_from_before_it_was_noted_is_told_in_general() -> None:
    game = PRESENTERS["race1969"]
    view = PositionView(game, Position(table(2), None, {}, {}), None, words("en"))
    (line,) = describe_entries(view, [LogEntry(1, 1, "", None, Origin.PERSON, (), EntryKind.SEAT)])
    assert "Somebody else" in line


@pytest.mark.parametrize(
    ("game", "event"),
    [
        ("race1969", SpyPlaced(seat=1, host=0, research="lem", paid=3, bonus=False)),
        ("space1999", TileRemoved(seat=1, owner=0, square="f6", shape="bend")),
    ],
)
def test_what_others_do_to_ones_own_concerns_one(game: str, event: Any) -> None:
    presenter = PRESENTERS[game]
    here = table(3, presenter=presenter)
    state = presenter.game.new(Setup(presenter.game.identities[:3]), bytes(32)).state
    view = PositionView(presenter, Position(here, state, {}, {}), 0, words("en"))
    step = LogEntry(1, 1, "", None, Origin.PERSON, (event,), EntryKind.ACT)
    concerned = [sentences_concerning(view, [step], seat) for seat in range(3)]
    own, others = Weight.OWN, Weight.OTHERS
    assert [[line.weight for line in one] for one in concerned] == [[own], [own], [others]]
