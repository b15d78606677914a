"""Phase IV, Actions: dice, success and failure, and what each action brings."""

from __future__ import annotations

from rules.first_martians import events as e
from rules.first_martians.pieces import LogEntry, Shutdown
from tests.rules.first_martians.table import Table, of, one


def _two(table: Table, role: str, line: str) -> None:
    """A sure success: both pawns of an astronaut."""
    number = len(table.state.plan.stacks) + 1
    table.do(role, line, f"join {number} own")


def _planning(**options: str) -> Table:
    table = Table(**options)
    table.planning()
    return table


def _rolled(table: Table, **dice: bool) -> list[e.Event]:
    """Resolve with seeds until the first roll lies as wanted."""

    def wanted(events: list[e.Event]) -> bool:
        roll = of(events, e.Rolled)[0]
        return all(getattr(roll, name) == fallen for name, fallen in dice.items())

    return table.chance(table.resolve, wanted)


def test_stacks_are_resolved_by_type_of_action_not_by_their_laying() -> None:
    table = _planning()
    table.set(log=(LogEntry("tremor", 1),))
    table.do("engineer", "construct backup-farm own", "rest")
    table.do("medic", "attend tremor own")
    table.do("scientist", "join 3 own", "unwind")
    done = [each.job.kind for each in of(table.resolve(), e.ActionResolved)]
    assert done == ["event", "rest", "rest", "rest", "rest", "unwind", "construct"]


def test_dice_a_failure_brings_two_tokens_and_nothing_else() -> None:
    table = _planning()
    table.set(cargo=("spare-cpu",))
    table.put("lab", broken=("cpu",))
    table.do("engineer", "repair lab cpu spare own", "rest")
    _rolled(table, success=False, adventure=False)
    assert table.facility("lab").broken == ("cpu",)
    assert table.state.cargo == ("spare-cpu",)
    assert table.astronaut("engineer").tokens == 3


def test_dice_results_are_independent_of_each_other() -> None:
    table = _planning()
    table.do("engineer", "construct backup-farm own", "rest")
    _rolled(table, success=True, wound=True, adventure=False)
    assert table.astronaut("engineer").wounds == 1
    assert table.state.built == ("backup-farm",)


def test_dice_at_most_one_adventure_an_action() -> None:
    table = _planning()
    table.put("working-bay", now=("adventure",))
    table.do("engineer", "construct backup-farm own", "rest")
    events = _rolled(table, success=True, adventure=True)
    assert len(of(events, e.AdventureDrawn)) == 1


def test_an_adventure_befalls_the_performer_only() -> None:
    table = _planning()
    table.put("working-bay", now=("adventure",))
    table.do("engineer", "construct backup-farm own")
    table.do("medic", "join 1 own")
    events = table.resolve()
    assert one(events, e.AdventureDrawn).seat == table.seat("engineer")


def test_faq_a_must_roll_penalty_rolls_the_success_die_alone() -> None:
    table = _planning()
    table.put("working-bay", broken=("cpu",))
    _two(table, "engineer", "construct backup-farm own")
    roll = one(table.resolve(), e.Rolled)
    assert (roll.wound, roll.adventure) == (None, None)


def test_c23_more_pawns_do_not_help_where_a_living_action_must_roll() -> None:
    table = _planning()
    table.put("control-center", broken=("cpu",))
    _two(table, "engineer", "manage")
    roll = one(table.resolve(), e.Rolled)
    assert roll.colour == "build"


def test_a_token_lets_a_success_be_rolled_once_more() -> None:
    table = _planning()
    table.put("working-bay", now=("reroll",))
    table.do("engineer", "construct backup-farm own", "rest")
    events = _rolled(table, success=True)
    again = one(events, e.Rerolled)
    assert (again.die, again.why) == ("success", "token")
    assert bool(table.state.built) == again.result


def test_c15_a_wound_token_is_suffered_once_whatever_else_wounds() -> None:
    table = _planning()
    table.map("r1-n geysers 2")
    table.put("probe-bay", now=("wound",))
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.astronaut("engineer").wounds == 1


def test_terrain_lowers_morale() -> None:
    table = _planning()
    table.map("r1-n dust-bowl 1")
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.state.morale == -1


