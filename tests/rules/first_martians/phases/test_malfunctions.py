"""Phase V, Malfunction, and the cards of tracks that have come to 5 (B8)."""

from __future__ import annotations

import pytest

from rules.first_martians.decision_rules import Choose
from rules.first_martians.effects.mars_base import PartBroken, RoverTokenPlaced, place_rover_token
from rules.first_martians.effects.tracks import MalfunctionDrawn, resolve_keyword
from rules.first_martians.game import GAME
from rules.first_martians.phases.rounds import MalfunctionsRolled, red_parts
from rules.first_martians.progress import Progress
from rules.first_martians.state import Shutdown
from rules.first_martians.terms import (
    BLOCKED,
    MALFUNCTIONS,
    MINUS_PAWN,
    ROVER_CHECK,
    SCORPIO,
    WOUND,
)
from tests.rules.first_martians.table import Table, card, deck, of, one


def test_v_only_dice_whose_marker_is_red_are_rolled() -> None:
    table = Table()
    events = table.phase(MALFUNCTIONS)
    assert not of(events, MalfunctionsRolled)
    table.set(boxes=(False, True, False))
    rolled = one(table.phase(MALFUNCTIONS), MalfunctionsRolled)
    assert [result >= 0 for result in rolled.results] == [False, True, False]


def test_v_red_parts_add_to_a_block_even_without_its_die() -> None:
    table = Table()
    table.put("oxygenator-01", broken=("power", "hardware"))
    table.put("farm", broken=("power", "hardware"))
    table.put("solar-panel-01", broken=("power",), shutdowns=(Shutdown("energy"),))
    assert red_parts(table.state, "system") == 3
    table.phase(MALFUNCTIONS)
    assert table.state.tracks == (0, 0, 3)


def test_b8_at_five_a_card_is_drawn_the_track_begins_anew_and_the_next_marker_turns() -> None:
    table = Table()
    events = card(table, "working", "complication-lab-cpu")
    assert one(events, MalfunctionDrawn).resolved
    assert table.state.tracks == (0, 0, 0)
    assert table.state.boxes == (False, True, False)
    assert table.facility("lab").broken == ("cpu",)


def test_b8_after_the_system_block_comes_the_working_block() -> None:
    table = Table()
    card(table, "system", "obstacle-flat-cells")
    assert table.state.boxes == (True, False, False)
    assert table.state.supply.energy == 1


def test_b7_a_card_that_names_what_is_shut_down_has_no_effect() -> None:
    table = Table()
    table.put("lab", shutdowns=(Shutdown("energy"),))
    events = card(table, "working", "complication-lab-cpu")
    assert not one(events, MalfunctionDrawn).resolved
    assert table.facility("lab").broken == ()


def test_b8_the_discards_are_shuffled_when_the_last_card_is_drawn() -> None:
    table = Table()
    events = card(table, "living", "obstacle-quarrel")
    assert one(events, MalfunctionDrawn).renewed
    assert len(table.state.decks[1]) == 28
    assert table.state.discards[1] == ()


def test_b8_cards_without_the_keyword_are_discarded_until_one_has_it() -> None:
    table = Table()
    deck(table, "living", "complication-med-lab-cpu", "obstacle-quarrel")
    progress = Progress(table.state)
    resolve_keyword(progress, "living", "med-lab")
    drawn = of(progress.events, MalfunctionDrawn)
    assert drawn[-1].card == "complication-med-lab-cpu"
    assert [each.resolved for each in drawn[:-1]] == [False] * (len(drawn) - 1)


@pytest.mark.parametrize(
    ("token", "laid"), [(BLOCKED, 2), (MINUS_PAWN, 2), (WOUND, 1), (ROVER_CHECK, 1)]
)
def test_tokens_that_block_a_rover_or_take_a_pawn_add_up_and_others_dont(
    token: str, laid: int
) -> None:
    table = Table()
    progress = Progress(table.state)
    for _ in range(2):
        place_rover_token(progress, SCORPIO, token, "test")
    assert len(of(progress.events, RoverTokenPlaced)) == laid
    assert progress.state.rover(SCORPIO).tokens == (token,) * laid


def test_between_parts_alike_nobody_is_asked() -> None:
    everybody = range(4)
    table = Table()
    card(table, "system", "complication-solar-panel-power-a")
    found = GAME.forced_act(table.state, everybody)
    assert found is not None
    seat, action = found
    assert GAME.format_action(action) == "choose solar-panel-01"
    after = GAME.apply(table.state, seat, action)
    assert one([*after.events], PartBroken).facility == "solar-panel-01"


def _to_mend(table: Table) -> None:
    """Let the engineer be about to repair a part with Oh Yes I Can."""
    table.give("engineer", tokens=4)
    table.planning()
    table.do("engineer", "use oh-yes-i-can")
    assert table.asked() == "mend"


def test_between_red_parts_alike_nobody_is_asked() -> None:
    table = Table()
    for name in ("solar-panel-01", "solar-panel-02"):
        table.put(name, broken=("power",))
    _to_mend(table)
    found = GAME.forced_act(table.state, range(4))
    assert found == (table.seat("engineer"), Choose("solar-panel-01-power"))


@pytest.mark.parametrize("broken", [("hardware",), ("power", "hardware")])
def test_where_red_parts_differ_somebody_is_asked(broken: tuple[str, ...]) -> None:
    table = Table()
    table.put("solar-panel-01", broken=("power",))
    table.put("solar-panel-02", broken=broken)
    _to_mend(table)
    assert GAME.forced_act(table.state, range(4)) is None


def test_where_one_of_them_differs_somebody_is_asked() -> None:
    table = Table()
    table.put("solar-panel-02", broken=("hardware",))
    card(table, "system", "complication-solar-panel-power-a")
    assert table.asked() == "break-one"
    assert GAME.forced_act(table.state, range(4)) is None
