"""Reminders: one message a person and table, edited, gone once all is settled."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.delivery.transport import DiscordTransport
from bot.domain.calendar import MINUTES_OF_DAY, PersonalHours, QuietHours
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.storage import outbox
from tests.bot.delivery.test_crash import Death
from tests.bot.helpers.buying import buying
from tests.bot.helpers.simulated_discord.interactions import said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer

HOUR = 3600.0
EN = words("en")


def reminders(server: SimulatedServer, name: str, language: str = "en") -> list[discord.Message]:
    """The reminders among somebody's direct messages."""
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
    assert not await server.bot.database.read(outbox.waiting)


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
    assert not await server.bot.database.read(outbox.waiting)


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
    await server.settle()
    assert len(reminders(server, name)) == (0 if settled else 1)
    assert not await server.bot.database.read(outbox.waiting)
    server.env.errors.clear()


async def test_more_time_is_told(server: SimulatedServer) -> None:
    table_id, _, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    (old,) = reminders(server, name)
    due = (await server.bot.tables.position(table_id)).due
    anna = server.person("Anna")
    await anna.slash(server.channel, "table pause")
    await server.env.advance_time(5 * HOUR)
    await anna.slash(server.channel, "table resume")
    await server.settle()
    assert not reminders(server, name), "it went with the pause"
    assert old is not None
    await server.env.advance_time(11 * HOUR)
    (hour,) = reminders(server, name)
    later = {seat: at + timedelta(hours=5) for seat, at in due.items()}
    now = (await server.bot.tables.position(table_id)).due
    assert {seat: at.replace(microsecond=0) for seat, at in now.items()} == {
        seat: at.replace(microsecond=0) for seat, at in later.items()
    }
    assert f"<t:{int(max(now.values()).timestamp())}:R>" in said(hour)


async def test_quiet_hours_move_the_end_that_it_tells(server: SimulatedServer) -> None:
    table_id, seat, name = await buying(server)
    await server.env.advance_time(12.1 * HOUR)
    (old,) = reminders(server, name)
    due = (await server.bot.tables.position(table_id)).due[seat]
    now = server.bot.clock.now()
    minute = now.hour * 60 + now.minute
    quiet = QuietHours((minute + 60) % MINUTES_OF_DAY, (minute + 180) % MINUTES_OF_DAY)
    with server.env._bot_scope():
        await server.bot.tables.hours.set(server.known(name), PersonalHours("UTC", quiet))
    await server.settle()
    later = (await server.bot.tables.position(table_id)).due[seat]
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
    due = (await server.bot.tables.position(table_id)).due[seat]
    ends = f"<t:{int(due.timestamp())}:R>"
    (new,) = reminders(server, name)
    assert new.id == old.id
    assert ends not in said(old)
    assert ends in said(new)
    assert ends in said(server.channel.last_message)
