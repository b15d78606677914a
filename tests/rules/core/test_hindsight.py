"""Hindsight by the expert of 1969: the effect of another choice, and of luck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core.chance import stream
from rules.core.game import Setup
from rules.core.hindsight import Difference, beyond_chance, compare, difference, luck
from rules.core.search import SearchingAutopilot
from rules.race1969.game import GAME
from rules.race1969.missions import Launch
from rules.race1969.state import State

FOUND = GAME.autopilots["expert"]
assert isinstance(FOUND, SearchingAutopilot)
EXPERT = replace(FOUND, budget=60)
SEED = bytes(range(32))


def first_launch() -> tuple[State, int, Launch]:
    """A state in which a seat may launch, and what it launches."""
    state = GAME.new(Setup(("usa", "ussr")), SEED).state
    pilot, dice = GAME.autopilots["balanced"], stream(SEED, "test")
    while True:
        seat = GAME.decisions(state)[0].seat
        actions = GAME.legal_actions(state, seat)
        chosen = pilot.choose(GAME.view(state, seat), actions, dice)
        if isinstance(chosen, Launch):
            return state, seat, chosen
        state = GAME.apply(state, seat, chosen).state


def test_two_lines_that_are_the_same_differ_in_nothing() -> None:
    state, seat, launch = first_launch()
    view, actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
    found = compare(EXPERT, view, actions, ([launch], [launch]), stream(SEED, "compare"), 5)
    assert set(found.figures) == {"prestige", "rival", "researchers", "money", "points"}
    assert all((one.mean, one.error) == (0, 0) for one in found.figures.values())
    assert (found.chance.mean, found.chance.error) == (0, 0)
    assert beyond_chance(found.figures, 3.0) == {}


def test_a_launch_brings_prestige_by_the_end_of_the_year() -> None:
    state, seat, launch = first_launch()
    view, actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
    stay = next(action for action in actions if not isinstance(action, Launch))
    found = compare(EXPERT, view, actions, ([launch], [stay]), stream(SEED, "compare"), 20)
    assert beyond_chance(found.figures, 3.0)["prestige"] > 0
    assert found.chance.mean > 0


def test_what_one_rolls_is_luck_and_all_of_it_together_is_none() -> None:
    state, seat, launch = first_launch()
    gains = []
    for number in range(40):
        seed = bytes([number]) * 32
        rolled = replace(state, start=replace(state.start, seed=seed))
        gains.append(luck(EXPERT, rolled, seat, launch, stream(seed, "luck"), 20)[seat])
    mean = difference([gain.mean for gain in gains])
    assert abs(mean.mean) < 4 * mean.error
    assert max(gain.mean for gain in gains) > 0.02
    assert min(gain.mean for gain in gains) < -0.02


def test_one_seats_luck_is_the_others_bad_luck() -> None:
    state, seat, launch = first_launch()
    one, other = luck(EXPERT, state, seat, launch, stream(SEED, "luck"), 20)
    assert one.mean == pytest.approx(-other.mean)


def test_a_single_difference_says_nothing() -> None:
    found = {"once": difference([0.5]), "often": difference([0.5, 0.4, 0.6])}
    assert beyond_chance(found, 3.0) == {"often": pytest.approx(0.5)}
    assert beyond_chance({"none": Difference(0.1, 0.05)}, 3.0) == {}
