"""Phase IV, Actions: declaration by stacks of pawns, helpers, machines, rovers, agreement."""

from __future__ import annotations

import pytest

from rules.first_martians.game import GAME
from rules.first_martians.needs import routes
from rules.first_martians.state import LogEntry, Shutdown
from rules.first_martians.terms import PLAN
from tests.rules.first_martians.table import Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.planning()
    return table


def _needs(table: Table, number: int) -> tuple[int, int, str]:
    seen = next(e for e in GAME.view(table.state, 0).stacks if e.stack.number == number)
    return seen.needs.pawns, seen.needs.given, seen.needs.roll


def test_iv_a_pawn_for_a_roll_and_one_more_for_sure_success(table: Table) -> None:
    table.do("engineer", "construct backup-solar-panel own")
    assert _needs(table, 1) == (1, 1, "all")
    table.do("medic", "join 1 own")
    assert _needs(table, 1) == (1, 2, "")


def test_iv_each_stack_is_an_action_of_its_own_for_the_same_thing_too(table: Table) -> None:
    table.do("engineer", "unwind", "unwind")
    assert len(table.state.plan.stacks) == 2
    table.do("medic", "construct backup-solar-panel own")
    table.do("scientist", "construct backup-solar-panel own")
    assert len(table.state.plan.stacks) == 4


def test_iv_an_event_action_can_be_done_once(table: Table) -> None:
    table.set(log=(LogEntry("tremor", 1),))
    table.do("engineer", "attend tremor own")
    table.refused("medic", "attend tremor own", "already-planned")
    table.refused("medic", "attend water-debt own", "event-not-open", event="water-debt")


def test_iv_both_pawns_have_to_be_used(table: Table) -> None:
    table.do("engineer", "rest")
    table.refused("engineer", "ready", "pawns-unused", count=1)
    table.do("engineer", "rest", "ready")
    table.refused("engineer", "rest", "no-pawn", pawns=2)


def test_iv_too_few_pawns_are_refused_with_both_figures(table: Table) -> None:
    table.do("engineer", "explore r1-n 0 own", "rest")
    table.refused("engineer", "ready", "too-few-pawns", needed=2, given=1)


def test_iv_whoever_a_change_concerns_has_to_agree_anew(table: Table) -> None:
    table.do("engineer", "construct backup-farm own", "rest", "ready")
    table.do("medic", "rest", "rest", "ready")
    table.do("scientist", "join 1 own")
    assert table.state.plan.ready == (table.seat("medic"),)


def test_iv_nothing_is_paid_until_all_have_agreed(table: Table) -> None:
    table.put("working-bay", broken=("power",))
    table.do("engineer", "construct backup-farm own", "rest", "ready")
    assert table.state.supply.energy == 3
    table.resolve()
    assert table.state.supply.energy == 2


def test_iv_a_cost_that_cannot_be_paid_stands_against_the_stack_laid_last(table: Table) -> None:
    table.put("working-bay", broken=("power",))
    table.set(supply=table.state.supply._replace(energy=1))
    table.do("engineer", "construct backup-farm own", "rest", "ready")
    table.do("medic", "construct backup-oxygenator own", "rest")
    figures = {"resource": "energy", "needed": 2, "held": 1}
    table.refused("medic", "ready", "unpayable", **figures)


def test_iv_a_penalty_that_would_kill_is_refused(table: Table) -> None:
    table.put("working-bay", now=("wound",))
    table.give("engineer", wounds=5)
    table.do("engineer", "construct backup-farm own", "rest")
    table.refused("engineer", "ready", "deadly", wounds=1, left=0)


def test_iv_a_poisoned_astronaut_counts_a_wound_twice(table: Table) -> None:
    table.put("working-bay", now=("wound",))
    table.give("engineer", "poisoning", wounds=4)
    table.do("engineer", "construct backup-farm own", "rest")
    table.refused("engineer", "ready", "deadly", wounds=2, left=1)


def test_iv_modifiers_of_the_type_of_action_and_of_the_place(table: Table) -> None:
    """Planting is a Research action: costs of the Lab count, and both places' tokens."""
    table.put("lab", broken=("power",), now=("minus-pawn",))
    table.farm("farm", greenhouses=5)
    table.do("engineer", "sow farm own")
    assert _needs(table, 1)[0] == 2
    table.put("lab", shutdowns=(Shutdown("energy"),))
    table.refused("medic", "study sample first own", "facility-shut", facility="lab")


