"""Presses that lead to moves, and the history."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.domain.table import EntryKind, LogEntry, Origin, Position, Table
from bot.i18n import words
from bot.messages.components.happened import Line, Weight, shortened
from bot.ui.handlers.record.history import DIGEST_LIMIT, _after_own
from tests.bot.helpers.positions import press_way
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said

EN = words("en")
GAME = "race1969"


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    """A running game in which everybody has made their trades and Anna or Bob buys."""
    return await buying(server, "Anna", "Bob")


async def buying(server: SimulatedServer, *names: str) -> Table:
    table = await server.traded(*names)
    return await server.bot.tables.get(table.id)


async def position(server: SimulatedServer, table: Table) -> Position:
    return await server.position(table.id)


async def up(server: SimulatedServer, table: Table) -> Any:
    here = await position(server, table)
    (decision,) = server.bot.presenters[GAME].game.decisions(here.state)
    return server.person(table.seats[decision.seat].name)


async def press(actor: Any, message: Any, label: str) -> Any:
    full = next(text for text in buttons(message) if text.startswith(label))
    return await actor.click(message, label=full)


async def presses_to(server: SimulatedServer, actor: Any, table: Table, line: str) -> int:
    """Presses from My move to an action; a select takes two: it is opened, and one is chosen."""
    game = server.bot.presenters[GAME].game
    count, action = 0, game.parse_action(line)
    click, select = actor.click, actor.select

    async def clicked(*given: Any, **named: Any) -> Any:
        nonlocal count
        count += 1
        return await click(*given, **named)

    async def selected(*given: Any, **named: Any) -> Any:
        nonlocal count
        count += 2
        return await select(*given, **named)

    person = SimpleNamespace(user=actor.user, click=clicked, select=selected)
    version = (await position(server, table)).table.version
    await press_way(server, table.id, person, action)
    assert (await position(server, table)).table.version == version + 1
    return count


@pytest.mark.parametrize("seats", [2, 5])
async def test_a_hire_and_a_spy_take_three_presses(server: SimulatedServer, seats: int) -> None:
    names = ("Anna", "Bob", "Carl", "Dora", "Emil")[:seats]
    table = await buying(server, *names)
    actor = await up(server, table)
    other = next(one.identity for one in table.seats if one.user_id != actor.user.id)
    assert await presses_to(server, actor, table, f"spy {other} ground-control") <= 3
    assert await presses_to(server, actor, table, "hire novice technology") <= 3


async def test_money_left_over_is_asked_about_once(server: SimulatedServer, table: Table) -> None:
    actor = await up(server, table)
    opened = await actor.click(server.channel.last_message, label="My move")
    done = EN("race1969-choose-done")
    asked = await press(actor, opened.response, done)
    assert "**12 M**" in said(asked)
    assert "Famous 9 M" in said(asked)
    assert (await position(server, table)).table.version == table.version
    ended = await press(actor, asked.response, EN("button-confirm", what=done))
    assert (await position(server, table)).table.version == table.version + 1
    assert said(ended).startswith("• 🏁")


async def test_the_panel_says_phase_money_and_standing(
    server: SimulatedServer, table: Table
) -> None:
    actor = await up(server, table)
    opened = said(await actor.click(server.channel.last_message, label="My move"))
    assert "📅 **1963** · Purchases · round 1 of 7" in opened
    assert "💵 **12 M** · 🏅 **2 PP**, level with the best" in opened
    assert "If it ended now" not in opened
    hired = said(await actor.slash(server.channel, "1969 hire", scientist="novice", research="lem"))
    told = "you **0 PP** (2 now, 1 novice −2), 🔵 USA **2 PP**: behind by 2."
    assert f"If it ended now: {told}" in hired


async def test_the_own_result_comes_first_and_whole(server: SimulatedServer) -> None:
    """However much others did at once: here four autopilots, who end the year's purchases."""
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game="race1969", autopilots=4, thread=False)
    await anna.click(server.channel.last_message, label="Start")
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    for _ in range(14):  # until others move after her
        (asked, *_) = server.bot.presenters[GAME].game.decisions(
            (await position(server, table)).state
        )
        if asked.kind == "trade":
            await anna.slash(server.channel, "1969 trade", points=0)
        answer = await anna.slash(server.channel, "1969 done")
        own, heading, others = said(answer).partition(EN("meanwhile"))
        if heading:
            break
    assert heading, "the autopilots have moved"
    assert own.startswith("• "), "the own result is no digest"
    assert "Anna" in own.splitlines()[0]
    for line in others.splitlines()[1:3]:
        assert line.startswith("-# ")
    told = others.partition("###")[0]
    assert 0 < len(told) <= 600
    last = [line for line in told.splitlines() if line][-1]
    assert last.startswith(EN("log-more")), "they were too many, which is said in small"


