"""Notation, snapshots and the order of decisions; whole games of autopilots end."""

from __future__ import annotations

import json
import random

import pytest

from rules.core.chance import stream
from rules.core.decisions.typed_actions import read_action
from rules.core.errors import BrokenData, UnreadableAction
from rules.core.game import Setup
from rules.space1999 import actions as a
from rules.space1999.game import GAME
from rules.space1999.terms import SECTORS
from tests.rules.space1999.table import Table

LINES = {
    "fly n12": a.Fly("n12"),
    "fly base": a.Fly("base"),
    "propose land-corva": a.Propose("land-corva"),
    "pass": a.Pass(),
    "step n3": a.Step("n3"),
    "land corva": a.Land("corva"),
    "stay": a.Stay(),
    "lay curve g13 3": a.Lay("curve", "g13", 3),
    "leave": a.Leave(),
    "slide g2 h2": a.Slide("g2", "h2"),
    "remove a7": a.Remove("a7"),
    "extra-slide g2 h2": a.ExtraSlide("g2", "h2"),
}


@pytest.mark.parametrize(("line", "action"), LINES.items())
def test_each_action_has_its_line(line: str, action: a.Action) -> None:
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
    assert read_action(GAME, table.state, 0, "PROP en") == a.Propose("energy-3")


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


def test_a_decision_is_told_by_round_number_and_steps_left() -> None:
    table = Table("a", "b")
    (decision,) = GAME.decisions(table.state)
    assert (decision.kind, decision.about, decision.secret) == ("turn", "1 1", False)


def rounds(number: int, seats: int) -> int | None:
    """How many rounds autopilots need; none where they haven't ended after 5,000 choices."""
    rnd = random.Random(number)
    seed = rnd.randbytes(32)
    dice = stream(seed, "autopilots")
    state = GAME.new(Setup(SECTORS[:seats]), seed).state
    pilot = next(iter(GAME.autopilots.values()))
    for _ in range(5000):
        deciding = GAME.decisions(state)
        if not deciding:
            return state.round
        seat = deciding[0].seat
        action = pilot.choose(GAME.view(state, seat), GAME.legal_actions(state, seat), dice)
        state = GAME.apply(state, seat, action).state
    return None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_autopilots_find_the_way_home(seats: int) -> None:
    played = [rounds(number, seats) for number in range(4)]
    assert None not in played
    assert 5 <= sorted(played)[2] <= 30
