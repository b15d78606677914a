"""The contract, kept by every game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from rules.core.chance import stream
from rules.core.errors import REASONS as CORE_REASONS
from rules.core.errors import BrokenData, IllegalAction
from rules.core.game import Setup, replay
from tests.rules.cases import every_game, every_table
from tests.rules.contract import (
    Adapter,
    autopilots,
    leaves,
    play,
    refusal,
    total,
    viewers,
    wandering,
)


@every_table
def test_random_games_end_with_an_outcome(adapter: Adapter, setup: Setup) -> None:
    game, rnd = adapter.game, random.Random(1)
    for _ in range(2):
        *_, last = play(adapter, setup, rnd)
        assert game.outcome(last.before) is None
        outcome = game.outcome(last.after.state)
        assert outcome is not None
        assert sorted(s.seat for s in outcome.standings) == list(range(len(setup.seats)))
        assert [s.rank for s in outcome.standings] == sorted(s.rank for s in outcome.standings)
        assert outcome.winners or outcome.together
        assert outcome.together is game.together
        assert json.loads(json.dumps(game.result_detail(last.after.state)))


@every_table
def test_autopilot_games_end_without_a_forbidden_choice(adapter: Adapter, setup: Setup) -> None:
    if not adapter.game.autopilots:
        pytest.skip("a game without autopilots")
    rnd = random.Random(2)
    for step in play(adapter, setup, rnd, autopilots(adapter, rnd)):
        assert step.action in adapter.game.legal_actions(step.before, step.seat)


@every_table
def test_every_listed_action_applies_and_every_other_is_refused(
    adapter: Adapter, setup: Setup
) -> None:
    game, rnd = adapter.game, random.Random(3)
    universe = adapter.universe(setup)
    seen: set[Any] = set()
    for step in play(adapter, setup, rnd):
        for seat in range(len(setup.seats)):
            legal = game.legal_actions(step.before, seat)
            assert len(set(legal)) == len(legal)
            assert legal == game.legal_actions(step.before, seat)
            if adapter.lot is not None and rnd.random() < WHOLE_UNIVERSE:
                _check_all(adapter, step.before, seat, universe, set(legal))
            others = rnd.sample(universe, min(20, len(universe)))
            for action in others + rnd.sample(legal, min(3, len(legal))):
                refused = refusal(adapter, step.before, seat, action)
                assert (refused is None) == (action in legal), (action, refused)
            seen.update(legal)
    assert seen <= set(universe)


WHOLE_UNIVERSE = 1 / 150
"""The share of positions that are asked for every action, in a game that has too many of them."""


def _check_all(
    adapter: Adapter, state: Any, seat: int, universe: Sequence[Any], legal: set[Any]
) -> None:
    """What isn't listed is refused, whatever can be written."""
    for action in universe:
        refused = None
        try:
            adapter.game.check(state, seat, action)
        except IllegalAction as error:
            refused = error
        assert (refused is None) == (action in legal), (action, refused)


@every_table
def test_nothing_is_created_or_lost(adapter: Adapter, setup: Setup) -> None:
    rnd = random.Random(4)
    start = adapter.conserved(adapter.game.new(setup, bytes(32)).state)
    for _ in range(2):
        for step in play(adapter, setup, rnd):
            after = step.after.state
            assert adapter.conserved(after) == start
            gained = total([adapter.changes(event) for event in step.after.events])
            assert total([adapter.balance(step.before), gained]) == total([adapter.balance(after)])
            assert min(adapter.conserved(after).values(), default=0) >= 0


@every_table
def test_states_and_events_round_trip_as_json(adapter: Adapter, setup: Setup) -> None:
    game, rnd, seed = adapter.game, random.Random(5), bytes(range(32))
    choose = wandering(adapter, rnd)
    state = game.new(setup, seed).state
    while decisions := game.decisions(state):
        seat = rnd.choice(decisions).seat
        action = choose(state, seat, game.legal_actions(state, seat))
        transition = game.apply(state, seat, action)
        state = transition.state
        text = json.dumps(game.encode_state(state))
        assert seed.hex() not in text
        assert game.decode_state(json.loads(text), setup, seed) == state
        for event in transition.events:
            assert game.decode_event(json.loads(json.dumps(game.encode_event(event)))) == event
            for viewer in viewers(setup):
                seen = game.redact(event, viewer)
                if seen is not None:
                    again = json.loads(json.dumps(game.encode_event(seen)))
                    assert game.decode_event(again) == seen


