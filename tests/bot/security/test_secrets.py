"""Twin games that differ in secrets alone look the same to everybody else until the reveal."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest

from bot import logs
from bot.domain.table import Status
from rules.core.events import Transition
from rules.core.game import Setup
from rules.core.piles import added, without
from rules.core.structs import with_item
from rules.space1999.central_computer import PlanDrawn
from tests.bot.conftest import OpenServer
from tests.bot.helpers.forged_presses import GAME, reach
from tests.bot.helpers.positions import SPACE
from tests.bot.helpers.simulated_server import controls, texts

pytestmark = pytest.mark.usefixtures("fixed_seed")

NAMES = ("Anna", "Bob", "Carl")
SEED = bytes([1]) * 32
NUMBERS = re.compile(r"\d{15,}")
TOKENS = re.compile(r":\d{6,}:")
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


def shown(message: Any) -> tuple[Any, ...]:
    """What a message shows; ids apart, which count all requests, and tokens, which say nothing."""
    files = [(file.filename, file.description, file.size) for file in message.attachments]
    said = [NUMBERS.sub("#", text) for text in texts(message)]
    keys = [TOKENS.sub(":#:", key) for key in controls(message)]
    return (said, keys, files, str(getattr(message, "edited_at", "")))


async def seen_by(server: Any, name: str, since: int, private: str) -> dict[str, Any]:
    """All that one person and the public can see, and what was sent but to ``private``."""
    own = server.person(private).user.dm_channel.id
    requests = [
        (sent.method, NUMBERS.sub("#", sent.path))
        for sent in server.env.http_requests[since:]
        if sent.path.startswith("/channels/") and str(own) not in sent.path
    ]
    inboxes = [who for who in NAMES if who != private]
    actor = server.person(name)
    seen: dict[str, Any] = {
        "requests": requests,
        "public": [shown(message) for message in server.posts()],
        "inboxes": [[shown(message) for message in server.direct_messages(who)] for who in inboxes],
    }
    for command in ("table move", "table log", "table show"):
        seen[command] = shown((await actor.slash(server.channel, command)).response)
    answer = await actor.slash(server.channel, "table export")
    seen["export"] = NUMBERS.sub("#", (await answer.response.attachments[0].read()).decode())
    seen["suggested"] = await actor.autocomplete(server.channel, "1969 play", "cards", "")
    hand = (await server.position(1)).state.nations[NAMES.index(name)].hand
    seen["own play"] = shown(
        (await actor.slash(server.channel, "1969 play", cards=str(hand[0]))).response
    )
    seen["own undo"] = shown((await actor.slash(server.channel, "table undo")).response)
    return seen


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
    return {"laid": laid, **await seen_by(server, NAMES[second], since, NAMES[first])}


@pytest.mark.usefixtures("asked_anyway")
@pytest.mark.parametrize("play", [name for name in PLAYS if name != "nothing"])
async def test_nobody_can_tell_one_play_from_another(open_server: OpenServer, play: str) -> None:
    async with open_server("nothing") as server:
        expected = await twin(server, PLAYS["nothing"])
    async with open_server(play) as server:
        found = await twin(server, PLAYS[play])
    assert found.pop("laid") != expected.pop("laid")
    for part, value in expected.items():
        assert found[part] == value, part
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
            public = [shown(message) for message in server.posts()]
            answer = await server.person("Bob").slash(server.channel, "table export")
            export = NUMBERS.sub("#", (await answer.response.attachments[0].read()).decode())
            log = shown((await server.person("Bob").slash(server.channel, "table log")).response)
            inboxes = [[shown(m) for m in server.direct_messages(who)] for who in ("Bob", "Carl")]
            sent = [
                (one.method, NUMBERS.sub("#", one.path))
                for one in server.env.http_requests[since:]
                if one.path.startswith("/channels/")
            ]
            found.append((public, export, log, inboxes, sent))
    assert found[0] == found[1]


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
            seen: dict[str, Any] = {
                "public": [shown(message) for message in server.posts()],
                "inboxes": [
                    [shown(m) for m in server.direct_messages(who)] for who in ("Bob", "Carl")
                ],
            }
            for name in ("Bob", "Carl"):
                for command in ("table move", "table log", "table show"):
                    answer = await server.person(name).slash(server.channel, command)
                    seen[f"{name}: {command}"] = shown(answer.response)
                typing = await server.person(name).autocomplete(
                    server.channel, "1999 propose", "plan", ""
                )
                seen[f"{name} types"] = typing
            answer = await server.person("Bob").slash(server.channel, "table export")
            private = f"/channels/{server.person('Anna').user.dm_channel.id}/"
            export = (await answer.response.attachments[0].read()).decode()
            seen["export"] = NUMBERS.sub("#", export)
            seen["requests"] = [
                (one.method, NUMBERS.sub("#", one.path))
                for one in server.env.http_requests[since:]
                if one.path.startswith("/channels/") and not one.path.startswith(private)
            ]
            found.append((seen, state.ships[0].plans, shown(hand.response)))
    (first, held, hand), (second, other, changed) = found
    assert held != other
    assert hand != changed
    for part, value in first.items():
        assert second[part] == value, part


async def test_no_log_line_and_no_request_tells_the_seed(open_server: OpenServer) -> None:
    stream = StringIO()
    before = logging.getLogger().handlers, logging.getLogger().level
    logs.set_up("DEBUG", "json", stream=stream)
    try:
        async with open_server("logged") as server:
            table = await server.table("Anna", "Bob")
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
            answer = await server.person("Bob").slash(server.channel, "table export")
            requests += (await answer.response.attachments[0].read()).decode()
    finally:
        logging.getLogger().handlers, level = before
        logging.getLogger().setLevel(level)
    told = stream.getvalue()
    assert told
    for text in (told, requests):
        assert SEED.hex() not in text
        assert str(SEED) not in text
    # A hand is a row of values between brackets, in whatever form a state or an action takes.
    for word in ("hand=", "hand_text", "play 1", "play 3", "CardPlayed", "CardsDrawn", "plays="):
        assert word not in told, word
