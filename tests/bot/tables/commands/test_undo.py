"""Undo: alone where it gives nothing away, by a vote beyond that."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest

from bot.domain.table import EntryKind, Position, UndoVote, VoteStatus
from bot.errors import StaleControl
from tests.bot.tables.commands.test_lobby import refused
from tests.bot.tables.conftest import ANNA, BOB, CARA, House, Open


async def voted(house: House, table_id: int) -> UndoVote:
    vote = await house.tables.undo.undo(table_id, ANNA)
    assert isinstance(vote, UndoVote)
    return vote


async def test_the_own_last_move_is_taken_back_alone(house: House) -> None:
    position = await house.begun(2)
    table_id = position.table.id
    await house.act(table_id, 0, "pick 2")
    acted = await house.act(table_id, 0, "pick 3")
    undone = await house.tables.undo.undo(table_id, ANNA)
    assert isinstance(undone, Position)
    assert undone.state.picks == (2, 0)
    assert undone.table.version == acted.position.table.version + 1
    assert undone.tokens[0] not in (position.tokens[0], acted.position.tokens[0])
    undone = await house.tables.undo.undo(table_id, ANNA)
    assert isinstance(undone, Position)
    assert undone.state == position.state
    await refused(house, "nothing-to-undo", house.tables.undo.undo(table_id, ANNA))


async def test_what_was_asked_for_together_is_taken_back_together(open_house: Open) -> None:
    house = await open_house()
    position = await house.begun(2)
    table_id = position.table.id
    alone = await house.act(table_id, 0, "pick 1")
    both = await house.tables.play.act(table_id, 0, ["pick 2", "pick 3"], by=ANNA)
    await house.act(table_id, 1, "pick 2", "seal")
    again = await open_house()
    undone = await again.tables.undo.undo(table_id, ANNA, ticket=both.ticket)
    assert isinstance(undone, Position)
    assert undone.state.picks == (1, 2)
    assert undone.state.sealed == (False, True)
    assert undone.tokens[0] != alone.position.tokens[0]
    with pytest.raises(StaleControl):
        await again.tables.undo.undo(table_id, ANNA, ticket=both.ticket)
    undone = await again.tables.undo.undo(table_id, ANNA)
    assert isinstance(undone, Position)
    assert undone.state.picks == (0, 2)
    record = json.loads(await again.tables.history.export(table_id))
    assert "pick" not in json.dumps(record["moves"])


async def test_what_ends_in_a_reveal_is_voted_on_as_a_whole(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.act(table_id, 1, "pick 1", "seal")
    acted = await house.tables.play.act(table_id, 0, ["pick 2", "seal"], by=ANNA)
    assert acted.position.state.winner == 0
    vote = await voted(house, table_id)
    await house.tables.undo.vote(table_id, vote.id, BOB, True)
    assert (await house.tables.position(table_id)).state.picks == (0, 1)


async def test_the_log_only_grows(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.act(table_id, 0, "pick 2")
    before = await house.rows("moves")
    await house.tables.undo.undo(table_id, ANNA)
    after = await house.rows("moves")
    assert after[:-1] == before
    assert (after[-1].kind, after[-1].detail) == ("undo", [before[-1].version])


async def test_what_others_did_in_secret_stays_and_is_not_given_away(house: House) -> None:
    table_id = (await house.begun(3)).table.id
    await house.act(table_id, 0, "pick 2")
    await house.act(table_id, 1, "pick 3", "seal")
    undone = await house.tables.undo.undo(table_id, ANNA)
    assert isinstance(undone, Position)
    assert undone.state.picks == (0, 3, 0)
    assert undone.state.sealed == (False, True, False)


async def test_a_clock_goes_on_through_an_undo(house: House) -> None:
    position = await house.begun(2)
    house.clock.pass_(hours=2)
    await house.act(position.table.id, 0, "pick 2")
    undone = await house.tables.undo.undo(position.table.id, ANNA)
    assert isinstance(undone, Position)
    assert undone.due == position.due


async def test_past_a_reveal_everybody_has_to_agree(house: House) -> None:
    table_id = (await house.begun(3)).table.id
    await house.act(table_id, 1, "pick 1", "seal")
    await house.act(table_id, 2, "pick 1", "seal")
    acted = await house.act(table_id, 0, "pick 3", "seal")
    assert acted.position.state.winner == 0
    vote = await voted(house, table_id)
    assert (vote.by, vote.moves, vote.needed, vote.status) == (
        ANNA.id,
        1,
        {BOB.id, CARA.id},
        VoteStatus.OPEN,
    )
    asked = [row.payload for row in await house.rows("outbox") if row.kind == "undo-vote"]
    assert asked == [{"vote": vote.id}]
    await refused(house, "not-your-vote", house.tables.undo.vote(table_id, vote.id, ANNA, True))
    vote = await house.tables.undo.vote(table_id, vote.id, BOB, True)
    assert vote.status is VoteStatus.OPEN
    assert (await house.tables.position(table_id)).state == acted.position.state
    vote = await house.tables.undo.vote(table_id, vote.id, CARA, True)
    assert vote.status is VoteStatus.AGREED
    position = await house.tables.position(table_id)
    assert position.state.picks == (3, 1, 1)
    assert position.state.sealed == (False, True, True)
    assert await house.tables.undo.vote_of(table_id, vote.id) == vote
    await refused(house, "vote-over", house.tables.undo.vote(table_id, vote.id, BOB, True))


async def test_a_vote_does_not_tell_how_often_somebody_changed_their_mind(
    open_house: Open,
) -> None:
    counted = []
    for name, picks in (("once", ["pick 1"]), ("often", ["pick 3", "pick 2", "pick 1"])):
        house = await open_house(name=name)
        table_id = (await house.begun(2)).table.id
        await house.act(table_id, 0, "pick 3", "seal")
        await house.act(table_id, 1, *picks, "seal")
        counted.append((await voted(house, table_id)).moves)
    assert counted[0] == counted[1]


async def test_one_no_is_enough(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    acted = await house.revealed(table_id)
    vote = await voted(house, table_id)
    assert vote.moves == 2  # Anna's seal and Bob's after it; what he picked before is his secret
    assert (
        await house.tables.undo.vote(table_id, vote.id, BOB, False)
    ).status is VoteStatus.REFUSED
    assert (await house.tables.position(table_id)).state == acted.position.state
    await refused(house, "vote-over", house.tables.undo.vote(table_id, vote.id, BOB, True))


async def test_a_vote_lapses_when_play_goes_on(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.revealed(table_id)
    vote = await voted(house, table_id)
    await house.act(table_id, 0, "take")
    assert (await house.tables.undo.vote_of(table_id, vote.id)).status is VoteStatus.LAPSED
    await refused(house, "vote-over", house.tables.undo.vote(table_id, vote.id, BOB, True))


async def test_asking_twice_is_one_vote(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.revealed(table_id)
    assert await voted(house, table_id) == await voted(house, table_id)
    assert len(await house.rows("votes")) == 1


async def test_up_to_the_reveal_no_vote_is_needed(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    revealed = await house.revealed(table_id)
    await house.act(table_id, 0, "take")
    undone = await house.tables.undo.undo(table_id, ANNA)
    assert isinstance(undone, Position)
    assert undone.state == revealed.position.state
    assert undone.barrier == revealed.position.table.version


async def test_who_plays_with_autopilots_only_asks_nobody(house: House) -> None:
    position = await house.begun(1, 2)
    before = await house.act(position.table.id, 0, "pick 1")
    await house.act(position.table.id, 0, "seal")
    undone = await house.tables.undo.undo(position.table.id, ANNA)
    assert isinstance(undone, Position)
    assert undone.state.sealed == before.position.state.sealed


async def test_a_button_pressed_twice_undoes_once(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.act(table_id, 0, "pick 2")
    acted = await house.act(table_id, 0, "pick 3")
    last = acted.ticket
    await house.tables.undo.undo(table_id, ANNA, ticket=last)
    with pytest.raises(StaleControl):
        await house.tables.undo.undo(table_id, ANNA, ticket=last)


async def test_what_the_clock_did_can_be_undone(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.tables.play.expire(table_id, 0, "pick", "round 1")
    house.clock.pass_(hours=1)
    undone = await house.tables.undo.undo(table_id, ANNA)
    assert isinstance(undone, Position)
    assert undone.state.picks == (1, 0)
    assert not undone.state.sealed[0]
    assert undone.due[0] == house.clock.now() + timedelta(days=1)


async def test_only_people_at_the_table_undo(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await refused(house, "not-seated", house.tables.undo.undo(table_id, CARA))
    await house.tables.seats.leave(table_id, BOB)
    await refused(house, "autopilot-plays", house.tables.undo.undo(table_id, BOB))


async def test_a_secret_undo_is_nobody_elses_business(house: House) -> None:
    table_id = (await house.begun(2)).table.id
    await house.act(table_id, 0, "pick 2")
    await house.tables.undo.undo(table_id, ANNA)
    own = await house.tables.history.log(table_id, 0)
    assert [(step.kind, step.undone) for step in own] == [
        (EntryKind.START, False),
        (EntryKind.ACT, True),
        (EntryKind.UNDO, False),
    ]
    for other in (1, None):
        assert [s.kind for s in await house.tables.history.log(table_id, other)] == [
            EntryKind.START
        ]


async def test_undone_games_still_verify(open_house: Open) -> None:
    house = await open_house()
    table_id = (await house.begun(2)).table.id
    await house.act(table_id, 0, "pick 2")
    await house.act(table_id, 1, "pick 2")
    await house.tables.undo.undo(table_id, ANNA)
    await house.act(table_id, 0, "pick 3", "seal")
    await house.act(table_id, 1, "seal")
    vote = await voted(house, table_id)
    await house.tables.undo.vote(table_id, vote.id, BOB, True)
    await house.act(table_id, 0, "seal")
    await house.act(table_id, 1, "seal")
    await house.act(table_id, 0, "stop")
    again = await open_house()
    await again.revealed(table_id)
    await again.act(table_id, 0, "stop")
    found = await again.tables.history.verify(table_id)
    assert found.ok, found.faults
    assert found.acts == 13
