"""Undoing moves, alone and by vote."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

import bot
from bot.domain.table import EntryKind
from bot.domain.votes import UndoVote, VoteStatus
from bot.errors import REASONS, StaleControl
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService


async def voted(service: OpenedService, table_id: int) -> UndoVote:
    vote = await service.tables.undo.undo(table_id, ANNA)
    assert isinstance(vote, UndoVote)
    return vote


async def test_the_own_last_move_is_taken_back_alone(service: OpenedService) -> None:
    position = await service.begun(2)
    table_id = position.table.id
    await service.act(table_id, 0, "pick 2")
    acted = await service.act(table_id, 0, "pick 3")
    undone = await service.tables.undo.undo(table_id, ANNA)
    assert undone.state.picks == (2, 0)
    assert undone.table.version == acted.position.table.version + 1
    assert undone.tokens[0] not in (position.tokens[0], acted.position.tokens[0])
    undone = await service.tables.undo.undo(table_id, ANNA)
    assert undone.state == position.state
    await service.refused("nothing-to-undo", service.tables.undo.undo(table_id, ANNA))


async def test_what_was_asked_for_together_is_taken_back_together(open_service: Open) -> None:
    service = await open_service()
    position = await service.begun(2)
    table_id = position.table.id
    alone = await service.act(table_id, 0, "pick 1")
    both = await service.tables.play.act(table_id, 0, ["pick 2", "pick 3"], by=ANNA)
    await service.act(table_id, 1, "pick 2", "seal")
    again = await open_service()
    undone = await again.tables.undo.undo(table_id, ANNA, ticket=both.ticket)
    assert undone.state.picks == (1, 2)
    assert undone.state.sealed == (False, True)
    assert undone.tokens[0] != alone.position.tokens[0]
    with pytest.raises(StaleControl):
        await again.tables.undo.undo(table_id, ANNA, ticket=both.ticket)
    undone = await again.tables.undo.undo(table_id, ANNA)
    assert undone.state.picks == (0, 2)
    record = json.loads(await again.tables.history.export(table_id))
    assert "pick" not in json.dumps(record["moves"])


async def test_what_ends_in_a_reveal_is_voted_on_as_a_whole(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 1, "pick 1", "seal")
    acted = await service.tables.play.act(table_id, 0, ["pick 2", "seal"], by=ANNA)
    assert acted.position.state.winner == 0
    vote = await voted(service, table_id)
    await service.tables.undo.vote(table_id, vote.id, BOB, True)
    assert (await service.position(table_id)).state.picks == (0, 1)


async def test_the_log_only_grows(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 2")
    before = await service.rows("moves")
    await service.tables.undo.undo(table_id, ANNA)
    after = await service.rows("moves")
    assert after[:-1] == before
    assert (after[-1].kind, after[-1].detail) == ("undo", [before[-1].version])


async def test_what_others_did_in_secret_stays_and_is_not_given_away(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(3)).table.id
    await service.act(table_id, 0, "pick 2")
    await service.act(table_id, 1, "pick 3", "seal")
    undone = await service.tables.undo.undo(table_id, ANNA)
    assert undone.state.picks == (0, 3, 0)
    assert undone.state.sealed == (False, True, False)


async def test_a_clock_goes_on_through_an_undo(service: OpenedService) -> None:
    position = await service.begun(2)
    service.clock.pass_(hours=2)
    await service.act(position.table.id, 0, "pick 2")
    undone = await service.tables.undo.undo(position.table.id, ANNA)
    assert undone.due == position.due


@pytest.mark.parametrize("given", ["autopilot", "twice"])
async def test_who_was_put_aside_since_has_to_agree_all_the_same(
    service: OpenedService, given: str
) -> None:
    """Else a host could seat an autopilot, take back what was drawn, and give the seat back."""
    table_id = (await service.begun(3)).table.id
    await service.act(table_id, 1, "pick 1", "seal")
    await service.act(table_id, 2, "pick 1", "seal")
    acted = await service.act(table_id, 0, "pick 3", "seal")
    assert acted.position.state.winner == 0, "all was revealed"
    replace = service.tables.seats.replace
    await replace(table_id, ANNA, 1, style="meek", left=BOB.id)
    if given == "twice":
        await replace(table_id, ANNA, 1, style="bold")
    vote = await voted(service, table_id)
    assert vote.needed == {BOB.id, CARA.id}
    await service.tables.undo.vote(table_id, vote.id, CARA, True)
    assert (await service.position(table_id)).state.winner == 0
    agreed = await service.tables.undo.vote(table_id, vote.id, BOB, True)
    assert agreed.status is VoteStatus.AGREED
    assert (await service.position(table_id)).state.winner is None


async def test_who_left_by_themselves_or_before_the_move_isnt_waited_for(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(3)).table.id
    await service.tables.seats.replace(table_id, ANNA, 1, style="meek", left=BOB.id)
    await service.act(table_id, 2, "pick 1", "seal")
    acted = await service.act(table_id, 0, "pick 3", "seal")
    assert acted.position.state.winner == 0
    assert (await voted(service, table_id)).needed == {CARA.id}
    await service.tables.seats.leave(table_id, CARA)
    undone = await service.tables.undo.undo(table_id, ANNA)
    assert not isinstance(undone, UndoVote)


async def test_past_a_reveal_everybody_has_to_agree(service: OpenedService) -> None:
    table_id = (await service.begun(3)).table.id
    await service.act(table_id, 1, "pick 1", "seal")
    await service.act(table_id, 2, "pick 1", "seal")
    acted = await service.act(table_id, 0, "pick 3", "seal")
    assert acted.position.state.winner == 0
    vote = await voted(service, table_id)
    assert (vote.by, vote.moves, vote.needed, vote.status) == (
        ANNA.id,
        1,
        {BOB.id, CARA.id},
        VoteStatus.OPEN,
    )
    asked = [row.payload for row in await service.outbox("undo-vote")]
    assert asked == [{"vote": vote.id}]
    await service.refused("not-your-vote", service.tables.undo.vote(table_id, vote.id, ANNA, True))
    vote = await service.tables.undo.vote(table_id, vote.id, BOB, True)
    assert vote.status is VoteStatus.OPEN
    assert (await service.position(table_id)).state == acted.position.state
    vote = await service.tables.undo.vote(table_id, vote.id, CARA, True)
    assert vote.status is VoteStatus.AGREED
    position = await service.position(table_id)
    assert position.state.picks == (3, 1, 1)
    assert position.state.sealed == (False, True, True)
    assert await service.tables.undo.vote_of(table_id, vote.id) == vote
    await service.refused("vote-over", service.tables.undo.vote(table_id, vote.id, BOB, True))


async def test_a_vote_does_not_tell_how_often_somebody_changed_their_mind(
    open_service: Open,
) -> None:
    counted = []
    for name, picks in (("once", ["pick 1"]), ("often", ["pick 3", "pick 2", "pick 1"])):
        service = await open_service(name=name)
        table_id = (await service.begun(2)).table.id
        await service.act(table_id, 0, "pick 3", "seal")
        await service.act(table_id, 1, *picks, "seal")
        counted.append((await voted(service, table_id)).moves)
    assert counted[0] == counted[1]


async def test_one_no_is_enough(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    acted = await service.revealed(table_id)
    vote = await voted(service, table_id)
    assert vote.moves == 2  # Anna's seal and Bob's after it; what he picked before is his secret
    assert (
        await service.tables.undo.vote(table_id, vote.id, BOB, False)
    ).status is VoteStatus.REFUSED
    assert (await service.position(table_id)).state == acted.position.state
    await service.refused("vote-over", service.tables.undo.vote(table_id, vote.id, BOB, True))


async def test_a_vote_lapses_when_play_goes_on(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.revealed(table_id)
    vote = await voted(service, table_id)
    await service.act(table_id, 0, "take")
    assert (await service.tables.undo.vote_of(table_id, vote.id)).status is VoteStatus.LAPSED
    await service.refused("vote-over", service.tables.undo.vote(table_id, vote.id, BOB, True))


async def test_asking_twice_is_one_vote(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.revealed(table_id)
    assert await voted(service, table_id) == await voted(service, table_id)
    assert len(await service.rows("votes")) == 1


async def test_up_to_the_reveal_no_vote_is_needed(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    revealed = await service.revealed(table_id)
    await service.act(table_id, 0, "take")
    undone = await service.tables.undo.undo(table_id, ANNA)
    assert undone.state == revealed.position.state
    assert undone.barrier == revealed.position.table.version


async def test_who_plays_with_autopilots_only_asks_nobody(service: OpenedService) -> None:
    position = await service.begun(1, 2)
    before = await service.act(position.table.id, 0, "pick 1")
    await service.act(position.table.id, 0, "seal")
    undone = await service.tables.undo.undo(position.table.id, ANNA)
    assert undone.state.sealed == before.position.state.sealed


async def test_a_button_pressed_twice_undoes_once(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 2")
    acted = await service.act(table_id, 0, "pick 3")
    last = acted.ticket
    await service.tables.undo.undo(table_id, ANNA, ticket=last)
    with pytest.raises(StaleControl):
        await service.tables.undo.undo(table_id, ANNA, ticket=last)


async def test_what_the_clock_did_can_be_undone(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.time_out(table_id, 0)
    service.clock.pass_(hours=1)
    undone = await service.tables.undo.undo(table_id, ANNA)
    assert undone.state.picks == (1, 0)
    assert not undone.state.sealed[0]
    assert undone.due[0] == service.clock.now() + timedelta(days=1)


async def test_only_people_at_the_table_undo(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.refused("not-seated", service.tables.undo.undo(table_id, CARA))
    await service.tables.seats.leave(table_id, BOB)
    await service.refused("autopilot-plays", service.tables.undo.undo(table_id, BOB))


async def test_a_secret_undo_is_nobody_elses_business(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 2")
    await service.tables.undo.undo(table_id, ANNA)
    own = await service.tables.history.log(table_id, 0)
    assert [(step.kind, step.undone) for step in own] == [
        (EntryKind.START, False),
        (EntryKind.ACT, True),
        (EntryKind.UNDO, False),
    ]
    for other in (1, None):
        assert [s.kind for s in await service.tables.history.log(table_id, other)] == [
            EntryKind.START
        ]


async def test_undone_games_still_verify(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    await service.act(table_id, 0, "pick 2")
    await service.act(table_id, 1, "pick 2")
    await service.tables.undo.undo(table_id, ANNA)
    await service.act(table_id, 0, "pick 3", "seal")
    await service.act(table_id, 1, "seal")
    vote = await voted(service, table_id)
    await service.tables.undo.vote(table_id, vote.id, BOB, True)
    await service.act(table_id, 0, "seal")
    await service.act(table_id, 1, "seal")
    await service.act(table_id, 0, "stop")
    again = await open_service()
    await again.revealed(table_id)
    await again.act(table_id, 0, "stop")
    found = await again.tables.history.verify(table_id)
    assert found.ok, found.faults
    assert found.acts == 13


ROOT = Path(bot.__file__).parent


def given() -> Iterator[tuple[str, tuple[str, ...]]]:
    for folder in ("competitions", "domain", "tables", "storage"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                if node.func.id != "TableError" or isinstance(node.args[0], ast.Name):
                    continue
                params = tuple(keyword.arg or "" for keyword in node.keywords)
                for constant in ast.walk(node.args[0]):
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                        yield constant.value, params


def test_every_reason_is_listed_with_its_params() -> None:
    assert dict(given()) | {
        "stale": (),  # StaleControl
        "storage-busy": (),  # the three of bot.storage.engine
        "storage-full": (),
        "storage-failed": (),
    } == dict(REASONS)
