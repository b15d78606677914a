"""Purchases: espionage cards."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.structs import replace
from rules.race1969.espionage import CardDiscarded, CardsDrawn, DeckRenewed
from tests.rules.race1969.table import Table, every, only


@pytest.fixture
def table() -> Table:
    table = Table("usa", "ussr", "france")
    table.pass_until("purchases", "usa")
    return table


def test_a_card_costs_two_million(table: Table) -> None:
    events = table.do("usa", "buy 3")
    drawn = only(events, CardsDrawn)
    assert (drawn.count, drawn.paid, len(drawn.cards or ())) == (3, 6, 3)
    assert table.nation("usa").money == 6
    assert table.nation("usa").hand == tuple(sorted(drawn.cards or ()))
    assert table.barrier


def test_money_limits_the_cards(table: Table) -> None:
    table.give("usa", money=5)
    assert [line for line in table.legal("usa") if line.startswith("buy")] == ["buy 1", "buy 2"]
    assert table.refused("usa", "buy 3") == ("money-lacking", {"needed": 6, "held": 5})


def test_never_more_than_six_cards_in_hand(table: Table) -> None:
    table.give("usa", money=40)
    assert table.refused("usa", "buy 7") == ("hand-limit", {"limit": 6, "room": 6})
    table.do("usa", "buy 4")
    assert table.refused("usa", "buy 3") == ("hand-limit", {"limit": 6, "room": 2})
    table.do("usa", "buy 2")
    assert table.refused("usa", "buy 1") == ("hand-limit", {"limit": 6, "room": 0})


def test_buying_nothing_is_no_purchase(table: Table) -> None:
    assert table.refused("usa", "buy 0") == ("buy-nothing", {})


def test_a_full_hand_may_discard_one_or_more_before_buying(table: Table) -> None:
    table.give("usa", money=40)
    table.deal("usa", 1, 1, 1, 2, 2, 3)
    assert table.do("usa", "discard 1") == [CardDiscarded(0, 1)]
    assert not table.barrier
    table.do("usa", "discard 1")
    assert table.nation("usa").hand == (1, 2, 2, 3)
    assert table.view().discards == 2
    assert only(table.do("usa", "buy 2"), CardsDrawn).paid == 4
    assert len(table.nation("usa").hand) == 6
    assert table.nation("usa").money == 36


def test_only_a_full_hand_discards(table: Table) -> None:
    table.deal("usa", 1, 1, 2)
    assert table.refused("usa", "discard 1") == ("hand-not-full", {"held": 3, "limit": 6})


@pytest.mark.parametrize("line", ["buy 1", "hire novice eva"])
def test_discarding_ends_with_the_next_purchase(table: Table, line: str) -> None:
    table.give("usa", money=40)
    table.deal("usa", 1, 1, 1, 2, 2, 3)
    table.do("usa", "discard 1", "discard 1", line)
    assert table.refused("usa", "discard 2")[0] == "hand-not-full"


def test_discarding_ends_with_the_turn(table: Table) -> None:
    for nation in ("usa", "ussr"):
        table.give(nation, money=40)
    table.deal("usa", 1, 1, 1, 1, 2, 2)
    table.deal("ussr", 1, 1, 3)
    table.do("usa", "discard 1", "done")
    assert table.refused("ussr", "discard 1")[0] == "hand-not-full"


def test_no_discard_without_money_for_a_card(table: Table) -> None:
    table.deal("usa", 1, 1, 1, 1, 2, 2)
    table.staff("usa", "robotics", "genius")
    table.give("usa", money=1)
    assert table.legal("usa")[-1] == "done"
    assert table.refused("usa", "discard 1") == ("money-lacking", {"needed": 2, "held": 1})


def test_only_held_cards_can_be_discarded(table: Table) -> None:
    table.deal("usa", 1, 1, 1, 1, 2, 2)
    assert table.refused("usa", "discard 3") == ("card-not-held", {})


def test_the_number_of_cards_is_public_their_values_are_not(table: Table) -> None:
    table.do("usa", "buy 3")
    for viewer in (None, "ussr", "france"):
        view = table.view(viewer)
        assert view.nations[0].cards == 3
        assert view.own is None or view.own.hand == ()
    assert len(table.own("usa").hand) == 3


def test_an_empty_deck_is_renewed_from_the_discards(table: Table) -> None:
    table.discard_deck(2)
    events = table.do("usa", "buy 3")
    drawn = every(events, CardsDrawn)
    assert [(event.count, event.paid) for event in drawn] == [(1, 2), (2, 4)]
    assert drawn[0].cards == (2,)
    assert only(events, DeckRenewed).cards == 38
    assert (table.view().deck, table.view().discards) == (36, 0)


def test_no_card_is_sold_where_none_is_left_ruling_5(table: Table) -> None:
    table.state = replace(table.state, deck=(0, 0, 0), discards=(1, 0, 0))
    assert table.refused("usa", "buy 2") == ("deck-exhausted", {"left": 1})
    table.do("usa", "buy 1")
    assert table.refused("usa", "buy 1") == ("deck-exhausted", {"left": 0})
    assert not [line for line in table.legal("usa") if line.startswith("buy")]


def test_a_full_hand_discards_nothing_where_no_card_is_left(table: Table) -> None:
    table.deal("usa", 1, 1, 1, 1, 2, 2)
    table.state = replace(table.state, deck=(0, 0, 0), discards=(0, 0, 0))
    assert table.refused("usa", "discard 1") == ("deck-exhausted", {"left": 0})


def test_a_drawn_card_is_no_longer_in_the_deck(table: Table) -> None:
    for number in range(20):
        seed = number.to_bytes(32, "little")
        start = replace(table.state.start, seed=seed)
        table.state = replace(table.state, start=start, deck=(1, 1, 1), discards=(0, 0, 0))
        before = table.state
        table.do("usa", "buy 3")
        assert table.nation("usa").hand == (1, 2, 3)
        table.state = before


def test_cards_come_as_often_as_the_deck_holds_them() -> None:
    """39 cards bought over many games: 18, 13 and 8 in 39, as from a shuffled deck."""
    seen: Counter[int] = Counter()
    first_two: Counter[int] = Counter()
    for number in range(400):
        table = Table("usa", "ussr")
        seed = number.to_bytes(32, "little")
        table.state = replace(table.state, start=replace(table.state.start, seed=seed))
        table.pass_until("purchases", "usa")
        cards = only(table.do("usa", "buy 6"), CardsDrawn).cards or ()
        seen.update(cards)
        first_two[cards[0] == cards[1] == 3] += 1
    assert abs(seen[1] / 2400 - 18 / 39) < 0.03
    assert abs(seen[2] / 2400 - 13 / 39) < 0.03
    assert abs(seen[3] / 2400 - 8 / 39) < 0.03
    assert abs(first_two[True] / 400 - 8 / 39 * 7 / 38) < 0.03


def test_cards_are_played_in_the_missions_phase_only(table: Table) -> None:
    table.deal("usa", 1, 2)
    assert table.refused("usa", "play 1") == ("not-now", {"decision": "purchase"})
