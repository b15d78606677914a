"""Words of the vocabulary of effects: whom they ask, what they draw, what they leave alone."""

from __future__ import annotations

from typing import Any

from rules.first_martians.effects.card_effects import AdventureDrawn
from rules.first_martians.effects.mars_base import FacilityShut, PartBroken, ProductionChanged
from rules.first_martians.effects.tracks import MalfunctionDrawn
from rules.first_martians.game import GAME
from rules.first_martians.progress import Event
from rules.first_martians.state import Shutdown, Step
from tests.rules.first_martians.stories import only_adventures, only_events
from tests.rules.first_martians.table import Table, deck, of, one


def _done(table: Table, **effect: Any) -> list[Event]:
    """What an event's effect does at once, hitting the scientist."""
    only_events(table, {"id": "test", "effects": [effect]})
    return table.run(Step("effects", 0, ("event:test:now", "0")))


def test_a_card_lets_another_with_a_keyword_be_drawn_and_discards_those_without() -> None:
    table = Table()
    others = table.state.start.content.malfunctions.decks["living"]
    without = [name for name in others if "med-lab" not in name][:3]
    deck(table, "living", *without, "complication-med-lab-cpu")
    events = table.chance(
        lambda: _done(table, do="malfunction", block="living", keyword="med-lab"),
        lambda events: len(of(events, MalfunctionDrawn)) > 1,
    )
    *passed, wanted = of(events, MalfunctionDrawn)
    assert (wanted.card, wanted.resolved) == ("complication-med-lab-cpu", True)
    assert not any(each.resolved for each in passed)
    assert {each.card for each in passed} <= {*without, *table.state.discards[1]}
    assert one(events, PartBroken).facility == "med-lab"
    assert table.facility("med-lab").broken == ("cpu",)


def test_of_two_producers_the_one_that_is_not_shut_down_is_meant() -> None:
    table = Table()
    table.put("oxygenator-01", shutdowns=(Shutdown("energy"),))
    events = _done(table, do="productivity", facility="oxygenator", amount=-1)
    assert one(events, ProductionChanged) == ProductionChanged("oxygenator-02", -1)
    assert (table.facility("oxygenator-01").production, table.asked()) == (4, "plan")


def test_where_all_producers_are_shut_down_nothing_is_changed() -> None:
    table = Table()
    for name in ("oxygenator-01", "oxygenator-02"):
        table.put(name, shutdowns=(Shutdown("energy"),))
    events = _done(table, do="productivity", facility="oxygenator", amount=-1)
    assert of(events, ProductionChanged) == []
    assert table.asked() == "plan"


def test_of_two_facilities_the_group_picks_the_one_that_is_shut_down() -> None:
    table = Table()
    table.put("oxygenator-01", broken=("filters",))
    _done(table, do="shut", facility="oxygenator", resource="energy")
    assert table.asked() == "shut-one"
    assert GAME.forced_act(table.state, range(4)) is None, "they differ"
    assert table.legal("scientist") == ["choose oxygenator-01", "choose oxygenator-02"]
    events = table.do("scientist", "choose oxygenator-02")
    assert one(events, FacilityShut) == FacilityShut("oxygenator-02", "energy", "event:test:now")
    assert table.facility("oxygenator-01").shutdowns == ()
    assert table.facility("oxygenator-02").shutdowns == (Shutdown("energy"),)


def test_what_is_shut_down_is_not_shut_down_by_a_card() -> None:
    table = Table()
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    events = _done(table, do="shut", facility="lab", resource="energy")
    assert of(events, FacilityShut) == []
    assert table.facility("lab").shutdowns == (Shutdown("oxygen"),)


def test_an_effect_brings_an_adventure_of_its_colour_to_whom_it_hits() -> None:
    table = Table()
    only_adventures(table, {"id": "walk", "colour": "explore"}, {"id": "work", "colour": "build"})
    drawn = one(_done(table, do="adventure", colour="explore"), AdventureDrawn)
    assert (drawn.seat, drawn.adventure) == (0, "walk")
    assert table.state.stress == 1
