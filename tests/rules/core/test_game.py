"""A game's definition: its methods, and what a game played together needs of it."""

from __future__ import annotations

import json

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import Outcome, Setup
from tests.rules.core.rope_game import IDENTITIES, ROPE, Agree, Grip, Pulled, Tie, Waver, played

SEED = bytes(32)
SETUP = Setup(IDENTITIES[:2])


def test_a_definition_asks_for_little() -> None:
    assert (ROPE.options, dict(ROPE.autopilots)) == ((), {})
    assert not ROPE.hides_content


def test_a_shared_decision_is_made_by_all_that_have_it() -> None:
    state = ROPE.new(SETUP, SEED).state
    assert len({(d.kind, d.about) for d in ROPE.decisions(state)}) == 1
    assert all(d.shared for d in ROPE.decisions(state))
    one = ROPE.apply(state, 0, Agree())
    assert not one.barrier
    assert ROPE.legal_actions(one.state, 0) == (Waver(),)
    assert [d.ready for d in ROPE.decisions(one.state)] == [True, False]
    both = ROPE.apply(one.state, 1, Agree())
    assert both.barrier
    assert [type(event).__name__ for event in both.events] == ["Agreed", "Pulled"]
    assert {(d.kind, d.about) for d in ROPE.decisions(both.state)} == {("knot", "1")}


def test_a_shared_decision_is_made_by_any_that_has_it() -> None:
    state = ROPE.new(SETUP, SEED).state
    for seat in range(2):
        state = ROPE.apply(state, seat, Agree()).state
    assert all(d.shared and not d.ready for d in ROPE.decisions(state))
    tied = ROPE.apply(state, 1, Tie(120)).state
    assert {d.kind for d in ROPE.decisions(tied)} == {"grip"}


def test_check_refuses_what_apply_refuses() -> None:
    state = ROPE.new(SETUP, SEED).state
    ROPE.check(state, 0, Agree())
    for attempt in (ROPE.check, ROPE.apply):
        with pytest.raises(IllegalAction, match="not-now"):
            attempt(state, 0, Waver())
        with pytest.raises(IllegalAction, match="not-deciding"):
            attempt(state, 2, Agree())
        with pytest.raises(IllegalAction, match="game-over"):
            attempt(played(), 0, Agree())
    assert ROPE.default_action(state, 0) == Agree()


def test_all_win_or_lose_together() -> None:
    outcomes = [ROPE.outcome(played(seed=bytes([number] * 32))) for number in range(20)]
    found = {outcome.winners for outcome in outcomes if outcome}
    assert found == {(0, 1), ()}
    assert all(outcome and outcome.together for outcome in outcomes)


def test_a_game_starts_from_what_an_earlier_one_ended_with() -> None:
    first = played()
    assert ROPE.continues({})
    carried = json.loads(json.dumps(ROPE.carried_over(first)))
    assert ROPE.new(Setup(IDENTITIES[:2], carried=carried), SEED).state.length == first.length
    assert ROPE.outcome(played(carried={"length": 10})) == Outcome.of_all(
        2, won=True, score=first.length + 10
    )


def test_states_events_and_actions_round_trip() -> None:
    state = played()
    data = json.loads(json.dumps(ROPE.encode_state(state)))
    assert ROPE.decode_state(data, SETUP, SEED) == state
    event = Pulled(3, 7)
    assert ROPE.decode_event(ROPE.encode_event(event)) == event
    assert ROPE.redact(event, 0) == Pulled(3, None)
    for action in (Agree(), Waver(), Tie(120), Grip("left")):
        assert ROPE.parse_action(ROPE.format_action(action)) == action


def test_an_outcome_from_before_games_played_together_is_read() -> None:
    data = ROPE.encode_state(played())
    del data["outcome"]["together"]
    assert ROPE.decode_state(data, SETUP, SEED).outcome is not None
