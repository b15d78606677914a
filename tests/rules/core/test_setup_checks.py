"""Seats and options as a table agrees on them."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import Option
from rules.core.values import check_seats, chosen_options

OPTIONS = (Option("wind", ("calm", "storm"), "calm"), Option("moon", ("full", "new"), "new"))


def test_options_that_nobody_chose_take_their_default() -> None:
    assert chosen_options(OPTIONS, {"moon": "full"}) == {"wind": "calm", "moon": "full"}


@pytest.mark.parametrize(
    ("options", "reason"),
    [({"sun": "hot"}, "unknown-option"), ({"wind": "breeze"}, "unknown-choice")],
)
def test_options_that_are_not_there_are_refused(options: dict[str, str], reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        chosen_options(OPTIONS, options)


@pytest.mark.parametrize(
    ("seats", "reason"),
    [(("x",), "seat-count"), (("x", "w"), "unknown-identity"), (("x", "x"), "identity-taken")],
)
def test_seats_that_cannot_play_are_refused(seats: tuple[str, ...], reason: str) -> None:
    check_seats(("y", "x"), range(2, 4), ("x", "y", "z"))
    with pytest.raises(IllegalAction, match=reason):
        check_seats(seats, range(2, 4), ("x", "y", "z"))
