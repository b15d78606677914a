"""Purchases: scientists, spies and espionage cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.core.errors import IllegalAction
from rules.race1969.espionage import CardDiscarded, CardsDrawn, DeckRenewed
from rules.race1969.game import GAME
from rules.race1969.income import PhaseBegan
from rules.race1969.purchases import Hire, PurchasesEnded, ScientistHired, Spy, SpyPlaced
from rules.race1969.terms import GROUND_SHEET, RESEARCHES, ROCKET_SHEET
from tests.rules.race1969.table import Table, every, only


@pytest.fixture
def table() -> Table:
    table = Table("usa", "ussr", "france")
    table.pass_until("purchases", "usa")
    table.give("usa", money=60)
    return table


@pytest.mark.parametrize(
    ("scientist", "price", "researchers"),
    [("base", 5, 1), ("genius", 11, 2), ("famous", 9, 1), ("novice", 3, 1)],
)
def test_each_type_has_its_price_and_researchers(
    table: Table, scientist: str, price: int, researchers: int
) -> None:
    events = table.do("usa", f"hire {scientist} booster")
    assert events == [ScientistHired(0, scientist, "booster", price)]
    assert table.nation("usa").money == 60 - price
    assert table.content("usa", "booster") == ((scientist,), False)
    assert table.researchers("usa", "booster") == researchers
    assert not table.barrier


def test_any_of_twelve_researches_takes_a_scientist(table: Table) -> None:
    assert len(ROCKET_SHEET) == len(GROUND_SHEET) == 6
    for research in RESEARCHES:
        assert f"hire base {research}" in table.legal("usa")


def test_a_famous_and_a_base_scientist_share_the_launch_pad_example() -> None:
    table = Table("ussr", "usa")
    table.pass_until("purchases", "ussr")
    table.give("ussr", money=40)
    table.do("ussr", "hire famous launch-pad")
    refused = table.refused("ussr", "hire famous launch-pad")
    assert refused == ("same-type", {"scientist": "famous", "research": "launch-pad"})
    table.do("ussr", "hire base launch-pad")
    assert table.nation("ussr").money == 40 - 9 - 5
    assert table.content("ussr", "launch-pad") == (("famous", "base"), False)


@pytest.mark.parametrize("scientist", ["genius", "famous", "novice"])
def test_two_of_one_type_never_share_a_research(table: Table, scientist: str) -> None:
    table.do("usa", f"hire {scientist} eva")
    assert table.refused("usa", f"hire {scientist} eva")[0] == "same-type"
    table.do("usa", f"hire {scientist} csm")


def test_a_research_has_two_spaces(table: Table) -> None:
    table.do("usa", "hire base eva", "hire novice eva")
    for scientist in ("base", "genius"):
        refused = table.refused("usa", f"hire {scientist} eva")
        assert refused == ("research-full", {"research": "eva", "limit": 2})


def test_a_type_that_has_run_out_cannot_be_hired(table: Table) -> None:
    for index in range(5):
        table.staff("france", RESEARCHES[index], "genius")
        table.staff("ussr", RESEARCHES[index], "genius")
    assert table.view().supply[1] == 0
    refused = table.refused("usa", "hire genius eva")
    assert refused == ("scientists-exhausted", {"scientist": "genius"})


def test_hiring_needs_the_money(table: Table) -> None:
    table.give("usa", money=10)
    assert table.refused("usa", "hire genius eva") == ("money-lacking", {"needed": 11, "held": 10})
    table.do("usa", "hire famous eva")
    assert table.nation("usa").money == 1


def test_purchases_go_on_in_any_number_and_order(table: Table) -> None:
    table.do("usa", "hire base eva", "buy 1", "spy france eva", "buy 2", "hire novice eva")
    assert table.deciding() == [("usa", "purchase")]
    table.do("usa", "done")
    assert table.deciding() == [("ussr", "purchase")]
    assert table.refused("usa", "done") == ("not-deciding", {})


def test_the_phase_is_played_in_turn_order_and_by_all(table: Table) -> None:
    table.do("usa", "done")
    table.do("ussr", "done")
    assert table.refused("ussr", "launch eva")[0] == "not-deciding"
    assert table.state.phase == "purchases"
    events = table.do("france", "done")
    assert every(events, PhaseBegan) == [PhaseBegan("missions")]


def test_a_nation_that_can_buy_nothing_is_passed_over_ruling_12() -> None:
    table = Table("usa", "ussr", "france")
    table.pass_until("purchases", "usa")
    table.give("ussr", money=1)
    assert every(table.do("usa", "done"), PurchasesEnded) == [
        PurchasesEnded(0),
        PurchasesEnded(1),
    ]
    assert table.deciding() == [("france", "purchase")]


def test_the_last_purchase_that_money_allows_ends_the_turn(table: Table) -> None:
    table.give("usa", money=3)
    events = table.do("usa", "hire novice eva")
    assert events[1:] == [PurchasesEnded(0)]


@pytest.mark.parametrize(
    ("action", "reason", "params"),
    [
        (Hire("wizard", "eva"), "unknown-scientist", {"scientist": "wizard"}),
        (Hire("spy", "eva"), "unknown-scientist", {"scientist": "spy"}),
        (Hire("base", "alchemy"), "unknown-research", {"research": "alchemy"}),
        (Spy("ussr", "alchemy"), "unknown-research", {"research": "alchemy"}),
        (Spy("atlantis", "eva"), "unknown-nation", {"nation": "atlantis"}),
    ],
)
def test_what_does_not_exist_is_named(
    table: Table, action: Hire | Spy, reason: str, params: dict[str, object]
) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(table.state, 0, action)
    assert (caught.value.reason, caught.value.params) == (reason, params)


# Spies


def test_a_spy_in_the_ussrs_ground_control_example() -> None:
    table = Table("france", "ussr")
    table.pass_until("purchases", "france")
    events = table.do("france", "spy ussr ground-control")
    assert events == [SpyPlaced(0, 1, "ground-control", 7, bonus=True)]
    assert table.nation("france").money == 12 - 7
    assert table.content("ussr", "ground-control") == (("spy",), False)
    assert table.content("france", "ground-control") == ((), True)
    assert table.researchers("france", "ground-control") == 1
    assert table.researchers("ussr", "ground-control") == 0


def test_a_spy_never_goes_to_ones_own_research(table: Table) -> None:
    assert table.refused("usa", "spy usa eva") == ("own-research", {})
    assert not [line for line in table.legal("usa") if line.startswith("spy usa")]


def test_spies_are_a_type_so_one_spy_a_research_ruling_6(table: Table) -> None:
    table.do("usa", "spy france eva", "done")
    table.give("ussr", money=20)
    refused = table.refused("ussr", "spy france eva")
    assert refused == ("same-type", {"scientist": "spy", "research": "eva"})
    table.do("ussr", "spy france csm")


def test_a_spy_needs_a_free_space(table: Table) -> None:
    table.staff("france", "eva", "base", "base")
    assert table.refused("usa", "spy france eva")[0] == "research-full"


def test_a_spy_takes_a_space_of_its_host_for_good() -> None:
    table = Table("usa", "france")
    table.pass_until("purchases", "usa")
    table.do("usa", "spy france eva", "done")
    table.give("france", money=40)
    table.do("france", "hire base eva")
    assert table.content("france", "eva") == (("spy", "base"), False)
    assert table.refused("france", "hire base eva")[0] == "research-full"
    assert not {line.split()[0] for line in table.legal("france")} & {"move", "take"}


def test_one_bonus_token_a_research_but_more_spies(table: Table) -> None:
    table.do("usa", "spy france eva")
    events = table.do("usa", "spy ussr eva")
    assert only(events, SpyPlaced).bonus is False
    assert table.content("usa", "eva") == ((), True)
    assert table.researchers("usa", "eva") == 1
    assert table.content("ussr", "eva") == (("spy",), False)


def test_a_bonus_token_needs_no_free_space_for_scientists(table: Table) -> None:
    table.do("usa", "hire base eva", "hire base eva", "spy france eva")
    assert table.content("usa", "eva") == (("base", "base"), True)
    assert table.researchers("usa", "eva") == 3


def test_spies_run_out(table: Table) -> None:
    for research in RESEARCHES[:10]:
        table.staff("ussr", research, "spy")
    assert table.refused("usa", "spy france eva")[0] == "scientists-exhausted"


# Robotics


def test_robotics_lowers_the_first_scientist_of_the_round(table: Table) -> None:
    table.staff("usa", "robotics", "base", "novice")
    assert table.view("usa").prices == (1, 7, 5, 0, 3)
    assert only(table.do("usa", "hire genius eva"), ScientistHired).paid == 7
    assert table.view("usa").prices == (5, 11, 9, 3, 7)
    assert only(table.do("usa", "hire base eva"), ScientistHired).paid == 5


def test_robotics_never_pays_anybody(table: Table) -> None:
    table.staff("usa", "robotics", "genius", "base")
    assert only(table.do("usa", "hire novice eva"), ScientistHired).paid == 0
    assert table.nation("usa").money == 60


def test_robotics_lowers_a_spy_that_comes_first_ruling_7(table: Table) -> None:
    table.staff("usa", "robotics", "base")
    assert only(table.do("usa", "spy ussr lem"), SpyPlaced).paid == 5
    assert only(table.do("usa", "hire base eva"), ScientistHired).paid == 5


def test_robotics_leaves_cards_alone(table: Table) -> None:
    table.staff("usa", "robotics", "genius")
    assert only(table.do("usa", "buy 1"), CardsDrawn).paid == 2
    assert only(table.do("usa", "hire base eva"), ScientistHired).paid == 1


def test_robotics_works_again_next_round(table: Table) -> None:
    table.staff("usa", "robotics", "base")
    table.do("usa", "hire base eva", "done")
    assert table.view("usa").prices[0] == 5
    table.pass_until("purchases", "usa", year=1964)
    assert table.view("usa").prices[0] == 3


def test_a_scientist_in_robotics_helps_from_the_next_hire_of_a_first_only(table: Table) -> None:
    table.do("usa", "hire genius robotics")
    assert only(table.do("usa", "hire base eva"), ScientistHired).paid == 5


def test_robotics_of_others_does_not_help(table: Table) -> None:
    table.staff("ussr", "robotics", "genius")
    assert table.view("usa").prices == (5, 11, 9, 3, 7)
    assert table.view().prices == ()


@pytest.fixture
def buying() -> Table:
    table = Table("usa", "ussr", "france")
    table.pass_until("purchases", "usa")
    return table


def test_a_card_costs_two_million(buying: Table) -> None:
    events = buying.do("usa", "buy 3")
    drawn = only(events, CardsDrawn)
    assert (drawn.count, drawn.paid, len(drawn.cards or ())) == (3, 6, 3)
    assert buying.nation("usa").money == 6
    assert buying.nation("usa").hand == tuple(sorted(drawn.cards or ()))
    assert buying.barrier


def test_money_limits_the_cards(buying: Table) -> None:
    buying.give("usa", money=5)
    assert [line for line in buying.legal("usa") if line.startswith("buy")] == ["buy 1", "buy 2"]
    assert buying.refused("usa", "buy 3") == ("money-lacking", {"needed": 6, "held": 5})


def test_never_more_than_six_cards_in_hand(buying: Table) -> None:
    buying.give("usa", money=40)
    assert buying.refused("usa", "buy 7") == ("hand-limit", {"limit": 6, "room": 6})
    buying.do("usa", "buy 4")
    assert buying.refused("usa", "buy 3") == ("hand-limit", {"limit": 6, "room": 2})
    buying.do("usa", "buy 2")
    assert buying.refused("usa", "buy 1") == ("hand-limit", {"limit": 6, "room": 0})


def test_buying_nothing_is_no_purchase(buying: Table) -> None:
    assert buying.refused("usa", "buy 0") == ("buy-nothing", {})


def test_a_full_hand_may_discard_one_or_more_before_buying(buying: Table) -> None:
    buying.give("usa", money=40)
    buying.deal("usa", 1, 1, 1, 2, 2, 3)
    assert buying.do("usa", "discard 1") == [CardDiscarded(0, 1)]
    assert not buying.barrier
    buying.do("usa", "discard 1")
    assert buying.nation("usa").hand == (1, 2, 2, 3)
    assert buying.view().discards == 2
    assert only(buying.do("usa", "buy 2"), CardsDrawn).paid == 4
    assert len(buying.nation("usa").hand) == 6
    assert buying.nation("usa").money == 36


def test_only_a_full_hand_discards(buying: Table) -> None:
    buying.deal("usa", 1, 1, 2)
    assert buying.refused("usa", "discard 1") == ("hand-not-full", {"held": 3, "limit": 6})


@pytest.mark.parametrize("line", ["buy 1", "hire novice eva"])
def test_discarding_ends_with_the_next_purchase(buying: Table, line: str) -> None:
    buying.give("usa", money=40)
    buying.deal("usa", 1, 1, 1, 2, 2, 3)
    buying.do("usa", "discard 1", "discard 1", line)
    assert buying.refused("usa", "discard 2")[0] == "hand-not-full"


def test_discarding_ends_with_the_turn(buying: Table) -> None:
    for nation in ("usa", "ussr"):
        buying.give(nation, money=40)
    buying.deal("usa", 1, 1, 1, 1, 2, 2)
    buying.deal("ussr", 1, 1, 3)
    buying.do("usa", "discard 1", "done")
    assert buying.refused("ussr", "discard 1")[0] == "hand-not-full"


def test_no_discard_without_money_for_a_card(buying: Table) -> None:
    buying.deal("usa", 1, 1, 1, 1, 2, 2)
    buying.staff("usa", "robotics", "genius")
    buying.give("usa", money=1)
    assert buying.legal("usa")[-1] == "done"
    assert buying.refused("usa", "discard 1") == ("money-lacking", {"needed": 2, "held": 1})


def test_only_held_cards_can_be_discarded(buying: Table) -> None:
    buying.deal("usa", 1, 1, 1, 1, 2, 2)
    assert buying.refused("usa", "discard 3") == ("card-not-held", {})


def test_the_number_of_cards_is_public_their_values_are_not(buying: Table) -> None:
    buying.do("usa", "buy 3")
    for viewer in (None, "ussr", "france"):
        view = buying.view(viewer)
        assert view.nations[0].cards == 3
        assert view.own is None or view.own.hand == ()
    assert len(buying.own("usa").hand) == 3


def test_an_empty_deck_is_renewed_from_the_discards(buying: Table) -> None:
    buying.discard_deck(2)
    events = buying.do("usa", "buy 3")
    drawn = every(events, CardsDrawn)
    assert [(event.count, event.paid) for event in drawn] == [(1, 2), (2, 4)]
    assert drawn[0].cards == (2,)
    assert only(events, DeckRenewed).cards == 38
    assert (buying.view().deck, buying.view().discards) == (36, 0)


def test_no_card_is_sold_where_none_is_left_ruling_5(buying: Table) -> None:
    buying.state = replace(buying.state, deck=(0, 0, 0), discards=(1, 0, 0))
    assert buying.refused("usa", "buy 2") == ("deck-exhausted", {"left": 1})
    buying.do("usa", "buy 1")
    assert buying.refused("usa", "buy 1") == ("deck-exhausted", {"left": 0})
    assert not [line for line in buying.legal("usa") if line.startswith("buy")]


def test_a_full_hand_discards_nothing_where_no_card_is_left(buying: Table) -> None:
    buying.deal("usa", 1, 1, 1, 1, 2, 2)
    buying.state = replace(buying.state, deck=(0, 0, 0), discards=(0, 0, 0))
    assert buying.refused("usa", "discard 1") == ("deck-exhausted", {"left": 0})


def test_a_drawn_card_is_no_longer_in_the_deck(buying: Table) -> None:
    for number in range(20):
        seed = number.to_bytes(32, "little")
        start = replace(buying.state.start, seed=seed)
        buying.state = replace(buying.state, start=start, deck=(1, 1, 1), discards=(0, 0, 0))
        before = buying.state
        buying.do("usa", "buy 3")
        assert buying.nation("usa").hand == (1, 2, 3)
        buying.state = before


def test_cards_come_as_often_as_the_deck_holds_them() -> None:
    """39 cards bought over many games: 18, 13 and 8 in 39, as from a shuffled deck."""
    seen: Counter[int] = Counter()
    first_two: Counter[int] = Counter()
    for number in range(400):
        buying = Table("usa", "ussr")
        seed = number.to_bytes(32, "little")
        buying.state = replace(buying.state, start=replace(buying.state.start, seed=seed))
        buying.pass_until("purchases", "usa")
        cards = only(buying.do("usa", "buy 6"), CardsDrawn).cards or ()
        seen.update(cards)
        first_two[cards[0] == cards[1] == 3] += 1
    assert abs(seen[1] / 2400 - 18 / 39) < 0.03
    assert abs(seen[2] / 2400 - 13 / 39) < 0.03
    assert abs(seen[3] / 2400 - 8 / 39) < 0.03
    assert abs(first_two[True] / 400 - 8 / 39 * 7 / 38) < 0.03


def test_cards_are_played_in_the_missions_phase_only(buying: Table) -> None:
    buying.deal("usa", 1, 2)
    assert buying.refused("usa", "play 1") == ("not-now", {"decision": "purchase"})
