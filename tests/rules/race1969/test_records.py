"""Notation, snapshots and logged events, and recorded games that replay."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules.core.errors import AmbiguousAction, BrokenData, IllegalAction, UnreadableAction
from rules.core.game import Setup, replay
from rules.core.structs import kind_id
from rules.core.typed_actions import read_action
from rules.race1969.espionage import Discard, MoonFlagAdvanced, Play, Seal, Take
from rules.race1969.game import GAME
from rules.race1969.income import Forgo, Trade
from rules.race1969.missions import Keep, Launch, Reroll, Stay
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.state import Action, Event, Flight
from tests.rules.race1969.adapter import universe
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


LINES = {
    "trade 2": Trade(2),
    "forgo": Forgo(),
    "discard 1": Discard(1),
    "hire famous launch-pad": Hire("famous", "launch-pad"),
    "spy ussr ground-control": Spy("ussr", "ground-control"),
    "buy 3": Buy(3),
    "done": Done(),
    "launch booster": Launch("booster"),
    "stay": Stay(),
    "reroll 4": Reroll(4),
    "keep": Keep(),
    "play 3": Play(3),
    "take 3": Take(3),
    "seal": Seal(),
}


@pytest.mark.parametrize(("line", "action"), LINES.items())
def test_each_action_has_its_line(line: str, action: Action) -> None:
    assert GAME.format_action(action) == line
    assert GAME.parse_action(line) == action


@pytest.mark.parametrize(
    ("line", "reason", "params"),
    [
        ("", "unknown-verb", {"word": ""}),
        ("fly", "unknown-verb", {"word": "fly"}),
        ("Hire base eva", "unknown-verb", {"word": "Hire"}),
        ("hire base", "wrong-word-count", {"verb": "hire", "count": 1, "needed": 2}),
        ("done now", "wrong-word-count", {"verb": "done", "count": 1, "needed": 0}),
        ("hire base  eva", "wrong-word-count", {"verb": "hire", "count": 3, "needed": 2}),
        ("hire wizard eva", "unknown-word", {"word": "wizard", "part": "scientist"}),
        ("hire spy eva", "unknown-word", {"word": "spy", "part": "scientist"}),
        ("hire base mars", "unknown-word", {"word": "mars", "part": "research"}),
        ("spy italy eva", "unknown-word", {"word": "italy", "part": "nation"}),
        ("buy many", "unknown-word", {"word": "many", "part": "count"}),
        ("buy -1", "unknown-word", {"word": "-1", "part": "count"}),
        ("buy 03", "unknown-word", {"word": "03", "part": "count"}),
        ("buy ３", "unknown-word", {"word": "３", "part": "count"}),
        ("trade 999", "unknown-word", {"word": "999", "part": "points"}),
        ("launch To-The-Moon", "unknown-word", {"word": "To-The-Moon", "part": "mission"}),
    ],
)
def test_unreadable_lines_name_the_word(line: str, reason: str, params: dict[str, object]) -> None:
    with pytest.raises(UnreadableAction) as caught:
        GAME.parse_action(line)
    assert (caught.value.reason, caught.value.params) == (reason, params)


def test_whatever_can_be_read_is_written_the_same() -> None:
    lines = {GAME.format_action(action) for action in universe(Table().setup)}
    readable = 0
    for line in lines:
        try:
            action = GAME.parse_action(line)
        except UnreadableAction:
            continue
        readable += 1
        assert GAME.format_action(action) == line
    assert readable > 150


@pytest.fixture
def purchasing() -> Table:
    table = Table("usa", "ussr", "france")
    table.pass_until("purchases", "usa")
    return table


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("done", "done"),
        ("hi fam la", "hire famous launch-pad"),
        ("  HIRE  Base   eva ", "hire base eva"),
        ("s uss gr", "spy ussr ground-control"),
        ("b 2", "buy 2"),
        ("d", "done"),
    ],
)
def test_short_words_mean_the_legal_action(purchasing: Table, typed: str, line: str) -> None:
    assert GAME.format_action(read_action(GAME, purchasing.state, 0, typed)) == line


def test_ambiguous_words_are_told(purchasing: Table) -> None:
    with pytest.raises(AmbiguousAction) as caught:
        read_action(GAME, purchasing.state, 0, "hire base e")
    assert caught.value.reason == "ambiguous-action"
    assert caught.value.params == {
        "text": "hire base e",
        "count": 2,
        "first": "hire base eva",
    }


def test_a_whole_id_is_never_ambiguous(purchasing: Table) -> None:
    purchasing.pass_until("missions", "usa")
    purchasing.give("usa", money=60)
    assert read_action(GAME, purchasing.state, 0, "launch csm") == Launch("csm")
    with pytest.raises(AmbiguousAction):
        read_action(GAME, purchasing.state, 0, "launch l")


@pytest.mark.parametrize("flown", ["csm", "booster", "lem", "launch-pad"])
def test_a_whole_id_is_never_short_for_a_longer_one(purchasing: Table, flown: str) -> None:
    purchasing.pass_until("missions", "usa")
    purchasing.give("usa", money=60, flights=(Flight(0, flown, 1962, 1, 0),))
    line = f"launch {flown}"
    assert [legal for legal in purchasing.legal("usa") if legal.startswith(f"{line}-")]
    action = read_action(GAME, purchasing.state, 0, line)
    assert action == Launch(flown)
    with pytest.raises(IllegalAction, match="mission-flown"):
        GAME.apply(purchasing.state, 0, action)


def test_part_of_an_id_still_means_the_only_one_that_may_be_launched(purchasing: Table) -> None:
    purchasing.pass_until("missions", "usa")
    purchasing.give("usa", money=60, flights=(Flight(0, "csm", 1962, 1, 0),))
    assert read_action(GAME, purchasing.state, 0, "launch cs") == Launch("csm-eva")
    assert read_action(GAME, purchasing.state, 0, "launch csm-") == Launch("csm-eva")


def test_readable_but_illegal_is_left_to_the_rules(purchasing: Table) -> None:
    action = read_action(GAME, purchasing.state, 0, "launch csm")
    with pytest.raises(IllegalAction, match="not-now"):
        GAME.apply(purchasing.state, 0, action)


def test_nonsense_stays_unreadable(purchasing: Table) -> None:
    with pytest.raises(UnreadableAction):
        read_action(GAME, purchasing.state, 0, "hire nobody")


RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.json"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_goes_as_its_golden_transcript(
    path: Path, golden: Callable[[str, bytes], None]
) -> None:
    record = json.loads(path.read_text())
    assert record["rules_version"] == GAME.rules_version
    setup = Setup(tuple(record["seats"]), record["options"], record["content"])
    actions = [(int(seat), line) for seat, line in (x.split(" ", 1) for x in record["actions"])]
    played = ["", *(f"{setup.seats[seat]}: {line}" for seat, line in actions)]
    lines = []
    transitions = list(replay(GAME, setup, bytes.fromhex(record["seed"]), actions))
    for line, transition in zip(played, transitions, strict=True):
        lines.append(f"{line} |" if transition.barrier else line)
        for event in transition.events:
            figures = GAME.encode_event(event)
            lines.append(f"  {figures.pop('kind')} {json.dumps(figures)}")
    outcome = GAME.outcome(transitions[-1].state)
    assert outcome is not None
    assert [standing.seat for standing in outcome.standings] == record["order"]
    golden(f"{path.stem}.txt", "\n".join([*lines, ""]).encode())


def test_there_are_recorded_games_of_all_sizes_and_options() -> None:
    records = [json.loads(path.read_text()) for path in RECORDED]
    assert {len(record["seats"]) for record in records} >= {2, 3, 5}
    assert {record["options"].get("espionage") for record in records} >= {"sealed", "rulebook"}
