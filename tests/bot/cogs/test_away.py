"""Away: games without players wait, absent people have time, with restarts in between."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.clocks import DESERTED_LIFETIME
from bot.domain.table import Pause, Status, Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.text import timestamp
from bot.settings import LANGUAGES
from tests.bot.helpers.played_tables import DAY, HOUR, MINUTE, advance, again, due
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.covering import covering

EN = words("en")
GAMES = list(PRESENTERS)


def with_button(server: SimulatedServer, name: str, label: str) -> list[Any]:
    """Somebody's direct messages that have a button of this label."""
    return [one for one in server.direct_messages(name) if label in buttons(one)]


async def until_deserted(server: SimulatedServer, table: Table) -> Table:
    for _ in range(20):
        now = await again(server, table)
        if now.status is not Status.RUNNING:
            return now
        await advance(server, 11 * MINUTE)
    raise AssertionError("the game goes on without anybody")


# Nobody plays any more


@pytest.mark.parametrize(("game", "language"), covering(GAMES, LANGUAGES))
async def test_a_game_without_players_waits_for_them(
    server: SimulatedServer, game: str, language: str
) -> None:
    t = words(language)
    bob = server.person("Bob", language)
    table = await server.table("Anna", "Bob", game=game, clock=10 * MINUTE)
    paused = await until_deserted(server, table)
    assert (paused.status, paused.pause) == (Status.PAUSED, Pause.DESERTED)
    assert paused.wakes_at is not None
    live = server.channel.last_message
    assert EN(
        "live-paused-deserted",
        when=timestamp(paused.wakes_at, "f"),
        relative=timestamp(paused.wakes_at),
    ) in said(live)
    assert EN("step-pause-table") not in said(live), "it stands above already"
    assert {"I’m back"} <= set(buttons(live))
    assert "Resume" not in buttons(live)
    (told,) = with_button(server, "Bob", t("button-comeback"))
    title = PRESENTERS[game].title(t)
    assert t("direct-stand-in", game=title) in said(told)
    (last,) = with_button(server, "Anna", EN("button-comeback"))
    for of, one in ((language, told), ("en", last)):
        waits = words(of)("direct-stand-in-alone", days=DESERTED_LIFETIME.days)
        assert waits in said(one), "it holds before, during and after the pause"
    version = paused.version
    await advance(server, 2 * DAY)
    assert (await again(server, table)).version == version, "no autopilot plays meanwhile"

    await server.restart()
    await server.settle()
    stranger = await server.person("Eve").click(live, label="I’m back")
    assert said(stranger) == EN("error-not-seated")
    back = await bob.user.click(told, label=t("button-comeback"))
    assert said(back).startswith(t("welcome-back"))
    assert t("since-the-start") in said(back), "what happened meanwhile, though the clock moved"
    assert t("step-pause-table") in said(back)
    assert t("step-resume", who="Bob") not in said(back), "the welcome says so already"
    assert bob.user.dm_channel.history()[-1].id == told.id, "the answer asks: nothing else does"
    now = await again(server, table)
    assert (now.status, now.pause) == (Status.RUNNING, None)
    assert [seat.played_by_person for seat in now.seats] == [False, True]
    anna = server.person("Anna")
    offered = await anna.slash(server.channel, "table move")
    await anna.click(offered.response, label="I’m back")
    late = await anna.user.click(last, label="I’m back")
    assert said(late) == EN("error-not-away")


