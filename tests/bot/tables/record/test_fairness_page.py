"""The recipe in docs/fairness.md checks the file of a game, as it stands there."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bot.tables.conftest import OpenedService
from tests.bot.tables.record.test_verify import BOBS, STARTS, promised

PAGE = Path(__file__).parents[4] / "docs" / "fairness.md"
KEPT = "promise kept: True"
MADE = f"seed made of: ['seat 1 {BOBS}', 'start {STARTS}'] True"


@pytest.fixture
def recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[Any], list[str]]:
    """Runs the page's lines on a game's file; what they print."""
    (lines,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)

    def run(game: Any) -> list[str]:
        file = tmp_path / "game.json"
        file.write_text(json.dumps(game), encoding="utf-8")
        monkeypatch.setattr(sys, "argv", ["check.py", str(file)])
        exec(compile(lines, str(PAGE), "exec"), {})
        return capsys.readouterr().out.splitlines()

    return run


async def test_the_recipe_confirms_a_game(
    service: OpenedService, recipe: Callable[[Any], list[str]]
) -> None:
    assert recipe(await promised(service)) == [KEPT, MADE]


async def test_the_recipe_finds_another_secret_and_another_press(
    service: OpenedService, recipe: Callable[[Any], list[str]]
) -> None:
    game = await promised(service)
    game["dice"]["secret"] = bytes(32).hex()
    assert recipe(game) == [KEPT.replace("True", "False"), MADE.replace("True", "False")]
    game = await promised(service)
    game["dice"]["contributions"].pop()
    kept, made = recipe(game)
    assert kept == KEPT
    assert made.endswith("False")
