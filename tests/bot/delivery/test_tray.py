"""The short cut from a commit to its delivery."""

from __future__ import annotations

from bot.delivery.tray import Tray
from bot.storage.outbox import Unsent

FIRST, SECOND = Unsent((), 1, {}), Unsent((), 2, {})


def test_mail_is_taken_once() -> None:
    tray = Tray()
    tray.clear(7)
    tray.put(7, FIRST)
    assert tray.take(7) is FIRST
    assert tray.take(7) is None


def test_where_more_may_wait_it_has_to_be_read() -> None:
    tray = Tray()
    tray.put(7, FIRST)
    assert tray.take(7) is None


def test_two_commits_have_to_be_read_together() -> None:
    tray = Tray()
    tray.clear(7)
    tray.put(7, FIRST)
    tray.put(7, SECOND)
    assert tray.take(7) is None


def test_an_unknown_commit_spoils_what_was_handed_over() -> None:
    tray = Tray()
    tray.clear(7)
    tray.put(7, FIRST)
    tray.put(7, None)
    tray.put(7, SECOND)
    assert tray.take(7) is None


def test_a_commit_during_the_sending_has_to_be_read() -> None:
    tray = Tray()
    tray.clear(7)
    tray.put(7, FIRST)
    tray.take(7)
    tray.put(7, SECOND)
    assert tray.take(7) is None


def test_tables_have_nothing_to_do_with_each_other() -> None:
    tray = Tray()
    tray.clear(7)
    tray.clear(8)
    tray.put(7, FIRST)
    tray.put(8, None)
    assert tray.take(7) is FIRST
