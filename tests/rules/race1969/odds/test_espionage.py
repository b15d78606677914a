"""The odds of cards that nobody shows: what they add up to, and what they do to a launch."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.race1969.board import cell_after_cards
from rules.race1969.card_choice import advised_play
from rules.race1969.odds import (
    cards_beside,
    chance_of_points,
    expected_after_cards,
    launch_odds,
    points_odds,
    prestige_after_all,
    unseen_cards,
)
from rules.race1969.terms import MISSIONS
from tests.rules.race1969.table import Table


def launched(**options: str) -> Table:
    table = Table("usa", "ussr", "france", "germany", **options)
    table.pass_until(MISSIONS, "usa")
    table.deal("ussr", 1, 1, 2)
    table.deal("france", 3, 3)
    table.deal("germany", 2)
    table.deal("usa", 1, 3)
    table.roll("usa", "booster", "sssfn")
    return table


def test_the_chance_of_points_counts_every_hand() -> None:
    view = launched().view("ussr")
    deck = [v for v, number in enumerate(unseen_cards(view), 1) for _ in range(number)]
    assert len(deck) == 39 - 3, "one's own cards are known"
    pairs = [sum(pair) for pair in combinations(deck, 2)]
    for least in (2, 3, 4, 6, 7):
        counted = sum(points >= least for points in pairs) / len(pairs)
        assert chance_of_points(view, 2, "booster", least) == pytest.approx(counted)
    assert sum(points_odds(view, 2, "booster").values()) == pytest.approx(1)


def test_every_other_opponents_hand_may_count_while_all_choose_in_secret() -> None:
    table = launched()
    assert dict(cards_beside(table.view("ussr"))) == {2: 2, 3: 1}
    table.do("france", "play 3", "seal")
    assert dict(cards_beside(table.view("ussr"))) == {2: 2, 3: 1}, "a seal tells nothing"


def test_in_the_rulebooks_order_what_was_sealed_lies_there() -> None:
    table = launched(espionage="rulebook")
    table.do("ussr", "play 2", "seal")
    assert dict(cards_beside(table.view("france"))) == {1: 1, 3: 1}
    table.do("france", "seal")
    assert dict(cards_beside(table.view("germany"))) == {1: 1}


def test_support_is_weighed_against_what_lies_face_down() -> None:
    table = launched()
    table.do("ussr", "play 1", "play 2", "seal")
    table.do("france", "seal")
    table.do("germany", "seal")
    view = table.view("usa")
    assert view.launch is not None
    cells = view.board.mission("booster").cells
    cost = view.board.mission("booster").espionage_cost
    for support in (0, 1, 3, 4):
        expected = sum(
            chance * cells[cell_after_cards(view.launch.cell, 5, cost, points, support) - 1]
            for points, chance in points_odds(view, 2, "booster").items()
        )
        assert expected_after_cards(view, support) == pytest.approx(expected)
    assert expected_after_cards(view, 4) > expected_after_cards(view, 0)
    assert advised_play(view) in {(1,), (3,), (1, 3)}


def test_all_cards_against_a_launch_take_what_they_take() -> None:
    table = Table()
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=20)
    view = table.view("usa")
    odds = launch_odds(view, 0, "eva")
    assert prestige_after_all(view, odds, 0) == pytest.approx(odds.prestige)
    taken = [prestige_after_all(view, odds, count) for count in range(7)]
    assert taken == sorted(taken, reverse=True)
    assert taken[-1] < odds.prestige / 10, "six points at least: three cells of five"


def test_advice_is_for_those_who_hold_the_cards() -> None:
    table = launched()
    own = table.own("france")
    assert set(advised_play(table.view("france"))) <= set(own.hand)
    with pytest.raises(ValueError, match="public"):
        advised_play(table.view())