def test_c28_terrain_checks_a_rover_once_at_the_end() -> None:
    table = _planning()
    table.map("r1-n dunes 1")
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    events = table.resolve()
    check = one(events, e.RoverChecked)
    assert check.rover == "scorpio"
    assert ("blocked" in table.state.rovers[1].tokens) == check.damaged


def test_1_an_event_action_closes_the_event() -> None:
    table = _planning()
    table.set(log=(LogEntry("last-letter", 1), LogEntry("tremor", 1)))
    table.do("engineer", "attend last-letter own", "rest")
    table.resolve()
    assert table.state.log == (LogEntry("tremor", 1),)
    assert table.state.morale == 1


def test_2_rest_brings_a_token_and_never_dice() -> None:
    table = _planning()
    table.give("engineer", "trouble-concentrating")
    table.do("engineer", "rest", "rest")
    events = table.resolve()
    assert not of(events, e.Rolled)
    assert not of(events, e.AdventureDrawn)
    assert table.astronaut("engineer").tokens == 2


def test_3_unwind_lifts_morale_or_takes_six_stress() -> None:
    table = _planning()
    table.set(stress=8)
    table.do("engineer", "unwind", "unwind")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")
    table.do("engineer", "ready")
    table.do("engineer", "choose stress", "choose morale")
    assert (table.state.stress, table.state.morale) == (2, 1)


def test_4_heal_takes_a_wound_or_a_condition_which_acts_until_the_phase_is_over() -> None:
    table = _planning()
    table.give("medic", "migraine", wounds=1)
    table.do("medic", "heal open", "heal open")
    for role in ("scientist", "geologist", "engineer"):
        table.do(role, "rest", "rest", "ready")
    table.do("medic", "ready", "choose migraine")
    assert table.state.suffers(table.seat("medic"), "migraine")
    assert table.astronaut("medic").ailments == ()
    assert table.astronaut("medic").wounds == 0
    table.phase(5)
    assert not table.state.suffers(table.seat("medic"), "migraine")


def test_5_and_faq_each_manage_may_lower_another_track() -> None:
    table = _planning()
    table.set(tracks=(2, 1, 0))
    table.do("engineer", "manage", "manage")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")
    table.do("engineer", "ready", "choose living")
    assert table.state.tracks == (1, 0, 0)


def test_6_explore_lays_a_region_with_samples_whose_terrain_waits() -> None:
    table = _planning()
    table.do("engineer", "explore r1-n 0 own", "send froggy 1", "rest")
    events = table.resolve()
    found = one(events, e.Explored)
    site = table.state.sites[0]
    assert (site.space, site.region) == ("r1-n", found.region)
    assert site.samples == table.state.start.content.mars.region[site.region].samples
    assert not of(events, e.Wounded)
    assert found.region not in table.state.regions


