"""Set-up: what everybody starts with, the first Moon card, the lot (rules 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.errors import BrokenData, IllegalAction
from rules.core.game import Setup
from rules.space1999.decision_rules import GameStarted, MoonMoved
from rules.space1999.game import GAME
from rules.space1999.state import Options, TurnBegan
from tests.rules.space1999.table import Table, of, one


def test_each_ship_starts_at_base_with_seven_units_and_one_plan() -> None:
    table = Table("a", "b", "c", "d")
    for sector in "abcd":
        ship = table.ship(sector)
        assert (ship.place, ship.energy, len(ship.plans), ship.tiles) == ("base", 7, 1, (0, 0))


def test_the_piles_are_whole() -> None:
    table = Table("a", "b")
    view = table.view()
    assert (view.planet_cards, view.moon_cards, view.plan_cards) == (24, 23, 34)
    assert view.bank == (24, 16)
    assert len(table.state.tray) == 36


def test_a_moon_card_is_drawn_before_the_first_turn_and_the_moon_turns() -> None:
    kinds = [type(event) for event in Table("a", "b").opening.events]
    assert kinds.index(MoonMoved) < kinds.index(TurnBegan)
    assert Table("a", "b").state.moon.turns == 1


def test_the_first_player_is_drawn_by_lot_and_seats_follow_in_order() -> None:
    firsts = Counter(
        GAME.new(Setup(("a", "b", "c")), number.to_bytes(32, "big")).state.first
        for number in range(90)
    )
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15
    table = Table("d", "b", "c")
    turns = [event.seat for event in of(table.end_round(), TurnBegan)]
    assert turns == [1, 2, 0]


def test_set_up_draws_are_a_barrier_to_undo() -> None:
    assert Table("a", "b").opening.barrier


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(("a",)), "seat-count"),
        (Setup(("a", "e")), "unknown-identity"),
        (Setup(("a", "a")), "identity-taken"),
        (Setup(("a", "b"), {"arrival": "never"}), "unknown-choice"),
        (Setup(("a", "b"), {"espionage": "sealed"}), "unknown-option"),
    ],
)
def test_tables_that_cannot_be_are_refused(setup: Setup, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        GAME.new(setup, bytes(32))


def test_a_board_of_ones_own_is_played_on_and_a_broken_one_refused() -> None:
    content = GAME.content()
    content["start"]["energy"] = 9
    assert Table("a", "b", content=content).ship("a").energy == 9
    content["start"]["energy"] = -1
    with pytest.raises(BrokenData, match=r"start\.energy"):
        GAME.new(Setup(("a", "b"), content=content), bytes(32))


def test_the_options_stand_in_the_view() -> None:
    by_the_rulebook = Options(free_plans=False, exact_arrival=False)
    assert Table("a", "b").view().options == by_the_rulebook
    table = Table("a", "b", plans="free", arrival="exact")
    assert table.view().options == Options(free_plans=True, exact_arrival=True)
    assert not Table("a", "b", plans="free").view().options.exact_arrival
    assert one(table.opening.events, GameStarted).sectors == ("a", "b")
