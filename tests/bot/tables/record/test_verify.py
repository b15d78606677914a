"""Verifying exported games, in Python and on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.command_line.parser import main
from bot.storage.messages import outbox
from bot.storage.messages.outbox import Progress
from bot.tables.record.schema import fingerprint
from bot.tables.record.verify import Discrepancy, verify
from rules.core import chance
from tests.bot.tables.conftest import ANNA, BOB, OpenedService
from tests.bot.toys.toy import Action, Revealed, Toy

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
        ("moves.1.events", "picked", "moves[1].events"),
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


class Lenient(Toy):
    """The toy game, which reads more spellings of an action than it writes."""

    def parse_action(self, text: str) -> Action:
        return super().parse_action(" ".join(text.split()))


async def test_an_action_is_written_as_the_program_writes_it(service: OpenedService) -> None:
    game = await record(service)
    put(game, "moves.1.action", "pick  3")
    (fault,) = verify(game, {"toy": Lenient()}).faults
    assert (fault.reason, fault.field) == ("unreadable", "moves[1].action")
    assert fault.why


@pytest.mark.parametrize("value", [1.0, True])
async def test_a_number_in_an_event_has_to_be_that_number(
    service: OpenedService, value: Any
) -> None:
    game = await record(service)
    picked = game["moves"][3]["events"][0]
    assert picked == {"kind": "picked", "seat": 1, "number": 1}
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


def spoil_seed(game: Any) -> None:
    game["seed"] = bytes(32).hex()


def spoil_die(game: Any) -> None:
    reveal = next(e for m in game["moves"] for e in m["events"] if e["kind"] == "revealed")
    reveal["die"] = reveal["die"] % 6 + 1


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (spoil_seed, "seed-hash"),
        (spoil_die, "events"),
        (lambda game: put(game, "moves.1.events", []), "events"),
        (lambda game: put(game, "moves.1.action", "take"), "illegal"),
        (lambda game: put(game, "setup.seats", ["red"]), "setup"),
        (lambda game: game["moves"].pop(), "unfinished"),
        (lambda game: put(game, "moves.2.version", 1), "unreadable"),
        (lambda game: put(game, "format", "x"), "unreadable"),
        (lambda game: put(game, "format_version", 9), "unknown-format"),
        (lambda game: put(game, "game", "chess"), "unknown-game"),
        (lambda game: put(game, "moves", []), "unreadable"),
        (lambda game: put(game, "moves", [{}]), "unreadable"),
        (lambda game: game.pop("setup"), "unreadable"),
        (lambda game: game["moves"].insert(2, {**game["moves"][1], "kind": "x"}), "unreadable"),
        (
            lambda game: game["moves"].append(
                {**game["moves"][-1], "version": 99, "kind": "undo", "undoes": [77]}
            ),
            "undo",
        ),
    ],
)
async def test_whatever_was_changed_in_a_file_is_found(
    service: OpenedService, spoil: Any, reason: str
) -> None:
    game = await record(service)
    spoil(game)
    found = verify(game, GAMES)
    assert not found.ok
    assert found.faults[0].reason == reason


async def promised(service: OpenedService) -> Any:
    """A finished game whose seed was made with presses: Bob's, and that of the start."""
    table = await service.lobby(1)
    progress = Progress(live_message_id=1000)
    await service.database.write(outbox.settle, table.id, progress, service.clock.now())
    await service.tables.lobby.join(table.id, BOB, press_id=BOBS)
    await service.tables.lobby.start(table.id, ANNA, press_id=STARTS)
    for _ in range(2):
        await service.revealed(table.id)
        await service.act(table.id, 0, "take", "stop")
    return json.loads(await service.tables.history.export(table.id))


BOBS, STARTS = 1456074443980800016, 1456074443980800017


def tampered(path: str, value: Any) -> Callable[[Any], None]:
    return lambda game: put(game["dice"], path, value)


def as_drawn_alone(game: Any) -> None:
    """As if no press had been added, though the promise is kept."""
    game["dice"]["contributions"] = []


def loaded(game: Any) -> None:
    """The operator puts another secret in place of the one that was promised."""
    secret = bytes(32)
    game["dice"]["secret"] = secret.hex()
    recipe = [("seat 1", BOBS), ("start", STARTS)]
    game["seed"] = chance.seed_of(secret, recipe).hex()
    game["seed_hash"] = chance.commitment(bytes.fromhex(game["seed"]))


