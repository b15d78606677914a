"""Records of sample games: what is written is read back to the same position."""

from __future__ import annotations

import pytest

from bot.games.guide import replay_record
from rules.games import GAMES
from tools.sample_game import main, record


def test_a_record_leads_to_where_the_autopilots_came(capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES["race1969"]
    before, after = (replay_record(game, record(game, 2, 7, most, {})) for most in (4, 5))
    assert before != after
    assert game.decisions(after)
    main(["race1969", "--seats", "2", "--moves", "5"])
    assert replay_record(game, capsys.readouterr().out) == after


def test_a_record_keeps_the_options() -> None:
    game = GAMES["first_martians"]
    text = record(game, 2, 7, 1, {"mission": "riddle"})
    assert replay_record(game, text).start.mission.id == "riddle"
