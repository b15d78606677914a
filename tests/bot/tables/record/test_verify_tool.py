"""`python -m tools.verify`: what it says of a file, and with which code it ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bot.tables.conftest import OpenedService
from tests.bot.tables.record.test_verify import GAMES, finished, record, spoil_die
from tools.verify import main


@pytest.fixture
def code_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Runs the tool, which knows the toy here, on a file; returns the code with which it ends."""
    monkeypatch.setattr("tools.verify.GAMES", GAMES)

    def run(content: bytes | str, *arguments: str) -> int:
        file = tmp_path / "game.json"
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        return main([str(file), *arguments])

    return run


async def test_the_tool_ends_with_what_it_found(
    service: OpenedService, code_of: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    game = await record(service)
    assert code_of(json.dumps(game)) == 0
    assert "every die, card and event follows from it" in capsys.readouterr().out
    spoil_die(game)
    assert code_of(json.dumps(game)) == 1
    assert "Something else happened" in capsys.readouterr().out
    assert code_of(b"\xff") == 1
    assert main(["none.json"]) == 2
    assert main([]) == 2


async def test_the_tool_compares_with_what_was_posted(
    service: OpenedService, code_of: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    table_id = await finished(service)
    file = await service.tables.history.export(table_id)
    posted = await service.tables.history.fingerprint(table_id)
    assert code_of(file) == 0
    assert posted in capsys.readouterr().out
    assert code_of(file, f"`{posted.upper()}`") == 0
    assert "these are the moves that were played" in capsys.readouterr().out
    assert code_of(file, "0" * 64) == 1
    assert "Another one was posted" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"a": 1,\n"b" 2}', "line 2"),
        ('{"seed": 1, "seed": 2}', "a key comes twice"),
        ('{"a": NaN}', "NaN"),
        ("[" * 100_000, "too deep"),
        ("9" * 9999, "digits"),
    ],
)
def test_the_tool_names_the_line(
    text: str, said: str, code_of: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert code_of(text) == 1
    out = capsys.readouterr().out
    assert said in out
    assert "can't be read" in out


async def test_the_tool_names_the_field(
    service: OpenedService, code_of: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    game = await record(service)
    game["moves"][1]["seat"] = 1.5
    assert code_of(json.dumps(game)) == 1
    assert "moves[1].seat: " in capsys.readouterr().out
