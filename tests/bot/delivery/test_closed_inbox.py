"""People whose direct messages are closed miss nothing, and nobody can tell that they are."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.games import PRESENTERS
from bot.i18n import words
from tests.bot.helpers.simulated_discord.simulated_server import controls, texts

GAME = PRESENTERS["race1969"].game
DAY = timedelta(days=1)


def close_inbox(server: Any, name: str) -> None:
    inbox = server.person(name).user.dm_channel.id
    server.env.inject_error(
        "POST",
        f"/channels/{inbox}/messages",
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )


def tries(server: Any, name: str) -> int:
    """How often a message to somebody was tried."""
    path = f"/channels/{server.person(name).user.dm_channel.id}/messages"
    return sum((r.method, r.path) == ("POST", path) for r in server.env.http_requests)


async def year(server: Any, table_id: int) -> None:
    """Play on, by default actions, until everybody is asked for a secret trade again."""
    while True:
        position = await server.bot.tables.position(table_id)
        decision = GAME.decisions(position.state)[0]
        action = GAME.format_action(GAME.default_action(position.state, decision.seat))
        await server.act(table_id, decision.seat, action)
        after = GAME.decisions((await server.bot.tables.position(table_id)).state)
        if decision.kind != "trade" and after[0].kind == "trade":
            return


async def test_a_closed_inbox_is_tried_once_a_day(server: Any) -> None:
    close_inbox(server, "Anna")
    table = await server.table("Anna", "Bruno", clock=None)
    assert tries(server, "Anna") == 1
    await year(server, table.id)
    await year(server, table.id)
    assert tries(server, "Anna") == 1
    await server.restart()
    await year(server, table.id)
    assert tries(server, "Anna") == 1
    assert tries(server, "Bruno") == 4
    server.env.backend.faults.clear()
    await server.env.advance_time(DAY.total_seconds() + 60)
    await year(server, table.id)
    assert tries(server, "Anna") > 1
    assert len(server.direct_messages("Anna")) == 1


def verbs(controls: list[str]) -> list[str]:
    return [control.rpartition(":")[0] for control in controls]


async def test_the_public_sees_the_same_whether_an_inbox_is_closed_or_not(open_server: Any) -> None:
    seen = []
    for closed in (False, True):
        async with open_server(f"closed-{closed}") as server:
            if closed:
                close_inbox(server, "Anna")
            table = await server.table("Anna", "Bruno", clock=None)
            await year(server, table.id)
            seen.append([(texts(m), controls(m)) for m in server.posts()])
            assert len(server.direct_messages("Anna")) == (0 if closed else 1)
    # The seed, and so the first player, may differ: only its hash is told.
    opened, closed = seen
    assert len(opened) == len(closed)
    assert [verbs(controls) for _, controls in opened] == [
        verbs(controls) for _, controls in closed
    ]


async def test_the_panel_opens_from_the_channel_instead(server: Any) -> None:
    close_inbox(server, "Anna")
    table = await server.table("Anna", "Bruno")
    answer = await server.person("Anna").click(server.posts()[-1], custom_id=f"mc1:move:{table.id}")
    assert answer.ephemeral
    buttons = [found for found in controls(answer.response) if found.startswith("mc1:do:")]
    assert buttons
    await server.person("Anna").click(answer.response, custom_id=buttons[0])
    position = await server.bot.tables.position(table.id)
    assert [decision.seat for decision in GAME.decisions(position.state)] == [1]
    assert server.direct_messages("Anna") == []


async def test_a_reminder_that_would_be_lost_is_said_in_the_channel(server: Any) -> None:
    close_inbox(server, "Anna")
    await server.table("Anna", "Bruno")
    count, anna = len(server.posts()), server.person("Anna").user.id
    await server.env.advance_time(12 * 3600 + 60)
    assert len(server.posts()) == count + 1
    reminder = server.posts()[-1]
    assert [user.id for user in reminder.mentions] == [anna]
    assert len(server.direct_messages("Bruno")) == 2  # asked, and reminded
    assert tries(server, "Anna") == 1


async def test_one_hand_message_is_edited_and_succeeded_only_when_something_is_asked(
    server: Any,
) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    (asked,) = server.direct_messages("Anna")
    assert controls(asked)
    await server.act(table.id, 0, "trade 0")
    (hand,) = server.direct_messages("Anna")
    assert hand.id == asked.id
    assert [id_.split(":")[1] for id_ in controls(hand)] == ["onward"], "nothing is asked"
    await year(server, table.id)
    (again,) = server.direct_messages("Anna")
    assert again.id != asked.id
    assert controls(again)


async def test_direct_messages_are_in_the_language_of_their_reader(server: Any) -> None:
    server.person("Anna", "it")
    server.person("Bruno", "de")
    table = await server.table("Anna", "Bruno")
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    for name, language in (("Anna", "it"), ("Bruno", "de")):
        (direct_message,) = server.direct_messages(name)
        assert words(language)("direct-hand-private") in "".join(texts(direct_message))
