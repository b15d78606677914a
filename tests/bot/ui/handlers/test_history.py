"""The digest for somebody who comes back, where there is too little room for all of it."""

from __future__ import annotations

from bot.domain.table import EntryKind, LogEntry, Origin
from bot.ui.handlers.history import DIGEST_LIMIT, _after_own, _shortened

OTHERS = [(f"• Somebody else does number {number} of many things.", False) for number in range(40)]


def test_what_concerns_the_reader_is_kept_and_stands_in_its_place() -> None:
    mine = ("• Your time was up: the rocket flew.", True)
    told = _shortened([*OTHERS[:5], mine, *OTHERS[5:]], "… more").splitlines()
    assert told[:2] == ["… more", mine[0]]
    assert told[2:] == [line for line, _ in OTHERS[-len(told) + 2 :]]
    assert 10 < len(told) < 30
    assert len("\n".join(told)) <= DIGEST_LIMIT


def test_a_short_digest_is_whole() -> None:
    assert _shortened([], "… more") == ""
    assert _shortened(OTHERS[:3], "… more").splitlines() == [line for line, _ in OTHERS[:3]]


def test_too_much_about_the_reader_keeps_the_latest() -> None:
    mine = [
        (f"• Your rocket flew {number} times, and came back each time.", True)
        for number in range(40)
    ]
    told = _shortened([*mine, *OTHERS], "… more").splitlines()
    assert told[0] == "… more"
    assert told[-1] == mine[-1][0]
    assert len("\n".join(told)) <= DIGEST_LIMIT


def test_who_has_two_seats_is_told_once_what_came_before_a_move_in_either() -> None:
    anna, bob = 1, 2
    moves = [(0, anna), (1, bob), (2, anna), (1, bob)]
    entries = [
        LogEntry(version, seat, "", by, Origin.PERSON, (), EntryKind.ACT)
        for version, (seat, by) in enumerate(moves)
    ]
    assert _after_own(entries, anna, 0, ()) == entries[3:]
    assert _after_own(entries, anna, 0, {2}) == entries[1:], "the second was an order's"
    assert _after_own(entries, bob, 1, ()) == []
    assert _after_own(entries, 3, 3, ()) is None