def test_tokens_that_wait_are_inert(table: Table) -> None:
    table.put("working-bay", next=("minus-pawn", "blocked"))
    table.do("engineer", "construct backup-farm own")
    assert _needs(table, 1)[0] == 1


def test_b6_4_heal_needs_the_medic_unless_there_is_a_scanner(table: Table) -> None:
    table.do("engineer", "heal open", "rest")
    table.refused("engineer", "ready", "too-few-pawns", needed=2, given=1)
    table.do("scientist", "join 1 own", "rest")
    table.refused("engineer", "ready", "medic-needed")
    table.do("medic", "join 1 own", "heal open", "ready")
    table.do("engineer", "ready")
    table.put("med-lab", upgrade="autoscanner")
    table.do("geologist", "heal open", "rest", "ready")


def test_b12_fewer_than_four_begin_with_the_autoscanner() -> None:
    table = Table("engineer", "medic", "scientist")
    assert table.facility("med-lab").upgrade == "autoscanner"
    assert "autoscanner" not in table.state.upgrades
    assert Table().facility("med-lab").upgrade == ""


def test_movement_each_space_takes_a_pawn_and_one_more_for_its_icon(table: Table) -> None:
    table.map("r1-nw mountains 1")
    table.do("engineer", "explore r2-nw 0 own")
    assert _needs(table, 1)[0] == 4


def test_movement_only_what_was_explored_can_be_crossed(table: Table) -> None:
    table.refused("engineer", "explore r2-n 0 own", "not-accessible", space="r2-n")
    table.map("r1-n plain 1")
    table.refused("engineer", "gather r1-e sample 0 own", "unexplored", space="r1-e")
    table.do("engineer", "explore r2-n 0 own")


def test_movement_of_two_ways_one_may_be_chosen(table: Table) -> None:
    table.map("r1-n geysers 2", "r1-ne plain 1", "r2-ne salt-flats 1")
    ways = routes(table.state, 0, "r2-n")
    assert [way.spaces for way in ways] == [("r1-n", "r2-n"), ("r1-ne", "r2-ne", "r2-n")]
    assert [way.penalties for way in ways] == [("wound",), ()]


def test_rovers_froggy_explores_for_two_pawns(table: Table) -> None:
    table.do("engineer", "explore r1-n 0 own", "send froggy 1")
    assert _needs(table, 1) == (2, 3, "")
    table.refused("engineer", "send scorpio 1", "one-rover")
    table.refused("engineer", "send froggy 1", "rover-sent", rover="froggy")


def test_a_rover_that_is_sent_elsewhere_drives_there_instead(table: Table) -> None:
    table.do("engineer", "explore r1-n 0 own", "send froggy 1", "rest")
    table.do("medic", "explore r1-e 0 own")
    assert "send froggy 3" in table.legal("medic")
    assert "send froggy 1" not in table.legal("medic"), "it is there"
    table.do("medic", "send froggy 3")
    assert [stack.rover for stack in table.state.plan.stacks] == ["", "", "froggy"]


def test_rovers_scorpio_helps_outside_only_and_froggy_explores_only(table: Table) -> None:
    table.map("r1-n plain 1")
    table.do("engineer", "gather r1-n sample 0 own", "construct backup-farm own")
    table.refused("engineer", "send froggy 1", "explore-only", rover="froggy")
    table.refused("engineer", "send scorpio 2", "inside-hub", rover="scorpio")
    table.do("engineer", "send scorpio 1")
    assert _needs(table, 1) == (2, 2, "all")


def test_rovers_a_blocked_one_is_out_of_use(table: Table) -> None:
    table.rover("froggy", "blocked")
    table.do("engineer", "explore r1-n 0 own")
    table.refused("engineer", "send froggy 1", "rover-blocked", rover="froggy")
    table.do("medic", "mend-rover froggy blocked own")


def test_rovers_a_red_part_of_the_garage_forbids_them(table: Table) -> None:
    table.put("garage", broken=("cpu",))
    table.do("engineer", "explore r1-n 0 own")
    table.refused("engineer", "send froggy 1", "no-rover")


