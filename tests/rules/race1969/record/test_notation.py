"""Notation: one line an action, and three ways to be wrong."""

from __future__ import annotations

import pytest

from rules.core.errors import AmbiguousAction, IllegalAction, UnreadableAction
from rules.core.typed_actions import read_action
from rules.race1969.espionage import Discard, Play, Seal, Take
from rules.race1969.game import GAME
from rules.race1969.income import Forgo, Trade
from rules.race1969.missions import Keep, Launch, Reroll, Stay
from rules.race1969.purchases import Buy, Done, Hire, Spy
from rules.race1969.state import Action, Flight
from tests.rules.race1969.adapter import universe
from tests.rules.race1969.table import Table

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
def table() -> Table:
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
def test_short_words_mean_the_legal_action(table: Table, typed: str, line: str) -> None:
    assert GAME.format_action(read_action(GAME, table.state, 0, typed)) == line


def test_ambiguous_words_are_told(table: Table) -> None:
    with pytest.raises(AmbiguousAction) as caught:
        read_action(GAME, table.state, 0, "hire base e")
    assert caught.value.reason == "ambiguous-action"
    assert caught.value.params == {
        "text": "hire base e",
        "count": 2,
        "first": "hire base eva",
    }


def test_a_whole_id_is_never_ambiguous(table: Table) -> None:
    table.pass_until("missions", "usa")
    table.give("usa", money=60)
    assert read_action(GAME, table.state, 0, "launch csm") == Launch("csm")
    with pytest.raises(AmbiguousAction):
        read_action(GAME, table.state, 0, "launch l")


@pytest.mark.parametrize("flown", ["csm", "booster", "lem", "launch-pad"])
def test_a_whole_id_is_never_short_for_a_longer_one(table: Table, flown: str) -> None:
    table.pass_until("missions", "usa")
    table.give("usa", money=60, flights=(Flight(0, flown, 1962, 1, 0),))
    line = f"launch {flown}"
    assert [legal for legal in table.legal("usa") if legal.startswith(f"{line}-")]
    action = read_action(GAME, table.state, 0, line)
    assert action == Launch(flown)
    with pytest.raises(IllegalAction, match="mission-flown"):
        GAME.apply(table.state, 0, action)


def test_part_of_an_id_still_means_the_only_one_that_may_be_launched(table: Table) -> None:
    table.pass_until("missions", "usa")
    table.give("usa", money=60, flights=(Flight(0, "csm", 1962, 1, 0),))
    assert read_action(GAME, table.state, 0, "launch cs") == Launch("csm-eva")
    assert read_action(GAME, table.state, 0, "launch csm-") == Launch("csm-eva")


def test_readable_but_illegal_is_left_to_the_rules(table: Table) -> None:
    action = read_action(GAME, table.state, 0, "launch csm")
    with pytest.raises(IllegalAction, match="not-now"):
        GAME.apply(table.state, 0, action)


def test_nonsense_stays_unreadable(table: Table) -> None:
    with pytest.raises(UnreadableAction):
        read_action(GAME, table.state, 0, "hire nobody")
