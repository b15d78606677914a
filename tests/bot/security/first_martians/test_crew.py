"""A crew of First Martians attacked from within: at once, late, twice, and by who holds it up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.domain.table import Status
from bot.errors import StaleControl, TableError
from bot.i18n import words
from bot.messages.components.items import ControlId
from rules.core.errors import IllegalAction
from tests.bot.helpers.crews import CREW, arrive, begun, control, fixed, now, planning
from tests.bot.helpers.simulated_discord.forged_presses import at_once, echoed, forge
from tests.bot.helpers.simulated_discord.interactions import said
from tests.bot.helpers.simulated_discord.simulated_server import controls

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
    assert not server.env.errors


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
    assert not server.env.errors


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
    with server.env._bot_scope():
        both = (late, press) if clock_first else (press, late)
        found = await asyncio.gather(*both, return_exceptions=True)
    await server.settle()
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
    assert not server.env.errors


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
    assert not any(server.direct_messages(name) for name in names)


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
    await anna.slash(server.channel, "table replace", seat="geologist", person=bob)
    refused = await forge(server, anna, own[1], label=LOG)
    assert said(refused) == EN("error-not-your-seat")
    assert (await now(server, position)).state.plan.ready == ()
    await forge(server, anna, own[0], label=LOG)
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
    """By the campaign's next mission, or by the same once more."""
    arranged = planning(2)
    objectives = tuple(each.id for each in arranged.state.start.mission.objectives)
    arranged.set(round=arranged.state.start.sols, reached=objectives if won else ())
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
    assert not server.env.errors
