"""Phase V, Malfunction, and the cards of tracks that have come to 5 (B8)."""

from __future__ import annotations

from typing import Any

from rules.core.structs import with_item
from rules.first_martians import events as e
from rules.first_martians.components.content import MALFUNCTION, ref
from rules.first_martians.effects.tracks import EFFECTS, TRACKS, resolve_keyword
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.game import GAME
from rules.first_martians.phases.rounds import red_parts
from rules.first_martians.pieces import Shutdown, Step
from rules.first_martians.terms import BLOCK_INDEX, MALFUNCTIONS
from tests.rules.first_martians.table import Table, of, one


def _deck(table: Table, block: str, *cards: str) -> None:
    """Let a block's deck hold these cards only, and all others lie among the discards."""
    index = BLOCK_INDEX[block]
    every = table.state.start.content.malfunctions.decks[block]
    rest = tuple(card for card in every if card not in cards)
    table.set(
        decks=with_item(table.state.decks, index, tuple(cards)),
        discards=with_item(table.state.discards, index, rest),
    )


def _card(table: Table, block: str, card: str) -> list[e.Event]:
    """Let a block's track be at 5, with this card to come."""
    _deck(table, block, card)
    table.set(tracks=with_item(table.state.tracks, BLOCK_INDEX[block], 5))
    return table.run(Step(TRACKS))


def test_v_only_dice_whose_marker_is_red_are_rolled() -> None:
    table = Table()
    events = table.phase(MALFUNCTIONS)
    assert not of(events, e.MalfunctionsRolled)
    table.set(boxes=(False, True, False))
    rolled = one(table.phase(MALFUNCTIONS), e.MalfunctionsRolled)
    assert [result >= 0 for result in rolled.results] == [False, True, False]


def test_faq_from_the_third_sol_on_the_yellow_die_is_rolled() -> None:
    """C-3: yellow is the working block's."""
    table = Table()
    table.set(round=2)
    assert not of(table.phase(MALFUNCTIONS), e.BoxTurned)
    table.set(round=3)
    assert one(table.phase(MALFUNCTIONS), e.BoxTurned).block == "working"
    assert table.state.boxes == (True, False, False)
    assert not of(table.phase(MALFUNCTIONS), e.BoxTurned)


def test_v_red_parts_add_to_a_block_even_without_its_die() -> None:
    table = Table()
    table.put("oxygenator-01", broken=("power", "hardware"))
    table.put("farm", broken=("power", "hardware"))
    table.put("solar-panel-01", broken=("power",), shutdowns=(Shutdown("energy"),))
    assert red_parts(table.state, "system") == 3
    table.phase(MALFUNCTIONS)
    assert table.state.tracks == (0, 0, 3)


def test_faq_an_upgrade_cancels_a_penalty_but_the_part_stays_broken() -> None:
    table = Table()
    table.put("control-center", broken=("power",), upgrade="power-generator")
    table.planning()
    table.do("engineer", "manage")
    view = GAME.view(table.state, 0)
    assert view.stacks[0].needs.energy == 0
    assert view.broken == 1


def test_b8_at_five_a_card_is_drawn_the_track_begins_anew_and_the_next_marker_turns() -> None:
    table = Table()
    events = _card(table, "working", "complication-lab-cpu")
    assert one(events, e.MalfunctionDrawn).resolved
    assert table.state.tracks == (0, 0, 0)
    assert table.state.boxes == (False, True, False)
    assert table.facility("lab").broken == ("cpu",)


def test_b8_after_the_system_block_comes_the_working_block() -> None:
    table = Table()
    _card(table, "system", "obstacle-flat-cells")
    assert table.state.boxes == (True, False, False)
    assert table.state.supply.energy == 1


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
    _deck(table, "system", "obstacle-leaking-tank")
    events = table.run(Step(EFFECTS, 0, ("event:tremor:now", "0")))
    assert one(events, e.MalfunctionDrawn).card == "obstacle-leaking-tank"
    assert table.state.supply.oxygen == 1


def test_c11_of_several_tracks_the_first_player_picks_the_order() -> None:
    table = Table()
    table.set(tracks=(5, 0, 5))
    _deck(table, "working", "obstacle-spilled-acid")
    _deck(table, "system", "obstacle-flat-cells")
    table.run(Step(TRACKS))
    assert table.asked() == "next-malfunction"
    table.refused("scientist", "choose living", "no-such-option")
    events = table.do("scientist", "choose system")
    assert [each.block for each in of(events, e.MalfunctionDrawn)] == ["system", "working"]


def test_b7_a_card_that_names_what_is_shut_down_has_no_effect() -> None:
    table = Table()
    table.put("lab", shutdowns=(Shutdown("energy"),))
    events = _card(table, "working", "complication-lab-cpu")
    assert not one(events, e.MalfunctionDrawn).resolved
    assert table.facility("lab").broken == ()


def test_faq_a_complication_of_a_part_that_is_red_already_has_no_effect() -> None:
    table = Table()
    table.put("lab", broken=("cpu",))
    events = _card(table, "working", "complication-lab-cpu")
    assert not of(events, e.PartBroken)


def test_faq_of_two_solar_panels_the_group_picks_one() -> None:
    table = Table()
    _card(table, "system", "complication-solar-panel-power-a")
    assert table.asked() == "break-one"
    table.do("medic", "choose solar-panel-02")
    assert table.facility("solar-panel-01").broken == ()
    assert table.facility("solar-panel-02").broken == ("power",)


def test_b8_the_discards_are_shuffled_when_the_last_card_is_drawn() -> None:
    table = Table()
    events = _card(table, "living", "obstacle-quarrel")
    assert one(events, e.MalfunctionDrawn).renewed
    assert len(table.state.decks[1]) == 28
    assert table.state.discards[1] == ()


def test_b8_cards_without_the_keyword_are_discarded_until_one_has_it() -> None:
    table = Table()
    _deck(table, "living", "complication-med-lab-cpu", "obstacle-quarrel")
    progress = Progress(table.state)
    resolve_keyword(progress, "living", "med-lab")
    drawn = of(progress.events, e.MalfunctionDrawn)
    assert drawn[-1].card == "complication-med-lab-cpu"
    assert [each.resolved for each in drawn[:-1]] == [False] * (len(drawn) - 1)


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
