"""Replaying stops at the first action that doesn't fit."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAction, UnreadableAction
from rules.core.game import Setup, replay
from rules.race1969.game import GAME

SETUP = Setup(("usa", "ussr"))


def test_the_first_transition_is_the_setups() -> None:
    assert list(replay(GAME, SETUP, bytes(32), [])) == [GAME.new(SETUP, bytes(32))]


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        ([(0, "trade 1"), (0, "trade 1")], IllegalAction),
        ([(0, "trade 1"), (1, "done")], IllegalAction),
        ([(0, "trade everything")], UnreadableAction),
    ],
)
def test_a_record_that_does_not_fit_is_refused(
    actions: list[tuple[int, str]], error: type[Exception]
) -> None:
    with pytest.raises(error):
        list(replay(GAME, SETUP, bytes(32), actions))
