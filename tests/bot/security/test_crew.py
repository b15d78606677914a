"""First Martians under attack: seats, autopilots, presses of another position."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.domain.table import Position, Status
from bot.errors import StaleControl, TableError
from bot.i18n import words
from bot.messages.components.items import ControlId
from rules.core.errors import IllegalAction
from tests.bot.helpers.crews import CREW, all_controls, arrive, begun, control, fixed, now, planning
from tests.bot.helpers.forged_presses import at_once, echoed, forge, press_in_vain
from tests.bot.helpers.simulated_server import buttons, controls, said, texts

EN = words("en")
LOG = EN("button-log")
DAY, HOUR = 24 * 3600, 3600
REST = ("rest", "rest")


@pytest.mark.parametrize("times", [1, 3])
async def test_of_all_who_say_ready_at_the_same_moment_each_counts_once(
    server: Any, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    arranged = planning(3)
    for role in CREW.identities[:3]:
        arranged.do(role, *REST)
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob", "Carl")
    people = [server.person(name) for name in ("Anna", "Bob", "Carl")]
    with echoed(server, times):
        await at_once(
            server,
            [(one, control(position, seat, "ready")) for seat, one in enumerate(people)],
            label=LOG,
        )
    after = await now(server, position)
    assert after.table.version == position.table.version + 3
    assert await fixed(server, position) == 1


@pytest.mark.parametrize("ready_first", [True, False])
async def test_a_plan_is_not_settled_while_it_changes(
    server: Any, monkeypatch: pytest.MonkeyPatch, ready_first: bool
) -> None:
    """Anna's last word and Bob's pawn, which her action needs, cross each other.

    Either may come to the table first; the other is too late then.
    """
    arranged = planning(2)
    arranged.do("scientist", "explore r1-n 0 own", "rest")
    arranged.do("geologist", "join 1 own", "rest", "ready")
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob")
    presses = [
        (server.person("Anna"), control(position, 0, "ready")),
        (server.person("Bob"), control(position, 1, "withdraw 1 own")),
    ]
    await at_once(server, presses if ready_first else presses[::-1], label=LOG)
    after = await now(server, position)
    assert after.table.version == position.table.version + 1
    if await fixed(server, position) == 0:
        assert after.state.plan.ready == ()
        assert after.state.supply == position.state.supply


@pytest.mark.parametrize("clock_first", [True, False])
async def test_a_press_at_the_moment_at_which_time_is_up(
    server: Any, monkeypatch: pytest.MonkeyPatch, clock_first: bool
) -> None:
    arranged = planning(2)
    arranged.do("scientist", *REST)
    arranged.do("geologist", *REST, "ready")
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob")
    decision = next(each for each in CREW.decisions(position.state) if each.seat == 0)
    play, table_id = server.bot.tables.play, position.table.id
    server.env.backend.clock.advance((position.due[0] - server.bot.clock.now()).total_seconds())
    late = play.expire(table_id, 0, decision.kind, decision.about)
    press = play.act(table_id, 0, "ready", by=server.known("Anna"), token=position.tokens[0])
    async with server.acting():
        both = (late, press) if clock_first else (press, late)
        found = await asyncio.gather(*both, return_exceptions=True)
    failed = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, StaleControl) for each in failed)
    assert len(failed) == (1 if clock_first else 0)
    assert await fixed(server, position) == 1


async def test_whoever_keeps_undoing_the_agreement_gains_no_time(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob joins Anna's stack and leaves it again, hour by hour: she has to agree each time."""
    arranged = planning(2)
    arranged.do("scientist", *REST)
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob")
    table_id = position.table.id
    for _ in range(11):
        await server.act(table_id, 0, "ready")
        await server.act(table_id, 1, "join 1 own")
        assert (await now(server, position)).state.plan.ready == ()
        await server.env.advance_time(HOUR)
        await server.act(table_id, 0, "ready")
        await server.act(table_id, 1, "withdraw 1 own")
        assert (await now(server, position)).state.plan.ready == ()
        await server.env.advance_time(HOUR)
    assert await fixed(server, position) == 0
    await server.env.advance_time(2 * HOUR + 60)
    assert await fixed(server, position) == 1