@every_table
def test_notation_round_trips(adapter: Adapter, setup: Setup) -> None:
    game = adapter.game
    for step in play(adapter, setup, random.Random(6)):
        lines = [
            game.format_action(action) for action in game.legal_actions(step.before, step.seat)
        ]
        assert len(set(lines)) == len(lines)
        for line in lines:
            assert game.format_action(game.parse_action(line)) == line
        assert game.parse_action(game.format_action(step.action)) == step.action


@every_table
def test_a_recorded_game_replays_to_the_same_states_and_events(
    adapter: Adapter, setup: Setup
) -> None:
    game, rnd, seed = adapter.game, random.Random(7), bytes(range(32, 64))
    choose = wandering(adapter, rnd)
    transitions = [game.new(setup, seed)]
    record = []
    while decisions := game.decisions(transitions[-1].state):
        seat = rnd.choice(decisions).seat
        state = transitions[-1].state
        action = choose(state, seat, game.legal_actions(state, seat))
        record.append((seat, game.format_action(action)))
        transitions.append(game.apply(transitions[-1].state, seat, action))
    pinned = Setup(setup.seats, dict(setup.options), json.loads(json.dumps(game.content())))
    assert list(replay(game, pinned, seed, record)) == transitions


@every_table
def test_events_are_all_that_happened(adapter: Adapter, setup: Setup) -> None:
    seed = bytes(range(64, 96))
    transition = adapter.game.new(setup, seed)
    state = adapter.blank(setup, seed)
    for event in transition.events:
        state = adapter.evolve(state, event)
    assert state == transition.state
    for step in play(adapter, setup, random.Random(8)):
        folded = step.before
        for event in step.after.events:
            folded = adapter.evolve(folded, event)
        assert folded == step.after.state


@every_game
def test_no_field_of_a_record_can_be_set(adapter: Adapter) -> None:
    game, records = adapter.game, dict[type[Any], Any]()
    looked_at: dict[int, Any] = {}
    for step in play(adapter, adapter.setups[-1], random.Random(20)):
        seen = [
            *(step.before, step.action, step.after, game.outcome(step.after.state)),
            *(
                game.decisions(step.before),
                game.options,
                game.legal_actions(step.before, step.seat),
            ),
            *(game.redact(event, None) for event in step.after.events),
            *(game.view(step.before, viewer) for viewer in (None, step.seat)),
        ]
        for leaf in leaves(seen, looked_at):
            if hasattr(type(leaf), "__dataclass_fields__"):
                records.setdefault(type(leaf), leaf)
    for record in records.values():
        for field in fields(record):
            with pytest.raises(FrozenInstanceError):
                setattr(record, field.name, 77)


@every_table
def test_every_decision_has_a_default_that_is_legal(adapter: Adapter, setup: Setup) -> None:
    game = adapter.game
    for step in play(adapter, setup, random.Random(9)):
        for decision in game.decisions(step.before):
            default = game.default_action(step.before, decision.seat)
            assert default in game.legal_actions(step.before, decision.seat)


@every_table
def test_a_table_of_absent_players_comes_to_its_end(adapter: Adapter, setup: Setup) -> None:
    game = adapter.game
    *_, last = play(
        adapter, setup, random.Random(10), lambda s, seat, legal: game.default_action(s, seat)
    )
    assert game.outcome(last.after.state) is not None


