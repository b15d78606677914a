"""Games that an earlier edition of their rules, or another form of their states, began."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.errors import TableError
from bot.games.base import GamePresenter
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService
from tests.bot.toys.later_editions import Renamed, Stricter
from tests.bot.toys.toy import Toy
from tests.bot.toys.toy_presenter import presenters


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
