"""The rulebook's FAQ, general and by mission, entry by entry."""

from __future__ import annotations

from typing import Any

import pytest

from rules.first_martians import events as e
from rules.first_martians.components.content import MALFUNCTION, ref
from rules.first_martians.effects.crew import heal, wound
from rules.first_martians.effects.tracks import EFFECTS
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.game import GAME
from rules.first_martians.pieces import Shutdown, Step
from rules.first_martians.terms import (
    CLEAN_UP,
    MALFUNCTIONS,
    PRODUCTION,
)
from tests.rules.first_martians.table import Table, both, card, deck, of, one, planning


@pytest.fixture
def table() -> Table:
    return planning()


def test_5_and_faq_each_manage_may_lower_another_track() -> None:
    table = planning()
    table.set(tracks=(2, 1, 0))
    table.do("engineer", "manage", "manage")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")
    table.do("engineer", "ready", "choose living")
    assert table.state.tracks == (1, 0, 0)


def test_7_and_faq_gather_takes_one_thing_that_waits_until_the_round_is_over() -> None:
    table = planning()
    table.map("r1-n plain 1 supply-drop")
    table.do("engineer", "gather r1-n supply-drop 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.state.pending == ("supply-drop",)
    assert table.state.sites[0].samples == 1
    assert table.state.sites[0].finds == ()
    table.phase(6)
    assert "supply-drop" in table.state.cargo


def test_faq_a_backup_comes_with_red_parts_and_works_at_once() -> None:
    table = planning()
    both(table, "engineer", "construct backup-solar-panel own")
    table.refused("medic", "construct greenhouse own", "build-first", project="backup-farm")
    table.resolve()
    panel = table.facility("backup-solar-panel")
    assert (panel.broken, panel.production) == (("power", "hardware"), 4)


def test_faq_the_greenhouse_of_the_backup_farm_is_built_after_it() -> None:
    table = planning()
    both(table, "engineer", "construct backup-farm own")
    table.resolve()
    table.planning()
    both(table, "engineer", "construct greenhouse own")
    table.resolve()
    farm = table.facility("backup-farm").farm
    assert farm is not None
    assert (farm.greenhouses, farm.plants) == (1, 0)


def test_faq_from_the_third_sol_on_the_yellow_die_is_rolled() -> None:
    """C-3: yellow is the working block's."""
    table = Table()
    table.set(round=2)
    assert not of(table.phase(MALFUNCTIONS), e.BoxTurned)
    table.set(round=3)
    assert one(table.phase(MALFUNCTIONS), e.BoxTurned).block == "working"
    assert table.state.boxes == (True, False, False)
    assert not of(table.phase(MALFUNCTIONS), e.BoxTurned)


def test_faq_an_upgrade_cancels_a_penalty_but_the_part_stays_broken() -> None:
    table = Table()
    table.put("control-center", broken=("power",), upgrade="power-generator")
    table.planning()
    table.do("engineer", "manage")
    view = GAME.view(table.state, 0)
    assert view.stacks[0].needs.energy == 0
    assert view.broken == 1


def test_q2_what_goes_beyond_five_is_lost() -> None:
    table = Table()
    table.set(tracks=(4, 0, 0))
    table.put("lab", broken=())
    events = table.run(Step(EFFECTS, 0, (ref(MALFUNCTION, "obstacle-cascade"), "0")))
    assert len(of(events, e.MalfunctionDrawn)) == 1
    assert table.state.tracks[0] == 0


def test_q1_a_track_is_resolved_at_once_in_any_phase() -> None:
    """Two steps of one card's effects: the track's card comes between them."""
    table = Table()
    table.set(tracks=(0, 0, 4))
    deck(table, "system", "obstacle-leaking-tank")
    events = table.run(Step(EFFECTS, 0, ("event:tremor:now", "0")))
    assert one(events, e.MalfunctionDrawn).card == "obstacle-leaking-tank"
    assert table.state.supply.oxygen == 1


def test_faq_a_complication_of_a_part_that_is_red_already_has_no_effect() -> None:
    table = Table()
    table.put("lab", broken=("cpu",))
    events = card(table, "working", "complication-lab-cpu")
    assert not of(events, e.PartBroken)


def test_faq_of_two_solar_panels_the_group_picks_one() -> None:
    table = Table()
    card(table, "system", "complication-solar-panel-power-a")
    assert table.asked() == "break-one"
    table.do("medic", "choose solar-panel-02")
    assert table.facility("solar-panel-01").broken == ()
    assert table.facility("solar-panel-02").broken == ("power",)


def test_q3_and_faq_tokens_on_facilities() -> None:
    """None on what is shut down; the same effect once on the ``!`` space, but lost pawns add up."""
    table = Table()

    def place(card: str) -> list[e.Event]:
        return table.run(Step(EFFECTS, 0, (ref(MALFUNCTION, card), "0")))

    place("obstacle-lab-reroll")
    place("obstacle-lab-reroll")
    assert table.facility("lab").now == ("reroll",)
    place("obstacle-lab-minus-pawn")
    place("obstacle-lab-minus-pawn")
    assert table.facility("lab").next == ("minus-pawn", "minus-pawn")
    table.put("garage", shutdowns=(Shutdown("energy"),))
    place("obstacle-garage-wound")
    assert table.facility("garage").now == ()


def test_faq_what_is_not_built_is_ignored() -> None:
    table = Table()
    left: tuple[Any, ...] = tuple(each for each in table.state.facilities if each.id != "lab")
    table.set(facilities=left)
    events = table.run(Step(EFFECTS, 0, (ref(MALFUNCTION, "obstacle-lab-reroll"), "0")))
    assert not of(events, e.TokenPlaced)


def test_c24_and_faq_lost_pawns_add_up_on_living_actions_too(table: Table) -> None:
    table.put("crew-quarters", now=("minus-pawn", "minus-pawn"))
    table.do("engineer", "unwind", "rest")
    table.refused("engineer", "ready", "too-few-pawns", needed=3, given=1)


def test_faq_scorpio_helps_though_the_garage_is_shut_down(table: Table) -> None:
    table.map("r1-n plain 1")
    table.put("garage", shutdowns=(Shutdown("energy"),))
    table.do("engineer", "gather r1-n sample 0 own", "send scorpio 1")
    table.refused("medic", "explore r1-e 0 own", "facility-shut", facility="garage")


def test_faq_an_upgrade_gives_nothing_while_its_facility_is_shut_down() -> None:
    table = Table()
    table.put("crew-quarters", upgrade="games-room")
    table.phase(PRODUCTION)
    assert table.astronaut("scientist").tokens == 1
    table.put("crew-quarters", shutdowns=(Shutdown("energy"),))
    table.phase(PRODUCTION)
    assert table.astronaut("scientist").tokens == 1


def test_faq_a_must_roll_penalty_rolls_the_success_die_alone() -> None:
    table = planning()
    table.put("working-bay", broken=("cpu",))
    both(table, "engineer", "construct backup-farm own")
    roll = one(table.resolve(), e.Rolled)
    assert (roll.wound, roll.adventure) == (None, None)


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


def test_faq_a_shutdown_tile_never_raises_production_above_its_limit() -> None:
    table = planning()
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    table.do("engineer", "restart lab oxygen own", "rest")
    table.chance(table.resolve, lambda ev: one(ev, e.ShutdownTurned).tile == "fresh-charge")
    assert table.facility("oxygenator-01").production == 4
    assert table.facility("oxygenator-02").production == 4


def test_q4_tokens_on_what_is_shut_down_do_not_move() -> None:
    table = Table()
    table.put("lab", now=("wound",), next=("blocked",), shutdowns=(Shutdown("energy"),))
    table.phase(CLEAN_UP)
    assert (table.facility("lab").now, table.facility("lab").next) == (("wound",), ("blocked",))


def test_faq_the_same_icon_crossed_again_draws_again() -> None:
    table = Table()
    table.give("scientist", wounds=1)
    progress = Progress(table.state)
    wound(progress, 0, 1, "test")
    heal(progress, 0, 1, "test")
    wound(progress, 0, 1, "test")
    assert len(of(progress.events, e.ConditionDrawn)) == 2


def test_b11_and_faq_trouble_concentrating_gives_the_performer_one_adventure() -> None:
    table = Table()
    for role in ("medic", "scientist"):
        table.give(role, "trouble-concentrating")
    table.planning()
    table.do("engineer", "construct backup-farm own")
    table.do("medic", "join 1 own")
    table.do("scientist", "join 1 own")
    events = table.resolve()
    assert one(events, e.AdventureDrawn).seat == table.seat("engineer")


def test_faq_oh_yes_i_can_repairs_without_pawn_die_or_spare_part() -> None:
    table = Table()
    table.give("engineer", tokens=4)
    table.put("lab", broken=("cpu", "power"))
    table.planning()
    before = table.state.todo[0].number
    table.do("engineer", "use oh-yes-i-can")
    assert table.asked() == "mend"
    table.do("engineer", "choose lab-cpu")
    assert table.facility("lab").broken == ("power",)
    assert table.state.todo[0].number > before
    assert table.state.plan.stacks == ()


def test_faq_shortcut_ignores_the_terrain_of_one_region() -> None:
    table = Table()
    table.give("geologist", tokens=3)
    table.map("r1-n geysers 2")
    table.planning()
    table.do("geologist", "use shortcut", "gather r1-n sample 0 own", "join 1 own")
    table.do("geologist", "send scorpio 1")
    table.resolve()
    assert table.astronaut("geologist").wounds == 0
