"""Autopilots: always legal, different in style, better than chance; the expert looks ahead."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules.core.chance import Dice, stream
from rules.core.search import Expert
from rules.space1999 import evaluation
from rules.space1999.autopilots import (
    AUTOPILOTS,
    EXPERT,
    SpazioExpert,
    WeighingAutopilot,
    imagine,
)
from rules.space1999.board_data import standard_board
from rules.space1999.chart import Moon
from rules.space1999.evaluation import PLAYOUT, chances
from rules.space1999.game import GAME
from rules.space1999.monitor import Tile, grid_of, placements, route, tiles_to_earth
from rules.space1999.outlook import Navigation, moon_chance
from rules.space1999.slides import Slide
from rules.space1999.state import Task
from rules.space1999.terms import CURVE, DECISIONS, TILE_CARD, TILES
from tests.rules.contract import autopilots as pilots_of
from tests.rules.contract import play as play_contract
from tests.rules.space1999.adapter import ADAPTER
from tests.rules.space1999.table import Table
from tests.rules.styles import play

STYLES = GAME.styles_in_turn()


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_come_to_an_end(seats: int) -> None:
    games = [play(GAME, [STYLES[0]] * seats, number) for number in range(4)]
    assert all(outcome for outcome, _ in games)
    assert 5 <= sorted(record[-1][0].round for _, record in games)[2] <= 40


def test_it_thinks_no_longer_where_tiles_lie_all_over(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[str] = []

    def counting(*args: Any, **options: Any) -> Any:
        counted.append(args[-1])
        return placements(*args, **options)

    monkeypatch.setattr(evaluation, "placements", counting)
    table = Table("a", "b")
    scattered = [Tile(f"{c}{row}", "a", CURVE, 0) for c in "bdfhjl" for row in (3, 5, 9, 11)]
    table.give("a", tiles=(2, 3), energy=0)
    table.set(tiles=tuple(scattered), agenda=(Task(0, TILES, 1),))
    view, legal = GAME.view(table.state, 0), GAME.legal_actions(table.state, 0)
    assert len(legal) > 40
    for pilot in AUTOPILOTS.values():
        counted.clear()
        assert pilot.choose(view, legal, stream(seed(1), "thinking")) in legal
        assert len(counted) < 2 * evaluation.LOOKED_AT


def habits(style: str) -> dict[str, float]:
    """How much of what three of a style do is what, over a few games."""
    found: Counter[str] = Counter()
    for number in range(4):
        for state, seat, action in play(GAME, [style] * 3, number, 30)[1]:
            found[type(action).__name__] += 1
            tiles = {tile.square: tile.owner for tile in state.tiles}
            if isinstance(action, Slide) and tiles[action.square] != state.sector(seat):
                found["meddling"] += 1
    return {kind: count / found.total() for kind, count in found.items()}


def test_the_gambler_proposes_most_and_the_saboteur_meddles_most() -> None:
    habit = {style: habits(style) for style in STYLES}
    assert max(STYLES, key=lambda style: habit[style].get("Propose", 0)) == "gambler"
    assert max(STYLES, key=lambda style: habit[style].get("meddling", 0)) == "saboteur"


def test_sabotage_is_for_rivals_near_earth_and_costs_them_tiles() -> None:
    grid = grid_of(standard_board())
    slid = 0
    for number in range(6):
        for state, seat, action in play(GAME, ["saboteur", "navigator"], number, 30)[1]:
            owners = {tile.square: tile.owner for tile in state.tiles}
            if not isinstance(action, Slide) or owners[action.square] == state.sector(seat):
                continue
            rival = owners[action.square]
            if action.square not in route(grid, state.tiles, rival) or state.agenda[0].card:
                continue
            after = GAME.apply(state, seat, action).state
            slid += seat == 0
            before = tiles_to_earth(grid, state.tiles, rival)
            assert seat == 1 or tiles_to_earth(grid, after.tiles, rival) >= before + 2
    assert slid


def choice(table: Table, style: str, sector: str = "a") -> str:
    """What a style does where a table has been arranged, in notation."""
    seat = table.seat(sector)
    actions = GAME.legal_actions(table.state, seat)
    pilot = AUTOPILOTS[style]
    return GAME.format_action(
        pilot.choose(GAME.view(table.state, seat), actions, stream(seed(3), "choice"))
    )


@pytest.mark.parametrize("style", STYLES)
def test_a_whole_route_that_was_wrong_is_opened_and_closed_again(style: str) -> None:
    table = Table("a", "b")
    table.lay(*(f"a straight g{row} 0" for row in range(1, 7)), "a curve c3 0")
    aside = choice(table, style)
    assert aside.startswith("slide g6 ")
    table.do("a", aside)
    table.set(slid=0)
    assert choice(table, style) == f"slide {aside.split()[2]} g6"


def test_only_the_saboteur_pays_to_take_apart_a_route_near_earth() -> None:
    table = Table("a", "b")
    table.lay(*(f"b straight {column}7 1" for column in "abcde"))
    chosen = {style: choice(table, style) for style in STYLES}
    assert chosen["saboteur"].startswith("slide ")
    assert not any(chosen[style].startswith("slide") for style in STYLES if style != "saboteur")
    table.give("a", energy=4)
    assert not choice(table, "saboteur").startswith("slide")


def test_the_gambler_waits_for_the_moon_with_tiles_that_take_the_navigator_home() -> None:
    table = Table("a", "b", moon=Moon(3, 0))
    table.visit("kimor")
    table.give("a", place="kimor", tiles=(2, 0), energy=12)
    assert choice(table, "navigator") == "fly base"
    node = choice(table, "gambler").removeprefix("fly ")
    assert moon_chance(Navigation(table.view("a"), 0), node) >= 50


PLANNER = WeighingAutopilot("planner", PLAYOUT)


def planned_choice(table: Table, pilot: WeighingAutopilot = PLANNER) -> str:
    actions = GAME.legal_actions(table.state, 0)
    dice = stream(bytes(32), "planner")
    return GAME.format_action(pilot.choose(table.view("a"), actions, dice))


def table_with(*lines: str) -> Table:
    table = Table("a", "b")
    table.lay(*lines)
    return table


def test_a_tile_astray_is_slid_aside_at_once() -> None:
    table = table_with(*(f"a straight g{row} 0" for row in range(1, 5)), "a curve g5 2")
    aside = planned_choice(table)
    assert aside.startswith("slide g5 ")
    table.do("a", aside)
    assert not planned_choice(table).startswith("slide")


def test_a_spare_tile_is_slid_to_its_place() -> None:
    table = table_with(*(f"a straight g{row} 0" for row in range(1, 5)), "a straight i5 0")
    assert planned_choice(table) == "slide i5 h5"
    table.do("a", "slide i5 h5")
    table.set(slid=0)
    assert planned_choice(table) == "slide h5 g5"


def test_what_is_left_over_is_laid_before_the_tile_that_completes_the_route() -> None:
    table = table_with(*(f"a straight g{row} 0" for row in range(1, 6)), "a curve c3 0")
    table.give("a", tiles=(1, 1))
    table.set(turn=0, slid=3, agenda=(Task(0, TILES, 99),))
    spare = planned_choice(table)
    assert spare.startswith("lay curve ")
    assert "g6" not in spare
    table.do("a", spare)
    assert planned_choice(table) == "lay straight g6 0"


def test_a_program_removes_the_tile_that_a_rival_needs() -> None:
    rival = [f"b straight {column}7 1" for column in "abcd"]
    junk = [f"b curve {column}12 0" for column in "bdhjl"]
    table = table_with(*junk, *rival)
    table.set(turn=0, agenda=(Task(0, TILE_CARD, 99, card="remove-tile"),))
    assert len(table.legal("a")) > len(junk)
    assert planned_choice(table) == "remove d7"


def test_a_quick_style_lays_tile_by_tile() -> None:
    table = table_with(*(f"a straight g{row} 0" for row in range(1, 5)), "a curve g5 2")
    navigator = AUTOPILOTS["navigator"]
    assert isinstance(navigator, WeighingAutopilot)
    assert not planned_choice(table, navigator).startswith("slide")


def think(table: Table, sector: str, budget: int = 24) -> list[tuple[str, float]]:
    seat = table.seat(sector)
    actions = GAME.legal_actions(table.state, seat)
    values = SpazioExpert(budget=budget).analyse(
        table.view(sector), actions, stream(bytes(32), "expert")
    )
    return [(GAME.format_action(value.action), value.chance) for value in values]


def test_it_is_an_expert_and_no_usual_style() -> None:
    assert isinstance(EXPERT, Expert)
    assert GAME.autopilots["expert"] is EXPERT
    assert "expert" not in GAME.styles_in_turn()


def test_the_tile_that_completes_the_route_is_laid_towards_earth() -> None:
    table = Table("a", "b")
    table.lay(*(f"a straight g{row} 0" for row in range(1, 6)))
    table.give("a", tiles=(1, 0))
    table.set(turn=0, agenda=(Task(0, "tiles", 99),))
    assert think(table, "a")[0][0] == "lay straight g6 0"


def test_a_nearer_route_and_tiles_in_hand_are_worth_more() -> None:
    table = Table("a", "b")
    even = chances(table.state)
    assert even[0] == even[1] == 0.5
    table.lay(*(f"a straight g{row} 0" for row in range(1, 5)))
    nearer = chances(table.state)[0]
    table.give("a", tiles=(1, 0))
    assert 0.5 < nearer < chances(table.state)[0] < 1


def test_an_imagined_state_agrees_with_the_view() -> None:
    rnd, dice, met = random.Random(23), Dice(bytes(32), 0), set()
    for setup in ADAPTER.setups:
        for step in play_contract(ADAPTER, setup, rnd, pilots_of(ADAPTER, rnd)):
            view = GAME.view(step.before, step.seat)
            met.add(view.agenda[0].kind)
            state = imagine(view, dice)
            assert GAME.view(state, step.seat) == view
            actions = GAME.legal_actions(step.before, step.seat)
            assert GAME.legal_actions(state, step.seat) == actions
            assert GAME.default_action(state, step.seat) in actions
            assert ADAPTER.conserved(state) == ADAPTER.conserved(step.before)
    assert met == set(DECISIONS)


def test_what_is_hidden_is_dealt_anew() -> None:
    table = Table("a", "b")
    hands = set()
    for number in range(12):
        state = imagine(table.view("a"), stream(bytes(32), str(number)))
        hands.add(state.ships[1].plans)
        assert state.ships[0].plans == table.ship("a").plans
        assert state.start.seed != table.state.start.seed
    assert len(hands) > 4


@pytest.mark.parametrize("sector", [None, "b"])
def test_who_does_not_decide_imagines_nothing(sector: str | None) -> None:
    with pytest.raises(ValueError, match="decides now"):
        imagine(Table("a", "b").view(sector), Dice(bytes(32), 0))
