"""Chance that can be checked: reproducible, even, and independent of other draws."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import Dice, commitment, number, stream

SEED = bytes(range(32))


def test_a_draw_is_what_anybody_can_work_out() -> None:
    digest = hmac.new(SEED, (7).to_bytes(8, "big"), hashlib.sha256).digest()
    assert number(SEED, 7, 6) == (int.from_bytes(digest[:8], "big") % 6, 8)


def test_the_commitment_is_the_seeds_hash() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**40), st.integers(1, 2**64))
def test_draws_lie_in_their_range_and_move_the_counter(
    seed: bytes, counter: int, below: int
) -> None:
    value, after = number(seed, counter, below)
    assert 0 <= value < below
    assert after > counter
    assert number(seed, counter, below) == (value, after)


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    """Just above half the range nearly every second word has to go."""
    below = 2**63 + 1
    moved = [number(SEED, counter * 100, below)[1] - counter * 100 for counter in range(200)]
    assert 1.7 < sum(moved) / len(moved) < 2.3


@pytest.mark.parametrize("below", [0, -1, 2**64 + 1])
def test_impossible_ranges_are_refused(below: int) -> None:
    with pytest.raises(ValueError, match="below"):
        number(SEED, 0, below)


def test_dice_fall_evenly() -> None:
    dice = Dice(SEED, 0)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert max(abs(count - 1000) for count in counts.values()) < 120


def test_weights_are_kept() -> None:
    dice = Dice(SEED, 0)
    counts = Counter(dice.weighted((3, 0, 2, 1)) for _ in range(6000))
    assert set(counts) == {0, 2, 3}
    assert abs(counts[0] - 3000) < 150
    assert abs(counts[3] - 1000) < 120


def test_a_running_draw_goes_on_where_its_counter_stands() -> None:
    dice = Dice(SEED, 0)
    first = [dice.below(100) for _ in range(5)]
    again = Dice(SEED, 0)
    assert [again.below(100) for _ in range(2)] == first[:2]
    assert [Dice(SEED, again.counter).below(100)] == first[2:3]


def test_streams_are_apart_from_the_game_and_from_each_other() -> None:
    draws = [
        tuple(dice.below(1000) for _ in range(5))
        for dice in (Dice(SEED, 0), stream(SEED, "a"), stream(SEED, "b"), stream(SEED, "a"))
    ]
    assert draws[1] == draws[3]
    assert len(set(draws)) == 3
