"""Phase IV, Actions: order, dice, success and failure, shutdown tiles."""

from __future__ import annotations

from rules.first_martians.dice import Rerolled
from rules.first_martians.effects.card_effects import AdventureDrawn
from rules.first_martians.effects.mars_base import ShutdownDiscarded, ShutdownTurned
from rules.first_martians.effects.tracks import TrackChanged
from rules.first_martians.plan.resolution import ActionResolved
from rules.first_martians.state import LogEntry, Shutdown
from tests.rules.first_martians.table import of, one, planning, rolled


def test_stacks_are_resolved_by_type_of_action_not_by_their_laying() -> None:
    table = planning()
    table.set(log=(LogEntry("tremor", 1),))
    table.do("engineer", "construct backup-farm own", "rest")
    table.do("medic", "attend tremor own")
    table.do("scientist", "join 3 own", "unwind")
    done = [each.job.kind for each in of(table.resolve(), ActionResolved)]
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
    assert len(of(events, AdventureDrawn)) == 1


def test_an_adventure_befalls_the_performer_only() -> None:
    table = planning()
    table.put("working-bay", now=("adventure",))
    table.do("engineer", "construct backup-farm own")
    table.do("medic", "join 1 own")
    events = table.resolve()
    assert one(events, AdventureDrawn).seat == table.seat("engineer")


def test_a_token_lets_a_success_be_rolled_once_more() -> None:
    table = planning()
    table.put("working-bay", now=("reroll",))
    table.do("engineer", "construct backup-farm own", "rest")
    events = rolled(table, success=True)
    again = one(events, Rerolled)
    assert (again.die, again.why) == ("success", "token")
    assert bool(table.state.built) == again.result


def test_terrain_lowers_morale() -> None:
    table = planning()
    table.map("r1-n dust-bowl 1")
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.state.morale == -1


def test_a_tile_that_lies_face_up_goes_for_its_price_and_does_nothing_again() -> None:
    table = planning()
    table.put("lab", shutdowns=(Shutdown("energy"), Shutdown("oxygen", "slow-leak")))
    table.do("engineer", "restart lab oxygen own", "rest")
    events = table.resolve()
    assert of(events, ShutdownTurned) == []
    assert of(events, TrackChanged) == []
    assert one(events, ShutdownDiscarded) == ShutdownDiscarded("lab", "oxygen")
    assert table.facility("lab").shutdowns == (Shutdown("energy"),)
    assert table.state.supply.oxygen == 2


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