def test_machines_work_alone_or_help_but_only_at_their_own_or_untyped_actions() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.planning()
    table.do("engineer", "construct backup-farm assembler")
    table.do("medic", "join 1 own", "construct backup-oxygenator own")
    table.refused("medic", "join 2 assembler", "machine-laid", machine="assembler")
    table.refused("medic", "join 2 scout", "machine-unfit", machine="scout")
    table.do("engineer", "unwind")
    table.refused("engineer", "join 3 scout", "machine-unfit", machine="scout")


def test_b12_alone_one_uses_two_machines_a_round() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.planning()
    table.do("engineer", "construct backup-farm assembler", "explore r1-n 0 scout")
    table.map("r1-e plain 1")
    table.refused("medic", "gather r1-e sample 0 collector", "machines-used", most=2)


def test_a_machine_cannot_restart_anything_of_the_living_block() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.planning()
    table.put("med-lab", shutdowns=(Shutdown("energy"),))
    table.put("lab", shutdowns=(Shutdown("energy"),))
    table.refused("engineer", "restart med-lab energy scout", "machine-unfit", machine="scout")
    table.do("engineer", "restart lab energy scout")


def test_help_can_be_called_for_and_only_its_owner_lays_a_pawn(table: Table) -> None:
    table.do("engineer", "explore r1-n 0 own", "call medic 1")
    assert table.state.plan.calls[0].seat == table.seat("medic")
    table.refused("engineer", "call medic 1", "already-called")
    table.do("medic", "join 1 own")
    assert table.state.plan.calls == ()
    assert table.state.plan.stacks[0].pawns == ("engineer", "medic")


def test_who_has_laid_all_pawns_can_be_called_and_may_move_one(table: Table) -> None:
    table.do("engineer", "explore r1-n 0 own")
    table.do("medic", "unwind", "rest")
    assert "call medic 1" in table.legal("engineer")
    table.do("engineer", "call medic 1")
    table.do("medic", "withdraw 2 own")
    assert [call.stack for call in table.state.plan.calls] == [1]
    table.do("medic", "join 1 own")
    assert table.state.plan.calls == ()
    assert table.state.plan.stack(1).pawns == ("engineer", "medic")


def test_who_lays_the_last_pawn_elsewhere_declines_a_call(table: Table) -> None:
    table.do("engineer", "explore r1-n 0 own", "call medic 1")
    table.do("medic", "unwind")
    assert table.state.plan.calls
    table.do("medic", "rest")
    assert table.state.plan.calls == ()


def test_nobody_is_called_to_where_all_its_pawns_are(table: Table) -> None:
    table.do("engineer", "explore r1-n 0 own")
    table.do("medic", "join 1 own", "join 1 own")
    table.refused("engineer", "call medic 1", "no-pawn", pawns=2)
    assert "call medic 1" not in table.legal("engineer")


def test_the_pawn_on_top_may_be_withdrawn_and_the_next_one_performs(table: Table) -> None:
    table.do("engineer", "unwind")
    table.do("medic", "join 1 own")
    table.do("engineer", "withdraw 1 own")
    assert table.state.plan.stacks[0].pawns == ("medic",)
    table.refused("engineer", "withdraw 1 own", "not-in-stack", stack=1)
    table.do("medic", "withdraw 1 own")
    assert table.state.plan.stacks == ()


def test_dismantling_gives_spare_parts_at_once(table: Table) -> None:
    table.set(cargo=(), upgrades=("games-room",))
    table.do("engineer", "dismantle games-room")
    for role in table.setup.seats:
        table.do(role, "strip lab cpu")
    assert table.state.cargo == ("spare-cpu", "spare-cpu", "spare-hardware")
    assert table.facility("lab").broken == ("cpu",)
    table.refused("engineer", "strip lab cpu", "part-not-there", facility="lab", part="cpu")
    assert table.asked() == PLAN


def test_a_spare_part_that_is_laid_cannot_be_laid_again(table: Table) -> None:
    table.set(cargo=("spare-cpu",))
    table.put("lab", broken=("cpu",))
    table.put("garage", broken=("cpu",))
    table.do("engineer", "repair lab cpu spare own")
    table.refused("medic", "repair garage cpu spare own", "item-lacking", item="spare-cpu")
