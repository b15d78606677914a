"""Phase IV, Actions: order, dice, success and failure, shutdown tiles."""

from __future__ import annotations

from rules.first_martians import events as e
from rules.first_martians.pieces import LogEntry, Shutdown
from tests.rules.first_martians.table import both, of, one, planning, rolled


def test_stacks_are_resolved_by_type_of_action_not_by_their_laying() -> None:
    table = planning()
    table.set(log=(LogEntry("tremor", 1),))
    table.do("engineer", "construct backup-farm own", "rest")
    table.do("medic", "attend tremor own")
    table.do("scientist", "join 3 own", "unwind")
    done = [each.job.kind for each in of(table.resolve(), e.ActionResolved)]
    assert done == ["event", "rest", "rest", "rest", "rest", "unwind", "construct"]


def test_dice_a_failure_brings_two_tokens_and_nothing_else() -> None:
    table = planning()
    table.set(cargo=("spare-cpu",))
    table.put("lab", broken=("cpu",))
    table.do("engineer", "repair lab cpu spare own", "rest")
    rolled(table, success=False, adventure=False)
    assert table.facility("lab").broken == ("cpu",)
    assert table.state.cargo == ("spare-cpu",)
    assert table.astronaut("engineer").tokens == 3


def test_dice_results_are_independent_of_each_other() -> None:
    table = planning()
    table.do("engineer", "construct backup-farm own", "rest")
    rolled(table, success=True, wound=True, adventure=False)
    assert table.astronaut("engineer").wounds == 1
    assert table.state.built == ("backup-farm",)


def test_dice_at_most_one_adventure_an_action() -> None:
    table = planning()
    table.put("working-bay", now=("adventure",))
    table.do("engineer", "construct backup-farm own", "rest")
    events = rolled(table, success=True, adventure=True)
    assert len(of(events, e.AdventureDrawn)) == 1


def test_an_adventure_befalls_the_performer_only() -> None:
    table = planning()
    table.put("working-bay", now=("adventure",))
    table.do("engineer", "construct backup-farm own")
    table.do("medic", "join 1 own")
    events = table.resolve()
    assert one(events, e.AdventureDrawn).seat == table.seat("engineer")


def test_faq_a_must_roll_penalty_rolls_the_success_die_alone() -> None:
    table = planning()
    table.put("working-bay", broken=("cpu",))
    both(table, "engineer", "construct backup-farm own")
    roll = one(table.resolve(), e.Rolled)
    assert (roll.wound, roll.adventure) == (None, None)


def test_c23_more_pawns_do_not_help_where_a_living_action_must_roll() -> None:
    table = planning()
    table.put("control-center", broken=("cpu",))
    both(table, "engineer", "manage")
    roll = one(table.resolve(), e.Rolled)
    assert roll.colour == "build"


def test_a_token_lets_a_success_be_rolled_once_more() -> None:
    table = planning()
    table.put("working-bay", now=("reroll",))
    table.do("engineer", "construct backup-farm own", "rest")
    events = rolled(table, success=True)
    again = one(events, e.Rerolled)
    assert (again.die, again.why) == ("success", "token")
    assert bool(table.state.built) == again.result


def test_c15_a_wound_token_is_suffered_once_whatever_else_wounds() -> None:
    table = planning()
    table.map("r1-n geysers 2")
    table.put("probe-bay", now=("wound",))
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.astronaut("engineer").wounds == 1


def test_terrain_lowers_morale() -> None:
    table = planning()
    table.map("r1-n dust-bowl 1")
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.state.morale == -1


def test_c28_terrain_checks_a_rover_once_at_the_end() -> None:
    table = planning()
    table.map("r1-n dunes 1")
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    events = table.resolve()
    check = one(events, e.RoverChecked)
    assert check.rover == "scorpio"
    assert ("blocked" in table.state.rovers[1].tokens) == check.damaged


def test_faq_removing_a_shutdown_tile_takes_one_pawn_and_no_costs() -> None:
    table = planning()
    table.put(
        "lab", broken=("power",), now=("minus-pawn", "blocked"), shutdowns=(Shutdown("oxygen"),)
    )
    table.do("engineer", "restart lab oxygen own", "rest")
    table.refused("medic", "join 1 own", "one-pawn-only")
    events = table.chance(
        table.resolve, lambda events: one(events, e.ShutdownTurned).tile == "stale-air"
    )
    assert of(events, e.ShutdownDiscarded)
    assert table.facility("lab").shutdowns == ()
    assert table.state.supply.energy == 3
    assert table.state.stress == 2


def test_c19_a_tile_whose_price_is_not_paid_stays_face_up() -> None:
    table = planning()
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    table.set(supply=table.state.supply._replace(oxygen=0))
    table.do("engineer", "restart lab oxygen own", "rest")
    table.chance(table.resolve, lambda ev: one(ev, e.ShutdownTurned).tile == "slow-leak")
    assert table.facility("lab").shutdowns == (Shutdown("oxygen", "slow-leak"),)
    table.planning()
    figures = {"resource": "oxygen", "needed": 1}
    table.refused("engineer", "restart lab oxygen own", "price-lacking", **figures)


def test_faq_a_shutdown_tile_never_raises_production_above_its_limit() -> None:
    table = planning()
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    table.do("engineer", "restart lab oxygen own", "rest")
    table.chance(table.resolve, lambda ev: one(ev, e.ShutdownTurned).tile == "fresh-charge")
    assert table.facility("oxygenator-01").production == 4
    assert table.facility("oxygenator-02").production == 4


def test_a_token_laid_after_agreement_does_not_affect_declared_actions() -> None:
    table = planning()
    table.set(stress=8)
    table.do("engineer", "construct backup-farm own", "join 1 own")
    table.do("medic", "unwind", "rest")
    for role in ("scientist", "geologist"):
        table.do(role, "rest", "rest", "ready")
    table.do("engineer", "ready")
    table.do("medic", "ready")
    assert table.asked() == "unwinding"
    table.put("working-bay", now=("minus-pawn", "minus-pawn", "wound"))
    table.do("medic", "choose stress")
    assert table.state.built == ("backup-farm",)
    assert table.astronaut("engineer").wounds == 0
