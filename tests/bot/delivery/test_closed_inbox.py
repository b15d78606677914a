"""People whose direct messages are closed miss nothing, and nobody can tell that they are."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from bot.games import PRESENTERS
from bot.i18n import words

GAME = PRESENTERS["race1969"].game
Read = Callable[[Any], list[str]]
DAY = timedelta(days=1)


def close_inbox(town: Any, name: str) -> None:
    inbox = town.person(name).user.dm_channel.id
    town.env.inject_error(
        "POST",
        f"/channels/{inbox}/messages",
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )


def tries(town: Any, name: str) -> int:
    """How often a message to somebody was tried."""
    path = f"/channels/{town.person(name).user.dm_channel.id}/messages"
    return sum((r.method, r.path) == ("POST", path) for r in town.env.http_requests)


async def year(town: Any, table_id: int) -> None:
    """Play on, by default actions, until everybody is asked for a secret trade again."""
    while True:
        position = await town.bot.tables.position(table_id)
        decision = GAME.decisions(position.state)[0]
        action = GAME.format_action(GAME.default_action(position.state, decision.seat))
        await town.act(table_id, decision.seat, action)
        after = GAME.decisions((await town.bot.tables.position(table_id)).state)
        if decision.kind != "trade" and after[0].kind == "trade":
            return


async def test_a_closed_inbox_is_tried_once_a_day(town: Any) -> None:
    close_inbox(town, "Anna")
    table = await town.table("Anna", "Bruno", clock=None)
    assert tries(town, "Anna") == 1
    await year(town, table.id)
    await year(town, table.id)
    assert tries(town, "Anna") == 1
    await town.restart()
    await year(town, table.id)
    assert tries(town, "Anna") == 1
    assert tries(town, "Bruno") == 4
    town.env.backend.faults.clear()
    await town.env.advance_time(DAY.total_seconds() + 60)
    await year(town, table.id)
    assert tries(town, "Anna") > 1
    assert len(town.letters("Anna")) == 1


async def test_the_public_sees_the_same_whether_an_inbox_is_closed_or_not(
    open_town: Any, texts_of: Read, controls_of: Read
) -> None:
    seen = []
    for closed in (False, True):
        async with open_town(f"closed-{closed}") as town:
            if closed:
                close_inbox(town, "Anna")
            table = await town.table("Anna", "Bruno", clock=None)
            await year(town, table.id)
            seen.append([(texts_of(m), controls_of(m)) for m in town.posts()])
            assert len(town.letters("Anna")) == (0 if closed else 1)
    # The seed, and so the first player, may differ: only its hash is told.
    opened, closed = seen
    assert len(opened) == len(closed)
    assert [controls for _, controls in opened] == [controls for _, controls in closed]


async def test_the_panel_opens_from_the_channel_instead(
    town: Any, texts_of: Read, controls_of: Read
) -> None:
    close_inbox(town, "Anna")
    table = await town.table("Anna", "Bruno")
    answer = await town.person("Anna").click(town.posts()[-1], custom_id=f"mc1:move:{table.id}")
    assert answer.ephemeral
    buttons = [found for found in controls_of(answer.response) if found.startswith("mc1:do:")]
    assert buttons
    await town.person("Anna").click(answer.response, custom_id=buttons[0])
    position = await town.bot.tables.position(table.id)
    assert [decision.seat for decision in GAME.decisions(position.state)] == [1]
    assert town.letters("Anna") == []


async def test_a_reminder_that_would_be_lost_is_said_in_the_channel(
    town: Any, texts_of: Read
) -> None:
    close_inbox(town, "Anna")
    await town.table("Anna", "Bruno")
    count, anna = len(town.posts()), town.person("Anna").user.id
    await town.env.advance_time(12 * 3600 + 60)
    assert len(town.posts()) == count + 1
    reminder = town.posts()[-1]
    assert [user.id for user in reminder.mentions] == [anna]
    assert len(town.letters("Bruno")) == 2  # asked, and reminded
    assert tries(town, "Anna") == 1


async def test_one_hand_message_is_edited_and_succeeded_only_when_something_is_asked(
    town: Any, texts_of: Read, controls_of: Read
) -> None:
    table = await town.table("Anna", "Bruno", clock=None)
    (asked,) = town.letters("Anna")
    assert controls_of(asked)
    await town.act(table.id, 0, "trade 0")
    (hand,) = town.letters("Anna")
    assert hand.id == asked.id
    assert not controls_of(hand)
    await year(town, table.id)
    (again,) = town.letters("Anna")
    assert again.id != asked.id
    assert controls_of(again)


async def test_letters_are_in_the_language_of_their_reader(town: Any, texts_of: Read) -> None:
    town.person("Anna", "it")
    town.person("Bruno", "de")
    table = await town.table("Anna", "Bruno")
    for seat in range(2):
        await town.act(table.id, seat, "trade 0")
    for name, language in (("Anna", "it"), ("Bruno", "de")):
        (letter,) = town.letters(name)
        assert words(language)("direct-hand-private") in "".join(texts_of(letter))
