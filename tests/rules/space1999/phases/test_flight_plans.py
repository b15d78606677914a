"""Flight plans: held in secret, approved by the Computer, replaced when used up (rules 7-11)."""

from __future__ import annotations

from rules.space1999.central_computer import PlanDrawn, PlanProposed
from rules.space1999.chart import Moon
from rules.space1999.ships import CameHome, EnergyChanged, Jumped
from rules.space1999.terms import NEGATIVE, OK
from tests.rules.space1999.table import Table, of, one

EAST = Moon(8, 0)


def test_plans_in_hand_are_their_owners_secret_until_proposed() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("energy-3", "return"))
    assert table.view("a").own is not None
    assert table.view("a").own.plans == ("energy-3", "return")
    for viewer in ("b", None):
        view = table.view(viewer)
        assert view.ships[0].plans == 2
        assert "energy-3" not in repr(view.own)
    assert one(table.propose("a", "return", OK), PlanProposed).plan == "return"
    assert table.barrier


def test_a_plan_that_is_not_held_cannot_be_proposed() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("return",))
    table.refused("a", "propose energy-3", "plan-not-held")
    table.refused("a", "propose land-terra", "unknown-plan", plan="land-terra")


def test_a_replacement_comes_only_when_none_is_left() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("energy-3", "return"), place="n12")
    assert not of(table.propose("a", "energy-3", OK), PlanDrawn)
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("energy-3",), place="n12")
    drawn = one(table.propose("a", "energy-3", OK), PlanDrawn)
    assert table.ship("a").plans == (drawn.plan,)
    assert "energy-3" in table.state.plan_discards


def test_a_replacement_waits_for_the_next_turn() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("return",), place="n12")
    table.propose("a", "return", NEGATIVE)
    assert len(table.ship("a").plans) == 1
    table.do("a", "step n11")
    assert table.deciding() == ("b", "turn")


def test_energy_and_plans_never_go_together_in_a_turn() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("energy-3", "return"), place="n12")
    table.propose("a", "return", NEGATIVE)
    table.do("a", "step n11")
    assert table.deciding() == ("a", "turn")
    assert table.legal("a") == ["propose energy-3", "pass"]
    table.refused("a", "fly n12", "plans-only")


def test_a_plan_to_return_at_base_moves_three_nodes_and_pays_nothing() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("return",))
    events = table.propose("a", "return", OK)
    assert not of(events, CameHome)
    for step in ("n19", "n12", "n11"):
        assert table.deciding() == ("a", "step")
        table.do("a", f"step {step}")
    assert (table.ship("a").place, table.ship("a").energy) == ("n11", 7)
    assert table.deciding() == ("b", "turn")


def test_a_plan_for_a_planet_lands_there_for_no_energy() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("land-zorbi",), energy=0)
    table.rig_card("hostile", 5, "none")
    events = table.propose("a", "land-zorbi", OK)
    assert one(events, Jumped).planet == "zorbi"
    assert table.ship("a").energy == 5


def test_a_plan_of_energy_pays_and_ends_the_turn() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("energy-5",), place="n12")
    change = one(table.propose("a", "energy-5", OK), EnergyChanged)
    assert (change.amount, change.why) == (5, "plan")
    assert table.ship("a").energy == 12
    assert table.deciding() == ("b", "turn")