def test_7_and_faq_gather_takes_one_thing_that_waits_until_the_round_is_over() -> None:
    table = _planning()
    table.map("r1-n plain 1 supply-drop")
    table.do("engineer", "gather r1-n supply-drop 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.state.pending == ("supply-drop",)
    assert table.state.sites[0].samples == 1
    assert table.state.sites[0].finds == ()
    table.phase(6)
    assert "supply-drop" in table.state.cargo


def test_c27_nothing_is_gathered_where_nobody_has_been_yet() -> None:
    table = _planning()
    table.do("engineer", "explore r1-n 0 own")
    table.refused("medic", "gather r1-n sample 0 own", "unexplored", space="r1-n")


def test_8_research_examines_and_then_discovers() -> None:
    table = _planning()
    table.set(cargo=("sample",))
    _two(table, "engineer", "study sample first own")
    table.refused("medic", "study sample first own", "item-lacking", item="sample")
    table.refused("medic", "study sample second own", "none-left", held=0)
    table.resolve()
    assert (table.state.examined, table.state.cargo) == (("sample",), ())
    table.planning()
    _two(table, "engineer", "study sample second own")
    table.resolve()
    assert (table.state.examined, table.state.discovered) == ((), ("sample",))


def test_8_and_c9_planting_needs_a_seed_and_room_for_it() -> None:
    table = _planning()
    table.set(cargo=("seed", "seed"))
    table.refused("engineer", "sow farm own", "farm-full", greenhouses=4)
    table.farm("farm", greenhouses=5)
    _two(table, "engineer", "sow farm own")
    table.refused("medic", "sow farm own", "already-planned")
    table.resolve()
    assert table.facility("farm").farm.growth == (1, 0, 0, 0, 0, 0)  # type: ignore[union-attr]
    table.planning()
    table.refused("medic", "sow farm own", "farm-full", greenhouses=5)


def test_9_a_repair_works_from_the_end_of_the_phase_on() -> None:
    table = _planning()
    table.set(cargo=("spare-power",))
    table.put("lab", broken=("power",))
    _two(table, "engineer", "repair lab power spare own")
    events = table.resolve()
    names = [type(each).__name__ for each in events]
    assert names.index("RepairDone") < names.index("RepairsOperative")
    assert table.facility("lab").broken == ()
    assert table.state.cargo == ()


def test_9_cannibalising_breaks_the_donor_from_the_declaration_on() -> None:
    table = _planning()
    table.put("garage", broken=("power",))
    _two(table, "engineer", "repair garage power lab own")
    table.refused("medic", "repair garage power probe-bay own", "already-planned")
    table.resolve()
    assert table.facility("garage").broken == ()
    assert table.facility("lab").broken == ("power",)


def test_9_a_failed_repair_gives_the_donor_its_part_back() -> None:
    table = _planning()
    table.put("garage", broken=("power",))
    table.do("engineer", "repair garage power lab own", "rest")
    _rolled(table, success=False, adventure=False)
    assert table.facility("garage").broken == ("power",)
    assert table.facility("lab").broken == ()


def test_9_a_rover_is_mended_token_by_token() -> None:
    table = _planning()
    table.rover("froggy", "blocked", "blocked")
    _two(table, "engineer", "mend-rover froggy blocked own")
    _two(table, "medic", "mend-rover froggy blocked own")
    table.refused("scientist", "mend-rover froggy blocked own", "none-left", held=2)
    table.resolve()
    assert table.state.rovers[0].tokens == ()


def test_9_an_upgrade_works_from_clean_up_on() -> None:
    table = _planning()
    table.set(upgrades=("games-room",))
    _two(table, "engineer", "install games-room own")
    table.refused("medic", "dismantle games-room", "already-planned")
    table.resolve()
    assert table.facility("crew-quarters").upgrade == ""
    table.phase(6)
    assert table.facility("crew-quarters").upgrade == "games-room"


def test_faq_a_backup_comes_with_red_parts_and_works_at_once() -> None:
    table = _planning()
    _two(table, "engineer", "construct backup-solar-panel own")
    table.refused("medic", "construct greenhouse own", "build-first", project="backup-farm")
    table.resolve()
    panel = table.facility("backup-solar-panel")
    assert (panel.broken, panel.production) == (("power", "hardware"), 4)


def test_faq_the_greenhouse_of_the_backup_farm_is_built_after_it() -> None:
    table = _planning()
    _two(table, "engineer", "construct backup-farm own")
    table.resolve()
    table.planning()
    _two(table, "engineer", "construct greenhouse own")
    table.resolve()
    farm = table.facility("backup-farm").farm
    assert farm is not None
    assert (farm.greenhouses, farm.plants) == (1, 0)


def test_faq_removing_a_shutdown_tile_takes_one_pawn_and_no_costs() -> None:
    table = _planning()
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
    table = _planning()
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    table.set(supply=table.state.supply._replace(oxygen=0))
    table.do("engineer", "restart lab oxygen own", "rest")
    table.chance(table.resolve, lambda ev: one(ev, e.ShutdownTurned).tile == "slow-leak")
    assert table.facility("lab").shutdowns == (Shutdown("oxygen", "slow-leak"),)
    table.planning()
    figures = {"resource": "oxygen", "needed": 1}
    table.refused("engineer", "restart lab oxygen own", "price-lacking", **figures)


def test_faq_a_shutdown_tile_never_raises_production_above_its_limit() -> None:
    table = _planning()
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    table.do("engineer", "restart lab oxygen own", "rest")
    table.chance(table.resolve, lambda ev: one(ev, e.ShutdownTurned).tile == "fresh-charge")
    assert table.facility("oxygenator-01").production == 4
    assert table.facility("oxygenator-02").production == 4


def test_a_token_laid_after_agreement_does_not_affect_declared_actions() -> None:
    table = _planning()
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