@pytest.mark.parametrize(
    ("spoil", "reasons"),
    [
        (tampered("secret", bytes(32).hex()), {"promise", "contributions"}),
        (loaded, {"promise", "events"}),
        (tampered("promise", "0" * 64), {"promise"}),
        (tampered("contributions.0.press", str(BOBS + 1)), {"contributions"}),
        (tampered("contributions.1.press", str(STARTS + 1)), {"contributions"}),
        (tampered("contributions.0.seat", 0), {"contributions"}),
        (as_drawn_alone, {"contributions"}),
        (tampered("message", str(STARTS)), {"early-press"}),
        (tampered("message", str(BOBS)), {"early-press"}),
        (tampered("message", None), {"early-press"}),
        (spoil_seed, {"seed-hash", "contributions", "events"}),
        (tampered("contributions.0.press", BOBS), {"unreadable"}),
        (tampered("contributions.0.press", "0x1"), {"unreadable"}),
        (tampered("contributions.0.press", "9" * 20), {"unreadable"}),
        (tampered("contributions.0.seat", None), {"unreadable"}),
        (tampered("contributions.0.seat", 2), {"unreadable"}),
        (tampered("contributions.1.seat", 1), {"unreadable"}),
        (tampered("contributions.1.seat", 0), {"unreadable"}),
        (tampered("secret", "00"), {"unreadable"}),
        (tampered("salt", 1), {"unreadable"}),
        (lambda game: game.pop("dice"), {"unreadable"}),
        (lambda game: put(game, "format_version", 1), {"unreadable"}),
    ],
)
async def test_whatever_was_changed_of_the_dice_is_found(
    service: OpenedService, spoil: Any, reasons: set[str]
) -> None:
    game = await promised(service)
    assert verify(game, GAMES).ok
    spoil(game)
    assert {fault.reason for fault in verify(game, GAMES).faults} == reasons


async def test_the_dice_are_in_the_fingerprint(service: OpenedService) -> None:
    game = await promised(service)
    before = fingerprint(game)
    for part, value in (("promise", "0" * 64), ("message", "1"), ("contributions", [])):
        other = deepcopy(game)
        other["dice"][part] = value
        assert fingerprint(other) != before


class Loaded(Toy):
    """A later edition whose dice show something else."""

    rules_version = 2

    def apply(self, state: Any, seat: int, action: Any) -> Any:
        transition = super().apply(state, seat, action)
        events = tuple(
            replace(event, die=event.die % 6 + 1) if isinstance(event, Revealed) else event
            for event in transition.events
        )
        return replace(transition, events=events)


async def test_a_game_of_other_rules_is_not_called_unfair(service: OpenedService) -> None:
    game = await record(service)
    assert verify(game, {"toy": Loaded()}).faults == (Discrepancy("other-rules"),)
    spoil_seed(game)
    assert "seed-hash" in {f.reason for f in verify(game, {"toy": Loaded()}).faults}


@pytest.mark.parametrize("content", [None, [], "x", 7, {}])
def test_what_is_no_game_is_said_so(content: Any) -> None:
    assert verify(content, GAMES).faults == (Discrepancy("unreadable"),)


@pytest.fixture
def code_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Runs the command, which knows the toy here, on a file; returns its exit code."""
    monkeypatch.setattr("bot.command_line.verify.GAMES", GAMES)

    def run(content: bytes | str, *arguments: str) -> int:
        file = tmp_path / "game.json"
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        return main(["verify", str(file), *arguments])

    return run


async def test_the_command_ends_with_what_it_found(
    service: OpenedService, code_of: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    game = await record(service)
    assert code_of(json.dumps(game)) == 0
    assert "Every die, card and event follows from the seed" in capsys.readouterr().out
    spoil_die(game)
    assert code_of(json.dumps(game)) == 1
    assert "Something else happened" in capsys.readouterr().out
    assert code_of(b"\xff") == 1
    assert main(["verify", "none.json"]) == 2
    assert "none.json: No such file" in capsys.readouterr().err


async def test_the_command_says_of_each_part_what_it_proves(
    service: OpenedService, code_of: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    game = await promised(service)
    assert code_of(json.dumps(game)) == 0
    told = capsys.readouterr().out
    for line in (
        f"Promised secret (SHA-256): {game['dice']['promise']}",
        f"Press of seat 1: {BOBS} (2026-01-01 00:00:00.000000 UTC)",
        f"Press of start: {STARTS} (2026-01-01 00:00:00.000000 UTC)",
        "✓ The secret is the promised one.",
        "✓ The seed is made of the secret and of these presses, all later than the promise.",
        "✓ Every die, card and event follows from the seed.",
    ):
        assert line in told
    as_drawn_alone(game)
    assert code_of(json.dumps(game)) == 1
    assert "The seed isn't made of the secret and the presses." in capsys.readouterr().out
    assert code_of(json.dumps(await record(service))) == 0
    assert "! The seed is made of the secret alone" in capsys.readouterr().out


async def test_the_command_compares_with_what_was_posted(
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
def test_the_command_names_the_line(
    text: str, said: str, code_of: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert code_of(text) == 1
    out = capsys.readouterr().out
    assert said in out
    assert "can't be read" in out


async def test_the_command_names_the_field(
    service: OpenedService, code_of: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    game = await record(service)
    game["moves"][1]["seat"] = 1.5
    assert code_of(json.dumps(game)) == 1
    assert "moves[1].seat: " in capsys.readouterr().out
