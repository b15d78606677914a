"""Looking back: who may read what, and proof that a game was fair."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.domain.table import EntryKind
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.tables.record.verify import Discrepancy, verify
from rules.core.chance import commitment
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService
from tests.bot.toys.toy import Picked, Revealed, Toy
from tests.bot.toys.toy_presenter import presenters
from tools.verify import main


async def finished(service: OpenedService) -> int:
    table_id = (await service.begun(2)).table.id
    for _ in range(2):
        await service.revealed(table_id)
        await service.act(table_id, 0, "take", "stop")
    return table_id


async def record(service: OpenedService, table_id: int) -> Any:
    return json.loads(await service.tables.history.export(table_id))


async def test_the_log_tells_each_what_they_may_know(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 2")
    await service.act(table_id, 1, "pick 3", "seal")
    mine = await service.tables.history.log(table_id, 0)
    assert [step.action for step in mine] == ["", "pick 2", ""]
    assert mine[1].events == (Picked(0, 2),)
    theirs = await service.tables.history.log(table_id, 1)
    assert [step.action for step in theirs] == ["", "pick 3", "seal"]
    assert [step.action for step in await service.tables.history.log(table_id, None)] == ["", ""]


async def test_the_log_is_read_in_pages_back_to_the_start(service: OpenedService) -> None:
    table_id = await finished(service)
    everything = await service.tables.history.log(table_id, None, limit=100)
    pages: list[Any] = []
    before = None
    while page := await service.tables.history.log(table_id, None, limit=3, before=before):
        assert len(page) <= 3
        pages = [*page, *pages]
        before = await service.tables.history.bookmark(table_id, page[0])
    assert pages == everything
    assert everything[0].kind is EntryKind.START


async def test_recent_steps_are_the_same_from_memory_and_from_disk(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    assert [s.kind for s in (await service.tables.snapshot(table_id, 12)).recent] == [
        EntryKind.START
    ]
    await service.revealed(table_id)
    await service.act(table_id, 0, "take")
    await service.tables.undo.undo(table_id, ANNA)
    again = await open_service()
    held = (await service.tables.snapshot(table_id, 3)).recent
    assert list(held) == list((await again.tables.snapshot(table_id, 3)).recent)
    assert [step.kind for step in held] == [EntryKind.ACT, EntryKind.ACT, EntryKind.UNDO]
    await service.act(table_id, 0, "take")
    assert ((await service.tables.snapshot(table_id, 1)).recent)[0].action == "take"


async def test_a_moment_is_the_same_from_memory_and_by_replay(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    acted = await service.revealed(table_id)
    version = acted.position.table.version
    await service.act(table_id, 0, "take", "stop")
    again = await open_service()
    for tables in (service.tables, again.tables):
        position, step = await tables.history.position_at(table_id, version)
        assert position.state == acted.position.state
        assert isinstance(step.events[1], Revealed)
    with pytest.raises(TableError):
        await again.tables.history.position_at(table_id, 99)


async def test_a_running_game_is_exported_as_everybody_knows_it(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 2")
    await service.act(table_id, 1, "pick 3", "seal")
    data = await service.tables.history.export(table_id)
    kept = (await service.rows("tables"))[0]
    assert kept.seed.hex().encode() not in data
    shown = json.loads(data)
    assert "seed" not in shown
    assert shown["seed_hash"] == kept.seed_hash
    assert [move["kind"] for move in shown["moves"]] == ["start", "act"]
    assert not any("action" in move or "version" in move for move in shown["moves"])
    assert verify(shown, {"toy": Toy()}).faults == (Discrepancy("no-seed"),)


async def test_a_finished_game_is_exported_whole_and_holds(service: OpenedService) -> None:
    table_id = await finished(service)
    shown = await record(service, table_id)
    assert commitment(bytes.fromhex(shown["seed"])) == shown["seed_hash"]
    assert str(ANNA.id) not in [str(player.get("user_id")) for player in shown["players"]]
    found = verify(shown, {"toy": Toy()})
    assert found.ok
    assert (found.acts, found.events) == (12, 15)
    assert found == await service.tables.history.verify(table_id)


def spoil_seed(game: Any) -> None:
    game["seed"] = bytes(32).hex()


def spoil_die(game: Any) -> None:
    reveal = next(e for m in game["moves"] for e in m["events"] if e["kind"] == "Revealed")
    reveal["die"] = reveal["die"] % 6 + 1


def spoil_event(game: Any) -> None:
    game["moves"][1]["events"] = []


def spoil_action(game: Any) -> None:
    game["moves"][1]["action"] = "take"


def spoil_seats(game: Any) -> None:
    game["setup"]["seats"] = ["red"]


def spoil_end(game: Any) -> None:
    del game["moves"][-1]


def spoil_order(game: Any) -> None:
    game["moves"][2]["version"] = 1


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (spoil_seed, "seed-hash"),
        (spoil_die, "events"),
        (spoil_event, "events"),
        (spoil_action, "illegal"),
        (spoil_seats, "setup"),
        (spoil_end, "unfinished"),
        (spoil_order, "unreadable"),
        (lambda game: game.update(format="x"), "unreadable"),
        (lambda game: game.update(format_version=9), "unknown-format"),
        (lambda game: game.update(game="chess"), "unknown-game"),
        (lambda game: game.update(moves=[]), "unreadable"),
        (lambda game: game.update(moves=[{}]), "unreadable"),
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
    game = await record(service, await finished(service))
    spoil(game)
    found = verify(game, {"toy": Toy()})
    assert not found.ok
    assert found.faults[0].reason == reason


async def test_a_game_of_other_rules_is_not_called_unfair(service: OpenedService) -> None:
    game = await record(service, await finished(service))
    assert verify(game, {"toy": Loaded()}).faults == (Discrepancy("other-rules"),)
    spoil_seed(game)
    assert "seed-hash" in {f.reason for f in verify(game, {"toy": Loaded()}).faults}


@pytest.mark.parametrize("content", [None, [], "x", 7, {}])
def test_what_is_no_game_is_said_so(content: Any) -> None:
    assert verify(content, {"toy": Toy()}).faults == (Discrepancy("unreadable"),)


async def test_the_tool_ends_with_what_it_found(
    service: OpenedService,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("tools.verify.GAMES", {"toy": Toy()})
    table_id = await finished(service)
    file = tmp_path / "game.json"
    file.write_bytes(await service.tables.history.export(table_id))
    assert main([str(file)]) == 0
    assert "every die, card and event follows from it" in capsys.readouterr().out
    game = await record(service, table_id)
    spoil_die(game)
    file.write_text(json.dumps(game))
    assert main([str(file)]) == 1
    assert "Something else happened" in capsys.readouterr().out
    file.write_bytes(b"\xff")
    assert main([str(file)]) == 1
    assert main([str(tmp_path / "none.json")]) == 2
    assert main([]) == 2


class Stricter(Toy):
    """A later edition in which the winner gets a point less."""

    rules_version = 2

    def apply(self, state: Any, seat: int, action: Any) -> Any:
        transition = super().apply(state, seat, action)
        if action.verb != "seal" or transition.state.winner is None:
            return transition
        scores = list(transition.state.scores)
        scores[transition.state.winner] -= 1
        return replace(transition, state=replace(transition.state, scores=tuple(scores)))


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


class Renamed(Toy):
    """A later edition with the same rules that writes its states in another form."""

    rules_version = 2

    def encode_state(self, state: Any) -> Any:
        return {"form": 2, "state": super().encode_state(state)}

    def decode_state(self, data: Any, setup: Any, seed: bytes) -> Any:
        return super().decode_state(data["state"], setup, seed)


async def upgraded(open_service: Open, game: Toy) -> tuple[OpenedService, int, Any]:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    acted = await service.revealed(table_id)
    games: dict[str, GamePresenter] = presenters(game)
    return await open_service(games=games), table_id, acted.position


async def test_an_upgrade_that_changes_no_rule_leaves_no_trace(open_service: Open) -> None:
    class Later(Toy):
        rules_version = 2

    service, table_id, before = await upgraded(open_service, Later())
    moves = await service.rows("moves")
    position = await service.tables.position(table_id)
    assert position.state == before.state
    assert position.tokens == before.tokens
    assert await service.rows("moves") == moves
    assert (await service.rows("tables"))[0].rules_version == 2


async def test_a_game_goes_on_under_changed_rules_from_where_it_was(open_service: Open) -> None:
    service, table_id, before = await upgraded(open_service, Stricter())
    position = await service.tables.position(table_id)
    assert position.state == before.state
    assert [m.kind for m in await service.rows("moves")][-1] == "rebase"
    with pytest.raises(TableError) as caught:
        await service.tables.undo.undo(table_id, ANNA)
    assert caught.value.reason == "undo-too-far"
    await service.act(table_id, 0, "take", "stop")
    await service.revealed(table_id)
    await service.act(table_id, 0, "stop")
    found = await service.tables.history.verify(table_id)
    assert found.ok, found.faults
    assert (found.unchecked, found.acts) == (4, 7)


async def test_a_snapshot_of_another_form_is_made_anew(open_service: Open) -> None:
    service, table_id, before = await upgraded(open_service, Renamed())
    assert (await service.tables.position(table_id)).state == before.state
    await service.act(table_id, 0, "take")
    assert "rebase" not in [move.kind for move in await service.rows("moves")]


async def test_a_game_that_cant_be_read_any_more_is_said_so(open_service: Open) -> None:
    class Other(Renamed):
        def parse_action(self, text: str) -> Any:
            raise ValueError

    service, table_id, _ = await upgraded(open_service, Other())
    before = await service.contents()
    with pytest.raises(TableError) as caught:
        await service.tables.play.act(table_id, 0, "take", by=BOB)
    assert caught.value.reason == "table-broken"
    assert await service.contents() == before


@pytest.mark.sqlite_file
async def test_an_upgrade_writes_nothing_where_another_process_was_quicker(
    open_service: Open, tmp_path: Path
) -> None:
    class Overtaken(Stricter):
        def encode_state(self, state: Any) -> Any:
            """What an upgrade does before it writes: another process writes meanwhile."""
            if overtake:
                overtake.clear()
                with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as other, other:
                    other.execute("UPDATE tables SET version = version + 1")
            return super().encode_state(state)

    overtake: list[bool] = []
    service, table_id, before = await upgraded(open_service, Overtaken())
    kept = await service.rows("snapshots"), await service.rows("moves")
    overtake.append(True)
    with pytest.raises(TableError, match="storage-busy"):
        await service.tables.position(table_id)
    assert (await service.rows("snapshots"), await service.rows("moves")) == kept
    assert (await service.tables.position(table_id)).state == before.state
