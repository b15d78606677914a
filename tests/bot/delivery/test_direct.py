"""Direct messages: closed inboxes, and reminders that are edited and go once all is settled."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.delivery.transport import DiscordTransport
from bot.domain.calendar import MINUTES_OF_DAY, PersonalHours, QuietHours
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.delivery.test_crash import Death
from tests.bot.helpers.played_tables import buying
from tests.bot.helpers.simulated_server import SimulatedServer, controls, said, texts

GAME = PRESENTERS["race1969"].game
DAY = timedelta(days=1)


REFUSALS = [(403, 50007), (403, 20026), (400, 20026), (403, 50278), (404, 10013), (403, 0)]
"""Statuses and codes by which Discord refuses direct messages to a person."""


def close_inbox(server: Any, name: str, status: int = 403, code: int = 50007) -> None:
    inbox = server.person(name).user.dm_channel.id
    server.env.inject_error(
        "POST",
        f"/channels/{inbox}/messages",
        status=status,
        code=code,
        message="Cannot send messages to this user",
        times=None,
    )


def tries(server: Any, name: str) -> int:
    path = f"/channels/{server.person(name).user.dm_channel.id}/messages"
    return sum((r.method, r.path) == ("POST", path) for r in server.env.http_requests)


async def year(server: Any, table_id: int) -> None:
    """Play on, by default actions, until everybody is asked for a secret trade again."""
    while True:
        position = await server.position(table_id)
        decision = GAME.decisions(position.state)[0]
        action = GAME.format_action(GAME.default_action(position.state, decision.seat))
        await server.act(table_id, decision.seat, action)
        after = GAME.decisions((await server.position(table_id)).state)
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
    position = await server.position(table.id)
    assert [decision.seat for decision in GAME.decisions(position.state)] == [1]
    assert server.direct_messages("Anna") == []


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_reminder_that_would_be_lost_is_said_in_the_channel(
    server: Any, status: int, code: int
) -> None:
    close_inbox(server, "Anna", status, code)
    await server.table("Anna", "Bruno")
    count, anna = len(server.posts()), server.person("Anna").user.id
    await server.env.advance_time(12 * 3600 + 60)
    assert len(server.posts()) == count + 1
    reminder = server.posts()[-1]
    assert [user.id for user in reminder.mentions] == [anna]
    assert len(server.direct_messages("Bruno")) == 2  # asked, and reminded
    assert tries(server, "Anna") == 1


async def test_whoever_cannot_be_written_to_for_long_is_reminded_in_the_channel(
    server: Any,
) -> None:
    close_inbox(server, "Anna", 400, 40003)
    await server.table("Anna", "Bruno")
    count = len(server.posts())
    await server.env.advance_time(12 * 3600 + 60)
    assert len(server.posts()) == count + 1
    assert tries(server, "Anna") == 4
    await server.env.advance_time(11 * 3600)
    assert tries(server, "Anna") == 4


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


HOUR = 3600.0
EN = words("en")


def reminders(server: SimulatedServer, name: str, language: str = "en") -> list[discord.Message]:
    t = words(language)
    headings = [
        t(f"reminder-{what}", game=t("race1969-title")) for what in ("half", "hour", "waits")
    ]
    return [
        one
        for one in server.direct_messages(name)
        if any(heading in said(one) for heading in headings)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_reminder_names_game_server_channel_and_what_the_rules_would_choose(
    server: SimulatedServer, language: str
) -> None:
    t = words(language)
    for name in ("Anna", "Bruno"):
        server.person(name, language)
    _, _, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    (reminder,) = reminders(server, name, language)
    text = said(reminder)
    assert t("reminder-half", game=t("race1969-title")) in text
    assert f"Club · <#{server.channel.id}>" in text
    assert t("reminder-default", what=t("race1969-choose-done")) in text
    for message in server.direct_messages("Anna") + server.direct_messages("Bruno"):
        assert "Club" in said(message), "every direct message says where"
        assert f"<#{server.channel.id}>" in said(message)


async def test_it_is_edited_in_the_last_hour(server: SimulatedServer) -> None:
    _, _, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    (half,) = reminders(server, name)
    await server.env.advance_time(11 * HOUR)
    (hour,) = reminders(server, name)
    assert hour.id == half.id
    assert EN("reminder-hour", game=EN("race1969-title")) in said(hour)


async def test_it_goes_away_with_the_move(server: SimulatedServer) -> None:
    table_id, seat, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    others = [one.id for one in server.direct_messages(name)]
    await server.act(table_id, seat, "buy 1")
    assert reminders(server, name), "still buying: it says so still"
    await server.act(table_id, seat, "done")
    assert not reminders(server, name)
    assert len(server.direct_messages(name)) == len(others) - 1, "nothing else went with it"
    await server.env.advance_time(12.1 * HOUR)
    assert not reminders(server, name)
    other = {"Anna": "Bruno", "Bruno": "Anna"}[name]
    assert len(reminders(server, other)) == 1


@pytest.mark.parametrize("how", ["pause", "leave", "close"])
async def test_it_goes_away_where_no_time_ends_any_more(server: SimulatedServer, how: str) -> None:
    _, _, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    assert reminders(server, name)
    who = server.person("Anna" if how == "pause" else name)
    if how == "close":
        sure = await server.person("Anna").slash(server.channel, "table close")
        await server.person("Anna").click(sure.response, label=EN("button-close"))
    else:
        await who.slash(server.channel, f"table {how}")
    await server.settle()
    assert not reminders(server, name)
    assert await server.nothing_waits()


async def test_none_is_left_when_the_channel_is_gone(server: SimulatedServer) -> None:
    _, _, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    assert reminders(server, name)
    server.env.backend.delete_channel(server.channel.id)
    await server.settle()
    assert not reminders(server, name)


async def test_a_decision_made_while_its_reminder_was_on_the_way(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, seat, name = await buying(server)
    post = DiscordTransport.post

    async def slow(transport: DiscordTransport, *args: Any, **kwargs: Any) -> int:
        monkeypatch.setattr(DiscordTransport, "post", post)
        await server.bot.tables.play.act(table_id, seat, "done", by=None)
        return await post(transport, *args, **kwargs)

    monkeypatch.setattr(DiscordTransport, "post", slow)
    await server.env.advance_time(12.1 * HOUR)
    assert not reminders(server, name)
    assert await server.nothing_waits()


@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
@pytest.mark.parametrize("settled", [False, True], ids=["awaited", "settled"])
async def test_death_while_it_is_sent(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, before: bool, settled: bool
) -> None:
    table_id, seat, name = await buying(server)
    with monkeypatch.context() as patched:
        death = Death(server, patched, 1, before)
        await server.env.advance_time(12.1 * HOUR)
        assert death.dead
    assert len(reminders(server, name)) == (0 if before else 1)
    if settled:
        patch = monkeypatch.setattr
        with monkeypatch.context() as patched:
            patch("bot.delivery.worker.OutboxWorker.wake", lambda worker, table: None)
            await server.restart()
            await server.act(table_id, seat, "done")
        monkeypatch.undo()
    await server.restart()
    assert len(reminders(server, name)) == (0 if settled else 1)
    assert await server.nothing_waits()
    server.env.errors.clear()


async def test_more_time_is_told(server: SimulatedServer) -> None:
    table_id, _, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    (old,) = reminders(server, name)
    due = (await server.position(table_id)).due
    anna = server.person("Anna")
    await anna.slash(server.channel, "table pause")
    await server.env.advance_time(5 * HOUR)
    await anna.slash(server.channel, "table resume")
    assert not reminders(server, name), "it went with the pause"
    assert old is not None
    await server.env.advance_time(11 * HOUR)
    (hour,) = reminders(server, name)
    later = {seat: at + timedelta(hours=5) for seat, at in due.items()}
    now = (await server.position(table_id)).due
    assert {seat: at.replace(microsecond=0) for seat, at in now.items()} == {
        seat: at.replace(microsecond=0) for seat, at in later.items()
    }
    assert f"<t:{int(max(now.values()).timestamp())}:R>" in said(hour)


async def test_quiet_hours_move_the_end_that_it_tells(server: SimulatedServer) -> None:
    table_id, seat, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    (old,) = reminders(server, name)
    due = (await server.position(table_id)).due[seat]
    now = server.bot.clock.now()
    minute = now.hour * 60 + now.minute
    quiet = QuietHours((minute + 60) % MINUTES_OF_DAY, (minute + 180) % MINUTES_OF_DAY)
    async with server.acting():
        await server.bot.tables.hours.set(server.known(name), PersonalHours("UTC", quiet))
    later = (await server.position(table_id)).due[seat]
    assert later == due + timedelta(hours=2)
    (new,) = reminders(server, name)
    assert new.id == old.id
    assert f"<t:{int(later.timestamp())}:R>" in said(new)


@pytest.mark.parametrize("asleep", [False, True], ids=["down", "asleep"])
async def test_after_an_outage_all_tell_when_time_ends(
    server: SimulatedServer, asleep: bool
) -> None:
    """Whether the bot was down, or its machine asleep."""
    table_id, seat, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    (old,) = reminders(server, name)
    if not asleep:
        await server.bot.close()
    server.env.backend.clock.advance(7 * HOUR)
    if not asleep:
        await server.restart()
    await server.env.advance_time(HOUR)
    due = (await server.position(table_id)).due[seat]
    ends = f"<t:{int(due.timestamp())}:R>"
    (new,) = reminders(server, name)
    assert new.id == old.id
    assert ends not in said(old)
    assert ends in said(new)
    assert ends in said(server.channel.last_message)
