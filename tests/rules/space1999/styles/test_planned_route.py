"""The autopilot of imagined games, which plans its whole route."""

from __future__ import annotations

from rules.core.chance import stream
from rules.space1999.autopilots import AUTOPILOTS, WeighingAutopilot
from rules.space1999.evaluation import PLAYOUT
from rules.space1999.game import GAME
from rules.space1999.state import Task
from rules.space1999.terms import TILE_CARD, TILES
from tests.rules.space1999.table import Table

PLANNER = WeighingAutopilot("planner", PLAYOUT)


def choice(table: Table, pilot: WeighingAutopilot = PLANNER) -> str:
    actions = GAME.legal_actions(table.state, 0)
    dice = stream(bytes(32), "planner")
    return GAME.format_action(pilot.choose(table.view("a"), actions, dice))


def table_with(*lines: str) -> Table:
    table = Table("a", "b")
    table.lay(*lines)
    return table


def test_a_tile_astray_is_slid_aside_at_once() -> None:
    table = table_with(*(f"a straight g{row} 0" for row in range(1, 5)), "a curve g5 2")
    aside = choice(table)
    assert aside.startswith("slide g5 ")
    table.do("a", aside)
    assert not choice(table).startswith("slide")


def test_a_spare_tile_is_slid_to_its_place() -> None:
    table = table_with(*(f"a straight g{row} 0" for row in range(1, 5)), "a straight i5 0")
    assert choice(table) == "slide i5 h5"
    table.do("a", "slide i5 h5")
    table.set(slid=0)
    assert choice(table) == "slide h5 g5"


def test_what_is_left_over_is_laid_before_the_tile_that_completes_the_route() -> None:
    table = table_with(*(f"a straight g{row} 0" for row in range(1, 6)), "a curve c3 0")
    table.give("a", tiles=(1, 1))
    table.set(turn=0, slid=3, agenda=(Task(0, TILES, 99),))
    spare = choice(table)
    assert spare.startswith("lay curve ")
    assert "g6" not in spare
    table.do("a", spare)
    assert choice(table) == "lay straight g6 0"


def test_a_program_removes_the_tile_that_a_rival_needs() -> None:
    rival = [f"b straight {column}7 1" for column in "abcd"]
    junk = [f"b curve {column}12 0" for column in "bdhjl"]
    table = table_with(*junk, *rival)
    table.set(turn=0, agenda=(Task(0, TILE_CARD, 99, card="remove-tile"),))
    assert len(table.legal("a")) > len(junk)
    assert choice(table) == "remove d7"


def test_a_quick_style_lays_tile_by_tile() -> None:
    table = table_with(*(f"a straight g{row} 0" for row in range(1, 5)), "a curve g5 2")
    navigator = AUTOPILOTS["navigator"]
    assert isinstance(navigator, WeighingAutopilot)
    assert not choice(table, navigator).startswith("slide")