async def test_a_wait_and_an_absence_are_told_once(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A phone has no room for all of it: the rest is in the log.
    monkeypatch.setattr(PRESENTERS["race1969"], "fits_phone", False)
    table = await server.table("Anna", "Bob", clock=10 * MINUTE)
    await until_deserted(server, table)
    live = server.channel.last_message
    assert said(live).count("for Anna now") == 1
    back = await server.person("Anna").click(live, label=EN("button-comeback"))
    assert EN("by-the-clock-for-you", what="").strip() in said(back)
    assert said(back).count(EN("step-pause-table")) == 1
    assert "for Anna now" not in said(back), "the autopilot had nothing to do in her seat"
    assert "for Bob now" in said(back)
    live = said(server.channel.last_message)
    assert EN("step-pause-table") not in live
    assert EN("step-resume", who="Anna") not in live


async def test_a_game_that_nobody_comes_back_to_is_closed(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert DESERTED_LIFETIME >= 28 * DAY
    lifetime = 3 * DAY
    monkeypatch.setattr("bot.tables.session.auto_pause.DESERTED_LIFETIME", lifetime)
    table = await server.table("Anna", "Bob", clock=10 * MINUTE)
    paused = await until_deserted(server, table)
    (told,) = with_button(server, "Bob", "I’m back")
    await server.bot.close()
    server.env.backend.clock.advance((2 * DAY).total_seconds())
    await server.restart()
    await server.settle()
    later = (await again(server, table)).wakes_at
    assert paused.wakes_at is not None
    assert later is not None
    assert abs(later - paused.wakes_at - 2 * DAY) < HOUR, "nobody could come meanwhile"
    await advance(server, lifetime - DAY)
    assert (await again(server, table)).status is Status.PAUSED
    await advance(server, DAY + HOUR)
    assert (await again(server, table)).status is Status.CLOSED
    assert EN("live-closed") in said(server.channel.last_message)
    answer = await server.person("Bob").user.click(told, label="I’m back")
    assert said(answer) == EN("error-table-closed")


async def test_the_last_to_leave_learns_that_the_game_waits(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    first = await server.person("Bob").slash(server.channel, "table leave")
    assert said(first) == EN("left-autopilot")
    last = await server.person("Anna").slash(server.channel, "table leave")
    assert said(last) == EN("left-deserted")
    assert not with_button(server, "Anna", "I’m back"), "they know themselves"
    refused = await server.person("Bob").slash(server.channel, "1969 done")
    assert said(refused) == EN("error-waits-for-players")
    back = await server.person("Bob").click(server.channel.last_message, label="I’m back")
    assert said(back).startswith(EN("welcome-back"))
    assert (await again(server, table)).status is Status.RUNNING


# Away


@pytest.mark.parametrize(("game", "language"), covering(GAMES, LANGUAGES))
async def test_two_days_away(server: SimulatedServer, game: str, language: str) -> None:
    t, anna = words(language), server.person("Anna", language)
    table = await server.table("Anna", "Bob", game=game)
    before = await due(server, table)
    noted = await anna.slash(server.channel, "table away", days=2)
    now = server.bot.clock.now()
    assert t("away-noted", when=timestamp(now + 2 * DAY, "f")) in said(noted)
    seats = [seat for seat in before if table.seats[seat].user_id == anna.user.id]
    after = await due(server, table)
    if seats:
        assert after[seats[0]] == before[seats[0]] + 2 * DAY
        assert after[seats[0]] > now + 2 * DAY
    live = said(server.channel.last_message)
    assert EN("live-away", who="Anna", when=timestamp(now + 2 * DAY, "D")) in live
    await server.restart()
    await advance(server, DAY)
    assert (await again(server, table)).seats[0].played_by_person
    back = await anna.slash(server.channel, "table away", days=0)
    assert said(back).startswith(t("welcome-back"))
    assert "-# 🌴" not in said(server.channel.last_message), "but for what is in the log"
    twice = await anna.slash(server.channel, "table away", days=0)
    assert said(twice) == t("error-not-away")


async def test_longer_than_the_table_grants(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    table = await server.table("Anna", "Bob")
    too_long = await anna.slash(server.channel, "table away", days=15)
    assert said(too_long) == EN("error-away-too-long", days=14, granted=14)
    await anna.slash(server.channel, "table away", days=10)
    await advance(server, DAY)
    await anna.slash(server.channel, "table away", days=0)
    more = await anna.slash(server.channel, "table away", days=14)
    assert said(more) == EN("error-away-too-long", days=13, granted=14)
    stranger = await server.person("Eve").slash(server.channel, "table away", days=1)
    assert said(stranger) == EN("error-not-seated")
    assert (await again(server, table)).status is Status.RUNNING


@pytest.mark.parametrize("game", GAMES)
async def test_with_everybody_away_the_game_waits_and_goes_on(
    server: SimulatedServer, game: str
) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    table = await server.table("Anna", "Bob", game=game)
    version = table.version
    await anna.slash(server.channel, "table away", days=3)
    noted = await bob.slash(server.channel, "table away", days=5)
    assert EN("away-paused") in said(noted)
    paused = await again(server, table)
    back = server.bot.clock.now() + 3 * DAY
    assert (paused.pause, paused.wakes_at) == (Pause.AWAY, back)
    live = said(server.channel.last_message)
    assert EN("live-paused-away", when=timestamp(back, "f"), relative=timestamp(back)) in live
    await advance(server, 2 * DAY)
    await server.restart()
    assert (await again(server, table)).status is Status.PAUSED
    await advance(server, DAY + HOUR)
    now = await again(server, table)
    assert (now.status, now.pause) == (Status.RUNNING, None)
    assert now.version == version + 4, "two absences, a pause, its end, and no move"
    assert all(moment > back for moment in (await due(server, table)).values())
