"""An autopilot's evaluation of its view: who can heal it, and what dice may cost."""

from __future__ import annotations

import pytest

from rules.first_martians.autopilots.evaluation import LASTING, Evaluation, rule_worth, worth
from rules.first_martians.components.cards import Effect
from rules.first_martians.components.checks import standard_content
from rules.first_martians.game import GAME
from rules.first_martians.state import ChapterRecord, Step, new_facility
from rules.first_martians.terms import DEBRIEFING
from tests.rules.first_martians.table import Table, planning

CONTENT = standard_content()


def _lookout(table: Table, role: str) -> Evaluation:
    seat = table.seat(role)
    return Evaluation(GAME.view(table.state, seat), seat)


def test_only_the_medic_and_whoever_has_a_scanner_needs_no_medic() -> None:
    table = planning()
    assert _lookout(table, "medic").needs_no_medic
    assert not _lookout(table, "engineer").needs_no_medic
    table.put("med-lab", upgrade="autoscanner")
    assert _lookout(table, "engineer").needs_no_medic


def test_nobody_is_healed_while_no_med_lab_is_there() -> None:
    table = planning(mission="landing")
    assert not any(_lookout(table, role).needs_no_medic for role in ("medic", "engineer"))


def test_the_medics_pawn_can_be_had_by_others_until_both_are_laid() -> None:
    table = planning()
    assert not _lookout(table, "medic").medic_free
    assert _lookout(table, "engineer").medic_free
    table.do("medic", "rest", "rest")
    assert not _lookout(table, "engineer").medic_free
    small = Table("engineer", "scientist")
    small.planning()
    assert not _lookout(small, "engineer").medic_free


@pytest.mark.parametrize(("action", "wounds"), [("explore", 3), ("gather", 2), ("build", 2)])
def test_dice_cost_by_their_wounds_and_more_the_more_wounds_there_are(
    action: str, wounds: int
) -> None:
    table = planning()
    seat = table.seat("engineer")
    table.give("engineer", wounds=2)
    worn = _lookout(table, "engineer").danger(action, seat)
    assert worn == pytest.approx(wounds / 6 * (2.0 + 1.5 * 2))
    assert _lookout(table, "engineer").danger(action, table.seat("medic")) < worn
    table.give("engineer", "poisoning")
    assert _lookout(table, "engineer").danger(action, seat) == 2 * worn


def test_what_is_done_without_dice_costs_nothing() -> None:
    table = planning()
    assert _lookout(table, "engineer").danger("rest", table.seat("engineer")) == 0


def test_alone_no_machine_is_left_once_two_are_laid() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.planning()
    table.do("engineer", "construct backup-farm assembler")
    assert _lookout(table, "engineer").machines == ("scout", "collector", "analyser")
    table.do("engineer", "explore r1-n 0 scout")
    assert _lookout(table, "engineer").machines == ()


def test_a_part_that_an_upgrade_cancels_costs_nothing() -> None:
    table = planning()
    table.set(supply=table.state.supply._replace(energy=0))
    table.put("control-center", broken=("power",))
    assert not _lookout(table, "engineer").can_pay("manage", {})
    table.put("control-center", upgrade="power-generator")
    assert _lookout(table, "engineer").can_pay("manage", {})


def test_a_temporary_facility_counts_while_the_other_cannot_be_used() -> None:
    table = planning(mission="landing")
    data = table.state.start.content.base.facility["working-bay"]
    table.set(facilities=(*table.state.facilities, new_facility(data)))
    for tokens, place in (((), "working-bay"), (("blocked",), "field-workshop")):
        table.put("working-bay", now=tokens)
        facility = _lookout(table, "engineer").facility_of("build")
        assert facility is not None
        assert facility.id == place


def test_a_rule_for_good_is_worth_what_it_brings() -> None:
    campaign = CONTENT.campaigns["settlement"]
    rules = {each.id: each for each in campaign.rules}
    assert {"kale", "damp"} <= {*rules}
    good, bad = ((Effect(do="rule", rule=name),) for name in ("kale", "damp"))
    assert rule_worth(CONTENT, good, 4) == LASTING * worth(rules["kale"].effects, 4) > 0
    assert rule_worth(CONTENT, bad, 4) < 0


def test_whoever_decides_sees_the_rules_on_offer_and_no_other() -> None:
    table = Table(campaign="settlement")
    before = GAME.view(table.state, 0).content.campaigns["settlement"]
    assert before.rules == ()
    record = ChapterRecord("bean", True, "done", 4, (), (0, 0, 0, 0))
    table.set(records=(record,), resting=True, todo=(Step(DEBRIEFING, -1, ("bean",), 1),))
    seen = GAME.view(table.state, 0).content.campaigns["settlement"]
    assert {each.id for each in seen.rules} == {"cool-house", "evening-turn"}
