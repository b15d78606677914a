"""Recorded games go the same way for ever, or `rules_version` has to rise.

`recorded/` holds what a game needs to be played again; `golden/` what happened in it, line by
line, to be read when the two part.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.core.game import Setup, replay
from rules.race1969.game import GAME

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