async def test_where_a_majority_is_enough_nobody_holds_the_others_up(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    arranged = planning(3, agreement="majority")
    for role in CREW.identities[:2]:
        arranged.do(role, *REST)
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob", "Carl", clock=None)
    for seat in (0, 1):
        await server.act(position.table.id, seat, "ready")
    assert await fixed(server, position) == 1


async def test_calls_for_help_post_nothing_and_call_nobody_twice(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    arranged = planning(4)
    names = ("Anna", "Bob", "Carl", "Dora")
    position = await begun(server, monkeypatch, arranged, *names)
    table_id, public = position.table.id, f"/channels/{server.channel.id}/messages"
    since, posts = len(server.env.http_requests), len(server.posts())
    told = [len(server.direct_messages(name)) for name in names]
    for _ in range(10):
        await server.act(table_id, 0, "explore r1-n 0 own")
        for role in CREW.identities[1:]:
            await server.act(table_id, 0, f"call {role} 1")
        with pytest.raises(IllegalAction, match="already-called"):
            await server.act(table_id, 0, "call medic 1")
        await server.act(table_id, 0, "withdraw 1 own")
    assert (await now(server, position)).state.plan == position.state.plan
    sent = [
        one
        for one in server.env.http_requests[since:]
        if one.path.startswith(public) and one.method == "POST"
    ]
    assert not sent
    assert len(server.posts()) == posts
    assert [len(server.direct_messages(name)) for name in names] == told


async def test_who_was_replaced_and_who_took_two_seats_press_only_their_own(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    arranged = planning(3)
    for role in CREW.identities[:3]:
        arranged.do(role, *REST)
    position = await begun(server, monkeypatch, arranged, "Anna", "Anna", "Bob")
    anna, bob = server.person("Anna"), server.person("Bob")
    own = [control(position, seat, "ready") for seat in range(3)]
    mixed = str(ControlId("do", position.table.id, 1, position.tokens[0], (0,)))
    refused = await forge(server, anna, own[2], label=LOG)
    assert said(refused) == EN("error-not-your-seat")
    if position.tokens[0] != position.tokens[1]:
        assert EN("panel-stale") in said(await forge(server, anna, mixed, label=LOG))
    assert (await now(server, position)).state == position.state
    live = server.channel.last_message
    await anna.slash(server.channel, "table replace", seat="geologist", person=bob)
    taken = await bob.click(server.channel.last_message, label=EN("button-take-seat"))
    assert taken.acknowledged
    refused = await forge(server, anna, own[1], label=LOG, message=live)
    assert said(refused) == EN("error-not-your-seat")
    assert (await now(server, position)).state.plan.ready == ()
    await forge(server, anna, own[0], label=LOG, message=live)
    assert (await now(server, position)).state.plan.ready == (0,)
    ready = await bob.slash(server.channel, "mars ready")
    assert ready.acknowledged
    ready = await bob.slash(server.channel, "mars ready")
    assert ready.acknowledged
    assert await fixed(server, position) == 1


async def test_only_the_first_player_decides_in_an_event(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await arrive(server, monkeypatch, "event-choice", "Anna", "Bob", "Carl")
    (decision,) = CREW.decisions(position.state)
    assert decision.seat == position.state.first
    lines = [CREW.format_action(x) for x in CREW.legal_actions(position.state, decision.seat)]
    names = ("Anna", "Bob", "Carl")
    for seat, name in enumerate(names):
        if seat != decision.seat:
            answer = await server.person(name).slash(server.channel, "mars choose", action=lines[0])
            assert said(answer) == EN("illegal-not-deciding")
    assert (await now(server, position)).state == position.state
    with echoed(server, 3):
        await at_once(
            server,
            [(server.person(name), control(position, decision.seat, lines[0])) for name in names],
            label=LOG,
        )
    after = await now(server, position)
    assert after.table.version == position.table.version + 1


@pytest.mark.parametrize("won", [True, False])
async def test_a_mission_that_is_over_takes_no_press_and_is_followed_once(
    server: Any, monkeypatch: pytest.MonkeyPatch, won: bool
) -> None:
    """By another mission, as tables of old could be, or by the same once more."""
    arranged = planning(2, campaign="yes")
    objectives = tuple(each.id for each in arranged.state.mission.objectives)
    arranged.set(round=arranged.state.sols, reached=objectives if won else ())
    arranged.do("scientist", *REST)
    arranged.do("geologist", *REST)
    position = await begun(server, monkeypatch, arranged, "Anna", "Bob")
    old = [(seat, control(position, seat, "ready")) for seat in (0, 1)]
    over = position
    while over.table.status is Status.RUNNING:
        decision = next(d for d in CREW.decisions(over.state) if not d.ready)
        action = CREW.format_action(CREW.default_action(over.state, decision.seat))
        await server.act(over.table.id, decision.seat, action)
        over = await now(server, position)
    assert over.table.status is Status.FINISHED
    people = (server.person("Anna"), server.person("Bob"))
    for seat, id_ in old:
        answer = await forge(server, people[seat], id_, label=LOG)
        assert answer.acknowledged
    assert (await now(server, position)).table.version == over.table.version
    assert over.state.outcome.winners == ((0, 1) if won else ())
    go_on = str(ControlId("continue" if won else "again", over.table.id))
    assert any(go_on in controls(post) for post in server.posts())
    stranger = await forge(server, server.person("Eve"), go_on, label=LOG)
    assert said(stranger) == EN("error-not-seated")
    with echoed(server, 2):
        await at_once(server, [(one, go_on) for one in people], label=LOG)
    following = await server.bot.tables.in_channel(server.channel.id)
    assert following.status is Status.LOBBY
    assert following.id == over.table.id + 1
    assert (following.carried is not None) == won
    with pytest.raises(TableError, match="no-table"):
        await server.bot.tables.get(over.table.id + 2)


async def test_an_autopilot_that_is_called_keeps_nobody_waiting(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It helps at once with a pawn that it had laid, and agrees only after the people."""
    position = await begun(server, monkeypatch, planning(3), "Anna", "Bob", "Carl")
    await server.person("Carl").slash(server.channel, "table leave")
    assert (await now(server, position)).state.plan.pawns_of("engineer") == 2
    await server.act(position.table.id, 0, "explore r1-n 0 own")
    own = (await now(server, position)).state.plan.stacks[-1]
    assert own.pawns == ("scientist",)
    for line in ("rest", f"call engineer {own.number}"):
        await server.act(position.table.id, 0, line)
    here = (await now(server, position)).state.plan
    assert here.stack(own.number).pawns == ("scientist", "engineer")
    assert here.calls == ()
    assert here.ready == ()
    assert here.pawns_of("engineer") == 2
    answer = await server.person("Anna").slash(server.channel, "mars ready")
    assert answer.acknowledged
    plan = (await now(server, position)).state.plan
    assert plan.ready == (0,)
    assert plan.pawns_of("engineer") == 2


@pytest.mark.parametrize("killed", [True, False])
async def test_autopilots_cut_off_in_mid_round_finish_it_after_the_start(
    server: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    monkeypatch.setattr("bot.tables.session.transactions.AUTOPILOT_ACTIONS", 1)
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", thread=False, game=CREW.id, autopilots=3)
    await anna.click(server.channel.last_message, label=EN("button-start"))
    table = await server.bot.tables.in_channel(server.channel.id)
    position = await server.position(table.id)
    for _ in range(12):
        mine = next((d for d in CREW.decisions(position.state) if d.seat == 0), None)
        assert mine is not None, "the autopilots have done their part"
        assert not mine.ready
        action = CREW.format_action(CREW.default_action(position.state, 0))
        with server.env._bot_scope():
            await server.bot.tables.play.act(table.id, 0, action, by=None)
        await server.restart(killed=killed)
        position = await server.position(table.id)
        if position.state.round > 2 or position.table.status is not Status.RUNNING:
            break
    assert position.state.round > 1
    await fixed(server, position)
    assert await server.nothing_waits()
    asking = [post for post in server.posts() if EN("button-move") in buttons(post)]
    assert len(asking) == 1


AGREE = EN("button-agree")
NAMES = ("Anna", "Bob", "Carl")


async def dead(server: Any, name: str, ids: Sequence[str]) -> None:
    """None of these controls does anything any more, pressed twice at once."""
    table = await server.bot.tables.in_channel(server.channel.id)
    before = await server.position(table.id)
    await press_in_vain(server, server.person(name), ids, EN("panel-stale"), times=2, label=LOG)
    after = await server.position(table.id)
    assert (after.state, after.table.version) == (before.state, before.table.version)


async def test_what_the_plan_has_passed_is_stale(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    arranged = planning(3)
    arranged.do("scientist", "explore r1-n 0 own")
    position = await begun(server, monkeypatch, arranged, *NAMES)
    old = [all_controls(position, seat) for seat in range(3)]
    assert all(len(ids) >= 4 for ids in old)
    await server.act(position.table.id, 0, "rest")
    await dead(server, "Anna", old[0])
    moved = await now(server, position)
    second = all_controls(moved, 0)
    with echoed(server, 3):
        undone = await server.person("Anna").slash(server.channel, "table undo")
    assert undone.acknowledged
    assert (await now(server, position)).state == position.state
    await dead(server, "Anna", [*old[0], *second])
    # Another's plan changes what Bob can do: whatever he was offered before is stale too.
    bobs = all_controls(await now(server, position), 1)
    await server.act(position.table.id, 0, "withdraw 1 own")
    await dead(server, "Bob", bobs)


async def settled(server: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[Position, Position]:
    """A plan on which Carl has the last word: the positions before it and after."""
    arranged = planning(3)
    for role in CREW.identities[:3]:
        arranged.do(role, *REST)
    arranged.do("scientist", "withdraw 1 own", "withdraw 2 own", "explore r1-n 0 own", "join 1 own")
    for role in CREW.identities[:2]:
        arranged.do(role, "ready")
    before = await begun(server, monkeypatch, arranged, *NAMES)
    server.person("Eve")
    await server.act(before.table.id, 2, "ready")
    return before, await now(server, before)


@pytest.mark.parametrize("killed", [False, True], ids=["", "killed"])
async def test_dice_that_have_fallen_are_taken_back_by_all_or_not_at_all(
    server: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    before, rolled = await settled(server, monkeypatch)
    table_id, old = before.table.id, all_controls(before, 2)
    assert rolled.barrier == rolled.table.version, "dice have fallen"
    await dead(server, "Carl", old)
    # Carl has moved last, yet what was drawn lies open to all.
    assert said(await server.person("Carl").slash(server.channel, "table undo")) in (
        EN("undo-voting"),
        EN("undo-voting-group"),
    )
    vote = server.channel.last_message
    for name in ("Carl", "Eve"):
        refused = await server.person(name).click(vote, label=AGREE)
        assert said(refused) == EN("error-not-your-vote")
    with echoed(server, 3):
        await server.person("Anna").click(vote, label=AGREE)
    assert (await now(server, before)).state == rolled.state
    if killed:
        await server.restart()
    with echoed(server, 3):
        await server.person("Bob").click(vote, label=AGREE)
    back = await now(server, before)
    assert back.state == before.state
    assert back.table.version == rolled.table.version + 1
    shown = next(post for post in server.posts() if post.id == vote.id)
    assert not buttons(shown)
    assert EN("vote-accepted") in "\n".join(texts(shown))
    await server.person("Carl").slash(server.channel, "table show", everybody=True)
    await dead(server, "Carl", old)
    # The same plan has the same dice: nobody asks until they suit them.
    await server.act(table_id, 2, "ready")
    assert (await now(server, before)).state == rolled.state
    assert await server.nothing_waits()


async def test_whose_move_it_was_says_so_too(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob may ask for Anna's move to be taken back; without her agreement it stands."""
    position = await begun(server, monkeypatch, planning(2), "Anna", "Bob")
    await server.act(position.table.id, 0, "rest")
    moved = await now(server, position)
    asked = await server.person("Bob").slash(server.channel, "table undo")
    assert said(asked) == EN("undo-voting-group")
    again = await server.person("Bob").slash(server.channel, "table undo")
    assert said(again) == EN("undo-voting-group")
    votes = [post for post in server.posts() if AGREE in buttons(post)]
    assert len(votes) == 1
    assert (await now(server, position)).state == moved.state
    await server.person("Anna").click(votes[0], label=EN("button-disagree"))
    assert (await now(server, position)).state == moved.state
