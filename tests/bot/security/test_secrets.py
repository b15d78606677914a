"""Twin games that differ in secrets alone look the same to everybody else until the reveal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest

from bot.domain.table import Status
from rules.core.events import Transition
from rules.core.game import Setup
from rules.core.piles import added, without
from rules.core.structs import with_item
from rules.space1999.central_computer import PlanDrawn
from tests.bot.conftest import OpenServer
from tests.bot.helpers.forged_presses import GAME, reach
from tests.bot.helpers.positions import SPACE
from tests.bot.helpers.twins import NAMES, check_alike, exported, seen, sent, shown

pytestmark = pytest.mark.usefixtures("fixed_seed")

SEED = bytes([1]) * 32
Script = Sequence[tuple[str, dict[str, Any]]]

PLAYS: dict[str, Script] = {
    "nothing": [],
    "two": [("1969 play", {"cards": "1 3"})],
    "undecided": [
        ("1969 play", {"cards": "1"}),
        ("table undo", {}),
        ("1969 play", {"cards": "0"}),
        ("1969 play", {"cards": "3 3"}),
        ("1969 play", {"cards": "3"}),
    ],
}


async def twin(server: Any, script: Script) -> dict[str, Any]:
    """A game to a sabotage; one opponent follows the script, the other looks round."""
    server.welcome(*NAMES)
    table = await server.table(*NAMES)
    position = await reach(server, table.id)
    first, second = (decision.seat for decision in GAME.decisions(position.state))
    assert {1, 3} <= set(position.state.nations[first].hand)
    since = len(server.env.http_requests)
    for command, options in script:
        answer = await server.person(NAMES[first]).slash(server.channel, command, **options)
        assert answer.acknowledged
    laid = (await server.position(table.id)).state.launch.plays[first]
    sealed = await server.person(NAMES[first]).slash(server.channel, "1969 done")
    assert sealed.acknowledged
    name, other = NAMES[first], server.person(NAMES[second])
    found = await seen(server, since, name, [NAMES[second]])
    found["suggested"] = await other.autocomplete(server.channel, "1969 play", "cards", "")
    card = (await server.position(table.id)).state.nations[second].hand[0]
    own = (await other.slash(server.channel, "1969 play", cards=str(card))).response
    undo = (await other.slash(server.channel, "table undo")).response
    return {"laid": laid, "own play": shown(own), "own undo": shown(undo), **found}


@pytest.mark.usefixtures("asked_anyway")
@pytest.mark.parametrize("play", [name for name in PLAYS if name != "nothing"])
async def test_nobody_can_tell_one_play_from_another(open_server: OpenServer, play: str) -> None:
    async with open_server("nothing") as server:
        expected = await twin(server, PLAYS["nothing"])
    async with open_server(play) as server:
        found = await twin(server, PLAYS[play])
    assert found.pop("laid") != expected.pop("laid")
    check_alike(found, expected)
    assert expected["requests"], "that somebody has sealed is told"


async def test_nobody_can_tell_one_trade_from_another(open_server: OpenServer) -> None:
    found = []
    for trade in (0, 1):
        async with open_server(f"trade {trade}") as server:
            server.welcome(*NAMES)
            table = await server.table(*NAMES)
            since = len(server.env.http_requests)
            await server.person("Anna").slash(server.channel, "1969 trade", points=trade)
            position = await server.position(table.id)
            assert position.state.trades[0] == trade
            requests = sent(server, since)
            found.append({"all": requests, **await seen(server, since, "Anna")})
    check_alike(*found)


deal = SPACE.new


def other_plan(setup: Setup, seed: bytes) -> Transition[Any, Any]:
    """The same game, but for the plan that the first seat was dealt and one still in the Bank."""
    begun = deal(setup, seed)
    state = begun.state
    (plan,) = state.ships[0].plans
    other = next(one for one in state.plan_pile if one != plan)
    ships = with_item(state.ships, 0, replace(state.ships[0], plans=(other,)))
    state = replace(state, ships=ships, plan_pile=added(without(state.plan_pile, other), plan))
    events = [
        replace(one, plan=other) if isinstance(one, PlanDrawn) and one.seat == 0 else one
        for one in begun.events
    ]
    return Transition(state, tuple(events), begun.barrier)


@pytest.mark.parametrize("owner_moves", [True, False], ids=["moves", "waits"])
async def test_nobody_can_tell_one_flight_plan_from_another(
    open_server: OpenServer, monkeypatch: pytest.MonkeyPatch, owner_moves: bool
) -> None:
    found = []
    for dealt in (deal, other_plan):
        monkeypatch.setattr(SPACE, "new", dealt)
        async with open_server(dealt.__name__) as server:
            server.welcome(*NAMES)
            table = await server.table(*NAMES, game=SPACE.id)
            since = len(server.env.http_requests)
            for _ in range(3 if owner_moves else 0):
                state = (await server.position(table.id)).state
                seat = SPACE.decisions(state)[0].seat
                action = SPACE.default_action(state, seat)
                await server.act(table.id, seat, SPACE.format_action(action))
            hand = await server.person("Anna").click(server.channel.last_message, label="My hand")
            state = (await server.position(table.id)).state
            looks = await seen(server, since, "Anna", ("Bob", "Carl"))
            for name in ("Bob", "Carl"):
                looks[f"{name} types"] = await server.person(name).autocomplete(
                    server.channel, "1999 propose", "plan", ""
                )
            found.append((looks, state.ships[0].plans, shown(hand.response)))
    (first, held, hand), (second, other, changed) = found
    assert held != other
    assert hand != changed
    check_alike(second, first)


async def test_no_log_line_and_no_request_tells_the_seed(
    open_server: OpenServer, log: StringIO
) -> None:
    async with open_server("logged") as server:
        table = await server.table("Anna", "Bob")
        server.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
        for number in range(60):
            position = await server.position(table.id)
            decision = GAME.decisions(position.state)[0]
            actor = server.person(("Anna", "Bob")[decision.seat])
            if decision.kind == "purchase" and number % 3:
                await actor.slash(server.channel, "1969 buy", count=1)
            await actor.slash(server.channel, "1969 done")
            await actor.slash(server.channel, "table log")
        assert (await server.bot.tables.get(table.id)).status is Status.RUNNING
        requests = "".join(f"{r.path} {r.json}" for r in server.env.http_requests)
        requests += await exported(server, "Bob")
    told = log.getvalue()
    assert told
    for text in (told, requests):
        assert SEED.hex() not in text
        assert str(SEED) not in text
    # A hand is a row of values between brackets, in whatever form a state or an action takes.
    for word in ("hand=", "hand_text", "play 1", "play 3", "CardPlayed", "CardsDrawn", "plays="):
        assert word not in told, word
