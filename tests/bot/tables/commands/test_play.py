"""Moves, and moves that the rules force."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.table import EntryKind, LogEntry, Pause, Status, Table
from bot.domain.votes import UndoVote
from bot.errors import StaleControl, TimeLeft
from bot.i18n import words
from bot.messages.components.log_entries import describe_entries
from bot.messages.components.position_view import PositionView
from bot.tables.record.verify import verify
from bot.tables.session.calls import next_call
from rules.core.chance import SEED_BYTES
from rules.core.decision_rules import DecisionKind, always
from rules.core.errors import IllegalAction, UnreadableAction
from tests.bot.helpers.played_tables import deal_from
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService
from tests.bot.toys.toy import Action, Pick, Seal, State, Stop, Take, Toy, bonus_actions
from tests.bot.toys.toy_presenter import presenters


async def test_a_move_is_saved_with_its_events(service: OpenedService) -> None:
    position = await service.begun(2)
    acted = await service.tables.play.act(position.table.id, 0, "pick 2", by=ANNA)
    assert [(s.action, s.by, s.how) for s in acted.entries] == [("pick 2", ANNA.id, "person")]
    assert acted.position.state.picks == (2, 0)
    assert acted.position.table.version == position.table.version + 1
    kept = (await service.rows("moves"))[-1]
    assert (kept.version, kept.action, kept.events) == (
        acted.position.table.version,
        "pick 2",
        [{"kind": "picked", "seat": 0, "number": 2}],
    )
    assert service.commits[-1] == position.table.id


async def test_short_notation_and_the_games_own_actions_mean_the_same(
    service: OpenedService,
) -> None:
    table = (await service.begun(2)).table
    first = await service.tables.play.act(table.id, 0, "PI 2", by=ANNA)
    second = await service.tables.play.act(table.id, 1, Pick(2), by=BOB)
    assert [first.entries[0].action, second.entries[0].action] == ["pick 2", "pick 2"]


async def test_a_wrong_move_changes_nothing(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    before = await service.contents()
    tables = service.tables
    with pytest.raises(IllegalAction):
        await tables.play.act(table.id, 0, "take", by=ANNA)
    with pytest.raises(UnreadableAction):
        await tables.play.act(table.id, 0, "dance", by=ANNA)
    await service.refused("not-your-seat", tables.play.act(table.id, 0, "pick 1", by=BOB))
    await service.refused("not-your-seat", tables.play.act(table.id, 0, "pick 1", by=CARA))
    await service.refused("no-such-seat", tables.play.act(table.id, 5, "pick 1", by=ANNA))
    assert await service.contents() == before
    assert (await tables.position(table.id)).state.picks == (0, 0)


async def test_only_running_games_take_moves(service: OpenedService) -> None:
    table = await service.lobby(2)
    act = service.tables.play.act
    await service.refused("not-started", act(table.id, 0, "pick 1", by=ANNA))
    await service.tables.lobby.start(table.id, ANNA)
    await service.tables.hosting.pause(table.id, ANNA)
    await service.refused("paused", act(table.id, 0, "pick 1", by=ANNA))
    await service.tables.hosting.close(table.id, ANNA)
    await service.refused("over", act(table.id, 0, "pick 1", by=ANNA))


async def test_a_control_pressed_twice_acts_once(service: OpenedService) -> None:
    position = await service.begun(2)
    token = position.tokens[0]
    await service.tables.play.act(position.table.id, 0, "pick 2", by=ANNA, token=token)
    before = await service.contents()
    with pytest.raises(StaleControl):
        await service.tables.play.act(position.table.id, 0, "pick 2", by=ANNA, token=token)
    assert await service.contents() == before


async def test_a_token_outlives_what_others_do_in_secret(service: OpenedService) -> None:
    position = await service.begun(2)
    acted = await service.tables.play.act(position.table.id, 0, "pick 2", by=ANNA)
    assert acted.position.tokens[1] == position.tokens[1]
    assert acted.position.tokens[0] != position.tokens[0]
    await service.tables.play.act(position.table.id, 1, "pick 1", by=BOB, token=position.tokens[1])


async def test_a_clock_runs_on_while_its_decision_stays(service: OpenedService) -> None:
    position = await service.begun(2)
    end = position.due[0]
    service.clock.pass_(hours=3)
    acted = await service.act(position.table.id, 0, "pick 2")
    assert acted.position.due[0] == end
    acted = await service.act(position.table.id, 0, "seal")
    assert 0 not in acted.position.due
    service.clock.pass_(hours=1)
    acted = await service.act(position.table.id, 1, "pick 3", "seal")
    assert acted.position.due == {1: service.clock.now() + timedelta(days=1)}


async def test_no_clock_hurries_nobody(service: OpenedService) -> None:
    position = await service.begun(2, clock=None)
    assert position.due == {}
    assert await service.rows("deadlines") == []


async def test_a_reveal_is_told_and_marks_the_barrier(service: OpenedService) -> None:
    position = await service.begun(2)
    acted = await service.revealed(position.table.id)
    version = acted.position.table.version
    assert acted.position.barrier == version
    told = [row.payload for row in await service.outbox("digest")]
    assert told == [{"chapter": 0, "told": [[version, 0]]}]


async def test_the_game_ends_with_its_seed_told(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    for _ in range(2):
        await service.revealed(table.id)
        acted = await service.act(table.id, 0, "stop")
    over = acted.position.table
    assert over.status is Status.FINISHED
    assert over.seed is not None
    assert (await service.tables.get(table.id)).seed == over.seed
    assert await service.rows("deadlines") == []
    posts = [row.payload["kind"] for row in await service.outbox("post")]
    assert posts == ["started", "finished"]
    await service.refused("over", service.tables.play.act(table.id, 0, "pick 1", by=ANNA))


async def test_autopilots_answer_in_the_same_transaction(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Under this seed an autopilot wins the first round: it has to answer the reveal.
    deal_from(monkeypatch, bytes(SEED_BYTES))
    position = await service.begun(1, 2)
    assert list(position.tokens) == [0]
    started = service.commits.count(position.table.id)
    acted = await service.act(position.table.id, 0, "pick 1", "seal")
    assert [step.how for step in acted.entries].count("autopilot") >= 3
    assert service.commits.count(position.table.id) == started + 2
    assert 0 in acted.position.tokens


async def test_autopilots_choose_the_same_under_the_same_seed(
    open_service: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_from(monkeypatch, bytes(SEED_BYTES))
    games = []
    for name in ("one", "two"):
        service = await open_service(name=name)
        table = (await service.begun(1, 3)).table
        await service.act(table.id, 0, "pick 1", "seal")
        games.append([(m.seat, m.action, m.how) for m in await service.rows("moves")])
    assert games[0] == games[1]


class Marathon(Toy):
    rounds = 60


async def left_to_autopilots(open_service: Open) -> tuple[OpenedService, Table]:
    """A table whose only person has left, at which autopilots now play."""
    service = await open_service(games=presenters(Marathon()))
    table = (await service.begun(1, 3)).table
    await service.tables.seats.leave(table.id, ANNA)
    assert (await service.tables.get(table.id)).pause is Pause.DESERTED
    await service.tables.hosting.resume(table.id, ANNA)
    return service, table


async def test_a_table_of_autopilots_plays_to_its_end_in_slices(open_service: Open) -> None:
    service, table = await left_to_autopilots(open_service)
    for flight in list(service.tables._autopilots._tasks.values()):
        await flight
    assert (await service.tables.get(table.id)).status is Status.FINISHED
    flown = [move for move in await service.rows("moves") if move.how == "autopilot"]
    assert len(flown) > 500
    assert len(service.commits) > len(flown) / 60
    assert (await service.tables.history.verify(table.id)).ok


async def test_autopilots_cut_off_by_a_crash_go_on(open_service: Open) -> None:
    service, table = await left_to_autopilots(open_service)
    await service.tables.stop()
    assert (await service.tables.get(table.id)).status is Status.RUNNING
    again = await open_service(games=presenters(Marathon()))
    await again.tables.start()
    for flight in list(again.tables._autopilots._tasks.values()):
        await flight
    assert (await again.tables.get(table.id)).status is Status.FINISHED


async def test_the_clock_takes_defaults_until_the_decision_is_over(service: OpenedService) -> None:
    position = await service.begun(2)
    acted = await service.time_out(position.table.id, 0)
    assert [(s.action, s.how, s.by) for s in acted.entries] == [
        ("pick 1", "clock", None),
        ("seal", "clock", None),
    ]


@pytest.mark.parametrize(
    ("kind", "about"), [("pick", "round 2"), ("bonus", "round 1"), ("pick", "")]
)
async def test_the_clock_leaves_other_decisions_alone(
    service: OpenedService, kind: str, about: str
) -> None:
    table = (await service.begun(2)).table
    service.clock.pass_(days=1)
    before = await service.contents()
    assert await service.tables.play.expire(table.id, 0, kind, about) is None
    assert await service.contents() == before


async def test_the_clock_of_a_paused_table_does_nothing(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    service.clock.pass_(days=1)
    await service.tables.hosting.pause(table.id, ANNA)
    before = await service.contents()
    with pytest.raises(TimeLeft):
        await service.tables.play.expire(table.id, 0, "pick", "round 1")
    assert await service.contents() == before


async def test_the_clock_of_whoever_was_given_more_time_does_nothing(
    service: OpenedService,
) -> None:
    table = (await service.begun(2)).table
    service.clock.pass_(days=1)
    await service.tables.clocks.extend(table.id, ANNA, timedelta(hours=1))
    before = await service.contents()
    with pytest.raises(TimeLeft):
        await service.tables.play.expire(table.id, 0, "pick", "round 1")
    assert await service.contents() == before
    await service.time_out(table.id, 0)
    assert (await service.position(table.id)).state.sealed == (True, False)


async def test_after_two_timeouts_in_a_row_an_autopilot_stands_in(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    await service.time_out(table.id, 1)
    await service.act(table.id, 0, "pick 3", "seal")
    await service.act(table.id, 0, "stop")
    acted = await service.time_out(table.id, 1)
    seat = acted.position.table.seats[1]
    assert (seat.user_id, seat.autopilot) == (BOB.id, "meek")
    assert (EntryKind.SEAT, "clock") in [(step.kind, step.how) for step in acted.entries]
    back = await service.tables.seats.come_back(table.id, BOB)
    assert back.table.seats[1].autopilot is None


@pytest.mark.parametrize("alone", [False, True])
async def test_a_second_timeout_that_ends_the_game_is_its_end(
    service: OpenedService, alone: bool
) -> None:
    table = (await service.begun(2)).table
    await service.revealed(table.id)
    await service.act(table.id, 0, "stop")
    if alone:
        await service.tables.seats.leave(table.id, BOB)
    else:
        await service.act(table.id, 1, "pick 1", "seal")
    await service.time_out(table.id, 0)
    acted = await service.time_out(table.id, 0)
    assert [(step.kind, step.action) for step in acted.entries] == [(EntryKind.ACT, "stop")]
    over = acted.position.table
    assert (over.status, over.pause) == (Status.FINISHED, None)
    assert over.seats[0].played_by_person
    assert over.seed is not None
    outbox = await service.rows("outbox")
    posts = [row.payload for row in outbox if row.kind == "post"]
    assert posts[-1] == {"version": over.version, "kind": "finished"}
    results = [row.target for row in outbox if row.payload.get("about") == "result"]
    assert sorted(results) == [ANNA.id, BOB.id]


async def test_a_move_in_between_forgives_a_timeout(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    await service.time_out(table.id, 0)
    await service.act(table.id, 1, "pick 1", "seal")
    await service.act(table.id, 0, "stop")
    acted = await service.time_out(table.id, 0)
    assert acted.position.table.seats[0].autopilot is None


async def test_a_style_that_is_gone_flies_on_as_the_first(open_service: Open) -> None:
    service = await open_service()
    table = (await service.begun(1, 1)).table
    fewer = Toy()
    fewer.autopilots = {"meek": Toy.autopilots["meek"]}
    again = await open_service(games=presenters(fewer))
    acted = await again.act(table.id, 0, "pick 1", "seal")
    assert acted.position.state.sealed != (True, False)
    assert acted.position.table.seats[1].autopilot == "bold"


async def test_an_autopilot_that_fails_keeps_nobody_waiting(open_service: Open) -> None:
    class Broken:
        style = "broken"

        def choose(self, view: object, actions: object, dice: object) -> Action:
            raise ZeroDivisionError

    fragile = Toy()
    fragile.autopilots = {"broken": Broken()}
    service = await open_service(games=presenters(fragile))
    table = await service.lobby(1)
    table = await service.tables.lobby.add_autopilot(table.id, ANNA, "broken")
    position = await service.tables.lobby.start(table.id, ANNA)
    assert position.state.sealed == (False, True)


async def test_a_reader_never_sees_a_seed_before_the_end(service: OpenedService) -> None:
    table = (await service.begun(2)).table
    await service.refused("not-over", service.tables.history.verify(table.id))
    assert (await service.tables.get(table.id)).seed is None


def only_stop(state: State, seat: int) -> Action | None:
    legal = bonus_actions(state, seat)
    return legal[0] if len(legal) == 1 else None


class Brief(Toy):
    """Whoever may only stop isn't asked."""

    kinds = {**Toy.kinds, "bonus": DecisionKind(bonus_actions, always(Stop()), only_stop)}


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
    before = await service.position(table_id)
    acted = await service.act(table_id, 0, "take")
    assert acted.ticket is not None
    undone = await service.tables.undo.undo(table_id, ANNA, ticket=acted.ticket)
    assert undone.state == before.state
    assert not isinstance(undone, UndoVote)


async def test_a_game_with_it_is_exported_and_verified(open_service: Open) -> None:
    service, table_id = await opened(open_service)
    while (position := await service.position(table_id)).table.status == "running":
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
    position = await later.position(table_id)
    assert Brief().forced_action(position.state, 0) is not None
    acted = await later.act(table_id, 0, "stop")
    assert acted.position.state.round == 2
