"""Errors carry a reason and figures, no sentences."""

from __future__ import annotations

import re

from rules.core.errors import REASONS as CORE
from rules.core.errors import IllegalAction, RulesError


def test_an_error_says_its_reason_and_figures() -> None:
    error = IllegalAction("money-lacking", needed=5, held=3)
    assert (error.reason, error.params) == ("money-lacking", {"needed": 5, "held": 3})
    assert str(error) == "money-lacking (held=3, needed=5)"
    assert str(RulesError("game-over")) == "game-over"


def test_reasons_and_their_figures_are_ids() -> None:
    for reason, params in CORE.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", reason)
        assert all(re.fullmatch(r"[a-z]+", name) for name in params)
