"""The contract's part about secrets: states that differ in them look alike, and go on alike."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from rules.core.chance import Dice
from rules.core.game import Setup, Viewer
from tests.rules.cases import every_game, every_table
from tests.rules.contract import (
    Adapter,
    autopilots,
    experts,
    leaves,
    play,
    viewers,
    wandering,
)


def share(gate: float, soak: float) -> pytest.MarkDecorator:
    """The share of positions that is looked into; ``soak`` is for those who have more time."""
    return pytest.mark.parametrize("share", [gate, pytest.param(soak, marks=pytest.mark.soak)])


@every_table
def test_views_and_events_hold_no_seed(adapter: Adapter, setup: Setup) -> None:
    game, rnd = adapter.game, random.Random(14)
    seed = rnd.randbytes(32)
    choose = wandering(adapter, rnd)
    state = game.new(setup, seed).state
    looked_at: dict[int, Any] = {}
    while decisions := game.decisions(state):
        reseeded = game.decode_state(game.encode_state(state), setup, bytes(32))
        viewer = rnd.choice(viewers(setup))
        view = game.view(state, viewer)
        assert view == game.view(reseeded, viewer)
        for leaf in leaves(view, looked_at):
            assert leaf != seed
            assert not isinstance(leaf, bytes | type(state))
        told = repr(state)
        assert seed.hex() not in told
        assert repr(seed) not in told
        seat = rnd.choice(decisions).seat
        state = game.apply(state, seat, choose(state, seat, game.legal_actions(state, seat))).state


@every_table
def test_who_may_not_know_cannot_tell(adapter: Adapter, setup: Setup) -> None:
    """Two games that differ in secrets look and go on alike, until a secret is turned up."""
    rnd = random.Random(15)
    for step in play(adapter, setup, rnd):
        for viewer in viewers(setup):
            if rnd.random() < 0.2:
                _follow(adapter, setup, step.before, viewer, rnd)


def _follow(adapter: Adapter, setup: Setup, state: Any, viewer: Viewer, rnd: random.Random) -> None:
    game = adapter.game
    twin = adapter.scramble(state, viewer, rnd)
    for _ in range(6):
        assert game.view(state, viewer) == game.view(twin, viewer)
        decisions = game.decisions(state)
        assert decisions == game.decisions(twin)
        if not decisions:
            return
        seat = rnd.choice(decisions).seat
        if seat == viewer:
            assert game.legal_actions(state, seat) == game.legal_actions(twin, seat)
        action = rnd.choice(game.legal_actions(state, seat))
        other = action if seat == viewer else adapter.counterpart(action, twin, seat)
        if other is None:
            return
        one, two = game.apply(state, seat, action), game.apply(twin, seat, other)
        for mine, theirs in zip(one.events, two.events, strict=False):
            if adapter.informs(mine, viewer):
                return
            assert game.redact(mine, viewer) == game.redact(theirs, viewer)
        assert len(one.events) == len(two.events)
        assert one.barrier == two.barrier
        state, twin = one.state, two.state


@share(0.01, 0.04)
@every_table
def test_an_expert_chooses_by_what_its_seat_may_know(
    adapter: Adapter, setup: Setup, share: float
) -> None:
    """States that differ in secrets and in chance to come give the same thoughts and choice.

    The first of each kind of decision is looked into, and a share of the others.
    """
    game, rnd = adapter.game, random.Random(21)
    searching = experts(adapter)
    if not searching:
        pytest.skip("a game without experts")
    seen = set()
    for step in play(adapter, setup, rnd, autopilots(adapter, rnd)):
        state, seat = step.before, step.seat
        kind = next(d.kind for d in game.decisions(state) if d.seat == seat)
        legal = game.legal_actions(state, seat)
        if len(legal) == 1 or (kind in seen and rnd.random() >= share):
            continue
        seen.add(kind)
        reseeded = game.decode_state(game.encode_state(state), setup, rnd.randbytes(32))
        twin = adapter.scramble(reseeded, seat, rnd)
        assert game.legal_actions(twin, seat) == legal
        views = game.view(state, seat), game.view(twin, seat)
        asked = rnd.randbytes(32)
        for expert in searching:
            one, two = (expert.analyse(view, legal, Dice(asked, 0)) for view in views)
            assert one == two
            assert {value.action for value in one} <= set(legal)
            assert all(0 <= value.chance <= 1 for value in one)
            assert expert.choose(views[0], legal, Dice(asked, 0)) in legal


@every_table
def test_views_and_actions_go_to_other_processes(adapter: Adapter, setup: Setup) -> None:
    game, rnd = adapter.game, random.Random(22)
    for step in play(adapter, setup, rnd):
        if rnd.random() < 0.03:
            sent = game.view(step.before, step.seat), game.legal_actions(step.before, step.seat)
            assert pickle.loads(pickle.dumps(sent)) == sent


@every_table
def test_who_may_not_know_cannot_tell_from_what_is_shown(adapter: Adapter, setup: Setup) -> None:
    """Pictures and whatever else is made of a view: equal to the byte."""
    rnd = random.Random(19)
    steps = list(play(adapter, setup, rnd))
    _compare_appearances(adapter, setup, rnd.choice(steps).before, rnd)


@every_game
def test_the_end_shows_no_secret(adapter: Adapter) -> None:
    rnd, setup = random.Random(18), adapter.setups[0]
    *_, last = play(adapter, setup, rnd)
    _compare_appearances(adapter, setup, last.after.state, rnd)


def _compare_appearances(adapter: Adapter, setup: Setup, state: Any, rnd: random.Random) -> None:
    assert adapter.appearances
    viewer = rnd.choice(viewers(setup))
    twin = adapter.scramble(state, viewer, rnd)
    for look in adapter.appearances:
        one, two = (look(adapter.game.view(each, viewer)) for each in (state, twin))
        assert one == two


@pytest.mark.soak
@every_table
def test_many_pictures_keep_their_secrets(
    adapter: Adapter, setup: Setup, chance: random.Random
) -> None:
    steps = list(play(adapter, setup, chance))
    for step in chance.sample(steps, 12):
        _compare_appearances(adapter, setup, step.before, chance)
    _compare_appearances(adapter, setup, steps[-1].after.state, chance)


@pytest.mark.soak
@every_table
def test_many_games_keep_their_secrets(
    adapter: Adapter, setup: Setup, chance: random.Random
) -> None:
    for _ in range(8):
        for step in play(adapter, setup, chance):
            for viewer in viewers(setup):
                _follow(adapter, setup, step.before, viewer, chance)
