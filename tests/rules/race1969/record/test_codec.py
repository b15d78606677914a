"""Snapshots and logged events: what is written, and what is refused when read."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from rules.core.errors import BrokenData
from rules.core.structs import kind_id
from rules.race1969.espionage import MoonFlagAdvanced
from rules.race1969.game import GAME
from rules.race1969.state import Event
from tests.rules.race1969.table import Table


@pytest.fixture
def table() -> Table:
    table = Table("usa", "ussr", "france")
    table.pass_until("missions", "usa")
    table.staff("usa", "robotics", "genius", "base", bonus=True)
    table.staff("ussr", "eva", "spy")
    table.deal("ussr", 1, 2, 3)
    table.deal("france", 3)
    table.roll("usa", "eva", "sssnn")
    table.do("ussr", "play 2")
    return table


def test_a_snapshot_in_the_middle_of_a_play(table: Table) -> None:
    data = json.loads(json.dumps(GAME.encode_state(table.state)))
    assert data["nations"][0]["researches"] == {
        "robotics": {"scientists": ["genius", "base"], "bonus": True}
    }
    assert data["launch"]["plays"] == [[], [2], []]
    again = GAME.decode_state(data, table.setup, table.seed)
    assert again == table.state


def test_a_snapshot_holds_neither_seed_nor_board(table: Table) -> None:
    text = json.dumps(GAME.encode_state(table.state))
    assert table.seed.hex() not in text
    assert "launch_cost" not in text


def _broken(table: Table) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(GAME.encode_state(table.state))
    return data


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("round",), "first", "round"),
        (("nations", 0, "money"), None, "nations.0.money"),
        (("nations", 1, "hand"), ["ace"], "nations.1.hand.0"),
        (("launch", "cell"), [], "launch.cell"),
        (("extra",), 1, "extra"),
    ],
)
def test_a_broken_snapshot_names_the_field_and_not_its_content(
    table: Table, path: tuple[Any, ...], value: Any, field: str
) -> None:
    data = part = _broken(table)
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(BrokenData) as caught:
        GAME.decode_state(data, table.setup, table.seed)
    assert caught.value.params["field"] == field
    assert "ace" not in str(caught.value)
    assert caught.value.__cause__ is None


@pytest.mark.parametrize(
    "researches",
    [
        {"alchemy": {"scientists": [], "bonus": True}},
        {"eva": {"scientists": ["wizard"], "bonus": False}},
        {"eva": {"scientists": ["genius", "genius"], "bonus": False}},
        {"eva": {"scientists": ["base", "base", "base"], "bonus": False}},
    ],
)
def test_a_snapshot_of_an_impossible_sheet_is_refused(
    table: Table, researches: dict[str, Any]
) -> None:
    data = _broken(table)
    data["nations"][0]["researches"] = researches
    with pytest.raises(BrokenData):
        GAME.decode_state(data, table.setup, table.seed)


def test_each_kind_of_event_has_its_own_name() -> None:
    kinds = Event.kinds.values()
    assert len({kind_id(kind) for kind in kinds}) == len(kinds)
    assert GAME.encode_event(MoonFlagAdvanced(1, 3)) == {
        "kind": "moon-flag-advanced",
        "seat": 1,
        "cell": 3,
    }


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"kind": "moon-landing"},
        {"kind": ["flag-placed"]},
        {"kind": "flag-placed", "seat": 1},
        {"kind": "flag-placed", "seat": "left", "mission": "eva"},
    ],
)
def test_an_unreadable_event_is_refused(data: Any) -> None:
    with pytest.raises(BrokenData):
        GAME.decode_event(data)
