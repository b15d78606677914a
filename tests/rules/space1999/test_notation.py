"""Lines of notation and snapshots: what is written, and what is refused when read."""

from __future__ import annotations

import json

import pytest

from rules.core.errors import BrokenData, UnreadableAction
from rules.core.game import Setup
from rules.core.typed_actions import read_action
from rules.space1999.central_computer import Propose
from rules.space1999.decision_rules import Pass
from rules.space1999.game import GAME
from rules.space1999.route_tiles import Lay, Leave
from rules.space1999.ships import Fly, Land, Step
from rules.space1999.slides import ExtraSlide, Remove, Slide, Stay
from rules.space1999.state import Action
from tests.rules.space1999.table import Table


def test_a_snapshot_that_does_not_fit_is_refused() -> None:
    table = Table("a", "b")
    data = GAME.encode_state(table.state)
    text = json.dumps(data)
    assert table.seed.hex() not in text
    three = Setup(("a", "b", "c"))
    with pytest.raises(BrokenData, match="not the seats"):
        GAME.decode_state(data, three, table.seed)
    data["ships"][0]["place"] = "terra"
    with pytest.raises(BrokenData, match="no such place"):
        GAME.decode_state(data, table.setup, table.seed)
    del data["ships"]
    with pytest.raises(BrokenData, match="ships"):
        GAME.decode_state(data, table.setup, table.seed)


LINES = {
    "fly n12": Fly("n12"),
    "fly base": Fly("base"),
    "propose land-corva": Propose("land-corva"),
    "pass": Pass(),
    "step n3": Step("n3"),
    "land corva": Land("corva"),
    "stay": Stay(),
    "lay curve g13 3": Lay("curve", "g13", 3),
    "leave": Leave(),
    "slide g2 h2": Slide("g2", "h2"),
    "remove a7": Remove("a7"),
    "extra-slide g2 h2": ExtraSlide("g2", "h2"),
}


@pytest.mark.parametrize(("line", "action"), LINES.items())
def test_each_action_has_its_line(line: str, action: Action) -> None:
    assert GAME.format_action(action) == line
    assert GAME.parse_action(line) == action


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "unknown-verb"),
        ("jump n3", "unknown-verb"),
        ("fly", "wrong-word-count"),
        ("fly N3", "unknown-word"),
        ("lay cross g1 0", "unknown-word"),
        ("lay curve g1 x", "unknown-word"),
        ("slide g0 g1", "unknown-word"),
        ("remove 7g", "unknown-word"),
    ],
)
def test_unreadable_lines_say_why(line: str, reason: str) -> None:
    with pytest.raises(UnreadableAction) as caught:
        GAME.parse_action(line)
    assert caught.value.reason == reason


def test_short_words_mean_the_only_legal_line_that_they_fit() -> None:
    table = Table("a", "b")
    table.give("a", place="n12", plans=("energy-3",))
    assert read_action(GAME, table.state, 0, "PROP en") == Propose("energy-3")
