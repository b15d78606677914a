"""Facility cards that no objective asks for: what autopilots see in them, and when they don't."""

from __future__ import annotations

from rules.first_martians.autopilots.card_values import card_value, repair_value
from rules.first_martians.autopilots.evaluation import Evaluation
from rules.first_martians.autopilots.job_values import NEVER, job_value
from rules.first_martians.autopilots.reasons import reason
from rules.first_martians.game import GAME
from rules.first_martians.plan.laying import Construct, Explore, Rest
from rules.first_martians.state import Supply, new_facility
from rules.first_martians.terms import OWN
from tests.rules.first_martians.table import Table, planning


def _evaluation(table: Table) -> Evaluation:
    return Evaluation(GAME.view(table.state, 0), 0)


def _value(table: Table, name: str) -> float | None:
    evaluation = _evaluation(table)
    base = evaluation.view.content.base
    return card_value(evaluation, evaluation.mission.project[name], base.facility[name])


def _rich(mission: str) -> Table:
    table = planning(mission=mission)
    table.set(supply=Supply(9, 9, 9))
    return table


def test_what_brings_something_is_worth_more_than_rest_and_less_than_the_mission() -> None:
    evaluation = _evaluation(_rich("canyon"))
    built = job_value(evaluation, Construct("water-extractor", OWN))
    assert job_value(evaluation, Rest()) < built
    assert built < job_value(evaluation, Explore("r1-n", 0, OWN))
    told = reason(evaluation.view, (Construct("water-extractor", OWN),))
    assert told is not None
    assert (told.id, dict(told.figures)) == ("production", {"left": 7})


def test_it_is_built_no_more_when_it_would_bring_less_than_it_costs() -> None:
    table = _rich("canyon")
    assert _value(table, "water-extractor") is not None
    table.set(round=table.state.sols - 2)
    assert _value(table, "water-extractor") is None


def test_supplies_and_parts_that_the_mission_wants_are_not_spent_on_it() -> None:
    table = planning(mission="mast")
    table.set(supply=Supply(9, 9, 9), cargo=("spare-hardware",))
    assert _value(table, "wind-turbine") is not None
    table.put("lab", broken=("hardware",))
    assert _value(table, "wind-turbine") is None
    table.put("lab", broken=())
    table.set(cargo=())
    assert _value(table, "wind-turbine") is None
    table = planning(mission="landing")
    table.set(supply=Supply(3, 9, 9))
    assert _value(table, "relay-station") is None


def test_a_stand_in_is_worth_building_only_while_its_other_lacks_or_is_hampered() -> None:
    table = _rich("canyon")
    assert _value(table, "field-garage") is None
    assert job_value(_evaluation(table), Construct("field-garage", OWN)) == NEVER
    table.put("garage", broken=("hardware",))
    assert _value(table, "field-garage") is None
    table.put("garage", broken=("cpu",))
    hampered = _value(table, "field-garage")
    table.set(facilities=tuple(f for f in table.state.facilities if f.id != "garage"))
    lacking = _value(table, "field-garage")
    assert hampered is not None
    assert lacking is not None
    assert hampered < lacking
    told = reason(_evaluation(table).view, (Construct("field-garage", OWN),))
    assert told is not None
    assert (told.id, dict(told.figures)) == ("stand-in", {"facility": "garage"})


def test_a_part_that_stops_it_is_repaired_for_what_it_would_bring() -> None:
    table = planning(mission="canyon")
    data = table.state.start.content.base.facility["water-extractor"]
    table.set(facilities=(*table.state.facilities, new_facility(data, ("power", "hardware"))))
    evaluation = _evaluation(table)
    assert repair_value(evaluation, data, "hardware") == 3.0
    assert repair_value(evaluation, data, "power") == 0.0
    table.set(round=table.state.sols)
    assert repair_value(_evaluation(table), data, "hardware") == 0.0
