"""What an event's action asks for beside pawns: a certain astronaut, a usable facility."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.game import Seat
from rules.first_martians.dice import Rolled
from rules.first_martians.effects.card_effects import AdventureDrawn
from rules.first_martians.effects.crew import Wounded
from rules.first_martians.game import GAME
from rules.first_martians.plan.laying import Attend
from rules.first_martians.plan.resolution import ActionResolved
from rules.first_martians.state import LogEntry, Shutdown, Supply
from tests.rules.first_martians.stories import only_adventures, only_events
from tests.rules.first_martians.table import Table, of, one, planning


def asking(**asked: Any) -> Table:
    """A table that plans, with one event whose action asks for this and takes one stress away."""
    table = planning()
    action = {"pawns": 1, "effects": [{"do": "stress", "amount": -1}], **asked}
    only_events(table, {"id": "drill", "cast": ["medic"], "action": action})
    table.set(log=(LogEntry("drill", table.state.round),), stress=5)
    return table


def offered(table: Table, seat: Seat) -> bool:
    return any(isinstance(each, Attend) for each in GAME.legal_actions(table.state, seat))


def test_one_of_the_pawns_is_that_of_the_astronaut_asked_for() -> None:
    table = asking(pawns=2, role="medic")
    table.do("engineer", "attend drill own", "rest")
    table.do("scientist", "join 1 own", "rest")
    table.refused("engineer", "ready", "role-needed")
    table.do("medic", "join 1 own", "rest")
    events = table.resolve()
    assert of(events, ActionResolved)[0].ok
    assert table.state.stress < 5


def test_an_action_waits_while_its_facility_is_blocked_or_shut_down() -> None:
    table = asking(facility="lab")
    assert offered(table, 0)
    table.put("lab", now=("blocked",))
    table.refused("engineer", "attend drill own", "facility-blocked", facility="lab")
    assert not offered(table, 0)
    table.put("lab", now=(), shutdowns=(Shutdown("energy"),))
    table.refused("engineer", "attend drill own", "facility-shut", facility="lab")
    assert not offered(table, 0)
    table.put("lab", shutdowns=())
    assert offered(table, 0)


def test_tokens_and_costs_of_its_facility_count_but_nothing_is_rolled() -> None:
    table = asking(facility="lab")
    table.set(supply=Supply(3, 3, 3))
    table.put("lab", broken=("power", "cpu"), now=("minus-pawn", "wound"))
    table.do("engineer", "attend drill own", "rest")
    table.refused("engineer", "ready", "too-few-pawns", needed=2, given=1)
    table.do("scientist", "join 1 own", "rest")
    events = table.resolve()
    assert one(events, Wounded).seat == table.seat("engineer")
    assert not of(events, Rolled)
    assert of(events, ActionResolved)[0].ok
    assert table.state.supply.energy == 2


@pytest.mark.parametrize("facility", ["crew-quarters", "med-lab", "control-center"])
def test_faq_no_machine_does_what_is_done_in_the_living_block(facility: str) -> None:
    table = asking(facility=facility)
    table.set(machines=("assembler",))
    assert "attend drill assembler" not in table.legal("engineer")
    table.refused("engineer", "attend drill assembler", "machine-unfit", machine="assembler")
    table.do("engineer", "attend drill own")
    table.refused("engineer", "join 1 assembler", "machine-unfit", machine="assembler")
    assert "join 1 assembler" not in table.legal("engineer")


@pytest.mark.parametrize("by", ["own", "assembler"])
def test_an_event_that_there_is_not_is_refused(by: str) -> None:
    table = asking()
    table.set(machines=("assembler",))
    table.refused("engineer", f"attend party {by}", "event-not-open")


def test_a_machine_does_what_is_done_elsewhere() -> None:
    table = asking(facility="lab")
    table.set(machines=("assembler",))
    table.do("engineer", "attend drill assembler")


def test_an_adventure_token_of_its_facility_brings_one_of_that_colour() -> None:
    table = asking(facility="lab")
    only_adventures(table, {"id": "spark", "colour": "research"})
    table.put("lab", now=("adventure",))
    table.do("engineer", "attend drill own", "rest")
    assert one(table.resolve(), AdventureDrawn).adventure == "spark"


def test_an_action_without_a_facility_is_touched_by_none() -> None:
    table = asking()
    for each in table.state.facilities:
        table.put(each.id, now=("wound", "minus-pawn"))
    table.put("quiet-place", now=())
    table.do("engineer", "attend drill own", "rest")
    events = table.resolve()
    assert not of(events, Wounded)
    assert of(events, ActionResolved)[0].ok