async def test_a_seal_by_direct_message_leads_on(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    game = server.bot.presenters[GAME].game
    first = game.view((await position(server, table)).state, None).order[0]
    names = ("Anna", "Bob")
    early, late = server.person(names[1 - first]), server.person(names[first])
    asked = early.user.dm_channel.last_message
    trade = next(label for label in buttons(asked) if label.startswith("1 PP"))
    sealed = await early.user.click(asked, label=trade)
    assert EN("race1969-hand-trade", points=1) in said(sealed), "what was sealed"
    shown = early.user.dm_channel.last_message
    assert EN("race1969-hand-trade", points=1) in said(shown), "and stays there"
    asked = late.user.dm_channel.last_message
    led_on = await late.user.click(asked, label=EN("race1969-choose-trade-none"))
    assert EN("race1969-question-purchase") in said(led_on)
    await server.settle()
    shown = late.user.dm_channel.last_message
    assert EN("race1969-question-purchase") in said(shown), "the next question stays there"
    done = await press(late.user, shown, EN("race1969-choose-done"))
    confirm = EN("button-confirm", what=EN("race1969-choose-done"))
    await press(late.user, done.response, confirm)
    opened = await early.user.click(early.user.dm_channel.last_message, label="My move")
    assert EN("race1969-question-purchase") in said(opened)


OTHERS = [
    Line(f"• Somebody else does number {number} of many things.", Weight.OTHERS)
    for number in range(40)
]


def kept(*lines: Line) -> list[str]:
    return [line.text for line in shortened(lines, DIGEST_LIMIT, "…")]


def test_what_concerns_the_reader_is_kept_and_stands_in_its_place() -> None:
    mine = Line("• Your time was up: the rocket flew.", Weight.OWN)
    told = kept(*OTHERS[:5], mine, *OTHERS[5:])
    assert told[0] == mine.text
    assert told[1:-1] == [line.text for line in OTHERS[-len(told) + 2 :]]
    assert told[-1] == "…"
    assert 10 < len(told) < 30
    assert len("\n".join(told)) <= DIGEST_LIMIT


def test_a_short_digest_is_whole() -> None:
    assert kept() == []
    assert kept(*OTHERS[:3]) == [line.text for line in OTHERS[:3]]


def test_too_much_about_the_reader_keeps_the_latest() -> None:
    mine = [
        Line(f"• Your rocket flew {number} times, and came back each time.", Weight.OWN)
        for number in range(40)
    ]
    told = kept(*mine, *OTHERS)
    assert told[-2] == mine[-1].text
    assert len("\n".join(told)) <= DIGEST_LIMIT


def test_who_has_two_seats_is_told_once_what_came_before_a_move_in_either() -> None:
    anna, bob = 1, 2
    moves = [(0, anna), (1, bob), (2, anna), (1, bob)]
    entries = [
        LogEntry(version, seat, "", by, Origin.PERSON, (), EntryKind.ACT)
        for version, (seat, by) in enumerate(moves)
    ]
    assert _after_own(entries, anna, 0, ()) == entries[3:]
    assert _after_own(entries, anna, 0, {2}) == entries[1:], "the second was an order's"
    assert _after_own(entries, bob, 1, ()) == []
    assert _after_own(entries, 3, 3, ()) is None
