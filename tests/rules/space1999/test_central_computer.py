"""Flight plans and the Central Computer's answers (rules 7-15)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from rules.space1999.central_computer import ComputerAnswered, PlanDrawn, PlanProposed, ProgramDrawn
from rules.space1999.decision_rules import Passed
from rules.space1999.ships import CameHome, EnergyChanged, Jumped
from rules.space1999.slides import TileSlid
from rules.space1999.state import Event
from rules.space1999.terms import NEGATIVE, NEUTRAL, OK
from tests.rules.space1999.table import EAST, Table, of, one


def test_plans_in_hand_are_their_owners_secret_until_proposed(table: Table) -> None:
    table.give("a", plans=("energy-3", "return"))
    assert table.view("a").own is not None
    assert table.view("a").own.plans == ("energy-3", "return")
    for viewer in ("b", None):
        view = table.view(viewer)
        assert view.ships[0].plans == 2
        assert "energy-3" not in repr(view.own)
    assert one(table.propose("a", "return", OK), PlanProposed).plan == "return"
    assert table.barrier


def test_a_plan_that_is_not_held_cannot_be_proposed(table: Table) -> None:
    table.give("a", plans=("return",))
    table.refused("a", "propose energy-3", "plan-not-held")
    table.refused("a", "propose land-terra", "unknown-plan", plan="land-terra")


def test_a_replacement_comes_only_when_none_is_left(table: Table) -> None:
    table.give("a", plans=("energy-3", "return"), place="n12")
    assert not of(table.propose("a", "energy-3", OK), PlanDrawn)
    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("energy-3",), place="n12")
    drawn = one(table.propose("a", "energy-3", OK), PlanDrawn)
    assert table.ship("a").plans == (drawn.plan,)
    assert "energy-3" in table.state.plan_discards


def test_a_replacement_waits_for_the_next_turn(table: Table) -> None:
    table.give("a", plans=("return",), place="n12")
    table.propose("a", "return", NEGATIVE)
    assert len(table.ship("a").plans) == 1
    table.do("a", "step n11")
    assert table.deciding() == ("b", "turn")


def test_energy_and_plans_never_go_together_in_a_turn(table: Table) -> None:
    table.give("a", plans=("energy-3", "return"), place="n12")
    table.propose("a", "return", NEGATIVE)
    table.do("a", "step n11")
    assert table.deciding() == ("a", "turn")
    assert table.legal("a") == ["propose energy-3", "pass"]
    table.refused("a", "fly n12", "plans-only")


def test_a_plan_to_return_at_base_moves_three_nodes_and_pays_nothing(table: Table) -> None:
    table.give("a", plans=("return",))
    events = table.propose("a", "return", OK)
    assert not of(events, CameHome)
    for step in ("n19", "n12", "n11"):
        assert table.deciding() == ("a", "step")
        table.do("a", f"step {step}")
    assert (table.ship("a").place, table.ship("a").energy) == ("n11", 7)
    assert table.deciding() == ("b", "turn")


def test_a_plan_for_a_planet_lands_there_for_no_energy(table: Table) -> None:
    table.give("a", plans=("land-zorbi",), energy=0)
    table.rig_card("hostile", 5, "none")
    events = table.propose("a", "land-zorbi", OK)
    assert one(events, Jumped).planet == "zorbi"
    assert table.ship("a").energy == 5


def test_a_plan_of_energy_pays_and_ends_the_turn(table: Table) -> None:
    table.give("a", plans=("energy-5",), place="n12")
    change = one(table.propose("a", "energy-5", OK), EnergyChanged)
    assert (change.amount, change.why) == (5, "plan")
    assert table.ship("a").energy == 12
    assert table.deciding() == ("b", "turn")


def neutral(program: str, **belongings: object) -> tuple[Table, list[Event]]:
    table = Table("a", "b", moon=EAST)
    table.give("a", **{"plans": ("return",), "place": "n12", **belongings})
    table.rig_program(program)
    return table, table.propose("a", "return", NEUTRAL)


def test_answers_come_as_often_as_the_board_says(table: Table) -> None:
    table.give("a", plans=("energy-3",))
    answers: Counter[str] = Counter()
    before = table.state
    for number in range(600):
        seed = number.to_bytes(32, "little")
        table.state = replace(before, start=replace(before.start, seed=seed))
        answers[one(table.do("a", "propose energy-3"), ComputerAnswered).answer] += 1
    for answer, share in ((OK, 0.40), (NEGATIVE, 0.25), (NEUTRAL, 0.35)):
        assert abs(answers[answer] / 600 - share) < 0.07


def test_positive_carries_the_plan_out_and_spends_it(table: Table) -> None:
    table.give("a", plans=("return",), place="n12", energy=1)
    events = table.propose("a", "return", OK)
    assert one(events, ComputerAnswered).plan == "return"
    assert "return" not in table.ship("a").plans
    assert (table.ship("a").place, table.ship("a").energy) == ("base", 4)


def test_negative_loses_the_plan_and_moves_one_node_each_time(table: Table) -> None:
    table.give("a", plans=("energy-3", "energy-4", "return"), place="n12")
    for plan, node in (("return", "n11"), ("energy-3", "n12"), ("energy-4", "n19")):
        table.propose("a", plan, NEGATIVE)
        assert plan not in table.ship("a").plans
        assert table.deciding() == ("a", "step")
        table.do("a", f"step {node}")
    assert table.deciding() == ("b", "turn")
    assert len(table.ship("a").plans) == 1


def test_after_a_negative_answer_no_further_plan_has_to_be_proposed(table: Table) -> None:
    table.give("a", plans=("energy-3", "return"), place="n12")
    table.propose("a", "return", NEGATIVE)
    table.do("a", "step n11")
    assert one(table.do("a", "pass"), Passed).seat == 0
    assert table.deciding() == ("b", "turn")


def test_neutral_obeys_a_program_which_goes_to_the_far_end_of_the_tray() -> None:
    table, events = neutral("energy-2")
    assert one(events, ProgramDrawn).program == "energy-2"
    assert table.state.tray_end[-1] == "energy-2"
    assert table.ship("a").energy == 9
    assert table.view().answer is not None
    assert table.view().answer.program == "energy-2"


def test_seen_programs_come_round_in_their_order(table: Table) -> None:
    table.set(tray=(), tray_end=("energy-2", "energy-3", "energy-4"))
    table.give("a", plans=("return",), place="n12")
    table.propose("a", "return", NEUTRAL)
    assert table.state.tray_end == ("energy-3", "energy-4", "energy-2")


def test_a_program_home_adds_its_units_to_the_three() -> None:
    table, events = neutral("return-2")
    assert one(events, CameHome).why == "program"
    assert table.ship("a").energy == 7 + 3 + 2


def test_a_program_gives_plans() -> None:
    table, events = neutral("plans-2")
    assert len(of(events, PlanDrawn)) == 2
    assert len(table.ship("a").plans) == 3
    assert table.deciding() == ("b", "turn")


def test_a_program_moves_an_own_tile_for_nothing(table: Table) -> None:
    table.lay("a straight g1 0", "b straight a7 1", "b straight b7 1")
    table.give("a", plans=("return",), place="n12")
    table.rig_program("move-tile")
    table.propose("a", "return", NEUTRAL)
    assert table.deciding() == ("a", "tile-card")
    table.refused("a", "remove g1", "program-moves")
    table.refused("a", "slide a7 a8", "not-terminal", square="a7")
    slid = one(table.do("a", "slide b7 b8"), TileSlid)
    assert (slid.owner, slid.paid, slid.program) == (1, 0, True)
    assert table.ship("a").energy == 7


def test_a_removed_tile_goes_to_the_bank(table: Table) -> None:
    table.lay("a straight g1 0")
    table.give("a", plans=("return",), place="n12")
    table.rig_program("remove-tile")
    table.propose("a", "return", NEUTRAL)
    table.do("a", "remove g1")
    assert table.state.bank == (25, 16)
    assert table.state.tiles == ()