@every_table
def test_who_does_not_decide_has_no_actions(adapter: Adapter, setup: Setup) -> None:
    game = adapter.game
    for step in play(adapter, setup, random.Random(11)):
        deciding = [decision.seat for decision in game.decisions(step.before)]
        assert len(set(deciding)) == len(deciding)
        for seat in range(len(setup.seats)):
            assert bool(game.legal_actions(step.before, seat)) == (seat in deciding)
            own = game.decision(step.before, seat)
            assert (own is not None and own.seat == seat) if seat in deciding else own is None
            if seat not in deciding:
                with pytest.raises(IllegalAction, match="not-deciding"):
                    game.default_action(step.before, seat)
                with pytest.raises(IllegalAction, match="not-deciding"):
                    game.apply(step.before, seat, step.action)


@every_table
def test_decisions_are_empty_exactly_when_the_game_is_over(adapter: Adapter, setup: Setup) -> None:
    game = adapter.game
    for step in play(adapter, setup, random.Random(12)):
        assert game.decisions(step.before)
        assert game.outcome(step.before) is None
        over = not game.decisions(step.after.state)
        assert over == (game.outcome(step.after.state) is not None)
    for seat in range(len(setup.seats)):
        assert game.legal_actions(step.after.state, seat) == ()
        with pytest.raises(IllegalAction, match="game-over"):
            game.apply(step.after.state, seat, step.action)


@every_table
def test_a_decision_keeps_its_name_while_its_seat_goes_on_with_it(
    adapter: Adapter, setup: Setup
) -> None:
    """`about` tells decisions of a kind apart: one that was left never comes back."""
    game = adapter.game
    asked: dict[tuple[int, str, str], bool] = {}
    for step in play(adapter, setup, random.Random(13)):
        now = {(d.seat, d.kind, d.about) for d in game.decisions(step.before)}
        for key in now:
            assert asked.setdefault(key, True), f"{key} was over and is asked again"
        for key in asked:
            asked[key] = key in now


@every_game
def test_setups_that_cannot_be_played_are_refused(adapter: Adapter) -> None:
    game = adapter.game
    seats = game.identities[: min(game.seat_counts)]
    wrong = {
        "seat-count": Setup(game.identities[: min(game.seat_counts) - 1]),
        "identity-taken": Setup((*seats[:-1], seats[0])),
        "unknown-identity": Setup((*seats[:-1], "nobody")),
        "unknown-option": Setup(seats, {"nothing": "at all"}),
    }
    if game.options:
        wrong["unknown-choice"] = Setup(seats, {game.options[0].id: "neither"})
    for reason, setup in wrong.items():
        with pytest.raises(IllegalAction, match=reason):
            game.new(setup, bytes(32))


@every_game
def test_options_default_to_one_of_their_choices(adapter: Adapter) -> None:
    for option in adapter.game.options:
        assert option.default in option.choices
        assert len(set(option.choices)) == len(option.choices) > 1


@every_game
def test_a_view_is_for_seats_at_the_table(adapter: Adapter) -> None:
    game, setup = adapter.game, adapter.setups[0]
    state = game.new(setup, bytes(32)).state
    for viewer in (-1, len(setup.seats)):
        with pytest.raises(ValueError, match="no seat"):
            game.view(state, viewer)


@every_game
def test_an_autopilot_needs_the_view_of_a_seat_that_decides(adapter: Adapter) -> None:
    game = adapter.game
    state = game.new(adapter.setups[0], bytes(32)).state
    seat = game.decisions(state)[0].seat
    actions = game.legal_actions(state, seat)
    assert len(actions) > 1
    for autopilot in game.autopilots.values():
        with pytest.raises(ValueError, match="decides now"):
            autopilot.choose(game.view(state, None), actions, stream(bytes(32), "x"))


@every_game
def test_a_snapshot_of_another_table_is_refused(adapter: Adapter) -> None:
    game = adapter.game
    few, many = (
        Setup(game.identities[:count]) for count in (min(game.seat_counts), max(game.seat_counts))
    )
    data = game.encode_state(game.new(many, bytes(32)).state)
    with pytest.raises(BrokenData):
        game.decode_state(data, few, bytes(32))


@every_game
def test_reasons_are_ids_and_belong_to_one_list_only(adapter: Adapter) -> None:
    assert not set(CORE_REASONS) & set(adapter.reasons)
    for reason, params in adapter.reasons.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", reason)
        assert all(re.fullmatch(r"[a-z]+", name) for name in params)
