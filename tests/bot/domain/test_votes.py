"""Votes of a table on its clocks: more than half decide."""

from __future__ import annotations

import pytest

from bot.domain.table import Status
from bot.domain.votes import Subject, TableVote, VoteStatus
from bot.errors import TableError

NOBODY: frozenset[int] = frozenset()


def vote(people: int, subject: Subject = Subject.PAUSE) -> TableVote:
    return TableVote(1, 1, subject, 1, frozenset(range(1, people + 1)), NOBODY)


@pytest.mark.parametrize(("people", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_have_to_agree(people: int, needed: int) -> None:
    asked = vote(people)
    assert asked.needed == needed
    for user in range(1, needed):
        asked = asked.cast(user, True)
        assert asked.status is VoteStatus.OPEN
    assert asked.cast(needed, True).status is VoteStatus.AGREED


def test_it_is_refused_as_soon_as_it_cannot_be_won() -> None:
    asked = vote(3).cast(1, True).cast(2, False)
    assert asked.status is VoteStatus.OPEN
    assert asked.waiting == {3}
    assert asked.cast(3, False).status is VoteStatus.REFUSED
    assert vote(2).cast(1, True).cast(2, False).status is VoteStatus.REFUSED


def test_who_has_voted_may_think_again() -> None:
    asked = vote(4).cast(1, True).cast(2, False).cast(2, True)
    assert (asked.agreed, asked.refused) == ({1, 2}, NOBODY)


def test_a_voice_is_for_those_who_play_while_it_is_open() -> None:
    with pytest.raises(TableError, match="not-your-vote"):
        vote(3).cast(9, True)
    with pytest.raises(TableError, match="vote-over"):
        vote(1).cast(1, True).cast(1, False)


def test_what_can_be_asked_for_depends_on_the_table() -> None:
    assert vote(2).possible(Status.RUNNING)
    assert not vote(2).possible(Status.PAUSED)
    assert vote(2, Subject.RESUME).possible(Status.PAUSED)
    assert not vote(2, Subject.EXTEND).possible(Status.FINISHED)
