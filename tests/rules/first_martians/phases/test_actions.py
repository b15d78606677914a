"""Results of each action: events, rest, healing, exploring, research, building."""

from __future__ import annotations

from rules.first_martians.dice import Rolled
from rules.first_martians.effects.card_effects import AdventureDrawn
from rules.first_martians.effects.crew import Wounded
from rules.first_martians.effects.mars import ItemGained, SampleTaken
from rules.first_martians.effects.mars_base import PartRepaired, RepairDone
from rules.first_martians.effects.regions import Explored
from rules.first_martians.plan.resolution import ActionIdle, ActionResolved
from rules.first_martians.state import LogEntry
from tests.rules.first_martians.stories import only_adventures, only_events
from tests.rules.first_martians.table import Table, both, of, one, planning, rolled


def test_1_an_event_action_closes_the_event() -> None:
    table = planning()
    table.set(log=(LogEntry("last-letter", 1), LogEntry("tremor", 1)))
    table.do("engineer", "attend last-letter own", "rest")
    table.resolve()
    assert table.state.log == (LogEntry("tremor", 1),)
    assert table.state.morale == 1


def test_2_rest_brings_a_token_and_never_dice() -> None:
    table = planning()
    table.give("engineer", "trouble-concentrating")
    table.do("engineer", "rest", "rest")
    events = table.resolve()
    assert not of(events, Rolled)
    assert not of(events, AdventureDrawn)
    assert table.astronaut("engineer").tokens == 2


def test_3_unwind_lifts_morale_or_takes_six_stress() -> None:
    table = planning()
    table.set(stress=8)
    table.do("engineer", "unwind", "unwind")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")
    table.do("engineer", "ready")
    table.do("engineer", "choose stress", "choose morale")
    assert (table.state.stress, table.state.morale) == (2, 1)


def test_4_heal_takes_a_wound_or_a_condition_which_acts_until_the_phase_is_over() -> None:
    table = planning()
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


def test_6_explore_lays_a_region_with_samples_whose_terrain_waits() -> None:
    table = planning()
    table.do("engineer", "explore r1-n 0 own", "send froggy 1", "rest")
    events = table.resolve()
    found = one(events, Explored)
    site = table.state.sites[0]
    assert (site.space, site.region) == ("r1-n", found.region)
    assert site.samples == table.state.start.content.mars.region[site.region].samples
    assert not of(events, Wounded)
    assert found.region not in table.state.regions


def test_7_what_is_lost_on_the_way_is_not_gathered() -> None:
    table = planning()
    table.map("r1-n plain 1")
    tether = {"id": "tether", "colour": "gather", "effects": [{"do": "lose-sample"}]}
    only_adventures(table, tether)
    table.do("engineer", "gather r1-n sample 0 own", "send scorpio 1", "rest")
    events = rolled(table, success=True, adventure=True)
    assert of(events, ActionResolved)[-1].ok
    assert [each.why for each in of(events, SampleTaken)] == ["adventure:tether:now"]
    assert of(events, ItemGained) == []
    assert (table.state.sites[0].samples, table.state.pending) == (0, ())


def _mends(table: Table) -> None:
    """Let an event be open whose action, two pawns of the medic's, repairs a part at once."""
    action = {"pawns": 2, "effects": [{"do": "mend", "amount": 1}]}
    only_events(table, {"id": "drill", "action": action})
    table.set(log=(LogEntry("drill", table.state.round),))
    both(table, "medic", "attend drill own")


def test_9_a_repair_comes_back_where_the_part_was_mended_meanwhile() -> None:
    table = planning()
    table.set(cargo=("spare-power",))
    table.put("lab", broken=("power",))
    _mends(table)
    both(table, "engineer", "repair lab power spare own")
    events = table.resolve()
    assert one(events, PartRepaired) == PartRepaired("lab", "power", "event:drill:done")
    assert not of(events, RepairDone)
    assert one(events, ActionIdle).seat == table.seat("engineer")
    assert (table.facility("lab").broken, table.state.cargo) == ((), ("spare-power",))


def test_9_a_donor_that_was_mended_meanwhile_gets_nothing_back() -> None:
    table = planning()
    table.put("garage", broken=("power",))
    _mends(table)
    table.do("engineer", "repair garage power lab own", "rest")
    for role in ("scientist", "geologist"):
        table.do(role, "rest", "rest", "ready")
    table.do("medic", "ready")
    table.do("engineer", "ready")
    events = table.chance(
        lambda: table.do("medic", "choose lab-power"),
        lambda events: not of(events, ActionResolved)[-1].ok,
    )
    assert [each.why for each in of(events, PartRepaired)] == ["event:drill:done"]
    assert table.facility("garage").broken == ("power",)
    assert table.facility("lab").broken == ()


def test_8_research_examines_and_then_discovers() -> None:
    table = planning()
    table.set(cargo=("sample",))
    both(table, "engineer", "study sample first own")
    table.refused("medic", "study sample first own", "item-lacking", item="sample")
    table.refused("medic", "study sample second own", "none-left", held=0)
    table.resolve()
    assert (table.state.examined, table.state.cargo) == (("sample",), ())
    table.planning()
    both(table, "engineer", "study sample second own")
    table.resolve()
    assert (table.state.examined, table.state.discovered) == ((), ("sample",))


def test_9_a_repair_works_from_the_end_of_the_phase_on() -> None:
    table = planning()
    table.set(cargo=("spare-power",))
    table.put("lab", broken=("power",))
    both(table, "engineer", "repair lab power spare own")
    events = table.resolve()
    names = [type(each).__name__ for each in events]
    assert names.index("RepairDone") < names.index("RepairsOperative")
    assert table.facility("lab").broken == ()
    assert table.state.cargo == ()


def test_9_cannibalising_breaks_the_donor_from_the_declaration_on() -> None:
    table = planning()
    table.put("garage", broken=("power",))
    both(table, "engineer", "repair garage power lab own")
    table.refused("medic", "repair garage power lab own", "part-not-there", facility="lab")
    table.resolve()
    assert table.facility("garage").broken == ()
    assert table.facility("lab").broken == ("power",)


def test_9_a_failed_repair_gives_the_donor_its_part_back() -> None:
    table = planning()
    table.put("garage", broken=("power",))
    table.do("engineer", "repair garage power lab own", "rest")
    rolled(table, success=False, adventure=False)
    assert table.facility("garage").broken == ("power",)
    assert table.facility("lab").broken == ()


def test_9_a_rover_is_mended_token_by_token() -> None:
    table = planning()
    table.rover("froggy", "blocked", "blocked")
    both(table, "engineer", "mend-rover froggy blocked own")
    both(table, "medic", "mend-rover froggy blocked own")
    both(table, "scientist", "mend-rover froggy blocked own")
    assert one(table.resolve(), ActionIdle).seat == table.seat("scientist")
    assert table.state.rovers[0].tokens == ()


def test_9_an_upgrade_works_from_clean_up_on() -> None:
    table = planning()
    table.set(upgrades=("games-room",))
    both(table, "engineer", "install games-room own")
    table.refused("medic", "dismantle games-room", "already-planned")
    table.resolve()
    assert table.facility("crew-quarters").upgrade == ""
    table.phase(6)
    assert table.facility("crew-quarters").upgrade == "games-room"
