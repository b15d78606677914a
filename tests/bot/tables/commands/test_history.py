"""Looking back: who may read what, in the log, at a moment, and in the exported file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.domain.table import EntryKind
from bot.errors import TableError
from bot.tables.record.verify import Discrepancy, verify
from rules.core.chance import commitment
from tests.bot.tables.conftest import ANNA, Open, OpenedService
from tests.bot.tables.record.test_verify import finished
from tests.bot.toys.toy import Picked, Revealed, Toy


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
    shown = json.loads(await service.tables.history.export(table_id))
    assert commitment(bytes.fromhex(shown["seed"])) == shown["seed_hash"]
    assert str(ANNA.id) not in [str(player.get("user_id")) for player in shown["players"]]
    found = verify(shown, {"toy": Toy()})
    assert found.ok
    assert (found.acts, found.events) == (12, 15)
    assert found == await service.tables.history.verify(table_id)
