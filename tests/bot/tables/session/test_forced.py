"""People who have no choice aren't asked: it is done, recorded, told, and can be taken back."""

from __future__ import annotations

import json
from typing import Any

from bot.domain.table import LogEntry, Position
from bot.domain.votes import UndoVote
from bot.i18n import words
from bot.messages.components.log_entries import describe_entries
from bot.messages.components.position_view import PositionView
from bot.tables.record.verify import verify
from bot.tables.session.calls import next_call
from rules.core.decision_rules import DecisionKind, always
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService
from tests.bot.toys.toy import Action, Seal, State, Stop, Take, Toy, bonus_actions
from tests.bot.toys.toy_presenter import presenters


def only_stop(state: State, seat: int) -> Action | None:
    legal = bonus_actions(state, seat)
    return legal[0] if len(legal) == 1 else None


class Brief(Toy):
    """Whoever may only stop isn't asked."""

    kinds = {
        **Toy.kinds,
        "bonus": DecisionKind(bonus_actions, always(Stop()), only_stop),
    }


async def opened(open_service: Open) -> tuple[OpenedService, int]:
    service = await open_service(games=presenters(Brief()))
    return service, (await service.begun(2)).table.id


async def log(service: OpenedService, table_id: int) -> list[tuple[Any, ...]]:
    entries = (await service.tables.snapshot(table_id, 32)).recent
    return [(entry.seat, entry.action, entry.how, entry.by) for entry in entries]


async def test_it_is_done_at_once_and_recorded_as_such(open_service: Open) -> None:
    service, table_id = await opened(open_service)
    await service.revealed(table_id)
    await service.act(table_id, 0, "take")
    acted = await service.act(table_id, 0, "take")
    assert acted.position.state.round == 2
    assert (await log(service, table_id))[-2:] == [
        (0, "take", "person", ANNA.id),
        (0, "stop", "forced", None),
    ]
    assert {decision.kind for decision in Brief().decisions(acted.position.state)} == {"pick"}


async def test_nobody_is_called_for_it(open_service: Open) -> None:
    """Whoever has moved last, forced moves aside, knows that they are up."""
    service, table_id = await opened(open_service)
    await service.revealed(table_id)
    await service.act(table_id, 0, "take")
    await service.act(table_id, 0, "take")
    recent = (await service.tables.snapshot(table_id, 32)).recent
    assert recent[-1].how == "forced"
    assert next_call(Brief(), {0}, recent, service.clock.now()) is None
    assert next_call(Brief(), {1}, recent, service.clock.now()) is not None


async def test_the_log_says_that_there_was_nothing_to_choose(open_service: Open) -> None:
    service, table_id = await opened(open_service)
    await service.revealed(table_id)
    await service.act(table_id, 0, "take")
    acted = await service.act(table_id, 0, "take")
    view = PositionView(presenters(Brief())["toy"], acted.position, None, words("en"))
    assert describe_entries(view, acted.entries) == ["• Took", "• ☑️ Nothing to choose: Stopped"]


async def test_an_undo_takes_it_back_with_the_move_before(open_service: Open) -> None:
    service, table_id = await opened(open_service)
    await service.revealed(table_id)
    await service.act(table_id, 0, "take")
    before = await service.tables.position(table_id)
    acted = await service.act(table_id, 0, "take")
    assert acted.ticket is not None
    undone = await service.tables.undo.undo(table_id, ANNA, ticket=acted.ticket)
    assert isinstance(undone, Position)
    assert undone.state == before.state
    assert not isinstance(undone, UndoVote)


async def test_a_game_with_it_is_exported_and_verified(open_service: Open) -> None:
    service, table_id = await opened(open_service)
    while (position := await service.tables.position(table_id)).table.status == "running":
        game = Brief()
        decision = game.decisions(position.state)[0]
        legal = game.legal_actions(position.state, decision.seat)
        assert len(legal) > 1, "who is asked has a choice"
        action = next((one for one in legal if isinstance(one, Seal | Take)), legal[0])
        person = (ANNA, BOB)[decision.seat]
        await service.tables.play.act(table_id, decision.seat, action, by=person)
    record = json.loads(await service.tables.history.export(table_id))
    assert [move["how"] for move in record["moves"]].count("forced") == 2
    found = verify(record, {"toy": Brief()})
    assert found.ok
    assert found.acts == sum(move["kind"] == "act" for move in record["moves"])


async def test_autopilots_go_on_after_it(open_service: Open) -> None:
    service = await open_service(games=presenters(Brief()))
    table_id = (await service.begun(1, 1)).table.id
    await service.act(table_id, 0, "pick 3", "seal")
    entries: list[LogEntry] = list((await service.tables.snapshot(table_id, 32)).recent)
    assert entries[-1].how in ("autopilot", "person")
    await service.act(table_id, 0, "take", "take")
    assert [entry[2] for entry in await log(service, table_id)].count("forced") == 1


async def test_a_question_that_an_earlier_program_asked_is_answered(open_service: Open) -> None:
    """A running game goes on: its person may still answer what wouldn't be asked any more."""
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    await service.revealed(table_id)
    await service.act(table_id, 0, "take", "take")
    later = await open_service(games=presenters(Brief()))
    position = await later.tables.position(table_id)
    assert Brief().forced_action(position.state, 0) is not None
    acted = await later.act(table_id, 0, "stop")
    assert acted.position.state.round == 2
