"""Files that were tampered with: what isn't possible is named, what is possible is told apart."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.tables.record.schema import fingerprint
from bot.tables.record.verify import Discrepancy, verify
from tests.bot.tables.conftest import OpenedService
from tests.bot.toys.toy import Toy
from tools.verify import main

GAMES = {"toy": Toy()}


async def finished(service: OpenedService, last: str = "take") -> int:
    table_id = (await service.begun(2)).table.id
    for _ in range(2):
        await service.revealed(table_id)
        await service.act(table_id, 0, last, "stop")
    return table_id


async def record(service: OpenedService) -> Any:
    return json.loads(await service.tables.history.export(await finished(service)))


def put(game: Any, path: str, value: Any) -> None:
    *way, last = path.split(".")
    for key in way:
        game = game[int(key) if key.isdecimal() else key]
    game[int(last) if last.isdecimal() else last] = value


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("moves.1.seat", 0.0, "moves[1].seat"),
        ("moves.1.seat", 1.5, "moves[1].seat"),
        ("moves.1.seat", False, "moves[1].seat"),
        ("moves.1.seat", "0", "moves[1].seat"),
        ("moves.1.seat", -1, "moves[1].seat"),
        ("moves.1.seat", None, "moves[1]"),
        ("moves.1.seat", 7, "moves[1].seat"),
        ("moves.2.version", 3.0, "moves[2].version"),
        ("moves.2.version", True, "moves[2].version"),
        ("moves.2.version", 1, "moves[2].version"),
        ("moves.1.kind", "wish", "moves[1].kind"),
        ("moves.1.kind", "start", "moves[1].kind"),
        ("moves.0.kind", "pause", "moves[1].kind"),
        ("moves.1.action", ["pick 3"], "moves[1].action"),
        ("moves.1.action", "pick  3", "moves[1].action"),
        ("moves.1.events", "Picked", "moves[1].events"),
        ("moves.1.events", [7], "moves[1].events[0]"),
        ("moves.1.by", 7, "moves[1].by"),
        ("setup.seats", "red green", "setup.seats"),
        ("setup.seats.0", 1, "setup.seats[0]"),
        ("setup.options.stakes", True, "setup.options.stakes"),
        ("rules_version", 1.0, "rules_version"),
        ("format_version", True, "format_version"),
        ("players.0.seat", 0.5, "players[0].seat"),
        ("seed", "00", "seed"),
        ("status", "won", "status"),
        ("surprise", 1, "surprise"),
    ],
)
async def test_a_value_of_the_wrong_kind_is_named_by_its_place(
    service: OpenedService, path: str, value: Any, field: str
) -> None:
    game = await record(service)
    put(game, path, value)
    (fault,) = verify(game, GAMES).faults
    assert (fault.reason, fault.field) == ("unreadable", field)
    assert fault.why


@pytest.mark.parametrize("value", [1.0, True])
async def test_a_number_in_an_event_has_to_be_that_number(
    service: OpenedService, value: Any
) -> None:
    game = await record(service)
    picked = game["moves"][3]["events"][0]
    assert picked == {"kind": "Picked", "seat": 1, "number": 1}
    picked["number"] = value
    assert verify(game, GAMES).faults == (Discrepancy("events", game["moves"][3]["version"]),)


async def test_another_game_that_would_have_been_possible_has_another_fingerprint(
    service: OpenedService,
) -> None:
    """The same seed, rules and outcome of every die; but Anna is said to have taken nothing."""
    table_id = await finished(service)
    game = json.loads(await service.tables.history.export(table_id))
    other = deepcopy(game)
    other["moves"] = [move for move in game["moves"] if move["action"] != "take"]
    assert len(other["moves"]) < len(game["moves"])
    true, false = verify(game, GAMES), verify(other, GAMES)
    assert true.ok
    assert false.ok, "the seed alone can't tell"
    assert (
        true.fingerprint == await service.tables.history.fingerprint(table_id) == fingerprint(game)
    )
    assert false.fingerprint != true.fingerprint


@pytest.mark.parametrize("path", ["moves.1.at", "moves.1.how", "setup.options.stakes", "status"])
async def test_whatever_was_played_is_in_the_fingerprint(service: OpenedService, path: str) -> None:
    game = await record(service)
    before = fingerprint(game)
    put(game, path, "closed" if path == "status" else "high" if "stakes" in path else "clock")
    assert fingerprint(game) != before


async def test_a_later_name_does_not_change_the_fingerprint(service: OpenedService) -> None:
    game = await record(service)
    before = fingerprint(game)
    game["players"][0]["name"] = "Anna the Great"
    assert fingerprint(game) == before
    assert verify(game, GAMES).ok


async def test_the_tool_compares_with_what_was_posted(
    service: OpenedService,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("tools.verify.GAMES", GAMES)
    table_id = await finished(service)
    file = tmp_path / "game.json"
    file.write_bytes(await service.tables.history.export(table_id))
    posted = await service.tables.history.fingerprint(table_id)
    assert main([str(file)]) == 0
    assert posted in capsys.readouterr().out
    assert main([str(file), f"`{posted.upper()}`"]) == 0
    assert "these are the moves that were played" in capsys.readouterr().out
    assert main([str(file), "0" * 64]) == 1
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
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert main([str(file)]) == 1
    out = capsys.readouterr().out
    assert said in out
    assert "can't be read" in out


async def test_the_tool_names_the_field(
    service: OpenedService,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("tools.verify.GAMES", GAMES)
    game = await record(service)
    game["moves"][1]["seat"] = 1.5
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))
    assert main([str(file)]) == 1
    assert "moves[1].seat: " in capsys.readouterr().out
