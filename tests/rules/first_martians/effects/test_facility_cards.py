"""Facility cards: what each does, what its red parts stop, and that each can be come by."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.first_martians.components.checks import content_of
from rules.first_martians.effects.crew import StressChanged
from rules.first_martians.effects.mars_base import RoverTokenRemoved, SupplyChanged
from rules.first_martians.needs import needs, place_of, places
from rules.first_martians.phases.production import EXTRAS
from rules.first_martians.phases.rounds import broken, red_parts
from rules.first_martians.progress import Event
from rules.first_martians.state import Facility, Shutdown, Step, Supply, new_facility
from rules.first_martians.terms import MISSIONS, PRODUCTION
from tests.rules.first_martians.table import Table, both, of, one, planning

CONTENT = content_of(None)
CARDS = [each for each in CONTENT.base.facilities if each.card]
NEW = CARDS[5:]
STAND_INS = {
    "field-garage": ("garage", "explore r1-n 0 own"),
    "field-lab": ("lab", "study sample first own"),
    "aid-post": ("med-lab", "heal open"),
    "relay-station": ("control-center", "manage"),
}
SUPPLIES = {"water-extractor": "oxygen", "wind-turbine": "energy", "algae-tank": "food"}


def stand(table: Table, name: str, *broken: str) -> None:
    """Put a facility card into play."""
    data = table.state.start.content.base.facility[name]
    table.set(facilities=(*table.state.facilities, new_facility(data, broken)))


def extras(table: Table) -> list[Event]:
    """What the last step of Production brings."""
    kinds = (SupplyChanged, StressChanged, RoverTokenRemoved)
    return [each for each in table.run(Step(EXTRAS)) if isinstance(each, kinds)]


def used(table: Table, action: str) -> Facility:
    """The facility where a type of action is done."""
    found = place_of(table.state, action)
    assert found is not None
    return found


def test_a4_there_are_fourteen_facility_cards_and_none_needs_supply() -> None:
    assert len(CARDS) == 14
    assert len({each.id for each in NEW}) == 9
    assert not any(each.needs for each in CARDS)
    assert {each.block for each in NEW} == {"working", "living", "system"}


def test_each_card_can_be_built_in_some_mission_most_without_a_campaign() -> None:
    """Every chapter is come by (``test_campaign_paths``), and any mission can be chosen."""

    def built(missions: Mapping[str, object] | tuple[str, ...]) -> set[str]:
        projects = (p for name in missions for p in CONTENT.mission[name].projects)
        cards = {each for name in missions for each in CONTENT.mission[name].cards}
        return cards | {each.facility for each in projects if each.facility}

    chapters = CONTENT.campaigns["fifth-bunk"].chapters
    assert {each.id for each in CARDS} <= built(CONTENT.mission)
    assert {each.id for each in NEW} <= built(MISSIONS)
    assert len({each.id for each in NEW} & built(tuple(each.mission for each in chapters))) >= 5


@pytest.mark.parametrize(("card", "resource"), SUPPLIES.items())
def test_a_card_brings_a_unit_in_every_production(card: str, resource: str) -> None:
    table = Table()
    stand(table, card)
    before = table.state.in_stock(resource)
    gained = one(extras(table), SupplyChanged)
    assert (gained.resource, gained.amount, gained.why) == (resource, 1, f"facility:{card}")
    assert table.state.in_stock(resource) == before + 1
    extras(table)
    assert table.state.in_stock(resource) == before + 2


def test_what_a_card_brings_comes_after_the_meals_and_the_surplus() -> None:
    table = Table()
    stand(table, "algae-tank")
    table.set(supply=Supply(3, 3, 0))
    table.farm("farm", plants=3)
    events = table.phase(PRODUCTION)
    assert all(each.why != "facility:algae-tank" for each in of(events, SupplyChanged))
    assert table.asked() == "starve"
    events = table.do("engineer", "choose engineer")
    assert of(events, SupplyChanged)[-1].why == "facility:algae-tank"


def test_the_cellar_takes_a_stress_in_every_production() -> None:
    table = Table()
    stand(table, "radiation-cellar")
    table.set(stress=5)
    table.phase(PRODUCTION)
    assert table.state.stress == 5 + 4 - 1
    table.set(stress=0)
    assert of(extras(table), StressChanged) == []


def test_the_shed_takes_a_token_off_each_rover_those_first_that_block_it() -> None:
    table = Table()
    stand(table, "rover-shed")
    table.rover("froggy", "wound", "blocked")
    table.rover("scorpio", "minus-pawn")
    removed = of(extras(table), RoverTokenRemoved)
    assert [(each.rover, each.token) for each in removed] == [
        ("froggy", "blocked"),
        ("scorpio", "minus-pawn"),
    ]
    assert (table.state.rover("froggy").tokens, table.state.rover("scorpio").tokens) == (
        ("wound",),
        (),
    )


@pytest.mark.parametrize("card", [each.id for each in NEW if each.production])
def test_a_red_part_that_stops_it_or_a_shutdown_lets_a_card_bring_nothing(card: str) -> None:
    def brought(*broken: str, shut: bool = False) -> bool:
        table = Table()
        stand(table, card, *broken)
        table.put(card, shutdowns=(Shutdown("energy"),) if shut else ())
        table.set(stress=5)
        table.rover("froggy", "blocked")
        return bool(extras(table))

    assert brought()
    assert not brought(shut=True)
    for part, penalties in CONTENT.base.facility[card].parts.items():
        assert brought(part) == ("idle" not in penalties)


@pytest.mark.parametrize(("card", "place"), [(card, each[0]) for card, each in STAND_INS.items()])
@pytest.mark.parametrize("trouble", ["blocked", "minus-pawn", "shut", "red"])
def test_c43_a_stand_in_serves_while_the_other_cannot_or_is_hampered(
    card: str, place: str, trouble: str
) -> None:
    table = planning()
    stand(table, card)
    table.map("r1-nw plain 1")
    table.set(cargo=("sample",), supply=Supply(0, 0, 0))
    table.give("medic", wounds=2)
    line = STAND_INS[card][1]
    if trouble == "shut":
        table.put(place, shutdowns=(Shutdown("energy"),))
    elif trouble == "red":
        table.put(place, broken=("power",))
    else:
        table.put(place, now=(trouble,))
    table.do("medic", line)
    stack = table.state.plan.stacks[0]
    assert [each.id for each in places(table.state, stack.job)] == [card]
    needed = needs(table.state, table.state.plan, stack)
    assert (needed.energy, needed.oxygen) == (0, 0)
    assert needed.roll != "success"


@pytest.mark.parametrize(("card", "place"), [(card, each[0]) for card, each in STAND_INS.items()])
def test_c43_the_other_is_used_while_nothing_hampers_it_or_both_are(card: str, place: str) -> None:
    action = CONTENT.base.facility[card].action
    table = planning()
    stand(table, card)
    assert used(table, action).id == place
    table.put(place, broken=("hardware",))
    assert used(table, action).id == place
    table.put(place, broken=("cpu",))
    table.put(card, broken=tuple(CONTENT.base.facility[card].parts))
    assert used(table, action).id == place
    table.put(place, broken=("cpu",), now=("blocked",))
    assert used(table, action).id == card
    table.put(card, now=("blocked",))
    assert used(table, action).id == place


@pytest.mark.parametrize(("card", "place"), [(card, each[0]) for card, each in STAND_INS.items()])
def test_a_stand_ins_red_parts_cost_and_hamper_its_action(card: str, place: str) -> None:
    table = planning()
    stand(table, card, *CONTENT.base.facility[card].parts)
    table.put(place, now=("blocked",))
    table.map("r1-nw plain 1")
    table.set(cargo=("sample",), supply=Supply(3, 3, 0))
    table.give("medic", wounds=2)
    table.do("medic", STAND_INS[card][1], "join 1 own" if card != "aid-post" else "rest")
    stack = table.state.plan.stacks[0]
    needed = needs(table.state, table.state.plan, stack)
    penalties = {each for part in CONTENT.base.facility[card].parts.values() for each in part}
    assert (needed.energy, needed.oxygen) == (
        int("costs-energy" in penalties),
        int("costs-oxygen" in penalties),
    )
    assert (needed.roll == "success") == ("must-roll" in penalties)
    if card == "field-garage":
        table.refused("medic", "send froggy 1", "no-rover")


def test_a_red_cpu_of_the_garage_bars_no_rover_while_a_field_garage_stands() -> None:
    table = planning()
    table.put("garage", broken=("cpu",))
    table.do("engineer", "explore r1-n 0 own")
    table.refused("engineer", "send froggy 1", "no-rover")
    stand(table, "field-garage")
    table.do("engineer", "send froggy 1")


def test_at_the_aid_post_nobody_needs_the_medic() -> None:
    table = Table("engineer", "scientist")
    table.set(facilities=tuple(f for f in table.state.facilities if f.id != "med-lab"))
    stand(table, "aid-post")
    table.give("engineer", wounds=1)
    table.planning()
    table.do("engineer", "heal open", "rest", "ready")
    table.do("scientist", "rest", "rest", "ready")
    assert table.astronaut("engineer").wounds == 0


def test_cards_are_built_with_green_parts_and_bring_something_from_the_next_sol_on() -> None:
    table = Table(mission="canyon")
    table.set(supply=Supply(2, 0, 4))
    table.planning()
    both(table, "engineer", "construct water-extractor own")
    table.resolve()
    assert table.facility("water-extractor").broken == ()
    assert table.state.supply.energy == 0
    table.phase(PRODUCTION)
    assert table.state.supply.oxygen == 1


def test_red_parts_of_cards_raise_their_blocks_malfunctions_and_count_as_broken() -> None:
    table = Table()
    for card in ("rover-shed", "radiation-cellar", "water-extractor"):
        block = CONTENT.base.facility[card].block
        stand(table, card, *CONTENT.base.facility[card].parts)
        assert red_parts(table.state, block) == 1
    assert broken(table.state) == 6
