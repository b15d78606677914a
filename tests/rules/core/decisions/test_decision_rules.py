"""The lists of legal actions that a game's rules keep."""

from __future__ import annotations

from unittest.mock import patch

from rules.core.game import Setup
from rules.core.structs import replace
from tests.rules.core.rope_game import IDENTITIES, ROPE

SETUP = Setup(IDENTITIES[:2])


def test_a_list_is_made_once_for_each_seat_of_a_state() -> None:
    state = ROPE.new(SETUP, bytes(32)).state
    first = ROPE.legal_actions(state, 0)
    with patch.object(type(ROPE.rules), "_listed", side_effect=AssertionError):
        assert ROPE.legal_actions(state, 0) is first
    assert ROPE.legal_actions(replace(state), 0) == first


def test_a_list_is_never_that_of_another_state_or_seat() -> None:
    for number in range(300):  # more states than lists are kept, so that addresses come again
        state = ROPE.new(SETUP, bytes([number % 256]) * 32).state
        seat = number % 2
        action = ROPE.default_action(state, seat)
        assert action in ROPE.legal_actions(state, seat)
        after = ROPE.apply(state, seat, action).state
        asked = {each.seat for each in ROPE.decisions(after)}
        for other in range(2):
            assert bool(ROPE.legal_actions(after, other)) == (other in asked)
