"""The Discord on loopback refuses what Discord refuses, and forgets nothing that Discord keeps."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tools.discord_stub import interactions as answers
from tools.discord_stub.interactions import Interactions
from tools.discord_stub.payloads import EPHEMERAL
from tools.discord_stub.world import INVITED, SEND, VIEW, Channel, Refused, World

USER = 5001


@pytest.fixture
def world() -> World:
    return World(1, permissions=INVITED)


def only(world: World) -> Channel:
    (channel,) = world.channels.values()
    return channel


def text(content: str, **more: Any) -> dict[str, Any]:
    return {"components": [{"type": 10, "content": content}], **more}


def test_a_nonce_is_enforced_for_a_while_only(world: World) -> None:
    channel, sent = only(world), text("hi", nonce="7", enforce_nonce=True)
    first = world.post(channel, sent, [])
    assert world.post(channel, sent, [])["id"] == first["id"]
    world.nonce_memory = 0.0
    assert world.post(channel, sent, [])["id"] != first["id"]


def test_ids_tell_their_time_and_grow(world: World) -> None:
    first, second = world.new_id(), world.new_id()
    assert first < second
    assert abs((first >> 22) / 1000 + 1_420_070_400 - time.time()) < 60


@pytest.mark.parametrize(("denied", "code"), [(SEND, 50013), (VIEW, 50001)])
def test_what_the_bot_may_not_do_is_refused(world: World, denied: int, code: int) -> None:
    channel = only(world)
    channel.denied = denied
    with pytest.raises(Refused) as refused:
        world.post(world.place(channel.id), text("hi"), [])
    assert (refused.value.status, refused.value.answer["code"]) == (403, code)


def test_an_archived_thread_takes_no_edits_and_is_woken_by_a_message(world: World) -> None:
    thread = world.open_thread(only(world), {"name": "game"}, None)
    message = world.post(thread, text("hi"), [])
    thread.archived = True
    with pytest.raises(Refused) as refused:
        world.edit(thread, int(message["id"]), text("ho"), [])
    assert refused.value.answer["code"] == 50083
    told: list[str] = []
    world.on_event = lambda event, payload: told.append(event)
    world.post(thread, text("again"), [])
    assert (thread.archived, told) == (False, ["THREAD_UPDATE"])
    thread.locked = True
    with pytest.raises(Refused):
        world.post(thread, text("more"), [])


def test_threads_go_with_their_channel(world: World) -> None:
    channel = only(world)
    thread = world.open_thread(channel, {"name": "game"}, None)
    world.remove(channel)
    with pytest.raises(Refused) as refused:
        world.place(thread.id)
    assert refused.value.answer["code"] == 10003


@pytest.mark.parametrize(
    "components",
    [
        [{"type": 10, "content": "x" * 4001}],
        [{"type": 10, "content": "x"}] * 41,
        [{"type": 1, "components": [{"type": 2, "label": "a", "custom_id": "x" * 101}]}],
        [{"type": 1, "components": [{"type": 2, "label": "a", "custom_id": "x"}] * 2}],
    ],
    ids=["text", "components", "long id", "id twice"],
)
def test_a_message_beyond_the_limits_is_refused_and_noted(world: World, components: Any) -> None:
    with pytest.raises(Refused) as refused:
        world.post(only(world), {"components": components}, [])
    assert refused.value.answer["code"] == 50035
    assert world.broken


async def test_an_interaction_is_answered_once_in_time_and_while_its_token_is_good(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(answers, "monotonic", lambda: now)
    known = Interactions(world)
    late = known.create(USER, only(world), None)
    late.sent = now
    now += known.answer_within + 1
    with pytest.raises(Refused, match="10062"):
        known.callback(str(late.id), {"type": 5, "data": {"flags": EPHEMERAL}}, [])
    prompt = known.create(USER, only(world), None)
    prompt.sent = now
    known.callback(str(prompt.id), {"type": 5, "data": {"flags": EPHEMERAL}}, [])
    with pytest.raises(Refused, match="40060"):
        known.callback(str(prompt.id), {"type": 4, "data": text("twice")}, [])
    assert not prompt.answer.done()
    known.change("PATCH", prompt.token, "@original", text("done"), [])
    assert prompt.answer.result()["flags"] & EPHEMERAL
    now += known.token_life + 1
    with pytest.raises(Refused, match="50027"):
        known.change("PATCH", prompt.token, "@original", text("late"), [])
