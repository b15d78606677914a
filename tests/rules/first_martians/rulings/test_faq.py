"""The rulebook's FAQ, general and of the first mission, entry by entry; v1.2's Q1 to Q4 too.

The other missions' entries are in ``test_faq_missions``, those on actions in ``test_faq_actions``.
These are not the engine's: how "#1-3" is to be read on a mission's sheet; drawing a card again,
which no card of ours lets anybody do; where a facility's card lies on the table; an error of the
companion app that its makers mended.
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.first_martians.components.content import MALFUNCTION, ref
from rules.first_martians.effects.crew import ConditionDrawn, heal, wound
from rules.first_martians.effects.mars_base import (
    PartBroken,
    ShutdownTurned,
    TokenPlaced,
    place_token,
)
from rules.first_martians.effects.tracks import BoxTurned, MalfunctionDrawn
from rules.first_martians.game import GAME
from rules.first_martians.phases.rounds import NOT_ROLLED, MalfunctionsRolled
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import Shutdown, Step
from rules.first_martians.terms import (
    CLEAN_UP,
    EVENTS,
    MALFUNCTIONS,
    PRODUCTION,
)
from tests.rules.first_martians.table import Table, card, deck, of, one, planning


@pytest.fixture
def table() -> Table:
    return planning()


def test_faq_from_the_third_sol_on_the_yellow_die_is_rolled() -> None:
    """C-3: yellow is the working block's."""
    table = Table()
    table.set(round=2)
    assert not of(table.phase(EVENTS), BoxTurned)
    table.set(round=3)
    assert one(table.phase(EVENTS), BoxTurned).block == "working"
    assert table.state.boxes == (True, False, False)
    table.set(round=3)
    assert not of(table.phase(EVENTS), BoxTurned)
    rolled = one(table.phase(MALFUNCTIONS), MalfunctionsRolled)
    assert [result != NOT_ROLLED for result in rolled.results] == [True, False, False]


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
    assert len(of(events, MalfunctionDrawn)) == 1
    assert table.state.tracks[0] == 0


def test_q1_a_track_is_resolved_at_once_in_any_phase() -> None:
    """Two steps of one card's effects: the track's card comes between them."""
    table = Table()
    table.set(tracks=(0, 0, 4))
    deck(table, "system", "obstacle-leaking-tank")
    events = table.run(Step(EFFECTS, 0, ("event:tremor:now", "0")))
    assert one(events, MalfunctionDrawn).card == "obstacle-leaking-tank"
    assert table.state.supply.oxygen == 1


def test_faq_a_complication_of_a_part_that_is_red_already_has_no_effect() -> None:
    table = Table()
    table.put("lab", broken=("cpu",))
    events = card(table, "working", "complication-lab-cpu")
    assert not of(events, PartBroken)


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

    def place(card: str) -> list[Event]:
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
    assert not of(events, TokenPlaced)


def test_faq_an_upgrade_gives_nothing_while_its_facility_is_shut_down() -> None:
    table = Table()
    table.put("crew-quarters", upgrade="games-room")
    table.phase(PRODUCTION)
    assert table.astronaut("scientist").tokens == 1
    table.put("crew-quarters", shutdowns=(Shutdown("energy"),))
    table.phase(PRODUCTION)
    assert table.astronaut("scientist").tokens == 1


def test_faq_a_shutdown_tile_never_raises_production_above_its_limit() -> None:
    table = planning()
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    table.do("engineer", "restart lab oxygen own", "rest")
    table.chance(table.resolve, lambda ev: one(ev, ShutdownTurned).tile == "fresh-charge")
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
    assert len(of(progress.events, ConditionDrawn)) == 2


def test_faq_a_complication_breaks_the_part_that_it_shows() -> None:
    table = Table()
    card(table, "working", "complication-lab-cpu")
    assert table.facility("lab").broken == ("cpu",)


def test_faq_whoever_stands_on_the_last_space_is_alive() -> None:
    table = Table()
    table.give("medic", wounds=4)
    progress = Progress(table.state)
    wound(progress, table.seat("medic"), 1, "test")
    assert progress.state.outcome is None


def test_faq_the_general_supply_pays_costs_but_never_keeps_a_facility_running(
    table: Table,
) -> None:
    table.put("lab", broken=("power",))
    table.set(supply=table.state.supply._replace(energy=9), cargo=("sample",))
    table.put("solar-panel-01", production=4)
    table.phase(3)
    assert table.asked() == "shut-down"
    table.do("medic", "choose garage")
    assert table.state.supply.energy == 9
    table.planning()
    table.do("engineer", "study sample first own")
    assert GAME.view(table.state, 0).stacks[0].needs.energy == 1


def test_faq_tokens_are_not_limited_by_those_in_the_box() -> None:
    table = Table()
    progress = Progress(table.state)
    for _ in range(20):
        place_token(progress, "garage", "next", "wound", "test")
    garage = progress.state.facility("garage")
    assert garage is not None
    assert garage.next == ("wound",) * 20
