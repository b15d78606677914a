"""Purchases: scientists, spies, and what Robotics saves."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAction
from rules.race1969.espionage import CardsDrawn
from rules.race1969.game import GAME
from rules.race1969.income import PhaseBegan
from rules.race1969.purchases import Hire, PurchasesEnded, ScientistHired, Spy, SpyPlaced
from rules.race1969.terms import GROUND_SHEET, RESEARCHES, ROCKET_SHEET
from tests.rules.race1969.table import Table, every, only

PRICES = {"base": 5, "genius": 11, "famous": 9, "novice": 3}


@pytest.fixture
def table() -> Table:
    table = Table("usa", "ussr", "france")
    table.pass_until("purchases", "usa")
    table.give("usa", money=60)
    return table


@pytest.mark.parametrize(("scientist", "price"), PRICES.items())
def test_each_type_has_its_price(table: Table, scientist: str, price: int) -> None:
    events = table.do("usa", f"hire {scientist} booster")
    assert events == [ScientistHired(0, scientist, "booster", price)]
    assert table.nation("usa").money == 60 - price
    assert table.content("usa", "booster") == ((scientist,), False)
    assert not table.barrier


@pytest.mark.parametrize(
    ("scientist", "researchers"), [("base", 1), ("genius", 2), ("famous", 1), ("novice", 1)]
)
def test_each_type_counts_its_researchers(table: Table, scientist: str, researchers: int) -> None:
    table.do("usa", f"hire {scientist} lem")
    assert table.researchers("usa", "lem") == researchers


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


def test_two_base_scientists_may_share_a_research(table: Table) -> None:
    table.do("usa", "hire base eva", "hire base eva")
    assert table.researchers("usa", "eva") == 2


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


def test_a_spy_goes_only_to_nations_at_the_table(table: Table) -> None:
    assert table.refused("usa", "spy germany eva") == ("unknown-nation", {"nation": "germany"})


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
